"""Random play of Peloponnes beside random play of Catan by catanatron: four seats, alternating runs, one core.

    python bench/peers/catanatron.py [--runs 5] [--games 20] [--venv DIRECTORY]

catanatron gets a virtual environment of its own, in DIRECTORY (kept for the next time) or in a temporary one.
A decision is an answer of a seat. catanatron asks even where there is only one answer, Peloponnes does not;
so two rates are given for catanatron: all its decisions, and those with more than one answer.
The comparison is with all of them, which is the better one for catanatron.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from statistics import median

CATAN = """
import json, random, sys
from time import process_time
from catanatron import Color, Game, RandomPlayer

random.seed("bench")
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
decisions = choices = 0
seconds = 0.0
for _ in range(int(sys.argv[1])):
    game = Game([RandomPlayer(colour) for colour in colours])
    began = process_time()
    while game.winning_color() is None and game.state.num_turns < 1000:
        choices += len(game.state.playable_actions) > 1
        decisions += 1
        game.play_tick()
    seconds += process_time() - began
print(json.dumps({"all": decisions / seconds, "choices": choices / seconds}))
"""

PELOPONNES = """
import json, sys
from isthmos.games.catalogue import title_named
from isthmos.lab.simulate import simulate

report = simulate(title_named("peloponnes"), 4, int(sys.argv[1]), "bench", ["random"])
print(json.dumps({"all": report.decisions_per_second, "compiled": report.compiled}))
"""

GAMES_OF_PELOPONNES_PER_CATAN = 20
"""A game of Catan has so many times more decisions."""


def peer_python(folder: Path) -> Path:
    """The interpreter of an environment that has catanatron."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "catanatron"], check=True)
    return python


def run(python: Path, code: str, games: int) -> dict[str, float]:
    done = subprocess.run([python, "-c", code, str(games)], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def stay_on_one_core() -> None:
    """This process and all it starts; where the system cannot, the runs still alternate."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def compare(python: Path, runs: int, games: int) -> None:
    print(
        f"{'run':>6} {'peloponnes':>12} {'catanatron':>12} {'of >1 answer':>12} {'ratio':>6}   (decisions/s, CPU time)"
    )
    rows = []
    for number in range(1, runs + 1):
        ours = run(Path(sys.executable), PELOPONNES, games * GAMES_OF_PELOPONNES_PER_CATAN)
        theirs = run(python, CATAN, games)
        rows.append((ours["all"], theirs["all"], theirs["choices"], ours["all"] / theirs["all"]))
        print(row(str(number), rows[-1]))
    print(row("median", [median(column) for column in zip(*rows, strict=True)]))
    build = "compiled" if ours["compiled"] else "interpreted"
    print(f"Python {sys.version.split()[0]}, {build}, {games} games a run, by CPU time")


def row(name: str, cells: tuple[float, ...] | list[float]) -> str:
    return f"{name:>6} {cells[0]:12,.0f} {cells[1]:12,.0f} {cells[2]:12,.0f} {cells[3]:6.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--venv", type=Path, default=None)
    given = parser.parse_args()
    if given.runs < 1 or given.games < 1:
        parser.error("--runs and --games must be at least 1")
    stay_on_one_core()
    with tempfile.TemporaryDirectory(prefix="isthmos-peer-") as temporary:
        compare(peer_python(given.venv or Path(temporary) / "venv"), given.runs, given.games)


if __name__ == "__main__":
    main()
