"""A table in memory, who is connected to it, and its rows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from isthmos.server.store.schema import Row
from isthmos.server.tables import standing
from isthmos.server.wire import shapes
from isthmos.server.wire.frames import Outgoing
from isthmos.server.wire.refusals import NotNow
from isthmos.table.events import Answered, Event, UndoAgreed, UndoAsked, UndoDeclined, Undone
from isthmos.table.sitting import Sitting

Change = Callable[[Sitting, str, float], list[Event]]
"""A command to a table: given its id and the time, it changes the sitting and says what to keep."""
Ack = shapes.Acknowledgement
Acknowledge = Callable[[Ack], None]
"""Says to whoever sent a command that it was kept."""
ABOUT_ANSWERS = (Answered, Undone, UndoAsked, UndoAgreed, UndoDeclined)
"""Events that leave the table around the game as it is."""
SPELL = 10
"""Seconds in which the ids of new tables begin alike."""
Watcher = Callable[["Live"], Awaitable[None]]
"""Hears of every change that was kept and of every table that is opened, before anybody at the table does."""


class Listener(Protocol):
    """Somebody connected to a table."""

    person: str
    wants: str
    """Which choices are sent to it when it is asked."""

    def push(self, frame: Outgoing) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Caller(Listener, Protocol):
    """Somebody who has knocked, whether let in already or not."""

    game: str
    session: str
    """Empty for nobody in particular."""
    expires: float
    seen: float
    """When the database last had the session, by the machine's own clock."""


class Live:
    """A table in memory."""

    def __init__(self, row: Row, seats: list[Row], sitting: Sitting, line: int = 0) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.invitation: str = row["invitation"]
        self.names: list[str] = [seat["name"] for seat in seats]
        self.standing: list[str] = [seat.get("standing", "") for seat in seats]
        """What each seat has answered beforehand (`standing.py`); in nobody's view but its owner's."""
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.is_lost = False
        """It could not be opened again from its log: nothing is done here any more, whoever still holds it."""
        self.listeners: set[Listener] = set()
        self.line = line
        """The last of the talk that was told here."""
        self.talk = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[str] | None = None
        """What a bot is asked now, and about the position after which event."""
        self.thinks_about = 0

    def is_here(self, person: str) -> bool:
        return person in [listener.person for listener in self.listeners]

    def wants_to_be_asked(self) -> bool:
        """The seat to which something is offered, although it has not said so."""
        sitting, seat = self.sitting, self.sitting.asked()
        state = sitting.playing().state
        offer, here = sitting.title.window(state), self.is_here(sitting.seats[seat].person)
        return offer is not None and standing.wants_to_be_asked(self.standing[seat], offer, state.chapter, here)

    async def thought(self, answer: Coroutine[Any, Any, str]) -> str | None:
        """What a bot answers; None when the position is gone before it does."""
        self.thinks_about = self.sitting.seq
        self.thinking = thinking = asyncio.create_task(answer)
        try:
            await asyncio.wait([thinking])
        finally:
            self.thinking = None
            thinking.cancel()
        return None if thinking.cancelled() else thinking.result()

    def forget_old_thoughts(self) -> None:
        """Somebody was faster, has taken back an answer or has left: nobody waits for the bot any more."""
        if self.thinking is not None and self.thinks_about != self.sitting.seq:
            self.thinking.cancel()

    def people_here(self) -> set[str]:
        return {listener.person for listener in self.listeners if listener.person}


def new_id(at: float) -> str:
    """Of a table; nobody guesses it. It begins with the time: tables laid together are played together, and shall lie
    on the same pages of the database."""
    return f"{int(at) // SPELL % 16**6:06x}{secrets.token_urlsafe(12)}"


def must_be_there(live: Live) -> None:
    """Raises NotNow for a table that must be opened again."""
    if live.is_lost:
        raise NotNow("server-cannot-read")


def key_of(person: str, command: str) -> str:
    """Commands of different people never meet."""
    return f"{person} {command}"


def is_about_seats(event: Event) -> bool:
    return not isinstance(event.what, ABOUT_ANSWERS)


def who_sits(sitting: Sitting) -> list[tuple[str, str]]:
    return [(seat.person, seat.bot) for seat in sitting.seats]


def game_row(game: str, name: str, invitation: str, host: str, sitting: Sitting, at: float) -> Row:
    """Of a table that has just been laid."""
    return {
        "id": game,
        "title": sitting.setup.title,
        "name": name,
        "invitation": invitation,
        "host": host,
        "secret": sitting.secret,
        "salt": sitting.salt,
        "listed": sitting.setup.listed,
        "status": sitting.status(),
        "seq": sitting.seq,
        "asked": sitting.asked(),
        "deadline": sitting.deadline(),
        "leave_after": sitting.setup.leave_after,
        "trouble": "",
        "created": at,
        "changed": at,
    }


def seat_rows(game: str, sitting: Sitting) -> list[Row]:
    """With the names of bots, and those a record gives. What people are called is kept with them alone."""
    given = sitting.setup.record.players if sitting.setup.record is not None else []
    rows = []
    for number, seat in enumerate(sitting.seats):
        bot = f"{seat.bot.capitalize()} {number + 1}" if seat.bot else ""
        name = bot or (given[number] if number < len(given) else "")
        rows.append({"game": game, "seat": number, "person": seat.person, "name": name, "bot": seat.bot})
    return rows
