# compiled
"""a · Revealing: five tiles are turned up; a supply tile interrupts (PEL-R1 to PEL-R3)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, NOBODY, Decision, Frame, Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.questions import HOLD_SUPPLY, REVEAL_TILE
from isthmos.games.peloponnes.state import NONE, Board


class Revealing(Phase[Board]):
    """Five tiles of the current stack (PEL-C1)."""

    def begin(self, s: Board) -> None:
        s.note(facts.ROUND_BEGAN, NONE, s.chapter)
        s.offer = []
        s.holders = [NONE] * s.rules.offer_size
        if not s.unseen:
            s.unseen = list(s.stacks[s.rules.content.stack_of_round[s.chapter]])
        s.ask(REVEAL_TILE, CHANCE)


class RevealTile(Decision[Board]):
    """Which tile comes up next. The regular row is filled first (PEL-R1)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.all_of(s.unseen)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if s.facts is not None:
            s.note(facts.REVEALED, NONE, move, len(s.offer))
        s.offer.append(move)  # PEL-R3: a supply tile too
        s.unseen = s.unseen[:]
        s.unseen.remove(move)
        if len(s.offer) < s.rules.offer_size:
            s.ask(REVEAL_TILE, CHANCE)
        if s.rules.tiles[move].supply:
            s.ask(HOLD_SUPPLY, NOBODY)  # PEL-R2: at once, before the next tile
