"""The server is killed in the middle of play: every acknowledged move is there once, every other one at most once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import sqlite3
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from isthmos.server.store import SqliteStore

from .running import Person, Server, receive, send

TABLES = 12


class Notes:
    """What one client knows of its commands."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.game = game
        self.acknowledged: dict[str, int] = {}
        self.unknown: dict[str, dict[str, object]] = {}

    async def play(self, choice: random.Random, round_: int) -> None:
        """As fast as it goes, until the line breaks. A command is unknown from the moment it is sent."""
        with contextlib.suppress(ConnectionClosed, OSError):
            async with self.person.socket(self.game) as socket:
                await send(socket, type="hello")
                number = 0
                while True:
                    data = await receive(socket)
                    if data["type"] == "ack":
                        self.acknowledged[data["command"]] = data["seq"]
                        self.unknown.pop(data["command"], None)
                    if data["type"] == "position" and "choices" in data:
                        number += 1
                        answer = choice.choice(choice.choice(data["choices"])["answers"])
                        body = {"seq": data["seq"], "command": f"{round_}-{number}", "answer": answer}
                        self.unknown[f"{round_}-{number}"] = body
                        await send(socket, type="answer", **body)


def rounds_of_murder(data: Path, rounds: int) -> None:
    choice = random.Random(rounds)
    server = Server(data)
    with server:
        ann = Person(server, "Ann")
        notes = []
        for round_ in range(rounds):
            games = [ann.lay("peloponnes", ["me", "me", "me", "me"], start=True)["game"] for _ in range(TABLES)]
            notes = [Notes(ann, game) for game in games]

            async def play(notes: list[Notes] = notes, round_: int = round_) -> None:
                tasks = [asyncio.create_task(note.play(random.Random(n), round_)) for n, note in enumerate(notes)]
                while sum(len(note.acknowledged) for note in notes) <= TABLES:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(choice.uniform(0.0, 1.5))
                await asyncio.to_thread(server.stop, signal.SIGKILL)
                await asyncio.wait(tasks, timeout=60)

            asyncio.run(play())
            server.start()
            assert sum(len(note.acknowledged) for note in notes) > TABLES
            check(server.data / "isthmos.db", notes, ann.get("/api/session")["person"])


def check(file: Path, notes: list[Notes], person: str) -> None:
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    for note in notes:
        rows = connection.execute("SELECT seq, command FROM event WHERE game = ? ORDER BY seq", (note.game,)).fetchall()
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        kept = {command.removeprefix(f"{person} "): seq for seq, command in rows}
        for command, seq in note.acknowledged.items():
            assert kept.get(command) == seq, "an acknowledged move is lost"
        for command, body in note.unknown.items():
            settle(note, command, body, kept)


def settle(note: Notes, command: str, body: dict[str, object], kept: dict[str, int]) -> None:
    """Sent again under the same id, a command whose answer was lost is settled."""
    answer = note.person.http.post(f"/api/games/{note.game}/answer", json=body)
    if command in kept:
        assert (answer.json()["seq"], answer.json()["repeated"]) == (kept[command], True)
    else:
        assert answer.status_code in (200, 409, 422)


def test_a_killed_server_loses_no_acknowledged_move(data: Path) -> None:
    rounds_of_murder(data, 1)


@pytest.mark.soak
def test_a_server_killed_again_and_again_loses_no_acknowledged_move(data: Path) -> None:
    rounds_of_murder(data, 20)


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
