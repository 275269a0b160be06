"""Exact odds of a combat, for bots and for people who are about to choose (PER-B12, PER-B13)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from isthmos.games.perikles.content import Column, Content

WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show a total."""


def hit_chance(target: int) -> Fraction:
    """That two dice show at least `target`."""
    return Fraction(sum(WAYS[target:]), 36)


def attack_wins(column: Column, attack_tokens: int, defence_tokens: int, to_win: int) -> Fraction:
    """The chance of the attack to win a combat in this column from these battle tokens."""
    return _wins(hit_chance(column.attack), hit_chance(column.defence), attack_tokens, defence_tokens, to_win)


@cache
def _wins(attack: Fraction, defence: Fraction, attack_tokens: int, defence_tokens: int, to_win: int) -> Fraction:
    only_attack, only_defence = attack * (1 - defence), defence * (1 - attack)
    if attack_tokens == to_win and defence_tokens == to_win:
        return only_attack / (only_attack + only_defence)
    if attack_tokens == to_win:
        return Fraction(1)
    if defence_tokens == to_win:
        return Fraction(0)
    after_both = _wins(attack, defence, attack_tokens + 1, defence_tokens + 1, to_win)
    after_attack = _wins(attack, defence, attack_tokens + 1, defence_tokens, to_win)
    after_defence = _wins(attack, defence, attack_tokens, defence_tokens + 1, to_win)
    something = only_attack + only_defence + attack * defence
    won = attack * defence * after_both + only_attack * after_attack + only_defence * after_defence
    return won / something


class Odds:
    """The table: `attack[column][attack tokens][defence tokens]`, as floats for speed."""

    def __init__(self, content: Content) -> None:
        tokens = range(content.tokens_to_win + 1)
        self.attack = [
            [[float(attack_wins(column, a, d, content.tokens_to_win)) for d in tokens] for a in tokens]
            for column in content.columns
        ]


def in_percent(chance: float) -> int:
    """Nothing is called certain or impossible that is not."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


@cache
def odds_of(content: Content) -> Odds:
    return Odds(content)
