"""What runs as long as the server does: no exception ends it, and health tells when it does not get on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from isthmos.server.wire.refusals import Refusal

log = structlog.get_logger()
PATIENCE = 30.0
"""Seconds without a step that went well, after which a task is stale."""
LONGEST_WAIT = 4.0
"""Seconds added before a step that has failed is tried again: what was wrong may be over."""


def note(error: Exception, what: str, **where: object) -> None:
    """Bad luck in a line, a fault of ours with its traceback."""
    if isinstance(error, Refusal):
        log.warning(what, reason=str(error), **where)
    else:
        log.error(what, kind=type(error).__name__, exc_info=error, **where)


class Steady:
    """A step that is done again and again, with a pause before each."""

    def __init__(
        self, name: str, step: Callable[[], Awaitable[None]], pause: float, first: float | None = None
    ) -> None:
        self.name = name
        self.step = step
        self.pause = pause
        self.first = pause if first is None else first
        self.failures = 0
        self.went_well = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.went_well = time.monotonic()
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def sign(self) -> None:
        """It gets on, also where a step takes long."""
        self.went_well = time.monotonic()

    def is_stale(self) -> bool:
        ended = self.task is None or self.task.done()
        return ended or time.monotonic() - self.went_well > PATIENCE + self.pause

    async def _run(self) -> None:
        await asyncio.sleep(self.first)
        while True:
            await self._try()
            await asyncio.sleep(self.pause + min(LONGEST_WAIT, self.failures))

    async def _try(self) -> None:
        try:
            await self.step()
        except Exception as error:
            self.failures += 1
            note(error, "task failed", task=self.name, times=self.failures)
        else:
            self.failures = 0
            self.sign()
