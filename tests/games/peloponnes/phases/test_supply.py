"""Supply: PEL-V1 to PEL-V5, and the last one, PEL-E1."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes import facts
from isthmos.testkit.peloponnes import Game, Stocks, table


def supplies(game: Game) -> int:
    return sum(row[0] == facts.SUPPLY_BEGAN for row in game.facts())


def test_the_final_supply_comes_after_round_8_and_ends_the_game() -> None:
    """PEL-V1, PEL-E1."""
    game = table("X", "Y").round(8).disasters().chance("chit blank")
    assert (supplies(game), game.is_over()) == (0, False)
    game.chance("chit plague")
    assert (supplies(game), game.is_over()) == (1, True)


def test_a_supply_tile_in_round_8_makes_two_supplies_in_it() -> None:
    """PEL-V1, PEL-E1."""
    game = table("X", "Y").round(8).unseen("C01", "C02", "C03", "C04", "C05").revealing()
    game.chance("reveal C04", "reveal C01", "reveal C02", "reveal C03")
    assert supplies(game) == 1
    game.chance("chit blank", "chit plague")
    assert supplies(game) == 2


def test_rounds_without_a_supply_tile_have_no_supply() -> None:
    """PEL-V1."""
    game = table("X", "Y").round(1).people(5).disasters().chance("chit blank", "chit plague")
    assert supplies(game) == 0
    game.has("X", people=5)


def test_each_inhabitant_eats_one_food_and_what_is_left_stays() -> None:
    """PEL-V2."""
    table("X", "Y").people(X=4).food(X=6).supply().has("X", people=4, food=2)


def test_with_no_inhabitants_nothing_is_eaten() -> None:
    """PEL-V2."""
    table("X", "Y").food(X=6).supply().has("X", people=0, food=6)


def test_own_food_must_be_used_as_far_as_it_goes() -> None:
    """PEL-V2: nobody may spare it, even with luxury at hand."""
    game = table("X", "Y").people(X=5).food(X=5).luxury(X=10).supply()
    assert game.is_over()
    game.has("X", people=5, food=0, luxury=10)


def test_people_without_food_or_luxury_are_lost_without_a_question() -> None:
    """PEL-V3."""
    game = table("X", "Y").people(X=5).food(X=2).luxury(X=1).supply()
    assert game.is_over()
    game.has("X", people=2, food=0, luxury=1)


def test_luxury_may_feed_any_number_of_those_without_food() -> None:
    """PEL-V3."""
    game = table("X", "Y").people(X=5).food(X=2).luxury(X=20).supply()
    game.may_only("X", "feed 0", "feed 1", "feed 2", "feed 3").may_not("X", "feed 4")
    game.copy().play("X", "feed 3").has("X", people=5, food=0, luxury=14)
    game.copy().play("X", "feed 0").has("X", people=2, food=0, luxury=20)


def test_where_the_table_plays_so_luxury_has_to_feed_as_far_as_it_goes() -> None:
    """PEL-V3."""
    game = table("X", "Y").options(luxury_for_feeding="compulsory").people(X=5).food(X=2).luxury(X=5).supply()
    assert game.is_over()
    game.has("X", people=4, food=0, luxury=1)


def test_feeding_comes_before_redeeming_so_luxury_spent_on_food_is_gone() -> None:
    """PEL-V1, PEL-V4: 4 luxury feed two people or pay the two wood of the Bridge."""
    game = table("X", "Y").people(X=2).luxury(X=4).marked("X", "bridge").supply()
    fed = game.copy().play("X", "feed 2")
    assert (fed.buildings("X"), fed.stocks("X")) == ([], Stocks(coins=1, people=2))
    game.play("X", "feed 0").may_only("X", "redeem bridge", "give-up bridge").play("X", "redeem bridge")
    assert (game.buildings("X"), game.stocks("X")) == (["bridge"], Stocks(coins=1))


def test_everybody_is_fed_before_anybody_redeems() -> None:
    """PEL-V1."""
    scene = table("X", "Y").people(Y=1).luxury(Y=2).wood(X=2).marked("X", "bridge")
    game = scene.supply()
    assert game.asked() == "Y"
    assert game.play("Y", "feed 0").asked() == "X"


def test_a_marked_building_is_redeemed_by_its_whole_cost_or_given_up() -> None:
    """PEL-V4: the Well costs 1 wood and 2 stone."""
    game = table("X", "Y").wood(X=3).stone(X=3).marked("X", "well").supply()
    game.may_only("X", "redeem well", "give-up well")
    redeemed = game.copy().play("X", "redeem well").has("X", wood=2, stone=1, coins=1)
    assert (redeemed.buildings("X"), redeemed.marked("X")) == (["well"], [])
    given = game.copy().play("X", "give-up well").has("X", wood=3, stone=3, coins=1)
    assert given.buildings("X") == []


def test_a_part_of_the_cost_buys_nothing() -> None:
    """PEL-V4: one stone short and one luxury: the building goes, the wood and stone stay."""
    game = table("X", "Y").wood(X=1).stone(X=1).luxury(X=1).marked("X", "well").supply()
    assert game.is_over()
    assert game.stocks("X") == Stocks(coins=1, wood=1, stone=1, luxury=1)


def test_luxury_may_pay_for_a_marked_building_after_own_goods() -> None:
    """PEL-V4, PEL-L2."""
    table("X", "Y").wood(X=1).luxury(X=5).marked("X", "well").supply().play("X", "redeem well").has(
        "X", wood=0, luxury=1
    )


def test_the_owner_chooses_the_order_of_marked_buildings() -> None:
    """PEL-V4."""
    game = table("X", "Y").wood(X=3).stone(X=2).marked("X", "well", "bridge").supply()
    game.may("X", "redeem well", "redeem bridge", "give-up well", "give-up bridge")
    game.play("X", "redeem bridge").play("X", "redeem well").has("X", wood=0, stone=0, coins=2)
    assert game.marked("X") == []


def test_complete_buildings_are_not_asked_about() -> None:
    """PEL-V4."""
    game = table("X", "Y").wood(X=3).stone(X=3).buildings("X", "well").marked("X", "bridge").supply()
    game.may_only("X", "redeem bridge", "give-up bridge")


@pytest.mark.parametrize("answer", ["redeem bridge", "give-up bridge"])
def test_in_both_cases_the_coin_returns(answer: str) -> None:
    """PEL-V5."""
    table("X", "Y").coins(X=3).wood(X=2).marked("X", "bridge").supply().play("X", answer).has("X", coins=4)


def test_no_building_stays_marked() -> None:
    """PEL-V5: those that cannot be paid go without a question."""
    game = table("X", "Y").marked("X", "bridge", "well", "agora").supply()
    assert (game.is_over(), game.buildings("X")) == (True, [])
    game.has("X", coins=3)


def test_a_building_given_up_gives_no_points_and_no_income() -> None:
    """PEL-V4, PEL-D12."""
    game = table("X", "Y").wood(X=2).marked("X", "bridge").supply()
    assert game.polis("X").points == 4
    game.play("X", "give-up bridge")
    assert (game.polis("X").points, game.polis("X").income_food) == (0, 2)
