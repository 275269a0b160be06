"""What the speeches of the expansion have in common: other words, questions of yes or no, strength."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.speech.hearing import ENGLISH_FILLERS, GERMAN_FILLERS, in_notation
from isthmos.games.peloponnes.speech.spoken import Asked, Drawn
from isthmos.games.peloponnes.state import Board

THINGS: Final = {facts.COLONY: "colony", facts.HERO: "hero"}

PHRASES: Final = {
    "put back": "put-back",
    "keep chit": "keep-chit",
    "let it count": "keep-chit",
    "chip behalten": "keep-chit",
    "chip zurücklegen": "put-back",
    "no offer": "no-offer",
    "kein angebot": "no-offer",
    "lay a coin": "ward",
    "münze legen": "ward",
}
"""What is said in several words."""

OTHER_WORDS: Final = {
    "rüste": "arm",
    "aufrüsten": "arm",
    "lasse": "leave",
    "zurücklegen": "put-back",
    "chip-behalten": "keep-chit",
    "abwehren": "ward",
    "erleide": "suffer",
    "heuere": "hire",
    "anwerben": "hire",
    "tausche": "exchange",
    "fertig": "done",
    "annehmen": "accept",
    "ablehnen": "refuse",
    "angebot": "offer",
    "kolonie": "colony",
    "held": "hero",
    "macht": "power",
    "entferne": "give",
    "gib": "give",
    "verzichte": "leave",
    "lass": "leave",
    "passe": "pass",
    "passen": "pass",
    "biete": "offer",
    "nimm": "accept",
    "behalte": "keep-chit",
    "behalten": "keep-chit",
    "holz": "wood",
    "stein": "stone",
    "nahrung": "food",
    "münze": "coin",
    "münzen": "coins",
    "nichts": "none",
}

YES: Final = {"yes", "y", "ja", "j"}
NO: Final = {"no", "n", "nein"}
SMALL_WORDS: Final = {"eine", "einen", "der", "die", "das", "of", "von", "mercenaries", "söldner"}
FILLERS: Final = ENGLISH_FILLERS | GERMAN_FILLERS | SMALL_WORDS
ASIDE: Final = re.compile(r"\([^)]*\)|[,–]|:.*")


def plain(text: str) -> list[str]:
    """The words of an answer without what is said in brackets, each as the notation has it."""
    text = ASIDE.sub(" ", text.lower())
    for phrase, word in PHRASES.items():
        text = text.replace(phrase, word)
    return [OTHER_WORDS.get(word, word) for word in text.split()]


def heroic(s: Board, seat: int) -> HeroPolis:
    """The polis of a seat at a table with heroes."""
    p = s.poleis[seat]
    assert isinstance(p, HeroPolis)
    return p


def with_heroes(s: Board) -> HeroBoard:
    assert isinstance(s, HeroBoard)
    return s


class DrawnForHeroes(Drawn):
    """A question of the expansion put to chance."""

    def hear(self, s: Board, f: Frame, text: str) -> str:
        return in_notation(" ".join(plain(text)), s.rules.tiles)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskedOfHeroes(Asked):
    """A question of the expansion put to a seat."""

    def why_not(self, s: Board, f: Frame, text: str) -> Message | None:
        reason = self.why_refused(s, f, self.hear(s, f, text))
        return reason or Message("heroes-refused", {"text": text, "form": Message(self.form, {})})

    def why_refused(self, s: Board, f: Frame, said: str) -> Message | None:
        """Why an answer in notation is not possible."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(AskedOfHeroes):
    """A question of yes or no: 0 is the first verb, 1 the second."""

    yes_first = True
    """Whether yes is listed first."""

    def write(self, s: Board, f: Frame, move: int) -> str:
        return self.verbs[move]

    def hear(self, s: Board, f: Frame, text: str) -> str:
        words = plain(text)
        said = words[0] if words else ""
        if said in YES or said == self.verbs[1]:
            return self.verbs[1]
        return self.verbs[0] if said in NO else said

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        moves = s.moves()[::-1] if self.yes_first else s.moves()
        return [[move] for move in moves]


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(AskedOfHeroes):
    """A question answered by a number, under which the answer is listed."""

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"{self.verbs[0]} {move}"

    def hear(self, s: Board, f: Frame, text: str) -> str:
        words = plain(text)
        numbers = [word for word in words if word.isdecimal()]
        others = [word for word in words if not word.isdecimal() and word not in FILLERS and word != self.verbs[0]]
        return " ".join([self.verbs[0], *numbers[:1], *others])

    def first_number(self, s: Board, f: Frame) -> int:
        return 0


def replaces(value: bool) -> dict[str, Arg]:
    """Whether luxury stands in at this table, for a help."""
    return {"luxury": "yes" if value else "no"}
