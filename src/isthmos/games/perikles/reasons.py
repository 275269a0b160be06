"""Why something cannot be done, as a message for the person who tried."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.perikles.content import ATTACK, CITIES, DEFENCE, UNITS, army_of, type_of
from isthmos.games.perikles.names import cities, city, counter, location, tile
from isthmos.games.perikles.notation import TYPE_WORDS, city_word, location_word, seat_word, unit_word, write
from isthmos.games.perikles.phases import candidates, placing
from isthmos.games.perikles.phases.influence import legal_tiles
from isthmos.games.perikles.phases.placing import can_place
from isthmos.games.perikles.phases.sending import paid_army, payable_cities
from isthmos.games.perikles.questions import ASSASSINATE, CHOOSE_TARGET, NOMINATE, PAY_CUBE, SEND, TAKE_TILE
from isthmos.games.perikles.state import NONE, Board

PLACEMENTS = {
    placing.NOT_LED: "perikles-no-not-led",
    placing.NOT_IN_HAND: "perikles-no-not-in-hand",
    placing.HOPLITES_ONLY: "perikles-no-hoplites-only",
    placing.OWN_LOCATION: "perikles-no-own-location",
    placing.OTHER_SIDE: "perikles-no-other-side",
    placing.AT_WAR: "perikles-no-at-war",
    placing.ALLIED: "perikles-no-allied",
    placing.NO_LEADER: "perikles-no-leader",
    placing.REFUSED: "perikles-no-refused",
}

NOMINATIONS = {
    candidates.NO_SPACE: "perikles-no-space",
    candidates.NO_OWN_CUBE: "perikles-no-own-cube",
    candidates.NO_CUBE_OF_CANDIDATE: "perikles-no-cube-of-candidate",
    candidates.ALREADY_CANDIDATE: "perikles-no-already-candidate",
}


def why_not_place(s: Board, seat: int, army: int, type_: int, slot: int, side: int) -> Message | None:
    """Why a counter of an army may not be sent to a side of a location, or None if it may."""
    reason, others = placing.objection(s, seat, army, type_, slot, side)
    if reason == placing.LEGAL:
        return None
    number = s.locations[slot]
    return Message(
        PLACEMENTS[reason],
        {
            "city": city(s, army),
            "type": TYPE_WORDS[type_],
            "others": cities(s, others),
            "location": location(s, number),
            "owner": city(s, s.rules.content.locations[number].owner),
        },
    )


def why_not_nominate(s: Board, seat: int, number: int, candidate: int) -> Message | None:
    """Why a candidate may not be nominated in a city, or None if he may."""
    reason = candidates.objection(s, seat, number, candidate)
    if reason == candidates.LEGAL:
        return None
    return Message(NOMINATIONS[reason], {"city": city(s, number), "player": candidate})


def why_not_take(s: Board, seat: int, number: int) -> Message | None:
    """Why an influence tile may not be taken, or None if it may (PER-I2)."""
    if number in legal_tiles(s, seat):
        return None
    name = "perikles-no-colour" if number in s.display else "perikles-no-on-display"
    return Message(name, {"tile": tile(s, number)})


def why_not_send(s: Board, seat: int, unit: int) -> Message | None:
    """Why a counter may not be sent, wherever to; None if that is not the trouble (PER-A5, PER-A6)."""
    army, type_ = army_of(unit), type_of(unit)
    args: dict[str, Arg] = {"city": city(s, army), "type": TYPE_WORDS[type_]}
    if not s.leads(seat, army):
        return Message("perikles-no-not-led", args)
    if s.cube_city != NONE and army != paid_army(s, seat):
        return Message("perikles-no-other-army", {"city": city(s, paid_army(s, seat))})
    if not s.in_hand(army, type_):
        return Message("perikles-no-not-in-hand", args)
    if not s.home[unit]:
        return Message("perikles-no-such-counter", {"counter": counter(s, unit)})
    return None if can_place(s, seat, army, type_) else Message("perikles-no-place", args)


def why_not_pay(s: Board, seat: int, number: int) -> Message | None:
    """Why a cube of a city cannot be paid, or None if it can (PER-A6, PER-P2)."""
    if number in payable_cities(s, seat):
        return None
    if seat not in s.persians and not s.leads(seat, number):
        return Message("perikles-no-not-led", {"city": city(s, number)})
    if not s.column_cubes(seat, number):
        return Message("perikles-no-cube-to-pay", {"city": city(s, number)})
    return Message("perikles-no-place-for-more", {"city": city(s, number)})


def why_not(s: Board, text: str) -> Message | None:
    """Why an answer in notation is no legal answer to the open question, as far as this can be told."""
    f, words = s.top, text.split()
    if f is None or not words:
        return None
    ask = ASKERS.get((f.kind, words[0]))
    return ask(s, f, words[1:]) if ask else None


def about_target(s: Board, f: Frame, words: list[str], side: int) -> Message | None:
    for slot in range(len(s.locations)):
        if words == [location_word(s, slot)]:
            return why_not_place(s, f.seat, army_of(f.a), type_of(f.a), slot, side)
    return None


def about_attack(s: Board, f: Frame, words: list[str]) -> Message | None:
    return about_target(s, f, words, ATTACK)


def about_defence(s: Board, f: Frame, words: list[str]) -> Message | None:
    return about_target(s, f, words, DEFENCE)


def about_tile(s: Board, f: Frame, words: list[str]) -> Message | None:
    for one in s.rules.content.tiles:
        if " ".join(words) == one.word:
            return why_not_take(s, f.seat, one.number)
    return None


def about_nomination(s: Board, f: Frame, words: list[str]) -> Message | None:
    for number in range(CITIES):
        for seat in range(s.seats):
            if words == [city_word(s, number), seat_word(seat)]:
                return why_not_nominate(s, f.seat, number, seat)
    return None


def about_victim(s: Board, f: Frame, words: list[str]) -> Message | None:
    """PER-I5: a cube that is not there."""
    for number in range(CITIES):
        for seat in range(s.seats):
            if words == [city_word(s, number), seat_word(seat)]:
                return Message("perikles-no-cube-of-candidate", {"city": city(s, number), "player": seat})
    return None


def about_counter(s: Board, f: Frame, words: list[str]) -> Message | None:
    for unit in range(UNITS):
        if words == [city_word(s, army_of(unit)), unit_word(unit)]:
            return why_not_send(s, f.seat, unit)
    return None


def about_cube(s: Board, f: Frame, words: list[str]) -> Message | None:
    for number in range(CITIES):
        if words == [city_word(s, number)]:
            return why_not_pay(s, f.seat, number)
    return None


def about_stopping(s: Board, f: Frame, words: list[str]) -> Message | None:
    """PER-A6: a city was named for the cube, so a counter of it is sent."""
    return Message("perikles-no-stop", {})


ASKERS: dict[tuple[int, str], Callable[[Board, Frame, list[str]], Message | None]] = {
    (CHOOSE_TARGET, "attack"): about_attack,
    (CHOOSE_TARGET, "defend"): about_defence,
    (TAKE_TILE, "take"): about_tile,
    (NOMINATE, "nominate"): about_nomination,
    (ASSASSINATE, "remove"): about_victim,
    (SEND, "send"): about_counter,
    (SEND, "stop"): about_stopping,
    (PAY_CUBE, "pay"): about_cube,
}
"""By the open question and the verb."""


def barred(s: Board) -> list[tuple[str, Message]]:
    """Things on the board that cannot be chosen for the open question, as answers in notation, and why."""
    f = s.top
    if f is None or f.kind not in LOOKED_FOR:
        return []
    legal = {write(s, move) for move in s.moves()}
    asked = [(answer, why_not(s, answer)) for answer in LOOKED_FOR[f.kind](s, f) if answer not in legal]
    return [(answer, why) for answer, why in asked if why is not None]


def targets(s: Board, f: Frame) -> list[str]:
    return [f"{verb} {location_word(s, slot)}" for slot in range(len(s.locations)) for verb in ("attack", "defend")]


def shown_tiles(s: Board, f: Frame) -> list[str]:
    return [f"take {s.rules.content.tiles[number].word}" for number in sorted({*s.display} - {NONE})]


def nominations(s: Board, f: Frame) -> list[str]:
    return [f"nominate {city_word(s, number)} {seat_word(seat)}" for number in range(CITIES) for seat in range(s.seats)]


def counters_in_hand(s: Board, f: Frame) -> list[str]:
    held = [unit for unit in range(UNITS) if s.home[unit] and s.leads(f.seat, army_of(unit))]
    return [f"send {city_word(s, army_of(unit))} {unit_word(unit)}" for unit in held]


def cubes(s: Board, f: Frame) -> list[str]:
    return [f"pay {city_word(s, number)}" for number in range(CITIES)]


LOOKED_FOR: dict[int, Callable[[Board, Frame], list[str]]] = {
    CHOOSE_TARGET: targets,
    TAKE_TILE: shown_tiles,
    NOMINATE: nominations,
    SEND: counters_in_hand,
    PAY_CUBE: cubes,
}
"""What lies on the board and might be tried, by the open question."""
