# compiled
"""Gaining and paying: stores overflow into luxury, luxury stands in for what is missing (PEL-L1 to PEL-L6)."""

from __future__ import annotations

from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.state import Board, Polis


def gain_goods(s: Board, seat: int, wood: int, stone: int, food: int) -> None:
    """Into the stores; what does not fit becomes luxury (PEL-C5, PEL-L1). A negative amount takes what is there."""
    p = s.poleis[seat]
    if wood:
        p.wood = stored(s, seat, facts.WOOD, p.wood, wood, p.mat.wood_limit)
    if stone:
        p.stone = stored(s, seat, facts.STONE, p.stone, stone, p.mat.stone_limit)
    if food:
        p.food = stored(s, seat, facts.FOOD, p.food, food, p.mat.food_limit)


def stored(s: Board, seat: int, stock: int, have: int, gain: int, limit: int) -> int:
    """The new height of one store."""
    if gain < 0:
        gain = -min(have, -gain)
    if s.facts is not None:
        s.note(facts.GAINED, seat, stock, gain)
    surplus = have + gain - limit
    if surplus <= 0:
        return have + gain
    s.poleis[seat].luxury += surplus
    s.note(facts.STORED_AS_LUXURY, seat, stock, surplus)
    return limit


def gain_coins(s: Board, seat: int, coins: int) -> None:
    if coins:
        s.poleis[seat].coins += coins
        if s.facts is not None:
            s.note(facts.GAINED, seat, facts.COINS, coins)


def gain_luxury(s: Board, seat: int, luxury: int) -> None:
    if luxury:
        s.poleis[seat].luxury += luxury
        s.note(facts.GAINED, seat, facts.LUXURY, luxury)


def gain_people(s: Board, seat: int, people: int) -> None:
    if people:
        s.poleis[seat].people += people
        s.note(facts.GAINED, seat, facts.PEOPLE, people)


def missing(have: int, due: int) -> int:
    return due - have if due > have else 0


def owns(p: Polis, wood: int, stone: int) -> bool:
    """Whether own goods cover it."""
    return p.wood >= wood and p.stone >= stone


def can_pay(p: Polis, wood: int, stone: int) -> bool:
    """Whether own goods and luxury cover it (PEL-L2)."""
    return (missing(p.wood, wood) + missing(p.stone, stone)) * p.mat.luxury_rate <= p.luxury


def pay_goods(s: Board, seat: int, wood: int, stone: int, food: int = 0) -> None:
    """Own units first, luxury for each missing one (PEL-L2)."""
    p = s.poleis[seat]
    if wood:
        p.wood = paid(s, seat, facts.WOOD, p.wood, wood)
    if stone:
        p.stone = paid(s, seat, facts.STONE, p.stone, stone)
    if food:
        p.food = paid(s, seat, facts.FOOD, p.food, food)


def pay_coins(s: Board, seat: int, coins: int) -> None:
    """From the reserve, topped up from luxury (PEL-L3, PEL-T6, PEL-L5)."""
    p = s.poleis[seat]
    p.coins = paid(s, seat, facts.COINS, p.coins, coins)


def paid(s: Board, seat: int, stock: int, have: int, due: int) -> int:
    """What is left of one stock after handing over `due` of it. Luxury is exchanged nowhere else (PEL-L6)."""
    if due == 0:
        return have
    if due > have:
        p = s.poleis[seat]
        p.luxury -= (due - have) * p.mat.luxury_rate
        s.note(facts.EXCHANGED, seat, stock, due - have)
        have = due
    if s.facts is not None:
        s.note(facts.PAID, seat, stock, due)
    return have - due
