# compiled
"""What lies before a polis with a hero: the steps of the base game, conflicts and Persian attacks."""

from __future__ import annotations

from typing import cast

from isthmos.bots.evaluators.heroes.outlook import BUYING_AND_ARMING, HIRING_AT_SUPPLY, HeroOutlook, step
from isthmos.bots.evaluators.heroes.weights import (
    SPREAD_PER_ROUND,
    STRENGTH_PER_ROUND,
    STRENGTH_SPREAD,
    WARD_TRUST,
)
from isthmos.bots.evaluators.peloponnes.calendar import Calendar
from isthmos.bots.evaluators.peloponnes.outlook import STRIKES, Step
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.conflict import Conflict
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import HIRE, SUFFER_PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.questions import HOLD_SUPPLY, SUFFER
from isthmos.games.peloponnes.state import Board, Polis


class HeroCalendar(Calendar):
    """Knows the strength of everybody, which lies open, and what the Persians have shown."""

    def __init__(self, s: HeroBoard, seat: int) -> None:
        self.heroes = s.hero_rules.heroes
        self.strikes: list[int] = []
        """Which of the steps are disasters, so that one could be averted."""
        super().__init__(s, seat)

    def begin(self, p: Polis) -> HeroOutlook:
        return HeroOutlook(self.tiles, cast(HeroPolis, p), self.heroes)

    def chits_to_come(self, s: Board) -> int:
        """HC-5.2: those put back come again."""
        return sum(s.chits_left) + len(cast(HeroBoard, s).returned)

    def value(self, p: Polis) -> float:
        """HC-9.7: who can avert a disaster will avert the worst."""
        value = super().value(p)
        if not cast(HeroPolis, p).wards or not self.strikes:
            return value
        averted = max([self.value_without(p, number) for number in self.strikes])
        return value + WARD_TRUST * max(0.0, averted - value)

    def value_without(self, p: Polis, averted: int) -> float:
        outlook = self.begin(p)
        for number, one in enumerate(self.steps):
            if number != averted:
                one(outlook)
        return self.weigh(outlook)

    # --- the steps ------------------------------------------------------------------------------

    def open_steps(self, s: Board, seat: int) -> list[Step]:
        """What has begun and waits on the stack: a strike, hiring, the rest of a supply."""
        steps: list[Step] = []
        for kind, who, a, _ in s.frames():
            if kind == SUFFER and who == seat:
                steps.append(STRIKES[a])
            elif kind == SUFFER_PERSIANS and who == seat:
                steps.append(self.lost_attack(a == 1))
            elif kind == HIRE and who == seat:
                steps.append(step(lambda outlook: outlook.hire(1.0)))
            elif kind == HOLD_SUPPLY and conflict_is_due(s, a):
                return [*super().open_steps(s, seat), *steps, *self.conflict_steps(s, seat, s.chapter)]
        return [*super().open_steps(s, seat), *steps]

    def lost_attack(self, is_first: bool) -> Step:
        def suffer(outlook: HeroOutlook) -> None:
            if is_first:
                outlook.turn_hero(1.0)
            else:
                outlook.other_points -= outlook.best_tile

        return step(suffer)

    def buying_step(self, s: Board, number: int) -> Step:
        return BUYING_AND_ARMING[s.rules.content.stack_of_round[number]]

    def supply_steps(self, s: Board, seat: int, number: int) -> list[Step]:
        return [*super().supply_steps(s, seat, number), *self.conflict_steps(s, seat, number)]

    def conflict_steps(self, s: Board, seat: int, number: int) -> list[Step]:
        ahead = max(0, number - s.chapter)
        rivals = strengths_of_rivals(s, seat, ahead)
        winners = min(cast(HeroBoard, s).hero_rules.conflict_winners, len(rivals))
        spread = STRENGTH_SPREAD + SPREAD_PER_ROUND * ahead
        conflict = step(lambda outlook: outlook.conflict(rivals, winners, spread))
        return [conflict, HIRING_AT_SUPPLY]

    def strike_step(self, s: Board, seat: int, disaster: int, chits: int, number: int) -> Step:
        self.strikes.append(len(self.steps))
        if disaster != PERSIANS:
            return super().strike_step(s, seat, disaster, chits, number)
        board = cast(HeroBoard, s)
        persians = persians_expected(board, chits)
        rivals = sum(strengths_of_rivals(s, seat, max(0, number - s.chapter)))
        is_first = chits == board.hero_rules.first_attack
        return step(lambda outlook: outlook.persians(persians, rivals, is_first))


def strengths_of_rivals(s: Board, seat: int, rounds: int) -> list[float]:
    """So many rounds from now, if everybody arms as usual."""
    board = cast(HeroBoard, s)
    growth = STRENGTH_PER_ROUND * rounds
    return [board.polis(other).strength + growth for other in range(s.rules.seats) if other != seat]


def persians_expected(s: HeroBoard, chits: int) -> float:
    """HC-7.1: what has been seen, and the usual number on every chit that is still needed."""
    kinds = [(kind, chit) for kind, chit in enumerate(s.rules.content.chits) if chit.disaster == PERSIANS]
    left = [s.chits_left[kind] + s.returned.count(kind) for kind, _ in kinds]
    total = sum([count * chit.value for count, (_, chit) in zip(left, kinds, strict=True)])
    usual = total / max(1, sum(left))
    return s.rules.seats * (s.persian_sum + (chits - s.chits_seen[PERSIANS]) * usual)


def conflict_is_due(s: Board, next_step: int) -> bool:
    """HC-8.1: the supply is on, and its conflict is still to come."""
    return any(type(phase) is Conflict for phase in s.rules.supply[next_step:])
