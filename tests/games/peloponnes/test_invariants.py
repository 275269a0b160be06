"""The invariants find what is wrong: each is shown a position that breaks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE
from isthmos.testkit.peloponnes import table


def position() -> Board:
    scene = table("korinth", "argos").round(1).coins(9).lands("korinth", "A05").buildings("korinth", "port")
    return scene.round(2).chits(plague=1, blank=1).offer("A01", "A02", "A03", "A04", "A06").bidding().board


def test_nothing_is_wrong_with_a_scene_that_says_everything() -> None:
    assert TITLE.violations(position()) == []


def same_tile_twice(s: Board) -> None:
    s.unseen = [*s.unseen, s.offer[0]]


def tile_of_another_stack(s: Board) -> None:
    s.unseen = [*s.unseen[:-1], 39]


def chit_from_nowhere(s: Board) -> None:
    s.chits_left = [4, *s.chits_left[1:]]


def no_chits_drawn(s: Board) -> None:
    s.chits_left, s.chits_seen = [3, 3, 3, 3, 3, 1], [0, 0, 0, 0, 0]


def order_of_one(s: Board) -> None:
    s.order = (0, 0)


def same_civilization(s: Board) -> None:
    s.poleis[1].civilization = s.poleis[0].civilization


def debt(s: Board) -> None:
    s.poleis[0].coins = -1


def full_store(s: Board) -> None:
    s.poleis[0].food = 14


def points_from_nowhere(s: Board) -> None:
    s.poleis[0].points += 1


def income_from_nowhere(s: Board) -> None:
    s.poleis[0].income_wood += 1


def two_coins_on_a_building(s: Board) -> None:
    s.poleis[0].marks = (2,)


def two_bids(s: Board) -> None:
    s.holders[0] = s.holders[1] = 0


def bid_elsewhere(s: Board) -> None:
    s.holders[0] = 0
    s.poleis[0].slot, s.poleis[0].stake = 2, 3


def bid_of_nothing(s: Board) -> None:
    s.poleis[0].slot = 2


def question_without_answer(s: Board) -> None:
    s.listed = []


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (same_tile_twice, "a tile lies in two places"),
        (tile_of_another_stack, "a tile of another stack is in the bag"),
        (chit_from_nowhere, "earthquake: 4 chits in the bag and 0 on the table"),
        (no_chits_drawn, "0 chits are drawn in round 2"),
        (order_of_one, "the turn order is not an order of the seats"),
        (same_civilization, "two have the same civilization"),
        (debt, "seat 0: -1 coins"),
        (full_store, "seat 0: 14 food"),
        (points_from_nowhere, "seat 0: points is 5, but the tiles give 4"),
        (income_from_nowhere, "incomes"),
        (two_coins_on_a_building, "seat 0: the coins on buildings do not match the buildings"),
        (two_bids, "seat 0: two bids lie in the offer"),
        (bid_elsewhere, "seat 0: the bid is not where the polis says"),
        (bid_of_nothing, "seat 0: a bid without coins lies in the offer"),
        (question_without_answer, "a question is open and has no legal answer"),
    ],
)
def test_what_is_wrong_is_found_and_said(damage: Callable[[Board], None], sentence: str) -> None:
    board = position()
    damage(board)
    assert any(sentence in found for found in TITLE.violations(board))
