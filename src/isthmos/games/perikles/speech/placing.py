"""Where a counter may be placed, and what follows from it, in words."""

from __future__ import annotations

from isthmos.core.message import Arg, Consequence, Message
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ATTACK
from isthmos.games.perikles.names import TYPE_WORDS, cities, city, location
from isthmos.games.perikles.phases import placing
from isthmos.games.perikles.state import NONE, Board, side_of, slot_of

OBJECTIONS = {
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


def why_not_place(s: Board, seat: int, army: int, type_: int, slot: int, side: int) -> Message | None:
    """Why a counter of an army may not be sent to a side of a location, or None if it may."""
    reason, others = placing.objection(s, seat, army, type_, slot, side)
    if reason == placing.LEGAL:
        return None
    number = s.locations[slot]
    refused_all = reason == placing.REFUSED and s.rules.options.permission_is_for_the_player
    return Message(
        "perikles-no-refused-all" if refused_all else OBJECTIONS[reason],
        {
            "city": city(s, army),
            "type": TYPE_WORDS[type_],
            "others": cities(s, others),
            "location": location(s, number),
            "owner": city(s, s.rules.content.locations[number].owner),
        },
    )


def after_placing(s: Board, trial: Board, here: int) -> list[Message]:
    """Who becomes main player, who is at war or allied from now on. `trial`: after it."""
    found: list[Message] = []
    if s.mains[here] == NONE:
        name = "perikles-then-main-attacker" if side_of(here) == ATTACK else "perikles-then-main-defender"
        found.append(Message(name, {"player": trial.mains[here]}))
    for row in trial.facts or []:
        if row[0] == facts.RELATION:
            both: dict[str, Arg] = {"city": city(s, row[2]), "other": city(s, row[3])}
            if row[4] == facts.WAR:
                found.append(Consequence("perikles-then-war", both, "bad"))
            else:
                found.append(Message("perikles-then-allied", both))
    return found


def leader_asked(s: Board, seat: int, army: int, here: int) -> int:
    """PER-R5: who must permit it, or NONE."""
    slot = slot_of(here)
    if not placing.needs_permission(s, seat, army, slot, side_of(here)):
        return NONE
    return s.leaders[s.rules.content.locations[s.locations[slot]].owner]
