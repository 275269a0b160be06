"""2 · Taking influence tiles: which one, its cube, its assassin, the special tile before and after it."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.speech import Window
from isthmos.core.state import Frame
from isthmos.games.perikles.content import ANY_CITY, ASSASSIN, CANDIDATE, CITIES
from isthmos.games.perikles.names import SPACE_WORDS, army_id, city, city_word, held_word, seat_word, tile
from isthmos.games.perikles.phases.candidates import can_nominate
from isthmos.games.perikles.phases.influence import ALPHA, COLUMN, PASS, PLAY_SPECIAL, victim_move, victim_of
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech.base import PeriklesSpeech, do
from isthmos.games.perikles.speech.cities import election, no_cube
from isthmos.games.perikles.speech.setup import PlaceSetupCubeSpeech
from isthmos.games.perikles.speech.special_tiles import about_held, no_special_for_influence, play_held
from isthmos.games.perikles.state import NONE, Board


class TakeTileSpeech(PeriklesSpeech):
    kind = "take-tile"
    phase = "influence"
    sentence = "perikles-ask-take"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return held_word(s, f.seat) if move == PLAY_SPECIAL else f"take {s.rules.content.tiles[move].word}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        if move == PLAY_SPECIAL:
            return about_held(s, f.seat)
        return PeriklesAbout("take", tile=s.rules.content.tiles[move].word)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return play_held(s, f.seat) if move == PLAY_SPECIAL else do("take", tile=tile(s, move))

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return [] if move == PLAY_SPECIAL else [*self.cubes(s, f, move), *self.symbol(s, f, move)]

    def cubes(self, s: Board, f: Frame, move: int) -> list[Message]:
        """PER-I3."""
        taken = s.rules.content.tiles[move]
        cubes = min(taken.shards, s.supply[f.seat])
        if taken.colour == ANY_CITY:
            return [Message("perikles-then-any-cube", {"cubes": cubes})]
        placed = Message("perikles-then-cubes", {"cubes": cubes, "city": city(s, taken.colour)})
        return [placed, *election(self.outcome(s, f, move), taken.colour)]

    def symbol(self, s: Board, f: Frame, move: int) -> list[Message]:
        """PER-I4, PER-I5."""
        sort = s.rules.content.tiles[move].sort
        if sort == ASSASSIN:
            return [Message("perikles-then-assassinate", {})]
        if sort != CANDIDATE:
            return []
        can = can_nominate(self.outcome(s, f, move), f.seat)
        return [Message("perikles-then-nominate" if can else "perikles-then-no-nomination", {})]

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        special = [PLAY_SPECIAL] if s.has_unused_special(f.seat) else []
        return sorted({*s.display} - {NONE}) + special

    def sayable(self, s: Board, f: Frame) -> list[int]:
        return [*range(len(s.rules.content.tiles)), *self.on_the_board(s, f)]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-I2."""
        if move == PLAY_SPECIAL:
            return no_special_for_influence(s, f.seat)
        name = "perikles-no-colour" if move in s.display else "perikles-no-on-display"
        return Message(name, {"tile": tile(s, move)})


class PlaceCubeSpeech(PlaceSetupCubeSpeech):
    """The cube of a brown tile; every city may have it."""

    kind = "place-cube"
    phase = "influence"
    sentence = "perikles-ask-place"

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return election(self.outcome(s, f, move), move)


class AfterTileSpeech(PeriklesSpeech):
    kind = "after-tile"
    phase = "influence"
    sentence = "perikles-ask-after-tile"

    def window(self, s: Board, f: Frame) -> Window:
        return Window(PASS, (f.seat,), ("after-tile",), "", False)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return held_word(s, f.seat) if move == PLAY_SPECIAL else "pass"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return about_held(s, f.seat) if move == PLAY_SPECIAL else PeriklesAbout("pass")

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return play_held(s, f.seat) if move == PLAY_SPECIAL else do("pass")

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [PLAY_SPECIAL]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        return no_special_for_influence(s, f.seat)


class AssassinateSpeech(PeriklesSpeech):
    kind = "assassinate"
    phase = "influence"
    sentence = "perikles-ask-assassinate"

    def write(self, s: Board, f: Frame, move: int) -> str:
        number, space, owner = victim_of(move)
        cube = seat_word(owner) if space == COLUMN else SPACE_WORDS[space]
        return f"remove {city_word(s, number)} {cube}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        number, space, owner = victim_of(move)
        return PeriklesAbout("remove", city=army_id(s, number), space=SPACE_WORDS[space], seat=owner)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        number, space, owner = victim_of(move)
        name = "remove-cube" if space == COLUMN else "remove-alpha" if space == ALPHA else "remove-beta"
        return do(name, city=city(s, number), player=owner)

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        """PER-I6."""
        number, space, _ = victim_of(move)
        if space == ALPHA and s.beta[number] != NONE:
            return [Message("perikles-then-moves-up", {"player": s.beta[number]})]
        return election(self.outcome(s, f, move), number)

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [victim_move(number, COLUMN, owner) for number in range(CITIES) for owner in range(s.seats)]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-I5: a cube that is not there."""
        number, _, owner = victim_of(move)
        return no_cube(s, number, owner)
