"""7 · The end of a round, and the end."""

from __future__ import annotations

from isthmos.games.perikles.scoring import Breakdown, breakdown
from isthmos.testkit.perikles import table


def test_cubes_stay_from_round_to_round() -> None:
    """PER-T2."""
    game = table("A", "B", "C").cubes("argos", A=3).leaders(athens="A").round_end()
    assert game.cubes("argos") == {"A": 3}


def test_leaders_become_statues() -> None:
    """PER-T1."""
    game = table("A", "B", "C").leaders(athens="A", argos="A", sparta="B").statues("A", athens=1).round_end()
    assert game.statues("A") == {"athens": 2, "argos": 1}
    assert game.leader("athens") is None


def test_relations_end_with_the_round() -> None:
    """PER-R1, PER-T2."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").locations("pylos")
    game = scene.sent("A", "pylos", "attack", "athens t1").battles()
    assert game.board.round == 2
    assert game.relation("athens", "sparta") == "neutral"
    assert len(game.home("athens")) == 14


def test_the_third_round_is_the_last() -> None:
    """PER-T3."""
    assert table("A", "B", "C").round(3).leaders(athens="A").round_end().is_over()
    assert not table("A", "B", "C").round(2).leaders(athens="A").round_end().is_over()


def test_four_defeats_of_another_city_do_not_end_the_game() -> None:
    """PER-T3."""
    assert not table("A", "B", "C").defeats(corinth=4).leaders(athens="A").round_end().is_over()


def test_four_defeats_end_the_game_only_after_the_round() -> None:
    """PER-T3: the battles below are still fought."""
    scene = table("A", "S", "C").defeats(sparta=3).leaders(athens="A", sparta="S", corinth="C")
    scene.locations("epidaurus", "leucas").sent("A", "epidaurus", "attack", "athens h1")
    game = scene.sent("S", "leucas", "attack", "sparta t1").battles()
    assert game.is_over()
    assert game.board.round == 1
    assert (game.won("A"), game.won("S")) == (["epidaurus"], ["leucas"])
    assert game.statues("C") == {"corinth": 1}


def test_the_score_can_be_told_apart_at_any_moment() -> None:
    """PER-F1, PER-F2: a leader counts as the statue he will be."""
    scene = table("A", "S", "C").cubes("argos", A=4).candidates("thebes", "A").won("A", "sicily").leaders(corinth="A")
    game = scene.statues("A", athens=1).defeats(athens=2, corinth=1).influence()
    assert breakdown(game.board, 0) == Breakdown(cubes=5, tiles=7, statues=10)
    assert game.score("A") == 22


def test_a_tie_goes_by_statues_after_locations() -> None:
    """PER-F3: the number of statues, not their value."""
    scene = table("A", "B", "C").round(3).cubes("argos", A=6, B=5).statues("A", sparta=1).statues("B", megara=1)
    scene.defeats(sparta=2, megara=1).won("A", "attica").won("B", "pylos")
    game = scene.statues("B", sparta=1).cubes("argos", A=9, B=6).scoring()
    assert game.score("A") == game.score("B")
    assert game.winners() == ["B"]


def test_a_tie_goes_by_locations_before_statues() -> None:
    """PER-F3."""
    scene = table("A", "B", "C").round(3).won("A", "attica").statues("B", sparta=2).defeats(sparta=3)
    game = scene.scoring()
    assert game.score("A") == game.score("B") == 4
    assert game.winners() == ["A"]


def test_a_full_tie_has_several_winners() -> None:
    """PER-F3."""
    game = table("A", "B", "C").round(3).cubes("argos", A=5, B=5).scoring()
    assert game.winners() == ["A", "B"]
