# compiled
"""Random play to the end, as fast as the engine allows: what rollouts and the bench drive."""

from __future__ import annotations

from typing import Final

from isthmos.core.state import CHANCE, OVER, State

MASK: Final = (1 << 32) - 1


class QuickStream:
    """A small fast generator for playouts; never the dealer's, and good enough for nothing else (xorshift)."""

    def __init__(self, seed: int) -> None:
        self.word = seed & MASK or 1

    def below(self, n: int) -> int:
        word = self.word
        word ^= word << 13 & MASK
        word ^= word >> 17
        word ^= word << 5 & MASK
        self.word = word
        return word % n


def play_out(state: State, stream: QuickStream) -> int:
    """Answer every question at random until the game is over; how many of them were asked of seats."""
    decisions = 0
    while True:
        seat = state.seat()
        if seat == OVER:
            return decisions
        moves = state.moves()
        weights = state.weights() if seat == CHANCE else []
        if weights:
            state.play(moves[pick(weights, stream)])
        else:
            state.play(moves[stream.below(len(moves))])
        if seat != CHANCE:
            decisions += 1


def pick(weights: list[int], stream: QuickStream) -> int:
    """A place in the list, each as likely as its weight."""
    total = 0
    for weight in weights:
        total += weight
    number = stream.below(total)
    place = 0
    while number >= weights[place]:
        number -= weights[place]
        place += 1
    return place
