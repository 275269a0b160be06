"""Strengths from places (Plackett and Luce): whoever is stronger comes first as often as its part of all strengths
says, and so on among those who are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

Places = list[list[int]]
"""The numbers of those who played, from the first place on; those who share one together."""
Pattern = tuple[tuple[int, ...], ...]
"""The same, by the number of a label: of how many places the same came out is counted once."""

POINTS = 400 / log(10)
"""A rating of 400 more is ten times the strength, as in Elo's scale."""
MIDDLE = 1500
STEPS, CLOSE = 500, 1e-6
SAMPLES = 200
PRIOR = 0.5
"""A game won and one lost against an average player, half of each: whoever never loses is not infinitely strong."""


class Rating(NamedTuple):
    """With the middle 95 % of what other deals might have shown."""

    value: float
    low: float
    high: float


def ratings(labels: Sequence[str], deals: Sequence[Sequence[Places]]) -> dict[str, Rating]:
    """Of each label; deals are drawn again with replacement for the interval, because games of one deal are alike."""
    names = list(dict.fromkeys(labels))
    number = [names.index(label) for label in labels]
    counts = [Counter(pattern(places, number) for places in games) for games in deals]
    best = strengths(len(names), added(counts), [1.0] * len(names))
    random, samples = Random(1), list[list[float]]()
    for _ in range(SAMPLES if len(counts) > 1 else 0):
        drawn = added(random.choices(counts, k=len(counts)))
        samples.append(points(strengths(len(names), drawn, best)))
    middle = points(best)
    found = {}
    for b, name in enumerate(names):
        several = sorted(sample[b] for sample in samples) or [middle[b]]
        found[name] = Rating(middle[b], several[int(0.025 * len(several))], several[int(0.975 * len(several))])
    return found


def pattern(places: Places, number: Sequence[int]) -> Pattern:
    return tuple(tuple(sorted(number[one] for one in group)) for group in places)


def added(counts: Sequence[Counter[Pattern]]) -> Counter[Pattern]:
    found: Counter[Pattern] = Counter()
    for one in counts:
        found.update(one)
    return found


def points(strength: Sequence[float]) -> list[float]:
    return [MIDDLE + POINTS * log(one) for one in strength]


def strengths(players: int, counts: Counter[Pattern], first: Sequence[float]) -> list[float]:
    """The likeliest ones, their mean logarithm 0, by Hunter's steps; shared places count as Efron counts ties."""
    chosen = [PRIOR] * players
    for places, times in counts.items():
        for group in places[:-1] if len(places[-1]) == 1 else places:
            for one in group:
                chosen[one] += times
    strength = list(first)
    for _ in range(STEPS):
        expected = [2 * PRIOR / (1 + one) for one in strength]
        for places, times in counts.items():
            expect(expected, strength, places, times)
        fresh = centred([c / e for c, e in zip(chosen, expected, strict=True)])
        change = max(abs(a - b) / b for a, b in zip(fresh, strength, strict=True))
        strength = fresh
        if change < CLOSE:
            break
    return strength


def expect(expected: list[float], strength: Sequence[float], places: Pattern, times: int) -> None:
    """What each adds for each place that was still to be taken while it was there."""
    for rank, group in enumerate(places):
        below = [one for later in places[rank + 1 :] for one in later]
        if not below and len(group) == 1:
            return
        outside, inside = sum(strength[one] for one in below), sum(strength[one] for one in group)
        for taken in range(len(group)):
            left = 1 - taken / len(group)
            rate = times / (outside + left * inside)
            for one in below:
                expected[one] += rate
            for one in group:
                expected[one] += left * rate


def centred(strength: Sequence[float]) -> list[float]:
    middle = exp(sum(log(one) for one in strength) / len(strength))
    return [one / middle for one in strength]
