"""Exact odds of a combat."""

from __future__ import annotations

import pytest

from isthmos.games.perikles.odds import Odds, hit_chance
from isthmos.games.perikles.title import shipped_content
from isthmos.games.perikles.view import view
from isthmos.games.perikles.view_of_combat import chance_of_attack
from isthmos.testkit.perikles import table

EXPECTED = {
    "1:2": (0.0144, 0.2246, 0.0012, 0.0385),
    "-2": (0.0821, 0.4316, 0.0124, 0.1289),
    "1:1": (0.3044, 0.7023, 0.0775, 0.3378),
    "+2": (0.6956, 0.9225, 0.2977, 0.6622),
    "2:1": (0.9179, 0.9876, 0.5684, 0.8711),
    "3:1": (0.9856, 0.9988, 0.7754, 0.9615),
}
HITS = {"1:2": (6, 30), "-2": (10, 26), "1:1": (15, 21), "+2": (21, 15), "2:1": (26, 10), "3:1": (30, 6)}


@pytest.mark.parametrize("column", shipped_content().columns, ids=lambda column: str(column.id))
def test_the_chance_of_the_attack_in_each_column(column: object) -> None:
    """PER-B12, PER-B13, PER-B10."""
    content = shipped_content()
    number = content.columns.index(column)  # type: ignore[arg-type]
    found = content.columns[number]
    assert (int(hit_chance(found.attack) * 36), int(hit_chance(found.defence) * 36)) == HITS[found.id]
    table_of = Odds(content).attack[number]
    odds = (table_of[0][0], table_of[1][0], table_of[0][1], table_of[1][1])
    assert odds == pytest.approx(EXPECTED[found.id], abs=0.00005)


def test_the_view_shows_the_odds_of_the_combat_in_progress() -> None:
    """PER-B11."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").locations("plataea")
    game = scene.sent("S", "plataea", "attack", "sparta h1").battles()
    combat = view(game.board).combat
    assert combat is not None
    assert (combat.attack, combat.defence, combat.column, combat.percent) == (1, 1, "1:1", 30)
    assert round(chance_of_attack(game.board, 1, 1), 4) == 0.3044
    game.dice("8/2")
    combat = view(game.board).combat
    assert combat is not None
    assert combat.percent == 70
    assert round(chance_of_attack(game.board, 1, 1), 4) == 0.7023


def test_the_view_calls_nothing_certain_that_is_not() -> None:
    """PER-B12: the board showed 0 % beside an answer with which the attack wins with 1 %."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").locations("pylos")
    scene.sent("A", "pylos", "attack", "athens t1").sent("S", "pylos", "defence", "sparta t3", "sparta h3")
    game = scene.battles()
    game.board.tokens = (0, 1)
    combat = view(game.board).combat
    assert combat is not None
    assert combat.percent == 1
