"""What people are called is kept in one place; with a person who is forgotten it goes, also at other workers."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.people import people
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.store.opening import store_for
from isthmos.server.store.schema import Row
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.tables import chat, laying
from isthmos.server.tables.commands import keep_standing
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live
from isthmos.server.wire.refusals import WhoAreYou
from isthmos.table.events import Setup

from .running import Person, Server
from .test_acknowledging import table_for_two

CANARY = "Canary Anastasia"


def at(person: Person, server: Server) -> Person:
    """The same person at another server."""
    return Person(server, person.name, person.token)


def names(person: Person, game: str) -> list[str]:
    return [seat["name"] for seat in person.get(f"/api/games/{game}/table")["seats"]]


def until_named(person: Person, game: str, wanted: list[str], seconds: float = 5) -> None:
    ends = time.monotonic() + seconds
    while (found := names(person, game)) != wanted:
        assert time.monotonic() < ends, found
        time.sleep(0.02)


def test_a_new_name_is_known_at_the_other_worker_and_not_taken_back_by_it(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ann, ben = Person(first, "Ann"), Person(second, "Ben")
    game = ann.lay("peloponnes", ["me", "open", "open"], listed=True)["game"]
    far = at(ann, second)
    assert names(far, game) == ["Ann", "", ""]
    ann.post("/api/me/name", {"name": "Anna"})
    until_named(far, game, ["Anna", "", ""])
    ben.post(f"/api/games/{game}/sit", {})  # the other worker writes the seats
    until_named(ann, game, ["Anna", "Ben", ""])
    assert [seat["name"] for seat in ben.get("/api/me/games")[0]["seats"]] == ["Anna", "Ben", ""]


def test_the_name_of_somebody_forgotten_is_not_written_back_by_the_other_worker(
    two_servers: tuple[Server, Server],
) -> None:
    first, second = two_servers
    ann, ben = Person(first, CANARY), Person(second, "Ben")
    laid = ben.lay("peloponnes", ["me", "open", "open"], listed=True)
    game = laid["game"]
    ann.post(f"/api/games/{game}/sit", {})
    ben.post(f"/api/games/{game}/bot", {"seat": 2, "bot": "random", "command": "bot"})
    ben.post(f"/api/games/{game}/do/start", {"command": "start"})
    assert names(ben, game) == ["Ben", CANARY, "Random 3"]
    ann.delete("/api/me")
    ben.post(f"/api/games/{game}/do/resign", {"command": "resign"})  # his worker writes the seats
    shown = [seat["name"] for row in ben.get("/api/me/games") for seat in row["seats"]]
    assert CANARY not in shown
    for person in (ben, at(ben, first)):
        ends = time.monotonic() + 2
        while CANARY in names(person, game):
            assert time.monotonic() < ends, "it stays in memory"
            time.sleep(0.02)


def test_what_somebody_forgotten_called_a_table_goes_at_the_other_worker_though_nothing_happens_there(
    two_servers: tuple[Server, Server],
) -> None:
    """Who sits there is somebody else: no seat becomes free or a bot's."""
    first, second = two_servers
    ann, ben = Person(first, CANARY), Person(second, "Ben")
    game = ann.lay("peloponnes", ["open", "open"], name=CANARY, listed=True)["game"]
    ben.post(f"/api/games/{game}/sit", {})
    assert ben.get(f"/api/games/{game}/table")["name"] == CANARY
    ann.delete("/api/me")
    ends = time.monotonic() + 5
    while ben.get(f"/api/games/{game}/table")["name"]:
        assert time.monotonic() < ends, "it stays in memory"
        time.sleep(0.02)


def test_a_forgotten_persons_sockets_end_at_the_other_worker(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ann = Person(first, CANARY)
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]

    async def watch() -> tuple[int | None, float]:
        async with ann.socket(game, second.port) as silent:
            await asyncio.to_thread(ann.delete, "/api/me")
            began = time.monotonic()
            await asyncio.wait_for(silent.wait_closed(), 5)
            return silent.close_code, time.monotonic() - began

    code, seconds = asyncio.run(watch())
    assert code == 1008
    assert seconds < 1


def places_of(data: Path, word: str) -> list[str]:
    """Files of a folder that hold a word."""
    return [path.name for path in sorted(data.iterdir()) if word.encode() in path.read_bytes()]


def test_nothing_of_somebody_forgotten_stays_in_any_byte_of_the_data_folder(data: Path) -> None:
    """Not in the write-ahead log, not in free pages; whoever has the database open to read."""
    with Server(data) as server:
        ann, ben = Person(server, CANARY), Person(server, "Ben")
        reader = sqlite3.connect(f"file:{data / 'isthmos.db'}?mode=ro", uri=True)
        crowd = [Person(server, f"Person {number} " + "x" * 20) for number in range(30)]
        game = ann.lay("peloponnes", ["me", "open"], name=f"{CANARY} plays", listed=True)["game"]
        ben.post(f"/api/games/{game}/sit", {})
        ann.post(f"/api/games/{game}/chat", {"text": f"I am {CANARY}"}, 201)
        ann.post("/api/me/name", {"name": CANARY + " II"})
        assert reader.execute("SELECT count(*) FROM person").fetchone()[0] == 32
        for person in crowd[::2]:
            person.delete("/api/me")
        assert places_of(data, CANARY)
        ann.delete("/api/me")
        assert places_of(data, CANARY) == []
        assert names(ben, game)[0] == ""
        assert ben.get(f"/api/games/{game}/table")["name"] == ""
        reader.close()


def test_the_standing_answers_of_somebody_forgotten_are_in_no_memory(data: Path) -> None:
    async def story() -> tuple[str, list[str]]:
        house = House(Config(data=data), SqliteStore(data / "isthmos.db"))
        await house.store.open()
        live = await table_for_two(house)
        await keep_standing(house, live, Who("p0"), [CANARY], False)
        before = live.standing[0]
        await house.forget("p0")
        await house.store.close()
        return before, live.standing

    before, after = asyncio.run(story())
    assert CANARY in before
    assert after == ["", ""]


def test_what_somebody_reads_at_that_moment_goes_when_it_has_been_read(data: Path) -> None:
    """A backup, say. Moves do not wait for it."""

    async def story() -> tuple[list[str], list[str], float]:
        house = House(Config(data=data), SqliteStore(data / "isthmos.db"))
        await house.store.open()
        ann, _ = await people.new_guest(house, CANARY, "")
        reader = sqlite3.connect(f"file:{data / 'isthmos.db'}?mode=ro", uri=True, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM person").fetchall()
        began = time.monotonic()
        await house.forget(ann.person)
        took, at_first = time.monotonic() - began, places_of(data, CANARY)
        await people.new_guest(house, "Ben", "")
        reader.execute("COMMIT")
        await house.store.tend()
        then = places_of(data, CANARY)
        reader.close()
        await house.store.close()
        return at_first, then, took

    at_first, then, took = asyncio.run(story())
    assert at_first == ["isthmos.db-wal"]
    assert then == []
    assert took < 1


def test_a_line_of_somebody_forgotten_is_not_kept(data: Path, either_database: str) -> None:
    """What was said with the last breath would bring the name back."""

    async def story() -> list[Row]:
        house = House(Config(data=data), store_for(either_database, data))
        await house.store.open()
        ann, _ = await people.new_guest(house, CANARY, "")
        setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, 2, "", ann.person)
        game, _ = await laying.lay(house, ann, setup, "", [laying.ME, laying.ME], "", start=True)
        live = await house.open(game)
        await chat.say(house, live, ann, "hello")
        await house.forget(ann.person)
        with pytest.raises(WhoAreYou):
            await chat.say(house, live, ann, f"{CANARY} was here")
        lines: list[Row] = await house.reading(lambda connection: queries.chat_of(connection, game))
        await asyncio.gather(*house.tasks, return_exceptions=True)
        await house.store.close()
        return lines

    assert asyncio.run(story()) == []


def test_a_table_that_is_just_being_opened_hears_of_a_new_name(data: Path) -> None:
    """It has read the old one already."""

    async def story() -> list[str]:
        house = House(Config(data=data, cached_games=0), SqliteStore(data / "isthmos.db"))
        await house.store.open()
        ann, _ = await people.new_guest(house, "Ann", "")
        setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, 1, "", ann.person)
        game, _ = await laying.lay(house, ann, setup, "", [laying.ME], "")
        while game in house.lives:  # the thread that has read its name holds it a little longer
            await asyncio.sleep(0.01)
        load, has_read, may_go_on = house.load, asyncio.Event(), asyncio.Event()

        async def slowly(game: str) -> Live:
            live = await load(game)
            has_read.set()
            await may_go_on.wait()
            return live

        house.load = slowly  # type: ignore[method-assign, assignment]
        opening = asyncio.create_task(house.open(game))
        await has_read.wait()
        await house.writing(lambda connection: queries.change_person(connection, ann.person, {"name": "Anna"}))
        renaming = asyncio.create_task(house.renamed(ann.person))
        await asyncio.sleep(0)
        may_go_on.set()
        live = await opening
        await renaming
        await house.store.close()
        return live.names

    assert asyncio.run(story()) == ["Anna"]
