"""The nine colonies and Sikyon (HC-10.1 to HC-10.10)."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.modules.heroes_and_colonies.title import corrected
from isthmos.testkit.heroes import HeroGame, HeroScene, table
from isthmos.testkit.peloponnes import Stocks

from .scenes import taking

ROWS = {row.id: row for row in corrected("").colony}
POINTS = {"byzantium": (4, 4), "miletus": (3, 2), "naxos": (3, 2), "salamis": (2, 3)}


def alone(colony: str, **options: bool) -> HeroScene:
    """X has the colony; no heroes, so nothing else happens."""
    return table(X="messene", Y="sparta").options(heroes=False, **options).colonies(X=colony)


@pytest.mark.parametrize("colony", ROWS)
def test_stores_of_a_colony_overflow_into_luxury(colony: str) -> None:
    """HC-10.4, HC-3.1: the numbers are those of the data file."""
    store = ROWS[colony].storage
    scene = table(X="messene", Y="sparta").options(heroes=False).colonies(X=colony)
    scene = scene.lands("X", "A02").wood(X=store.wood).stone(X=store.stone).food(X=store.food)
    scene.income().has("X", wood=store.wood, stone=store.stone, food=store.food, luxury=1 + 1 + 2)


@pytest.mark.parametrize("colony", ROWS)
def test_coins_and_luxury_come_by_the_table_of_the_colony(colony: str) -> None:
    """HC-10.4: from row to row, one below and one above."""
    for people in (0, 3, 7, 10, 11, 13, 14, 16, 19, 20, 30):
        row = [row for row in ROWS[colony].income.rows if row[0] <= people][-1]
        alone(colony).people(X=people).income().has("X", coins=row[1], luxury=row[2])


@pytest.mark.parametrize("colony", ROWS)
def test_points_per_inhabitant_and_coins_per_point(colony: str) -> None:
    """HC-10.2, HC-10.5, HC-10.7, HC-10.8: three and three, where nothing else is said."""
    per_person, per_point = POINTS.get(colony, (3, 3))
    game = alone(colony).people(X=5).coins(X=12).scoring()
    assert (game.population("X"), game.power("X")) == (5 * per_person, 12 // per_point)


@pytest.mark.parametrize("colony", ROWS)
def test_only_naukratis_exchanges_one_for_one(colony: str) -> None:
    """HC-10.6."""
    game = alone(colony).people(X=1).luxury(X=1).supply()
    assert (game.asked() == "X") is (colony == "naukratis")
    if colony == "naukratis":
        game.play("X", "feed 1").has("X", people=1, luxury=0)


# --- Apollonia ------------------------------------------------------------------------------------


def test_apollonia_is_last_whatever_it_bids() -> None:
    """HC-10.1, HC-4.1."""
    scene = alone("apollonia").offer("A05", "A06").bid("X", "A05", 9).bid("Y", "A06", 3)
    assert scene.turn_order().order() == ["Y", "X"]


@pytest.mark.parametrize(("food", "left"), [(8, 4), (7, 3), (1, 0), (0, 0)])
def test_a_drought_takes_half_rounded_up_from_apollonia(food: int, left: int) -> None:
    """HC-10.1."""
    alone("apollonia").food(X=food).strike("drought").has("X", food=left)


def test_protection_holds_against_the_harsher_form() -> None:
    """HC-6.2."""
    alone("apollonia").food(X=8).buildings("X", "liongate").strike("drought").has("X", food=8)
    game = alone("apollonia").buildings("X", "cyclopean-masonry", "bridge").strike("earthquake")
    assert game.buildings("X") == ["cyclopean-masonry", "bridge"]
    game = alone("taras").lands("X", "A05").buildings("X", "workshop-of-phidias").strike("tempest")
    assert game.lands("X") == ["a05-fields"]
    alone("taras").luxury(X=30).buildings("X", "port").strike("decline").has("X", luxury=30)


def test_a_building_without_its_full_double_price_is_not_kept() -> None:
    """HC-6.2: three wood and three stone keep one, and what is left stays."""
    scene = alone("apollonia").wood(X=3).stone(X=3).buildings("X", "bridge", "street")
    game = scene.strike("earthquake").may_not("X", "keep bridge street").play("X", "keep street")
    game.has("X", wood=1, stone=1)


def test_apollonia_suffers_normally_otherwise() -> None:
    """HC-10.1."""
    alone("apollonia").people(X=7).strike("plague").has("X", people=4)
    alone("apollonia").luxury(X=24).strike("decline").has("X", luxury=14)
    alone("apollonia").food(X=1).coins(X=1).lands("X", "A05").strike("tempest").may("X", "keep A05")


@pytest.mark.parametrize(
    ("luxury", "kept", "left"),
    [
        (0, "keep bridge", (0, 2, 0)),
        (0, "keep none", (4, 6, 0)),
        (2, "keep bridge well", (0, 1, 0)),
        (4, "keep bridge well market", (0, 0, 0)),
    ],
)
def test_each_missing_good_may_cost_apollonia_a_building(luxury: int, kept: str, left: tuple[int, int, int]) -> None:
    """HC-10.1 (`per_missing`): 6 and 6 are due for three, and 4 wood are there; luxury replaces what is missing."""
    scene = alone("apollonia").options(apollonia_earthquake="per_missing").wood(X=4).stone(X=6).luxury(X=luxury)
    game = scene.buildings("X", "bridge", "well", "market").strike("earthquake")
    most = max(len(answer.split()) - 1 for answer in game.legal("X") if answer != "keep none")
    assert most == 1 + luxury // 2
    wood, stone, rest = left
    game.play("X", kept).has("X", wood=wood, stone=stone, luxury=rest)


# --- Leptis Magna -----------------------------------------------------------------------------------


def test_every_land_fits_at_leptis_magna() -> None:
    """HC-10.3."""
    scene = alone("leptis-magna").lands("X", "A07").offer("A01").bid("X", "A01", 3).passed("Y")
    assert scene.taking().lands("X") == ["a07-forest", "a01-mountains"]


def test_every_land_still_fits_when_barracks_are_lost() -> None:
    """HC-10.3: free placement is counted."""
    scene = alone("leptis-magna").lands("X", "A07").buildings("X", "barracks")
    game = scene.strike("earthquake")
    assert game.polis("X").free_placement == 1


def test_leptis_magna_needs_three_coins_to_mark() -> None:
    """HC-10.3."""
    scene = table("X", "Y").colonies(X="leptis-magna").coins(X=3).stone(X=1)
    game = taking(scene, "street").play("X", "mark").has("X", coins=0)
    assert game.polis("X").marks == (3,)
    game = taking(table("X", "Y").colonies(X="leptis-magna").coins(X=2).stone(X=1), "street")
    assert (game.asked(), game.polis("X").marks) == ("Y", (0,))  # there was nothing to choose: it is paid


def test_all_three_coins_return_when_it_is_redeemed_or_given_up() -> None:
    """HC-10.3."""
    scene = table("X", "Y").colonies(X="leptis-magna").marked("X", "bridge").wood(X=2)
    scene.supply().play("X", "redeem bridge").has("X", coins=3)
    scene.supply().play("X", "give-up bridge").has("X", coins=3)


def test_all_three_coins_return_after_an_earthquake() -> None:
    """HC-10.3, HC-6.2."""
    alone("leptis-magna").marked("X", "bridge").strike("earthquake").has("X", coins=3)


def test_leptis_magna_marks_with_luxury_only_with_no_coin_where_the_table_plays_it_so() -> None:
    """HC-10.3."""
    scene = table("X", "Y").options(luxury_for_bids="only_when_no_coins").colonies(X="leptis-magna")
    game = taking(scene.coins(X=2).luxury(X=2), "temple-of-apollo")
    assert (game.asked(), game.buildings("X")) == ("Y", [])


# --- Miletus, Naukratis, Salamis, Taras, Sikyon ---------------------------------------------------------


def test_miletus_is_first_even_when_it_passes() -> None:
    """HC-10.5, HC-4.1."""
    scene = table("Y", "X").colonies(X="miletus").offer("A05").bid("Y", "A05", 9).passed("X")
    assert scene.turn_order().order() == ["X", "Y"]


def test_the_order_never_changes_between_miletus_and_apollonia() -> None:
    """HC-4.1."""
    scene = table("X", "Y").colonies(X="miletus", Y="apollonia").offer("A05").bid("Y", "A05", 9).passed("X")
    assert scene.turn_order().order() == ["X", "Y"]


def test_fixed_places_leave_the_others_as_they_were() -> None:
    """HC-4.1: equal bids keep their previous order."""
    scene = table("A", "B", "C", "D").colonies(B="apollonia", C="miletus").order("C", "D", "A", "B")
    game = scene.offer("A05", "A06").bid("A", "A05", 3).bid("D", "A06", 3).passed("B", "C").turn_order()
    assert game.order() == ["C", "D", "A", "B"]


def test_naukratis_pays_one_luxury_for_a_bid_a_building_and_a_disaster() -> None:
    """HC-10.6."""
    game = alone("naukratis").coins(X=1, Y=9).luxury(X=3).offer("A05").bidding()
    game.may("X", "bid A05 4").may_not("X", "bid A05 5").play("X", "bid A05 4").has("X", coins=0, luxury=0)
    game = alone("naukratis").luxury(X=4).buildings("X", "bridge", "street").strike("earthquake")
    game.play("X", "keep all").has("X", luxury=0)


def test_naukratis_does_not_exchange_without_need() -> None:
    """HC-10.6."""
    game = table("X", "Y").colonies(X="naukratis").luxury(X=9).coins(9).offer("A05").bidding()
    assert game.legal("X")[0] == "pass"


def test_naukratis_exchanges_before_every_payment_and_before_scoring_where_the_table_plays_it_so() -> None:
    """HC-10.6: the bid, the tile, the disaster, hunger, redeeming, hiring and scoring."""
    scene = table("X", "Y").options(naukratis_free_exchange=True).colonies(X="naukratis").luxury(X=5)
    game = scene.coins(9).offer("A05").bidding()
    game.may_only("X", "exchange wood", "exchange stone", "exchange food", "exchange coin", "done")
    game.play("X", "exchange coin", "exchange wood", "done").has("X", coins=10, wood=1, luxury=3)
    game.may("X", "pass")
    game.play("X", "bid A05 3").play("Y", "pass")
    assert game.legal("X")[0] == "done"  # before the tile is taken
    game = scene.food(X=1).people(X=1).supply()
    game.play("X", "exchange coin", "done", "done").may("X", "exchange coin")  # hunger, redeeming, scoring
    game.play("X", "exchange coin", "exchange coin", "exchange coin", "exchange coin")
    assert (game.is_over(), game.stocks("X").luxury) == (True, 0)


def test_naukratis_exchanges_before_it_hires_and_before_a_ward() -> None:
    """HC-10.6, HC-7.6, HC-9.7."""
    scene = table("X", "Y").options(naukratis_free_exchange=True).colonies(X="naukratis").luxury(X=2)
    game = scene.strength(X=12).attack(1, 1, 1).play("X", "exchange coin", "done")
    game.may_only("X", "hire 0", "hire 1")
    scene = table("X", "Y").options(naukratis_free_exchange=True).colonies(X="naukratis").luxury(X=2)
    game = scene.heroes(X="odysseus").attack(1, 2, 2).play("X", "exchange coin", "done")
    game.play("X", "ward").has("X", coins=0, luxury=1)


@pytest.mark.parametrize("good", ["wood", "stone", "food"])
def test_naukratis_exchanges_nothing_into_a_full_store(good: str) -> None:
    """HC-10.6: and one more where there is room for one."""
    scene = table("X", "Y").options(naukratis_free_exchange=True).colonies(X="naukratis").luxury(X=2).coins(9)
    most = getattr(ROWS["naukratis"].storage, good)
    others = {"wood", "stone", "food"} - {good}

    def with_so_much(units: int) -> HeroGame:
        full: HeroScene = getattr(scene, good)(X=units)
        return full.offer("A05").bidding()

    with_so_much(most).may_not("X", f"exchange {good}").may("X", *[f"exchange {other}" for other in others])
    with_so_much(most - 1).play("X", f"exchange {good}").has("X", **{good: most}).may_not("X", f"exchange {good}")


@pytest.mark.parametrize(("people", "food", "live", "left"), [(4, 2, 4, 0), (5, 2, 4, 0), (5, 3, 5, 0), (1, 1, 1, 0)])
def test_one_food_feeds_two_at_salamis(people: int, food: int, live: int, left: int) -> None:
    """HC-10.8: an odd one needs a whole food."""
    alone("salamis").people(X=people).food(X=food).supply().has("X", people=live, food=left)


def test_salamis_pays_luxury_for_food_that_feeds_two() -> None:
    """HC-10.8: two luxury are one food and two inhabitants."""
    game = alone("salamis").people(X=4).food(X=1).luxury(X=2).supply()
    game.play("X", "feed 1").has("X", people=4, luxury=0)


@pytest.mark.parametrize("luxury", [1, 10, 24])
def test_decline_takes_all_luxury_of_taras(luxury: int) -> None:
    """HC-10.9."""
    alone("taras").luxury(X=luxury).strike("decline").has("X", luxury=0)


def test_sikyon_is_safe_from_the_tempest_and_stays_so_without_the_workshop() -> None:
    """HC-10.10: protections are counted."""
    scene = table("sikyon", "Y").lands("sikyon", "A05").buildings("sikyon", "workshop-of-phidias")
    game = scene.strike("tempest")
    assert game.lands("sikyon") == ["a05-fields"]
    game = table("sikyon", "Y").lands("sikyon", "A05").buildings("sikyon", "workshop-of-phidias").strike("earthquake")
    assert game.buildings("sikyon") == []
    assert sum(game.polis("sikyon").shields) == 1


@pytest.mark.parametrize(
    ("lands", "before", "after"),
    [
        ((), Stocks(wood=2, stone=2), Stocks(coins=1, wood=1, stone=1, food=1)),
        ((), Stocks(), Stocks(coins=1, food=1)),
        (("A02",), Stocks(luxury=3), Stocks(coins=1, food=1, luxury=3)),
        (("A07",), Stocks(wood=1), Stocks(coins=1, wood=3, food=1)),
    ],
)
def test_sikyon_loses_wood_and_stone_net_of_what_it_earns(
    lands: tuple[str, ...], before: Stocks, after: Stocks
) -> None:
    """HC-10.10, HC-4.8."""
    game = table("sikyon", "Y").lands("sikyon", *lands).stocks("sikyon", before).income()
    assert game.stocks("sikyon") == after


def test_a_choice_of_income_is_netted_too() -> None:
    """HC-10.10, HC-4.8: a stone from the port and the one that is lost cancel out."""
    game = table("sikyon", "Y").buildings("sikyon", "port").stone(sikyon=2).income().play("sikyon", "take stone")
    game.has("sikyon", stone=2)


def test_sikyon_has_number_14_and_comes_last_in_the_first_order() -> None:
    """HC-3.5, HC-3.1."""
    game = table("X", "Y").setup().chance("deal sikyon", "deal argos", "colony naxos", "colony taras")
    game.chance("hero hector", "hero helen")
    assert game.order() == ["Y", "X"]
    game = table("X", "Y").setup().chance("deal sikyon", "deal argos", "colony miletus", "colony taras")
    game.chance("hero hector", "hero helen")
    assert game.order() == ["X", "Y"]
