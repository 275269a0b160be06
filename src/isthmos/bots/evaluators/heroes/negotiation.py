# compiled
"""What an exchange of colonies or heroes before the game is worth (HC-11.1 to HC-11.3)."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.bots.evaluators.heroes.weights import OFFER_HOPE
from isthmos.bots.evaluators.peloponnes.bids import SAMPLE
from isthmos.bots.evaluators.peloponnes.calendar import Calendar
from isthmos.bots.evaluators.peloponnes.trial import answered
from isthmos.core.state import CHANCE, Frame
from isthmos.games.peloponnes.goods import gain_coins
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import (
    ACCEPT,
    NO_OFFER,
    REFUSE,
    coins_of,
    seat_of,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import ANSWER_OFFER
from isthmos.games.peloponnes.state import Board


class Exchanges:
    """What each side of an exchange would gain by it, in points at the end."""

    def __init__(self, s: Board, f: Frame, calendar: Callable[[Board, int], Calendar]) -> None:
        self.s = s
        self.f = f
        self.calendars = [calendar(s, seat) for seat in range(s.rules.seats)]
        self.now = self.values(declined(s, f))
        self.coin = self.value_of_a_coin()
        self.gains: dict[int, list[float]] = {}
        """By the seat it is made with: what an exchange brings to each, but for the coins."""

    def values(self, s: Board) -> list[float]:
        """Of the start of every seat."""
        return [calendar.value(p) for calendar, p in zip(self.calendars, s.poleis, strict=True)]

    def value_of_a_coin(self) -> float:
        """To the seat that is asked."""
        richer = self.s.clone()
        gain_coins(richer, self.f.seat, SAMPLE)
        more = self.values(declined(richer, self.f))
        return max(0.05, (more[self.f.seat] - self.now[self.f.seat]) / SAMPLE)

    def value_of_offer(self, move: int) -> float:
        """Nobody gives up what is worth more than the coins, but hope is cheap."""
        if move == NO_OFFER:
            return 0.0
        other, price = seat_of(move), self.coin * coins_of(move)
        if other not in self.gains:
            offered = answered(self.s, self.f, move)
            assert offered.top is not None
            self.gains[other] = self.gains_of(offered, offered.top)
        mine, theirs = self.gains[other][self.f.seat], self.gains[other][other]
        return (1.0 if price + theirs > 0 else OFFER_HOPE) * (mine - price)

    def value_of_answer(self, move: int) -> float:
        if move != ACCEPT:
            return 0.0
        return self.gains_of(self.s, self.f)[self.f.seat] + self.coin * coins_of(self.f.b)

    def gains_of(self, s: Board, f: Frame) -> list[float]:
        """If this offer is accepted."""
        coins = coins_of(f.b)
        after = answered(s, f, ACCEPT)
        after.poleis[f.seat].coins -= coins
        after.poleis[seat_of(f.b)].coins += coins
        later = self.values(started(after))
        return [new - old for new, old in zip(later, self.now, strict=True)]


def declined(s: Board, f: Frame) -> Board:
    """The start of everybody if nothing comes of this offer, nor of any other."""
    return started(answered(s, f, REFUSE if f.kind == ANSWER_OFFER else NO_OFFER))


def started(s: Board) -> Board:
    """The same table once its set-up is over, if nobody offers anything more."""
    s.run_on()
    while s.chapter == 0 and s.seat() != CHANCE:
        s.play(NO_OFFER)
    return s
