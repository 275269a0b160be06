# compiled
"""How a rulebook is put together: content, options and the three lists of steps; modules add to it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from isthmos.core.state import Decision, Phase, RuleBook
from isthmos.games.peloponnes.content import Content, Tile
from isthmos.games.peloponnes.options import Options
from isthmos.games.peloponnes.state import Board, Polis

Step = Phase[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Strike:
    """How a disaster strikes the whole table."""

    def strike(self, s: Board, disaster: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TileTaken:
    """The moment after a tile has been placed, paid or marked. `how` is the move of the question TAKE_TILE."""

    def tile_taken(self, s: Board, seat: int, tile: Tile, how: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(RuleBook):
    """The rules of Peloponnes as they stand at one table."""

    def __init__(self, content: Content, seats: int, given: dict[str, str]) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        self.options = Options(content, seats, given)
        self.tiles = content.tiles
        self.things = content.mats
        self.buys_at_exact_price = seats == 1
        """PEL-A2: alone there is nobody to outbid."""
        self.regular = self.regular_row()
        """How many tiles of the offer lie in the regular row."""
        self.exact_from = 0
        """From which place of the offer on a bid may not go above the minimum (PEL-B4)."""
        self.offer_size = content.offer_size
        self.chits_per_round = content.chits_per_round
        self.blank = Polis(content.mats[0], len(content.disasters))
        """What every polis begins as."""
        stacks = range(len(content.stack_names))
        self.stacks = tuple([tuple([t.number for t in self.tiles if t.stack == stack]) for stack in stacks])
        self.setup: list[Step] = []
        self.round: list[Step] = []
        self.supply: list[Step] = []
        self.ending: list[Step] = []
        self.strikes: list[Strike] = []
        """What each disaster does, indexed like its row."""
        self.tile_taken: list[TileTaken] = []
        """Who wants to know when a tile has been taken."""

    def regular_row(self) -> int:
        """PEL-R1, PEL-A1, PEL-A4: how many tiles of the offer lie in the regular row."""
        if self.options.level:
            return self.content.levels[self.options.level - 1].regular
        return self.content.regular_rows[self.seats]

    def decide(self, kind: int, decision: Decision[Any]) -> None:
        """Let `decision` answer to questions of this kind."""
        if kind != len(self.decisions):
            raise ValueError(f"questions are numbered in order: expected {len(self.decisions)}, not {kind}")
        self.decisions.append(decision)

    def bind(self) -> None:
        """Close the book: the lists become the chapters that are played."""
        if not self.buys_at_exact_price:
            self.exact_from = self.offer_size if self.options.conquest_overbid else self.regular
        self.chapters = [self.setup, *[self.round] * self.content.rounds, self.ending]
