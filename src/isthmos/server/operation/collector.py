"""Garbage is looked for in short steps, because everybody waits meanwhile.

The interpreter counts objects made less objects gone. What a socket waits with is made anew for each message, so the
count stands still while tens of thousands of young objects pile up, and looking through them takes tens of
milliseconds. Here they are looked through four times a second. What is still in use then counts as old and is looked at
once an hour: positions and frames are freed by counting references, games have no cycles, and of a connection that is
gone some 3 KiB of uvicorn's wait until then. (500 games with 2,000 lines take a sixth of a second.)
"""

from __future__ import annotations

import gc
from itertools import count

from isthmos.server.operation.tasks import Steady

STEP = 0.25
"""Seconds between two looks at young objects."""
BURST, YOUNG, OLD = 50_000, 4, 250
"""When the interpreter looks by itself: after so many new objects; at those that outlived so many such looks; at all of
them, which stops play for long."""
MIDDLE, EVERYTHING = 1, 2
"""The generations that are looked through, with all that are younger: with each step, and with some of them."""
WHOLE = int(3600 / STEP)
"""Steps between two looks at everything. The interpreter would never come to it: each step sets its count back."""


def start() -> None:
    """What is there before the first game is there to stay."""
    gc.freeze()
    gc.set_threshold(BURST, YOUNG, OLD)


def in_steps() -> Steady:
    steps = count(1)

    async def collect() -> None:
        gc.collect(MIDDLE if next(steps) % WHOLE else EVERYTHING)

    return Steady("collector", collect, STEP)
