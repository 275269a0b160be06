# compiled
"""Special tiles before a contested combat (PER-B7, PER-B8)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import (
    ATHENS,
    ATTACK,
    BRASIDAS,
    DEFENCE,
    HOPLITE,
    PERSIAN_FLEET,
    PHORMIO,
    SPARTA,
    THESSALIAN_ALLIES,
)
from isthmos.games.perikles.phases.battle import here
from isthmos.games.perikles.phases.special_tiles import use_special
from isthmos.games.perikles.questions import OFFER_SPECIAL
from isthmos.games.perikles.state import NONE, Board, field, unit_of

PASS: Final = 0
DOUBLE_STRENGTH: Final = 1
TOKEN_TO_ATTACK: Final = 2
TOKEN_TO_DEFENCE: Final = 3


def ask_for_specials(s: Board) -> None:
    """PER-B7: laps from the main attacker on, until nobody plays one."""
    ask_next(s, 0, 0)


def ask_next(s: Board, place: int, played: int) -> None:
    """Ask the next seat with an unused tile, whatever it is (PER-H5). `place`: seats of this lap behind us."""
    attacker = s.mains[field(s.slot, ATTACK)]
    for i in range(place, s.seats):
        seat = (attacker + i) % s.seats
        if s.has_unused_special(seat):
            s.ask(OFFER_SPECIAL, seat, i, played)
            return
    if played:
        ask_next(s, 0, 0)


class OfferSpecial(Decision[Board]):
    """Play a special tile before this combat, or pass. frame.a: place in the lap; frame.b: one was played in it."""

    always_asked = True

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(PASS)
        name_plays(s, f.seat, legal)

    def play(self, s: Board, f: Frame, move: int) -> None:
        played = f.b
        if move != PASS:
            use_special(s, f.seat)
            played = 1
            apply(s, move)
        ask_next(s, f.a + 1, played)


def name_plays(s: Board, seat: int, legal: Answers) -> None:
    """What the seat's tile can do in this combat (PER-B8)."""
    type_ = here(s).combats[s.combat]
    special = s.specials[seat]
    if special == (BRASIDAS if type_ == HOPLITE else PHORMIO):
        favoured = SPARTA if type_ == HOPLITE else ATHENS
        if takes_part(s, favoured, type_):
            legal.one(DOUBLE_STRENGTH)
    elif special == (THESSALIAN_ALLIES if type_ == HOPLITE else PERSIAN_FLEET):
        attack, defence = s.tokens
        if not attack:
            legal.one(TOKEN_TO_ATTACK)
        if not defence:
            legal.one(TOKEN_TO_DEFENCE)


def takes_part(s: Board, army: int, type_: int) -> bool:
    for side in (ATTACK, DEFENCE):
        for one in s.forces[field(s.slot, side)]:
            if unit_of(one) >> 2 == army << 1 | type_:
                return True
    return False


def side_of_token(move: int) -> int:
    return ATTACK if move == TOKEN_TO_ATTACK else DEFENCE


def apply(s: Board, move: int) -> None:
    if move == DOUBLE_STRENGTH:
        s.doubled = True
        return
    side = side_of_token(move)
    attack, defence = s.tokens
    s.tokens = (attack + 1, defence) if side == ATTACK else (attack, defence + 1)
    s.note(facts.TOKEN_GIVEN, NONE, side, s.tokens[ATTACK], s.tokens[DEFENCE])
