"""`isthmos simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from isthmos.cli.language import Language, language_of_locale
from isthmos.cli.setup import data_of, title_of
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.core.title import Title
from isthmos.lab.processes import cores
from isthmos.lab.simulate import Report, simulate

RULES_BROKEN = 1
INTERRUPTED = 130
"""As a shell counts what Ctrl-C has ended."""


def simulate_command(
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
    players: Annotated[str, typer.Option(help="cli-option-lab-players")] = "4",
    games: Annotated[int, typer.Option(help="cli-option-lab-games")] = 1000,
    seed: Annotated[str, typer.Option(help="cli-option-lab-seed")] = "1",
    bots: Annotated[str, typer.Option(help="cli-option-lab-bots")] = "random",
    option: Annotated[list[str] | None, typer.Option(help="cli-option-option")] = None,
    data: Annotated[str, typer.Option(help="cli-option-data")] = "",
    check: Annotated[bool, typer.Option("--check", help="cli-option-lab-check")] = False,
    processes: Annotated[int, typer.Option(help="cli-option-lab-processes")] = 0,
    json: Annotated[bool, typer.Option("--json", help="cli-option-lab-json")] = False,
) -> None:
    language = Language(language_of_locale())
    if games < 1:
        raise IsthmosError(Message("lab-too-few-games", {"games": games}))
    if processes < 0:
        raise IsthmosError(Message("lab-too-few-processes", {"processes": processes}))
    title = title_of(game)
    counts, given = seat_counts(players), options(option or []) | data_of(title, data)
    reports = run_all(language, title, counts, games, seed, names(bots), check, given, processes or cores())
    if json:
        print(msgspec.json.encode(reports if ".." in players else reports[0]).decode())
    else:
        Console().print(table(language, reports))
    if reports[-1].games < games:
        print(language.text("lab-interrupted", done=reports[-1].games, games=games), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)
    if any(report.violations or report.unfinished for report in reports):
        raise typer.Exit(RULES_BROKEN)


def run_all(
    language: Language,
    title: Title,
    counts: range,
    games: int,
    seed: str,
    bots: list[str],
    check: bool,
    given: dict[str, str],
    processes: int,
) -> list[Report]:
    """A report for each number of seats; an interruption ends the last of them early."""
    for seats in counts:
        title.check_seats(seats)
    reports: list[Report] = []
    with bar(language, len(counts) * games) as advance:

        def progress(done: int) -> None:
            advance(len(reports) * games + done)

        for seats in counts:
            one = simulate(
                title, seats, games, seed, bots, check=check, options=given, progress=progress, processes=processes
            )
            reports.append(one)
            if one.games < games:
                break
    return reports


def seat_counts(text: str) -> range:
    """4, or 2..5."""
    first, dots, last = text.partition("..")
    if not first.isdecimal() or (dots and not last.isdecimal()):
        raise IsthmosError(Message("lab-no-number-of-players", {"text": text}))
    counts = range(int(first), int(last if dots else first) + 1)
    if not counts:
        raise IsthmosError(Message("lab-larger-number-first", {"text": text, "better": f"{last}..{first}"}))
    return counts


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def options(texts: list[str]) -> dict[str, str]:
    """name=value, one or more."""
    given = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not name or not equals or not value:
            raise IsthmosError(Message("cli-bad-option", {"text": text}))
        given[name.strip()] = value.strip()
    return given


@contextmanager
def bar(language: Language, total: int, what: str = "lab-games") -> Iterator[Callable[..., None]]:
    """A progress bar for people, on stderr; nothing where no terminal is. It goes on by one, or to so many done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(language.text(what), total=total)

        def advance(done: int | None = None) -> None:
            if done is None:
                progress.advance(task)
            else:
                progress.update(task, completed=done)

        yield advance


def table(language: Language, reports: list[Report]) -> Table:
    """One row for each number of seats."""
    found = Table(title=language.text("lab-title", game=reports[0].game))
    for column in ("players", "games", "decisions", "speed", "unfinished", "violations"):
        found.add_column(language.text(f"lab-{column}"), justify="right")
    for column in ("by-bot", "by-seat", "by-civilization"):
        found.add_column(language.text(f"lab-{column}"))
    for report in reports:
        share = report.win_share
        numbers = (report.players, report.games, report.decisions, round(report.decisions_per_second))
        faults = (report.unfinished, report.violations)
        seats = {str(int(seat) + 1): one for seat, one in share.by_seat.items()}
        lists = (percentages(share.by_bot), percentages(seats), percentages(share.by_civilization))
        found.add_row(*map(str, (*numbers, *faults)), *lists)
    return found


def percentages(shares: dict[str, float]) -> str:
    return "\n".join(f"{name} {share:.1%}" for name, share in shares.items())
