"""The command `isthmos`. Every mistake of the person is one sentence and exit code 2."""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from isthmos import __version__
from isthmos.cli import campaign as levels
from isthmos.cli import record_files, rules_page, saves
from isthmos.cli.admin import admin_app
from isthmos.cli.bench import bench_command
from isthmos.cli.language import LANGUAGES, Language, language_of_locale
from isthmos.cli.loadtest import loadtest_command
from isthmos.cli.play import new_save, session
from isthmos.cli.refused import Refused
from isthmos.cli.saves import Sitter
from isthmos.cli.screens.shelf import screen_of
from isthmos.cli.serve import serve_command
from isthmos.cli.setup import data_of, options_of, sitters_of, title_of
from isthmos.cli.simulate import simulate_command
from isthmos.compiled import build_text
from isthmos.core.errors import IsthmosError
from isthmos.games.catalogue import TITLES

BAD_INPUT = 2
NOT_VERIFIED = 1


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


def build(language: Language) -> typer.Typer:
    """The commands, with their help in the language of the person."""
    say = language.text
    app = typer.Typer(
        help=say("cli-about"), add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
    )
    console = Console(highlight=False, markup=False, emoji=False)

    players_option = typer.Option(help=say("cli-option-players"))
    seats_option = typer.Option(help=say("cli-option-seats"))
    table_option = typer.Option("--option", help=say("cli-option-option"))
    seed_option = typer.Option(help=say("cli-option-seed"))
    record_option = typer.Option(help=say("cli-option-record"))
    data_option = typer.Option(help=say("cli-option-data"))

    def version(wanted: bool) -> None:
        if wanted:
            print(f"isthmos {__version__}, {build_text()}")
            raise typer.Exit

    @app.callback()
    def isthmos(
        version: Annotated[
            bool, typer.Option("--version", help=say("cli-option-version"), callback=version, is_eager=True)
        ] = False,
        lang: Annotated[str, typer.Option(help=say("cli-option-lang"), metavar="en|de")] = "",
    ) -> None: ...

    def begin(game: str, sitters: list[Sitter], options: dict[str, str], seed: str, record: str) -> None:
        save = new_save(title_of(game), sitters, options, seed, os.path.abspath(record) if record else "")
        levels.play(session(save, saves.new_path(game), language, console))

    @app.command(help=say("cli-help-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-argument-game"))] = "peloponnes",
        players: Annotated[int | None, players_option] = None,
        seats: Annotated[str, seats_option] = "",
        option: Annotated[list[str] | None, table_option] = None,
        data: Annotated[str, data_option] = "",
        seed: Annotated[str, seed_option] = "",
        record: Annotated[str, record_option] = "",
    ) -> None:
        title = title_of(game)
        options = options_of(title, option or []) | data_of(title, data)
        begin(game, sitters_of(title, seats, players, language), options, seed, record)

    @app.command(help=say("cli-help-solo"))
    def solo(
        option: Annotated[list[str] | None, table_option] = None,
        seed: Annotated[str, seed_option] = "",
        record: Annotated[str, record_option] = "",
    ) -> None:
        options = options_of(title_of(levels.GAME), option or [])
        begin(levels.GAME, [Sitter(say("cli-you"))], options, seed, record)

    @app.command(help=say("cli-help-campaign"))
    def campaign(
        restart: Annotated[bool, typer.Option("--restart", help=say("cli-option-restart"))] = False,
        status: Annotated[bool, typer.Option("--status", help=say("cli-option-status"))] = False,
        option: Annotated[list[str] | None, table_option] = None,
        seed: Annotated[str, seed_option] = "",
    ) -> None:
        options = options_of(title_of(levels.GAME), option or [])
        if restart:
            levels.restart(options)
            options = {}
        if status:
            for line in levels.status(language):
                console.print(Text(line))
            return
        levels.campaign(language, console, options, seed)

    @app.command(help=say("cli-help-resume"))
    def resume(
        game: Annotated[str, typer.Argument(help=say("cli-argument-save"))] = "",
        listing: Annotated[bool, typer.Option("--list", help=say("cli-option-list"))] = False,
    ) -> None:
        waiting = saves.unfinished()
        if listing:
            for path in waiting:
                console.print(Text(path.stem))
            return
        if not game and not waiting:
            raise Refused("cli-nothing-to-resume")
        path = saves.find(game) if game else waiting[0]
        levels.play(session(saves.load(path), path, language, console))

    @app.command(help=say("cli-help-replay"))
    def replay(
        file: Annotated[str, typer.Argument(help=say("cli-argument-record"))],
        to: Annotated[int | None, typer.Option(help=say("cli-option-to"))] = None,
        bless: Annotated[bool, typer.Option("--bless", help=say("cli-option-bless"))] = False,
    ) -> None:
        if bless:
            record_files.bless(file, language, console)
        else:
            record_files.replay(file, to, language, console)

    @app.command(help=say("cli-help-verify"))
    def verify(file: Annotated[str, typer.Argument(help=say("cli-argument-record"))]) -> None:
        if not record_files.verify(file, language, console):
            raise typer.Exit(NOT_VERIFIED)

    @app.command(help=say("cli-help-export"))
    def export(
        game: Annotated[str, typer.Argument(help=say("cli-argument-save"))] = "last",
        json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
        output: Annotated[str, typer.Option("--output", "-o", help=say("cli-option-output"))] = "",
    ) -> None:
        record_files.export(game, json, output, language, console)

    @app.command(help=say("cli-help-rules"))
    def rules(words: Annotated[list[str] | None, typer.Argument(help=say("cli-argument-words"))] = None) -> None:
        game, *rest = words if words and words[0] in TITLES else ["peloponnes", *(words or [])]
        console.print(rules_page.found(game, " ".join(rest)))

    @app.command(help=say("cli-help-options"))
    def options(game: Annotated[str, typer.Argument(help=say("cli-argument-game"))] = "peloponnes") -> None:
        title = title_of(game)
        screen_of(game)
        for option in title.options():
            console.print(Text.assemble((option.id, "bold"), f" = {' | '.join(option.values)} ({option.rule})"))
            console.print(Padding(Text(language.say(title.explain(option))), (0, 0, 0, 4)))

    app.command("simulate")(simulate_command)
    app.command("bench")(bench_command)
    app.command("serve")(serve_command)
    app.command("loadtest")(loadtest_command)
    app.add_typer(admin_app(), name="admin")
    return app


if __name__ == "__main__":
    run()
