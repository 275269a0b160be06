"""The tables of the database. `event` is the truth; `game`, `seat` and `outbox` are written with it and follow it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TextClause,
    UniqueConstraint,
    text,
)

Row = dict[str, Any]

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

WITH_CLOCK, IN_LOBBY, AWAY = text("deadline > 0"), text("listed"), text("gone > 0")
"""Indexes over few rows only: a move of any other game writes no page of them. Queries name the same words, as SQLite
does not look into parameters."""


def partial(name: str, column: str, where: TextClause) -> Index:
    return Index(name, column, sqlite_where=where, postgresql_where=where)


Number = BigInteger().with_variant(Integer, "sqlite")

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(256)),
    Column("recovery", Text, nullable=False, default="{}"),
    Column("second", Text, nullable=False, server_default=""),
    Column("campaign", Text, nullable=False, default=""),
    Column("created", Float, nullable=False),
)
"""A guest until there is a login. `recovery` has the hashes of recovery codes, and until when each is good;
`second` the secret of the second factor."""

tries = Table(
    "tries",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("failed", Integer, nullable=False),
    Column("until", Float, nullable=False, index=True),
)
"""How often somebody has failed to log in since it last worked, and until when the next try is refused. `key` is a hash
of the login, whether it exists or not."""

session = Table(
    "session",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", String(200), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
"""`token` is the hash of what the person holds."""

game = Table(
    "game",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("name", String(80), nullable=False, default=""),
    Column("invitation", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("listed", Boolean, nullable=False, default=False),
    Column("status", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("deadline", Float, nullable=False, default=0.0),
    Column("leave_after", Integer, nullable=False, default=0),
    Column("trouble", Text, nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_game_status", "status"),
    Index("ix_game_host_created", "host", "created"),
    partial("ix_game_deadline", "deadline", WITH_CLOCK),
    partial("ix_game_changed", "changed", IN_LOBBY),
)
"""Secret and salt stay here until the game is over. `trouble` says why a game is in quarantine."""

event = Table(
    "event",
    metadata,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String(128), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "command"),
)
"""Only ever added to."""

seat = Table(
    "seat",
    metadata,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, default="", index=True),
    Column("name", String(64), nullable=False, default=""),
    Column("bot", String(32), nullable=False, default=""),
    Column("gone", Float, nullable=False, default=0.0),
    Column("standing", Text, nullable=False, default="", server_default=""),
    partial("ix_seat_gone", "gone", AWAY),
)
"""`gone`: since when nobody has been connected for this seat; 0 while somebody is. `standing`: at which offers the seat
wants to be asked. It is no event: that a seat has changed its mind is nobody else's business."""

chat = Table(
    "chat",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("delivered", Float, nullable=False, default=0.0),
)
"""What people should hear of: written with the move, delivered once."""

downtime = Table(
    "downtime",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)
"""When no server ran: clocks do not count it."""

alive = Table(
    "alive",
    metadata,
    Column("worker", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)
