"""Moves that were lost, doubled or stuck elsewhere: each incident of others is a test here, or named at one beside."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

from isthmos.server.operation.config import Config
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.store.store import StoreFailed
from isthmos.server.tables.house import House
from isthmos.server.wire.refusals import NotNow

from .running import Person, Server, answered_by, table_of
from .test_acknowledging import first_answer, table_for_two
from .test_commands import asked_of, body


def test_a_move_that_was_kept_is_not_lost_on_time(data: Path) -> None:
    """lichess-org/lila#5921, #11966: the server dies before it has answered, for longer than the clock allows. The move
    counts, sent again it is the same one, and nobody's flag has fallen."""
    seconds = 3
    with Server(data) as server:
        game, people = table_of(server, "peloponnes", 2, clock={"kind": "move", "seconds": seconds})
        person, position = asked_of(people, game)
        ack = person.post(f"/api/games/{game}/answer", body(position, "late"))
        server.stop(signal.SIGKILL)
        time.sleep(seconds)
        server.start()
        again = person.post(f"/api/games/{game}/answer", body(position, "late"))
        assert (again["seq"], again["repeated"]) == (ack["seq"], True)
        assert "flag" not in [event["kind"] for event in person.get(f"/api/games/{game}/events")]
        _, now = asked_of(people, game)
        assert now["clock"][now["asked"]] > 0


def test_a_game_with_an_answer_taken_back_is_there_after_a_crash(data: Path) -> None:
    """terraforming-mars/terraforming-mars#1331: after an undo the server crashed, and the game would not load again."""
    with Server(data) as server:
        ann = Person(server, "Ann")
        game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]
        before = ann.get(f"/api/games/{game}")
        ann.post(f"/api/games/{game}/answer", body(before))
        ann.post(f"/api/games/{game}/do/undo", {"command": "undo"})
        server.stop(signal.SIGKILL)
        server.start()
        after = ann.get(f"/api/games/{game}")
        assert (after["view"], after["seq"]) == (before["view"], before["seq"] + 2)
        ann.post(f"/api/games/{game}/answer", body(after, "on"))


def test_an_answer_that_crosses_an_undo_is_refused_with_the_position_as_it_is(server: Server) -> None:
    """tobymao/18xx#7621: legal to the engine, and not what was meant."""
    ann = Person(server, "Ann")
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]
    ann.post(f"/api/games/{game}/answer", body(ann.get(f"/api/games/{game}"), "first"))
    meant = ann.get(f"/api/games/{game}")
    ann.post(f"/api/games/{game}/do/undo", {"command": "undo"})
    refused = ann.http.post(f"/api/games/{game}/answer", json=body(meant, "crossing"))
    assert refused.status_code == 409
    assert refused.json()["position"]["seq"] == meant["seq"] + 1


def test_who_reads_before_writing_waits_for_the_lock_at_the_beginning(data: Path) -> None:
    """Screenly/Anthias#3015: a transaction that begins as a reader is refused as soon as it wants to write, because
    somebody else has written since."""
    file = data / "isthmos.db"

    def read_then_write(connection: Connection) -> int:
        beats = int(connection.execute(text("SELECT count(*) FROM alive")).scalar_one())
        time.sleep(0.3)  # long enough for the other one to be done
        connection.execute(text("INSERT INTO alive VALUES ('store', 1)"))
        return beats

    async def story() -> int:
        store = SqliteStore(file)
        await store.open()
        with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(store.write(read_then_write))
            await asyncio.sleep(0.1)
            other.execute("INSERT INTO alive VALUES ('other', 1)")
            other.execute("COMMIT")
            found = await writing
        await store.close()
        return found

    assert asyncio.run(story()) == 1


class Failing(SqliteStore):
    """A database that is away for a while."""

    is_away = False

    async def transact(self, works: list[Any]) -> list[Any]:
        if self.is_away:
            await asyncio.sleep(0.05)
            raise sqlite3.OperationalError("disk I/O error")
        return await super().transact(works)

    async def read(self, work: Any) -> Any:
        if self.is_away:
            raise StoreFailed("away")
        return await super().read(work)


def test_nothing_is_played_on_a_table_that_could_be_neither_written_nor_read(data: Path) -> None:
    """Its position in memory is ahead of the log. Played on, it would spoil a game that is sound; a repeat would be
    acknowledged that was never kept."""

    async def story() -> tuple[list[Any], int, int]:
        store = Failing(data / "isthmos.db")
        await store.open()
        house = House(Config(data=data), store)
        live = await table_for_two(house)
        (person, seq, move), kept = first_answer(live), live.sitting.seq
        store.is_away = True
        tries = (answered_by(house, live, person, seq, "same", move) for _ in range(2))
        found = await asyncio.gather(*tries, return_exceptions=True)
        store.is_away = False
        found += await asyncio.gather(answered_by(house, live, person, seq, "same", move), return_exceptions=True)
        ack = await answered_by(house, await house.open(live.id), person, seq, "same", move)
        await store.close()
        return found, kept, ack.seq

    refused, kept, seq = asyncio.run(story())
    assert [type(error) for error in refused] == [NotNow] * 3
    assert seq == kept + 1
