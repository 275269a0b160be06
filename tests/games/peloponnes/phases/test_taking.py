"""d · Taking possession and e · one-time income: PEL-T1 to PEL-T8, PEL-N1."""

from __future__ import annotations

import pytest

from isthmos.testkit.peloponnes import Game, Scene, Stocks, table

ONLY_STONE = ("A01", "A03", "B09", "B10", "C05")
WOOD_AND_STONE = ("A02", "A04", "B07", "C04")
ONLY_WOOD = ("A07", "A10", "B06", "B11", "C03")
WOOD_AND_FOOD = ("A06", "A08", "A09", "B04")
ONLY_FOOD = ("A05", "B05")
KINDS = {
    **dict.fromkeys(ONLY_STONE, "s"),
    **dict.fromkeys(WOOD_AND_STONE, "ws"),
    **dict.fromkeys(ONLY_WOOD, "w"),
    **dict.fromkeys(WOOD_AND_FOOD, "wf"),
    **dict.fromkeys(ONLY_FOOD, "f"),
}


def wins(scene: Scene, tile: str, coins: int = 9) -> Game:
    """Arkadia, whose income brings no goods, has won a tile."""
    return scene.offer(tile).bid("arkadia", tile, coins).taking()


def arkadia() -> Scene:
    return table("arkadia", "sparta")


# --- lands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("right_end", KINDS)
def test_a_land_fits_next_to_one_that_shares_a_kind_of_income(right_end: str) -> None:
    """PEL-T2: every pair of the twenty lands."""
    for land in KINDS:
        if land == right_end:
            continue
        game = wins(arkadia().lands("arkadia", right_end), land)
        shares = bool(set(KINDS[land]) & set(KINDS[right_end]))
        assert (len(game.lands("arkadia")) == 2) is shares, f"{land} beside {right_end}"


@pytest.mark.parametrize("land", KINDS)
def test_next_to_the_civilization_every_land_fits(land: str) -> None:
    """PEL-T2: patras has wood and food, which does not matter."""
    game = table("patras", "sparta").offer(land).bid("patras", land, 9).taking()
    assert [tile[:3].upper() for tile in game.lands("patras")] == [land]


def test_a_land_goes_to_the_right_end_and_only_that_counts() -> None:
    """PEL-T2: stone would fit on the left, but is lost."""
    game = wins(arkadia().lands("arkadia", "A01", "A02", "A07"), "A03")
    assert game.lands("arkadia") == ["a01-mountains", "a02-forest-by-the-mountains", "a07-forest"]
    game = wins(arkadia().lands("arkadia", "A01", "A02", "A07"), "A06")
    assert game.lands("arkadia")[-1] == "a06-fields-with-forest"


def test_a_land_that_fits_must_be_placed() -> None:
    """PEL-T2: nobody is asked."""
    game = wins(arkadia().lands("arkadia", "A05"), "A06")
    assert game.asked() == "chance"
    assert len(game.lands("arkadia")) == 2


def test_a_land_that_does_not_fit_is_lost_and_gives_nothing_and_the_bid_is_gone() -> None:
    """PEL-T1, PEL-T2: A03 would bring 5 coins and an inhabitant; the coin is the income."""
    game = table("arkadia", "sparta").coins(4).lands("arkadia", "A05").offer("A03").bidding()
    game.play("arkadia", "bid A03 4").play("sparta", "pass")
    assert game.lands("arkadia") == ["a05-fields"]
    assert game.stocks("arkadia") == Stocks(coins=1, food=3, people=1)


def test_all_coins_bid_go_to_the_bank() -> None:
    """PEL-T1: 9 - 6, and 2 for three people."""
    game = table("arkadia", "sparta").coins(9).people(arkadia=2).offer("A01").bidding()
    game.play("arkadia", "bid A01 6").play("sparta", "pass")
    game.has("arkadia", coins=3 + 2)


@pytest.mark.parametrize("is_marked", [False, True])
def test_with_barracks_complete_or_marked_every_land_fits(is_marked: bool) -> None:
    """PEL-T3, PEL-T8."""
    scene = arkadia().lands("arkadia", "A05")
    scene.marked("arkadia", "barracks") if is_marked else scene.buildings("arkadia", "barracks")
    assert wins(scene, "A01").lands("arkadia") == ["a05-fields", "a01-mountains"]


def test_lands_placed_by_barracks_stay_when_these_go_and_later_ones_must_fit_again() -> None:
    """PEL-T3, PEL-D12."""
    scene = arkadia().lands("arkadia", "A05", "A01").buildings("arkadia", "barracks").wood(arkadia=1)
    game = scene.strike("earthquake")
    assert game.buildings("arkadia") == []
    assert game.lands("arkadia") == ["a05-fields", "a01-mountains"]
    assert game.polis("arkadia").free_placement == 0
    after = arkadia().lands("arkadia", "A05", "A01")
    assert len(wins(after, "B05").lands("arkadia")) == 2
    assert len(wins(after, "B09").lands("arkadia")) == 3


# --- buildings --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "needed"), [("barracks", 2), ("tiryns-fortress", 1)])
def test_with_too_few_people_the_building_is_lost(building: str, needed: int) -> None:
    """PEL-T4: no question is asked, nothing is paid."""
    scene = arkadia().coins(arkadia=3).wood(arkadia=5).stone(arkadia=5).people(arkadia=needed - 1)
    game = wins(scene, building)
    assert game.buildings("arkadia") == []
    game.has("arkadia", wood=5, stone=5, coins=3 + 1)


@pytest.mark.parametrize(("building", "needed"), [("barracks", 2), ("tiryns-fortress", 1)])
def test_with_exactly_enough_people_it_is_taken_and_they_are_gone(building: str, needed: int) -> None:
    """PEL-T4: then the income brings arkadia one inhabitant again."""
    scene = arkadia().coins(arkadia=3).wood(arkadia=5).stone(arkadia=5).people(arkadia=needed)
    game = wins(scene, building).play("arkadia", "pay")
    assert game.buildings("arkadia") == [building]
    game.has("arkadia", people=0 + 1)


def test_a_building_is_paid_with_its_wood_and_stone_or_marked_with_one_coin() -> None:
    """PEL-T5: the Aqueduct costs 1 wood and 3 stone; 2 coins are the income."""
    game = wins(arkadia().coins(arkadia=5).wood(arkadia=4).stone(arkadia=4), "aqueduct")
    game.may_only("arkadia", "pay", "mark")
    paid = game.copy().play("arkadia", "pay").has("arkadia", wood=3, stone=1, coins=5 + 2)
    assert paid.marked("arkadia") == []
    marked = game.copy().play("arkadia", "mark").has("arkadia", wood=4, stone=4, coins=4 + 2)
    assert marked.marked("arkadia") == ["aqueduct"]


def test_who_could_pay_may_still_mark() -> None:
    """PEL-T5."""
    wins(arkadia().coins(arkadia=1).wood(arkadia=10).stone(arkadia=10), "agora").may("arkadia", "mark")


def test_luxury_stands_in_for_missing_goods_and_own_goods_go_first() -> None:
    """PEL-T5, PEL-L2: 1 wood and 2 stone are missing."""
    game = wins(arkadia().coins(arkadia=1).stone(arkadia=1).luxury(arkadia=7), "aqueduct").play("arkadia", "pay")
    game.has("arkadia", wood=0, stone=0, luxury=1)


def test_one_luxury_too_few_and_the_building_cannot_be_paid() -> None:
    """PEL-L2: 6 would do."""
    scene = arkadia().coins(arkadia=1).stone(arkadia=1)
    wins(scene.luxury(arkadia=6), "aqueduct").may("arkadia", "pay")
    game = wins(scene.luxury(arkadia=5), "aqueduct")
    assert game.marked("arkadia") == ["aqueduct"]  # marking was the only way left


def test_luxury_makes_the_marking_coin_only_when_the_reserve_is_empty() -> None:
    """PEL-T6: with a coin the coin is used."""
    scene = arkadia().wood(arkadia=1).stone(arkadia=3).luxury(arkadia=4)
    wins(scene.coins(arkadia=0), "aqueduct").play("arkadia", "mark").has("arkadia", luxury=2, coins=2)
    wins(scene.coins(arkadia=1), "aqueduct").play("arkadia", "mark").has("arkadia", luxury=4, coins=2)


def test_one_luxury_does_not_make_the_marking_coin() -> None:
    """PEL-T6."""
    game = wins(arkadia().wood(arkadia=1).stone(arkadia=3).luxury(arkadia=1), "aqueduct")
    assert (game.buildings("arkadia"), game.marked("arkadia")) == (["aqueduct"], [])  # paying was the only way


@pytest.mark.parametrize(
    ("coins", "stone", "luxury", "may_let_go"),
    [
        (0, 3, 8, False),  # own goods cover it
        (1, 0, 8, False),  # an own coin can mark it
        (0, 2, 8, True),  # only luxury could save it
        (0, 0, 2, True),  # luxury could mark it
    ],
)
def test_a_building_may_be_let_go_only_without_own_means(coins: int, stone: int, luxury: int, may_let_go: bool) -> None:
    """PEL-T7."""
    game = wins(arkadia().coins(arkadia=coins).wood(arkadia=1).stone(arkadia=stone).luxury(arkadia=luxury), "aqueduct")
    (game.may if may_let_go else game.may_not)("arkadia", "forfeit")


def test_where_the_table_plays_so_a_building_may_always_be_let_go() -> None:
    """PEL-T7."""
    scene = arkadia().options(forfeit_building="always").coins(arkadia=5).wood(arkadia=5).stone(arkadia=5)
    game = wins(scene, "aqueduct").may_only("arkadia", "pay", "mark", "forfeit").play("arkadia", "forfeit")
    assert game.buildings("arkadia") == []
    game.has("arkadia", wood=5, stone=5, people=1)


def test_when_nothing_else_is_possible_the_building_is_lost_without_a_question() -> None:
    """PEL-T7, PEL-T1."""
    game = wins(arkadia().luxury(arkadia=1), "aqueduct")
    assert game.asked() == "chance"
    assert game.buildings("arkadia") == []
    game.has("arkadia", luxury=1, people=1)


def test_coins_and_goods_of_this_round_cannot_pay_for_the_tile_that_brings_them() -> None:
    """PEL-T5, PEL-N1: the four coins of the Barracks and the income come after the decision."""
    game = wins(arkadia().people(arkadia=2).wood(arkadia=1).stone(arkadia=1), "barracks")
    assert game.buildings("arkadia") == []


def test_a_marked_building_gives_its_one_time_income_its_income_and_its_points() -> None:
    """PEL-T8, PEL-N1, PEL-I1: the Bridge brings 2 people and 1 food, and 4 points."""
    game = wins(arkadia().coins(arkadia=1).wood(arkadia=2), "bridge").play("arkadia", "mark")
    assert game.stocks("arkadia") == Stocks(coins=2, wood=2, food=1, people=3)
    assert game.polis("arkadia").points == 4


def test_a_marked_building_cannot_be_paid_before_the_next_supply() -> None:
    """PEL-T8: with all the goods in the world, the next question in the game is the next bid."""
    scene = arkadia().coins(9).wood(arkadia=9).stone(arkadia=9).marked("arkadia", "bridge").round(2)
    game = scene.disasters().chance("chit blank", "chit plague")
    while game.asked() == "chance":
        game.chance(game.legal("chance")[0])
    assert game.legal("arkadia")[0] == "pass"
    assert game.marked("arkadia") == ["bridge"]


def test_a_building_won_after_the_supply_tile_waits_for_the_next_supply() -> None:
    """PEL-T8, PEL-V1: the supply of the revealing is over when the bidding begins."""
    scene = (
        table("arkadia", "sparta").coins(arkadia=5).wood(arkadia=5).round(8).unseen("C01", "C02", "C04", "C05", "C07")
    )
    game = scene.revealing().chance("reveal C04", "reveal C02", "reveal C01", "reveal C05")
    game.play("arkadia", "bid agriculture 4").play("arkadia", "mark")
    assert game.marked("arkadia") == ["agriculture"]
    game.chance("chit blank", "chit plague")
    game.may("arkadia", "redeem agriculture", "give-up agriculture")


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("A03", Stocks(coins=5, people=1)),
        ("A04", Stocks(coins=2, people=1)),
        ("B12", Stocks(food=3)),
        ("B03", Stocks(luxury=3, people=3)),
        ("B08", Stocks(luxury=5, people=1)),
        ("B11", Stocks(coins=3, people=2)),
        ("C05", Stocks(coins=2, people=1)),
    ],
)
def test_the_tile_just_placed_gives_its_one_time_income(tile: str, gain: Stocks) -> None:
    """PEL-N1: one coin and one inhabitant are arkadia's income, goods are those of the tile."""
    game = wins(arkadia().wood(arkadia=5).stone(arkadia=5), tile)
    if game.asked() == "arkadia":
        game.play("arkadia", "pay")
    expected_coins = gain.coins + (1 if gain.people + 1 < 3 else 2)
    game.has("arkadia", coins=expected_coins, people=gain.people + 1, luxury=gain.luxury)
    game.has("arkadia", food=gain.food)


def test_the_one_time_income_is_given_once_and_kept_when_the_tile_is_lost() -> None:
    """PEL-N1, PEL-D12."""
    scene = arkadia().buildings("arkadia", "bridge").people(arkadia=4)
    game = scene.strike("earthquake")
    assert game.buildings("arkadia") == []
    game.has("arkadia", people=4)
    again = arkadia().lands("arkadia", "A06").people(arkadia=4).income()
    again.has("arkadia", people=5)  # the one of arkadia, not the two of the land


def test_what_one_player_does_here_does_not_touch_another() -> None:
    """PEL-T5."""
    scene = table("arkadia", "korinth").coins(5).wood(3).stone(3).offer("bridge", "granary")
    game = scene.bid("arkadia", "bridge", 3).bid("korinth", "granary", 2).taking()
    before = game.stocks("korinth")
    game.play("arkadia", "pay")
    assert game.stocks("korinth") == before
