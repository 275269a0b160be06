"""Bots at tables: they are handed a position they may know, and one that does not answer is answered for."""

from __future__ import annotations

import asyncio
import hmac
import random
import secrets
import time
from random import SystemRandom

import structlog

from isthmos.bots.bot import Budget
from isthmos.bots.desk import Lost
from isthmos.bots.pool import AWAITED, MOVE, Job, Pool
from isthmos.core.dealer import Stream
from isthmos.core.packing import pack
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.server.operation import logs

log = structlog.get_logger()
REST = 60.0
"""Seconds for which a bot that has failed is not asked."""
PART_TO_THINK = 0.5
"""Of its deadline, so that whoever keeps to the budget never meets it."""


class Imagination(Stream):
    """What is imagined for a bot has nothing to do with the dealer."""

    def __init__(self) -> None:
        self.source = SystemRandom()

    def below(self, n: int) -> int:
        return self.source.randrange(n)


def any_answer(title: Title, state: State) -> str:
    """One of the answers that a person on the seat that is asked would be shown."""
    return SystemRandom().choice(title.written(state))


class BotPool:
    """The bots of all tables. One that fails or takes too long is answered for at once, with any answer."""

    def __init__(self, processes: int, pause: float, seconds: float = 10.0) -> None:
        self.pause = pause
        self.pool = Pool(processes, seconds, logs.set_up)
        self.key = secrets.token_bytes(32)
        """Nobody who knows the game, its seats and its events can tell what a bot will draw. It is not kept: an answer
        that was not stored is given anew."""
        self.resting: dict[str, float] = {}
        """Seats whose bots have failed, and until when they are not asked: they would keep those of others waiting."""

    def close(self) -> None:
        self.pool.close()

    def seed(self, question: str) -> str:
        """What a bot draws from for one question; every bot gets its chance from here."""
        return hmac.digest(self.key, question.encode(), "sha256").hex()

    def job(self, what: str, title: Title, state: State, seat: int, bot: str, question: str) -> Job:
        """For the bot of a seat: what it may know, and nothing else. `question` is the table, the seat and a number."""
        imagined = pack(title, title.imagine(state.clone(), seat, Imagination()))
        budget = Budget(milliseconds=int(1000 * PART_TO_THINK * self.pool.seconds))
        place = question.rpartition(" ")[0]
        return Job(title.id, imagined, what, seat, bot, self.seed(question), budget, place)

    async def answer(self, title: Title, state: State, bot: str, question: str, urgency: int = AWAITED) -> str:
        """What the bot answers to this position, in steps of a pause: how long it has thought is seen by nobody."""
        thinking = asyncio.ensure_future(self._answer(title, state, bot, question, urgency))
        try:
            while self.pause and not thinking.done():
                await asyncio.sleep(self.pause * (1 + random.random() / 2))
            return await thinking
        finally:
            thinking.cancel()

    async def _answer(self, title: Title, state: State, bot: str, question: str, urgency: int) -> str:
        place = question.rpartition(" ")[0]
        if time.monotonic() < self.resting.get(place, 0.0):
            return any_answer(title, state)
        try:
            return await self._asked(self.job(MOVE, title, state, state.seat(), bot, question), question, urgency)
        except Exception as error:
            # its words may tell what it knows
            log.error("bot failed", bot=bot, title=title.id, question=question, kind=type(error).__name__)
            now = time.monotonic()
            self.resting = {one: until for one, until in self.resting.items() if until > now} | {place: now + REST}
            return any_answer(title, state)

    async def _asked(self, job: Job, question: str, urgency: int) -> str:
        """Once more where the process ended: that may have been through no fault of the bot."""
        table = question.partition(" ")[0]
        answer: str
        try:
            answer = await self.pool.do(job, table, urgency)
        except Lost:
            log.error("bot process ended")
            answer = await self.pool.do(job, table, urgency)
        return answer
