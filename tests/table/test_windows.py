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


# --- clocks that cannot be beaten -----------------------------------------------------------------


def clocked() -> Played:
    played = Played(2, clock=Clock("move", 60))
    played.do("start")
    played.at = 50
    return played


def test_a_pause_gives_no_time_for_the_move() -> None:
    played = clocked()
    asked = played.sitting.asked()
    played.do("pause", asked)
    played.at = 1000
    played.do("resume", asked)
    assert played.sitting.deadline() == 1010
    assert state_of(played.folded()) == state_of(played.sitting)


def test_resigning_and_coming_back_gives_no_time_for_the_move() -> None:
    played = clocked()
    asked = played.sitting.asked()
    played.do("leave", asked)
    played.do("come_back", asked)
    assert played.sitting.deadline() == 60


def test_somebody_else_coming_back_gives_nobody_time() -> None:
    played = clocked()
    other = 1 - played.sitting.asked()
    played.do("leave", other)
    played.do("come_back", other)
    assert played.sitting.deadline() == 60


def test_resigning_and_coming_back_costs_the_game_clock_what_was_thought() -> None:
    played = Played(2, clock=Clock("game", 100))
    played.do("start")
    played.at, asked = 40, played.sitting.asked()
    played.do("leave", asked)
    played.do("come_back", asked)
    assert played.sitting.time_left(asked, 40.0) == 60


def test_taking_back_gives_no_time_for_the_move() -> None:
    played = clocked()
    asked = played.sitting.asked()
    played.answer("pass")
    played.at = 55
    played.do("undo", asked)
    assert played.sitting.asked() == asked
    assert played.sitting.deadline() == 65


# --- taking back ----------------------------------------------------------------------------------


def test_taking_back_never_touches_another_answer_without_consent() -> None:
    played = Played(3)
    played.do("start")
    first = played.sitting.asked()
    played.answer("pass")
    second = played.sitting.asked()
    played.answer("pass")
    answers = len(played.sitting.playing().record.answers)
    played.do("undo", first)
    assert len(played.sitting.playing().record.answers) == answers
    assert first not in played.sitting.still_to_agree()
    assert second in played.sitting.still_to_agree()
    assert log_ids(played)[-1] == "table-log-undo-asked"
    played.do("decline", second)
    assert log_ids(played)[-1] == "table-log-undo-declined"
    played.do("undo", first)
    for seat in played.sitting.still_to_agree():
        played.do("agree", seat)
    assert played.sitting.asked() == first
    assert log_ids(played)[-1] == "table-log-undone"
    assert state_of(played.folded()) == state_of(played.sitting)


def log_ids(played: Played) -> list[str]:
    return [line.id for _, lines in played.sitting.log(-1) for line in lines]


def test_what_was_revealed_is_never_taken_back_at_a_table_with_others() -> None:
    played = Played(3, undo="consent")
    played.do("start")
    table = played.sitting.playing()
    seat = played.sitting.asked()
    while table.undoable(seat) or seat not in [one.seat for one in table.record.answers]:
        played.answer("pass")
    with pytest.raises(IllegalMove, match="revealed"):
        played.do("undo", seat)
