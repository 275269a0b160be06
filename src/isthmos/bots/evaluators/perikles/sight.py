# compiled
"""What a seat sees of the armies: for strengths it cannot see, the average of all that are hidden (PER-H2 to PER-H4).

A position that was imagined for the seat has some strength there; nothing is read from it.
"""

from __future__ import annotations

from isthmos.games.perikles.content import army_of, strength_of, type_of
from isthmos.games.perikles.knowledge import is_face_up, is_open, knows
from isthmos.games.perikles.state import Board, slot_of, unit_of

Force = tuple[float, float]
"""Strength of hoplites and of triremes."""


class Sight:
    """Of one seat in one position."""

    def __init__(self, s: Board, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.averages: dict[int, float] = {}
        """By army and type."""

    def force(self, here: int) -> Force:
        """On one side of a location."""
        hoplites = triremes = 0.0
        for one in self.s.forces[here]:
            unit = unit_of(one)
            if type_of(unit):
                triremes += self.at(unit, slot_of(here))
            else:
                hoplites += self.at(unit, slot_of(here))
        return hoplites, triremes

    def at(self, unit: int, slot: int) -> float:
        """The strength of a counter at a location."""
        s, army = self.s, army_of(unit)
        if knows(s, self.seat, army) or is_face_up(s, slot, type_of(unit)):
            return strength_of(unit)
        return self.average(unit >> 2)

    def in_hand(self, unit: int) -> float:
        """The strength of a counter that is about to be sent."""
        army = army_of(unit)
        return strength_of(unit) if knows(self.s, self.seat, army) else self.average(unit >> 2)

    def average(self, kind: int) -> float:
        """Of all counters of an army and type that are in hand or face down: the same however they are dealt."""
        if kind not in self.averages:
            units = self.hidden(kind)
            self.averages[kind] = sum([strength_of(unit) for unit in units]) / max(1, len(units))
        return self.averages[kind]

    def hidden(self, kind: int) -> list[int]:
        s, first = self.s, kind << 2
        units = [unit for unit in range(first, first + 4) for _ in range(s.home[unit])]
        if is_open(s, kind >> 1):
            return units
        for here, row in enumerate(s.forces):
            if not is_face_up(s, slot_of(here), kind & 1):
                units += [unit_of(one) for one in row if unit_of(one) >> 2 == kind]
        return units
