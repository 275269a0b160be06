"""The people and clocks around a table, folded from its log."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

from isthmos.core.errors import IllegalMove, IsthmosError, OptionError, RecordError
from isthmos.core.record import EVERY
from isthmos.core.state import OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.catalogue import TITLES
from isthmos.server.operation.now import Downtimes
from isthmos.table.events import Answered, Clock, Event, Laid, Setup, Started, read_event
from isthmos.table.sitting import Sitting

SECRET, SALT = bytes(range(32)), bytes(16)


class Played:
    """A sitting and the log it has written."""

    def __init__(self, seats: int = 3, people: bool = True, title: str = "peloponnes", **setup: object) -> None:
        self.sitting = Sitting(TITLES, SECRET, SALT)
        given = Setup(title, TITLES[title].rules_version, seats, "", "p0", **setup)  # type: ignore[arg-type]
        self.log = self.sitting.lay(given, "lay", 0.0)
        self.at, self.number, self.choice = 0.0, 0, random.Random(4)
        for seat in range(seats if people else 0):
            self.do("sit", seat, f"p{seat}", f"mix{seat}")

    def do(self, what: str, *args: object) -> None:
        self.number += 1
        self.log += getattr(self.sitting, what)(*args, f"c{self.number}", self.at)

    def answer(self, text: str = "") -> None:
        state, title = self.sitting.playing().state, self.sitting.title
        self.do("answer", state.seat(), text or title.write(state, self.choice.choice(state.moves())))

    def folded(self) -> Sitting:
        return Sitting.opened(TITLES, SECRET, SALT, [stored(event) for event in self.log])


@pytest.mark.parametrize(("agreed", "comes"), [("", "greedy"), ("random", "greedy"), ("none there is", "greedy")])
def test_nobodys_game_is_played_away_at_random(agreed: str, comes: str) -> None:
    assert Played(leave_bot=agreed).sitting.stand_in() == comes


def stored(event: Event) -> Event:
    """As it comes back from the database."""
    return read_event(event.seq, event.command, event.seat, event.payload(), event.at)


def state_of(sitting: Sitting) -> object:
    table = sitting.table
    return (
        sitting.seq,
        sitting.commands,
        sitting.seats,
        sitting.entries,
        sitting.request,
        sitting.paused,
        sitting.at,
        sitting.timed,
        sitting.thought,
        sitting.stood_in,
        sitting.thoughts,
        sitting.window,
        sitting.status(),
        table and (table.state.hash(), table.record, table.facts),
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_log_folds_to_the_very_same_table(title: str) -> None:
    played = Played(max(3, TITLES[title].seats_min), title=title, clock=Clock("game", 9999))
    played.do("start")
    for number in range(40):
        if played.sitting.asked() == OVER:
            break
        played.at += 1.5
        played.answer()
        if number % 7 == 3:
            seat = played.sitting.playing().record.answers[-1].seat
            if seat >= 0 and played.sitting.playing().undoable(seat):
                played.do("undo", seat)
    assert state_of(played.folded()) == state_of(played.sitting)


@pytest.mark.parametrize("title", TITLES)
def test_what_was_told_is_told_the_same_way_later(title: str) -> None:
    """Whoever comes late, or reads again, finds the log that the others had read."""
    played = Played(4, title=title)
    played.do("start")
    viewers = [SPECTATOR, 0, 1, 2, 3]
    told = {viewer: played.sitting.log(viewer) for viewer in viewers}
    while played.sitting.asked() != OVER:
        before = len(played.sitting.playing().record.answers)
        played.answer()
        for viewer in viewers:
            told[viewer] += played.sitting.log(viewer, before)
    for viewer in viewers:
        assert played.sitting.log(viewer) == told[viewer]


def with_notes(event: Event, change: Callable[[str], str]) -> Event:
    """The same event with other hashes of positions."""
    if not isinstance(event.what, Answered | Started):
        return event
    answers = [msgspec.structs.replace(answer, check=change(answer.check)) for answer in event.what.answers]
    return msgspec.structs.replace(event, what=type(event.what)(answers))


@pytest.mark.parametrize("title", TITLES)
def test_positions_are_noted_often_and_the_first_that_differs_is_named(title: str) -> None:
    """18xx 10074: a game was another one, and nobody knew from where on. Older logs noted fewer positions, and fold."""
    played = Played(3, title=title)
    played.do("start")
    while played.sitting.asked() != OVER:
        played.answer()
    answers, log = played.sitting.playing().record.answers, list(played.log)
    noted = [number for number, answer in enumerate(answers, 1) if answer.check]
    assert max(second - first for first, second in pairwise([0, *noted, len(answers)])) <= EVERY
    played.log = [with_notes(event, lambda check: "") for event in log]
    assert state_of(played.folded()) == state_of(played.sitting)
    differs = next(number for number, event in enumerate(log) if with_notes(event, lambda check: "") != event)
    played.log = [with_notes(event, lambda check: check and "0" * 16) for event in log]
    with pytest.raises(RecordError, match=f"^event {differs + 1} did not come out as it was kept"):
        played.folded()


def test_a_changed_log_does_not_fold() -> None:
    played = Played()
    played.do("start")
    for _ in range(5):
        played.answer()
    last = played.log[-1]
    assert isinstance(last.what, Answered)
    answers = [msgspec.structs.replace(last.what.answers[0], move="bid nowhere 3"), *last.what.answers[1:]]
    played.log[-1] = msgspec.structs.replace(last, what=Answered(answers))
    with pytest.raises(RecordError, match="event"):
        played.folded()
    played.log[-1] = last
    del played.log[-2]
    with pytest.raises(RecordError, match="follows event"):
        played.folded()


def test_another_version_of_the_rules_is_not_played_under_these() -> None:
    played = Played()
    laid = played.log[0]
    assert isinstance(laid.what, Laid)
    setup = msgspec.structs.replace(laid.what.setup, rules=99)
    played.log[0] = msgspec.structs.replace(laid, what=Laid(setup))
    with pytest.raises(RecordError, match="began with rules 99"):
        played.folded()


@pytest.mark.parametrize(
    "setup",
    [
        {"title": "chess"},
        {"rules": 7},
        {"seats": 17},
        {"clock": Clock("sand", 5)},
        {"clock": Clock("move", 0)},
        {"undo": "always"},
        {"leave_after": -1},
        {"options": {"no": "such"}},
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_a_sentence(setup: dict[str, object]) -> None:
    given = Setup("peloponnes", 1, 3, "", "p0")
    with pytest.raises(IsthmosError, match=r"\w+ \w+"):
        Sitting(TITLES, SECRET, SALT).lay(msgspec.structs.replace(given, **setup), "lay", 0.0)


def test_what_the_seats_mix_in_changes_the_deal() -> None:
    one, other = Played(), Played()
    one.do("start")
    other.sitting.seats[1].mix = "else"
    other.do("start")
    assert one.sitting.playing().record.answers != other.sitting.playing().record.answers
    assert one.sitting.playing().record.commitment == other.sitting.playing().record.commitment


def test_a_mix_with_spaces_is_refused() -> None:
    played = Played(people=False)
    with pytest.raises(IllegalMove, match="mixes in"):
        played.do("sit", 0, "p0", "a b")


def test_a_move_clock_starts_anew_with_each_answer() -> None:
    played = Played(2, clock=Clock("move", 60))
    played.do("start")
    assert played.sitting.deadline() == 60
    played.at = 50
    played.answer()
    assert played.sitting.deadline() == 110
    with pytest.raises(IllegalMove, match="time left"):
        played.do("flag")
    played.at = 110.5
    with pytest.raises(IllegalMove, match="time is up"):
        played.answer()
    asked = played.sitting.asked()
    played.do("flag")
    assert played.sitting.seats[asked].bot == "greedy"
    assert played.sitting.deadline() == 0 or not played.sitting.bot_asked()


def test_a_game_clock_adds_up_and_stands_still_in_a_pause() -> None:
    played = Played(1, clock=Clock("game", 100))
    played.do("start")
    played.at = 10
    played.answer()
    played.at = 15
    played.do("pause", 0)
    assert played.sitting.time_left(0, 1000.0) == 85
    with pytest.raises(IllegalMove, match="paused"):
        played.answer()
    played.at = 1000
    played.do("resume", 0)
    assert played.sitting.deadline() == 1085


def test_downtime_costs_nobody_time() -> None:
    """The server was down from 10 to 510."""
    down = Downtimes()
    down.set([(10.0, 510.0)])
    assert [down.elapsed(*span) for span in ((0, 5), (0, 100), (0, 510), (5, 600), (520, 600))] == [5, 10, 10, 95, 80]
    sitting = Sitting(TITLES, SECRET, SALT, down.elapsed)
    sitting.lay(Setup("peloponnes", 1, 1, "", "p0", clock=Clock("move", 60)), "lay", 0.0)
    sitting.sit(0, "p0", "", "sit", 0.0)
    sitting.start("start", 0.0)
    assert sitting.time_left(0, 520.0) == 40
    state = sitting.playing().state
    sitting.answer(0, sitting.title.write(state, state.moves()[0]), "in time", 550.0)


def test_a_seat_left_before_the_start_is_open_again() -> None:
    played = Played(2)
    played.do("leave", 1)
    assert played.sitting.seats[1].is_open()
    with pytest.raises(IllegalMove, match="still open: 2"):
        played.do("start")


def test_a_bot_does_not_have_to_agree() -> None:
    played = Played(3, undo="consent")
    played.do("start")
    played.answer()
    by = played.sitting.playing().record.answers
    seat = next(answer.seat for answer in reversed(by) if answer.seat >= 0)
    played.do("undo", seat)
    others = played.sitting.still_to_agree()
    assert len(others) == 2
    played.do("give_to_bot", others[0], "random", "resigned")
    assert played.sitting.still_to_agree() == others[1:]


def test_option_errors_name_what_there_is() -> None:
    with pytest.raises(OptionError, match="peloponnes"):
        Sitting(TITLES, SECRET, SALT).lay(Setup("chess", 1, 2, "", ""), "lay", 0.0)
