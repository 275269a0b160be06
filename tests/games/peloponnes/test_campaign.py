"""The solo campaign from level to level: PEL-A3, PEL-A6, PEL-A7."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.campaign import (
    Attempt,
    Progress,
    attempts_at,
    is_completed,
    next_level,
    table_options,
    with_attempt,
)
from isthmos.games.peloponnes.title import TITLE, shipped_content

CONTENT = shipped_content()
NEEDED = {1: 24, 2: 28, 3: 32, 4: 35, 5: 35}


def played(progress: Progress, score: int, civilization: str) -> Progress:
    """The next level, ended with this score."""
    level = next_level(progress, CONTENT)
    assert level is not None
    number = len(progress.completed) + len(progress.missed)
    return with_attempt(progress, Attempt(f"game {number}", level.number, civilization, score, level.points_needed))


@pytest.mark.parametrize(("level", "needed"), NEEDED.items())
def test_a_level_is_completed_with_the_points_it_asks_for(level: int, needed: int) -> None:
    """PEL-A3."""
    assert CONTENT.levels[level - 1].points_needed == needed
    assert is_completed(Attempt("game", level, "sparta", needed, needed))
    assert not is_completed(Attempt("game", level, "sparta", needed - 1, needed))


def test_five_levels_one_after_the_other_win_the_campaign() -> None:
    """PEL-A3."""
    progress = Progress()
    for number, civilization in enumerate(("messene", "patras", "arkadia", "korinth", "sparta"), 1):
        level = next_level(progress, CONTENT)
        assert level is not None
        assert level.number == number
        progress = played(progress, NEEDED[number], civilization)
    assert next_level(progress, CONTENT) is None


def test_only_completed_levels_use_up_a_civilization() -> None:
    """PEL-A6, PEL-A7."""
    progress = played(played(Progress(), 24, "sparta"), 27, "argos")
    level = next_level(progress, CONTENT)
    assert level is not None
    options = table_options(progress, level)
    assert options == {"level": "2", "used": "sparta"}
    position = TITLE.start(1, options)
    dealt = [TITLE.write(position, move) for move in position.moves()]
    assert "deal argos" in dealt
    assert "deal sparta" not in dealt


def test_a_missed_level_is_played_again() -> None:
    """PEL-A7."""
    progress = played(played(Progress(), 24, "sparta"), 27, "argos")
    level = next_level(progress, CONTENT)
    assert level is not None
    assert (level.number, attempts_at(progress, level), len(progress.completed)) == (2, 1, 1)
    assert played(progress, 28, "argos").completed[-1].civilization == "argos"


def test_where_the_table_plays_so_a_missed_level_starts_the_campaign_again() -> None:
    """PEL-A7, PEL-A6: then all civilizations are free again."""
    progress = Progress(options={"solo_failed_level": "restart_campaign"})
    progress = played(played(progress, 24, "sparta"), 27, "argos")
    level = next_level(progress, CONTENT)
    assert level is not None
    assert level.number == 1
    assert table_options(progress, level) == {"solo_failed_level": "restart_campaign", "level": "1"}


def test_no_game_counts_twice() -> None:
    once = with_attempt(Progress(), Attempt("the game", 1, "sparta", 30, 24))
    assert with_attempt(once, Attempt("the game", 1, "sparta", 30, 24)) == once
