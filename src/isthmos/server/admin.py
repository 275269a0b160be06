"""What an operator does: back up, restore, move, upgrade, and look after people's data and broken games."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import asyncpg
import msgspec
from alembic.util import CommandError
from sqlalchemy import Connection, delete, func, insert, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.server.operation.config import Config, database_url
from isthmos.server.people import accounts
from isthmos.server.store import files, queries, stored
from isthmos.server.store import schema as t
from isthmos.server.store.failures import of_database
from isthmos.server.store.opening import store_for
from isthmos.server.store.postgres import PostgresStore
from isthmos.server.store.schema import Row
from isthmos.server.store.sqlite import SqliteStore, locked, sqlite_engine
from isthmos.server.store.store import StoreFailed, upgrade
from isthmos.server.store.stored import Damaged

T = TypeVar("T")
BATCH = 500


@contextmanager
def in_sentences() -> Iterator[None]:
    """Raises IsthmosError for what a database or a disk has to say."""
    try:
        yield
    except CommandError:
        raise IsthmosError(Message("admin-newer", {})) from None
    except OSError as error:
        reason = of_database(error)
        if error.filename:
            reason = Message("admin-of-file", {"file": str(error.filename), "reason": reason})
        raise IsthmosError(Message("admin-unusable", {"reason": reason})) from None
    except FAILURES as error:
        raise IsthmosError(Message("admin-unusable", {"reason": of_database(error)})) from None


FAILURES = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, StoreFailed)


def look(config: Config, work: Callable[[Connection], T]) -> T:
    """Read, also while a server runs."""
    with in_sentences():
        if config.database:
            return asyncio.run(_with_postgres(config, work, False))
        return look_into(database_file(config), work)


def look_into(file: Path, work: Callable[[Connection], T]) -> T:
    engine = sqlite_engine(file, query_only=True)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def change(config: Config, work: Callable[[Connection], T]) -> T:
    """Write. On SQLite no server may run meanwhile."""
    with in_sentences():
        return asyncio.run(_with_postgres(config, work, True) if config.database else _with_sqlite(config, work))


async def _with_postgres(config: Config, work: Callable[[Connection], T], write: bool) -> T:
    store = store_for(config.database, config.data)
    try:
        return (await store.transact([work]))[0] if write else await store.read(work)
    finally:
        await store.close()


async def _with_sqlite(config: Config, work: Callable[[Connection], T]) -> T:
    store = SqliteStore(database_file(config))
    await store.open()
    try:
        return await store.write(work)
    finally:
        await store.close()


def database_file(config: Config) -> Path:
    """Raises IsthmosError where it is not there or not sound."""
    file = config.data / files.NAME
    files.refuse_damaged(file)
    if not file.exists():
        raise IsthmosError(Message("admin-no-database", {"folder": str(config.data)}))
    return file


# --- backup and restore -------------------------------------------------------------------------


def backup(config: Config, to: Path) -> int:
    """A copy by SQLite's own means, also while a server runs; how many games it holds."""
    if config.database:
        raise IsthmosError(Message("admin-backup-postgres", {}))
    with in_sentences():
        if to.exists():
            raise IsthmosError(Message("admin-exists", {"file": str(to)}))
        fresh = Path(f"{to}.new")
        games = files.copy(database_file(config), fresh)
        fresh.replace(to)
        files.sync(to.parent)
        return games


class Restored(msgspec.Struct):
    """A backup that is in place, and where what was there before is now."""

    games: int
    before: Path | None


def restore(config: Config, file: Path) -> Restored:
    """Put a backup in place; the database that was there stays beside it."""
    if config.database:
        raise IsthmosError(Message("admin-restore-postgres", {}))
    target = config.data / files.NAME
    with in_sentences():
        if not file.is_file():
            raise IsthmosError(Message("admin-no-file", {"file": str(file)}))
        if target.exists() and target.samefile(file):
            raise IsthmosError(Message("admin-itself", {"file": str(file)}))
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        with files.leaving_no_remains(target), locked(target.with_suffix(".lock")):
            fresh = Path(f"{target}.new")
            games = files.copy(file, fresh)
            return Restored(games, files.replace(target, fresh))


# --- to another database ------------------------------------------------------------------------


def move(config: Config, url: str) -> dict[str, int]:
    """Everything from SQLite to an empty PostgreSQL database, in one transaction; rows of each table."""
    if config.database:
        raise IsthmosError(Message("admin-move-postgres", {}))
    target = PostgresStore(database_url(Message("admin-move-address", {}), url))
    with in_sentences():
        return asyncio.run(_move(SqliteStore(database_file(config)), target))


async def _move(source: SqliteStore, target: PostgresStore) -> dict[str, int]:
    await source.open()
    try:
        await target.read(refuse_other_tables)
        await target.open()
        rows = await source.read(all_rows)
        await target.transact([lambda connection: put_all(connection, rows)])
        return {name: len(found) for name, found in rows.items()}
    finally:
        await source.close()
        await target.close()


def refuse_other_tables(connection: Connection) -> None:
    """Before any of ours is laid beside them."""
    tables = set(inspect(connection).get_table_names())
    if tables and "alembic_version" not in tables:
        raise IsthmosError(Message("admin-not-ours", {"table": min(tables)}))


def all_rows(connection: Connection) -> dict[str, list[Row]]:
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in t.metadata.sorted_tables
    }


def put_all(connection: Connection, rows: dict[str, list[Row]]) -> None:
    for table in (t.game, t.person):
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise IsthmosError(Message("admin-not-empty", {}))
    for table in (t.alive, t.downtime):
        connection.execute(delete(table))  # of a server that ran there before anybody came
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
    reason: Message


class Check(msgspec.Struct):
    """Every stored game, played again."""

    same: dict[str, int]
    troubles: list[Trouble]


def upgrade_check(config: Config) -> Check:
    """Play every game's log under the installed rules, also while a server runs; nothing is changed."""
    with in_sentences():
        return asyncio.run(_check_postgres(config)) if config.database else _check_sqlite(config)


def _check_sqlite(config: Config) -> Check:
    """On a copy: its tables are brought up to date as the server will do it."""
    with TemporaryDirectory(prefix="isthmos-check-") as folder:
        copied = Path(folder) / files.NAME
        files.copy(database_file(config), copied)
        engine = sqlite_engine(copied, query_only=False)
        try:
            with engine.begin() as connection:
                upgrade(connection)
                troubles = [(*row, trouble_of(connection, row[0])) for row in queries.game_titles(connection)]
        finally:
            engine.dispose()
    return summed_up(troubles)


async def _check_postgres(config: Config) -> Check:
    store = store_for(config.database, config.data)
    try:
        await store.read(refuse_older)
        rows = await store.read(queries.game_titles)
        return summed_up([(*row, await store.read(partial(trouble_of, game=row[0]))) for row in rows])
    finally:
        await store.close()


def refuse_older(connection: Connection) -> None:
    """PostgreSQL is not copied here."""
    revision = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    files.refuse_newer(revision, Message("admin-the-database", {}))
    if revision != files.revisions()[0]:
        raise IsthmosError(Message("admin-older", {"version": revision, "here": files.revisions()[0]}))


def trouble_of(connection: Connection, game: str) -> Message | None:
    """Why a game does not play; nothing if it does, or was deleted meanwhile."""
    try:
        found = queries.whole_game(connection, game)
        if found is not None:
            stored.folded(found)
    except Damaged as damage:
        return damage.message
    except Exception as error:  # one game says nothing about the next
        return stored.unreadable(error)
    return None


def summed_up(found: list[tuple[str, str, Message | None]]) -> Check:
    same = Counter(title for _, title, reason in found if reason is None)
    return Check(dict(same), [Trouble(game, title, reason) for game, title, reason in found if reason is not None])


# --- games in quarantine ------------------------------------------------------------------------


def quarantined(connection: Connection) -> list[Trouble]:
    """With what is wrong now: it may be mended since, or another version installed."""
    query = select(t.game.c.id, t.game.c.title).where(t.game.c.status == "quarantined")
    return [
        Trouble(game, title, trouble_of(connection, game) or Message("admin-plays-now", {}))
        for game, title in connection.execute(query).all()
    ]


def release(connection: Connection, game: str) -> None:
    """Let a game be opened again: if it still does not play, it goes back by itself."""
    row = queries.game_row(connection, game)
    if row is None or row["status"] != "quarantined":
        raise IsthmosError(Message("admin-not-in-quarantine", {"game": game}))
    kinds = connection.execute(select(t.event.c.kind).where(t.event.c.game == game)).scalars().all()
    status = "running" if "started" in kinds else "open"
    connection.execute(update(t.game).where(t.game.c.id == game).values(status=status, trouble=""))


# --- people -------------------------------------------------------------------------------------


def person_id(connection: Connection, who: str) -> str:
    """By login or id."""
    row = queries.person_by_login(connection, who.lower()) or queries.person_row(connection, who)
    if row is None:
        raise IsthmosError(Message("admin-no-person", {"who": who}))
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
