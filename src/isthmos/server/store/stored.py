"""A game as the database has it, and the table it leads to. Whatever is wrong with it is one kind of error."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from isthmos.core.dealer import Dealer
from isthmos.core.errors import IsthmosError, RecordError
from isthmos.core.message import Message
from isthmos.games.catalogue import TITLES
from isthmos.table.events import NOBODY_IN_PARTICULAR, Event, read_event
from isthmos.table.sitting import Elapsed, Sitting, plain_elapsed

EVERYTHING = 2**31 - 1


class EventRow(NamedTuple):
    """Of the log."""

    seq: int
    command: str
    seat: int
    payload: bytes
    at: float


class StoredGame(NamedTuple):
    """Rows of one game, not looked into: what is in them may be damaged."""

    row: dict[str, object]
    seats: list[dict[str, object]]
    events: list[Sequence[object]]


class Damaged(IsthmosError):
    """A game that does not play. What it says is for the operator; nothing secret is in it."""


def read_events(rows: Sequence[Sequence[object]]) -> list[Event]:
    """Columns are looked at too: SQLite keeps anything in any of them."""
    return [read_event(*msgspec.convert(tuple(row), EventRow)) for row in rows]


def folded(game: StoredGame, upto: int = EVERYTHING, elapsed: Elapsed = plain_elapsed) -> Sitting:
    """The table after an event. Raises Damaged."""
    try:
        return _folded(game, upto, elapsed)
    except IsthmosError as error:
        raise Damaged(error.message) from None
    except Exception as error:  # any: nobody can say beforehand what damage leads to
        raise Damaged(unreadable(error)) from None


def unreadable(error: Exception) -> Message:
    return Message("record-cannot-be-read", {"kind": type(error).__name__})


def _folded(game: StoredGame, upto: int, elapsed: Elapsed) -> Sitting:
    secret, salt = (msgspec.convert(game.row[name], bytes) for name in ("secret", "salt"))
    events = [event for event in read_events(game.events) if event.seq <= upto]
    sitting = Sitting.opened(TITLES, secret, salt, events, elapsed)
    setup = sitting.setup
    if not events or setup.title != game.row["title"]:
        raise RecordError(Message("record-log-of-another", {}))
    if setup.commitment != Dealer(secret, salt).commitment():
        raise RecordError(Message("record-secret-not-promised", {}))
    if not all(NOBODY_IN_PARTICULAR <= event.seat < setup.seats for event in events):
        raise RecordError(Message("record-log-seats", {}))
    if [seat["seat"] for seat in game.seats] != list(range(setup.seats)):
        raise RecordError(Message("record-seats-differ", {}))
    if upto == EVERYTHING and sitting.seq < msgspec.convert(game.row["seq"], int):
        raise RecordError(Message("record-log-ends", {"number": sitting.seq}))
    sitting.look_back(upto)
    return sitting
