# compiled
"""Answers carried out by the rules on a copy, to see what comes of them."""

from __future__ import annotations

from isthmos.core.state import Frame
from isthmos.games.perikles.state import Board


def answered(s: Board, f: Frame, move: int) -> Board:
    """This one answer, and nothing after it."""
    copy = s.clone()
    copy.top = f.under
    copy.book.decisions[f.kind].play(copy, f, move)
    return copy


def asked_next(after: Board, f: Frame) -> Frame | None:
    """What the answer to a question makes its seat be asked at once."""
    return None if after.top is None or after.top is f.under else after.top
