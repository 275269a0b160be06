"""Events of many games in one transaction, and what follows from them: the way every move takes to the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, cast

import msgspec
from sqlalchemy import (
    Connection,
    UpdateBase,
    bindparam,
    insert,
    text,
    update,
)

from isthmos.server.store import schema as t
from isthmos.server.store.schema import Row
from isthmos.table.events import Event

Values = tuple[Any, ...]


class Append(msgspec.Struct):
    """The events of one command and what follows from them. A work for the store, done together with others like it."""

    game: str
    events: list[Event]
    status: str | None
    """The new one, where it is new."""
    asked: int
    deadline: float
    seats: list[Row] = []
    outbox: list[Row] = []

    def __call__(self, connection: Connection) -> None:
        append_all(connection, [self])

    def announcement(self) -> str:
        return f"game {self.game} {self.events[-1].seq}"


def driver_of(connection: Connection) -> sqlite3.Connection:
    """What SQLAlchemy speaks to SQLite through."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


CHANNEL = "isthmos"
NOTIFY = text("SELECT pg_notify(:channel, :message)")


def announce(connection: Connection, *messages: str) -> None:
    """Tell all workers when this transaction commits. On SQLite there is only one."""
    if connection.dialect.name == "postgresql":
        for message in messages:
            connection.execute(NOTIFY, {"channel": CHANNEL, "message": message})


EVENT = ("game", "seq", "command", "seat", "kind", "payload", "at")

GAME = ("game", "seq", "asked", "deadline", "at")

SET_STATUS = update(t.game).where(t.game.c.id == bindparam("g")).values(status=bindparam("s"))


def event_rows(game: str, events: Sequence[Event]) -> list[Values]:
    """As EVENT names them."""
    return [(game, event.seq, event.command, event.seat, event.kind(), event.payload(), event.at) for event in events]


class Many:
    """A statement for many rows, composed once: SQLAlchemy takes longer to pass it on than the database to do it."""

    def __init__(self, columns: Sequence[str], statement: UpdateBase) -> None:
        """A row is a tuple of the columns."""
        self.columns = columns
        self.statement = statement
        self.composed: dict[str, tuple[str, Callable[[Values], Values]]] = {}
        """For each dialect."""

    def __call__(self, connection: Connection, rows: Sequence[Values]) -> None:
        dialect = connection.dialect.name
        if dialect not in self.composed:
            compiled = self.statement.compile(dialect=connection.dialect, column_keys=self.columns)
            order = [self.columns.index(name) for name in compiled.positiontup or ()]
            self.composed[dialect] = str(compiled), itemgetter(*order)
        text, in_order = self.composed[dialect]
        connection.exec_driver_sql(text, [in_order(row) for row in rows])


add_events = Many(EVENT, insert(t.event))

update_games = Many(
    GAME,
    update(t.game)
    .where(t.game.c.id == bindparam("game"))
    .values({name: bindparam(name) for name in GAME[1:-1]} | {"changed": bindparam("at")}),
)


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """The unique numbers of the log decide who was first; everything else is written only if they allow it."""
    add_events(connection, [row for one in appends for row in event_rows(one.game, one.events)])
    last = [(one, one.events[-1]) for one in appends]
    update_games(connection, [(one.game, event.seq, one.asked, one.deadline, event.at) for one, event in last])
    announce(connection, *(one.announcement() for one in appends))
    statuses = [{"g": append.game, "s": append.status} for append in appends if append.status is not None]
    if statuses:
        connection.execute(SET_STATUS, statuses)
    outbox = [row for append in appends for row in append.outbox]
    if outbox:
        connection.execute(insert(t.outbox), outbox)
    seats = [row for append in appends for row in append.seats]
    if seats:
        put_seats(connection, seats)


UPDATE_SEAT = (
    update(t.seat)
    .where((t.seat.c.game == bindparam("g")) & (t.seat.c.seat == bindparam("n")))
    .values(person=bindparam("p"), name=bindparam("w"), bot=bindparam("b"))
)


def put_seats(connection: Connection, rows: Sequence[Row]) -> None:
    values = [{"g": r["game"], "n": r["seat"], "p": r["person"], "w": r["name"], "b": r["bot"]} for r in rows]
    connection.execute(UPDATE_SEAT, values)
