"""Laying tables, sitting down, and everything a seat may do besides answering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from isthmos.bots.shelf import BOTS, bot_named
from isthmos.core import record as records
from isthmos.core.errors import IsthmosError
from isthmos.games.catalogue import TITLES
from isthmos.server import queries, quotas, reading_room, standing
from isthmos.server.house import Ack, Change, House, Live, key_of
from isthmos.server.people import Who, clean_name
from isthmos.server.refusals import NotAllowed, Refused
from isthmos.server.stored import StoredGame
from isthmos.table.events import Event, Setup
from isthmos.table.sitting import Sitting

ME, OPEN, BOT = "me", "open", "bot:"
LONGEST_COMMAND = 64


def check_command(command: str) -> str:
    if not 1 <= len(command) <= LONGEST_COMMAND or not command.isprintable():
        raise Refused("server-command-id", most=LONGEST_COMMAND)
    return command


def check_bot(title: str, bot: str) -> None:
    try:
        bot_named(bot, TITLES[title], "check")
    except IsthmosError:
        raise Refused("server-no-bot", bot=bot, bots=", ".join(BOTS)) from None


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
        raise Refused("server-cannot-lay", reason=str(error)) from None


async def bring_record(house: House, who: Who, data: bytes, name: str) -> str:
    """A record from elsewhere, to be looked at here."""
    try:
        record = records.from_json(await house.room.read(reading_room.checked_record, data))
    except (IsthmosError, RecursionError) as error:
        raise Refused("server-bad-record", reason=str(error)) from None
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


async def sit(house: House, live: Live, who: Who, seat: int | None, mix: str, command: str) -> Ack:
    """At the seat named, or at the first open one."""

    def change(sitting: Sitting, key: str, at: float) -> list[Event]:
        free = [number for number, one in enumerate(sitting.seats) if one.is_open()]
        if seat is None and not free:
            raise Refused("server-no-open-seat")
        return sitting.sit(free[0] if seat is None else seat, who.person, mix, key, at)

    return await house.act(live, key_of(who.person, check_command(command)), change)


async def seat_bot(house: House, live: Live, who: Who, seat: int, bot: str, command: str) -> Ack:
    """The host puts a bot on an open seat."""
    must_be_host(live, who)
    check_bot(live.sitting.setup.title, bot)

    def change(sitting: Sitting, key: str, at: float) -> list[Event]:
        if 0 <= seat < len(sitting.seats) and not sitting.seats[seat].is_open():
            raise Refused("table-seat-taken", player=seat)
        return sitting.give_to_bot(seat, bot, "chosen", key, at)

    return await house.act(live, key_of(who.person, check_command(command)), change)


def must_be_host(live: Live, who: Who) -> None:
    if not who.person or live.sitting.setup.host != who.person:
        raise NotAllowed("server-host-only")


COMMANDS: dict[str, Callable[[Sitting, int, str, float], list[Event]]] = {
    "undo": Sitting.undo,
    "agree": Sitting.agree,
    "decline": Sitting.decline,
    "pause": Sitting.pause,
    "resume": Sitting.resume,
    "resign": Sitting.resign,
    "back": Sitting.come_back,
    "wait": Sitting.wait,
}
"""What a seat may do besides answering."""


async def table_command(house: House, live: Live, person: str, do: str, command: str, seq: int | None) -> Ack:
    """Carry out one of COMMANDS, or start. Raises Refused with a sentence."""
    key = key_of(person, check_command(command))
    if do == "start":
        if live.sitting.setup.host != person or not person:
            raise NotAllowed("server-host-only")
        return await house.act(live, key, lambda sitting, key, at: sitting.start(key, at), seq)
    own = live.sitting.seats_of(person)
    if not own:
        raise NotAllowed("server-no-seat")
    if do == "back":
        return await house.act(live, key, lambda sitting, key, at: come_back(sitting, own, key, at), seq)
    if live.sitting.has_begun():
        house.speaking(live.sitting, person)

    def change(sitting: Sitting, key: str, at: float) -> list[Event]:
        return COMMANDS[do](sitting, seat_for(house, sitting, person, do), key, at)

    return await house.act(live, key, change, seq)


def seat_for(house: House, sitting: Sitting, person: str, do: str) -> int:
    """Of several own seats that no bot plays: the one that answered last for undo, the one that must agree, else the
    one asked."""
    if not sitting.has_begun():
        return sitting.seats_of(person)[-1]
    spoken_for = house.speaking(sitting, person)
    seats = [seat for seat in sitting.seats_of(person) if not sitting.seats[seat].bot]
    if do == "undo":
        table = sitting.playing()
        last = table.last_choice(seats)
        return table.record.answers[last].seat if last >= 0 else seats[0]
    if do == "wait":
        return next((seat for seat in sitting.may_wait() if seat in seats), seats[0])
    if do == "agree":
        return next((seat for seat in sitting.still_to_agree() if seat in seats), seats[0])
    return spoken_for


async def keep_standing(house: House, live: Live, who: Who, ask: list[str] | None, this_round: bool) -> None:
    """For all seats of a person; None is as at first."""
    seats = live.sitting.seats_of(who.person)
    if not seats:
        raise NotAllowed("server-no-seat")
    if not live.sitting.has_begun():
        raise Refused("table-not-begun")
    text = standing.written(ask, live.sitting.playing().state.chapter if this_round else -1)

    await house.writing(lambda connection: queries.set_standing(connection, live.id, seats, text))
    for seat in seats:
        live.standing[seat] = text


def standing_of(live: Live, who: Who) -> standing.Standing | None:
    seats = live.sitting.seats_of(who.person)
    if not seats:
        raise NotAllowed("server-no-seat")
    return standing.read(live.standing[seats[0]])


def come_back(sitting: Sitting, seats: list[int], key: str, at: float) -> list[Event]:
    if sitting.status() == "finished":
        raise Refused("table-over")
    return sitting.come_back(next((seat for seat in seats if sitting.seats[seat].bot), seats[0]), key, at)


def verification(sitting: Sitting) -> dict[str, Any]:
    """What a person needs to check every draw; secret and salt only when the game is over."""
    record = sitting.playing().record
    return {
        "commitment": record.commitment,
        "mix": record.mix,
        "secret": record.secret,
        "salt": record.salt,
        "draws": [list(answer.draw) for answer in record.answers if answer.draw] if record.secret else [],
    }
