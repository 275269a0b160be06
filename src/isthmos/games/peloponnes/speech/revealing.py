"""a · Revealing: what is said about the tile that comes up (PEL-R1)."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.names import tile_name
from isthmos.games.peloponnes.shapes import PeloponnesAbout
from isthmos.games.peloponnes.speech.spoken import Drawn
from isthmos.games.peloponnes.state import Board


class RevealTileSpeech(Drawn):
    kind = "reveal-tile"
    phase = "revealing"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"reveal {s.rules.tiles[move].word}"

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        return PeloponnesAbout(verb="reveal", tile=s.rules.tiles[move].id)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("peloponnes-do-reveal", {"tile": tile_name(s.rules.tiles[move])})
