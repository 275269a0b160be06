# compiled
"""Odysseus averts a disaster from himself (HC-9.7); disasters strike seat by seat (HC-6.1)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import WARD
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.phases.disasters import StrikeEverySeat
from isthmos.games.peloponnes.state import Board, Polis

NO: Final = 0
YES: Final = 1
WARD_COINS: Final = 1
"""Laid on the hero; no coin any more (HC-12.3)."""


class StrikeWithWards(StrikeEverySeat):
    """Who can avert the disaster is asked just before it takes effect."""

    def hit(self, s: Board, seat: int, disaster: int) -> None:
        super().hit(s, seat, disaster)
        assert isinstance(s, HeroBoard)
        if s.polis(seat).wards:
            s.ask(WARD, seat, disaster)


class Ward(Decision[HeroBoard]):
    """Lay a coin and be safe, or not (HD3). frame.a: the disaster. The frame under it is what it averts."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        p = s.polis(f.seat)
        safe = p.shields[f.a] > 0 or not hurts(p, f.a)  # an attack is asked about only where it hurts
        legal.one(NO)
        if p.wards and p.coins >= WARD_COINS and not safe:
            legal.one(YES)

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        if move == NO:
            return
        p = s.polis(f.seat)
        p.wards -= 1
        p.coins -= WARD_COINS
        s.note(base_facts.PAID, f.seat, base_facts.COINS, WARD_COINS)
        s.note(facts.WARDED, f.seat, f.a)
        averted = s.top
        assert averted is not None
        s.top = averted.under


def hurts(p: Polis, disaster: int) -> bool:
    """Whether there is anything to lose."""
    if disaster == EARTHQUAKE:
        return bool(p.buildings)
    if disaster == TEMPEST:
        return bool(p.lands)
    if disaster == DROUGHT:
        return p.food > 0
    if disaster == PLAGUE:
        return p.people > 0
    if disaster == DECLINE:
        return p.luxury > 0
    return True
