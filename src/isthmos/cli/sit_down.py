"""`isthmos play`, `solo` and `resume`: sit down at a table, a new one or an old one."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.text import Text

from isthmos.cli import campaign, saves
from isthmos.cli.play import new_save, session
from isthmos.cli.saves import Sitter
from isthmos.cli.setup import GameArgument, SeedOption, TableOption, data_of, options_of, sitters_of, title_of
from isthmos.cli.terminal import terminal
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.core.title import Title

SaveArgument = Annotated[str, typer.Argument(help="cli-argument-save")]
RecordOption = Annotated[str, typer.Option(help="cli-option-record")]


def play_command(
    game: GameArgument = "peloponnes",
    players: Annotated[int | None, typer.Option(help="cli-option-players")] = None,
    seats: Annotated[str, typer.Option(help="cli-option-seats")] = "",
    option: TableOption = None,
    data: Annotated[str, typer.Option(help="cli-option-data")] = "",
    seed: SeedOption = "",
    record: RecordOption = "",
) -> None:
    language, _ = terminal()
    title = title_of(game)
    options = options_of(title, option or []) | data_of(title, data)
    begin(title, sitters_of(title, seats, players, language), options, seed, record)


def solo_command(option: TableOption = None, seed: SeedOption = "", record: RecordOption = "") -> None:
    language, _ = terminal()
    title = title_of(campaign.GAME)
    begin(title, [Sitter(language.text("cli-you"))], options_of(title, option or []), seed, record)


def begin(title: Title, sitters: list[Sitter], options: dict[str, str], seed: str, record: str) -> None:
    save = new_save(title, sitters, options, seed, os.path.abspath(record) if record else "")
    campaign.play(session(save, saves.new_path(title.id), *terminal()))


def resume_command(
    game: SaveArgument = "",
    listing: Annotated[bool, typer.Option("--list", help="cli-option-list")] = False,
) -> None:
    language, console = terminal()
    waiting = saves.unfinished()
    if listing:
        for path in waiting:
            console.print(Text(path.stem))
        return
    if not game and not waiting:
        raise IsthmosError(Message("cli-nothing-to-resume", {}))
    path = saves.find(game) if game else waiting[0]
    campaign.play(session(saves.load(path), path, language, console))
