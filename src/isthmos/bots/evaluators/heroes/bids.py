"""What a tile is worth to a polis with a hero: it may be armed at once (HC-4.3, HC-4.4)."""

from __future__ import annotations

from typing import cast

from isthmos.bots.evaluators.peloponnes.bids import Bids, pay, with_tile
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis


class HeroBids(Bids):
    """The better of the tile alone and the tile with its strength."""

    def value_of_tile(self, tile: Tile, coins: int) -> float:
        had = cast(HeroPolis, with_tile(self.s, self.polis, tile, coins))
        value = self.calendar.value(had)
        rules = cast(HeroBoard, self.s).hero_rules
        if can_arm(rules, had, tile):
            arm(rules, had, tile)
            value = max(value, self.calendar.value(had))
        return value


def can_arm(rules: HeroRules, p: HeroPolis, tile: Tile) -> bool:
    """Whether the polis has the tile, complete, and its own goods for the strength."""
    if tile.number in p.lands:
        return p.food >= rules.arming_food
    if tile.number not in p.buildings or p.marks[p.buildings.index(tile.number)]:
        return False
    return p.wood >= rules.arming_wood and p.stone >= rules.arming_stone


def arm(rules: HeroRules, p: HeroPolis, tile: Tile) -> None:
    if tile.is_building:
        pay(p, rules.arming_wood, rules.arming_stone)
    else:
        p.food -= rules.arming_food
    p.strength = min(rules.most_strength, p.strength + tile.points + p.arming_bonus)
