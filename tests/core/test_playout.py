"""Playouts in one call: the same games as one by one."""

from __future__ import annotations

import pytest

from isthmos.core.playout import AtRandom, QuickStream, mean_values, play_on, play_out, values_of_answers
from isthmos.core.state import CHANCE, OVER, State
from isthmos.games.catalogue import TITLES

GAMES = 5


def first_decision(name: str) -> State:
    state, stream = TITLES[name].start(4, {}), QuickStream(3)
    while state.seat() == CHANCE:
        state.play(state.answer(stream.below(state.answers())))
    return state


@pytest.mark.parametrize("name", TITLES)
def test_games_in_one_call_are_the_games_played_one_by_one(name: str) -> None:
    state, stream, before = first_decision(name), QuickStream(7), first_decision(name).hash()
    shares = [0.0] * 4
    for _ in range(GAMES):
        played = state.clone()
        play_out(played, stream)
        for seat in played.winners():
            shares[seat] += 1 / len(played.winners())
    assert mean_values(state, GAMES, QuickStream(7)) == pytest.approx([share / GAMES for share in shares])
    assert state.hash() == before


@pytest.mark.parametrize("name", TITLES)
def test_every_answer_is_worth_what_its_own_games_say(name: str) -> None:
    state, stream, seat = first_decision(name), QuickStream(7), first_decision(name).seat()
    found = values_of_answers(state, GAMES, QuickStream(7))
    assert len(found) == len(state.moves())
    for move, value in zip(state.moves(), found, strict=True):
        after = state.clone()
        after.play(move)
        assert mean_values(after, GAMES, stream)[seat] == pytest.approx(value)


def test_a_playout_may_end_with_the_round() -> None:
    state = first_decision("peloponnes")
    play_on(state, QuickStream(7), AtRandom(), chapters=1)
    assert (state.chapter, state.seat() != OVER) == (2, True)
    play_on(state, QuickStream(7), AtRandom())
    assert state.seat() == OVER
