"""The campaign in the terminal: its progress outlives the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from isthmos.cli import campaign, saves
from isthmos.games.peloponnes.campaign import Attempt, Progress, with_attempt
from isthmos.games.peloponnes.title import shipped_content

from .conftest import Run
from .typing import typed_game


def completed(levels: int) -> Progress:
    progress = Progress()
    civilizations = ("sparta", "argos", "pylos", "korinth", "patras")
    for level in range(1, levels + 1):
        progress = with_attempt(progress, Attempt(f"game {level}", level, civilizations[level - 1], 40, 35))
    return progress


def test_a_level_is_played_and_missed_and_may_be_tried_again(isthmos: Run) -> None:
    lines, _ = typed_game("level", 1, options={"level": "1"})
    done = isthmos("campaign", "--seed", "level", typed=lines)
    assert "Level 1 is missed" in done.out
    assert "Try the level again" in done.out
    assert "▶ Level 1: 24 points needed, missed once" in isthmos("campaign", "--status").out


def test_a_missed_level_may_send_back_to_the_first(isthmos: Run, home: Path) -> None:
    progress = completed(1)
    progress.options = {"solo_failed_level": "restart_campaign"}
    campaign.keep(progress)
    options = {"solo_failed_level": "restart_campaign", "level": "2", "used": "sparta"}
    lines, _ = typed_game("back", 1, options=options)
    done = isthmos("campaign", "--seed", "back", typed=lines)
    assert "begins again at level 1" in done.out
    assert campaign.load().completed == []


def test_a_completed_level_leads_to_the_next_one(isthmos: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The points needed are lowered, so that any game will do."""
    campaign.keep(completed(1))
    monkeypatch.setattr(shipped_content().levels[1], "points_needed", 0)
    lines, _ = typed_game("next", 1, options={"level": "2", "used": "sparta"})
    done = isthmos("campaign", "--seed", "next", typed=lines)
    assert "Level 2 is completed" in done.out
    assert "Go on with the next level" in done.out
    assert [attempt.level for attempt in campaign.load().completed] == [1, 2]
    assert "▶ Level 3" in isthmos("campaign", "--status").out


def test_a_level_that_was_left_is_gone_on_with(isthmos: Run) -> None:
    lines, _ = typed_game("open", 1, options={"level": "1"})
    isthmos("campaign", "--seed", "open", typed=lines[:3])
    isthmos("campaign", typed=lines[3:])
    assert len(saves.newest_first()) == 1
    assert len(campaign.load().missed) + len(campaign.load().completed) == 1


def test_resume_counts_a_level_too(isthmos: Run) -> None:
    lines, _ = typed_game("open", 1, options={"level": "1"})
    isthmos("campaign", "--seed", "open", typed=lines[:3])
    isthmos("resume", typed=lines[3:])
    assert len(campaign.load().missed) + len(campaign.load().completed) == 1


def test_the_progress_survives_the_program(process: Run) -> None:
    campaign.keep(completed(3))
    done = process("campaign", "--status")
    assert done.out.count("✓") == 3
    assert "▶ Level 4: 35 points needed" in done.out


def test_the_campaign_is_won_and_restarted(isthmos: Run) -> None:
    campaign.keep(completed(5))
    assert "the campaign is won" in isthmos("campaign").out
    isthmos("campaign", "--restart", "--status")
    assert campaign.load() == Progress()


def test_a_restart_forgets_the_level_that_lies_open(isthmos: Run) -> None:
    isthmos("campaign", typed=[])
    assert len(campaign.open_levels()) == 1
    isthmos("campaign", "--restart", "--status", "--option", "solo_failed_level=restart_campaign")
    assert campaign.open_levels() == []
    assert campaign.load().options == {"solo_failed_level": "restart_campaign"}


def test_options_are_not_changed_on_the_way(isthmos: Run) -> None:
    campaign.keep(completed(1))
    done = isthmos("campaign", "--option", "solo_failed_level=restart_campaign")
    assert done.code == 2
    assert "--restart" in done.err


def test_damaged_progress_is_a_sentence_and_not_lost(isthmos: Run, home: Path) -> None:
    campaign.keep(completed(1))
    campaign.file().write_text("{")
    done = isthmos("campaign")
    assert done.code == 2
    assert "--restart" in done.err
    assert campaign.file().read_text() == "{"
