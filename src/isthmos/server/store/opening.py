"""Which database a server uses, and getting it ready."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.server.store.failures import of_database
from isthmos.server.store.postgres import PostgresStore
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.store.store import Store


async def prepare(store: Store) -> None:
    """Open once before anybody is let in, and bring the tables up to date. Raises IsthmosError with a sentence."""
    try:
        await store.open()
        await store.close()
    except (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError) as error:
        raise IsthmosError(Message("server-database-unopened", {"reason": of_database(error)})) from None


def store_for(database: str, data: Path) -> Store:
    """PostgreSQL where a URL names it, otherwise SQLite in the data directory."""
    if not database:
        return SqliteStore(data / "isthmos.db")
    if database.startswith("postgresql+asyncpg://"):
        return PostgresStore(database)
    raise IsthmosError(Message("server-no-such-database", {"name": database.partition(":")[0]}))
