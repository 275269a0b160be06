# compiled
"""Answers carried out by the rules on a copy, to see what comes of them."""

from __future__ import annotations

from isthmos.core.state import Frame
from isthmos.games.peloponnes.phases.taking import OneTimeIncome
from isthmos.games.peloponnes.questions import TAKE_TILE
from isthmos.games.peloponnes.state import Board


def answered(s: Board, f: Frame, move: int) -> Board:
    """This one answer, and nothing after it."""
    copy = s.clone()
    copy.top = f.under
    copy.book.decisions[f.kind].play(copy, f, move)
    return copy


def taken(s: Board, seat: int) -> list[Board]:
    """If the bid of the seat holds: its tile taken in the way that is listed first, and its one-time income, for each
    answer to what an expansion asks about the new tile."""
    f = Frame(TAKE_TILE, seat, 0, 0, None)
    after = answered(s, f, s.book.decisions[TAKE_TILE].moves(s, f)[0])
    found = [after] if after.top is None else all_answered(after, after.top)
    for one in found:
        OneTimeIncome().begin(one)
    return found


def all_answered(s: Board, f: Frame) -> list[Board]:
    return [answered(s, f, move) for move in s.book.decisions[f.kind].moves(s, f)]
