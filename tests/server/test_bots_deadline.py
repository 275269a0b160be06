"""A bot that hangs, fails or talks nonsense stops nobody: it is answered for, and its process is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from isthmos.bots import pool as pools
from isthmos.bots.desk import Desk, Lost
from isthmos.bots.pool import Job
from isthmos.core.state import State
from isthmos.games.catalogue import TITLES
from isthmos.server.operation import logs
from isthmos.server.tables.bots import BotPool

from .test_bots_secret import Onlooker, close, house_in, played_by_bots

TITLE = TITLES["perikles"]
SEATS = 3
SECONDS, PATIENT = 0.5, 60.0
real_think = pools.think


def hang(*work: Any) -> str:
    """Instead of thinking, in the bot's process."""
    time.sleep(1000)
    raise AssertionError


def hang_if_greedy(job: Job) -> Any:
    return hang() if job.bot == "greedy" else real_think(job)


def talk_nonsense(*work: Any) -> str:
    return "fly to the moon"


def fail(*work: Any) -> str:
    raise ZeroDivisionError(f"canary {work}")


def end(*work: Any) -> str:
    os._exit(9)


def position() -> State:
    state = TITLE.start(SEATS, {})
    while state.seat() < 0 or len(state.moves()) < 3:
        state.play(state.moves()[0])
    return state


def told(story: Callable[[BotPool], Coroutine[Any, Any, Any]], processes: int = 1) -> Any:
    async def whole() -> Any:
        pool = BotPool(processes, 0, PATIENT)
        try:
            await ask(pool, "warm up")  # however long a process takes to be made, and its first thought
            pool.pool.seconds = SECONDS
            return await asyncio.wait_for(story(pool), 60)
        finally:
            pool.close()

    return asyncio.run(whole())


async def ask(pool: BotPool, question: str, bot: str = "random") -> str:
    return await pool.answer(TITLE, position(), bot, question)


def process_of(pool: BotPool) -> int:
    process = pool.pool.desks[0].process
    assert process is not None
    assert process.pid is not None
    return process.pid


def is_gone(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("trouble", [hang, fail, end])
def test_a_bot_that_does_not_answer_is_answered_for_with_a_legal_answer(
    monkeypatch: pytest.MonkeyPatch, trouble: Callable[..., str]
) -> None:
    async def story(pool: BotPool) -> tuple[str, float, str]:
        monkeypatch.setattr(pools, "think", trouble)
        began = time.monotonic()
        given = await ask(pool, "game 1 7")
        took = time.monotonic() - began
        monkeypatch.setattr(pools, "think", real_think)
        return given, took, await ask(pool, "game 2 7")

    with capture_logs() as logged:
        given, took, after = told(story)
    legal = TITLE.written(position())
    assert given in legal
    assert after in legal
    assert took < 20
    assert [line["event"] for line in logged][-1] == "bot failed"
    assert "canary" not in repr(logged), "its words may tell what it knows"


def test_a_hanging_process_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: BotPool) -> tuple[int, int]:
        before = process_of(pool)
        monkeypatch.setattr(pools, "think", hang)
        await ask(pool, "game 1 7")
        monkeypatch.setattr(pools, "think", real_think)
        pool.pool.seconds = PATIENT
        await ask(pool, "game 2 7")
        return before, process_of(pool)

    before, after = told(story)
    assert before != after
    assert is_gone(before)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_is_killed_or_stopped_from_outside_is_replaced(how: signal.Signals) -> None:
    async def story(pool: BotPool) -> tuple[int, str]:
        before = process_of(pool)
        os.kill(before, how)
        await ask(pool, "game 1 7")
        return before, await ask(pool, "game 2 8")

    with capture_logs() as logged:
        before, given = told(story)
    assert given in TITLE.written(position())
    assert is_gone(before)
    assert logged[-1]["event"] == ("bot process ended" if how == signal.SIGKILL else "bot failed")


def test_bots_of_other_tables_go_on_while_one_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: BotPool) -> bool:
        monkeypatch.setattr(pools, "think", hang_if_greedy)
        await asyncio.gather(ask(pool, "other 1 1"), ask(pool, "other 1 2"))  # both processes are there
        pool.pool.seconds = 30
        stuck = asyncio.ensure_future(ask(pool, "game 1 7", "greedy"))
        for number in range(10):
            await ask(pool, f"other 1 {number}")
        still_stuck = not stuck.done()
        stuck.cancel()
        return still_stuck

    assert told(story, processes=2)


def test_a_bot_that_has_failed_does_not_keep_others_waiting_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: BotPool) -> float:
        monkeypatch.setattr(pools, "think", hang)
        await ask(pool, "game 1 7")
        began = time.monotonic()
        for number in range(8, 18):
            await ask(pool, f"game 1 {number}")
        return time.monotonic() - began

    assert told(story) < SECONDS


def test_how_long_a_bot_has_thought_is_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers in steps of its pause, also when it thought for longer than one."""
    slept: list[float] = []
    real_sleep = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real_sleep(seconds)

    async def story(pool: BotPool) -> float:
        pool.pause = 0.2
        monkeypatch.setattr(pools, "think", hang)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        began = time.monotonic()
        await ask(pool, "game 1 7")
        return time.monotonic() - began

    took = told(story)
    assert len(slept) > 1
    assert took == pytest.approx(sum(slept), abs=0.15)


def test_a_game_goes_on_with_a_bot_that_talks_nonsense(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to be asked again every second for ever."""

    async def play() -> None:
        house = await house_in(data)
        await asyncio.wait_for(played_by_bots(house, Onlooker()), 60)
        await close(house)

    monkeypatch.setattr(pools, "think", talk_nonsense)
    with capture_logs() as logged:
        asyncio.run(play())
    assert "bot refused" in [line["event"] for line in logged]


def test_work_that_is_larger_than_a_pipe_does_not_block_the_loop_where_nobody_reads() -> None:
    async def story() -> int:
        desk = Desk(logs.set_up)
        assert await desk.do(30, len, "abc") == 3
        assert desk.process is not None
        assert desk.process.pid is not None
        os.kill(desk.process.pid, signal.SIGSTOP)
        turns, waiting = 0, asyncio.ensure_future(desk.do(0.5, len, bytes(2**22)))
        while not waiting.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert isinstance(waiting.exception(), TimeoutError)
        assert await desk.do(30, len, bytes(2**22)) == 2**22
        with pytest.raises(Lost):
            await desk.do(30, end)
        desk.close()
        return turns

    assert asyncio.run(story()) > 10
