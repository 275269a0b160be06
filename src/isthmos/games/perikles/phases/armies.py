# compiled
"""5 · Sending armies: who begins, who comes back, whose turn it is (PER-A1 to PER-A4)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import NOBODY, Decision, Frame, Phase, Work
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import CITIES, DOUBLE, HOPLITE, SPARTA, TRIREME, army_of
from isthmos.games.perikles.phases.sending import begin_turn
from isthmos.games.perikles.questions import ARMY_TURN, CHOOSE_FIRST, RETRIEVE
from isthmos.games.perikles.state import NONE, Board


class FirstWithArmies(Phase[Board]):
    """PER-A2: the leader of Sparta decides, or the start player if there is none."""

    def begin(self, s: Board) -> None:
        leader = s.leaders[SPARTA]
        s.ask(CHOOSE_FIRST, s.start if leader == NONE else leader)


class ChooseFirst(Decision[Board]):
    """Who begins with the armies."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.run(0, s.seats)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.first = move
        s.note(facts.FIRST_CHOSEN, f.seat, move)


class Retrieving(Phase[Board]):
    """PER-A3: one lost counter of every city that has a leader."""

    def begin(self, s: Board) -> None:
        damaged = {army_of(unit) for unit in s.lost}
        for seat in reversed(s.from_seat(s.first)):
            for city in reversed(range(CITIES)):
                if s.leaders[city] == seat and city in damaged:
                    s.ask(RETRIEVE, seat, city)


def weakest_lost(s: Board, city: int, type_: int) -> int:
    return min([unit for unit in s.lost if unit >> 2 == city << 1 | type_])


class Retrieve(Decision[Board]):
    """Hoplites or triremes: the weakest lost counter of the type comes back. frame.a: the city."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for type_ in (HOPLITE, TRIREME):
            if any(unit >> 2 == f.a << 1 | type_ for unit in s.lost):
                legal.one(type_)

    def play(self, s: Board, f: Frame, move: int) -> None:
        unit = weakest_lost(s, f.a, move)
        i = s.lost.index(unit)
        s.lost = s.lost[:i] + s.lost[i + 1 :]
        s.home[unit] += 1
        s.note(facts.RETRIEVED, f.seat, unit)


class SendingArmies(Phase[Board]):
    """PER-A4: all two-shard tiles, then the others."""

    def begin(self, s: Board) -> None:
        tiles = s.rules.content.tiles
        for seat in range(s.seats):
            doubles = sum([tiles[number].sort == DOUBLE for number in s.taken[seat]])
            s.twos[seat] = doubles
            s.ones[seat] = len(s.taken[seat]) - doubles
        s.ask(ARMY_TURN, NOBODY, s.first)


def has_begun(s: Board) -> bool:
    """Whether tiles are being used for turns with the armies in this round, or have been."""
    return s.first != NONE and (s.top is None or s.top.kind != RETRIEVE)


class ArmyTurn(Work[Board]):
    """The next tile of the current group is used up. frame.a: the seat to look at first (PER-A4)."""

    def do(self, s: Board, f: Frame) -> None:
        group = s.twos if any(s.twos) else s.ones
        for seat in s.from_seat(f.a):
            if group[seat]:
                s.note(facts.TURN_BEGAN, seat, 2 if group is s.twos else 1)
                group[seat] -= 1
                s.ask(ARMY_TURN, NOBODY, (seat + 1) % s.seats)
                begin_turn(s, seat)
                return
        s.army_turn = NONE
        s.sent = s.extra_sent = 0
