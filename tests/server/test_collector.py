"""Garbage goes in short steps, whatever the interpreter itself counts."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from isthmos.server import collector


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
