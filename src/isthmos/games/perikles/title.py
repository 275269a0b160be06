"""Perikles on the shelf: what the upper floors may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from isthmos.core.dealer import Stream
from isthmos.core.message import Message
from isthmos.core.options import listed
from isthmos.core.speech import Told
from isthmos.core.state import Origin, State
from isthmos.core.title import Option, Title
from isthmos.games.perikles import base, data_file, invariants, telling
from isthmos.games.perikles.content import Content
from isthmos.games.perikles.imagine import imagine
from isthmos.games.perikles.own import own
from isthmos.games.perikles.rules import Rules
from isthmos.games.perikles.shapes import PeriklesOwn, PeriklesView
from isthmos.games.perikles.speech import SPEECHES
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
    speeches = SPEECHES
    over = Message("perikles-over", {})

    def start(self, seats: int, options: dict[str, str]) -> State:
        board = Board(rulebook(seats, options))
        board.run_on()
        return board

    def options(self) -> list[Option]:
        return listed(shipped_content().option_rows)

    def tell(self, state: State, facts: Sequence[tuple[int, ...]], viewer: int) -> list[Told]:
        return telling.tell(cast(Board, state), facts, viewer)

    def reveals(self, facts: Sequence[tuple[int, ...]]) -> bool:
        return telling.reveals(facts)

    def view(self, state: State, viewer: int) -> PeriklesView:
        return view(cast(Board, state), viewer)

    def own(self, state: State, seat: int) -> PeriklesOwn:
        return own(cast(Board, state), seat)

    def imagine(self, state: State, seat: int, stream: Stream) -> State:
        return imagine(cast(Board, state), seat, stream)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(cast(Board, state))


TITLE = PeriklesTitle()
