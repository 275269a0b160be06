"""Strength bought with new tiles (HC-4.2 to HC-4.8)."""

from __future__ import annotations

import pytest

from isthmos.testkit.heroes import table

from .scenes import hero_polis, taking


def test_a_marked_building_gives_no_strength_and_none_when_it_is_redeemed() -> None:
    """HC-4.3."""
    game = taking(table("X", "Y").wood(X=3).stone(X=1).coins(X=1), "bridge").play("X", "mark")
    assert (game.asked(), game.strength("X")) == ("Y", 0)
    game = table("X", "Y").wood(X=9).stone(X=9).marked("X", "bridge").supply().play("X", "redeem bridge")
    assert (game.buildings("X"), game.strength("X")) == (["bridge"], 0)


def test_a_land_that_does_not_fit_gives_no_strength() -> None:
    """HC-4.4."""
    game = taking(table("X", "Y").food(X=5).lands("X", "A07"), "A01")
    assert (game.asked(), game.lands("X"), game.strength("X")) == ("Y", ["a07-forest"], 0)


def test_a_building_that_is_let_go_gives_no_strength() -> None:
    """HC-4.4."""
    game = taking(table("X", "Y").luxury(X=4), "street").play("X", "forfeit")
    assert (game.asked(), game.strength("X")) == ("Y", 0)


def test_barracks_without_enough_people_give_no_strength() -> None:
    """HC-4.4."""
    game = taking(table("X", "Y").people(X=1).wood(X=5).stone(X=5), "barracks")
    assert (game.asked(), game.buildings("X"), game.strength("X")) == ("Y", [], 0)


def test_strength_for_a_land_costs_two_food() -> None:
    """HC-4.4."""
    game = taking(table("X", "Y").food(X=2), "A07").may_only("X", "arm", "leave")
    game.copy().play("X", "leave").has("X", food=2, strength=0)
    game.play("X", "arm").has("X", food=0, strength=2)


def test_a_tile_of_the_conquest_row_gives_strength_too() -> None:
    """HC-4.2, HC-4.4."""
    scene = table("X", "Y").food(X=2).coins(Y=5).stone(Y=2).offer("street", "A05", conquest=["A01"])
    game = scene.bid("X", "A01", 6).bid("Y", "street", 1).taking()
    game.play("X", "arm").has("X", strength=3)


def test_strength_is_not_offered_for_a_tile_without_points_not_even_to_achilles() -> None:
    """HC-4.6, HC-9.1: the only such tile is one of the extra ones for six."""
    scene = table("X", "Y", "Z", "U", "V", "W").heroes(X="achilles").food(9).coins(9)
    game = scene.offer("A18", "street").bid("X", "A18", 5).bid("Y", "street", 1).stone(Y=2).taking()
    assert (game.lands("X"), game.asked(), game.strength("X")) == (["a18-fields"], "Y", 0)


def test_strength_is_not_offered_at_29() -> None:
    """HC-4.6."""
    game = taking(table("X", "Y").food(X=4).strength(X=29), "A07")
    assert (game.asked(), game.stocks("X").food) == ("Y", 4)


def test_strength_is_bought_at_28_although_most_of_it_is_lost() -> None:
    """HC-4.7."""
    taking(table("X", "Y").food(X=4).strength(X=28), "A07").play("X", "arm").has("X", food=2, strength=29)


def test_strength_is_all_or_nothing() -> None:
    """HC-4.6: one food is not enough for half of it."""
    game = taking(table("X", "Y").food(X=1), "A07")
    assert (game.asked(), game.stocks("X").food) == ("Y", 1)


def test_goods_of_this_round_come_too_late() -> None:
    """HC-4.6: the granary brings three food, but after strength would have to be paid."""
    scene = table("X", "Y").wood(X=3).stone(X=0).coins(X=1).food(X=0)
    game = taking(scene, "granary").play("X", "pay")
    assert (game.asked(), game.strength("X")) == ("Y", 0)


@pytest.mark.parametrize(("luxury", "may"), [(1, False), (2, True)])
def test_luxury_replaces_only_what_is_missing(luxury: int, may: bool) -> None:
    """HC-4.5: one of two food is there; one more takes two luxury."""
    game = taking(table("X", "Y").food(X=1).luxury(X=luxury), "A07")
    assert (game.asked() == "X") is may
    if may:
        game.play("X", "arm").has("X", food=0, luxury=0, strength=2)


def test_luxury_may_not_pay_strength_where_the_table_plays_it_so() -> None:
    """HC-4.5."""
    game = taking(table("X", "Y").options(luxury_may_pay_strength=False).food(X=1).luxury(X=9), "A07")
    assert game.asked() == "Y"
    game = taking(table("X", "Y").options(luxury_may_pay_strength=False).food(X=2), "A07")
    game.may("X", "arm")


def test_luxury_of_naukratis_replaces_one_good_each() -> None:
    """HC-4.5, HC-10.6."""
    game = taking(table("X", "Y").colonies(X="naukratis").food(X=1).luxury(X=1), "A07")
    game.play("X", "arm").has("X", food=0, luxury=0, strength=2)


def test_strength_stays_when_the_tile_is_lost() -> None:
    """HC-4.6."""
    scene = table("X", "Y").lands("X", "A07").strength(X=2)
    game = scene.strike("tempest")
    game.has("X", strength=2)
    assert game.lands("X") == []


def test_tiles_are_taken_one_after_the_other_in_the_new_order() -> None:
    """HC-4.2: the higher bid is asked first, about its tile and its strength."""
    scene = table("X", "Y").coins(9).wood(5).stone(5).offer("bridge", "street").bidding()
    scene.play("X", "bid bridge 1").play("Y", "bid street 2")
    assert scene.asked() == "Y"
    scene.play("Y", "pay", "arm").has("Y", strength=4)
    assert scene.asked() == "X"


def test_losses_of_the_income_are_netted_and_never_touch_luxury() -> None:
    """HC-4.8: one stone less and none there; nothing is taken from luxury."""
    scene = table("X", "Y").heroes(X="achilles").turned("X").luxury(X=3).stone(X=0)
    scene.income().has("X", stone=0, luxury=3)


def test_strength_of_a_new_game_is_what_the_hero_brings() -> None:
    """HC-3.3."""
    game = table("X", "Y").setup().chance("deal sparta", "deal argos", "colony naxos", "colony taras")
    game.chance("hero achilles", "hero ariadne").has("X", strength=5).has("Y", strength=0)
    assert hero_polis(game, "Y").mercenaries == 0
