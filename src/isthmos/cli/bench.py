"""`isthmos bench`: how fast the engine is here, as tables, as JSON or as pictures."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from isthmos import INTERPRETED
from isthmos.cli.language import Language, language_of_locale
from isthmos.cli.setup import title_of
from isthmos.cli.simulate import bar, seat_counts
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES
from isthmos.lab.bench import Speed, measure
from isthmos.lab.memory import HELD, Held, hold_if_it_fits
from isthmos.lab.plot import COLOURS, Line, chart
from isthmos.lab.processes import Together, cores, play_together

USUAL_SEATS = 4
LONGER = 30
"""So many times the games where processes must be started and heard."""


class Bench(msgspec.Struct):
    """All that a bench has found, as `--json` prints it."""

    python: str
    speeds: list[Speed]
    held: list[Held]
    together: Together | None


def bench_command(
    game: Annotated[str, typer.Argument(help="cli-argument-any-game")] = "",
    players: Annotated[str, typer.Option(help="cli-option-bench-players")] = "",
    games: Annotated[int, typer.Option(help="cli-option-bench-games")] = 30,
    processes: Annotated[int, typer.Option(help="cli-option-bench-processes")] = 2,
    held: Annotated[bool, typer.Option("--held", help="cli-option-bench-held")] = False,
    plot: Annotated[str, typer.Option(help="cli-option-bench-plot")] = "",
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    language = Language(language_of_locale())
    check(games, processes, plot)
    tables = tables_of(game, players)
    found = run(language, tables, games, processes, held or bool(plot))
    if found.speeds[0].compiled:
        pure = run_interpreted(game, players, games, held or bool(plot))
        found.speeds += pure.speeds
        found.held += pure.held
    if plot:
        draw(language, found, Path(plot))
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(language, found)


def check(games: int, processes: int, plot: str) -> None:
    if games < 1:
        raise IsthmosError(Message("lab-too-few-games", {"games": games}))
    if processes < 1:
        raise IsthmosError(Message("lab-too-few-processes", {"processes": processes}))
    if plot and (plot.endswith(".svg") or Path(plot).is_file()):
        raise IsthmosError(Message("lab-plot-folder", {"path": plot}))


def tables_of(game: str, players: str) -> list[tuple[Title, int]]:
    """Games with numbers of seats. Where every game is meant, each takes the numbers it can be played with."""
    titles = [title_of(game)] if game else list(TITLES.values())
    wanted = seat_counts(players) if players else range(1, max(title.seats_max for title in titles) + 1)
    if game and players:
        for seats in wanted:
            titles[0].check_seats(seats)
    found = [(title, seats) for title in titles for seats in wanted if title.seats_min <= seats <= title.seats_max]
    if not found:
        raise IsthmosError(Message("lab-no-game-for-players", {"text": players}))
    return found


def run(language: Language, tables: list[tuple[Title, int]], games: int, processes: int, held: bool) -> Bench:
    """What this process, in its own build, finds."""
    found = Bench(platform.python_version(), [], [], None)
    usual = [usual_table(title, tables) for title in dict.fromkeys(title for title, _ in tables)]
    together = 1 < processes <= cores()
    counts = HELD if held else ()
    with bar(language, len(tables) + len(counts) * len(usual) + together, "lab-measurements") as advance:
        for title, seats in tables:
            found.speeds.append(measure(title, seats, games))
            advance()
        for title, seats in usual:
            for count in counts:
                found.held += hold_if_it_fits(title.id, seats, count)
                advance()
        if together:
            title, seats = usual[0]
            found.together = play_together(title.id, seats, processes, LONGER * games)
            advance()
    return found


def usual_table(title: Title, tables: list[tuple[Title, int]]) -> tuple[Title, int]:
    """Four seats where they are among those asked for, else the nearest number."""
    return title, min((seats for one, seats in tables if one is title), key=lambda seats: abs(seats - USUAL_SEATS))


def run_interpreted(game: str, players: str, games: int, held: bool) -> Bench:
    """The same in a process that takes the source."""
    words = [*([game] if game else []), "--games", str(games), "--processes", "1", "--json"]
    words += [*(["--players", players] if players else []), *(["--held"] if held else [])]
    command = [sys.executable, "-m", "isthmos.cli.main", "bench", *words]
    done = subprocess.run(command, env=os.environ | {"ISTHMOS_PURE": "1"}, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Bench)


def show(language: Language, found: Bench) -> None:
    console = Console(highlight=False)
    builds = sorted({one.compiled for one in found.speeds}, reverse=True)
    for compiled in builds:
        console.print(speeds_table(language, [one for one in found.speeds if one.compiled == compiled]))
    console.print(language.text("lab-legend"))
    if builds == [False]:
        console.print(language.text("lab-only-interpreted", reason=INTERPRETED))
    if found.held:
        console.print(held_table(language, found.held))
    if found.together:
        console.print(together_line(language, found.together))


def speeds_table(language: Language, speeds: list[Speed]) -> Table:
    build = "lab-compiled" if speeds[0].compiled else "lab-interpreted"
    found = Table(title=language.text(build), box=None, padding=(0, 1, 0, 0), pad_edge=False, title_justify="left")
    found.add_column(language.text("lab-game"))
    for name in ("playout", "driven", "simulate", "games", "moves", "play", "clone", "view", "sent", "bytes"):
        found.add_column(name, justify="right")
    for one in speeds:
        rates = (one.playout / 1e3, one.driven / 1e3, one.simulate / 1e3)
        nanoseconds = (one.games_per_second, one.moves_nanoseconds, one.play_nanoseconds, one.clone_nanoseconds)
        size = "–" if one.position_bytes is None else f"{one.position_bytes:.0f}"
        views = (one.view_nanoseconds / 1e3, one.sent_microseconds)
        cells = [*(f"{rate:.1f}" for rate in rates), *(f"{cell:.0f}" for cell in (*nanoseconds, *views)), size]
        found.add_row(f"{one.game} {one.players}", *cells)
    return found


def held_table(language: Language, held: list[Held]) -> Table:
    found = Table(title=language.text("lab-held"), box=None, pad_edge=False, title_justify="left")
    found.add_column(language.text("lab-game"))
    for name in ("games", "speed", "bytes-per-game"):
        found.add_column(language.text(f"lab-{name}"), justify="right")
    for one in held:
        size = "–" if one.bytes_per_game is None else f"{one.bytes_per_game:.0f}"
        cells = (f"{one.held:,}", f"{one.decisions_per_second:,.0f}", size)
        found.add_row(f"{one.game} {one.players}, {build_name(language, one.compiled)}", *cells)
    return found


def together_line(language: Language, one: Together) -> str:
    times, by_clock = f"{one.times:.2f}", f"{one.times_by_clock:.2f}"
    game = f"{one.game} {one.players}"
    return language.text("lab-together", processes=one.processes, game=game, times=times, clock=by_clock)


def build_name(language: Language, compiled: bool) -> str:
    return language.text("lab-build-compiled" if compiled else "lab-build-interpreted")


def draw(language: Language, found: Bench, folder: Path) -> None:
    """Playouts against seats, and games in turn against their number."""
    folder.mkdir(parents=True, exist_ok=True)
    say = language.text
    colours = {game: number % COLOURS for number, game in enumerate(TITLES)}

    def line(game: str, compiled: bool, points: list[tuple[float, float]]) -> Line:
        return Line(f"{game}, {build_name(language, compiled)}", colours[game], not compiled, points)

    by_seats = [
        line(*table, [(one.players, one.playout) for one in found.speeds if (one.game, one.compiled) == table])
        for table in dict.fromkeys((one.game, one.compiled) for one in found.speeds)
    ]
    by_number = [
        line(*table, [(one.held, one.decisions_per_second) for one in found.held if (one.game, one.compiled) == table])
        for table in dict.fromkeys((one.game, one.compiled) for one in found.held)
    ]
    seats = chart(say("lab-plot-seats"), say("lab-players"), say("lab-speed"), by_seats, logarithmic=False)
    memory = chart(say("lab-plot-memory"), say("lab-held"), say("lab-speed"), by_number, logarithmic=True)
    (folder / "bench-seats.svg").write_text(seats, encoding="utf-8")
    (folder / "bench-memory.svg").write_text(memory, encoding="utf-8")
