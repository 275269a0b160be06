"""Requests of people: who they are, their sessions and accounts."""

from __future__ import annotations

from math import ceil
from typing import TypeVar

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie

from isthmos.server.doors.asked import Asked, must_be_somebody
from isthmos.server.doors.guard import address_of, cookie_name
from isthmos.server.people import accounts, people, second
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.tables.house import House
from isthmos.server.wire import shapes
from isthmos.server.wire.refusals import NotKnown, TooMuch
from isthmos.server.wire.requests import (
    Code,
    Entry,
    NewAccount,
    NewGuest,
    NewName,
    NewPassword,
    Proof,
    Recovery,
    Seen,
    Token,
)

Holder = TypeVar("Holder", shapes.Session, shapes.Account)


def device_of(request: Asked) -> str:
    return request.headers.get("user-agent", "")[:200]


def with_token(house: House, body: Holder) -> Response[Holder]:
    """The token goes to programs in the body, to browsers in a cookie no script can read."""
    cookie = Cookie(
        key=cookie_name(house.config),
        value=body.token,
        path="/",
        httponly=True,
        secure=house.config.secure,
        samesite="lax",
        max_age=int(people.LASTS),
    )
    return Response(body, cookies=[cookie])


@post("/session", status_code=201)
async def be_guest(request: Asked, house: House, data: NewGuest) -> Response[shapes.Session]:
    """Begin as a guest: a person with a name and a token."""
    limited(request, house)
    who, token = await people.new_guest(house, data.name, device_of(request))
    return with_token(house, shapes.Session(who.person, who.name, token))


@get("/session")
async def who_am_i(who: Who) -> shapes.Me:
    """Who is speaking; empty for nobody in particular."""
    return shapes.Me(who.person, who.name, who.login, who.second)


@post("/session/enter", status_code=200)
async def enter(house: House, data: Token) -> Response[shapes.Session]:
    """Go on as a person on another device, with its token."""
    who = await people.who_holds(house, data.token)
    return with_token(house, shapes.Session(who.person, who.name, data.token))


@delete("/session", status_code=200)
async def end_session(house: House, who: Who) -> Response[shapes.Ended]:
    """End this session; its sockets close."""
    must_be_somebody(who)
    await people.end_session(house, who.session)
    response = Response(shapes.Ended(True))
    response.delete_cookie(cookie_name(house.config), path="/")
    return response


@get("/sessions")
async def my_sessions(house: House, who: Who) -> list[shapes.SessionRow]:
    """Where this person is logged in. Ids are the first letters of a hash."""
    must_be_somebody(who)
    rows = await house.reading(lambda connection: queries.sessions_of(connection, who.person, house.now()))
    return [
        shapes.SessionRow(row["token"][:16], row["device"], row["created"], row["expires"], row["token"] == who.session)
        for row in rows
    ]


@delete("/sessions/{session_id:str}", status_code=200)
async def end_one_session(house: House, who: Who, session_id: str) -> shapes.Ended:
    must_be_somebody(who)
    rows = await house.reading(lambda connection: queries.sessions_of(connection, who.person, house.now()))
    for row in rows:
        if row["token"][:16] == session_id:
            await people.end_session(house, row["token"])
            return shapes.Ended(True)
    raise NotKnown("server-no-such-session")


@post("/account", status_code=201)
async def make_account(request: Asked, house: House, who: Who, data: NewAccount) -> Response[shapes.Account]:
    """A guest becomes an account. The recovery codes are shown this once."""
    must_be_somebody(who)
    limited(request, house)
    token, codes = await accounts.make_account(house, who, data.login, data.password, device_of(request))
    return with_token(house, shapes.Account(codes, token))


@post("/account/login", status_code=200)
async def log_in(request: Asked, house: House, data: Entry) -> Response[shapes.Session]:
    limited(request, house)
    who, token = await accounts.log_in(house, data.login, data.password, device_of(request), data.code)
    return with_token(house, shapes.Session(who.person, who.name, token))


@post("/account/recover", status_code=200)
async def recover(request: Asked, house: House, data: Recovery) -> Response[shapes.Session]:
    """Come back with a recovery code, a new password and no second factor."""
    limited(request, house)
    who, token = await accounts.recover(house, data.login, data.code, data.password, device_of(request))
    return with_token(house, shapes.Session(who.person, who.name, token))


@post("/account/codes", status_code=201)
async def renew_codes(request: Asked, house: House, who: Who, data: Proof) -> shapes.RecoveryCodes:
    """New recovery codes; all old ones are worth nothing any more."""
    must_be_somebody(who)
    limited(request, house)
    return shapes.RecoveryCodes(await accounts.renew_codes(house, who, data.password, data.code))


@post("/account/password", status_code=200)
async def change_password(request: Asked, house: House, who: Who, data: NewPassword) -> shapes.Changed:
    """A new password; every other session ends."""
    must_be_somebody(who)
    limited(request, house)
    await accounts.change_password(house, who, data.password, data.new, data.code)
    return shapes.Changed(True)


@post("/account/second", status_code=201)
async def offer_second(request: Asked, house: House, who: Who, data: Proof) -> shapes.SecondOffer:
    """A secret for a second factor, shown this once; it is asked for from its confirmation on."""
    must_be_somebody(who)
    limited(request, house)
    offered = await accounts.offer_second(house, who, data.password)
    address = offered.address(who.login)
    return shapes.SecondOffer(offered.secret, address, second.picture(address))


@post("/account/second/confirm", status_code=200)
async def confirm_second(request: Asked, house: House, who: Who, data: Code) -> shapes.Second:
    """The device makes the right codes: from now on logging in takes one. Every other session ends."""
    must_be_somebody(who)
    limited(request, house)
    await accounts.confirm_second(house, who, data.code)
    return shapes.Second(True)


@post("/account/second/drop", status_code=200)
async def drop_second(request: Asked, house: House, who: Who, data: Proof) -> shapes.Second:
    """No second factor any more."""
    must_be_somebody(who)
    limited(request, house)
    await accounts.drop_second(house, who, data.password, data.code)
    return shapes.Second(False)


def limited(request: Asked, house: House) -> None:
    """Passwords and new people are dear."""
    limiter, address = request.app.state.account_limiter, address_of(request.scope)
    if not limiter.take(address):
        raise TooMuch("server-wait", seconds=ceil(limiter.wait(address)))


@post("/me/name", status_code=200)
async def rename(house: House, who: Who, data: NewName) -> shapes.Named:
    must_be_somebody(who)
    name = people.clean_name(data.name)
    await house.writing(lambda connection: queries.change_person(connection, who.person, {"name": name}))
    await house.renamed(who.person)
    return shapes.Named(name)


@get("/me/export")
async def export_me(house: House, who: Who) -> shapes.Export:
    """Everything that is kept about this person."""
    must_be_somebody(who)
    return shapes.Export(**await house.reading(lambda connection: queries.data_of(connection, who.person)))


@delete("/me", status_code=200)
async def forget_me(house: House, who: Who) -> shapes.Forgotten:
    """Finished games keep an anonymous seat; everything else of the person is gone."""
    must_be_somebody(who)
    await house.forget(who.person)
    return shapes.Forgotten(True)


@get("/me/notifications")
async def my_notifications(house: House, who: Who) -> list[shapes.News]:
    """What has not been marked as seen and is still so."""
    must_be_somebody(who)
    rows = await house.reading(lambda connection: queries.notifications(connection, who.person))
    return [shapes.News(**row) for row in rows]


@post("/me/notifications/seen", status_code=200)
async def seen(house: House, who: Who, data: Seen) -> shapes.Seen:
    must_be_somebody(who)
    await house.writing(lambda connection: queries.mark_delivered(connection, who.person, data.upto, house.now()))
    return shapes.Seen(data.upto)


DOORS = [
    be_guest,
    who_am_i,
    enter,
    end_session,
    my_sessions,
    end_one_session,
    make_account,
    log_in,
    recover,
    renew_codes,
    change_password,
    offer_second,
    confirm_second,
    drop_second,
    rename,
    export_me,
    forget_me,
    my_notifications,
    seen,
]
