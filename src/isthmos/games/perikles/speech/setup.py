"""Set-up: start player, special tiles, the first cubes."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.perikles.names import city, city_word, seat_word, special, word
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech.base import ChanceSpeech, PeriklesSpeech, do
from isthmos.games.perikles.speech.cities import about_city
from isthmos.games.perikles.state import Board


class DrawStartPlayerSpeech(ChanceSpeech):
    kind = "draw-start-player"
    phase = "setup"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"start {seat_word(move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return PeriklesAbout("start", seat=move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("start", player=move)


class DealSpecialSpeech(ChanceSpeech):
    kind = "deal-special"
    phase = "setup"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"deal {word(s.rules.content.specials[move].id)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return PeriklesAbout("deal", seat=f.a, special=s.rules.content.specials[move].id)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("deal", special=special(s, move), player=f.a)


class PlaceSetupCubeSpeech(PeriklesSpeech):
    """One of the first cubes; every city may have it."""

    kind = "place-setup-cube"
    phase = "setup"
    sentence = "perikles-ask-setup-cube"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"place {city_word(s, move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return about_city(s, "place", move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("place", city=city(s, move))
