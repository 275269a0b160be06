"""The server is killed in the middle of play, again and again: every acknowledged move is there once, every other one
at most once, and whoever comes back plays on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import statistics
import sys
import time
from pathlib import Path

import psutil
import pytest

from isthmos.server.store.sqlite import SqliteStore

from .history import faults, read_histories, read_logs
from .players import BROKEN, PAUSE, Evening
from .running import Person, Server, receive_until, send, table_of

TABLES = 12
SOON = 5.0
"""Seconds from a kill to the first move that is accepted again."""
LONGEST_LIFE = 0.6
"""Seconds of play between two kills, at most."""
STARTING = 0.8
"""Seconds a start takes, about."""


def spent_by(server: Server) -> float:
    """Seconds of processor since its start, those of its bots too."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    times = [one.cpu_times() for one in [process, *process.children(recursive=True)]]
    return float(sum(each.user + each.system for each in times))


class Killed(Evening):
    """An evening with a murderer."""

    cost = (0.0, 0.0)
    """Seconds of processor from the last kill to the first move: of the server, and of its clients."""

    async def kill(self) -> float:
        """Seconds until a move is accepted again."""
        killed, ours = time.monotonic(), time.process_time()
        await asyncio.to_thread(self.server.stop, signal.SIGKILL)
        await asyncio.sleep(PAUSE)  # what was on its way has arrived
        dead = time.monotonic()
        await asyncio.to_thread(self.server.start)
        took = await self.accepted_after(dead) - killed
        self.cost = (round(spent_by(self.server), 1), round(time.process_time() - ours, 1))
        return took

    def check(self) -> None:
        assert faults(read_histories(self.folder), read_logs(self.server.data)) == []
        for player in self.players:
            assert self.ann.get(f"/api/games/{player.game}")["seq"] >= player.seq


async def killed_again_and_again(evening: Killed, kills: int, choice: random.Random) -> list[float]:
    """At any moment of play; every fifth time also while it starts. How long each time nobody could move."""
    took = []
    for number in range(kills):
        await evening.fill(TABLES)
        await asyncio.sleep(choice.uniform(0, LONGEST_LIFE))
        if number % 5 == 4:
            await asyncio.to_thread(evening.server.stop, signal.SIGKILL)
            evening.server.launch()
            await asyncio.sleep(choice.uniform(0, STARTING))
        took.append(await evening.kill())
    await evening.settle()
    return took


@pytest.mark.parametrize("kills", [20, pytest.param(500, marks=pytest.mark.soak)])
def test_a_server_killed_at_any_moment_loses_no_acknowledged_move(data: Path, tmp_path: Path, kills: int) -> None:
    """lichess-org/lila#11966, woogles-io/liwords#213: a restart eats what was not written after each move."""
    with Server(data) as server:
        evening = Killed(server, tmp_path / "histories")
        took = asyncio.run(killed_again_and_again(evening, kills, random.Random(kills)))
        evening.check()
    moves = evening.moves()
    print(f"{len(took)} kills, {moves} moves acknowledged, the next one after {max(took):.1f} s at most")
    assert moves > TABLES * kills
    assert statistics.median(took) < SOON, "by the median: the machine may be busy for a while"


class Onlookers:
    """At many tables somebody looks on, and comes back whenever the line breaks."""

    def __init__(self, evening: Killed, tables: int) -> None:
        self.ann = evening.ann
        self.seen = [0] * tables
        """How often each was told a position at once, after its line was opened."""
        self.tasks = [asyncio.create_task(self.look(number, evening.lay())) for number in range(tables)]

    async def look(self, number: int, game: str) -> None:
        while True:
            with contextlib.suppress(*BROKEN):
                async with self.ann.socket(game) as socket:
                    await send(socket, type="hello")
                    await receive_until(socket, "position")
                    self.seen[number] += 1
                    await socket.wait_closed()
            await asyncio.sleep(
                random.uniform(0.2, 1.0)
            )  # as browsers do, or the knocking alone would take a processor

    async def until_all_have_seen(self, times: int) -> None:
        while min(self.seen) < times:
            await asyncio.sleep(PAUSE)

    def go(self) -> None:
        for task in self.tasks:
            task.cancel()


@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.soak)])
def test_with_many_games_open_the_first_move_is_accepted_soon_after_a_kill(
    data: Path, tmp_path: Path, games: int
) -> None:
    """At the third try at the latest: the machine may be busy."""
    with Server(data) as server:
        evening = Killed(server, tmp_path / "histories")

        async def play() -> list[float]:
            onlookers, took = Onlookers(evening, games - TABLES), list[float]()
            while len(took) < 3 and min(took, default=SOON) >= SOON:
                await onlookers.until_all_have_seen(len(took) + 1)
                await evening.fill(TABLES)
                took.append(await evening.kill())
            await onlookers.until_all_have_seen(len(took) + 1)
            onlookers.go()
            await evening.settle()
            return took

        took = asyncio.run(asyncio.wait_for(play(), 600))
        evening.check()
    print(f"with {games} games open the first move was accepted {took} s after the kill,")
    print("the last time with {} s of processor of the server and {} of its clients".format(*evening.cost))
    assert min(took) < SOON


def test_no_clock_is_charged_for_the_time_a_killed_server_was_down(data: Path) -> None:
    """However short it was. lichess-org/lila#11966: the wrong player was flagged after a restart."""
    with Server(data) as server:
        game, people = table_of(server, "peloponnes", 2, clock={"kind": "game", "seconds": 600})
        before = people[0].get(f"/api/games/{game}")
        asked, began = before["asked"], time.monotonic()
        down = 0.0
        for _ in range(3):
            killed = time.monotonic()
            server.stop(signal.SIGKILL)
            server.start()
            down += time.monotonic() - killed
        after = people[0].get(f"/api/games/{game}")
        up = time.monotonic() - began - down
        assert 0 <= before["clock"][asked] - after["clock"][asked] <= up + STARTING


def test_every_commit_waits_for_the_disk(data: Path) -> None:
    """A power cut, unlike a killed process, would show a missing fsync: WAL needs synchronous=FULL."""

    async def settings() -> tuple[list[object], list[object]]:
        store = SqliteStore(data / "isthmos.db")
        await store.open()
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "query_only")

        def ask(connection: object) -> list[object]:
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]  # type: ignore[attr-defined]

        written, read = await store.write(ask), await store.read(ask)
        await store.close()
        return written, read

    written, read = asyncio.run(settings())
    assert written == ["wal", 2, 1, 0]
    assert read == ["wal", 2, 1, 1]


def of_session(leader: int) -> list[int]:
    """The processes that were started by a process and by those it started, itself included."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # gone in the meantime
            state, _, _, session, *_ = stat.read_text().rpartition(")")[2].split()
            if int(session) == leader and state != "Z":
                found.append(int(stat.parent.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_bots_end_with_a_server_that_is_killed_outright(data: Path) -> None:
    with Server(data) as server:
        assert server.process is not None
        leader = server.process.pid
        ann = Person(server, "Ann")
        game = ann.lay("peloponnes", ["bot:random", "bot:random"], start=True)["game"]
        assert ann.asked(game)["status"] == "finished"
        assert len(of_session(leader)) > 1
        server.process.kill()
        server.process.wait(60)
        deadline = time.monotonic() + 60
        while of_session(leader):
            assert time.monotonic() < deadline, "the bots are still there"
            time.sleep(0.05)
