"""How much one person may keep here: a guest little, an account ten times as much. Counted when something is kept."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, select

from isthmos.server.operation.config import Config
from isthmos.server.store import queries
from isthmos.server.store import schema as t
from isthmos.server.store.schema import Row
from isthmos.server.wire.refusals import Refused

MONTH = 30 * 86_400.0
"""What is older is not counted any more: nobody is shut out for ever by a table at which nobody sat down."""
ACCOUNT = 10
"""Times as much as a guest."""
UNFINISHED = ("open", "running", "paused")


def for_a_game(connection: Connection, config: Config, row: Row) -> Refused | None:
    """Why there is no room for it. To be asked in the transaction that keeps it, so that of many at once none is too
    many."""
    own = (t.game.c.host == row["host"]) & (t.game.c.created > row["created"] - MONTH)
    if row["status"] == "archive":
        most, kept = config.most_records, own & (t.game.c.status == "archive")
        refused = Refused("server-most-records", most=most, more=most * ACCOUNT)
    else:
        most, kept = config.most_tables, own & t.game.c.status.in_(UNFINISHED)
        refused = Refused("server-most-tables", most=most, more=most * ACCOUNT)
    return refused if is_full(connection, row["host"], t.game, kept, most) else None


def for_a_line(connection: Connection, config: Config, game: str, person: str) -> Refused | None:
    most, kept = config.most_lines, (t.chat.c.game == game) & (t.chat.c.person == person)
    refused = Refused("server-most-lines", most=most, more=most * ACCOUNT)
    return refused if is_full(connection, person, t.chat, kept, most) else None


def is_full(connection: Connection, person: str, table: Table, kept: ColumnElement[bool], most: int) -> bool:
    """Whether there is no room for one more."""
    count = connection.execute(select(func.count()).select_from(table).where(kept)).scalar() or 0
    if count < most:
        return False
    has_login = bool((queries.person_row(connection, person) or {}).get("login"))
    return count >= limit(most, has_login)


def limit(most: int, has_login: bool) -> int:
    return most * ACCOUNT if has_login else most


def check_owners_data(config: Config, text: Any, has_login: bool) -> None:
    """Raises Refused for more bytes than one may bring."""
    most = config.most_owners_bytes
    if len(str(text).encode()) > limit(most, has_login):
        raise Refused("server-most-owners-bytes", most=most, more=most * ACCOUNT)
