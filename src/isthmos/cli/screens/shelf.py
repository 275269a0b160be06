"""The screens there are, by the id of their game."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from isthmos.cli.screens.screen import Screen
from isthmos.core.errors import OptionError
from isthmos.core.message import Message

SCREENS = {
    "peloponnes": "isthmos.cli.screens.peloponnes",
    "heroes": "isthmos.cli.screens.heroes",
    "perikles": "isthmos.cli.screens.perikles",
}
"""Imported when it is wanted, so that a box that is not there is not missed."""


def screen_of(game: str) -> Screen:
    """Raises OptionError for a game that cannot be shown here."""
    if game not in SCREENS:
        raise OptionError(Message("cli-no-screen", {"game": game, "games": ", ".join(SCREENS)}))
    return cast(Screen, import_module(SCREENS[game]).SCREEN)
