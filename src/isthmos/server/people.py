"""Guests, accounts and sessions. A guest is a person without a login; what it holds is a token of 256 bits."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from isthmos.server import queries
from isthmos.server.common_passwords import COMMON
from isthmos.server.house import House
from isthmos.server.refusals import NotAllowed, Refused, Taken, WhoAreYou
from isthmos.server.store import Conflict

LASTS = 180 * 86_400.0
"""A session, in seconds."""
LONGEST_NAME = 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128
RECOVERY_CODES = 8
CODES_LAST = 365 * 86_400.0
"""A recovery code, in seconds. It is kept in a drawer, and new ones can be had at any time."""

hasher = PasswordHasher()


class Who(msgspec.Struct):
    """Whoever speaks: a person, through a session. Nobody in particular when both are empty."""

    person: str = ""
    name: str = ""
    login: str = ""
    session: str = ""
    expires: float = 0.0


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
    row: queries.Row = {
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


def new_session(person: str, device: str, now: float) -> tuple[queries.Row, str]:
    token = secrets.token_urlsafe(32)
    row = {"token": hashed(token), "person": person, "device": device[:200], "created": now, "expires": now + LASTS}
    return row, token


async def who_holds(house: House, token: str) -> Who:
    """The person behind a token. Raises WhoAreYou."""
    row = await house.reading(lambda connection: queries.session_row(connection, hashed(token), house.now()))
    if row is None:
        raise WhoAreYou("server-session-ended")
    return Who(row["person"], row["name"], row["login"] or "", row["token"], row["expires"])


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


async def end_all_sessions(house: House, person: str) -> None:
    for row in await house.reading(lambda connection: queries.sessions_of(connection, person, house.now())):
        await end_session(house, row["token"])


async def enter(house: House, person: str, device: str, ended: str = "") -> str:
    """A fresh session; the one used until now ends, so that a token planted beforehand is worth nothing."""
    row, token = new_session(person, device, house.now())
    await house.writing(lambda connection: queries.add_session(connection, row))
    if ended:
        await end_session(house, ended)
    return token


# --- accounts -----------------------------------------------------------------------------------


def check_login(login: str) -> str:
    kept = login.strip().lower()
    if not 3 <= len(kept) <= 40 or not all(sign.isalnum() or sign in "._-@+" for sign in kept):
        raise Refused("server-login-form")
    return kept


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("server-password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if password.lower() in COMMON:
        raise Refused("server-password-common")


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(hasher.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """As slow for people who do not exist as for those who do."""
    known = stored if stored is not None else await asyncio.to_thread(decoy)
    try:
        right = await asyncio.to_thread(hasher.verify, known, password)
    except (VerificationError, InvalidHashError):
        return False
    return right and stored is not None


_decoy: list[str] = []


def decoy() -> str:
    """A hash that no password fits, made once."""
    if not _decoy:
        _decoy.append(hasher.hash(secrets.token_urlsafe(32)))
    return _decoy[0]


async def make_account(house: House, who: Who, login: str, password: str, device: str) -> tuple[str, list[str]]:
    """A guest becomes an account and keeps its seats: a new token, and codes to come back with."""
    if who.login:
        raise Refused("server-has-account")
    kept = check_login(login)
    check_password(password)
    codes, recovery = new_codes(house.now())
    values = {"login": kept, "password": await hash_password(password), "recovery": recovery}
    try:
        await house.writing(lambda connection: queries.change_person(connection, who.person, values))
    except Conflict:
        raise Taken("server-login-taken") from None
    return await enter(house, who.person, device, who.session), codes


def new_codes(now: float) -> tuple[list[str], str]:
    """Codes for the person, and what is kept of them."""
    codes = [secrets.token_hex(5) for _ in range(RECOVERY_CODES)]
    return codes, msgspec.json.encode({hashed(code): now + CODES_LAST for code in codes}).decode()


async def renew_codes(house: House, who: Who, password: str) -> list[str]:
    """New codes in place of all old ones, for whoever knows the password."""
    row = await by_login(house, who.login)
    if not await is_password(row["password"] if row else None, password):
        raise NotAllowed("server-login-wrong")
    codes, recovery = new_codes(house.now())
    await house.writing(lambda connection: queries.change_person(connection, who.person, {"recovery": recovery}))
    return codes


async def by_login(house: House, login: str) -> queries.Row | None:
    """Nobody has a login that could not have been made."""
    try:
        kept = check_login(login)
    except Refused:
        return None
    row: queries.Row | None = await house.reading(lambda connection: queries.person_by_login(connection, kept))
    return row


async def log_in(house: House, login: str, password: str, device: str) -> tuple[Who, str]:
    row = await by_login(house, login)
    if not await is_password(row["password"] if row else None, password) or row is None:
        raise NotAllowed("server-login-wrong")
    return Who(row["id"], row["name"], row["login"]), await enter(house, row["id"], device)


async def recover(house: House, login: str, code: str, password: str, device: str) -> tuple[Who, str]:
    """With a recovery code, which is then used up. Every other session ends."""
    check_password(password)
    row = await by_login(house, login)
    new_hash = await hash_password(password)
    codes = msgspec.json.decode(row["recovery"], type=dict[str, float]) if row else {}
    good_until = codes.pop(hashed(code.strip().lower()), None)
    if row is None or good_until is None:
        raise NotAllowed("server-recovery-wrong")
    if good_until <= house.now():
        raise NotAllowed("server-recovery-expired")
    values = {"password": new_hash, "recovery": msgspec.json.encode(codes).decode()}
    if not await house.writing(lambda connection: queries.recover_person(connection, row, values)):
        raise NotAllowed("server-recovery-wrong")
    await end_all_sessions(house, row["id"])
    return Who(row["id"], row["name"], row["login"]), await enter(house, row["id"], device)
