"""A desk: a process beside this one that does one piece of work at a time, never longer than it is given.

Whoever takes longer is stopped with the process, and so is a process that hangs or was stopped from outside. The next
work gets a new one.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, TypeVar

from isthmos.core.errors import IsthmosError

log = logging.getLogger(__name__)
START = 60.0
"""Seconds in which a new process must be ready."""
SPAWN = get_context("spawn")
Found = TypeVar("Found")


class Lost(Exception):
    """The process ended before its work was done."""


# --- in the process -------------------------------------------------------------------------------


def end_with_its_owner() -> None:
    """Whoever is killed outright cannot tell its processes to go."""
    owner = parent_process()
    assert owner is not None

    def wait() -> None:
        owner.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def serve(line: Connection, settle: Callable[[], None]) -> None:
    end_with_its_owner()
    settle()
    line.send("ready")
    with suppress(EOFError):  # the owner has gone
        while True:
            line.send(done(*line.recv()))


def done(work: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
    """Whether it went well, and what it came to. Where a fault of ours lies is known only here."""
    try:
        return True, work(*args)
    except IsthmosError as error:
        return False, error
    except Exception as error:
        log.error("work failed", exc_info=error)
        return False, error


# --- beside it ------------------------------------------------------------------------------------


class Desk:
    """Its process is made when it is first needed."""

    def __init__(self, settle: Callable[[], None]) -> None:
        self.settle = settle
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.thread = ThreadPoolExecutor(1)
        """Talks to the process: a pipe that nobody reads blocks whoever writes."""

    async def do(self, seconds: float, work: Callable[..., Found], *args: object) -> Found:
        """What the work comes to. Raises what it raises; TimeoutError or Lost when the process is gone with it."""
        loop = asyncio.get_running_loop()
        try:
            if self.process is None:
                async with asyncio.timeout(START):
                    await loop.run_in_executor(self.thread, self._sit_down)
            async with asyncio.timeout(seconds):
                went_well, found = await loop.run_in_executor(self.thread, self._ask, work, args)
        except (TimeoutError, asyncio.CancelledError):
            self.close()
            raise
        except (EOFError, OSError) as error:
            self.close()
            raise Lost from error
        if not went_well:
            raise found
        answer: Found = found
        return answer

    def _sit_down(self) -> None:
        self.line, there = SPAWN.Pipe()
        process = SPAWN.Process(target=serve, args=(there, self.settle), daemon=True)
        process.start()
        self.process = process
        there.close()
        self.line.recv()

    def _ask(self, work: Callable[..., Any], args: tuple[object, ...]) -> Any:
        assert self.line is not None
        self.line.send((work, args))
        return self.line.recv()

    def close(self) -> None:
        """Whatever is being done."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
