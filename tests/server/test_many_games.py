"""Ten thousand stored games: any of them is opened from its log at once."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection

from isthmos.games.catalogue import TITLES
from isthmos.server import queries
from isthmos.server.config import Config
from isthmos.server.house import House
from isthmos.server.store import SqliteStore
from isthmos.table.events import Event, Setup
from isthmos.table.sitting import Sitting

GAMES = 10_000
OPENED = 400
SECRET, SALT = bytes(range(32)), bytes(16)


def played(title: str, seats: int, seed: int) -> tuple[Sitting, list[Event]]:
    """A whole game and its log."""
    sitting = Sitting(TITLES, SECRET, SALT)
    log = sitting.lay(Setup(title, TITLES[title].rules_version, seats, "", "host"), "lay", 0.0)
    for seat in range(seats):
        log += sitting.sit(seat, f"p{seat}", f"mix{seed}", f"sit {seat}", 0.0)
    log += sitting.start("start", 0.0)
    choice = random.Random(seed)
    while sitting.asked() >= 0:
        state = sitting.playing().state
        text = sitting.title.write(state, choice.choice(state.moves()))
        log += sitting.answer(state.seat(), text, f"answer {sitting.seq}", 0.0)
    return sitting, log


def row_of(game: str, sitting: Sitting) -> queries.Row:
    return {
        "id": game,
        "title": sitting.setup.title,
        "name": "",
        "invitation": "x",
        "host": "host",
        "secret": SECRET,
        "salt": SALT,
        "listed": False,
        "status": sitting.status(),
        "seq": sitting.seq,
        "asked": sitting.asked(),
        "deadline": 0.0,
        "leave_after": 0,
        "trouble": "",
        "created": 0.0,
        "changed": 0.0,
    }


def fill(connection: Connection) -> None:
    kinds = [(title, seats, seed) for title in TITLES for seats in (3, 4, 5) for seed in range(3)]
    logs = [played(*kind) for kind in kinds]
    for number in range(GAMES):
        sitting, log = logs[number % len(logs)]
        names = [
            {"game": f"g{number}", "seat": seat, "person": f"p{seat}", "name": f"P{seat}", "bot": ""}
            for seat in range(len(sitting.seats))
        ]
        queries.add_game(connection, row_of(f"g{number}", sitting), names, log)


@pytest.mark.soak
def test_any_of_ten_thousand_stored_games_is_opened_at_once(data: Path) -> None:
    """Judged by time of the processor, so that a busy machine does not count; by the wall it is told as well."""

    async def open_many() -> tuple[list[float], list[float]]:
        store = SqliteStore(data / "isthmos.db")
        await store.open()
        await store.write(fill)
        house, choice = House(Config(data=data), store), random.Random(1)
        times, walls = [], []
        for _ in range(OPENED):
            began, wall = time.process_time(), time.perf_counter()
            live = await house.load(f"g{choice.randrange(GAMES)}")
            assert house.position(live, [], 100_000)
            times.append(time.process_time() - began)
            walls.append(time.perf_counter() - wall)
        await store.close()
        return sorted(times), sorted(walls)

    times, walls = asyncio.run(open_many())
    for name, figures in (("processor", times), ("wall", walls)):
        middle, most = 1000 * statistics.median(figures), 1000 * figures[int(0.99 * OPENED)]
        print(f"\nopening, {name}: median {middle:.1f} ms, 99 % {most:.1f} ms")
    assert times[int(0.99 * OPENED)] < 0.1
