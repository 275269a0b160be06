"""What is said, before it is said in a language. `isthmos.language` makes sentences of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec


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


class Consequence(Message, frozen=True, gc=False, omit_defaults=True):
    """What follows from an answer."""

    tone: Literal["", "good", "bad"] = ""
    """What it means for its player."""
    is_figure: bool = False
    """It says in words what is seen in the own part of the view after the answer: stocks, the score."""


Arg: TypeAlias = str | int | Name | Message | list[Message]
"""What a message can have put into it."""


def either(words: Sequence[str | Message]) -> str | Message:
    """One of several: a or b or c."""
    said: str | Message = words[0] if words else ""
    for word in words[1:]:
        said = Message("common-or", {"first": said, "last": word})
    return said
