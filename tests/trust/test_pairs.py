"""Non-interference at the table: what a viewer is told does not depend on what it may not know."""

from __future__ import annotations

import pytest

from isthmos.core.title import SPECTATOR
from isthmos.games.catalogue import TITLES
from isthmos.games.perikles.content import PERSIA, SPARTA, strength_of
from isthmos.table.events import Clock
from isthmos.testkit.perikles import table

from .knowledge import secrets_of, uncovered
from .pairs import Game, Leak, Pair, Side, any_game, secret_leaks
from .plants import AT_A_TABLE, Plant

SHOWS_FIRST = {"skips_a_counter_without_choice": 4, "lays_counters_out_by_strength": 6}
"""Pairs in which a rare leak shows."""


def played(seed: int) -> Pair:
    """To the end, or until everybody may tell the two apart; then some positions of the past."""
    pair = Pair(*any_game(seed))
    while not pair.is_over():
        if pair.viewers and pair.choice.random() < 0.004:
            pair.compare_past(pair.choice.randint(1, pair.here.sitting.seq))
        pair.play()
    return pair


def compare_many(first: int, comparisons: int) -> None:
    """Pairs of games from a number on; what did not differ is not counted."""
    compared, seed = 0, first
    while compared < comparisons:
        pair = played(seed)
        assert pair.leaks == [], seed
        compared, seed = compared + pair.compared, seed + 1
    print(f"{compared} comparisons in {seed - first} pairs of games")


def test_nobody_is_told_what_they_may_not_know() -> None:
    compare_many(0, 10_000)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_nobody_is_ever_told_what_they_may_not_know(part: int) -> None:
    compare_many((part + 1) * 10**6, 100_000)


@pytest.mark.parametrize("tiles", [True, False], ids=["tiles", "counters"])
def test_what_may_be_known_is_told(tiles: bool) -> None:
    """The other way round, or a house that says nothing would pass: whoever may know a difference sees it."""
    for seed in range(4):
        game, holders, _, _ = any_game(seed)
        pair = Pair(game, holders[:1], tiles, 1)
        while not pair.differs():
            pair.play()
        here, there = [side.doors(holders[0]) for side in pair.sides]
        assert here["position"] != there["position"]


@pytest.mark.parametrize("title", TITLES)
def test_nothing_that_is_told_depends_on_the_secret_of_the_dealer(title: str) -> None:
    total = 0
    for seats in range(TITLES[title].seats_min, TITLES[title].seats_max + 1):
        compared, leaks = secret_leaks(Game(title, seats, {}, "free", Clock("game", 9999), seats, ()), 20)
        assert leaks == []
        total += compared
    assert total > 20


def revolt(stack: str, seed: int, *hoplites: int) -> Side:
    """Slave Revolt strikes; in the hand of Sparta are so many counters of each strength."""
    side = Side(Game("perikles", 3, {}, "free", Clock(), seed, ()))
    scene = table("T", "S", "A").leaders(thebes="T", sparta="S", athens="A").special("T", "slave-revolt")
    scene = scene.locations("attica", "sicily").turns("T", one=1).sent("S", "attica", "attack", "sparta h3")
    board = scene.sending().board
    board.home[SPARTA << 3 : (SPARTA << 3) + 4] = hoplites
    side.sitting.playing().state = board
    for text in ("play slave-revolt", f"revolt {stack}"):
        side.command("answer", 0, text)
    return side


def test_nobody_looks_at_a_counter_that_revolts_and_then_takes_another() -> None:
    """terraforming-mars#728: where there is one counter nothing is drawn, and yet something is shown (PER-A11)."""
    side = revolt("attica", 1, 2, 3, 2, 2)
    assert side.board.frozen
    assert side.sitting.playing().undoables() == [0, 0, 0]


def test_nobody_can_count_whether_the_counters_of_a_hand_are_alike() -> None:
    """PER-H2, PER-A11: where they are nothing is drawn."""
    there = next(side for seed in range(9) if drew_a_two(side := revolt("hand", seed, 1, 1, 0, 0)))
    here = revolt("hand", there.game.seed, 0, 2, 0, 0)
    assert len(here.sitting.playing().record.answers) < len(there.sitting.playing().record.answers)
    for viewer in (SPECTATOR, 2):
        assert here.just_told(viewer) == there.just_told(viewer)
        assert here.doors(viewer) == there.doors(viewer)


def drew_a_two(side: Side) -> bool:
    return [strength_of(unit) for unit in side.board.frozen] == [2]


def test_a_counter_that_is_shown_and_goes_home_is_seen_though_another_takes_its_place() -> None:
    """PER-H4, PER-P5: the Persian trireme lies open on the shield; where it lay the hoplite still lies face down."""
    scene = table("S", "P", "A").leaders(sparta="S", thebes="A").special("A", "plague").locations("delium")
    scene.options(reveal="per_round_type", special_before_reveal="before_counters")
    scene.sent("S", "delium", "attack", "sparta t1", "sparta h1")
    game = scene.sent("P", "delium", "defence", "persia t3", "persia h2").battles()
    before = secrets_of(game.board)
    game.play("A", "pass").play("P", "column 1:2").dice("12/2", "12/2")
    shown = {(one.place[0], before[one]) for one in uncovered(before, game.board)}
    assert shown == {(SPARTA, (SPARTA << 3 | 4,)), (PERSIA, (PERSIA << 3 | 6,))}


def found_from(seed: int) -> list[Leak]:
    if leaks := secret_leaks(Game("perikles", 3, {}, "free", Clock(), 1, ()), 50)[1]:
        return leaks
    return next((leaks for number in range(seed, seed + 10) if (leaks := played(number).leaks)), [])


@pytest.mark.parametrize("plant", AT_A_TABLE, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    assert found_from(SHOWS_FIRST.get(plant.__name__, 0)) != []
