"""What can happen at a table, as it is kept. The log of events is the truth; everything else follows from it."""

from __future__ import annotations

from typing import get_args

import msgspec

from isthmos.core.record import Answer, Record

NOBODY_IN_PARTICULAR = -1
"""The seat of an event that no seat caused."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: `seconds` for each move, or for the whole game, or without end."""

    kind: str = "none"
    seconds: int = 0


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is laid with; never changed afterwards."""

    title: str
    rules: int
    seats: int
    commitment: str
    host: str
    """The person who laid it."""
    options: dict[str, str] = {}
    undo: str = "free"
    """Of what has revealed nothing. `free`: alone as long as nobody else has answered since, then if all agree;
    `consent`: always if all agree; `none`: never."""
    clock: Clock = Clock()
    leave_after: int = 0
    """Seconds after which a seat whose person is gone goes to a bot; 0 for never."""
    leave_bot: str = ""
    """Who shall stand in for somebody; see `Sitting.stand_in`."""
    campaign: bool = False
    window: float = 0.0
    """Seconds for which a question stands open that only offers something secret; 0: it waits like any other."""
    listed: bool = False
    """Whether strangers find it in the lobby."""
    record: Record | None = None
    """A record that was brought along: the table can be looked at, not played."""


class Laid(msgspec.Struct, tag="laid", forbid_unknown_fields=True):
    setup: Setup


class Sat(msgspec.Struct, tag="sat", forbid_unknown_fields=True):
    """A person sits down, with a value of its own for the dealer to mix in. Names are not kept here."""

    seat: int
    person: str
    mix: str = ""


class Left(msgspec.Struct, tag="left", forbid_unknown_fields=True):
    """Before the start: the seat is open again."""

    seat: int


class BotSat(msgspec.Struct, tag="bot", forbid_unknown_fields=True):
    """A bot plays the seat; a person who sat there may come back. `why`: chosen, resigned, away."""

    seat: int
    bot: str
    why: str = "chosen"


class CameBack(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """The person plays its seat again."""

    seat: int


class Started(msgspec.Struct, tag="started", forbid_unknown_fields=True):
    """The first draws."""

    answers: list[Answer]


class Answered(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """What a seat answered, and what chance answered after it."""

    answers: list[Answer]


class Waits(msgspec.Struct, tag="waits", forbid_unknown_fields=True):
    """A seat wants to think about what the open window offers, or to seem so."""

    seat: int


class Undone(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Back to the position after so many answers."""

    to: int


class UndoAsked(msgspec.Struct, tag="undo-asked", forbid_unknown_fields=True):
    to: int


class PauseAsked(msgspec.Struct, tag="pause-asked", forbid_unknown_fields=True):
    pass


class UndoAgreed(msgspec.Struct, tag="undo-agreed", forbid_unknown_fields=True):
    """One more seat agrees, to an undo or a pause; the last one's agreement is followed by it."""


class UndoDeclined(msgspec.Struct, tag="undo-declined", forbid_unknown_fields=True):
    """The request, for an undo or a pause, is off the table."""


class Paused(msgspec.Struct, tag="paused", forbid_unknown_fields=True):
    """Clocks stand still and nobody answers."""


class Resumed(msgspec.Struct, tag="resumed", forbid_unknown_fields=True):
    pass


class TimedOut(msgspec.Struct, tag="time-out", forbid_unknown_fields=True):
    """The seat's time is up: a bot gives this answer. The next question is its person's again, unless it `stays`,
    because the person has missed the question before as well."""

    seat: int
    bot: str
    stays: bool


class Flagged(msgspec.Struct, tag="flag", forbid_unknown_fields=True):
    """In older logs: the seat's time is up, and a bot plays on until the person comes back."""

    seat: int
    bot: str


What = (
    Laid
    | Sat
    | Left
    | BotSat
    | CameBack
    | Started
    | Answered
    | Waits
    | Undone
    | UndoAsked
    | PauseAsked
    | UndoAgreed
    | UndoDeclined
    | Paused
    | Resumed
    | TimedOut
    | Flagged
)

KINDS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(What)}
"""What each is called in the log."""

decoder = msgspec.json.Decoder(What)
encoder = msgspec.json.Encoder()


class Event(msgspec.Struct, frozen=True):
    """One row of the log: what happened, by which command, caused by which seat, when (seconds since 1970)."""

    seq: int
    command: str
    seat: int
    what: What
    at: float

    def kind(self) -> str:
        return KINDS[type(self.what)]

    def payload(self) -> bytes:
        return encoder.encode(self.what)


def read_event(seq: int, command: str, seat: int, payload: bytes, at: float) -> Event:
    return Event(seq, command, seat, decoder.decode(payload), at)
