# compiled
"""The Persian attacks: compare, then turn heroes, lose a tile, or halve and hire (HC-7.1 to HC-7.6)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.goods import gain_coins, pay_coins
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.heroes import dismiss_hero, turn_hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.arming import gain_strength
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.exchange import let_exchange
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import HALVE, HIRE, SUFFER_PERSIANS, WARD
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.phases.disasters import to_strike
from isthmos.games.peloponnes.rules import Strike
from isthmos.games.peloponnes.state import NONE, Board

NOTHING: Final = 0
HERO_TILE: Final = 1 << 10
"""The hero, where it may be the tile with the most points."""
FIRST: Final = 1
SECOND: Final = 2


def tile_of(move: int) -> int:
    """The number of the tile that is lost."""
    return move - 1


def chits_to_attack(s: Board) -> int:
    """How many Persian chits are missing to the next attack; 0 when there is none to come."""
    return to_strike(s, PERSIANS)


class PersianAttack(Strike):
    """HC-7.1, HC-7.2."""

    def strike(self, s: Board, disaster: int) -> None:
        assert isinstance(s, HeroBoard)
        attack = FIRST if s.chits_seen[disaster] == s.hero_rules.first_attack else SECOND
        persians = s.rules.seats * s.persian_sum
        ours = sum([s.polis(seat).strength for seat in range(s.rules.seats)])
        s.note(facts.ATTACKED, NONE, attack, persians, ours)
        if persians > ours:
            s.note(facts.ATTACK_LOST, NONE, attack)
            self.lose(s, disaster, attack)
        else:
            s.note(facts.REPELLED, NONE, attack)
            self.repel(s, disaster)

    def lose(self, s: HeroBoard, disaster: int, attack: int) -> None:
        for seat in reversed(s.order):
            s.ask(SUFFER_PERSIANS, seat, attack)
            self.let_ward(s, seat, disaster, attack == FIRST or suffers_second(s, seat))

    def repel(self, s: HeroBoard, disaster: int) -> None:
        """HC-7.5: everybody halves, and only then does anybody hire."""
        for seat in reversed(s.order):
            ask_to_hire(s, seat)
        for seat in reversed(s.order):
            s.ask(HALVE, seat)
            self.let_ward(s, seat, disaster, s.hero_rules.choices.ward_skips_halving and s.polis(seat).strength > 0)

    def let_ward(self, s: HeroBoard, seat: int, disaster: int, hurts: bool) -> None:
        if s.polis(seat).wards and hurts:
            s.ask(WARD, seat, disaster)
            let_exchange(s, seat)  # HC-10.6: the coin of a ward is a payment


class SufferPersians(Decision[HeroBoard]):
    """What a lost attack costs one seat (HD4). frame.a: which attack."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        if f.a == FIRST:
            legal.one(NOTHING)
        else:
            legal.all_of(tiles_to_lose(s, f.seat))

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        p = s.polis(f.seat)
        if f.a == FIRST:
            turn_hero(p, s.hero_rules)
            s.note(facts.HERO_TURNED, f.seat, p.hero)
        elif move == HERO_TILE:
            remove_hero(s, f.seat, p)
        elif move != NOTHING:
            remove_tile(s, f.seat, p, tile_of(move))


def tiles_to_lose(s: HeroBoard, seat: int) -> list[int]:
    """HC-7.4: those with the most points; a move is the number of the tile plus 1."""
    p = s.polis(seat)
    points = {number + 1: s.rules.tiles[number].points for number in (*p.buildings, *p.lands)}
    if s.hero_rules.choices.hero_may_be_removed and p.hero_points:
        points[HERO_TILE] = p.hero_points
    most = max(points.values(), default=0)
    return [move for move, value in points.items() if value == most] or [NOTHING]


def suffers_second(s: HeroBoard, seat: int) -> bool:
    return tiles_to_lose(s, seat) != [NOTHING]


def remove_tile(s: HeroBoard, seat: int, p: HeroPolis, number: int) -> None:
    tile = s.rules.tiles[number]
    s.note(base_facts.TILE_LOST, seat, number, base_facts.DEMOLISHED)
    if not tile.is_building:
        p.remove_land(tile)
        return
    coins = p.remove_building(tile)
    if s.hero_rules.choices.removed_coins_return:
        gain_coins(s, seat, coins)


def remove_hero(s: HeroBoard, seat: int, p: HeroPolis) -> None:
    s.note(facts.HERO_REMOVED, seat, p.hero)
    dismiss_hero(p, s.hero_rules)


class Halve(Decision[HeroBoard]):
    """One seat halves its strength; asks nobody."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        legal.one(NOTHING)

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        halve(s, f.seat)


def halve(s: HeroBoard, seat: int) -> None:
    """HC-7.5, HC-8.2; Hector loses a flat number instead (HC-9.5)."""
    p = s.polis(seat)
    before = p.strength
    p.strength = max(0, before - p.flat_loss) if p.flat_loss else before // 2
    if p.strength != before:
        s.note(facts.STRENGTH_LOST, seat, before - p.strength)


def ask_to_hire(s: HeroBoard, seat: int) -> None:
    s.ask(HIRE, seat)
    let_exchange(s, seat)  # HC-10.6


class Hire(Decision[HeroBoard]):
    """How many mercenaries to hire (HD5, HD6)."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        p = s.polis(f.seat)
        coins = p.coins
        if s.hero_rules.choices.luxury_may_pay_mercenaries:
            coins += p.luxury // p.mat.luxury_rate
        legal.run(0, min(coins, self.most(s, p)) + 1)

    def most(self, s: HeroBoard, p: HeroPolis) -> int:
        """HC-7.6: what strength allows."""
        if s.hero_rules.choices.all_mercenaries_count:
            return max(0, p.strength - p.mercenaries)
        return p.strength

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        """HC-7.6: the points count even for strength that is lost above the most."""
        if move == 0:
            return
        p = s.polis(f.seat)
        pay_coins(s, f.seat, move)
        p.mercenaries += move
        s.note(facts.HIRED, f.seat, move, gain_strength(s, p, move))
