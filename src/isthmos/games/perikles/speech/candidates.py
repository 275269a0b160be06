"""3 · Nominating candidates."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.perikles.content import CITIES
from isthmos.games.perikles.names import SPACE_WORDS, army_id, city, city_word, seat_word
from isthmos.games.perikles.phases import candidates
from isthmos.games.perikles.phases.candidates import candidate_of, city_of, nomination
from isthmos.games.perikles.phases.influence import ALPHA, BETA
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech.base import PeriklesSpeech, do
from isthmos.games.perikles.speech.cities import election
from isthmos.games.perikles.state import NONE, Board

OBJECTIONS = {
    candidates.NO_SPACE: "perikles-no-space",
    candidates.NO_OWN_CUBE: "perikles-no-own-cube",
    candidates.NO_CUBE_OF_CANDIDATE: "perikles-no-cube-of-candidate",
    candidates.ALREADY_CANDIDATE: "perikles-no-already-candidate",
}


class NominateSpeech(PeriklesSpeech):
    kind = "nominate"
    phase = "candidates"
    sentence = "perikles-ask-nominate"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"nominate {city_word(s, city_of(move))} {seat_word(candidate_of(move))}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        number, space = city_of(move), self.space(s, move)
        return PeriklesAbout("nominate", city=army_id(s, number), seat=candidate_of(move), space=SPACE_WORDS[space])

    def space(self, s: Board, move: int) -> int:
        """PER-N3."""
        return ALPHA if s.alpha[city_of(move)] == NONE else BETA

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("nominate", city=city(s, city_of(move)), player=candidate_of(move))

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        space = Message("perikles-then-candidate", {"space": SPACE_WORDS[self.space(s, move)]})
        return [space, *election(self.outcome(s, f, move), city_of(move))]

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [nomination(number, seat) for number in range(CITIES) for seat in range(s.seats)]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-N2."""
        number, candidate = city_of(move), candidate_of(move)
        reason = candidates.objection(s, f.seat, number, candidate)
        if reason == candidates.LEGAL:
            return None
        return Message(OBJECTIONS[reason], {"city": city(s, number), "player": candidate})
