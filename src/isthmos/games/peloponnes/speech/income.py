"""f · Income: what is said about a good of one's choice (PEL-I3)."""

from __future__ import annotations

from typing import Final

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import COIN, FOOD, STONE, WOOD
from isthmos.games.peloponnes.names import amount
from isthmos.games.peloponnes.shapes import PeloponnesAbout, Question
from isthmos.games.peloponnes.speech.hearing import GOOD_IDS, GOODS, Answers
from isthmos.games.peloponnes.speech.spoken import Asked
from isthmos.games.peloponnes.state import Board

STOCKS: Final = {WOOD: facts.WOOD, STONE: facts.STONE, FOOD: facts.FOOD, COIN: facts.COINS}


class ChooseIncomeSpeech(Asked):
    kind = "choose-income"
    phase = "income"
    sentence = "peloponnes-ask-income"
    guidance = "peloponnes-help-income"
    form = "peloponnes-form-income"
    verbs: tuple[str, ...] = ("take",)

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, left=f.a)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"left": f.a}

    def answers(self, s: Board, f: Frame) -> Answers:
        return Answers(self.verbs, self.tiles(s, f), things=tuple(GOODS.values()), has_numbers=False)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"take {GOODS[move]}"

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        return PeloponnesAbout(verb="take", good=GOOD_IDS[move])

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("peloponnes-do-take", {"goods": amount(STOCKS[move], 1)})
