"""Requests about games: the shelf, the lobby, and everything at a table. Thin: they read the request, ask the house,
and write the answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, cast, get_args

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import Parameter

from isthmos.bots.shelf import players_of
from isthmos.core import record as records
from isthmos.core.errors import IsthmosError
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES
from isthmos.language import LANGUAGES, Language
from isthmos.server.doors.asked import Asked, must_be_somebody
from isthmos.server.people import people
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.store.schema import Row
from isthmos.server.tables import campaign, chat, commands, laying
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live
from isthmos.server.wire import frames, shapes
from isthmos.server.wire.refusals import NotAllowed, NotKnown, Refused, Stale
from isthmos.server.wire.requests import (
    AnswerMessage,
    ChatMessage,
    CommandBody,
    CommandMessage,
    Do,
    NewStanding,
    NewTable,
    SeatBot,
    SitDown,
)
from isthmos.table.events import Setup


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


@get("/me/games")
async def my_games(house: House, who: Who) -> list[shapes.ListedGame]:
    """Tables this person sits at or has laid, the latest first."""
    must_be_somebody(who)
    rows = await house.reading(lambda connection: queries.games_of(connection, who.person))
    return [listed(row, who) for row in rows]


def listed(row: Row, who: Who) -> shapes.ListedGame:
    """A game in a list, without ids of people."""
    seats = [
        shapes.ListedSeat(seat["seat"], seat["name"], seat["bot"], not seat["person"] and not seat["bot"])
        for seat in row["seats"]
    ]
    mine = [seat["seat"] for seat in row["seats"] if who.person and seat["person"] == who.person]
    shown = {name: value for name, value in row.items() if name != "options"}
    house_rules = has_house_rules(row["title"], row["options"])
    return shapes.ListedGame(
        **{**shown, "seats": seats}, you=mine, your_turn=row["asked"] in mine, house_rules=house_rules
    )


def has_house_rules(title: str, options: dict[str, str]) -> bool:
    """Data that cannot be read is the trouble of whoever opens the game."""
    try:
        return bool(options) and bool(TITLES[title].house_rules(options))
    except IsthmosError:
        return False


# --- the shelf ----------------------------------------------------------------------------------


def shelf_row(title: Title) -> shapes.TitleRow:
    return shapes.TitleRow(
        id=title.id,
        rules=title.rules_version,
        seats_min=title.seats_min,
        seats_max=title.seats_max,
        hides_nothing=title.hides_nothing,
        options=[shapes.OptionRow(row.id, list(row.values), row.rule) for row in title.options()],
        bots=players_of(title),
    )


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
async def lay_table(house: House, who: Who, data: NewTable) -> shapes.Laid:
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
    game, invitation = await laying.lay(house, who, setup, name, data.sitters, data.mix, data.start)
    return shapes.Laid(game, invitation)


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
        return raw(await laying.past_position(house, live, at, who.person, since, lang))
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
    if body.you or body.host:
        body.invitation = live.invitation
    return body


@get("/games/{game:str}/events")
async def see_events(house: House, game: str) -> list[shapes.EventRow]:
    """The numbers of the log: what kind of event happened when, nothing of its content."""
    await house.see(game)
    events = await house.reading(lambda connection: queries.events_of(connection, game))
    return [shapes.EventRow(event.seq, event.seat, event.kind(), event.at) for event in events]


@post("/games/{game:str}/sit", status_code=200)
async def sit(house: House, who: Who, game: str, data: SitDown) -> shapes.SatDown:
    """Take an open seat, with the invitation or at a listed table."""
    must_be_somebody(who)
    live = await house.open(game)
    if data.invitation != live.invitation and not live.sitting.setup.listed:
        raise NotAllowed("server-by-invitation")
    ack = await commands.sit(house, live, who, data.seat, data.mix, data.command)
    return shapes.SatDown(ack.command, ack.seq, ack.repeated, live.sitting.seats_of(who.person))


@post("/games/{game:str}/bot", status_code=200)
async def seat_bot(house: House, who: Who, game: str, data: SeatBot) -> shapes.Acknowledgement:
    must_be_somebody(who)
    live = await house.open(game)
    return await commands.seat_bot(house, live, who, data.seat, data.bot, data.command)


@post("/games/{game:str}/answer", status_code=200)
async def answer(house: House, who: Who, game: str, data: AnswerMessage) -> shapes.Acknowledgement:
    """Answer the open question, in notation. Acknowledged when it is on the disk."""
    must_be_somebody(who)
    live = await house.open(game)
    with position_if_stale(house, live, who):
        return await commands.carry_out(house, live, who.person, data)


@post("/games/{game:str}/do/{what:str}", status_code=200)
async def do_command(house: House, who: Who, game: str, what: str, data: CommandBody) -> shapes.Acknowledgement:
    """start, undo, agree, decline, pause, resume, resign or back."""
    must_be_somebody(who)
    if what not in get_args(Do):
        raise NotKnown("server-no-command", text=what, commands=", ".join(["start", *commands.COMMANDS]))
    live = await house.open(game)
    with position_if_stale(house, live, who):
        return await commands.carry_out(house, live, who.person, CommandMessage(cast(Do, what), data.command, data.seq))


@get("/games/{game:str}/standing")
async def see_standing(house: House, who: Who, game: str) -> shapes.Standing:
    """At which offers the person wants to be asked; nobody else learns it."""
    must_be_somebody(who)
    kept = commands.standing_of(await house.open(game), who)
    return shapes.Standing(kept.ask if kept else None, kept is not None and kept.chapter >= 0)


@post("/games/{game:str}/standing", status_code=200)
async def set_standing(house: House, who: Who, game: str, data: NewStanding) -> shapes.Standing:
    must_be_somebody(who)
    await commands.keep_standing(house, await house.open(game), who, data.ask, data.this_round)
    return shapes.Standing(data.ask, data.this_round)


@get("/games/{game:str}/chat")
async def read_chat(
    house: House, game: str, after: Annotated[int, Parameter(ge=0, le=2**62)] = 0
) -> list[shapes.ChatRow]:
    await house.open(game)
    rows = await house.reading(lambda connection: queries.chat_of(connection, game, after))
    return [shapes.ChatRow(**row) for row in rows]


@post("/games/{game:str}/chat", status_code=201)
async def say(house: House, who: Who, game: str, data: ChatMessage) -> shapes.Said:
    must_be_somebody(who)
    await chat.say(house, await house.open(game), who, data.text)
    return shapes.Said(True)


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
async def verify(house: House, game: str) -> shapes.Verification:
    """Commitment and what the seats mixed in; secret, salt and draws when the game is over."""
    live = await house.see(game)
    if live.sitting.table is None:
        return shapes.Verification(live.sitting.setup.commitment, [], "", "", [])
    return laying.verification(live.sitting)


@post("/records", status_code=201)
async def bring_record(request: Asked, house: House, who: Who, name: str = "") -> shapes.Laid:
    """A record in text or JSON, to be looked at and replayed here."""
    must_be_somebody(who)
    shown = people.clean_name(name) if name.strip() else ""
    return shapes.Laid(await laying.bring_record(house, who, await request.body(), shown))


@get("/campaign")
async def campaign_progress(house: House, who: Who) -> shapes.CampaignState:
    """How far this person has come in the solo campaign."""
    must_be_somebody(who)
    return await campaign.status(house, who)


@post("/campaign", status_code=201)
async def campaign_level(house: House, who: Who) -> shapes.Laid:
    """Lay the next level and begin."""
    must_be_somebody(who)
    return shapes.Laid(await campaign.next_table(house, who))


DOORS = [
    my_games,
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
]
