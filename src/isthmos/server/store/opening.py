"""Which database a server uses, and getting it ready."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from isthmos.core.errors import IsthmosError
from isthmos.server.store.postgres import PostgresStore
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.store.store import Store, cause_of


async def prepare(store: Store) -> None:
    """Open once before anybody is let in, and bring the tables up to date. Raises IsthmosError with a sentence."""
    try:
        await store.open()
        await store.close()
    except (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError) as error:
        reason = str(cause_of(error)).partition("\n")[0]
        raise IsthmosError(f"the database cannot be opened: {reason}") from None


def store_for(database: str, data: Path) -> Store:
    """PostgreSQL where a URL names it, otherwise SQLite in the data directory."""
    if not database:
        return SqliteStore(data / "isthmos.db")
    if database.startswith("postgresql+asyncpg://"):
        return PostgresStore(database)
    raise IsthmosError(f"'{database.partition(':')[0]}' is no database known here; it is postgresql+asyncpg://…")
