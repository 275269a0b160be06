"""What the upper floors may ask of a game, whichever it is. `games/catalogue.py` lists them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from isthmos.core.dealer import Stream
from isthmos.core.errors import IllegalMove, OptionError
from isthmos.core.state import State

SPECTATOR = -1
"""Sees what everybody may see. (CHANCE never looks.)"""


class Name(msgspec.Struct, frozen=True, gc=False):
    """What a thing of the game is called in each language; it comes from the data file."""

    en: str
    de: str


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence without its language: an id of the Fluent files and what to put into it.

    An argument called `player` is a seat; whoever speaks puts that player's name there. Lists are joined with commas.
    Messages and names are structs because a server writes thousands of them a second, just as they are. None holds what
    holds it, so the garbage collector need not look.
    """

    id: str
    args: dict[str, Arg]


Arg: TypeAlias = str | int | Name | Message | list[Message]
"""What a message can have put into it."""


class Choice(NamedTuple):
    """One line of the answers offered: a move, or moves that differ by one in a number, the lowest first."""

    number: int
    """What a person types to take it."""
    label: Message
    moves: list[int]
    lowest: int
    """The number of the first move, where there are several."""
    consequences: list[Message]


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


class Option(NamedTuple):
    """A table option: its values as text, the default first, and the rule it decides."""

    id: str
    values: tuple[str, ...]
    rule: str


class Title:
    """A game on the shelf."""

    id: str
    rules_version: int
    seats_min: int
    seats_max: int
    hides_nothing: bool
    """True when every seat sees the whole position, so that bots may be handed it as it is."""
    data_option = ""
    """The option that carries an owner's corrections of the data; none where nothing can be corrected."""

    def check_seats(self, seats: int) -> None:
        """Raises OptionError when so many cannot play."""
        if not self.seats_min <= seats <= self.seats_max:
            raise OptionError(f"{seats} players cannot play {self.id}; it takes {self.seats_min} to {self.seats_max}")

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The first position of a table. Raises OptionError with a sentence for a set-up that cannot be."""
        raise NotImplementedError

    def options(self) -> list[Option]:
        """Every table option, in the order they are shown."""
        raise NotImplementedError

    def owners_data(self, text: str, name: str) -> dict[str, str]:
        """The options that lay an owner's file over the data of the box. Raises DataError with the name and the row."""
        raise OptionError(f"{self.id} has no data that a file could correct")

    def house_rules(self, options: dict[str, str]) -> list[str]:
        """What an owner's file changes at this table though the rulebook states it, each with its rule."""
        return []

    def option_label(self, option: Option) -> Message:
        """What a table option is called."""
        return Message(f"{self.option_origin(option)}-option-{option.id}", {})

    def value_label(self, option: Option, value: str) -> Message:
        """What a value of a table option means, read after its name."""
        return Message(f"{self.option_origin(option)}-option-{option.id}-{value}", {})

    def option_origin(self, option: Option) -> str:
        """The id of the title that has the words of an option: this one, or the one it extends."""
        return self.id

    def write(self, state: State, move: int) -> str:
        """A legal move in notation, as records hold it: "bid agora 7"."""
        raise NotImplementedError

    def written(self, state: State) -> list[str]:
        """Every legal move in notation, in the order of `moves`."""
        return [self.write(state, move) for move in state.moves()]

    def normal(self, state: State, text: str) -> str:
        """`text` with other ways to say the same (ids, German names, other orders) replaced by notation."""
        return " ".join(text.lower().split())

    def read(self, state: State, text: str) -> int:
        """The legal move that `text` stands for. Raises IllegalMove with a sentence."""
        legal = self.written(state)
        meant = text if text in legal else self.normal(state, text)
        if meant in legal:
            return state.moves()[legal.index(meant)]
        shown = ", ".join(legal[:8]) + (f" … ({len(legal)} in all)" if len(legal) > 8 else "")
        raise IllegalMove(f"'{text}' is not possible now; possible: {shown}")

    def refusal(self, state: State, text: str) -> Message:
        """Why `text` is not a legal move here, as exactly as the game can say it, for the person who typed it."""
        return Message("move-refused", {"text": text})

    def tell(self, state: State, facts: Sequence[tuple[int, ...]], viewer: int) -> list[Message]:
        """What has happened, as far as the viewer (a seat or SPECTATOR) may know it."""
        raise NotImplementedError

    def reveals(self, facts: Sequence[tuple[int, ...]]) -> bool:
        """Whether these facts showed somebody what they had not known, other than by chance: undo stops there."""
        return False

    def window(self, state: State) -> Window | None:
        """What the open question offers, if it does nothing but offer something secret."""
        return None

    def question(self, state: State) -> Message:
        """The open question: who must do what."""
        raise NotImplementedError

    def describe(self, state: State, move: int) -> Message:
        """A legal move as a phrase for the person who chooses it."""
        raise NotImplementedError

    def consequences(self, state: State, move: int) -> list[Message]:
        """What a legal move would lead to, as far as its player can know."""
        raise NotImplementedError

    def choices(self, state: State) -> list[Choice]:
        """The legal answers as a person is offered them, like ones together."""
        return [
            Choice(number, self.describe(state, move), [move], 0, self.consequences(state, move))
            for number, move in enumerate(state.moves(), 1)
        ]

    def barred(self, state: State) -> list[tuple[str, Message]]:
        """Answers in notation that a person may look for but cannot give now, and why."""
        return []

    def guidance(self, state: State) -> Message:
        """What the open question is about, how it may be answered and what each answer does."""
        raise NotImplementedError

    def view(self, state: State, viewer: int) -> object:
        """All that a seat or SPECTATOR may see, as a msgspec structure. Nothing else leaves the house."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, stream: Stream) -> State:
        """A position that could be this one, for all that the seat has seen."""
        raise NotImplementedError

    def violations(self, state: State) -> list[str]:
        """What is wrong with a position; empty as long as the rules are right."""
        raise NotImplementedError

    def seat_label(self, state: State, seat: int) -> str:
        """What a seat plays (a civilization, say), for tables of results; empty if nothing."""
        return ""
