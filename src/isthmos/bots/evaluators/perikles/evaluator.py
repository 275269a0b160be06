"""How good each answer is for a seat of Perikles, and why."""

from __future__ import annotations

from typing import cast

from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.bots.evaluators.perikles import armies, combat, influence, reasons
from isthmos.core.message import Message
from isthmos.core.state import State
from isthmos.games.perikles.state import Board


class PeriklesEvaluator(Evaluator):
    """Judges by what the seat can see; of what was imagined for it, nothing is used."""

    def values(self, position: State, seat: int) -> list[float]:
        s = cast(Board, position)
        f = s.top
        assert f is not None
        judge = judge_of(s, seat, f.kind)
        return [judge.value(f, move) for move in s.moves()]

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
