# compiled
"""How the rulebook is put together: content, options, set-up and the round."""

from __future__ import annotations

from isthmos.core.state import Decision, Phase, RuleBook
from isthmos.games.perikles.content import Content
from isthmos.games.perikles.options import Options
from isthmos.games.perikles.state import Board

Step = Phase[Board]


class Rules(RuleBook):
    """The rules of Perikles as they stand at one table."""

    def __init__(self, content: Content, seats: int, given: dict[str, str]) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        self.options = Options(content, given)
        self.tiles_taken = content.tiles_taken[seats]
        self.setup: list[Step] = []
        self.round: list[Step] = []

    def decide(self, kind: int, decision: Decision[Board]) -> None:
        """Let `decision` answer to questions of this kind."""
        if kind != len(self.decisions):
            raise ValueError(f"questions are numbered in order: expected {len(self.decisions)}, not {kind}")
        self.decisions.append(decision)

    def bind(self) -> None:
        """Close the book: the lists become the chapters that are played."""
        self.chapters = [self.setup, *[self.round] * self.content.rounds]
