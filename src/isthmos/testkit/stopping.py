"""Stops between two steps of a round where the rules would go straight on."""

from __future__ import annotations

from typing import Any

from isthmos.core.answers import Answers
from isthmos.core.state import NOBODY, Decision, Frame, Phase, RuleBook, State

Step = type[Phase[Any]] | tuple[type[Phase[Any]], ...]
"""A step of the round, or all those that can stand in its place."""


class Stop(Decision[State]):
    """Nobody is asked anything; the play waits to be let on."""

    def __init__(self, step: str) -> None:
        self.step = step
        self.always_asked = True  # on the object: the compiled build does not see what a class outside it says

    def answers(self, s: State, f: Frame, legal: Answers) -> None:
        legal.one(0)

    def play(self, s: State, f: Frame, move: int) -> None:
        """The rules go on by themselves."""


class StopHere(Phase[State]):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def begin(self, s: State) -> None:
        s.ask(self.kind, NOBODY)


def stop_after(book: RuleBook, name: str, step: Step) -> None:
    """Write a stop into the book, wherever this step stands. The chapters of the rounds are one and the same list."""
    kind = len(book.decisions)
    book.decisions.append(Stop(name))
    for script in {id(script): script for script in book.chapters}.values():
        for place in [i for i, one in enumerate(script) if isinstance(one, step)]:
            script.insert(place + 1, StopHere(kind))


def stopped_after(s: State) -> str:
    """The step after which the play stands still; empty when it does not."""
    decision = s.book.decisions[s.top.kind] if s.top is not None else None
    return decision.step if isinstance(decision, Stop) else ""
