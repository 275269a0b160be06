"""Free exchange: what is said about luxury exchanged without need (HC-10.6)."""

from __future__ import annotations

from collections.abc import Sequence

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Barred
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.exchange import DONE
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import NO, AskedOfHeroes, plain
from isthmos.games.peloponnes.names import amount
from isthmos.games.peloponnes.speech.hearing import GOOD_IDS, GOODS
from isthmos.games.peloponnes.speech.income import STOCKS
from isthmos.games.peloponnes.state import Board


class ExchangeSpeech(AskedOfHeroes):
    kind = "exchange"
    phase = "taking"
    sentence = "heroes-ask-exchange"
    guidance = "heroes-help-exchange"
    form = "heroes-form-exchange"
    verbs: tuple[str, ...] = ("exchange", "done")

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        p = s.poleis[f.seat]
        return {"luxury": p.luxury, "rate": p.mat.luxury_rate}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return "done" if move == DONE else f"exchange {GOODS[move]}"

    def hear(self, s: Board, f: Frame, text: str) -> str:
        words = plain(text)
        if words[:1] == ["done"] or set(words[:1]) & NO:
            return "done"
        kinds = ["coin" if word == "coins" else word for word in words if word not in ("exchange", "1")]
        return " ".join(["exchange", *kinds])

    def why_refused(self, s: Board, f: Frame, said: str) -> Message | None:
        is_good = said.removeprefix("exchange ") in GOODS.values()
        return Message("heroes-refused-exchange", {}) if is_good else None

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return HeroesAbout(verb="done") if move == DONE else HeroesAbout(verb="exchange", good=GOOD_IDS[move])

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == DONE:
            return Message("heroes-do-done", {})
        return Message("heroes-do-exchange", {"goods": amount(STOCKS[move], 1)})

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        """Ending it last."""
        return [[move] for move in (*s.moves()[1:], DONE)]

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Goods whose store is full."""
        why = Message("heroes-refused-exchange", {})
        full = [kind for kind in GOODS if kind not in s.moves()]
        return [Barred(f"exchange {GOODS[one]}", HeroesAbout(verb="exchange", good=GOOD_IDS[one]), why) for one in full]
