# compiled
"""6 · Battles, location by location: is there one, who wins it, what follows (PER-B1 to PER-B3, PER-B15 to PER-B17)."""

from __future__ import annotations

from isthmos.core.state import NOBODY, Frame, Phase, Work
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ATTACK, DEFENCE, HOPLITE, TRIREME, Location
from isthmos.games.perikles.questions import FIGHT_AT, FIGHT_COMBAT
from isthmos.games.perikles.state import NONE, Board, field, sender_of, unit_of


class Battles(Phase[Board]):
    """PER-B1: from top to bottom."""

    def begin(self, s: Board) -> None:
        s.ask(FIGHT_AT, NOBODY, 0)


class FightAt(Work[Board]):
    """The battle at one location, and those below it. frame.a: the slot."""

    def do(self, s: Board, f: Frame) -> None:
        if f.a == len(s.locations):
            s.slot = NONE
            return
        s.ask(FIGHT_AT, NOBODY, f.a + 1)
        s.slot = f.a
        s.shown_types = 0
        if s.mains[field(f.a, ATTACK)] == NONE:
            not_attacked(s)
        else:
            begin_battle(s)


def here(s: Board) -> Location:
    """The location of this battle."""
    return s.rules.content.locations[s.locations[s.slot]]


def not_attacked(s: Board) -> None:
    """PER-B2: the tile leaves the game; the main defender puts cubes in the owner's city (PER-P4)."""
    location = here(s)
    defender = s.mains[field(s.slot, DEFENCE)]
    if defender == NONE:
        s.note(facts.LOCATION_EMPTY, NONE, location.number)
    else:
        s.note(facts.NOT_ATTACKED, NONE, location.number)
        for seat in sharing(s, defender):
            s.place_cubes(seat, location.owner, s.rules.content.unattacked_cubes)
    go_home(s)


def sharing(s: Board, seat: int) -> tuple[int, ...]:
    """PER-P4: what a Persian leader wins, all of them win."""
    return s.persians if seat in s.persians else (seat,)


def begin_battle(s: Board) -> None:
    """PER-B3."""
    s.note(facts.BATTLE_BEGAN, NONE, here(s).number, s.mains[field(s.slot, ATTACK)], s.mains[field(s.slot, DEFENCE)])
    s.combat = 0
    s.first_winner = NONE
    if s.rules.options.reveals_all_at_once and not s.rules.options.specials_before_counters:
        turn_up(s, HOPLITE)
        turn_up(s, TRIREME)
    s.ask(FIGHT_COMBAT, NOBODY, 0)


def show(s: Board, type_: int) -> None:
    """PER-H4: at the latest now the counters of a combat lie face up, alone or with all of the location."""
    for one in (HOPLITE, TRIREME):
        if one == type_ or s.rules.options.reveals_all_at_once:
            turn_up(s, one)


def turn_up(s: Board, type_: int) -> None:
    if s.shown_types >> type_ & 1:
        return
    s.shown_types |= 1 << type_
    if s.facts is None:
        return
    for side in (ATTACK, DEFENCE):
        for one in s.forces[field(s.slot, side)]:
            if unit_of(one) >> 2 & 1 == type_:
                s.note(facts.FORCES_SHOWN, sender_of(one), unit_of(one), side)


def end_battle(s: Board, winner: int) -> None:
    """PER-B15, PER-B16: who won the last combat takes the location; NONE if nobody did."""
    location = here(s)
    seat = NONE if winner == NONE else s.mains[field(s.slot, winner)]
    if seat == NONE:
        s.note(facts.LOCATION_LOST, NONE, location.number)
    else:
        for one in sharing(s, seat):
            s.won[one] = (*s.won[one], location.number)
            s.note(facts.LOCATION_WON, one, location.number)
    if winner == ATTACK:
        defeat(s, location.owner)
    go_home(s)


def defeat(s: Board, city: int) -> None:
    """PER-B16: it covers the best box that is left; without a box it is only counted."""
    owner = s.rules.content.cities[city]
    s.defeats[city] += 1
    if s.defeats[city] <= len(owner.boxes):
        s.note(facts.DEFEAT, NONE, city, owner.statue_value(s.defeats[city]))
    else:
        s.note(facts.FURTHER_DEFEAT, NONE, city, s.defeats[city])


def go_home(s: Board) -> None:
    """PER-B17: face up at their city, or on the shield."""
    for side in (ATTACK, DEFENCE):
        place = field(s.slot, side)
        s.back += tuple([unit_of(one) for one in s.forces[place]])
        s.forces[place] = ()
        s.present[place] = 0
