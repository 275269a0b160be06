"""Tables in memory are as their logs have them: one of each game, laid in one step, and nothing that was not kept."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.people.people import Who, new_guest
from isthmos.server.store import queries
from isthmos.server.store.schema import Row
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.store.store import StoreFailed, Work
from isthmos.server.tables import laying
from isthmos.server.tables.house import House
from isthmos.server.wire.refusals import NotNow, Refused
from isthmos.table.events import Setup

from .running import answered_by, done_by
from .test_acknowledging import first_answer, table_for_two


class Failing(SqliteStore):
    """Does what it is told, or fails: as the next ones are said to go."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.writes: list[bool] = []
        self.reads: list[bool] = []

    async def write(self, work: Work[Any]) -> Any:
        await self.next_of(self.writes)
        return await super().write(work)

    async def read(self, work: Work[Any]) -> Any:
        await self.next_of(self.reads)
        return await super().read(work)

    async def next_of(self, what: list[bool]) -> None:
        if what and not what.pop(0):
            await asyncio.sleep(0)
            raise StoreFailed("not now")


async def failing_house(data: Path) -> tuple[House, Failing]:
    store = Failing(data / "isthmos.db")
    await store.open()
    return House(Config(data=data), store), store


def setup_for(who: Who) -> Setup:
    return Setup("peloponnes", TITLES["peloponnes"].rules_version, 2, "", who.person)


async def laid(house: House, who: Who, sitters: list[str]) -> str:
    return (await laying.lay(house, who, setup_for(who), "", sitters, "", start=True))[0]


@pytest.mark.parametrize("writes", [0, 1, 2])
def test_a_table_that_is_laid_to_be_dealt_is_dealt_or_is_not_there(data: Path, writes: int) -> None:
    async def story() -> tuple[bool, list[str]]:
        house, store = await failing_house(data)
        ann, _ = await new_guest(house, "Ann", "")
        store.writes = [True] * writes + [False] * 9
        try:
            await laid(house, ann, [laying.ME, laying.ME])
            was_laid = True
        except NotNow:
            was_laid = False
        rows = await house.reading(lambda connection: queries.games_of(connection, ann.person))
        await store.close()
        return was_laid, [row["status"] for row in rows]

    assert asyncio.run(story()) == ((True, ["running"]) if writes else (False, []))


def test_a_table_that_cannot_be_dealt_is_not_laid(data: Path) -> None:
    async def story() -> list[Row]:
        house, store = await failing_house(data)
        ann, _ = await new_guest(house, "Ann", "")
        with pytest.raises(Refused, match="open"):
            await laid(house, ann, [laying.ME, laying.OPEN])
        rows: list[Row] = await house.reading(lambda connection: queries.games_of(connection, ann.person))
        await store.close()
        return rows

    assert asyncio.run(story()) == []


def test_a_table_dealt_as_it_is_laid_is_the_same_when_it_is_opened_again(data: Path) -> None:
    async def story() -> list[tuple[object, ...]]:
        house, store = await failing_house(data)
        ann, _ = await new_guest(house, "Ann", "")
        game = await laid(house, ann, [laying.ME, "bot:random"])
        found: list[tuple[object, ...]] = []
        for live in (await house.open(game), await house.load(game)):
            sitting = live.sitting
            found.append((live.names, sitting.seq, sitting.status(), sitting.playing().state.moves(), sitting.commands))
        house.bots.close()
        for task in list(house.tasks):
            task.cancel()
        await store.close()
        return found

    first, again = asyncio.run(story())
    assert first == again
    assert first[0] == ["Ann", "Random 2"]


def test_a_table_somebody_holds_is_never_opened_a_second_time(data: Path) -> None:
    """Put away or not; and it goes when nobody holds it, without anybody looking for garbage."""

    async def story() -> tuple[bool, bool]:
        house, store = await failing_house(data)
        house.config.cached_games = 1
        ann, _ = await new_guest(house, "Ann", "")
        game = await laid(house, ann, [laying.ME, laying.ME])
        held = await house.open(game)
        for _ in range(3):
            await laid(house, ann, [laying.ME, laying.ME])
        is_same = await house.open(game) is held
        await laid(house, ann, [laying.ME, laying.ME])
        del held
        ends = time.monotonic() + 5
        while game in house.lives and time.monotonic() < ends:  # a thread may hold it a little longer
            await asyncio.sleep(0.01)
        is_gone = game not in house.lives
        await store.close()
        return is_same, is_gone

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(story()) == (True, True)
    finally:
        gc.enable()


def test_a_table_that_can_be_neither_written_nor_read_takes_nothing_more(data: Path) -> None:
    """A move that was tried, not kept and could not be undone must not lie under the next one: the log had a gap."""

    async def story() -> tuple[list[type], int, int]:
        house, store = await failing_house(data)
        live = await table_for_two(house)
        person, seq, text = first_answer(live)
        store.writes, store.reads = [False], [False]
        found = await asyncio.gather(
            answered_by(house, live, person, seq, "c", text),
            done_by(house, live, "p0", "pause", "p", None),  # waits for the table, and names no position
            return_exceptions=True,
        )
        fresh = await house.open(live.id)
        await done_by(house, fresh, "p0", "pause", "p again", None)
        kept = await house.reading(lambda connection: queries.events_of(connection, live.id))
        await store.close()
        return [type(one) for one in found], seq, kept[-1].seq

    found, seq, last = asyncio.run(story())
    assert found == [NotNow, NotNow]
    assert last == seq + 1


def test_a_move_that_came_second_is_not_acknowledged_because_the_log_cannot_be_read(data: Path) -> None:
    """In memory it had been played already, and was taken for the one that was kept."""

    async def story() -> str:
        house, store = await failing_house(data)
        live = await table_for_two(house)
        person, seq, text = first_answer(live)

        def by_another_worker(connection: Connection) -> None:
            connection.exec_driver_sql(
                "INSERT INTO event SELECT game, seq + 1, 'other', seat, kind, payload, at FROM event "
                f"WHERE game = '{live.id}' AND seq = {seq}"
            )

        await store.write(by_another_worker)
        store.reads = [False]
        try:
            ack = await answered_by(house, live, person, seq, "c", text)
        except NotNow:
            return "not now"
        finally:
            await store.close()
        return f"acknowledged {ack.seq}"

    assert asyncio.run(story()) == "not now"
