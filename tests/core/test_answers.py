"""Answers as a decision names them, and what holds at every position of every game."""

from __future__ import annotations

import pytest

from isthmos.core.answers import Answers
from isthmos.core.errors import IllegalMove
from isthmos.core.playout import QuickStream
from isthmos.core.state import CHANCE, OVER
from isthmos.games.catalogue import TITLES

STREAM = 20261118
BEYOND = (-1, -5, 1 << 20, 1 << 50)
"""What no decision names."""


def test_runs_weights_and_lists_are_counted_picked_out_and_listed_alike() -> None:
    legal = Answers()
    legal.all_of([5, 3, 9])
    legal.one(0)
    legal.run(40, 3, 8)
    legal.run(7, 2, -1)
    legal.run(100, 0)
    assert legal.listed() == [5, 3, 9, 0, 40, 48, 56, 7, 6]
    assert (legal.moves, legal.pieces, legal.weights()) == (9, 9, [])
    assert [legal.move(number) for number in range(9)] == legal.listed()
    assert [move for move in range(-60, 110) if legal.has(move)] == sorted(legal.listed())
    with pytest.raises(IndexError):
        legal.move(9)


def test_every_piece_of_a_bag_counts() -> None:
    legal = Answers()
    legal.by_pieces([2, 0, 1, 30])
    assert (legal.listed(), legal.weights()) == ([0, 2, 3], [2, 1, 30])
    assert (legal.moves, legal.pieces) == (3, 33)
    assert [legal.move(number) for number in range(33)] == [0, 0, 2, *[3] * 30]
    assert not legal.has(1)


@pytest.mark.parametrize("name", TITLES)
def test_at_every_position_answers_agree_with_the_list(name: str) -> None:
    stream = QuickStream(STREAM)
    state = TITLES[name].start(4, {})
    while state.seat() != OVER:
        weights = state.weights() or [1] * len(state.moves())
        pieces = [move for move, weight in zip(state.moves(), weights, strict=True) for _ in range(weight)]
        assert [state.answer(number) for number in range(state.answers())] == pieces
        assert all(state.allows(move) for move in pieces)
        assert not any(state.allows(move) for move in BEYOND)
        assert state.clone().moves() == state.moves()
        state.play(pieces[stream.below(len(pieces))])


@pytest.mark.parametrize("name", TITLES)
def test_what_is_not_on_the_list_is_refused_and_changes_nothing(name: str) -> None:
    stream, state = QuickStream(STREAM), TITLES[name].start(4, {})
    for _ in range(60):
        before = state.hash()
        for move in [*BEYOND, max(state.moves()) + 1]:
            with pytest.raises(IllegalMove, match=rf"^{move} is no legal answer to the open question"):
                state.play(move)
        assert state.hash() == before
        state.play(state.answer(stream.below(state.answers())))
    assert CHANCE < 0 <= max(state.moves())
