"""Odysseus: what is said about averting a disaster (HC-9.7)."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.wards import NO, WARD_COINS
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.arming import new_strength
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import YesOrNo, heroic
from isthmos.games.peloponnes.names import disaster
from isthmos.games.peloponnes.shapes import Question
from isthmos.games.peloponnes.speech.outcomes import new_score, tiles_lost, what_is_left
from isthmos.games.peloponnes.state import Board


class WardSpeech(YesOrNo):
    kind = "ward"
    phase = "disasters"
    sentence = "heroes-ask-ward"
    guidance = "heroes-help-ward"
    form = "heroes-form-ward"
    verbs: tuple[str, ...] = ("suffer", "ward")

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, disaster=s.rules.content.disasters[f.a].id)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"disaster": disaster(s, f.a)}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"times": heroic(s, f.seat).wards}

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        coins = 0 if move == NO else WARD_COINS
        return HeroesAbout(verb=self.verbs[move], disaster=s.rules.content.disasters[f.a].id, amount=coins)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-suffer" if move == NO else "heroes-do-ward", {})

    def outcome(self, s: Board, f: Frame, move: int) -> Board:
        """Suffering too, where it leaves no choice."""
        after = super().outcome(s, f, move)
        frame = after.top
        if move == NO and frame is not None:
            decision = after.rules.decisions[frame.kind]
            legal = decision.moves(after, frame)
            if len(legal) == 1:
                after.top = frame.under
                decision.play(after, frame, legal[0])
        return after

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        after = self.outcome(s, f, move)
        if move == NO and after.top is f.under:
            return [Message("heroes-then-choose-loss", {})]
        before, later = heroic(s, f.seat), heroic(after, f.seat)
        lines = what_is_left(before, later) + new_strength(before, later)
        if later.hero_turned and not before.hero_turned:
            lines.append(Message("heroes-then-turned", {"points": before.hero_points}))
        left = (*later.buildings, *later.lands)
        lines += tiles_lost([s.rules.tiles[n] for n in (*before.buildings, *before.lands) if n not in left])
        if move != NO:
            lines.append(Message("heroes-then-safe", {}))
        return lines + new_score(before, later)
