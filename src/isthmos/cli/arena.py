"""`isthmos arena`: bots against each other, with intervals and ratings, as a table or as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from isthmos.bots.bot import Budget
from isthmos.cli.language import Language, language_of_locale
from isthmos.cli.setup import data_of, title_of
from isthmos.cli.simulate import INTERRUPTED, bar, names, options
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.lab.arena import Result, arena, match_of
from isthmos.lab.ladder import ladder
from isthmos.lab.processes import cores


def arena_command(
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
    bots: Annotated[str, typer.Option(help="cli-option-arena-bots")],
    games: Annotated[int, typer.Option(help="cli-option-arena-games")] = 1000,
    players: Annotated[int, typer.Option(help="cli-option-arena-players")] = 0,
    time_ms: Annotated[int, typer.Option(help="cli-option-arena-time")] = 0,
    simulations: Annotated[int, typer.Option(help="cli-option-arena-simulations")] = 0,
    seed: Annotated[str, typer.Option(help="cli-option-lab-seed")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="cli-option-option")] = None,
    data: Annotated[str, typer.Option(help="cli-option-data")] = "",
    processes: Annotated[int, typer.Option(help="cli-option-lab-processes")] = 0,
    keep: Annotated[Path | None, typer.Option(help="cli-option-arena-keep", dir_okay=False)] = None,
    picture: Annotated[Path | None, typer.Option(help="cli-option-arena-picture", dir_okay=False)] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-option-arena-json")] = False,
) -> None:
    language = Language(language_of_locale())
    for value, least in ((processes, 0), (time_ms, 0), (simulations, 0), (games, 1)):
        if value < least:
            raise IsthmosError(Message("lab-too-small", {"number": value, "least": least}))
    title, sitters = title_of(game), names(bots)
    match = match_of(
        title,
        sitters,
        players or len(sitters),
        seed,
        Budget(milliseconds=time_ms, simulations=simulations),
        options(option or []) | data_of(title, data),
    )
    wanted = -(-games // len(match.bots)) * len(match.bots)
    with bar(language, wanted) as advance:
        result = arena(match, games, processes=processes or cores(), path=keep, progress=advance)
    if picture is not None:
        heading = language.text("lab-arena-title", game=title.id, games=result.games)
        picture.write_text(ladder(heading, language.text("lab-arena-fair"), result), encoding="utf-8")
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console().print(table(language, result))
    if result.games < wanted:
        print(language.text("lab-interrupted", done=result.games, games=wanted), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def table(language: Language, result: Result) -> Table:
    """The strongest first."""
    found = Table(title=language.text("lab-arena-title", game=result.title, games=result.games))
    found.add_column(language.text("lab-arena-bot"))
    for column in ("share", "rating", "score", "p50", "p95", "longest"):
        found.add_column(language.text(f"lab-arena-{column}"), justify="right")
    for name, one in sorted(result.bots.items(), key=lambda item: -item[1].win_share):
        share = f"{one.win_share:.1%}\n{100 * one.low:.1f}–{100 * one.high:.1f}"
        rating = f"{one.rating:.0f}\n{one.rating_low:.0f}–{one.rating_high:.0f}"
        times = (f"{ms:.2f}" for ms in (one.move_ms.p50, one.move_ms.p95, one.move_ms.max))
        found.add_row(name, share, rating, f"{one.mean_score:.1f}", *times)
    return found
