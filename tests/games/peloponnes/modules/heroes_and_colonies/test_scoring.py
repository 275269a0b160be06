"""Scoring with heroes, mercenaries and clovers (HC-12.1 to HC-12.3)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isthmos.games.peloponnes.modules.heroes_and_colonies.scoring import spread
from isthmos.testkit.heroes import table

from .scenes import RED, hero_polis


def test_a_mercenary_is_one_population_point() -> None:
    """HC-12.1."""
    game = table("X", "Y").people(X=2).mercenaries(X=5).clovers(0).scoring()
    assert (game.population("X"), game.population("Y")) == (11, 0)


def test_coins_count_by_the_colony_and_mercenary_coins_do_not() -> None:
    """HC-12.3, HC-12.1."""
    game = table("X", "Y").colonies(X="miletus").coins(X=7).mercenaries(X=4).clovers(0).scoring()
    assert game.power("X") == 3


@given(st.integers(0, 60), st.integers(0, 60), st.integers(0, 12))
def test_clovers_are_spread_for_the_best_lower_value(power: int, population: int, clovers: int) -> None:
    """HC-12.2: none of all ways to spread them is better, and among equally good ones the most go to power."""
    on_power = spread(power, population, clovers, 2)

    def result(a: int) -> tuple[int, int]:
        pair = (power + 2 * a, population + 2 * (clovers - a))
        return min(pair), max(pair)

    best = max(result(a) for a in range(clovers + 1))
    assert result(on_power) == best
    assert on_power == max(a for a in range(clovers + 1) if result(a) == best)


def test_clovers_are_a_question_where_the_table_plays_it_so() -> None:
    """HC-12.2: the last question of the game, and a bad answer stands."""
    scene = table("X", "Y").options(clover_distribution="player_choice").people(1).food(1).strength(X=1)
    game = scene.supply()
    game.may_only("X", "power 0", "power 1", "power 2", "power 3", "power 4").play("X", "power 0")
    game.may_only("Y", "power 0", "power 1", "power 2").play("Y", "power 1")
    assert game.is_over()
    assert (game.power("X"), game.population("X")) == (0, 3 * 2 + 4 * 2)
    assert (game.power("Y"), game.population("Y")) == (2, 0 + 2)


def test_by_default_nobody_is_asked_about_clovers() -> None:
    """HC-12.2."""
    assert table("X", "Y").supply().is_over()


@pytest.mark.parametrize("turned", [False, True])
def test_the_score_is_the_lower_value_with_everything_in_it(turned: bool) -> None:
    """HC-12.1."""
    scene = table("X", "Y").heroes(X="hector").people(X=9).clovers(X=0).buildings("X", "stoa")
    game = (scene.turned("X") if turned else scene).scoring()
    assert game.score("X") == 6 + (0 if turned else RED["hector"])


def test_ties_are_broken_by_the_higher_value_and_by_luxury() -> None:
    """HC-12.1: as in the base game, with clovers in both values."""
    scene = table("X", "Y").people(X=4, Y=6).buildings("X", "stoa").buildings("Y", "tiryns-fortress").coins(X=3)
    game = scene.clovers(0).scoring()
    assert (game.score("X"), game.score("Y"), game.winners()) == (7, 7, ["Y"])
    game = scene.people(X=6).luxury(X=1).scoring()
    assert game.winners() == ["X"]
    assert hero_polis(game, "X").power_clovers() == 0
