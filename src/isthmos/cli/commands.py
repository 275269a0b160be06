"""The commands of `isthmos`. Every mistake of the person is one sentence and exit code 2."""

import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any, cast

import typer

from isthmos.cli.language import LANGUAGES, Language, language_of_locale
from isthmos.compiled import version_text
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message

BAD_INPUT = 2

COMMANDS = {
    "play": "isthmos.cli.sit_down",
    "solo": "isthmos.cli.sit_down",
    "campaign": "isthmos.cli.campaign",
    "resume": "isthmos.cli.sit_down",
    "replay": "isthmos.cli.record_files",
    "verify": "isthmos.cli.record_files",
    "export": "isthmos.cli.record_files",
    "rules": "isthmos.cli.rules_page",
    "options": "isthmos.cli.setup",
    "simulate": "isthmos.cli.simulate",
    "arena": "isthmos.cli.arena",
    "bench": "isthmos.cli.bench",
    "serve": "isthmos.cli.serve",
    "loadtest": "isthmos.cli.loadtest",
}
"""Where each is, as `play_command`; it declares its arguments there. Help is the id of a message."""
ADMIN = "admin"
MESSAGE = re.compile(r"(cli|admin)(-[a-z]+)+")


def carry_out(args: list[str]) -> int:
    """Run one command; the exit code."""
    code = language_of_locale()
    try:
        code, args = chosen_language(args)
        return command(Language(code), args)
    except IsthmosError as error:
        print(Language(code).say(error.message), file=sys.stderr)
    return BAD_INPUT


def chosen_language(args: list[str]) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere; without it the locale decides."""
    rest, code = [], ""
    words = iter(args)
    for word in words:
        if word == "--lang":
            code = next(words, "")
        elif word.startswith("--lang="):
            code = word.partition("=")[2]
        else:
            rest.append(word)
            continue
        if code not in LANGUAGES:
            raise IsthmosError(Message("cli-no-language", {"language": code, "languages": ", ".join(LANGUAGES)}))
    if code:
        os.environ["ISTHMOS_LANG"] = code
    return code or language_of_locale(), rest


def command(language: Language, args: list[str]) -> int:
    """Typer says itself what is wrong with a command line, and leaves with 2."""
    try:
        build(language, asked_for(args))(args or ["--help"], prog_name="isthmos")
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    return 0


def asked_for(args: list[str]) -> list[str]:
    """The command at the beginning; all of them where there is none, because then they are listed."""
    return args[:1] if args and args[0] in (*COMMANDS, ADMIN) else [*COMMANDS, ADMIN]


def build(language: Language, names: list[str]) -> Callable[..., Any]:
    """These commands; a help text that is the id of a message is said in the language of the person."""
    app = typer.Typer(help="cli-about", add_completion=False, rich_markup_mode=None)
    app.callback()(isthmos)
    for name in names:
        if name == ADMIN:
            app.add_typer(import_module("isthmos.cli.admin").admin_app(), name=ADMIN)
        else:
            app.command(name, help=f"cli-help-{name}")(getattr(import_module(COMMANDS[name]), f"{name}_command"))
    group: Any = typer.main.get_command(app)
    say_help(group, language)
    return cast(Callable[..., Any], group)


def say_help(command: Any, language: Language) -> None:
    """Of a command, its parameters and the commands below it."""
    for helped in (command, *command.params):
        if helped.help and MESSAGE.fullmatch(helped.help):
            helped.help = language.text(helped.help)
    for one in getattr(command, "commands", {}).values():
        say_help(one, language)


def tell_version(wanted: bool) -> None:
    if wanted:
        print(version_text())
        raise typer.Exit


def isthmos(
    version: Annotated[
        bool, typer.Option("--version", help="cli-option-version", callback=tell_version, is_eager=True)
    ] = False,
    lang: Annotated[str, typer.Option(help="cli-option-lang", metavar="en|de")] = "",
) -> None: ...
