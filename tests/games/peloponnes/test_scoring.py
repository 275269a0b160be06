"""End and scoring: PEL-E1 to PEL-E5."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes import facts
from isthmos.testkit.peloponnes import table


def test_round_8_is_a_complete_round_with_income_and_two_chits() -> None:
    """PEL-E1: income comes before the last two chits, and there is no ninth."""
    game = table("sparta", "argos").round(8).people(sparta=0).coins(9).offer("C03").bidding()
    game.play("sparta", "pass").play("argos", "pass").has("sparta", coins=13, wood=1)
    assert game.asked() == "chance"
    game.chance("chit blank", "chit plague").has("sparta", coins=13, wood=1)
    assert game.is_over()


def test_the_final_supply_comes_before_the_scoring_and_returns_marker_coins() -> None:
    """PEL-E1, PEL-V5, PEL-E2: 2 coins in the reserve and 1 on the Bridge make one point; the Bridge is gone."""
    game = table("X", "Y").coins(X=2).people(X=5).food(X=5).marked("X", "bridge").supply()
    assert (game.is_over(), game.power("X"), game.population("X")) == (True, 1, 15)


def test_people_starved_in_the_final_supply_do_not_count() -> None:
    """PEL-E1, PEL-E3."""
    game = table("X", "Y").people(X=5).food(X=2).supply()
    assert game.population("X") == 6


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (8, 2), (9, 3)])
def test_every_three_coins_of_the_reserve_are_one_point_of_power(coins: int, points: int) -> None:
    """PEL-E2."""
    assert table("X", "Y").coins(X=coins).scoring().power("X") == points


def test_power_adds_the_points_of_lands_and_buildings() -> None:
    """PEL-E2: Mountains 3, Bridge 4, Statue 8, and 2 for seven coins."""
    scene = table("X", "Y").lands("X", "A01").buildings("X", "bridge", "statue-of-zeus").coins(X=7)
    assert scene.scoring().power("X") == 3 + 4 + 8 + 2


def test_each_inhabitant_is_three_points_of_population() -> None:
    """PEL-E3."""
    assert table("X", "Y").people(X=7).scoring().population("X") == 21


def test_the_lower_value_is_the_score() -> None:
    """PEL-E4."""
    scene = table("X", "Y").people(X=1, Y=9).coins(X=30, Y=3)
    game = scene.scoring()
    assert (game.score("X"), game.score("Y")) == (3, 1)


def test_the_highest_score_wins() -> None:
    """PEL-E4: not the highest sum."""
    game = table("X", "Y").people(X=2, Y=30).coins(X=18, Y=15).scoring()
    assert (game.score("X"), game.score("Y"), game.winners()) == (6, 5, ["X"])


def test_a_tie_goes_to_the_higher_of_the_other_values_whichever_it_is() -> None:
    """PEL-E5: both score 6; X has population 9 beside it, Y power 7."""
    game = table("X", "Y").people(X=3, Y=2).coins(X=18, Y=21).luxury(Y=50).scoring()
    assert (game.score("X"), game.score("Y"), game.winners()) == (6, 6, ["X"])


def test_then_to_more_luxury() -> None:
    """PEL-E5."""
    game = table("X", "Y").people(2).coins(18).luxury(X=3, Y=4).scoring()
    assert game.winners() == ["Y"]


def test_then_the_victory_is_shared() -> None:
    """PEL-E5: three coins too few for a point decide nothing, nor do goods or the turn order."""
    game = table("X", "Y", "Z").people(2).coins(X=18, Y=20, Z=6).luxury(4).wood(X=10).order("Y", "Z", "X").scoring()
    assert game.winners() == ["X", "Y"]


def test_eight_incomes_eight_rounds_and_one_last_supply_in_a_whole_game() -> None:
    """PEL-E1, PEL-V1: everybody always passes, and the first of the bag is always drawn."""
    game = table("X", "Y").setup()
    while not game.is_over():
        game.play(game.asked(), game.legal()[0])
    rows = game.facts()
    assert [row[2] for row in rows if row[0] == facts.ROUND_BEGAN] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert sum(row[0] == facts.SUPPLY_BEGAN for row in rows) == 3
    assert sum(row[0] == facts.CHIT_DRAWN for row in rows) == 16
    assert sum(row[0] == facts.STRUCK for row in rows) == 5
    assert sum(row[0] == facts.REVEALED for row in rows) == 40
    # messene and patras, dealt first, have 6 and 7 coins, and never more than 2 people
    assert [row[3] for row in rows if row[:3] == (facts.GAINED, 0, facts.COINS)] == [6] + [3, 1] * 8
