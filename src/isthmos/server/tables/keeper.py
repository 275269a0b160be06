"""What happens by itself: signs of life, flags that fall, seats whose people are gone, bots to be woken."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Awaitable, Callable

import structlog

from isthmos.server.operation.tasks import Steady, note
from isthmos.server.store import queries
from isthmos.server.store.queries import LONGEST_PAUSE
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Change, Live
from isthmos.server.wire.refusals import Refusal, Refused
from isthmos.table.events import Event
from isthmos.table.sitting import Sitting

log = structlog.get_logger()

HEARTBEAT = 2.0
"""Seconds between signs of life; a gap of several counts as downtime."""
GRACE = 1.0
"""Seconds after a deadline in which a move that was received before it may still be on its way through the house."""
LONGEST_WORK = 20.0
"""Seconds for one game: the others wait behind it."""
SHORTEST_START = 0.5
"""Seconds: no server is there again sooner."""
REST = 60.0
"""Seconds for which a game that something went wrong with is left alone."""


class Keeper:
    """Duties, each with its own pace: what goes wrong with one does not keep the others waiting."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.worker = f"{socket.gethostname()[:40]} {os.getpid()}"
        self.resting: dict[str, float] = {}
        """Games something went wrong with, and until when they are left alone."""
        self.last_beat = 0.0
        self.waking = Steady("bots", self.wake_bots, 10, first=0)
        self.duties = [
            Steady("heartbeat", self.beat, HEARTBEAT),
            Steady("flags", self.let_flags_fall, 1),
            Steady("away", self.replace_those_gone, 1),
            Steady("forgotten", self.replace_those_forgotten, 5),
            self.waking,
            Steady("store", house.store.tend, 30),
            Steady("sessions", house.look_at_sessions, 1),
        ]
        if house.store.several_workers:
            self.duties.append(Steady("poll", self.poll, 3))

    async def start(self) -> None:
        """Credit the time the server was down. Whoever was thinking is woken while others are let in already."""
        house = self.house
        last = await house.reading(queries.last_sign)
        self.keep_up(last)
        if not house.store.several_workers or last < house.now() - LONGEST_PAUSE:
            await house.writing(lambda connection: queries.everybody_has_gone(connection, house.now()))
        await self.beat(LONGEST_PAUSE if house.store.several_workers else SHORTEST_START)
        for duty in self.duties:
            duty.start()
        house.steady += self.duties

    async def stop(self) -> None:
        for duty in self.duties:
            await duty.stop()

    def keep_up(self, moment: float) -> None:
        """The wall clock was set back while no server ran, or that of another worker is ahead."""
        behind = moment - self.house.now()
        if behind > 0:
            self.house.now.not_before(moment)
        if behind > LONGEST_PAUSE:
            log.warning("clock behind", seconds=round(behind))

    async def beat(self, pause: float = LONGEST_PAUSE) -> None:
        """After a pause that was longer, nobody was there; who is alone and starts knows it without waiting."""
        house = self.house
        now = house.now()
        await house.writing(lambda connection: queries.beat(connection, self.worker, now, pause))
        house.downtimes.set(await house.reading(queries.downtimes))
        self.keep_up(await house.reading(queries.last_sign))
        self.last_beat = now

    async def let_flags_fall(self) -> None:
        """After standing still, not before it is noted that nobody could play."""
        house = self.house
        now = house.now()
        if now - self.last_beat > LONGEST_PAUSE:
            return
        for game in await house.reading(lambda connection: queries.overdue(connection, now - GRACE)):
            await self.alone(game, "flag", self.let_time_be_up)

    async def let_time_be_up(self, live: Live) -> None:
        """Where time in which nobody could play is not counted, the deadline is later than was written."""
        try:
            await self.house.let_time_be_up(live)
        except Refused:
            seq, later = live.sitting.seq, live.sitting.deadline(self.house.now())
            await self.house.writing(lambda connection: queries.set_deadline(connection, live.id, seq, later))

    async def replace_those_gone(self) -> None:
        house = self.house
        now = house.now()
        for game, seat, gone, after in await house.reading(lambda connection: queries.away(connection, now)):
            if house.downtimes.elapsed(gone, now) < after:
                continue

            def replace(sitting: Sitting, key: str, at: float, seat: int = seat) -> list[Event]:
                return sitting.give_to_bot(seat, sitting.stand_in(), "away", key, at)

            await self.quietly(game, f"away {seat}", replace)

    async def replace_those_forgotten(self) -> None:
        """Nobody comes back for these seats, so nobody shall wait for them."""
        for game, seat in await self.house.reading(queries.forgotten):

            def replace(sitting: Sitting, key: str, at: float, seat: int = seat) -> list[Event]:
                return sitting.leave(seat, key, at)

            await self.quietly(game, f"forgotten {seat}", replace)

    async def quietly(self, game: str, command: str, change: Change) -> None:
        async def act(live: Live) -> None:
            await self.house.act(live, f"{command} {live.sitting.seq}", change, live.sitting.seq)

        await self.alone(game, command, act)

    async def alone(self, game: str, duty: str, work: Callable[[Live], Awaitable[None]]) -> None:
        """Work on one game. Somebody else may have been faster; whatever goes wrong with it is no other game's."""
        if time.monotonic() < self.resting.get(game, 0):
            return
        try:
            async with asyncio.timeout(LONGEST_WORK):
                await work(await self.house.open(game))
        except Refusal as refusal:
            log.debug("not needed", game=game, duty=duty, reason=str(refusal))
        except Exception as error:
            self.resting[game] = time.monotonic() + REST
            note(error, "game failed", game=game, duty=duty)

    async def wake_bots(self) -> None:
        async def wake(live: Live) -> None:
            self.house.follow_up(live)

        for game in await self.house.reading(queries.bots_to_move):
            await self.alone(game, "bot", wake)
            self.waking.sign()  # after a start there may be many

    async def poll(self) -> None:
        """In case an announcement was lost."""
        watched: dict[str, Live] = {game: live for game, live in self.house.lives.items() if live.listeners}
        if not watched:
            return
        numbers = await self.house.reading(lambda connection: queries.sequence_numbers(connection, list(watched)))
        for game, seq in numbers.items():
            if watched[game].sitting.seq < seq:
                await self.alone(game, "poll", self.house.catch_up)
        lines = await self.house.reading(lambda connection: queries.last_lines(connection, list(watched)))
        for game, line in lines.items():
            if watched[game].line < line:
                await self.alone(game, "poll", self.house.tell_chat)
