"""What a scene of Peloponnes wishes for, as it was named. Players and tiles are names here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

LAND = "land"
COMPLETE = "complete"
MARKED = "marked"
"""How a tile lies before its owner."""


class Stocks(NamedTuple):
    """What a polis has in store; what is not named is 0."""

    coins: int = 0
    wood: int = 0
    stone: int = 0
    food: int = 0
    luxury: int = 0
    people: int = 0


STORES = ("wood", "stone", "food")
"""The stocks of which a mat holds only so many."""


@dataclass
class Wishes:
    players: tuple[str, ...]
    order: tuple[str, ...]
    civilizations: dict[str, int]
    round: int = 0
    stocks: dict[str, dict[str, int]] = field(default_factory=dict)
    owned: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """Ids of tiles, and how they lie."""
    extra_incomes: tuple[str, ...] = ()
    regular: list[str] = field(default_factory=list)
    conquest: list[str] = field(default_factory=list)
    bids: dict[str, tuple[str, int]] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    chits: dict[str, int] | None = None
    unseen: list[str] = field(default_factory=list)
