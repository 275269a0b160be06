"""A database of an older version is brought up to date with what it holds, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert

from isthmos.server import accounts, people, queries, store
from isthmos.server import schema as t
from isthmos.server.config import Config
from isthmos.server.house import House
from isthmos.server.store import store_for

CODE = "0123456789"


def keep_ann_as_before(connection: Connection) -> None:
    """As the first version kept recovery codes: a list of hashes."""
    row = {"id": "ann", "name": "Ann", "login": "ann", "password": "x", "campaign": "", "created": 0.0}
    connection.execute(insert(t.person), {**row, "recovery": msgspec.json.encode([people.hashed(CODE)]).decode()})
    connection.execute(insert(t.person), {**row, "id": "guest", "login": None, "recovery": "[]"})


def test_recovery_codes_of_before_are_good_for_a_year(
    data: Path, either_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first_version() -> None:
        old = store_for(either_database, data)
        monkeypatch.setattr(store, "NEWEST", "0001")
        await old.open()
        monkeypatch.undo()
        await old.write(keep_ann_as_before)
        await old.close()

    async def this_version() -> tuple[dict[str, float], Any, str]:
        house = House(Config(data=data), store_for(either_database, data))
        await house.store.open()
        ann = await house.reading(lambda connection: queries.person_row(connection, "ann"))
        guest = await house.reading(lambda connection: queries.person_row(connection, "guest"))
        who, _ = await accounts.recover(house, "ann", CODE, "another long sentence", "")
        await house.store.close()
        return msgspec.json.decode(ann["recovery"]), guest["recovery"], who.name

    asyncio.run(first_version())
    before = time.time()
    codes, of_the_guest, name = asyncio.run(this_version())
    assert list(codes) == [people.hashed(CODE)]
    assert before <= codes[people.hashed(CODE)] - accounts.CODES_LAST <= time.time()
    assert of_the_guest == "{}"
    assert name == "Ann"
