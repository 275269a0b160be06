"""What is in both boxes, for clients that show it."""

from __future__ import annotations

from functools import cache

from isthmos.games.peloponnes import view_of_box as base
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import COPIES
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected, unpack
from isthmos.games.peloponnes.title import shipped_content
from isthmos.games.peloponnes.view_of_box import ContentView


@cache
def content() -> ContentView:
    """Everything any table can need: tiles with their second copies, civilizations, disasters."""
    data = corrected("")
    box = unpack(TITLE.seats_max, HeroOptions(data.option, {}), data)
    for tile in box.tiles:
        tile.stack %= COPIES
    return base.content(box)


def added() -> dict[str, list[object]]:
    """What the expansion adds to the box; the base game has its own file."""
    both, alone = content(), base.content(shipped_content())
    return {
        name: [row for row in getattr(both, name) if row.id not in {other.id for other in getattr(alone, name)}]
        for name in ("tiles", "civilizations", "disasters")
    }
