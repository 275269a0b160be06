"""Set-up: what is said about civilizations, and alone about extra incomes (PEL-S1, PEL-A1 to PEL-A6)."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Barred
from isthmos.core.state import Frame
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import FOOD, STONE, WOOD
from isthmos.games.peloponnes.names import amount, amounts, civilization, goods_of
from isthmos.games.peloponnes.shapes import PeloponnesAbout, Question
from isthmos.games.peloponnes.speech.hearing import GOODS, Answers, Heard
from isthmos.games.peloponnes.speech.income import STOCKS
from isthmos.games.peloponnes.speech.spoken import Asked, Drawn
from isthmos.games.peloponnes.state import Board


class DealCivilizationSpeech(Drawn):
    kind = "deal-civilization"
    phase = "setup"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"deal {s.rules.content.civilizations[move].id}"

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        return PeloponnesAbout(verb="deal", civilization=s.rules.content.civilizations[move].id, seat=f.a)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("peloponnes-do-deal", {"civilization": civilization(s, move), "player": f.a})


class ChooseCivilizationSpeech(Asked):
    kind = "choose-civilization"
    phase = "setup"
    sentence = "peloponnes-ask-civilization"
    guidance = "peloponnes-help-civilization"
    form = "peloponnes-form-civilization"
    verbs: tuple[str, ...] = ("choose",)

    def answers(self, s: Board, f: Frame) -> Answers:
        return Answers(self.verbs, [], things=tuple([found.id for found in s.rules.content.civilizations]))

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"choose {s.rules.content.civilizations[move].id}"

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        free = [Message("peloponnes-thing", {"name": civilization(s, move)}) for move in s.moves()]
        return Message("peloponnes-refused-civilization", {"civilizations": free})

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        return PeloponnesAbout(verb="choose", civilization=s.rules.content.civilizations[move].id)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("peloponnes-do-choose", {"civilization": civilization(s, move)})

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        chosen = s.rules.content.civilizations[move]
        return [
            Message("peloponnes-then-start", {"goods": goods_of(chosen.start)}),
            Message("peloponnes-then-every-round", {"goods": goods_of(chosen.income)}),
        ]

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Civilizations of completed levels (PEL-A6)."""
        rows, why = s.rules.content.civilizations, self.reason(s, f, Heard(), "choose")
        assert why is not None
        return [
            Barred(f"choose {row.id}", PeloponnesAbout(verb="choose", civilization=row.id), why)
            for row in rows
            if row.number not in s.moves()
        ]


class ChooseExtraIncomeSpeech(Asked):
    kind = "choose-extra-income"
    phase = "setup"
    sentence = "peloponnes-ask-extra-income"
    guidance = "peloponnes-help-extra-income"
    form = "peloponnes-form-extra-income"
    verbs: tuple[str, ...] = ("extra",)

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, left=f.a)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"left": f.a}

    def answers(self, s: Board, f: Frame) -> Answers:
        return Answers(self.verbs, self.tiles(s, f), things=tuple(GOODS.values()), has_numbers=False)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"extra {GOODS[move]}"

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        kinds = [kind for kind in (WOOD, STONE, FOOD) if GOODS[kind] in heard.things and kind not in s.moves()]
        return taken_already(kinds[0]) if kinds else None

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        return PeloponnesAbout(verb="extra", good=GOODS[move])

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("peloponnes-do-extra", {"goods": amount(STOCKS[move], 1)})

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        p = self.outcome(s, f, move).poleis[f.seat]
        income = {
            facts.WOOD: p.income_wood,
            facts.STONE: p.income_stone,
            facts.FOOD: p.income_food,
            facts.PEOPLE: p.income_people,
        }
        return [Message("peloponnes-then-every-round", {"goods": amounts(income)})]

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Goods taken before, where they must differ (PEL-A5)."""
        return [
            Barred(f"extra {GOODS[kind]}", PeloponnesAbout(verb="extra", good=GOODS[kind]), taken_already(kind))
            for kind in (WOOD, STONE, FOOD)
            if kind not in s.moves()
        ]


def taken_already(kind: int) -> Message:
    return Message("peloponnes-refused-extra-taken", {"goods": amount(STOCKS[kind], 1)})
