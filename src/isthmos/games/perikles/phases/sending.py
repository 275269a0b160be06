# compiled
"""A turn with the armies: counter, target, permission, cube (PER-A5, PER-A6, PER-R5 to PER-R7)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, Work
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import (
    ARMIES,
    ATTACK,
    CITIES,
    DEFENCE,
    HOPLITE,
    PERSIA,
    TRIREME,
    army_of,
    type_of,
)
from isthmos.games.perikles.phases.placing import (
    LEGAL,
    can_place,
    needs_permission,
    objection_to_place,
    place,
)
from isthmos.games.perikles.phases.slave_revolt import begin_revolt, can_revolt
from isthmos.games.perikles.questions import CHOOSE_TARGET, END_ARMY_TURN, PAY_CUBE, PERMIT, SEND
from isthmos.games.perikles.state import CUBE_STEP, NONE, TILE_STEP, Board, field, side_of, slot_of

STOP: Final = 62
REVOLT: Final = 63
"""Beyond the numbers of the units."""

NO: Final = 0
YES: Final = 1


def begin_turn(s: Board, seat: int) -> None:
    """PER-A5."""
    s.army_turn = seat
    s.turn_step = TILE_STEP
    s.sent = 0
    s.extra_sent = 0
    s.cube_city = NONE
    s.refusals = (0,) * len(s.refusals)
    go_on(s, seat)


def go_on(s: Board, seat: int) -> None:
    """Ask for the next thing this seat can do in its turn."""
    content = s.rules.content
    if s.turn_step == TILE_STEP and s.sent < content.counters_per_tile and any_sendable(s, seat, s.armies_of(seat)):
        s.ask(SEND, seat)
        return
    if s.extra_sent:
        if s.extra_sent < content.extra_counters and any_sendable(s, seat, [paid_army(s, seat)]):
            s.ask(SEND, seat)
            return
    elif s.sent and payable_cities(s, seat):
        s.ask(PAY_CUBE, seat)
        return
    if s.has_unused_special(seat):
        s.ask(END_ARMY_TURN, seat)  # PER-H5


def counter_on_its_way(s: Board) -> int:
    """The counter whose target or permission is asked for, or NONE."""
    f = s.top
    return f.a if f is not None and f.kind in (CHOOSE_TARGET, PERMIT) else NONE


def paid_army(s: Board, seat: int) -> int:
    """PER-A6, PER-P2: whose counters the cube pays for."""
    return PERSIA if seat in s.persians else s.cube_city


def any_sendable(s: Board, seat: int, armies: list[int]) -> bool:
    for army in armies:
        for type_ in (HOPLITE, TRIREME):
            if s.in_hand(army, type_) and can_place(s, seat, army, type_):
                return True
    return False


def must_send(s: Board) -> bool:
    """PER-A6: a city was named for the cube, and nothing is sent for it yet."""
    return s.cube_city != NONE and not s.extra_sent


class Send(Decision[Board]):
    """Which counter to send, or no more, or Slave Revolt. Asked by public facts alone (PER-H5)."""

    always_asked = True

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        if not must_send(s):
            legal.one(STOP)
            if can_revolt(s, f.seat):
                legal.one(REVOLT)
        armies = s.commands[f.seat] if s.cube_city == NONE else 1 << paid_army(s, f.seat)
        for army in range(ARMIES):
            if armies >> army & 1:
                for type_ in (HOPLITE, TRIREME):
                    if s.in_hand(army, type_) and can_place(s, f.seat, army, type_):
                        name_counters(s, army, type_, legal)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == REVOLT:
            begin_revolt(s, f.seat)
        elif move != STOP:
            s.ask(CHOOSE_TARGET, f.seat, move)
        elif s.turn_step == TILE_STEP and s.sent and payable_cities(s, f.seat):
            s.turn_step = CUBE_STEP
            s.ask(PAY_CUBE, f.seat)


def name_counters(s: Board, army: int, type_: int, legal: Answers) -> None:
    """Those in hand, the weakest first."""
    first = army << 3 | type_ << 2
    for unit in range(first, first + 4):
        if s.home[unit]:
            legal.one(unit)


class ChooseTarget(Decision[Board]):
    """Location and side. frame.a: the counter. Legal targets depend on army and type alone."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        army, type_ = army_of(f.a), type_of(f.a)
        for slot in range(len(s.locations)):
            for side in (ATTACK, DEFENCE):
                if objection_to_place(s, f.seat, army, type_, slot, side)[0] == LEGAL:
                    legal.one(field(slot, side))

    def play(self, s: Board, f: Frame, move: int) -> None:
        slot, side = slot_of(move), side_of(move)
        army = army_of(f.a)
        if needs_permission(s, f.seat, army, slot, side):
            leader = s.leaders[s.rules.content.locations[s.locations[slot]].owner]
            s.note(facts.PERMISSION_ASKED, f.seat, army, type_of(f.a), s.locations[slot], leader)
            s.ask(PERMIT, leader, f.a, slot)
        else:
            send(s, f.seat, f.a, slot, side)


class Permit(Decision[Board]):
    """May this counter defend? frame.a: the counter, its strength unknown here; frame.b: the slot (PER-R5)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(NO)
        legal.one(YES)

    def play(self, s: Board, f: Frame, move: int) -> None:
        army, slot = army_of(f.a), f.b
        answer = facts.PERMITTED if move == YES else facts.REFUSED
        s.note(answer, f.seat, army, s.locations[slot])
        if move == NO:
            s.refusals = with_armies(s.refusals, slot, answered_armies(s, army))  # PER-R6
            go_on(s, s.army_turn)
            return
        if s.rules.options.permission_lasts:
            s.permits = with_armies(s.permits, slot, answered_armies(s, army))
        send(s, s.army_turn, f.a, slot, DEFENCE)


def answered_armies(s: Board, army: int) -> int:
    """PER-R7: for which armies the answer holds, as a set."""
    return s.commands[s.army_turn] if s.rules.options.permission_is_for_the_player else 1 << army


def with_armies(sets: tuple[int, ...], slot: int, armies: int) -> tuple[int, ...]:
    return (*sets[:slot], sets[slot] | armies, *sets[slot + 1 :])


def send(s: Board, seat: int, unit: int, slot: int, side: int) -> None:
    """PER-A6: the cube is paid when the first extra counter is really placed."""
    if s.cube_city == NONE:
        s.sent += 1
    else:
        if not s.extra_sent:
            s.remove_cubes(seat, s.cube_city, 1)
            s.note(facts.CUBE_PAID, seat, s.cube_city)
        s.extra_sent += 1
    place(s, seat, unit, slot, side)
    go_on(s, seat)


def payable_cities(s: Board, seat: int) -> list[int]:
    """PER-A6: cities whose cube would pay for counters that have a place; for Persians any city (PER-P2)."""
    if seat in s.persians:
        cities = list(range(CITIES)) if any_sendable(s, seat, [PERSIA]) else []
    else:
        cities = [city for city in s.armies_of(seat) if any_sendable(s, seat, [city])]
    return [city for city in cities if s.column_cubes(seat, city)]


class PayCube(Decision[Board]):
    """From which city to pay a cube for more counters, or from none."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(STOP)
        legal.all_of(payable_cities(s, f.seat))
        if can_revolt(s, f.seat):
            legal.one(REVOLT)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == REVOLT:
            begin_revolt(s, f.seat)
        elif move != STOP:
            s.turn_step = CUBE_STEP
            s.cube_city = move
            s.ask(SEND, f.seat)


class EndArmyTurn(Decision[Board]):
    """The last moment for Slave Revolt, asked of everybody whose special tile is unused (PER-H5)."""

    always_asked = True

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(STOP)
        if can_revolt(s, f.seat):
            legal.one(REVOLT)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == REVOLT:
            begin_revolt(s, f.seat)


class ResumeArmyTurn(Work[Board]):
    """The turn goes on after Slave Revolt. frame.a: the seat."""

    def do(self, s: Board, f: Frame) -> None:
        go_on(s, f.a)
