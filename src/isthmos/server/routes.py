"""The HTTP doors. Thin: they read the request, ask the house, and write the answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.params import Parameter

from isthmos.bots.shelf import BOTS
from isthmos.core import record as records
from isthmos.core.errors import IsthmosError
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES
from isthmos.language import LANGUAGES, Language
from isthmos.server import accounts, campaign, chat, frames, people, queries, second, shapes, standing, tables
from isthmos.server.guard import address_of, cookie_name
from isthmos.server.house import Ack, House, Live
from isthmos.server.people import Who
from isthmos.server.refusals import NotAllowed, NotKnown, Refused, Stale, TooMuch, WhoAreYou
from isthmos.table.events import Clock, Setup

Body = dict[str, Any]
Asked = Request[Any, Any, Any]


# --- what comes in ------------------------------------------------------------------------------


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A request with exactly these fields."""


class NewGuest(Strict):
    name: str


class Token(Strict):
    token: str


class NewAccount(Strict):
    login: str
    password: str


class Entry(Strict):
    """`code` is that of the second factor, where there is one."""

    login: str
    password: str
    code: str = ""


class Recovery(Strict):
    login: str
    code: str
    password: str


class Proof(Strict):
    """Who asks is really there: the password, and the code of the second factor where there is one."""

    password: str
    code: str = ""


class NewPassword(Strict):
    password: str
    new: str
    code: str = ""


class Code(Strict):
    code: str


class NewName(Strict):
    name: str


class NewTable(Strict):
    """A table to be laid. `sitters` has a word for each seat: `me`, `open` or `bot:` and its name."""

    title: str
    sitters: list[str]
    options: dict[str, str] = {}
    name: str = ""
    listed: bool = False
    undo: str = "free"
    window: float = 3.0
    clock: Clock = msgspec.field(default_factory=Clock)
    leave_after: Annotated[int, msgspec.Meta(le=2**31 - 1)] = 0
    leave_bot: str = "random"
    mix: str = ""
    start: bool = False


class SitDown(Strict):
    invitation: str = ""
    seat: int | None = None
    mix: str = ""
    command: str = "sit"


class SeatBot(Strict):
    seat: int
    bot: str
    command: str


class AnswerBody(Strict):
    seq: int
    command: str
    answer: str


class CommandBody(Strict):
    command: str
    seq: int | None = None


class NewStanding(Strict):
    """Words of offers at which to be asked, `always` for all; an empty list lets every offer go by, null is as at
    first."""

    ask: standing.Words | None
    this_round: bool = False


class ChatLine(Strict):
    text: str


class Seen(Strict):
    upto: Annotated[int, msgspec.Meta(ge=0, le=2**62)]


# --- helpers ------------------------------------------------------------------------------------


def device_of(request: Asked) -> str:
    return request.headers.get("user-agent", "")[:200]


def must_be_somebody(who: Who) -> None:
    if not who.person:
        raise WhoAreYou("server-no-session")


def with_token(house: House, token: str, body: Body) -> Response[Body]:
    """The token goes to programs in the body, to browsers in a cookie no script can read."""
    cookie = Cookie(
        key=cookie_name(house.config),
        value=token,
        path="/",
        httponly=True,
        secure=house.config.secure,
        samesite="lax",
        max_age=int(people.LASTS),
    )
    return Response({**body, "token": token}, cookies=[cookie])


def raw(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON)


def spoken(lang: str, live: Live) -> Language | None:
    if not lang:
        return None
    if lang not in LANGUAGES:
        raise Refused("server-no-language", language=lang, languages=", ".join(LANGUAGES))
    return Language(lang, live.names)


@contextmanager
def position_if_stale(house: House, live: Live, who: Who) -> Iterator[None]:
    """A stale command is refused with the new position attached."""
    try:
        yield
    except Stale as stale:
        stale.position = house.position(live, live.sitting.seats_of(who.person))
        raise


def acknowledged(ack: Ack, command: str) -> shapes.Acknowledgement:
    return {"type": "ack", "command": command, "seq": ack.seq, "repeated": ack.repeated}


# --- people -------------------------------------------------------------------------------------


@post("/session", status_code=201)
async def be_guest(request: Asked, house: House, data: NewGuest) -> Response[Body]:
    """Begin as a guest: a person with a name and a token."""
    limited(request, house)
    who, token = await people.new_guest(house, data.name, device_of(request))
    return with_token(house, token, {"person": who.person, "name": who.name})


@get("/session")
async def who_am_i(who: Who) -> shapes.Me:
    """Who is speaking; empty for nobody in particular."""
    return {"person": who.person, "name": who.name, "login": who.login, "second": who.second}


@post("/session/enter", status_code=200)
async def enter(house: House, data: Token) -> Response[Body]:
    """Go on as a person on another device, with its token."""
    who = await people.who_holds(house, data.token)
    return with_token(house, data.token, {"person": who.person, "name": who.name})


@delete("/session", status_code=200)
async def end_session(house: House, who: Who) -> Response[Body]:
    """End this session; its sockets close."""
    must_be_somebody(who)
    await people.end_session(house, who.session)
    response: Response[Body] = Response({"ended": True})
    response.delete_cookie(cookie_name(house.config), path="/")
    return response


@get("/sessions")
async def my_sessions(house: House, who: Who) -> list[shapes.SessionRow]:
    """Where this person is logged in. Ids are the first letters of a hash."""
    must_be_somebody(who)
    rows = await house.reading(lambda connection: queries.sessions_of(connection, who.person, house.now()))
    return [
        {
            "id": row["token"][:16],
            "device": row["device"],
            "created": row["created"],
            "expires": row["expires"],
            "this": row["token"] == who.session,
        }
        for row in rows
    ]


@delete("/sessions/{session_id:str}", status_code=200)
async def end_one_session(house: House, who: Who, session_id: str) -> Body:
    must_be_somebody(who)
    rows = await house.reading(lambda connection: queries.sessions_of(connection, who.person, house.now()))
    for row in rows:
        if row["token"][:16] == session_id:
            await people.end_session(house, row["token"])
            return {"ended": True}
    raise NotKnown("server-no-such-session")


@post("/account", status_code=201)
async def make_account(request: Asked, house: House, who: Who, data: NewAccount) -> Response[Body]:
    """A guest becomes an account. The recovery codes are shown this once."""
    must_be_somebody(who)
    limited(request, house)
    token, codes = await accounts.make_account(house, who, data.login, data.password, device_of(request))
    return with_token(house, token, {"recovery_codes": codes})


@post("/account/login", status_code=200)
async def log_in(request: Asked, house: House, data: Entry) -> Response[Body]:
    limited(request, house)
    who, token = await accounts.log_in(house, data.login, data.password, device_of(request), data.code)
    return with_token(house, token, {"person": who.person, "name": who.name})


@post("/account/recover", status_code=200)
async def recover(request: Asked, house: House, data: Recovery) -> Response[Body]:
    """Come back with a recovery code, a new password and no second factor."""
    limited(request, house)
    who, token = await accounts.recover(house, data.login, data.code, data.password, device_of(request))
    return with_token(house, token, {"person": who.person, "name": who.name})


@post("/account/codes", status_code=201)
async def renew_codes(request: Asked, house: House, who: Who, data: Proof) -> Body:
    """New recovery codes; all old ones are worth nothing any more."""
    must_be_somebody(who)
    limited(request, house)
    return {"recovery_codes": await accounts.renew_codes(house, who, data.password, data.code)}


@post("/account/password", status_code=200)
async def change_password(request: Asked, house: House, who: Who, data: NewPassword) -> Body:
    """A new password; every other session ends."""
    must_be_somebody(who)
    limited(request, house)
    await accounts.change_password(house, who, data.password, data.new, data.code)
    return {"changed": True}


@post("/account/second", status_code=201)
async def offer_second(request: Asked, house: House, who: Who, data: Proof) -> Body:
    """A secret for a second factor, shown this once; it is asked for from its confirmation on."""
    must_be_somebody(who)
    limited(request, house)
    offered = await accounts.offer_second(house, who, data.password)
    address = offered.address(who.login)
    return {"secret": offered.secret, "address": address, "picture": second.picture(address)}


@post("/account/second/confirm", status_code=200)
async def confirm_second(request: Asked, house: House, who: Who, data: Code) -> Body:
    """The device makes the right codes: from now on logging in takes one. Every other session ends."""
    must_be_somebody(who)
    limited(request, house)
    await accounts.confirm_second(house, who, data.code)
    return {"second": True}


@post("/account/second/drop", status_code=200)
async def drop_second(request: Asked, house: House, who: Who, data: Proof) -> Body:
    """No second factor any more."""
    must_be_somebody(who)
    limited(request, house)
    await accounts.drop_second(house, who, data.password, data.code)
    return {"second": False}


def limited(request: Asked, house: House) -> None:
    """Passwords and new people are dear."""
    limiter, address = request.app.state.account_limiter, address_of(request.scope)
    if not limiter.take(address):
        raise TooMuch("server-wait", seconds=ceil(limiter.wait(address)))


@post("/me/name", status_code=200)
async def rename(house: House, who: Who, data: NewName) -> Body:
    must_be_somebody(who)
    name = people.clean_name(data.name)
    await house.writing(lambda connection: queries.change_person(connection, who.person, {"name": name}))
    await house.renamed(who.person)
    return {"name": name}


@get("/me/export")
async def export_me(house: House, who: Who) -> Body:
    """Everything that is kept about this person."""
    must_be_somebody(who)
    return dict(await house.reading(lambda connection: queries.data_of(connection, who.person)))


@delete("/me", status_code=200)
async def forget_me(house: House, who: Who) -> Body:
    """Finished games keep an anonymous seat; everything else of the person is gone."""
    must_be_somebody(who)
    await house.forget(who.person)
    return {"forgotten": True}


@get("/me/games")
async def my_games(house: House, who: Who) -> list[shapes.ListedGame]:
    """Tables this person sits at or has laid, the latest first."""
    must_be_somebody(who)
    rows = await house.reading(lambda connection: queries.games_of(connection, who.person))
    return [listed(row, who) for row in rows]


@get("/me/notifications")
async def my_notifications(house: House, who: Who) -> list[shapes.News]:
    """What has not been marked as seen and is still so."""
    must_be_somebody(who)
    return list(await house.reading(lambda connection: queries.notifications(connection, who.person)))


@post("/me/notifications/seen", status_code=200)
async def seen(house: House, who: Who, data: Seen) -> Body:
    must_be_somebody(who)
    await house.writing(lambda connection: queries.mark_delivered(connection, who.person, data.upto, house.now()))
    return {"upto": data.upto}


def listed(row: queries.Row, who: Who) -> shapes.ListedGame:
    """A game in a list, without ids of people."""
    seats: list[shapes.ListedSeat] = [
        {"seat": seat["seat"], "name": seat["name"], "bot": seat["bot"], "open": not seat["person"] and not seat["bot"]}
        for seat in row["seats"]
    ]
    mine = [seat["seat"] for seat in row["seats"] if who.person and seat["person"] == who.person]
    shown: Any = {**row, "seats": seats, "you": mine, "your_turn": row["asked"] in mine}
    return cast("shapes.ListedGame", shown)


# --- the shelf ----------------------------------------------------------------------------------


def shelf_row(title: Title) -> shapes.TitleRow:
    return {
        "id": title.id,
        "rules": title.rules_version,
        "seats_min": title.seats_min,
        "seats_max": title.seats_max,
        "hides_nothing": title.hides_nothing,
        "options": [{"id": row.id, "values": list(row.values), "rule": row.rule} for row in title.options()],
        "bots": [bot for bot in BOTS if can_play(title, bot)],
    }


def can_play(title: Title, bot: str) -> bool:
    try:
        BOTS[bot](title, "shelf")
    except IsthmosError:
        return False
    return True


@get("/titles")
async def titles() -> list[shapes.TitleRow]:
    """The games there are, with their options and bots."""
    return [shelf_row(title) for title in TITLES.values()]


@get("/lobby")
async def lobby(house: House, who: Who) -> list[shapes.ListedGame]:
    """Tables that strangers may find."""
    rows = await house.reading(queries.listed_games)
    return [listed(row, who) for row in rows]


# --- tables -------------------------------------------------------------------------------------


@post("/games", status_code=201)
async def lay_table(house: House, who: Who, data: NewTable) -> Body:
    """Lay a table. The invitation is for whoever may sit down."""
    must_be_somebody(who)
    title = TITLES.get(data.title)
    setup = Setup(
        title=data.title,
        rules=title.rules_version if title else 0,
        seats=len(data.sitters),
        commitment="",
        host=who.person,
        options=data.options,
        undo=data.undo,
        window=data.window,
        clock=data.clock,
        leave_after=data.leave_after,
        leave_bot=data.leave_bot,
        listed=data.listed,
    )
    name = people.clean_name(data.name) if data.name.strip() else ""
    game, invitation = await tables.lay(house, who, setup, name, data.sitters, data.mix, data.start)
    return {"game": game, "invitation": invitation}


@get("/games/{game:str}")
async def see_position(
    house: House,
    who: Who,
    game: str,
    at: Annotated[int | None, Parameter(ge=1, le=2**31 - 1)] = None,
    since: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
    lang: str = "",
) -> Response[bytes]:
    """The position for whoever asks, now or after an event; the log from so many answers on."""
    live = await house.see(game)
    language, seats = spoken(lang, live), live.sitting.seats_of(who.person)
    if at is not None and at > live.sitting.seq:
        raise NotKnown("server-not-so-far", seq=live.sitting.seq)
    if at is not None and at < live.sitting.seq:
        return raw(await tables.past_position(house, live, at, who.person, since, lang))
    known = frames.answers_before(live.sitting, since)
    frame = frames.position(game, live.sitting, seats, known, house.now(), language)
    if at is None and frames.may_choose(live.sitting, seats):
        frame = frames.with_choices(frame, live.sitting, language=language)
    return raw(frame)


@get("/games/{game:str}/table")
async def see_table(house: House, who: Who, game: str) -> shapes.TableFrame:
    """Who sits where, and what was agreed. The invitation is told to those who sit there."""
    live = await house.see(game)
    body = house.table(live, who.person)
    if live.sitting.seats_of(who.person) or body["host"]:
        body["invitation"] = live.invitation
    return body


@get("/games/{game:str}/events")
async def see_events(house: House, game: str) -> list[shapes.EventRow]:
    """The numbers of the log: what kind of event happened when, nothing of its content."""
    await house.see(game)
    events = await house.reading(lambda connection: queries.events_of(connection, game))
    return [{"seq": event.seq, "seat": event.seat, "kind": event.kind(), "at": event.at} for event in events]


@post("/games/{game:str}/sit", status_code=200)
async def sit(house: House, who: Who, game: str, data: SitDown) -> Body:
    """Take an open seat, with the invitation or at a listed table."""
    must_be_somebody(who)
    live = await house.open(game)
    if data.invitation != live.invitation and not live.sitting.setup.listed:
        raise NotAllowed("server-by-invitation")
    ack = await tables.sit(house, live, who, data.seat, data.mix, data.command)
    return {**acknowledged(ack, data.command), "you": live.sitting.seats_of(who.person)}


@post("/games/{game:str}/bot", status_code=200)
async def seat_bot(house: House, who: Who, game: str, data: SeatBot) -> shapes.Acknowledgement:
    must_be_somebody(who)
    live = await house.open(game)
    return acknowledged(await tables.seat_bot(house, live, who, data.seat, data.bot, data.command), data.command)


@post("/games/{game:str}/answer", status_code=200)
async def answer(house: House, who: Who, game: str, data: AnswerBody) -> shapes.Acknowledgement:
    """Answer the open question, in notation. Acknowledged when it is on the disk."""
    must_be_somebody(who)
    live = await house.open(game)
    tables.check_command(data.command)
    with position_if_stale(house, live, who):
        return acknowledged(await house.answer(live, who.person, data.seq, data.command, data.answer), data.command)


@post("/games/{game:str}/do/{what:str}", status_code=200)
async def do_command(house: House, who: Who, game: str, what: str, data: CommandBody) -> shapes.Acknowledgement:
    """start, undo, agree, decline, pause, resume, resign or back."""
    must_be_somebody(who)
    if what != "start" and what not in tables.COMMANDS:
        raise NotKnown("server-no-command", text=what, commands=", ".join(["start", *tables.COMMANDS]))
    live = await house.open(game)
    with position_if_stale(house, live, who):
        ack = await tables.table_command(house, live, who.person, what, data.command, data.seq)
    return acknowledged(ack, data.command)


@get("/games/{game:str}/standing")
async def see_standing(house: House, who: Who, game: str) -> Body:
    """At which offers the person wants to be asked; nobody else learns it."""
    must_be_somebody(who)
    kept = tables.standing_of(await house.open(game), who)
    return {"ask": kept.ask if kept else None, "this_round": kept is not None and kept.chapter >= 0}


@post("/games/{game:str}/standing", status_code=200)
async def set_standing(house: House, who: Who, game: str, data: NewStanding) -> Body:
    must_be_somebody(who)
    await tables.keep_standing(house, await house.open(game), who, data.ask, data.this_round)
    return {"ask": data.ask, "this_round": data.this_round}


@get("/games/{game:str}/chat")
async def read_chat(house: House, game: str, after: Annotated[int, Parameter(ge=0, le=2**62)] = 0) -> list[Body]:
    await house.open(game)
    return list(await house.reading(lambda connection: queries.chat_of(connection, game, after)))


@post("/games/{game:str}/chat", status_code=201)
async def say(house: House, who: Who, game: str, data: ChatLine) -> Body:
    must_be_somebody(who)
    await chat.say(house, await house.open(game), who, data.text)
    return {"said": True}


@get("/games/{game:str}/record")
async def see_record(house: House, game: str, form: str = "text") -> Response[bytes]:
    """The record. Of a game that hides something only when it is over."""
    live = await house.see(game)
    if live.sitting.table is None:
        raise NotKnown("server-not-begun")
    if live.sitting.status() in ("running", "paused") and not live.sitting.title.hides_nothing:
        raise NotAllowed("server-record-later")
    record = live.sitting.record(live.names)
    if form == "json":
        return raw(records.to_json(record))
    if form != "text":
        raise Refused("server-record-form", form=form)
    return Response(records.to_text(record).encode(), media_type=MediaType.TEXT)


@get("/games/{game:str}/verify")
async def verify(house: House, game: str) -> Body:
    """Commitment and what the seats mixed in; secret, salt and draws when the game is over."""
    live = await house.see(game)
    if live.sitting.table is None:
        return {"commitment": live.sitting.setup.commitment, "mix": [], "secret": "", "salt": "", "draws": []}
    return tables.verification(live.sitting)


@post("/records", status_code=201)
async def bring_record(request: Asked, house: House, who: Who, name: str = "") -> Body:
    """A record in text or JSON, to be looked at and replayed here."""
    must_be_somebody(who)
    shown = people.clean_name(name) if name.strip() else ""
    return {"game": await tables.bring_record(house, who, await request.body(), shown)}


@get("/campaign")
async def campaign_progress(house: House, who: Who) -> Body:
    """How far this person has come in the solo campaign."""
    must_be_somebody(who)
    return await campaign.status(house, who)


@post("/campaign", status_code=201)
async def campaign_level(house: House, who: Who) -> Body:
    """Lay the next level and begin."""
    must_be_somebody(who)
    return {"game": await campaign.next_table(house, who)}


ROUTES = Router(
    "/api",
    route_handlers=[
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
        my_games,
        my_notifications,
        seen,
        titles,
        lobby,
        lay_table,
        see_position,
        see_table,
        see_events,
        sit,
        seat_bot,
        answer,
        do_command,
        see_standing,
        set_standing,
        read_chat,
        say,
        see_record,
        verify,
        bring_record,
        campaign_progress,
        campaign_level,
    ],
)
