"""Bots think in processes of their own, never on the event loop. They are handed a position they may know."""

from __future__ import annotations

import asyncio
import hmac
import pickle
import random
import secrets
import time
from functools import lru_cache
from random import SystemRandom
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, NamedTuple

import structlog

from isthmos.bots.shelf import bot_named
from isthmos.core.dealer import Stream
from isthmos.core.state import Frame, RuleBook, State
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES
from isthmos.server.operation import logs
from isthmos.server.tables.desk import Desk, Lost

log = structlog.get_logger()
MOST_PACKERS = 100
REST = 60.0
"""Seconds for which a bot that has failed is not asked."""


class Imagination(Stream):
    """What is imagined for a bot has nothing to do with the dealer."""

    def __init__(self) -> None:
        self.source = SystemRandom()

    def below(self, n: int) -> int:
        return self.source.randrange(n)


# --- a position on its way ------------------------------------------------------------------------
# Every process has the rulebook. What lies in it is named by its place there; the rest are numbers, which are put on a
# position of the worker's own. Compiled positions cannot be pickled.


class InTheBook(NamedTuple):
    """Something of the rulebook, by its place."""

    number: int


class Asked(NamedTuple):
    """A frame."""

    kind: int
    seat: int
    a: int
    b: int
    under: Any


class Lying(NamedTuple):
    """A board or a polis: what its attributes hold."""

    values: dict[str, Any]


DESCRIPTORS = (GetSetDescriptorType, MemberDescriptorType)
SIMPLE = (int, str, float, bytes, type(None))


def attributes(kind: type) -> list[str]:
    """Of a class with slots, compiled or not."""
    found = {name for one in kind.__mro__ for name, value in vars(one).items() if isinstance(value, DESCRIPTORS)}
    return sorted(name for name in found if not name.startswith("__"))


def things_in(book: RuleBook) -> list[object]:
    """Everything in a rulebook, in an order that is the same for every copy of it."""
    found: list[object] = []
    seen: set[int] = set()
    to_see: list[Any] = [book]
    while to_see:
        thing = to_see.pop()
        if isinstance(thing, SIMPLE) or id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, list | tuple):
            to_see += thing
        elif isinstance(thing, dict):
            to_see += thing.values()
        else:
            found.append(thing)
            names = [*attributes(type(thing)), *sorted(getattr(thing, "__dict__", ()))]
            to_see += [getattr(thing, name, None) for name in names]
    return found


class Packer:
    """Positions of one table as data."""

    def __init__(self, book: RuleBook) -> None:
        self.things = things_in(book)  # keeps them alive, so that their ids stay theirs
        self.numbers = {id(thing): number for number, thing in enumerate(self.things)}

    def packed(self, position: State) -> bytes:
        return pickle.dumps(self.plain(position), protocol=5)

    def plain(self, thing: Any) -> Any:
        if isinstance(thing, SIMPLE):
            return thing
        if isinstance(thing, list | tuple):
            return type(thing)(map(self.plain, thing))
        if id(thing) in self.numbers:
            return InTheBook(self.numbers[id(thing)])
        if isinstance(thing, Frame):
            return Asked(thing.kind, thing.seat, thing.a, thing.b, self.plain(thing.under))
        names = [name for name in attributes(type(thing)) if name != "facts"]
        return Lying({name: self.plain(getattr(thing, name)) for name in names})


def laid_out(data: Any, things: list[object], fresh: Any) -> Any:
    """What was packed, put on a fresh position of the same table."""
    if isinstance(data, InTheBook):
        return things[data.number]
    if isinstance(data, Asked):
        return Frame(data.kind, data.seat, data.a, data.b, laid_out(data.under, things, None))
    if isinstance(data, Lying):
        for name, value in data.values.items():
            setattr(fresh, name, laid_out(value, things, getattr(fresh, name, None)))
        return fresh
    if isinstance(data, list | tuple):
        old = [*fresh, *[None] * len(data)] if isinstance(fresh, list | tuple) else [None] * len(data)
        return type(data)(laid_out(value, things, before) for value, before in zip(data, old, strict=False))
    return data


@lru_cache(64)
def first_position(title: str, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[State, list[object]]:
    """Of a bot's process, with everything in its rulebook."""
    position = TITLES[title].start(seats, dict(options))
    return position, things_in(position.book)


def unpacked(title: str, seats: int, options: tuple[tuple[str, str], ...], data: bytes) -> State:
    first, things = first_position(title, seats, options)
    position: State = laid_out(pickle.loads(data), things, first.clone())
    return position


def think(title: str, seats: int, options: tuple[tuple[str, str], ...], data: bytes, bot: str, seed: str) -> str:
    """In a bot's process: the answer in notation. It knows the imagined position and nothing else."""
    position = unpacked(title, seats, options, data)
    game = TITLES[title]
    move = bot_named(bot, game, seed).choose(position, position.seat())
    if move not in position.moves():
        raise ValueError("no such answer")
    return game.write(position, move)


def any_answer(title: Title, state: State) -> str:
    """One of the answers that a person on the seat that is asked would be shown."""
    return SystemRandom().choice(title.written(state))


class BotPool:
    """A few processes for all tables. A bot that fails or takes too long is answered for at once, with any answer."""

    def __init__(self, processes: int, pause: float, seconds: float = 10.0) -> None:
        self.pause = pause
        self.seconds = seconds
        self.key = secrets.token_bytes(32)
        """Nobody who knows the game, its seats and its events can tell what a bot will draw. It is not kept: an answer
        that was not stored is given anew."""
        self.desks = [Desk(logs.set_up) for _ in range(processes)]
        self.free = list(self.desks)
        self.turn = asyncio.Semaphore(processes)
        self.resting: dict[str, float] = {}
        """Seats whose bots have failed, and until when they are not asked: they would keep those of others waiting."""
        self.packers: dict[int, Packer] = {}

    def close(self) -> None:
        for desk in self.desks:
            desk.close()

    def seed(self, question: str) -> str:
        """What a bot draws from for one question; every bot gets its chance from here."""
        return hmac.digest(self.key, question.encode(), "sha256").hex()

    async def answer(
        self, title: Title, options: dict[str, str], seats: int, state: State, bot: str, question: str
    ) -> str:
        """What the bot answers to this position, in steps of a pause: how long it has thought is seen by nobody."""
        thinking = asyncio.ensure_future(self._answer(title, options, seats, state, bot, question))
        try:
            while self.pause and not thinking.done():
                await asyncio.sleep(self.pause * (1 + random.random() / 2))
            return await thinking
        finally:
            thinking.cancel()

    async def _answer(
        self, title: Title, options: dict[str, str], seats: int, state: State, bot: str, question: str
    ) -> str:
        seat = question.rpartition(" ")[0]
        if time.monotonic() < self.resting.get(seat, 0.0):
            return any_answer(title, state)
        imagined = self._packer(state.book).packed(title.imagine(state.clone(), state.seat(), Imagination()))
        work = (title.id, seats, tuple(sorted(options.items())), imagined, bot, self.seed(question))
        try:
            return await self._think(*work)
        except Exception as error:
            # its words may tell what it knows
            log.error("bot failed", bot=bot, title=title.id, question=question, kind=type(error).__name__)
            now = time.monotonic()
            self.resting = {one: until for one, until in self.resting.items() if until > now} | {seat: now + REST}
            return any_answer(title, state)

    def _packer(self, book: RuleBook) -> Packer:
        """Made once for the tables that are in use."""
        if id(book) not in self.packers:
            if len(self.packers) >= MOST_PACKERS:
                self.packers.pop(next(iter(self.packers)))
            self.packers[id(book)] = Packer(book)
        return self.packers[id(book)]

    async def _think(self, *work: Any) -> str:
        """Once more where the process ended: that may have been through no fault of the bot."""
        async with self.turn:
            desk = self.free.pop()
            try:
                return await desk.do(self.seconds, think, *work)
            except Lost:
                log.error("bot process ended")
                return await desk.do(self.seconds, think, *work)
            finally:
                self.free.append(desk)
