"""The game of docs/howto/add_a_game.md, installed beside isthmos: what reaches a game of the house reaches it too."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from third_game import GAME, PAGE, files, installed

from isthmos.games.catalogue import TITLES

TESTS = Path(__file__).parent
CONFORMS = """
import test_random_games as conformance
kinds = conformance.KINDS
numbers = [n for n in range(40 * len(kinds)) if kinds[n % len(kinds)][0].id == "lots"]
assert len(numbers) == 40 * 3
print(conformance.storm(numbers))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("lots"))


def isthmos(environment: dict[str, str], *args: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "isthmos.cli.main", *args]
    done = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_has_a_whole_package() -> None:
    assert GAME not in TITLES
    assert {"lots/rules.py", "lots/manifest.py", "lots/words/en.ftl", "pyproject.toml"} <= files().keys()
    assert "isthmos play lots" in PAGE.read_text(encoding="utf-8")


def test_a_whole_game_is_played_in_the_terminal(environment: dict[str, str]) -> None:
    typed = "?\nbid 7\nbid 1\n1 1\n1\n"
    out = isthmos(environment, "play", GAME, "--seats", "Ann,bot:random", "--seed", "a", typed=typed)
    assert "Ann seals a bid for a prize of" in out
    assert "Bid 0 to 6 coins. All bids are paid" in out
    assert "Bid 0 to 6 coins, like this: bid 0." in out
    assert "has sealed a bid: no" in out
    assert "own bid: nothing" in out
    assert "The record is" in out


def test_it_speaks_german(environment: dict[str, str]) -> None:
    typed = "biete 1\nbiete 1\nbiete 1\n"
    out = isthmos(environment, "--lang", "de", "play", GAME, "--seats", "Ann,bot:random", typed=typed)
    assert "Ann bietet verdeckt auf einen Preis von" in out
    assert "hat geboten: nein" in out


def test_without_being_told_the_terminal_seats_bots_that_can_play_it(environment: dict[str, str]) -> None:
    assert "Random 3" in isthmos(environment, "play", GAME, typed="bid 0\nbid 0\nbid 0\n")


def test_bots_play_it_by_the_hundred(environment: dict[str, str]) -> None:
    out = isthmos(environment, "simulate", GAME, "--players", "2..4", "--games", "30", "--check", "--json")
    rows = json.loads(out)
    assert [(row["players"], row["games"], row["violations"]) for row in rows] == [(2, 30, 0), (3, 30, 0), (4, 30, 0)]


def test_it_conforms(environment: dict[str, str]) -> None:
    paths = {**environment, "PYTHONPATH": f"{environment['PYTHONPATH']}:{TESTS / 'games'}"}
    command = [sys.executable, "-c", CONFORMS]
    done = subprocess.run(command, capture_output=True, text=True, env=paths, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 40 * 3


def test_two_games_of_one_name_are_refused(environment: dict[str, str]) -> None:
    script = "import isthmos.games.catalogue as c; c.SHELF = (*c.SHELF, 'lots.manifest'); c.by_name()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert "two games on the shelf are called 'lots'" in done.stderr
