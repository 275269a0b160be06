"""`isthmos loadtest`: how many live games a server on this machine carries."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from isthmos.core.errors import IsthmosError
from isthmos.games.catalogue import FIRST

MOST_GAMES = 2000
MOST_SECONDS = 600


def loadtest_command(
    games: Annotated[list[int] | None, typer.Option(help="Games at once; may be given several times.")] = None,
    seconds: Annotated[float, typer.Option(help="For each number of games.", min=1, max=MOST_SECONDS)] = 30,
    every: Annotated[float, typer.Option(help="Seconds between moves of a game; 0: as fast as it goes.", min=0)] = 5,
    title: Annotated[str, typer.Option(help="The game.")] = FIRST,
    database: Annotated[str, typer.Option(help="postgresql+asyncpg://…; SQLite if not given.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Figures for programs.")] = False,
) -> None:
    """Play many games at once, four sockets each, against a server in a second process on this machine."""
    try:
        from isthmos.server.loadtest import Load, ServerProcess, measure
    except ModuleNotFoundError as error:
        raise IsthmosError(f"the load test needs {error.name}; install isthmos[server]") from None
    import msgspec

    counts = games or [50]
    if not all(1 <= count <= MOST_GAMES for count in counts):
        raise IsthmosError(f"1 to {MOST_GAMES} games at once")
    rows: list[Load] = []
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(Path(folder) / "data", database)
            try:
                rows.append(measure(server, title, count, seconds, every))
            finally:
                server.stop()
    if json:
        print(msgspec.json.encode(rows).decode())
        return
    shown = Table(
        "games", "moves", "p50 ms", "p99 ms", "longest ms", "missed", "CPU s", "moves/CPU s", "MiB", "MiB after"
    )
    for row in rows:
        figures = (row.games, row.moves, row.p50, row.p99, row.longest, row.missed, row.cpu, row.moves_per_cpu_second)
        shown.add_row(*map(str, (*figures, row.memory_before, row.memory_after)))
    Console().print(shown)
