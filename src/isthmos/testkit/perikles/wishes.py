"""What a scene of Perikles wishes for. Players are seats here, and things the numbers of their rows."""

from __future__ import annotations

from dataclasses import dataclass, field

from isthmos.games.perikles.state import NONE


@dataclass
class Wishes:
    players: tuple[str, ...]
    round: int = 0
    start: int = 0
    first: int = 0
    last_leader_of_athens: int = NONE
    cubes: dict[tuple[int, int], int] = field(default_factory=dict)
    """By seat and city, as statues are."""
    candidates: dict[int, tuple[int, int]] = field(default_factory=dict)
    leaders: dict[int, int] = field(default_factory=dict)
    statues: dict[tuple[int, int], int] = field(default_factory=dict)
    defeats: dict[int, int] = field(default_factory=dict)
    display: list[int] = field(default_factory=list)
    taken: dict[int, list[int]] = field(default_factory=dict)
    turns: dict[int, list[bool]] = field(default_factory=dict)
    """Tiles of any colour in front of a seat: whether each has two shards."""
    locations: list[int] = field(default_factory=list)
    won: dict[int, list[int]] = field(default_factory=dict)
    specials: dict[int, int] = field(default_factory=dict)
    relations: dict[tuple[int, int], int] = field(default_factory=dict)
    """WAR or ALLIED by a pair of armies, the lower first."""
    permits: list[tuple[int, int]] = field(default_factory=list)
    """A location and an army that may defend it."""
    sent: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Seat, counter, location, side; in this order."""
    taken_away: list[tuple[int, int]] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
