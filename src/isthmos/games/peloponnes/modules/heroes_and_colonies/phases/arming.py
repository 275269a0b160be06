# compiled
"""Strength for a new tile (HC-4.3 to HC-4.7)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import missing, pay_goods
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import ARM
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.phases.taking import MARK, PAY_SAVING_STONE, PAY_SAVING_WOOD
from isthmos.games.peloponnes.rules import TileTaken
from isthmos.games.peloponnes.state import Board

NO: Final = 0
YES: Final = 1

LEFT_BITS: Final = 4
LEFT_MASK: Final = 15


class OfferStrength(TileTaken):
    """Every new tile, seat by seat (HC-4.2), unless it was marked (HC-4.3) or would gain nothing (HC-4.6)."""

    def tile_taken(self, s: Board, seat: int, tile: Tile, how: int) -> None:
        assert isinstance(s, HeroBoard)
        p = s.polis(seat)
        if how == MARK or tile.points == 0 or p.strength == s.hero_rules.most_strength:
            return
        s.ask(ARM, seat, tile.number, self.saving_left(s, p, tile, how))

    def saving_left(self, s: HeroBoard, p: HeroPolis, tile: Tile, how: int) -> int:
        """HC-9.4: what the building left over of the saving, wood in the low bits and stone above them."""
        if not s.hero_rules.choices.saving_covers_strength:
            return 0
        if how == PAY_SAVING_WOOD:
            return missing(tile.cost.wood, p.either_saving)
        if how == PAY_SAVING_STONE:
            return missing(tile.cost.stone, p.either_saving) << LEFT_BITS
        return 0


class Arm(Decision[HeroBoard]):
    """Turn the new tile into strength, or not (HD1). frame.a: the tile; frame.b: what is left of a saving."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        p = s.polis(f.seat)
        wood, stone, food = price_of_strength(s, f)
        short = missing(p.wood, wood) + missing(p.stone, stone) + missing(p.food, food)
        by_luxury = s.hero_rules.choices.luxury_may_pay_strength and short * p.mat.luxury_rate <= p.luxury
        legal.one(NO)
        if short == 0 or by_luxury:  # HC-4.5
            legal.one(YES)

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        if move == NO:
            return
        p = s.polis(f.seat)
        wood, stone, food = price_of_strength(s, f)
        pay_goods(s, f.seat, wood, stone, food)
        gain = gain_strength(s, p, strength_of(s.rules.tiles[f.a], p))
        s.note(facts.ARMED, f.seat, f.a, gain)


def price_of_strength(s: HeroBoard, f: Frame) -> tuple[int, int, int]:
    """Wood, stone and food to pay: by what kind of tile it is (HC-4.3, HC-4.4)."""
    rules = s.hero_rules
    if not s.rules.tiles[f.a].is_building:
        return 0, 0, rules.arming_food
    return missing(f.b & LEFT_MASK, rules.arming_wood), missing(f.b >> LEFT_BITS, rules.arming_stone), 0


def strength_of(tile: Tile, p: HeroPolis) -> int:
    """What a tile can be turned into (HC-9.1)."""
    return tile.points + p.arming_bonus


def gain_strength(s: HeroBoard, p: HeroPolis, amount: int) -> int:
    """HC-4.7: what is really gained."""
    gain = room_for_strength(s, p, amount)
    p.strength += gain
    return gain


def room_for_strength(s: HeroBoard, p: HeroPolis, amount: int) -> int:
    """How much of an amount fits below the most there is (HC-4.7)."""
    return min(amount, s.hero_rules.most_strength - p.strength)
