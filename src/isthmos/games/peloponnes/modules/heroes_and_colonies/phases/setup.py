# compiled
"""Set-up: colonies and heroes are dealt, heroes bring their goods, stacks are filled (HC-3.1 to HC-3.4, HC-13.2)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, Decision, Frame, Phase
from isthmos.games.peloponnes.goods import gain_coins, gain_goods, gain_people
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import COPIES
from isthmos.games.peloponnes.modules.heroes_and_colonies.heroes import settle_hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import DEAL_COLONY, DEAL_HERO, FILL_STACK
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.state import NONE, Board


class FillStacks(Phase[Board]):
    """HC-13.2: second copies until every round has a tile for everybody."""

    def begin(self, s: Board) -> None:
        s.ask(FILL_STACK, CHANCE)


class FillStack(Decision[Board]):
    """Which tile gets a second copy. frame.a: the stack that is being filled."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        taken = set(s.stacks[f.a])
        for tile in s.rules.tiles:
            if tile.stack == COPIES + f.a and tile.number not in taken:
                legal.one(tile.number)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.note(facts.STACK_FILLED, NONE, move)
        stacks = list(s.stacks)
        stacks[f.a] = (*stacks[f.a], move)
        s.stacks = tuple(stacks)
        for stack in range(f.a, len(stacks)):
            if len(stacks[stack]) < self.tiles_needed(s, stack):
                s.ask(FILL_STACK, CHANCE, stack)
                return

    def tiles_needed(self, s: Board, stack: int) -> int:
        return s.rules.offer_size * s.rules.content.stack_of_round[1:].count(stack)


class Colonies(Phase[Board]):
    """HC-3.1."""

    def begin(self, s: Board) -> None:
        for seat in reversed(range(s.rules.seats)):
            s.ask(DEAL_COLONY, CHANCE, seat)


class DealColony(Decision[Board]):
    """Which colony a seat is dealt. frame.a: the seat."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        taken = [p.mat for p in s.poleis]
        for number, mat in enumerate(s.rules.content.mats):
            if number and mat not in taken:
                legal.one(number)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.note(facts.GOT_COLONY, f.a, move)
        settle_colony(s, f.a, move)


def settle_colony(s: Board, seat: int, number: int) -> None:
    """Lay the mat in front of a player; what it allows is allowed from now on (HC-10.3)."""
    p = s.poleis[seat]
    p.free_placement -= p.mat.any_land_fits
    p.mat = s.rules.content.mats[number]
    p.free_placement += p.mat.any_land_fits


class Heroes(Phase[HeroBoard]):
    """HC-3.1."""

    def begin(self, s: HeroBoard) -> None:
        for seat in reversed(range(s.rules.seats)):
            s.ask(DEAL_HERO, CHANCE, seat)


class DealHero(Decision[HeroBoard]):
    """Which hero a seat is dealt. frame.a: the seat."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        taken = {s.polis(seat).hero for seat in range(s.rules.seats)}
        for hero in s.hero_rules.heroes:
            if hero.number not in taken:
                legal.one(hero.number)

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        s.note(facts.GOT_HERO, f.a, move)
        s.polis(f.a).hero = move


class HeroGoods(Phase[HeroBoard]):
    """HC-3.3, HC-3.4: through the same stores as everything else."""

    def begin(self, s: HeroBoard) -> None:
        for seat in range(s.rules.seats):
            p = s.polis(seat)
            hero = s.hero_rules.heroes[p.hero]
            settle_hero(p, s.hero_rules)
            gain_coins(s, seat, hero.coins)
            gain_people(s, seat, hero.people)
            gain_goods(s, seat, hero.wood, hero.stone, hero.food)
            p.strength = hero.strength
            if hero.strength:
                s.note(facts.STRENGTH_GAINED, seat, hero.strength)
