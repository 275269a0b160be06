"""A game is one folder and one line: outside its own folders no source names a game, or a thing of one.

Which games and which things there are, the catalogue says: titles, the folders of their manifests, and every id of what
is in their boxes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isthmos.core.manifest import Manifest
from isthmos.games import catalogue
from isthmos.games.catalogue import GAMES

SRC = Path(catalogue.__file__).parents[1]
CLIENT = SRC.parents[1] / "web" / "src"
SHORT = 4
"""Ids shorter than this are words of every program."""
COMMON = {"decline"}
"""Ids of things that are words of the house as well."""
HISTORY = SRC / "server" / "store" / "migrations" / "versions"
"""What was kept before there was a second campaign had no name of its game."""


def folders_of(manifest: Manifest) -> list[Path]:
    """Where a game may be named: its rules, its bots' knowledge, its screen, its test kit, its board."""
    assert manifest.board is not None
    rules = SRC.parent / Path(manifest.rules).parents[1]
    knowledge = SRC.parent / Path(*manifest.evaluator.split(".")[:-1])
    screen = SRC.parent / Path(*manifest.screen.split("."))
    return [
        rules,
        knowledge,
        screen.with_suffix(".py"),
        SRC / "testkit" / screen.name,
        CLIENT / "games" / manifest.board.folder,
    ]


OWN = [folder for manifest in GAMES.values() for folder in folders_of(manifest)] + [Path(catalogue.__file__)]


def named(line: str) -> set[str]:
    """The parts of a line of the catalogue that stand for a game."""
    return set(line.split(".")) - {"isthmos", "games", "modules", "manifest"}


NAMES = {*GAMES, *(name for line in catalogue.SHELF for name in named(line))}
WORD = re.compile(rf"(?<![a-z])({'|'.join(sorted(NAMES))})(?![a-z])", re.IGNORECASE)


def ids_in(found: Any) -> Iterator[str]:
    """Every id of a box."""
    if isinstance(found, dict):
        if isinstance(found.get("id"), str):
            yield found["id"]
        found = list(found.values())
    for one in found if isinstance(found, list) else []:
        yield from ids_in(one)


@cache
def things() -> frozenset[str]:
    boxes = [box() for manifest in GAMES.values() if manifest.board for box in manifest.board.boxes.values()]
    return frozenset(one for box in boxes for one in ids_in(msgspec.to_builtins(box)) if len(one) >= SHORT) - COMMON


def is_elsewhere(path: Path) -> bool:
    return not any(path == own or own in path.parents for own in [*OWN, HISTORY])


def docstrings(tree: ast.Module) -> set[int]:
    """What is said to readers is not looked at."""
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return {id(node.value) for node in statements}


def literals(path: Path) -> Iterator[str]:
    """Every string and every imported module of a Python file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield f"{node.module}.{' '.join(one.name for one in node.names)}"


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*|<style>.*</style>", re.DOTALL)
PUT_IN = re.compile(r"\$\{[^}]*\}")
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")


def literals_of_client(path: Path) -> Iterator[str]:
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    yield from (PUT_IN.sub("", next(filter(None, found), "")) for found in QUOTED.findall(text))


PYTHON = [path for path in sorted(SRC.rglob("*.py")) if is_elsewhere(path)]
OF_CLIENT = [
    path
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")])
    if is_elsewhere(path) and not path.name.endswith(".test.ts") and path.name != "samples.ts"
]


LOCALE = SRC / "locale"
SHARED = [path for path in sorted(LOCALE.rglob("*.ftl")) if not WORD.search(path.stem.replace("_", " "))]


def guilty(text: str) -> bool:
    return bool(WORD.search(text)) or text in things()


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(SRC)))
def test_no_other_source_names_a_game(path: Path) -> None:
    assert [text for text in literals(path) if guilty(text)] == []


@pytest.mark.parametrize("path", OF_CLIENT, ids=lambda path: str(path.relative_to(CLIENT)))
def test_no_other_source_of_the_client_names_a_game(path: Path) -> None:
    assert [text for text in literals_of_client(path) if WORD.search(text)] == []


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(LOCALE)))
def test_words_that_every_game_shares_name_none(path: Path) -> None:
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if WORD.search(line)] == []


def test_names_and_things_are_found() -> None:
    """Guards the patterns: a change of layout must not make this file check nothing."""
    assert {"peloponnes", "heroes", "heroes_and_colonies", "perikles"} == NAMES
    assert {"agora", "sparta", "achilles", "athens"} & things()
    assert len(things()) > 100
    assert len(PYTHON) > 90
    assert len(OF_CLIENT) > 50
    assert {path.stem for path in SHARED} >= {"web", "bots", "cli", "common", "server"}
    assert guilty("isthmos.games.peloponnes.campaign")
    assert guilty("/#rules/perikles")
    assert any(map(guilty, literals(SRC / "games" / "perikles" / "manifest.py")))
