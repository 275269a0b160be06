# compiled
"""What the cities are worth to a seat: cubes, the chance to lead, the statue and the army (PER-E1, PER-F1)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from isthmos.bots.evaluators.perikles.weights import (
    ARMY_STRENGTH,
    CANDIDATE_CUBE,
    DECIDED,
    DECIDED_PER_TURN,
    RIVAL,
    STANDS,
    STATUE_STAYS,
    TIE,
)
from isthmos.games.perikles.content import CITIES, strength_of
from isthmos.games.perikles.state import NONE, Board


class Cities:
    """The six cities as they lie before one seat. Each can be judged alone, with other cubes than it has."""

    def __init__(self, s: Board, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.worth = [worth_of_leading(s, city) for city in range(CITIES)]
        self.sureness = DECIDED / (1.0 + DECIDED_PER_TURN * turns_to_come(s))
        self.now = [self.value(city, self.columns(city), s.alpha[city], s.beta[city]) for city in range(CITIES)]

    def columns(self, city: int) -> list[int]:
        return self.s.cubes[city::CITIES]

    def chances(self, columns: Sequence[int], alpha: int, beta: int) -> list[float]:
        """For each seat, to lead the city after the election."""
        weights = [0.0] * len(columns)
        for seat, cubes in enumerate(columns):
            if beta != NONE and seat not in (alpha, beta):
                continue
            if seat in (alpha, beta):
                votes = cubes + TIE * (seat == alpha) + STANDS * (beta == NONE)
            elif cubes:
                votes = cubes - 1.0  # the candidate itself
            else:
                continue
            weights[seat] = exp(self.sureness * votes)
        total = sum(weights) or 1.0
        return [weight / total for weight in weights]

    def value(self, city: int, columns: Sequence[int], alpha: int, beta: int) -> float:
        """Cubes between the columns are points; who leads has paid a candidate, and the votes against him (PER-E2)."""
        total = 0.0
        for seat, chance in enumerate(self.chances(columns, alpha, beta)):
            against = max([0, *[cubes for other, cubes in enumerate(columns) if other != seat and chance]])
            if beta != NONE:
                against = columns[alpha + beta - seat] if seat in (alpha, beta) else 0
            candidate = 0 if seat in (alpha, beta) else CANDIDATE_CUBE
            gain = columns[seat] + chance * (self.worth[city] - min(against, columns[seat]) - candidate)
            total += gain if seat == self.seat else -RIVAL * gain
        return total

    def gain(self, after: Board) -> float:
        """What an answer that led to this has changed."""
        gained = 0.0
        for city in range(CITIES):
            columns, alpha, beta = after.cubes[city::CITIES], after.alpha[city], after.beta[city]
            if (columns, alpha, beta) != (self.columns(city), self.s.alpha[city], self.s.beta[city]):
                gained += self.value(city, columns, alpha, beta) - self.now[city]
        return gained

    def chance(self, city: int) -> float:
        """Of the seat, to lead the city."""
        return self.chances(self.columns(city), self.s.alpha[city], self.s.beta[city])[self.seat]


def worth_of_leading(s: Board, city: int) -> float:
    """The statue, which a defeat may still lower, and the army."""
    content, defeats = s.rules.content, s.defeats[city]
    box, next_box = content.cities[city].statue_value(defeats), content.cities[city].statue_value(defeats + 1)
    first = city << 3
    army = sum([s.home[unit] * strength_of(unit) for unit in range(first, first + 8)])
    return STATUE_STAYS * box + (1.0 - STATUE_STAYS) * next_box + ARMY_STRENGTH * army


def turns_to_come(s: Board) -> int:
    """Influence turns before the next election."""
    if not s.display:
        return s.seats * s.rules.tiles_taken
    return s.seats * s.rules.tiles_taken - sum([len(tiles) for tiles in s.taken])
