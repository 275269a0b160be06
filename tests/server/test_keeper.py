"""What happens by itself goes on whatever comes: a kill at a bad moment, two workers at once, one damaged game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import func, select

from isthmos.server.doors.pages import healthz
from isthmos.server.operation import tasks
from isthmos.server.operation.config import Config
from isthmos.server.operation.tasks import Steady
from isthmos.server.store import queries
from isthmos.server.store import schema as t
from isthmos.server.store.opening import store_for
from isthmos.server.store.schema import Row
from isthmos.server.store.store import Store
from isthmos.server.tables import house as house_module
from isthmos.server.tables.house import House
from isthmos.server.tables.keeper import Keeper
from isthmos.server.wire.refusals import NotKnown, NotNow


def test_a_server_killed_between_noting_a_downtime_and_its_first_heartbeat_starts_again(
    either_database: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are one transaction: neither is there, or both are."""
    put = queries.put

    def killed(connection: Any, table: Any, row: Row) -> None:
        put(connection, table, row)
        if table is t.downtime:
            raise MemoryError  # as good as killed: the transaction does not come to its end

    async def story() -> list[list[tuple[float, float]]]:
        store = store_for(either_database, data)
        await store.open()
        await store.write(lambda connection: queries.beat(connection, "old", 1000.0))
        found = []
        for putting in (killed, put):
            monkeypatch.setattr(queries, "put", putting)
            with contextlib.suppress(Exception):
                await store.write(lambda connection: queries.beat(connection, "new", 90000.0))
            found.append(await store.read(queries.downtimes))
        await store.close()
        return found

    assert asyncio.run(story()) == [[], [(1000.0, 90000.0)]]


@contextlib.asynccontextmanager
async def noted_meanwhile(database: str) -> AsyncIterator[None]:
    """By a third worker, whose transaction ends only now. On SQLite there is none."""
    if not database:
        yield
        return
    third = await asyncpg.connect(database.replace("+asyncpg", ""))
    async with third.transaction():
        await third.execute("INSERT INTO downtime (began, ended) VALUES (1000.0, 2000.0)")
        yield
    await third.close()


def test_two_workers_that_start_at_once_note_one_downtime(either_database: str, data: Path) -> None:
    """Both look for the last heartbeat before either has written one. (On SQLite there is one worker: two keepers.)"""

    async def story() -> list[tuple[float, float]]:
        first = store_for(either_database, data)
        await first.open()
        second = store_for(either_database, data) if either_database else first
        if second is not first:
            await second.open()
        keepers = [Keeper(House(Config(data=data), store)) for store in (first, second)]
        await first.write(lambda connection: queries.beat(connection, "old", 1000.0))
        async with noted_meanwhile(either_database):
            starting = asyncio.gather(*(keeper.start() for keeper in keepers))
            await asyncio.sleep(0.5)
        await starting
        for keeper in keepers:
            await keeper.stop()
        found: list[tuple[float, float]] = await first.read(queries.downtimes)
        for store in {first, second}:
            await store.close()
        return found

    assert [began for began, _ in asyncio.run(story())] == [1000.0]


@contextlib.asynccontextmanager
async def kept_house(data: Path) -> AsyncIterator[tuple[House, Keeper]]:
    """A house with a keeper that looks around all the time."""
    house = House(Config(data=data), store_for("", data))
    await house.store.open()
    keeper = Keeper(house)
    for duty in keeper.duties:
        duty.pause = duty.first = 0.01
    await keeper.start()
    yield house, keeper
    await keeper.stop()
    await asyncio.gather(*house.tasks, return_exceptions=True)
    await house.store.close()


def test_one_game_that_fails_stops_neither_flags_nor_bots_nor_heartbeat(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    async def opened(house: House, game: str) -> Any:
        seen.append(game)
        raise MemoryError if game == "bad" else NotKnown("server-no-such-game")

    async def story() -> list[str]:
        async with kept_house(data) as (_, keeper):
            async with asyncio.timeout(30):
                while seen.count("flag") < 3 or seen.count("bot") < 3:
                    await asyncio.sleep(0.01)
            return [duty.name for duty in keeper.duties if duty.is_stale() or duty.failures]

    monkeypatch.setattr(House, "open", opened)
    monkeypatch.setattr(queries, "overdue", lambda connection, now: ["bad", "flag"])
    monkeypatch.setattr(queries, "bots_to_move", lambda connection: ["bad", "bot"])
    assert asyncio.run(story()) == []
    assert seen.count("bad") <= 2, "it is left alone for a while"


def test_a_duty_that_fails_is_tried_again_and_the_others_go_on(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_inodes(store: Store) -> None:
        raise OSError(28, "no space left on device")

    async def story() -> tuple[dict[str, int], float]:
        async with kept_house(data) as (house, keeper):
            began = house.now()
            await asyncio.sleep(1.5)
            beat = await house.reading(lambda connection: connection.execute(select(func.max(t.alive.c.at))).scalar())
            return {duty.name: duty.failures for duty in keeper.duties}, beat - began

    monkeypatch.setattr(type(store_for("", data)), "tend", no_inodes)
    failures, beats = asyncio.run(story())
    assert failures.pop("store") > 1
    assert set(failures.values()) == {0}
    assert beats > 0


@pytest.mark.parametrize("trouble", ["none", "ended", "failing", "hanging"])
def test_health_fails_when_a_task_is_stale(data: Path, monkeypatch: pytest.MonkeyPatch, trouble: str) -> None:
    async def step() -> None:
        if trouble == "failing":
            raise RuntimeError
        await asyncio.sleep(100 if trouble == "hanging" else 0)

    async def story() -> str:
        async with kept_house(data) as (house, _):
            task = Steady("canary", step, 0.01)
            house.steady = [task]  # the others may be late on a busy machine
            task.start()
            await asyncio.sleep(0.3)
            if trouble == "ended":
                await task.stop()
            try:
                return str((await healthz.fn(house)).status)
            except NotNow as refusal:
                return str(refusal)
            finally:
                await task.stop()

    monkeypatch.setattr(tasks, "PATIENCE", 0.2)
    said = asyncio.run(story())
    assert said == "ok" if trouble == "none" else "canary" in said


def test_the_fault_of_work_that_nobody_waits_for_is_noted(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []

    async def fail() -> None:
        raise ZeroDivisionError

    async def story() -> None:
        async with kept_house(data) as (house, _):
            await asyncio.gather(house.spawn(fail()), return_exceptions=True)
            await asyncio.sleep(0)

    monkeypatch.setattr(house_module, "note", lambda error, what, **where: noted.append(type(error).__name__))
    asyncio.run(story())
    assert noted == ["ZeroDivisionError"]
