# compiled
"""What a seat may see: the one way out of the engine for terminal and web (PER-H1 to PER-H5).

Everything here is put in on purpose; nothing is taken out of a fuller picture.
"""

from __future__ import annotations

from functools import cache

from isthmos.core.state import OVER, Frame
from isthmos.core.title import SPECTATOR
from isthmos.games.perikles import questions
from isthmos.games.perikles.combat_table import best_column, columns
from isthmos.games.perikles.content import (
    ARMIES,
    ATTACK,
    CITIES,
    DEFENCE,
    HOPLITE,
    PERSIA,
    TRIREME,
    Content,
    army_of,
    strength_of,
    type_of,
)
from isthmos.games.perikles.notation import TYPE_WORDS, unit_word
from isthmos.games.perikles.odds import Odds
from isthmos.games.perikles.phases.combat import fought_type, strength
from isthmos.games.perikles.phases.placing import is_main_force
from isthmos.games.perikles.scoring import breakdown
from isthmos.games.perikles.shapes import (
    ArmyView,
    CityView,
    CombatView,
    CounterView,
    LocationView,
    PeriklesView,
    PlayerView,
    Question,
    Relation,
    ScoreView,
)
from isthmos.games.perikles.state import NONE, Board, field, sender_of, unit_of

QUESTIONS = {
    questions.DRAW_START_PLAYER: ("setup", "draw-start-player"),
    questions.FILL_DISPLAY: ("layout", "fill-display"),
    questions.TURN_UP_LOCATION: ("layout", "turn-up-location"),
    questions.DEAL_SPECIAL: ("setup", "deal-special"),
    questions.PLACE_SETUP_CUBE: ("setup", "place-setup-cube"),
    questions.TAKE_TILE: ("influence", "take-tile"),
    questions.PLACE_CUBE: ("influence", "place-cube"),
    questions.NOMINATE: ("candidates", "nominate"),
    questions.ASSASSINATE: ("influence", "assassinate"),
    questions.AFTER_TILE: ("influence", "after-tile"),
    questions.MOVE_CUBE: ("influence", "move-cube"),
    questions.CHOOSE_DESTINATION: ("influence", "choose-destination"),
    questions.CHOOSE_PLAGUE_CITY: ("influence", "choose-plague-city"),
    questions.CHOOSE_FIRST: ("armies", "choose-first"),
    questions.RETRIEVE: ("armies", "retrieve"),
    questions.SEND: ("armies", "send"),
    questions.CHOOSE_TARGET: ("armies", "choose-target"),
    questions.PERMIT: ("armies", "permit"),
    questions.PAY_CUBE: ("armies", "pay-cube"),
    questions.END_ARMY_TURN: ("armies", "end-army-turn"),
    questions.CHOOSE_REVOLT: ("armies", "choose-revolt"),
    questions.DRAW_REVOLT: ("armies", "draw-revolt"),
    questions.OFFER_SPECIAL: ("battle", "offer-special"),
    questions.CHOOSE_COLUMN: ("battle", "choose-column"),
    questions.THROW_ATTACK: ("battle", "throw-attack"),
    questions.THROW_DEFENCE: ("battle", "throw-defence"),
    questions.CHOOSE_LOSS: ("battle", "choose-loss"),
}
"""The phase a question is asked in, and what it is called outside the engine."""

IN_COMBAT = (
    questions.OFFER_SPECIAL,
    questions.CHOOSE_COLUMN,
    questions.THROW_ATTACK,
    questions.THROW_DEFENCE,
    questions.CHOOSE_LOSS,
)


@cache
def odds_of(content: Content) -> Odds:
    return Odds(content)


# --- who may see what -----------------------------------------------------------------------------


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


# --- the view -------------------------------------------------------------------------------------


def view(s: Board, viewer: int = SPECTATOR) -> PeriklesView:
    """All that the viewer may see."""
    content = s.rules.content
    return PeriklesView(
        viewer=viewer,
        round=s.round,
        rounds=content.rounds,
        phase="over" if s.top is None else QUESTIONS[s.top.kind][0],
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
        winners=s.winners() if s.seat() == OVER else [],
    )


def question(s: Board, viewer: int) -> Question | None:
    f = s.top
    if f is None:
        return None
    counter = counter_in_question(f)
    army = NONE if counter == NONE else army_of(counter)
    is_known = army != NONE and knows(s, viewer, army)
    city = city_in_question(f) if army == NONE else army
    return Question(
        seat=f.seat,
        kind=QUESTIONS[f.kind][1],
        city="" if city == NONE else s.rules.content.armies[city].id,
        type="" if counter == NONE else TYPE_WORDS[type_of(counter)],
        strength=strength_of(counter) if is_known else 0,
        location=s.rules.content.locations[s.locations[f.b]].id if f.kind == questions.PERMIT else "",
    )


def counter_in_question(f: Frame) -> int:
    """The counter about to be sent."""
    return f.a if f.kind in (questions.CHOOSE_TARGET, questions.PERMIT) else NONE


def city_in_question(f: Frame) -> int:
    if f.kind == questions.RETRIEVE:
        return f.a
    return f.a >> 3 if f.kind == questions.CHOOSE_DESTINATION else NONE


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
    )


def army_view(s: Board, viewer: int, army: int) -> ArmyView:
    is_known = is_open(s, army) or knows(s, viewer, army)
    first = army << 3
    return ArmyView(
        id=s.rules.content.armies[army].id,
        hoplites=s.home[first : first + 4] if is_known else [],
        triremes=s.home[first + 4 : first + 8] if is_known else [],
        hoplite_count=s.in_hand(army, HOPLITE),
        trireme_count=s.in_hand(army, TRIREME),
        back=[unit_word(unit) for unit in sorted(s.back) if army_of(unit) == army],
        frozen=[unit_word(unit) for unit in sorted(s.frozen) if army_of(unit) == army],
        lost=[unit_word(unit) for unit in sorted(s.lost) if army_of(unit) == army],
    )


def location_view(s: Board, viewer: int, slot: int) -> LocationView:
    content = s.rules.content
    location = content.locations[s.locations[slot]]
    return LocationView(
        id=location.id,
        owner=content.cities[location.owner].id,
        points=location.points,
        state="waiting" if slot > s.slot else "fighting" if slot == s.slot else "done",
        main_attacker=s.mains[field(slot, ATTACK)],
        main_defender=s.mains[field(slot, DEFENCE)],
        attack=[counter_view(s, viewer, slot, ATTACK, one) for one in s.forces[field(slot, ATTACK)]],
        defence=[counter_view(s, viewer, slot, DEFENCE, one) for one in s.forces[field(slot, DEFENCE)]],
        permitted=armies_in(s, s.permits[slot]),
        refused=armies_in(s, s.refusals[slot]),
    )


def counter_view(s: Board, viewer: int, slot: int, side: int, one: int) -> CounterView:
    unit = unit_of(one)
    is_known = is_face_up(s, slot, type_of(unit)) or knows(s, viewer, army_of(unit))
    return CounterView(
        army=s.rules.content.armies[army_of(unit)].id,
        type=TYPE_WORDS[type_of(unit)],
        strength=strength_of(unit) if is_known else 0,
        sender=sender_of(one),
        main=is_main_force(s, field(slot, side), one),
    )


def armies_in(s: Board, armies: int) -> list[str]:
    return [s.rules.content.armies[army].id for army in range(ARMIES) if armies >> army & 1]


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
    content, points = s.rules.content, breakdown(s, seat)
    return PlayerView(
        seat=seat,
        supply=s.supply[seat],
        taken=[content.tiles[tile].word for tile in s.taken[seat]],
        turns_two=s.twos[seat],
        turns_one=s.ones[seat],
        won=[content.locations[number].id for number in s.won[seat]],
        special=content.specials[s.specials[seat]].id if knows_special(s, viewer, seat) else "",
        special_used=not s.has_unused_special(seat),
        persian=s.leads(seat, PERSIA),
        score=ScoreView(cubes=points.cubes, tiles=points.tiles, statues=points.statues, total=points.total),
    )


def combat_view(s: Board) -> CombatView | None:
    """Only while somebody is asked about it."""
    if s.top is None or s.top.kind not in IN_COMBAT:
        return None
    content = s.rules.content
    location = content.locations[s.locations[s.slot]]
    face_up = is_combat_open(s)
    attack, defence = (strength(s, ATTACK), strength(s, DEFENCE)) if face_up else (0, 0)
    return CombatView(
        location=location.id,
        number=s.combat + 1,
        type=TYPE_WORDS[location.combats[s.combat]],
        face_up=face_up,
        attack=attack,
        defence=defence,
        attack_tokens=s.tokens[0],
        defence_tokens=s.tokens[1],
        columns=[content.columns[number].id for number in columns(attack, defence)] if face_up else [],
        column="" if s.column == NONE else content.columns[s.column].id,
        doubled=s.doubled,
        attack_wins=chance_of_attack(s, s.top, attack, defence) if face_up else 0.0,
    )


def chance_of_attack(s: Board, f: Frame, attack: int, defence: int) -> float:
    """Once the combat is won there is nothing left to chance."""
    if f.kind == questions.CHOOSE_LOSS:
        return 1.0 - f.a
    column = best_column(attack, defence) if s.column == NONE else s.column
    return odds_of(s.rules.content).attack[column][s.tokens[0]][s.tokens[1]]
