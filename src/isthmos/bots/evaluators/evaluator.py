"""What an evaluator tells a greedy bot."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import State


class Evaluator:
    """The knowledge of one game. Never changes the position it is handed."""

    def values(self, position: State, seat: int) -> list[float]:
        """How good each of `position.moves()` is for the seat, in the same order."""
        raise NotImplementedError

    def reasons(self, position: State, seat: int, move: int) -> list[Message]:
        """Why that move looks best to the seat; at least one reason, the weightiest first."""
        raise NotImplementedError
