# compiled
"""What every bot can be asked. A kind of bot is opened for one seat of one game, asked and closed."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from isthmos.core.message import Message
from isthmos.core.state import State
from isthmos.core.title import Title


class Budget(NamedTuple):
    """How long a bot may think about one question; 0 where that does not bind it. What binds first counts."""

    milliseconds: int = 0
    simulations: int = 0


UNBOUND = Budget()


@mypyc_attr(allow_interpreted_subclasses=True)  # bots may be written outside the compiled build
class Bot:
    """A player. Never changes the position it is handed, and has a stream of its own, not the dealer's.

    What it has thought it may keep for the next question, which is a later position of the same game, or an earlier one
    after an undo; nobody tells it what was played in between.
    """

    name: ClassVar[str] = "bot"
    looks: ClassVar[bool] = True
    """False where nothing but the legal answers is looked at: then no hidden thing need be imagined for it."""

    def choose(self, position: State, seat: int) -> int:
        """One of `position.moves()`, for the seat that is asked."""
        raise NotImplementedError

    def values(self, position: State, seat: int) -> list[float]:
        """How good each of `position.moves()` is for the seat that is asked, in the same order. Only values of one
        position by one kind of bot can be compared."""
        raise NotImplementedError

    def win_chances(self, position: State) -> list[float]:
        """Of each seat, to win the game from here; they add up to 1. Any position can be asked about, whoever has the
        move."""
        raise NotImplementedError

    def why(self) -> list[Message]:
        """The reasons for the last choice, the weightiest first."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing more will be asked: what it holds can go."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BotKind:
    """A kind of bot on the shelf."""

    name: ClassVar[str]

    def plays(self, title: Title) -> bool:
        """Whether it can play the game at all."""
        raise NotImplementedError

    def open(self, title: Title, seed: str, budget: Budget) -> Bot:
        """A bot for one seat of one game. With the same seed and simulations it answers alike."""
        raise NotImplementedError


def shared_victory(position: State) -> list[float]:
    """The chances in a game that is over."""
    winners = position.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(position.scores()))]
