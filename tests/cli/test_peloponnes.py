"""What the terminal draws of Peloponnes."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from isthmos.cli.screens.shelf import screen_of
from isthmos.games.peloponnes.title import TITLE, shipped_content
from isthmos.language import Language
from isthmos.testkit.peloponnes import table

NARROW, SHORT = 79, 24


@pytest.mark.parametrize("surcharge", [3, 4])
def test_what_the_conquest_row_costs_is_the_number_of_the_box(surcharge: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """PEL-B4."""
    monkeypatch.setattr(shipped_content(), "conquest_surcharge", surcharge)
    board = table("X", "Y").coins(9).offer("A05", "A06", "A07", "bridge", "well").bidding().board
    out = io.StringIO()
    console = Console(file=out, width=NARROW, highlight=False, markup=False, emoji=False)
    console.print(screen_of(TITLE.id).table(TITLE.view(board, 0), Language("en", ["X", "Y"]), NARROW, SHORT))
    conquest = [slot for slot in TITLE.view(board, 0).offer if slot.row == "conquest"]
    assert out.getvalue().count(f"+{surcharge} ") == len(conquest) > 0
