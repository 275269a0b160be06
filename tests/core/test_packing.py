"""Positions as values: packed and unpacked, pickled, copied, compared and printed, in both builds."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest
from bots.test_every_bot import TABLES, Table

from isthmos.core.dealer import Stream
from isthmos.core.errors import RecordError
from isthmos.core.packing import PACKED, names, pack, unpack
from isthmos.core.state import OVER, RuleBook, State
from isthmos.games.catalogue import TITLES

SOME = 0.3
"""The part of a game's positions that is looked at."""


class Chosen(Stream):
    def __init__(self, choice: random.Random) -> None:
        self.choice = choice

    def below(self, n: int) -> int:
        return self.choice.randrange(n)


def positions(table: Table) -> Iterator[State]:
    """Of a random game, the last one among them; where something is hidden, as its seat may imagine it."""
    game, seats, options = table
    choice = random.Random(f"packing {table}")
    position = TITLES[game].start(seats, options)
    while position.seat() != OVER:
        if choice.random() < SOME:
            yield position
            if position.seat() >= 0:
                yield TITLES[game].imagine(position, position.seat(), Chosen(choice))
        position.play(choice.choice(position.moves()))
    yield position


def assert_same(one: State, other: State) -> None:
    assert other is not one
    assert other == one
    assert (other.hash(), other.key(), other.frames()) == (one.hash(), one.key(), one.frames())
    assert (other.moves(), other.weights(), other.scores()) == (one.moves(), one.weights(), one.scores())


@pytest.mark.parametrize("table", TABLES)
def test_a_position_arrives_as_it_was_and_can_be_played_on(table: Table) -> None:
    title, choice, seen = TITLES[table[0]], random.Random(7), 0
    for position in positions(table):
        arrived, pickled = unpack(title, pack(title, position)), pickle.loads(pickle.dumps(position))
        assert_same(position, arrived)
        assert_same(position, pickled)
        if position.seat() != OVER:
            move, there = choice.choice(position.moves()), position.clone()
            for one in (arrived, pickled, there):
                one.play(move)
            assert_same(there, arrived)
            assert_same(there, pickled)
        seen += 1
    assert seen > 5


def test_all_of_it_holds_with_the_interpreted_engine_too() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "not interpreted"]
    done = subprocess.run(command, env={**os.environ, "ISTHMOS_PURE": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("title", TITLES)
def test_every_part_of_a_position_is_packed(title: str) -> None:
    """What a class holds is among its parts, or follows from the table."""
    position = TITLES[title].start(3, {})
    poleis = getattr(position, "poleis", [])
    for kind in [type(position), *map(type, poleis[:1])]:
        held = {
            name for one in kind.__mro__ for name in vars(one).get("__mypyc_attrs__", vars(one).get("__slots__", ()))
        }
        beside = {"book", "rules", "hero_rules", "facts", "top", "heard", "is_heard", "listed", "__mypyc_attrs__"}
        assert held - beside == set(names(kind))
        assert held


# --- copies, comparisons, words -------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_is_a_position_of_its_own_at_the_same_table(title: str) -> None:
    position = TITLES[title].start(3, {})
    position.facts = []
    for other in (copy.copy(position), copy.deepcopy(position)):
        assert_same(position, other)
        assert other.book is position.book
        assert other.facts is None, "what happens on a copy is told to nobody"
        other.play(other.moves()[0])
        assert other != position


@pytest.mark.parametrize("title", TITLES)
def test_positions_are_equal_when_their_tables_were_laid_alike(title: str) -> None:
    option = TITLES[title].options()[0]
    start = TITLES[title].start
    assert start(3, {}) == start(3, {})
    assert start(3, {}) != start(4, {})
    assert start(3, {option.id: option.values[1]}) != start(3, {option.id: option.values[0]})
    assert start(3, {}) != "a position"


def test_pickled_together_positions_share_their_rulebook() -> None:
    position = TITLES["heroes"].start(4, {})
    one, other = pickle.loads(pickle.dumps([position, position.clone()]))
    assert one.book is other.book


@pytest.mark.parametrize("title", TITLES)
def test_a_position_can_be_read_in_one_line(title: str) -> None:
    position = TITLES[title].start(3, {})
    said = repr(position)
    assert position.hash() in said
    assert f"chapter {position.chapter}" in said
    assert f"seat {position.seat()} is asked" in said


# --- what is refused ------------------------------------------------------------------------------


def test_bytes_of_another_game_or_of_other_rules_are_refused() -> None:
    title, other = TITLES["peloponnes"], TITLES["perikles"]
    data = pack(title, title.start(3, {}))
    with pytest.raises(RecordError, match="a position of peloponnes, rules version 1, not one of perikles"):
        unpack(other, data)
    packed = PACKED.decode(data)
    packed.rules = 99
    with pytest.raises(RecordError, match="rules version 99, not one of peloponnes as it is here"):
        unpack(title, msgspec.msgpack.encode(packed))


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x95"])
def test_damaged_bytes_are_refused(damage: bytes) -> None:
    with pytest.raises(RecordError, match="this is no position of peloponnes"):
        unpack(TITLES["peloponnes"], damage)


def test_a_position_that_has_lost_a_part_is_refused() -> None:
    title = TITLES["peloponnes"]
    packed = PACKED.decode(pack(title, title.start(3, {})))
    del packed.parts[-1]
    with pytest.raises(RecordError, match="this is no position"):
        unpack(title, msgspec.msgpack.encode(packed))


def test_a_rulebook_that_nobody_can_put_together_again_cannot_be_packed() -> None:
    with pytest.raises(TypeError, match="without an origin"):
        pack(TITLES["peloponnes"], State(RuleBook()))
    with pytest.raises(TypeError, match="without an origin"):
        pickle.dumps(RuleBook())


def test_a_position_that_does_not_say_what_it_is_made_of_cannot_be_packed() -> None:
    class Silent(State):
        pass

    with pytest.raises(TypeError, match="Silent does not say what it is made of"):
        names(Silent)
