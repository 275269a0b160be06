"""Whole games as somebody would type them, found out beforehand on a table of the same seed."""

from __future__ import annotations

import random

from isthmos.cli.language import Language
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.record import to_text
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.table.table import Table

TITLE = TITLES["peloponnes"]


def table(seed: str, seats: int, options: dict[str, str] | None = None) -> Table:
    return Table.new(TITLE, seats, options or {}, [f"P{seat}" for seat in range(seats)], dealer_from_seed(seed))


def typed_game(
    seed: str, seats: int, language: str = "", options: dict[str, str] | None = None
) -> tuple[list[str], str]:
    """Answers in notation, or as a language shows them, and the hash of the last position."""
    speaking = Language(language) if language else None
    played = table(seed, seats, options)
    lines = play_on(played, seed, speaking)
    return lines, played.state.hash()


def finished_text(seed: str) -> str:
    """The record of a whole game for two."""
    played = table(seed, 2)
    play_on(played, seed, None)
    return to_text(played.record)


def play_on(played: Table, seed: str, speaking: Language | None) -> list[str]:
    """To the end, any answer as good as another; what was typed."""
    choose, lines = random.Random(seed), []
    while played.state.seat() != OVER:
        state = played.state
        move = choose.choice(state.moves())
        lines.append(speaking.say(TITLE.describe(state, move)) if speaking else TITLE.write(state, move))
        played.submit(state.seat(), TITLE.write(state, move))
    return lines
