"""Limits: so many things a second, with a reserve for the moment when somebody opens five pages at once."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic

MOST_BUCKETS = 10_000
SLOWEST = 1e-6
"""A rate of nothing is not divided by."""
HOUSEHOLD = 64
"""Bits of an IPv6 address that stand for whoever has it; the rest it may choose."""

FREE_TRIES = 5
"""Wrong passwords before one has to wait."""
LONGEST_WAIT = 900.0
"""Seconds: nobody can keep somebody out for long by trying."""
FORGIVEN = 3600.0
"""Seconds without a try after which all is forgotten."""


def wait_after(failed: int) -> float:
    """Seconds before the next try; twice as long each time."""
    return 0.0 if failed < FREE_TRIES else min(LONGEST_WAIT, 2.0 ** min(failed - FREE_TRIES, 10))


def address_key(address: str) -> str:
    """Whom an address stands for."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), HOUSEHOLD), strict=False))


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

    def wait(self) -> float:
        """Seconds until there is enough again, as it was when last looked at."""
        return max(0.0, 1.0 - self.level) / max(self.rate, SLOWEST)


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

    def wait(self, key: str) -> float:
        return self.buckets[key].wait()
