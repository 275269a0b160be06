"""SQLite: one file, one thread that writes, a few that read."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread, local
from typing import IO, Any

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.server.store.appends import driver_of
from isthmos.server.store.store import Job, Store, StoreFailed, T, Work, cause_of, upgrade

log = structlog.get_logger()
SAFE_SQLITE = (3, 51, 3)
"""Older ones have a fault in the write-ahead log when two connections write; only one does here."""
BALLAST = 16 * 2**20
"""Bytes kept in reserve, given up when the disk is full so that play goes on while somebody makes room."""
NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "lustre", "davfs"}
NETWORK |= {"fuse.sshfs", "fuse.rclone", "fuse.glusterfs", "fuse.s3fs", "fuse.davfs"}
"""File systems on which the locks and syncs of SQLite mean nothing."""
MOUNTS = Path("/proc/mounts")

CACHE = 16 * 2**20
"""Bytes: the pages of a thousand games being played. What finds no room is written before its transaction is over."""
CHECKPOINT = 16_000
"""Pages of the write-ahead log at which a checkpoint brings them into the file, while everybody waits; what was written
many times is brought over once."""
BUSY = 4.0
"""Seconds somebody else may hold the database before what is to be written is refused."""
FOR_READERS = 200
"""Milliseconds in which readers finish before a checkpoint truncates the write-ahead log; moves wait meanwhile."""
BEGIN_TO_READ, BEGIN_TO_WRITE = "BEGIN", "BEGIN IMMEDIATE"


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
    """One file. One connection writes, in a thread of its own; a few threads read. The event loop waits for no disk."""

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

    def describe(self) -> Message:
        return Message("server-on-sqlite", {"version": sqlite3.sqlite_version, "file": str(self.file)})

    async def open(self) -> None:
        await self.writing.do(self._open)

    def _open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        refuse_network(self.file.parent)
        self.lock = locked(self.file.with_suffix(".lock"))
        with self.engine.begin() as connection:
            upgrade(connection)
        self.connection = self.engine.connect()
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
        """Begun and committed by the driver itself: SQLAlchemy's accounts take as long as the statements."""
        assert self.connection is not None, "the store is open"
        driver = driver_of(self.connection)
        driver.execute(BEGIN_TO_WRITE)
        try:
            results = self.do_all(self.connection, works)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise
        finally:
            self.connection.rollback()  # only its accounts, where a work made it open any: the transaction is over
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


def is_about_room(error: Exception) -> bool:
    """Whether the disk is full."""
    return getattr(cause_of(error), "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL


def locked(path: Path) -> IO[str]:
    """A file only one process can hold. Raises IsthmosError when another one has it."""
    handle = path.open("a+")
    try:
        hold(handle)
    except OSError:
        handle.close()
        raise IsthmosError(Message("server-database-used", {"file": str(path.with_suffix(".db"))})) from None
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
        raise IsthmosError(Message("server-network-disk", {"folder": str(folder), "kind": kind}))


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
        connect_args={"check_same_thread": False, "isolation_level": None, "timeout": BUSY},
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


def old_sqlite() -> Message | None:
    """A warning where the SQLite library is older than it should be."""
    if sqlite3.sqlite_version_info >= SAFE_SQLITE:
        return None
    wanted = ".".join(map(str, SAFE_SQLITE))
    return Message("server-old-sqlite", {"version": sqlite3.sqlite_version, "wanted": wanted})
