"""The languages of the program: messages become sentences here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from isthmos.core.errors import OptionError
from isthmos.core.manifest import shipped_text
from isthmos.core.message import Arg, Message, Name
from isthmos.games.catalogue import GAMES

LANGUAGES = ("en", "de")
TOO_LONG = 10**15
"""Numbers from here on, which nobody means, are said digit by digit: they cannot be formatted."""


def words_of(game: str, code: str) -> str:
    """All that a game says in a language, as Fluent source."""
    return "\n".join(shipped_text(file.format(code)) for file in GAMES[game].words)


def word_files(code: str) -> list[str]:
    """The program's own, and those of games that came from elsewhere."""
    folder = files("isthmos").joinpath("locale", code)
    own = [f"isthmos/locale/{code}/{file.name}" for file in folder.iterdir() if file.name.endswith(".ftl")]
    brought = [file.format(code) for manifest in GAMES.values() for file in manifest.words]
    return sorted({*own, *brought})


@cache
def bundle_of(code: str) -> FluentBundle:
    """Every message of a language, read once."""
    bundle = FluentBundle([code], use_isolating=False)
    for file in word_files(code):
        bundle.add_resource(FluentResource(shipped_text(file)))
    return bundle


class Language:
    """Says messages. `players` are the names of the seats at the table."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        if code not in LANGUAGES:
            raise OptionError(Message("core-no-language", {"language": code, "languages": ", ".join(LANGUAGES)}))
        self.code = code
        self.players = list(players)
        self.bundle = bundle_of(code)

    def at_table(self, players: Sequence[str]) -> Language:
        """The same language among these players."""
        return Language(self.code, players)

    def say(self, message: Message) -> str:
        """The sentence. Raises KeyError for an id that no file has."""
        args = {key: self.argument(key, value) for key, value in message.args.items()}
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, args)[0])

    def has(self, ident: str) -> bool:
        return self.bundle.has_message(ident)

    def text(self, ident: str, **args: Arg) -> str:
        """A message of the program itself."""
        return self.say(Message(ident, args))

    def argument(self, key: str, value: Arg) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Name):
            return self.name(value)
        if isinstance(value, list):
            return self.joined([self.say(one) for one in value])
        if key == "player" and isinstance(value, int):
            return self.players[value] if 0 <= value < len(self.players) else str(value + 1)
        return str(value) if isinstance(value, int) and abs(value) >= TOO_LONG else value

    def name(self, name: Name) -> str:
        return name.de if self.code == "de" else name.en

    def joined(self, parts: list[str]) -> str:
        """A list as a sentence has it: a, b and c."""
        if not parts:
            return self.text("common-nothing")
        if len(parts) == 1:
            return parts[0]
        return self.text("common-and", first=", ".join(parts[:-1]), last=parts[-1])
