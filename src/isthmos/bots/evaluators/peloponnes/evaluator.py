# compiled
"""How good each answer is for a seat of Peloponnes, and why."""

from __future__ import annotations

from typing import Final, cast

from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.bots.evaluators.peloponnes import reasons
from isthmos.bots.evaluators.peloponnes.bids import Bids
from isthmos.bots.evaluators.peloponnes.calendar import Calendar, has_tile_to_come
from isthmos.bots.evaluators.peloponnes.trial import taken
from isthmos.core.message import Message
from isthmos.core.state import Frame, State
from isthmos.games.peloponnes.questions import BID, MOVE_BID
from isthmos.games.peloponnes.state import Board

SPREAD: Final = 1.5
SPREAD_PER_ROUND: Final = 1.0
"""How many points a lead must have, at the end and for each round to come."""


class PeloponnesEvaluator(Evaluator):
    """Bids are weighed against rivals; every other answer is tried, and the polis it leads to is looked at."""

    def values(self, position: State, seat: int) -> list[float]:
        s = cast(Board, position)
        assert s.top is not None
        if s.top.kind in (BID, MOVE_BID):
            bids = self.bids(s, seat)
            return [bids.value(move) for move in s.moves()]
        return [self.value_after(s, seat, move) for move in s.moves()]

    def value_after(self, s: Board, seat: int, move: int) -> float:
        """What the seat has to expect once the move is played."""
        after = s.clone()
        after.play(move)
        return self.calendar(after, seat).value(after.poleis[seat])

    def standings(self, position: State) -> list[float]:
        """By the same outlook as answers are valued; a bid counts as if it held."""
        s = cast(Board, position)
        return [self.standing(s, seat) for seat in range(s.rules.seats)]

    def standing(self, s: Board, seat: int) -> float:
        calendar = self.calendar(s, seat)
        tried = taken(s, seat) if has_tile_to_come(s, seat) else [s]
        return max([calendar.value(one.poleis[seat]) for one in tried])

    def spread(self, position: State) -> float:
        rounds = cast(Board, position).rules.content.rounds
        return SPREAD + SPREAD_PER_ROUND * max(0, rounds - position.chapter)

    def reasons(self, position: State, seat: int, move: int) -> list[Message]:
        s = cast(Board, position)
        assert s.top is not None
        if s.top.kind in (BID, MOVE_BID):
            return reasons.reasons_to_bid(s, self.bids(s, seat), move)
        return [self.reason(s, s.top, move), *self.where_it_leads(s, seat, move)]

    def where_it_leads(self, s: Board, seat: int, move: int) -> list[Message]:
        after = s.clone()
        after.play(move)
        return [reasons.of_outlook(self.calendar(after, seat).outlook(after.poleis[seat]))]

    # --- what an expansion knows more about -------------------------------------------------------

    def calendar(self, s: Board, seat: int) -> Calendar:
        return Calendar(s, seat)

    def bids(self, s: Board, seat: int) -> Bids:
        return Bids(s, seat, self.calendar(s, seat))

    def reason(self, s: Board, f: Frame, move: int) -> Message:
        return reasons.reason_of_kind(s, f, move)


EVALUATOR = PeloponnesEvaluator()
