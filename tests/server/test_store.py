"""The store: works go into one transaction, a bad one is found out, and a full disk is no end."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from typing import Any

import pytest
from sqlalchemy import Connection, text

from isthmos.core.errors import IsthmosError
from isthmos.server.store import queries, sqlite
from isthmos.server.store.appends import Append, driver_of
from isthmos.server.store.opening import store_for
from isthmos.server.store.schema import Row
from isthmos.server.store.sqlite import BALLAST, SqliteStore, file_system
from isthmos.server.store.store import Conflict, Store, StoreFailed, Work
from isthmos.server.tables.live import SPELL, new_id
from isthmos.table.events import Event, Paused


def person(name: str) -> Row:
    return {"id": name, "name": name, "created": 0.0, "recovery": "{}", "campaign": ""}


GAME: Row = {
    "id": "g",
    "title": "peloponnes",
    "invitation": "x",
    "host": "",
    "secret": b"",
    "salt": b"",
    "status": "running",
    "seq": 1,
    "asked": 0,
    "created": 0.0,
    "changed": 0.0,
}
SEAT: Row = {"game": "g", "seat": 0}
TO_THE_FILE = "PRAGMA wal_checkpoint(TRUNCATE)"


def driver(store: SqliteStore) -> sqlite3.Connection:
    """Of the connection that writes."""
    assert store.connection is not None
    return driver_of(store.connection)


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


def test_the_log_takes_each_number_and_each_command_once(data: Path, either_database: str) -> None:
    """Whatever a worker believes: the database decides which of two moves came first."""

    async def append(store: Store, seq: int, command: str) -> str:
        event = Event(seq, command, 0, Paused(), 0.0)
        try:
            await store.write(Append(game="g", events=[event], status=None, asked=0, deadline=0.0))
        except Conflict:
            return "conflict"
        return "kept"

    async def write() -> tuple[list[str], list[tuple[int, str]]]:
        store = store_for(either_database, data)
        await store.open()
        await store.write(lambda c: queries.add_game(c, GAME, [SEAT], [Event(1, "first", 0, Paused(), 0.0)]))
        tried = [(2, "second"), (2, "third"), (3, "second"), (3, "third")]
        found = [await append(store, *one) for one in tried]
        kept = await store.read(lambda c: [(one.seq, one.command) for one in queries.events_of(c, "g")])
        await store.close()
        return found, kept

    found, kept = asyncio.run(write())
    assert found == ["kept", "conflict", "conflict", "kept"]
    assert kept == [(1, "first"), (2, "second"), (3, "third")]


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


def people(first: int, last: int) -> Work[None]:
    def add(connection: Connection) -> None:
        for number in range(first, last):
            queries.add_person(connection, person(str(number)))

    return add


def page_limit(pages: int) -> Work[Any]:
    """A disk that is full at so many pages, as SQLite sees it."""
    return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar()


def test_the_reserve_is_given_up_when_the_disk_is_full_and_laid_again(data: Path) -> None:
    async def fill() -> tuple[list[bool], int]:
        store = await opened(data)
        there = [store.ballast.exists()]
        assert store.ballast.stat().st_size == BALLAST
        await store.write(page_limit(1))
        with pytest.raises(StoreFailed):
            await store.write(people(0, 5_000))
        there.append(store.ballast.exists())
        await store.write(page_limit(1_000_000))
        await store.write(lambda c: queries.add_person(c, person("after")))
        await store.tend()
        there.append(store.ballast.exists())
        found = await store.read(
            lambda c: c.execute(text("SELECT count(*) FROM person WHERE id = 'after'")).scalar_one()
        )
        await store.close()
        return there, int(found)

    assert asyncio.run(fill()) == ([True, False, True], 1)


def test_a_work_that_met_a_full_disk_is_done_with_the_room_of_the_reserve(data: Path) -> None:
    async def fill() -> int:
        store = await opened(data)
        await store.write(page_limit(1))
        honest = store._drop_ballast

        def drop() -> bool:
            """Room is there again when the reserve is gone."""
            driver(store).execute("PRAGMA max_page_count=1000000")
            return honest()

        store._drop_ballast = drop  # type: ignore[method-assign]
        for first in range(0, 2_000, 200):
            await store.write(people(first, first + 200))
        found = await store.read(lambda c: c.execute(text("SELECT count(*) FROM person")).scalar_one())
        assert not store.ballast.exists()
        await store.close()
        return int(found)

    assert asyncio.run(fill()) == 2_000


MOUNTED = """/dev/vda1 / ext4 rw 0 0
tmpfs /tmp tmpfs rw 0 0
host:/home /home nfs4 rw 0 0
/dev/vdb /home/ann/disk ext4 rw 0 0
//nas/games /mnt/my\\040games cifs rw 0 0
"""


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/srv/isthmos", "ext4"),
        ("/home/ann/isthmos", "nfs4"),
        ("/home/ann/disk/x", "ext4"),
        ("/mnt/my games/a", "cifs"),
    ],
)
def test_the_file_system_of_a_folder(folder: str, kind: str) -> None:
    assert file_system(Path(folder), MOUNTED) == kind


def test_a_network_file_system_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks and syncs mean nothing there."""
    mounts = data.parent / "mounts"
    mounts.write_text(f"/dev/vda1 / ext4 rw 0 0\nnas:/x {data.parent} nfs4 rw 0 0\n")
    monkeypatch.setattr(sqlite, "MOUNTS", mounts)
    with pytest.raises(IsthmosError, match=r"network file system \(nfs4\)"):
        asyncio.run(opened(data))


class Counting(Store):
    """Notes how many works each transaction has."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[int] = []

    async def transact(self, works: list[Work[Any]]) -> list[Any]:
        self.groups.append(len(works))
        return [None for _ in works]


@pytest.mark.parametrize(("at_first", "groups"), [(1, [1] * 6), (2, [7])])
def test_several_works_wait_as_long_as_every_turn_of_the_loop_brings_more(at_first: int, groups: list[int]) -> None:
    """One that comes alone does not wait."""
    store = Counting()

    async def later(turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await store.write(lambda connection: None)

    async def all_of_them() -> None:
        await asyncio.gather(*(later(turns) for turns in [0] * at_first + list(range(1, 6))))

    asyncio.run(all_of_them())
    assert store.groups == groups


def test_moves_of_many_games_are_all_kept(data: Path, either_database: str) -> None:
    """Each with its own position."""
    games = [f"g{number}" for number in range(260)]

    def lay_all(connection: Connection) -> None:
        for game in games:
            first = [Event(1, "first", 0, Paused(), 0.0)]
            queries.add_game(connection, {**GAME, "id": game}, [{**SEAT, "game": game}], first)

    async def write() -> tuple[list[Row | None], list[int]]:
        store = store_for(either_database, data)
        await store.open()
        await store.write(lay_all)
        moves = [
            Append(game, [Event(2, "second", 0, Paused(), float(number))], None, asked=number, deadline=number + 0.5)
            for number, game in enumerate(games)
        ]
        await store.transact(list(moves))
        rows = await store.read(lambda c: [queries.game_row(c, game) for game in games])
        events = await store.read(lambda c: [len(queries.events_of(c, game)) for game in games])
        await store.close()
        return rows, events

    rows, events = asyncio.run(write())
    assert events == [2] * len(games)
    told = [(row["seq"], row["asked"], row["deadline"], row["changed"]) for row in rows if row]
    assert told == [(2, number, number + 0.5, float(number)) for number in range(len(games))]


def move(game: str, seq: int, **more: Any) -> Append:
    return Append(
        game,
        [Event(seq, f"command {seq}", 0, Paused(), float(seq))],
        **{"status": None, "asked": 1, "deadline": 0.0} | more,
    )


async def with_games(database: str, data: Path, games: str) -> Store:
    """One for each letter, with one event."""
    store = store_for(database, data)
    await store.open()
    for game in games:
        row, seat = {**GAME, "id": game}, {**SEAT, "game": game}
        await store.write(lambda c, row=row, seat=seat: queries.add_game(c, row, [seat], move("", 1).events))  # type: ignore[misc]
    return store


Told = list[tuple[int, int, int, str]]


async def told(store: Store, games: str) -> Told:
    """Of each game its last event, how many there are, who is asked, and how it stands."""

    def look(connection: Connection) -> Told:
        rows = [(queries.game_row(connection, game), queries.events_of(connection, game)) for game in games]
        return [(row["seq"], len(events), row["asked"], row["status"]) for row, events in rows if row]

    return await store.read(look)


@pytest.mark.parametrize("status", [None, "finished"])
def test_of_moves_in_one_transaction_either_all_are_kept_or_none(
    data: Path, either_database: str, status: str | None
) -> None:
    async def write() -> tuple[Told, list[object], Told, Told]:
        store = await with_games(either_database, data, "abc")
        moves = [move("a", 2), move("b", 1), move("c", 2, status=status)]  # the one in the middle comes too late
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.transact(list(moves))
        spoiled = await told(store, "abc")
        found = await asyncio.gather(*map(store.write, moves), return_exceptions=True)
        singly = await told(store, "abc")
        await store.transact([move("a", 3), move("b", 2, status=status), move("c", 3)])
        together = await told(store, "abc")
        await store.close()
        return spoiled, [type(one) for one in found], singly, together

    spoiled, found, singly, together = asyncio.run(write())
    now = status or "running"
    assert spoiled == [(1, 1, 0, "running")] * 3
    assert found == [type(None), Conflict, type(None)]
    assert singly == [(2, 2, 1, "running"), (1, 1, 0, "running"), (2, 2, 1, now)]
    assert together == [(3, 3, 1, "running"), (2, 2, 1, now), (3, 3, 1, now)]


def test_a_game_follows_the_last_event_of_a_command(data: Path, either_database: str) -> None:
    async def write() -> Told:
        store = await with_games(either_database, data, "ab")
        events = [*move("a", 2).events, *move("a", 3).events]
        await asyncio.gather(store.write(Append("a", events, None, asked=2, deadline=0.0)), store.write(move("b", 2)))
        found = await told(store, "ab")
        await store.close()
        return found

    assert asyncio.run(write()) == [(3, 3, 2, "running"), (2, 2, 1, "running")]


def test_moves_that_are_written_together_are_one_transaction(data: Path) -> None:
    traced: list[str] = []

    async def write() -> list[str]:
        store = await with_games("", data, "abc")
        assert isinstance(store, SqliteStore)
        await store.writing.do(lambda: driver(store).set_trace_callback(traced.append))
        await asyncio.gather(*map(store.write, [move("a", 2), move("b", 2, status="finished"), move("c", 2)]))
        await store.close()
        return [text.split()[0] for text in traced if "wal_checkpoint" not in text]

    found = asyncio.run(write())
    assert found == ["BEGIN", *["INSERT"] * 3, *["UPDATE"] * 4, "COMMIT"]


@pytest.mark.parametrize(("most", "pages"), [(20, range(20, 40)), (10_000, range(200, 1000))])
def test_the_log_is_brought_into_the_file_only_when_there_is_much_of_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, most: int, pages: range
) -> None:
    """While that is done everybody waits."""
    monkeypatch.setattr(sqlite, "CHECKPOINT", most)
    page = 4096

    async def write() -> int:
        store = await opened(data)
        await store.write(lambda c: queries.add_game(c, GAME, [SEAT], [Event(1, "first", 0, Paused(), 0.0)]))
        await store.writing.do(lambda: driver(store).execute(TO_THE_FILE).fetchall())
        for seq in range(2, 102):
            await store.write(Append("g", [Event(seq, f"command {seq}", 0, Paused(), 0.0)], None, 0, 0.0))
        written = store.file.with_name("isthmos.db-wal").stat().st_size
        await store.close()
        return written // page

    assert asyncio.run(write()) in pages


def test_tables_laid_together_lie_on_the_same_pages(data: Path) -> None:
    """A transaction with moves of forty of them writes few pages, however many other games there are."""
    old, played, page = 600, 40, 4096
    ids = [new_id(SPELL * float(number // played)) for number in range(old + played)]
    moves = [Event(seq, f"command {seq}", 0, Paused(), 0.0) for seq in range(1, 31)]

    def lay(connection: Connection, games: list[str], events: list[Event]) -> None:
        for game in games:
            queries.add_game(connection, {**GAME, "id": game}, [{**SEAT, "game": game}], events)

    async def write() -> int:
        store = await opened(data)
        await store.write(lambda c: lay(c, Random(1).sample(ids[:old], old), moves))
        await store.write(lambda c: lay(c, ids[old:], moves[:1]))
        await store.writing.do(lambda: driver(store).execute(TO_THE_FILE).fetchall())
        works = [Append(game, [moves[1]], None, asked=0, deadline=0.0) for game in ids[old:]]
        await store.transact(list(works))
        written = store.file.with_name("isthmos.db-wal").stat().st_size
        await store.close()
        return written // page

    assert asyncio.run(write()) <= played


def test_the_id_of_a_table_begins_with_the_time_and_is_not_guessed() -> None:
    ids = [new_id(at) for at in (0.0, SPELL - 1.0, SPELL + 0.0, 1.8e9, 1.8e9)]
    assert ids[0][:6] == ids[1][:6] < ids[2][:6] < ids[3][:6] == ids[4][:6]
    assert len({game[6:] for game in ids}) == len(ids)
    assert all(len(game) == 22 for game in ids)  # 96 random bits in the last sixteen letters


class Watched(SqliteStore):
    """Notes for each transaction whether the loop carries it out. The disk is as slow as one likes."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.by_loop: list[bool] = []
        self.pause = 0.0

    def _transact_once(self, works: Sequence[Work[Any]]) -> list[Any]:
        self.by_loop.append(current_thread() is main_thread())
        time.sleep(self.pause)
        return super()._transact_once(works)


async def watched(data: Path, games: Sequence[str]) -> Watched:
    store = Watched(data / "isthmos.db")
    await store.open()

    def lay_all(connection: Connection) -> None:
        for game in games:
            queries.add_game(connection, {**GAME, "id": game}, [{**SEAT, "game": game}], move("", 1).events)

    await store.write(lay_all)
    return store


def test_the_loop_never_writes(data: Path) -> None:
    """Neither one move on a disk that has been quick for long, nor many, nor anything else."""
    games = [f"g{number}" for number in range(9)]

    async def write() -> list[bool]:
        store = await watched(data, games)
        for seq in range(2, 52):
            await store.write(move("g0", seq))
        await store.transact([move(game, 60) for game in games])
        await store.transact([move("g0", 61, status="finished")])
        await store.transact([lambda c: queries.add_person(c, person("a"))])
        await store.close()
        return store.by_loop

    assert set(asyncio.run(write())) == {False}


def test_the_loop_does_not_stand_still_with_a_slow_disk(data: Path) -> None:
    """Sync calls on the event loop (Anthias 3015)."""

    async def tick(late: list[float]) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.001)
            late.append(time.monotonic() - began)

    async def write() -> int:
        store, late = await watched(data, ["g"]), list[float]()
        ticking = asyncio.create_task(tick(late))
        store.pause = 0.05
        for seq in range(2, 22):
            await store.write(move("g", seq))
        ticking.cancel()
        await store.close()
        return sum(one > store.pause for one in late)

    assert asyncio.run(write()) <= 4  # whatever else the machine does


def test_when_somebody_else_holds_the_database_all_who_wait_are_told_together(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each tried alone would wait as long again, and whoever is last for minutes."""
    monkeypatch.setattr(sqlite, "BUSY", 0.3)

    async def write() -> tuple[list[type], float]:
        store = await watched(data, "abcdefgh")
        other = sqlite3.connect(store.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        found = await asyncio.gather(*(store.write(move(game, 2)) for game in "abcdefgh"), return_exceptions=True)
        took = time.monotonic() - began
        other.execute("ROLLBACK")
        await store.write(move("a", 2))
        await store.close()
        return [type(one) for one in found], took

    found, took = asyncio.run(write())
    assert found == [StoreFailed] * 8
    assert took < 1.5


def test_which_of_many_sessions_have_ended_is_one_question(data: Path, either_database: str) -> None:
    async def ask() -> tuple[set[str], set[str]]:
        store = store_for(either_database, data)
        await store.open()

        def add(connection: Connection) -> None:
            queries.add_person(connection, person("a"))
            for token, expires in (("ends", 5.0), ("lasts", 50.0), ("lasts too", 50.0)):
                row = {"token": token, "person": "a", "device": "", "created": 0.0, "expires": expires}
                queries.add_session(connection, row)

        await store.write(add)
        few = await store.read(lambda c: queries.ended_sessions(c, {"ends", "lasts", "never was"}, 10.0))
        crowd = {str(number) for number in range(50_000)}
        many = await store.read(lambda c: queries.ended_sessions(c, crowd | {"lasts too"}, 10.0))
        await store.close()
        return few, many - crowd

    assert asyncio.run(ask()) == ({"ends", "never was"}, set())
