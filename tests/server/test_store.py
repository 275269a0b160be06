"""The store: works go into one transaction, a bad one is found out, and a full disk is no end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from isthmos.server import queries
from isthmos.server.store import Conflict, SqliteStore, StoreFailed, Work


def person(name: str) -> queries.Row:
    return {"id": name, "name": name, "created": 0.0, "recovery": "[]", "campaign": ""}


async def opened(data: Path) -> SqliteStore:
    store = SqliteStore(data / "isthmos.db")
    await store.open()
    return store


def test_what_waits_together_is_committed_together(data: Path) -> None:
    class Counting(SqliteStore):
        transactions = 0

        async def transact(self, works: list[Work[Any]]) -> list[Any]:
            self.transactions += 1
            return await super().transact(works)

    async def write() -> int:
        store = Counting(data / "isthmos.db")
        await store.open()
        await asyncio.gather(
            *(store.write(lambda c, n=n: queries.add_person(c, person(f"p{n}"))) for n in range(200))  # type: ignore[misc]
        )
        found = await store.read(lambda c: c.execute(text("SELECT count(*) FROM person")).scalar_one())
        await store.close()
        assert found == 200
        return store.transactions

    assert asyncio.run(write()) <= 2


def test_one_bad_work_does_not_spoil_the_others(data: Path) -> None:
    async def write() -> list[object]:
        store = await opened(data)
        works = [person("a"), person("b"), person("a"), person("c")]
        found = await asyncio.gather(
            *(store.write(lambda c, row=row: queries.add_person(c, row)) for row in works),  # type: ignore[misc]
            return_exceptions=True,
        )
        await store.close()
        return list(found)

    found = asyncio.run(write())
    assert [type(one) for one in found] == [type(None), type(None), Conflict, type(None)]


def test_readers_cannot_write(data: Path) -> None:
    async def write() -> None:
        store = await opened(data)
        try:
            with pytest.raises(StoreFailed):
                await store.read(lambda c: queries.add_person(c, person("x")))
        finally:
            await store.close()

    asyncio.run(write())


def test_a_full_disk_refuses_writing_and_goes_on_reading(data: Path) -> None:
    """Nothing is acknowledged that is not kept; when there is room again everything goes on by itself."""

    def fill(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    def free(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

    def much(connection: Connection) -> None:
        for number in range(2000):
            queries.add_person(connection, {**person(f"p{number}"), "campaign": "x" * 2000})

    async def write() -> None:
        store = await opened(data)
        await store.write(fill)
        with pytest.raises(StoreFailed):
            await store.write(much)
        assert await store.read(queries.downtimes) == []
        await store.write(free)
        await store.write(lambda c: queries.add_person(c, person("after")))
        await store.close()

    asyncio.run(write())
