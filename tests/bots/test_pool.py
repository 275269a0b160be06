"""The pool: any job, the most urgent first, none for what is gone, and never longer than it may."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from isthmos.bots import pool as pools
from isthmos.bots.bot import UNBOUND, Budget
from isthmos.bots.desk import Lost
from isthmos.bots.pool import AT_LEISURE, AWAITED, CHANCES, MOVE, UNWATCHED, VALUES, Job, Pool, TooManyJobs
from isthmos.bots.shelf import bot_named
from isthmos.core.packing import pack
from isthmos.core.state import State
from isthmos.games.catalogue import TITLES

from .thinkers import settle

TITLE = TITLES["peloponnes"]


def position() -> State:
    state = TITLE.start(3, {})
    while state.seat() < 0 or len(state.moves()) < 3:
        state.play(state.moves()[0])
    return state


def job(seed: str = "", what: str = MOVE, bot: str = "thinker", place: str = "", budget: Budget = UNBOUND) -> Job:
    state = position()
    return Job(TITLE.id, pack(TITLE, state), what, state.seat(), bot, seed, budget, place)


@pytest.fixture(autouse=True)
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "journal"
    file.write_text("")
    monkeypatch.setenv("JOURNAL", str(file))
    return file


def told(story: Callable[[Pool], Coroutine[Any, Any, Any]], processes: int = 1, seconds: float = 30) -> Any:
    async def whole() -> Any:
        pool = Pool(processes, seconds, settle)
        try:
            await asyncio.gather(*[pool.do(job(bot="random"), f"warm up {n}", AWAITED) for n in range(processes)])
            return await asyncio.wait_for(story(pool), 60)
        finally:
            pool.close()

    return asyncio.run(whole())


def lines(file: Path, kind: str) -> list[str]:
    return [line.partition(" ")[2] for line in file.read_text().splitlines() if line.startswith(f"{kind} ")]


# --- what can be asked ----------------------------------------------------------------------------


def test_a_move_the_value_of_every_move_and_the_chance_of_every_seat_are_jobs() -> None:
    async def story(pool: Pool) -> list[Any]:
        return [await pool.do(job(what=what, bot="greedy"), "table", AWAITED) for what in (MOVE, VALUES, CHANCES)]

    move, values, chances = told(story)
    state, bot = position(), bot_named("greedy", TITLE, "")
    assert move == TITLE.write(state, bot.choose(state, state.seat()))
    assert values == bot.values(state, state.seat())
    assert chances == bot.win_chances(state)


def test_a_review_is_one_job_for_each_position_and_lets_a_person_in_between(written: Path) -> None:
    async def story(pool: Pool) -> tuple[list[Any], int]:
        review = asyncio.ensure_future(pool.review([job(f"{n}:0.1") for n in range(5)], "studied"))
        await asyncio.sleep(0.15)
        await pool.do(job("person"), "played", AWAITED)
        return await review, lines(written, "asked").index("person 1")

    found, place = told(story)
    assert len(found) == 5
    assert 0 < place < 4


def test_a_job_reaches_its_bot_with_its_budget(written: Path) -> None:
    told(lambda pool: pool.do(job("seed", budget=Budget(250, 7)), "table", AWAITED))
    assert lines(written, "open") == ["seed 250 7"]


# --- whose turn it is -----------------------------------------------------------------------------


def test_whoever_is_waited_for_comes_first_and_then_who_came_first(written: Path) -> None:
    async def story(pool: Pool) -> None:
        urgencies = [AWAITED, AT_LEISURE, UNWATCHED, UNWATCHED, AT_LEISURE, AWAITED]
        works = []
        for number, urgency in enumerate(urgencies):
            works.append(asyncio.ensure_future(pool.do(job(f"{number}:0.1"), f"table {number}", urgency)))
            await asyncio.sleep(0.01)
        await asyncio.gather(*works)

    told(story)
    assert [line.partition(":")[0] for line in lines(written, "asked")] == ["0", "5", "2", "3", "1", "4"]


def test_a_table_has_so_many_jobs_of_one_urgency_and_its_moves_are_not_held_up_by_its_reviews() -> None:
    async def story(pool: Pool) -> None:
        reviews = [asyncio.ensure_future(pool.do(job("a:0.1"), "table", AT_LEISURE)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyJobs):
            await pool.do(job(), "table", AT_LEISURE)
        await pool.do(job(), "table", AWAITED)
        await pool.do(job(), "another table", AT_LEISURE)
        await asyncio.gather(*reviews)
        await pool.do(job(), "table", AT_LEISURE)
        assert not pool.jobs

    told(story)


def test_a_job_that_nobody_wants_any_more_is_not_begun(written: Path) -> None:
    async def story(pool: Pool) -> None:
        first = asyncio.ensure_future(pool.do(job("first:0.3"), "table 1", AWAITED))
        await asyncio.sleep(0.05)
        gone = asyncio.ensure_future(pool.do(job("gone"), "table 2", AWAITED))
        last = asyncio.ensure_future(pool.do(job("last"), "table 3", UNWATCHED))
        await asyncio.sleep(0.05)
        gone.cancel()
        await asyncio.gather(first, last)

    told(story)
    assert lines(written, "asked") == ["first:0.3 1", "last 1"]


def test_a_job_that_has_begun_ends_soon_after_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process with it, if need be; one that is nearly done keeps its process."""
    monkeypatch.setattr(pools, "GRACE", 0.4)

    async def forgotten(pool: Pool, seconds: float) -> Any:
        process = pool.desks[0].process
        work = asyncio.ensure_future(pool.do(job(f"slow:{seconds}"), "table", AWAITED))
        await asyncio.sleep(0.1)
        work.cancel()
        began = time.monotonic()
        await pool.do(job(), "other table", AWAITED)
        assert time.monotonic() - began < 20
        return pool.desks[0].process is process

    assert told(lambda pool: forgotten(pool, 0.3))
    assert not told(lambda pool: forgotten(pool, 1000))


def test_a_job_has_a_deadline_and_the_next_one_gets_a_new_process() -> None:
    async def story(pool: Pool) -> None:
        with pytest.raises(TimeoutError):
            await pool.do(job("slow:1000"), "table", AWAITED)
        assert await pool.do(job("quick"), "table", AWAITED)

    told(story, seconds=0.5)


def test_a_pool_that_is_closed_begins_nothing() -> None:
    async def story(pool: Pool) -> None:
        pool.close()
        with pytest.raises(Lost):
            await pool.do(job(), "table", AWAITED)
        assert pool.desks[0].process is None

    told(story)


# --- a bot from one question to the next ----------------------------------------------------------


def test_a_bot_is_asked_again_at_its_place_and_closed_when_others_need_the_room(written: Path) -> None:
    async def story(pool: Pool) -> None:
        for place in ("a", "a", "b", "a", "c", "d"):
            await pool.do(job(place, place=place), "table", AWAITED)

    told(story)
    assert lines(written, "asked") == ["a 1", "a 2", "b 1", "a 3", "c 1", "d 1"]
    assert lines(written, "close") == ["b", "a"]


def test_a_bot_without_a_place_is_closed_at_once_and_one_that_fails_is_not_asked_again(written: Path) -> None:
    async def story(pool: Pool) -> None:
        await pool.do(job("once"), "table", AWAITED)
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await pool.do(job("fail", place="a"), "table", AWAITED)

    told(story)
    assert lines(written, "close") == ["once", "fail", "fail"]
    assert lines(written, "asked") == ["once 1", "fail 1", "fail 1"]


def test_with_several_processes_a_bot_is_asked_where_it_was_opened(written: Path) -> None:
    async def story(pool: Pool) -> None:
        for number in range(4):
            place = "ab"[number % 2]
            await pool.do(job(place, place=place), "table", AWAITED)
            await asyncio.gather(*[pool.do(job("c:0.05"), f"{n}", AWAITED) for n in range(2)])

    told(story, processes=2)
    assert {"a 2", "b 2"} <= set(lines(written, "asked"))
