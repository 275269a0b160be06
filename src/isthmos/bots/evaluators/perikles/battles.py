# compiled
"""What a location is worth to a seat, by the exact odds of its combats (PER-B4, PER-B15, PER-B16)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from isthmos.bots.evaluators.perikles.sight import Force, Sight
from isthmos.bots.evaluators.perikles.weights import (
    LOST_COUNTER,
    REPLY_AT_MOST,
    REPLY_PER_TURN,
    REPLY_STRENGTH,
    RIVAL,
)
from isthmos.games.perikles.combat_table import best_column
from isthmos.games.perikles.content import ATTACK, DEFENCE, Content
from isthmos.games.perikles.odds import odds_of
from isthmos.games.perikles.phases.battle import sharing
from isthmos.games.perikles.scoring import statues_in
from isthmos.games.perikles.state import NONE, Board, field

Whole = tuple[int, int]
ANYBODY: Final = -2
"""A rival who is not there yet."""


@lru_cache(maxsize=1 << 16)
def outcome(
    content: Content, number: int, combat: int, tokens: Whole, attack: Whole, defence: Whole, militia_alone: bool
) -> tuple[float, float]:
    """The chances of attack and defence to win the last combat, from this one on. No strength means no counters."""
    location = content.locations[number]
    type_ = location.combats[combat]
    ours, theirs, militia = attack[type_], defence[type_], location.militia[type_]
    if ours and (theirs or militia):
        column = best_column(ours + location.rebels[type_], theirs + militia)
        wins = odds_of(content).attack[column][tokens[0]][tokens[1]]
        loses = 1.0 - wins
    elif ours:
        wins, loses = 1.0, 0.0
    else:
        wins, loses = 0.0, 1.0 if theirs or (militia and militia_alone) else 0.0
    if combat + 1 == len(location.combats):
        return wins, loses
    attacked = defended = 0.0
    for chance, start in ((wins, (1, 0)), (loses, (0, 1)), (1.0 - wins - loses, (0, 0))):
        if chance > 0.0:
            after = outcome(content, number, combat + 1, start, attack, defence, militia_alone)
            attacked += chance * after[0]
            defended += chance * after[1]
    return attacked, defended


class Front:
    """One location as it lies before a seat."""

    def __init__(self, s: Board, sight: Sight, slot: int) -> None:
        self.s = s
        self.seat = sight.seat
        self.slot = slot
        self.location = s.rules.content.locations[s.locations[slot]]
        self.attack = sight.force(field(slot, ATTACK))
        self.defence = sight.force(field(slot, DEFENCE))
        self.attacker = s.mains[field(slot, ATTACK)]
        self.defender = s.mains[field(slot, DEFENCE)]
        self.defeat = cost_of_defeat(s, self.seat, self.location.owner)
        self.own_side = self.side_of_seat()
        self.now = self.value(self.attack, self.defence, self.attacker, self.defender, self.own_side)

    def side_of_seat(self) -> int:
        """Where it has sent counters, or NONE."""
        for side in (ATTACK, DEFENCE):
            if self.s.stood[field(self.slot, side)] & self.s.commands[self.seat]:
                return side
        return NONE

    # --- prizes ---------------------------------------------------------------------------------

    def prize(self, main: int, points: int) -> float:
        """Points for whoever is main player of a side; those of rivals count against."""
        if main == NONE:
            return 0.0
        if main == ANYBODY:
            return -RIVAL * points
        return sum([points if seat == self.seat else -RIVAL * points for seat in sharing(self.s, main)])

    # --- values ---------------------------------------------------------------------------------

    def value(self, attack: Force, defence: Force, attacker: int, defender: int, own_side: int) -> float:
        """With these forces, and what rivals may still answer to mine."""
        plain = self.settled(attack, defence, attacker, defender, own_side)
        reply = self.chance_of_reply(own_side)
        if not reply:
            return plain
        if own_side == ATTACK:
            main = ANYBODY if defender == NONE else defender
            answered = self.settled(attack, self.reinforced(defence), attacker, main, own_side)
        else:
            main = ANYBODY if attacker == NONE else attacker
            answered = self.settled(self.reinforced(attack), defence, main, defender, own_side)
        return (1.0 - reply) * plain + reply * answered

    def chance_of_reply(self, own_side: int) -> float:
        """PER-R8: without a leader nobody else can come to defend."""
        s = self.s
        if own_side == NONE or s.slot != NONE or (own_side == ATTACK and s.leaders[self.location.owner] == NONE):
            return 0.0
        turns = sum(s.twos) + sum(s.ones) - s.twos[self.seat] - s.ones[self.seat]
        return min(REPLY_AT_MOST, REPLY_PER_TURN * turns)

    def reinforced(self, force: Force) -> Force:
        hoplites, triremes = force
        return hoplites + REPLY_STRENGTH, triremes + (REPLY_STRENGTH if self.location.has_triremes else 0)

    def settled(self, attack: Force, defence: Force, attacker: int, defender: int, own_side: int) -> float:
        """If nobody sends anything more."""
        content = self.s.rules.content
        if attacker == NONE:
            return self.prize(defender, content.unattacked_cubes * content.points_per_cube)  # PER-B2
        alone = self.s.rules.options.militia_alone_holds
        attacked, defended = outcome(content, self.location.number, 0, (0, 0), whole(attack), whole(defence), alone)
        return self.expected(attacked, defended, attacker, defender, own_side)

    def expected(self, attacked: float, defended: float, attacker: int, defender: int, own_side: int) -> float:
        """From the chances of both sides."""
        points = self.location.points
        value = attacked * (self.prize(attacker, points) - self.defeat) + defended * self.prize(defender, points)
        if own_side != NONE and self.s.round < self.s.rules.content.rounds:
            value -= LOST_COUNTER * (defended if own_side == ATTACK else attacked)
        return value

    # --- what a counter would gain ----------------------------------------------------------------

    def gain(self, seat: int, type_: int, strength: float, side: int) -> float:
        """If a seat sends a counter of that strength to a side."""
        attack, defence, attacker, defender = self.attack, self.defence, self.attacker, self.defender
        own_side = side if seat == self.seat else self.own_side
        if side == ATTACK:
            attack = stronger(attack, type_, strength)
            attacker = seat if attacker == NONE else attacker
        else:
            defence = stronger(defence, type_, strength)
            defender = seat if defender == NONE else defender
        return self.value(attack, defence, attacker, defender, own_side) - self.now


def stronger(force: Force, type_: int, strength: float) -> Force:
    hoplites, triremes = force
    return (hoplites, triremes + strength) if type_ else (hoplites + strength, triremes)


def whole(force: Force) -> Whole:
    return int(force[0] + 0.5), int(force[1] + 0.5)


def cost_of_defeat(s: Board, seat: int, city: int) -> float:
    """PER-B16: what the statues of everybody in the city lose by one more defeat."""
    row = s.rules.content.cities[city]
    drop = row.statue_value(s.defeats[city]) - row.statue_value(s.defeats[city] + 1)
    if not drop:
        return 0.0
    cost = 0.0
    for other in range(s.seats):
        cost += drop * statues_in(s, other, city) * (1.0 if other == seat else -RIVAL)
    return cost
