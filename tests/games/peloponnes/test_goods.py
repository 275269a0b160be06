"""Stores and luxury: PEL-C5, PEL-L1 to PEL-L6."""

from __future__ import annotations

import pytest

from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.peloponnes import Stocks, table


@pytest.mark.parametrize(("stock", "limit"), [("wood", 10), ("stone", 10), ("food", 13)])
def test_a_store_has_its_limit_and_every_unit_beyond_becomes_one_luxury(stock: str, limit: int) -> None:
    """PEL-C5, PEL-L1."""
    land = {"wood": "A07", "stone": "A01", "food": "A05"}[stock]
    for have in (limit - 3, limit - 2, limit):
        scene = table("arkadia", "sparta").lands("arkadia", land)
        game = scene.stocks("arkadia", Stocks(**{stock: have})).income()
        game.has("arkadia", luxury=have + 3 - limit, **{stock: limit})


def test_luxury_coins_and_inhabitants_have_no_limit() -> None:
    """PEL-C5."""
    game = table("arkadia", "sparta").coins(arkadia=200).luxury(arkadia=90).people(arkadia=60).income()
    game.has("arkadia", coins=205, luxury=96, people=61)


def test_the_bank_never_runs_out() -> None:
    """PEL-C5: there are fifty coins in the box."""
    names = ["V", "W", "X", "Y", "Z"]
    game = table(*names).coins(60).bidding()
    for name in names:
        game.play(name, "pass")
    assert [game.stocks(name).coins for name in names] == [64] * 5


def test_one_time_income_overflows_too() -> None:
    """PEL-L1."""
    game = (
        table("arkadia", "sparta")
        .food(arkadia=13)
        .wood(arkadia=3)
        .offer("granary")
        .bid("arkadia", "granary", 2)
        .taking()
    )
    game.has("arkadia", food=13, luxury=3)


def test_luxury_replaces_each_missing_unit_for_two() -> None:
    """PEL-L2: the Statue of Zeus costs 8 stone, 5 of them missing."""
    scene = table("arkadia", "sparta").stone(arkadia=3).luxury(arkadia=10).coins(arkadia=1)
    scene.offer("statue-of-zeus").bid("arkadia", "statue-of-zeus", 8).taking().play("arkadia", "pay").has(
        "arkadia", stone=0, luxury=0
    )


def test_no_change_is_given() -> None:
    """PEL-L2: an odd luxury stays and replaces nothing."""
    scene = table("arkadia", "sparta").luxury(arkadia=3).coins(arkadia=1)
    game = scene.offer("bridge").bid("arkadia", "bridge", 1).taking()
    assert game.marked("arkadia") == ["bridge"]
    game.has("arkadia", luxury=3)


def test_own_units_are_always_used_first() -> None:
    """PEL-L2: it is a choice whether to pay, not how."""
    scene = table("arkadia", "sparta").wood(arkadia=5).luxury(arkadia=9).coins(arkadia=1)
    game = scene.offer("bridge").bid("arkadia", "bridge", 1).taking()
    game.may_only("arkadia", "pay", "mark").play("arkadia", "pay").has("arkadia", wood=3, luxury=9)


def test_luxury_is_never_exchanged_without_need() -> None:
    """PEL-L6: a whole round in which nobody lacks anything."""
    game = (
        table("arkadia", "sparta")
        .coins(9)
        .luxury(20)
        .wood(5)
        .stone(5)
        .people(3)
        .food(9)
        .offer("bridge", "A05")
        .bidding()
    )
    game.play("arkadia", "bid bridge 1").play("sparta", "bid A05 3").play("arkadia", "pay")
    game.chance("chit plague", "chit plague")
    assert (game.stocks("arkadia").luxury, game.stocks("sparta").luxury) == (20, 20)


def test_luxury_saves_nobody_from_a_plague_or_a_drought() -> None:
    """PEL-L6, PEL-L5."""
    table("X", "Y").luxury(50).people(9).strike("plague").has("X", people=6, luxury=50)
    table("X", "Y").luxury(50).food(9).strike("drought").has("X", food=6, luxury=50)


def test_luxury_is_worth_no_points() -> None:
    """PEL-L6."""
    game = table("X", "Y").luxury(X=60).people(X=1).coins(X=3).scoring()
    assert (game.power("X"), game.population("X")) == (1, 3)


def test_luxury_does_not_stand_in_for_missing_inhabitants() -> None:
    """PEL-L6, PEL-T4."""
    scene = table("sparta", "argos").luxury(sparta=50).people(sparta=1).wood(sparta=5).stone(sparta=5).coins(sparta=5)
    assert scene.offer("barracks").bid("sparta", "barracks", 2).taking().buildings("sparta") == []


def test_the_builder_knows_the_limits() -> None:
    """PEL-C5."""
    with pytest.raises(ScenarioError, match="sparta cannot have 14 food: the store holds 13"):
        table("sparta", "argos").food(sparta=14)
