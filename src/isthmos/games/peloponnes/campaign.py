"""The solo campaign: five levels, each a whole game (PEL-A3 to PEL-A7). Pure: what is kept where is not known here."""

from __future__ import annotations

from typing import cast

import msgspec

from isthmos.core.campaign import Campaign
from isthmos.core.message import Arg, Message
from isthmos.core.state import State
from isthmos.games.peloponnes.content import Content, Level
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE, shipped_content

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


class Levels(Campaign[Progress]):
    """What whoever lays the tables of a campaign is told of this one."""

    progress = Progress

    def begin(self, options: dict[str, str]) -> Progress:
        return Progress(options)

    def has_begun(self, progress: Progress) -> bool:
        return bool(progress.completed or progress.missed)

    def level(self, progress: Progress) -> int | None:
        level = next_level(progress, shipped_content())
        return None if level is None else level.number

    def setup(self, progress: Progress) -> dict[str, str]:
        level = next_level(progress, shipped_content())
        return {} if level is None else table_options(progress, level)

    def count(self, progress: Progress, game: str, state: State) -> Progress:
        number = cast(Board, state).rules.options.level
        needed = shipped_content().levels[number - 1].points_needed
        return with_attempt(progress, Attempt(game, number, TITLE.seat_label(state, 0), state.scores()[0], needed))

    def tell(self, progress: Progress) -> list[Message]:
        done = {attempt.level: attempt for attempt in progress.completed}
        coming = next_level(progress, shipped_content())
        return [
            said_done(done[level.number])
            if level.number in done
            else said_open(progress, level, "next" if level is coming else "later")
            for level in shipped_content().levels
        ]


def said_done(attempt: Attempt) -> Message:
    args: dict[str, Arg] = {"level": attempt.level, "needed": attempt.needed, "score": attempt.score}
    return Message("peloponnes-campaign-done", {**args, "civilization": attempt.civilization.capitalize()})


def said_open(progress: Progress, level: Level, when: str) -> Message:
    missed = attempts_at(progress, level)
    return Message(
        f"peloponnes-campaign-{when}", {"level": level.number, "needed": level.points_needed, "missed": missed}
    )
