"""Why an answer looks best, in words everybody may hear: nothing of special tiles or strengths (PER-H1 to PER-H5)."""

from __future__ import annotations

from isthmos.bots.evaluators.perikles.cities import Cities
from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.perikles import questions
from isthmos.games.perikles.content import ANY_CITY, ASSASSIN, ATTACK, CANDIDATE, DEFENCE, PERSIA, army_of
from isthmos.games.perikles.names import city as city_name
from isthmos.games.perikles.names import location as location_name
from isthmos.games.perikles.odds import odds_of
from isthmos.games.perikles.phases import battle_specials, influence
from isthmos.games.perikles.phases.battle import sharing
from isthmos.games.perikles.phases.candidates import candidate_of, city_of
from isthmos.games.perikles.phases.sending import REVOLT, STOP, YES
from isthmos.games.perikles.phases.slave_revolt import HAND
from isthmos.games.perikles.phases.special_tiles import city_of_cube, owner_of_cube
from isthmos.games.perikles.scoring import statues_in
from isthmos.games.perikles.state import NONE, Board, field, side_of, slot_of

KEEP_SPECIAL = Message("perikles-why-keep-special", {})
"""Said by everybody who is asked and plays none, whatever the tile is."""
SPECIAL = Message("perikles-why-special", {})


def reason(s: Board, f: Frame, move: int) -> Message:
    """By the kind of question."""
    if f.kind in (questions.SEND, questions.PAY_CUBE, questions.END_ARMY_TURN):
        return of_army_turn(s, f, move)
    if f.kind == questions.CHOOSE_TARGET:
        return to_target(s, f, move)
    if f.kind == questions.PERMIT:
        return to_permit(s, f, move)
    if f.kind == questions.CHOOSE_REVOLT:
        return to_revolt(s, move)
    if f.kind == questions.RETRIEVE:
        return Message("perikles-why-retrieve", {"type": ("hoplite", "trireme")[move], "city": city_name(s, f.a)})
    if f.kind == questions.CHOOSE_FIRST:
        return Message("perikles-why-first-me" if move == f.seat else "perikles-why-first", {"player": move})
    if f.kind in (questions.OFFER_SPECIAL, questions.CHOOSE_COLUMN, questions.CHOOSE_LOSS):
        return of_combat(s, f, move)
    return of_influence(s, f, move)


# --- influence --------------------------------------------------------------------------------------


def of_influence(s: Board, f: Frame, move: int) -> Message:
    if f.kind in (questions.PLACE_SETUP_CUBE, questions.PLACE_CUBE):
        return lead(s, f.seat, move, 1)
    if f.kind == questions.NOMINATE:
        return to_nominate(s, f, move)
    if f.kind == questions.ASSASSINATE:
        return to_assassinate(s, f, move)
    if f.kind == questions.MOVE_CUBE:
        return of_cube("perikles-why-move-from", s, f.seat, move, city_of_cube(move))
    if f.kind == questions.CHOOSE_DESTINATION:
        return of_cube("perikles-why-move-to", s, f.seat, f.a, move)
    if f.kind == questions.CHOOSE_PLAGUE_CITY:
        return Message("perikles-why-plague", {"city": city_name(s, move)})
    if f.kind == questions.AFTER_TILE:
        return SPECIAL if move == influence.PLAY_SPECIAL else KEEP_SPECIAL
    assert f.kind == questions.TAKE_TILE
    return SPECIAL if move == influence.PLAY_SPECIAL else to_take(s, f, move)


def to_take(s: Board, f: Frame, move: int) -> Message:
    tile = s.rules.content.tiles[move]
    if tile.colour == ANY_CITY:
        return Message("perikles-why-any-city", {})
    if tile.sort == CANDIDATE:
        return Message("perikles-why-candidate-tile", {"city": city_name(s, tile.colour)})
    if tile.sort == ASSASSIN:
        return Message("perikles-why-assassin-tile", {"city": city_name(s, tile.colour)})
    return lead(s, f.seat, tile.colour, tile.shards)


def lead(s: Board, seat: int, city: int, cubes: int) -> Message:
    """The chance to lead a city, now and with more cubes there."""
    cities = Cities(s, seat)
    columns = cities.columns(city)
    columns[seat] += min(cubes, s.supply[seat])
    after = cities.chances(columns, s.alpha[city], s.beta[city])[seat]
    return Message(
        "perikles-why-lead",
        {"city": city_name(s, city), "before": percent(cities.chance(city)), "after": percent(after)},
    )


def percent(chance: float) -> int:
    return round(100 * chance)


def to_nominate(s: Board, f: Frame, move: int) -> Message:
    city, candidate = city_of(move), candidate_of(move)
    if candidate == f.seat:
        return Message("perikles-why-stand", {"city": city_name(s, city)})
    if s.alpha[city] == f.seat:
        return Message("perikles-why-weak-rival", {"city": city_name(s, city), "player": candidate})
    return Message("perikles-why-other-candidate", {"city": city_name(s, city), "player": candidate})


def to_assassinate(s: Board, f: Frame, move: int) -> Message:
    city, space, owner = influence.victim_of(move)
    if owner == f.seat:
        return Message("perikles-why-own-victim", {"city": city_name(s, city)})
    kind = "victim" if space == influence.COLUMN else "victim-candidate"
    return Message(f"perikles-why-{kind}", {"city": city_name(s, city), "player": owner})


def of_cube(message: str, s: Board, seat: int, cube: int, city: int) -> Message:
    own = int(owner_of_cube(cube) == seat)
    return Message(message, {"city": city_name(s, city), "player": owner_of_cube(cube), "own": own})


# --- armies -----------------------------------------------------------------------------------------


def of_army_turn(s: Board, f: Frame, move: int) -> Message:
    """What is sent, and how strong it is, is nobody's business."""
    if move == REVOLT:
        return SPECIAL
    if f.kind == questions.END_ARMY_TURN:
        return KEEP_SPECIAL
    if f.kind == questions.PAY_CUBE:
        if move == STOP:
            return Message("perikles-why-no-cube", {})
        army = PERSIA if f.seat in s.persians else move
        return Message("perikles-why-cube", {"city": city_name(s, move), "army": city_name(s, army)})
    if move == STOP:
        return Message("perikles-why-stop", {})
    return Message("perikles-why-send", {"city": city_name(s, army_of(move))})


def to_target(s: Board, f: Frame, move: int) -> Message:
    """What can be gained there: the points for the main player, or a defeat that hurts others or not me."""
    slot, side = slot_of(move), side_of(move)
    location = s.rules.content.locations[s.locations[slot]]
    args: dict[str, Arg] = {"location": location.name, "points": location.points, "city": city_name(s, location.owner)}
    is_main = s.mains[move] == NONE or f.seat in sharing(s, s.mains[move])
    if side == ATTACK:
        return Message("perikles-why-attack" if is_main else "perikles-why-join-attack", args)
    if statues_in(s, f.seat, location.owner):
        return Message("perikles-why-defend-statue" if is_main else "perikles-why-join-for-statue", args)
    if not is_main:
        return Message("perikles-why-join-defence", args)
    return Message("perikles-why-defend", {**args, "cubes": s.rules.content.unattacked_cubes})


def to_permit(s: Board, f: Frame, move: int) -> Message:
    answer = "permit" if move == YES else "refuse"
    location = s.locations[f.b]
    main = s.mains[field(f.b, DEFENCE)]
    role = "main" if main == NONE or s.army_turn in sharing(s, main) else "ally"
    return Message(
        f"perikles-why-{answer}-{role}",
        {"player": s.army_turn, "location": location_name(s, location), "city": city_name(s, owner_of(s, location))},
    )


def owner_of(s: Board, location: int) -> int:
    return s.rules.content.locations[location].owner


def to_revolt(s: Board, move: int) -> Message:
    if move == HAND:
        return Message("perikles-why-revolt-hand", {})
    return Message("perikles-why-revolt", {"location": location_name(s, s.locations[slot_of(move)])})


# --- battles ----------------------------------------------------------------------------------------


def of_combat(s: Board, f: Frame, move: int) -> Message:
    location = location_name(s, s.locations[s.slot])
    if f.kind == questions.CHOOSE_LOSS:
        return Message("perikles-why-spare" if move == PERSIA else "perikles-why-loss", {"city": city_name(s, move)})
    if f.kind == questions.CHOOSE_COLUMN:
        attack, defence = s.tokens
        chance = odds_of(s.rules.content).attack[move][attack][defence]
        mine = chance if s.mains[field(s.slot, ATTACK)] == f.seat else 1.0 - chance
        return Message("perikles-why-column", {"percent": percent(mine)})
    if move == battle_specials.PASS:
        return KEEP_SPECIAL
    return Message("perikles-why-battle-special", {"location": location})
