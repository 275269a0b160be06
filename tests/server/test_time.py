"""Time at a house: clocks that are set, servers that stand still, moves that are received just before a flag falls."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from isthmos.games.catalogue import TITLES
from isthmos.server.operation import now as now_module
from isthmos.server.operation.config import Config
from isthmos.server.people import people
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.store import schema as t
from isthmos.server.store.opening import store_for
from isthmos.server.store.queries import LONGEST_PAUSE
from isthmos.server.tables import commands, laying
from isthmos.server.tables import keeper as keeper_module
from isthmos.server.tables.house import House
from isthmos.server.tables.keeper import GRACE, HEARTBEAT, Keeper
from isthmos.server.tables.live import Live
from isthmos.server.wire.frames import Outgoing
from isthmos.server.wire.refusals import Refusal, Refused, Stale
from isthmos.table.events import Clock, Event, Setup

from .running import answered_by, done_by

SECONDS = 60
FEW = 5.0
"""Seconds by which nobody minds being wronged."""


class Opened:
    """A house whose keeper does only what it is told to; time passes when the test says so."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.keeper = Keeper(house)

    def stand_still(self, seconds: float) -> None:
        self.house.now.offset += seconds

    async def live_for(self, seconds: float) -> None:
        """With heartbeats."""
        while seconds > 0:
            self.house.now.offset += min(HEARTBEAT, seconds)
            seconds -= HEARTBEAT
            await self.keeper.beat()

    async def lay(self, seats: int = 2, **setup: Any) -> tuple[Live, list[Who]]:
        """A table with a person on each seat, dealt."""
        whos = [(await people.new_guest(self.house, f"Person {seat}", ""))[0] for seat in range(seats)]
        terms = {"clock": Clock("move", SECONDS), **setup}
        given = Setup("peloponnes", TITLES["peloponnes"].rules_version, seats, "", whos[0].person, **terms)
        game, _ = await laying.lay(self.house, whos[0], given, "", [laying.ME, *[laying.OPEN] * (seats - 1)], "")
        live = await self.house.open(game)
        for number, who in enumerate(whos[1:], 1):
            await commands.sit(self.house, live, who, number, "", f"sit {number}")
        await done_by(self.house, live, whos[0].person, "start", "start", None)
        return live, whos

    def left(self, live: Live) -> float:
        left = live.sitting.time_left(live.sitting.asked(), self.house.now())
        assert left is not None
        return left

    async def row(self, live: Live) -> Any:
        query = select(t.game.c.deadline, t.game.c.seq).where(t.game.c.id == live.id)
        return await self.house.reading(lambda connection: connection.execute(query).one())


@contextlib.asynccontextmanager
async def opened(data: Path, database: str = "") -> AsyncIterator[Opened]:
    house = House(Config(data=data), store_for(database, data))
    await house.store.open()
    one = Opened(house)
    for duty in one.keeper.duties:
        duty.first = 1e6
    await one.keeper.start()
    yield one
    await one.keeper.stop()
    for task in list(house.tasks):
        task.cancel()
    house.bots.close()
    await house.store.close()


def told(data: Path, story: Callable[[Opened], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with opened(data) as one:
            await story(one)

    asyncio.run(whole())


def passing(live: Live) -> str:
    state = live.sitting.playing().state
    return live.sitting.title.write(state, state.moves()[-1])


# --- clocks that are set --------------------------------------------------------------------------


@pytest.mark.parametrize("days", [-400.0, -1.0, -0.0001, 0.0001, 1.0, 400.0])
def test_a_wall_clock_that_was_set_while_no_server_ran_wrongs_nobody(
    data: Path, monkeypatch: pytest.MonkeyPatch, days: float
) -> None:
    async def story() -> None:
        async with opened(data) as before:
            live, _ = await before.lay()
            await before.live_for(20)
            left, at = before.left(live), before.house.now()
        wall = SimpleNamespace(time=lambda: at + days * 86400, monotonic=time.monotonic)
        monkeypatch.setattr(now_module, "time", wall)
        async with opened(data) as after:
            live = await after.house.open(live.id)
            await after.keeper.let_flags_fall()
            assert not live.sitting.bot_asked()
            assert after.left(live) == pytest.approx(left, abs=max(FEW, min(abs(days) * 86400, LONGEST_PAUSE)))
            await answered_by(
                after.house, live, live.sitting.seats[live.sitting.asked()].person, 4, "move", passing(live)
            )
            events: list[Event] = await after.house.reading(
                lambda connection: queries.events_of(connection, live.id, 0)
            )
            assert [event.at for event in events] == sorted(event.at for event in events)
            await after.live_for(SECONDS - FEW)
            await after.keeper.let_flags_fall()
            assert not live.sitting.bot_asked()
            await after.live_for(FEW + GRACE)
            await after.keeper.let_flags_fall()
            assert live.sitting.bot_asked()

    asyncio.run(story())


def test_a_wall_clock_that_is_set_while_the_server_runs_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = SimpleNamespace(time=lambda: 1000.0, monotonic=lambda: 5.0)
    monkeypatch.setattr(now_module, "time", wall)
    now = now_module.Now()
    wall.time = lambda: 1000.0 - 86400
    wall.monotonic = lambda: 7.0
    assert now() == 1002.0


def test_a_server_that_stood_still_lets_no_flag_fall_for_that_time(data: Path) -> None:
    """Stopped and continued, or without its database: nobody could play."""

    async def story(one: Opened) -> None:
        live, _ = await one.lay()
        one.stand_still(3600)
        await one.keeper.let_flags_fall()
        assert not live.sitting.bot_asked()
        await one.keeper.beat()
        await one.keeper.let_flags_fall()
        assert not live.sitting.bot_asked()
        assert one.left(live) == pytest.approx(SECONDS, abs=FEW)
        assert (await one.row(live)).deadline > one.house.now() + SECONDS - FEW, "it is looked at again every second"

    told(data, story)


def test_who_went_before_a_downtime_has_been_gone_without_it(data: Path) -> None:
    async def story(one: Opened) -> None:
        live, _ = await one.lay(leave_after=100)
        gone = one.house.now()
        await one.house.writing(lambda connection: queries.set_gone(connection, live.id, [1], gone))
        one.stand_still(3600)
        await one.keeper.beat()
        await one.keeper.replace_those_gone()
        assert not live.sitting.seats[1].bot
        await one.live_for(100)
        await one.keeper.replace_those_gone()
        assert live.sitting.seats[1].bot

    told(data, story)


def test_whoever_was_connected_when_the_server_ended_and_does_not_come_back_is_gone(data: Path) -> None:
    async def story() -> None:
        async with opened(data) as before:
            game = (await before.lay(leave_after=100))[0].id
        async with opened(data) as after:
            await after.live_for(101)
            await after.keeper.replace_those_gone()
            assert [seat.bot for seat in (await after.house.open(game)).sitting.seats] == ["greedy", "greedy"]

    asyncio.run(story())


def test_a_worker_whose_clock_is_behind_follows_the_others(data: Path) -> None:
    async def story(one: Opened) -> None:
        ahead = one.house.now() + 3
        await one.house.writing(lambda connection: queries.beat(connection, "another", ahead))
        await one.keeper.beat()
        assert one.house.now() >= ahead

    told(data, story)


# --- flags ----------------------------------------------------------------------------------------


def test_online_go_687_a_move_received_in_time_wins_though_the_flag_is_let_fall_meanwhile(data: Path) -> None:
    """online-go#687, lila#18208: whoever comes first is first, and the time of receiving counts."""

    async def story(one: Opened) -> None:
        live, _ = await one.lay()
        await one.live_for(SECONDS - 1)
        asked, seq = live.sitting.asked(), live.sitting.seq
        async with live.lock:
            move = asyncio.create_task(
                answered_by(one.house, live, live.sitting.seats[asked].person, seq, "move", passing(live))
            )
            await asyncio.sleep(0)
            await one.live_for(2 + GRACE)
            flag = asyncio.create_task(one.keeper.let_flags_fall())
            await asyncio.sleep(0.05)
        assert (await move).seq == seq + 1
        await flag
        assert not live.sitting.seats[asked].bot

    told(data, story)


def test_lila_11966_a_flag_that_has_fallen_is_an_event_like_a_move(data: Path) -> None:
    """A move received after it is told that the position has changed; nothing is played by two."""

    async def story(one: Opened) -> None:
        live, _ = await one.lay()
        await one.live_for(SECONDS + GRACE)
        asked, seq, text = live.sitting.asked(), live.sitting.seq, passing(live)
        await one.keeper.let_flags_fall()
        last = (await one.house.reading(lambda connection: queries.events_of(connection, live.id, seq)))[0]
        assert (last.seq, last.kind(), last.seat) == (seq + 1, "time-out", asked)
        with pytest.raises(Refusal):
            await answered_by(one.house, live, live.sitting.seats[asked].person, seq, "late", text)

    told(data, story)


def test_within_the_grace_of_a_flag_nobody_answers_that_is_late(data: Path) -> None:
    async def story(one: Opened) -> None:
        live, _ = await one.lay()
        await one.live_for(SECONDS + GRACE / 2)
        await one.keeper.let_flags_fall()
        asked = live.sitting.asked()
        assert not live.sitting.seats[asked].bot
        with pytest.raises(Refused, match="time is up"):
            await answered_by(
                one.house, live, live.sitting.seats[asked].person, live.sitting.seq, "late", passing(live)
            )

    told(data, story)


def test_a_game_that_cannot_be_worked_on_does_not_keep_the_flags_of_others_waiting(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Opened) -> None:
        stuck, _ = await one.lay()
        other, _ = await one.lay()
        await one.live_for(SECONDS + GRACE)
        async with stuck.lock:
            await asyncio.wait_for(one.keeper.let_flags_fall(), 10)
        assert other.sitting.seats[0].bot or other.sitting.seats[1].bot

    monkeypatch.setattr(keeper_module, "LONGEST_WORK", 0.1)
    told(data, story)


def test_an_undo_is_told_to_those_who_look_on(data: Path) -> None:
    class Onlooker:
        person, wants = "", ""

        def __init__(self) -> None:
            self.lines: list[str] = []

        def push(self, frame: Outgoing) -> None:
            for row in msgspec.json.decode(frame.data).get("log", []):
                self.lines += [line["message"]["id"] for line in row["lines"]]

        def close(self, code: int, reason: str) -> None: ...

    async def story(one: Opened) -> None:
        live, _ = await one.lay()
        onlooker = Onlooker()
        live.listeners.add(onlooker)
        person = live.sitting.seats[live.sitting.asked()].person
        await answered_by(one.house, live, person, live.sitting.seq, "move", passing(live))
        await done_by(one.house, live, person, "undo", "undo", None)
        assert onlooker.lines[-1] == "table-log-undone"

    told(data, story)


def test_an_agreement_to_something_else_is_refused(data: Path) -> None:
    """tobymao/18xx#7621: it was on its way when another request took the place of the one it was meant for."""

    async def story(one: Opened) -> None:
        live, whos = await one.lay()
        await done_by(one.house, live, whos[0].person, "pause", "ask", None)
        seen = live.sitting.seq
        await done_by(one.house, live, whos[0].person, "decline", "withdraw", None)
        await done_by(one.house, live, whos[0].person, "pause", "ask again", None)
        with pytest.raises(Stale):
            await done_by(one.house, live, whos[1].person, "agree", "late", seen)
        assert live.sitting.status() == "running"

    told(data, story)
