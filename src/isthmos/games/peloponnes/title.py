"""Peloponnes on the shelf: what the upper floors may ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from isthmos.core.dealer import Stream
from isthmos.core.message import Message
from isthmos.core.options import listed
from isthmos.core.speech import Speech, Told
from isthmos.core.state import Origin, State
from isthmos.core.title import Option, Title
from isthmos.games.peloponnes import base, data_file, invariants, telling, view
from isthmos.games.peloponnes.content import Content
from isthmos.games.peloponnes.rules import Rules
from isthmos.games.peloponnes.shapes import PeloponnesView, PolisView
from isthmos.games.peloponnes.speeches import SPEECHES
from isthmos.games.peloponnes.state import NONE, Board


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


class PeloponnesTitle(Title):
    id = "peloponnes"
    rules_version = 1
    hides_nothing = True
    seats_min = 1
    seats_max = 5
    speeches: Mapping[int, Speech[Any]] = SPEECHES
    over = Message("peloponnes-over", {})

    def start(self, seats: int, options: dict[str, str]) -> State:
        board = Board(rulebook(seats, options))
        board.run_on()
        return board

    def options(self) -> list[Option]:
        return listed(shipped_content().option_rows)

    def tell(self, state: State, facts: Sequence[tuple[int, ...]], viewer: int) -> list[Told]:
        return telling.tell(cast(Board, state), facts)

    def view(self, state: State, viewer: int) -> PeloponnesView:
        return view.view(cast(Board, state), viewer)

    def own(self, state: State, seat: int) -> PolisView:
        return view.own(cast(Board, state), seat)

    def imagine(self, state: State, seat: int, stream: Stream) -> State:
        """PEL-C6: nothing is hidden but what has not been drawn, and that has no order."""
        return state.clone()

    def violations(self, state: State) -> list[str]:
        return invariants.violations(cast(Board, state))

    def seat_label(self, state: State, seat: int) -> str:
        board = cast(Board, state)
        number = board.poleis[seat].civilization
        return "" if number == NONE else board.rules.content.civilizations[number].id


TITLE = PeloponnesTitle()
