# compiled
"""How good each answer is for a seat of Perikles, and why."""

from __future__ import annotations

from typing import cast

from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.bots.evaluators.perikles import armies, combat, influence, reasons
from isthmos.bots.evaluators.perikles.cities import Cities
from isthmos.bots.evaluators.perikles.weights import SPREAD, SPREAD_PER_ROUND
from isthmos.core.message import Message
from isthmos.core.state import State
from isthmos.games.perikles.content import CITIES
from isthmos.games.perikles.state import NONE, Board


class PeriklesEvaluator(Evaluator):
    """Judges by what the seat can see; of what was imagined for it, nothing is used."""

    def values(self, position: State, seat: int) -> list[float]:
        s = cast(Board, position)
        f = s.top
        assert f is not None
        judge = judge_of(s, seat, f.kind)
        return [judge.value(f, move) for move in s.moves()]

    def standings(self, position: State) -> list[float]:
        """The score, and for each city the chance to lead it, where somebody is still to be elected. Armies count for
        nothing: who will win a battle is not foreseen."""
        s = cast(Board, position)
        cities = Cities(s, 0)
        found = [float(score) for score in s.scores()]
        for city in range(CITIES):
            if s.leaders[city] == NONE:
                chances = cities.chances(cities.columns(city), s.alpha[city], s.beta[city])
                for seat, chance in enumerate(chances):
                    found[seat] += chance * cities.worth[city]
        return found

    def spread(self, position: State) -> float:
        s = cast(Board, position)
        return SPREAD + SPREAD_PER_ROUND * max(0, s.rules.content.rounds - s.round)

    def reasons(self, position: State, seat: int, move: int) -> list[Message]:
        s = cast(Board, position)
        assert s.top is not None
        return [reasons.reason(s, s.top, move)]


def judge_of(s: Board, seat: int, kind: int) -> influence.Influence | armies.Armies | combat.Combat:
    """Who knows about this kind of question."""
    if kind in influence.KINDS:
        return influence.Influence(s, seat)
    if kind in armies.KINDS:
        return armies.Armies(s, seat)
    assert kind in combat.KINDS
    return combat.Combat(s, seat)


EVALUATOR = PeriklesEvaluator()
