"""The reading room: records and past positions are played again in a process of their own, never on the event loop.

One reader at a time, with a deadline and a limit of memory. Whoever takes longer is stopped with the process, and the
next one gets a new one.
"""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from isthmos.bots.desk import Desk, Lost
from isthmos.core import record as records
from isthmos.games.catalogue import TITLES
from isthmos.language import Language
from isthmos.server.operation import logs
from isthmos.server.operation.now import Downtimes
from isthmos.server.store.stored import StoredGame, folded
from isthmos.server.wire import frames
from isthmos.server.wire.refusals import Refused, TooMuch

MEMORY = 2**30
"""Bytes of address space a reader may have."""
MOST_WAITING = 32
"""Readers who wait for their turn; nobody waits behind them."""

Found = TypeVar("Found")


# --- in the process -------------------------------------------------------------------------------


def settle() -> None:
    logs.set_up()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def checked_record(data: bytes) -> bytes:
    """A record from elsewhere, played through, as JSON. Raises RecordError with place and reason."""
    return msgspec.json.encode(records.load(data, TITLES))


def check_start(title: str, seats: int, options: dict[str, str]) -> None:
    """Raises IsthmosError for a new table with an owner's data that cannot be."""
    found = TITLES[title]
    found.start(seats, options)
    found.owners_data(options[found.data_option], found.data_option)


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
    """One desk, and who waits for it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.desk = Desk(settle)
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
        try:
            return await self.desk.do(self.seconds, work, *args)
        except (TimeoutError, Lost, MemoryError):
            self.close()
            raise Refused("server-reading-takes-too-much", seconds=int(self.seconds)) from None

    def close(self) -> None:
        self.desk.close()
