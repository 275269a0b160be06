"""The other half of a question: its decision is the rule, its speech is all that people read of it, type and click.

A speech lies where its decision lies: what `phases/bidding.py` asks is said in `speech/bidding.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, cast

import msgspec

from isthmos.core.message import Message
from isthmos.core.state import Frame, Position


class About(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What an answer or an event is about, in fields. Each game adds its own: tile, city, seat, amount. Things are
    named by their ids, and a field that says nothing stays at its default and is not sent."""

    verb: str = ""
    """What is done, by the word of the notation; empty for events."""
    seat: int = -1
    """Whom an answer names; whose event it is, or to whom it happened."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: what happened, about what, and how it is said."""

    fact: str
    """The fact's name in the game's `facts.py`, in lower case: "displaced"."""
    about: About
    message: Message


class Barred(NamedTuple):
    """An answer that a person may look for but cannot give now."""

    answer: str
    about: About
    why: Message


class Window(NamedTuple):
    """A question that only offers something secret: it is put to everybody who might have it, so that being asked tells
    nothing. All of it follows from what everybody sees."""

    passing: int
    """The move that lets it go by."""
    seats: tuple[int, ...]
    """Who might use it; the seat that is asked is among them."""
    words: tuple[str, ...]
    """What it is about, for standing answers: "battle", "delium", "thebes"."""
    shared: str
    """Questions that follow each other under one such name are one window for all of them; empty for one by itself."""
    is_only_chance: bool
    """Whether the seat was not asked anything just before at which it could have played the same."""


class Speech(Generic[Position]):
    """All that is said about one kind of question. Holds no data, like the decision it belongs to.

    Questions that are put to chance or answered by the engine itself need only `ask`, `write` and `label`.
    """

    def ask(self, s: Position, f: Frame) -> Message:
        """Who must do what. Everybody reads it, so no secret is in it."""
        raise NotImplementedError

    def help(self, s: Position, f: Frame) -> Message:
        """What is asked, how it may be answered and what each answer does."""
        raise NotImplementedError

    def window(self, s: Position, f: Frame) -> Window | None:
        """What the question offers, if it does nothing but offer something secret."""
        return None

    # --- notation ---------------------------------------------------------------------------------

    def write(self, s: Position, f: Frame, move: int) -> str:
        """A legal answer in notation, as records hold it: "bid agora 7"."""
        raise NotImplementedError

    def hear(self, s: Position, f: Frame, text: str) -> str:
        """`text` with other ways to say the same (ids, German names, other orders) replaced by notation."""
        return " ".join(text.lower().split())

    def why_not(self, s: Position, f: Frame, text: str) -> Message | None:
        """Why what was typed is no legal answer, as exactly as it can be told; None where nothing exact can."""
        return None

    # --- answers as they are offered ----------------------------------------------------------------

    def about(self, s: Position, f: Frame, move: int) -> About:
        """What a legal answer is about."""
        raise NotImplementedError

    def label(self, s: Position, f: Frame, move: int) -> Message:
        """A legal answer as its player would say it; what it says can be typed."""
        raise NotImplementedError

    def then(self, s: Position, f: Frame, move: int) -> list[Message]:
        """What follows from it, as far as its player can know."""
        return []

    def outcome(self, s: Position, f: Frame, move: int) -> Position:
        """The position in which the asker is shown what would be theirs: this answer carried out on a copy, nothing
        after it. A speech that looks further (a bid, if it holds) says so."""
        copy = cast(Position, s.clone())
        copy.facts = []
        copy.top = f.under
        copy.book.decisions[f.kind].play(copy, f, move)
        return copy

    def offers(self, s: Position, f: Frame) -> Sequence[Sequence[int]]:
        """The legal answers in the order they are listed: each by itself, or those that differ by one in an amount
        together, the lowest first."""
        return [(move,) for move in s.moves()]

    def first_number(self, s: Position, f: Frame) -> int:
        """The number under which the first is listed; not 1 where answers are numbers themselves."""
        return 1

    def amount(self, s: Position, f: Frame, move: int) -> int:
        """The amount by which answers on one line differ."""
        return 0

    def label_of_several(self, s: Position, f: Frame, lowest: int, highest: int) -> Message:
        """Answers that differ in an amount, on one line."""
        return self.label(s, f, lowest)

    def then_of_several(self, s: Position, f: Frame, lowest: int, highest: int) -> list[Message]:
        """What follows from any of them."""
        return self.then(s, f, lowest)

    def barred(self, s: Position, f: Frame) -> list[Barred]:
        """What lies on the table and might be tried, but cannot be chosen, and why."""
        return []
