"""What is in both boxes, for clients that show it."""

from __future__ import annotations

from functools import cache

from isthmos.games.peloponnes import view_of_box as base
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import COPIES
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected, unpack
from isthmos.games.peloponnes.view_of_box import ContentView


@cache
def content() -> ContentView:
    """Everything any table can need: tiles with their second copies, civilizations, disasters."""
    data = corrected("")
    box = unpack(TITLE.seats_max, HeroOptions(data.option, {}), data)
    for tile in box.tiles:
        tile.stack %= COPIES
    return base.content(box)
