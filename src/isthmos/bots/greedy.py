"""The bot that looks one answer ahead and takes what its evaluator likes best."""

from __future__ import annotations

from isthmos.bots.bot import Bot
from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.core.message import Message
from isthmos.core.state import State


class GreedyBot(Bot):
    """Knows no game itself; of equally good answers it takes the first."""

    name = "greedy"

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.last: tuple[State, int, int] | None = None
        """Position, seat and move of the last choice; the reasons are put into words only when asked for."""

    def choose(self, position: State, seat: int) -> int:
        values = self.evaluator.values(position, seat)
        move = position.moves()[values.index(max(values))]
        self.last = (position.clone(), seat, move)
        return move

    def why(self) -> list[Message]:
        if self.last is None:
            return []
        return self.evaluator.reasons(*self.last)
