"""A move means something to its decision and its speech alone; everybody else asks them what it says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "isthmos"
ROOMS = {"phases", "speech"}
"""Folders of a game in which a move may be taken apart."""
BITS = re.compile(r"[A-Z_]+_(BITS|MASK|SHIFT)")
MOVES = {"move", "moves", "bid", "offer", "kept", "answer", "best"}
"""What moves are called where they are passed about."""
APART = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.FloorDiv, ast.Mod)


def files() -> Iterator[Path]:
    """All that must not take a move apart."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = set(path.relative_to(SOURCE).parts)
        if not parts & ROOMS:
            yield path


def taken_apart(tree: ast.AST) -> Iterator[int]:
    """The lines on which bits of a move are named, or a move is shifted, masked or divided."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from [node.lineno for name in node.names if BITS.fullmatch(name.name)]
        elif isinstance(node, ast.Attribute | ast.BinOp) and reaches_into_a_move(node):
            yield node.lineno


def reaches_into_a_move(node: ast.Attribute | ast.BinOp) -> bool:
    if isinstance(node, ast.Attribute):
        return BITS.fullmatch(node.attr) is not None
    return isinstance(node.op, APART) and is_move(node.left)


def is_move(node: ast.expr) -> bool:
    """`move`, or one out of several, as in `moves[0]`."""
    if isinstance(node, ast.Subscript):
        return is_move(node.value)
    return (isinstance(node, ast.Name) and node.id in MOVES) or (isinstance(node, ast.Attribute) and node.attr in MOVES)


def test_only_rules_and_speeches_take_a_move_apart() -> None:
    found = []
    for path in files():
        lines = taken_apart(ast.parse(path.read_text(encoding="utf-8")))
        found += [f"{path.relative_to(SOURCE)}:{line}" for line in lines]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "from isthmos.games.peloponnes.phases.bidding import SLOT_MASK",
        "slot = move & 7",
        "coins = line.moves[0] >> 3",
        "from games.perikles.phases import battle\nsize = battle.SIZE_BITS",
    ],
)
def test_taking_apart_is_found(text: str) -> None:
    assert list(taken_apart(ast.parse(text)))


@pytest.mark.parametrize("text", ["slot = slot_of(move)", "shield = income & kinds", "moves = first + second"])
def test_asking_a_move_is_no_taking_apart(text: str) -> None:
    assert not list(taken_apart(ast.parse(text)))


def test_games_are_held_by_their_folders() -> None:
    held = {path.relative_to(SOURCE).parts[1] for path in files() if path.is_relative_to(SOURCE / "games")}
    assert {"peloponnes", "perikles"} <= held
