"""Limits: so many things a second, with a reserve for the moment when somebody opens five pages at once."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST_BUCKETS = 10_000


class Bucket:
    """Fills up at `rate` a second, up to `burst`."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough in it."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limiter:
    """A bucket for each key; the ones used longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take(cost)
