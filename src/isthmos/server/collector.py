"""Garbage is looked for in short steps, because everybody waits meanwhile.

The interpreter counts objects made less objects gone. What a socket waits with is made anew for each message, so the
count stands still while tens of thousands of young objects pile up, and looking through them takes tens of
milliseconds. Here they are looked through four times a second. What is still in use then counts as old and is looked at
hardly ever: positions and frames are freed by counting references, and games have no cycles.
"""

from __future__ import annotations

import asyncio
import gc

STEP = 0.25
"""Seconds between two looks at young objects."""
BURST, YOUNG, OLD = 50_000, 4, 250
"""When the interpreter looks by itself: after so many new objects; at those that outlived so many such looks; at all of
them, which stops play for long."""
MIDDLE = 1
"""The generation that is looked through with each step, and all that are younger."""


def start() -> None:
    """What is there before the first game is there to stay."""
    gc.freeze()
    gc.set_threshold(BURST, YOUNG, OLD)


async def collect_in_steps() -> None:
    while True:
        await asyncio.sleep(STEP)
        gc.collect(MIDDLE)
