# compiled
"""The internal conflict at every supply, and hiring after it (HC-8.1 to HC-8.5, HC-9.10)."""

from __future__ import annotations

from isthmos.core.state import Phase
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import ask_to_hire, halve
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard


class Conflict(Phase[HeroBoard]):
    """All takings first, then the halving (HC-8.5)."""

    def begin(self, s: HeroBoard) -> None:
        winners = ranked(s)[: s.hero_rules.conflict_winners]
        losers = weakest(s, winners)
        if not s.hero_rules.choices.strongest_takes_from_weakest:
            losers.reverse()  # HC-8.4
        for winner, loser in zip(winners, losers, strict=True):
            take(s, winner, loser)
        for winner in winners:
            halve(s, winner)


def ranked(s: HeroBoard) -> list[int]:
    """HC-8.3: the strongest first; among equals the earlier in turn order."""

    def weakness(seat: int) -> int:
        return -s.polis(seat).strength

    return sorted(s.order, key=weakness)


def weakest(s: HeroBoard, winners: list[int]) -> list[int]:
    """As many losers as winners, the weakest first."""
    if s.hero_rules.choices.later_is_weaker:
        return ranked(s)[::-1][: len(winners)]

    def strength(seat: int) -> int:
        return s.polis(seat).strength

    return sorted([seat for seat in s.order if seat not in winners], key=strength)[: len(winners)]


def take(s: HeroBoard, winner: int, loser: int) -> None:
    """HC-8.2: one inhabitant, if there is one, and one clover."""
    strong, weak = s.polis(winner), s.polis(loser)
    people = min(weak.people, 1)
    s.note(facts.CONFLICT, winner, loser, people)
    if people:
        weak.people -= 1
        strong.people += 1
        s.note(base_facts.LOST, loser, base_facts.PEOPLE, 1)
        s.note(base_facts.GAINED, winner, base_facts.PEOPLE, 1)
    weak.clovers -= 1
    strong.clovers += 1


class HireAfterConflict(Phase[HeroBoard]):
    """HC-9.10."""

    def begin(self, s: HeroBoard) -> None:
        for seat in reversed(s.order):
            if s.polis(seat).hires_at_supply:
                ask_to_hire(s, seat)
