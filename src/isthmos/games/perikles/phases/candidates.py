# compiled
"""3 · Nominating candidates (PER-N1 to PER-N3)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import NOBODY, Decision, Frame, Phase, Work
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import CITIES
from isthmos.games.perikles.questions import NOMINATE, NOMINATION_TURN
from isthmos.games.perikles.state import NONE, Board

LEGAL: Final = 0
NO_SPACE: Final = 1
NO_OWN_CUBE: Final = 2
NO_CUBE_OF_CANDIDATE: Final = 3
ALREADY_CANDIDATE: Final = 4
"""What speaks against a nomination."""


def objection(s: Board, seat: int, city: int, candidate: int) -> int:
    """PER-N2: what forbids this nomination, or LEGAL."""
    if s.beta[city] != NONE:
        return NO_SPACE
    if not s.cubes[seat * CITIES + city] and s.alpha[city] != seat:
        return NO_OWN_CUBE
    if s.alpha[city] == candidate:
        return ALREADY_CANDIDATE
    if not s.cubes[candidate * CITIES + city]:
        return NO_CUBE_OF_CANDIDATE
    return LEGAL


def can_nominate(s: Board, seat: int) -> bool:
    for city in range(CITIES):
        if s.beta[city] != NONE:
            continue
        for candidate in range(s.seats):
            if objection(s, seat, city, candidate) == LEGAL:
                return True
    return False


class Nominating(Phase[Board]):
    """PER-N1."""

    def begin(self, s: Board) -> None:
        s.ask(NOMINATION_TURN, NOBODY, s.start)


class NominationTurn(Work[Board]):
    """The next seat that can nominate does; the phase ends when nobody can. frame.a: the seat whose turn it is."""

    def do(self, s: Board, f: Frame) -> None:
        for seat in s.from_seat(f.a):
            if can_nominate(s, seat):
                s.ask(NOMINATION_TURN, NOBODY, (seat + 1) % s.seats)
                s.ask(NOMINATE, seat)
                return


def nomination(city: int, candidate: int) -> int:
    """A nomination as a move."""
    return city << 3 | candidate


def city_of(nomination: int) -> int:
    return nomination >> 3


def candidate_of(nomination: int) -> int:
    return nomination & 7


class Nominate(Decision[Board]):
    """Which cube of which city becomes a candidate (PER-N2, PER-N3)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for city in range(CITIES):
            if s.beta[city] != NONE:
                continue
            for candidate in range(s.seats):
                if objection(s, f.seat, city, candidate) == LEGAL:
                    legal.one(nomination(city, candidate))

    def play(self, s: Board, f: Frame, move: int) -> None:
        city, candidate = city_of(move), candidate_of(move)
        s.cubes[candidate * CITIES + city] -= 1
        if s.alpha[city] == NONE:
            s.alpha[city] = candidate
        else:
            s.beta[city] = candidate
        s.note(facts.NOMINATED, f.seat, city, candidate, int(s.beta[city] == candidate))
