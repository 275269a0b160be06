"""The Persian attacks and mercenaries (HC-7.1 to HC-7.6)."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.testkit.heroes import table

from ...fields import fields_of
from .scenes import RED, hero_polis


def attack_fact(rows: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Number of the attack, strength of the Persians, strength of the players."""
    return next(row[2:] for row in rows if row[0] == facts.ATTACKED)


@pytest.mark.parametrize("players", ["AB", "ABC", "ABCD", "ABCDE", "ABCDEF", "ABCDEFG", "ABCDEFGH"])
def test_the_persians_are_as_strong_as_players_times_chits(players: str) -> None:
    """HC-7.1."""
    game = table(*players).strength(1).attack(1, 2, 3)
    assert attack_fact(game.facts()) == (1, 6 * len(players), len(players))


@pytest.mark.parametrize(("strength", "repelled"), [(11, False), (12, True), (13, True)])
def test_equal_strength_repels(strength: int, repelled: bool) -> None:
    """HC-7.2."""
    game = table("X", "Y").heroes(X="hector", Y="penelope").strength(Y=strength).attack(2, 2, 2)
    assert game.is_turned("X") is not repelled
    assert game.strength("Y") == (strength // 2 if repelled else strength)


def test_a_lost_attack_costs_no_strength_and_brings_no_mercenaries() -> None:
    """HC-7.5."""
    game = table("X", "Y").coins(9).strength(3).attack(2, 2, 2)
    game.has("X", strength=3, mercenaries=0, coins=9)
    assert game.asked() == "chance"


def test_the_first_attack_takes_no_tile_and_the_second_turns_no_hero() -> None:
    """HC-7.3, HC-7.4."""
    scene = table("X", "Y").heroes(X="hector").lands("X", "A07")
    assert scene.attack(2, 2, 2).lands("X") == ["a07-forest"]
    game = scene.attack(1, 1, 1, 2, 2, 2)
    assert (game.is_turned("X"), game.lands("X")) == (False, [])


def test_everybody_halves_before_anybody_hires() -> None:
    """HC-7.5."""
    game = table("X", "Y").coins(9).strength(X=10, Y=7).attack(1, 1, 1)
    game.has("X", strength=5).has("Y", strength=3).may_not("X", "hire 6").may("X", "hire 5")
    game.play("X", "hire 5").may_not("Y", "hire 4").play("Y", "hire 3")
    game.has("X", strength=10).has("Y", strength=6)


def test_mercenaries_are_offered_in_turn_order() -> None:
    """HC-7.5."""
    game = table("X", "Y").order("Y", "X").coins(9).strength(6).attack(1, 1, 1)
    assert game.asked() == "Y"


@pytest.mark.parametrize(("coins", "strength", "most"), [(2, 20, 2), (9, 6, 3), (0, 20, 0), (5, 1, 0)])
def test_hiring_is_limited_by_coins_and_by_strength_after_halving(coins: int, strength: int, most: int) -> None:
    """HC-7.6."""
    game = table("X", "Y").coins(X=coins).strength(X=strength, Y=20).attack(1, 1, 1)
    if most == 0:
        assert game.asked() == "chance"
    else:
        game.may_only("X", *[f"hire {number}" for number in range(most + 1)])


def test_only_new_mercenaries_count_for_the_limit_and_old_ones_stay() -> None:
    """HC-7.6: mercenaries do not leave when strength is halved."""
    scene = table("X", "Y").coins(X=9).strength(X=8).mercenaries(X=7)
    game = scene.attack(1, 1, 1).has("X", strength=4, mercenaries=7).play("X", "hire 4")
    game.has("X", strength=8, mercenaries=11, coins=5)


def test_luxury_does_not_pay_mercenaries() -> None:
    """HC-7.6."""
    game = table("X", "Y").coins(X=1).luxury(X=8).strength(X=12).attack(1, 1, 1)
    game.may_only("X", "hire 0", "hire 1")


def test_luxury_pays_mercenaries_where_the_table_plays_it_so() -> None:
    """HC-7.6: own coins first, then two luxury each."""
    game = table("X", "Y").options(luxury_may_pay_mercenaries=True).coins(X=1).luxury(X=5).strength(X=12)
    started = game.attack(1, 1, 1).may_only("X", "hire 0", "hire 1", "hire 2", "hire 3")
    started.play("X", "hire 3").has("X", coins=0, luxury=1, mercenaries=3)


def test_points_of_mercenaries_count_even_above_29() -> None:
    """HC-7.6, HC-9.5: only Hector has so much after a repelled attack."""
    game = table("X", "Y").heroes(X="hector").coins(X=9).strength(X=29).attack(1, 1, 1)
    game.has("X", strength=27).play("X", "hire 9").has("X", strength=29, mercenaries=9)


def test_the_second_attack_takes_the_tile_with_the_most_points_without_asking() -> None:
    """HC-7.4."""
    scene = table("X", "Y").lands("X", "B06").buildings("X", "stoa", "bridge")
    game = scene.attack(1, 1, 1, 2, 2, 2)
    assert (game.lands("X"), game.buildings("X"), game.asked()) == (["b06-forest"], ["bridge"], "chance")


def test_lands_and_buildings_are_chosen_among_when_they_have_equally_many_points() -> None:
    """HC-7.4."""
    game = table("X", "Y").lands("X", "B06").buildings("X", "bridge").attack(1, 1, 1, 2, 2, 2)
    game.may_only("X", "give b06-forest", "give bridge").play("X", "give b06-forest")
    assert (game.lands("X"), game.buildings("X")) == ([], ["bridge"])


def test_what_a_lost_tile_brought_once_stays_and_what_it_brings_each_round_ends() -> None:
    """HC-7.4: protection and income of the tile end, inhabitants stay."""
    scene = table("X", "Y").buildings("X", "stoa").people(X=2).strength(X=6)
    game = scene.attack(1, 1, 1, 2, 2, 2).has("X", people=2, strength=6)
    p = game.polis("X")
    assert (p.points, sum(p.shields)) == (0, 0)


def test_the_row_of_lands_closes_up_unchecked() -> None:
    """HC-7.4."""
    game = table("X", "Y").lands("X", "A05", "A08", "A10", "B06", "A09")
    assert game.attack(1, 1, 1, 2, 2, 2).lands("X") == [
        "a05-fields",
        "a08-fields-with-forest",
        "a10-hills-with-forest",
        "a09-fields-with-forest",
    ]


@pytest.mark.parametrize(("returns", "coins"), [(True, 1), (False, 0)])
def test_a_marked_building_counts_and_its_coin_returns_if_the_table_plays_it_so(returns: bool, coins: int) -> None:
    """HC-7.4."""
    scene = table("X", "Y").options(marked_coins_return_on_removal=returns).marked("X", "stoa").lands("X", "A07")
    game = scene.attack(1, 1, 1, 2, 2, 2)
    assert (game.buildings("X"), game.lands("X"), game.stocks("X").coins) == ([], ["a07-forest"], coins)


def test_all_three_coins_of_leptis_magna_return() -> None:
    """HC-7.4, HC-10.3."""
    scene = table("X", "Y").colonies(X="leptis-magna").marked("X", "stoa")
    scene.attack(1, 1, 1, 2, 2, 2).has("X", coins=3)


def test_the_hero_is_no_tile_of_the_second_attack() -> None:
    """HC-7.4."""
    game = table("X", "Y").heroes(X="penelope").lands("X", "A05").attack(1, 1, 1, 2, 2, 2)
    assert (game.hero("X"), game.lands("X")) == ("penelope", [])


def test_a_red_hero_may_be_the_tile_where_the_table_plays_it_so() -> None:
    """HC-7.4: its points and its power go with it."""
    scene = table("X", "Y").options(persian2_includes_hero_tile=True).heroes(X="penelope").lands("X", "A05")
    game = scene.attack(1, 1, 1, 2, 2, 2)
    assert RED["penelope"] > 1
    assert (game.hero("X"), game.lands("X"), hero_polis(game, "X").food_saved) == ("", ["a05-fields"], 0)
    assert hero_polis(game, "X").bare_power() == 1


def test_a_red_hero_with_equally_many_points_leaves_a_choice() -> None:
    """HC-7.4."""
    data = '{"hero":[{"id":"penelope","red":{"points":4}}]}'
    scene = table("X", "Y").options(persian2_includes_hero_tile=True, data=data).heroes(X="penelope")
    game = scene.buildings("X", "bridge").attack(1, 1, 1, 2, 2, 2).may_only("X", "give hero", "give bridge")
    game.play("X", "give hero")
    assert (game.hero("X"), game.buildings("X")) == ("", ["bridge"])


def test_an_orange_hero_is_no_tile_even_then() -> None:
    """HC-7.4, HC-7.3."""
    scene = table("X", "Y").options(persian2_includes_hero_tile=True).heroes(X="penelope").turned("X")
    game = scene.lands("X", "A05").attack(1, 1, 1, 2, 2, 2)
    assert (game.hero("X"), game.lands("X")) == ("penelope", [])


@pytest.mark.parametrize("hero", sorted(RED))
def test_a_hero_that_is_gone_has_no_power_left(hero: str) -> None:
    """HC-7.4: every number it bent is back where it was."""
    scene = table("X", "Y").options(persian2_includes_hero_tile=True).coins(0)
    bare = hero_polis(scene.round(7).persians(1, 1, 1, 2, 2, 2).disasters(), "X")
    scene = table("X", "Y").options(persian2_includes_hero_tile=True).heroes(X=hero).round(7)
    game = scene.persians(1, 1, 1, 2, 2).disasters().chance("chit persians-2")
    if hero == "ariadne":
        game.play("X", "keep-chit")
    assert game.hero("X") == ""
    after = hero_polis(game, "X")
    names = [name for name in fields_of(type(bare)) if name not in ("hero", "mat")]
    assert {name: getattr(after, name) for name in names} == {name: getattr(bare, name) for name in names}


def test_mercenaries_are_no_inhabitants() -> None:
    """HC-6.3: neither plague nor hunger touches them, and they need no food."""
    scene = table("X", "Y").people(X=3).mercenaries(X=5)
    scene.strike("plague").has("X", people=2, mercenaries=5)
    game = table("X", "Y").people(X=3).mercenaries(X=5).food(X=3).strength(X=1).supply()
    game.has("X", mercenaries=5, food=0, people=3)


def test_the_attack_comes_at_once_before_the_next_chit() -> None:
    """HC-7.1."""
    scene = table("X", "Y").coins(9).strength(9).persians(1, 1)
    game = scene.disasters().chance("chit plague", "chit persians-1")
    assert game.asked() == "X"
    game.play("X", "hire 0").play("Y", "hire 0")
    assert (game.asked(), game.legal()[0].split()[0]) == ("chance", "chit")
