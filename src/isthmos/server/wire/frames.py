"""What goes out: positions, tables and acknowledgements as JSON. Everything of a position comes from `Title.view`,
`tell`, `question` and `choices`; nothing else leaves the house."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import cast

import msgspec
from msgspec import to_builtins

from isthmos.core.message import Consequence, Message
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import SPECTATOR, Choice, Title
from isthmos.language import Language
from isthmos.server.wire import shapes
from isthmos.server.wire.changes import changes
from isthmos.server.wire.requests import ANSWERS, CONSEQUENCES
from isthmos.table.sitting import Sitting

encode = msgspec.json.Encoder().encode


class Outgoing:
    """A message for sockets, encoded once however many of them it goes to."""

    __slots__ = ("data", "text")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.text = data.decode()


def said(data: object) -> Outgoing:
    return Outgoing(encode(data))


def plain(message: Message, language: Language | None = None) -> shapes.Message:
    """A message as it is written: its id and arguments, and its text where a language was asked for."""
    if language is None:
        return cast(shapes.Message, message)
    return shapes.Message(message.id, message.args, language.say(message))


def followed(message: Message, language: Language | None) -> shapes.Consequence:
    """A consequence as it is written."""
    if language is None or not isinstance(message, Consequence):
        return cast(shapes.Consequence, plain(message, language))
    text = language.say(message)
    return shapes.Consequence(message.id, message.args, text, message.tone, message.is_figure)


def choice_rows(sitting: Sitting, wants: str, language: Language | None = None) -> Sequence[object]:
    """The legal answers of the seat that is asked, in notation and in words."""
    title, state = sitting.title, sitting.playing().state
    passing = passing_by_itself(sitting)
    if wants == ANSWERS:
        written = enumerate(zip(title.written(state), state.moves(), strict=True), 1)
        return [{"number": number, "answers": [answer]} for number, (answer, move) in written if move != passing]
    keeps_all, own = not sitting.need_ask_nobody(state.seat()), to_builtins(title.own(state, state.seat()))
    choices = [choice for choice in title.choices(state) if choice.moves[0] != passing]
    return [choice_row(title, state, choice, own, keeps_all, language) for choice in choices]


def may_choose(sitting: Sitting, seats: Sequence[int]) -> bool:
    """Whether somebody with these seats is asked now; not while a bot plays for them."""
    return sitting.status() == "running" and sitting.asked() in seats and not sitting.bot_asked()


def passing_by_itself(sitting: Sitting) -> int | None:
    """The answer that is given by itself when the window closes, and cannot be given sooner (PER-H5)."""
    offer = sitting.title.window(sitting.playing().state) if sitting.is_offered() else None
    return offer.passing if offer is not None else None


def choice_row(
    title: Title, state: State, choice: Choice, own: object, keeps_all: bool, language: Language | None
) -> shapes.Choice:
    return shapes.Choice(
        number=choice.number,
        label=plain(choice.label, language),
        about=choice.about,
        answers=[title.write(state, move) for move in choice.moves],
        lowest=choice.lowest,
        consequences=[followed(one, language) for one in choice.consequences],
        after=after_rows(title, state, choice.moves, own),
        final=keeps_all or is_final(title, state, choice.moves[0]),
    )


def after_rows(title: Title, state: State, moves: Sequence[int], own: object) -> list[object]:
    """What each answer makes of the asker's own part of the view, as changes of what the one before made of it."""
    parts = [own, *(to_builtins(title.after(state, move)) for move in moves)]
    rows = [changes(before, after) for before, after in pairwise(parts)]
    return rows if any(rows) else []


def is_final(title: Title, state: State, move: int) -> bool:
    """Whether something is revealed as soon as this is answered, so that its player alone cannot take it back."""
    copy = state.clone()
    copy.facts = []
    copy.play(move)
    while title.hides_nothing and copy.seat() >= 0 and len(copy.moves()) == 1:
        copy.play(copy.moves()[0])  # what others must answer is no secret here
    return copy.seat() in (CHANCE, OVER) or title.reveals(copy.facts)


def barred_rows(sitting: Sitting, language: Language | None = None) -> list[shapes.Barred]:
    """Answers that cannot be given, and why."""
    barred = sitting.title.barred(sitting.playing().state)
    return [shapes.Barred(answer, about, plain(why, language)) for answer, about, why in barred]


def log_rows(sitting: Sitting, viewer: int, since: int, language: Language | None = None) -> list[shapes.LogRow]:
    """What happened from so many answers on, one row for each event."""
    numbers = sitting.table.numbers if sitting.table else [0]
    rows = []
    for entry, told in sitting.log(viewer, since):
        lines = [shapes.LogLine(one.fact, one.about, plain(one.message, language)) for one in told]
        rows.append(shapes.LogRow(entry.seq, numbers[entry.first], numbers[entry.last], lines))
    return rows


def answers_before(sitting: Sitting, number: int) -> int:
    """How many answers there were when everybody could count so many."""
    return bisect_right(sitting.table.numbers, number) - 1 if sitting.table else 0


def viewer_of(sitting: Sitting, seats: Sequence[int]) -> int:
    """Through whose eyes somebody with these seats looks: the seat that is asked, or the only one.

    Where several people share a screen, nobody's secrets lie open while none of them is asked."""
    if sitting.title.hides_nothing:
        return SPECTATOR
    return sitting.asked() if sitting.asked() in seats else reader_of(sitting, seats)


def reader_of(sitting: Sitting, seats: Sequence[int]) -> int:
    """To whom the log is told; people who share a screen read what everybody may know, as it stays on the screen."""
    return seats[0] if len(seats) == 1 and not sitting.title.hides_nothing else SPECTATOR


def seen_by(sitting: Sitting, person: str) -> tuple[int, ...]:
    """The seats a person looks from; where nothing is hidden everybody gets the very same bytes."""
    return () if sitting.title.hides_nothing else tuple(sitting.seats_of(person))


def position(
    game: str, sitting: Sitting, seats: Sequence[int], since: int, now: float, language: Language | None = None
) -> bytes:
    """The position for somebody with these seats, without the answers. Ends with the closing brace."""
    table = sitting.table
    data = shapes.Position(
        game=game,
        seq=sitting.seq,
        status=sitting.status(),
        asked=sitting.asked(),
        answers=table.numbers[-1] if table else 0,
        clock=clock(sitting, now),
        undo=undo(sitting),
        window=window(sitting, now),
        question=None,
        view=None,
        log=log_rows(sitting, reader_of(sitting, seats), since, language),
    )
    if table is not None:
        data.question = plain(sitting.title.question(table.state), language)
        data.view = sitting.title.view(table.state, viewer_of(sitting, seats))
    if table is not None and table.state.seat() == OVER:
        data.scores = table.state.scores()
        data.winners = table.state.winners()
    return encode(data)


def with_choices(
    position: bytes, sitting: Sitting, wants: str = CONSEQUENCES, language: Language | None = None
) -> bytes:
    """The same position with the answers, for the seat that is asked; and why others cannot be given."""
    rows = b',"choices":' + encode(choice_rows(sitting, wants, language))
    if wants == CONSEQUENCES:
        rows += b',"barred":' + encode(barred_rows(sitting, language))
        rows += b',"guidance":' + encode(plain(sitting.title.guidance(sitting.playing().state), language))
    return position[:-1] + rows + b"}"


def clock(sitting: Sitting, now: float) -> list[float | None]:
    """Seconds left for each seat; the one that is asked is running. Empty without clocks."""
    if sitting.setup.clock.kind == "none":
        return []
    return [sitting.time_left(seat, now) for seat in range(len(sitting.seats))]


def undo(sitting: Sitting) -> shapes.UndoState:
    """How many answers each seat could take back by itself, how many if all agree, and what was asked for."""
    if sitting.table is None or sitting.status() != "running":
        return shapes.UndoState([], [])
    back = sitting.table.undoables() if sitting.setup.undo != "none" else [0] * len(sitting.seats)
    alone = [answers if answers and sitting.takes_back_alone(seat, answers) else 0 for seat, answers in enumerate(back)]
    if sitting.request is None:
        return shapes.UndoState(alone, back)
    request = shapes.UndoRequest(
        by=sitting.request.by,
        what=sitting.request.what,
        to=sitting.table.numbers[sitting.request.to],
        waiting_for=sitting.still_to_agree(),
    )
    return shapes.UndoState(alone, back, request)


def window(sitting: Sitting, now: float) -> shapes.Window | None:
    """What is offered to whom, and for how long still; the same to everybody, whatever anybody holds (PER-H5)."""
    offer = sitting.title.window(sitting.playing().state) if sitting.has_window() else None
    if offer is None:
        return None
    left = round(max(0.0, sitting.window_left(now)), 1)
    return shapes.Window(left, list(offer.seats), sitting.waits(), list(offer.words))


def table(
    game: str, name: str, names: Sequence[str], sitting: Sitting, person: str, here: set[str]
) -> shapes.TableFrame:
    """The table around the game: who sits where, and what was agreed."""
    setup = sitting.setup
    return shapes.TableFrame(
        game=game,
        name=name,
        title=setup.title,
        rules=setup.rules,
        options=setup.options,
        house_rules=sitting.title.house_rules(setup.options),
        status=sitting.status(),
        seq=sitting.seq,
        undo=setup.undo,
        clock=shapes.ClockTerms(setup.clock.kind, setup.clock.seconds),
        leave_after=setup.leave_after,
        window=setup.window,
        campaign=setup.campaign,
        listed=setup.listed,
        hides_nothing=sitting.title.hides_nothing,
        host=person != "" and setup.host == person,
        you=sitting.seats_of(person),
        commitment=setup.commitment,
        mix=[seat.mix for seat in sitting.seats] if sitting.has_begun() else [],
        seats=[
            shapes.Seat(
                seat=number,
                name=names[number],
                bot=seat.bot,
                open=seat.is_open(),
                connected=seat.person in here,
                since=seat.since if seat.person and seat.bot else 0.0,
                label=sitting.title.seat_label(sitting.table.state, number) if sitting.table else "",
            )
            for number, seat in enumerate(sitting.seats)
        ],
    )
