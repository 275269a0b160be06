# compiled
"""Negotiation before the game: coins for a colony, then for a hero (HC-11.1 to HC-11.3)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, Phase
from isthmos.games.peloponnes.goods import gain_coins, pay_coins
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.setup import settle_colony
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import ANSWER_OFFER, OFFER
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.state import Board

NO_OFFER: Final = 0
ACCEPT: Final = 0
REFUSE: Final = 1

SEAT_BITS: Final = 4
SEAT_MASK: Final = 15
ONE_COIN_MORE: Final = 1 << SEAT_BITS
"""How far offers to one seat lie apart as moves."""


def offer_move(seat: int, coins: int) -> int:
    """An offer of coins to a seat."""
    return coins << SEAT_BITS | seat + 1


def seat_of(offer: int) -> int:
    """To whom coins are offered; in the frame of the answer, who offers them."""
    return (offer & SEAT_MASK) - 1


def coins_of(offer: int) -> int:
    """The coins of an offer."""
    return offer >> SEAT_BITS


class Negotiation(Phase[Board]):
    """HC-11.1, HC-11.2: in the order of the civilization numbers, fixed places notwithstanding."""

    def __init__(self, things: tuple[int, ...]) -> None:
        self.things = things
        """What can be exchanged at this table: facts.COLONY, facts.HERO or both."""

    def begin(self, s: Board) -> None:
        def place(seat: int) -> int:
            return s.rules.content.civilizations[s.poleis[seat].civilization].place

        for seat in sorted(range(s.rules.seats), key=place, reverse=True):
            for thing in reversed(self.things):
                s.ask(OFFER, seat, thing)


class Offer(Decision[Board]):
    """Offer coins to somebody for an exchange, or not. frame.a: what is to be exchanged."""

    def __init__(self, least: int) -> None:
        self.least = least

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(NO_OFFER)
        offers = s.poleis[f.seat].coins - self.least + 1
        for seat in range(s.rules.seats):
            if seat != f.seat:  # HC-11.3
                legal.run(offer_move(seat, self.least), offers, ONE_COIN_MORE)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == NO_OFFER:
            return
        seat, coins = seat_of(move), coins_of(move)
        s.note(facts.OFFERED, f.seat, seat, coins, f.a)
        s.ask(ANSWER_OFFER, seat, f.a, offer_move(f.seat, coins))


class AnswerOffer(Decision[Board]):
    """Accept or refuse. frame.a: what is to be exchanged; frame.b: who offers how much."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(ACCEPT)
        legal.one(REFUSE)

    def play(self, s: Board, f: Frame, move: int) -> None:
        giver, coins = seat_of(f.b), coins_of(f.b)
        if move == REFUSE:
            s.note(facts.REFUSED, f.seat, giver, coins, f.a)
            return
        s.note(facts.ACCEPTED, f.seat, giver, coins, f.a)
        pay_coins(s, giver, coins)
        gain_coins(s, f.seat, coins)
        if f.a == facts.COLONY:
            exchange_colonies(s, giver, f.seat)
        else:
            exchange_heroes(s, giver, f.seat)


def exchange_colonies(s: Board, one: int, other: int) -> None:
    mats = s.rules.content.mats
    first, second = mats.index(s.poleis[one].mat), mats.index(s.poleis[other].mat)
    settle_colony(s, one, second)
    settle_colony(s, other, first)


def exchange_heroes(s: Board, one: int, other: int) -> None:
    assert isinstance(s, HeroBoard)
    first, second = s.polis(one), s.polis(other)
    first.hero, second.hero = second.hero, first.hero
