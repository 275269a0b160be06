"""What an exchange of colonies or heroes before the game is worth (HC-11.1 to HC-11.3)."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.bots.evaluators.heroes.weights import OFFER_HOPE
from isthmos.bots.evaluators.peloponnes.bids import SAMPLE
from isthmos.bots.evaluators.peloponnes.calendar import Calendar
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import Mat
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.heroes import settle_hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import (
    ACCEPT,
    NO_OFFER,
    coins_of,
    seat_of,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.state import Board, Polis


class Exchanges:
    """What each side of an exchange would gain by it, in points at the end."""

    def __init__(self, s: Board, f: Frame, calendar: Callable[[Board, int], Calendar]) -> None:
        self.s = s
        self.seat = f.seat
        self.thing = f.a
        self.calendar = calendar
        self.now = [self.value(seat, seat, 0) for seat in range(s.rules.seats)]
        self.coin = max(0.05, (self.value(f.seat, f.seat, SAMPLE) - self.now[f.seat]) / SAMPLE)

    def value(self, seat: int, giver: int, coins: int) -> float:
        """Of the start of a seat that has the giver's colony or hero, and so many coins more."""
        calendar = self.calendar(self.s, seat)
        return calendar.value(started(self.s, seat, giver, self.thing, coins))

    def gain(self, seat: int, other: int) -> float:
        return self.value(seat, other, 0) - self.now[seat]

    def value_of_offer(self, move: int) -> float:
        """Nobody gives up what is worth more than the coins, but hope is cheap."""
        if move == NO_OFFER:
            return 0.0
        other, price = seat_of(move), self.coin * coins_of(move)
        hope = 1.0 if price + self.gain(other, self.seat) > 0 else OFFER_HOPE
        return hope * (self.gain(self.seat, other) - price)

    def value_of_answer(self, offer: int, move: int) -> float:
        if move != ACCEPT:
            return 0.0
        return self.gain(self.seat, seat_of(offer)) + self.coin * coins_of(offer)


def started(s: Board, seat: int, giver: int, thing: int, coins: int) -> Polis:
    """A copy of the polis with everything that its set-up will still give it."""
    p = s.poleis[seat].copy()
    mat = s.poleis[giver].mat if thing == facts.COLONY else p.mat
    move_to(p, mat)
    p.coins += coins
    civilization = s.rules.content.civilizations[p.civilization].start
    fill(p, civilization.people, civilization.wood, civilization.stone, civilization.food)
    p.luxury += civilization.luxury
    if isinstance(s, HeroBoard) and isinstance(p, HeroPolis):
        p.hero = s.polis(giver if thing == facts.HERO else seat).hero
        bring_hero(s, p)
    return p


def move_to(p: Polis, mat: Mat) -> None:
    p.free_placement += mat.any_land_fits - p.mat.any_land_fits
    p.mat = mat


def bring_hero(s: HeroBoard, p: HeroPolis) -> None:
    hero = s.hero_rules.heroes[p.hero]
    settle_hero(p, s.hero_rules)
    p.coins += hero.coins
    p.strength = hero.strength
    fill(p, hero.people, hero.wood, hero.stone, hero.food)


def fill(p: Polis, people: int, wood: int, stone: int, food: int) -> None:
    """HC-3.4: what the stores do not hold becomes luxury."""
    p.people += people
    for name, amount, limit in (
        ("wood", wood, p.mat.wood_limit),
        ("stone", stone, p.mat.stone_limit),
        ("food", food, p.mat.food_limit),
    ):
        have = getattr(p, name) + amount
        setattr(p, name, min(have, limit))
        p.luxury += max(0, have - limit)
