"""Random play for tests: every game can be had again by its seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from isthmos.core.dealer import Stream, dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.title import TITLE


def start(seats: int, options: dict[str, str] | None = None) -> Board:
    return cast(Board, TITLE.start(seats, options or {}))


def choose(board: Board, stream: Stream) -> int:
    """A random legal answer; chance answers as the dealer would."""
    if board.seat() == CHANCE:
        return draw(board, stream).move
    moves = board.moves()
    return moves[stream.below(len(moves))]


def positions(seed: str, seats: int, options: dict[str, str] | None = None) -> Iterator[Board]:
    """Every position of a random game, the last one over. It is always the same board."""
    stream = dealer_from_seed(seed)
    board = start(seats, options)
    yield board
    while board.seat() != OVER:
        board.play(choose(board, stream))
        yield board
