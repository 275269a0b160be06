# compiled
"""The combat table: which columns apply to two strengths (PER-B10, PER-B11)."""

from __future__ import annotations

from isthmos.games.perikles.content import (
    MINUS_TWO,
    ONE_TO_ONE,
    ONE_TO_TWO,
    PLUS_TWO,
    THREE_TO_ONE,
    TWO_TO_ONE,
)


def columns(attack: int, defence: int) -> list[int]:
    """The columns that apply, the best one for the stronger side first."""
    found = []
    if attack >= 3 * defence:
        found.append(THREE_TO_ONE)
    elif attack >= 2 * defence:
        found.append(TWO_TO_ONE)
    elif 2 * attack <= defence:
        found.append(ONE_TO_TWO)
    if attack - defence >= 2:
        found.append(PLUS_TWO)
    elif defence - attack >= 2:
        found.append(MINUS_TWO)
    return found or [ONE_TO_ONE]


def best_column(attack: int, defence: int) -> int:
    """What the stronger side takes when it is not asked."""
    return columns(attack, defence)[0]
