"""isthmos beside other engines: catanatron and OpenSpiel, random play, in alternation on one core.

    python bench/peers/run.py [--rounds 5] [--games 60] [--json] [--venv FOLDER]

Run it with a Python that has isthmos. The others get a virtual environment of their own, in FOLDER or in the cache of
the user, from requirements.txt beside this file. Every round runs each engine once, the best of three tries; ratios
are taken within a round, and the table shows medians over the rounds. All times are CPU time.

A decision is an answer of a player; chance is played and paid for, not counted, unless a line says so. catanatron asks
even where there is only one answer, and all its decisions count, which is the better for it. OpenSpiel's figures are
geometric means over backgammon, hearts, dou_dizhu, chinese_checkers and gin_rummy: "driven" from Python one move at a
time, "games" inside its C++, "rollouts" of its tree search in C++, which begin after the deal. isthmos has four seats.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import geometric_mean, median
from typing import Any, NamedTuple

HERE = Path(__file__).parent
REQUIREMENTS = HERE / "requirements.txt"
FEWEST_ROUNDS = 5
"""Fewer make no median."""
CATAN = 0.2
"""A game of Catan has many more decisions than one of Peloponnes."""


class Line(NamedTuple):
    """Two figures of a round, by name; what the first should be of the second. Without a second one, a plain limit."""

    over: str
    under: str
    unit: str
    at_least: float | None = None
    at_most: float | None = None


LINES = [
    Line("peloponnes playout", "catanatron decisions", "/s", 20),
    Line("heroes playout", "catanatron decisions", "/s"),
    Line("perikles playout", "catanatron decisions", "/s", 12),
    Line("peloponnes playout", "open_spiel games", "/s", 0.7),
    Line("peloponnes playout, chance too", "open_spiel games, chance too", "/s"),
    Line("peloponnes playout", "open_spiel rollouts", "/s", 0.7),
    Line("peloponnes driven", "open_spiel driven", "/s", 2),
    Line("peloponnes driven, chance too", "open_spiel driven, chance too", "/s"),
    Line("heroes driven", "open_spiel driven", "/s"),
    Line("perikles driven", "open_spiel driven", "/s"),
    Line("peloponnes interpreted", "catanatron decisions", "/s", 3),
    Line("heroes interpreted", "catanatron decisions", "/s"),
    Line("perikles interpreted", "catanatron decisions", "/s"),
    Line("catanatron copy", "peloponnes clone", "ns", 30),
    Line("backgammon clone", "peloponnes clone", "ns", 1),
    Line("heroes decision", "peloponnes decision", "ns", None, 1.6),
    Line("peloponnes view and JSON", "", "µs", None, 150),
    Line("heroes view and JSON", "", "µs", None, 150),
    Line("perikles view and JSON", "", "µs", None, 150),
]


def peer_python(folder: Path) -> Path:
    """The interpreter of an environment that has the peers, made when it is not there."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    complete = folder / "complete"
    if not complete.exists():
        print(f"Installing the peers in {folder} …", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "-r", REQUIREMENTS], check=True)
        complete.touch()
    return python


def cache_folder() -> Path:
    """One for each set of requirements."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "isthmos" / f"peers-{hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]}"


def stay_on_one_core() -> None:
    """This process and all it starts; where the system cannot, the runs still alternate."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run(python: Path, script: str, games: int, seed: int, **environment: str) -> dict[str, Any]:
    command = [python, HERE / script, str(games), str(seed)]
    done = subprocess.run(command, env=os.environ | environment, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def one_round(peers: Path, games: int, seed: int) -> dict[str, float]:
    """Every figure by the name the lines use. The engine as installed may be the interpreted one itself."""
    ours = run(Path(sys.executable), "play_isthmos.py", games, seed)
    catan = run(peers, "play_catanatron.py", max(1, int(games * CATAN)), seed)
    pure = run(Path(sys.executable), "play_isthmos.py", games, seed, ISTHMOS_PURE="1") if ours["compiled"] else ours
    spiel = run(peers, "play_open_spiel.py", games, seed)
    found = {f"{game} interpreted": figures["playout"] for game, figures in pure["games"].items()}
    found |= {f"catanatron {name}": figure for name, figure in catan.items()}
    found |= {"backgammon clone": spiel["backgammon"]["clone"], "compiled": float(ours["compiled"])}
    for name in ("driven", "games", "rollouts", "driven, chance too", "games, chance too"):
        found[f"open_spiel {name}"] = geometric_mean(game[name] for game in spiel.values())
    for game, figures in ours["games"].items():
        found |= {f"{game} {name}": figure for name, figure in figures.items()}
        found[f"{game} decision"] = 1e9 / figures["playout"]
    return found


def ratio(line: Line, round_: dict[str, float]) -> float:
    return round_[line.over] / (round_[line.under] if line.under else 1)


def table(rounds: list[dict[str, float]]) -> list[str]:
    rows = [f"{'':86} {'ratio':>8}  {'range':>14}  target"]
    for line in LINES:
        ratios = [ratio(line, round_) for round_ in rounds]
        sides = [f"{name} {median(round_[name] for round_ in rounds):,.0f}" for name in (line.over, line.under) if name]
        sides[0] += f" {line.unit}"
        span = f"{min(ratios):,.2f}–{max(ratios):,.2f}"
        found = median(ratios)
        rows.append(f"{sides[0]:44} {''.join(sides[1:]):41} {found:8,.2f}  {span:>14}  {judged(line, found)}")
    return rows


def judged(line: Line, found: float) -> str:
    if line.at_least is not None:
        return f"≥ {line.at_least:g} {'yes' if found >= line.at_least else 'NO'}"
    if line.at_most is not None:
        return f"≤ {line.at_most:g} {'yes' if found <= line.at_most else 'NO'}"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=FEWEST_ROUNDS)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--json", action="store_true", help="medians and rounds for programs")
    parser.add_argument("--venv", type=Path, default=cache_folder(), metavar="FOLDER")
    given = parser.parse_args()
    if given.rounds < FEWEST_ROUNDS or given.games < 1:
        parser.error(f"--rounds must be at least {FEWEST_ROUNDS} and --games at least 1")
    peers = peer_python(given.venv)
    stay_on_one_core()
    rounds = []
    for number in range(1, given.rounds + 1):
        print(f"round {number} of {given.rounds} …", file=sys.stderr)
        rounds.append(one_round(peers, given.games, number))
    if given.json:
        ratios = {
            f"{line.over} / {line.under}".strip(" /"): median(ratio(line, one) for one in rounds) for line in LINES
        }
        print(json.dumps({"python": sys.version.split()[0], "ratios": ratios, "rounds": rounds}, indent=1))
        return
    print("\n".join(table(rounds)))
    build = "compiled" if rounds[0]["compiled"] else "not compiled: all figures of isthmos are the interpreted ones"
    print(f"Python {sys.version.split()[0]}; isthmos is {build}. Medians of {given.rounds} rounds, CPU time, one core.")


if __name__ == "__main__":
    main()
