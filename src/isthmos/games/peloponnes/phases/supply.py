# compiled
"""Supply: feeding, then marked buildings (PEL-V1 to PEL-V5)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import NOBODY, Decision, Frame, Phase, Work
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.goods import gain_coins, missing, pay_goods
from isthmos.games.peloponnes.phases.taking import FORFEIT, due, payments
from isthmos.games.peloponnes.questions import FEED, HOLD_SUPPLY, REDEEM
from isthmos.games.peloponnes.state import NONE, Board, Polis

HOW_BITS: Final = 3
HOW_MASK: Final = 7


def redeem_move(place: int, how: int) -> int:
    """What to do with the building at this place: one of the ways to pay, or FORFEIT to give it up."""
    return place << HOW_BITS | how


def place_of(move: int) -> int:
    """Which building of the row is meant."""
    return move >> HOW_BITS


def how_of(move: int) -> int:
    """What is done with it: a way to pay, or FORFEIT."""
    return move & HOW_MASK


class FinalSupply(Phase[Board]):
    """PEL-E1: once more after the last round."""

    def begin(self, s: Board) -> None:
        s.ask(HOLD_SUPPLY, NOBODY)


class HoldSupply(Work[Board]):
    """The steps of a supply, one after the other for everybody. frame.a: the step to take now."""

    def do(self, s: Board, f: Frame) -> None:
        if f.a == 0:
            s.note(facts.SUPPLY_BEGAN, NONE)
        if f.a + 1 < len(s.rules.supply):
            s.ask(HOLD_SUPPLY, NOBODY, f.a + 1)
        s.rules.supply[f.a].begin(s)


class Feeding(Phase[Board]):
    """PEL-V2."""

    def begin(self, s: Board) -> None:
        s.ask_each(FEED)


class Feed(Decision[Board]):
    """For how many inhabitants without food to pay luxury (D6)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        p = s.poleis[f.seat]
        most = min(missing(p.food, food_due(p)), p.luxury // p.mat.luxury_rate)
        if s.rules.options.feeding_by_luxury_is_optional:
            legal.run(most, most + 1, -1)
        else:
            legal.one(most)  # PEL-V3

    def play(self, s: Board, f: Frame, move: int) -> None:
        p = s.poleis[f.seat]
        eaten = min(p.food, food_due(p)) + move
        pay_goods(s, f.seat, 0, 0, eaten)
        starved = p.people - (eaten + p.food_saved) * p.mat.people_per_food
        if starved > 0:
            p.people -= starved
            s.note(facts.STARVED, f.seat, starved)


def food_due(p: Polis) -> int:
    """PEL-V2: one food for each inhabitant, or for as many as the mat says; savings come off it."""
    return missing(p.food_saved, -(-p.people // p.mat.people_per_food))


class Redeeming(Phase[Board]):
    """PEL-V4."""

    def begin(self, s: Board) -> None:
        for seat in reversed(s.order):
            if any(s.poleis[seat].marks):
                s.ask(REDEEM, seat)


class Redeem(Decision[Board]):
    """One marked building: pay it or give it up (D7). A move is its place in the row and what to do with it."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        p = s.poleis[f.seat]
        marked = [place for place, coins in enumerate(p.marks) if coins]
        for place in marked:
            for how in payments(p, s.rules.tiles[p.buildings[place]], p.redeem_saving):
                legal.one(redeem_move(place, how))
        if not legal.moves:
            legal.one(redeem_move(marked[0], FORFEIT))  # nothing left to choose: they all go
            return
        for place in marked:
            legal.one(redeem_move(place, FORFEIT))

    def play(self, s: Board, f: Frame, move: int) -> None:
        p = s.poleis[f.seat]
        i, how = place_of(move), how_of(move)
        tile = s.rules.tiles[p.buildings[i]]
        coins = p.marks[i]
        if how == FORFEIT:
            s.note(facts.GAVE_UP, f.seat, tile.number)
            p.remove_building(tile)
        else:
            s.note(facts.REDEEMED, f.seat, tile.number)
            wood, stone = due(tile, how, p.redeem_saving)
            pay_goods(s, f.seat, wood, stone)
            p.marks = (*p.marks[:i], 0, *p.marks[i + 1 :])
        gain_coins(s, f.seat, coins)  # PEL-V5
        if any(p.marks):
            s.ask(REDEEM, f.seat)
