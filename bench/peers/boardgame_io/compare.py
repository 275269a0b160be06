"""The isthmos server and boardgame.io's, turn by turn in one run: python bench/peers/boardgame_io/compare.py

Each plays games of four sockets. isthmos writes every move to SQLite, durably, before acknowledging it; the peer keeps
matches in memory. Both send each socket a view of its own; the peer's state is as large as a view of Peloponnes.
Waiting ends with the acknowledgement here, and with the peer's update, its only one, there. Needs node and npm; the
peer is installed in this directory.

Both lay their games once and then take turns, so that both meet the same weather: only ratios mean something, as the
machine may be busy. The waits of all rounds together are compared, too, because a machine that stands still for a
moment spoils one round of one of the two. `stolen` is the share of the processors that the host of this machine gave to
others during a round; where the host is busy, many short rounds are better than few long ones, and those in which it
left both of them alone are told apart. At a pace the disk is measured alone as well, now and then: one of them waits
for it.

    compare.py --games 256 --seconds 4 --rounds 8                  as fast as it goes
    compare.py --games 500 --every 5 --seconds 2.5 --rounds 80     at a pace
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from isthmos.server.loadtest import LoadTest, ServerProcess, at

HERE = Path(__file__).parent
PORT = 8981
A_MOVE = 4 * 4096
"""Bytes: pages of the log, its two indexes and the game."""
ALONE, LOOKS = 2.0, 8
"""Seconds for which the disk is measured, in each so many-th round."""
CALM = 0.02
"""Share of the processors that went to others, at most, where the host left us alone."""
A_GAME = 30
"""Answers of a game of Peloponnes with four players, at least: the shortest of 5,000 random ones had 32."""
NAMES = ("isthmos", "boardgame.io")


class Round(msgspec.Struct):
    """Milliseconds each move waited, and the processor time of the server in seconds."""

    times: list[float]
    cpu: float
    stolen: float = 0.0

    def rate(self) -> float:
        return len(self.times) / self.cpu

    def p99(self) -> float:
        return percentiles(self.times)["p99"]


def install() -> None:
    """The peer, once, from npm."""
    if not shutil.which("npm"):
        sys.exit("node and npm are needed")
    if not (HERE / "node_modules").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        subprocess.run(command, cwd=HERE, check=True)


class Ours:
    """isthmos and its load client, which is this process."""

    def __init__(self, every: float) -> None:
        self.every = every
        self.folder = tempfile.TemporaryDirectory()
        self.server = ServerProcess(Path(self.folder.name) / "data")
        self.load = LoadTest(self.server, "peloponnes")
        self.left: float = A_GAME

    async def open(self, games: int) -> None:
        await self.load.open(games)

    async def play(self, seconds: float) -> Round:
        wanted = seconds / self.every if self.every else A_GAME
        if wanted > self.left:
            await self.load.deal()  # not while the clock runs
            self.left = A_GAME
        self.left -= wanted
        found = await self.load.play(seconds, self.every)
        assert not found.missed, f"{found.missed} positions were not sent"
        return Round([1000 * wait for wait in self.load.times], found.cpu)

    async def close(self) -> None:
        await self.load.close()

    def stop(self) -> None:
        self.server.stop()
        self.folder.cleanup()


class Peer:
    """boardgame.io and its load client, both in processes of their own."""

    def __init__(self, every: float) -> None:
        self.every = every
        self.server = subprocess.Popen(["node", "server.js", str(PORT)], cwd=HERE, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        self.pid = next(json.loads(line)["pid"] for line in self.server.stdout if line.startswith("{"))

    async def open(self, games: int) -> None:
        figures = map(str, (PORT, self.pid, games, self.every))
        pipe = asyncio.subprocess.PIPE
        self.load = await asyncio.create_subprocess_exec(
            "node", "load.js", *figures, cwd=HERE, stdin=pipe, stdout=pipe, limit=2**26
        )
        await self.hear()

    async def play(self, seconds: float) -> Round:
        assert self.load.stdin is not None
        self.load.stdin.write(f"{seconds}\n".encode())
        return msgspec.json.decode(await self.hear(), type=Round)

    async def hear(self) -> bytes:
        assert self.load.stdout is not None
        line = await self.load.stdout.readline()
        assert line, "the peer's load client has ended"
        return line

    async def close(self) -> None:
        assert self.load.stdin is not None
        self.load.stdin.close()
        await self.load.wait()

    def stop(self) -> None:
        self.server.terminate()
        self.server.wait(10)


def disk(writes: int, seconds: float) -> dict[str, float]:
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
    return percentiles(waits)


def stolen() -> float:
    """Seconds of all processors that went to others on the same host, so far."""
    return int(Path("/proc/stat").read_text().split()[8]) / os.sysconf("SC_CLK_TCK")


async def watched(side: Ours | Peer, seconds: float) -> Round:
    began, before = time.perf_counter(), stolen()
    found = await side.play(seconds)
    found.stolen = (stolen() - before) / (time.perf_counter() - began) / (os.cpu_count() or 1)
    return found


def percentiles(waits: list[float]) -> dict[str, float]:
    waits = sorted(waits)
    return {"p50": round(at(waits, 0.5), 2), "p99": round(at(waits, 0.99), 2)}


def told(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} (rounds {', '.join(f'{ratio:.2f}' for ratio in ratios)})"


def tell_together(which: str, rows: list[tuple[Round, Round]]) -> None:
    if not rows:
        print(f"{which} rounds: none")
        return
    ours, peers = (percentiles([wait for row in rows for wait in row[side].times]) for side in (0, 1))
    ratio = ours["p99"] / peers["p99"]
    print(f"{len(rows)} {which} rounds together: {ours} against {peers}, 99th percentile times the peer's: {ratio:.2f}")


async def rounds(sides: tuple[Ours, Peer], given: argparse.Namespace) -> list[tuple[Round, Round]]:
    for side in sides:
        await side.open(given.games)
    rows = []
    for number in range(given.rounds):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        found = {which: await watched(sides[which], given.seconds) for which in order}
        rows.append((found[0], found[1]))
        for which, name in enumerate(NAMES):
            one = found[which]
            shown = {"moves": len(one.times), **percentiles(one.times), "moves_per_cpu_second": round(one.rate())}
            print(f"{name:13}", {**shown, "stolen": f"{one.stolen:.1%}"}, flush=True)
        if given.every and number % LOOKS == 0:
            writes = round(ALONE * given.games / given.every)
            print(f"{'disk alone':13}", await asyncio.to_thread(disk, writes, ALONE), flush=True)
    for side in sides:
        await side.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--every", type=float, default=0, help="seconds between moves; 0 for saturation")
    given = parser.parse_args()
    install()
    sides = (Ours(given.every), Peer(given.every))
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            rows = runner.run(rounds(sides, given))
    finally:
        for side in sides:
            side.stop()
    print("moves per second of server CPU, times the peer's:", told([a.rate() / b.rate() for a, b in rows]))
    print("99th percentile of waiting, times the peer's:", told([a.p99() / b.p99() for a, b in rows]))
    tell_together("all", rows)
    tell_together("calm", [row for row in rows if all(one.stolen <= CALM for one in row)])


if __name__ == "__main__":
    main()
