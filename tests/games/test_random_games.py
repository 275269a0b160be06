"""Games of random answers at tables of every title, number of seats and option: what must hold at every decision.

2,000 games, or 200,000 with `make soak`. After every answer: somebody who exists is asked, the answers are not empty
and not doubled, no invariant of the title is broken (pieces, stores, coins, cubes, counters: `violations` of each
game), nothing that is spent comes back, and scores are told at the end only. At one decision in SAMPLED, and at the
last position, also what is dear: copies, hashes, notation, every next position, and what each seat is shown. At the
end the record is written, read and played again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import OptionError
from isthmos.core.state import OVER, State
from isthmos.core.title import SPECTATOR, Title
from isthmos.games.catalogue import TITLES
from isthmos.games.peloponnes.state import Board as Polis
from isthmos.games.peloponnes.title import shipped_content
from isthmos.games.perikles.state import Board as Perikles
from isthmos.table.table import Table

SHORT, LONG, PARTS = 2_000, 200_000, 20
"""How many games, and in how many tests the long run is cut."""
SAMPLED = 24
MOST_TRIED = 8
"""Answers tried on copies at a sampled decision."""

Options = dict[str, str]


class Broken(Exception):
    """Something does not hold."""


# --- tables -------------------------------------------------------------------------------------

KINDS = [(title, seats) for title in TITLES.values() for seats in range(title.seats_min, title.seats_max + 1)]


@cache
def each_alone(ident: str) -> list[Options]:
    """As the box says, then every other value of every option by itself."""
    return [{}, *[{option.id: value} for option in TITLES[ident].options() for value in option.values[1:]]]


def options_of(number: int, title: Title, seats: int, dice: random.Random) -> Options:
    """First each alone, then random combinations; somebody alone plays levels of the campaign, too."""
    alone = each_alone(title.id)
    if number // len(KINDS) < len(alone):
        return alone[number // len(KINDS)]
    chosen = {option.id: dice.choice(option.values) for option in title.options() if dice.random() < 0.5}
    if seats == 1 and dice.random() < 0.8:
        used = dice.sample([one.id for one in shipped_content().civilizations], dice.randrange(5))
        chosen |= {"level": str(dice.randint(1, 5)), "used": ",".join(used)}
    return chosen


def can_be_laid(title: Title, seats: int, options: Options) -> bool:
    try:
        title.start(seats, options)
    except OptionError:
        return False
    return True


def table_of(number: int) -> Table:
    """Kinds of tables follow each other; the same number is always the same game."""
    dice = random.Random(number)
    title, seats = KINDS[number % len(KINDS)]
    options = options_of(number, title, seats, dice)
    while not can_be_laid(title, seats, options):
        options = options_of(LONG, title, seats, dice)
    return Table.new(title, seats, options, [f"Player {seat}" for seat in range(seats)], dealer_from_seed(str(number)))


# --- at every decision --------------------------------------------------------------------------


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_question(table: Table) -> None:
    state, moves = table.state, table.state.moves()
    must(0 <= state.seat() < table.record.seats, f"seat {state.seat()} is asked, which is not there")
    must(bool(moves), "there is nothing to answer")
    must(len(set(moves)) == len(moves), "an answer is listed twice")
    must(not table.record.scores and not table.record.secret, "the end is told before it comes")


def check_rules(title: Title, state: State) -> None:
    """PEL-B9, PEL-C1, PEL-C2, PEL-C5, PEL-D1, PEL-I1, PEL-S1; HC-4.8, HC-5.1, HC-7.3; PER-A9, PER-B12, PER-C1 to
    PER-C5, PER-I6, PER-R1."""
    problems = title.violations(state)
    must(not problems, "; ".join(problems))


def spent(state: State) -> tuple[int, ...]:
    """What only ever grows: rounds, tiles, chits and places that were seen, specials that were played, defeats.

    PEL-D2, PEL-E1, PEL-R1; PER-B16, PER-C3, PER-C4, PER-T3."""
    if isinstance(state, Perikles):
        played = [state.used >> seat & 1 for seat in range(state.seats)]
        won = [len(row) for row in state.won]
        return (state.chapter, -len(state.unseen), -len(state.undealt), *played, *won, *state.defeats, *state.statues)
    return (state.chapter, *state.chits_seen) if isinstance(state, Polis) else (state.chapter,)


def check_course(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    must(all(old <= new for old, new in zip(before, after, strict=True)), f"something came back: {before} {after}")


# --- at some decisions --------------------------------------------------------------------------


def check_copies(state: State, dice: random.Random) -> None:
    """A copy is equal and goes its own way; a hash is a hash."""
    known = (state.hash(), state.key(), list(state.moves()), list(state.scores()))
    copy = state.clone()
    must((copy.hash(), copy.key(), copy.moves(), copy.scores()) == known, "a copy is not equal")
    for _ in range(10):
        if copy.seat() != OVER:
            copy.play(dice.choice(copy.moves()))
    must((state.hash(), state.key(), state.moves(), state.scores()) == known, "playing on a copy changed the original")


def check_notation(title: Title, state: State) -> None:
    """Writing and reading are each other's opposite."""
    words = title.written(state)
    must(len(set(words)) == len(words), "two answers are written alike")
    for move, text in zip(state.moves(), words, strict=True):
        must(title.write(state, move) == text, f"'{text}' is written in two ways")
        must(text == " ".join(text.split()), f"'{text}' does not fit on a line")
    for move, text in islice(zip(state.moves(), words, strict=True), 3 * MOST_TRIED):
        must(title.read(state, text) == move, f"'{text}' is read as another answer")


def check_futures(title: Title, state: State, dice: random.Random) -> None:
    """Every answer leads somewhere."""
    moves = state.moves()
    for move in moves if len(moves) <= MOST_TRIED else dice.sample(moves, MOST_TRIED):
        copy = state.clone()
        copy.play(move)
        must(copy.seat() == OVER or bool(copy.moves()), "an answer leads nowhere")
        check_rules(title, copy)


def check_views(title: Title, state: State, seats: int) -> None:
    """Everybody can be shown the position, and whoever is asked all answers, each once."""
    for viewer in (SPECTATOR, *range(seats)):
        shown = msgspec.json.decode(msgspec.json.encode(title.view(state, viewer)))
        must(shown["viewer"] == viewer, "a view is somebody else's")
    if state.seat() != OVER:
        offered = [move for choice in title.choices(state) for move in choice.moves]
        must(sorted(offered) == sorted(state.moves()), "what is offered is not what is legal")


def check_closely(table: Table, dice: random.Random) -> None:
    title, state = table.title, table.state
    check_copies(state, dice)
    check_notation(title, state)
    check_futures(title, state, dice)
    check_views(title, state, table.record.seats)


# --- at the end ---------------------------------------------------------------------------------


def check_end(table: Table) -> None:
    """The record, written and read again, leads to the same position and the same scores."""
    record, state = table.record, table.state
    must(state.moves() == [], "the game is over, yet something can be answered")
    must(record.scores == state.scores() and bool(record.secret), "the end is not told")
    must(bool(state.winners()) and set(state.winners()) <= set(range(record.seats)), "nobody wins")
    must(len(record.answers) <= records.MOST_ANSWERS, "no record can be so long")
    for again in (records.from_text(records.to_text(record)), records.from_json(records.to_json(record))):
        must(again == record, "the record is read otherwise than it was written")
    must(records.replay(table.title, record).hash() == state.hash(), "the record leads elsewhere")


# --- the storm ----------------------------------------------------------------------------------


def decisions(table: Table, dice: random.Random) -> Iterator[State]:
    """Answer at random until the end; the position before each answer."""
    while (state := table.state).seat() != OVER:
        must(len(table.record.answers) < records.MOST_ANSWERS, "the game does not end")
        yield state
        table.submit(state.seat(), table.title.write(state, dice.choice(state.moves())))


def play(number: int, table: Table) -> int:
    """One game; how many decisions it had. Raises Broken."""
    dice, known, count = random.Random(-number), spent(table.state), 0
    for state in decisions(table, dice):
        check_question(table)
        check_rules(table.title, state)
        check_course(known, known := spent(state))
        if dice.random() * SAMPLED < 1:
            check_closely(table, dice)
        count += 1
    check_rules(table.title, table.state)
    check_closely(table, dice)
    check_end(table)
    return count


def storm(numbers: range) -> int:
    """All these games; how many decisions they had."""
    count = 0
    for number in numbers:
        table = table_of(number)
        try:
            count += play(number, table)
        except Exception as error:
            raise AssertionError(f"game {number}: {error!r}\n{records.to_text(table.record)}") from error
    return count


@pytest.mark.parametrize("part", range(4))
def test_two_thousand_random_games_keep_every_rule_and_end(part: int) -> None:
    assert storm(range(part, SHORT, 4)) > 30 * SHORT / 4


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_two_hundred_thousand_random_games_keep_every_rule_and_end(part: int) -> None:
    assert storm(range(SHORT + part, SHORT + LONG, PARTS)) > 30 * LONG / PARTS


# --- planted faults: each is found ----------------------------------------------------------------


def twice(plain: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    return lambda *given: [*(found := plain(*given)), *found[:1]]


def first_always(plain: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, state, *_: state.moves()[0]


def with_a_space(plain: Callable[..., str]) -> Callable[..., str]:
    return lambda self, state, move: plain(self, state, move) + " "


def of_the_other(plain: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, state, viewer: plain(self, state, max(0, viewer))


def not_a_copy(plain: Callable[..., Any]) -> Callable[..., Any]:
    return lambda state: state


def always_another(plain: Callable[..., str]) -> Callable[..., str]:
    count = iter(range(10**9))
    return lambda state: f"{next(count)}"


def nobody(plain: Callable[..., Any]) -> Callable[..., Any]:
    return lambda state: []


def alternating(plain: Callable[..., list[int]]) -> Callable[..., list[int]]:
    """As if something random were in the scores."""
    count = iter(range(10**9))
    return lambda state: [score + next(count) for score in plain(state)]


def a_piece_too_many(plain: Callable[..., Any]) -> Callable[..., Any]:
    def play(state: Any, move: int) -> None:
        plain(state, move)
        if isinstance(state, Polis):
            state.poleis[0].points += 1
        else:
            state.supply[0] += 1

    return play


FAULTS = [
    ("title", "written", twice, "two answers are written alike"),
    ("title", "read", first_always, "is read as another answer"),
    ("title", "write", with_a_space, "is written in two ways"),
    ("title", "view", of_the_other, "a view is somebody else's"),
    ("title", "choices", twice, "what is offered is not what is legal"),
    ("state", "clone", not_a_copy, "playing on a copy changed the original"),
    ("state", "hash", always_another, "a copy is not equal"),
    ("state", "moves", twice, "an answer is listed twice"),
    ("state", "winners", nobody, "nobody wins"),
    ("state", "scores", alternating, "a copy is not equal"),
    ("state", "play", a_piece_too_many, "points is|cubes in all"),
]


@pytest.mark.parametrize(("whose", "what", "fault", "found"), FAULTS, ids=[f"{row[0]} {row[1]}" for row in FAULTS])
@pytest.mark.parametrize("title", TITLES)
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, title: str, whose: str, what: str, fault: Callable[[Any], Any], found: str
) -> None:
    number = next(number for number in range(len(KINDS)) if KINDS[number][0].id == title) + len(KINDS)
    table = table_of(number)
    owner: Any = type(table.title if whose == "title" else table.state)
    monkeypatch.setattr(owner, what, fault(getattr(owner, what)))
    with pytest.raises(AssertionError, match=f"game {number}: Broken.*({found})"):
        storm(range(number, number + 1))


def test_what_came_back_is_found() -> None:
    with pytest.raises(Broken, match="came back"):
        check_course((2, 5), (2, 4))
