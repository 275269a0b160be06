"""The table: answers come in one by one, chance answers for itself, and undo stops where something was revealed."""

import random

import pytest

from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import IllegalMove, RecordError
from isthmos.core.state import CHANCE, OVER
from isthmos.games.catalogue import TITLES, title_named
from isthmos.table.table import Table


def laid(seats: int = 3, seed: str = "table") -> Table:
    return Table.new(title_named("peloponnes"), seats, {}, ["Ann", "Ben", "Cy"][:seats], dealer_from_seed(seed))


def answer(table: Table, choice: random.Random) -> None:
    table.submit(table.state.seat(), table.title.write(table.state, choice.choice(table.state.moves())))


def test_a_table_begins_with_everything_dealt_up_to_the_first_question() -> None:
    table = laid()
    assert table.state.seat() >= 0
    assert [one.seat for one in table.record.answers] == [CHANCE] * 8  # three civilizations, five tiles
    assert table.record.secret == ""


def test_only_the_seat_that_is_asked_may_answer() -> None:
    table = laid()
    other = (table.state.seat() + 1) % 3
    before = table.state.hash()
    with pytest.raises(IllegalMove, match=f"not seat {other + 1} that is asked"):
        table.submit(other, "pass")
    assert table.state.hash() == before


def test_an_illegal_answer_changes_nothing() -> None:
    table = laid()
    before, answers = table.state.hash(), len(table.record.answers)
    with pytest.raises(IllegalMove, match="I do not know ‘parthenon’ here"):
        table.submit(table.state.seat(), "bid parthenon 7")
    assert (table.state.hash(), len(table.record.answers)) == (before, answers)


def test_the_secret_is_in_the_record_only_when_the_game_is_over() -> None:
    table, dealer = laid(), dealer_from_seed("table")
    choice = random.Random(5)
    while table.state.seat() != OVER:
        assert table.record.secret == ""
        assert dealer.secret.hex() not in records.to_text(table.record)
        answer(table, choice)
    assert table.record.secret == dealer.secret.hex()
    with pytest.raises(IllegalMove, match="over"):
        table.submit(0, "pass")


def test_a_table_goes_on_from_its_record_with_the_same_draws() -> None:
    table, choice = laid(), random.Random(3)
    for _ in range(20):
        answer(table, choice)
    again = Table(table.title, records.load(records.to_text(table.record).encode(), TITLES), dealer_from_seed("table"))
    assert again.state.hash() == table.state.hash()
    assert again.facts == table.facts
    moves = random.Random(9), random.Random(9)
    while table.state.seat() != OVER:
        answer(table, moves[0])
        answer(again, moves[1])
    assert again.record == table.record


def test_a_record_with_another_secret_is_refused() -> None:
    table = laid()
    with pytest.raises(RecordError, match="does not belong to the commitment"):
        Table(table.title, table.record, dealer_from_seed("another"))


def test_a_record_with_a_changed_draw_is_refused() -> None:
    table = laid()
    first = table.record.answers[0]
    title = table.title
    other = next(number for number in range(7) if number != (first.draw or (0, 0))[0])
    first.draw = (other, 7)
    first.move = title.write(title.start(3, {}), other)
    with pytest.raises(RecordError, match="answer 1 is not what the dealer drew"):
        Table(title, table.record, dealer_from_seed("table"))


def test_undo_takes_back_the_own_last_answer() -> None:
    table = laid()
    first, before = table.state.seat(), table.state.hash()
    table.submit(first, "pass")
    table.submit(table.state.seat(), "pass")
    assert table.undoable(first) == 2
    table.undo(first)
    assert table.state.hash() == before
    assert table.state.seat() == first


def test_undo_stops_where_chance_has_answered() -> None:
    table = laid()
    seats = [table.state.seat()]
    while len(table.record.answers) < 11:
        seats.append(table.state.seat())
        table.submit(table.state.seat(), "pass")
    assert table.record.answers[-1].seat == CHANCE
    for seat in seats:
        assert table.undoable(seat) == 0
        with pytest.raises(IllegalMove, match="something has been revealed"):
            table.undo(seat)


def test_playing_on_after_an_undo_draws_what_would_have_been_drawn() -> None:
    """Undo is no way to a better shuffle."""
    table, straight = laid(), laid()
    for _ in range(2):
        table.submit(table.state.seat(), "pass")
        straight.submit(straight.state.seat(), "pass")
    last = table.record.answers[-1].seat
    table.undo(last)
    table.submit(last, "pass")
    for one in (table, straight):
        one.submit(one.state.seat(), "pass")
    assert table.record == straight.record


def test_a_finished_game_cannot_be_reopened() -> None:
    """Its secret is known."""
    table, choice = laid(1, "alone"), random.Random(7)
    while table.state.seat() != OVER:
        answer(table, choice)
    assert table.undoable(0) == 0


def test_undo_stops_where_an_answer_revealed_something(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    first = table.state.seat()
    table.submit(first, "pass")
    assert table.undoable(first) == 1
    monkeypatch.setattr(type(table.title), "reveals", lambda self, facts: True)
    assert table.undoable(first) == 0


def perikles(seed: str = "offered") -> Table:
    return Table.new(title_named("perikles"), 3, {}, ["Ann", "Ben", "Cy"], dealer_from_seed(seed))


def test_the_table_never_answers_for_a_seat() -> None:
    """PER-H5: a seat with one answer only is waited for like any other, or the others see who has a choice."""
    table, choice = perikles(), random.Random(4)
    single = 0
    while table.state.seat() != OVER:
        before, single = len(table.record.answers), single + (len(table.state.moves()) == 1)
        answer(table, choice)
        assert [one.seat for one in table.record.answers[before + 1 :] if one.seat != CHANCE] == []
    assert single > 5
    assert any(table.offered)
    record = records.load(records.to_text(table.record).encode(), TITLES)
    again = Table(table.title, record, dealer_from_seed("offered"))
    assert (again.offered, again.record) == (table.offered, table.record)


def test_undo_skips_offers_that_went_by_whatever_the_seat_holds() -> None:
    """How far an undo goes must not tell whether there was something to play."""
    table, choice = perikles(), random.Random(4)
    while not (table.offered[-1] and table.undoable(seat := table.record.answers[-1].seat)):
        answer(table, choice)
    last = len(table.record.answers) - table.undoable(seat)
    assert not table.offered[last]
    table.undo(seat)
    assert len(table.record.answers) == last
    assert table.state.seat() == seat
