# compiled
"""Both sides of a combat, as far as a seat may know them (PER-H3, PER-B6), and the chance of the attack."""

from __future__ import annotations

from isthmos.games.perikles.combat_table import best_column
from isthmos.games.perikles.content import ATTACK, DEFENCE, army_of, strength_of, type_of
from isthmos.games.perikles.knowledge import is_face_up, knows
from isthmos.games.perikles.odds import in_percent, odds_of
from isthmos.games.perikles.shapes import Forces
from isthmos.games.perikles.state import Board, field, unit_of


def forces(s: Board, viewer: int, slot: int, type_: int) -> Forces:
    """Those of a type at a location."""
    known, hidden = [0, 0], [0, 0]
    for side in (ATTACK, DEFENCE):
        for unit in [unit_of(one) for one in s.forces[field(slot, side)]]:
            if type_of(unit) != type_:
                continue
            if knows(s, viewer, army_of(unit)) or is_face_up(s, slot, type_):
                known[side] += strength_of(unit)
            else:
                hidden[side] += 1
    location = s.rules.content.locations[s.locations[slot]]
    known[DEFENCE] += location.militia[type_]
    if known[ATTACK] or hidden[ATTACK]:
        known[ATTACK] += location.rebels[type_]  # PER-B5: alone they are nothing
    is_all = all(known) and not any(hidden)
    percent = percent_of(s, best_column(*known), (0, 0)) if is_all else -1
    return Forces(known[ATTACK], known[DEFENCE], hidden[ATTACK], hidden[DEFENCE], percent)


def percent_of(s: Board, column: int, tokens: tuple[int, int]) -> int:
    """The chance of the attack in a column, from these battle tokens."""
    return in_percent(odds_of(s.rules.content).attack[column][tokens[0]][tokens[1]])
