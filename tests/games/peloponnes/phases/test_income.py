"""f · Income: PEL-I1 to PEL-I4."""

from __future__ import annotations

import pytest

from isthmos.testkit.peloponnes import Stocks, table


@pytest.mark.parametrize(
    ("civilization", "income"),
    [
        ("messene", Stocks(coins=1, food=2)),
        ("patras", Stocks(coins=1, wood=1, food=1)),
        ("arkadia", Stocks(coins=1, people=1)),
        ("korinth", Stocks(coins=1, food=1)),
        ("sparta", Stocks(coins=1, wood=1)),
        ("pylos", Stocks(coins=1, stone=1)),
        ("argos", Stocks(coins=1, wood=1, stone=1)),
    ],
)
def test_every_civilization_has_its_income(civilization: str, income: Stocks) -> None:
    """PEL-I1, PEL-C3: with the one coin of a polis without people."""
    assert table(civilization, "X").income().stocks(civilization) == income


def test_income_comes_from_civilization_lands_and_buildings_marked_ones_too() -> None:
    """PEL-I1: sparta 1 wood; A02 1 wood 1 stone; A05 3 food; Quarry 2 stone; Bridge 1 food."""
    scene = (
        table("sparta", "argos").lands("sparta", "A02", "A05").buildings("sparta", "quarry").marked("sparta", "bridge")
    )
    assert scene.income().stocks("sparta") == Stocks(coins=1, wood=2, stone=3, food=4)


def test_who_passed_withdrew_or_lost_the_tile_has_income_too() -> None:
    """PEL-I1."""
    scene = table("messene", "sparta", "argos").coins(9).lands("argos", "A07").offer("A05", "A01", "A02").round(2)
    game = scene.bidding().play("messene", "bid A05 3").play("sparta", "pass").play("argos", "bid A05 4")
    game.play("messene", "withdraw")
    game.has("messene", food=2).has("sparta", wood=1).has("argos", wood=1 + 3, stone=1)
    assert game.lands("argos") == ["a07-forest"]


def test_the_new_tile_gives_income_at_once() -> None:
    """PEL-I1."""
    game = table("messene", "sparta").coins(9).offer("A07").bid("messene", "A07", 2).taking()
    game.has("messene", wood=3, food=2)


@pytest.mark.parametrize(("before", "coins"), [(2, 2), (4, 3), (7, 4), (10, 5)])
def test_people_from_income_arrive_before_coins_are_counted(before: int, coins: int) -> None:
    """PEL-I2, PEL-I4."""
    table("arkadia", "sparta").people(arkadia=before).income().has("arkadia", people=before + 1, coins=coins)


def test_people_of_the_new_tile_count_for_the_coins() -> None:
    """PEL-I4: 3 people and the 2 of the land are 5."""
    game = table("sparta", "argos").people(sparta=3).offer("A07").bid("sparta", "A07", 2).taking()
    game.has("sparta", people=5, coins=3)


def test_luxury_of_the_population_table_is_simply_added() -> None:
    """PEL-I4, PEL-C4."""
    table("sparta", "argos").people(sparta=14).luxury(sparta=3).income().has("sparta", luxury=5)


@pytest.mark.parametrize("kind", ["wood", "stone", "food", "coin"])
def test_a_free_choice_is_wood_stone_food_or_a_coin(kind: str) -> None:
    """PEL-I3: arkadia has no goods of its own, and 1 coin."""
    game = table("arkadia", "sparta").buildings("arkadia", "port").income()
    game.may_only("arkadia", "take wood", "take stone", "take food", "take coin")
    game.play("arkadia", f"take {kind}")
    name = "coins" if kind == "coin" else kind
    expected = Stocks(coins=1, people=1)._asdict()
    expected[name] += 1
    assert game.stocks("arkadia") == Stocks(**expected)


def test_each_such_building_is_chosen_for_separately() -> None:
    """PEL-I3."""
    game = table("arkadia", "sparta").buildings("arkadia", "port", "temple-of-apollo").income()
    game.play("arkadia", "take food")
    assert game.asked() == "arkadia"
    game.play("arkadia", "take coin").has("arkadia", food=1, coins=2)


def test_a_marked_one_is_chosen_for_too() -> None:
    """PEL-I3, PEL-T8."""
    assert table("arkadia", "sparta").marked("arkadia", "port").income().asked() == "arkadia"


def test_the_choice_is_made_anew_every_round() -> None:
    """PEL-I3."""
    scene = table("arkadia", "sparta").buildings("arkadia", "port").round(2)
    game = scene.income().play("arkadia", "take wood").has("arkadia", wood=1)
    game.chance("chit blank", "chit plague")
    while game.asked() == "chance":
        game.chance(game.legal("chance")[0])
    game.play("arkadia", "pass").play("sparta", "pass")
    game.play("arkadia", "take stone").has("arkadia", wood=1, stone=1)


def test_choices_of_different_players_are_asked_in_turn_order() -> None:
    """PEL-I3, PEL-O2."""
    scene = table("arkadia", "sparta").order("sparta", "arkadia").buildings("arkadia", "port")
    game = scene.buildings("sparta", "temple-of-apollo").income()
    assert game.asked() == "sparta"
    assert game.play("sparta", "take coin").asked() == "arkadia"


def test_nobody_without_a_choice_is_asked() -> None:
    """PEL-I3."""
    assert table("arkadia", "sparta").buildings("arkadia", "bridge").income().asked() == "chance"


def test_a_full_store_turns_income_into_luxury() -> None:
    """PEL-L1, PEL-C5: each kind for itself."""
    scene = table("argos", "sparta").lands("argos", "A07", "A01", "A05").wood(argos=9).stone(argos=8).food(argos=12)
    scene.income().has("argos", wood=10, stone=10, food=13, luxury=3 + 2 + 2)


def test_there_are_extra_incomes_in_the_campaign() -> None:
    """PEL-A5."""
    game = table("arkadia").level(4).extra_incomes("wood", "wood", "food").income()
    game.has("arkadia", wood=2, stone=0, food=1)
