# compiled
"""What an evaluator tells a greedy bot."""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from isthmos.core.message import Message
from isthmos.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The knowledge of one game. Never changes the position it is handed."""

    def values(self, position: State, seat: int) -> list[float]:
        """How good each of `position.moves()` is for the seat, in the same order."""
        raise NotImplementedError

    def reasons(self, position: State, seat: int, move: int) -> list[Message]:
        """Why that move looks best to the seat; at least one reason, the weightiest first."""
        raise NotImplementedError

    def standings(self, position: State) -> list[float]:
        """With how many points each seat is likely to end, as things stand."""
        raise NotImplementedError

    def spread(self, position: State) -> float:
        """A lead of so many points makes the chance of a seat e times that of another."""
        raise NotImplementedError

    def win_chances(self, position: State) -> list[float]:
        """Of each seat, by its lead over the others alone."""
        standings, spread = self.standings(position), self.spread(position)
        best = max(standings)
        weights = [exp((one - best) / spread) for one in standings]
        total = sum(weights)
        return [weight / total for weight in weights]
