# compiled
"""Set-up: civilizations, start goods, first order; alone, the choices before round 1 (PEL-S1 to S3, PEL-A1 to A6)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, Decision, Frame, Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import ANY_NUMBER, FOOD, STONE, WOOD
from isthmos.games.peloponnes.goods import gain_coins, gain_goods, gain_luxury, gain_people
from isthmos.games.peloponnes.options import PLAIN_SOLO
from isthmos.games.peloponnes.questions import CHOOSE_CIVILIZATION, CHOOSE_EXTRA_INCOME, DEAL_CIVILIZATION
from isthmos.games.peloponnes.state import NONE, Board


class Civilizations(Phase[Board]):
    """Each player is dealt a civilization (PEL-S1); alone it may be a choice (PEL-A1, PEL-A6)."""

    def begin(self, s: Board) -> None:
        for seat in reversed(range(s.rules.seats)):
            if self.is_chosen(s):
                s.ask(CHOOSE_CIVILIZATION, seat)
            else:
                s.ask(DEAL_CIVILIZATION, CHANCE, seat)

    def is_chosen(self, s: Board) -> bool:
        options = s.rules.options
        if s.rules.seats > 1:
            return False
        return options.level == PLAIN_SOLO or (options.level > 1 and not options.campaign_civilization_is_drawn)


class DealCivilization(Decision[Board]):
    """Which civilization a seat is dealt. frame.a: the seat."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        free_civilizations(s, legal)

    def play(self, s: Board, f: Frame, move: int) -> None:
        found_polis(s, f.a, move)


class ChooseCivilization(Decision[Board]):
    """Which civilization to play alone."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        free_civilizations(s, legal)

    def play(self, s: Board, f: Frame, move: int) -> None:
        found_polis(s, f.seat, move)


def free_civilizations(s: Board, legal: Answers) -> None:
    gone = 0
    for p in s.poleis:
        if p.civilization != NONE:
            gone |= 1 << p.civilization
    for number in s.rules.options.used:
        gone |= 1 << number
    for number in range(len(s.rules.content.civilizations)):
        if not gone >> number & 1:
            legal.one(number)


def found_polis(s: Board, seat: int, number: int) -> None:
    p = s.poleis[seat]
    civilization = s.rules.content.civilizations[number]
    p.civilization = number
    p.income_wood += civilization.income.wood
    p.income_stone += civilization.income.stone
    p.income_food += civilization.income.food
    p.income_people += civilization.income.people
    if civilization.shields >= 0:
        p.shield(civilization.shields, 1)
    s.note(facts.GOT_CIVILIZATION, seat, number)


class StartCoins(Phase[Board]):
    """PEL-S2: the coins of the civilization."""

    def begin(self, s: Board) -> None:
        for seat, p in enumerate(s.poleis):
            gain_coins(s, seat, s.rules.content.civilizations[p.civilization].start.coins)


class StartGoods(Phase[Board]):
    """PEL-S2: everything else the civilization gives."""

    def begin(self, s: Board) -> None:
        for seat, p in enumerate(s.poleis):
            start = s.rules.content.civilizations[p.civilization].start
            gain_people(s, seat, start.people)
            gain_luxury(s, seat, start.luxury)
            gain_goods(s, seat, start.wood, start.stone, start.food)


class FirstOrder(Phase[Board]):
    """PEL-S3: by the number on the civilization."""

    def begin(self, s: Board) -> None:
        def place(seat: int) -> int:
            p = s.poleis[seat]
            return p.mat.order_place * ANY_NUMBER + s.rules.content.civilizations[p.civilization].place

        s.order = tuple(sorted(range(s.rules.seats), key=place))


class ExtraIncomes(Phase[Board]):
    """PEL-A5: alone, chosen before round 1."""

    def begin(self, s: Board) -> None:
        level = s.rules.options.level
        if level != PLAIN_SOLO and s.rules.content.levels[level - 1].extra_incomes:
            s.ask(CHOOSE_EXTRA_INCOME, 0, s.rules.content.levels[level - 1].extra_incomes)


class ChooseExtraIncome(Decision[Board]):
    """Wood, stone or food in every round of this level. frame.a: how many are left to choose; frame.b: kinds taken."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for kind in (WOOD, STONE, FOOD):
            if s.rules.options.extra_incomes_may_repeat or not kind & f.b:
                legal.one(kind)

    def play(self, s: Board, f: Frame, move: int) -> None:
        p = s.poleis[f.seat]
        p.income_wood += move == WOOD
        p.income_stone += move == STONE
        p.income_food += move == FOOD
        s.note(facts.EXTRA_INCOME, f.seat, move)
        if f.a > 1:
            s.ask(CHOOSE_EXTRA_INCOME, f.seat, f.a - 1, f.b | move)
