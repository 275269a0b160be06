"""Where everything is kept. Work is a function of a connection: one set of statements for SQLite and PostgreSQL.

Writing is grouped: while one transaction commits, whatever arrives waits together and goes into the next, with whatever
else the loop has at hand. There is no timer. `write` returns only when the transaction is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread, local
from typing import IO, Any, Generic, TypeGuard, TypeVar

import asyncpg
import structlog
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from isthmos.core.errors import IsthmosError
from isthmos.server.queries import (
    AT_ONCE,
    CHANNEL,
    TO_APPEND,
    Append,
    append_all,
    append_at_once,
    append_rows,
    driver_of,
)
from isthmos.server.refusals import NotNow
from isthmos.server.tasks import Steady

log = structlog.get_logger()
T = TypeVar("T")
Work = Callable[[Connection], T]
Listener = Callable[[str], None]

MOST_AT_ONCE = 512
"""Works in one transaction."""
SAFE_SQLITE = (3, 51, 3)
"""Older ones have a fault in the write-ahead log when two connections write; only one does here."""
BALLAST = 16 * 2**20
"""Bytes kept in reserve, given up when the disk is full so that play goes on while somebody makes room."""
NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "lustre", "davfs"}
NETWORK |= {"fuse.sshfs", "fuse.rclone", "fuse.glusterfs", "fuse.s3fs", "fuse.davfs"}
"""File systems on which the locks and syncs of SQLite mean nothing."""
MOUNTS = Path("/proc/mounts")
STATEMENTS = 2 * AT_ONCE
"""Kept prepared: those for many rows are others for each number of them."""
CACHE = 16 * 2**20
"""Bytes: the pages of a thousand games being played. What finds no room is written before its transaction is over."""
CHECKPOINT = 16_000
"""Pages of the write-ahead log after which they are brought into the file, while everybody waits; what was written many
times is brought over once."""
MANY = 32
"""Works in one transaction when there is hardly a pause between two."""
BUSY = 4.0
"""Seconds somebody else may hold the database before what is to be written is refused."""
FOR_READERS = 200
"""Milliseconds in which readers finish before the write-ahead log is emptied; moves wait meanwhile."""
BEGIN_TO_READ, BEGIN_TO_WRITE = "BEGIN", "BEGIN IMMEDIATE"
SIGN = 5.0
"""Seconds between two signs that a listener listens."""
NEWEST = "head"
"""The version of the tables this program works with."""
RETRIED = ("40001", "40P01")
"""Serialization failure and deadlock: the work is done again with the same command."""


REFUSED = ("23", *RETRIED)
"""How the codes begin with which PostgreSQL says that it has not committed."""
LONGEST_SILENCE = 4.0
"""Seconds PostgreSQL may take to be reached or to do some work, after which the line to it is given up."""
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
        self.together = 0
        """Works in the last transaction: how busy it is."""
        self.writer: asyncio.Task[None] | None = None
        self.listener: Listener | None = None
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

    def describe(self) -> str:
        """Which database this is, for the person who starts the server."""
        raise NotImplementedError

    async def tend(self) -> None:
        """Look after what the database needs besides, now and then."""

    async def wipe(self) -> None:
        """Nothing that was deleted stays where a curious reader of the disk finds it."""

    def do_all(self, connection: Connection, works: Sequence[Work[Any]]) -> list[Any]:
        """Appends to logs go together, as one statement for all."""
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
        self.together = len(jobs)
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

    def is_hurried(self) -> bool:
        """Whether there is so much to do that whoever waits is better served by less work than by an early word."""
        return self.together > MANY

    async def others_first(self) -> None:
        """Let the others of the last transaction hear that it is on the disk."""
        if self.together > 1 and not self.is_hurried():
            await asyncio.sleep(0)

    async def settled(self) -> None:
        """When nothing waits to be written any more."""
        while self.writer is not None:
            await self.writer


def cause_of(error: Exception) -> object:
    """What the driver said, where SQLAlchemy passes it on."""
    return getattr(error, "orig", None) or error


def upgrade(connection: Connection) -> None:
    """Run the migrations that have not been run."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)


# --- SQLite -------------------------------------------------------------------------------------


class WritingThread:
    """Does one work after the other. A pool of one takes twice as long to hand it over and back."""

    def __init__(self, name: str) -> None:
        self.waiting: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name=name, daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put(Job(work, future))
        return await future

    def end(self) -> None:
        """After everything that waits."""
        self.waiting.put(None)
        self.thread.join()

    def _work(self) -> None:
        while (job := self.waiting.get()) is not None:
            tell: Callable[[Any], None]
            try:
                tell, what = job.done, job.work()
            except BaseException as error:
                tell, what = job.failed, error
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits for it
                job.future.get_loop().call_soon_threadsafe(tell, what)


class SqliteStore(Store):
    """One file. One connection writes, in a thread of its own; a few threads read. The loop waits for no disk."""

    def __init__(self, file: Path, readers: int = 2) -> None:
        super().__init__()
        self.file = file
        self.lock: IO[str] | None = None
        self.writing = WritingThread("isthmos-writer")
        self.reading = ThreadPoolExecutor(readers, "isthmos-reader")
        self.engine = sqlite_engine(file, query_only=False)
        self.reader_engine = sqlite_engine(file, query_only=True)
        self.connection: Connection | None = None
        """The only one that writes."""
        self.has_remains = False
        """Whether the write-ahead log still holds what was deleted."""
        self.own = local()

    def describe(self) -> str:
        return f"SQLite {sqlite3.sqlite_version} in {self.file}"

    async def open(self) -> None:
        await self.writing.do(self._open)

    def _open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        refuse_network(self.file.parent)
        self.lock = locked(self.file.with_suffix(".lock"))
        with self.engine.begin() as connection:
            upgrade(connection)
        self.connection = self.engine.connect()
        for statement in TO_APPEND:
            driver_of(self.connection).execute(statement)
        os.chmod(self.file, 0o600)
        self._lay_ballast()

    async def close(self) -> None:
        await self.settled()
        await self.writing.do(self._close)
        self.writing.end()
        self.reading.shutdown()
        self.reader_engine.dispose()
        if self.lock is not None:
            self.lock.close()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, lambda: self._read(work))
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise StoreFailed(type(error).__name__) from error

    def _read(self, work: Work[T]) -> T:
        connection: Connection | None = getattr(self.own, "connection", None)
        if connection is None:  # each thread keeps its own
            connection = self.own.connection = self.reader_engine.connect()
        with connection.begin():
            return work(connection)

    async def transact(self, works: list[Work[Any]]) -> list[Any]:
        return await self.writing.do(lambda: self._transact(works))

    def _transact(self, works: Sequence[Work[Any]]) -> list[Any]:
        try:
            return self._transact_once(works)
        except (OperationalError, sqlite3.OperationalError) as error:
            if not is_about_room(error) or not self._drop_ballast():
                raise
            return self._transact_once(works)

    def _transact_once(self, works: Sequence[Work[Any]]) -> list[Any]:
        assert self.connection is not None, "the store is open"
        if are_plain(works) and len(rows := append_rows(works)) <= AT_ONCE:
            append_at_once(driver_of(self.connection), rows)
            return [None] * len(works)
        return self._transact_in_steps(self.connection, works)

    def _transact_in_steps(self, connection: Connection, works: Sequence[Work[Any]]) -> list[Any]:
        """Begun and committed by the driver itself: SQLAlchemy's accounts take as long as the statements."""
        driver = driver_of(connection)
        driver.execute(BEGIN_TO_WRITE)
        try:
            results = self.do_all(connection, works)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise
        finally:
            connection.rollback()  # only its accounts, where a work made it open any: the transaction is over
        return results

    @property
    def ballast(self) -> Path:
        return self.file.with_suffix(".ballast")

    async def tend(self) -> None:
        await self.writing.do(self._lay_ballast)
        if self.has_remains:
            await self.wipe()

    async def wipe(self) -> None:
        self.has_remains = True
        try:
            await self.writing.do(self._wipe)
        except sqlite3.Error as error:
            log.warning("not wiped yet", reason=type(error).__name__)

    def _wipe(self) -> None:
        """Bring the write-ahead log into the file, where what is deleted is overwritten, and empty it. Whoever reads
        what was there before may do so to the end: then it is tried again."""
        assert self.connection is not None, "the store is open"
        driver = driver_of(self.connection)
        driver.execute(f"PRAGMA busy_timeout={FOR_READERS}")
        try:
            (is_read, *_) = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            driver.execute(f"PRAGMA busy_timeout={int(BUSY * 1000)}")
        self.has_remains = bool(is_read)

    def _lay_ballast(self) -> None:
        """Only where there is room enough for more than that."""
        if self.ballast.exists() or shutil.disk_usage(self.file.parent).free < 4 * BALLAST:
            return
        try:
            with self.ballast.open("wb") as file:
                file.write(os.urandom(BALLAST))  # zeros might take no room
                file.flush()
                os.fsync(file.fileno())  # now, not in the middle of somebody's move
        except OSError as error:  # no room for new files: moves need none
            self.ballast.unlink(missing_ok=True)
            log.warning("no reserve", reason=error.strerror)

    def _drop_ballast(self) -> bool:
        """Whether there was any."""
        log.error("the disk is full", file=str(self.file), reserve=self.ballast.exists())
        if not self.ballast.exists():
            return False
        self.ballast.unlink()
        return True


def are_plain(works: Sequence[Work[Any]]) -> TypeGuard[Sequence[Append]]:
    """Whether they bring nothing but events."""
    return all(isinstance(work, Append) and work.is_plain() for work in works)


def is_about_room(error: Exception) -> bool:
    """Whether the disk is full."""
    return getattr(cause_of(error), "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL


def is_held(error: Exception) -> bool:
    """Whether somebody else has the database to itself."""
    return getattr(cause_of(error), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def locked(path: Path) -> IO[str]:
    """A file only one process can hold. Raises IsthmosError when another one has it."""
    handle = path.open("a+")
    try:
        hold(handle)
    except OSError:
        handle.close()
        raise IsthmosError(
            f"another isthmos server uses {path.with_suffix('.db')}; end it first, or choose another --data directory"
        ) from None
    return handle


def file_system(folder: Path, mounts: str) -> str:
    """The kind of file system a folder is on, by the deepest mount above it."""
    found = ("", "")
    for line in mounts.splitlines():
        _, point, kind, *_ = line.split(" ")
        point = point.replace("\\040", " ")
        if folder.is_relative_to(point) and len(point) > len(found[0]):
            found = (point, kind)
    return found[1]


def refuse_network(folder: Path) -> None:
    """Raises IsthmosError where SQLite would lose what it has promised to keep."""
    kind = file_system(folder.resolve(), MOUNTS.read_text()) if MOUNTS.exists() else ""
    if kind in NETWORK:
        raise IsthmosError(
            f"{folder} is on a network file system ({kind}), on which SQLite is not safe: "
            "choose a --data directory on a disk of this machine, or use PostgreSQL"
        )


def hold(handle: IO[str]) -> None:
    """Raises OSError when another process holds the file."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def readable(text: bytes) -> str:
    """Of one damaged name, what can be read: a list of many games must not fail for it."""
    return text.decode(errors="replace")


def sqlite_engine(file: Path, query_only: bool) -> Engine:
    engine = create_engine(
        f"sqlite:///{file}",
        connect_args={
            "check_same_thread": False,
            "isolation_level": None,
            "timeout": BUSY,
            "cached_statements": STATEMENTS,
        },
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.text_factory = readable
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")
        connection.execute(f"PRAGMA cache_size=-{CACHE // 1024}")
        connection.execute("PRAGMA temp_store=MEMORY")  # or a statement for many rows opens a file for its way back
        connection.execute(f"PRAGMA wal_autocheckpoint={0 if query_only else CHECKPOINT}")
        if query_only:
            connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if not driver_of(connection).in_transaction:
            driver_of(connection).execute(BEGIN_TO_READ if query_only else BEGIN_TO_WRITE)

    return engine


# --- PostgreSQL ---------------------------------------------------------------------------------


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

    def describe(self) -> str:
        return f"PostgreSQL at {self.engine.url.render_as_string(hide_password=True)}"

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
        if self.listener is not None:
            self.listener(message)


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
async def listening(dsn: str, heard: Listener) -> AsyncIterator[tuple[asyncpg.Connection, asyncio.Event]]:
    """A connection that only listens, and an event for when it is gone."""
    gone = asyncio.Event()
    connection = await asyncpg.connect(dsn, timeout=LONGEST_SILENCE)
    connection.add_termination_listener(lambda _: gone.set())
    await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, message: heard(message))
    try:
        yield connection, gone
    finally:
        connection.terminate()  # a farewell might be waited for in vain


async def prepare(store: Store) -> None:
    """Open once before anybody is let in, and bring the tables up to date. Raises IsthmosError with a sentence."""
    try:
        await store.open()
        await store.close()
    except (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError) as error:
        reason = str(cause_of(error)).partition("\n")[0]
        raise IsthmosError(f"the database cannot be opened: {reason}") from None


def old_sqlite() -> str:
    """A warning where the SQLite library is older than it should be; empty if it is not."""
    if sqlite3.sqlite_version_info >= SAFE_SQLITE:
        return ""
    wanted = ".".join(map(str, SAFE_SQLITE))
    return f"SQLite {sqlite3.sqlite_version} is older than {wanted}; with one writer, as here, it is safe"


def store_for(database: str, data: Path) -> Store:
    """PostgreSQL where a URL names it, otherwise SQLite in the data directory."""
    if not database:
        return SqliteStore(data / "isthmos.db")
    if database.startswith("postgresql+asyncpg://"):
        return PostgresStore(database)
    raise IsthmosError(f"'{database.partition(':')[0]}' is no database known here; it is postgresql+asyncpg://…")
