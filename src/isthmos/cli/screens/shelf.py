"""The screens there are, by the id of their game."""

from __future__ import annotations

from isthmos.cli.screens.peloponnes import PeloponnesScreen
from isthmos.cli.screens.screen import Screen
from isthmos.core.errors import OptionError

SCREENS: dict[str, Screen] = {"peloponnes": PeloponnesScreen()}


def screen_of(game: str) -> Screen:
    """Raises OptionError for a game that cannot be shown here."""
    if game not in SCREENS:
        raise OptionError(f"{game} cannot be played in a terminal yet; {', '.join(SCREENS)} can")
    return SCREENS[game]
