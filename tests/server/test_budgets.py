"""What one person may ask of the house: bounded in size, time and number, and refused with a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import RecordError
from isthmos.core.record import Record
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.server import app
from isthmos.server.operation.config import Config, from_environment
from isthmos.server.tables.reading_room import MEMORY, ReadingRoom
from isthmos.server.wire.refusals import Refused
from isthmos.table.sitting import Sitting
from isthmos.table.table import Table

OWNERS = '{"hero":[{"id":"hector","red":{"points":6,"source":"photo"}}]}'
Lobby = httpx.AsyncClient


@asynccontextmanager
async def lobby(folder: Path, **settings: Any) -> AsyncIterator[Lobby]:
    """A guest in a house of its own."""
    limits = {"rate": 1e9, "burst": 1e9, "account_rate": 1e9, "account_burst": 1e9, "bot_pause": 0.0}
    guard = app.make_app(Config(data=folder, **limits, **settings))  # type: ignore[arg-type]
    http = Lobby(transport=httpx.ASGITransport(guard), base_url="http://localhost", timeout=60)
    async with guard.app.lifespan(), http:
        token = (await http.post("/api/session", json={"name": "Ann"})).json()["token"]
        http.cookies.clear()
        http.headers["authorization"] = f"Bearer {token}"
        http.house = guard.app.state.house  # type: ignore[attr-defined]
        yield http


def told(folder: Path, story: Callable[[Lobby], Coroutine[Any, Any, Any]], **settings: Any) -> Any:
    async def whole() -> Any:
        async with lobby(folder, **settings) as http:
            return await story(http)

    return asyncio.run(whole())


def new_table(**more: Any) -> dict[str, Any]:
    return {"title": "peloponnes", "sitters": ["me", "bot:random"], **more}


def played(title: str, seats: int, options: dict[str, str]) -> Record:
    """A whole game of first answers."""
    names = [f"Player {seat}" for seat in range(seats)]
    game = Table.new(TITLES[title], seats, options, names, dealer_from_seed("budgets"))
    while (seat := game.state.seat()) != OVER:
        game.submit(seat, game.title.write(game.state, game.state.moves()[0]))
    return game.record


# --- owner's data ---------------------------------------------------------------------------------


@pytest.mark.parametrize("allowed", [False, True], ids=["not allowed", "allowed"])
def test_owners_data_comes_in_only_where_the_operator_allows_it(data: Path, allowed: bool) -> None:
    record = records.to_json(played("heroes", 2, {"data": OWNERS}))

    async def story(http: Lobby) -> list[httpx.Response]:
        body = {"title": "heroes", "sitters": ["me", "open"], "options": {"data": OWNERS}}
        return [
            await http.post("/api/games", json=body),
            await http.post("/api/records", content=record),
            await http.post("/api/games", json=body, headers={"accept-language": "de"}),
        ]

    laid, brought, german = told(data, story, owners_data=allowed)
    if allowed:
        assert (laid.status_code, brought.status_code) == (201, 201)
        return
    assert (laid.status_code, brought.status_code) == (403, 403)
    assert laid.json()["sentence"] == "This server plays with the data of the box as shipped only."
    assert brought.json()["sentence"] == laid.json()["sentence"]
    assert german.json()["sentence"] == "Dieser Server spielt nur mit den mitgelieferten Daten der Schachtel."


def test_a_house_rule_must_be_named_and_is_then_shown_in_the_room_and_in_every_list(data: Path) -> None:
    """HC-10.12: and a table that corrects what the rulebook leaves open shows none."""
    silent = '[[hero]]\nid = "hector"\nstart = { strength = 9 }\n'

    async def story(http: Lobby) -> list[httpx.Response]:
        body = {"title": "heroes", "sitters": ["me", "open"], "listed": True}
        asked = [{"data": silent}, {"data": f"house_rule = true\n{silent}"}, {"data": OWNERS}, {}]
        laid = [await http.post("/api/games", json={**body, "options": options}) for options in asked]
        tables = [await http.get(f"/api/games/{one.json()['game']}/table") for one in laid[1:]]
        return [laid[0], *tables, await http.get("/api/lobby"), await http.get("/api/me/games")]

    refused, *tables, lobby, mine = told(data, story, owners_data=True)
    assert (refused.status_code, "(HC-9.5)" in refused.json()["sentence"]) == (422, True)
    assert [table.json()["house_rules"] for table in tables] == [["hero hector: start (HC-9.5)"], [], []]
    for games in (lobby, mine):
        assert sorted(game["house_rules"] for game in games.json()) == [False, False, True]


def test_the_operator_allows_owners_data_by_a_variable(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not from_environment(data).owners_data
    monkeypatch.setenv("ISTHMOS_OWNERS_DATA", "1")
    assert from_environment(data).owners_data


# --- the reading room -----------------------------------------------------------------------------

ENDLESS = range(10**13)
"""Its sum takes hours, and the interpreter is held all the while."""


def test_whoever_reads_too_long_is_stopped_and_the_next_one_is_served() -> None:
    async def story() -> tuple[int, str, int]:
        room = ReadingRoom(1.0)
        turns = 0
        slow = asyncio.create_task(room.read(sum, ENDLESS))
        quick = asyncio.create_task(room.read(len, "abc"))
        while not slow.done():
            await asyncio.sleep(0.01)
            turns += 1
        found = await quick
        room.close()
        error = slow.exception()
        assert isinstance(error, Refused)
        return found, error.message.id, turns

    found, reason, turns = asyncio.run(story())
    assert (found, reason) == (3, "server-reading-takes-too-much")
    assert turns > 20, "the event loop stood still"


def test_whoever_needs_too_much_memory_is_refused() -> None:
    async def story() -> None:
        room = ReadingRoom(30.0)
        with pytest.raises(Refused):
            await room.read(bytes, 2 * MEMORY)
        assert await room.read(len, "abc") == 3
        room.close()

    asyncio.run(story())


def test_records_and_past_positions_are_read_away_from_the_event_loop(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are answered while a record waits behind an endless one."""
    record = records.to_json(played("peloponnes", 2, {}))

    def here(*_: object) -> None:
        raise AssertionError("read on the event loop")

    async def story(http: Lobby) -> None:
        monkeypatch.setattr(records, "load", here)
        monkeypatch.setattr(Sitting, "look_back", here)
        room = http.house.room  # type: ignore[attr-defined]
        endless = asyncio.create_task(room.read(sum, ENDLESS))
        brought = asyncio.create_task(http.post("/api/records", content=record))
        for _ in range(5):
            assert (await http.get("/api/titles")).status_code == 200
        assert not brought.done()
        assert isinstance((await asyncio.gather(endless, return_exceptions=True))[0], Refused)
        game = (await brought).json()["game"]
        past = await http.get(f"/api/games/{game}?at=3&lang=de")
        assert (past.status_code, past.json()["seq"]) == (200, 3)

    told(data, story, reading_seconds=3.0)


def test_a_record_of_too_many_answers_is_refused_before_it_is_played() -> None:
    record = played("peloponnes", 2, {})
    record.answers *= 100
    with pytest.raises(RecordError, match="a record can have 5000"):
        records.load(records.to_json(record), TITLES)
