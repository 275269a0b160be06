"""Tables in memory are as their logs have them: one of each game, laid in one step, and nothing that was not kept."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from isthmos.games.catalogue import TITLES
from isthmos.server import queries, tables
from isthmos.server.config import Config
from isthmos.server.house import House, Live
from isthmos.server.people import Who, new_guest
from isthmos.server.refusals import NotNow, Refused
from isthmos.server.store import SqliteStore, StoreFailed, Work
from isthmos.table.events import Setup

from .running import Person, inside, receive_until, send
from .test_acknowledging import first_answer, table_for_two


class Failing(SqliteStore):
    """Does what it is told, or fails."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.writes_left = -1
        """Until they fail; -1 is for ever."""
        self.reads_fail = False

    async def write(self, work: Work[Any]) -> Any:
        if self.writes_left == 0:
            raise StoreFailed("no more")
        self.writes_left -= 1
        return await super().write(work)

    async def read(self, work: Work[Any]) -> Any:
        if self.reads_fail:
            raise StoreFailed("not now")
        return await super().read(work)


async def failing_house(data: Path) -> tuple[House, Failing]:
    store = Failing(data / "isthmos.db")
    await store.open()
    return House(Config(data=data), store), store


def setup_for(who: Who) -> Setup:
    return Setup("peloponnes", TITLES["peloponnes"].rules_version, 2, "", who.person)


async def laid(house: House, who: Who, sitters: list[str]) -> str:
    return (await tables.lay(house, who, setup_for(who), "", sitters, "", start=True))[0]


@pytest.mark.parametrize("writes", [0, 1, 2])
def test_a_table_that_is_laid_to_be_dealt_is_dealt_or_is_not_there(data: Path, writes: int) -> None:
    async def story() -> tuple[bool, list[str]]:
        house, store = await failing_house(data)
        ann, _ = await new_guest(house, "Ann", "")
        store.writes_left = writes
        try:
            await laid(house, ann, [tables.ME, tables.ME])
            was_laid = True
        except NotNow:
            was_laid = False
        rows = await house.reading(lambda connection: queries.games_of(connection, ann.person))
        await store.close()
        return was_laid, [row["status"] for row in rows]

    assert asyncio.run(story()) == ((True, ["running"]) if writes else (False, []))


def test_a_table_that_cannot_be_dealt_is_not_laid(data: Path) -> None:
    async def story() -> list[queries.Row]:
        house, store = await failing_house(data)
        ann, _ = await new_guest(house, "Ann", "")
        with pytest.raises(Refused, match="open"):
            await laid(house, ann, [tables.ME, tables.OPEN])
        rows: list[queries.Row] = await house.reading(lambda connection: queries.games_of(connection, ann.person))
        await store.close()
        return rows

    assert asyncio.run(story()) == []


def test_a_table_dealt_as_it_is_laid_is_the_same_when_it_is_opened_again(data: Path) -> None:
    async def story() -> list[tuple[object, ...]]:
        house, store = await failing_house(data)
        ann, _ = await new_guest(house, "Ann", "")
        game = await laid(house, ann, [tables.ME, "bot:random"])
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
        game = await laid(house, ann, [tables.ME, tables.ME])
        held = await house.open(game)
        for _ in range(3):
            await laid(house, ann, [tables.ME, tables.ME])
        is_same = await house.open(game) is held
        await laid(house, ann, [tables.ME, tables.ME])
        del held
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

    async def story() -> tuple[list[str], int, int]:
        house, store = await failing_house(data)
        live = await table_for_two(house)
        person, seq, text = first_answer(live)
        store.writes_left, store.reads_fail = 0, True

        async def answer() -> str:
            try:
                await house.answer(live, person, seq, "c", text)
            except NotNow:
                return "not now"
            return "done"

        async def pause() -> str:
            """Waits for the table meanwhile, and names no position."""
            try:
                await tables.table_command(house, live, "p0", "pause", "p", None)
            except NotNow:
                return "not now"
            return "done"

        tried = [asyncio.create_task(one) for one in (answer(), pause())]
        await asyncio.wait(tried[:1])
        store.writes_left, store.reads_fail = -1, False
        found = [await one for one in tried]
        fresh = await house.open(live.id)
        await tables.table_command(house, fresh, "p0", "pause", "p again", None)
        kept = await house.reading(lambda connection: queries.events_of(connection, live.id))
        await store.close()
        return found, seq, [event.seq for event in kept][-1]

    found, seq, last = asyncio.run(story())
    assert found == ["not now", "not now"]
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
        store.reads_fail = True
        try:
            ack = await house.answer(live, person, seq, "c", text)
        except NotNow:
            return "not now"
        finally:
            await store.close()
        return f"acknowledged {ack.seq}"

    assert asyncio.run(story()) == "not now"


def test_a_stale_command_is_not_answered_with_what_is_not_on_the_disk(data: Path) -> None:
    """While another move is being written."""

    async def story() -> tuple[str, int, int]:
        async with inside(data) as (server, house):
            ann = await asyncio.to_thread(Person, server, "Ann")
            game = (await asyncio.to_thread(ann.lay, "peloponnes", ["me", "me"], start=True))["game"]
            live: Live = await house.open(game)
            seq, write, may_write = live.sitting.seq, house.store.write, asyncio.Event()

            async def slowly(work: Any) -> Any:
                await may_write.wait()
                raise StoreFailed("after all")

            async with ann.socket(game) as socket:
                state = live.sitting.playing().state
                text = live.sitting.title.write(state, state.moves()[0])
                house.store.write = slowly  # type: ignore[method-assign]
                moving = asyncio.create_task(house.answer(live, live.sitting.seats[0].person, seq, "c", text))
                while live.sitting.seq == seq:
                    await asyncio.sleep(0)
                await send(socket, type="answer", seq=seq - 1, command="late", answer=text)
                await asyncio.sleep(0.1)
                may_write.set()
                with pytest.raises(NotNow):
                    await moving
                house.store.write = write  # type: ignore[method-assign]
                refused = await receive_until(socket, "refusal")
                told = await receive_until(socket, "position")
                return refused["error"], told["seq"], seq

    error, told, seq = asyncio.run(story())
    assert (error, told) == ("stale", seq)
