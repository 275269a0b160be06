"""Taking back: never somebody else's answer without consent, never what anybody has learned, always told."""

from __future__ import annotations

import random

import msgspec
import pytest

from isthmos.core.dealer import Stream
from isthmos.core.errors import IllegalMove
from isthmos.core.speech import Told
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES
from isthmos.server.wire import frames
from isthmos.table import sitting
from isthmos.table.sitting import Request
from isthmos.table.table import Table

from .test_clocks import log_ids
from .test_sitting import Played, state_of
from .test_windows import at_a_window, go_by


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


def test_what_was_revealed_is_never_taken_back_at_a_table_with_others() -> None:
    played = Played(3, undo="consent")
    played.do("start")
    table = played.sitting.playing()
    seat = played.sitting.asked()
    while table.undoable(seat) or seat not in [one.seat for one in table.record.answers]:
        played.answer("pass")
    with pytest.raises(IllegalMove, match="revealed"):
        played.do("undo", seat)


def test_every_undo_stays_in_the_log() -> None:
    played = Played(3)
    played.do("start")
    first = played.sitting.asked()
    for _ in range(3):
        played.answer("pass")
        played.do("undo", first)
    assert log_ids(played)[-3:] == ["table-log-undone"] * 3
    assert state_of(played.folded()) == state_of(played.sitting)


def two_have_passed(**setup: object) -> tuple[Played, int, int]:
    played = Played(3, **setup)  # type: ignore[arg-type]
    played.do("start")
    first = played.sitting.asked()
    played.answer("pass")
    second = played.sitting.asked()
    played.answer("pass")
    return played, first, second


def test_a_log_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers and takes back for ever would make a table that takes for ever to open; the game goes on."""
    monkeypatch.setattr(sitting, "LONGEST_LOG", 40)
    played = Played(3)
    played.do("start")
    seat = played.sitting.asked()
    while played.sitting.seq < sitting.LONGEST_LOG - 1:
        played.answer("pass")
        played.do("undo", seat)
    while played.sitting.seq <= sitting.LONGEST_LOG:
        played.answer("pass")
    for do in ("undo", "pause", "resign"):
        with pytest.raises(IllegalMove, match="40"):
            played.do(do, seat)


def test_whoever_plays_with_bots_alone_need_ask_nobody_and_sees_so() -> None:
    played = Played(3, people=False)
    played.do("sit", 0, "p0", "")
    for seat in (1, 2):
        played.do("give_to_bot", seat, "random", "chosen")
    played.do("start")
    while not ((back := played.sitting.playing().undoable(0)) > 0 and played.sitting.asked() != 0 and back > 1):
        played.answer("pass")
    assert frames.undo(played.sitting).alone[0] == back
    played.do("undo", 0)
    assert played.sitting.asked() == 0


def test_of_two_requests_that_cross_the_second_is_refused() -> None:
    """tobymao/18xx#7621: whoever agrees shall know to what."""
    played, first, second = two_have_passed(undo="consent")
    played.do("undo", first)
    request = played.sitting.request
    with pytest.raises(IllegalMove, match="asked for something already"):
        played.do("undo", second)
    with pytest.raises(IllegalMove, match="asked for something already"):
        played.do("pause", second)
    assert played.sitting.request == request


def test_whoever_asks_cannot_agree_for_the_others() -> None:
    played, first, second = two_have_passed()
    played.do("undo", first)
    with pytest.raises(IllegalMove, match="agreed already"):
        played.do("agree", first)
    played.do("agree", second)
    with pytest.raises(IllegalMove, match="agreed already"):
        played.do("agree", second)


def test_an_answer_is_an_answer_to_a_request_too() -> None:
    played, first, _ = two_have_passed()
    played.do("undo", first)
    played.answer("pass")
    assert played.sitting.request is None


def test_an_undo_by_somebody_else_takes_a_request_off_the_table() -> None:
    played, first, second = two_have_passed()
    played.do("undo", first)
    played.do("undo", second)
    assert played.sitting.request is None
    assert played.sitting.asked() == second


def asking_in_a_window(word: str) -> tuple[Played, Request]:
    played = at_a_window(word)
    played.sitting.setup.undo = "consent"
    played.do("undo", played.sitting.asked())
    assert played.sitting.request is not None
    return played, played.sitting.request


def test_a_request_outlives_a_window_that_goes_by() -> None:
    """Nobody can agree within three seconds."""
    played, request = asking_in_a_window("end-turn")
    go_by(played)
    for seat in played.sitting.still_to_agree():
        played.do("agree", seat)
    assert len(played.sitting.playing().record.answers) == request.to
    assert played.sitting.asked() == request.by
    assert state_of(played.folded()) == state_of(played.sitting)


def test_a_request_is_off_the_table_when_something_is_revealed_after_a_window() -> None:
    """The next tile of the display is turned up."""
    played, _ = asking_in_a_window("after-tile")
    go_by(played)
    assert played.sitting.request is None


def test_a_request_is_off_the_table_when_a_battle_shows_counters_after_a_window() -> None:
    """Without a throw: what went by is the only answer, and yet everybody has learned something."""
    played, is_shown = Played(3, title="perikles", window=3.0, undo="consent"), False
    played.do("start")
    played.choice, table = random.Random(29), played.sitting.playing()
    while not is_shown:
        if played.sitting.request is not None:
            played.do("decline", played.sitting.still_to_agree()[0])
        while table.title.window(table.state) is None:
            played.answer()
        if is_asked := table.undoable(played.sitting.asked()) > 0:
            played.do("undo", played.sitting.asked())
        go_by(played)
        is_shown = is_asked and table.record.answers[-1].seat != CHANCE and table.title.reveals(table.facts[-1])
    assert played.sitting.request is None


def test_where_bots_stand_in_for_all_others_their_answers_stay() -> None:
    """Nobody is there to agree, and whoever comes back shall not find the game turned round."""
    played, first, second = two_have_passed()
    for seat in range(3):
        if seat != first:
            played.do("leave", seat)
    with pytest.raises(IllegalMove, match="nobody is here who could agree"):
        played.do("undo", first)
    assert played.sitting.playing().record.answers[-1].seat == second


def test_the_answer_of_a_bot_is_not_rolled_again_without_the_other_people() -> None:
    played = Played(3, people=False)
    played.do("sit", 0, "p0", "")
    played.do("give_to_bot", 1, "random", "chosen")
    played.do("sit", 2, "p2", "")
    played.do("start")
    order = [played.sitting.asked()]
    while order[-2:] != [0, 1] or not played.sitting.playing().undoable(0):
        played.answer("pass")
        order.append(played.sitting.asked())
        assert len(order) < 100, "nobody passes before the bot does"
    assert played.sitting.asked() == 1
    played.answer("pass")
    assert played.sitting.playing().undoable(0) == 2
    played.do("undo", 0)
    assert played.sitting.still_to_agree() == [2]


def test_a_no_in_perikles_is_not_taken_back_by_whoever_was_refused() -> None:
    """Nor asked about again: the undo needs the consent of whoever said it."""
    for seed in range(40):
        played = Played(3, title="perikles")
        played.choice = random.Random(seed)
        played.do("start")
        while played.sitting.asked() != OVER:
            state, decider = played.sitting.playing().state, played.sitting.asked()
            if "no" in played.sitting.title.written(state):
                asker = next(one.seat for one in reversed(played.sitting.playing().record.answers) if one.seat >= 0)
                answers = len(played.sitting.playing().record.answers)
                played.answer("no")
                played.do("undo", asker)
                assert len(played.sitting.playing().record.answers) == answers + 1
                assert decider in played.sitting.still_to_agree()
                return
            played.answer()
    raise AssertionError("nobody was asked for permission")


# --- random games ---------------------------------------------------------------------------------


class Anything(Stream):
    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)

    def below(self, n: int) -> int:
        return self.source.randrange(n)


class Watched(Played):
    """Looks after each answer whether anybody has learned anything by it."""

    def __init__(self, title: str, seats: int, seed: int, **setup: object) -> None:
        super().__init__(seats, title=title, **setup)  # type: ignore[arg-type]
        self.choice = random.Random(seed)
        self.stream = Anything(seed)
        self.do("start")

    def step(self) -> list[int]:
        """Somebody answers; who has learned something by an answer that can be taken back."""
        before = self.sitting.playing().state.clone()
        self.answer()
        table = self.sitting.playing()
        if table.record.answers[-1].seat == CHANCE or table.title.reveals(table.facts[-1]):
            return []
        return [seat for seat in range(table.record.seats) if self.has_learned(table, before, seat)]

    def has_learned(self, table: Table, before: State, seat: int) -> bool:
        """Whether in another position, as likely to the seat as the true one, no answer would have looked the same."""
        title, seen = table.title, seen_by(table.title, table.state, table.facts[-1], seat)
        other = title.imagine(before.clone(), seat, self.stream)
        assert seen_by(title, other, [], seat) == seen_by(title, before, [], seat)
        return not any(seen_by(title, *played(other, move), seat) == seen for move in other.moves())


def played(position: State, move: int) -> tuple[State, list[tuple[int, ...]]]:
    after = position.clone()
    after.facts = []
    after.play(move)
    return after, after.facts


def seen_by(title: Title, position: State, facts: list[tuple[int, ...]], seat: int) -> tuple[bytes, list[Told]]:
    """Everything a seat sees and is told."""
    return msgspec.json.encode(title.view(position, seat)), title.tell(position, facts, seat)


def undo_is_harmless(title: str, seats: int, seed: int, options: dict[str, str]) -> int:
    """A random game with undos; how many of them there were."""
    game, undone = Watched(title, seats, seed, options=options), 0
    while game.sitting.asked() != OVER:
        assert game.step() == [], (seed, game.sitting.playing().facts[-1])
        if game.choice.random() < 0.2:
            undone += undone_alone(game, game.choice.randrange(seats))
    return undone


def undone_alone(played: Watched, seat: int) -> bool:
    before = list(played.sitting.playing().record.answers)
    offered = list(played.sitting.playing().offered)
    try:
        played.do("undo", seat)
    except IllegalMove:
        return False
    after = len(played.sitting.playing().record.answers)
    taken = [one.seat for one, by in zip(before[after:], offered[after:], strict=True) if not by]
    assert set(taken) <= {seat}
    return after < len(before)


OPTIONS: dict[str, list[dict[str, str]]] = {
    "peloponnes": [{}],
    "heroes": [{}],
    "perikles": [{}, {"reveal": "per_round_type"}],
}


@pytest.mark.parametrize("title", TITLES)
def test_in_random_games_no_undo_touches_others_or_what_anybody_has_learned(title: str) -> None:
    undone = [undo_is_harmless(title, 4, seed, options) for seed in range(3) for options in OPTIONS[title]]
    assert sum(undone) > 2


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_in_many_random_games_no_undo_touches_others_or_what_anybody_has_learned(title: str) -> None:
    for seed in range(200):
        for options in OPTIONS[title]:
            undo_is_harmless(title, 3 + seed % 2, seed, options)
