# compiled
"""End and scoring (PER-F1 to PER-F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from isthmos.games.perikles.content import CITIES

if TYPE_CHECKING:
    from isthmos.games.perikles.state import Board


class Breakdown(NamedTuple):
    """Where the points of a seat come from. A leader counts as the statue he will be (PER-T1)."""

    cubes: int
    tiles: int
    statues: int

    @property
    def total(self) -> int:
        return self.cubes + self.tiles + self.statues


def breakdown(s: Board, seat: int) -> Breakdown:
    """PER-F1: what a seat would score now."""
    content = s.rules.content
    cubes = (content.cubes_per_player - s.supply[seat]) * content.points_per_cube
    tiles = 0
    for number in s.won[seat]:
        tiles += content.locations[number].points
    statues = 0
    for city in range(CITIES):
        raised = statues_in(s, seat, city)
        if raised:
            statues += raised * content.cities[city].statue_value(s.defeats[city])
    return Breakdown(cubes, tiles, statues)


def statues_in(s: Board, seat: int, city: int) -> int:
    """Statues of a seat, its present leader among them."""
    return s.statues[seat * CITIES + city] + (s.leaders[city] == seat)


def statues(s: Board, seat: int) -> int:
    """How many, leaders among them."""
    return sum([statues_in(s, seat, city) for city in range(CITIES)])


def standing(s: Board, seat: int) -> tuple[int, int, int]:
    """PER-F3: ties go by the points of locations, then by the number of statues."""
    points = breakdown(s, seat)
    return (points.total, points.tiles, statues(s, seat))
