"""Every statement to the database, as functions of a connection."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    Connection,
    String,
    Table,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from isthmos.games.catalogue import TITLES
from isthmos.server.operation.limits import FORGIVEN, wait_after
from isthmos.server.store import schema as t
from isthmos.server.store.appends import EVENT, announce, event_rows
from isthmos.server.store.schema import Row
from isthmos.server.store.stored import EVERYTHING, StoredGame, read_events
from isthmos.table.events import Event, Laid

LONGEST_PAUSE = 6.0
"""Seconds between two signs of life; more is downtime."""


SEATS = select(
    *(column for column in t.seat.c if column.name != "name"),
    func.coalesce(t.person.c.name, t.seat.c.name).label("name"),
).outerjoin(t.person, t.person.c.id == t.seat.c.person)
"""Each with the name of its person, or else with its own."""


# --- games --------------------------------------------------------------------------------------


def add_game(
    connection: Connection, row: Row, seats: Sequence[Row], events: Sequence[Event], outbox: Sequence[Row] = ()
) -> None:
    connection.execute(insert(t.game), row)
    connection.execute(insert(t.seat), list(seats))
    if outbox:
        connection.execute(insert(t.outbox), list(outbox))
    connection.execute(insert(t.event), [dict(zip(EVENT, one, strict=True)) for one in event_rows(row["id"], events)])


def game_row(connection: Connection, game: str) -> Row | None:
    row = connection.execute(select(t.game).where(t.game.c.id == game)).mappings().first()
    return dict(row) if row else None


def log_of(connection: Connection, game: str, after: int = 0, upto: int = EVERYTHING) -> list[Sequence[Any]]:
    """Rows as they are: one that is damaged is the trouble of whoever looks into it."""
    columns = (t.event.c.seq, t.event.c.command, t.event.c.seat, t.event.c.payload, t.event.c.at)
    where = (t.event.c.game == game) & (t.event.c.seq > after) & (t.event.c.seq <= upto)
    return list(connection.execute(select(*columns).where(where).order_by(t.event.c.seq)))


def events_of(connection: Connection, game: str, after: int = 0, upto: int = EVERYTHING) -> list[Event]:
    return read_events(log_of(connection, game, after, upto))


def seats_of(connection: Connection, game: str) -> list[Row]:
    rows = connection.execute(SEATS.where(t.seat.c.game == game).order_by(t.seat.c.seat)).mappings()
    return [dict(row) for row in rows]


def whole_game(connection: Connection, game: str) -> StoredGame | None:
    row = game_row(connection, game)
    return StoredGame(row, seats_of(connection, game), log_of(connection, game)) if row else None


SHOWN = (
    t.game.c.id,
    t.game.c.title,
    t.game.c.name,
    t.game.c.status,
    t.game.c.seq,
    t.game.c.asked,
    t.game.c.deadline,
    t.game.c.created,
    t.game.c.changed,
)
"""What a list of games may show."""


STATUS = func.coalesce(t.game.c.status, "")
"""For queries that have an index over fewer games: SQLite would rather go through all that are running."""


def with_seats(connection: Connection, rows: Sequence[Row]) -> list[Row]:
    ids = [row["id"] for row in rows]
    found: dict[str, list[Row]] = {game: [] for game in ids}
    query = SEATS.where(t.seat.c.game.in_(ids)).order_by(t.seat.c.game, t.seat.c.seat)
    for seat in connection.execute(query).mappings() if ids else ():
        found[seat["game"]].append(dict(seat))
    laid = laid_with(connection, [row["id"] for row in rows if row["title"] in WITH_OWNERS_DATA])
    return [{**row, "seats": found[row["id"]], "options": laid.get(row["id"], {})} for row in rows]


WITH_OWNERS_DATA = {title.id for title in TITLES.values() if title.data_option}


def laid_with(connection: Connection, games: Sequence[str]) -> dict[str, dict[str, str]]:
    """The options of these tables, from the event that laid them."""
    columns = (t.event.c.seq, t.event.c.command, t.event.c.seat, t.event.c.payload, t.event.c.at)
    query = select(t.event.c.game, *columns).where(t.event.c.game.in_(list(games)), t.event.c.seq == 1)
    return {game: options_in(row) for game, *row in (connection.execute(query) if games else ())}


def options_in(row: Sequence[Any]) -> dict[str, str]:
    try:
        [event] = read_events([row])
    except Exception:  # any: what is damaged is the trouble of whoever opens the game, not of a list
        return {}
    return event.what.setup.options if isinstance(event.what, Laid) else {}


def listed_games(connection: Connection, most: int = 100) -> list[Row]:
    query = select(*SHOWN).where(t.IN_LOBBY, STATUS.in_(("open", "running", "paused")))
    rows = connection.execute(query.order_by(t.game.c.changed.desc()).limit(most)).mappings()
    return with_seats(connection, [dict(row) for row in rows])


def games_of(connection: Connection, person: str, most: int = 200) -> list[Row]:
    mine = select(t.seat.c.game).where(t.seat.c.person == person)
    query = select(*SHOWN).where(or_(t.game.c.id.in_(mine), t.game.c.host == person))
    rows = connection.execute(query.order_by(t.game.c.changed.desc()).limit(most)).mappings()
    return with_seats(connection, [dict(row) for row in rows])


def game_titles(connection: Connection) -> list[tuple[str, str]]:
    return [
        (row.id, row.title)
        for row in connection.execute(select(t.game.c.id, t.game.c.title).order_by(t.game.c.created))
    ]


def sequence_numbers(connection: Connection, games: Sequence[str]) -> dict[str, int]:
    rows = connection.execute(select(t.game.c.id, t.game.c.seq).where(t.game.c.id.in_(list(games))))
    return {row.id: row.seq for row in rows}


def overdue(connection: Connection, now: float) -> list[str]:
    query = select(t.game.c.id).where(t.WITH_CLOCK, t.game.c.deadline <= now, STATUS == "running")
    return list(connection.execute(query.limit(500)).scalars())


def set_deadline(connection: Connection, game: str, seq: int, deadline: float) -> None:
    """Unless somebody has moved."""
    where = (t.game.c.id == game) & (t.game.c.seq == seq)
    connection.execute(update(t.game).where(where).values(deadline=deadline))


def away(connection: Connection, now: float) -> list[tuple[str, int, float, int]]:
    """Seats whose people have been gone longer than their table allows: since when, and how long it does."""
    query = (
        select(t.seat.c.game, t.seat.c.seat, t.seat.c.gone, t.game.c.leave_after)
        .join(t.game, t.game.c.id == t.seat.c.game)
        .where(t.AWAY, t.seat.c.bot == "", STATUS == "running", t.game.c.leave_after > 0)
        .where(t.seat.c.gone + t.game.c.leave_after <= now)
    )
    return [(game, seat, gone, after) for game, seat, gone, after in connection.execute(query)]


def forgotten(connection: Connection) -> list[tuple[str, int]]:
    """Seats whose people had themselves forgotten while others wait for them."""
    query = (
        select(t.seat.c.game, t.seat.c.seat)
        .join(t.game, t.game.c.id == t.seat.c.game)
        .where(STATUS.in_(("open", "running", "paused")), t.seat.c.bot == "", t.seat.c.person != "")
        .where(~exists().where(t.person.c.id == t.seat.c.person))
    )
    return [(game, seat) for game, seat in connection.execute(query.limit(500))]


def bots_to_move(connection: Connection) -> list[str]:
    """Running games in which a bot is asked: after a restart somebody must wake it."""
    on = (t.seat.c.game == t.game.c.id) & (t.seat.c.seat == t.game.c.asked)
    query = select(t.game.c.id).join(t.seat, on).where(t.game.c.status == "running", t.seat.c.bot != "")
    return list(connection.execute(query).scalars())


def set_gone(connection: Connection, game: str, seats: Sequence[int], gone: float) -> None:
    where = (t.seat.c.game == game) & t.seat.c.seat.in_(list(seats))
    connection.execute(update(t.seat).where(where).values(gone=gone))
    if gone:
        announce(connection, f"gone {game}")


def set_standing(connection: Connection, game: str, seats: Sequence[int], standing: str) -> None:
    where = (t.seat.c.game == game) & t.seat.c.seat.in_(list(seats))
    connection.execute(update(t.seat).where(where).values(standing=standing))
    announce(connection, f"standing {game}")


def quarantine(connection: Connection, game: str, trouble: str) -> None:
    connection.execute(update(t.game).where(t.game.c.id == game).values(status="quarantined", trouble=trouble[:500]))


# --- people -------------------------------------------------------------------------------------


def add_person(connection: Connection, row: Row) -> None:
    connection.execute(insert(t.person), row)


def person_row(connection: Connection, person: str) -> Row | None:
    row = connection.execute(select(t.person).where(t.person.c.id == person)).mappings().first()
    return dict(row) if row else None


def names_at(connection: Connection, game: str) -> tuple[str, list[str]]:
    """What a table and its seats are called."""
    name = connection.execute(select(t.game.c.name).where(t.game.c.id == game)).scalar_one()
    return name, [row["name"] for row in seats_of(connection, game)]


def person_by_login(connection: Connection, login: str) -> Row | None:
    row = connection.execute(select(t.person).where(t.person.c.login == login)).mappings().first()
    return dict(row) if row else None


def change_person(connection: Connection, person: str, values: Row) -> None:
    connection.execute(update(t.person).where(t.person.c.id == person).values(values))
    if "name" in values:
        announce(connection, f"renamed {person}")


def change_if(connection: Connection, known: Row, column: str, values: Row) -> bool:
    """Whether nobody has changed that column since it was looked at: of two who use one code, one is late."""
    where = (t.person.c.id == known["id"]) & (t.person.c[column] == known[column])
    return connection.execute(update(t.person).where(where).values(values)).rowcount == 1


def password_of(connection: Connection, person: str) -> str | None:
    """Which stays so until the end of the transaction."""
    return connection.execute(select(t.person.c.password).where(t.person.c.id == person).with_for_update()).scalar()


def take_try(connection: Connection, key: str, now: float) -> float:
    """Seconds to wait; 0 is leave to try, and counts as failed until it is forgiven. Of those who ask at once one is
    first."""
    connection.execute(delete(t.tries).where(t.tries.c.until < now - FORGIVEN))
    add_if_missing(connection, t.tries, {"key": key, "failed": 0, "until": now})
    row = connection.execute(select(t.tries).where(t.tries.c.key == key)).mappings().one()
    if row["until"] > now:
        return float(row["until"]) - now
    where = (t.tries.c.key == key) & (t.tries.c.failed == row["failed"])
    values = {"failed": row["failed"] + 1, "until": now + wait_after(row["failed"] + 1)}
    return 0.0 if connection.execute(update(t.tries).where(where).values(values)).rowcount else 1.0


def forgive_tries(connection: Connection, key: str) -> None:
    connection.execute(delete(t.tries).where(t.tries.c.key == key))


def add_session(connection: Connection, row: Row) -> None:
    connection.execute(insert(t.session), row)


SESSION = (
    select(t.session, t.person.c.name, t.person.c.login, t.person.c.second)
    .join(t.person, t.person.c.id == t.session.c.person)
    .where(t.session.c.token == bindparam("held"), t.session.c.expires > bindparam("now"))
)


def session_row(connection: Connection, token: str, now: float) -> Row | None:
    """The session and its person, as long as it lasts."""
    row = connection.execute(SESSION, {"held": token, "now": now}).mappings().first()
    return dict(row) if row else None


def sessions_of(connection: Connection, person: str, now: float) -> list[Row]:
    query = select(t.session).where(t.session.c.person == person, t.session.c.expires > now)
    return [dict(row) for row in connection.execute(query.order_by(t.session.c.created)).mappings()]


def ended_sessions(connection: Connection, tokens: Collection[str], now: float) -> set[str]:
    """Those that do not last. However many are asked for, they are one parameter, and hardly any comes back."""
    if connection.dialect.name == "sqlite":
        each = func.json_each(msgspec.json.encode(list(tokens)).decode()).table_valued("value")
    else:
        each = func.unnest(literal(list(tokens), ARRAY(String))).table_valued("value").render_derived()
    lasts = exists().where(t.session.c.token == each.c.value, t.session.c.expires > now)
    return set(connection.execute(select(each.c.value).where(~lasts)).scalars())


def end_session(connection: Connection, token: str) -> None:
    connection.execute(delete(t.session).where(t.session.c.token == token))
    announce(connection, f"session {token}")


def forget_person(connection: Connection, person: str) -> list[str]:
    """Finished games keep an anonymous seat; nothing else of the person stays. It goes first: whoever is about to
    write something of it (`add_chat`) has done so before, and that is found here, or does not find it any more. The
    sessions it had."""
    sessions = connection.execute(select(t.session.c.token).where(t.session.c.person == person)).scalars().all()
    connection.execute(delete(t.person).where(t.person.c.id == person))
    connection.execute(delete(t.chat).where(t.chat.c.person == person))
    connection.execute(delete(t.outbox).where(t.outbox.c.person == person))
    connection.execute(update(t.seat).where(t.seat.c.person == person).values(standing=""))
    connection.execute(update(t.game).where(t.game.c.host == person).values(name=""))
    connection.execute(delete(t.session).where(t.session.c.person == person))
    announce(connection, *(f"session {token}" for token in sessions), f"forgotten {person}")
    return list(sessions)


def data_of(connection: Connection, person: str) -> Row | None:
    """Everything kept about a person, without what would let somebody in."""
    row = person_row(connection, person)
    if row is None:
        return None
    chats = select(t.chat.c.game, t.chat.c.text, t.chat.c.at).where(t.chat.c.person == person)
    seats = select(t.seat.c.game, t.seat.c.seat, t.seat.c.standing).where(t.seat.c.person == person)
    sessions = select(t.session.c.device, t.session.c.created, t.session.c.expires).where(t.session.c.person == person)
    news = select(t.outbox.c.game, t.outbox.c.kind, t.outbox.c.at).where(t.outbox.c.person == person)
    return {
        "person": {name: row[name] for name in ("id", "name", "login", "campaign", "created")},
        "seats": [
            {**one, "name": row["name"], "standing": msgspec.json.decode(one["standing"] or "null")}
            for one in connection.execute(seats).mappings()
        ],
        "chat": [dict(one) for one in connection.execute(chats).mappings()],
        "sessions": [dict(one) for one in connection.execute(sessions).mappings()],
        "news": [dict(one) for one in connection.execute(news).mappings()],
    }


# --- chat and notifications ---------------------------------------------------------------------


def add_chat(connection: Connection, game: str, person: str, said: str, at: float) -> bool:
    """Whether the person is still there. The table is held meanwhile: lines get their numbers in the order in which
    they can be seen."""
    connection.execute(select(t.game.c.id).where(t.game.c.id == game).with_for_update())
    name = connection.execute(
        select(t.person.c.name).where(t.person.c.id == person).with_for_update(read=True)
    ).scalar_one_or_none()
    if name is None:
        return False
    connection.execute(insert(t.chat), {"game": game, "person": person, "name": name, "text": said, "at": at})
    announce(connection, f"chat {game}")
    return True


def chat_of(connection: Connection, game: str, after: int = 0, most: int = 200) -> list[Row]:
    """The first lines after one that is known, or the last ones."""
    columns = (t.chat.c.id, t.chat.c.name, t.chat.c.text, t.chat.c.at)
    query = select(*columns).where(t.chat.c.game == game, t.chat.c.id > after).limit(most)
    if after:
        return [dict(row) for row in connection.execute(query.order_by(t.chat.c.id)).mappings()]
    return [dict(row) for row in connection.execute(query.order_by(t.chat.c.id.desc())).mappings()][::-1]


def last_lines(connection: Connection, games: Sequence[str]) -> dict[str, int]:
    """Of games in which something was said."""
    query = select(t.chat.c.game, func.max(t.chat.c.id)).where(t.chat.c.game.in_(list(games))).group_by(t.chat.c.game)
    return {row[0]: row[1] for row in connection.execute(query)}


def notifications(connection: Connection, person: str, most: int = 100) -> list[Row]:
    """What has not been delivered and is still true: a turn is over as soon as something happens at the table."""
    out, game = t.outbox.c, t.game.c
    columns = (out.id, out.game, game.title, game.name, out.seq, out.kind, out.at)
    query = (
        select(*columns)
        .join(t.game, game.id == out.game)
        .where(out.person == person, out.delivered == 0, or_(out.kind == "finished", out.seq == game.seq))
    )
    return [dict(row) for row in connection.execute(query.order_by(out.id).limit(most)).mappings()]


def mark_delivered(connection: Connection, person: str, upto: int, now: float) -> None:
    where = (t.outbox.c.person == person) & (t.outbox.c.id <= upto) & (t.outbox.c.delivered == 0)
    connection.execute(update(t.outbox).where(where).values(delivered=now))


# --- the server itself --------------------------------------------------------------------------


def put(connection: Connection, table: Table, row: Row) -> None:
    """Insert, or change what has the same key: another worker may be putting the same row at this moment."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement: Any = dialect.insert(table).values(row)
    keys = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in row if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))


def add_if_missing(connection: Connection, table: Table, row: Row) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement: Any = dialect.insert(table).values(row)
    connection.execute(statement.on_conflict_do_nothing())


def beat(connection: Connection, worker: str, now: float, pause: float = LONGEST_PAUSE) -> None:
    """A sign of life. Where the last one, of any worker, is older than such a pause, nobody could play since then;
    another worker may be noting the same at this moment."""
    last = last_sign(connection)
    if 0 < last < now - pause:
        put(connection, t.downtime, {"began": last, "ended": now})
    put(connection, t.alive, {"worker": worker, "at": now})
    connection.execute(delete(t.alive).where(t.alive.c.at < now - 3600))


def last_sign(connection: Connection) -> float:
    return connection.execute(select(func.max(t.alive.c.at))).scalar() or 0.0


def everybody_has_gone(connection: Connection, now: float) -> None:
    """Nobody is connected to a server that starts; whoever comes back says so."""
    running = select(t.game.c.id).where(STATUS.in_(("running", "paused")), t.game.c.leave_after > 0)
    here = (t.seat.c.gone == 0) & (t.seat.c.person != "") & t.seat.c.game.in_(running)
    connection.execute(update(t.seat).where(here).values(gone=now))


def downtimes(connection: Connection) -> list[tuple[float, float]]:
    rows = connection.execute(select(t.downtime.c.began, t.downtime.c.ended).order_by(t.downtime.c.began))
    return [(began, ended) for began, ended in rows]
