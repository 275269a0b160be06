"""Chits: what is said about the one that comes up, and about putting it back (HC-5.1 to HC-5.5, HC-9.3)."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies import names
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.chits import KEEP
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import YesOrNo, heroic
from isthmos.games.peloponnes.names import disaster
from isthmos.games.peloponnes.shapes import Question
from isthmos.games.peloponnes.speech.disasters import DrawChitSpeech
from isthmos.games.peloponnes.state import NONE, Board


class DrawHeroChitSpeech(DrawChitSpeech):
    """Persian chits carry numbers."""

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return about_chit(s, "chit", move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-chit", {"chit": names.chit(s, move)})


class ReturnChitSpeech(YesOrNo):
    kind = "return-chit"
    phase = "disasters"
    sentence = "heroes-ask-return"
    guidance = "heroes-help-return"
    form = "heroes-form-return"
    verbs: tuple[str, ...] = ("keep-chit", "put-back")
    yes_first = False

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, disaster=shown_on(s, f.a))

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"chit": names.chit(s, f.a)}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"times": heroic(s, f.seat).returns_each_round}

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return about_chit(s, self.verbs[move], f.a)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-keep-chit" if move == KEEP else "heroes-do-put-back", {})

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        if move != KEEP:
            return [Message("heroes-then-back", {})]
        shown = s.rules.content.chits[f.a].disaster
        if shown == NONE:
            return [Message("heroes-then-blank", {})]
        count = s.chits_seen[shown] + 1
        if count in s.rules.content.disasters[shown].strikes_at:
            return [Message("heroes-then-strikes", {"disaster": disaster(s, shown)})]
        return [Message("heroes-then-lies", {"disaster": disaster(s, shown), "count": count})]


def shown_on(s: Board, kind: int) -> str:
    """The id of the disaster on a chit; empty for the blank."""
    shown = s.rules.content.chits[kind].disaster
    return "" if shown == NONE else s.rules.content.disasters[shown].id


def about_chit(s: Board, verb: str, kind: int) -> HeroesAbout:
    return HeroesAbout(verb=verb, disaster=shown_on(s, kind), chit=s.rules.content.chits[kind].word)
