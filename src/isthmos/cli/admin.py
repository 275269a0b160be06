"""`isthmos admin`: for whoever runs a server."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import Annotated, Any

import typer

from isthmos.cli import saves
from isthmos.core.errors import IsthmosError

NOT_ALL = 1

Data = Annotated[str, typer.Option(help="Directory of the database; your data directory if not given.")]


def admin_app() -> typer.Typer:
    """The commands of the operator."""
    app = typer.Typer(help="Look after a server: backups, upgrades, people's data, broken games.", no_args_is_help=True)
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("move")(move)
    app.command("export-person")(export_person)
    app.command("new-codes")(new_codes)
    app.command("drop-second-factor")(drop_second)
    app.command("delete-person")(delete_person)
    app.command("upgrade")(upgrade)
    app.command("quarantine")(quarantine)
    return app


def tools(data: str) -> tuple[Any, Any]:
    """The operator's functions and the configuration of the server they are for."""
    try:
        from isthmos.server import admin
        from isthmos.server.operation import logs
        from isthmos.server.operation.config import from_environment
    except ModuleNotFoundError as error:
        raise IsthmosError(f"this needs {error.name}; install isthmos[server]") from None
    logs.set_up()
    return admin, from_environment(Path(data) if data else saves.home() / "server")


def backup(to: Annotated[str, typer.Argument(help="The file to write.")], data: Data = "") -> None:
    """Copy the database, also while the server runs."""
    admin, config = tools(data)
    print(f"{admin.backup(config, Path(to))} games are in {to}")


def restore(file: Annotated[str, typer.Argument(help="A backup.")], data: Data = "") -> None:
    """Put a backup in place. The server must not run; the old database stays beside it."""
    admin, config = tools(data)
    restored = admin.restore(config, Path(file))
    print(f"{restored.games} games are back")
    if restored.before:
        print(f"what was there before is in {restored.before}")


def move(
    to: Annotated[str, typer.Argument(help="postgresql+asyncpg://…, an empty database.")], data: Data = ""
) -> None:
    """Move everything from SQLite to PostgreSQL. The server must not run."""
    admin, config = tools(data)
    for name, rows in admin.move(config, to).items():
        print(f"{name}: {rows}")


def export_person(who: Annotated[str, typer.Argument(help="Login or id.")], data: Data = "") -> None:
    """Everything kept about a person, as JSON."""
    admin, config = tools(data)
    print(admin.look(config, lambda connection: admin.export_person(connection, who)).decode())


def new_codes(who: Annotated[str, typer.Argument(help="Login or id.")], data: Data = "") -> None:
    """Print new recovery codes for somebody who has lost theirs."""
    admin, config = tools(data)
    print("\n".join(admin.change(config, lambda connection: admin.new_codes(connection, who, time()))))


def drop_second(who: Annotated[str, typer.Argument(help="Login or id.")], data: Data = "") -> None:
    """Take the second factor off an account whose device is lost."""
    admin, config = tools(data)
    admin.change(config, lambda connection: admin.drop_second(connection, who))
    print(f"{who} logs in with the password alone again")


def delete_person(who: Annotated[str, typer.Argument(help="Login or id.")], data: Data = "") -> None:
    """Forget a person; finished games keep an anonymous seat."""
    admin, config = tools(data)
    admin.change(config, lambda connection: admin.delete_person(connection, who))
    print(f"{who} is forgotten")


def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Play every stored game under the installed rules.")] = False,
    data: Data = "",
) -> None:
    """Find out before an upgrade whether every stored game still plays. The server changes its tables itself."""
    if not check:
        raise IsthmosError(
            "`isthmos admin upgrade --check` plays every stored game; the server upgrades its tables itself"
        )
    admin, config = tools(data)
    found = admin.upgrade_check(config)
    for title, games in sorted(found.same.items()):
        print(f"{title}: {games} play as they did")
    for trouble in found.troubles:
        print(f"{trouble.title}: {trouble.game} does not: {trouble.reason}")
    if found.troubles:
        print(f"{len(found.troubles)} will be put in quarantine when they are opened; all others go on")
        raise typer.Exit(NOT_ALL)


def quarantine(
    release: Annotated[str, typer.Option(help="Let this game be opened again.")] = "", data: Data = ""
) -> None:
    """List games that do not play under the installed rules, or release one."""
    admin, config = tools(data)
    if release:
        admin.change(config, lambda connection: admin.release(connection, release))
        print(f"{release} can be opened again")
        return
    for trouble in admin.look(config, admin.quarantined):
        print(f"{trouble.game} {trouble.title}: {trouble.reason}")
