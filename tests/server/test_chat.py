"""Talk at a table: every line is told once, in order, to everybody who is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from .running import Person, Server, postgres_at, receive_until, send, table_of

LINES = 15
"""Of each person."""


@pytest.fixture(scope="module", params=["one worker", "two workers"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """The same twice on SQLite; two on one PostgreSQL database."""
    folder = tmp_path_factory.mktemp("talk")
    if request.param == "one worker":
        with Server(folder / "data") as server:
            yield server, server
        return
    postgres = postgres_at(folder / "pg")
    database = postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
    with Server(folder / "a", 1, database) as first, Server(folder / "b", 1, database) as second:
        yield first, second
    postgres.cleanup()


def test_lines_said_at_once_are_each_told_once_and_in_order(servers: tuple[Server, Server]) -> None:
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
