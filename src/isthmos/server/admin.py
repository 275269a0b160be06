"""What an operator does: back up, restore, move, upgrade, and look after people's data and broken games."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, select, text, update

from isthmos.core.errors import IsthmosError
from isthmos.server import accounts, queries, stored
from isthmos.server import schema as t
from isthmos.server.config import Config
from isthmos.server.store import PostgresStore, SqliteStore, locked, sqlite_engine, store_for
from isthmos.server.stored import Damaged

T = TypeVar("T")
BATCH = 500


def look(config: Config, work: Callable[[Connection], T]) -> T:
    """Read, also while a server runs."""
    if config.database:
        return asyncio.run(_with_postgres(config, work, False))
    file = database_file(config)
    engine = sqlite_engine(file, query_only=True)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def change(config: Config, work: Callable[[Connection], T]) -> T:
    """Write. On SQLite no server may run meanwhile."""
    if config.database:
        return asyncio.run(_with_postgres(config, work, True))
    return asyncio.run(_with_sqlite(config, work))


async def _with_postgres(config: Config, work: Callable[[Connection], T], write: bool) -> T:
    store = store_for(config.database, config.data)
    try:
        return (await store.transact([work]))[0] if write else await store.read(work)
    finally:
        await store.close()


async def _with_sqlite(config: Config, work: Callable[[Connection], T]) -> T:
    database_file(config)
    store = store_for("", config.data)
    await store.open()
    try:
        return await store.write(work)
    finally:
        await store.close()


def database_file(config: Config) -> Path:
    file = config.data / "isthmos.db"
    if not file.exists():
        raise IsthmosError(f"there is no database in {config.data}")
    return file


# --- backup and restore -------------------------------------------------------------------------


def backup(config: Config, to: Path) -> int:
    """A copy by SQLite's own means, also while a server runs; how many games it holds."""
    if config.database:
        raise IsthmosError("a PostgreSQL database is backed up with pg_dump")
    if to.exists():
        raise IsthmosError(f"{to} exists already")
    source = sqlite3.connect(f"file:{database_file(config)}?mode=ro", uri=True)
    target = sqlite3.connect(to)
    try:
        os.chmod(to, 0o600)
        source.backup(target)
        return checked(target, to)
    finally:
        source.close()
        target.close()


def checked(connection: sqlite3.Connection, file: Path) -> int:
    """Raises IsthmosError for a file that is damaged or no database of ours."""
    try:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise IsthmosError(f"{file} is damaged")
        return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise IsthmosError(f"{file} is no isthmos database: {error}") from None


def restore(config: Config, file: Path) -> int:
    """Put a backup in place; the database that was there stays beside it."""
    if config.database:
        raise IsthmosError("a PostgreSQL database is restored with pg_restore")
    if not file.exists():
        raise IsthmosError(f"there is no file {file}")
    source = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    games = checked(source, file)
    source.close()
    config.data.mkdir(parents=True, exist_ok=True)
    target = config.data / "isthmos.db"
    with locked(config.data / "isthmos.lock"):
        for ending in ("", "-wal", "-shm"):
            old = Path(f"{target}{ending}")
            if old.exists():
                old.replace(f"{target}.before{ending}")
        fresh = target.with_suffix(".new")
        shutil.copyfile(file, fresh)
        os.chmod(fresh, 0o600)
        fresh.replace(target)
    return games


# --- to another database ------------------------------------------------------------------------


def move(config: Config, url: str) -> dict[str, int]:
    """Everything from SQLite to an empty PostgreSQL database, in one transaction; rows of each table."""
    if config.database:
        raise IsthmosError("only a SQLite database can be moved")
    return asyncio.run(_move(SqliteStore(database_file(config)), store_for(url, config.data)))


async def _move(source: SqliteStore, target: Any) -> dict[str, int]:
    if not isinstance(target, PostgresStore):
        raise IsthmosError("it moves to postgresql+asyncpg://…")
    await source.open()
    await target.open()
    try:
        rows = await source.read(all_rows)
        await target.transact([lambda connection: put_all(connection, rows)])
        return {name: len(found) for name, found in rows.items()}
    finally:
        await source.close()
        await target.close()


def all_rows(connection: Connection) -> dict[str, list[queries.Row]]:
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in t.metadata.sorted_tables
    }


def put_all(connection: Connection, rows: dict[str, list[queries.Row]]) -> None:
    if connection.execute(select(func.count()).select_from(t.game)).scalar():
        raise IsthmosError("there are games in that database already; it must be empty")
    for table in t.metadata.sorted_tables:
        found = rows[table.name]
        for first in range(0, len(found), BATCH):
            connection.execute(insert(table), found[first : first + BATCH])
    for table in (t.chat, t.outbox):
        sequence = text(
            f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), "
            f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)"
        )
        connection.execute(sequence)


# --- before an upgrade --------------------------------------------------------------------------


class Trouble(msgspec.Struct):
    """A game that does not play under the rules installed here."""

    game: str
    title: str
    reason: str


class Check(msgspec.Struct):
    """Every stored game, played again."""

    same: dict[str, int]
    troubles: list[Trouble]


def upgrade_check(config: Config) -> Check:
    """Play every game's log under the installed rules; nothing is changed."""
    same: Counter[str] = Counter()
    troubles = []
    for game, title in look(config, queries.game_titles):
        try:
            look(config, partial(plays, game=game))
            same[title] += 1
        except Exception as error:  # one game says nothing about the next
            reason = str(error) if isinstance(error, Damaged) else f"it cannot be read: {type(error).__name__}"
            troubles.append(Trouble(game, title, reason))
    return Check(dict(same), troubles)


def plays(connection: Connection, game: str) -> None:
    """Raises Damaged if it does not. A game that is deleted meanwhile does no harm."""
    found = queries.whole_game(connection, game)
    if found is not None:
        stored.folded(found)


# --- games in quarantine ------------------------------------------------------------------------


def quarantined(connection: Connection) -> list[Trouble]:
    query = select(t.game.c.id, t.game.c.title, t.game.c.trouble).where(t.game.c.status == "quarantined")
    return [Trouble(*row) for row in connection.execute(query)]


def release(connection: Connection, game: str) -> None:
    """Let a game be opened again: if it still does not play, it goes back by itself."""
    row = queries.game_row(connection, game)
    if row is None or row["status"] != "quarantined":
        raise IsthmosError(f"no game {game} is in quarantine")
    kinds = connection.execute(select(t.event.c.kind).where(t.event.c.game == game)).scalars().all()
    status = "running" if "started" in kinds else "open"
    connection.execute(update(t.game).where(t.game.c.id == game).values(status=status, trouble=""))


# --- people -------------------------------------------------------------------------------------


def person_id(connection: Connection, who: str) -> str:
    """By login or id."""
    row = queries.person_by_login(connection, who.lower()) or queries.person_row(connection, who)
    if row is None:
        raise IsthmosError(f"there is no person '{who}'")
    return str(row["id"])


def export_person(connection: Connection, who: str) -> bytes:
    found = queries.data_of(connection, person_id(connection, who))
    return msgspec.json.format(msgspec.json.encode(found), indent=2)


def new_codes(connection: Connection, who: str, now: float) -> list[str]:
    """Recovery codes for somebody who has lost theirs, in place of all old ones."""
    codes, recovery = accounts.new_codes(now)
    queries.change_person(connection, person_id(connection, who), {"recovery": recovery})
    return codes


def drop_second(connection: Connection, who: str) -> None:
    """For somebody who has lost the device that makes the codes."""
    queries.change_person(connection, person_id(connection, who), {"second": ""})


def delete_person(connection: Connection, who: str) -> None:
    queries.forget_person(connection, person_id(connection, who))
