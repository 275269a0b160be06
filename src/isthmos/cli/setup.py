"""What a new table is laid from: game, seats, options, as they were typed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from isthmos.bots.shelf import players_of
from isthmos.cli import saves
from isthmos.cli.language import Language
from isthmos.cli.saves import Sitter
from isthmos.cli.terminal import terminal
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.core.title import Option, Title
from isthmos.games.catalogue import TITLES

BOT = "bot:"
DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 4
MOST_DATA = 262_144
"""Bytes of an owner's file, as many as a server takes."""

GameArgument = Annotated[str, typer.Argument(help="cli-argument-game")]
TableOption = Annotated[list[str] | None, typer.Option("--option", help="cli-option-option")]
SeedOption = Annotated[str, typer.Option(help="cli-option-seed")]


def options_command(game: GameArgument = "peloponnes") -> None:
    language, console = terminal()
    title = title_of(game)
    for option in title.options():
        name = language.say(title.option_label(option))
        console.print(Text.assemble((option.id, "bold"), f" ({option.rule}) {name}"))
        console.print(Padding(values_table(title, option, language), (0, 0, 0, 4)))


def values_table(title: Title, option: Option, language: Language) -> Table:
    """What can be typed, and what it means; the first is what a table has that asks for nothing."""
    found = Table.grid(padding=(0, 2, 0, 0))
    for value in option.values:
        words = language.say(title.value_label(option, value))
        is_default = value == option.values[0]
        found.add_row(value, language.text("cli-default", words=words) if is_default else words)
    return found


def title_of(name: str) -> Title:
    if name not in TITLES:
        raise IsthmosError(Message("cli-no-game", {"game": name, "games": ", ".join(TITLES)}))
    return TITLES[name]


def sitters_of(title: Title, seats: str, players: int | None, language: Language) -> list[Sitter]:
    """Who sits where; without a list one person against greedy bots."""
    names = [part.strip() for part in seats.split(",")] if seats.strip() else default_seats(players, language)
    if players is not None and players != len(names):
        raise IsthmosError(Message("cli-seats-differ", {"players": players, "seats": len(names)}))
    if not title.seats_min <= len(names) <= title.seats_max:
        low, high = title.seats_min, title.seats_max
        raise IsthmosError(
            Message("cli-bad-players", {"players": len(names), "game": title.id, "low": low, "high": high})
        )
    if not all(names):
        raise IsthmosError(Message("cli-empty-seat", {"example": "Ann,Ben,bot:greedy"}))
    return [sitter_of(title, name, names[:place]) for place, name in enumerate(names)]


def default_seats(players: int | None, language: Language) -> list[str]:
    bots = max(0, (DEFAULT_PLAYERS if players is None else players) - 1)
    return [language.text("cli-you"), *[BOT + DEFAULT_BOT] * bots] if players != 0 else []


def sitter_of(title: Title, name: str, before: list[str]) -> Sitter:
    """A person by name, or `bot:greedy`; equal names are numbered."""
    again = before.count(name)
    if not name.lower().startswith(BOT):
        if again:
            raise IsthmosError(Message("cli-name-twice", {"name": name}))
        return Sitter(name)
    bot = name[len(BOT) :].strip().lower()
    if bot not in players_of(title):
        raise IsthmosError(Message("cli-no-bot", {"bot": bot, "bots": ", ".join(players_of(title))}))
    return Sitter(f"{bot.capitalize()} {again + 1}" if again else bot.capitalize(), bot)


def data_of(title: Title, path: str) -> dict[str, str]:
    """The options that carry an owner's file, checked; none without one."""
    if not path:
        return {}
    try:
        text = saves.read_whole(Path(path), MOST_DATA).decode()
    except (saves.CannotRead, UnicodeDecodeError):
        raise IsthmosError(Message("cli-no-data-file", {"file": path})) from None
    return title.owners_data(text, path)


def options_of(title: Title, texts: list[str]) -> dict[str, str]:
    """name=value, checked against the options of the game; level and used belong to the campaign."""
    known = {option.id: option.values for option in title.options()}
    given = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not name or not equals or not value:
            raise IsthmosError(Message("cli-bad-option", {"text": text}))
        if name not in known:
            raise IsthmosError(Message("cli-no-option", {"name": name, "options": ", ".join(sorted(known))}))
        if value not in known[name]:
            raise IsthmosError(
                Message("cli-no-value", {"name": name, "value": value, "values": ", ".join(known[name])})
            )
        given[name] = value
    return given
