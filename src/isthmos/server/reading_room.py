"""The reading room: records and past positions are played again in a process of their own, never on the event loop.

One reader at a time, with a deadline and a limit of memory. Whoever takes longer is stopped with the process, and the
next one gets a new one.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

import msgspec

from isthmos.core import record as records
from isthmos.games.catalogue import TITLES
from isthmos.language import Language
from isthmos.server import frames
from isthmos.server.bots import end_with_the_server
from isthmos.server.now import Downtimes
from isthmos.server.refusals import Refused, TooMuch
from isthmos.server.stored import StoredGame, folded

MEMORY = 2**30
"""Bytes of address space a reader may have."""
MOST_WAITING = 32
"""Readers who wait for their turn; nobody waits behind them."""

Found = TypeVar("Found")


# --- in the process -------------------------------------------------------------------------------


def settle() -> None:
    end_with_the_server()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def process_id() -> int:
    return os.getpid()


def checked_record(data: bytes) -> bytes:
    """A record from elsewhere, played through, as JSON. Raises RecordError with place and reason."""
    return msgspec.json.encode(records.load(data, TITLES))


def check_start(title: str, seats: int, options: dict[str, str]) -> None:
    """Raises IsthmosError for a set-up that cannot be."""
    TITLES[title].start(seats, options)


class Asking(NamedTuple):
    """Who wants to see a position, and how."""

    person: str
    since: int
    now: float
    lang: str
    names: list[str]


def past_position(game: StoredGame, at: int, downtimes: Downtimes, asking: Asking) -> bytes:
    """The position after an event, for whoever asks. Raises Damaged."""
    sitting = folded(game, at, downtimes.elapsed)
    language = Language(asking.lang, asking.names) if asking.lang else None
    seats, known = sitting.seats_of(asking.person), frames.answers_before(sitting, asking.since)
    return frames.position(str(game.row["id"]), sitting, seats, known, asking.now, language)


# --- in the server --------------------------------------------------------------------------------


class ReadingRoom:
    """The process, made when it is first needed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.process = 0
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def read(self, work: Callable[..., Found], *args: object) -> Found:
        """What the work comes to. Raises what it raises, and Refused when it takes too much."""
        if self.waiting >= MOST_WAITING:
            raise TooMuch("server-reading-room-full")
        self.waiting += 1
        try:
            async with self.turn:
                return await self._read(work, *args)
        finally:
            self.waiting -= 1

    async def _read(self, work: Callable[..., Found], *args: object) -> Found:
        loop = asyncio.get_running_loop()
        try:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, get_context("spawn"), settle)
                self.process = await loop.run_in_executor(self.pool, process_id)
            async with asyncio.timeout(self.seconds):
                return await loop.run_in_executor(self.pool, work, *args)
        except (TimeoutError, BrokenProcessPool, MemoryError):
            self.close()
            raise Refused("server-reading-takes-too-much", seconds=int(self.seconds)) from None
        except asyncio.CancelledError:
            self.close()
            raise

    def close(self) -> None:
        """Whatever is being read."""
        pool, process = self.pool, self.process
        self.pool, self.process = None, 0
        if pool is not None:
            if process:
                os.kill(process, signal.SIGKILL)
            pool.shutdown(wait=False, cancel_futures=True)
