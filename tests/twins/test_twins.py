"""Twins: the compiled engine and the interpreted one go through the same positions, answer by answer."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from isthmos.compiled import COMPILED
from isthmos.games.catalogue import TITLES

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.parent.joinpath("golden").glob("*.game"))
TABLES = [(title.id, seats) for title in TITLES.values() for seats in range(title.seats_min, title.seats_max + 1)]
GAMES, MANY_GAMES = 5, 2000

CAN_COMPILE = shutil.which(os.environ.get("CC") or sysconfig.get_config_var("CC").split()[0]) is not None
pytestmark = pytest.mark.skipif(
    not (COMPILED.exists() or CAN_COMPILE), reason="there is no C compiler here, so no compiled engine to compare with"
)


def courses(build: str, *arguments: str) -> list[str]:
    """What the course of these games is in one build."""
    pure = "1" if build == "interpreted" else "0"
    command = [sys.executable, str(HERE / "course.py"), *arguments]
    done = subprocess.run(command, env={**os.environ, "ISTHMOS_PURE": pure}, capture_output=True, text=True, check=True)
    first, *rest = done.stdout.splitlines()
    assert first == build, done.stderr
    return rest


def assert_twins(*arguments: str, games: int) -> None:
    compiled = courses("compiled", *arguments)
    assert len(compiled) == games
    assert compiled == courses("interpreted", *arguments)


def test_recorded_games_take_the_same_course() -> None:
    assert_twins("recorded", *map(str, GOLDEN), games=len(GOLDEN))


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_random_games_take_the_same_course(title: str, seats: int) -> None:
    assert_twins("random", title, str(seats), "0", str(GAMES), games=GAMES)


@pytest.mark.parametrize(("title", "seats"), [(title, seats) for title, seats in TABLES if seats in (2, 4)])
def test_greedy_play_values_every_answer_alike(title: str, seats: int) -> None:
    """To the last bit, and playouts with it."""
    assert_twins("greedy", title, str(seats), "0", "1", games=1)


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_many_random_games_take_the_same_course(title: str, seats: int) -> None:
    assert_twins("random", title, str(seats), "1000", str(MANY_GAMES), games=MANY_GAMES)
