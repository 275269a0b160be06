"""What a person types."""

from __future__ import annotations

import pytest

from isthmos.core.errors import IllegalMove
from isthmos.games.perikles.title import TITLE
from isthmos.testkit.perikles import Scene, table


def game() -> Scene:
    scene = table("A", "S", "T").leaders(athens="A", sparta="S", thebes="T").locations("megara-location", "sicily")
    return scene.turns("A", one=1).turns("S", one=1)


@pytest.mark.parametrize("typed", ["send athens h2", "sende Athen h2", "SCHICKE  athen H2"])
def test_a_counter_can_be_sent_in_either_language(typed: str) -> None:
    board = game().sending().board
    assert TITLE.write(board, TITLE.read(board, typed)) == "send athens h2"


@pytest.mark.parametrize(
    ("typed", "meant"), [("angreifen Megara", "attack megara-location"), ("attack Sizilien", "attack sicily")]
)
def test_where_a_location_is_meant_its_name_is_enough(typed: str, meant: str) -> None:
    board = game().sending().play("A", "send athens h2").board
    assert TITLE.write(board, TITLE.read(board, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("nimm Theben, zwei Scherben", "take thebes double"),
        ("take Thebes, candidate", "take thebes candidate"),
        ("nimm beliebige Stadt", "take any"),
        ("spiele Pest", "play plague"),
    ],
)
def test_tiles_can_be_taken_by_their_names(typed: str, meant: str) -> None:
    scene = table("A", "B", "C").special("A", "plague").display("thebes double", "thebes candidate", "any")
    board = scene.influence().board
    assert TITLE.write(board, TITLE.read(board, typed)) == meant


def test_what_is_not_possible_is_refused_with_what_is() -> None:
    scene = game().first("T").turns("T", one=1).locations("sicily")
    board = scene.sending().play("T", "send thebes h1", "defend sicily").board
    with pytest.raises(IllegalMove, match="‘perhaps’ is not possible now; possible: no, yes"):
        TITLE.read(board, "perhaps")
