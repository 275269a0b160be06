"""Everything that a shelf must know of a game, on one object. `games/catalogue.py` lists them all.

What lies on floors above the games is named by its import path and opened by the shelf that wants it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from isthmos.core.campaign import Campaign
from isthmos.core.title import Title


class ClientBoard(NamedTuple):
    """What the web client's own board of a game is made from, by `web/tools/from_engine.py`."""

    folder: str
    """Below `web/src/games`."""
    book: str
    """The rules page in `docs/rules`."""
    views: tuple[type, ...]
    """The structs of its view, of what is in the box, and of what answers and events are about."""
    boxes: Mapping[str, Callable[[], object]]
    """What is in the box, by the file that holds it for the board."""


class Manifest(NamedTuple):
    """A game as the shelves know it. Files are named by package and path: "isthmos/locale/{}/cli.ftl"."""

    title: Title
    words: tuple[str, ...]
    """Its Fluent files, with {} for the language; those of the game it extends come first."""
    rules: str = ""
    """The file with its rules; a game without one has none to be looked up."""
    evaluator: str = ""
    """The module whose EVALUATOR lets greedy bots play it; without one other bots do."""
    screen: str = ""
    """The module whose SCREEN draws it in a terminal; without one it is drawn as a plain tree."""
    campaign: Campaign[Any] | None = None
    board: ClientBoard | None = None
    """Without a board of its own it is played on the plain one."""


def shipped_text(file: str) -> str:
    """A file of a package, as manifests name it."""
    package, _, path = file.partition("/")
    return files(package).joinpath(path).read_text(encoding="utf-8")
