"""What a seat's time is charged for: nobody gains any by what it does, and nobody loses any by what it cannot help."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isthmos.core.errors import IllegalMove
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.server.operation.now import Downtimes
from isthmos.table.events import Clock, Event, Flagged, Setup
from isthmos.table.sitting import Sitting

from .test_sitting import SALT, SECRET, Played, state_of
from .test_windows import at_a_window


def clocked() -> Played:
    played = Played(2, clock=Clock("move", 60))
    played.do("start")
    played.at = 50
    return played


def test_a_pause_gives_no_time_for_the_move() -> None:
    played = clocked()
    asked = played.sitting.asked()
    played.do("pause", asked)
    played.do("agree", 1 - asked)
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


def asked_twice(clock: Clock) -> Played:
    """The seat that is asked has answered just before, and may take that back."""
    played = Played(3, title="perikles", clock=clock)
    played.do("start")
    while True:
        asked = played.sitting.asked()
        played.answer()
        if played.sitting.asked() == asked and played.sitting.playing().undoable(asked) == 1:
            return played


def test_going_to_and_fro_by_undo_gives_no_time_for_either_answer() -> None:
    played = asked_twice(Clock("move", 60))
    asked = played.sitting.asked()
    played.at += 55
    again = played.sitting.playing().record.answers[-1].move
    played.do("undo", asked)
    played.answer(again)
    assert played.sitting.asked() == asked
    assert played.sitting.time_left(asked, played.at) == 5


def test_a_game_clock_counts_what_was_thought_before_an_undo() -> None:
    played = asked_twice(Clock("game", 600))
    asked = played.sitting.asked()
    played.at += 55
    played.do("undo", asked)
    assert played.sitting.time_left(asked, played.at) == 545


def test_whoever_is_asked_something_else_after_an_undo_begins_afresh() -> None:
    played = clocked()
    first = played.sitting.asked()
    played.answer("pass")
    played.at += 50
    played.do("undo", first)
    played.answer("pass")
    assert played.sitting.time_left(1 - first, played.at) == 60


def test_thinking_while_a_bot_stands_in_is_thinking() -> None:
    """Resigning and coming back before the bot has answered, again and again, stops no clock."""
    for clock in (Clock("move", 60), Clock("game", 60)):
        played = Played(2, clock=clock)
        played.do("start")
        asked = played.sitting.asked()
        for _ in range(5):
            played.do("leave", asked)
            played.at += 10
            played.do("come_back", asked)
        assert played.sitting.time_left(asked, played.at) == 10
        assert state_of(played.folded()) == state_of(played.sitting)


def test_what_a_bot_took_for_its_answer_costs_its_person_nothing() -> None:
    played = Played(2, clock=Clock("game", 60))
    played.do("start")
    asked = played.sitting.asked()
    played.do("leave", asked)
    played.at += 10
    played.answer("pass")
    played.do("come_back", asked)
    assert played.sitting.time_left(asked, played.at) == 60


def test_whoever_has_no_time_left_does_not_come_back_to_be_flagged_again() -> None:
    played = clocked()
    played.at, asked = 60, played.sitting.asked()
    played.do("flag")
    with pytest.raises(IllegalMove, match="time is up"):
        played.do("come_back", asked)


# --- absence --------------------------------------------------------------------------------------


def missed(played: Played) -> int:
    """Whoever is asked lets its time run out; the seat."""
    asked = played.sitting.asked()
    played.at = played.sitting.deadline(played.at)
    played.do("flag")
    return asked


def until_asked(played: Played, seat: int) -> None:
    """Others answer in no time."""
    while played.sitting.asked() != seat:
        played.answer()


@pytest.mark.parametrize("clock", [Clock("move", 60), Clock("game", 600)])
def test_a_time_out_costs_one_answer_and_not_the_game(clock: Clock) -> None:
    played = Played(2, clock=clock)
    played.do("start")
    seat = missed(played)
    assert played.sitting.bot_asked() == "greedy", "never the random one, with whatever the table was laid"
    played.answer()
    assert not played.sitting.seats[seat].bot, "the next question is its person's again"
    until_asked(played, seat)
    left = played.sitting.time_left(seat, played.at)
    assert left == (60 if clock.kind == "move" else 30), (
        "with time for it: a twentieth of the game's when that is used up"
    )
    assert log_ids(played).count("table-log-missed") == 1
    assert state_of(played.folded()) == state_of(played.sitting)


def test_whoever_misses_two_questions_in_a_row_is_stood_in_for_until_it_is_back() -> None:
    played = clocked()
    seat = missed(played)
    played.answer()
    until_asked(played, seat)
    assert missed(played) == seat
    since = played.at
    for _ in range(3):
        until_asked(played, seat)
        assert played.sitting.bot_asked()
        played.answer()
    assert played.sitting.seats[seat].since == since
    played.do("come_back", seat)
    assert log_ids(played)[-1] == "table-log-back"
    until_asked(played, seat)
    assert not played.sitting.bot_asked()
    assert "table-log-missed-again" in log_ids(played)
    assert state_of(played.folded()) == state_of(played.sitting)


def test_an_answer_of_its_own_makes_good_for_a_question_that_was_missed() -> None:
    played = clocked()
    seat = missed(played)
    played.answer()
    until_asked(played, seat)
    played.answer()
    until_asked(played, seat)
    assert missed(played) == seat
    played.answer()
    assert not played.sitting.seats[seat].bot


def test_the_clock_of_a_game_leaves_time_for_each_answer_when_it_has_run_out() -> None:
    """As in Go; and what is thought in it is counted, whatever is taken back."""
    played = Played(2, clock=Clock("game", 100))
    played.do("start")
    seat = played.sitting.asked()
    played.at = 99
    assert played.sitting.time_left(seat, played.at) == 1
    played.answer("pass")
    until_asked(played, seat)
    assert played.sitting.time_left(seat, played.at) == 10
    played.at += 4
    assert played.sitting.time_left(seat, played.at) == 6


def test_an_older_log_in_which_a_flag_fell_goes_on_as_it_did() -> None:
    played = clocked()
    seat = played.sitting.asked()
    played.log.append(Event(played.sitting.seq + 1, "flag", seat, Flagged(seat, "random"), 60))
    sitting = played.folded()
    assert sitting.seats[seat].bot == "random"
    assert not sitting.seats[seat].for_one


# --- pauses ---------------------------------------------------------------------------------------


def log_ids(played: Played) -> list[str]:
    return [line.message.id for _, lines in played.sitting.log(-1) for line in lines]


def test_nobody_stops_a_clock_by_itself() -> None:
    played = Played(3, clock=Clock("move", 60))
    played.do("start")
    played.at, asked = 59, played.sitting.asked()
    played.do("pause", asked)
    assert (played.sitting.status(), played.sitting.deadline()) == ("running", 60)
    with pytest.raises(IllegalMove, match="asked for something"):
        played.do("pause", asked)
    others = played.sitting.still_to_agree()
    assert sorted([asked, *others]) == [0, 1, 2]
    played.do("agree", others[0])
    assert played.sitting.status() == "running"
    played.do("decline", others[1])
    assert log_ids(played)[-2:] == ["table-log-pause-asked", "table-log-pause-declined"]
    played.at = 61
    played.do("flag")


def test_a_game_is_paused_when_all_agree_and_anybody_goes_on() -> None:
    played = Played(3)
    played.do("start")
    asked = played.sitting.asked()
    played.do("pause", asked)
    played.answer("pass")  # the game goes on meanwhile, and the request stays
    for seat in played.sitting.still_to_agree():
        played.do("agree", seat)
    assert played.sitting.status() == "paused"
    with pytest.raises(IllegalMove, match="paused"):
        played.answer("pass")
    played.do("resume", (asked + 1) % 3)
    assert played.sitting.status() == "running"
    assert log_ids(played)[-2:] == ["table-log-paused", "table-log-resumed"]
    assert state_of(played.folded()) == state_of(played.sitting)


def test_who_plays_with_bots_pauses_by_itself() -> None:
    played = Played(3)
    played.do("start")
    for seat in (1, 2):
        played.do("leave", seat)
    played.do("pause", 0)
    assert played.sitting.status() == "paused"


def test_a_window_stands_still_in_a_pause() -> None:
    played = at_a_window("after-tile")
    asked = played.sitting.asked()
    played.at += 1
    played.do("pause", asked)
    for seat in played.sitting.still_to_agree():
        played.do("agree", seat)
    played.at += 1000
    assert played.sitting.window_left(played.at) == 2
    played.do("resume", asked)
    assert played.sitting.deadline() == played.at + 2
    assert state_of(played.folded()) == state_of(played.sitting)


# --- time that nobody could use -------------------------------------------------------------------


def test_a_window_stands_still_while_the_server_is_down() -> None:
    played, down = at_a_window("after-tile"), Downtimes()
    down.set([(played.at + 1, played.at + 501)])
    played.sitting.elapsed = down.elapsed
    played.at += 501
    with pytest.raises(IllegalMove, match="time left"):
        played.do("time_is_up", False)
    assert played.sitting.deadline(played.at) == played.at + 2
    played.at += 2
    played.do("time_is_up", False)


def test_a_deadline_does_not_count_a_downtime() -> None:
    """online-go#687, lila#18208: after a restart the wrong player was flagged."""
    down = Downtimes()
    down.set([(10.0, 510.0)])
    sitting = Sitting(TITLES, SECRET, SALT, down.elapsed)
    sitting.lay(Setup("peloponnes", 1, 1, "", "p0", clock=Clock("move", 60)), "lay", 0.0)
    sitting.sit(0, "p0", "", "sit", 0.0)
    sitting.start("start", 0.0)
    assert sitting.deadline(510.0) == 560
    with pytest.raises(IllegalMove, match="time left"):
        sitting.flag("flag", 559.0)
    sitting.flag("flag", 560.0)


def test_a_clock_that_was_set_back_charges_nobody_and_gives_nobody_time() -> None:
    played = Played(2, clock=Clock("move", 60))
    played.at = 100_000.0
    played.do("start")
    played.at -= 86400
    played.answer("pass")
    assert [event.at for event in played.log] == sorted(event.at for event in played.log)
    assert played.sitting.deadline() == 100_060


# --- flags ----------------------------------------------------------------------------------------


def test_online_go_863_the_time_at_which_a_move_was_received_decides() -> None:
    """online-go#863: a move that came in time was lost because the clock was looked at later."""
    played = Played(2, clock=Clock("move", 60))
    played.do("start")
    played.at = 59.99  # received; it is carried out when the flag is due already
    asked = played.sitting.asked()
    played.answer("pass")
    with pytest.raises(IllegalMove, match="time left"):
        played.sitting.flag("late", 60.01)
    assert not played.sitting.seats[asked].bot


def test_lila_5921_a_move_that_is_in_the_log_is_never_flagged_after_it() -> None:
    """lila#5921, lila#11966: recorded, yet lost on time. Move and flag are events of one log; one of them is first."""
    played = Played(2, clock=Clock("move", 60))
    played.do("start")
    played.at = 60
    with pytest.raises(IllegalMove, match="time is up"):
        played.answer("pass")
    before = played.sitting.seq
    played.do("flag")
    assert played.log[-1].seq == before + 1
    with pytest.raises(IllegalMove, match="time left"):
        played.do("flag")


# --- any commands at any times --------------------------------------------------------------------

DOINGS = ["answer"] * 4 + ["undo", "agree", "decline", "pause", "resume", "leave", "come_back", "wait", "tick"]
DOINGS += ["take back"] * 2
STEPS = st.lists(
    st.tuples(st.sampled_from(DOINGS), st.integers(0, 2), st.sampled_from([0.0, 0.5, 3.0, 7.0, 19.0])),
    min_size=10,
    max_size=60,
)


ANOTHER_QUESTION = ("answer", "tick")
"""After these, and after an undo, a seat may be asked something else, for which it has time."""


class Timekeeper:
    """Says by itself how long each seat was asked: what a person at the table would write down."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.asked_for = [0.0, 0.0, 0.0]
        self.at_question: dict[int, tuple[int, float]] = {}
        """By the number of the answer, who thinks about it and how long it has."""
        self.by_bot = 0.0

    def number(self) -> int:
        return len(self.played.sitting.playing().record.answers)

    def pass_time(self, seconds: float) -> None:
        sitting = self.played.sitting
        self.played.at += seconds
        if sitting.status() != "running" or sitting.is_offered():
            return
        if sitting.bot_asked():
            self.by_bot += seconds
        else:
            self.note(sitting.asked(), seconds)

    def note(self, seat: int, seconds: float) -> None:
        self.asked_for[seat] += seconds
        who, before = self.at_question.get(self.number(), (seat, 0.0))
        self.at_question[self.number()] = (seat, seconds + (before if who == seat else 0.0))

    def do(self, what: str, seat: int) -> None:
        sitting, number = self.played.sitting, self.number()
        if what == "answer":
            self.answer()
        elif what == "tick":
            self.played.do("time_is_up", False)
        elif what == "take back":
            self.played.do("undo", sitting.playing().record.answers[-1].seat)
        else:
            self.played.do(what, seat)
        if what == "come_back" and seat == sitting.asked():
            self.note(seat, self.by_bot)
            self.by_bot = 0.0
        if self.number() != number:
            self.by_bot = 0.0
        if self.number() < number:
            by = self.played.log[-1].seat
            self.at_question = {n: one for n, one in self.at_question.items() if n <= self.number() or one[0] == by}

    def answer(self) -> None:
        """Whoever is asked, a bot too, takes anything."""
        sitting, seat = self.played.sitting, self.played.sitting.asked()
        by_person, number = not sitting.bot_asked() and not sitting.is_offered(), self.number()
        self.played.answer()
        if by_person and sitting.setup.clock.kind == "move":
            who, seconds = self.at_question.get(number, (seat, 0.0))
            assert who != seat or seconds < sitting.setup.clock.seconds, "it had more time than anybody else"


@given(st.sampled_from(["perikles", "peloponnes"]), st.sampled_from(["move", "game"]), st.integers(0, 99), STEPS)
@settings(max_examples=150, deadline=None)
def test_whatever_a_seat_does_all_the_time_it_was_asked_is_charged(
    title: str, kind: str, seed: int, steps: list[tuple[str, int, float]]
) -> None:
    played = Played(3, title=title, clock=Clock(kind, 40 if kind == "move" else 200), window=3.0)
    played.choice = random.Random(seed)
    played.do("start")
    keeper, sitting = Timekeeper(played), played.sitting
    for what, seat, seconds in steps:
        if sitting.asked() == OVER:
            break
        keeper.pass_time(seconds)
        left = sitting.time_left(seat, played.at)
        try:
            keeper.do(what, seat)
        except IllegalMove:
            continue
        after = sitting.time_left(seat, played.at)
        assert left is not None
        assert after is not None
        assert what in ANOTHER_QUESTION or played.log[-1].kind() == "undo" or after <= left + 1e-6, (what, left, after)
    running = [0.0, 0.0, 0.0]
    if sitting.timed >= 0 and not sitting.bot_asked():
        running[sitting.timed] = played.at - sitting.at
    charged = [seat.spent + more for seat, more in zip(sitting.seats, running, strict=True)]
    assert charged == pytest.approx(keeper.asked_for)
    assert state_of(played.folded()) == state_of(sitting)
