# compiled
"""Clovers spread by hand, where the table plays it so (HC-12.2)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, Phase
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import SPREAD_CLOVERS
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard


class Clovers(Phase[HeroBoard]):
    """The last question of the game."""

    def begin(self, s: HeroBoard) -> None:
        s.ask_each(SPREAD_CLOVERS)


class SpreadClovers(Decision[HeroBoard]):
    """How many clovers count as power; the others count as population."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        legal.run(0, s.polis(f.seat).clovers + 1)

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        p = s.polis(f.seat)
        p.clovers_on_power = move
        s.note(facts.CLOVERS_SPREAD, f.seat, move, p.clovers - move)
