"""What comes in, by shape: messages of sockets and bodies of requests. A command is the same struct by either door;
over HTTP, where the address says what it is, its `type` may be left out."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from isthmos.table.events import Clock

CONSEQUENCES, ANSWERS, NOTHING = "consequences", "answers", ""
"""What a client may want of its choices: with what each leads to, only the answers, or none."""


Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words = Annotated[list[Word], msgspec.Meta(max_length=40)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A request with exactly these fields."""


# --- messages -----------------------------------------------------------------------------------


class Hello(Strict, tag_field="type", tag="hello"):
    """Which position the client has already, and what it wants to be sent of its choices."""

    seq: int = 0
    choices: bool = True
    consequences: bool = True
    lang: Literal["", "en", "de"] = ""
    """In which refusals are said; without it the one the connection was opened with."""

    def wants(self) -> str:
        if not self.choices:
            return NOTHING
        return CONSEQUENCES if self.consequences else ANSWERS


class AnswerMessage(Strict, tag_field="type", tag="answer"):
    seq: int
    command: str
    answer: str


Do = Literal["undo", "agree", "decline", "pause", "resume", "resign", "back", "wait", "start"]


class CommandMessage(Strict, tag_field="type", tag="command"):
    """What a seat does besides answering; `start` is the host's."""

    do: Do
    command: str
    seq: int | None = None


class ChatMessage(Strict, tag_field="type", tag="chat"):
    text: str


class Ping(Strict, tag_field="type", tag="ping"):
    pass


Message = Hello | AnswerMessage | CommandMessage | ChatMessage | Ping
read_message = msgspec.json.Decoder(Message).decode


# --- bodies -------------------------------------------------------------------------------------


class NewGuest(Strict):
    name: str


class Token(Strict):
    token: str


class NewAccount(Strict):
    login: str
    password: str


class Entry(Strict):
    """`code` is that of the second factor, where there is one."""

    login: str
    password: str
    code: str = ""


class Recovery(Strict):
    login: str
    code: str
    password: str


class Proof(Strict):
    """Who asks is really there: the password, and the code of the second factor where there is one."""

    password: str
    code: str = ""


class NewPassword(Strict):
    password: str
    new: str
    code: str = ""


class Code(Strict):
    code: str


class NewName(Strict):
    name: str


class NewTable(Strict):
    """A table to be laid. `sitters` has a word for each seat: `me`, `open` or `bot:` and its name."""

    title: str
    sitters: list[str]
    options: dict[str, str] = {}
    name: str = ""
    listed: bool = False
    undo: str = "consent"
    window: float = 3.0
    clock: Clock = msgspec.field(default_factory=Clock)
    leave_after: Annotated[int, msgspec.Meta(le=2**31 - 1)] = 0
    leave_bot: str = ""
    mix: str = ""
    start: bool = False


class SitDown(Strict):
    invitation: str = ""
    seat: int | None = None
    mix: str = ""
    command: str = "sit"


class SeatBot(Strict):
    seat: int
    bot: str
    command: str


class CommandBody(Strict):
    command: str
    seq: int | None = None


class NewStanding(Strict):
    """Words of offers at which to be asked, `always` for all; an empty list lets every offer go by, null is as at
    first."""

    ask: Words | None
    this_round: bool = False


class Seen(Strict):
    upto: Annotated[int, msgspec.Meta(ge=0, le=2**62)]
