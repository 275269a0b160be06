"""How much one person may keep here: a guest little, an account ten times as much. Counted when something is kept."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, select

from isthmos.server import queries
from isthmos.server import schema as t
from isthmos.server.config import Config
from isthmos.server.refusals import Refused

MONTH = 30 * 86_400.0
"""What is older is not counted any more: nobody is shut out for ever by a table at which nobody sat down."""
ACCOUNT = 10
"""Times as much as a guest."""
UNFINISHED = ("open", "running", "paused")


def for_a_game(connection: Connection, config: Config, row: queries.Row) -> Refused | None:
    """Why there is no room for it. To be asked in the transaction that keeps it, so that of many at once none is too
    many."""
    own = (t.game.c.host == row["host"]) & (t.game.c.created > row["created"] - MONTH)
    if row["status"] == "archive":
        most, of_the_kind, word = config.most_records, t.game.c.status == "archive", "server-most-records"
    else:
        most, of_the_kind, word = config.most_tables, t.game.c.status.in_(UNFINISHED), "server-most-tables"
    return over(connection, row["host"], t.game, own & of_the_kind, most, word)


def for_a_line(connection: Connection, config: Config, game: str, person: str) -> Refused | None:
    own = (t.chat.c.game == game) & (t.chat.c.person == person)
    return over(connection, person, t.chat, own, config.most_lines, "server-most-lines")


def over(
    connection: Connection, person: str, table: Table, own: ColumnElement[bool], most: int, word: str
) -> Refused | None:
    """The refusal, if there is no room for one more."""
    kept = connection.execute(select(func.count()).select_from(table).where(own)).scalar() or 0
    if kept < most:
        return None
    has_login = bool((queries.person_row(connection, person) or {}).get("login"))
    return Refused(word, most=most, more=most * ACCOUNT) if kept >= limit(most, has_login) else None


def limit(most: int, has_login: bool) -> int:
    return most * ACCOUNT if has_login else most


def check_owners_data(config: Config, text: Any, has_login: bool) -> None:
    """Raises Refused for more bytes than one may bring."""
    most = config.most_owners_bytes
    if len(str(text).encode()) > limit(most, has_login):
        raise Refused("server-most-owners-bytes", most=most, more=most * ACCOUNT)
