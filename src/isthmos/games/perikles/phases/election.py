# compiled
"""4 · Elections (PER-E1 to PER-E4)."""

from __future__ import annotations

from isthmos.core.state import Phase
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ATHENS, CITIES
from isthmos.games.perikles.state import NONE, Board


class Elections(Phase[Board]):
    """Nobody has a choice here."""

    def begin(self, s: Board) -> None:
        for city in range(CITIES):
            elect(s, city)
        if s.leaders[ATHENS] != NONE:
            s.athens_leader = s.leaders[ATHENS]
        s.take_command()
        for seat in s.persians:
            s.note(facts.PERSIAN_LEADER, seat)


def vote(s: Board, city: int) -> tuple[int, int, int]:
    """PER-E1: who wins as things stand, NONE without candidates, and the votes for and against."""
    alpha, beta = s.alpha[city], s.beta[city]
    if alpha == NONE:
        return NONE, 0, 0
    first, second = s.column_cubes(alpha, city), 0 if beta == NONE else s.column_cubes(beta, city)
    return (beta, second, first) if second > first else (alpha, first, second)


def elect(s: Board, city: int) -> None:
    """The candidate with more votes leads the city; the first one in a tie (PER-E1)."""
    alpha, beta = s.alpha[city], s.beta[city]
    winner, _, votes_against = vote(s, city)
    s.alpha[city] = s.beta[city] = NONE
    if alpha == NONE:
        s.note(facts.NOBODY_ELECTED, NONE, city)  # PER-E3
        return
    s.supply[alpha] += 1
    if beta != NONE:
        s.supply[beta] += 1
        s.remove_cubes(winner, city, votes_against)  # PER-E2
    s.leaders[city] = winner  # PER-C6: however many counters that takes
    loser = NONE if beta == NONE else alpha + beta - winner
    s.note(facts.ELECTED, winner, city, votes_against, loser)
