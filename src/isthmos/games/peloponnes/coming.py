# compiled
"""What the next income makes of each polis: the rules carry it out on a copy (PEL-N1, PEL-I1 to PEL-I4)."""

from __future__ import annotations

from collections.abc import Iterable

from isthmos.games.peloponnes.goods import gain_people, missing
from isthmos.games.peloponnes.phases.income import Income, collect
from isthmos.games.peloponnes.phases.supply import food_due
from isthmos.games.peloponnes.phases.taking import OneTimeIncome
from isthmos.games.peloponnes.questions import CHOOSE_INCOME
from isthmos.games.peloponnes.shapes import Coming
from isthmos.games.peloponnes.state import Board


def after_next_income(s: Board, seats: Iterable[int]) -> Board:
    """A copy on which these seats have had one-time incomes and the income; of goods to choose, those chosen."""
    copy = s.clone()
    OneTimeIncome().begin(copy)
    choosing = choosing_now(s)
    for seat in seats:
        if seat not in choosing:
            gain_people(copy, seat, copy.poleis[seat].income_people)
        collect(copy, seat, choosing.get(seat, 0))
    return copy


def choosing_now(s: Board) -> dict[int, int]:
    """PEL-I3: the seats whose inhabitants have come and whose goods have not, with what they have picked so far."""
    found = {}
    f = s.top
    while f is not None:
        if f.kind == CHOOSE_INCOME:
            found[f.seat] = f.b
        f = f.under
    return found


def is_to_come(s: Board, seat: int) -> bool:
    """Whether the seat has an income before the game is over."""
    rounds = s.rules.content.rounds
    if s.chapter != rounds:
        return s.chapter < rounds
    has_begun = any(isinstance(phase, Income) for phase in s.rules.round[: s.step])
    return not has_begun or seat in choosing_now(s)


def coming(s: Board, later: Board, seat: int) -> Coming | None:
    """The seat's polis in `later`, which is `after_next_income`."""
    if not is_to_come(s, seat):
        return None
    p = later.poleis[seat]
    return Coming(
        coins=p.coins,
        wood=p.wood,
        stone=p.stone,
        food=p.food,
        luxury=p.luxury,
        people=p.people,
        food_short=missing(p.food, food_due(p)),
        score=p.standing()[0],
    )
