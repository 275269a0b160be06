"""What happens by itself: signs of life, flags that fall, seats whose people are gone, bots to be woken."""

from __future__ import annotations

import asyncio
import os
import socket

import structlog

from isthmos.server import queries
from isthmos.server.house import Change, House, Live
from isthmos.server.refusals import Refusal
from isthmos.table.events import Event
from isthmos.table.sitting import Sitting

log = structlog.get_logger()

HEARTBEAT = 2.0
"""Seconds between signs of life; a gap of several counts as downtime."""
LONGEST_PAUSE = 10.0


class Keeper:
    """A task that looks around every second."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.worker = f"{socket.gethostname()[:40]} {os.getpid()}"
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Credit the time the server was down, and wake whoever was thinking."""
        house = self.house
        await house.writing(lambda connection: queries.note_downtime(connection, house.now(), LONGEST_PAUSE))
        await self.beat()
        await self.wake_bots()
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(1)
            rounds += 1
            try:
                await self.look(rounds)
            except Refusal as refusal:
                log.warning("keeper waits", reason=str(refusal))

    async def look(self, rounds: int) -> None:
        if rounds % HEARTBEAT == 0:
            await self.beat()
        await self.let_flags_fall()
        await self.replace_those_gone()
        if self.house.store.several_workers and rounds % 3 == 0:
            await self.poll()
        if rounds % 5 == 0:
            await self.replace_those_forgotten()
        if rounds % 10 == 0:
            await self.wake_bots()
        if rounds % 30 == 0:
            await self.house.store.tend()

    async def beat(self) -> None:
        house = self.house
        await house.writing(lambda connection: queries.beat(connection, self.worker, house.now()))
        house.downtimes.set(await house.reading(queries.downtimes))

    async def let_flags_fall(self) -> None:
        house = self.house
        for game in await house.reading(lambda connection: queries.overdue(connection, house.now())):
            await self.quietly(game, "flag", lambda sitting, key, at: sitting.flag(key, at))

    async def replace_those_gone(self) -> None:
        house = self.house
        for game, seat in await house.reading(lambda connection: queries.away(connection, house.now())):

            def replace(sitting: Sitting, key: str, at: float, seat: int = seat) -> list[Event]:
                return sitting.give_to_bot(seat, sitting.setup.leave_bot, "away", key, at)

            await self.quietly(game, f"away {seat}", replace)

    async def replace_those_forgotten(self) -> None:
        """Nobody comes back for these seats, so nobody shall wait for them."""
        for game, seat in await self.house.reading(queries.forgotten):

            def replace(sitting: Sitting, key: str, at: float, seat: int = seat) -> list[Event]:
                return sitting.leave(seat, key, at)

            await self.quietly(game, f"forgotten {seat}", replace)

    async def quietly(self, game: str, command: str, change: Change) -> None:
        """Somebody else may have been faster."""
        try:
            live = await self.house.open(game)
            await self.house.act(live, f"{command} {live.sitting.seq}", change, live.sitting.seq)
        except Refusal as refusal:
            log.debug("not needed", game=game, command=command, reason=str(refusal))

    async def wake_bots(self) -> None:
        for game in await self.house.reading(queries.bots_to_move):
            try:
                self.house.follow_up(await self.house.open(game))
            except Refusal as refusal:
                log.warning("bot sleeps", game=game, reason=str(refusal))

    async def poll(self) -> None:
        """In case an announcement was lost."""
        watched: dict[str, Live] = {game: live for game, live in self.house.lives.items() if live.listeners}
        if not watched:
            return
        numbers = await self.house.reading(lambda connection: queries.sequence_numbers(connection, list(watched)))
        for game, seq in numbers.items():
            if watched[game].sitting.seq < seq:
                await self.house.catch_up(watched[game])
