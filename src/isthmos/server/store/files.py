"""The files of a house on SQLite: whether they are whole, how they are copied, how one takes the place of another."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory

from isthmos.core.errors import IsthmosError
from isthmos.core.foreign import of_system
from isthmos.core.message import Arg, Message
from isthmos.server.store.failures import of_database
from isthmos.server.store.sqlite import locked

NAME = "isthmos.db"
LOG, INDEX = "-wal", "-shm"
"""What SQLite keeps beside the file while it is in use; the log may hold moves that are nowhere else."""
BESIDE = (NAME + LOG, "isthmos.ballast", "isthmos.lock")
"""Where one of these is, there was a database."""
WAY_OUT = Message("server-way-out", {})


def refuse_damaged(file: Path) -> None:
    """Raises IsthmosError for what is no house of ours, or is not all there: a new one would be begun in its place."""
    if not file.exists():
        refuse_remains(file)
    elif not file.stat().st_size:
        raise IsthmosError(Message("server-file-empty", {"file": str(file), "way_out": WAY_OUT}))
    else:
        with opened(file, "mode=ro") as connection:
            refuse_foreign(connection, file)


def refuse_remains(file: Path) -> None:
    found = [name for name in BESIDE if (file.parent / name).exists()]
    if not found:
        return
    if "isthmos.lock" in found:
        locked(file.with_suffix(".lock")).close()  # by a server that is just starting: then it says so
    raise IsthmosError(Message("server-file-missing", {"file": str(file), "beside": ", ".join(found)}))


@contextlib.contextmanager
def leaving_no_remains(file: Path) -> Iterator[None]:
    """Where there was no house and none came to be, nothing is left that looks as if one were lost."""
    lock = file.with_suffix(".lock")
    is_new = not file.exists() and not lock.exists()
    try:
        yield
    except BaseException:
        if is_new:
            for path in (file, lock):
                if path.exists() and not path.stat().st_size:
                    path.unlink()
        raise


def refuse_foreign(connection: sqlite3.Connection, file: Path) -> None:
    """Also what a newer version has written. Where there is no table at all, a first start was cut short."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return
    if not {"alembic_version", "game", "event"} <= tables:
        raise IsthmosError(Message("server-file-foreign", {"file": str(file)}))
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    refuse_newer(revision, str(file))


def refuse_newer(revision: str, where: Arg) -> None:
    if revision not in revisions():
        versions: dict[str, Arg] = {"where": where, "version": revision, "here": revisions()[0]}
        raise IsthmosError(Message("server-file-newer", versions))


@cache
def revisions() -> list[str]:
    """Versions of the tables this program knows, the newest first."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


@contextlib.contextmanager
def opened(file: Path, how: str) -> Iterator[sqlite3.Connection]:
    """Raises IsthmosError with what SQLite has to say, and with a way out where the file itself is at fault."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?{how}", uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        said: dict[str, Arg] = {"file": str(file), "reason": of_database(error)}
        if getattr(error, "sqlite_errorname", "") in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            raise IsthmosError(Message("server-file-damaged", {**said, "way_out": WAY_OUT})) from None
        raise IsthmosError(Message("server-file-unusable", said)) from None


# --- copies -------------------------------------------------------------------------------------


def copy(file: Path, to: Path) -> int:
    """A whole database in one file, checked and on the disk; how many games it holds. What is left of a copy that was
    cut short is taken away."""
    remove(to)
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        games = _copy(file, to)
        sync(to)
        return games
    except OSError as error:
        remove(to)
        raise unwritten(to, of_system(error)) from None
    except BaseException:
        remove(to)
        raise


def _copy(file: Path, to: Path) -> int:
    with opened(file, "mode=ro") as source, contextlib.closing(sqlite3.connect(to)) as target:
        refuse_foreign(source, file)
        source.execute("SELECT 1 FROM game").fetchone()
        try:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        except sqlite3.OperationalError as error:
            raise unwritten(to, of_database(error)) from None
        if target.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise IsthmosError(Message("server-file-unsound", {"file": str(file)}))
        return int(target.execute("SELECT count(*) FROM game").fetchone()[0])


def remove(file: Path) -> None:
    for ending in ("", "-journal"):
        with contextlib.suppress(OSError):
            Path(f"{file}{ending}").unlink()


def sync(path: Path) -> None:
    """A file, or the names in a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def unwritten(file: Path, reason: Message) -> IsthmosError:
    return IsthmosError(Message("core-unwritten", {"file": str(file), "reason": reason}))


# --- one in the place of another ----------------------------------------------------------------


def replace(file: Path, fresh: Path) -> Path | None:
    """Put a whole database in the place of another, which stays beside it; where. Whenever this is stopped, one of the
    two is in its place with everything it held."""
    before = keep(file)
    for ending in (LOG, INDEX):
        Path(f"{file}{ending}").unlink(missing_ok=True)
    os.replace(fresh, file)
    sync(file.parent)
    return before


def keep(file: Path) -> Path | None:
    """What is there, under a name of its own: never that of an older one."""
    there = [ending for ending in ("", LOG) if Path(f"{file}{ending}").exists()]
    if not there:
        return None
    bring_log_over(file)
    before = next(name for name in names_before(file) if not name.exists())
    for ending in there:
        if Path(f"{file}{ending}").exists():
            link(Path(f"{file}{ending}"), Path(f"{before}{ending}"))
    sync(file.parent)
    return before


def bring_log_over(file: Path) -> None:
    """Into the file, which is then all there is. Of a damaged one the log is kept too; beside an empty one SQLite would
    throw it away."""
    if not file.exists() or not file.stat().st_size:
        return
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def names_before(file: Path) -> Iterator[Path]:
    yield Path(f"{file}.before")
    yield from (Path(f"{file}.before-{number}") for number in count(2))


def link(file: Path, to: Path) -> None:
    """Where there are no links, a copy."""
    try:
        os.link(file, to)
    except OSError:
        shutil.copyfile(file, to)
        sync(to)
