"""A game that brings no screen of its own: its view as a tree of named values."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from isthmos.cli.language import Language
from isthmos.cli.screens.screen import Screen
from isthmos.core.message import Message, Name

VIEWER = "viewer"
"""For whose eyes a view is; they know it."""
SEAT = "player"
"""A number in a field of this name is a seat: the player's name stands there, and above everything beside it."""


class PlainScreen(Screen):
    """Fields and ids are called as the messages `<game>-view-<name>` say, else by their own names."""

    def __init__(self, game: str) -> None:
        self.game = game

    def table(self, view: object, language: Language, width: int, height: int) -> RenderableType:
        tree = Tree("", hide_root=True)
        fields = {field: value for field, value in msgspec.to_builtins(view).items() if field != VIEWER}
        self.grow(tree, fields, language)
        return tree

    def scores(self, view: object, language: Language) -> RenderableType:
        return self.table(view, language, 0, 0)

    def ending(self, view: object, language: Language) -> RenderableType:
        return self.table(view, language, 0, 0)

    def legend(self, language: Language) -> RenderableType:
        return Text(language.text("cli-plain-legend"))

    def grow(self, tree: Tree, fields: dict[str, Any], language: Language) -> None:
        for field, value in fields.items():
            name = self.word(field, language)
            if is_flat(value):
                tree.add(Text.assemble((f"{name}: ", "dim"), self.text(field, value, language)))
            elif isinstance(value, dict):
                self.grow(tree.add(Text(name, style="bold")), value, language)
            else:
                self.grow_rows(tree.add(Text(name, style="bold")), value, language)

    def grow_rows(self, tree: Tree, rows: list[Any], language: Language) -> None:
        """Rows of fields one below the other: by the player whose they are, else by their number."""
        for number, row in enumerate(rows, 1):
            fields = dict(row) if isinstance(row, dict) else {str(number): row}
            head = self.text(SEAT, fields.pop(SEAT), language) if SEAT in fields else str(number)
            self.grow(tree.add(Text(head)), fields, language)

    def text(self, field: str, value: Any, language: Language) -> str:
        if isinstance(value, dict):
            return language.name(Name(**value)) if is_name(value) else language.say(msgspec.convert(value, Message))
        if isinstance(value, list):
            return ", ".join(self.text(field, one, language) for one in value) or language.text("common-nothing")
        if value is None:
            return language.text("common-nothing")
        if isinstance(value, bool):
            return language.text("common-yes" if value else "common-no")
        if field == SEAT and value >= 0:
            return str(language.argument(SEAT, value))
        return self.word(value, language) if isinstance(value, str) else str(value)

    def word(self, name: str, language: Language) -> str:
        ident = f"{self.game}-view-{name}"
        return language.text(ident) if language.has(ident) else name.replace("_", " ")


def is_name(value: dict[str, Any]) -> bool:
    return value.keys() == {"en", "de"}


def is_flat(value: Any) -> bool:
    """Whether it stands on one line."""
    if isinstance(value, dict):
        return is_name(value) or value.keys() == {"id", "args"}
    return not isinstance(value, list) or not any(isinstance(one, list) or not is_flat(one) for one in value)
