"""`bench/peers/run.py`: the table it makes of what the engines' own scripts print."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PEERS = Path(__file__).parents[2] / "bench" / "peers"
SPIEL = ("driven", "games", "rollouts", "driven, chance too", "games, chance too", "clone")


@pytest.fixture(scope="module")
def peers() -> ModuleType:
    spec = spec_from_file_location("peers", PEERS / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def ours() -> dict[str, Any]:
    """One game of each, by the script that is run in every round."""
    command = [sys.executable, str(PEERS / "play_isthmos.py"), "1", "1"]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


@pytest.fixture
def round_of(peers: ModuleType, ours: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """A round in which the others are where the test puts them."""

    def run(python: Path, script: str, games: int, seed: int, **environment: str) -> dict[str, Any]:
        if script == "play_isthmos.py":
            return ours
        if script == "play_catanatron.py":
            return {"decisions": 1000.0, "choices": 500.0, "copy": 9000.0}
        return {"backgammon": dict.fromkeys(SPIEL, 100.0), "hearts": dict.fromkeys(SPIEL, 400.0)}

    monkeypatch.setattr(peers, "run", run)
    found: dict[str, float] = peers.one_round(Path("python"), 1, 1)
    return found


def test_every_line_finds_its_figures(peers: ModuleType, round_of: dict[str, float]) -> None:
    for line in peers.LINES:
        assert peers.ratio(line, round_of) > 0, line
    assert len(peers.table([round_of])) == 1 + len(peers.LINES)


def test_open_spiel_is_taken_by_the_geometric_mean(round_of: dict[str, float]) -> None:
    assert round_of["open_spiel games"] == pytest.approx(200)
    assert round_of["backgammon clone"] == 100


def test_a_target_is_met_from_the_right_side(peers: ModuleType) -> None:
    floor, ceiling = peers.Line("a", "b", "/s", 20), peers.Line("a", "", "µs", None, 150)
    assert peers.judged(floor, 20) == "≥ 20 yes"
    assert peers.judged(floor, 19.9) == "≥ 20 NO"
    assert peers.judged(ceiling, 150) == "≤ 150 yes"
    assert peers.judged(ceiling, 151) == "≤ 150 NO"
    assert peers.judged(peers.Line("a", "b", "/s"), 1) == ""


def test_the_table_shows_medians_of_ratios_taken_within_a_round(
    peers: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "LINES", [peers.Line("a", "b", "/s", 3)])
    rounds = [{"a": a, "b": b} for a, b in ((10.0, 1.0), (10.0, 5.0), (40.0, 10.0))]
    row = peers.table(rounds)[1]
    assert row.split() == ["a", "10", "/s", "b", "5", "4.00", "2.00–10.00", "≥", "3", "yes"]


def test_too_few_rounds_are_refused(peers: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["run.py", "--rounds", "2"])
    with pytest.raises(SystemExit) as left:
        peers.main()
    assert left.value.code == 2
