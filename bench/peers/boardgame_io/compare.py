"""The isthmos server and boardgame.io's, turn by turn in one run: python bench/peers/boardgame_io/compare.py

Each plays games of four sockets. isthmos writes every move to SQLite, durably, before acknowledging it; the peer keeps
matches in memory. Both send each socket a view of its own; the peer's state is as large as a view of Peloponnes.
Waiting ends with the acknowledgement here, and with the peer's update, its only one, there. Needs node and npm; the
peer is installed in this directory. Only ratios mean something: the machine may be busy. At a pace the disk is measured
alone, too, because one of the two waits for it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PORT = 8981
A_MOVE = 4 * 4096
"""Bytes: pages of the log, its two indexes and the game."""
ALONE = 5.0
"""Seconds for which the disk is measured in each round."""


def install() -> None:
    """The peer, once, from npm."""
    if not shutil.which("npm"):
        sys.exit("node and npm are needed")
    if not (HERE / "node_modules").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        subprocess.run(command, cwd=HERE, check=True)


def peer(games: int, seconds: float, every: float) -> dict[str, Any]:
    server = subprocess.Popen(["node", "server.js", str(PORT)], cwd=HERE, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        pid = next(json.loads(line)["pid"] for line in server.stdout if line.startswith("{"))
        figures = [PORT, pid, games, seconds, every]
        done = subprocess.run(
            ["node", "load.js", *map(str, figures)], cwd=HERE, capture_output=True, text=True, check=True
        )
        found: dict[str, Any] = json.loads(done.stdout)
        return found
    finally:
        server.terminate()
        server.wait(10)


def ours(games: int, seconds: float, every: float) -> dict[str, Any]:
    options = ["--games", str(games), "--seconds", str(seconds), "--every", str(every), "--json"]
    command = [sys.executable, "-m", "isthmos.cli.main", "loadtest", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tempfile.gettempdir())
    found: dict[str, Any] = json.loads(done.stdout)[0]
    return found


def disk(writes: int, seconds: float) -> dict[str, Any]:
    """Milliseconds until what a move writes is on the disk, at the same pace and with nothing else to do."""
    waits = []
    with tempfile.NamedTemporaryFile() as file:
        file.write(bytes(writes * A_MOVE))
        file.flush()
        os.fsync(file.fileno())
        for number in range(writes):
            began = time.perf_counter()
            os.pwrite(file.fileno(), bytes(A_MOVE), number * A_MOVE)
            os.fdatasync(file.fileno())
            waits.append(1000 * (time.perf_counter() - began))
            time.sleep(seconds / writes)
    waits.sort()
    return {"p50": round(waits[writes // 2], 2), "p99": round(waits[writes * 99 // 100], 2)}


def told(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} (rounds {', '.join(f'{ratio:.2f}' for ratio in ratios)})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--every", type=float, default=0, help="seconds between moves; 0 for saturation")
    given = parser.parse_args()
    install()
    rows = []
    for _ in range(given.rounds):
        pair = (ours(given.games, given.seconds, given.every), peer(given.games, given.seconds, given.every))
        rows.append(pair)
        for name, row in zip(("isthmos", "boardgame.io"), pair, strict=True):
            print(
                f"{name:13}",
                {key: row[key] for key in ("moves", "p50", "p99", "cpu", "moves_per_cpu_second")},
                flush=True,
            )
        if given.every:
            print(f"{'disk alone':13}", disk(round(ALONE * given.games / given.every), ALONE), flush=True)
    ratios = [mine["moves_per_cpu_second"] / other["moves_per_cpu_second"] for mine, other in rows]
    waits = [mine["p99"] / other["p99"] for mine, other in rows]
    print("moves per second of server CPU, times the peer's:", told(ratios))
    print("99th percentile of waiting, times the peer's:", told(waits))


if __name__ == "__main__":
    main()
