"""Special tiles before a contested combat."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Window
from isthmos.core.state import Frame
from isthmos.games.perikles.combat_table import best_column
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
from isthmos.games.perikles.data_file import CITY_IDS
from isthmos.games.perikles.knowledge import is_combat_open
from isthmos.games.perikles.names import SIDE_WORDS, TYPE_WORDS, city, held_word, special
from isthmos.games.perikles.phases.battle import here
from isthmos.games.perikles.phases.battle_specials import (
    DOUBLE_STRENGTH,
    PASS,
    TOKEN_TO_ATTACK,
    TOKEN_TO_DEFENCE,
    side_of_token,
)
from isthmos.games.perikles.phases.combat import fought_type, strength
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech.base import PeriklesSpeech, do
from isthmos.games.perikles.speech.combat import chance, combat_named
from isthmos.games.perikles.speech.special_tiles import about_held, no_special_now, play_held
from isthmos.games.perikles.state import Board

TOKENS = (TOKEN_TO_ATTACK, TOKEN_TO_DEFENCE)


class OfferSpecialSpeech(PeriklesSpeech):
    """Play a special tile before this combat, or pass."""

    kind = "offer-special"
    phase = "battle"
    sentence = "perikles-ask-special"

    def ask(self, s: Board, f: Frame) -> Message:
        """Nobody is told strengths that lie face down (PER-B7)."""
        name = self.sentence if is_combat_open(s) else "perikles-ask-special-unseen"
        return Message(name, {"player": f.seat, **combat_named(s)})

    def window(self, s: Board, f: Frame) -> Window:
        holders = tuple([seat for seat in range(s.seats) if s.has_unused_special(seat)])
        words = ("battle", here(s).id, CITY_IDS[here(s).owner])
        return Window(PASS, holders, words, f"{s.slot} {s.combat} {s.used}", True)  # PER-B7: laps

    def write(self, s: Board, f: Frame, move: int) -> str:
        if move == PASS:
            return "pass"
        held = held_word(s, f.seat)
        return held if move == DOUBLE_STRENGTH else f"{held} {SIDE_WORDS[side_of_token(move)]}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        if move == PASS:
            return PeriklesAbout("pass")
        return about_held(s, f.seat, "" if move == DOUBLE_STRENGTH else SIDE_WORDS[side_of_token(move)])

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == PASS:
            return do("pass")
        if move == DOUBLE_STRENGTH:
            return play_held(s, f.seat)
        return do("give-token", special=special(s, s.specials[f.seat]), side=SIDE_WORDS[side_of_token(move)])

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        """The odds as they would be, with the column the stronger side would take."""
        if not is_combat_open(s):
            return []
        trial = self.outcome(s, f, move)
        return [chance(trial, best_column(strength(trial, ATTACK), strength(trial, DEFENCE)), trial.tokens)]

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        """The held tile, with what it could do."""
        gives_tokens = s.specials[f.seat] in (THESSALIAN_ALLIES, PERSIAN_FLEET) and self.is_of_this_combat(s, f.seat)
        return list(TOKENS) if gives_tokens else [DOUBLE_STRENGTH]

    def is_of_this_combat(self, s: Board, seat: int) -> bool:
        held = s.specials[seat]
        return held in ((BRASIDAS, THESSALIAN_ALLIES) if fought_type(s) == HOPLITE else (PHORMIO, PERSIAN_FLEET))

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-B8."""
        if not self.is_of_this_combat(s, f.seat):
            return no_special_now(s, f.seat)
        if move in TOKENS:
            return Message("perikles-no-second-token", {"side": SIDE_WORDS[side_of_token(move)]})
        favoured = SPARTA if fought_type(s) == HOPLITE else ATHENS
        args: dict[str, Arg] = {"city": city(s, favoured), "type": TYPE_WORDS[fought_type(s)]}
        return Message("perikles-no-fighters", args)
