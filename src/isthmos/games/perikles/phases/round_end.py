# compiled
"""7 · The end of a round (PER-T1 to PER-T3)."""

from __future__ import annotations

from isthmos.core.state import Phase
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ARMIES, CITIES
from isthmos.games.perikles.state import NONE, Board


class RoundEnd(Phase[Board]):
    def begin(self, s: Board) -> None:
        raise_statues(s)
        clear(s)
        if s.round == s.rules.content.rounds or is_decided(s):
            s.note(facts.GAME_ENDED, NONE, s.round)
            s.chapter = s.rules.content.rounds  # PER-T3: no further round is played


def raise_statues(s: Board) -> None:
    """PER-T1."""
    for city in range(CITIES):
        leader = s.leaders[city]
        if leader != NONE:
            s.statues[leader * CITIES + city] += 1
            s.note(facts.STATUE_RAISED, leader, city)
        s.leaders[city] = NONE


def clear(s: Board) -> None:
    """PER-T2: tiles to the bag, counters home, relations end. Cubes stay."""
    for unit in (*s.back, *s.frozen):
        s.home[unit] += 1
    s.back = s.frozen = ()
    fields, slots = len(s.mains), len(s.permits)
    s.secret_hands = 0
    s.mains = [NONE] * fields
    s.stood = [0] * fields
    s.enemies = s.allies = (0,) * ARMIES
    s.permits = s.refusals = (0,) * slots
    s.persians = ()
    s.commands = [0] * s.seats
    s.first = NONE
    s.display = s.locations = s.pile = ()
    s.taken = [()] * s.seats


def is_decided(s: Board) -> bool:
    """PER-T3: four defeats of Athens or Sparta end the game, but never within a round."""
    content = s.rules.content
    return any(s.defeats[city] >= content.early_end_defeats for city in content.early_end_cities)
