"""What the tiles of the offer are worth to one polis, and how likely a bid is to hold."""

from __future__ import annotations

from isthmos.bots.evaluators.peloponnes.calendar import Calendar
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.phases.bidding import PASS, coins_of, most_coins, price, slot_of
from isthmos.games.peloponnes.phases.taking import due, fits, payments
from isthmos.games.peloponnes.questions import BID, MOVE_BID
from isthmos.games.peloponnes.state import Board, Polis

THREAT = 0.05
"""How likely one rival is to outbid a bid at the price and leave nothing as good: being displaced costs little."""
THREAT_PER_COIN = 0.6
"""What each coin above the price leaves of it."""
SAMPLE = 3
"""So many coins show what one is worth."""


class Bids:
    """The legal bids of a seat, or the places its displaced bid may go to."""

    def __init__(self, s: Board, seat: int, calendar: Calendar) -> None:
        assert s.top is not None
        self.s = s
        self.polis = s.poleis[seat]
        self.is_displaced = s.top.kind == MOVE_BID
        self.calendar = calendar
        self.rivals = rivals_to_come(s, s.top)
        self.without = self.value_without()
        self.coin = self.value_of_a_coin()
        self.with_tile: dict[int, float] = {}
        """By place in the offer: the value with the tile, had for nothing."""

    def value_without(self) -> float:
        """PEL-B2, PEL-B12: pass or withdraw."""
        content = self.s.rules.content
        back = self.polis.stake + content.withdraw_coins if self.is_displaced else content.pass_coins
        return self.calendar.value(richer(self.polis, back))

    def value_of_a_coin(self) -> float:
        less = self.calendar.value(richer(self.polis, -SAMPLE))
        more = self.calendar.value(self.polis)
        return max(0.05, (more - less) / SAMPLE)

    def value(self, move: int) -> float:
        """Of passing, withdrawing, or a bid: with the tile if it holds, without it if not."""
        if move == PASS:
            return self.without
        slot, coins = slot_of(move), coins_of(move)
        hold = self.chance_to_hold(slot, coins)
        return hold * self.value_with(slot, coins) + (1.0 - hold) * self.value_if_displaced()

    def value_with(self, slot: int, coins: int) -> float:
        """With the tile, when so many coins are paid for it."""
        if slot not in self.with_tile:
            lowest = coins
            value = self.value_of_tile(self.tile(slot), 0 if self.is_displaced else lowest)
            self.with_tile[slot] = value + self.coin * lowest
        return self.with_tile[slot] - self.coin * coins

    def value_of_tile(self, tile: Tile, coins: int) -> float:
        """Of the polis that takes it for so many coins."""
        return self.calendar.value(with_tile(self.s, self.polis, tile, coins))

    def worth_in_coins(self, slot: int, lowest: int) -> float:
        """The price at which the tile would be no better than staying out."""
        return lowest + (self.value_with(slot, lowest) - self.without) / self.coin

    def value_if_displaced(self) -> float:
        """The coins come back with one more instead of the coins for passing."""
        content = self.s.rules.content
        return self.without - (0 if self.is_displaced else self.coin * (content.pass_coins - content.withdraw_coins))

    def chance_to_hold(self, slot: int, coins: int) -> float:
        """PEL-B5, PEL-B6: nobody comes near the conquest row; elsewhere each rival to come is a threat."""
        if slot >= self.s.rules.regular:
            return 1.0
        threat = THREAT * THREAT_PER_COIN ** (coins - price(self.s, slot))
        hold = 1.0
        for reach in self.rivals:
            if reach > coins:
                hold *= 1.0 - threat
        return hold

    def tile(self, slot: int) -> Tile:
        return self.s.rules.tiles[self.s.offer[slot]]


def rivals_to_come(s: Board, top: Frame) -> list[int]:
    """What each seat that has its bid turn still to come could bid at most."""
    found = []
    f = top.under
    while f is not None:
        if f.kind == BID:
            found.append(most_coins(s, s.poleis[f.seat]))
        f = f.under
    return found


def richer(p: Polis, coins: int) -> Polis:
    """A copy with more coins in the reserve; what is missing is made from luxury (PEL-L3)."""
    other = p.copy()
    other.coins += coins
    if other.coins < 0:
        other.luxury = max(0, other.luxury + other.coins * p.mat.luxury_rate)
        other.coins = 0
    return other


def with_tile(s: Board, p: Polis, tile: Tile, coins: int) -> Polis:
    """A copy that has paid so many coins for the tile, and has it if it can (PEL-T2 to PEL-T6, PEL-N1)."""
    other = richer(p, -coins)
    if not take(s, other, tile):
        return other
    once = tile.once
    other.people += once.people + (0 if tile.is_building else p.land_bonus)
    other.coins += once.coins + (p.coin_tile_bonus if once.coins else 0)
    other.luxury += once.luxury
    other.food = min(other.mat.food_limit, other.food + once.food)
    return other


def take(s: Board, p: Polis, tile: Tile) -> bool:
    """Place, pay or mark it; False when it is lost."""
    if p.people < tile.needs_people:
        return False
    if not tile.is_building:
        if not fits(s, p, tile):
            return False
        p.add_land(tile)
    elif ways := payments(p, tile, p.either_saving):
        pay(p, *due(tile, ways[0], p.either_saving))
        p.add_building(tile, 0)
    elif p.coins >= p.mat.marking_coins:
        p.coins -= p.mat.marking_coins
        p.add_building(tile, p.mat.marking_coins)
    else:
        return False
    return True


def pay(p: Polis, wood: int, stone: int) -> None:
    """PEL-L2."""
    for name, amount in (("wood", wood), ("stone", stone)):
        left = getattr(p, name) - amount
        setattr(p, name, max(0, left))
        p.luxury += min(0, left) * p.mat.luxury_rate
