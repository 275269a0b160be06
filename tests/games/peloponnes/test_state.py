"""Board and Polis: copies are complete and independent, and the hash sees everything."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.content import Mat
from isthmos.games.peloponnes.data_file import shipped
from isthmos.games.peloponnes.state import Board, Polis
from isthmos.testkit.peloponnes import Game, table

from .fields import fields_of

POLIS, BOARD = fields_of(Polis), fields_of(Board)
NAMED = ("heard", "is_heard", "listed")
"""The answers to the open question: they follow from the rest, and a copy has them named anew."""
SHARED = ("book", "rules", "mat", "facts", *NAMED)
"""Not part of the position: the rules, who listens, and what follows from the rest."""
REPLACED = ("unseen", "chits_left", "chits_seen")
"""Lists that are never changed, so that copies may share them."""


def busy() -> Game:
    """A position in which every number is something of its own."""
    scene = table("korinth", "arkadia", "argos").round(5).coins(9).luxury(8).people(6).food(7).wood(4).stone(3)
    scene.lands("korinth", "A05", "A06").buildings("korinth", "market", "port").marked("korinth", "well", "barracks")
    scene.chits(plague=2, blank=1, drought=1, tempest=1).offer("B04", "B06", "B07", "B08", "B09")
    return scene.bidding().play("korinth", "bid B04 5").play("arkadia", "bid B04 7")


def another(value: object) -> object:
    """A value of the same kind that is not this one."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value[:-1], another(value[-1])) if value else (1,)
    if isinstance(value, list):
        return [*value[:-1], another(value[-1])]
    return None


@pytest.mark.parametrize("slot", POLIS)
def test_every_slot_of_a_polis_is_copied(slot: str) -> None:
    polis = Polis(table("X", "Y").scoring().board.rules.content.mats[0], 5)
    value = another(getattr(polis, slot)) if slot != "mat" else Mat(shipped())
    setattr(polis, slot, value)
    assert getattr(polis.copy(), slot) == value


@pytest.mark.parametrize("slot", BOARD)
def test_every_slot_of_a_board_is_copied(slot: str) -> None:
    board = busy().board
    copy = board.clone()
    if slot == "facts":
        assert copy.facts is None  # nobody listens to a clone
    elif slot in NAMED:
        assert copy.heard is not board.heard
        assert copy.moves() == board.moves()
    elif slot == "poleis":
        assert [p.key() for p in copy.poleis] == [p.key() for p in board.poleis]
        assert not any(mine is theirs for mine, theirs in zip(board.poleis, copy.poleis, strict=True))
    else:
        value = getattr(board, slot)
        assert getattr(copy, slot) == value
        if slot not in (*SHARED, *REPLACED) and isinstance(value, list):
            assert getattr(copy, slot) is not value


@pytest.mark.parametrize("slot", [slot for slot in POLIS if slot not in SHARED])
def test_changing_a_polis_of_the_clone_leaves_the_original_alone(slot: str) -> None:
    board = busy().board
    before = board.hash()
    polis = board.clone().poleis[0]
    setattr(polis, slot, another(getattr(polis, slot)))
    assert board.hash() == before


@pytest.mark.parametrize("slot", [slot for slot in BOARD if slot not in (*SHARED, "poleis", "top")])
def test_changing_the_clone_leaves_the_original_alone_and_changes_the_hash(slot: str) -> None:
    board = busy().board
    before = board.hash()
    copy = board.clone()
    setattr(copy, slot, another(getattr(copy, slot)))
    assert board.hash() == before
    if slot != "stacks":  # the same at every table of the base game
        assert copy.hash() != before


def test_changing_the_bids_of_the_clone_in_place_leaves_the_original_alone() -> None:
    board = busy().board
    before = board.hash()
    copy = board.clone()
    copy.holders[0] = 2
    copy.poleis.pop()
    assert (board.hash(), len(board.poleis)) == (before, 3)


@pytest.mark.parametrize(
    "slot",
    [
        "coins",
        "wood",
        "stone",
        "food",
        "luxury",
        "people",
        "civilization",
        "lands",
        "buildings",
        "marks",
        "stake",
        "slot",
    ],
)
def test_the_hash_sees_everything_a_polis_has(slot: str) -> None:
    board = busy().board
    before = board.hash()
    polis = board.poleis[0]
    value = another(getattr(polis, slot))
    setattr(polis, slot, value)
    assert board.hash() != before


def test_the_hash_sees_the_open_questions() -> None:
    board = busy().board
    before = board.hash()
    board.ask(3, 1)
    assert board.hash() != before


def test_the_place_of_a_building_in_the_row_means_nothing() -> None:
    """PEL-T5: the row of buildings has no order, that of lands has."""

    def game(*buildings: str) -> str:
        return table("X", "Y").buildings("X", *buildings).income().board.hash()

    assert game("bridge", "well") == game("well", "bridge")
    lands = [table("X", "Y").lands("X", *row).income().board.hash() for row in (("A05", "A06"), ("A06", "A05"))]
    assert lands[0] != lands[1]


def test_the_round_is_part_of_the_position() -> None:
    hashes = {table("X", "Y").round(number).disasters().board.hash() for number in range(1, 9)}
    assert len(hashes) == 8


def test_unseen_tiles_have_no_order_in_the_hash() -> None:
    """PEL-C6."""
    board = busy().board
    before = board.hash()
    board.unseen = board.unseen[::-1]
    assert board.hash() == before
