# compiled
"""End and scoring (PEL-E2 to PEL-E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from isthmos.games.peloponnes.state import Polis


def power(p: Polis) -> int:
    """PEL-E2: the points of the tiles, and coins of the reserve."""
    return p.points + p.coins // p.mat.coins_per_point


def population(p: Polis) -> int:
    """PEL-E3."""
    return p.people * p.mat.points_per_person


def standing(power: int, population: int, luxury: int) -> tuple[int, int, int]:
    """PEL-E4, PEL-E5: the lower value is the score; ties go by the higher one, then by luxury."""
    return (min(power, population), max(power, population), luxury)
