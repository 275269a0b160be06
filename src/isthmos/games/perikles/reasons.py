"""Why something cannot be done, as a message for the person who tried."""

from __future__ import annotations

from isthmos.core.title import Message
from isthmos.games.perikles.content import army_of, type_of
from isthmos.games.perikles.names import cities, city, location, tile
from isthmos.games.perikles.notation import TYPE_WORDS, city_word, location_word, seat_word
from isthmos.games.perikles.phases import candidates, placing
from isthmos.games.perikles.phases.influence import legal_tiles
from isthmos.games.perikles.questions import CHOOSE_TARGET, NOMINATE, TAKE_TILE
from isthmos.games.perikles.state import Board

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


def why_not(s: Board, text: str) -> Message | None:
    """Why an answer in notation is no legal answer to the open question, as far as this can be told."""
    f, words = s.top, text.split()
    if f is None or not words:
        return None
    if f.kind == CHOOSE_TARGET:
        for slot in range(len(s.locations)):
            for side, verb in enumerate(("attack", "defend")):
                if words == [verb, location_word(s, slot)]:
                    return why_not_place(s, f.seat, army_of(f.a), type_of(f.a), slot, side)
    if f.kind == TAKE_TILE and words[0] == "take":
        for one in s.rules.content.tiles:
            if " ".join(words[1:]) == one.word:
                return why_not_take(s, f.seat, one.number)
    if f.kind == NOMINATE and words[0] == "nominate":
        for number in range(len(s.rules.content.cities)):
            for seat in range(s.seats):
                if words[1:] == [city_word(s, number), seat_word(seat)]:
                    return why_not_nominate(s, f.seat, number, seat)
    return None
