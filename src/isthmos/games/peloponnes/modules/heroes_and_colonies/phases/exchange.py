# compiled
"""Free exchange of luxury before own payments and before scoring, where the table plays it so (HC-10.6)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import COIN, FOOD, STONE, WOOD
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import Colony
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import EXCHANGE
from isthmos.games.peloponnes.phases.bidding import Bidding
from isthmos.games.peloponnes.phases.disasters import StrikeEverySeat
from isthmos.games.peloponnes.phases.taking import Taking
from isthmos.games.peloponnes.state import Board, Polis

DONE: Final = 0
STOCKS = {WOOD: facts.WOOD, STONE: facts.STONE, FOOD: facts.FOOD, COIN: facts.COINS}


def exchanges_freely(p: Polis) -> bool:
    return isinstance(p.mat, Colony) and p.mat.exchanges_freely


def let_exchange(s: Board, seat: int) -> None:
    """Ask, on top of what is open, if the seat may."""
    if exchanges_freely(s.poleis[seat]):
        s.ask(EXCHANGE, seat)


class FreeExchange(Phase[Board]):
    """A step of its own: before feeding, before redeeming, before scoring."""

    def begin(self, s: Board) -> None:
        for seat in reversed(s.order):
            let_exchange(s, seat)


class ExchangeThenBid(Bidding):
    """Just before the own bid turn."""

    def ask_seat(self, s: Board, seat: int) -> None:
        super().ask_seat(s, seat)
        let_exchange(s, seat)


class ExchangeThenTake(Taking):
    """Just before the own tile is taken."""

    def ask_seat(self, s: Board, seat: int) -> None:
        super().ask_seat(s, seat)
        let_exchange(s, seat)


class ExchangeThenSuffer(StrikeEverySeat):
    """Just before a disaster strikes its seat."""

    def __init__(self, real: StrikeEverySeat) -> None:
        self.real = real

    def hit(self, s: Board, seat: int, disaster: int) -> None:
        self.real.hit(s, seat, disaster)
        let_exchange(s, seat)


class Exchange(Decision[Board]):
    """One luxury for one good or coin, again and again, until done."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        p = s.poleis[f.seat]
        legal.one(DONE)
        if p.luxury < p.mat.luxury_rate:
            return
        if p.wood < p.mat.wood_limit:
            legal.one(WOOD)
        if p.stone < p.mat.stone_limit:
            legal.one(STONE)
        if p.food < p.mat.food_limit:
            legal.one(FOOD)
        legal.one(COIN)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == DONE:
            return
        p = s.poleis[f.seat]
        p.luxury -= p.mat.luxury_rate
        p.wood += move == WOOD
        p.stone += move == STONE
        p.food += move == FOOD
        p.coins += move == COIN
        s.note(facts.EXCHANGED, f.seat, STOCKS[move], 1)
        s.ask(EXCHANGE, f.seat)
