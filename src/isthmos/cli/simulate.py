"""`isthmos simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from isthmos.cli.language import Language, language_of_locale
from isthmos.core.errors import IsthmosError, OptionError
from isthmos.core.title import Title
from isthmos.games.catalogue import title_named
from isthmos.lab.simulate import Report, simulate

BAD_INPUT = 2
RULES_BROKEN = 1


def simulate_command(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    players: Annotated[str, typer.Option(help="How many seats: 4, or 2..5 for each number in turn.")] = "4",
    games: Annotated[int, typer.Option(help="Games for each number of seats.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    bots: Annotated[str, typer.Option(help="Who plays, with commas; the last one takes all seats left.")] = "random",
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Look for broken rules after every decision.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON: an object, or a list for several seats.")] = False,
    lang: Annotated[str, typer.Option(help="en or de.")] = "",
) -> None:
    """Let bots play many games and count: victories, speed, broken rules."""
    try:
        language = Language(lang or language_of_locale())
        title = title_named(game)
        reports = run_all(language, title, seat_counts(players), games, seed, names(bots), check, options(option or []))
    except IsthmosError as error:
        refuse(error)
    if json:
        print(msgspec.json.encode(reports if ".." in players else reports[0]).decode())
    else:
        Console().print(table(language, reports))
    if any(report.violations or report.unfinished for report in reports):
        raise typer.Exit(RULES_BROKEN)


def refuse(error: IsthmosError) -> NoReturn:
    """One sentence for the person who typed it."""
    print(error, file=sys.stderr)
    raise typer.Exit(BAD_INPUT)


def run_all(
    language: Language,
    title: Title,
    counts: list[int],
    games: int,
    seed: str,
    bots: list[str],
    check: bool,
    given: dict[str, str],
) -> list[Report]:
    """A report for each number of seats."""
    for seats in counts:
        title.check_seats(seats)
    reports = []
    with bar(language, len(counts) * games) as advance:
        for seats in counts:
            reports.append(
                simulate(title, seats, games, seed, bots, check=check, options=given, progress=lambda done: advance())
            )
    return reports


def seat_counts(text: str) -> list[int]:
    """4, or 2..5."""
    first, dots, last = text.partition("..")
    if not first.isdecimal() or (dots and not last.isdecimal()):
        raise OptionError(f"'{text}' is no number of players; write 4, or 2..5 for each number in turn")
    counts = list(range(int(first), int(last if dots else first) + 1))
    if not counts:
        raise OptionError(f"'{text}' holds no number of players; write the smaller number first: {last}..{first}")
    return counts


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def options(texts: list[str]) -> dict[str, str]:
    """name=value, one or more."""
    given = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not name or not equals or not value:
            raise OptionError(f"'{text}' is no table option; write it as name=value")
        given[name.strip()] = value.strip()
    return given


@contextmanager
def bar(language: Language, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar for people, on stderr; nothing where no terminal is."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(language.text("lab-games"), total=total)
        yield lambda: progress.advance(task)


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
