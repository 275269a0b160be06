"""`isthmos serve`: the table online, on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from isthmos.cli import saves
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message

DEFAULT_PORT = 8777


def serve_command(
    data: Annotated[str, typer.Option(help="admin-option-data")] = "",
    host: Annotated[str, typer.Option(help="cli-option-host")] = ("127.0.0.1"),
    port: Annotated[int, typer.Option(help="cli-option-port", min=0, max=65535)] = (DEFAULT_PORT),
    workers: Annotated[int, typer.Option(help="cli-option-workers", min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option(help="cli-option-browser")] = True,
) -> None:
    try:
        from isthmos.cli import serving
        from isthmos.server.operation.config import from_environment
    except ModuleNotFoundError as error:
        raise IsthmosError(Message("cli-needs-server", {"name": str(error.name)})) from None
    directory = Path(data) if data else saves.home() / "server"
    serving.serve(from_environment(directory, host=host, port=port, workers=workers), browser)
