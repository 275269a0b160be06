"""Random play driven from outside the engine, one move at a time, through the waist alone."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random

from isthmos.core.state import CHANCE, OVER, State


def drive(state: State, random: Random) -> int:
    """A random game to its end; how many questions were asked of seats. One loop, because it is timed."""
    fraction = random.random
    decisions = 0
    while True:
        seat = state.seat()
        if seat == OVER:
            return decisions
        moves = state.moves()
        if seat == CHANCE and (weights := state.weights()):
            sums = list(accumulate(weights))
            state.play(moves[bisect(sums, fraction() * sums[-1])])
        else:
            state.play(moves[int(fraction() * len(moves))])
        if seat != CHANCE:
            decisions += 1


def random_game(state: State, random: Random) -> list[int]:
    """The answers of one game, chance's among them."""
    answers = []
    while state.seat() != OVER:
        answers.append(any_answer(state, random))
        state.play(answers[-1])
    return answers


def any_answer(state: State, random: Random) -> int:
    """A legal answer to the open question, as likely as it should be."""
    moves = state.moves()
    weights = state.weights() if state.seat() == CHANCE else None
    return random.choices(moves, weights)[0] if weights else moves[int(random.random() * len(moves))]


def every_tenth_position(first: State, answers: Sequence[int]) -> Iterator[State]:
    """Positions of a game that was played with these answers, from its first one on."""
    state = first.clone()
    for number, move in enumerate(answers):
        if number % 10 == 0:
            yield state.clone()
        state.play(move)
