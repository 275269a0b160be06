"""Every kind of draw of every title is fair: chi-square over many deals, with the threshold said beforehand.

A deal is what a new secret gives: every draw of a set-up, then one of each kind that comes later in the game. Counted
are the pieces that come in each place, and which two come one after the other. The seeds are fixed, so the answer is
always the same one; and dealers of the kind that was cheated on are found out by the same numbers.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from typing import NamedTuple

import pytest

from isthmos.core.dealer import Dealer, Stream, dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER, State
from isthmos.games.catalogue import TITLES

LEAST = 1e-4
"""Of all chances together, that a fair dealer looks as odd as this one (Bonferroni)."""
SEATS = {"peloponnes": 5, "heroes": 2, "perikles": 3}
"""At whose tables the set-up has most in few draws."""
KINDS = {
    "peloponnes": {"deal", "reveal", "chit"},
    "heroes": {"copy", "deal", "colony", "hero", "reveal", "chit"},
    "perikles": {"start", "show", "turn", "deal", "dice", "draw"},
}
MILLISECONDS_OF_A_DAY = 86_400_000
FINGERPRINT = 2**63
Dealing = Callable[[int], Stream]
Pieces = dict[int, int]
"""A piece, and how many there are of it."""


class Deals(NamedTuple):
    """What came in each place, and in each two places that follow each other."""

    places: list[Counter[int]]
    pairs: list[Counter[tuple[int, int]]]
    fingerprints: set[int]


# --- what is drawn ----------------------------------------------------------------------------------


def pieces_of(state: State) -> Pieces:
    moves, weights = state.moves(), state.weights()
    return dict(zip(moves, weights or [1] * len(moves), strict=True))


def word_of(ident: str, state: State) -> str:
    return TITLES[ident].write(state, state.moves()[0]).split()[0]


def later_positions(ident: str) -> dict[str, State]:
    """For each kind of draw the position of some games at which it is made among most pieces."""
    found: dict[str, State] = {}
    title = TITLES[ident]
    for game in range(8):
        state = title.start(title.seats_max if game % 2 else SEATS[ident], {})
        choice, dealer = random.Random(game), dealer_from_seed(f"later {game}")
        while state.seat() != OVER:
            if state.seat() != CHANCE:
                state.play(choice.choice(state.moves()))
                continue
            word = word_of(ident, state)
            if word not in found or sum(pieces_of(state).values()) > sum(pieces_of(found[word]).values()):
                found[word] = state.clone()
            state.play(draw(state, dealer).move)
    return found


def expected(ident: str) -> list[Pieces]:
    """For each draw of a deal what may come there. Of a pile that is drawn from again and again, every piece is as
    likely in every place as in the first."""
    found: list[Pieces] = []
    state, dealer, before = TITLES[ident].start(SEATS[ident], {}), dealer_from_seed("expected"), 0
    while state.seat() == CHANCE:
        pieces = pieces_of(state)
        goes_on = sum(pieces.values()) == before - 1
        found.append(found[-1] if goes_on else pieces)
        before = sum(pieces.values())
        state.play(draw(state, dealer).move)
    return found + [pieces_of(position) for position in later_positions(ident).values()]


def dealt(ident: str, dealing: Dealing, numbers: Iterable[int]) -> Deals:
    first, later = TITLES[ident].start(SEATS[ident], {}), list(later_positions(ident).values())
    count = len(expected(ident))
    deals = Deals([Counter() for _ in range(count)], [Counter() for _ in range(count - 1)], set())
    for number in numbers:
        dealer, state, moves = dealing(number), first.clone(), []
        while state.seat() == CHANCE:
            moves.append(draw(state, dealer).move)
            state.play(moves[-1])
        moves += [draw(position, dealer).move for position in later]
        for place, move in enumerate(moves):
            deals.places[place][move] += 1
        for place, pair in enumerate(pairwise(moves)):
            deals.pairs[place][pair] += 1
        deals.fingerprints.add(dealer.below(FINGERPRINT))
    return deals


# --- what is odd about it ---------------------------------------------------------------------------


def chance_of(square: float, freedom: int) -> float:
    """That chi-square is as large or larger, by Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return math.erfc(((square / freedom) ** (1 / 3) - 1 + spread) / math.sqrt(2 * spread)) / 2


def oddness(counted: Counter[int], pieces: Pieces) -> float:
    total, all_pieces = counted.total(), sum(pieces.values())
    assert counted.keys() <= pieces.keys()
    wanted = {piece: total * many / all_pieces for piece, many in pieces.items()}
    square = sum((counted[piece] - want) ** 2 / want for piece, want in wanted.items())
    return chance_of(square, len(pieces) - 1)


def oddness_of_pairs(counted: Counter[tuple[int, int]], first: Pieces, second: Pieces) -> float:
    """Whether what follows depends on what came before, more than by its being gone from the pile."""
    square, freedom = 0.0, 0
    same = first is second
    total, all_pieces = counted.total(), sum(first.values())
    for one, many in first.items():
        for other, few in second.items():
            left = few - (same and one == other)
            want = total * many / all_pieces * left / (sum(second.values()) - same)
            if want:
                square, freedom = square + (counted[one, other] - want) ** 2 / want, freedom + 1
    return chance_of(square, freedom - 1)


def worst(ident: str, deals: Deals) -> float:
    """The smallest chance of all, times how many there are."""
    wanted = expected(ident)
    chances = [
        oddness(counted, pieces) for counted, pieces in zip(deals.places, wanted, strict=True) if len(pieces) > 1
    ]
    chances += [
        oddness_of_pairs(counted, *pieces) for counted, pieces in zip(deals.pairs, pairwise(wanted), strict=True)
    ]
    return min(chances) * len(chances)


# --- fair -------------------------------------------------------------------------------------------


def fair(number: int) -> Dealer:
    return dealer_from_seed(f"deal {number}")


@pytest.mark.parametrize("ident", TITLES)
def test_every_kind_of_draw_is_looked_at(ident: str) -> None:
    assert later_positions(ident).keys() == KINDS[ident]


@pytest.mark.parametrize(("ident", "deals"), [("peloponnes", 40_000), ("heroes", 30_000), ("perikles", 30_000)])
def test_a_hundred_thousand_deals_are_fair(ident: str, deals: int) -> None:
    found = dealt(ident, fair, range(deals))
    assert worst(ident, found) > LEAST
    assert len(found.fingerprints) == deals


@pytest.mark.soak
@pytest.mark.parametrize(
    ("ident", "deals"), [("peloponnes", 4_000_000), ("heroes", 3_000_000), ("perikles", 3_000_000)]
)
def test_ten_million_deals_are_fair(ident: str, deals: int) -> None:
    parts = [range(first, min(deals, first + 50_000)) for first in range(0, deals, 50_000)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        together: Deals | None = None
        for part in pool.map(partial(dealt, ident, fair), parts):
            together = part if together is None else added(together, part)
    assert together is not None
    assert worst(ident, together) > LEAST
    assert len(together.fingerprints) == deals


def added(one: Deals, two: Deals) -> Deals:
    places = [first + second for first, second in zip(one.places, two.places, strict=True)]
    pairs = [first + second for first, second in zip(one.pairs, two.pairs, strict=True)]
    return Deals(places, pairs, one.fingerprints | two.fingerprints)


# --- and what is not --------------------------------------------------------------------------------


class FiveBits(Dealer):
    """The rest of a small number: the first pieces come too often."""

    def below(self, n: int) -> int:
        return super().below(32) % n


class NeverTheLast(Dealer):
    """One off, as in many a shuffle."""

    def below(self, n: int) -> int:
        return super().below(max(1, n - 1))


class TwiceTheSame(Dealer):
    """Every number is used for two draws: each of them is fair, both together are not."""

    last = -1

    def below(self, n: int) -> int:
        word, self.last = (self.last, -1) if self.last >= 0 else (super().below(2**60),) * 2
        return word % n


@pytest.mark.parametrize("bad", [FiveBits, NeverTheLast, TwiceTheSame])
def test_a_dealer_that_is_not_fair_is_found_out(bad: type[Dealer]) -> None:
    def dealing(number: int) -> Dealer:
        good = fair(number)
        return bad(good.secret, good.salt)

    assert worst("peloponnes", dealt("peloponnes", dealing, range(10_000))) < LEAST


def test_a_dealer_seeded_by_the_clock_is_found_out() -> None:
    """Planet Poker 1999: the seed was the time of day in milliseconds. Each deal looks fair, but they come again."""
    clock = random.Random(1999)

    def dealing(number: int) -> Dealer:
        return dealer_from_seed(f"{clock.randrange(MILLISECONDS_OF_A_DAY)}")

    found = dealt("peloponnes", dealing, range(30_000))
    assert len(found.fingerprints) < 30_000


def test_the_same_number_taken_twice_looks_fair_place_by_place() -> None:
    """So pairs are worth looking at: without them that dealer would pass."""

    def dealing(number: int) -> Dealer:
        return TwiceTheSame(fair(number).secret, bytes(16))

    found = dealt("peloponnes", dealing, range(10_000))
    wanted = expected("peloponnes")
    chances = [oddness(counted, pieces) for counted, pieces in zip(found.places, wanted, strict=True)]
    assert min(chances[:5]) * len(chances) > LEAST
