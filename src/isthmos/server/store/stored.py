"""A game as the database has it, and the table it leads to. Whatever is wrong with it is one kind of error."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from isthmos.core.dealer import Dealer
from isthmos.core.errors import IsthmosError, RecordError
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


class Damaged(Exception):
    """A game that does not play. Its text is for the operator; nothing secret is in it."""


def read_events(rows: Sequence[Sequence[object]]) -> list[Event]:
    """Columns are looked at too: SQLite keeps anything in any of them."""
    return [read_event(*msgspec.convert(tuple(row), EventRow)) for row in rows]


def folded(game: StoredGame, upto: int = EVERYTHING, elapsed: Elapsed = plain_elapsed) -> Sitting:
    """The table after an event. Raises Damaged."""
    try:
        return _folded(game, upto, elapsed)
    except IsthmosError as error:
        raise Damaged(str(error)) from None
    except Exception as error:  # any: nobody can say beforehand what damage leads to
        raise Damaged(f"it cannot be read: {type(error).__name__}") from None


def _folded(game: StoredGame, upto: int, elapsed: Elapsed) -> Sitting:
    secret, salt = (msgspec.convert(game.row[name], bytes) for name in ("secret", "salt"))
    events = [event for event in read_events(game.events) if event.seq <= upto]
    sitting = Sitting.opened(TITLES, secret, salt, events, elapsed)
    setup = sitting.setup
    if not events or setup.title != game.row["title"]:
        raise RecordError("its log does not begin with this table")
    if setup.commitment != Dealer(secret, salt).commitment():
        raise RecordError("its secret is not the one that was promised")
    if not all(NOBODY_IN_PARTICULAR <= event.seat < setup.seats for event in events):
        raise RecordError("its log names seats that are not there")
    if [seat["seat"] for seat in game.seats] != list(range(setup.seats)):
        raise RecordError("its seats are not those of the log")
    if upto == EVERYTHING and sitting.seq < msgspec.convert(game.row["seq"], int):
        raise RecordError(f"its log ends at event {sitting.seq}")
    sitting.look_back(upto)
    return sitting
