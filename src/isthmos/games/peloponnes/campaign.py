"""The solo campaign: five levels, each a whole game (PEL-A3 to PEL-A7). Pure: what is kept where is not known here."""

from __future__ import annotations

import msgspec

from isthmos.games.peloponnes.content import Content, Level

RESTART = ("solo_failed_level", "restart_campaign")
"""PEL-A7: the option and its value that send a missed level back to the first."""


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """A level that was played to its end. `game` tells attempts apart, so that none counts twice."""

    game: str
    level: int
    civilization: str
    score: int
    needed: int


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """How far a player has come. `completed` is in the order of the levels."""

    options: dict[str, str] = {}
    completed: list[Attempt] = []
    missed: list[Attempt] = []


def next_level(progress: Progress, content: Content) -> Level | None:
    """The level to play now; None when the campaign is won."""
    done = len(progress.completed)
    return content.levels[done] if done < len(content.levels) else None


def table_options(progress: Progress, level: Level) -> dict[str, str]:
    """The set-up of a level: civilizations of completed levels are used up (PEL-A6)."""
    used = ",".join(attempt.civilization for attempt in progress.completed)
    return {**progress.options, "level": str(level.number), **({"used": used} if used else {})}


def is_completed(attempt: Attempt) -> bool:
    """PEL-A3."""
    return attempt.score >= attempt.needed


def with_attempt(progress: Progress, attempt: Attempt) -> Progress:
    """The progress after a level has been played; a game that was counted already changes nothing."""
    if any(attempt.game == other.game for other in (*progress.completed, *progress.missed)):
        return progress
    if is_completed(attempt):
        return Progress(progress.options, [*progress.completed, attempt], progress.missed)
    name, value = RESTART
    kept = [] if progress.options.get(name) == value else progress.completed
    return Progress(progress.options, kept, [*progress.missed, attempt])


def attempts_at(progress: Progress, level: Level) -> int:
    """How often a level was missed so far."""
    return sum(attempt.level == level.number for attempt in progress.missed)
