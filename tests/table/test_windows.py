"""Windows: a question that only offers something secret looks the same whatever its seat holds (PER-H5)."""

from __future__ import annotations

import random

import pytest

from isthmos.core.errors import IllegalMove
from isthmos.core.state import OVER
from isthmos.table.events import Answered, Clock, Waits

from .test_sitting import Played, state_of

NO_CLOCK = Clock()


def at_a_window(word: str, clock: Clock = NO_CLOCK) -> Played:
    """Three people play until something of that kind is offered."""
    played = Played(3, title="perikles", window=3.0, clock=clock)
    played.do("start")
    played.choice = random.Random(11)
    while True:
        sitting = played.sitting
        assert sitting.asked() != OVER
        offer = sitting.title.window(sitting.playing().state)
        if offer is not None and word in offer.words:
            return played
        if offer is not None:
            go_by(played)
        else:
            played.answer()


def go_by(played: Played) -> None:
    played.at = max(played.at, played.sitting.window_ends())
    played.do("close_window", False)


def passing(played: Played) -> str:
    state = played.sitting.playing().state
    offer = played.sitting.title.window(state)
    assert offer is not None
    return played.sitting.title.write(state, offer.passing)


@pytest.mark.parametrize("word", ["after-tile", "end-turn", "battle"])
def test_what_is_offered_goes_by_when_its_window_closes_and_not_sooner(word: str) -> None:
    played = at_a_window(word)
    sitting, asked = played.sitting, played.sitting.asked()
    assert sitting.deadline() == played.at + 3
    with pytest.raises(IllegalMove, match="time left"):
        played.do("close_window", False)
    with pytest.raises(IllegalMove, match="closes by itself"):
        played.answer(passing(played))
    before = len(sitting.playing().record.answers)
    played.at += 3
    played.do("time_is_up", False)
    last = played.log[-1]
    assert isinstance(last.what, Answered)
    assert (last.seat, sitting.playing().record.answers[before].seat) == (asked, asked)
    assert state_of(played.folded()) == state_of(sitting)


def test_whoever_says_wait_has_its_clock_and_answers_by_itself() -> None:
    played = at_a_window("after-tile", clock=Clock("move", 60))
    asked = played.sitting.asked()
    played.at += 2
    played.do("wait", asked)
    assert isinstance(played.log[-1].what, Waits)
    assert played.sitting.deadline() == played.at + 60
    with pytest.raises(IllegalMove, match="nothing to think about"):
        played.do("wait", asked)
    played.at += 50
    with pytest.raises(IllegalMove, match="time left"):
        played.do("close_window", False)
    played.answer(passing(played))
    assert state_of(played.folded()) == state_of(played.sitting)


def test_anybody_with_an_unused_tile_may_say_wait_before_a_battle_and_nobody_else_ever() -> None:
    played = at_a_window("battle")
    sitting = played.sitting
    holders = sitting.title.window(sitting.playing().state)
    assert holders is not None
    assert sitting.may_wait() == list(holders.seats)
    for seat in range(3):
        if seat not in holders.seats:
            with pytest.raises(IllegalMove, match="nothing to think about"):
                played.do("wait", seat)


def test_a_lap_before_a_battle_is_one_window_for_all() -> None:
    """Nobody waits three seconds for each of five people."""
    played = at_a_window("battle")
    sitting = played.sitting
    first, holders = sitting.asked(), sitting.may_wait()
    assert len(holders) > 1
    last = next(seat for seat in holders[::-1] if seat != first)
    played.do("wait", last)
    while sitting.asked() != last:
        go_by(played)
    assert played.at == pytest.approx(sitting.window_ends())
    assert not sitting.is_offered()
    played.at += 100
    played.answer(passing(played))


def test_a_window_costs_nobody_time() -> None:
    played = at_a_window("after-tile", clock=Clock("game", 500))
    left = [played.sitting.time_left(seat, played.at) for seat in range(3)]
    go_by(played)
    assert [played.sitting.time_left(seat, played.at) for seat in range(3)] == left


def test_without_windows_an_offer_waits_like_any_other_question() -> None:
    played = Played(3, title="perikles")
    played.do("start")
    while played.sitting.title.window(played.sitting.playing().state) is None:
        played.answer()
    assert played.sitting.deadline() == 0
    played.answer(passing(played))


def test_where_people_share_a_screen_everybody_is_asked() -> None:
    """They have to hand it over first."""
    played = Played(3, people=False, title="perikles", window=3.0)
    for seat in range(3):
        played.do("sit", seat, "p0", "")
    played.do("start")
    while played.sitting.title.window(played.sitting.playing().state) is None:
        played.answer()
    assert not played.sitting.is_offered()
    played.answer(passing(played))


def test_an_offer_is_put_by_public_facts_alone() -> None:
    """What a window says is the same for every tile a seat may hold."""
    played = at_a_window("after-tile")
    state = played.sitting.playing().state
    shown = played.sitting.title.window(state)
    for tile in range(8):
        other = state.clone()
        other.specials = [tile if seat == state.seat() else special for seat, special in enumerate(other.specials)]  # type: ignore[attr-defined]
        assert played.sitting.title.window(other) == shown
