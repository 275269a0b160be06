"""The isthmos server and boardgame.io's, turn by turn in one run: python bench/peers/boardgame_io/compare.py

Each plays games of four sockets. isthmos writes every move to SQLite, durably, before acknowledging it; the peer keeps
matches in memory. Both send each socket a view of its own; the peer's state is as large as a view of Peloponnes. Needs
node and npm; the peer is installed in this directory. Only ratios mean something: the machine may be busy.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PORT = 8981


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
    ratios = [mine["moves_per_cpu_second"] / other["moves_per_cpu_second"] for mine, other in rows]
    waits = [mine["p99"] / other["p99"] for mine, other in rows]
    print(f"moves per second of server CPU: {statistics.median(ratios):.2f} times the peer's")
    print(f"99th percentile of waiting: {statistics.median(waits):.2f} times the peer's")


if __name__ == "__main__":
    main()
