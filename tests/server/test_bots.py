"""Bots at tables: a thought about a position that is gone is given up, and who is waited for comes first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from isthmos.bots.bot import Budget
from isthmos.bots.pool import AWAITED, MOVE, UNWATCHED
from isthmos.core.packing import unpack
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES
from isthmos.server.tables.bots import BotPool
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Change, Live
from isthmos.table.events import Setup

from .test_bots_secret import Onlooker, close, house_in

SEATS = 2
TITLE = TITLES["perikles"]


class Slow(BotPool):
    """Thinks for ever, and notes about what."""

    def __init__(self) -> None:
        super().__init__(1, 0)
        self.asked: list[tuple[str, int]] = []
        self.given_up: list[str] = []

    async def answer(self, title: Title, state: State, bot: str, question: str, urgency: int = AWAITED) -> str:
        self.asked.append((question.partition(" ")[2], urgency))
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            self.given_up.append(question.partition(" ")[2])
            raise
        raise AssertionError


def stand_in(seat: int) -> Change:
    return lambda sitting, key, at: sitting.give_to_bot(seat, "random", "away", key, at)


async def table_of_bots(house: House, person: str) -> Live:
    """Every seat is one person's, and a bot stands in at it."""
    setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, SEATS, "", "")
    sit: list[Any] = [lambda sitting, key, at, n=n: sitting.sit(n, person, "", key, at) for n in range(SEATS)]
    game, _ = await house.lay(setup, "", "", sit)
    live = await house.open(game)
    await house.act(live, "start", lambda sitting, key, at: sitting.start(key, at))
    for seat in range(SEATS):
        await house.act(live, f"bot {seat}", stand_in(seat))
    await asyncio.sleep(0)
    return live


@pytest.mark.parametrize("is_watched", [False, True])
def test_a_thought_about_a_position_that_is_gone_is_given_up(data: Path, is_watched: bool) -> None:
    async def play() -> Slow:
        house = await house_in(data)
        house.bots.close()
        house.bots = pool = Slow()
        live = await table_of_bots(house, "ann")
        await asyncio.sleep(0.05)
        asked, seq = live.sitting.asked(), live.sitting.seq
        assert pool.asked[-1][0] == f"{asked} {seq}"
        if is_watched:
            onlooker = Onlooker()
            onlooker.person = "ann"
            live.listeners.add(onlooker)
        await house.act(live, "other", lambda sitting, key, at: sitting.come_back(1 - asked, key, at))
        await asyncio.sleep(0.05)
        assert pool.given_up[-1] == f"{asked} {seq}"
        assert pool.asked[-1] == (f"{asked} {live.sitting.seq}", AWAITED if is_watched else UNWATCHED)
        await house.act(live, "asked", lambda sitting, key, at: sitting.come_back(asked, key, at))
        await asyncio.sleep(0.05)
        assert live.bot is None, "nobody is asked any more"
        assert [question for question, _ in pool.asked] == pool.given_up
        await close(house)
        return pool

    assert len(asyncio.run(play()).asked) >= 2


def test_a_bot_gets_an_imagined_position_and_half_of_its_deadline_to_think() -> None:
    pool, position = BotPool(1, 0, seconds=4), TITLE.start(3, {})
    while position.seat() < 0:
        position.play(position.moves()[0])
    job = pool.job(MOVE, TITLE, position, position.seat(), "greedy", "game 1 7")
    assert unpack(TITLE, job.position).moves() == position.moves()
    assert (job.seat, job.place, job.budget) == (position.seat(), "game 1", Budget(milliseconds=2000))
    assert job.seed == pool.seed("game 1 7") != BotPool(1, 0).seed("game 1 7")
