"""`isthmos serve`: the table online, on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from isthmos.cli import saves
from isthmos.core.errors import IsthmosError

DEFAULT_PORT = 8777


def serve_command(
    data: Annotated[str, typer.Option(help="Directory for the database; your data directory if not given.")] = "",
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network in.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes any free one.", min=0, max=65535)] = (
        DEFAULT_PORT
    ),
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Let people play over the network, here on SQLite or with ISTHMOS_DATABASE on PostgreSQL."""
    try:
        from isthmos.cli import serving
        from isthmos.server.operation.config import from_environment
    except ModuleNotFoundError as error:
        raise IsthmosError(f"the server needs {error.name}; install isthmos[server]") from None
    directory = Path(data) if data else saves.home() / "server"
    serving.serve(from_environment(directory, host=host, port=port, workers=workers), browser)
