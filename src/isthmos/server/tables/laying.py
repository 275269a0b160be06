"""Laying tables, and what was played elsewhere or before."""

from __future__ import annotations

from isthmos.bots.shelf import players_of
from isthmos.core import record as records
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.games.catalogue import TITLES
from isthmos.server.people.people import Who, clean_name
from isthmos.server.store import queries, quotas
from isthmos.server.store.stored import StoredGame
from isthmos.server.tables import reading_room
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Change, Live
from isthmos.server.wire import shapes
from isthmos.server.wire.refusals import NotAllowed, Refused
from isthmos.table.events import Setup
from isthmos.table.sitting import Sitting

ME, OPEN, BOT = "me", "open", "bot:"


def check_bot(title: str, bot: str) -> None:
    if bot not in players_of(TITLES[title]):
        raise Refused("server-no-bot", bot=bot, bots=", ".join(players_of(TITLES[title])))


def sitter(seat: int, text: str, who: Who, mix: str, title: str) -> Change | None:
    """What a word of the set-up puts on a seat."""
    if text == OPEN:
        return None
    if text == ME:
        return lambda sitting, key, at: sitting.sit(seat, who.person, mix, key, at)
    if not text.startswith(BOT):
        raise Refused("server-no-sitter", text=text, me=ME, open=OPEN, example=f"{BOT}greedy")
    bot = text.removeprefix(BOT)
    check_bot(title, bot)
    return lambda sitting, key, at: sitting.give_to_bot(seat, bot, "chosen", key, at)


def check_options(house: House, who: Who, title: str, options: dict[str, str]) -> None:
    """What an owner corrects is a program's work to read: only where the operator wants that of strangers."""
    correction = TITLES[title].data_option
    if correction not in options:
        return
    if not house.config.owners_data:
        raise NotAllowed("server-no-owners-data")
    quotas.check_owners_data(house.config, options[correction], bool(who.login))


async def lay(
    house: House, who: Who, setup: Setup, name: str, sitters: list[str], mix: str, start: bool = False
) -> tuple[str, str]:
    """A new table, dealt if that is wanted. Raises Refused with a sentence; then there is none."""
    if setup.title not in TITLES:
        raise Refused("server-no-title", title=setup.title, titles=", ".join(TITLES))
    title = TITLES[setup.title]
    if not title.seats_min <= setup.seats <= title.seats_max:
        raise Refused("server-bad-seats", seats=setup.seats, low=title.seats_min, high=title.seats_max)
    if setup.leave_bot:
        check_bot(setup.title, setup.leave_bot)
    check_options(house, who, setup.title, setup.options)
    if title.data_option in setup.options:
        await try_start(house, setup)
    changes = [sitter(seat, text, who, mix, setup.title) for seat, text in enumerate(sitters)]
    return await house.lay(setup, name, who.person, [change for change in changes if change is not None], start)


async def try_start(house: House, setup: Setup) -> None:
    """How long an owner's data takes to read is found out elsewhere."""
    try:
        await house.room.read(reading_room.check_start, setup.title, setup.seats, setup.options)
    except IsthmosError as error:
        raise Refused("server-cannot-lay", reason=error.message) from None


async def bring_record(house: House, who: Who, data: bytes, name: str) -> str:
    """A record from elsewhere, to be looked at here."""
    try:
        record = records.from_json(await house.room.read(reading_room.checked_record, data))
    except IsthmosError as error:
        raise Refused("server-bad-record", reason=error.message) from None
    except RecursionError:
        raise Refused("server-bad-record", reason=Message("data-nested", {})) from None
    check_options(house, who, record.game, record.options)
    record.players = [name_in_record(name) for name in record.players[: record.seats]]
    setup = Setup(
        title=record.game,
        rules=record.rules,
        seats=record.seats,
        commitment="",
        host=who.person,
        options=record.options,
        record=record,
    )
    return (await house.lay(setup, name, who.person, []))[0]


def name_in_record(name: str) -> str:
    """Cleaned like everybody's; whoever has none is shown by the seat."""
    try:
        return clean_name(name)
    except Refused:
        return ""


async def past_position(house: House, live: Live, at: int, person: str, since: int, lang: str) -> bytes:
    """The position after an event, for whoever asks."""
    found = await house.reading(lambda connection: queries.whole_game(connection, live.id))
    game = StoredGame(dict(found.row), [dict(seat) for seat in found.seats], [tuple(row) for row in found.events])
    asking = reading_room.Asking(person, since, house.now(), lang, live.names)
    return await house.room.read(reading_room.past_position, game, at, house.downtimes, asking)


def verification(sitting: Sitting) -> shapes.Verification:
    """What a person needs to check every draw; secret and salt only when the game is over."""
    record = sitting.playing().record
    draws = [list(answer.draw) for answer in record.answers if answer.draw] if record.secret else []
    return shapes.Verification(record.commitment, record.mix, record.secret, record.salt, draws)
