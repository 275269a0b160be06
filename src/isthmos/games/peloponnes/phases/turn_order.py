"""c · The new turn order (PEL-O1, PEL-O2)."""

from __future__ import annotations

from isthmos.core.state import Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import ANY_NUMBER
from isthmos.games.peloponnes.state import Board


class TurnOrder(Phase[Board]):
    """Highest bid first, unless a mat fixes the place; the sort is stable, so ties keep their previous order."""

    def begin(self, s: Board) -> None:
        def place(seat: int) -> int:
            p = s.poleis[seat]
            return p.mat.order_place * ANY_NUMBER - p.stake

        s.order = tuple(sorted(s.order, key=place))
        if s.facts is not None:
            for i, seat in enumerate(s.order):
                s.note((facts.ORDER_CHANGED, seat, i))
