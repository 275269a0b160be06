# compiled
"""Where a counter may be placed, and what follows from it (PER-A7 to PER-A9, PER-R1 to PER-R5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ATTACK, DEFENCE, PERSIA, TRIREME, army_of
from isthmos.games.perikles.state import NONE, Board, field, piece

LEGAL: Final = 0
NOT_LED: Final = 1
NOT_IN_HAND: Final = 2
HOPLITES_ONLY: Final = 3
OWN_LOCATION: Final = 4
OTHER_SIDE: Final = 5
AT_WAR: Final = 6
ALLIED: Final = 7
NO_LEADER: Final = 8
REFUSED: Final = 9
"""What speaks against a placement."""


def objection(s: Board, seat: int, army: int, type_: int, slot: int, side: int) -> tuple[int, int]:
    """What forbids this placement, or LEGAL; and for AT_WAR and ALLIED, with which armies (a set)."""
    if not s.leads(seat, army):
        return NOT_LED, 0
    if not s.in_hand(army, type_):
        return NOT_IN_HAND, 0
    return objection_to_place(s, seat, army, type_, slot, side)


def objection_to_place(s: Board, seat: i64, army: i64, type_: i64, slot: i64, side: i64) -> tuple[int, int]:
    """The same, once the counter is in hand."""
    location = s.rules.content.locations[s.locations[slot]]
    owner: i64 = location.owner
    here = slot << 1 | side
    there = here ^ 1
    if type_ == TRIREME and not location.has_triremes:
        return HOPLITES_ONLY, 0  # PER-A7
    leader: i64 = s.leaders[owner]
    if side == ATTACK and leader == seat:
        return OWN_LOCATION, 0  # PER-A8
    if s.stood[there] & s.commands[seat]:
        return OTHER_SIDE, 0  # PER-A9
    friends: i64 = s.present[here]
    foes: i64 = s.present[there]
    if side == DEFENCE:
        friends |= 1 << owner
    else:
        foes |= 1 << owner
    at_war = friends & s.enemies[army]
    if at_war:
        return AT_WAR, at_war  # PER-R2
    allied = foes & s.allies[army]
    if allied:
        return ALLIED, allied  # PER-R3
    if side == DEFENCE and leader != seat:
        if leader == NONE:
            return NO_LEADER, 0  # PER-R8
        if s.refusals[slot] >> army & 1:
            return REFUSED, 0  # PER-R6
    return LEGAL, 0


def can_place(s: Board, seat: i64, army: i64, type_: i64) -> bool:
    """Whether there is any place for such a counter."""
    for slot in range(len(s.locations)):
        if objection_to_place(s, seat, army, type_, slot, ATTACK)[0] == LEGAL:
            return True
        if objection_to_place(s, seat, army, type_, slot, DEFENCE)[0] == LEGAL:
            return True
    return False


def needs_permission(s: Board, seat: int, army: int, slot: int, side: int) -> bool:
    """PER-R5."""
    leader = s.leaders[s.rules.content.locations[s.locations[slot]].owner]
    return side == DEFENCE and leader != seat and not s.permits[slot] >> army & 1


def place(s: Board, seat: int, unit: int, slot: int, side: int) -> None:
    """The counter lies face down at the location (PER-H3)."""
    army, here = army_of(unit), field(slot, side)
    s.home[unit] -= 1
    s.secret_hands |= 1 << army
    if s.mains[here] == NONE:
        s.mains[here] = seat  # PER-A10
    s.forces[here] = (*s.forces[here], piece(seat, unit))
    s.present[here] |= 1 << army
    s.stood[here] |= 1 << army
    is_main = int(is_main_force(s, here, piece(seat, unit)))
    knowers = s.leading_seats(army)
    s.note(facts.SENT, seat, unit, s.locations[slot], side, is_main, knowers)
    relate(s, army, slot, side)


def is_main_force(s: Board, here: int, one: int) -> bool:
    """PER-A10; the counters of all Persian leaders are one force (PER-P3)."""
    main = s.mains[here]
    return one >> 6 == main or (one >> 3 & 7 == PERSIA and main in s.persians)


def relate(s: Board, army: int, slot: int, side: int) -> None:
    """PER-R4: allied with everybody on this side, at war with everybody on the other."""
    owner = s.rules.content.locations[s.locations[slot]].owner
    friends = foes = 0
    if side == DEFENCE:
        friends = 1 << owner
    else:
        foes = 1 << owner
    if s.rules.options.relations_are_pairwise:
        friends |= s.present[field(slot, side)]
        foes |= s.present[field(slot, 1 - side)]
    friends &= ~(1 << army)
    foes &= ~(1 << army)
    befriend(s, army, friends & ~s.allies[army], facts.ALLIED)
    befriend(s, army, foes & ~s.enemies[army], facts.WAR)


def befriend(s: Board, army: int, others: int, relation: int) -> None:
    """Set the relation of an army to a set of others, both ways."""
    if not others:
        return
    new, old = list(s.allies), list(s.enemies)
    if relation == facts.WAR:
        new, old = old, new
    for other in range(len(new)):
        if others >> other & 1:
            new[other] |= 1 << army
            old[other] &= ~(1 << army)
            s.note(facts.RELATION, NONE, army, other, relation)
    new[army] |= others
    old[army] &= ~others
    s.allies, s.enemies = (tuple(old), tuple(new)) if relation == facts.WAR else (tuple(new), tuple(old))
