"""`isthmos bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from isthmos.cli.language import Language, language_of_locale
from isthmos.cli.refused import Refused
from isthmos.cli.simulate import bar
from isthmos.games.catalogue import TITLES
from isthmos.lab.bench import Speed, measure


def bench_command(
    games: Annotated[int, typer.Option(help="Games for each measurement.")] = 200,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """Measure every game at every number of seats: decisions, games and copies in a second of CPU time."""
    language = Language(language_of_locale())
    if games < 1:
        raise Refused("lab-too-few-games", games=games)
    speeds = measure_all(language, games)
    if json:
        print(msgspec.json.encode(speeds).decode())
    else:
        Console().print(table(language, speeds))


def measure_all(language: Language, games: int) -> list[Speed]:
    tables = [(title, seats) for title in TITLES.values() for seats in range(title.seats_min, title.seats_max + 1)]
    speeds = []
    with bar(language, len(tables)) as advance:
        for title, seats in tables:
            speeds.append(measure(title, seats, games))
            advance()
    return speeds


def table(language: Language, speeds: list[Speed]) -> Table:
    build = "lab-compiled" if speeds[0].compiled else "lab-interpreted"
    found = Table(title=language.text(build))
    found.add_column(language.text("lab-game"))
    for column in ("players", "speed", "games-per-second", "answer-time", "clone-time"):
        found.add_column(language.text(f"lab-{column}"), justify="right")
    for one in speeds:
        rates = (f"{one.decisions_per_second:.0f}", f"{one.games_per_second:.0f}")
        times = (f"{one.answer_microseconds:.2f}", f"{one.clone_microseconds:.2f}")
        found.add_row(one.game, str(one.players), *rates, *times)
    return found
