"""1 · Laying out tiles: what chance turns up."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.perikles.names import location, tile, word
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech.base import ChanceSpeech, do
from isthmos.games.perikles.state import Board


class FillDisplaySpeech(ChanceSpeech):
    kind = "fill-display"
    phase = "layout"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"show {s.rules.content.tiles[move].word}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return PeriklesAbout("show", tile=s.rules.content.tiles[move].word)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("show", tile=tile(s, move))


class TurnUpLocationSpeech(ChanceSpeech):
    kind = "turn-up-location"
    phase = "layout"
    means_locations = True

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"turn {word(s.rules.content.locations[move].id)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return PeriklesAbout("turn", location=s.rules.content.locations[move].id)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("turn-up", location=location(s, move))
