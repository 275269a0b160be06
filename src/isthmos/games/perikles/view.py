# compiled
"""What a seat may see: the one way out of the engine for terminal and web (PER-H1 to PER-H5).

Everything here is put in on purpose; nothing is taken out of a fuller picture.
"""

from __future__ import annotations

from isthmos.core.state import OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.perikles.content import (
    ARMIES,
    ATTACK,
    CITIES,
    DEFENCE,
    HOPLITE,
    PERSIA,
    TRIREME,
    army_of,
    strength_of,
    type_of,
)
from isthmos.games.perikles.knowledge import is_face_up, is_open, knows, knows_special
from isthmos.games.perikles.names import TYPE_WORDS, army_id, army_ids, location_id, special_id
from isthmos.games.perikles.own import counters_in_hand, own, score_view
from isthmos.games.perikles.phases.armies import has_begun
from isthmos.games.perikles.phases.election import vote
from isthmos.games.perikles.phases.placing import is_main_force
from isthmos.games.perikles.scoring import standing, statues
from isthmos.games.perikles.shapes import (
    ArmyView,
    CityView,
    CounterView,
    LocationView,
    PeriklesView,
    Piece,
    PlayerView,
    Question,
    Relation,
)
from isthmos.games.perikles.speech import SPEECHES
from isthmos.games.perikles.state import NONE, Board, field, sender_of, unit_of
from isthmos.games.perikles.view_of_combat import combat_view


def view(s: Board, viewer: int = SPECTATOR) -> PeriklesView:
    """All that the viewer may see."""
    content = s.rules.content
    return PeriklesView(
        viewer=viewer,
        round=s.round,
        rounds=content.rounds,
        phase="over" if s.top is None else SPEECHES[s.top.kind].phase,
        start=s.start,
        first=s.first,
        turn=s.army_turn,
        sent=s.sent,
        extra_sent=s.extra_sent,
        question=question(s, viewer),
        display=[content.tiles[tile].word for tile in s.display if tile != NONE],
        bag={content.tiles[tile].word: left for tile, left in enumerate(s.pile) if left},
        locations_to_come=[content.locations[number].id for number in sorted(s.unseen)],
        cities=[city_view(s, city) for city in range(CITIES)],
        armies=[army_view(s, viewer, army) for army in range(ARMIES)],
        locations=[location_view(s, viewer, slot) for slot in range(len(s.locations))],
        relations=relations(s),
        players=[player_view(s, viewer, seat) for seat in range(s.seats)],
        combat=combat_view(s),
        own=None if viewer == SPECTATOR else own(s, viewer),
        winners=s.winners() if s.seat() == OVER else [],
        tie=tie(s) if s.seat() == OVER else "",
    )


def question(s: Board, viewer: int) -> Question | None:
    return None if s.top is None else SPEECHES[s.top.kind].shown(s, s.top, viewer)


def city_view(s: Board, city: int) -> CityView:
    row = s.rules.content.cities[city]
    return CityView(
        id=row.id,
        cubes=[s.column_cubes(seat, city) for seat in range(s.seats)],
        alpha=s.alpha[city],
        beta=s.beta[city],
        leader=s.leaders[city],
        statues=[s.statues[seat * CITIES + city] for seat in range(s.seats)],
        defeats=s.defeats[city],
        statue_value=row.statue_value(s.defeats[city]),
        elected=vote(s, city)[0],
    )


def army_view(s: Board, viewer: int, army: int) -> ArmyView:
    is_known = is_open(s, army) or knows(s, viewer, army)
    first = army << 3
    return ArmyView(
        id=army_id(s, army),
        hoplites=s.home[first : first + 4] if is_known else [],
        triremes=s.home[first + 4 : first + 8] if is_known else [],
        hoplite_count=s.in_hand(army, HOPLITE),
        trireme_count=s.in_hand(army, TRIREME),
        back=pieces(s.back, army),
        frozen=pieces(s.frozen, army),
        lost=pieces(s.lost, army),
    )


def pieces(units: tuple[int, ...], army: int) -> list[Piece]:
    return [Piece(TYPE_WORDS[type_of(unit)], strength_of(unit)) for unit in sorted(units) if army_of(unit) == army]


def location_view(s: Board, viewer: int, slot: int) -> LocationView:
    content = s.rules.content
    location = content.locations[s.locations[slot]]
    return LocationView(
        id=location_id(s, slot),
        owner=content.cities[location.owner].id,
        points=location.points,
        state="waiting" if slot > s.slot else "fighting" if slot == s.slot else "done",
        main_attacker=s.mains[field(slot, ATTACK)],
        main_defender=s.mains[field(slot, DEFENCE)],
        attack=[counter_view(s, viewer, slot, ATTACK, one) for one in s.forces[field(slot, ATTACK)]],
        defence=[counter_view(s, viewer, slot, DEFENCE, one) for one in s.forces[field(slot, DEFENCE)]],
        permitted=army_ids(s, s.permits[slot]),
        refused=army_ids(s, s.refusals[slot]),
    )


def counter_view(s: Board, viewer: int, slot: int, side: int, one: int) -> CounterView:
    unit = unit_of(one)
    is_known = is_face_up(s, slot, type_of(unit)) or knows(s, viewer, army_of(unit))
    return CounterView(
        army=army_id(s, army_of(unit)),
        type=TYPE_WORDS[type_of(unit)],
        strength=strength_of(unit) if is_known else 0,
        sender=sender_of(one),
        main=is_main_force(s, field(slot, side), one),
    )


def relations(s: Board) -> list[Relation]:
    ids = [army.id for army in s.rules.content.armies]
    found = []
    for one in range(ARMIES):
        for other in range(one + 1, ARMIES):
            if s.enemies[one] >> other & 1:
                found.append(Relation(one=ids[one], other=ids[other], relation="war"))
            elif s.allies[one] >> other & 1:
                found.append(Relation(one=ids[one], other=ids[other], relation="allied"))
    return found


def player_view(s: Board, viewer: int, seat: int) -> PlayerView:
    content = s.rules.content
    standings = [standing(s, other) for other in range(s.seats)]
    return PlayerView(
        seat=seat,
        supply=s.supply[seat],
        taken=[content.tiles[tile].word for tile in s.taken[seat]],
        used=used_tiles(s, seat),
        turns_two=s.twos[seat],
        turns_one=s.ones[seat],
        leads=[army_id(s, army) for army in s.armies_of(seat)],
        counters=counters_in_hand(s, seat),
        won=[content.locations[number].id for number in s.won[seat]],
        special=special_id(s, seat) if knows_special(s, viewer, seat) else "",
        special_used=not s.has_unused_special(seat),
        persian=s.leads(seat, PERSIA),
        score=score_view(s, seat),
        statues=statues(s, seat),
        place=1 + sum([other > standings[seat] for other in standings]),
    )


def used_tiles(s: Board, seat: int) -> list[int]:
    """PER-A4: which of its influence tiles have been used up. Of those with equally many shards it does not matter
    which; they are crossed out in the order they were taken."""
    if not has_begun(s):
        return []
    left = {1: s.ones[seat], 2: s.twos[seat]}
    used = []
    for place, number in reversed(list(enumerate(s.taken[seat]))):
        shards = s.rules.content.tiles[number].shards
        if left[shards] <= 0:
            used.append(place)
        left[shards] -= 1
    return used


def tie(s: Board) -> str:
    """PER-F3: what decided among those with the highest score, if it came to that."""
    standings = sorted([standing(s, seat) for seat in range(s.seats)], reverse=True)
    level = [one for one in standings if one[0] == standings[0][0]]
    if level.count(level[0]) == len(level):
        return ""
    return "statues" if len([one for one in level if one[1] == level[0][1]]) > level.count(level[0]) else "places"
