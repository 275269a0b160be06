"""Instructions of the processor for one game, counted by callgrind: they hardly differ from run to run.

python bench/instructions.py                           # every game and way to play
python bench/instructions.py peloponnes playout 40     # one of them, with so many games
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from isthmos.core.playout import QuickStream, play_out
from isthmos.games.catalogue import TITLES
from isthmos.lab.simulate import simulate

SEATS = 4
GAMES = 60
COUNTED = re.compile(r"Collected : (\d+)")


def playout(game: str, games: int) -> None:
    """Random games inside the engine, one stream for all of them."""
    first, stream = TITLES[game].start(SEATS, {}), QuickStream(7)
    for _ in range(games):
        play_out(first.clone(), stream)


def simulated(game: str, games: int) -> None:
    """As `isthmos simulate` plays: random bots, a dealer, what is counted."""
    simulate(TITLES[game], SEATS, games, "7", ["random"])


def greedy(game: str, games: int) -> None:
    """The same with greedy bots, which think about every answer."""
    simulate(TITLES[game], SEATS, games, "7", ["greedy"])


WAYS: dict[str, Callable[[str, int], None]] = {"playout": playout, "simulate": simulated, "greedy": greedy}


def instructions(game: str, way: str, games: int = GAMES) -> int:
    """For one game: what twice as many take more, so that starting and loading are not in it."""
    return (counted(game, way, 2 * games) - counted(game, way, games)) // games


def counted(game: str, way: str, games: int) -> int:
    """In a process of its own, whose sets and dicts are laid out the same every time."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={Path(folder) / 'out'}"]
        command = [*valgrind, sys.executable, __file__, "--play", game, way, str(games)]
        done = subprocess.run(command, env=os.environ | {"PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    found = COUNTED.search(done.stderr)
    if done.returncode or found is None:
        raise SystemExit(done.stderr)
    return int(found[1])


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        WAYS[sys.argv[3]](sys.argv[2], int(sys.argv[4]))
    else:
        for game in sys.argv[1:2] or TITLES:
            for way in sys.argv[2:3] or WAYS:
                print(f"{game:12}{way:10}{instructions(game, way, *map(int, sys.argv[3:4])):>14,}", flush=True)
