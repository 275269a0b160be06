"""How many ways the first decisions of three fixed positions can go, counted by the engine and once more by hand.

A regression table: a rule that lists one answer too many or too few changes these numbers.
The counts by hand know the rules only from their text, and share no code with the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import NamedTuple

import pytest

from isthmos.core.state import CHANCE, OVER
from isthmos.games.peloponnes.state import Board
from isthmos.testkit.peloponnes import Game, table


def perft(board: Board, depth: int) -> int:
    """Sequences of so many decisions of seats; where chance or the end comes earlier, they end there."""
    if depth == 0 or board.seat() in (CHANCE, OVER):
        return 1
    total = 0
    for move in board.moves():
        future = board.clone()
        future.play(move)
        total += perft(future, depth - 1)
    return total


# --- bidding ----------------------------------------------------------------------------------------------------

COINS = {"W": 6, "X": 7, "Y": 5, "Z": 8}
REGULAR = {"A05": 3, "A06": 3, "A07": 2, "A03": 4}
CONQUEST = {"A01": 3 + 3}


def a_bidding() -> Game:
    """Four players; X owns the Market and Y has four luxury."""
    scene = table(*COINS).coins(**COINS).luxury(Y=4).buildings("X", "market")
    return scene.offer(*REGULAR, conquest=CONQUEST).bidding()


class Lying(NamedTuple):
    """A bid in half coins of strength, and its owner."""

    owner: str
    coins: int


def strength(bid: Lying) -> int:
    return 2 * bid.coins + (bid.owner == "X")


def open_to(bid: Lying, table_now: dict[str, Lying]) -> Iterator[str]:
    """The tiles a bid may be laid on (PEL-B3, PEL-B5, PEL-B6)."""
    for tile, value in REGULAR.items():
        if bid.coins >= value and (tile not in table_now or strength(bid) > strength(table_now[tile])):
            yield tile
    yield from (tile for tile, price in CONQUEST.items() if bid.coins >= price and tile not in table_now)


def count_bidding(to_bid: str, displaced: Lying | None, table_now: dict[str, Lying], depth: int) -> int:
    """Sequences of decisions in the bidding (PEL-B1, PEL-B10, PEL-B11); what asks nobody costs no depth."""
    if displaced is not None:
        tiles = list(open_to(displaced, table_now))
        if not tiles:
            return count_bidding(to_bid, None, table_now, depth)  # withdrawing is forced
        if depth == 0:
            return 1
        total = count_bidding(to_bid, None, table_now, depth - 1)
        for tile in tiles:
            total += count_bidding(to_bid, table_now.get(tile), table_now | {tile: displaced}, depth - 1)
        return total
    if depth == 0 or not to_bid:
        return 1
    player, rest = to_bid[0], to_bid[1:]
    total = count_bidding(rest, None, table_now, depth - 1)
    most = COINS[player] + (2 if player == "Y" else 0)
    for coins in range(1, most + 1):
        bid = Lying(player, coins)
        for tile in open_to(bid, table_now):
            total += count_bidding(rest, table_now.get(tile), table_now | {tile: bid}, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "sequences"), [(1, 18), (2, 387), (3, 6222)])
def test_ways_to_bid(depth: int, sequences: int) -> None:
    """PEL-B1, PEL-B3, PEL-B5, PEL-B6, PEL-B7, PEL-B10, PEL-B11, PEL-L3."""
    assert perft(a_bidding().board, depth) == sequences
    assert count_bidding("WXYZ", None, {}, depth) == sequences


# --- an earthquake ------------------------------------------------------------------------------------------------


def an_earthquake() -> Game:
    """X has five buildings and goods for three, Y four and goods for two by luxury, Z two and goods for both."""
    scene = table("X", "Y", "Z").wood(X=5, Y=1, Z=9).stone(X=3, Y=2, Z=9).luxury(Y=3, X=1)
    scene.buildings("X", "bridge", "street", "market", "port").marked("X", "well").buildings("Z", "quarry", "agora")
    return (
        scene.buildings("Y", "granary", "aqueduct", "leonidaion").marked("Y", "temple-of-apollo").strike("earthquake")
    )


def sets(tiles: int, most: int) -> int:
    return sum(comb(tiles, kept) for kept in range(most + 1))


@pytest.mark.parametrize(("depth", "sequences"), [(1, 26), (2, 286), (3, 1144)])
def test_ways_to_come_through_an_earthquake(depth: int, sequences: int) -> None:
    """PEL-D7, PEL-D9, PEL-L5: Y keeps two, as one wood comes from two luxury; the third luxury helps nobody."""
    assert perft(an_earthquake().board, depth) == sequences
    ways = [sets(5, 3), sets(4, 2), sets(2, 2)]
    by_hand = 1
    for number in ways[:depth]:
        by_hand *= number
    assert by_hand == sequences


# --- a supply -------------------------------------------------------------------------------------------------------


def a_supply() -> Game:
    """X has people to feed and three marked buildings, and too little luxury for everything."""
    scene = table("X", "Y").people(X=4).food(X=2).luxury(X=7).wood(X=3).stone(X=2)
    return scene.marked("X", "bridge", "well", "street").supply()


COSTS = {"bridge": (2, 0), "well": (1, 2), "street": (0, 1)}


def count_redeeming(marked: frozenset[str], wood: int, stone: int, luxury: int, depth: int) -> int:
    """PEL-V4: any marked building is paid or given up next; when none can be paid they all go unasked."""

    def short(name: str) -> int:
        return 2 * (max(COSTS[name][0] - wood, 0) + max(COSTS[name][1] - stone, 0))

    if not marked or all(short(name) > luxury for name in marked) or depth == 0:
        return 1
    total = 0
    for name in marked:
        rest = marked - {name}
        total += count_redeeming(rest, wood, stone, luxury, depth - 1)
        if short(name) <= luxury:
            left = (max(wood - COSTS[name][0], 0), max(stone - COSTS[name][1], 0), luxury - short(name))
            total += count_redeeming(rest, *left, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "sequences"), [(1, 3), (2, 18), (3, 72), (4, 144)])
def test_ways_through_a_supply(depth: int, sequences: int) -> None:
    """PEL-V3, PEL-V4, PEL-L2: two people are without food."""
    assert perft(a_supply().board, depth) == sequences
    by_hand = sum(count_redeeming(frozenset(COSTS), 3, 2, 7 - 2 * fed, depth - 1) for fed in range(3))
    assert by_hand == sequences
