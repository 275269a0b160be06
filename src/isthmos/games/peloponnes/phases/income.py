# compiled
"""f · Income: inhabitants first, then goods, coins and luxury (PEL-I1 to PEL-I4)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, Phase
from isthmos.games.peloponnes.content import COIN, FOOD, STONE, WOOD
from isthmos.games.peloponnes.goods import gain_coins, gain_goods, gain_luxury, gain_people
from isthmos.games.peloponnes.questions import CHOOSE_INCOME
from isthmos.games.peloponnes.state import Board

PICKED = {WOOD: 1, STONE: 1 << 4, FOOD: 1 << 8, COIN: 1 << 12}
"""Choices made so far, packed into one number of the frame: sixteen of each are room enough."""


class Income(Phase[Board]):
    """PEL-I1: everybody, in turn order; who has choices is asked first (PEL-I3)."""

    def begin(self, s: Board) -> None:
        for seat in s.order:
            p = s.poleis[seat]
            if p.income_people:
                gain_people(s, seat, p.income_people)  # PEL-I2
            if not p.choices:
                collect(s, seat, 0)
        for seat in reversed(s.order):
            if s.poleis[seat].choices:
                s.ask(CHOOSE_INCOME, seat, s.poleis[seat].choices)


class ChooseIncome(Decision[Board]):
    """Wood, stone, food or a coin (D4). frame.a: choices left; frame.b: picked so far."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for kind in (WOOD, STONE, FOOD, COIN):
            legal.one(kind)

    def play(self, s: Board, f: Frame, move: int) -> None:
        picked = f.b + PICKED[move]
        if f.a > 1:
            s.ask(CHOOSE_INCOME, f.seat, f.a - 1, picked)
        else:
            collect(s, f.seat, picked)


def collect(s: Board, seat: int, picked: int) -> None:
    """Goods as one net amount of each kind, then coins and luxury by the population table (PEL-I4)."""
    p = s.poleis[seat]
    gain_goods(
        s,
        seat,
        p.income_wood + (picked & 15),
        p.income_stone + (picked >> 4 & 15),
        p.income_food + (picked >> 8 & 15),
    )
    coins, luxury = p.mat.income_coins, p.mat.income_luxury
    row = min(p.people, len(coins) - 1)
    gain_coins(s, seat, coins[row] + (picked >> 12))
    if luxury[row]:
        gain_luxury(s, seat, luxury[row])
