"""What a database or its disk refuses, in messages of ours: of theirs only a code goes in."""

from __future__ import annotations

import socket
from collections.abc import Mapping

from isthmos.core.foreign import of_system
from isthmos.core.message import Message
from isthmos.server.store.store import StoreFailed, cause_of

SQLITE = {
    "SQLITE_NOTADB": "server-sqlite-no-database",
    "SQLITE_CORRUPT": "server-sqlite-damaged",
    "SQLITE_BUSY": "server-sqlite-locked",
    "SQLITE_LOCKED": "server-sqlite-locked",
    "SQLITE_FULL": "server-sqlite-full",
    "SQLITE_READONLY": "server-sqlite-read-only",
    "SQLITE_CANTOPEN": "server-sqlite-unopened",
    "SQLITE_IOERR": "server-sqlite-disk",
}
POSTGRES = {
    "28000": "server-postgres-nobody",
    "28P01": "server-postgres-password",
    "3D000": "server-postgres-no-database",
    "42501": "server-postgres-not-allowed",
    "53300": "server-postgres-full",
    "57P03": "server-postgres-not-yet",
}


def of_database(error: BaseException) -> Message:
    """Why the work could not be done."""
    if isinstance(error, StoreFailed) and error.__cause__ is not None:
        return of_database(error.__cause__)
    cause = cause_of(error)
    if isinstance(cause, socket.gaierror):
        return Message("server-unknown-host", {})
    if isinstance(cause, OSError):
        return of_system(cause)
    name, state = getattr(cause, "sqlite_errorname", ""), getattr(cause, "sqlstate", "") or ""
    found = named(SQLITE, "_".join(name.split("_")[:2])) if name else named(POSTGRES, state)
    return found or Message("server-database-code", {"code": name or state or type(cause).__name__})


def named(known: Mapping[str, str], code: str) -> Message | None:
    return Message(known[code], {}) if code in known else None
