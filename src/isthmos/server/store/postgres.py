"""PostgreSQL: several workers share it, and hear what others have committed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from isthmos.core.message import Message
from isthmos.server.operation.tasks import Steady
from isthmos.server.store.appends import CHANNEL
from isthmos.server.store.store import BAD_LUCK, Hear, Store, StoreFailed, T, Unsettled, Work, cause_of, upgrade
from isthmos.server.wire.refusals import NotNow

SIGN = 5.0
"""Seconds between two signs that a listener listens."""
RETRIED = ("40001", "40P01")
"""Serialization failure and deadlock: the work is done again with the same command."""
REFUSED = ("23", *RETRIED)
"""How the codes begin with which PostgreSQL says that it has not committed."""
LONGEST_SILENCE = 4.0
"""Seconds PostgreSQL may take to be reached or to do some work, after which the line to it is given up."""


class PostgresStore(Store):
    """A server that several workers share. What is committed is announced to the others with NOTIFY."""

    several_workers = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=5, max_overflow=5, pool_timeout=LONGEST_SILENCE, connect_args={"timeout": LONGEST_SILENCE}
        )
        self.listening = Steady("listener", self._listen, 1, first=0)
        self.hears = asyncio.Event()
        """While announcements of other workers arrive."""

    def describe(self) -> Message:
        return Message("server-on-postgres", {"url": self.engine.url.render_as_string(hide_password=True)})

    async def open(self) -> None:
        patient = create_async_engine(self.url)  # tables of many games may take long to bring up to date
        async with patient.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(7467833)"))
            await connection.run_sync(upgrade)
        await patient.dispose()
        self.listening.start()
        self.steady = [self.listening]

    async def close(self) -> None:
        await self.settled()
        await self.listening.stop()
        await self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        try:
            return await self._read(work)
        except BAD_LUCK as error:
            raise StoreFailed(type(error).__name__) from error

    async def _read(self, work: Work[T]) -> T:
        try:
            async with self.line() as connection:
                return await connection.run_sync(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        async with self.line() as connection:  # the other one was from before the database was last away
            return await connection.run_sync(work)

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[AsyncConnection]:
        """To the database. It is cut when nothing comes of it: its driver would wait for ever."""
        connection = await self.engine.connect()
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        alarm = asyncio.get_running_loop().call_later(LONGEST_SILENCE, driver.terminate)
        try:
            yield connection
        finally:
            await connection.close()
            alarm.cancel()

    async def transact(self, works: list[Work[Any]]) -> list[Any]:
        for _ in range(3):
            try:
                async with self.line() as connection:
                    results = await connection.run_sync(self.do_all, works)
                    await commit(connection)
                    return results
            except DBAPIError as error:
                if not error.connection_invalidated and not code_of(error).startswith(RETRIED):
                    raise
        raise StoreFailed("the transaction was refused three times")

    async def _listen(self) -> None:
        """Hear what other workers committed, until the connection is lost."""
        dsn = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            async with listening(dsn, self._heard) as (connection, gone):
                self.hears.set()
                while not gone.is_set():
                    await connection.execute("SELECT 1", timeout=LONGEST_SILENCE)
                    self.listening.sign()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(gone.wait(), SIGN)
        except BAD_LUCK as error:
            raise NotNow("server-cannot-read") from error
        finally:
            self.hears.clear()

    def _heard(self, message: str) -> None:
        if self.hear is not None:
            self.hear(message)


async def commit(connection: AsyncConnection) -> None:
    """Raises Unsettled where it is not known whether it was done."""
    try:
        await connection.commit()
    except BAD_LUCK as error:
        if code_of(error).startswith(REFUSED):
            raise
        raise Unsettled(type(error).__name__) from error


def code_of(error: Exception) -> str:
    """What PostgreSQL calls an error."""
    return str(getattr(cause_of(error), "sqlstate", None) or "")


@contextlib.asynccontextmanager
async def listening(dsn: str, heard: Hear) -> AsyncIterator[tuple[asyncpg.Connection, asyncio.Event]]:
    """A connection that only listens, and an event for when it is gone."""
    gone = asyncio.Event()
    connection = await asyncpg.connect(dsn, timeout=LONGEST_SILENCE)
    connection.add_termination_listener(lambda _: gone.set())
    await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, message: heard(message))
    try:
        yield connection, gone
    finally:
        connection.terminate()  # a farewell might be waited for in vain
