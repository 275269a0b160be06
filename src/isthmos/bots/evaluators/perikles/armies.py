# compiled
"""Sending armies: who begins, which counter where, permission, a cube, the slaves (PER-A1 to PER-A12, PER-R5)."""

from __future__ import annotations

from typing import Final

from isthmos.bots.evaluators.perikles.battles import Front
from isthmos.bots.evaluators.perikles.sight import Sight
from isthmos.bots.evaluators.perikles.weights import (
    COUNTER_COST,
    CUBE_COST,
    EXTRA_COUNTERS,
    FOLLOW_UP,
    HOPE_OF_PERMISSION,
    KEEP_FOR_OTHER_BATTLE,
    MANY_CUBES,
)
from isthmos.core.state import Frame
from isthmos.games.perikles.content import (
    ATTACK,
    DEFENCE,
    HOPLITE,
    PERSIA,
    SPARTA,
    TRIREME,
    army_of,
    strength_of,
    type_of,
)
from isthmos.games.perikles.phases.placing import LEGAL, needs_permission, objection_to_place
from isthmos.games.perikles.phases.sending import NO, REVOLT, STOP
from isthmos.games.perikles.phases.slave_revolt import HAND, stacks
from isthmos.games.perikles.questions import (
    CHOOSE_FIRST,
    CHOOSE_REVOLT,
    CHOOSE_TARGET,
    END_ARMY_TURN,
    PAY_CUBE,
    PERMIT,
    RETRIEVE,
    SEND,
)
from isthmos.games.perikles.state import Board, field, side_of, slot_of, unit_of

KINDS: Final = {CHOOSE_FIRST, RETRIEVE, SEND, CHOOSE_TARGET, PERMIT, PAY_CUBE, END_ARMY_TURN, CHOOSE_REVOLT}


NOBODY_NEW: Final = -1
"""No seat: the side keeps its main player (PER-A12)."""


class Armies:
    """The answers of one seat, judged by what they change at the locations."""

    def __init__(self, s: Board, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.sight = Sight(s, seat)
        self.fronts: dict[int, Front] = {}
        self.gains: dict[tuple[int, int, int], float] = {}
        """By type, strength and field."""
        self.places: dict[tuple[int, int], list[int]] = {}
        """By army and type: the fields where such a counter may be sent."""

    def value(self, f: Frame, move: int) -> float:
        kind = f.kind
        if move == STOP and kind in (SEND, PAY_CUBE, END_ARMY_TURN):
            return 0.0
        if move == REVOLT and kind in (SEND, PAY_CUBE, END_ARMY_TURN):
            return self.revolt()
        if kind == SEND:
            return max([self.sending(move, here) for here in self.fields(army_of(move), type_of(move))])
        if kind == CHOOSE_TARGET:
            return self.sending(f.a, move)
        if kind == PERMIT:
            return 0.0 if move == NO else self.permitting(f)
        if kind == PAY_CUBE:
            return self.paying(move)
        if kind == CHOOSE_REVOLT:
            return self.striking(move)
        if kind == RETRIEVE:
            return self.retrieving(f.a, move)
        assert kind == CHOOSE_FIRST
        return float(move == self.seat)  # PER-A2: who comes first becomes main player

    def front(self, slot: int) -> Front:
        if slot not in self.fronts:
            self.fronts[slot] = Front(self.s, self.sight, slot)
        return self.fronts[slot]

    def fields(self, army: int, type_: int) -> list[int]:
        """Where a counter of an army and type may go."""
        if (army, type_) not in self.places:
            self.places[army, type_] = [
                field(slot, side)
                for slot in range(len(self.s.locations))
                for side in (ATTACK, DEFENCE)
                if objection_to_place(self.s, self.seat, army, type_, slot, side)[0] == LEGAL
            ]
        return self.places[army, type_]

    # --- counters -------------------------------------------------------------------------------

    def sending(self, unit: int, here: int) -> float:
        """What an own counter gains on a side of a location; less where somebody must permit it."""
        gain = self.gain(type_of(unit), strength_of(unit), here) - COUNTER_COST * strength_of(unit)
        if needs_permission(self.s, self.seat, army_of(unit), slot_of(here), side_of(here)):
            gain *= HOPE_OF_PERMISSION
        return gain

    def gain(self, type_: int, strength: int, here: int) -> float:
        """Alone, or as half of what it does together with one that follows."""
        key = (type_, strength, here)
        if key not in self.gains:
            front, side = self.front(slot_of(here)), side_of(here)
            alone = front.gain(self.seat, type_, strength, side)
            together = front.gain(self.seat, type_, strength + FOLLOW_UP, side) if self.can_follow() else 0.0
            self.gains[key] = max(alone, together / 2)
        return self.gains[key]

    def can_follow(self) -> bool:
        return self.s.sent + 1 < self.s.rules.content.counters_per_tile

    def permitting(self, f: Frame) -> float:
        """What it changes for me if somebody else defends there (PER-R5)."""
        asker, slot = self.s.army_turn, f.b
        return self.front(slot).gain(asker, type_of(f.a), self.sight.in_hand(f.a), DEFENCE)

    def paying(self, city: int) -> float:
        """PER-A6: more counters of the city, or of the Persians, for a cube there."""
        army = PERSIA if self.seat in self.s.persians else city
        units = self.hand(army)
        gains = [self.sending(unit, here) for unit in units for here in self.fields(army, type_of(unit))]
        best = max([0.0, *gains])
        return EXTRA_COUNTERS * best - CUBE_COST + MANY_CUBES * self.s.column_cubes(self.seat, city)

    def hand(self, army: int) -> list[int]:
        first = army << 3
        return [unit for unit in range(first, first + 8) if self.s.home[unit]]

    def retrieving(self, city: int, type_: int) -> float:
        """PER-A3: the type that is scarcer at home."""
        return -self.s.in_hand(city, TRIREME if type_ else HOPLITE)

    # --- slave revolt -----------------------------------------------------------------------------

    def revolt(self) -> float:
        s = self.s
        price = KEEP_FOR_OTHER_BATTLE if s.round < s.rules.content.rounds else 0.0
        return max([self.striking(stack) for stack in stacks(s)]) - price

    def striking(self, stack: int) -> float:
        """PER-A11: what a Spartan hoplite less there changes; in the hand it changes little."""
        if stack == HAND:
            return 0.0
        front, s = self.front(slot_of(stack)), self.s
        units = [unit_of(s.forces[stack][i]) for i in s.spartan_hoplites_at(stack)]
        lost = sum([self.sight.at(unit, slot_of(stack)) for unit in units]) / len(units)
        gain = front.gain(NOBODY_NEW, HOPLITE, -lost, side_of(stack))
        return gain if s.leaders[SPARTA] != self.seat else gain - COUNTER_COST
