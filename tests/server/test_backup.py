"""A backup taken while people play holds every game whole, and everything that was acknowledged before it began."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import defaultdict
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from isthmos.server import admin
from isthmos.server.operation.config import Config

from .running import Person, Server, receive, send

TABLES = 8
Acknowledged = dict[str, dict[str, int]]
"""Commands of each game, and the events they led to."""


async def play_on(person: Person, acknowledged: Acknowledged, number: int) -> None:
    """One game after the other, as fast as it goes."""
    choice = random.Random(number)
    while True:
        laid = await asyncio.to_thread(person.lay, "peloponnes", ["me", "me"], start=True)
        async with person.socket(laid["game"]) as socket:
            await send(socket, type="hello")
            await play(socket, acknowledged[laid["game"]], choice)


async def play(socket: object, acknowledged: dict[str, int], choice: random.Random) -> None:
    for number in count():
        data = await receive(socket)  # type: ignore[arg-type]
        if data["type"] == "ack":
            acknowledged[data["command"]] = data["seq"]
        if data["type"] == "position" and data["status"] == "finished":
            return
        if data["type"] == "position" and "choices" in data:
            answer = choice.choice(choice.choice(data["choices"])["answers"])
            await send(socket, type="answer", seq=data["seq"], command=str(number), answer=answer)  # type: ignore[arg-type]


def backups_under_load(folder: Path, seconds: float, backups: int) -> None:
    """Backups in the midst of play; what each must hold was acknowledged before it began."""
    acknowledged: Acknowledged = defaultdict(dict)
    held: list[Acknowledged] = []

    async def load(server: Server, ann: Person) -> None:
        players = [asyncio.create_task(play_on(ann, acknowledged, number)) for number in range(TABLES)]
        for number in range(backups):
            enough = sum(map(len, acknowledged.values())) + 20 * TABLES
            while sum(map(len, acknowledged.values())) < enough:
                await asyncio.sleep(0.01)
                assert not any(player.done() for player in players)
            await asyncio.sleep(seconds / backups)
            held.append({game: dict(commands) for game, commands in acknowledged.items()})
            await asyncio.to_thread(admin.backup, Config(server.data), folder / f"{number}.db")
        for player in players:
            player.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
            await asyncio.gather(*players)

    with Server(folder / "data") as server:
        ann = Person(server, "Ann")
        asyncio.run(load(server, ann))
        check_all(folder, held, ann.get("/api/session")["person"])


def check_all(folder: Path, held: list[Acknowledged], person: str) -> None:
    for number, must_hold in enumerate(held):
        restored = Config(folder / f"restored {number}")
        games = admin.restore(restored, folder / f"{number}.db").games
        found = admin.upgrade_check(restored)
        assert (found.same, found.troubles) == ({"peloponnes": games}, [])
        assert sum(map(len, must_hold.values())) >= 20 * TABLES
        kept = commands_in(restored.data / "isthmos.db")
        for game, commands in must_hold.items():
            for command, seq in commands.items():
                assert kept[game, f"{person} {command}"] == seq, "an acknowledged move is not in the backup"


def commands_in(file: Path) -> dict[tuple[str, str], int]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT game, command, seq FROM event").fetchall()
    return {(game, command): seq for game, command, seq in rows}


def test_a_backup_under_load_is_whole_and_holds_what_was_acknowledged_before(tmp_path: Path) -> None:
    backups_under_load(tmp_path, 1, 2)


@pytest.mark.soak
def test_backups_under_load_for_a_minute_are_whole(tmp_path: Path) -> None:
    backups_under_load(tmp_path, 60, 12)
