# compiled
"""A sitting: the people, bots and clocks around one table, folded from its log. Knows no transport and no storage.

Every change is a method that checks, changes the sitting and returns the events to be kept. Whoever keeps them must do
so before telling anybody, and open the sitting again from the log if that fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from isthmos.bots.shelf import players_of
from isthmos.core.dealer import Dealer
from isthmos.core.errors import IllegalMove, OptionError, RecordError, TableRefused
from isthmos.core.message import Arg, Message
from isthmos.core.record import Answer, Record, at_place, is_as_kept
from isthmos.core.speech import About, Told
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import Title
from isthmos.table.events import (
    Answered,
    BotSat,
    CameBack,
    Clock,
    Event,
    Flagged,
    Laid,
    Left,
    PauseAsked,
    Paused,
    Resumed,
    Sat,
    Setup,
    Started,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
    Waits,
    What,
)
from isthmos.table.table import Table

MIX = re.compile(r"[!-~]{1,64}")
SHORTEST_OVERTIME = 10.0
STAND_IN = "greedy"
"""The bot that stands in where nothing else was agreed."""
NO_MIX = "-"
"""What a seat that gives nothing mixes in."""
CLOCKS = ("none", "move", "game")
UNDOS = ("free", "consent", "none")
LONGEST_LOG = 2_000
"""Events, three times those of the longest games; a table is opened by playing all of them again."""
LONGEST_WINDOW = 60.0
ALONE_WINDOW = 1.0
"""Seconds, where one person plays with bots: nobody else would say that they want to think."""

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
    """Seconds for which it has thought, in the whole game."""
    since: float = 0.0
    """When a bot began to stand in for its person."""
    missed: int = 0
    """Questions in a row that its person has let pass."""
    for_one: bool = False
    """Whether the bot stands in for one answer only."""

    def is_open(self) -> bool:
        return not self.person and not self.bot


class Entry(msgspec.Struct, gc=False):
    """The answers that came with one event: lines of the log belong to it. Or none, and what is said of the event."""

    seq: int
    first: int
    last: int
    said: Message | None = None


class OpenWindow(msgspec.Struct):
    """Since when something is offered, and who has said that they want to think."""

    shared: str
    began: float
    waits: list[int]


class Thought(msgspec.Struct, gc=False):
    """How long a seat has thought about one answer."""

    seat: int
    seconds: float


class Request(msgspec.Struct):
    """What a seat has asked the others for: to go back to so many answers, or to pause."""

    by: int
    what: Literal["undo", "pause"]
    to: int
    answers: int
    """How many there were then."""
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
        self.entries: list[Entry] = []
        self.last_undo = 0
        """The event of the last undo: whoever has seen less must forget lines of the log."""
        self.request: Request | None = None
        self.paused = False
        self.at = 0.0
        """When the last event was. Time is booked with each."""
        self.timed = OVER
        """The seat whose time runs since then; OVER in a window, in a pause and before the start."""
        self.thought = 0.0
        """Seconds for which the seat that is asked has thought about its answer, up to the last event."""
        self.stood_in = 0.0
        """Seconds for which a bot has thought about it since then; the seat's own if its person comes back before."""
        self.question = 0
        """The number of that answer."""
        self.thoughts: dict[int, Thought] = {}
        """By the number of each answer, in case it is taken back."""
        self.window: OpenWindow | None = None
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
            raise TableRefused(Message("table-not-begun", {}))
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
        clock, is_asked = self.setup.clock, seat == self.asked()
        if clock.kind == "none":
            return None
        running = max(0.0, self.elapsed(self.at, now)) if seat == self.timed else 0.0
        if is_asked:
            running += self.stood_in
        thought = self.thought if is_asked else 0.0
        if clock.kind == "game":
            left = clock.seconds - (self.seats[seat].spent - thought)
            return max(left, overtime(clock)) - thought - running
        return clock.seconds - thought - running

    def deadline(self, now: float = 0.0) -> float:
        """When the window of the seat that is asked closes, or its flag falls, if nothing happens; 0 when none does."""
        now = max(now, self.at)
        if self.status() != "running" or self.bot_asked():
            return 0.0
        left = self.window_left(now) if self.is_offered() else self.time_left(self.asked(), now)
        return 0.0 if left is None else now + max(0.0, left)

    # --- windows (PER-H5) ---------------------------------------------------------------------

    def is_offered(self) -> bool:
        """Whether the open question goes by when its window closes: its seat has not said that it wants to think."""
        return self.has_window() and self.asked() not in self.waits()

    def waits(self) -> list[int]:
        """Who has said that they want to think."""
        return self.window.waits if self.window is not None else []

    def has_window(self) -> bool:
        return self.window is not None and self.window_seconds() > 0

    def window_seconds(self) -> float:
        """None where people share a screen: they have to hand it over first, and everybody is asked."""
        people = [seat.person for seat in self.seats if seat.person]
        if len(people) > len(set(people)):
            return 0.0
        return self.setup.window if len(people) > 1 else min(self.setup.window, ALONE_WINDOW)

    def window_ends(self) -> float:
        assert self.window is not None
        return self.window.began + self.window_seconds()

    def window_left(self, now: float) -> float:
        """Seconds until it closes; a pause and time the server was down are not among them."""
        return self.window_ends() - now + self._lost(now)

    def _lost(self, now: float) -> float:
        """Seconds since the last event in which nobody could do anything."""
        return now - self.at - (0.0 if self.paused else self.elapsed(self.at, now))

    def is_open_window(self, at: float) -> bool:
        """Whether nothing but playing what is offered is possible yet: letting it go by sooner would tell something."""
        return self.is_offered() and self.window_left(at) > 0

    def may_wait(self) -> list[int]:
        """The seats that may still say that they want to think."""
        offer = self.title.window(self.playing().state) if self.has_window() else None
        if offer is None:
            return []
        return [seat for seat in offer.seats if seat not in self.waits() and not self.seats[seat].bot]

    def wait(self, seat: int, command: str, at: float) -> list[Event]:
        """Whoever might hold something that is offered may say so, whatever it holds; then it has its clock."""
        if self.status() != "running" or self.table is None or seat not in self.may_wait():
            raise TableRefused(Message("table-nothing-offered", {}))
        self._must_have_room()
        return [self._add(command, seat, Waits(seat), at)]

    def close_window(self, asks: bool, command: str, at: float) -> list[Event]:
        """Its time is over: what is offered goes by, or its seat is asked as its standing answer says."""
        if not self.is_offered() or self.is_open_window(at) or self.status() != "running":
            raise TableRefused(Message("table-time-left", {}))
        seat, table = self.asked(), self.playing()
        if asks:
            return [self._add(command, seat, Waits(seat), at)]
        offer = self.title.window(table.state)
        assert offer is not None, "a window is open"
        return self._answered(seat, self.title.write(table.state, offer.passing), command, at)

    def _look_for_window(self, at: float) -> None:
        offer = self.title.window(self.table.state) if self.table is not None and self.status() != "finished" else None
        if offer is None:
            self.window = None
        elif self.window is None or not offer.shared or offer.shared != self.window.shared:
            self.window = OpenWindow(offer.shared, at, [])

    # --- the log ------------------------------------------------------------------------------

    def log(self, viewer: int, since: int = 0) -> list[tuple[Entry, list[Told]]]:
        """What happened from so many answers on, event by event, as far as the viewer may know it."""
        if self.table is None:
            return []
        table = self.table
        since = min(since, len(table.record.answers))  # some may have been taken back
        told = []
        for entry in reversed(self.entries):
            if entry.said is not None and entry.last >= since:
                told.append((entry, [Told("table", About(), entry.said)]))
                continue
            if entry.last <= since:
                break
            facts = [fact for answer in table.facts[entry.first : entry.last] for fact in answer]
            told.append((entry, table.title.tell(table.state, facts, viewer)))
        return told[::-1]

    def look_back(self, step: int) -> None:
        """Of a record that was brought along: to the position after so many of its steps."""
        if self.setup.record is None or step >= self.seq:
            return
        answers = self.setup.record.answers[: self.entries[step - 1].last]
        self.table = Table(self.title, msgspec.structs.replace(self.setup.record, answers=answers), None)
        self.entries = self.entries[:step]
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
            raise TableRefused(Message("table-seat-taken", {"player": seat}))
        if mix and not MIX.fullmatch(mix):
            raise TableRefused(Message("table-bad-mix", {}))
        return [self._add(command, seat, Sat(seat, person, mix), at)]

    def leave(self, seat: int, command: str, at: float) -> list[Event]:
        """Before the start the seat is open again; afterwards a bot takes it."""
        if self.has_begun():
            return self.give_to_bot(seat, self.stand_in(), "resigned", command, at)
        return [self._add(command, seat, Left(seat), at)]

    def resign(self, seat: int, command: str, at: float) -> list[Event]:
        self._must_have_room()
        return self.leave(seat, command, at)

    def stand_in(self) -> str:
        """The random one only where no other plays, whatever older tables were laid with: nobody's game shall be played
        away."""
        able = players_of(self.title)
        better = [bot for bot in (self.setup.leave_bot, STAND_IN) if bot in able and bot != "random"]
        return better[0] if better else able[0]

    def give_to_bot(self, seat: int, bot: str, why: str, command: str, at: float) -> list[Event]:
        """A bot plays the seat from now on."""
        self._must_exist(seat)
        if self.status() in ("finished", "archive"):
            raise TableRefused(Message("table-over", {}))
        if self.seats[seat].bot:
            raise TableRefused(Message("table-bot-already", {"player": seat}))
        return [self._add(command, seat, BotSat(seat, bot, why), at)]

    def come_back(self, seat: int, command: str, at: float) -> list[Event]:
        """Whoever thinks while a bot stands in has thought as well, if it comes back before the bot has answered."""
        if self.status() == "finished":
            raise TableRefused(Message("table-over", {}))
        if not self.seats[seat].person or not self.seats[seat].bot:
            raise TableRefused(Message("table-no-stand-in", {"player": seat}))
        left = self.time_left(seat, at)
        if left is not None and left <= 0:
            raise TableRefused(Message("table-time-is-up", {}))
        return [self._add(command, seat, CameBack(seat), at)]

    def start(self, command: str, at: float) -> list[Event]:
        """Deal. Every seat must be taken."""
        self._must_be_open()
        missing = [str(number) for number, seat in enumerate(self.seats, 1) if seat.is_open()]
        if missing:
            raise TableRefused(Message("table-seats-open", {"seats": ", ".join(missing)}))
        self.table = self._laid_table()
        return [self._add(command, -1, Started(list(self.table.record.answers)), at)]

    def answer(self, seat: int, text: str, command: str, at: float) -> list[Event]:
        """A seat answers in notation, and chance answers after it. Raises IllegalMove with a sentence."""
        table = self.playing()
        if self.paused:
            raise TableRefused(Message("table-paused", {}))
        if seat == self.asked() and self.is_open_window(at):
            self._must_not_pass(table, text)
        elif seat == self.asked() and self.is_late(at):
            raise TableRefused(Message("table-time-is-up", {}))
        return self._answered(seat, text, command, at)

    def is_late(self, at: float) -> bool:
        """Whether the flag of the seat that is asked should have fallen."""
        return not self.is_offered() and 0 < self.deadline(at) <= at

    def _must_not_pass(self, table: Table, text: str) -> None:
        offer = self.title.window(table.state)
        if offer is not None and self.title.read(table.state, text) == offer.passing:
            raise TableRefused(Message("table-window-open", {}))

    def _answered(self, seat: int, text: str, command: str, at: float) -> list[Event]:
        table = self.playing()
        before = len(table.record.answers)
        table.submit(seat, text)
        return [self._add(command, seat, Answered(table.record.answers[before:]), at)]

    def undo(self, seat: int, command: str, at: float) -> list[Event]:
        """Take back the own last answer; where somebody else has answered since, the others are asked. What has been
        revealed stays revealed, except to somebody who plays alone."""
        table = self.playing()
        if self.status() != "running":
            raise TableRefused(Message("table-no-undo-now", {}))
        if self.setup.undo == "none":
            raise TableRefused(Message("table-no-undo-here", {}))
        self._must_have_room()
        back = table.undoable(seat)
        answers = len(table.record.answers)
        if back and self.takes_back_alone(seat, back):
            return [self._undone(command, seat, answers - back, at)]
        to = table.last_choice([seat])
        if to < 0:
            raise TableRefused(Message("table-nothing-to-undo", {}))
        if self.is_alone(seat):
            if self.setup.campaign:
                raise TableRefused(Message("table-no-undo-campaign", {}))
            return [self._undone(command, seat, to, at)]
        if not back:
            raise TableRefused(Message("table-no-undo-revealed", {}))
        if not self.others(seat):
            raise TableRefused(Message("table-nobody-to-agree", {}))
        self._must_not_be_asked_already()
        return [self._add(command, seat, UndoAsked(to), at)]

    def need_ask_nobody(self, seat: int) -> bool:
        """Whether nobody need be asked for what has revealed nothing."""
        return self.setup.undo == "free" or (self.setup.undo == "consent" and self.is_alone(seat))

    def takes_back_alone(self, seat: int, back: int) -> bool:
        """Whether no other person plays, or nobody else's answer is among so many of the last ones."""
        table, own = self.playing(), self.seats_of(self.seats[seat].person)
        touched = table.others_touched(len(table.record.answers) - back, own)
        return self.is_alone(seat) or (self.setup.undo == "free" and not touched)

    def agree(self, seat: int, command: str, at: float) -> list[Event]:
        """To what was asked for; with the last agreement it happens."""
        request = self._requested()
        if seat not in self.still_to_agree():
            raise TableRefused(Message("table-agreed-already", {}))
        events = [self._add(command, seat, UndoAgreed(), at)]
        if self.still_to_agree():
            return events
        if request.what == "pause":
            return [*events, self._add(f"{command} pause", request.by, Paused(), at)]
        return [*events, self._undone(f"{command} undo", request.by, request.to, at)]

    def others(self, seat: int) -> list[int]:
        """Seats other people play themselves."""
        own = self.seats[seat].person
        return [n for n, one in enumerate(self.seats) if one.person and one.person != own and not one.bot]

    def still_to_agree(self) -> list[int]:
        """The seats whose persons have not agreed yet."""
        if self.request is None:
            return []
        agreed = {self.seats[seat].person for seat in self.request.agreed}
        return [seat for seat in self.others(self.request.by) if self.seats[seat].person not in agreed]

    def decline(self, seat: int, command: str, at: float) -> list[Event]:
        self._requested()
        return [self._add(command, seat, UndoDeclined(), at)]

    def pause(self, seat: int, command: str, at: float) -> list[Event]:
        """At once where nobody else plays, otherwise if all agree: nobody stops a clock by itself."""
        if self.status() != "running":
            raise TableRefused(Message("table-not-running", {}))
        self._must_have_room()
        if not self.others(seat):
            return [self._add(command, seat, Paused(), at)]
        self._must_not_be_asked_already()
        return [self._add(command, seat, PauseAsked(), at)]

    def resume(self, seat: int, command: str, at: float) -> list[Event]:
        if self.status() != "paused":
            raise TableRefused(Message("table-not-paused", {}))
        return [self._add(command, seat, Resumed(), at)]

    def time_is_up(self, asks: bool, command: str, at: float) -> list[Event]:
        """`deadline` has come."""
        return self.close_window(asks, command, at) if self.is_offered() else self.flag(command, at)

    def flag(self, command: str, at: float) -> list[Event]:
        """The time of the seat that is asked is up. It costs one answer, not the game."""
        if not self.is_late(at):
            raise TableRefused(Message("table-time-left", {}))
        seat = self.asked()
        stays = self.seats[seat].missed > 0
        return [self._add(command, seat, TimedOut(seat, self.stand_in(), stays), at)]

    # --- folding ------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """The next event of the log, by whomever it was written."""
        if event.seq != self.seq + 1:
            raise RecordError(Message("record-event-order", {"number": event.seq, "before": self.seq}))
        what = event.what
        if isinstance(what, Started):
            self.table = self._laid_table()
            self._go_on_as_kept(event, what.answers, 0)
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
            raise RecordError(Message("record-not-installed", {"game": setup.title}))
        title = self.titles[setup.title]
        if setup.rules != title.rules_version:
            versions: dict[str, Arg] = {"rules": setup.rules, "game": title.id, "here": title.rules_version}
            raise RecordError(Message("record-began-with", versions))
        if not title.seats_min <= setup.seats <= title.seats_max:
            raise RecordError(Message("record-seats", {"game": title.id, "seats": setup.seats}))
        if setup.record is not None:
            self.table = Table(title, setup.record, None)

    def _play_again(self, event: Event, what: Answered) -> None:
        table = self.playing()
        before = len(table.record.answers)
        try:
            table.submit(event.seat, what.answers[0].move)
        except IllegalMove as error:
            raise at_place(Message("record-event", {"number": event.seq}), error.message) from None
        self._go_on_as_kept(event, what.answers, before)

    def _go_on_as_kept(self, event: Event, kept: list[Answer], before: int) -> None:
        """Tables used to answer by themselves for seats with one answer only; such answers were kept with others."""
        table = self.playing()
        while len(answers := table.record.answers[before:]) < len(kept) and len(table.state.moves()) == 1:
            table.submit(table.state.seat(), kept[len(answers)].move)
        if len(answers) != len(kept) or not all(map(is_as_kept, answers, kept)):
            raise RecordError(Message("record-event-differs", {"number": event.seq}))

    def _add(self, command: str, seat: int, what: What, at: float) -> Event:
        """The event of a change that the table itself has made already. Time never goes back, whatever a clock says."""
        event = Event(self.seq + 1, command, seat, what, max(at, self.at))
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
            self._turn_over(event, len(what.answers))
        elif isinstance(what, Waits) and self.window is not None:
            self.window.waits.append(what.seat)
        elif isinstance(what, Laid):
            self.setup = what.setup
            self.seats = [Seat() for _ in range(what.setup.seats)]
            if self.table is not None:
                self.entries = entries_of(self.table.record)
                self.seq = len(self.entries)
        elif isinstance(what, Sat):
            self.seats[what.seat] = Seat(person=what.person, mix=what.mix)
        elif isinstance(what, Left):
            self.seats[what.seat] = Seat()
        elif isinstance(what, BotSat | TimedOut | Flagged):
            self._stand_in(event, what)
        elif isinstance(what, CameBack):
            self._sit_again(what.seat)
            self._say_of(what.seat, "table-log-back", event)
        elif isinstance(what, Undone):
            self._take_back(event, what.to)
        elif isinstance(what, UndoAgreed) and self.request is not None:
            self.request.agreed.append(event.seat)
        else:
            self._note_request(event)
        self.timed = self.asked() if self.status() == "running" and not self.is_offered() else OVER

    def _note_request(self, event: Event) -> None:
        """And pauses; all of it is told to everybody."""
        what = event.what
        if isinstance(what, UndoAsked):
            self.request = Request(event.seat, "undo", what.to, len(self.playing().record.answers), [])
            self._say("table-log-undo-asked", event)
        elif isinstance(what, PauseAsked):
            self.request = Request(event.seat, "pause", 0, 0, [])
            self._say("table-log-pause-asked", event)
        elif isinstance(what, UndoDeclined):
            asked = self.request.what if self.request is not None else "undo"
            self.request = None
            self._say(f"table-log-{asked}-declined", event)
        elif isinstance(what, Paused | Resumed):
            self.paused, self.request = isinstance(what, Paused), None
            self._say("table-log-paused" if self.paused else "table-log-resumed", event)

    def _turn_over(self, event: Event, answers: int) -> None:
        """Somebody, or chance at the start, has answered; somebody else is asked."""
        after = len(self.playing().record.answers)
        self.entries.append(Entry(event.seq, after - answers, after))
        self.thoughts[self.question] = Thought(event.seat, self.thought)
        if event.seat >= 0:
            self._answered_by(event.seat)
        self._ask_anew(event.at)
        self._drop_request()

    def _ask_anew(self, at: float) -> None:
        """What a seat has thought about an answer counts when it is asked for it again."""
        self.question = len(self.playing().record.answers)
        before = self.thoughts.get(self.question)
        self.thought = before.seconds if before is not None and before.seat == self.asked() else 0.0
        self.stood_in = 0.0
        self._look_for_window(at)

    def _take_back(self, event: Event, to: int) -> None:
        """Whoever takes back keeps all it has thought since; whoever is asked something else by it begins afresh."""
        self.thoughts[self.question] = Thought(self.timed, self.thought)
        self.thoughts = {n: one for n, one in self.thoughts.items() if n <= to or one.seat == event.seat}
        self._forget_from(to)
        self.last_undo = event.seq
        self._ask_anew(event.at)
        self._say("table-log-undone", event)

    def _stand_in(self, event: Event, what: BotSat | TimedOut | Flagged) -> None:
        seat = self.seats[what.seat]
        seat.bot, seat.since = what.bot, event.at
        seat.for_one = isinstance(what, TimedOut) and not what.stays
        seat.missed += isinstance(what, TimedOut)
        self._drop_request()
        if seat.person and self.has_begun():
            self._say_of(what.seat, absence_of(what), event)

    def _answered_by(self, number: int) -> None:
        """Whoever let one question pass is asked the next one again."""
        seat = self.seats[number]
        if not seat.bot:
            seat.missed = 0
        elif seat.for_one:
            seat.bot, seat.for_one = "", False

    def _sit_again(self, seat: int) -> None:
        one = self.seats[seat]
        one.bot, one.missed, one.for_one = "", 0, False
        if seat == self.asked():
            self._charge(seat, self.stood_in)
            self.stood_in = 0.0

    def _say(self, message: str, event: Event) -> None:
        """In the log, to everybody."""
        self._say_of(event.seat, message, event)

    def _say_of(self, seat: int, message: str, event: Event) -> None:
        answers = len(self.playing().record.answers)
        self.entries.append(Entry(event.seq, answers, answers, Message(message, {"player": seat})))

    def _forget_from(self, answers: int) -> None:
        """The log after an undo ends earlier; that there was one stays in it."""
        self.entries = [entry for entry in self.entries if entry.first < answers or entry.said is not None]
        for entry in self.entries:
            entry.first, entry.last = min(entry.first, answers), min(entry.last, answers)
        self._drop_request()

    def _drop_request(self) -> None:
        """A seat that became a bot's need not agree any more, and cannot ask; and nothing is asked when all is over."""
        if self.request is not None and self._is_off(self.request):
            self.request = None

    def _is_off(self, request: Request) -> bool:
        if self.seats[request.by].bot or not self.still_to_agree() or self.status() == "finished":
            return True
        return request.what == "undo" and self._has_gone_on(request)

    def _has_gone_on(self, request: Request) -> bool:
        """Whoever has answered since does not want it taken back. What was offered and went by is no answer."""
        table = self.playing()
        same = len(table.offered) >= request.answers and all(table.offered[request.answers :])
        return not same or not table.undoable(request.by)

    def _tick(self, event: Event) -> None:
        """Book the time since the last event on the seat that was asked. A window and a pause cost nobody time."""
        if self.window is not None:
            self.window.began += self._lost(event.at)
        if self.timed >= 0:
            took = max(0.0, self.elapsed(self.at, event.at))
            if self.seats[self.timed].bot:
                self.stood_in += took
            else:
                self._charge(self.timed, took)
        self.at = max(self.at, event.at)

    def _charge(self, seat: int, seconds: float) -> None:
        self.thought += seconds
        self.seats[seat].spent += seconds

    def _laid_table(self) -> Table:
        setup = self.setup
        mix = [seat.mix or NO_MIX for seat in self.seats]
        dealer = Dealer(self.secret, self.salt, mix if any(seat.mix for seat in self.seats) else ())
        return Table.new(self.titles[setup.title], setup.seats, setup.options, [], dealer)

    def _must_have_room(self) -> None:
        """Before anything that can be done again and again without the game getting on."""
        if self.seq >= LONGEST_LOG:
            raise TableRefused(Message("table-log-full", {"most": LONGEST_LOG}))

    def _must_be_open(self) -> None:
        if self.table is not None:
            raise TableRefused(Message("table-begun", {}))

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableRefused(Message("table-no-seat", {"player": seat, "most": len(self.seats)}))

    def _must_not_be_asked_already(self) -> None:
        """One request at a time: whoever agrees shall know to what."""
        if self.request is not None:
            raise TableRefused(Message("table-request-open", {}))

    def _requested(self) -> Request:
        if self.request is None:
            raise TableRefused(Message("table-no-undo-asked", {}))
        return self.request


def overtime(clock: Clock) -> float:
    """Seconds for each answer once the clock of a whole game has run out, as in Go: whoever is slow loses answers, and
    not all that is left of the game."""
    return max(SHORTEST_OVERTIME, clock.seconds / 20)


def absence_of(what: BotSat | TimedOut | Flagged) -> str:
    """What the log says of it."""
    if isinstance(what, BotSat):
        return "table-log-away" if what.why == "away" else "table-log-left"
    return "table-log-missed-again" if isinstance(what, Flagged) or what.stays else "table-log-missed"


def entries_of(record: Record) -> list[Entry]:
    """The steps of a record that was brought along, numbered as events are: the first draws, then each answer of a seat
    with the draws after it."""
    firsts = [0, *[number for number, answer in enumerate(record.answers) if number and answer.seat != CHANCE]]
    lasts = [*firsts[1:], len(record.answers)]
    return [Entry(seq, first, last) for seq, (first, last) in enumerate(zip(firsts, lasts, strict=True), 1)]


def check_setup(titles: dict[str, Title], setup: Setup) -> None:
    """Raises OptionError or TableRefused for a set-up no table can be laid with."""
    if setup.title not in titles:
        raise OptionError(Message("core-no-game", {"game": setup.title, "games": ", ".join(titles)}))
    title = titles[setup.title]
    if setup.rules != title.rules_version:
        versions: dict[str, Arg] = {"rules": setup.rules, "game": title.id, "here": title.rules_version}
        raise OptionError(Message("core-other-rules", versions))
    if setup.clock.kind not in CLOCKS:
        raise TableRefused(Message("table-no-clock", {"clock": setup.clock.kind, "clocks": ", ".join(CLOCKS)}))
    if setup.clock.kind != "none" and setup.clock.seconds < 1:
        raise TableRefused(Message("table-clock-short", {}))
    if setup.undo not in UNDOS:
        raise TableRefused(Message("table-no-such-undo", {"undo": setup.undo, "undos": ", ".join(UNDOS)}))
    if setup.leave_after < 0:
        raise TableRefused(Message("table-gone-too-short", {}))
    if not 0 <= setup.window <= LONGEST_WINDOW:
        raise TableRefused(Message("table-window-long", {"most": int(LONGEST_WINDOW)}))
    title.start(setup.seats, setup.options)
