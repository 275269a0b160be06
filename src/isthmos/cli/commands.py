"""The command `isthmos`. Every mistake of the person is one sentence and exit code 2."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, cast

import typer

from isthmos import __version__
from isthmos.cli.admin import admin_app
from isthmos.cli.bench import bench_command
from isthmos.cli.campaign import campaign_command
from isthmos.cli.language import LANGUAGES, Language, language_of_locale
from isthmos.cli.loadtest import loadtest_command
from isthmos.cli.record_files import export_command, replay_command, verify_command
from isthmos.cli.refused import Refused
from isthmos.cli.rules_page import rules_command
from isthmos.cli.serve import serve_command
from isthmos.cli.setup import options_command
from isthmos.cli.simulate import simulate_command
from isthmos.cli.sit_down import play_command, resume_command, solo_command
from isthmos.compiled import build_text
from isthmos.core.errors import IsthmosError

BAD_INPUT = 2

COMMANDS: dict[str, Callable[..., None]] = {
    "play": play_command,
    "solo": solo_command,
    "campaign": campaign_command,
    "resume": resume_command,
    "replay": replay_command,
    "verify": verify_command,
    "export": export_command,
    "rules": rules_command,
    "options": options_command,
    "simulate": simulate_command,
    "bench": bench_command,
    "serve": serve_command,
    "loadtest": loadtest_command,
}
"""Each declares its arguments beside its code. One without a docstring is helped with in the person's language."""


def run() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty() and find_spec("readline"):
        import_module("readline")  # lines can then be edited and called back
    sys.exit(main(sys.argv[1:]))


def main(args: list[str]) -> int:
    """Run one command; the exit code."""
    code = language_of_locale()
    try:
        code, args = chosen_language(args)
        return command(Language(code), args)
    except Refused as error:
        print(Language(code).say(error.message), file=sys.stderr)
    except IsthmosError as error:
        print(error, file=sys.stderr)
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
            raise Refused("cli-no-language", language=code, languages=", ".join(LANGUAGES))
    if code:
        os.environ["ISTHMOS_LANG"] = code
    return code or language_of_locale(), rest


def command(language: Language, args: list[str]) -> int:
    """Typer says itself what is wrong with a command line, and leaves with 2."""
    try:
        build(language)(args or ["--help"], prog_name="isthmos")
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    return 0


def build(language: Language) -> Callable[..., Any]:
    """All commands; a help text that is the id of a message is said in the language of the person."""
    app = typer.Typer(help="cli-about", add_completion=False, rich_markup_mode=None)
    app.callback()(isthmos)
    for name, function in COMMANDS.items():
        app.command(name, help=None if function.__doc__ else f"cli-help-{name}")(function)
    app.add_typer(admin_app(), name="admin")
    group: Any = typer.main.get_command(app)
    for one in (group, *group.commands.values()):
        for helped in (one, *one.params):
            if helped.help and helped.help.startswith("cli-"):
                helped.help = language.text(helped.help)
    return cast(Callable[..., Any], group)


def tell_version(wanted: bool) -> None:
    if wanted:
        print(f"isthmos {__version__}, {build_text()}")
        raise typer.Exit


def isthmos(
    version: Annotated[
        bool, typer.Option("--version", help="cli-option-version", callback=tell_version, is_eager=True)
    ] = False,
    lang: Annotated[str, typer.Option(help="cli-option-lang", metavar="en|de")] = "",
) -> None: ...


if __name__ == "__main__":
    run()
