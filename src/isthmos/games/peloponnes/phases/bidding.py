# compiled
"""b · Bidding: one bid turn each; who is displaced moves or withdraws at once (PEL-B1 to PEL-B14)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import gain_coins, pay_coins
from isthmos.games.peloponnes.questions import BID, MOVE_BID
from isthmos.games.peloponnes.state import NONE, Board, Polis

PASS: Final = 0
WITHDRAW: Final = 0

SLOT_BITS: Final = 3
SLOT_MASK: Final = 7
ONE_COIN_MORE: Final = 1 << SLOT_BITS
"""How far bids on one tile lie apart as moves."""


def bid_move(slot: int, coins: int) -> int:
    """A bid as a move: coins and place in the offer."""
    return coins << SLOT_BITS | slot


def slot_of(move: int) -> int:
    """The place in the offer that a bid names."""
    return move & SLOT_MASK


def coins_of(move: int) -> int:
    """The coins that a bid lays."""
    return move >> SLOT_BITS


class Bidding(Phase[Board]):
    """PEL-B1."""

    def begin(self, s: Board) -> None:
        for p in s.poleis:
            p.stake = 0
            p.slot = NONE
        for seat in reversed(s.order):
            self.ask_seat(s, seat)

    def ask_seat(self, s: Board, seat: int) -> None:
        s.ask(BID, seat)


class Bid(Decision[Board]):
    """Lay a bid on a tile, or pass (D1)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(PASS)
        p = s.poleis[f.seat]
        most = most_coins(s, p)
        for slot, number in enumerate(s.offer):
            tile = s.rules.tiles[number]
            if tile.value - p.minimum_help > most:
                continue
            least = lowest_bid(s, p, slot, tile)
            if least == NONE or least > most:
                continue
            bids = 1 if slot >= s.rules.exact_from else most - least + 1
            legal.run(least << SLOT_BITS | slot, bids, ONE_COIN_MORE)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == PASS:
            s.note(facts.PASSED, f.seat)
            gain_coins(s, f.seat, s.rules.content.pass_coins)  # PEL-B2
            return
        slot, coins = slot_of(move), coins_of(move)
        s.note(facts.BID_LAID, f.seat, s.offer[slot], coins)
        pay_coins(s, f.seat, coins)  # PEL-B9
        s.poleis[f.seat].stake = coins
        lay(s, f.seat, slot)


class MoveBid(Decision[Board]):
    """A displaced bid goes elsewhere, unchanged, or back to the reserve (D2, PEL-B10)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(WITHDRAW)
        p = s.poleis[f.seat]
        for slot, number in enumerate(s.offer):
            if s.holders[slot] != NONE and not s.rules.options.chain_eviction:
                continue  # PEL-B11
            least = lowest_bid(s, p, slot, s.rules.tiles[number])
            if least != NONE and least <= p.stake:
                legal.one(bid_move(slot, p.stake))

    def play(self, s: Board, f: Frame, move: int) -> None:
        p = s.poleis[f.seat]
        if move == WITHDRAW:
            s.note(facts.WITHDREW, f.seat, p.stake)
            gain_coins(s, f.seat, p.stake + s.rules.content.withdraw_coins)  # PEL-B12, PEL-L4
            p.stake = 0
            p.slot = NONE
            return
        slot = slot_of(move)
        s.note(facts.BID_MOVED, f.seat, s.offer[slot], p.stake)
        lay(s, f.seat, slot)


def most_coins(s: Board, p: Polis) -> int:
    """PEL-L3: the reserve, and luxury turned into coins where the reserve does not reach."""
    if s.rules.options.luxury_for_bids_tops_up or p.coins == 0:
        return p.coins + p.luxury // p.mat.luxury_rate
    return p.coins


def lowest_bid(s: Board, p: Polis, slot: int, tile: Tile) -> int:
    """The fewest coins this polis may lay there, or NONE when it may not bid there at all."""
    if p.people < tile.needs_people and not s.rules.options.low_population_may_bid:
        return NONE  # PEL-B13
    rules, holder = s.rules, s.holders[slot]
    low = tile.value
    if slot >= rules.regular:
        if holder != NONE:
            return NONE  # PEL-B6
        low += rules.content.conquest_surcharge  # PEL-B3
    if p.minimum_help:
        low = max(low - p.minimum_help, 1)
    if holder == NONE:
        return low
    other = s.poleis[holder]
    # PEL-B5, PEL-B7: strictly stronger, counted in half coins; the half never helps to the minimum
    needed = (2 * other.stake + half_coins(s, other) - half_coins(s, p)) // 2 + 1
    return max(low, needed)


def price(s: Board, slot: int) -> int:
    """PEL-B3."""
    value = s.rules.tiles[s.offer[slot]].value
    return value if slot < s.rules.regular else value + s.rules.content.conquest_surcharge


def half_coins(s: Board, p: Polis) -> int:
    """PEL-B7, PEL-B8: what the strength of a bid has beyond its coins."""
    halves = p.bid_bonus if s.rules.options.bid_bonus_stacks else min(p.bid_bonus, 1)
    return halves + 2 * p.bid_raise


def lay(s: Board, seat: int, slot: int) -> None:
    """Put the stake there; the bid it displaces must move at once (PEL-B10)."""
    loser = s.holders[slot]
    s.holders[slot] = seat
    s.poleis[seat].slot = slot
    if loser != NONE:
        s.note(facts.DISPLACED, loser, s.offer[slot], s.poleis[loser].stake)
        s.ask(MOVE_BID, loser)
