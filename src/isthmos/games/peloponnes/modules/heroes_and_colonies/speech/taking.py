"""Taking and redeeming with Daedalus and with strength: what is added to the speeches of the base game (HC-9.4)."""

from __future__ import annotations

from typing import Final

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.arming import could_arm
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import ASIDE
from isthmos.games.peloponnes.speech.hearing import in_notation
from isthmos.games.peloponnes.speech.supply import RedeemSpeech
from isthmos.games.peloponnes.speech.taking import TakeSpeech
from isthmos.games.peloponnes.state import Board

SAVING: Final = {"saving", "spare", "sparen", "spart"}


class TakeWithStrengthSpeech(TakeSpeech):
    """A saving is said, and strength may follow."""

    def hear(self, s: Board, f: Frame, text: str) -> str:
        kinds = kinds_saved(text)
        return " ".join(["pay", "saving", *kinds[:1]]) if says_saving(text) else super().hear(s, f, text)

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return super().then(s, f, move) + could_arm(self.outcome(s, f, move))


class RedeemWithSavingSpeech(RedeemSpeech):
    """A saving is said."""

    def hear(self, s: Board, f: Frame, text: str) -> str:
        if not says_saving(text):
            return super().hear(s, f, text)
        words = in_notation(ASIDE.sub(" ", text), self.tiles(s, f)).split()
        tiles = [tile.word for tile in self.tiles(s, f) if tile.word in words]
        return " ".join(["redeem", *tiles, "saving", *kinds_saved(text)[:1]])


def says_saving(text: str) -> bool:
    return not SAVING.isdisjoint(text.lower().split())


def kinds_saved(text: str) -> list[str]:
    return [word for word in in_notation(ASIDE.sub(" ", text), []).split() if word in ("wood", "stone")]
