# compiled
"""c · The new turn order (PEL-O1, PEL-O2)."""

from __future__ import annotations

from mypy_extensions import i64

from isthmos.core.state import Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import ANY_NUMBER
from isthmos.games.peloponnes.state import Board


class TurnOrder(Phase[Board]):
    """Highest bid first, unless a mat fixes the place; of equal bids whoever came before (PEL-O2)."""

    def begin(self, s: Board) -> None:
        places: list[int] = []
        for i, seat in enumerate(s.order):
            p = s.poleis[seat]
            later: i64 = p.mat.order_place * ANY_NUMBER - p.stake
            places.append(later * len(s.order) + i)
        places.sort()
        s.order = tuple([s.order[place % len(s.order)] for place in places])
        if s.facts is not None:
            for i, seat in enumerate(s.order):
                s.note(facts.ORDER_CHANGED, seat, i)
