# compiled
"""What has happened, line by line for one viewer (PER-H1 to PER-H5): one teller for each fact."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Told
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import CITIES, army_of, strength_of, type_of
from isthmos.games.perikles.forces import percent_of
from isthmos.games.perikles.names import (
    SIDE_WORDS,
    SPACE_WORDS,
    TYPE_WORDS,
    army_id,
    city,
    counter,
    location,
    player,
    special,
    thing,
    tile,
)
from isthmos.games.perikles.shapes import CounterAbout, PeriklesAbout
from isthmos.games.perikles.state import NONE, Board

Row = tuple[int, ...]
Line = tuple[PeriklesAbout, Message]

NAMES = {
    number: name.lower() for name, number in vars(facts).items() if name.isupper() and name not in ("WAR", "ALLIED")
}


def tell(s: Board, rows: Sequence[Row], viewer: int) -> list[Told]:
    """A line for each fact, or for several alike that follow each other."""
    lines = []
    for _, same in groupby(rows, alike):
        run = list(same)
        fact = run[0][0]
        lines += [Told(NAMES[fact], about, message) for about, message in TELLERS[fact](s, run, viewer)]
    return lines


def alike(row: Row) -> Row:
    """Facts with the same key may be told together."""
    if row[0] in (facts.FORCES_SHOWN, facts.CUBES_PLACED):
        return (row[0], row[1], row[3])
    if row[0] == facts.RELATION:
        return (row[0], row[2], row[4])
    if row[0] in (facts.THROWN, facts.TOKENS):
        return (facts.THROWN,)
    return row[:2]


SHOWING = (facts.SPECIAL_PLAYED, facts.REVOLTED, facts.FORCES_SHOWN, facts.NOT_ATTACKED)


def reveals(rows: Sequence[Row]) -> bool:
    """Whether a special tile or counters lie open that did not before."""
    return any(row[0] in SHOWING for row in rows)


def told(name: str, **args: Arg) -> Message:
    return Message(f"perikles-told-{name}", args)


def location_id(s: Board, number: int) -> str:
    return s.rules.content.locations[number].id


# --- tiles and cubes ------------------------------------------------------------------------------


def round_began(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(round=row[2]), told("round", round=row[2])


def start_player(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(seat=row[1]), told("start-player", player=row[1])


def special_dealt(s: Board, row: Row, viewer: int) -> Line:
    """PER-H1."""
    if viewer != row[1]:
        return PeriklesAbout(seat=row[1]), told("dealt-hidden", player=row[1])
    about = PeriklesAbout(seat=row[1], special=s.rules.content.specials[row[2]].id)
    return about, told("dealt", player=row[1], special=special(s, row[2]))


def tiles_shown(s: Board, run: list[Row], viewer: int) -> list[Line]:
    about = PeriklesAbout(tiles=tuple([s.rules.content.tiles[row[2]].word for row in run]))
    return [(about, told("tiles-shown", tiles=[thing(tile(s, row[2])) for row in run]))]


def locations_shown(s: Board, run: list[Row], viewer: int) -> list[Line]:
    about = PeriklesAbout(locations=tuple([location_id(s, row[2]) for row in run]))
    return [(about, told("locations-shown", locations=[thing(location(s, row[2])) for row in run]))]


def cubes_placed(s: Board, run: list[Row], viewer: int) -> list[Line]:
    """PER-S4: the same number in every city is one line."""
    seat, cubes = run[0][1], run[0][3]
    if len(run) == CITIES:
        return [(PeriklesAbout(seat=seat, cubes=cubes), told("cubes-everywhere", player=seat, cubes=cubes))]
    return [
        (
            PeriklesAbout(seat=seat, city=army_id(s, row[2]), cubes=cubes),
            told("cubes", player=seat, city=city(s, row[2]), cubes=cubes),
        )
        for row in run
    ]


def tile_taken(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], tile=s.rules.content.tiles[row[2]].word)
    return about, told("taken", player=row[1], tile=tile(s, row[2]))


def nominated(s: Board, row: Row, viewer: int) -> Line:
    space = "beta" if row[4] else "alpha"
    about = PeriklesAbout(seat=row[1], city=army_id(s, row[2]), other=row[3], space=space)
    return about, told("nominated", player=row[1], city=city(s, row[2]), candidate=player(row[3]), space=space)


def cube_removed(s: Board, row: Row, viewer: int) -> Line:
    space = SPACE_WORDS[row[4]]
    about = PeriklesAbout(seat=row[1], city=army_id(s, row[2]), other=row[3], space=space)
    return about, told("removed", player=row[1], city=city(s, row[2]), owner=player(row[3]), space=space)


def candidate_moved_up(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], city=army_id(s, row[2]), space="alpha")
    return about, told("moved-up", player=row[1], city=city(s, row[2]))


def special_played(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], special=s.rules.content.specials[row[2]].id)
    return about, told("played", player=row[1], special=special(s, row[2]))


def cube_moved(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], other=row[2], source=army_id(s, row[3]), city=army_id(s, row[4]))
    source, target = city(s, row[3]), city(s, row[4])
    return about, told("cube-moved", player=row[1], owner=player(row[2]), source=source, target=target)


def plague_struck(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], city=army_id(s, row[2]), cubes=row[3])
    return about, told("plague", player=row[1], city=city(s, row[2]), cubes=row[3])


# --- elections ------------------------------------------------------------------------------------


def elected(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], city=army_id(s, row[2]), cubes=row[3], other=row[4])
    if row[4] == NONE:
        return about, told("elected-alone", player=row[1], city=city(s, row[2]))
    return about, told("elected", player=row[1], city=city(s, row[2]), cubes=row[3], loser=player(row[4]))


def nobody_elected(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(city=army_id(s, row[2])), told("nobody-elected", city=city(s, row[2]))


def persian_leader(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(seat=row[1]), told("persian", player=row[1])


# --- armies ---------------------------------------------------------------------------------------


def about_counter(s: Board, unit: int, seat: int = -1, place: str = "") -> PeriklesAbout:
    army, type_ = army_id(s, army_of(unit)), TYPE_WORDS[type_of(unit)]
    return PeriklesAbout(seat=seat, army=army, type=type_, strength=strength_of(unit), location=place)


def first_chosen(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(seat=row[1], other=row[2]), told("first", player=row[1], first=player(row[2]))


def retrieved(s: Board, row: Row, viewer: int) -> Line:
    return about_counter(s, row[2], row[1]), told("retrieved", player=row[1], counter=counter(s, row[2]))


def turn_began(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(seat=row[1], shards=row[2]), told("turn", player=row[1], shards=row[2])


def sent(s: Board, row: Row, viewer: int) -> Line:
    """PER-H3: the strength is for those who lead the army, as it was when the counter was sent."""
    seat, unit, number, side = row[1:5]
    is_known = viewer >= 0 and bool(row[6] >> viewer & 1)
    about = PeriklesAbout(
        seat=seat,
        army=army_id(s, army_of(unit)),
        type=TYPE_WORDS[type_of(unit)],
        strength=strength_of(unit) if is_known else 0,
        location=location_id(s, number),
        side=SIDE_WORDS[side],
        main=bool(row[5]),
    )
    name, role = f"sent-{SIDE_WORDS[side]}", "main" if row[5] else "allied"
    piece = counter(s, unit, is_known=is_known)
    return about, told(name, player=seat, counter=piece, location=location(s, number), role=role)


def relation(s: Board, run: list[Row], viewer: int) -> list[Line]:
    name, army = "war" if run[0][4] == facts.WAR else "allied", run[0][2]
    about = PeriklesAbout(army=army_id(s, army), armies=tuple([army_id(s, row[3]) for row in run]), relation=name)
    return [(about, told(name, city=city(s, army), others=[thing(city(s, row[3])) for row in run]))]


def permission_asked(s: Board, row: Row, viewer: int) -> Line:
    seat, army, type_, number, leader = row[1:]
    about = PeriklesAbout(
        seat=seat, army=army_id(s, army), type=TYPE_WORDS[type_], location=location_id(s, number), leader=leader
    )
    who: dict[str, Arg] = {"player": seat, "city": city(s, army), "type": TYPE_WORDS[type_]}
    return about, told("asked", **who, location=location(s, number), leader=player(leader))


def permitted(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], army=army_id(s, row[2]), location=location_id(s, row[3]))
    return about, told("permitted", player=row[1], city=city(s, row[2]), location=location(s, row[3]))


def refused(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(seat=row[1], army=army_id(s, row[2]), location=location_id(s, row[3]))
    return about, told("refused", player=row[1], city=city(s, row[2]), location=location(s, row[3]))


def cube_paid(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(seat=row[1], city=army_id(s, row[2])), told("paid", player=row[1], city=city(s, row[2]))


def revolted(s: Board, row: Row, viewer: int) -> Line:
    if row[3] == NONE:
        return about_counter(s, row[2], row[1]), told("revolted-in-hand", counter=counter(s, row[2]))
    about = about_counter(s, row[2], row[1], location_id(s, row[3]))
    return about, told("revolted-at", counter=counter(s, row[2]), location=location(s, row[3]))


# --- battles --------------------------------------------------------------------------------------


def location_empty(s: Board, row: Row, viewer: int) -> Line:
    return about_location(s, row), told("empty", location=location(s, row[2]))


def about_location(s: Board, row: Row) -> PeriklesAbout:
    return PeriklesAbout(location=location_id(s, row[2]))


def not_attacked(s: Board, row: Row, viewer: int) -> Line:
    return about_location(s, row), told("not-attacked", location=location(s, row[2]))


def battle_began(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(location=location_id(s, row[2]), mains=row[3:])
    return about, told("battle", location=location(s, row[2]))


def forces_shown(s: Board, run: list[Row], viewer: int) -> list[Line]:
    """The counters of one seat on one side."""
    seat, side, units = run[0][1], SIDE_WORDS[run[0][3]], [row[2] for row in run]
    shown = [CounterAbout(army_id(s, army_of(one)), TYPE_WORDS[type_of(one)], strength_of(one)) for one in units]
    message = told("shown", player=seat, counters=[counter(s, one) for one in units], side=side)
    return [(PeriklesAbout(seat=seat, side=side, counters=tuple(shown)), message)]


def combat_began(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(type=TYPE_WORDS[row[2]], rebels=row[3], militia=row[4], tokens=row[5:])
    return about, told("combat", type=TYPE_WORDS[row[2]])


def no_combat(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(type=TYPE_WORDS[row[2]]), told("no-combat", type=TYPE_WORDS[row[2]])


def won_unopposed(s: Board, row: Row, viewer: int) -> Line:
    type_, side = TYPE_WORDS[row[2]], SIDE_WORDS[row[3]]
    return PeriklesAbout(type=type_, side=side), told("unopposed", type=type_, side=side)


def token_given(s: Board, row: Row, viewer: int) -> Line:
    side = SIDE_WORDS[row[2]]
    return PeriklesAbout(side=side, tokens=row[3:]), told("token", side=side)


def column_found(s: Board, row: Row, viewer: int) -> Line:
    column, (attack, defence), tokens = s.rules.content.columns[row[2]], row[3:5], row[5:7]
    about = PeriklesAbout(
        column=column.id,
        strengths=(attack, defence),
        needs=(column.attack, column.defence),
        tokens=tokens,
        percent=percent_of(s, row[2], (tokens[0], tokens[1])),
    )
    needs: dict[str, Arg] = {"attack_needs": column.attack, "defence_needs": column.defence}
    return about, told("column", column=column.id, attack=attack, defence=defence, **needs)


def throws(s: Board, run: list[Row], viewer: int) -> list[Line]:
    """Dice, and the battle tokens after them; there are no more to take once both sides have enough (PER-B13)."""
    enough = s.rules.content.tokens_to_win
    lines = []
    for row, after in zip(run, [*run[1:], ()], strict=True):
        if row[0] == facts.THROWN:
            tokens = (after[2], after[3]) if after and after[0] == facts.TOKENS else (enough, enough)
            lines.append(throw(s, row, tokens))
    return lines


def throw(s: Board, row: Row, tokens: tuple[int, int]) -> Line:
    a1, a2, d1, d2, column = row[2:7]
    about = PeriklesAbout(
        dice=((a1, a2), (d1, d2)),
        totals=(a1 + a2, d1 + d2),
        hits=(bool(row[7]), bool(row[8])),
        tokens=tokens,
        percent=percent_of(s, column, tokens),
    )
    dice: dict[str, Arg] = {"a1": a1, "a2": a2, "d1": d1, "d2": d2, "attack": a1 + a2, "defence": d1 + d2}
    return about, told("thrown", **dice, tokens=f"{tokens[0]} : {tokens[1]}")


def combat_won(s: Board, row: Row, viewer: int) -> Line:
    type_, side = TYPE_WORDS[row[2]], SIDE_WORDS[row[3]]
    return PeriklesAbout(type=type_, side=side), told("combat-won", type=type_, side=side)


def counter_lost(s: Board, row: Row, viewer: int) -> Line:
    return about_counter(s, row[2]), told("lost", counter=counter(s, row[2]))


def counter_spared(s: Board, row: Row, viewer: int) -> Line:
    return about_counter(s, row[2]), told("spared", counter=counter(s, row[2]))


def location_won(s: Board, row: Row, viewer: int) -> Line:
    number, points = row[2], s.rules.content.locations[row[2]].points
    about = PeriklesAbout(seat=row[1], location=location_id(s, number), points=points)
    return about, told("won", player=row[1], location=location(s, number), points=points)


def location_lost(s: Board, row: Row, viewer: int) -> Line:
    return about_location(s, row), told("nobody-won", location=location(s, row[2]))


def defeat(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(city=army_id(s, row[2]), points=row[3])
    return about, told("defeat", city=city(s, row[2]), points=row[3])


def further_defeat(s: Board, row: Row, viewer: int) -> Line:
    about = PeriklesAbout(city=army_id(s, row[2]), defeats=row[3])
    return about, told("further-defeat", city=city(s, row[2]), defeats=row[3])


# --- the end of a round ---------------------------------------------------------------------------


def statue_raised(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(seat=row[1], city=army_id(s, row[2])), told("statue", player=row[1], city=city(s, row[2]))


def game_ended(s: Board, row: Row, viewer: int) -> Line:
    return PeriklesAbout(round=row[2]), told("ended", round=row[2])


Teller = Callable[[Board, list[Row], int], list[Line]]


def each(tell_one: Callable[[Board, Row, int], Line]) -> Teller:
    """A line for every fact."""

    def tell_all(s: Board, run: list[Row], viewer: int) -> list[Line]:
        return [tell_one(s, row, viewer) for row in run]

    return tell_all


TELLERS: dict[int, Teller] = {
    facts.ROUND_BEGAN: each(round_began),
    facts.START_PLAYER: each(start_player),
    facts.SPECIAL_DEALT: each(special_dealt),
    facts.TILE_SHOWN: tiles_shown,
    facts.LOCATION_SHOWN: locations_shown,
    facts.CUBES_PLACED: cubes_placed,
    facts.TILE_TAKEN: each(tile_taken),
    facts.NOMINATED: each(nominated),
    facts.CUBE_REMOVED: each(cube_removed),
    facts.CANDIDATE_MOVED_UP: each(candidate_moved_up),
    facts.SPECIAL_PLAYED: each(special_played),
    facts.CUBE_MOVED: each(cube_moved),
    facts.PLAGUE_STRUCK: each(plague_struck),
    facts.ELECTED: each(elected),
    facts.NOBODY_ELECTED: each(nobody_elected),
    facts.PERSIAN_LEADER: each(persian_leader),
    facts.FIRST_CHOSEN: each(first_chosen),
    facts.RETRIEVED: each(retrieved),
    facts.TURN_BEGAN: each(turn_began),
    facts.SENT: each(sent),
    facts.RELATION: relation,
    facts.PERMISSION_ASKED: each(permission_asked),
    facts.PERMITTED: each(permitted),
    facts.REFUSED: each(refused),
    facts.CUBE_PAID: each(cube_paid),
    facts.REVOLTED: each(revolted),
    facts.LOCATION_EMPTY: each(location_empty),
    facts.NOT_ATTACKED: each(not_attacked),
    facts.BATTLE_BEGAN: each(battle_began),
    facts.FORCES_SHOWN: forces_shown,
    facts.COMBAT_BEGAN: each(combat_began),
    facts.NO_COMBAT: each(no_combat),
    facts.WON_UNOPPOSED: each(won_unopposed),
    facts.TOKEN_GIVEN: each(token_given),
    facts.COLUMN_FOUND: each(column_found),
    facts.THROWN: throws,
    facts.TOKENS: throws,
    facts.COMBAT_WON: each(combat_won),
    facts.COUNTER_LOST: each(counter_lost),
    facts.COUNTER_SPARED: each(counter_spared),
    facts.LOCATION_WON: each(location_won),
    facts.LOCATION_LOST: each(location_lost),
    facts.DEFEAT: each(defeat),
    facts.FURTHER_DEFEAT: each(further_defeat),
    facts.STATUE_RAISED: each(statue_raised),
    facts.GAME_ENDED: each(game_ended),
}
