"""A sitting: the people, bots and clocks around one table, folded from its log. Knows no transport and no storage.

Every change is a method that checks, changes the sitting and returns the events to be kept. Whoever keeps them must do
so before telling anybody, and open the sitting again from the log if that fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from isthmos.core.dealer import Dealer
from isthmos.core.errors import IllegalMove, OptionError, RecordError
from isthmos.core.record import Record
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import Message, Title
from isthmos.table.events import (
    Answered,
    BotSat,
    CameBack,
    Event,
    Flagged,
    Laid,
    Left,
    Paused,
    Resumed,
    Sat,
    Setup,
    Started,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
    What,
)
from isthmos.table.refused import TableRefused
from isthmos.table.table import Table

MIX = re.compile(r"[!-~]{1,64}")
NO_MIX = "-"
"""What a seat that gives nothing mixes in."""
CLOCKS = ("none", "move", "game")
UNDOS = ("free", "consent", "none")

Status = Literal["open", "running", "paused", "finished", "archive"]
"""Archive is a record that was brought along."""

Elapsed = Callable[[float, float], float]
"""How much time passed between two moments, without those in which the server was down."""


def plain_elapsed(since: float, until: float) -> float:
    return until - since


class Seat(msgspec.Struct):
    """Who sits there. A person whose seat a bot plays may come back."""

    person: str = ""
    bot: str = ""
    mix: str = ""
    spent: float = 0.0
    """Seconds of the game clock that are gone."""

    def is_open(self) -> bool:
        return not self.person and not self.bot


class Chapter(msgspec.Struct, gc=False):
    """The answers that came with one event: lines of the log belong to it."""

    seq: int
    first: int
    last: int


class UndoRequest(msgspec.Struct):
    by: int
    to: int
    agreed: list[int]


class Sitting:
    """One table as it stands after its last event."""

    def __init__(self, titles: dict[str, Title], secret: bytes, salt: bytes, elapsed: Elapsed = plain_elapsed) -> None:
        self.titles = titles
        self.secret = secret
        self.salt = salt
        self.elapsed = elapsed
        self.seq = 0
        self.commands: dict[str, int] = {}
        """The sequence number each command led to."""
        self.seats: list[Seat] = []
        self.table: Table | None = None
        self.chapters: list[Chapter] = []
        self.last_undo = 0
        """The event of the last undo: whoever has seen less must forget lines of the log."""
        self.request: UndoRequest | None = None
        self.paused = False
        self.turn_began = 0.0
        self.setup = Setup("", 0, 0, "", "")

    @classmethod
    def opened(
        cls,
        titles: dict[str, Title],
        secret: bytes,
        salt: bytes,
        events: Sequence[Event],
        elapsed: Elapsed = plain_elapsed,
    ) -> Sitting:
        """The table a log tells of. Raises RecordError when the log cannot be played again."""
        sitting = cls(titles, secret, salt, elapsed)
        for event in events:
            sitting.apply(event)
        return sitting

    # --- what can be asked --------------------------------------------------------------------

    @property
    def title(self) -> Title:
        return self.titles[self.setup.title]

    def playing(self) -> Table:
        """The table of a game that has begun. Raises TableRefused before that."""
        if self.table is None:
            raise TableRefused("table-not-begun")
        return self.table

    def status(self) -> Status:
        if self.setup.record is not None:
            return "archive"
        if self.table is None:
            return "open"
        if self.table.state.seat() == OVER:
            return "finished"
        return "paused" if self.paused else "running"

    def asked(self) -> int:
        """The seat that must answer; OVER when nobody must."""
        return self.table.state.seat() if self.table is not None and self.setup.record is None else OVER

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def has_begun(self) -> bool:
        return self.table is not None

    def bot_asked(self) -> str:
        """The bot whose turn it is, or nothing."""
        asked = self.asked()
        return self.seats[asked].bot if asked >= 0 and not self.paused else ""

    def is_alone(self, seat: int) -> bool:
        """Whether nobody else's person or link is at the table."""
        person = self.seats[seat].person
        return all(other.person in ("", person) for other in self.seats)

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds on the clock of a seat; None without a clock."""
        clock = self.setup.clock
        if clock.kind == "none":
            return None
        thinking = self.asked() == seat and not self.paused
        running = self.elapsed(self.turn_began, now) if thinking else 0.0
        spent = self.seats[seat].spent if clock.kind == "game" else 0.0
        return clock.seconds - spent - running

    def deadline(self) -> float:
        """When the flag of the seat that is asked falls, if nothing happens; 0 when none does."""
        if self.setup.clock.kind == "none" or self.status() != "running" or self.bot_asked():
            return 0.0
        left = self.time_left(self.asked(), self.turn_began)
        return self.turn_began + max(0.0, left or 0.0)

    def log(self, viewer: int, since: int = 0) -> list[tuple[Chapter, list[Message]]]:
        """What happened from so many answers on, event by event, as far as the viewer may know it."""
        if self.table is None:
            return []
        table = self.table
        told = []
        for chapter in reversed(self.chapters):
            if chapter.last <= since:
                break
            facts = [fact for answer in table.facts[chapter.first : chapter.last] for fact in answer]
            told.append((chapter, table.title.tell(table.state, facts, viewer)))
        return told[::-1]

    def look_back(self, step: int) -> None:
        """Of a record that was brought along: to the position after so many of its steps."""
        if self.setup.record is None or step >= self.seq:
            return
        answers = self.setup.record.answers[: self.chapters[step - 1].last]
        self.table = Table(self.title, msgspec.structs.replace(self.setup.record, answers=answers), None)
        self.chapters = self.chapters[:step]
        self.seq = step

    def record(self, names: Sequence[str]) -> Record:
        """The record with the names of the people. The secret is in it only when the game is over."""
        return msgspec.structs.replace(self.playing().record, players=list(names))

    # --- commands -----------------------------------------------------------------------------

    def lay(self, setup: Setup, command: str, at: float) -> list[Event]:
        """Lay the table. Raises OptionError or TableRefused for a set-up that cannot be."""
        check_setup(self.titles, setup)
        return [self._add(command, -1, Laid(setup), at)]

    def sit(self, seat: int, person: str, mix: str, command: str, at: float) -> list[Event]:
        """A person takes an open seat before the start."""
        self._must_be_open()
        self._must_exist(seat)
        if not self.seats[seat].is_open():
            raise TableRefused("table-seat-taken", player=seat)
        if mix and not MIX.fullmatch(mix):
            raise TableRefused("table-bad-mix")
        return [self._add(command, seat, Sat(seat, person, mix), at)]

    def leave(self, seat: int, command: str, at: float) -> list[Event]:
        """Before the start the seat is open again; afterwards a bot takes it."""
        if self.has_begun():
            return self.give_to_bot(seat, self.setup.leave_bot, "resigned", command, at)
        return [self._add(command, seat, Left(seat), at)]

    def give_to_bot(self, seat: int, bot: str, why: str, command: str, at: float) -> list[Event]:
        """A bot plays the seat from now on."""
        self._must_exist(seat)
        if self.status() in ("finished", "archive"):
            raise TableRefused("table-over")
        if self.seats[seat].bot:
            raise TableRefused("table-bot-already", player=seat)
        return [self._add(command, seat, BotSat(seat, bot, why), at)]

    def come_back(self, seat: int, command: str, at: float) -> list[Event]:
        if not self.seats[seat].person or not self.seats[seat].bot:
            raise TableRefused("table-no-stand-in", player=seat)
        return [self._add(command, seat, CameBack(seat), at)]

    def start(self, command: str, at: float) -> list[Event]:
        """Deal. Every seat must be taken."""
        self._must_be_open()
        missing = [str(number) for number, seat in enumerate(self.seats, 1) if seat.is_open()]
        if missing:
            raise TableRefused("table-seats-open", seats=", ".join(missing))
        self.table = self._laid_table()
        return [self._add(command, -1, Started(list(self.table.record.answers)), at)]

    def answer(self, seat: int, text: str, command: str, at: float) -> list[Event]:
        """A seat answers in notation, and chance answers after it. Raises IllegalMove with a sentence."""
        table = self.playing()
        if self.paused:
            raise TableRefused("table-paused")
        if seat == self.asked() and 0 < self.deadline() < at and (self.time_left(seat, at) or 0.0) <= 0:
            raise TableRefused("table-time-is-up")
        before = len(table.record.answers)
        table.submit(seat, text)
        return [self._add(command, seat, Answered(table.record.answers[before:]), at)]

    def undo(self, seat: int, command: str, at: float) -> list[Event]:
        """Take back the own last answer, or ask the others for it where something was revealed since."""
        table = self.playing()
        if self.status() != "running":
            raise TableRefused("table-no-undo-now")
        if self.setup.undo == "none":
            raise TableRefused("table-no-undo-here")
        back = table.undoable(seat)
        answers = len(table.record.answers)
        if back and (self.setup.undo == "free" or self.is_alone(seat)):
            return [self._undone(command, seat, answers - back, at)]
        to = table.last_choice([seat])
        if to < 0:
            raise TableRefused("table-nothing-to-undo")
        if self.is_alone(seat):
            if self.setup.campaign:
                raise TableRefused("table-no-undo-campaign")
            return [self._undone(command, seat, to, at)]
        return [self._add(command, seat, UndoAsked(to), at)]

    def agree(self, seat: int, command: str, at: float) -> list[Event]:
        """To the undo that was asked for; with the last agreement it happens."""
        request = self._requested()
        if self.seats[seat].person == self.seats[request.by].person or seat in request.agreed:
            raise TableRefused("table-agreed-already")
        events = [self._add(command, seat, UndoAgreed(), at)]
        if not self.still_to_agree():
            events.append(self._undone(f"{command} undo", request.by, request.to, at))
        return events

    def still_to_agree(self) -> list[int]:
        """The seats whose persons have not agreed yet."""
        if self.request is None:
            return []
        agreed = {self.seats[seat].person for seat in (self.request.by, *self.request.agreed)}
        return [n for n, seat in enumerate(self.seats) if seat.person and not seat.bot and seat.person not in agreed]

    def decline(self, seat: int, command: str, at: float) -> list[Event]:
        self._requested()
        return [self._add(command, seat, UndoDeclined(), at)]

    def pause(self, seat: int, command: str, at: float) -> list[Event]:
        if self.status() != "running":
            raise TableRefused("table-not-running")
        return [self._add(command, seat, Paused(), at)]

    def resume(self, seat: int, command: str, at: float) -> list[Event]:
        if self.status() != "paused":
            raise TableRefused("table-not-paused")
        return [self._add(command, seat, Resumed(), at)]

    def flag(self, command: str, at: float) -> list[Event]:
        """The time of the seat that is asked is up."""
        deadline = self.deadline()
        if not deadline or (self.time_left(self.asked(), at) or 0.0) > 0:
            raise TableRefused("table-time-left")
        return [self._add(command, self.asked(), Flagged(self.asked(), self.setup.leave_bot), at)]

    # --- folding ------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """The next event of the log, by whomever it was written."""
        if event.seq != self.seq + 1:
            raise RecordError(f"event {event.seq} follows event {self.seq}")
        what = event.what
        if isinstance(what, Started):
            self.table = self._laid_table()
            self._must_be(self.table.record.answers == what.answers, event)
        elif isinstance(what, Answered):
            self._play_again(event, what)
        elif isinstance(what, Undone):
            self.playing().go_back(what.to)
        elif isinstance(what, Laid):
            self._lay_again(what.setup)
        self._note(event)

    def _lay_again(self, setup: Setup) -> None:
        """A game keeps the rules it began with; where they are not installed it cannot go on."""
        if setup.title not in self.titles:
            raise RecordError(f"the game {setup.title} is not installed")
        title = self.titles[setup.title]
        if setup.rules != title.rules_version:
            raise RecordError(f"it began with rules {setup.rules} of {title.id}; {title.rules_version} are installed")
        if setup.record is not None:
            self.table = Table(title, setup.record, None)

    def _play_again(self, event: Event, what: Answered) -> None:
        table = self.playing()
        before = len(table.record.answers)
        try:
            table.submit(event.seat, what.answers[0].move)
        except IllegalMove as error:
            raise RecordError(f"event {event.seq}: {error}") from None
        self._must_be(table.record.answers[before:] == what.answers, event)

    def _must_be(self, same: bool, event: Event) -> None:
        if not same:
            raise RecordError(f"event {event.seq} did not come out as it was kept")

    def _add(self, command: str, seat: int, what: What, at: float) -> Event:
        """The event of a change that the table itself has made already."""
        event = Event(self.seq + 1, command, seat, what, at)
        self._note(event)
        return event

    def _undone(self, command: str, seat: int, to: int, at: float) -> Event:
        self.playing().go_back(to)
        return self._add(command, seat, Undone(to), at)

    def _note(self, event: Event) -> None:
        """What an event changes around the table."""
        self._tick(event)
        self.seq = event.seq
        self.commands[event.command] = event.seq
        what = event.what
        if isinstance(what, Started | Answered):
            answers = len(self.playing().record.answers)
            self.chapters.append(Chapter(event.seq, answers - len(what.answers), answers))
            self.request = None
        elif isinstance(what, Laid):
            self.setup = what.setup
            self.seats = [Seat() for _ in range(what.setup.seats)]
            if self.table is not None:
                self.chapters = chapters_of(self.table.record)
                self.seq = len(self.chapters)
        elif isinstance(what, Sat):
            self.seats[what.seat] = Seat(person=what.person, mix=what.mix)
        elif isinstance(what, Left):
            self.seats[what.seat] = Seat()
        elif isinstance(what, BotSat | Flagged):
            self.seats[what.seat].bot = what.bot
            self._drop_request()
        elif isinstance(what, CameBack):
            self.seats[what.seat].bot = ""
        elif isinstance(what, Undone):
            self._forget_from(what.to)
            self.last_undo = event.seq
        elif isinstance(what, UndoAsked):
            self.request = UndoRequest(event.seat, what.to, [])
        elif isinstance(what, UndoAgreed) and self.request is not None:
            self.request.agreed.append(event.seat)
        elif isinstance(what, UndoDeclined):
            self.request = None
        elif isinstance(what, Paused | Resumed):
            self.paused = isinstance(what, Paused)

    def _forget_from(self, answers: int) -> None:
        """The log after an undo ends earlier."""
        self.chapters = [chapter for chapter in self.chapters if chapter.first < answers]
        for chapter in self.chapters:
            chapter.last = min(chapter.last, answers)
        self.request = None

    def _drop_request(self) -> None:
        """A seat that became a bot's need not agree any more, and cannot ask."""
        if self.request is not None and (self.seats[self.request.by].bot or not self.still_to_agree()):
            self.request = None

    def _tick(self, event: Event) -> None:
        """Charge the seat that was thinking, and start the clock anew where the turn has passed on."""
        what = event.what
        if isinstance(what, Answered) and self.setup.clock.kind == "game" and not self.seats[event.seat].bot:
            self.seats[event.seat].spent += max(0.0, self.elapsed(self.turn_began, event.at))
        if isinstance(what, Paused) and self.setup.clock.kind == "game" and not self.bot_asked():
            self.seats[self.asked()].spent += max(0.0, self.elapsed(self.turn_began, event.at))
        if isinstance(what, Started | Answered | Undone | Resumed | CameBack):
            self.turn_began = event.at

    def _laid_table(self) -> Table:
        setup = self.setup
        mix = [seat.mix or NO_MIX for seat in self.seats]
        dealer = Dealer(self.secret, self.salt, mix if any(seat.mix for seat in self.seats) else ())
        return Table.new(self.titles[setup.title], setup.seats, setup.options, [], dealer)

    def _must_be_open(self) -> None:
        if self.table is not None:
            raise TableRefused("table-begun")

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableRefused("table-no-seat", player=seat, most=len(self.seats))

    def _requested(self) -> UndoRequest:
        if self.request is None:
            raise TableRefused("table-no-undo-asked")
        return self.request


def chapters_of(record: Record) -> list[Chapter]:
    """The steps of a record that was brought along, numbered as events are: the first draws, then each answer of a seat
    with the draws after it."""
    firsts = [0, *[number for number, answer in enumerate(record.answers) if number and answer.seat != CHANCE]]
    lasts = [*firsts[1:], len(record.answers)]
    return [Chapter(seq, first, last) for seq, (first, last) in enumerate(zip(firsts, lasts, strict=True), 1)]


def check_setup(titles: dict[str, Title], setup: Setup) -> None:
    """Raises OptionError or TableRefused for a set-up no table can be laid with."""
    if setup.title not in titles:
        raise OptionError(f"there is no game '{setup.title}'; there are {', '.join(titles)}")
    title = titles[setup.title]
    if setup.rules != title.rules_version:
        raise OptionError(f"rules version {setup.rules} of {title.id} is not here; {title.rules_version} is")
    if setup.clock.kind not in CLOCKS:
        raise TableRefused("table-no-clock", clock=setup.clock.kind, clocks=", ".join(CLOCKS))
    if setup.clock.kind != "none" and setup.clock.seconds < 1:
        raise TableRefused("table-clock-short")
    if setup.undo not in UNDOS:
        raise TableRefused("table-no-such-undo", undo=setup.undo, undos=", ".join(UNDOS))
    if setup.leave_after < 0:
        raise TableRefused("table-gone-too-short")
    title.start(setup.seats, setup.options)
