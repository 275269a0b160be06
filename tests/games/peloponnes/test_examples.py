"""The thirty worked examples of the rules. Every number here is written there; none was computed by the engine."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes import campaign
from isthmos.testkit.peloponnes import Game, Scene, Stocks, table


def test_example_1_four_wood_into_a_store_of_eight_fill_it_and_leave_two_luxury() -> None:
    """PEL-L1, PEL-C5."""
    game = table("sparta", "messene").wood(sparta=8).lands("sparta", "A07").income()
    game.has("sparta", wood=10, luxury=2)


def test_example_2_helena_wins_with_the_higher_of_the_lower_values() -> None:
    """PEL-E4."""
    scene = table("Dimitrios", "Helena").people(Dimitrios=6, Helena=9).coins(Dimitrios=9)
    scene.buildings("Dimitrios", "statue-of-zeus", "cyclopean-masonry", "tiryns-fortress")
    game = scene.buildings("Helena", "epidauros-odeon", "stoa", "barracks", "granary").scoring()
    assert (game.power("Dimitrios"), game.population("Dimitrios"), game.score("Dimitrios")) == (25, 18, 18)
    assert (game.power("Helena"), game.population("Helena"), game.score("Helena")) == (22, 27, 22)
    assert game.winners() == ["Helena"]


def test_example_3_a_conquest_tile_of_value_3_takes_6_or_more_and_only_one_bid() -> None:
    """PEL-B3, PEL-B6."""
    game = table("X", "Y").coins(20).offer(conquest=["A01"]).bidding()
    game.may_not("X", "bid A01 5").may("X", "bid A01 6", "bid A01 7")
    game.play("X", "bid A01 6").may_not("Y", *[f"bid A01 {coins}" for coins in range(3, 21)])


@pytest.mark.parametrize(
    ("people", "coins", "luxury"),
    [
        (0, 1, 0),
        (2, 1, 0),
        (3, 2, 0),
        (4, 2, 0),
        (5, 3, 0),
        (7, 3, 0),
        (8, 4, 0),
        (10, 4, 0),
        (11, 5, 0),
        (13, 5, 0),
        (14, 5, 2),
        (16, 5, 2),
        (17, 5, 4),
        (19, 5, 4),
        (20, 5, 6),
        (23, 5, 6),
    ],
)
def test_example_4_the_population_table(people: int, coins: int, luxury: int) -> None:
    """PEL-C4, PEL-I4."""
    table("sparta", "argos").people(sparta=people).income().has("sparta", coins=coins, luxury=luxury, people=people)


def test_example_5_arkadia_passes_in_round_1_and_has_13_coins_and_3_people() -> None:
    """PEL-B2, PEL-I2, PEL-I4."""
    game = table("arkadia", "sparta").start_goods().bidding()
    game.has("arkadia", coins=8, people=2)
    game.play("arkadia", "pass").has("arkadia", coins=11)
    game.play("sparta", "pass")
    assert game.stocks("arkadia") == Stocks(coins=13, people=3)


def test_example_6_sparta_has_to_mark_the_street_and_it_works_at_once() -> None:
    """PEL-T5, PEL-T7, PEL-T8: neither paying nor letting go is possible, so nobody is asked."""
    game = table("sparta", "argos").start_goods().offer("street").bidding()
    game.has("sparta", coins=7, wood=4, stone=0, food=0, luxury=0, people=3)
    game.play("sparta", "bid street 1").has("sparta", coins=6).play("argos", "pass")
    assert game.stocks("sparta") == Stocks(coins=7, wood=5, stone=0, food=1, luxury=0, people=4)
    assert game.marked("sparta") == ["street"]


def test_example_7_a_displaced_bid_goes_where_it_suffices_and_the_order_follows_the_bids() -> None:
    """PEL-B10, PEL-B11, PEL-B14, PEL-O1, PEL-O2."""
    game = table("X", "Y", "Z").coins(9).wood(X=2).offer("A07", "A05", "A12", conquest=["A01", "A10"]).bidding()
    game.play("X", "bid A07 3").play("Y", "bid A07 4")
    game.may_only("X", "move A05", "move A12", "withdraw").may_not("X", "move A07", "move A01", "move A10")
    game.play("X", "move A12").play("Z", "bid A05 3")
    assert {who: (bid.tile, bid.coins) for who, bid in game.bids().items()} == {
        "Y": ("a07-forest", 4),
        "X": ("bridge", 3),
        "Z": ("a05-fields", 3),
    }
    assert game.order() == ["Y", "X", "Z"]
    game.play("X", "pay")
    assert (game.lands("Y"), game.buildings("X"), game.lands("Z")) == (["a07-forest"], ["bridge"], ["a05-fields"])
    owned = [tile for player in "XYZ" for tile in game.lands(player) + game.buildings(player)]
    assert len(owned) == 3
    assert not {"a01-mountains", "a10-hills-with-forest"} & {*owned, *game.unseen()}


def test_example_8_a_chain_of_displaced_bids_ends_with_a_forced_withdrawal() -> None:
    """PEL-B11, PEL-B12."""
    scene = table("P1", "P2", "P3", "P4").coins(10)
    game = scene.offer("A06", "A08", "A13", "A03", conquest=["A09"]).bidding()
    game.play("P1", "bid A06 5").play("P2", "bid A08 4").play("P3", "bid A13 3").play("P4", "bid A06 6")
    game.may("P1", "move A08").play("P1", "move A08")
    game.may_only("P2", "move A13", "move A03", "withdraw").may_not("P2", "move A09")
    game.play("P2", "move A13")  # P3 is not asked: nothing but withdrawing is left
    assert game.order() == ["P4", "P1", "P2", "P3"]
    assert "P3" not in game.bids()
    game.has("P3", coins=10 - 3 + (3 + 1) + 1)  # the last coin is the income of a polis without people


def test_example_9_the_half_of_market_and_agora() -> None:
    """PEL-B7, PEL-B8."""
    scene = table("X", "Y", "Z", "W").coins(9).buildings("Y", "market").buildings("Z", "agora")
    game = scene.offer("A05").bid("X", "A05", 4).bidding()
    game.may("Y", "bid A05 4").may_not("Y", "bid A05 3")
    game.play("Y", "bid A05 4").play("X", "withdraw")
    game.may_not("Z", "bid A05 4").may("Z", "bid A05 5").play("Z", "pass")
    game.may_not("W", "bid A05 4").may("W", "bid A05 5")


def test_example_9_a_plain_bid_needs_two_coins_more_against_the_owner_of_both() -> None:
    """PEL-B8."""
    scene = table("both", "plain").coins(9).buildings("both", "market", "agora").offer("A05")
    scene.bid("both", "A05", 4).bidding().may_not("plain", "bid A05 4", "bid A05 5").may("plain", "bid A05 6")


@pytest.mark.parametrize(("bid", "coins", "luxury"), [(5, 0, 1), (4, 0, 3), (3, 0, 5), (2, 1, 5)])
def test_example_10_luxury_tops_up_a_bid_only_beyond_the_last_coin(bid: int, coins: int, luxury: int) -> None:
    """PEL-L3."""
    game = table("X", "Y").coins(X=3, Y=9).luxury(X=5).offer("A07").bidding()
    game.may_not("X", "bid A07 6")
    game.play("X", f"bid A07 {bid}").has("X", coins=coins, luxury=luxury)


def test_example_11_coins_made_from_luxury_come_back_as_coins() -> None:
    """PEL-L4, PEL-B12."""
    game = table("X", "Y", "Z").coins(X=3, Y=9, Z=9).luxury(X=5).offer("A07").bidding()
    game.play("X", "bid A07 5").play("Y", "bid A07 6").play("X", "withdraw").has("X", coins=6, luxury=1)


def wins_temple(coins: int, luxury: int) -> Game:
    """Arkadia, whose income brings no goods, has won the Temple of Apollo and owns 3 of its 5 stone."""
    scene = table("arkadia", "sparta").coins(arkadia=coins).stone(arkadia=3).luxury(arkadia=luxury)
    return scene.offer("temple-of-apollo").bid("arkadia", "temple-of-apollo", 4).taking()


def test_example_12_luxury_stands_in_for_the_missing_stone_only() -> None:
    """PEL-L2, PEL-T5, PEL-T7."""
    game = wins_temple(coins=2, luxury=5).may_only("arkadia", "pay", "mark").may_not("arkadia", "forfeit")
    game.copy().play("arkadia", "pay").has("arkadia", coins=2, stone=0, luxury=1)
    game.copy().play("arkadia", "mark").has("arkadia", coins=1, stone=3, luxury=5)


def test_example_12_with_an_empty_reserve_luxury_pays_marks_or_lets_the_tile_go() -> None:
    """PEL-T6, PEL-T7."""
    game = wins_temple(coins=0, luxury=5).may_only("arkadia", "pay", "mark", "forfeit")
    game.copy().play("arkadia", "pay").has("arkadia", stone=0, luxury=1)
    game.copy().play("arkadia", "mark").has("arkadia", coins=0, stone=3, luxury=3)
    game.copy().play("arkadia", "forfeit").has("arkadia", stone=3, luxury=5)


def test_example_12_with_nothing_to_pay_or_mark_the_building_is_lost_without_a_question() -> None:
    """PEL-T7."""
    game = wins_temple(coins=0, luxury=1)
    assert game.asked() == "chance"
    assert game.buildings("arkadia") == []


def test_example_13_two_marked_buildings_at_a_supply_one_redeemed_one_given_up() -> None:
    """PEL-V2, PEL-V4, PEL-V5, PEL-L2."""
    scene = table("X", "Y").marked("X", "well", "market")
    scene.stocks("X", Stocks(coins=2, wood=1, stone=1, food=6, luxury=3, people=5))
    game = scene.supply()
    game.has("X", food=1, people=5)
    game.may_only("X", "redeem well", "give-up well", "give-up market").may_not("X", "redeem market")
    game.play("X", "redeem well")
    assert game.stocks("X") == Stocks(coins=4, wood=0, stone=0, food=1, luxury=1, people=5)
    assert (game.buildings("X"), game.marked("X")) == (["well"], [])


def wins_mountains_beside_forest(*buildings: str) -> Game:
    scene = table("Y", "X", Z="sparta").order("Y", "X", "Z").coins(X=9, Y=9, Z=3).lands("Z", "A07").offer("A01")
    game = scene.buildings("Z", *buildings).bidding()
    return game.play("Y", "pass").play("X", "pass").play("Z", "bid A01 3")


def test_example_14_a_land_that_does_not_fit_is_lost_but_the_bid_counts_and_income_comes() -> None:
    """PEL-T1, PEL-T2, PEL-O1, PEL-I1."""
    game = wins_mountains_beside_forest()
    assert game.lands("Z") == ["a07-forest"]
    assert game.order() == ["Z", "Y", "X"]
    assert game.stocks("Z") == Stocks(coins=1, wood=1 + 3)


def test_example_14_with_barracks_it_is_placed() -> None:
    """PEL-T3."""
    game = wins_mountains_beside_forest("barracks")
    assert game.lands("Z") == ["a07-forest", "a01-mountains"]
    game.has("Z", stone=3)


def test_example_15_barracks_with_one_inhabitant_are_lost() -> None:
    """PEL-T4, PEL-T1."""
    game = table("X", "Y").coins(X=2, Y=9).people(X=1).wood(X=1).stone(X=2).offer("barracks").bidding()
    game.play("X", "bid barracks 2").play("Y", "pass")
    assert game.buildings("X") == []
    game.has("X", coins=1, people=1, wood=1, stone=2)  # the coin is the income


def test_example_15_barracks_with_two_inhabitants_leave_none_and_bring_four_coins() -> None:
    """PEL-T4, PEL-N1, PEL-I4."""
    game = table("X", "Y").coins(X=2, Y=9).people(X=2).wood(X=1).stone(X=2).offer("barracks").bidding()
    game.play("X", "bid barracks 2").play("Y", "pass")
    assert (game.buildings("X"), game.marked("X")) == (["barracks"], [])
    game.has("X", coins=4 + 1, people=0, wood=0, stone=0)


def test_example_16_one_stone_keeps_one_building_in_an_earthquake() -> None:
    """PEL-D7, PEL-D9."""
    game = table("X", "Y").wood(X=5).stone(X=1).buildings("X", "bridge", "street", "well").strike("earthquake")
    game.may_only("X", "keep bridge", "keep street", "keep well", "keep none")
    game.may_not("X", "keep bridge street", "keep street well", "keep bridge street well")
    kept = game.copy().play("X", "keep street").has("X", wood=4, stone=0)
    assert kept.buildings("X") == ["street"]
    none = game.copy().play("X", "keep none").has("X", wood=5, stone=1)
    assert none.buildings("X") == []


def four_buildings(luxury: int) -> Game:
    scene = table("X", "Y").wood(X=3).stone(X=3).luxury(X=luxury)
    return scene.buildings("X", "bridge", "street", "well", "market").strike("earthquake")


def test_example_17_three_wood_and_stone_keep_three_of_four_buildings() -> None:
    """PEL-D7."""
    game = four_buildings(luxury=0).may_not("X", "keep bridge street well market")
    game.play("X", "keep bridge street market").has("X", wood=0, stone=0)
    assert game.buildings("X") == ["bridge", "street", "market"]


def test_example_17_four_luxury_pay_for_the_fourth_building_and_three_do_not() -> None:
    """PEL-L5, PEL-L2."""
    four_buildings(luxury=4).play("X", "keep bridge street well market").has("X", wood=0, stone=0, luxury=0)
    game = four_buildings(luxury=3).may_not("X", "keep bridge street well market")
    game.play("X", "keep bridge street well").has("X", wood=0, stone=0, luxury=3)


def three_lands(scene: Scene, food: int, coins: int) -> Game:
    return scene.food(X=food).coins(X=coins).luxury(X=6).lands("X", "A05", "A06", "A07").strike("tempest")


def test_example_18_a_missing_coin_of_a_tempest_may_come_from_luxury() -> None:
    """PEL-D8, PEL-L5."""
    game = three_lands(table("X", "Y"), food=5, coins=2)
    game.copy().play("X", "keep A05 A06 A07").has("X", food=2, coins=0, luxury=4)
    game.copy().play("X", "keep A05 A07").has("X", food=3, coins=0, luxury=6)


def test_example_18_missing_food_of_a_tempest_may_come_from_luxury() -> None:
    """PEL-D8, PEL-L5."""
    three_lands(table("X", "Y"), food=0, coins=3).play("X", "keep all").has("X", food=0, coins=0, luxury=0)
    game = three_lands(table("X", "Y"), food=0, coins=2).may_not("X", "keep A05 A06 A07")
    game.play("X", "keep A05 A06").has("X", food=0, coins=0, luxury=2)


def test_example_18_where_luxury_stands_in_for_goods_only_two_coins_keep_two_lands() -> None:
    """PEL-L5."""
    game = three_lands(table("X", "Y").options(luxury_in_disasters="resources"), food=5, coins=2)
    game.may_not("X", "keep A05 A06 A07").may("X", "keep A05 A06", "keep A06 A07")


@pytest.mark.parametrize(("land", "fits"), [("A02", True), ("B05", False), ("A01", False)])
def test_example_19_after_a_tempest_the_row_closes_up_and_its_new_right_end_counts(land: str, fits: bool) -> None:
    """PEL-D11, PEL-T2."""
    scene = table("X", "Y").food(X=2).coins(X=12).lands("X", "A05", "A06", "A07")
    game = scene.strike("tempest").play("X", "keep A05 A07")
    assert game.lands("X") == ["a05-fields", "a07-forest"]
    row = table("X", "Y").coins(9).lands("X", "A05", "A07").offer(land).bidding()
    row.play("X", f"bid {land} 5").play("Y", "pass")
    assert len(row.lands("X")) == (3 if fits else 2)


@pytest.mark.parametrize(("food", "left"), [(13, 8), (3, 2), (1, 0), (0, 0)])
def test_example_20_a_drought_takes_a_third_of_the_food_rounded_up(food: int, left: int) -> None:
    """PEL-D4."""
    table("X", "Y").food(X=food).strike("drought").has("X", food=left)


@pytest.mark.parametrize(("people", "left"), [(10, 6), (7, 4), (2, 1)])
def test_example_20_a_plague_takes_a_third_of_the_people_rounded_up(people: int, left: int) -> None:
    """PEL-D5."""
    table("X", "Y").people(X=people).strike("plague").has("X", people=left)


@pytest.mark.parametrize(("luxury", "left"), [(7, 0), (24, 14)])
def test_example_20_a_decline_takes_ten_luxury_or_all(luxury: int, left: int) -> None:
    """PEL-D6."""
    table("X", "Y").luxury(X=luxury).strike("decline").has("X", luxury=left)


def test_example_20_the_liongate_keeps_a_drought_away() -> None:
    """PEL-D3."""
    table("X", "Y").food(X=13).buildings("X", "liongate").strike("drought").has("X", food=13)


def test_example_21_people_without_food_are_fed_with_two_luxury_each_or_lost() -> None:
    """PEL-V2, PEL-V3."""
    game = table("X", "Y").people(X=9).food(X=6).luxury(X=5).supply()
    game.may_only("X", "feed 0", "feed 1", "feed 2").may_not("X", "feed 3")
    game.copy().play("X", "feed 0").has("X", people=6, food=0, luxury=5)
    game.copy().play("X", "feed 1").has("X", people=7, food=0, luxury=3)
    game.copy().play("X", "feed 2").has("X", people=8, food=0, luxury=1)


def test_example_21_with_food_for_all_there_is_no_decision() -> None:
    """PEL-V2."""
    game = table("X", "Y").people(X=4).food(X=6).luxury(X=5).supply()
    assert game.is_over()
    game.has("X", people=4, food=2, luxury=5)


def test_example_22_food_of_a_granary_that_does_not_fit_becomes_luxury() -> None:
    """PEL-L1, PEL-N1, PEL-I4."""
    scene = table("korinth", "sparta").food(korinth=12).people(korinth=5).wood(korinth=3).coins(korinth=1)
    game = scene.offer("granary").bid("korinth", "granary", 2).taking()
    game.play("korinth", "pay").has("korinth", wood=0, food=13, luxury=2 + 1, coins=1 + 3)


@pytest.mark.parametrize(("kind", "coins", "luxury"), [("wood", 1, 1), ("stone", 1, 1), ("food", 1, 1), ("coin", 2, 0)])
def test_example_23_a_chosen_good_that_does_not_fit_becomes_luxury(kind: str, coins: int, luxury: int) -> None:
    """PEL-I3, PEL-L1: arkadia without people has 1 coin from the population table."""
    scene = table("arkadia", "sparta").wood(arkadia=10).stone(arkadia=10).food(arkadia=13)
    game = scene.buildings("arkadia", "port").income()
    game.play("arkadia", f"take {kind}")
    assert game.stocks("arkadia") == Stocks(coins, wood=10, stone=10, food=13, luxury=luxury, people=1)


def test_example_23_port_and_temple_are_two_independent_choices() -> None:
    """PEL-I3."""
    game = table("arkadia", "sparta").buildings("arkadia", "port", "temple-of-apollo").income()
    game.copy().play("arkadia", "take coin", "take coin").has("arkadia", coins=1 + 2)
    game.copy().play("arkadia", "take wood", "take stone").has("arkadia", coins=1, wood=1, stone=1)


def test_example_24_a_building_lost_to_the_first_chit_does_not_protect_from_the_second() -> None:
    """PEL-D2, PEL-D3, PEL-D12."""
    scene = table("X", "Y").wood(X=1).stone(X=1).people(X=6).buildings("X", "bridge", "well")
    game = scene.chits(earthquake=2, plague=2).disasters().chance("chit earthquake")
    lost = game.copy().play("X", "keep bridge").chance("chit plague").has("X", people=4)
    assert lost.buildings("X") == ["bridge"]
    game.copy().play("X", "keep well").chance("chit plague").has("X", people=6)


def test_example_25_a_supply_tile_interrupts_the_revealing_and_stays_on_offer() -> None:
    """PEL-R1, PEL-R2, PEL-R3."""
    game = (
        table("X", "Y", "Z")
        .round(5)
        .coins(9)
        .wood(X=2)
        .marked("X", "bridge")
        .unseen("B04", "B05", "B06", "B07", "B09")
        .revealing()
    )
    game.chance("reveal B04", "reveal B06", "reveal B05")
    assert game.asked() == "X"  # the supply asks about the bridge
    assert game.regular_row() == ["b04-fields-with-forest", "b06-forest", "b05-fields"]
    assert game.conquest_row() == []
    game.play("X", "redeem bridge").chance("reveal B07", "reveal B09")
    assert game.conquest_row() == ["b07-wooded-hills-by-the-mountains", "b09-mountains"]
    game.may("X", "bid B05 5").may_not("X", "bid B05 4")


def equal_scores(coins: int = 8, luxury: int = 0) -> Game:
    """X has tiles of 26 points; Y has power 30 and population 27."""
    scene = table("X", "Y").people(9).coins(X=coins, Y=6).luxury(X=luxury)
    scene.buildings("X", "statue-of-zeus", "cyclopean-masonry", "tiryns-fortress", "barracks")
    return scene.lands("Y", "C05").buildings("Y", "epidauros-odeon", "stoa", "agriculture", "leonidaion").scoring()


def test_example_26_the_higher_of_the_other_values_breaks_a_tie() -> None:
    """PEL-E2, PEL-E3, PEL-E4, PEL-E5."""
    game = equal_scores()
    assert (game.power("X"), game.population("X"), game.score("X")) == (28, 27, 27)
    assert (game.power("Y"), game.population("Y"), game.score("Y")) == (30, 27, 27)
    assert game.winners() == ["Y"]


def test_example_26_then_luxury_breaks_it_and_then_the_victory_is_shared() -> None:
    """PEL-E5."""
    assert equal_scores(coins=12, luxury=1).winners() == ["X"]
    assert equal_scores(coins=12, luxury=0).winners() == ["X", "Y"]


def test_example_27_the_new_order_of_five_goes_by_coins_and_ties_keep_their_order() -> None:
    """PEL-O1, PEL-O2."""
    game = table("A", "B", "C", "D", "E").coins(9).offer("A05", "A06", "A07", "A08", "A09").bidding()
    game.play("A", "bid A05 4").play("B", "pass").play("C", "bid A06 5").play("D", "bid A06 6")
    game.play("C", "withdraw").play("E", "bid A07 4")
    assert game.order() == ["D", "A", "E", "B", "C"]


def test_example_27_a_conquest_bid_counts_with_all_its_coins() -> None:
    """PEL-O1."""
    game = table("A", "B", "C", "D").coins(9).offer("A05", "A06", "A07", "A08", conquest=["A01"]).bidding()
    game.play("A", "bid A05 4").play("B", "pass").play("C", "bid A01 6").play("D", "bid A07 4")
    assert game.order() == ["C", "A", "D", "B"]


def test_example_28_without_coins_two_luxury_pay_or_mark_the_street() -> None:
    """PEL-T6, PEL-T7."""
    game = table("arkadia", "sparta").luxury(arkadia=2).offer("street").bid("arkadia", "street", 1).taking()
    game.may_only("arkadia", "pay", "mark", "forfeit")
    paid = game.copy().play("arkadia", "pay").has("arkadia", luxury=0)
    assert (paid.buildings("arkadia"), paid.marked("arkadia")) == (["street"], [])
    marked = game.copy().play("arkadia", "mark").has("arkadia", luxury=0)
    assert marked.marked("arkadia") == ["street"]
    assert game.copy().play("arkadia", "forfeit").buildings("arkadia") == []


def test_example_28_the_coin_made_from_luxury_comes_back_at_the_supply() -> None:
    """PEL-L4, PEL-V5."""
    table("arkadia", "sparta").marked("arkadia", "street").supply().has("arkadia", coins=1, luxury=0)


def test_example_29_alone_in_level_3_the_statue_in_the_conquest_row_costs_exactly_11() -> None:
    """PEL-A2, PEL-A4."""
    game = table("sparta").level(3).coins(20).offer(conquest=["statue-of-zeus"]).bidding()
    game.may("sparta", "bid statue-of-zeus 11")
    game.may_not("sparta", "bid statue-of-zeus 8", "bid statue-of-zeus 10", "bid statue-of-zeus 12")


@pytest.mark.parametrize(("coins", "score", "is_completed"), [(18, 32, True), (15, 31, False)])
def test_example_29_32_points_complete_level_3_and_31_do_not(coins: int, score: int, is_completed: bool) -> None:
    """PEL-A3."""
    scene = table("sparta").level(3).people(11).coins(coins)
    scene.buildings("sparta", "statue-of-zeus", "cyclopean-masonry", "tiryns-fortress", "barracks")
    game = scene.scoring()
    assert game.score("sparta") == score
    needed = game.board.rules.content.levels[2].points_needed
    assert campaign.is_completed(campaign.Attempt("game", 3, "sparta", score, needed)) is is_completed


def test_example_30_luxury_has_no_upper_limit() -> None:
    """PEL-I4, PEL-C5."""
    table("sparta", "argos").people(sparta=15).luxury(sparta=18).income().has("sparta", coins=5, luxury=20)
    table("sparta", "argos").people(sparta=17).luxury(sparta=20).income().has("sparta", coins=5, luxury=24)
