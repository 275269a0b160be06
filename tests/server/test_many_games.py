"""Ten thousand stored games: any of them is opened from its log at once.

To see the figures: pytest -s -m soak tests/server/test_many_games.py
"""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path
from time import perf_counter

import pytest
from sqlalchemy import Connection

from isthmos.core.dealer import Dealer
from isthmos.games.catalogue import TITLES
from isthmos.server.people.people import LASTS, hashed
from isthmos.server.store import queries
from isthmos.server.store.opening import store_for
from isthmos.server.store.store import Store
from isthmos.table.events import Event, Setup
from isthmos.table.sitting import Sitting

from .running import Person, Server, receive_until, send

GAMES = 10_000
AT_ONCE = 250
"""Games in one transaction."""
MOST_SEATS = max(title.seats_max for title in TITLES.values())
SECRET, SALT = bytes(range(32)), bytes(16)
PROMISE = Dealer(SECRET, SALT).commitment()
NOW = 0.0

Played = tuple[Sitting, list[Event], list[int]]
"""A whole game, its log, and who was asked after each event."""


def played(title: str, seats: int, seed: int) -> Played:
    sitting = Sitting(TITLES, SECRET, SALT)
    log = sitting.lay(Setup(title, TITLES[title].rules_version, seats, PROMISE, "host"), "lay", NOW)
    for seat in range(seats):
        log += sitting.sit(seat, f"p{seat}", f"mix{seed}", f"sit {seat}", NOW)
    log += sitting.start("start", NOW)
    asked = [sitting.asked()] * len(log)
    choice = random.Random(seed)
    while sitting.asked() >= 0:
        state = sitting.playing().state
        text = sitting.title.write(state, choice.choice(state.moves()))
        log += sitting.answer(state.seat(), text, f"answer {sitting.seq}", NOW)
        asked.append(sitting.asked())
    return sitting, log, asked


def every_kind() -> list[Played]:
    """Each title at each number of seats, three times."""
    return [
        played(title.id, seats, seed)
        for title in TITLES.values()
        for seats in range(max(2, title.seats_min), title.seats_max + 1)
        for seed in range(3)
    ]


class StoredGame:
    """A finished game, or one that was left somewhere after its start."""

    def __init__(self, number: int, kinds: list[Played], choice: random.Random) -> None:
        self.id = f"g{number}"
        self.sitting, log, asked = kinds[number // 2 % len(kinds)]
        begun = len(self.sitting.seats) + 2
        self.events = log if number % 2 else log[: choice.randrange(begun, len(log))]
        self.asked = asked[len(self.events) - 1]

    def viewer(self) -> int:
        """Whoever gets most to see: the seat that is asked."""
        return max(self.asked, 0)

    def add(self, connection: Connection) -> None:
        row = {
            "id": self.id,
            "title": self.sitting.setup.title,
            "name": "",
            "invitation": "x",
            "host": "host",
            "secret": SECRET,
            "salt": SALT,
            "listed": False,
            "status": "running" if self.asked >= 0 else "finished",
            "seq": len(self.events),
            "asked": self.asked,
            "deadline": 0.0,
            "leave_after": 0,
            "trouble": "",
            "created": NOW,
            "changed": NOW,
        }
        seats = [
            {"game": self.id, "seat": seat, "person": f"p{seat}", "name": f"P{seat}", "bot": ""}
            for seat in range(len(self.sitting.seats))
        ]
        queries.add_game(connection, row, seats, self.events)


def add_people(connection: Connection) -> None:
    for seat in range(MOST_SEATS):
        person = {"id": f"p{seat}", "name": f"P{seat}", "created": NOW, "recovery": "{}", "campaign": ""}
        queries.add_person(connection, person)
        session = {"token": hashed(f"token{seat}"), "person": f"p{seat}", "device": "", "created": NOW}
        queries.add_session(connection, {**session, "expires": 1e6 * LASTS})


async def fill(store: Store, games: list[StoredGame]) -> None:
    await store.open()
    await store.write(add_people)
    for first in range(0, len(games), AT_ONCE):
        some = games[first : first + AT_ONCE]

        def add(connection: Connection, some: list[StoredGame] = some) -> None:
            for game in some:
                game.add(connection)

        await store.write(add)
    await store.close()


class Times:
    """In milliseconds, what the client waited for and what the server's process needed."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def add(self, wall: float, cpu: float) -> None:
        self.wall.append(1e3 * wall)
        self.cpu.append(1e3 * cpu)

    def told(self) -> str:
        return f"wall {told(self.wall)}, processor {told(self.cpu)}"


def at(figures: list[float], share: float) -> float:
    return sorted(figures)[int(share * len(figures))]


def told(figures: list[float]) -> str:
    return f"p50 {at(figures, 0.5):.1f} ms, p99 {at(figures, 0.99):.1f} ms, most {max(figures):.1f} ms"


def processor_seconds(server: Server) -> float:
    """Of all threads of the server so far, counted by the kernel in nanoseconds."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


async def by_socket(person: Person, game: str) -> dict[str, object]:
    async with person.socket(game) as socket:
        await send(socket, type="hello")
        return await receive_until(socket, "position")


async def open_all(server: Server, games: list[StoredGame]) -> dict[str, Times]:
    """Each game once, one after the other, alternately by a request and by a socket. The server remembers one game."""
    people = [Person(server, f"P{seat}", f"token{seat}") for seat in range(MOST_SEATS)]
    times = {"request": Times(), "socket": Times()}
    for number, game in enumerate(games):
        door, person = ("request", "socket")[number % 2], people[game.viewer()]
        cpu, wall = processor_seconds(server), perf_counter()
        if door == "socket":
            position = await by_socket(person, game.id)
        else:
            position = person.get(f"/api/games/{game.id}")
        times[door].add(perf_counter() - wall, processor_seconds(server) - cpu)
        assert position["seq"] == len(game.events)
        assert ("choices" in position) == (game.asked >= 0)
    return times


@pytest.mark.soak
def test_any_of_ten_thousand_stored_games_is_opened_at_once(data: Path, either_database: str) -> None:
    """Judged by time of the processor, so that a busy machine does not count; by the wall it is told as well."""
    kinds, choice = every_kind(), random.Random(1)
    games = [StoredGame(number, kinds, choice) for number in range(GAMES)]
    asyncio.run(fill(store_for(either_database, data), games))
    choice.shuffle(games)
    gc.freeze()  # or the client would stop to look through ten thousand games while the clock runs
    with Server(data, database=either_database, ISTHMOS_CACHED_GAMES="1") as server:
        times = asyncio.run(open_all(server, games))
    gc.unfreeze()
    print()
    for door, found in times.items():
        print(f"opening by {door}, {'PostgreSQL' if either_database else 'SQLite'}: {found.told()}")
    for found in times.values():
        assert at(found.cpu, 0.99) < 100
