"""Accounts: logins, passwords, the codes to come back with, and the second factor."""

from __future__ import annotations

import asyncio
import secrets
from math import ceil

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from isthmos.server.people import second
from isthmos.server.people.common_passwords import COMMON
from isthmos.server.people.people import Who, end_all_sessions, end_session, hashed, new_session
from isthmos.server.people.second import Second
from isthmos.server.store import queries
from isthmos.server.store.schema import Row
from isthmos.server.store.store import Conflict
from isthmos.server.tables.house import House
from isthmos.server.wire.refusals import CodeNeeded, NotAllowed, Refused, Taken, TooMuch

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128
RECOVERY_CODES = 8
CODES_LAST = 365 * 86_400.0
"""A recovery code, in seconds. It is kept in a drawer, and new ones can be had at any time."""
SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Of a recovery code: five bits each, and none that is easily taken for another."""
MISTAKEN = str.maketrans("oil", "011")
GROUPS = 4
"""Of four signs in a recovery code: 80 bits."""
LOGIN, RECOVERY = "login", "recovery"
"""What is tried. Codes can be used while somebody else tries passwords."""

hasher = PasswordHasher()


# --- passwords ----------------------------------------------------------------------------------


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


async def by_login(house: House, login: str) -> Row | None:
    """Nobody has a login that could not have been made."""
    try:
        kept = check_login(login)
    except Refused:
        return None
    row: Row | None = await house.reading(lambda connection: queries.person_by_login(connection, kept))
    return row


# --- who is it ----------------------------------------------------------------------------------


def tries_key(what: str, login: str) -> str:
    """Whether or not there is such a login; it may be a password in the wrong field, so it is not kept as it is."""
    return hashed(f"{what} {login.strip().lower()}")


async def count_try(house: House, what: str, login: str) -> None:
    """Raises TooMuch while it is too soon for another one. It counts as failed until it is forgiven."""
    key = tries_key(what, login)
    wait = await house.writing(lambda connection: queries.take_try(connection, key, house.now()))
    if wait > 0:
        raise TooMuch("server-wait", seconds=ceil(wait))


async def forgive_tries(house: House, what: str, login: str) -> None:
    await house.writing(lambda connection: queries.forgive_tries(connection, tries_key(what, login)))


async def prove(house: House, login: str, password: str, code: str) -> Row:
    """The person who knows the password of a login and, where there is a second factor, has its code."""
    await count_try(house, LOGIN, login)
    row = await by_login(house, login)
    if not await is_password(row["password"] if row else None, password) or row is None:
        raise NotAllowed("server-login-wrong")
    await check_code(house, row, code)
    await forgive_tries(house, LOGIN, login)
    return row


async def prove_again(house: House, who: Who, password: str, code: str) -> Row:
    """Before something that a session alone must not do."""
    if not who.login:
        raise NotAllowed("server-no-account")
    return await prove(house, who.login, password, code)


async def check_code(house: House, row: Row, code: str) -> None:
    """Raises NotAllowed for a code that is wrong, or was used before: of two who use one at once, one is late."""
    kept = second.read(row["second"])
    if kept is None or not kept.confirmed:
        return
    if not code.strip():
        raise CodeNeeded("server-code-needed")
    if not await use_code(house, row, kept, code):
        raise NotAllowed("server-code-wrong")


async def use_code(house: House, row: Row, kept: Second, code: str) -> bool:
    step = kept.step_of(code)
    values = {"second": second.written(Second(kept.secret, step, confirmed=True))}
    return step > 0 and await house.writing(lambda connection: queries.change_if(connection, row, "second", values))


# --- accounts -----------------------------------------------------------------------------------


async def make_account(house: House, who: Who, login: str, password: str, device: str) -> tuple[str, list[str]]:
    """A guest becomes an account and keeps its seats: a new token, and codes to come back with."""
    if who.login:
        raise Refused("server-has-account")
    kept = check_login(login)
    check_password(password)
    codes, recovery = await asyncio.to_thread(new_codes, house.now())
    values = {"login": kept, "password": await hash_password(password), "recovery": recovery}
    guest: Row = {"id": who.person, "login": None}
    try:
        if not await house.writing(lambda connection: queries.change_if(connection, guest, "login", values)):
            raise Refused("server-has-account")
    except Conflict:
        raise Taken("server-login-taken") from None
    token = await enter(house, {"id": who.person, **values}, device)
    await end_session(house, who.session)  # a token planted beforehand is worth nothing
    return token, codes


async def log_in(house: House, login: str, password: str, device: str, code: str = "") -> tuple[Who, str]:
    row = await prove(house, login, password, code)
    return Who(row["id"], row["name"], row["login"]), await enter(house, row, device)


async def enter(house: House, row: Row, device: str) -> str:
    """A fresh session, unless the password was changed since it was looked at."""
    session, token = new_session(row["id"], device, house.now())

    def work(connection: Connection) -> bool:
        if queries.password_of(connection, row["id"]) != row["password"]:
            return False
        queries.add_session(connection, session)
        return True

    if not await house.writing(work):
        raise NotAllowed("server-login-wrong")
    return token


async def change_password(house: House, who: Who, password: str, new: str, code: str) -> None:
    """Every other session ends."""
    check_password(new)
    row = await prove_again(house, who, password, code)
    values = {"password": await hash_password(new)}
    if not await house.writing(lambda connection: queries.change_if(connection, row, "password", values)):
        raise NotAllowed("server-login-wrong")
    await end_all_sessions(house, who.person, but=who.session)


# --- recovery -----------------------------------------------------------------------------------


def new_codes(now: float) -> tuple[list[str], str]:
    """Codes for the person, and what is kept of them: the first sign of each, and a hash of the rest behind it. The
    sign says which hash to look at, so that a try costs one."""
    codes = {sign: new_code() for sign in SIGNS[1 : RECOVERY_CODES + 1]}
    kept = {sign + hasher.hash(plain(code)): now + CODES_LAST for sign, code in codes.items()}
    return [f"{sign}-{code}" for sign, code in codes.items()], msgspec.json.encode(kept).decode()


def new_code() -> str:
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(4)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """As it was meant, however it was typed."""
    return "".join(sign for sign in code.lower() if sign.isalnum()).translate(MISTAKEN)


async def fitting(kept: dict[str, float], code: str) -> str:
    """The key of a code among those kept, empty for none. Codes of before are kept as a plain hash."""
    given = plain(code)
    found = next((key for key in kept if key.startswith(f"{given[:1]}$")), None)
    if await is_password(found[1:] if found else None, given[1:]):
        return found or ""
    return hashed(given) if hashed(given) in kept else ""


async def renew_codes(house: House, who: Who, password: str, code: str = "") -> list[str]:
    """New codes in place of all old ones, for whoever knows the password."""
    await prove_again(house, who, password, code)
    codes, recovery = await asyncio.to_thread(new_codes, house.now())
    await house.writing(lambda connection: queries.change_person(connection, who.person, {"recovery": recovery}))
    return codes


async def recover(house: House, login: str, code: str, password: str, device: str) -> tuple[Who, str]:
    """With a recovery code, which is then used up. It stands for password and second factor: both are lost. Every other
    session ends."""
    check_password(password)
    await count_try(house, RECOVERY, login)
    row = await by_login(house, login)
    codes = msgspec.json.decode(row["recovery"], type=dict[str, float]) if row else {}
    key = await fitting(codes, code)
    if row is None or not key:
        raise NotAllowed("server-recovery-wrong")
    if codes.pop(key) <= house.now():
        raise NotAllowed("server-recovery-expired")
    values = {
        "password": await hash_password(password),
        "recovery": msgspec.json.encode(codes).decode(),
        "second": "",
    }
    if not await house.writing(lambda connection: queries.change_if(connection, row, "recovery", values)):
        raise NotAllowed("server-recovery-wrong")
    await end_all_sessions(house, row["id"])
    for what in (LOGIN, RECOVERY):
        await forgive_tries(house, what, login)
    return Who(row["id"], row["name"], row["login"]), await enter(house, {**row, **values}, device)


# --- the second factor --------------------------------------------------------------------------


async def offer_second(house: House, who: Who, password: str) -> Second:
    """A secret for a device of the person; nothing is asked for until the device has shown that it knows it."""
    if who.second:
        raise Refused("server-second-on")
    row = await prove_again(house, who, password, "")
    made = second.new()
    values = {"second": second.written(made)}
    if not await house.writing(lambda connection: queries.change_if(connection, row, "second", values)):
        raise Refused("server-second-on")
    return made


async def confirm_second(house: House, who: Who, code: str) -> None:
    """From now on logging in takes a code. Every other session ends."""
    if not who.login:
        raise NotAllowed("server-no-account")
    await count_try(house, LOGIN, who.login)
    row = await house.reading(lambda connection: queries.person_row(connection, who.person))
    kept = second.read(row["second"])
    if kept is None or kept.confirmed:
        raise Refused("server-second-not-offered")
    if not await use_code(house, row, kept, code):
        raise NotAllowed("server-code-wrong")
    await forgive_tries(house, LOGIN, who.login)
    await end_all_sessions(house, who.person, but=who.session)


async def drop_second(house: House, who: Who, password: str, code: str) -> None:
    await prove_again(house, who, password, code)
    await house.writing(lambda connection: queries.change_person(connection, who.person, {"second": ""}))
