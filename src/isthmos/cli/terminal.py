"""Where a command speaks: the language of the person, and the console it is printed on."""

from __future__ import annotations

from rich.console import Console

from isthmos.cli.language import Language, language_of_locale


def terminal() -> tuple[Language, Console]:
    return Language(language_of_locale()), Console(highlight=False, markup=False, emoji=False)
