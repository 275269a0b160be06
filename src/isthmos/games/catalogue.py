"""The shelf: the only file that knows which games exist."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from isthmos.core.campaign import Campaign
from isthmos.core.errors import OptionError
from isthmos.core.manifest import Manifest
from isthmos.core.message import Message
from isthmos.core.title import Title

SHELF = (
    "isthmos.games.peloponnes.manifest",
    "isthmos.games.peloponnes.modules.heroes_and_colonies.manifest",
    "isthmos.games.perikles.manifest",
)
"""One line for each box; take it away, and its folder, and the others go on without it."""

GROUP = "isthmos.games"
"""The entry points by which other packages lay a game on the shelf: whoever installs one has it in every process,
those of a server and its bots included, with nothing to be set."""


def manifests() -> Iterator[Manifest]:
    for path in SHELF:
        yield import_module(path).MANIFEST
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield point.load()


def by_name() -> dict[str, Manifest]:
    found: dict[str, Manifest] = {}
    for manifest in manifests():
        if manifest.title.id in found:
            raise OptionError(Message("core-two-games", {"game": manifest.title.id}))
        found[manifest.title.id] = manifest
    return found


GAMES = by_name()
TITLES: dict[str, Title] = {name: manifest.title for name, manifest in GAMES.items()}

CAMPAIGNS: dict[str, Campaign[Any]] = {game: one.campaign for game, one in GAMES.items() if one.campaign is not None}

FIRST = next(iter(TITLES))
"""What is played where no game is named."""


def title_named(name: str) -> Title:
    """The game of that name. Raises OptionError with the names there are."""
    if name not in TITLES:
        raise OptionError(Message("core-no-game", {"game": name, "games": ", ".join(TITLES)}))
    return TITLES[name]
