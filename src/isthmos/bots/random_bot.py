"""The bot that takes any legal answer: the measure of speed, and the lowest rung of the ladder."""

from __future__ import annotations

from random import Random

from isthmos.bots.bot import Bot
from isthmos.core.message import Message
from isthmos.core.state import State


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

    def why(self) -> list[Message]:
        return [Message("bot-why-random", {"answers": self.answers})]
