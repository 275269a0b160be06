"""a · Revealing, and what is public: PEL-R1 to PEL-R3, PEL-C1, PEL-C6."""

from __future__ import annotations

import pytest

from isthmos.testkit.peloponnes import Game, table

NAMES = ("V", "W", "X", "Y", "Z")


def reveal_five(game: Game) -> list[str]:
    """Turn up the first five tiles of the bag, whatever they are, and say which."""
    turned = []
    for _ in range(5):
        turned.append(game.legal("chance")[0].removeprefix("reveal "))
        game.chance(f"reveal {turned[-1]}")
    return turned


@pytest.mark.parametrize(("players", "regular"), [(1, 5), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_the_first_tiles_form_the_regular_row_and_the_rest_the_conquest_row(players: int, regular: int) -> None:
    """PEL-R1; alone PEL-A1."""
    game = table(*NAMES[:players]).coins(9).round(1).revealing()
    turned = reveal_five(game)
    assert game.regular_row() == turned[:regular]
    assert game.conquest_row() == turned[regular:]
    assert game.asked() == "V"


@pytest.mark.parametrize(("level", "regular"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_with_each_level_one_tile_more_moves_to_the_conquest_row(level: int, regular: int) -> None:
    """PEL-A4."""
    game = table("sparta").level(level).coins(9).round(1).revealing()
    turned = reveal_five(game)
    assert (game.regular_row(), game.conquest_row()) == (turned[:regular], turned[regular:])


@pytest.mark.parametrize(
    ("number", "stack", "unseen"),
    [(1, "A", 15), (2, "A", 10), (3, "A", 5), (4, "B", 15), (5, "B", 10), (6, "B", 5), (7, "C", 10), (8, "C", 5)],
)
def test_rounds_1_to_3_use_stack_a_4_to_6_stack_b_7_and_8_stack_c(number: int, stack: str, unseen: int) -> None:
    """PEL-C1."""
    game = table("X", "Y").round(number).revealing()
    tiles = game.board.rules.tiles
    assert [tiles[tile].id[0] for tile in game.board.unseen] == [stack] * unseen
    assert len(game.legal("chance")) == unseen


@pytest.mark.parametrize(("number", "next_stack"), [(3, "B"), (6, "C")])
def test_when_a_stack_is_used_up_the_next_one_follows(number: int, next_stack: str) -> None:
    """PEL-C1."""
    game = table("X", "Y").round(number).disasters().chance("chit blank", "chit plague")
    assert game.round() == number + 1
    assert {game.board.rules.tiles[tile].id[0] for tile in game.board.unseen} == {next_stack}


def test_any_unseen_tile_may_come_next_and_each_is_as_likely_as_the_others() -> None:
    """PEL-C6: a bag, not a deck: there is no order that anybody could know."""
    game = table("X", "Y").round(2).revealing()
    assert sorted(game.legal("chance")) == sorted(f"reveal {tile}" for tile in game.unseen())
    assert game.board.weights() == []


def test_an_unseen_chit_is_as_likely_as_there_are_chits_of_its_kind() -> None:
    """PEL-C6, PEL-C2."""
    game = table("X", "Y").chits(plague=1, drought=2).disasters()
    assert dict(zip(game.legal("chance"), game.board.weights(), strict=True)) == {
        "chit earthquake": 3,
        "chit drought": 1,
        "chit plague": 2,
        "chit tempest": 3,
        "chit decline": 3,
        "chit blank": 1,
    }


def test_a_tile_that_was_turned_up_does_not_come_again() -> None:
    """PEL-C1."""
    game = table("X", "Y").round(1).revealing().chance("reveal bridge")
    assert "bridge" not in game.unseen()
    game.may_not("chance", "reveal bridge")


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_a_supply_takes_place_as_soon_as_its_tile_lies_open(place: int) -> None:
    """PEL-R2: only the tiles laid out so far can be seen in it."""
    game = table("X", "Y", "Z").round(5).wood(X=2).marked("X", "bridge")
    start = game.unseen("B04", "B05", "B06", "B07", "B09").revealing()
    others = ["B04", "B06", "B07", "B09"]
    for tile in others[: place - 1]:
        start.chance(f"reveal {tile}")
    assert start.asked() == "chance"
    start.chance("reveal B05")
    assert start.asked() == "X"
    assert len(start.regular_row() + start.conquest_row()) == place
    start.play("X", "redeem bridge")
    for tile in others[place - 1 :]:
        start.chance(f"reveal {tile}")
    assert len(start.regular_row() + start.conquest_row()) == 5


def test_the_supply_tile_stays_on_offer_and_can_be_bid_on_and_won() -> None:
    """PEL-R3."""
    scene = table("X", "Y").coins(9).round(8).offer("C04").bidding()
    scene.may("X", "bid C04 4").play("X", "bid C04 4").play("Y", "pass")
    assert scene.lands("X") == ["c04-wooded-hills-by-the-mountains"]


def test_a_supply_in_revealing_comes_before_the_bidding_so_its_coins_can_be_bid() -> None:
    """PEL-V1, PEL-V5, PEL-R2: the coin of the marked building is back in the reserve before the first bid."""
    scene = table("X", "Y").coins(X=4, Y=9).round(8).marked("X", "bridge").unseen("C01", "C02", "C03", "C04", "C05")
    game = scene.revealing().chance("reveal C01", "reveal C03", "reveal C05", "reveal C02")  # and C04, the last
    game.has("X", coins=5).may("X", "bid C03 5")


def test_the_supply_tile_is_turned_up_once_and_two_never_in_the_same_round() -> None:
    """PEL-V1: one supply tile is in stack B and one in stack C."""
    tiles = table("X", "Y").scoring().board.rules.tiles
    assert [tile.id for tile in tiles if tile.supply] == ["B05", "C04"]
