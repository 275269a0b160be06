"""What somebody at a table of Perikles may know (PER-H1 to PER-H4): taken from the rulebook, never from the code that
shows a position, so that the two can be held against each other."""

from __future__ import annotations

from typing import NamedTuple

from isthmos.games.perikles.content import ARMIES, HOPLITE, PERSIA, TRIREME, army_of, type_of
from isthmos.games.perikles.questions import CHOOSE_TARGET, OFFER_SPECIAL, PERMIT
from isthmos.games.perikles.state import NONE, Board, unit_of


class Secret(NamedTuple):
    """Something that lies face down: whose tile, which counter of its type of a side of a location, whose hand."""

    kind: str
    place: tuple[int, ...]


Secrets = dict[Secret, tuple[int, ...]]


def secrets_of(s: Board) -> Secrets:
    """Everything on the table that somebody may not know, and what it is."""
    found: Secrets = {}
    for seat, tile in enumerate(s.specials):
        if tile != NONE and not s.used >> seat & 1:
            found[Secret("tile", (seat,))] = (tile,)
    for here, row in enumerate(s.forces):
        for type_ in (HOPLITE, TRIREME):  # which are turned up together: what goes home leaves its place to no other
            hidden = [unit_of(one) for one in row if type_of(unit_of(one)) == type_]
            for i, unit in enumerate([] if is_turned_up(s, here >> 1, type_) else hidden):
                found[Secret("counter", (army_of(unit), here, type_, i))] = (unit,)
    for army in range(ARMIES):
        if any(stood >> army & 1 for stood in s.stood):  # PER-H2: until then they lie open at their city
            found[Secret("hand", (army,))] = tuple(s.home[army << 3 : army + 1 << 3])
    if s.top is not None and s.top.kind in (CHOOSE_TARGET, PERMIT):
        found[Secret("counter on its way", (army_of(s.top.a),))] = (s.top.a,)
    return found


def is_turned_up(s: Board, slot: int, type_: int) -> bool:
    """PER-H4: with the battle at a location, or with the combat of its type; PER-B7: or after the special tiles."""
    if slot != s.slot:
        return slot < s.slot
    waits = s.rules.options.specials_before_counters and s.top is not None and s.top.kind == OFFER_SPECIAL
    fought = s.rules.content.locations[s.locations[slot]].combats[: s.combat + (not waits)]
    return bool(fought) if s.rules.options.reveals_all_at_once else type_ in fought


def may_know(s: Board, viewer: int, secret: Secret) -> bool:
    """PER-H1: the holder of a tile; PER-H2, PER-H3: who leads the army, of the Persians whoever leads no city."""
    whose = secret.place[0]
    if secret.kind == "tile" or viewer < 0:
        return viewer == whose
    return viewer not in s.leaders if whose == PERSIA else s.leaders[whose] == viewer


def differing(here: Board, there: Board) -> set[Secret]:
    one, other = secrets_of(here), secrets_of(there)
    return {secret for secret in one.keys() | other.keys() if one.get(secret) != other.get(secret)}


def uncovered(before: Secrets, now: Board) -> set[Secret]:
    """What was hidden and lies open now, or is gone to where it does."""
    after = secrets_of(now)
    return {one for one in before if one not in after and not goes_on(one, before, after)}


def goes_on(one: Secret, before: Secrets, after: Secrets) -> bool:
    """Whether a counter on its way is still hidden: refused and in the hand as before, or come to lie face down. If it
    was the last, the battles have begun and may have shown it."""
    if one.kind != "counter on its way":
        return False
    hand = Secret("hand", one.place)
    arrived = [new for new in after.keys() - before.keys() if new.kind == "counter" and new.place[0] == one.place[0]]
    return before.get(hand) == after.get(hand) or bool(arrived)
