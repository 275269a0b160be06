"""Strength for a new tile, and what any new strength means (HC-4.3 to HC-4.7)."""

from __future__ import annotations

from isthmos.core.message import Arg, Consequence, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import names
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.arming import (
    NO,
    price_of_strength,
    room_for_strength,
    strength_of,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.conflict import ranked
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import chits_to_attack
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import ARM
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import YesOrNo, replaces, with_heroes
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.names import amounts, tile_name
from isthmos.games.peloponnes.shapes import Question
from isthmos.games.peloponnes.speech.outcomes import new_score, what_is_left
from isthmos.games.peloponnes.state import Board


class ArmSpeech(YesOrNo):
    kind = "arm"
    phase = "taking"
    sentence = "heroes-ask-arm"
    guidance = "heroes-help-arm"
    form = "heroes-form-arm"
    verbs: tuple[str, ...] = ("leave", "arm")

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, tile=s.rules.tiles[f.a].id)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        b = with_heroes(s)
        return {"tile": tile_name(s.rules.tiles[f.a]), "goods": price(b, f), "gain": gain(b, f)}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        rules = with_heroes(s).hero_rules
        return {
            "rate": s.poleis[f.seat].mat.luxury_rate,
            "wood": rules.arming_wood,
            "stone": rules.arming_stone,
            "food": rules.arming_food,
            "most": rules.most_strength,
            **replaces(rules.choices.luxury_may_pay_strength),
        }

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        amount = 0 if move == NO else gain(with_heroes(s), f)
        return HeroesAbout(verb=self.verbs[move], tile=s.rules.tiles[f.a].id, amount=amount)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == NO:
            return Message("heroes-do-leave", {})
        return Message("heroes-do-arm", {"goods": price(with_heroes(s), f)})

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return of_strength(with_heroes(s), with_heroes(self.outcome(s, f, move)), f.seat)


def price(s: HeroBoard, f: Frame) -> list[Message]:
    wood, stone, food = price_of_strength(s, f)
    goods = amounts({facts.WOOD: wood, facts.STONE: stone, facts.FOOD: food})
    return goods or [Message("heroes-nothing", {})]


def gain(s: HeroBoard, f: Frame) -> int:
    """HC-4.7: no more than there is room for."""
    p = s.polis(f.seat)
    return room_for_strength(s, p, strength_of(s.rules.tiles[f.a], p))


def could_arm(after: Board) -> list[Message]:
    """HC-4.3: whether strength could be bought with the tile just taken, and for what."""
    f = after.top
    if f is None or f.kind != ARM or not isinstance(after, HeroBoard):
        return []
    if after.rules.decisions[ARM].moves(after, f) == [NO]:
        return []
    return [Message("heroes-then-could-arm", {"gain": gain(after, f), "goods": price(after, f)})]


# --- what strength means --------------------------------------------------------------------------


def of_strength(s: HeroBoard, after: HeroBoard, seat: int) -> list[Message]:
    """The goods that are left, the new strength, and what it means for the attack and the conflict to come."""
    before, later = s.polis(seat), after.polis(seat)
    lines = what_is_left(before, later) + new_strength(before, later)
    return lines + against_persians(after) + rank(after, seat) + new_score(before, later)


def new_strength(before: HeroPolis, after: HeroPolis) -> list[Message]:
    if before.strength == after.strength:
        return []
    return [Consequence("heroes-then-strength", {"old": before.strength, "new": after.strength}, is_figure=True)]


def against_persians(s: HeroBoard) -> list[Message]:
    """HC-7.1, HC-7.2: as it stands, with the chits that lie already."""
    if not chits_to_attack(s):
        return []
    ours, theirs = sum([s.polis(seat).strength for seat in range(s.rules.seats)]), s.rules.seats * s.persian_sum
    mark = names.mark(s.hero_rules.data.persians.chits.source)
    return [Message("heroes-then-persians", {"ours": ours, "theirs": theirs, "mark": mark})]


def rank(s: HeroBoard, seat: int) -> list[Message]:
    """HC-8.3: the place in the conflict, were it now."""
    return [Message("heroes-then-rank", {"rank": ranked(s).index(seat) + 1, "players": s.rules.seats})]
