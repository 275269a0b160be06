"""Perikles on the shelf: what the upper floors may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from isthmos.core.dealer import Stream
from isthmos.core.message import Message
from isthmos.core.options import listed
from isthmos.core.speech import About, Barred, Told, Window
from isthmos.core.state import Origin, State
from isthmos.core.title import Choice, Option, Title
from isthmos.games.perikles import base, data_file, foresight, invariants, log, notation, reasons, windows, words
from isthmos.games.perikles.content import Content
from isthmos.games.perikles.imagine import imagine
from isthmos.games.perikles.rules import Rules
from isthmos.games.perikles.shapes import PeriklesView
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.view import view


@cache
def shipped_content() -> Content:
    """The box as it is shipped, unpacked once."""
    return Content(data_file.shipped())


def rulebook(seats: int, options: dict[str, str]) -> Rules:
    """The rules for one table."""
    TITLE.check_seats(seats)
    rules = Rules(shipped_content(), seats, options)
    rules.origin = Origin(rulebook, seats, options)
    base.install(rules)
    rules.bind()
    return rules


class PeriklesTitle(Title):
    id = "perikles"
    rules_version = 1
    hides_nothing = False
    seats_min = 3
    seats_max = 5

    def start(self, seats: int, options: dict[str, str]) -> State:
        board = Board(rulebook(seats, options))
        board.run_on()
        return board

    def options(self) -> list[Option]:
        return listed(shipped_content().option_rows)

    def write(self, state: State, move: int) -> str:
        return notation.write(cast(Board, state), move)

    def written(self, state: State) -> list[str]:
        return notation.written(cast(Board, state))

    def normal(self, state: State, text: str) -> str:
        return notation.normal(cast(Board, state), text)

    def refusal(self, state: State, text: str) -> Message:
        board = cast(Board, state)
        return reasons.why_not(board, notation.normal(board, text)) or Message("move-refused", {"text": text})

    def tell(self, state: State, facts: Sequence[tuple[int, ...]], viewer: int) -> list[Told]:
        return [Told("", About(), message) for message in log.tell(cast(Board, state), facts, viewer)]

    def reveals(self, facts: Sequence[tuple[int, ...]]) -> bool:
        return log.reveals(facts)

    def window(self, state: State) -> Window | None:
        return windows.window(cast(Board, state))

    def question(self, state: State) -> Message:
        return words.question(cast(Board, state))

    def describe(self, state: State, move: int) -> Message:
        return words.describe(cast(Board, state), move)

    def consequences(self, state: State, move: int) -> list[Message]:
        return foresight.consequences(cast(Board, state), move)

    def choices(self, state: State) -> list[Choice]:
        moves = enumerate(words.in_order(cast(Board, state)), 1)
        return [
            Choice(number, self.describe(state, move), [move], 0, self.consequences(state, move))
            for number, move in moves
        ]

    def barred(self, state: State) -> list[Barred]:
        return [Barred(answer, About(), why) for answer, why in reasons.barred(cast(Board, state))]

    def guidance(self, state: State) -> Message:
        return words.guidance(cast(Board, state))

    def view(self, state: State, viewer: int) -> PeriklesView:
        return view(cast(Board, state), viewer)

    def imagine(self, state: State, seat: int, stream: Stream) -> State:
        return imagine(cast(Board, state), seat, stream)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(cast(Board, state))


TITLE = PeriklesTitle()
