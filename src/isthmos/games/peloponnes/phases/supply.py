"""Supply: feeding, then marked buildings (PEL-V1 to PEL-V5)."""

from __future__ import annotations

from isthmos.core.state import NOBODY, Decision, Frame, Phase, Work
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.goods import can_pay, gain_coins, missing, pay_goods
from isthmos.games.peloponnes.questions import FEED, HOLD_SUPPLY, REDEEM
from isthmos.games.peloponnes.state import NONE, Board, Polis


class FinalSupply(Phase[Board]):
    """PEL-E1: once more after the last round."""

    def begin(self, s: Board) -> None:
        s.ask(HOLD_SUPPLY, NOBODY)


class HoldSupply(Work[Board]):
    """The steps of a supply, one after the other for everybody. frame.a: the step to take now."""

    def do(self, s: Board, f: Frame) -> None:
        if f.a == 0:
            s.note((facts.SUPPLY_BEGAN, NONE))
        if f.a + 1 < len(s.rules.supply):
            s.ask(HOLD_SUPPLY, NOBODY, f.a + 1)
        s.rules.supply[f.a].begin(s)


class Feeding(Phase[Board]):
    """PEL-V2."""

    def begin(self, s: Board) -> None:
        s.ask_each(FEED)


class Feed(Decision[Board]):
    """For how many inhabitants without food to pay luxury (D6)."""

    def moves(self, s: Board, f: Frame) -> list[int]:
        p = s.poleis[f.seat]
        most = min(missing(p.food, p.people), p.luxury // p.mat.luxury_rate)
        if s.rules.options.feeding_by_luxury_is_optional:
            return list(range(most, -1, -1))
        return [most]  # PEL-V3

    def play(self, s: Board, f: Frame, move: int) -> None:
        p = s.poleis[f.seat]
        eaten = min(p.food, p.people)
        pay_goods(s, f.seat, 0, 0, eaten + move)
        starved = p.people - eaten - move
        if starved:
            p.people -= starved
            s.note((facts.STARVED, f.seat, starved))


class Redeeming(Phase[Board]):
    """PEL-V4."""

    def begin(self, s: Board) -> None:
        for seat in reversed(s.order):
            if any(s.poleis[seat].marks):
                s.ask(REDEEM, seat)


class Redeem(Decision[Board]):
    """One marked building: pay it or give it up (D7). A move is twice its place in the row, plus one to give it up."""

    def moves(self, s: Board, f: Frame) -> list[int]:
        p = s.poleis[f.seat]
        marked = [i for i, coins in enumerate(p.marks) if coins]
        payable = [i for i in marked if self.is_payable(s, p, i)]
        if not payable:
            return [2 * marked[0] + 1]  # nothing left to choose: they all go
        return [2 * i for i in payable] + [2 * i + 1 for i in marked]

    def play(self, s: Board, f: Frame, move: int) -> None:
        p = s.poleis[f.seat]
        i = move // 2
        tile = s.rules.tiles[p.buildings[i]]
        coins = p.marks[i]
        if move % 2:
            s.note((facts.GAVE_UP, f.seat, tile.number))
            p.remove_building(tile)
        else:
            s.note((facts.REDEEMED, f.seat, tile.number))
            pay_goods(s, f.seat, tile.cost.wood, tile.cost.stone)
            p.marks = (*p.marks[:i], 0, *p.marks[i + 1 :])
        gain_coins(s, f.seat, coins)  # PEL-V5
        if any(p.marks):
            s.ask(REDEEM, f.seat)

    def is_payable(self, s: Board, p: Polis, i: int) -> bool:
        cost = s.rules.tiles[p.buildings[i]].cost
        return can_pay(p, cost.wood, cost.stone)
