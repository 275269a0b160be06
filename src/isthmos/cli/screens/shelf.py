"""The screen of each game: its own, or the plain one."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from isthmos.cli.screens.plain import PlainScreen
from isthmos.cli.screens.screen import Screen
from isthmos.games.catalogue import GAMES


def screen_of(game: str) -> Screen:
    """Imported when it is wanted, so that a box that is not there is not missed."""
    path = GAMES[game].screen
    return cast(Screen, import_module(path).SCREEN) if path else PlainScreen(game)
