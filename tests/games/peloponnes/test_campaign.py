"""The campaign: levels one after the other, each with another civilization (PEL-A3, PEL-A6, PEL-A7)."""

from __future__ import annotations

import msgspec
import pytest

from isthmos.core.errors import OptionError
from isthmos.games.peloponnes.campaign import Attempt, Progress, attempts_at, next_level, table_options, with_attempt
from isthmos.games.peloponnes.content import Level
from isthmos.games.peloponnes.title import TITLE, shipped_content

BOX = shipped_content()
CIVILIZATIONS = ("sparta", "argos", "pylos", "korinth", "patras")


def level(progress: Progress) -> Level:
    found = next_level(progress, BOX)
    assert found is not None
    return found


def played(progress: Progress, score: int, game: str = "") -> Progress:
    """The next level of a progress, played with so many points."""
    now = level(progress)
    civilization = CIVILIZATIONS[now.number - 1]
    ident = game or f"{len(progress.completed)} {len(progress.missed)}"
    return with_attempt(progress, Attempt(ident, now.number, civilization, score, now.points_needed))


def test_the_levels_ask_for_24_28_32_35_and_35_points() -> None:
    """PEL-A3."""
    progress, needed = Progress(), []
    while (now := next_level(progress, BOX)) is not None:
        needed.append(now.points_needed)
        progress = played(progress, now.points_needed)
    assert needed == [24, 28, 32, 35, 35]


@pytest.mark.parametrize(("score", "reached"), [(23, 1), (24, 2), (40, 2)])
def test_a_level_is_completed_with_the_points_needed(score: int, reached: int) -> None:
    """PEL-A3."""
    assert level(played(Progress(), score)).number == reached


def test_a_missed_level_is_played_again() -> None:
    """PEL-A7."""
    progress = played(played(played(Progress(), 24), 27), 27)
    assert level(progress).number == 2
    assert attempts_at(progress, level(progress)) == 2


def test_a_missed_level_may_send_back_to_the_first() -> None:
    """PEL-A7, the other way to play it."""
    progress = Progress({"solo_failed_level": "restart_campaign"})
    progress = played(played(progress, 24), 27)
    assert level(progress).number == 1
    assert table_options(progress, level(progress)) == {"solo_failed_level": "restart_campaign", "level": "1"}


def test_civilizations_of_completed_levels_are_used_up() -> None:
    """PEL-A6: a missed level uses none."""
    progress = played(played(played(Progress(), 24), 28), 0)
    options = table_options(progress, level(progress))
    assert options == {"level": "3", "used": "sparta,argos"}
    deals = [TITLE.write(state, move) for state in [TITLE.start(1, options)] for move in state.moves()]
    assert "deal sparta" not in deals
    assert len(deals) == 5


def test_a_game_counts_once() -> None:
    once = played(Progress(), 24, "a game")
    assert played(once, 40, "a game") == once


def test_progress_is_kept_as_json() -> None:
    progress = played(played(Progress({"solo_civilization": "free_choice_unused"}), 24), 3)
    assert msgspec.json.decode(msgspec.json.encode(progress), type=Progress) == progress


def test_a_progress_changes_by_being_replaced() -> None:
    first = Progress()
    played(first, 24)
    assert first == Progress()


def test_every_level_can_be_laid_out() -> None:
    progress = Progress()
    while (now := next_level(progress, BOX)) is not None:
        TITLE.start(1, table_options(progress, now))
        progress = played(progress, now.points_needed)
    with pytest.raises(OptionError):
        TITLE.start(1, {"level": "6"})
