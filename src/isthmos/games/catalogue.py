"""The shelf: the only file that knows which games exist."""

from __future__ import annotations

from isthmos.core.errors import OptionError
from isthmos.core.title import Title
from isthmos.games.peloponnes.title import TITLE as PELOPONNES

TITLES: dict[str, Title] = {title.id: title for title in (PELOPONNES,)}


def title_named(name: str) -> Title:
    """The game of that name. Raises OptionError with the names there are."""
    if name not in TITLES:
        raise OptionError(f"there is no game '{name}'; there are {', '.join(TITLES)}")
    return TITLES[name]
