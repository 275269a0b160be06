# compiled
"""How likely it is to be among the strongest or the weakest, and to repel the Persians."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def likely(lead: float, spread: float) -> float:
    """The chance that a lead holds: one half when there is none."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / spread))))


def chance_of_places(beats: Sequence[float]) -> list[float]:
    """The chance to be beaten by exactly 0, 1, 2 … rivals, from the chances to beat each of them."""
    chances = [1.0]
    for beat in beats:
        longer = [one * beat for one in chances] + [0.0]
        for place, one in enumerate(chances):
            longer[place + 1] += one * (1.0 - beat)
        chances = longer
    return chances
