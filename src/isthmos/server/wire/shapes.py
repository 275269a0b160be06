"""What goes over the net, by shape. The web client's types are written from here (web/tools/from_engine.py)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from isthmos.table.sitting import Status


class Shape(Struct, gc=False):
    """What goes out. None holds what holds it, so the garbage collector need not look."""


# --- messages -----------------------------------------------------------------------------------


class Name(Shape):
    en: str
    de: str


class Message(Shape):
    """An id of the Fluent files and what to put into it; with its text where a language was asked for."""

    id: str
    args: dict[str, Any]
    text: str | UnsetType = UNSET


class Consequence(Message, omit_defaults=True):
    """With what it means for its player, and whether it says in words what `after` has in figures."""

    tone: Literal["", "good", "bad"] = ""
    is_figure: bool = False


# --- the position -------------------------------------------------------------------------------


class Choice(Shape, omit_defaults=True):
    """One line of the answers offered: an answer, or answers that differ by one in an amount, the lowest first."""

    number: int
    label: Message
    about: Any
    """What the first answer is about, as the game has it in fields: its `About`."""
    answers: list[str]
    final: bool = False
    lowest: int = 0
    consequences: list[Consequence] = []
    after: list[Any] = []
    """For each answer what changes in the asker's own part of the view (`changes.py`): for the first against what it is
    now, for each further one against the one before. Empty where none changes anything."""


class Barred(Shape):
    answer: str
    about: Any
    why: Message


class LogLine(Shape):
    fact: str
    about: Any
    message: Message


class LogRow(Shape):
    seq: int
    first: int
    last: int
    lines: list[LogLine]


class UndoRequest(Shape):
    by: int
    what: Literal["undo", "pause"]
    to: int
    waiting_for: list[int]


class Window(Shape):
    """An offer of something secret: it goes by in so many seconds unless its seat plays or says that it waits."""

    left: float
    seats: list[int]
    waits: list[int]
    words: list[str]


class UndoState(Shape):
    alone: list[int]
    agreed: list[int]
    request: UndoRequest | UnsetType = UNSET


class Position(Shape, tag_field="type", tag="position"):
    game: str
    seq: int
    status: Status
    asked: int
    answers: int
    clock: list[float | None]
    undo: UndoState
    window: Window | None
    question: Message | None
    view: Any
    log: list[LogRow]
    guidance: Message | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    barred: list[Barred] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


# --- the table ----------------------------------------------------------------------------------


class Seat(Shape):
    seat: int
    name: str
    bot: str
    open: bool
    connected: bool
    since: float
    """When a bot began to stand in for its person; 0 while none does."""
    label: str


class ClockTerms(Shape):
    kind: str
    seconds: float


class TableFrame(Shape, tag_field="type", tag="table"):
    game: str
    name: str
    title: str
    rules: int
    options: dict[str, str]
    house_rules: list[str]
    status: Status
    seq: int
    undo: str
    clock: ClockTerms
    leave_after: float
    window: float
    campaign: bool
    listed: bool
    hides_nothing: bool
    host: bool
    you: list[int]
    commitment: str
    mix: list[str]
    seats: list[Seat]
    invitation: str | UnsetType = UNSET


# --- answers to commands ------------------------------------------------------------------------


class Acknowledgement(Shape, tag_field="type", tag="ack"):
    """A command was kept, and led to this event."""

    command: str
    seq: int
    repeated: bool


class SatDown(Acknowledgement, tag_field="type", tag="ack"):
    you: list[int]


class RefusalFrame(Shape, tag_field="type", tag="refusal"):
    """The word and the message for programs, the sentence for people."""

    error: str
    reason: Message
    sentence: str
    command: str | UnsetType = UNSET
    position: Raw | UnsetType = UNSET
    """As it is now, where the command was meant for another."""


class ChatFrame(Shape, tag_field="type", tag="chat"):
    id: int
    name: str
    text: str
    at: float


class Pong(Shape, tag_field="type", tag="pong"):
    pass


# --- lists --------------------------------------------------------------------------------------


class Me(Shape):
    """Who holds the token; empty for nobody."""

    person: str
    name: str
    login: str
    second: bool
    """Whether logging in takes a second factor."""


class SessionRow(Shape):
    """Where somebody is signed in."""

    id: str
    device: str
    created: float
    expires: float
    this: bool


class ListedSeat(Shape):
    seat: int
    name: str
    bot: str
    open: bool


class ListedGame(Shape):
    id: str
    title: str
    name: str
    status: Status
    seq: int
    asked: int
    deadline: float
    created: float
    changed: float
    seats: list[ListedSeat]
    you: list[int]
    your_turn: bool
    house_rules: bool


class News(Shape):
    """Of a table its person was not looking at."""

    id: int
    game: str
    title: str
    name: str
    seq: int
    kind: Literal["turn", "undo", "pause", "finished"]
    at: float


class OptionRow(Shape):
    id: str
    values: list[str]
    rule: str


class TitleRow(Shape):
    id: str
    rules: int
    seats_min: int
    seats_max: int
    hides_nothing: bool
    options: list[OptionRow]
    bots: list[str]
    campaign: bool


class EventRow(Shape):
    seq: int
    seat: int
    kind: str
    at: float


class ChatRow(Shape):
    id: int
    name: str
    text: str
    at: float


class Laid(Shape):
    game: str
    invitation: str | UnsetType = UNSET


class Verification(Shape):
    commitment: str
    mix: list[str]
    secret: str
    salt: str
    draws: list[list[int]]


class CampaignState(Shape):
    next: int | None
    """The level to be played; nothing when all are won."""
    progress: dict[str, Any]


class Standing(Shape):
    ask: list[str] | None
    this_round: bool


# --- people -------------------------------------------------------------------------------------


class Session(Shape):
    """Who somebody is from now on. Browsers get the token in a cookie as well."""

    person: str
    name: str
    token: str


class Account(Shape):
    recovery_codes: list[str]
    token: str


class RecoveryCodes(Shape):
    recovery_codes: list[str]


class SecondOffer(Shape):
    """The secret of a second factor, shown this once."""

    secret: str
    address: str
    picture: str


class Second(Shape):
    second: bool


class Named(Shape):
    name: str


class Ended(Shape):
    ended: bool


class Changed(Shape):
    changed: bool


class Forgotten(Shape):
    forgotten: bool


class Said(Shape):
    said: bool


class Seen(Shape):
    upto: int


class Export(Shape):
    """Everything that is kept about a person."""

    person: dict[str, Any]
    seats: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    sessions: list[dict[str, Any]]
    news: list[dict[str, Any]]


# --- the server itself --------------------------------------------------------------------------


class Health(Shape):
    status: str
    version: str


class Ready(Shape):
    status: str


ALL = [*Shape.__subclasses__(), *Acknowledgement.__subclasses__(), Consequence]
