"""The shelf: the only file that knows which games exist."""

from __future__ import annotations

from importlib import import_module

from isthmos.core.errors import OptionError
from isthmos.core.message import Message
from isthmos.core.title import Title

SHELF = (
    "isthmos.games.peloponnes.title",
    "isthmos.games.peloponnes.modules.heroes_and_colonies.title",
    "isthmos.games.perikles.title",
)
"""One line for each box; take it away, and its folder, and the others go on without it."""

TITLES: dict[str, Title] = {title.id: title for title in (import_module(path).TITLE for path in SHELF)}


def title_named(name: str) -> Title:
    """The game of that name. Raises OptionError with the names there are."""
    if name not in TITLES:
        raise OptionError(Message("core-no-game", {"game": name, "games": ", ".join(TITLES)}))
    return TITLES[name]
