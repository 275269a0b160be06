"""What the speeches of this game have in common: their sentences, and answers that are a verb and what it is about."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Speech
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.names import polis
from isthmos.games.peloponnes.shapes import Question
from isthmos.games.peloponnes.speech.hearing import Answers, Heard, either, hear, in_notation
from isthmos.games.peloponnes.speech.outcomes import new_score, what_is_left
from isthmos.games.peloponnes.state import Board, Polis


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken(Speech[Board]):
    """What is said about a question of this game."""

    kind = ""
    """What the question is called outside the engine."""
    phase = ""
    """The phase in which it is asked."""

    def shown(self, s: Board, f: Frame) -> Question:
        """The open question in the view."""
        return self.question(f)

    def question(self, f: Frame, tile: str = "", disaster: str = "", left: int = 1) -> Question:
        return Question(seat=f.seat, kind=self.kind, tile=tile, disaster=disaster, left=left)


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawn(Spoken):
    """A question put to chance."""

    def ask(self, s: Board, f: Frame) -> Message:
        return Message("peloponnes-ask-chance", {})

    def hear(self, s: Board, f: Frame, text: str) -> str:
        return in_notation(text, s.rules.tiles)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Spoken):
    """A question put to a seat."""

    sentence = ""
    """The ids of what is asked, of the help for it, and of how answers look."""
    guidance = ""
    form = ""
    verbs: tuple[str, ...] = ()
    """The verbs that answer it; the first is meant where none was typed."""

    def ask(self, s: Board, f: Frame) -> Message:
        return Message(self.sentence, {"player": f.seat, "who": polis(s, f.seat), **self.named(s, f)})

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        """What the question names besides the player."""
        return {}

    def help(self, s: Board, f: Frame) -> Message:
        return Message(self.guidance, self.told(s, f))

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        """What the help names: the numbers of the mat and what the table plays."""
        return {"rate": s.poleis[f.seat].mat.luxury_rate}

    # --- what was typed -------------------------------------------------------------------------

    def answers(self, s: Board, f: Frame) -> Answers:
        """What an answer can be made of."""
        return Answers(self.verbs, self.tiles(s, f))

    def tiles(self, s: Board, f: Frame) -> list[Tile]:
        """The tiles an answer can name."""
        return [s.rules.tiles[number] for number in s.offer]

    def hear(self, s: Board, f: Frame, text: str) -> str:
        heard = hear(self.answers(s, f), s.rules.tiles, text)
        if heard.unknown or heard.is_ambiguous():
            return " ".join(text.lower().split())
        return self.notation(s, f, heard.verb or self.verbs[0], heard)

    def notation(self, s: Board, f: Frame, verb: str, heard: Heard) -> str:
        """What was heard as an answer would be written."""
        return " ".join([verb, *heard.tile_words(), *heard.things, *map(str, heard.numbers)])

    def why_not(self, s: Board, f: Frame, text: str) -> Message | None:
        heard, form = hear(self.answers(s, f), s.rules.tiles, text), Message(self.form, {})
        if heard.unknown:
            return Message("peloponnes-refused-unknown", {"word": heard.unknown[0], "form": form})
        for typed, tiles in heard.tiles:
            if len(tiles) > 1:
                return Message("peloponnes-refused-ambiguous", {"word": typed, "tiles": either(tiles)})
        verb = heard.verb or self.verbs[0]
        if verb not in self.verbs:
            return Message("peloponnes-refused-verb", {"verb": heard.typed_verb, "form": form})
        reason = self.reason(s, f, heard, verb)
        return reason or Message("peloponnes-refused-form", {"text": text, "form": form})

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        """Why an answer that was understood is not possible."""
        return None

    # --- what follows ---------------------------------------------------------------------------

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        before, after = s.poleis[f.seat], self.outcome(s, f, move).poleis[f.seat]
        return what_is_left(before, after) + self.more(s, f, move, before, after) + new_score(before, after)

    def more(self, s: Board, f: Frame, move: int, before: Polis, after: Polis) -> list[Message]:
        """What follows besides the stocks and the score."""
        return []
