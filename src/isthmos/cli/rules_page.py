"""`isthmos rules`: the pages that are shipped with the program, whole or by id or words."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from isthmos.cli.terminal import terminal
from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.games.catalogue import TITLES

RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9.]+)\*\* (.*)$", re.MULTILINE)
MODULES = {"heroes": "peloponnes/modules/heroes_and_colonies"}
"""Games that are not in a folder of their own name."""


def rules_command(words: Annotated[list[str] | None, typer.Argument(help="cli-argument-words")] = None) -> None:
    _, console = terminal()
    game, *rest = words if words and words[0] in TITLES else ["peloponnes", *(words or [])]
    console.print(found(game, " ".join(rest)))


def page(game: str) -> str:
    folder = files("isthmos.games").joinpath(MODULES.get(game, game))
    return folder.joinpath("data", "rules.txt").read_text(encoding="utf-8")


def found(game: str, words: str) -> RenderableType:
    """The rule of that id, else every rule with all the words; the whole page without any."""
    text = page(game)
    if not words:
        return Markdown(text)
    rules = RULE.findall(text)
    wanted = words.lower().split()
    hits = [(ident, rule) for ident, rule in rules if ident.lower() == words.lower()] or [
        (ident, rule) for ident, rule in rules if all(word in rule.lower() for word in wanted)
    ]
    if not hits:
        raise IsthmosError(Message("cli-no-rule", {"words": words}))
    return Group(*[Text.assemble((ident, "bold"), " ", plain(rule)) for ident, rule in hits])


def plain(rule: str) -> str:
    return rule.replace("**", "").replace("`", "")
