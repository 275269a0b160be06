"""Clovers spread by hand: what is said about the last question of the game (HC-12.2)."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import Counted, heroic
from isthmos.games.peloponnes.state import Board


class SpreadCloversSpeech(Counted):
    kind = "spread-clovers"
    phase = "supply"
    sentence = "heroes-ask-clovers"
    guidance = "heroes-help-clovers"
    form = "heroes-form-clovers"
    verbs: tuple[str, ...] = ("power",)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        p = heroic(s, f.seat)
        return {
            "clovers": p.clovers,
            "points": p.clover_points,
            "power": p.bare_power(),
            "population": p.bare_population(),
        }

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"points": heroic(s, f.seat).clover_points}

    def why_refused(self, s: Board, f: Frame, said: str) -> Message | None:
        return Message("heroes-refused-clovers", {"clovers": s.moves()[-1]})

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return HeroesAbout(verb="power", amount=move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-power", {"power": move, "population": heroic(s, f.seat).clovers - move})

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        p = self.outcome(s, f, move).poleis[f.seat]
        args: dict[str, Arg] = {"power": p.power(), "population": p.population(), "score": p.standing()[0]}
        return [Message("heroes-then-values", args)]
