"""How a rulebook is put together: content, options and the three lists of steps; modules add to it."""

from __future__ import annotations

from isthmos.core.errors import OptionError
from isthmos.core.state import Decision, Phase, RuleBook
from isthmos.games.peloponnes.content import Content
from isthmos.games.peloponnes.options import Options
from isthmos.games.peloponnes.state import Board

Step = Phase[Board]


class Rules(RuleBook):
    """The rules of Peloponnes as they stand at one table."""

    def __init__(self, content: Content, seats: int, given: dict[str, str]) -> None:
        super().__init__()
        if not content.players_min <= seats <= content.players_max:
            raise OptionError(f"{seats} players cannot play; it takes {content.players_min} to {content.players_max}")
        self.content = content
        self.seats = seats
        self.options = Options(content, seats, given)
        self.tiles = content.tiles
        self.buys_at_exact_price = seats == 1
        """PEL-A2: alone there is nobody to outbid."""
        self.regular = self.regular_row()
        self.setup: list[Step] = []
        self.round: list[Step] = []
        self.supply: list[Step] = []
        self.ending: list[Step] = []

    def regular_row(self) -> int:
        """PEL-R1, PEL-A1, PEL-A4: how many tiles of the offer lie in the regular row."""
        if self.options.level:
            return self.content.levels[self.options.level - 1].regular
        return self.content.regular_rows[self.seats]

    def decide(self, kind: int, decision: Decision[Board]) -> None:
        """Let `decision` answer to questions of this kind."""
        if kind != len(self.decisions):
            raise ValueError(f"questions are numbered in order: expected {len(self.decisions)}, not {kind}")
        self.decisions.append(decision)

    def bind(self) -> None:
        """Close the book: the lists become the chapters that are played."""
        self.chapters = [self.setup, *[self.round] * self.content.rounds, self.ending]
