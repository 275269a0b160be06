"""What people do at a table, whichever door it came through."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.tables import standing
from isthmos.server.tables.house import House
from isthmos.server.tables.laying import check_bot
from isthmos.server.tables.live import Ack, Acknowledge, Change, Live, key_of
from isthmos.server.wire.refusals import NotAllowed, Refused
from isthmos.server.wire.requests import AnswerMessage, CommandMessage
from isthmos.table.events import Event
from isthmos.table.sitting import Sitting

LONGEST_COMMAND = 64


async def sit(house: House, live: Live, who: Who, seat: int | None, mix: str, command: str) -> Ack:
    """At the seat named, or at the first open one."""

    def change(sitting: Sitting, key: str, at: float) -> list[Event]:
        free = [number for number, one in enumerate(sitting.seats) if one.is_open()]
        if seat is None and not free:
            raise Refused("server-no-open-seat")
        return sitting.sit(free[0] if seat is None else seat, who.person, mix, key, at)

    return await by_person(house, live, who.person, command, change)


async def seat_bot(house: House, live: Live, who: Who, seat: int, bot: str, command: str) -> Ack:
    """The host puts a bot on an open seat."""
    must_be_host(live, who.person)
    check_bot(live.sitting.setup.title, bot)

    def change(sitting: Sitting, key: str, at: float) -> list[Event]:
        if 0 <= seat < len(sitting.seats) and not sitting.seats[seat].is_open():
            raise Refused("table-seat-taken", player=seat)
        return sitting.give_to_bot(seat, bot, "chosen", key, at)

    return await by_person(house, live, who.person, command, change)


def must_be_host(live: Live, person: str) -> None:
    if not person or live.sitting.setup.host != person:
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


async def carry_out(
    house: House,
    live: Live,
    person: str,
    message: AnswerMessage | CommandMessage,
    acknowledge: Acknowledge | None = None,
) -> Ack:
    """A command, whichever door it came through. Raises Refused with a sentence."""
    change = change_of(house, live, person, message)
    return await by_person(house, live, person, message.command, change, message.seq, acknowledge)


async def by_person(
    house: House,
    live: Live,
    person: str,
    command: str,
    change: Change,
    seq: int | None = None,
    acknowledge: Acknowledge | None = None,
) -> Ack:
    """Once, under the id that the client gave it, and that it is acknowledged by."""
    if not 1 <= len(command) <= LONGEST_COMMAND or not command.isprintable():
        raise Refused("server-command-id", most=LONGEST_COMMAND)

    def own(ack: Ack) -> Ack:
        return Ack(command, ack.seq, ack.repeated)

    def tell(ack: Ack) -> None:
        if acknowledge is not None:
            acknowledge(own(ack))

    return own(await house.act(live, key_of(person, command), change, seq, tell if acknowledge else None))


def change_of(house: House, live: Live, person: str, message: AnswerMessage | CommandMessage) -> Change:
    """What it does to the table. Raises NotAllowed for what is not the person's to do."""
    if isinstance(message, AnswerMessage):
        return house.answering(live, person, message.answer)
    do = message.do
    if do == "start":
        must_be_host(live, person)
        return lambda sitting, key, at: sitting.start(key, at)
    own = live.sitting.seats_of(person)
    if not own:
        raise NotAllowed("server-no-seat")
    if do == "back":
        return lambda sitting, key, at: come_back(sitting, own, key, at)
    if live.sitting.has_begun():
        house.speaking(live.sitting, person)
    return lambda sitting, key, at: COMMANDS[do](sitting, seat_for(house, sitting, person, do), key, at)


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
    return sitting.come_back(next((seat for seat in seats if sitting.seats[seat].bot), seats[0]), key, at)
