"""`isthmos admin`: for whoever runs a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Annotated, Any

import typer

from isthmos.cli import saves
from isthmos.cli.language import Language, language_of_locale
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Arg, Message

NOT_ALL = 1

Data = Annotated[str, typer.Option(help="admin-option-data")]


def admin_app() -> typer.Typer:
    """The commands of the operator."""
    app = typer.Typer(help="admin-about", no_args_is_help=True)
    for name, function in COMMANDS.items():
        app.command(name, help=f"admin-help-{name}")(function)
    return app


def tools(data: str) -> tuple[Any, Any]:
    """The operator's functions and the configuration of the server they are for."""
    try:
        from isthmos.server import admin
        from isthmos.server.operation import logs
        from isthmos.server.operation.config import from_environment
    except ModuleNotFoundError as error:
        raise IsthmosError(Message("cli-needs-server", {"name": str(error.name)})) from None
    logs.set_up()
    return admin, from_environment(Path(data) if data else saves.home() / "server")


def say(ident: str, **args: Arg) -> None:
    print(Language(language_of_locale()).text(ident, **args))


def backup(to: Annotated[str, typer.Argument(help="admin-argument-to")], data: Data = "") -> None:
    admin, config = tools(data)
    say("admin-backed-up", games=admin.backup(config, Path(to)), file=to)


def restore(file: Annotated[str, typer.Argument(help="admin-argument-backup")], data: Data = "") -> None:
    admin, config = tools(data)
    restored = admin.restore(config, Path(file))
    say("admin-restored", games=restored.games)
    if restored.before:
        say("admin-before", file=str(restored.before))


def move(to: Annotated[str, typer.Argument(help="admin-argument-url")], data: Data = "") -> None:
    admin, config = tools(data)
    for name, rows in admin.move(config, to).items():
        print(f"{name}: {rows}")


def export_person(who: Annotated[str, typer.Argument(help="admin-argument-who")], data: Data = "") -> None:
    admin, config = tools(data)
    print(admin.look(config, lambda connection: admin.export_person(connection, who)).decode())


def new_codes(who: Annotated[str, typer.Argument(help="admin-argument-who")], data: Data = "") -> None:
    admin, config = tools(data)
    print("\n".join(admin.change(config, lambda connection: admin.new_codes(connection, who, time()))))


def drop_second(who: Annotated[str, typer.Argument(help="admin-argument-who")], data: Data = "") -> None:
    admin, config = tools(data)
    admin.change(config, lambda connection: admin.drop_second(connection, who))
    say("admin-alone", who=who)


def delete_person(who: Annotated[str, typer.Argument(help="admin-argument-who")], data: Data = "") -> None:
    admin, config = tools(data)
    admin.change(config, lambda connection: admin.delete_person(connection, who))
    say("admin-forgotten", who=who)


def upgrade(
    check: Annotated[bool, typer.Option("--check", help="admin-option-check")] = False,
    data: Data = "",
) -> None:
    if not check:
        raise IsthmosError(Message("admin-check-only", {}))
    admin, config = tools(data)
    found = admin.upgrade_check(config)
    for title, games in sorted(found.same.items()):
        say("admin-same", title=title, games=games)
    for trouble in found.troubles:
        say("admin-trouble", title=trouble.title, game=trouble.game, reason=trouble.reason)
    if found.troubles:
        say("admin-troubles", count=len(found.troubles))
        raise typer.Exit(NOT_ALL)


def quarantine(release: Annotated[str, typer.Option(help="admin-option-release")] = "", data: Data = "") -> None:
    admin, config = tools(data)
    if release:
        admin.change(config, lambda connection: admin.release(connection, release))
        say("admin-released", game=release)
        return
    for trouble in admin.look(config, admin.quarantined):
        say("admin-quarantined", game=trouble.game, title=trouble.title, reason=trouble.reason)


COMMANDS: dict[str, Callable[..., None]] = {
    "backup": backup,
    "restore": restore,
    "move": move,
    "export-person": export_person,
    "new-codes": new_codes,
    "drop-second-factor": drop_second,
    "delete-person": delete_person,
    "upgrade": upgrade,
    "quarantine": quarantine,
}
