"""What all questions of Perikles have in common."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Barred, Speech
from isthmos.core.state import Frame
from isthmos.games.perikles.hearing import in_notation
from isthmos.games.perikles.shapes import PeriklesAbout, Question
from isthmos.games.perikles.state import Board


def do(name: str, **args: Arg) -> Message:
    """An answer as a phrase."""
    return Message(f"perikles-do-{name}", args)


class PeriklesSpeech(Speech[Board]):
    """A question to a seat."""

    kind = ""
    """What it is called outside the engine."""
    phase = ""
    """The phase it is asked in."""
    sentence = ""
    """The id of the sentence that asks; help has the same with another word in the middle."""
    means_locations = False
    """Whether a name that a city and a location share means the location."""

    def ask(self, s: Board, f: Frame) -> Message:
        return Message(self.sentence, {"player": f.seat, **self.named(s, f)})

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        """What the question names besides its player."""
        return {}

    def help(self, s: Board, f: Frame) -> Message:
        return Message(self.sentence.replace("-ask-", "-help-"), self.told(s, f))

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        """What help must know of the table and the position."""
        return {}

    def shown(self, s: Board, f: Frame, viewer: int) -> Question:
        """The open question in the view: about which city, counter and location it is."""
        return Question(seat=f.seat, kind=self.kind, city="", type="", strength=0, location="")

    # --- what is typed ----------------------------------------------------------------------------

    def hear(self, s: Board, f: Frame, text: str) -> str:
        line = in_notation(s.rules.content, text, self.means_locations)
        return self.with_verb(s, f, line)

    def with_verb(self, s: Board, f: Frame, line: str) -> str:
        """The only legal answer that ends so, where the verb was left away: "corinth" for "place corinth"."""
        found = [
            answer for answer in [self.write(s, f, move) for move in s.moves()] if answer.partition(" ")[2] == line
        ]
        return found[0] if line and len(found) == 1 else line

    def why_not(self, s: Board, f: Frame, text: str) -> Message | None:
        answer, legal = self.hear(s, f, text), s.moves()
        for move in self.sayable(s, f):
            if move not in legal and self.write(s, f, move) == answer:
                return self.objection(s, f, move)
        return None

    # --- what cannot be answered ------------------------------------------------------------------

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        """Answers that a person may look for, legal or not."""
        return []

    def sayable(self, s: Board, f: Frame) -> list[int]:
        """The same, and those that only somebody who types would think of."""
        return self.on_the_board(s, f)

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """What speaks against such an answer."""
        return None

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        legal = s.moves()
        answers = {self.write(s, f, move) for move in legal}
        found = []
        for move in self.on_the_board(s, f):
            why = None if move in legal else self.objection(s, f, move)
            if why is not None and (answer := self.write(s, f, move)) not in answers:
                found.append(Barred(answer, self.about(s, f, move), why))
        return found

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        raise NotImplementedError


class ChanceSpeech(PeriklesSpeech):
    """Something that the dealer draws."""

    def ask(self, s: Board, f: Frame) -> Message:
        return Message("perikles-ask-chance", {})
