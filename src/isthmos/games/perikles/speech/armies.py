"""5 · Sending armies: who begins, who comes back."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.perikles.content import strength_of
from isthmos.games.perikles.names import TYPE_WORDS, army_id, city, counter, seat_word
from isthmos.games.perikles.phases.armies import weakest_lost
from isthmos.games.perikles.shapes import PeriklesAbout, Question
from isthmos.games.perikles.speech.base import PeriklesSpeech, do
from isthmos.games.perikles.state import Board


class ChooseFirstSpeech(PeriklesSpeech):
    """It may be anybody."""

    kind = "choose-first"
    phase = "armies"
    sentence = "perikles-ask-first"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"first {seat_word(move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return PeriklesAbout("first", seat=move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("first", player=move)


class RetrieveSpeech(PeriklesSpeech):
    """Asked where both types were lost. frame.a: the city."""

    kind = "retrieve"
    phase = "armies"
    sentence = "perikles-ask-retrieve"

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"city": city(s, f.a)}

    def shown(self, s: Board, f: Frame, viewer: int) -> Question:
        return Question(seat=f.seat, kind=self.kind, city=army_id(s, f.a), type="", strength=0, location="")

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"retrieve {TYPE_WORDS[move]}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        strength = strength_of(weakest_lost(s, f.a, move))
        return PeriklesAbout("retrieve", army=army_id(s, f.a), type=TYPE_WORDS[move], strength=strength)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("retrieve", counter=counter(s, weakest_lost(s, f.a, move)))
