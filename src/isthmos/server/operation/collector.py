"""Garbage collection in short steps, because it stops the event loop.

The interpreter starts a collection by the number of allocations less deallocations. What a socket waits with is made
anew for each message, so that number stands still while tens of thousands of young objects pile up, and collecting them
takes tens of milliseconds. Here the young generations are collected four times a second, and all of them once an hour:
positions are freed by reference counts, games have no cycles, and of a connection that is gone some 3 KiB of uvicorn's
wait until then. (A full collection with 500 games and 2,000 lines takes a sixth of a second.)
"""

from __future__ import annotations

import gc
from itertools import count

from isthmos.server.operation.tasks import Steady

STEP = 0.25
"""Seconds between two collections of the young generations."""
BURST, YOUNG, OLD = 50_000, 4, 250
"""The thresholds of the three generations, so high that the interpreter hardly ever collects by itself."""
MIDDLE, EVERYTHING = 1, 2
"""The generation that is collected, with all younger ones: in each step, and in some of them."""
WHOLE = int(3600 / STEP)
"""Steps between two full collections. The interpreter would never come to one: each step sets its count back."""


def start() -> None:
    """What is there before the first game is there to stay."""
    gc.freeze()
    gc.set_threshold(BURST, YOUNG, OLD)


def in_steps() -> Steady:
    steps = count(1)

    async def collect() -> None:
        gc.collect(MIDDLE if next(steps) % WHOLE else EVERYTHING)

    return Steady("collector", collect, STEP)
