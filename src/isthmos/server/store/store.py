"""Where everything is kept. Work is a function of a connection: one set of statements for SQLite and PostgreSQL.

Writing is grouped: while one transaction commits, whatever arrives waits together and goes into the next, with whatever
else the loop has at hand. There is no timer. `write` returns only when the transaction is on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import asyncpg
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from isthmos.core.message import Message
from isthmos.server.operation.tasks import Steady
from isthmos.server.store.appends import Append, append_all

T = TypeVar("T")
Work = Callable[[Connection], T]
Hear = Callable[[str], None]
"""Is told what another worker has stored."""

MOST_AT_ONCE = 512
"""Works in one transaction."""
NEWEST = "head"
"""The version of the tables this program works with."""
BAD_LUCK = (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What drivers raise where the database cannot be reached or does not work."""


class Conflict(Exception):
    """Somebody else wrote first: a unique number is taken."""


class StoreFailed(Exception):
    """The database cannot be written or read now."""


class Unsettled(StoreFailed):
    """The database was told to commit and did not say whether it has. Whoever sent a command looks it up."""


class Job(Generic[T]):
    """Work that waits for the next transaction, or for the thread that writes."""

    def __init__(self, work: Callable[..., T], future: asyncio.Future[T]) -> None:
        self.work = work
        self.future = future

    def done(self, result: T) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def failed(self, error: BaseException) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Store:
    """The interface. `SqliteStore` and `PostgresStore` say how a transaction is run."""

    several_workers = False

    def __init__(self) -> None:
        self.waiting: list[Job[Any]] = []
        self.writer: asyncio.Task[None] | None = None
        self.hear: Hear | None = None
        self.steady: list[Steady] = []
        """What must get on for the store to be well."""

    async def open(self) -> None:
        """Bring the tables up to date and get ready."""
        raise NotImplementedError

    async def close(self) -> None:
        """After everything that waits is written."""
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def transact(self, works: list[Work[Any]]) -> list[Any]:
        """All works in one transaction, or none of them."""
        raise NotImplementedError

    def describe(self) -> Message:
        """Which database this is, for the person who starts the server."""
        raise NotImplementedError

    async def tend(self) -> None:
        """Look after what the database needs besides, now and then."""

    async def wipe(self) -> None:
        """Nothing that was deleted stays where a curious reader of the disk finds it."""

    def do_all(self, connection: Connection, works: Sequence[Work[Any]]) -> list[Any]:
        """Appends to logs go together."""
        appends = [work for work in works if isinstance(work, Append)]
        if appends:
            append_all(connection, appends)
        return [None if isinstance(work, Append) else work(connection) for work in works]

    async def write(self, work: Work[T]) -> T:
        """Do work in the next transaction. Raises Conflict or StoreFailed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append(Job(work, future))
        if self.writer is None:
            self.writer = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        while self.waiting:
            await self._gather()
            jobs, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            await self._write_together(jobs)
        self.writer = None

    async def _gather(self) -> None:
        """A single work goes at once. Of several, the loop is not idle yet as long as every turn of it brings more."""
        before = 1
        while before < len(self.waiting) < MOST_AT_ONCE:
            before = len(self.waiting)
            await asyncio.sleep(0)

    async def _write_together(self, jobs: list[Job[Any]]) -> None:
        try:
            results = await self.transact([job.work for job in jobs])
        except Unsettled as error:
            for job in jobs:
                job.failed(error)
        except Exception as error:
            await self._write_singly(jobs, error)
        else:
            for job, result in zip(jobs, results, strict=True):
                job.done(result)

    async def _write_singly(self, jobs: list[Job[Any]], error: Exception) -> None:
        """One work spoiled the transaction: find out which. Of a database that somebody else holds it is none."""
        for job in jobs:
            if len(jobs) > 1 and not is_held(error):
                try:
                    job.done((await self.transact([job.work]))[0])
                    continue
                except Exception as own:
                    error = own
            job.failed(self.meaning(error))

    def meaning(self, error: Exception) -> Exception:
        """What an error of the database says about the work."""
        if isinstance(error, IntegrityError | sqlite3.IntegrityError):
            return Conflict(str(cause_of(error)).partition("\n")[0])
        if isinstance(error, BAD_LUCK):
            return StoreFailed(type(error).__name__)
        return error

    async def settled(self) -> None:
        """When nothing waits to be written any more."""
        while self.writer is not None:
            await self.writer


def cause_of(error: BaseException) -> object:
    """What the driver said, where SQLAlchemy passes it on."""
    return getattr(error, "orig", None) or error


def upgrade(connection: Connection) -> None:
    """Run the migrations that have not been run."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)


def is_held(error: Exception) -> bool:
    """Whether somebody else has the database to itself."""
    return getattr(cause_of(error), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
