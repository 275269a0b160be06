# compiled
"""g · Disasters: two chits a round; the third of a kind strikes at once (PEL-D1 to PEL-D12)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, Decision, Frame, Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST
from isthmos.games.peloponnes.goods import gain_coins, missing, pay_coins, pay_goods
from isthmos.games.peloponnes.questions import DRAW_CHIT, SUFFER
from isthmos.games.peloponnes.rules import Strike
from isthmos.games.peloponnes.state import NONE, Board, Polis

NOTHING: Final = 0
"""The only answer where there is no choice."""


class Disasters(Phase[Board]):
    """PEL-D1."""

    def begin(self, s: Board) -> None:
        s.ask(DRAW_CHIT, CHANCE, s.rules.chits_per_round)


class DrawChit(Decision[Board]):
    """Which chit comes up. frame.a: chits still to draw in this round."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.by_pieces(s.chits_left)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if f.a > 1:
            s.ask(DRAW_CHIT, CHANCE, f.a - 1)
        take_from_bag(s, move)
        settle_chit(s, move)


def take_from_bag(s: Board, kind: int) -> None:
    left = s.chits_left[:]
    left[kind] -= 1
    s.chits_left = left


def settle_chit(s: Board, kind: int) -> None:
    """Lay the chit with its disaster, which strikes when it is the third (PEL-D2); the blank goes to the box."""
    disaster = s.rules.content.chits[kind].disaster
    if disaster < 0:
        s.note(facts.CHIT_DRAWN, NONE, kind, 0)
        return
    seen = s.chits_seen[:]
    seen[disaster] += 1
    s.chits_seen = seen
    s.note(facts.CHIT_DRAWN, NONE, kind, seen[disaster])
    if seen[disaster] in s.rules.content.disasters[disaster].strikes_at:
        s.note(facts.STRUCK, NONE, disaster)
        s.rules.strikes[disaster].strike(s, disaster)


def to_strike(s: Board, disaster: int) -> int:
    """PEL-D2: how many of its chits are missing; 0 when it strikes no more."""
    seen = s.chits_seen[disaster]
    for count in s.rules.content.disasters[disaster].strikes_at:
        if count > seen:
            return count - seen
    return 0


class StrikeEverySeat(Strike):
    """One seat after the other, in turn order."""

    def strike(self, s: Board, disaster: int) -> None:
        for seat in reversed(s.order):
            self.hit(s, seat, disaster)

    def hit(self, s: Board, seat: int, disaster: int) -> None:
        s.ask(SUFFER, seat, disaster)


class Suffer(Decision[Board]):
    """A disaster strikes one seat (D5). frame.a: the disaster. A move is the set of tiles kept, as bits."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        p = s.poleis[f.seat]
        if p.shields[f.a]:
            legal.one(NOTHING)
        elif f.a == EARTHQUAKE:
            legal.all_of(sets_to_keep(len(p.buildings), most_kept_in_earthquake(s, p)))
        elif f.a == TEMPEST:
            sets = sets_to_keep(len(p.lands), most_kept_in_tempest(s, p))
            legal.all_of([kept for kept in sets if closes_up(s, p, kept)] if must_fit(s, p) else sets)
        else:
            legal.one(NOTHING)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if s.poleis[f.seat].shields[f.a]:
            s.note(facts.SAFE, f.seat, f.a)  # PEL-D3
        elif f.a == EARTHQUAKE:
            earthquake(s, f.seat, move)
        elif f.a == TEMPEST:
            tempest(s, f.seat, move)
        elif f.a == DROUGHT:
            drought(s, f.seat)
        elif f.a == PLAGUE:
            plague(s, f.seat)
        else:
            decline(s, f.seat)


def keeps(move: int, place: int) -> bool:
    """Whether the tile at this place of the row is among those kept."""
    return move >> place & 1 == 1


def tiles_kept(move: int) -> int:
    """How many tiles are kept."""
    return move.bit_count()


@cache
def sets_to_keep(tiles: int, most: int) -> list[int]:
    """PEL-D9: every set of at most so many tiles, the largest first. Made once and shared: do not change the list."""
    sets = [kept for kept in range(1 << tiles) if kept.bit_count() <= most]
    sets.reverse()
    return sets


def most_kept_in_earthquake(s: Board, p: Polis) -> int:
    """PEL-D7: as many as wood and stone, with luxury for what is missing, can pay."""
    for kept in range(len(p.buildings), 0, -1):
        price = price_of_keeping(p, kept)
        short = missing(p.wood, price) + missing(p.stone, price)
        if short == 0 or (s.rules.options.luxury_in_disasters and short * p.mat.luxury_rate <= p.luxury):
            return kept
    return 0


def price_of_keeping(p: Polis, kept: int) -> int:
    """PEL-D7, PEL-D9: in wood, and as much in stone, for so many buildings in an earthquake."""
    lost = len(p.buildings) - kept
    return kept * p.mat.earthquake_price + lost * p.mat.earthquake_price_lost if kept else 0


def most_kept_in_tempest(s: Board, p: Polis) -> int:
    """PEL-D8, PEL-L5: coins may come from luxury only where the table plays it so."""
    price, options = p.mat.tempest_price, s.rules.options
    for kept in range(len(p.lands), 0, -1):
        food, coins = missing(p.food, kept * price), missing(p.coins, kept * price)
        if coins and not options.luxury_for_tempest_coins:
            continue
        short = food + coins
        if short == 0 or (options.luxury_in_disasters and short * p.mat.luxury_rate <= p.luxury):
            return kept
    return 0


def must_fit(s: Board, p: Polis) -> bool:
    """PEL-D11: whether lands that close up must be such as may lie side by side."""
    return bool(s.rules.options.kept_lands_must_fit and not p.free_placement)


def closes_up(s: Board, p: Polis, kept: int) -> bool:
    """PEL-D11: whether these lands may close up; those that were neighbours before were laid so (PEL-T3)."""
    places = [i for i in range(len(p.lands)) if kept >> i & 1]
    kinds = [s.rules.tiles[number].kinds for number in p.lands]
    return all(b == a + 1 or kinds[a] & kinds[b] for a, b in pairwise(places))


def earthquake(s: Board, seat: int, kept: int) -> None:
    p = s.poleis[seat]
    price = price_of_keeping(p, kept.bit_count())
    pay_goods(s, seat, price, price)
    for i, number in enumerate(p.buildings):
        if kept >> i & 1:
            continue
        s.note(facts.TILE_LOST, seat, number, facts.DEMOLISHED)
        coins = p.remove_building(s.rules.tiles[number])
        if s.rules.options.demolished_coin_returns:
            gain_coins(s, seat, coins)  # PEL-D10


def tempest(s: Board, seat: int, kept: int) -> None:
    p = s.poleis[seat]
    price = p.mat.tempest_price * kept.bit_count()
    pay_goods(s, seat, 0, 0, price)
    pay_coins(s, seat, price)
    for i, number in enumerate(p.lands):
        if not kept >> i & 1:
            s.note(facts.TILE_LOST, seat, number, facts.DEMOLISHED)
            p.remove_land(s.rules.tiles[number])  # PEL-D11


def drought(s: Board, seat: int) -> None:
    """PEL-D4."""
    p = s.poleis[seat]
    loss = share(p.food, p.mat.drought_divisor)
    p.food -= loss
    s.note(facts.LOST, seat, facts.FOOD, loss)


def plague(s: Board, seat: int) -> None:
    """PEL-D5."""
    p = s.poleis[seat]
    loss = share(p.people, p.mat.plague_divisor)
    p.people -= loss
    s.note(facts.LOST, seat, facts.PEOPLE, loss)


def decline(s: Board, seat: int) -> None:
    """PEL-D6."""
    p = s.poleis[seat]
    loss = min(p.luxury, p.mat.decline_loss)
    p.luxury -= loss
    s.note(facts.LOST, seat, facts.LUXURY, loss)


def share(amount: int, divisor: int) -> int:
    """One part of so many, rounded up."""
    return -(-amount // divisor)
