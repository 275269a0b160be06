"""The module bends the base game and nothing else: without its powers it is the base game, and it can be taken away."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from isthmos.core.state import CHANCE, OVER
from isthmos.games.peloponnes import base
from isthmos.games.peloponnes.content import Content
from isthmos.games.peloponnes.data_file import shipped as shipped_base
from isthmos.games.peloponnes.modules.heroes_and_colonies import module
from isthmos.games.peloponnes.modules.heroes_and_colonies.heroes import POWERS, dismiss_hero, settle_hero, turn_hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.conflict import HireAfterConflict
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.setup import settle_colony
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.wards import StrikeWithWards
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import DEAL_COLONY
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected, rulebook
from isthmos.games.peloponnes.phases.supply import Redeeming
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE as BASE_TITLE

from ...fields import fields_of

ROOT = Path(__file__).parents[5]
SRC = ROOT / "src"
BASE = SRC / "isthmos" / "games" / "peloponnes"

NEUTRAL_COLONY = """
[[colony]]
id = "{}"
storage = {{ wood = 10, stone = 10, food = 13, source = "ruling" }}
income = {{ rows = [[0,1,0],[3,2,0],[5,3,0],[8,4,0],[11,5,0],[14,5,2],[17,5,4],[20,5,6]], source = "ruling" }}
scoring = {{ points_per_inhabitant = 3, coins_per_power_point = 3, luxury_per_good = 2, source = "ruling" }}
[colony.special]
turn_order = ""
drought_divisor = 3
earthquake_price = 1
tempest_price = 1
marking_coins = 1
inhabitants_per_food = 1
any_land_fits = false
decline_takes_all = false
source = "ruling"
"""
NEUTRAL = "".join(NEUTRAL_COLONY.format(row.id) for row in corrected("").colony)


def shared(board: Board) -> tuple[object, ...]:
    """What a position of the base game is made of, without the name of the mat and what only heroes have."""
    poleis = []
    for p in board.poleis:
        number, _, *rest = super(HeroPolis, p).key() if isinstance(p, HeroPolis) else p.key()
        poleis.append((number, *rest))
    return (*Board.key(board)[:-1], tuple(poleis))


def assert_same_game(plain: Board, bent: Board, seed: str) -> None:
    """The same answers move for move, the same positions, the same scores."""
    dice = random.Random(seed)
    while plain.seat() != OVER:
        while bent.top is not None and bent.top.kind == DEAL_COLONY:
            bent.play(dice.choice(bent.moves()))
        assert bent.seat() == plain.seat()
        if plain.chapter:
            assert (bent.moves(), bent.weights()) == (plain.moves(), plain.weights())
            assert [TITLE.write(bent, m) for m in bent.moves()] == [BASE_TITLE.write(plain, m) for m in plain.moves()]
            assert shared(bent) == shared(plain)
            assert bent.scores() == plain.scores()
        moves = plain.moves()
        move = dice.choices(moves, plain.weights() or None)[0] if plain.seat() == CHANCE else dice.choice(moves)
        plain.play(move)
        bent.play(move)
    assert bent.seat() == OVER
    assert (bent.scores(), bent.winners(), shared(bent)) == (plain.scores(), plain.winners(), shared(plain))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_colonies_with_the_base_mat_at_every_seat_are_the_base_game(seats: int, seed: str) -> None:
    """HC-1.1, HC-10.11: nine colonies corrected to the numbers of the base mat."""
    plain = BASE_TITLE.start(seats, {})
    bent = TITLE.start(seats, {"heroes": "false", "data": NEUTRAL})
    assert isinstance(plain, Board)
    assert isinstance(bent, Board)
    assert_same_game(plain, bent, f"{seed} {seats}")
    assert {p.mat.id for p in bent.poleis} <= {row.id for row in corrected("").colony}


def neutral_heroes(seats: int) -> HeroRules:
    """Poleis with a place for a hero and none in it; strength, Persians, conflict and the third chit left out."""
    data = corrected("")
    rules = HeroRules(Content(shipped_base()), seats, {}, data, HeroOptions(data.option, {}))
    base.install(rules)
    module.add_decisions(rules)
    rules.blank = HeroPolis(rules.content.mats[0], len(rules.content.disasters), 0, data.clovers.points)
    rules.strikes = [StrikeWithWards() for _ in rules.content.disasters]
    module.after(rules.supply, Redeeming, HireAfterConflict())
    rules.bind()
    return rules


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_heroes_with_no_hero_and_no_rules_of_the_table_are_the_base_game(seats: int, seed: str) -> None:
    """HC-1.1."""
    plain, bent = BASE_TITLE.start(seats, {}), HeroBoard(neutral_heroes(seats))
    assert isinstance(plain, Board)
    bent.run_on()
    assert_same_game(plain, bent, f"{seed} {seats}")


def test_neither_module_chosen_is_the_base_game() -> None:
    """HC-1.1."""
    plain, bent = BASE_TITLE.start(4, {}), TITLE.start(4, {"heroes": "false", "colonies": "false"})
    assert isinstance(plain, Board)
    assert isinstance(bent, Board)
    assert_same_game(plain, bent, "neither")


# --- pairs ----------------------------------------------------------------------------------------

HEROES = [row.id for row in corrected("").hero]
COLONIES = range(1, 10)


def bent_numbers(p: HeroPolis) -> dict[str, object]:
    return {name: getattr(p, name) for name in fields_of(HeroPolis) if name not in ("hero", "hero_points")}


@pytest.mark.parametrize(("one", "other"), list(combinations(HEROES, 2)))
def test_any_two_heroes_commute(one: str, other: str) -> None:
    """HC-9.1, HC-9.10: in whatever order their numbers are bent, they come out the same."""
    rules = rulebook(2, {})

    def settled(*heroes: str) -> dict[str, object]:
        p = HeroBoard(rules).polis(0)
        for hero in heroes:
            p.hero = HEROES.index(hero)
            settle_hero(p, rules)
        return bent_numbers(p)

    assert settled(one, other) == settled(other, one)


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("colony", COLONIES)
def test_a_hero_and_a_colony_commute(hero: str, colony: int) -> None:
    """HC-10.3, HC-7.3: and so does turning the hero."""
    rules = rulebook(2, {})

    def settled(colony_first: bool) -> dict[str, object]:
        board = HeroBoard(rules)
        p = board.polis(0)
        p.hero = HEROES.index(hero)
        if colony_first:
            settle_colony(board, 0, colony)
        settle_hero(p, rules)
        turn_hero(p, rules)
        if not colony_first:
            settle_colony(board, 0, colony)
        return bent_numbers(p)

    assert settled(True) == settled(False)


@pytest.mark.parametrize("hero", HEROES)
def test_a_power_is_taken_back_as_it_was_given(hero: str) -> None:
    """HC-7.4: whatever was made of it in between."""
    rules = rulebook(2, {})
    board = HeroBoard(rules)
    p = board.polis(0)
    p.hero = HEROES.index(hero)
    settle_hero(p, rules)
    p.chit_returns, p.wards = p.returns_each_round, 0
    dismiss_hero(p, rules)
    blank = HeroBoard(rules).polis(0)
    assert {name: getattr(p, name) for name in fields_of(HeroPolis)} == {
        name: getattr(blank, name) for name in fields_of(HeroPolis)
    }


def test_every_hero_has_a_power_and_each_bends_a_number_of_its_own() -> None:
    """HC-9.1: no two heroes touch the same number, so none of them can get into the way of another."""
    assert sorted(POWERS) == sorted(HEROES)
    rules = rulebook(2, {})
    touched: dict[str, str] = {}
    for hero in HEROES:
        p, blank = HeroBoard(rules).polis(0), HeroBoard(rules).polis(0)
        POWERS[hero].settle(p, 3, 1, rules)
        changed = [name for name in fields_of(HeroPolis) if getattr(p, name) != getattr(blank, name)]
        assert changed, hero
        for name in changed:
            assert name not in touched, f"{hero} and {touched[name]} both bend {name}"
            touched[name] = hero


ORDERED = [
    ("Salamis", "Penelope"),
    ("Achilles", "the limit of 29"),
    ("two in a row", "Ariadne"),
    ("Ariadne", "Odysseus"),
    ("halving", "hiring"),
    ("Odysseus", "halving"),
    ("Daedalus", "luxury"),
    ("Naukratis", "Odysseus"),
    ("conflict", "Tantalus"),
]


@pytest.mark.parametrize(("first", "second"), ORDERED)
def test_what_does_not_commute_is_listed_as_ordered(first: str, second: str) -> None:
    """HC-9.3, HC-9.8: docs/powers.md says which comes first."""
    page = (ROOT / "docs" / "powers.md").read_text(encoding="utf-8")
    section = page.partition("## What comes first")[2].partition("\n## ")[0]
    assert f"| {first} | {second} |" in section


def test_one_moment_is_enough_and_one_listens() -> None:
    """HC-4.3."""
    assert len(rulebook(4, {}).tile_taken) == 1


# --- nothing of it in the base game ---------------------------------------------------------------

NAMES = [*HEROES, *[row.id for row in corrected("").colony], "leptis", "sikyon", "persian", "persians", "mercenar"]
WORDS = [*NAMES, "hero", "heroes", "colony", "colonies", "expansion", "clover", "clovers"]


def test_no_file_of_the_base_game_names_the_expansion_its_heroes_or_its_colonies() -> None:
    """HC-1.1."""
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, WORDS))})\b", re.IGNORECASE)
    found = []
    for path in sorted([*BASE.rglob("*.py"), *BASE.rglob("*.toml")]):
        if "modules" in path.relative_to(BASE).parts:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(SRC)}:{number}: {line.strip()}")
    assert found == []


def test_only_one_line_of_the_catalogue_names_the_module() -> None:
    """HC-1.1."""
    text = (SRC / "isthmos" / "games" / "catalogue.py").read_text(encoding="utf-8")
    assert sum("heroes" in line.lower() for line in text.splitlines()) == 1


WITHOUT = """
import isthmos, sys
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER
from isthmos.games.catalogue import TITLES, title_named
assert isthmos.__file__.startswith(sys.argv[1]), isthmos.__file__
assert "peloponnes" in TITLES and "heroes" not in TITLES
title = title_named("peloponnes")
position, dealer = title.start(4, {}), dealer_from_seed("without")
while position.seat() != OVER:
    assert title.violations(position) == []
    position.play(draw(position, dealer).move if position.seat() == CHANCE else position.moves()[-1])
import isthmos.cli.play, isthmos.cli.simulate
from isthmos.cli.commands import asked_for, build
from isthmos.cli.language import Language
from isthmos.cli.screens.shelf import screen_of
build(Language("en"), asked_for([]))
screen_of("peloponnes")
print(sum(position.scores()))
"""


def test_without_its_folder_and_its_line_the_base_game_goes_on(tmp_path: Path) -> None:
    """HC-1.1."""
    copy = tmp_path / "isthmos"
    shutil.copytree(SRC / "isthmos", copy, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    shutil.rmtree(copy / "games" / "peloponnes" / "modules" / "heroes_and_colonies")
    catalogue = copy / "games" / "catalogue.py"
    lines = catalogue.read_text(encoding="utf-8").splitlines(keepends=True)
    catalogue.write_text("".join(line for line in lines if "heroes_and_colonies" not in line), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", WITHOUT, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0
