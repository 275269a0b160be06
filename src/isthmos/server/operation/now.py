"""The time: that of the wall when the server started, and from then on as steady as the machine can count."""

from __future__ import annotations

import bisect
import time


class Now:
    """A wall clock that never jumps and never goes back."""

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self.offset + time.monotonic()

    def not_before(self, moment: float) -> None:
        """A wall clock that was set back while no server ran is not believed: time goes on from its last sign."""
        self.offset = max(self.offset, moment - time.monotonic())


class Downtimes:
    """When no server ran. Nobody's clock counts that time."""

    def __init__(self) -> None:
        self.began: list[float] = []
        self.ended: list[float] = []

    def set(self, rows: list[tuple[float, float]]) -> None:
        self.began = [began for began, _ in rows]
        self.ended = [ended for _, ended in rows]

    def elapsed(self, since: float, until: float) -> float:
        """Seconds between two moments, without those in which the server was down."""
        if until <= since:
            return until - since
        first = bisect.bisect_right(self.ended, since)
        down = 0.0
        for began, ended in zip(self.began[first:], self.ended[first:], strict=True):
            if began >= until:
                break
            down += min(ended, until) - max(began, since)
        return until - since - down
