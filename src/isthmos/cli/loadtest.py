"""`isthmos loadtest`: how many live games a server on this machine carries."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from isthmos.cli.terminal import terminal
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message

MOST_GAMES = 2000
MOST_SECONDS = 600
COLUMNS = ("games", "moves", "p50", "p99", "longest", "missed", "cpu", "rate", "memory", "memory-after")


def loadtest_command(
    games: Annotated[list[int] | None, typer.Option(help="cli-option-load-games")] = None,
    seconds: Annotated[float, typer.Option(help="cli-option-load-seconds", min=1, max=MOST_SECONDS)] = 30,
    every: Annotated[float, typer.Option(help="cli-option-load-every", min=0)] = 5,
    title: Annotated[str, typer.Option(help="cli-argument-game")] = "peloponnes",
    database: Annotated[str, typer.Option(help="cli-option-load-database")] = "",
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    try:
        from isthmos.server.loadtest import Load, ServerProcess, measure
    except ModuleNotFoundError as error:
        raise IsthmosError(Message("cli-needs-server", {"name": str(error.name)})) from None
    import msgspec

    counts = games or [50]
    if not all(1 <= count <= MOST_GAMES for count in counts):
        raise IsthmosError(Message("cli-load-games", {"most": str(MOST_GAMES)}))
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
    language, console = terminal()
    shown = Table(*[language.text(f"cli-load-column-{name}") for name in COLUMNS])
    for row in rows:
        figures = (row.games, row.moves, row.p50, row.p99, row.longest, row.missed, row.cpu, row.moves_per_cpu_second)
        shown.add_row(*map(str, (*figures, row.memory_before, row.memory_after)))
    console.print(shown)
