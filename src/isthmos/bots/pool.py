"""Bots think in a few processes for everybody. Jobs wait by who waits for them, and every one has a deadline."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from isthmos.bots.bot import UNBOUND, Bot, Budget
from isthmos.bots.desk import Desk, Lost
from isthmos.bots.shelf import bot_named
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.core.packing import unpack
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES

AWAITED: Final = 0
"""Somebody waits for it."""
UNWATCHED: Final = 1
"""A game goes on at which nobody looks."""
AT_LEISURE: Final = 2
"""A review, a study."""

MOST_OF_A_TABLE = 4
"""Jobs of one urgency that a table may have open."""
MOST_KEPT = 16
"""Bots that a process keeps open for the next question to them; the one asked longest ago is closed."""
GRACE = 1.0
"""Seconds in which a job that nobody wants any more may come to its end, before its process is stopped."""


class TooManyJobs(IsthmosError):
    """A table wants more thought about than it may."""


class Job(NamedTuple):
    """What a bot is asked. It holds all that the bot gets to know."""

    game: str
    position: bytes
    what: str
    """MOVE, VALUES or CHANCES."""
    seat: int
    bot: str
    seed: str
    budget: Budget = UNBOUND
    place: str = ""
    """At whose place it sits: a bot of the same name that was opened for it is asked again. Empty for a new one."""


# --- in the process -------------------------------------------------------------------------------


def settle_in(settle: Callable[[], None]) -> None:
    """In a new process. That it is found here lets it import the games before it is ready, on no job's time."""
    settle()


def move(title: Title, bot: Bot, position: State, seat: int) -> str:
    """In notation."""
    chosen = bot.choose(position, seat)
    if chosen not in position.moves():
        raise ValueError("no such answer")
    return title.write(position, chosen)


def values(title: Title, bot: Bot, position: State, seat: int) -> list[float]:
    return bot.values(position, seat)


def chances(title: Title, bot: Bot, position: State, seat: int) -> list[float]:
    return bot.win_chances(position)


MOVE, VALUES, CHANCES = "move", "values", "chances"
WHAT: dict[str, Callable[[Title, Bot, State, int], str | list[float]]] = {
    MOVE: move,
    VALUES: values,
    CHANCES: chances,
}

kept: OrderedDict[tuple[str, str], Bot] = OrderedDict()
"""The bots of this process that may be asked again, by place and name; the one asked last is the last."""


def think(job: Job) -> str | list[float]:
    """It knows the position of the job and nothing else. A bot that fails is not asked again."""
    title = TITLES[job.game]
    bot = kept.pop((job.place, job.bot), None) or bot_named(job.bot, title, job.seed, job.budget)
    try:
        answer = WHAT[job.what](title, bot, unpack(title, job.position), job.seat)
    except BaseException:
        bot.close()
        raise
    keep(job, bot)
    return answer


def keep(job: Job, bot: Bot) -> None:
    if not job.place:
        bot.close()
        return
    kept[job.place, job.bot] = bot
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)[1].close()


# --- beside it ------------------------------------------------------------------------------------


class Pool:
    """The processes, and who waits for one."""

    def __init__(self, processes: int, seconds: float, settle: Callable[[], None]) -> None:
        self.seconds = seconds
        """What a job may take, once it has begun."""
        self.desks = [Desk(partial(settle_in, settle)) for _ in range(processes)]
        self.free = list(self.desks)
        self.waiting: list[tuple[int, int, asyncio.Future[Desk]]] = []
        """A heap: the most urgent first, then who came first."""
        self.numbers = count()
        self.jobs: Counter[tuple[str, int]] = Counter()
        """Open, by table and urgency."""
        self.places: OrderedDict[str, Desk] = OrderedDict()
        """Where the bots were opened that may be asked again."""
        self.closed = False

    def close(self) -> None:
        self.closed = True
        for desk in self.desks:
            desk.close()

    async def do(self, job: Job, table: str, urgency: int) -> Any:
        """What the bot answers. Raises what it raises; TimeoutError or Lost when its process is gone, TooManyJobs."""
        if self.jobs[table, urgency] >= MOST_OF_A_TABLE:
            raise TooManyJobs(Message("core-too-many-jobs", {"most": MOST_OF_A_TABLE}))
        self.jobs[table, urgency] += 1
        try:
            desk = await self._turn(job.place, urgency)
            return await self._begun(asyncio.ensure_future(self._at(desk, job)))
        finally:
            self.jobs[table, urgency] -= 1
            self.jobs += Counter()  # only those that are open

    async def review(self, jobs: Sequence[Job], table: str) -> list[Any]:
        """What each comes to. One after the other: nobody waits for more than one of them."""
        return [await self.do(job, table, AT_LEISURE) for job in jobs]

    async def _turn(self, place: str, urgency: int) -> Desk:
        if self.free:
            known = self.places.get(place)
            return self.free.pop(self.free.index(known) if known in self.free else -1)
        turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (urgency, next(self.numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(turn.result())
            raise

    def _leave(self, desk: Desk) -> None:
        """To whoever is next and still wants it."""
        while self.waiting:
            turn = heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(desk)
                return
        self.free.append(desk)

    async def _begun(self, work: asyncio.Future[Any]) -> Any:
        """A process is not stopped at once because nobody waits for it any more: most are done sooner than a new one
        is made."""
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(lambda done: done.cancelled() or done.exception())
            asyncio.get_running_loop().call_later(GRACE, work.cancel)
            raise

    async def _at(self, desk: Desk, job: Job) -> Any:
        self._remember(job.place, desk)
        try:
            if self.closed:
                raise Lost
            return await desk.do(self.seconds, think, job)
        finally:
            self._leave(desk)

    def _remember(self, place: str, desk: Desk) -> None:
        if place:
            self.places[place] = desk
            self.places.move_to_end(place)
        if len(self.places) > MOST_KEPT * len(self.desks):
            self.places.popitem(last=False)
