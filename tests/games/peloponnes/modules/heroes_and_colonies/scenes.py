"""Positions that several tests begin with."""

from __future__ import annotations

from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroPolis
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import corrected
from isthmos.testkit.heroes import HeroGame, HeroScene

RED = {row.id: row.red.points for row in corrected("").hero}
"""Power points of the red sides; they are reconstructed, so tests read them from the data."""


def taking(scene: HeroScene, tile: str, coins: int = 12) -> HeroGame:
    """X takes `tile`; afterwards the play waits for Y, who has to decide about another building."""
    other = "street" if tile != "street" else "bridge"
    scene.offer(tile, other).coins(Y=5).stone(Y=2).wood(Y=3)
    return scene.bid("X", tile, coins).bid("Y", other, 1).taking()


def hero_polis(game: HeroGame, player: str) -> HeroPolis:
    p = game.polis(player)
    assert isinstance(p, HeroPolis)
    return p
