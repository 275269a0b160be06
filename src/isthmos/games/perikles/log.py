# compiled
"""What has happened, as messages for one viewer (PER-H1 to PER-H5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from isthmos.core.message import Arg, Message
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import CITIES
from isthmos.games.perikles.names import SIDE_WORDS, city, counter, location, player, special, thing, tile
from isthmos.games.perikles.notation import TYPE_WORDS
from isthmos.games.perikles.state import NONE, Board

Row = tuple[int, ...]
Teller = Callable[[Board, Row, int], Message]


def tell(s: Board, rows: Sequence[Row], viewer: int) -> list[Message]:
    """A line for each fact, or for several alike that follow each other."""
    lines = []
    for _, same in groupby(rows, alike):
        run = list(same)
        join = JOINERS.get(run[0][0])
        lines += join(s, run) if join else [TELLERS[row[0]](s, row, viewer) for row in run]
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


def round_began(s: Board, row: Row, viewer: int) -> Message:
    return told("round", round=row[2])


def start_player(s: Board, row: Row, viewer: int) -> Message:
    return told("start-player", player=row[1])


def special_dealt(s: Board, row: Row, viewer: int) -> Message:
    """PER-H1."""
    if viewer == row[1]:
        return told("dealt", player=row[1], special=special(s, row[2]))
    return told("dealt-hidden", player=row[1])


def tile_taken(s: Board, row: Row, viewer: int) -> Message:
    return told("taken", player=row[1], tile=tile(s, row[2]))


def nominated(s: Board, row: Row, viewer: int) -> Message:
    space = "beta" if row[4] else "alpha"
    return told("nominated", player=row[1], city=city(s, row[2]), candidate=player(row[3]), space=space)


def cube_removed(s: Board, row: Row, viewer: int) -> Message:
    space = ("column", "alpha", "beta")[row[4]]
    return told("removed", player=row[1], city=city(s, row[2]), owner=player(row[3]), space=space)


def candidate_moved_up(s: Board, row: Row, viewer: int) -> Message:
    return told("moved-up", player=row[1], city=city(s, row[2]))


def special_played(s: Board, row: Row, viewer: int) -> Message:
    return told("played", player=row[1], special=special(s, row[2]))


def cube_moved(s: Board, row: Row, viewer: int) -> Message:
    return told("cube-moved", player=row[1], owner=player(row[2]), source=city(s, row[3]), target=city(s, row[4]))


def plague_struck(s: Board, row: Row, viewer: int) -> Message:
    return told("plague", player=row[1], city=city(s, row[2]), cubes=row[3])


def elected(s: Board, row: Row, viewer: int) -> Message:
    if row[4] == NONE:
        return told("elected-alone", player=row[1], city=city(s, row[2]))
    return told("elected", player=row[1], city=city(s, row[2]), cubes=row[3], loser=player(row[4]))


def nobody_elected(s: Board, row: Row, viewer: int) -> Message:
    return told("nobody-elected", city=city(s, row[2]))


def persian_leader(s: Board, row: Row, viewer: int) -> Message:
    return told("persian", player=row[1])


def first_chosen(s: Board, row: Row, viewer: int) -> Message:
    return told("first", player=row[1], first=player(row[2]))


def retrieved(s: Board, row: Row, viewer: int) -> Message:
    return told("retrieved", player=row[1], counter=counter(s, row[2]))


def turn_began(s: Board, row: Row, viewer: int) -> Message:
    return told("turn", player=row[1], shards=row[2])


def sent(s: Board, row: Row, viewer: int) -> Message:
    """PER-H3: the strength is for those who lead the army, as it was when the counter was sent."""
    is_known = viewer >= 0 and bool(row[6] >> viewer & 1)
    name = f"sent-{SIDE_WORDS[row[4]]}"
    role = "main" if row[5] else "allied"
    return told(
        name, player=row[1], counter=counter(s, row[2], is_known=is_known), location=location(s, row[3]), role=role
    )


def permission_asked(s: Board, row: Row, viewer: int) -> Message:
    return told(
        "asked",
        player=row[1],
        city=city(s, row[2]),
        type=TYPE_WORDS[row[3]],
        location=location(s, row[4]),
        leader=player(row[5]),
    )


def permitted(s: Board, row: Row, viewer: int) -> Message:
    return told("permitted", player=row[1], city=city(s, row[2]), location=location(s, row[3]))


def refused(s: Board, row: Row, viewer: int) -> Message:
    return told("refused", player=row[1], city=city(s, row[2]), location=location(s, row[3]))


def cube_paid(s: Board, row: Row, viewer: int) -> Message:
    return told("paid", player=row[1], city=city(s, row[2]))


def revolted(s: Board, row: Row, viewer: int) -> Message:
    if row[3] == NONE:
        return told("revolted-in-hand", counter=counter(s, row[2]))
    return told("revolted-at", counter=counter(s, row[2]), location=location(s, row[3]))


def location_empty(s: Board, row: Row, viewer: int) -> Message:
    return told("empty", location=location(s, row[2]))


def not_attacked(s: Board, row: Row, viewer: int) -> Message:
    return told("not-attacked", location=location(s, row[2]))


def battle_began(s: Board, row: Row, viewer: int) -> Message:
    return told("battle", location=location(s, row[2]))


def combat_began(s: Board, row: Row, viewer: int) -> Message:
    return told("combat", type=TYPE_WORDS[row[2]])


def no_combat(s: Board, row: Row, viewer: int) -> Message:
    return told("no-combat", type=TYPE_WORDS[row[2]])


def won_unopposed(s: Board, row: Row, viewer: int) -> Message:
    return told("unopposed", type=TYPE_WORDS[row[2]], side=SIDE_WORDS[row[3]])


def token_given(s: Board, row: Row, viewer: int) -> Message:
    return told("token", side=SIDE_WORDS[row[2]])


def column_found(s: Board, row: Row, viewer: int) -> Message:
    column = s.rules.content.columns[row[2]]
    needs: dict[str, Arg] = {"attack_needs": column.attack, "defence_needs": column.defence}
    return told("column", column=column.id, attack=row[3], defence=row[4], **needs)


def combat_won(s: Board, row: Row, viewer: int) -> Message:
    return told("combat-won", type=TYPE_WORDS[row[2]], side=SIDE_WORDS[row[3]])


def counter_lost(s: Board, row: Row, viewer: int) -> Message:
    return told("lost", counter=counter(s, row[2]))


def counter_spared(s: Board, row: Row, viewer: int) -> Message:
    return told("spared", counter=counter(s, row[2]))


def location_won(s: Board, row: Row, viewer: int) -> Message:
    number = row[2]
    return told("won", player=row[1], location=location(s, number), points=s.rules.content.locations[number].points)


def location_lost(s: Board, row: Row, viewer: int) -> Message:
    return told("nobody-won", location=location(s, row[2]))


def defeat(s: Board, row: Row, viewer: int) -> Message:
    return told("defeat", city=city(s, row[2]), points=row[3])


def further_defeat(s: Board, row: Row, viewer: int) -> Message:
    return told("further-defeat", city=city(s, row[2]), defeats=row[3])


def statue_raised(s: Board, row: Row, viewer: int) -> Message:
    return told("statue", player=row[1], city=city(s, row[2]))


def game_ended(s: Board, row: Row, viewer: int) -> Message:
    return told("ended", round=row[2])


# --- several facts in one line --------------------------------------------------------------------


def tiles_shown(s: Board, run: list[Row]) -> list[Message]:
    return [told("tiles-shown", tiles=[thing(tile(s, row[2])) for row in run])]


def locations_shown(s: Board, run: list[Row]) -> list[Message]:
    return [told("locations-shown", locations=[thing(location(s, row[2])) for row in run])]


def cubes_placed(s: Board, run: list[Row]) -> list[Message]:
    """PER-S4: the same number in every city is one line."""
    if len(run) == CITIES:
        return [told("cubes-everywhere", player=run[0][1], cubes=run[0][3])]
    return [told("cubes", player=row[1], city=city(s, row[2]), cubes=row[3]) for row in run]


def forces_shown(s: Board, run: list[Row]) -> list[Message]:
    """The counters of one seat on one side."""
    counters = [counter(s, row[2]) for row in run]
    return [told("shown", player=run[0][1], counters=counters, side=SIDE_WORDS[run[0][3]])]


def relations(s: Board, run: list[Row]) -> list[Message]:
    name = "war" if run[0][4] == facts.WAR else "allied"
    return [told(name, city=city(s, run[0][2]), others=[thing(city(s, row[3])) for row in run])]


def throws(s: Board, run: list[Row]) -> list[Message]:
    """Dice, and the battle tokens after them; there are no more to take once both sides have enough (PER-B13)."""
    enough = s.rules.content.tokens_to_win
    lines = []
    for row, after in zip(run, [*run[1:], ()], strict=True):
        if row[0] == facts.THROWN:
            a1, a2, d1, d2 = row[2:]
            attack, defence = after[2:] if after and after[0] == facts.TOKENS else (enough, enough)
            dice: dict[str, Arg] = {"a1": a1, "a2": a2, "d1": d1, "d2": d2, "attack": a1 + a2, "defence": d1 + d2}
            lines.append(told("thrown", **dice, tokens=f"{attack} : {defence}"))
    return lines


JOINERS: dict[int, Callable[[Board, list[Row]], list[Message]]] = {
    facts.TILE_SHOWN: tiles_shown,
    facts.LOCATION_SHOWN: locations_shown,
    facts.CUBES_PLACED: cubes_placed,
    facts.FORCES_SHOWN: forces_shown,
    facts.RELATION: relations,
    facts.THROWN: throws,
    facts.TOKENS: throws,
}

TELLERS: dict[int, Teller] = {
    facts.ROUND_BEGAN: round_began,
    facts.START_PLAYER: start_player,
    facts.SPECIAL_DEALT: special_dealt,
    facts.TILE_TAKEN: tile_taken,
    facts.NOMINATED: nominated,
    facts.CUBE_REMOVED: cube_removed,
    facts.CANDIDATE_MOVED_UP: candidate_moved_up,
    facts.SPECIAL_PLAYED: special_played,
    facts.CUBE_MOVED: cube_moved,
    facts.PLAGUE_STRUCK: plague_struck,
    facts.ELECTED: elected,
    facts.NOBODY_ELECTED: nobody_elected,
    facts.PERSIAN_LEADER: persian_leader,
    facts.FIRST_CHOSEN: first_chosen,
    facts.RETRIEVED: retrieved,
    facts.TURN_BEGAN: turn_began,
    facts.SENT: sent,
    facts.PERMISSION_ASKED: permission_asked,
    facts.PERMITTED: permitted,
    facts.REFUSED: refused,
    facts.CUBE_PAID: cube_paid,
    facts.REVOLTED: revolted,
    facts.LOCATION_EMPTY: location_empty,
    facts.NOT_ATTACKED: not_attacked,
    facts.BATTLE_BEGAN: battle_began,
    facts.COMBAT_BEGAN: combat_began,
    facts.NO_COMBAT: no_combat,
    facts.WON_UNOPPOSED: won_unopposed,
    facts.TOKEN_GIVEN: token_given,
    facts.COLUMN_FOUND: column_found,
    facts.COMBAT_WON: combat_won,
    facts.COUNTER_LOST: counter_lost,
    facts.COUNTER_SPARED: counter_spared,
    facts.LOCATION_WON: location_won,
    facts.LOCATION_LOST: location_lost,
    facts.DEFEAT: defeat,
    facts.FURTHER_DEFEAT: further_defeat,
    facts.STATUE_RAISED: statue_raised,
    facts.GAME_ENDED: game_ended,
}
