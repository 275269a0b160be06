"""The same on a real PostgreSQL server, with two worker processes that hear of each other by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from isthmos import verify_draws
from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.people import people
from isthmos.server.store.postgres import PostgresStore
from isthmos.server.tables import laying
from isthmos.server.tables.house import House
from isthmos.server.tables.keeper import Keeper
from isthmos.server.tables.live import Live
from isthmos.server.wire.frames import Outgoing
from isthmos.table.events import Setup

from .running import SHOWN, Person, Server, answered_by, done_by, play_seat, receive, receive_until, send, table_of

WORKERS = 2


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("workers") / "data", WORKERS, database) as running:
        yield running


@pytest.mark.parametrize("title", SHOWN)
def test_a_game_of_four_is_played_to_the_end_by_two_workers(workers: Server, title: str) -> None:
    game, people = table_of(workers, title, 4)

    async def play() -> None:
        await asyncio.gather(*(play_seat(person, game, n, 7) for n, person in enumerate(people)))

    asyncio.run(asyncio.wait_for(play(), 240))
    assert verify_draws.verify(people[0].http.get(f"/api/games/{game}/record").text) == []


class Onlooker:
    """Somebody at a table, and the last position it was sent."""

    person, wants = "", ""

    def __init__(self) -> None:
        self.seq = 0
        self.told = asyncio.Event()

    def push(self, frame: Outgoing) -> None:
        self.seq = msgspec.json.decode(frame.data)["seq"]
        self.told.set()

    def close(self, code: int, reason: str) -> None: ...


@contextlib.asynccontextmanager
async def two_houses(database: str, data: Path) -> AsyncIterator[tuple[House, House]]:
    """Two workers in this process, without the keepers that look for themselves what they have not been told."""
    houses = [House(Config(data=data), PostgresStore(database)) for _ in range(2)]
    for house in houses:
        await house.store.open()
    yield houses[0], houses[1]
    for house in houses:
        await asyncio.gather(*house.tasks, return_exceptions=True)
        await house.store.close()


async def watched_move(first: House, second: House) -> tuple[Live, Onlooker]:
    """A move at the first house, in a game that somebody watches at the second."""
    who, _ = await people.new_guest(first, "Ann", "")
    setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, 1, "", who.person)
    game, _ = await laying.lay(first, who, setup, "", [laying.ME], "")
    near = await first.open(game)
    await done_by(first, near, who.person, "start", "start", None)
    far, onlooker = await second.open(game), Onlooker()
    far.listeners.add(onlooker)
    state = near.sitting.playing().state
    text = near.sitting.title.write(state, state.moves()[0])
    known = far.sitting.seq
    ack = await answered_by(first, near, who.person, near.sitting.seq, "move", text)
    assert ack.seq == known + 1
    return near, onlooker


def test_a_move_at_one_worker_is_told_at_the_other_without_being_looked_for(database: str, tmp_path: Path) -> None:
    async def story() -> tuple[int, int]:
        async with two_houses(database, tmp_path) as (first, second):
            await asyncio.wait_for(cast(PostgresStore, second.store).hears.wait(), 60)
            near, onlooker = await watched_move(first, second)
            await asyncio.wait_for(onlooker.told.wait(), 60)
            return onlooker.seq, near.sitting.seq

    seen, played = asyncio.run(story())
    assert seen == played


def test_a_worker_that_was_not_told_finds_out_by_itself(database: str, tmp_path: Path) -> None:
    async def story() -> tuple[int, int]:
        async with two_houses(database, tmp_path) as (first, second):
            second.store.hear = None
            near, onlooker = await watched_move(first, second)
            await Keeper(second).poll()
            return onlooker.seq, near.sitting.seq

    seen, played = asyncio.run(story())
    assert seen == played


def test_two_workers_cannot_both_answer_the_same_position(two_servers: tuple[Server, Server]) -> None:
    """The unique numbers of the log decide; the loser hears the new position (boardgameio/boardgame.io#828)."""
    first, second = two_servers
    ann = Person(first, "Ann")
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]

    async def race() -> list[str]:
        async with ann.socket(game) as near, ann.socket(game, second.port) as far:
            results = []
            for number in range(10):
                position = ann.get(f"/api/games/{game}")
                text = position["choices"][0]["answers"][0]
                for name, socket in (("near", near), ("far", far)):
                    await send(socket, type="answer", seq=position["seq"], command=f"{name} {number}", answer=text)
                answers = [await receive(near), await receive(far)]
                results += [answer["type"] for answer in answers]
                refused = next(answer for answer in answers if answer["type"] == "refusal")
                assert refused["error"] == "stale"
                loser = near if refused is answers[0] else far
                assert (await receive(loser))["seq"] == position["seq"] + 1
            return results

    results = asyncio.run(race())
    assert results.count("ack") == results.count("refusal") == 10
    events = ann.get(f"/api/games/{game}/events")
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))


def test_a_repeat_at_the_other_worker_gets_the_first_answer(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ann = Person(first, "Ann")
    game = ann.lay("peloponnes", ["me"], start=True)["game"]
    position = ann.get(f"/api/games/{game}")
    body = {"seq": position["seq"], "command": "once", "answer": position["choices"][0]["answers"][0]}
    ack = ann.post(f"/api/games/{game}/answer", body)
    again = ann.http.post(f"{second.address}/api/games/{game}/answer", json=body).json()
    assert (again["seq"], again["repeated"]) == (ack["seq"], True)


def test_a_session_that_ends_at_one_server_ends_at_the_other(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ann = Person(first, "Ann")
    game = ann.lay("peloponnes", ["me"], start=True)["game"]

    async def watch() -> int | None:
        async with ann.socket(game, second.port) as socket:
            await send(socket, type="hello")
            await receive_until(socket, "position")
            await asyncio.to_thread(ann.delete, "/api/session")
            await asyncio.wait_for(socket.wait_closed(), 60)
            return socket.close_code

    assert asyncio.run(watch()) == 1008
