"""What the kits of all games share: who may sit there, numbers, stops, the ranking, and what happened in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from isthmos.testkit import heroes, peloponnes, perikles
from isthmos.testkit.checks import ScenarioError

TABLES: list[Callable[..., Any]] = [peloponnes.table, heroes.table, perikles.table]
KITS = pytest.mark.parametrize("table", TABLES, ids=["peloponnes", "heroes", "perikles"])


def refused(use: Callable[[], object]) -> str:
    with pytest.raises(ScenarioError) as caught:
        use()
    return str(caught.value)


@KITS
@pytest.mark.parametrize("name", ["chance", "nobody"])
def test_no_player_is_called_like_who_is_asked_when_no_player_is(table: Callable[..., Any], name: str) -> None:
    assert f"no player can be called '{name}'" in refused(lambda: table("A", "B", name))


@KITS
def test_a_player_has_a_name(table: Callable[..., Any]) -> None:
    assert "a player needs a name, not ''" in refused(lambda: table("A", "B", ""))
    assert "a player needs a name, not 3" in refused(lambda: table("A", "B", 3))


@KITS
def test_as_many_sit_down_as_can_play(table: Callable[..., Any]) -> None:
    assert refused(lambda: table()).startswith("a table is for ")
    assert refused(lambda: table(*"ABCDEFGHI")).startswith("a table is for ")
    assert refused(lambda: table("A", "B", "B")) == "two players are called the same: A, B, B"


@KITS
@pytest.mark.parametrize("number", [True, "2", 2.0])
def test_a_round_is_a_whole_number(table: Callable[..., Any], number: object) -> None:
    assert f"there is no round {number!r}: rounds go from 1 to" in refused(lambda: table("A", "B", "C").round(number))


@KITS
def test_the_play_stops_only_after_steps_there_are(table: Callable[..., Any]) -> None:
    said = refused(lambda: table("A", "B", "C").stop_after("lunch"))
    assert said.startswith("there is no step 'lunch'; there are ")


@KITS
def test_only_a_play_that_stands_still_is_let_on(table: Callable[..., Any]) -> None:
    assert "the play does not stand still: chance is asked" in refused(lambda: table("A", "B", "C").setup().go_on())


# --- stops between the steps of a round -------------------------------------------------------------------------


def bought() -> peloponnes.Scene:
    scene = peloponnes.table("arkadia", "sparta").offer("bridge").wood(arkadia=5).coins(arkadia=1)
    return scene.bid("arkadia", "bridge", 1)


def test_without_a_stop_taking_one_time_income_and_income_are_one() -> None:
    game = bought().taking().play("arkadia", "pay").has("arkadia", wood=3, people=3, coins=3, food=1)
    assert (game.asked(), game.stopped()) == ("chance", "")


def test_the_play_stops_between_taking_one_time_income_and_income() -> None:
    """PEL-T5, PEL-N1, PEL-I1: steps d, e and f, each by itself."""
    game = bought().stop_after("taking", "one_time_income", "income").taking()
    game.play("arkadia", "pay").has("arkadia", wood=3, people=0, coins=1, food=0)
    assert (game.stopped(), game.asked(), game.is_over()) == ("taking", "nobody", False)
    game.go_on().has("arkadia", wood=3, people=2, coins=1, food=0)
    assert game.stopped() == "one_time_income"
    game.go_on().has("arkadia", wood=3, people=3, coins=3, food=1)
    assert game.stopped() == "income"
    assert game.go_on().asked() == "chance"


def test_a_stop_comes_in_every_round_and_in_copies() -> None:
    game = peloponnes.table("X", "Y").stop_after("disasters").disasters().chance("chit plague", "chit drought")
    copy = game.copy().go_on()
    assert (game.stopped(), copy.stopped(), copy.round()) == ("disasters", "", 2)
    while copy.round() == 2 and not copy.stopped():
        copy.play(copy.asked(), copy.legal()[0])
    assert (copy.stopped(), copy.round()) == ("disasters", 2)


def test_nobody_can_answer_while_the_play_stands_still() -> None:
    game = peloponnes.table("X", "Y").stop_after("income").income()
    for use in (game.legal, lambda: game.play("X", "pass"), lambda: game.may("X", "pass")):
        assert refused(use) == "the play stands still after income: go_on() lets it run on"


def test_heroes_stop_after_their_own_disasters() -> None:
    """HC-5.1: three chits."""
    game = heroes.table("X", "Y").stop_after("disasters").disasters()
    game.chance("chit plague", "chit drought", "chit decline")
    assert (game.stopped(), game.round()) == ("disasters", 1)


def test_perikles_stops_after_the_elections() -> None:
    """PER-E4."""
    game = perikles.table("A", "B", "C").candidates("athens", "B").stop_after("elections").elections()
    assert (game.stopped(), game.leader("athens"), game.persians()) == ("elections", "B", ["A", "C"])
    assert game.go_on().asked() == "A"


# --- the ranking --------------------------------------------------------------------------------------------------


def test_the_ranking_of_peloponnes_counts_ties_to_the_end() -> None:
    """PEL-E4, PEL-E5: the lower value, then the higher, then luxury; who is level then shares a place."""
    scene = peloponnes.table(*"ABCDE").people(A=1, B=1, C=1, D=1).coins(A=9, B=12, C=9, D=9).luxury(C=1)
    game = scene.scoring()
    assert game.ranking() == [["B"], ["C"], ["A", "D"], ["E"]]
    assert game.winners() == ["B"]


def test_the_ranking_of_heroes_counts_clovers() -> None:
    """HC-12.2."""
    assert heroes.table("A", "B", "C").clovers(A=0, B=1, C=1).scoring().ranking() == [["B", "C"], ["A"]]


def test_the_ranking_of_perikles_counts_ties_to_the_end() -> None:
    """PER-F3."""
    scene = perikles.table("A", "B", "C", "D").cubes("argos", A=4, B=9, C=4, D=9).won("B", "attica")
    assert scene.cubes("argos", B=5).scoring().ranking() == [["B"], ["D"], ["A", "C"]]


# --- what happened, in words ----------------------------------------------------------------------------------------


def test_what_happened_in_peloponnes_is_told_in_words() -> None:
    game = peloponnes.table(X="sparta", Y="argos").coins(5).offer("A07").bidding().play("X", "bid A07 3")
    assert game.happened() == ["Sparta bids 3 on A07 Forest."]
    assert len(game.facts()) > 0


def test_what_happened_in_heroes_is_told_in_words() -> None:
    game = heroes.table(X="sparta", Y="argos").disasters().chance("chit plague")
    assert game.happened() == ["Chit: Plague, number 1."]


def test_what_happened_in_perikles_is_told_as_everybody_or_as_one_player_knows_it() -> None:
    """PER-H3: the strength of a counter that was sent is known to its sender."""
    scene = perikles.table("A", "B", "C").leaders(sparta="A", athens="B").locations("attica").turns("A", one=1)
    game = scene.first("A").sending().play("A", "send sparta h3", "attack attica")
    assert "A: sends a hoplite of Sparta to attack Attica (main force)." in game.happened()
    assert "A: sends Sparta H3 to attack Attica (main force)." in game.happened("A")
    assert game.happened("B") == game.happened()


def test_a_copy_keeps_what_happened() -> None:
    game = peloponnes.table("X", "Y").coins(5).offer("A07").bidding().play("X", "pass")
    assert game.copy().happened() == game.happened() != []
