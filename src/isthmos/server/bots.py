"""Bots think in processes of their own, never on the event loop. They are handed a position they may know."""

from __future__ import annotations

import asyncio
import io
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from random import SystemRandom
from typing import Any

from isthmos.bots.shelf import bot_named
from isthmos.core.dealer import Stream
from isthmos.core.state import RuleBook, State
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES

BOOK = "book"


class Imagination(Stream):
    """What is imagined for a bot has nothing to do with the dealer."""

    def __init__(self) -> None:
        self.source = SystemRandom()

    def below(self, n: int) -> int:
        return self.source.randrange(n)


class Packer(pickle.Pickler):
    """A position without its rulebook, which every process has."""

    def persistent_id(self, thing: Any) -> str | None:
        return BOOK if isinstance(thing, RuleBook) else None


class Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, book: RuleBook) -> None:
        super().__init__(file)
        self.book = book

    def persistent_load(self, name: str) -> RuleBook:
        return self.book


def packed(position: State) -> bytes:
    file = io.BytesIO()
    facts, position.facts = position.facts, None
    Packer(file, protocol=5).dump(position)
    position.facts = facts
    return file.getvalue()


@lru_cache(64)
def rulebook(title: str, seats: int, options: tuple[tuple[str, str], ...]) -> RuleBook:
    return TITLES[title].start(seats, dict(options)).book


def think(title: str, seats: int, options: tuple[tuple[str, str], ...], data: bytes, bot: str, seed: str) -> str:
    """In a bot's process: the answer in notation. It knows the imagined position and nothing else."""
    position: State = Unpacker(io.BytesIO(data), rulebook(title, seats, options)).load()
    game = TITLES[title]
    move = bot_named(bot, game, seed).choose(position, position.seat())
    return game.write(position, move)


class BotPool:
    """A few processes for all tables."""

    def __init__(self, processes: int, pause: float) -> None:
        self.processes = processes
        self.pause = pause
        self.pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def answer(self, title: Title, options: dict[str, str], seats: int, state: State, bot: str, seed: str) -> str:
        """What the bot answers to this position, after a pause that does not depend on it."""
        imagined = title.imagine(state.clone(), state.seat(), Imagination())
        rest = asyncio.sleep(self.pause * (1 + random.random() / 2) if self.pause else 0)
        text, _ = await asyncio.gather(
            self._think(title.id, seats, tuple(sorted(options.items())), packed(imagined), bot, seed), rest
        )
        return text

    async def _think(self, *work: Any) -> str:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
            try:
                return await loop.run_in_executor(self.pool, think, *work)
            except BrokenProcessPool:
                self.pool = None
        raise RuntimeError("the bots' processes end again and again")
