"""A database of an older version is brought up to date with what it holds, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert

from isthmos.server.operation.config import Config
from isthmos.server.people import accounts, people
from isthmos.server.people.people import Who
from isthmos.server.store import queries, store
from isthmos.server.store import schema as t
from isthmos.server.store.opening import store_for
from isthmos.server.tables import campaign
from isthmos.server.tables.house import House
from isthmos.server.wire import shapes

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


def keep_seats_as_before(connection: Connection) -> None:
    """With the names of their people, as the last one who wrote them knew them."""
    person = {"recovery": "{}", "campaign": "", "created": 0.0}
    connection.execute(insert(t.person), {**person, "id": "ann", "name": "Ann"})
    game = {"title": "peloponnes", "invitation": "x", "host": "ann", "secret": b"", "salt": b"", "status": "open"}
    connection.execute(insert(t.game), {**game, "id": "g", "seq": 1, "asked": 0, "created": 0.0, "changed": 0.0})
    columns = ("person", "name", "bot")
    before = [("ann", "Annie", ""), ("ann", "Annie", "random"), ("gone", "Old", ""), ("", "Greedy 4", "greedy")]
    for number, row in enumerate([*before, ("", "", ""), ("", "Kept by a record", "")]):
        seat = {"game": "g", "seat": number, "gone": 0.0, **dict(zip(columns, row, strict=True))}
        connection.execute(insert(t.seat), seat)


def test_seats_of_before_are_called_as_their_people_are(
    data: Path, either_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> list[list[str]]:
        old = store_for(either_database, data)
        monkeypatch.setattr(store, "NEWEST", "0008")
        await old.open()
        monkeypatch.undo()
        await old.write(keep_seats_as_before)
        await old.close()
        new = store_for(either_database, data)
        await new.open()
        found = [await new.read(lambda c: [row["name"] for row in queries.seats_of(c, "g")])]
        await new.write(lambda c: queries.forget_person(c, "ann"))
        found.append(await new.read(lambda c: [row["name"] for row in queries.seats_of(c, "g")]))
        await new.close()
        return found

    others = ["", "Greedy 4", "", "Kept by a record"]
    assert asyncio.run(story()) == [["Ann", "Ann", *others], ["", "Random 2", *others]]


def test_progress_of_before_belongs_to_the_title_that_had_a_campaign(
    data: Path, either_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    missed = {"game": "g", "level": 1, "civilization": "argos", "score": 20, "needed": 24}
    before = {"options": {}, "completed": [], "missed": [missed]}

    def keep_progress_as_before(connection: Connection) -> None:
        row = {"recovery": "{}", "created": 0.0, "name": "Ann"}
        connection.execute(insert(t.person), {**row, "id": "ann", "campaign": msgspec.json.encode(before).decode()})
        connection.execute(insert(t.person), {**row, "id": "ben", "campaign": ""})

    async def story() -> list[shapes.CampaignState]:
        old = store_for(either_database, data)
        monkeypatch.setattr(store, "NEWEST", "0010")
        await old.open()
        monkeypatch.undo()
        await old.write(keep_progress_as_before)
        await old.close()
        house = House(Config(data=data), store_for(either_database, data))
        await house.store.open()
        found = [await campaign.status(house, Who(one), campaign.FIRST) for one in ("ann", "ben")]
        await house.store.close()
        return found

    ann, ben = asyncio.run(story())
    assert (ann.next, ann.progress) == (1, before)
    assert (ben.next, ben.progress) == (1, {"options": {}, "completed": [], "missed": []})
