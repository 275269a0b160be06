"""When a move is on the disk its player hears of it, before the positions are made; nobody hears of it earlier."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Ack, Live
from isthmos.server.wire.frames import Outgoing
from isthmos.table.events import Setup

from .running import Server, answered_by, receive_until, send, table_of
from .test_commands import asked_of, body


class Ear:
    """Somebody connected, who looks up on the disk what it is told."""

    wants = ""

    def __init__(self, file: Path, person: str, told: list[str]) -> None:
        self.file = file
        self.person = person
        self.told = told
        self.not_on_disk: list[int] = []

    def push(self, frame: Outgoing) -> None:
        seq = json.loads(frame.data)["seq"]
        self.told.append(f"position {seq}")
        with sqlite3.connect(self.file) as connection:
            (kept,) = connection.execute("SELECT max(seq) FROM event").fetchone()
        if kept < seq:
            self.not_on_disk.append(seq)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


async def table_for_two(house: House) -> Live:
    setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, 2, "", "p0")
    sit = [lambda sitting, key, at, n=n: sitting.sit(n, f"p{n}", "", key, at) for n in range(2)]
    game, _ = await house.lay(setup, "", "p0", sit)  # type: ignore[arg-type]
    live = await house.open(game)
    await house.act(live, "start", lambda sitting, key, at: sitting.start(key, at))
    return live


def first_answer(live: Live) -> tuple[str, int, str]:
    """Who is asked, for which position, and what could be said."""
    sitting = live.sitting
    state = sitting.playing().state
    return f"p{sitting.asked()}", sitting.seq, sitting.title.write(state, state.moves()[0])


async def play_as_soon_as_acknowledged(data: Path, moves: int) -> tuple[list[str], Ear]:
    """Each move is sent in the very moment the one before is acknowledged, in what would be another socket's task."""
    store = SqliteStore(data / "isthmos.db")
    await store.open()
    house = House(Config(data=data), store)
    live = await table_for_two(house)
    told: list[str] = []
    ear = Ear(store.file, "p0", told)
    live.listeners.add(ear)
    over = asyncio.get_running_loop().create_future()

    def acknowledged(ack: Ack) -> None:
        told.append(f"ack {ack.seq}")
        if len([one for one in told if one.startswith("ack")]) < moves:
            house.spawn(move())
        else:
            over.set_result(None)

    async def move() -> None:
        person, seq, text = first_answer(live)
        await answered_by(house, live, person, seq, f"c{seq}", text, acknowledged)

    await move()
    await over
    await house.settled(live)
    await store.close()
    return told, ear


def test_nobody_is_told_of_a_move_that_is_not_on_the_disk(data: Path) -> None:
    """Between the acknowledgement and the position no other move may touch the table."""
    told, ear = asyncio.run(play_as_soon_as_acknowledged(data, 8))
    assert ear.not_on_disk == []
    seqs = [int(one.split()[1]) for one in told if one.startswith("position")]
    assert seqs == list(range(seqs[0], seqs[0] + 8)), "a position was left out"


def test_each_move_is_acknowledged_before_its_position_is_told(data: Path) -> None:
    told, _ = asyncio.run(play_as_soon_as_acknowledged(data, 4))
    seqs = sorted({int(one.split()[1]) for one in told})
    assert told == [f"{what} {seq}" for seq in seqs for what in ("ack", "position")]


async def play_at_once(data: Path, tables: int) -> list[str]:
    """One move at each table, all in one transaction."""
    store = SqliteStore(data / "isthmos.db")
    await store.open()
    house = House(Config(data=data), store)
    lives = [await table_for_two(house) for _ in range(tables)]
    told: list[str] = []

    async def move(live: Live) -> None:
        person, seq, text = first_answer(live)
        await answered_by(house, live, person, seq, f"c{seq}", text, lambda ack: told.append(f"ack {ack.seq}"))

    for live in lives:
        live.listeners.add(Ear(store.file, "p0", told))
    transactions, transact = [], store.transact

    async def counted(works: list[Any]) -> list[Any]:
        transactions.append(len(works))
        return await transact(works)

    store.transact = counted  # type: ignore[method-assign]
    await asyncio.gather(*(move(live) for live in lives))
    assert transactions == [tables]
    await store.close()
    return [one.partition(" ")[0] for one in told]


def test_of_moves_that_are_stored_together_all_are_acknowledged_before_any_position_is_made(data: Path) -> None:
    assert asyncio.run(play_at_once(data, 3)) == ["ack"] * 3 + ["position"] * 3


def test_a_bot_is_woken_even_if_its_opponent_cannot_be_told(data: Path) -> None:
    """Whatever becomes of the acknowledgement, the move counts and the game goes on."""

    class Watched(House):
        woken = 0

        def follow_up(self, live: Live) -> None:
            self.woken += 1

    async def play() -> tuple[int, int]:
        store = SqliteStore(data / "isthmos.db")
        await store.open()
        house = Watched(Config(data=data), store)
        live = await table_for_two(house)
        before = house.woken
        person, seq, text = first_answer(live)

        def fail(_: Ack) -> None:
            raise ConnectionResetError

        with pytest.raises(ConnectionResetError):
            await answered_by(house, live, person, seq, "c", text, fail)
        await store.close()
        return live.sitting.seq - seq, house.woken - before

    assert asyncio.run(play()) == (1, 1)


def test_on_a_socket_the_acknowledgement_comes_first(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)

    async def play() -> list[str]:
        async with person.socket(game) as socket:
            await send(socket, type="hello")
            await receive_until(socket, "position")
            await send(socket, type="answer", **body(position))
            heard = [await receive_until(socket, "ack", "position") for _ in range(2)]
            await send(socket, type="answer", **body(position))
            heard.append(await receive_until(socket, "ack", "position"))
            return [f"{one['type']} {one['seq']} {one.get('repeated', '')}".strip() for one in heard]

    seq = position["seq"] + 1
    assert asyncio.run(play()) == [f"ack {seq} False", f"position {seq}", f"ack {seq} True"]
