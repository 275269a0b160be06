# compiled
"""What is a seat's own, and how things stand for it: also in positions that are only thought of, so nothing here
follows from what it may not know (PER-H1 to PER-H5)."""

from __future__ import annotations

from isthmos.games.perikles.content import ATTACK, CITIES, DEFENCE, HOPLITE, TRIREME
from isthmos.games.perikles.forces import forces
from isthmos.games.perikles.names import army_id, army_ids, location_id, special_id
from isthmos.games.perikles.phases.election import vote
from isthmos.games.perikles.scoring import breakdown, statues
from isthmos.games.perikles.shapes import Election, OwnArmy, OwnCombat, OwnLocation, PeriklesOwn, ScoreView
from isthmos.games.perikles.state import NONE, Board, field
from isthmos.games.perikles.view_of_combat import combat_view


def own(s: Board, seat: int) -> PeriklesOwn:
    return PeriklesOwn(
        supply=s.supply[seat],
        score=score_view(s, seat),
        statues=statues(s, seat),
        counters=counters_in_hand(s, seat),
        special="" if s.specials[seat] == NONE else special_id(s, seat),
        special_used=not s.has_unused_special(seat),
        armies={army_id(s, army): own_army(s, army) for army in s.armies_of(seat)},
        cubes={army_id(s, city): s.column_cubes(seat, city) for city in range(CITIES)},
        elections={army_id(s, city): Election(*vote(s, city)) for city in range(CITIES) if s.beta[city] != NONE},
        locations={location_id(s, slot): own_location(s, seat, slot) for slot in stood_at(s)},
        combat=own_combat(s),
    )


def score_view(s: Board, seat: int) -> ScoreView:
    points = breakdown(s, seat)
    return ScoreView(cubes=points.cubes, tiles=points.tiles, statues=points.statues, total=points.total)


def counters_in_hand(s: Board, seat: int) -> int:
    """Of all armies the seat leads; everybody sees how many there are (PER-H2)."""
    return sum([s.in_hand(army, type_) for army in s.armies_of(seat) for type_ in (HOPLITE, TRIREME)])


def own_army(s: Board, army: int) -> OwnArmy:
    first = army << 3
    return OwnArmy(
        hoplites=s.home[first : first + 4],
        triremes=s.home[first + 4 : first + 8],
        enemies=army_ids(s, s.enemies[army]),
        allies=army_ids(s, s.allies[army]),
    )


def stood_at(s: Board) -> list[int]:
    """Locations still to be fought for to which somebody has sent a counter, even if it is gone again."""
    return [
        slot
        for slot in range(max(0, s.slot), len(s.locations))
        if s.mains[field(slot, ATTACK)] != NONE or s.mains[field(slot, DEFENCE)] != NONE
    ]


def own_location(s: Board, seat: int, slot: int) -> OwnLocation:
    combats = s.rules.content.locations[s.locations[slot]].combats
    hoplites, triremes = [forces(s, seat, slot, one) if one in combats else None for one in (HOPLITE, TRIREME)]
    return OwnLocation(s.mains[field(slot, ATTACK)], s.mains[field(slot, DEFENCE)], hoplites, triremes)


def own_combat(s: Board) -> OwnCombat | None:
    shown = combat_view(s)
    if shown is None:
        return None
    tokens = shown.attack_tokens, shown.defence_tokens
    return OwnCombat(shown.attack, shown.defence, *tokens, shown.column, shown.percent)
