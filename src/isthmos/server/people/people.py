"""People and their sessions. A guest is a person without a login; what it holds is a token of 256 bits."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any

import msgspec

from isthmos.server.people.second import is_on
from isthmos.server.store import queries
from isthmos.server.store.schema import Row
from isthmos.server.tables.house import House
from isthmos.server.wire.refusals import Refused, WhoAreYou

LASTS = 180 * 86_400.0
"""A session, in seconds."""
LONGEST_NAME = 40


class Who(msgspec.Struct):
    """Whoever speaks: a person, through a session. Nobody in particular when both are empty."""

    person: str = ""
    name: str = ""
    login: str = ""
    session: str = ""
    expires: float = 0.0
    second: bool = False
    """Whether logging in takes a second factor."""


NOBODY = Who()


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control signs. Raises Refused for none."""
    kept = "".join(sign for sign in unicodedata.normalize("NFC", name) if unicodedata.category(sign)[0] != "C")
    shown = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not shown:
        raise Refused("server-name-empty")
    return shown


async def new_guest(house: House, name: str, device: str) -> tuple[Who, str]:
    """A person and its token."""
    now = house.now()
    row: Row = {
        "id": secrets.token_urlsafe(12),
        "name": clean_name(name),
        "created": now,
        "recovery": "{}",
        "campaign": "",
    }
    session, token = new_session(row["id"], device, now)

    def work(connection: Any) -> None:
        queries.add_person(connection, row)
        queries.add_session(connection, session)

    await house.writing(work)
    return Who(row["id"], row["name"], "", session["token"]), token


def new_session(person: str, device: str, now: float) -> tuple[Row, str]:
    token = secrets.token_urlsafe(32)
    row = {"token": hashed(token), "person": person, "device": device[:200], "created": now, "expires": now + LASTS}
    return row, token


async def who_holds(house: House, token: str) -> Who:
    """The person behind a token. Raises WhoAreYou."""
    row = await house.reading(lambda connection: queries.session_row(connection, hashed(token), house.now()))
    if row is None:
        raise WhoAreYou("server-session-ended")
    second = is_on(row["second"])
    return Who(row["person"], row["name"], row["login"] or "", row["token"], row["expires"], second)


async def who_comes(house: House, token: str, by_cookie: bool) -> Who:
    """The person behind the token a request brings, if any. A browser keeps showing the token of a session that has
    ended, and whoever sits there cannot take it away: that is nobody. A program is told: WhoAreYou."""
    if not token:
        return NOBODY
    try:
        return await who_holds(house, token)
    except WhoAreYou:
        if by_cookie:
            return NOBODY
        raise


async def end_session(house: House, session: str) -> None:
    await house.writing(lambda connection: queries.end_session(connection, session))
    house.end_sockets(session)


async def end_all_sessions(house: House, person: str, but: str = "") -> None:
    for row in await house.reading(lambda connection: queries.sessions_of(connection, person, house.now())):
        if row["token"] != but:
            await end_session(house, row["token"])
