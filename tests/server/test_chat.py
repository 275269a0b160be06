"""Talk at a table: every line is told once, in order, to everybody who is connected."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from trust.pairs import Ear

from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.people import people
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.tables import chat, laying
from isthmos.server.tables.house import House
from isthmos.server.tables.keeper import Keeper
from isthmos.server.tables.live import Live
from isthmos.table.events import Setup

from .running import Person, Server, receive_until, send, table_of
from .test_postgres import two_houses

Servers = tuple[Server, Server]
LINES = 15
"""Of each person."""


@pytest.fixture(params=["one worker", "two workers"])
def servers(request: pytest.FixtureRequest) -> Servers:
    """The same twice, or two on one database."""
    if request.param == "two workers":
        found: Servers = request.getfixturevalue("two_servers")
        return found
    server: Server = request.getfixturevalue("server")
    return server, server


def test_lines_said_at_once_are_each_told_once_and_in_order(servers: Servers) -> None:
    """Of lines by three at once half were never told and half told twice."""
    game, people = table_of(servers[0], "peloponnes", 3)
    ports = [servers[number % 2].port for number in range(3)]

    async def talk(person: Person, port: int, ready: asyncio.Barrier) -> list[tuple[int, str]]:
        async with person.socket(game, port) as socket:
            await send(socket, type="hello")
            await receive_until(socket, "position")
            await ready.wait()
            for number in range(LINES):
                await send(socket, type="chat", text=f"{person.name}: {number}")
            heard = [await asyncio.wait_for(receive_until(socket, "chat"), 20) for _ in range(3 * LINES)]
            await send(socket, type="ping")
            assert (await receive_until(socket, "chat", "pong"))["type"] == "pong", "told twice"
            await ready.wait()
            return [(line["id"], line["text"]) for line in heard]

    async def story() -> list[list[tuple[int, str]]]:
        ready = asyncio.Barrier(3)
        return await asyncio.gather(*(talk(*one, ready) for one in zip(people, ports, strict=True)))

    heard = asyncio.run(story())
    said = [f"{person.name}: {number}" for person in people for number in range(LINES)]
    assert sorted(text for _, text in heard[0]) == sorted(said)
    assert heard[0] == heard[1] == heard[2]
    assert heard[0] == sorted(heard[0])
    kept = people[0].get(f"/api/games/{game}/chat")
    assert [(line["id"], line["text"]) for line in kept] == heard[0]


async def talking(house: House) -> tuple[Live, Who]:
    ann, _ = await people.new_guest(house, "Ann", "")
    setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, 2, "", ann.person)
    game, _ = await laying.lay(house, ann, setup, "", [laying.ME, laying.ME], "")
    return await house.open(game), ann


def test_a_line_whose_announcement_was_lost_is_told_all_the_same(database: str, tmp_path: Path) -> None:
    """The keeper looks for talk as it does for moves; what is told by both is told once."""

    async def story() -> list[str]:
        async with two_houses(database, tmp_path) as (first, second):
            second.store.hear = None
            near, ann = await talking(first)
            far, ear = await second.open(near.id), Ear("")
            far.listeners.add(ear)
            for text in ("one", "two"):
                await chat.say(first, near, ann, text)
            keeper = Keeper(second)
            await keeper.poll()
            assert len(ear.heard) == 2
            await chat.say(first, near, ann, "three")
            await asyncio.gather(keeper.poll(), keeper.poll(), second.tell_chat(far))
            return [json.loads(frame)["text"] for frame in ear.heard]

    assert asyncio.run(story()) == ["one", "two", "three"]


def test_a_client_that_comes_back_gets_every_line_it_has_missed(data: Path) -> None:
    """Also if there were more than come at once: then it asks again after the last it has got."""
    lines = 250

    async def story() -> tuple[list[int], list[int]]:
        house = House(Config(data=data), SqliteStore(data / "isthmos.db"))
        await house.store.open()
        live, ann = await talking(house)
        for number in range(lines):
            await chat.say(house, live, ann, str(number))
        first = await house.reading(lambda connection: queries.chat_of(connection, live.id, 1))
        rest = await house.reading(lambda connection: queries.chat_of(connection, live.id, first[-1]["id"]))
        last = await house.reading(lambda connection: queries.chat_of(connection, live.id))
        await house.store.close()
        return [int(row["text"]) for row in first + rest], [int(row["text"]) for row in last]

    missed, last = asyncio.run(story())
    assert missed == list(range(1, lines))
    assert last == list(range(lines))[-len(last) :]
    assert len(last) < lines
