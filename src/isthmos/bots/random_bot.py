# compiled
"""The bot that takes any legal answer: the measure of speed, and the lowest rung of the ladder."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from isthmos.bots.bot import Bot, BotKind, Budget, shared_victory
from isthmos.core.message import Message
from isthmos.core.state import OVER, State
from isthmos.core.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every legal answer is equally likely."""

    name = "random"
    looks = False

    def __init__(self, seed: str) -> None:
        self.fraction = Random(seed).random
        self.answers = 0

    def choose(self, position: State, seat: int) -> int:
        self.answers = position.answers()
        return position.answer(int(self.fraction() * self.answers))

    def values(self, position: State, seat: int) -> list[float]:
        """It knows of no difference."""
        return [0.0] * len(position.moves())

    def win_chances(self, position: State) -> list[float]:
        """Nor here, before the game is over."""
        if position.seat() == OVER:
            return shared_victory(position)
        seats = len(position.scores())
        return [1 / seats] * seats

    def why(self) -> list[Message]:
        return [Message("bot-why-random", {"answers": self.answers})]


class RandomKind(BotKind):
    """Plays whatever has legal answers."""

    name = "random"

    def plays(self, title: Title) -> bool:
        return True

    def open(self, title: Title, seed: str, budget: Budget) -> Bot:
        return RandomBot(seed)
