"""What goes over the net, by shape. The web client's types are written from here (web/tools/from_engine.py)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from isthmos.table.sitting import Status

# --- messages -----------------------------------------------------------------------------------


class Name(TypedDict):
    en: str
    de: str


class Message(TypedDict):
    """An id of the Fluent files and what to put into it; with its text where a language was asked for."""

    id: str
    args: dict[str, Any]
    text: NotRequired[str]


# --- the position -------------------------------------------------------------------------------


class Choice(TypedDict):
    """One line of the answers offered: an answer, or answers that differ by one in a number, the lowest first."""

    number: int
    label: Message
    answers: list[str]
    lowest: int
    consequences: list[Message]
    final: bool


class Barred(TypedDict):
    answer: str
    why: Message


class LogRow(TypedDict):
    seq: int
    first: int
    last: int
    lines: list[Message]


class UndoRequest(TypedDict):
    by: int
    what: Literal["undo", "pause"]
    to: int
    waiting_for: list[int]


class Window(TypedDict):
    """An offer of something secret: it goes by in so many seconds unless its seat plays or says that it waits."""

    left: float
    seats: list[int]
    waits: list[int]
    words: list[str]


class UndoState(TypedDict):
    alone: list[int]
    agreed: list[int]
    request: NotRequired[UndoRequest]


class Position(TypedDict):
    type: Literal["position"]
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
    choices: NotRequired[list[Choice]]
    barred: NotRequired[list[Barred]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]


# --- the table ----------------------------------------------------------------------------------


class Seat(TypedDict):
    seat: int
    name: str
    bot: str
    open: bool
    connected: bool
    label: str


class ClockTerms(TypedDict):
    kind: str
    seconds: float


class TableFrame(TypedDict):
    type: Literal["table"]
    game: str
    name: str
    title: str
    rules: int
    options: dict[str, str]
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
    invitation: NotRequired[str]


# --- answers to commands ------------------------------------------------------------------------


class Acknowledgement(TypedDict):
    type: Literal["ack"]
    command: str
    seq: int
    repeated: bool


class RefusalFrame(TypedDict):
    type: Literal["refusal"]
    error: str
    reason: Message
    sentence: str
    command: NotRequired[str]


class ChatFrame(TypedDict):
    type: Literal["chat"]
    id: int
    name: str
    text: str
    at: float


class Pong(TypedDict):
    type: Literal["pong"]


# --- lists --------------------------------------------------------------------------------------


class Me(TypedDict):
    """Who holds the token; empty for nobody."""

    person: str
    name: str
    login: str
    second: bool
    """Whether logging in takes a second factor."""


class SessionRow(TypedDict):
    """Where somebody is signed in."""

    id: str
    device: str
    created: float
    expires: float
    this: bool


class ListedSeat(TypedDict):
    seat: int
    name: str
    bot: str
    open: bool


class ListedGame(TypedDict):
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


class News(TypedDict):
    """Of a table its person was not looking at."""

    id: int
    game: str
    title: str
    name: str
    seq: int
    kind: Literal["turn", "undo", "pause", "finished"]
    at: float


class OptionRow(TypedDict):
    id: str
    values: list[str]
    rule: str


class TitleRow(TypedDict):
    id: str
    rules: int
    seats_min: int
    seats_max: int
    hides_nothing: bool
    options: list[OptionRow]
    bots: list[str]


class EventRow(TypedDict):
    seq: int
    seat: int
    kind: str
    at: float


class ChatRow(TypedDict):
    id: int
    name: str
    text: str
    at: float


class Laid(TypedDict):
    game: str
    invitation: NotRequired[str]


class Verification(TypedDict):
    commitment: str
    mix: list[str]
    secret: str
    salt: str
    draws: list[list[int]]


class CampaignState(TypedDict):
    next: int | None
    """The level to be played; nothing when all are won."""
    progress: dict[str, Any]
