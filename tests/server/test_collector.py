"""Garbage goes in short steps, whatever the interpreter itself counts."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from isthmos.server import app
from isthmos.server.operation import collector


class Knot:
    """Holds itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def only_in_steps() -> Iterator[None]:
    """The interpreter does not look by itself."""
    gc.disable()
    yield
    gc.enable()


async def some_steps() -> None:
    task = collector.in_steps()
    task.start()
    await asyncio.sleep(2.5 * collector.STEP)
    await task.stop()


def test_what_holds_only_itself_goes_within_a_moment(only_in_steps: None) -> None:
    gone = weakref.ref(Knot())
    assert gone() is not None
    asyncio.run(some_steps())
    assert gone() is None


def test_what_is_in_use_is_looked_at_once(only_in_steps: None) -> None:
    """Young objects do not pile up: a step leaves none behind, however many there were."""
    kept = [[number] for number in range(50_000)]
    assert len(gc.get_objects(generation=0)) > len(kept)
    asyncio.run(some_steps())
    assert len(gc.get_objects(generation=0)) + len(gc.get_objects(generation=1)) < len(kept) / 10
    assert len(kept) == 50_000


def test_what_was_in_use_for_long_goes_with_the_next_look_at_everything(
    only_in_steps: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps do not find it any more, and the interpreter's own count, which they set back, never comes so far."""
    knot = Knot()
    asyncio.run(some_steps())
    gone = weakref.ref(knot)
    del knot
    asyncio.run(some_steps())
    assert gone() is not None
    monkeypatch.setattr(collector, "WHOLE", 2)
    asyncio.run(some_steps())
    assert gone() is None


IN_A_SERVER = """
import asyncio, gc, sys
from pathlib import Path
from isthmos.server.operation import logs
from isthmos.server.app import make_app
from isthmos.server.operation.config import Config

async def live():
    logs.set_up()
    guard = make_app(Config(data=Path(sys.argv[1])))
    async with guard.app.lifespan():
        house = guard.app.state.house
        steps = [task for task in house.steady if task.name == "collector" and not task.is_stale()]
        print(*gc.get_threshold(), gc.get_freeze_count() > 10_000, len(steps), steps[0].pause, sys.getswitchinterval())

asyncio.run(live())
"""


def test_a_server_that_runs_has_these_settings_in_force(data: Path) -> None:
    """Thresholds, what was there at the start set aside, the steps, and how soon the writer gets the interpreter."""
    command = [sys.executable, "-W", "ignore", "-c", IN_A_SERVER, str(data)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    settings = (collector.BURST, collector.YOUNG, collector.OLD, True, 1, collector.STEP, app.SWITCH_INTERVAL)
    assert told == [str(one) for one in settings]
