# compiled
"""One combat: forces, special tiles, column, dice, loss (PER-B4 to PER-B14)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, NOBODY, Decision, Frame, Work
from isthmos.games.perikles import facts
from isthmos.games.perikles.combat_table import best_column, columns
from isthmos.games.perikles.content import (
    ATHENS,
    ATTACK,
    DEFENCE,
    HOPLITE,
    PERSIA,
    SPARTA,
    army_of,
    strength_of,
)
from isthmos.games.perikles.phases.battle import end_battle, here, show
from isthmos.games.perikles.phases.battle_specials import ask_for_specials
from isthmos.games.perikles.phases.placing import is_main_force
from isthmos.games.perikles.questions import (
    CHOOSE_COLUMN,
    CHOOSE_LOSS,
    FIGHT_COMBAT,
    FIND_COLUMN,
    OFFER_SPECIAL,
    THROW_ATTACK,
    THROW_DEFENCE,
)
from isthmos.games.perikles.state import NONE, Board, field, unit_of

THROWS: Final = 36
"""Two dice of one side: six times the first one, counted from 0, plus the second."""


def dice(throw: int) -> tuple[int, int]:
    return throw // 6 + 1, throw % 6 + 1


class FightCombat(Work[Board]):
    """PER-B4: contested, won without dice, or no combat at all. frame.a: first or second combat."""

    def do(self, s: Board, f: Frame) -> None:
        location = here(s)
        s.combat = f.a
        type_ = location.combats[f.a]
        attacks = has_counters(s, ATTACK, type_)
        defends = has_counters(s, DEFENCE, type_)
        militia = location.militia[type_] > 0
        is_contested = attacks and (defends or militia)
        if not (is_contested and s.rules.options.specials_before_counters):
            show(s, type_)
        rebels = location.rebels[type_] if attacks else 0
        first = first_tokens(s)
        s.note(facts.COMBAT_BEGAN, NONE, type_, rebels, location.militia[type_], first[ATTACK], first[DEFENCE])
        if is_contested:
            begin_contest(s)
        elif attacks or defends or (militia and s.rules.options.militia_alone_holds):  # PER-B5
            winner = ATTACK if attacks else DEFENCE
            s.note(facts.WON_UNOPPOSED, NONE, type_, winner)
            next_combat(s, winner)
        else:
            s.note(facts.NO_COMBAT, NONE, type_)
            next_combat(s, NONE)


def fought_type(s: Board) -> int:
    """Hoplites or triremes: what the present combat is about."""
    return here(s).combats[s.combat]


def is_fought(s: Board) -> bool:
    """Whether a contested combat is going on and something is still to be asked about it."""
    f = s.top
    kinds = (FIND_COLUMN, OFFER_SPECIAL, CHOOSE_COLUMN, THROW_ATTACK, THROW_DEFENCE, CHOOSE_LOSS)
    return f is not None and f.kind in kinds


def winner_of_combat(s: Board) -> int:
    """Who has won it, where only the loss is still to be chosen; otherwise NONE."""
    f = s.top
    return f.a if f is not None and f.kind == CHOOSE_LOSS else NONE


def has_counters(s: Board, side: int, type_: int) -> bool:
    return any(one >> 2 & 1 == type_ for one in s.forces[field(s.slot, side)])


def first_tokens(s: Board) -> tuple[int, int]:
    """PER-B14: the winner of the first combat begins with a token."""
    return int(s.first_winner == ATTACK), int(s.first_winner == DEFENCE)


def begin_contest(s: Board) -> None:
    s.doubled = False
    s.column = NONE
    s.tokens = first_tokens(s)
    s.ask(FIND_COLUMN, NOBODY)
    ask_for_specials(s)


def strength(s: Board, side: int) -> int:
    """PER-B6: counters of the type, doubled where a special tile says so, and militia or rebels."""
    type_ = fought_type(s)
    favoured = NONE
    if s.doubled:
        favoured = SPARTA if type_ == HOPLITE else ATHENS
    total = 0
    for one in s.forces[field(s.slot, side)]:
        unit = unit_of(one)
        if unit >> 2 & 1 == type_:
            total += strength_of(unit) * (2 if army_of(unit) == favoured else 1)
    location = here(s)
    return total + (location.rebels[type_] if side == ATTACK else location.militia[type_])


class FindColumn(Work[Board]):
    """PER-B10: strengths and columns, once no special tile is played any more."""

    def do(self, s: Board, f: Frame) -> None:
        show(s, fought_type(s))
        attack, defence = strength(s, ATTACK), strength(s, DEFENCE)
        stronger = ATTACK if attack > defence else DEFENCE
        if s.rules.options.column_is_chosen:
            s.ask(CHOOSE_COLUMN, s.mains[field(s.slot, stronger)])
        else:
            settle_column(s, best_column(attack, defence))


class ChooseColumn(Decision[Board]):
    """PER-B11: the main player of the stronger side takes the ratio or the difference."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.all_of(columns(strength(s, ATTACK), strength(s, DEFENCE)))

    def play(self, s: Board, f: Frame, move: int) -> None:
        settle_column(s, move)


def settle_column(s: Board, column: int) -> None:
    s.column = column
    s.note(
        facts.COLUMN_FOUND,
        NONE,
        column,
        strength(s, ATTACK),
        strength(s, DEFENCE),
        s.tokens[ATTACK],
        s.tokens[DEFENCE],
    )
    s.ask(THROW_ATTACK, CHANCE)


class ThrowAttack(Decision[Board]):
    """The dice of the attack (PER-B12)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.run(0, THROWS)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.ask(THROW_DEFENCE, CHANCE, move)


class ThrowDefence(Decision[Board]):
    """The dice of the defence, thrown at the same time. frame.a: the throw of the attack."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.run(0, THROWS)

    def play(self, s: Board, f: Frame, move: int) -> None:
        attack, defence = dice(f.a), dice(move)
        column = s.rules.content.columns[s.column]
        attack_hits, defence_hits = sum(attack) >= column.attack, sum(defence) >= column.defence
        hits = int(attack_hits), int(defence_hits)
        s.note(facts.THROWN, NONE, attack[0], attack[1], defence[0], defence[1], s.column, hits[0], hits[1])
        compare(s, attack_hits, defence_hits)


def compare(s: Board, attack_hits: bool, defence_hits: bool) -> None:
    """PER-B12, PER-B13: two tokens win, unless both sides have them; then the first single hit does."""
    enough = s.rules.content.tokens_to_win
    attack, defence = s.tokens
    if attack == defence == enough:
        if attack_hits != defence_hits:
            win_combat(s, ATTACK if attack_hits else DEFENCE)
        else:
            s.ask(THROW_ATTACK, CHANCE)
        return
    s.tokens = (attack + attack_hits, defence + defence_hits)
    s.note(facts.TOKENS, NONE, s.tokens[0], s.tokens[1])
    if (s.tokens[0] == enough) != (s.tokens[1] == enough):
        win_combat(s, ATTACK if s.tokens[0] == enough else DEFENCE)
    else:
        s.ask(THROW_ATTACK, CHANCE)


def win_combat(s: Board, winner: int) -> None:
    """PER-B9: the losing side loses a counter before anything else happens."""
    s.note(facts.COMBAT_WON, NONE, fought_type(s), winner)
    s.tokens = (0, 0)
    loser = 1 - winner
    if has_counters(s, loser, fought_type(s)):
        s.ask(CHOOSE_LOSS, s.mains[field(s.slot, loser)], winner)
    else:
        next_combat(s, winner)


def lowest_counter(s: Board, side: int, army: int) -> int:
    """The weakest counter of an army that fights in this combat."""
    units = [unit_of(one) for one in s.forces[field(s.slot, side)]]
    return min([unit for unit in units if unit >> 2 == army << 1 | fought_type(s)])


class ChooseLoss(Decision[Board]):
    """Of which army the lowest counter is lost. frame.a: the winner."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        """PER-B9: the lowest counters of the main force, or of the allies where it has none of the type."""
        force = losing_force(s, 1 - f.a)
        lowest = min([one & 3 for one in force])
        legal.all_of(sorted({army_of(unit_of(one)) for one in force if one & 3 == lowest}))

    def play(self, s: Board, f: Frame, move: int) -> None:
        place, unit = field(s.slot, 1 - f.a), lowest_counter(s, 1 - f.a, move)
        s.take_from_field(place, [unit_of(one) for one in s.forces[place]].index(unit))
        if move == PERSIA:
            s.back = (*s.back, unit)  # PER-P5
            s.note(facts.COUNTER_SPARED, NONE, unit)
        else:
            s.lost = (*s.lost, unit)
            s.note(facts.COUNTER_LOST, NONE, unit)
        next_combat(s, f.a)


def main_force(s: Board, side: int) -> list[int]:
    """The counters of the main force that fight in this combat."""
    place = field(s.slot, side)
    return [one for one in fighting(s, side) if is_main_force(s, place, one)]


def fighting(s: Board, side: int) -> list[int]:
    type_ = fought_type(s)
    return [one for one in s.forces[field(s.slot, side)] if one >> 2 & 1 == type_]


def losing_force(s: Board, side: int) -> list[int]:
    """PER-B9: among whom the weakest is lost."""
    return main_force(s, side) or losing_allies(s, fighting(s, side))


def losing_allies(s: Board, row: list[int]) -> list[int]:
    """PER-P5: among whom the weakest is sought; the loss may pass by the Persians."""
    if not s.rules.options.loss_passes_on:
        return row
    return [one for one in row if army_of(unit_of(one)) != PERSIA] or row


def next_combat(s: Board, winner: int) -> None:
    """The second combat, or the end of the battle (PER-B14, PER-B15)."""
    if s.combat + 1 < len(here(s).combats):
        s.first_winner = winner
        if winner != NONE:
            first = first_tokens(s)
            s.note(facts.TOKEN_GIVEN, NONE, winner, first[ATTACK], first[DEFENCE])
        s.ask(FIGHT_COMBAT, NOBODY, s.combat + 1)
    else:
        end_battle(s, winner)
