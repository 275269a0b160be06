"""Whole games as somebody would type them, found out beforehand on a table of the same seed."""

from __future__ import annotations

import random

from isthmos.cli.language import Language
from isthmos.core.dealer import dealer_from_seed
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
    speaking, choose = Language(language) if language else None, random.Random(seed)
    played, lines = table(seed, seats, options), []
    while played.state.seat() != OVER:
        state = played.state
        move = choose.choice(state.moves())
        lines.append(speaking.say(TITLE.describe(state, move)) if speaking else TITLE.write(state, move))
        played.submit(state.seat(), TITLE.write(state, move))
    return lines, played.state.hash()
