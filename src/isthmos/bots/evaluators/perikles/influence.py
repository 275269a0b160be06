# compiled
"""Cubes, influence tiles, candidates, assassins, and the special tiles among them (PER-I1 to PER-I11, PER-N1)."""

from __future__ import annotations

from typing import Final

from isthmos.bots.evaluators.perikles.cities import Cities
from isthmos.bots.evaluators.perikles.trial import answered, asked_next
from isthmos.bots.evaluators.perikles.weights import KEEP_FOR_LAST_TURN, KEEP_FOR_LATER, SECOND_MOVE
from isthmos.core.state import Frame
from isthmos.games.perikles.phases.influence import PLAY_SPECIAL
from isthmos.games.perikles.questions import (
    AFTER_TILE,
    ASSASSINATE,
    CHOOSE_DESTINATION,
    CHOOSE_PLAGUE_CITY,
    MOVE_CUBE,
    NOMINATE,
    PLACE_CUBE,
    PLACE_SETUP_CUBE,
    TAKE_TILE,
)
from isthmos.games.perikles.state import Board

NEVER: Final = -1000.0

KINDS: Final = {
    PLACE_SETUP_CUBE,
    TAKE_TILE,
    PLACE_CUBE,
    NOMINATE,
    ASSASSINATE,
    AFTER_TILE,
    MOVE_CUBE,
    CHOOSE_DESTINATION,
    CHOOSE_PLAGUE_CITY,
}
LATER: Final = {AFTER_TILE, TAKE_TILE}
"""Asked after an answer, but nothing that belongs to it: what they bring is not counted for it."""


class Influence:
    """The answers of one seat, judged by what they change in the cities."""

    def __init__(self, s: Board, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.cities = Cities(s, seat)

    def value(self, f: Frame, move: int) -> float:
        if move == PLAY_SPECIAL and f.kind == TAKE_TILE:
            return NEVER
        if move == PLAY_SPECIAL and f.kind == AFTER_TILE:
            return self.best(self.s, f, move) - self.price_of_special()
        return self.best(self.s, f, move)

    def best(self, s: Board, f: Frame, move: int) -> float:
        """The answer, and the best that the seat can make of what it is asked about it. A cube that is moved, a
        nomination that must be made: they are one thing."""
        after = answered(s, f, move)
        follow = asked_next(after, f)
        if follow is None or follow.kind in LATER:
            return self.cities.gain(after)
        if f.kind == CHOOSE_DESTINATION:  # PER-I10: what a second cube gains is guessed
            return (1.0 + SECOND_MOVE) * self.cities.gain(after)
        return max([self.best(after, follow, one) for one in after.book.decisions[follow.kind].moves(after, follow)])

    def price_of_special(self) -> float:
        """It can be played only once, and later is often better."""
        s = self.s
        price = KEEP_FOR_LATER if s.round < s.rules.content.rounds else 0.0
        is_last_tile = len(s.taken[self.seat]) == s.rules.tiles_taken
        return price if is_last_tile else price + KEEP_FOR_LAST_TURN
