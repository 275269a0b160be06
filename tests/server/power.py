"""A disk that forgets at a power cut what was not synced: SQLite writes through a layer that notes everything."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import apsw

SECTORS = (512, 4096)
"""Bytes a disk writes whole or not at all."""


class Write(NamedTuple):
    file: str
    offset: int
    data: bytes


class Truncate(NamedTuple):
    file: str
    size: int


class Delete(NamedTuple):
    file: str


class Sync(NamedTuple):
    file: str


Step = Write | Truncate | Delete | Sync


class Disk(apsw.VFS):
    """Everything done to the files of one database, in order."""

    def __init__(self, name: str) -> None:
        self.vfs_name = name
        self.steps: list[Step] = []
        super().__init__(name, base="")

    def xOpen(self, name: Any, flags: list[int]) -> RecordedFile:  # noqa: N802
        return RecordedFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self.steps.append(Delete(Path(filename).name))


class RecordedFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk = disk
        self.name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name or "temporary").name

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        super().xWrite(data, offset)
        self.disk.steps.append(Write(self.name, offset, bytes(data)))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        super().xTruncate(size)
        self.disk.steps.append(Truncate(self.name, size))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self.disk.steps.append(Sync(self.name))


# --- what is left ---------------------------------------------------------------------------------


class AfterCut:
    """The files as a power cut leaves them, step by step. They may be what another cut has left."""

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        self.durable = {name: bytearray(data) for name, data in (files or {}).items()}
        self.pending: dict[str, list[Step]] = {}

    def take(self, step: Step) -> None:
        if isinstance(step, Sync):
            for one in self.pending.pop(step.file, []):
                done(self.durable, one)
        elif isinstance(step, Delete):
            self.pending.pop(step.file, None)
            self.durable.pop(step.file, None)
        else:
            self.pending.setdefault(step.file, []).append(step)

    def files(self) -> dict[str, bytes]:
        """Only what was synced."""
        return {name: bytes(data) for name, data in self.durable.items()}

    def torn(self, choice: random.Random, sector: int) -> dict[str, bytes]:
        """Also some of the sectors that were on their way, in any order."""
        left = {name: bytearray(data) for name, data in self.durable.items()}
        for steps in self.pending.values():
            for step in choice.sample(steps, choice.randint(0, len(steps))):
                for piece in pieces(step, sector, choice):
                    done(left, piece)
        return {name: bytes(data) for name, data in left.items()}


def pieces(step: Step, sector: int, choice: random.Random) -> list[Step]:
    """Of a write that was under way any of its sectors: all of them, a part, or none."""
    if not isinstance(step, Write) or choice.random() < 0.5:
        return [step]
    first = step.offset - step.offset % sector
    ends = [*range(first + sector, step.offset + len(step.data), sector), step.offset + len(step.data)]
    begins = [step.offset, *ends[:-1]]
    kept = [(begin, end) for begin, end in zip(begins, ends, strict=True) if choice.random() < 0.5]
    return [Write(step.file, begin, step.data[begin - step.offset : end - step.offset]) for begin, end in kept]


def done(files: dict[str, bytearray], step: Step) -> None:
    if isinstance(step, Write):
        data = files.setdefault(step.file, bytearray())
        data.extend(bytes(max(0, step.offset + len(step.data) - len(data))))
        data[step.offset : step.offset + len(step.data)] = step.data
    elif isinstance(step, Truncate):
        data = files.setdefault(step.file, bytearray())
        data.extend(bytes(max(0, step.size - len(data))))
        del data[step.size :]


# --- the driver SQLAlchemy is given -----------------------------------------------------------------


class Driver:
    """A connection to a recorded database, with as much of the DB-API as SQLAlchemy needs."""

    isolation_level = None

    def __init__(self, file: Path, disk: Disk) -> None:
        self.inner = apsw.Connection(str(file), vfs=disk.vfs_name)
        self.inner.set_busy_timeout(10_000)

    def cursor(self) -> Cursor:
        return Cursor(self.inner)

    @property
    def in_transaction(self) -> bool:
        return self.inner.in_transaction

    def execute(self, sql: str, values: Any = ()) -> Cursor:
        return self.cursor().execute(sql, values)

    def commit(self) -> None:
        if self.inner.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.inner.in_transaction:
            self.execute("ROLLBACK")

    def close(self) -> None:
        self.inner.close()

    def create_function(self, *_: object, **__: object) -> None:
        """SQLAlchemy brings a function along that is not used here."""


class Cursor:
    arraysize = 1

    def __init__(self, inner: apsw.Connection) -> None:
        self.inner = inner
        self.rows: list[Any] = []
        self.description: Any = None
        self.lastrowid = 0
        self.rowcount = -1

    def execute(self, sql: str, values: Any = ()) -> Cursor:
        cursor, before = self.inner.cursor(), self.inner.total_changes()
        cursor.exec_trace = self.note_columns
        try:
            self.rows = list(cursor.execute(sql, values))
        except apsw.ConstraintError as error:
            raise sqlite3.IntegrityError(str(error)) from None
        except apsw.Error as error:
            raise sqlite3.OperationalError(str(error)) from None
        self.lastrowid = self.inner.last_insert_rowid()
        self.rowcount = self.inner.total_changes() - before
        return self

    def note_columns(self, cursor: apsw.Cursor, _sql: str, _values: object) -> bool:
        columns = cursor.get_description()
        self.description = [(name, *[None] * 6) for name, _ in columns] or None
        return True

    def executemany(self, sql: str, rows: Any) -> Cursor:
        for values in rows:
            self.execute(sql, values)
        return self

    def fetchone(self) -> Any:
        return self.rows.pop(0) if self.rows else None

    def fetchall(self) -> list[Any]:
        rows, self.rows = self.rows, []
        return rows

    def fetchmany(self, size: int = 1) -> list[Any]:
        rows, self.rows = self.rows[:size], self.rows[size:]
        return rows

    def close(self) -> None:
        self.rows = []
