"""Positions as bytes. What belongs to the table stays behind: whoever unpacks has the same rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from isthmos.core.errors import RecordError
from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame, RuleBook, State
from isthmos.core.title import Title

MOST_TABLES = 64
"""So many rulebooks are kept for the positions to come."""


class Packed(msgspec.Struct, array_like=True):
    """What the bytes hold."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    parts: list[Any]


PACKED = msgspec.msgpack.Decoder(Packed)


def pack(title: Title, position: State) -> bytes:
    """Without what happened to a listener. Whoever reads it sees everything, as the position itself shows it."""
    origin = position.book.origin
    if origin is None:
        raise TypeError("a position without an origin of its rulebook cannot be packed")
    packed = Packed(title.id, title.rules_version, origin.seats, origin.options, parts(position))
    return msgspec.msgpack.encode(packed)


def unpack(title: Title, data: bytes) -> State:
    """The position that was packed. Raises RecordError for anything else."""
    try:
        packed = PACKED.decode(data)
        if (packed.game, packed.rules) == (title.id, title.rules_version):
            first = first_position(title, packed.seats, tuple(packed.options.items()))
            return laid(type(first), first.book, packed.parts)
    except (msgspec.MsgspecError, TypeError, ValueError, LookupError, AttributeError) as error:
        raise RecordError(Message("record-no-position", {"game": title.id})) from error
    versions: dict[str, Arg] = {"game": packed.game, "rules": packed.rules, "wanted": title.id}
    raise RecordError(Message("record-other-position-game", versions))


@lru_cache(MOST_TABLES)
def first_position(title: Title, seats: int, options: tuple[tuple[str, str], ...]) -> State:
    """Of a table, for its rulebook."""
    return title.start(seats, dict(options))


# --- what a position is made of -------------------------------------------------------------------


def names(kind: type) -> tuple[str, ...]:
    """Of the parts that its classes name. One that names none would be packed without what it adds."""
    found: list[str] = []
    for one in kind.__mro__[:-1]:
        if "PARTS" not in vars(one):
            raise TypeError(f"{one.__name__} does not say what it is made of: it has no PARTS")
        found += vars(one)["PARTS"]
    return tuple(found)


def parts(position: State) -> list[Any]:
    """A position as nested lists of numbers: its open questions, then its parts."""
    return [position.frames(), *parts_of(position, position.book)]


def parts_of(thing: object, book: RuleBook) -> list[Any]:
    return [plain(getattr(thing, name), book) for name in names(type(thing))]


def plain(value: Any, book: RuleBook) -> Any:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(one, book) for one in value]
    return book.things.index(value) if value in book.things else parts_of(value, book)


def laid(kind: type[Any], book: RuleBook, given: Sequence[Any]) -> State:
    """A position of that class with these parts."""
    position: State = kind(book)
    frames, *rest = given
    for question, seat, a, b in reversed(frames):
        position.top = Frame(question, seat, a, b, position.top)
    lay(position, rest, book)
    return position


def lay(thing: Any, given: Sequence[Any], book: RuleBook) -> Any:
    """Parts put on a position or a polis that has only begun."""
    for name, value in zip(names(type(thing)), given, strict=True):
        setattr(thing, name, like(getattr(thing, name), value, book))
    return thing


def like(before: Any, value: Any, book: RuleBook) -> Any:
    """What was packed, as what it was: a list or a tuple as there was one before, a thing of the box, a polis."""
    if not isinstance(value, list):
        return value if before is None or isinstance(before, (int, str)) else book.things[value]
    if before is None:
        before = ()
    elif not isinstance(before, (list, tuple)):
        return lay(before, value, book)
    inside = [*before, *[None] * len(value)]
    return type(before)([like(old, one, book) for old, one in zip(inside, value, strict=False)])
