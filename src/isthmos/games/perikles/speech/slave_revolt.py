"""Slave Revolt: where it strikes."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.perikles.content import SLAVE_REVOLT, SPARTA, army_of, strength_of, type_of
from isthmos.games.perikles.names import (
    SIDE_WORDS,
    TYPE_WORDS,
    army_id,
    city,
    counter,
    location,
    location_id,
    location_word,
    unit_word,
)
from isthmos.games.perikles.phases.slave_revolt import HAND, drawn
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech.base import ChanceSpeech, PeriklesSpeech, do
from isthmos.games.perikles.speech.special_tiles import no_special_now
from isthmos.games.perikles.state import Board, side_of, slot_of


def no_revolt(s: Board, seat: int) -> Message:
    """PER-A11: why the tile of a seat cannot be played in its turn with the armies."""
    return no_hoplite_anywhere(s) if s.specials[seat] == SLAVE_REVOLT else no_special_now(s, seat)


def no_hoplite_anywhere(s: Board) -> Message:
    return Message("perikles-no-hoplite-anywhere", {"city": city(s, SPARTA)})


class ChooseRevoltSpeech(PeriklesSpeech):
    """Which stack is struck; asked where there are several."""

    kind = "choose-revolt"
    phase = "armies"
    sentence = "perikles-ask-revolt"
    means_locations = True

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"hand": "yes" if HAND in s.moves() else "no"}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return "revolt hand" if move == HAND else f"revolt {location_word(s, slot_of(move))}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        if move == HAND:
            return PeriklesAbout("revolt", space="hand")
        return PeriklesAbout("revolt", location=location_id(s, slot_of(move)), side=SIDE_WORDS[side_of(move)])

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == HAND:
            return do("revolt-in-hand")
        return do("revolt-at", location=location(s, s.locations[slot_of(move)]))

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [*range(2 * len(s.locations)), HAND]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        if move == HAND:
            return Message("perikles-no-hoplite-in-hand", {"city": city(s, SPARTA)})
        where = location(s, s.locations[slot_of(move)])
        return Message("perikles-no-hoplite-there", {"city": city(s, SPARTA), "location": where})


class DrawRevoltSpeech(ChanceSpeech):
    """frame.a: the stack."""

    kind = "draw-revolt"
    phase = "armies"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"draw {unit_word(move) if f.a == HAND else move + 1}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        unit = drawn(s, f, move)
        army, type_ = army_id(s, army_of(unit)), TYPE_WORDS[type_of(unit)]
        return PeriklesAbout("draw", army=army, type=type_, strength=strength_of(unit))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("draw", counter=counter(s, drawn(s, f, move)))
