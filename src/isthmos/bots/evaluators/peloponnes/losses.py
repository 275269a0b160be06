"""Which tiles to keep when an earthquake or a tempest strikes (D5)."""

from __future__ import annotations

from isthmos.bots.evaluators.peloponnes.calendar import Calendar
from isthmos.games.peloponnes.content import EARTHQUAKE
from isthmos.games.peloponnes.phases.disasters import keeps, price_of_keeping, tiles_kept
from isthmos.games.peloponnes.state import Board, Polis


def values_of_sets(s: Board, seat: int, calendar: Calendar) -> list[float]:
    """The value of each set that can be kept: its tiles one by one, less what keeping so many costs."""
    assert s.top is not None
    p, is_earthquake = s.poleis[seat], s.top.a == EARTHQUAKE
    tiles = p.buildings if is_earthquake else p.lands
    whole = calendar.value(p)
    worth = [whole - calendar.value(without(s, p, number, is_earthquake)) for number in tiles]
    most = max([tiles_kept(kept) for kept in s.moves()])
    after_paying = [calendar.value(after_price(p, kept, is_earthquake)) for kept in range(most + 1)]
    return [
        after_paying[tiles_kept(kept)] - sum([one for i, one in enumerate(worth) if not keeps(kept, i)])
        for kept in s.moves()
    ]


def without(s: Board, p: Polis, number: int, is_building: bool) -> Polis:
    other = p.copy()
    tile = s.rules.tiles[number]
    if is_building:
        other.coins += other.remove_building(tile)  # PEL-D10
    else:
        other.remove_land(tile)
    return other


def after_price(p: Polis, kept: int, is_earthquake: bool) -> Polis:
    """PEL-D7, PEL-D8: a copy that has paid for so many tiles, luxury for what is missing."""
    other = p.copy()
    names = ("wood", "stone") if is_earthquake else ("food", "coins")
    due = price_of_keeping(p, kept) if is_earthquake else kept * p.mat.tempest_price
    for name in names:
        left = getattr(p, name) - due
        setattr(other, name, max(0, left))
        other.luxury += min(0, left) * p.mat.luxury_rate
    return other
