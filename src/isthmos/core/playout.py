# compiled
"""Play to the end inside the engine, many games in one call: what search, hints and the bench drive."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from isthmos.core.state import CHANCE, OVER, State

MASK: Final = (1 << 32) - 1
TO_THE_END: Final = 1 << 30
"""More chapters than any game has."""


@final
class QuickStream:
    """A small fast generator for playouts; never the dealer's, and good enough for nothing else (xorshift)."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = seed & MASK or 1

    def below(self, n: i64) -> i64:
        word = self.word
        word ^= word << 13 & MASK
        word ^= word >> 17
        word ^= word << 5 & MASK
        self.word = word
        return word % n


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Who answers for the seats in a playout."""

    def choose(self, state: State, stream: QuickStream) -> i64:
        """A legal answer of the seat that is asked."""
        raise NotImplementedError


class AtRandom(Policy):
    """Every answer is equally likely."""

    def choose(self, state: State, stream: QuickStream) -> i64:
        return state.answer(stream.below(state.answers()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a position is worth to a seat."""

    def value(self, state: State, seat: int) -> float:
        raise NotImplementedError


class Victory(Judge):
    """A victory is worth 1, a shared one a part."""

    def value(self, state: State, seat: int) -> float:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0


AT_RANDOM: Final = AtRandom()
VICTORY: Final = Victory()


def play_out(state: State, stream: QuickStream) -> int:
    """Answer every question at random until the game is over; how many of them were asked of seats."""
    decisions = 0
    while True:
        f = state.top
        if f is None:
            return decisions
        legal = state.named()
        state.play_unchecked(legal.move(stream.below(legal.pieces)))
        if f.seat != CHANCE:
            decisions += 1


def play_on(state: State, stream: QuickStream, policy: Policy, chapters: int = TO_THE_END) -> None:
    """Play until the game is over, or so many chapters (of most games: rounds) have ended."""
    last = state.chapter + chapters
    while True:
        seat = state.seat()
        if seat == OVER or state.chapter >= last:
            return
        if seat == CHANCE:
            state.play_unchecked(state.answer(stream.below(state.answers())))
        else:
            state.play_unchecked(policy.choose(state, stream))


def mean_values(
    state: State,
    games: int,
    stream: QuickStream,
    policy: Policy = AT_RANDOM,
    judge: Judge = VICTORY,
    chapters: int = TO_THE_END,
) -> list[float]:
    """What a position is worth to each seat, as the mean of so many games played on from it."""
    sums = [0.0] * len(state.scores())
    for _ in range(games):
        played = state.clone()
        play_on(played, stream, policy, chapters)
        for seat in range(len(sums)):
            sums[seat] += judge.value(played, seat)
    return [one / games for one in sums]


def values_of_answers(
    state: State,
    games: int,
    stream: QuickStream,
    policy: Policy = AT_RANDOM,
    judge: Judge = VICTORY,
    chapters: int = TO_THE_END,
) -> list[float]:
    """What each answer is worth to the seat that is asked, in the order of `moves()`, by so many games for each;
    with none, what the judge says of the position it leads to."""
    seat, found = state.seat(), []
    for number in range(state.answers()):
        after = state.clone()
        after.play_unchecked(state.answer(number))
        if games:
            found.append(mean_values(after, games, stream, policy, judge, chapters)[seat])
        else:
            found.append(judge.value(after, seat))
    return found
