# compiled
"""Who may know what (PER-H1 to PER-H4)."""

from __future__ import annotations

from isthmos.games.perikles.phases.combat import fought_type
from isthmos.games.perikles.state import NONE, Board


def knows(s: Board, viewer: int, army: int) -> bool:
    """PER-H2, PER-H3: who leads an army sees all its counters."""
    return viewer >= 0 and s.leads(viewer, army)


def is_open(s: Board, army: int) -> bool:
    """PER-H2: until the first counter is sent, what lies at a city lies open."""
    return not s.secret_hands >> army & 1


def is_face_up(s: Board, slot: int, type_: int) -> bool:
    """PER-H4."""
    return slot == s.slot and bool(s.shown_types >> type_ & 1)


def is_combat_open(s: Board) -> bool:
    """PER-B7: special tiles may be offered while the counters of the combat lie face down."""
    return is_face_up(s, s.slot, fought_type(s))


def knows_special(s: Board, viewer: int, seat: int) -> bool:
    """PER-H1."""
    return s.specials[seat] != NONE and (viewer == seat or not s.has_unused_special(seat))
