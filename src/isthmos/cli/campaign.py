"""`isthmos campaign`: the five levels, with progress that is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from isthmos.cli import saves
from isthmos.cli.language import Language
from isthmos.cli.play import Session, new_save, session
from isthmos.cli.saves import Sitter
from isthmos.cli.setup import SeedOption, TableOption, options_of, title_of
from isthmos.cli.terminal import terminal
from isthmos.core.errors import IsthmosError, RecordError
from isthmos.core.foreign import misfit
from isthmos.core.message import Arg, Message
from isthmos.games.peloponnes.campaign import (
    Attempt,
    Progress,
    attempts_at,
    is_completed,
    next_level,
    table_options,
    with_attempt,
)
from isthmos.games.peloponnes.title import shipped_content

GAME = "peloponnes"


def campaign_command(
    to_begin_again: Annotated[bool, typer.Option("--restart", help="cli-option-restart")] = False,
    to_tell: Annotated[bool, typer.Option("--status", help="cli-option-status")] = False,
    option: TableOption = None,
    seed: SeedOption = "",
) -> None:
    language, console = terminal()
    options = options_of(title_of(GAME), option or [])
    if to_begin_again:
        restart(options)
        options = {}
    if to_tell:
        for line in status(language):
            console.print(Text(line))
        return
    campaign(language, console, options, seed)


def file() -> Path:
    return saves.home() / "campaign.json"


def load() -> Progress:
    if not file().exists():
        return Progress()
    try:
        return msgspec.json.decode(saves.read_whole(file()), type=Progress)
    except msgspec.DecodeError as error:
        said: dict[str, Arg] = {"file": str(file()), "reason": misfit(str(error))}
        raise RecordError(Message("cli-progress-damaged", said)) from None


def keep(progress: Progress) -> None:
    saves.write_whole(file(), msgspec.json.encode(progress))


def restart(options: dict[str, str]) -> None:
    """Forget the progress, and the level that lies open."""
    keep(Progress(options))
    for path in open_levels():
        path.unlink(missing_ok=True)


def open_levels() -> list[Path]:
    return [path for path in saves.unfinished() if saves.load(path).campaign]


def status(language: Language) -> list[str]:
    """One line for each level."""
    progress, lines = load(), []
    coming = next_level(progress, shipped_content())
    for level in shipped_content().levels:
        done = next((one for one in progress.completed if one.level == level.number), None)
        if done is not None:
            lines.append(said_done(language, done))
        else:
            ident = "cli-campaign-next" if level is coming else "cli-campaign-later"
            missed = attempts_at(progress, level)
            lines.append(language.text(ident, level=level.number, needed=level.points_needed, missed=missed))
    return lines


def said_done(language: Language, done: Attempt) -> str:
    name = done.civilization.capitalize()
    return language.text("cli-campaign-done", level=done.level, needed=done.needed, civilization=name, score=done.score)


def campaign(language: Language, console: Console, options: dict[str, str], seed: str) -> None:
    """Go on with the level that lies open, or begin the next one."""
    progress = load()
    if options and (progress.completed or progress.missed or open_levels()):
        raise IsthmosError(Message("cli-campaign-options", {}))
    if options:
        progress = Progress(options)
        keep(progress)
    level = next_level(progress, shipped_content())
    if level is None:
        console.print(Text(language.text("cli-campaign-won")))
        return
    for line in status(language):
        console.print(Text(line))
    waiting = open_levels()
    if waiting:
        play(session(saves.load(waiting[0]), waiting[0], language, console))
        return
    title = title_of(GAME)
    save = new_save(title, [Sitter(language.text("cli-you"))], table_options(progress, level), seed)
    save.campaign = True
    play(session(save, saves.new_path(GAME), language, console))


def play(found: Session) -> None:
    """Play a game; a level of the campaign counts when it is over."""
    if not found.play() or not found.save.campaign:
        return
    attempt = attempt_of(found)
    progress = with_attempt(load(), attempt)
    keep(progress)
    found.say(what_next(progress, attempt))


def what_next(progress: Progress, attempt: Attempt) -> str:
    level = next_level(progress, shipped_content())
    if level is None:
        return "cli-campaign-won"
    if is_completed(attempt):
        return "cli-campaign-go-on"
    return "cli-campaign-retry" if level.number == attempt.level else "cli-campaign-back"


def attempt_of(found: Session) -> Attempt:
    level = int(found.table.record.options["level"])
    return Attempt(
        game=found.path.stem,
        level=level,
        civilization=found.title.seat_label(found.table.state, 0),
        score=found.table.state.scores()[0],
        needed=shipped_content().levels[level - 1].points_needed,
    )
