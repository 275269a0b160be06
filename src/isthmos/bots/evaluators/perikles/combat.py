# compiled
"""Before and after the dice: special tiles, the column, the loss (PER-B7 to PER-B11)."""

from __future__ import annotations

from typing import Final

from isthmos.bots.evaluators.perikles.battles import Front, outcome, whole
from isthmos.bots.evaluators.perikles.sight import Sight
from isthmos.bots.evaluators.perikles.trial import answered
from isthmos.bots.evaluators.perikles.weights import KEEP_FOR_OTHER_BATTLE
from isthmos.core.state import Frame
from isthmos.games.perikles.content import ATHENS, ATTACK, DEFENCE, HOPLITE, PERSIA, SPARTA, army_of, type_of
from isthmos.games.perikles.odds import odds_of
from isthmos.games.perikles.phases.battle_specials import PASS
from isthmos.games.perikles.phases.combat import fought_type
from isthmos.games.perikles.questions import CHOOSE_COLUMN, CHOOSE_LOSS, OFFER_SPECIAL
from isthmos.games.perikles.state import NONE, Board, field, unit_of

KINDS: Final = {OFFER_SPECIAL, CHOOSE_COLUMN, CHOOSE_LOSS}


class Combat:
    """The combat that is being fought, as one seat sees it."""

    def __init__(self, s: Board, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.sight = Sight(s, seat)
        self.front = Front(s, self.sight, s.slot)

    def value(self, f: Frame, move: int) -> float:
        if f.kind == OFFER_SPECIAL:
            return 0.0 if move == PASS else self.special(f, move)
        if f.kind == CHOOSE_COLUMN:
            return self.column(move)
        assert f.kind == CHOOSE_LOSS
        return self.loss(move)

    # --- special tiles --------------------------------------------------------------------------

    def special(self, f: Frame, move: int) -> float:
        """How much better the battle stands for me with it, and whether that is enough."""
        s, after = self.s, answered(self.s, f, move)
        price = KEEP_FOR_OTHER_BATTLE if s.round < s.rules.content.rounds else 0.0
        return self.expected(after.doubled, after.tokens) - self.expected(s.doubled, s.tokens) - price

    def expected(self, doubled: bool, tokens: tuple[int, int]) -> float:
        """The value of the battle from this combat on."""
        s, front = self.s, self.front
        attack, defence = list(whole(front.attack)), list(whole(front.defence))
        type_ = fought_type(s)
        attack[type_], defence[type_] = self.counters(doubled, ATTACK), self.counters(doubled, DEFENCE)
        chances = outcome(
            s.rules.content,
            front.location.number,
            s.combat,
            tokens,
            (attack[0], attack[1]),
            (defence[0], defence[1]),
            s.rules.options.militia_alone_holds,
        )
        return front.expected(*chances, front.attacker, front.defender, front.own_side)

    def counters(self, doubled: bool, side: int) -> int:
        """The strength of a side in this combat as the seat sees it, without militia and rebels."""
        s, type_ = self.s, fought_type(self.s)
        favoured = (SPARTA if type_ == HOPLITE else ATHENS) if doubled else NONE
        units = [unit_of(one) for one in s.forces[field(s.slot, side)] if type_of(unit_of(one)) == type_]
        return int(sum([self.sight.at(unit, s.slot) * (1 + (army_of(unit) == favoured)) for unit in units]) + 0.5)

    # --- the column and the loss ------------------------------------------------------------------

    def column(self, number: int) -> float:
        """PER-B11: the better odds for the side of this seat."""
        attack, defence = self.s.tokens
        chance = odds_of(self.s.rules.content).attack[number][attack][defence]
        return chance if self.s.mains[field(self.s.slot, ATTACK)] == self.seat else 1.0 - chance

    def loss(self, army: int) -> float:
        """PER-B9: Persians lose nothing (PER-P5); then rather an army that somebody else leads, or a large one."""
        if army == PERSIA:
            return 2000.0
        type_ = fought_type(self.s)
        return (0.0 if self.s.leads(self.seat, army) else 1000.0) + self.s.in_hand(army, type_)
