# compiled
"""The bot that looks one answer ahead and takes what its evaluator likes best."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from mypy_extensions import i64

from isthmos.bots.bot import Bot, BotKind, Budget, shared_victory
from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.core.message import Message
from isthmos.core.playout import Policy, QuickStream
from isthmos.core.state import OVER, State
from isthmos.core.title import Title


class GreedyBot(Bot):
    """Knows no game itself; of equally good answers it takes the first."""

    name = "greedy"

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.last: tuple[State, int, int] | None = None
        """Position, seat and move of the last choice; the reasons are put into words only when asked for."""

    def choose(self, position: State, seat: int) -> int:
        move = best(position, self.values(position, seat))
        self.last = (position.clone(), seat, move)
        return move

    def values(self, position: State, seat: int) -> list[float]:
        """What its evaluator says: points at the end of the game."""
        return self.evaluator.values(position, seat)

    def win_chances(self, position: State) -> list[float]:
        """Guessed from where its evaluator sees each seat end: nothing is played out, so a chance says how far ahead
        a seat is, not by what it may still lose its lead."""
        return shared_victory(position) if position.seat() == OVER else self.evaluator.win_chances(position)

    def why(self) -> list[Message]:
        if self.last is None:
            return []
        return self.evaluator.reasons(*self.last)


class GreedyPolicy(Policy):
    """The same in playouts: whoever is asked answers what the evaluator likes best."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def choose(self, state: State, stream: QuickStream) -> i64:
        return best(state, self.evaluator.values(state, state.seat()))


def best(position: State, values: list[float]) -> int:
    """The first of the best answers."""
    return position.moves()[values.index(max(values))]


class GreedyKind(BotKind):
    """Plays the games that have an evaluator."""

    name = "greedy"

    def __init__(self, evaluators: Mapping[str, str]) -> None:
        self.evaluators = evaluators
        """Where the knowledge of a game is, by its id; opened when a bot is."""

    def plays(self, title: Title) -> bool:
        return title.id in self.evaluators

    def open(self, title: Title, seed: str, budget: Budget) -> Bot:
        found = import_module(self.evaluators[title.id]).EVALUATOR
        assert isinstance(found, Evaluator)
        return GreedyBot(found)
