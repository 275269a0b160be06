# compiled
"""The combat in progress, as everybody may see it (PER-B6 to PER-B13)."""

from __future__ import annotations

from isthmos.games.perikles.combat_table import best_column, columns
from isthmos.games.perikles.content import ATTACK, DEFENCE
from isthmos.games.perikles.knowledge import is_combat_open
from isthmos.games.perikles.names import TYPE_WORDS
from isthmos.games.perikles.odds import in_percent, odds_of
from isthmos.games.perikles.phases.battle import here
from isthmos.games.perikles.phases.combat import fought_type, has_counters, is_fought, strength, winner_of_combat
from isthmos.games.perikles.shapes import CombatView
from isthmos.games.perikles.state import NONE, Board


def combat_view(s: Board) -> CombatView | None:
    """Only while something is still to be asked about it."""
    if not is_fought(s):
        return None
    content, location, type_ = s.rules.content, here(s), fought_type(s)
    face_up = is_combat_open(s)
    attack, defence = (strength(s, ATTACK), strength(s, DEFENCE)) if face_up else (0, 0)
    return CombatView(
        location=location.id,
        number=s.combat + 1,
        type=TYPE_WORDS[type_],
        face_up=face_up,
        attack=attack,
        defence=defence,
        attack_tokens=s.tokens[0],
        defence_tokens=s.tokens[1],
        columns=[content.columns[number].id for number in columns(attack, defence)] if face_up else [],
        column="" if s.column == NONE else content.columns[s.column].id,
        rebels=location.rebels[type_] if has_counters(s, ATTACK, type_) else 0,
        militia=location.militia[type_],
        doubled=s.doubled,
        percent=in_percent(chance_of_attack(s, attack, defence)) if face_up else -1,
    )


def chance_of_attack(s: Board, attack: int, defence: int) -> float:
    """Once the combat is won there is nothing left to chance."""
    winner = winner_of_combat(s)
    if winner != NONE:
        return 1.0 - winner
    column = best_column(attack, defence) if s.column == NONE else s.column
    return odds_of(s.rules.content).attack[column][s.tokens[0]][s.tokens[1]]
