# compiled
"""How good each answer is for a seat of Heroes & Colonies, and why."""

from __future__ import annotations

from typing import cast

from isthmos.bots.evaluators.heroes import reasons
from isthmos.bots.evaluators.heroes.calendar import HeroCalendar
from isthmos.bots.evaluators.heroes.negotiation import Exchanges
from isthmos.bots.evaluators.peloponnes.calendar import Calendar
from isthmos.bots.evaluators.peloponnes.evaluator import PeloponnesEvaluator
from isthmos.core.message import Message
from isthmos.core.state import Frame, State
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import ANSWER_OFFER, OFFER, SPREAD_CLOVERS
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.state import Board


class HeroesEvaluator(PeloponnesEvaluator):
    """The base game's, with more on the calendar. A table without heroes has the calendar of the base game."""

    def values(self, position: State, seat: int) -> list[float]:
        s = cast(Board, position)
        assert s.top is not None
        if s.top.kind == OFFER:
            exchanges = self.exchanges(s, s.top)
            return [exchanges.value_of_offer(move) for move in s.moves()]
        if s.top.kind == ANSWER_OFFER:
            exchanges = self.exchanges(s, s.top)
            return [exchanges.value_of_answer(move) for move in s.moves()]
        return super().values(position, seat)

    def value_after(self, s: Board, seat: int, move: int) -> float:
        if s.top is not None and s.top.kind == SPREAD_CLOVERS:
            return standing_after(s, seat, move)
        return super().value_after(s, seat, move)

    def calendar(self, s: Board, seat: int) -> Calendar:
        return HeroCalendar(s, seat) if isinstance(s, HeroBoard) else super().calendar(s, seat)

    def exchanges(self, s: Board, f: Frame) -> Exchanges:
        return Exchanges(s, f, self.calendar)

    def reason(self, s: Board, f: Frame, move: int) -> Message:
        return reasons.reason_of_kind(s, f, move) or super().reason(s, f, move)

    def where_it_leads(self, s: Board, seat: int, move: int) -> list[Message]:
        """Before the goods of set-up are there, an outlook would say nothing."""
        return super().where_it_leads(s, seat, move) if s.chapter else []


def standing_after(s: Board, seat: int, move: int) -> float:
    """HC-12.2: the last question is about points and nothing else, so they are counted."""
    after = s.clone()
    after.play(move)
    lower, higher, _ = after.poleis[seat].standing()
    return lower + higher / 1000


EVALUATOR = HeroesEvaluator()
