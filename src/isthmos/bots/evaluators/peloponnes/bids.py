# compiled
"""What the tiles of the offer are worth to one polis, and how likely a bid is to hold."""

from __future__ import annotations

from typing import Final

from isthmos.bots.evaluators.peloponnes.calendar import Calendar
from isthmos.bots.evaluators.peloponnes.trial import answered, taken
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import pay_coins
from isthmos.games.peloponnes.phases.bidding import PASS, coins_of, most_coins, price, slot_of
from isthmos.games.peloponnes.questions import BID, MOVE_BID
from isthmos.games.peloponnes.state import Board

THREAT: Final = 0.05
"""How likely one rival is to outbid a bid at the price and leave nothing as good: being displaced costs little."""
THREAT_PER_COIN: Final = 0.6
"""What each coin above the price leaves of it."""
SAMPLE: Final = 3
"""So many coins show what one is worth."""


class Bids:
    """The legal bids of a seat, or the places its displaced bid may go to."""

    def __init__(self, s: Board, seat: int, calendar: Calendar) -> None:
        assert s.top is not None
        self.s = s
        self.seat = seat
        self.frame = s.top
        self.is_displaced = s.top.kind == MOVE_BID
        self.calendar = calendar
        self.rivals = rivals_to_come(s, s.top)
        self.without = self.value_in(answered(s, s.top, PASS))  # PEL-B2, PEL-B12
        self.coin = self.value_of_a_coin()
        self.with_tile: dict[int, float] = {}
        """By place in the offer: the value with the tile, had for nothing."""

    def value_in(self, s: Board) -> float:
        return self.calendar.value(s.poleis[self.seat])

    def value_of_a_coin(self) -> float:
        less = self.s.clone()
        pay_coins(less, self.seat, min(SAMPLE, most_coins(less, less.poleis[self.seat])))
        return max(0.05, (self.value_in(self.s) - self.value_in(less)) / SAMPLE)

    def value(self, move: int) -> float:
        """Of passing, withdrawing, or a bid: with the tile if it holds, without it if not."""
        if move == PASS:
            return self.without
        slot, coins = slot_of(move), coins_of(move)
        hold = self.chance_to_hold(slot, coins)
        return hold * self.value_with(move) + (1.0 - hold) * self.value_if_displaced()

    def value_with(self, move: int) -> float:
        """With the tile, when so many coins are paid. One bid on it is tried; of others only the coins differ."""
        slot, coins = slot_of(move), coins_of(move)
        if slot not in self.with_tile:
            tried = taken(answered(self.s, self.frame, move), self.seat)
            self.with_tile[slot] = max([self.value_in(one) for one in tried]) + self.coin * coins
        return self.with_tile[slot] - self.coin * coins

    def worth_in_coins(self, move: int) -> float:
        """The price at which the tile would be no better than staying out."""
        return coins_of(move) + (self.value_with(move) - self.without) / self.coin

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
