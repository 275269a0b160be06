# compiled
"""Slave Revolt: a Spartan hoplite goes home for the round (PER-A11, PER-A12)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import SAME, Answers
from isthmos.core.state import CHANCE, NOBODY, Decision, Frame
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import HOPLITE, SLAVE_REVOLT, SPARTA
from isthmos.games.perikles.phases.special_tiles import use_special
from isthmos.games.perikles.questions import CHOOSE_REVOLT, DRAW_REVOLT, RESUME_ARMY_TURN
from isthmos.games.perikles.state import NONE, Board, slot_of, unit_of

HAND: Final = 14
"""The stack in the hand of Sparta's leader; the others are sides of locations."""


def stacks(s: Board) -> list[int]:
    """Where Spartan hoplites can be struck: sides of locations, and the hand."""
    found = [here for here in range(HAND) if s.present[here] >> SPARTA & 1 and s.spartan_hoplites_at(here)]
    if s.leaders[SPARTA] != NONE and s.in_hand(SPARTA, HOPLITE):
        found.append(HAND)
    return found


def can_revolt(s: Board, seat: int) -> bool:
    return s.holds(seat, SLAVE_REVOLT) and bool(stacks(s))


def begin_revolt(s: Board, seat: int) -> None:
    use_special(s, seat)
    s.ask(RESUME_ARMY_TURN, NOBODY, seat)
    s.ask(CHOOSE_REVOLT, seat)


class ChooseRevolt(Decision[Board]):
    """Which stack is struck."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.all_of(stacks(s))

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.ask(DRAW_REVOLT, CHANCE, move, f.seat)


def drawn(s: Board, f: Frame, move: int) -> int:
    """Which counter an answer of chance means."""
    return move if f.a == HAND else unit_of(s.forces[f.a][move])


class DrawRevolt(Decision[Board]):
    """Which counter of the stack it is: a unit in the hand, elsewhere a place in the row.

    frame.a: the stack; frame.b: who plays.
    """

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        if f.a != HAND:
            legal.all_of(s.spartan_hoplites_at(f.a))
            return
        first = SPARTA << 3
        for unit in range(first, first + 4):
            legal.run(unit, s.home[unit], SAME)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if f.a == HAND:
            unit = move
            s.home[unit] -= 1
        else:
            unit = s.take_from_field(f.a, move)  # PER-A12: relations, roles and `stood` remain
        s.frozen = (*s.frozen, unit)
        s.note(facts.REVOLTED, f.b, unit, NONE if f.a == HAND else s.locations[slot_of(f.a)])
