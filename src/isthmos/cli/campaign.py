"""`isthmos campaign`: the levels of a game that has a campaign, with progress that is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from isthmos.cli import saves
from isthmos.cli.language import Language
from isthmos.cli.play import Session, new_save, session
from isthmos.cli.saves import Sitter
from isthmos.cli.setup import GameArgument, SeedOption, TableOption, options_of, title_of
from isthmos.cli.terminal import terminal
from isthmos.core.errors import IsthmosError, RecordError
from isthmos.core.foreign import misfit
from isthmos.core.message import Arg, Message
from isthmos.games.catalogue import CAMPAIGNS

FIRST = next(iter(CAMPAIGNS), "")
"""Whose campaign is meant where no game is named."""


def campaign_command(
    game: GameArgument = FIRST,
    to_begin_again: Annotated[bool, typer.Option("--restart", help="cli-option-restart")] = False,
    to_tell: Annotated[bool, typer.Option("--status", help="cli-option-status")] = False,
    option: TableOption = None,
    seed: SeedOption = "",
) -> None:
    language, console = terminal()
    options = options_of(title_of(game), option or [])
    if game not in CAMPAIGNS:
        raise IsthmosError(Message("cli-no-campaign", {"game": game, "games": ", ".join(CAMPAIGNS)}))
    if to_begin_again:
        restart(options, game)
        options = {}
    if to_tell:
        for line in status(language, game):
            console.print(Text(line))
        return
    campaign(language, console, options, seed, game)


def file(game: str = FIRST) -> Path:
    return saves.home() / ("campaign.json" if game == FIRST else f"campaign-{game}.json")


def load(game: str = FIRST) -> Any:
    kind = CAMPAIGNS[game].progress
    if not file(game).exists():
        return kind()
    try:
        return msgspec.json.decode(saves.read_whole(file(game)), type=kind)
    except msgspec.DecodeError as error:
        said: dict[str, Arg] = {"file": str(file(game)), "game": game, "reason": misfit(str(error))}
        raise RecordError(Message("cli-progress-damaged", said)) from None


def keep(progress: msgspec.Struct, game: str = FIRST) -> None:
    saves.write_whole(file(game), msgspec.json.encode(progress))


def restart(options: dict[str, str], game: str = FIRST) -> None:
    """Forget the progress, and the level that lies open."""
    keep(CAMPAIGNS[game].begin(options), game)
    for path in open_levels(game):
        path.unlink(missing_ok=True)


def open_levels(game: str = FIRST) -> list[Path]:
    return [path for path in saves.unfinished() if is_level(saves.load(path), game)]


def is_level(save: saves.Save, game: str) -> bool:
    return save.campaign and save.record.game == game


def status(language: Language, game: str = FIRST) -> list[str]:
    """One line for each level."""
    return [language.say(line) for line in CAMPAIGNS[game].tell(load(game))]


def campaign(language: Language, console: Console, options: dict[str, str], seed: str, game: str) -> None:
    """Go on with the level that lies open, or begin the next one."""
    levels, progress, waiting = CAMPAIGNS[game], load(game), open_levels(game)
    if options and (levels.has_begun(progress) or waiting):
        raise IsthmosError(Message("cli-campaign-options", {}))
    if options:
        progress = levels.begin(options)
        keep(progress, game)
    if levels.level(progress) is None:
        console.print(Text(language.text("cli-campaign-won")))
        return
    for line in status(language, game):
        console.print(Text(line))
    if waiting:
        play(session(saves.load(waiting[0]), waiting[0], language, console))
        return
    save = new_save(title_of(game), [Sitter(language.text("cli-you"))], levels.setup(progress), seed)
    save.campaign = True
    play(session(save, saves.new_path(game), language, console))


def play(found: Session) -> None:
    """Play a game; a level of the campaign counts when it is over."""
    if not found.play() or not found.save.campaign:
        return
    game = found.title.id
    before = load(game)
    progress = CAMPAIGNS[game].count(before, found.path.stem, found.table.state)
    keep(progress, game)
    found.say(what_next(CAMPAIGNS[game].level(before), CAMPAIGNS[game].level(progress)))


def what_next(played: int | None, coming: int | None) -> str:
    """By the level that was played and the one to be played now."""
    if coming is None or played is None:
        return "cli-campaign-won"
    if coming > played:
        return "cli-campaign-go-on"
    return "cli-campaign-retry" if coming == played else "cli-campaign-back"
