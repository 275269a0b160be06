"""The invariants of the expansion find what is wrong: each is shown a position that breaks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE
from isthmos.testkit.heroes import table


def position() -> HeroBoard:
    scene = table("korinth", "argos").heroes(korinth="achilles", argos="helen").round(3).coins(9).persians(1, 2, 2)
    scene = scene.chits(plague=1, blank=1, drought=1).turned("korinth", "argos")
    board = scene.offer("A01", "A02").bidding().board
    assert isinstance(board, HeroBoard)
    return board


def test_nothing_is_wrong_with_a_scene_that_says_everything() -> None:
    assert TITLE.violations(position()) == []


def clover_from_nowhere(s: HeroBoard) -> None:
    s.polis(0).clovers += 1


def negative_clovers(s: HeroBoard) -> None:
    s.polis(0).clovers, s.polis(1).clovers = -1, 7


def too_strong(s: HeroBoard) -> None:
    s.polis(0).strength = 30


def weaker_than_nothing(s: HeroBoard) -> None:
    s.polis(1).strength = -1


def chit_from_nowhere(s: HeroBoard) -> None:
    s.returned = (0,)


def too_few_chits(s: HeroBoard) -> None:
    s.chits_seen = [*s.chits_seen[:2], 0, *s.chits_seen[3:]]
    s.returned = (2,)


def income_of_the_red_side(s: HeroBoard) -> None:
    s.polis(0).income_stone += 1


def orange_points(s: HeroBoard) -> None:
    s.polis(0).hero_points = 2


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (clover_from_nowhere, "there are 7 clovers instead of 6"),
        (negative_clovers, "clovers, mercenaries or permissions are below 0"),
        (too_strong, "seat 0: strength is 30"),
        (weaker_than_nothing, "seat 1: strength is -1"),
        (chit_from_nowhere, "earthquake: the chits do not add up to 3"),
        (too_few_chits, "5 chits are settled in round 3"),
        (income_of_the_red_side, "seat 0: incomes are off"),
        (orange_points, "seat 0: the orange side has no points"),
    ],
)
def test_what_is_wrong_is_found_and_said(damage: Callable[[HeroBoard], None], sentence: str) -> None:
    """HC-3.2, HC-4.7, HC-5.1, HC-7.3."""
    board = position()
    damage(board)
    assert any(sentence in found for found in TITLE.violations(board)), TITLE.violations(board)
