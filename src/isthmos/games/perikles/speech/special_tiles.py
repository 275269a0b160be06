"""The special tiles: playing the one that is held, and Alkibiades and Plague in the influence turn."""

from __future__ import annotations

from isthmos.core.message import Arg, Consequence, Message
from isthmos.core.state import Frame
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ALKIBIADES, CITIES, PERIKLES
from isthmos.games.perikles.names import army_id, city, city_word, player, seat_word, special, special_id
from isthmos.games.perikles.phases.special_tiles import city_of_cube, cube_at, owner_of_cube
from isthmos.games.perikles.shapes import PeriklesAbout, Question
from isthmos.games.perikles.speech.base import PeriklesSpeech, do
from isthmos.games.perikles.speech.cities import EVERY_CITY, about_city, election, no_cube
from isthmos.games.perikles.state import NONE, Board

# --- the tile that is held ------------------------------------------------------------------------


def about_held(s: Board, seat: int, side: str = "") -> PeriklesAbout:
    return PeriklesAbout("play", special=special_id(s, seat), side=side)


def play_held(s: Board, seat: int) -> Message:
    return do("play", special=special(s, s.specials[seat]))


def no_special_now(s: Board, seat: int) -> Message:
    """PER-C4: it is for another moment."""
    held = s.rules.content.specials[s.specials[seat]]
    return Message("perikles-no-moment", {"special": held.name, "moment": held.moment})


def no_special_for_influence(s: Board, seat: int) -> Message:
    """PER-I8 to PER-I10: why the tile of a seat cannot be played in its turn of this phase."""
    held = s.specials[seat]
    if held == PERIKLES:
        return Message("perikles-no-cube-in-supply", {})
    if held == ALKIBIADES:
        return Message("perikles-no-cubes-to-move", {"cubes": s.rules.content.alkibiades_cubes})
    return no_special_now(s, seat)


# --- Alkibiades and Plague ------------------------------------------------------------------------


def has_one_target(s: Board) -> bool:
    """PER-I10: whether both cubes go to one city."""
    return s.rules.options.alkibiades_destinations == 1


class MoveCubeSpeech(PeriklesSpeech):
    """Alkibiades: which cube is moved. frame.a: cubes left; frame.b: where the first one stands now."""

    kind = "move-cube"
    phase = "influence"
    sentence = "perikles-ask-move-cube"

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"left": f.a}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        if not has_one_target(s):
            return {"targets": "each", "city": ""}
        return {"targets": "new", "city": ""} if f.b == NONE else {"targets": "set", "city": city(s, city_of_cube(f.b))}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"move {city_word(s, city_of_cube(move))} {seat_word(owner_of_cube(move))}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return PeriklesAbout("move", city=army_id(s, city_of_cube(move)), seat=owner_of_cube(move), space="column")

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("move-cube", city=city(s, city_of_cube(move)), player=owner_of_cube(move))

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        """With one target the second cube goes there at once."""
        if f.b == NONE or not has_one_target(s):
            return []
        target = city_of_cube(f.b)
        moved = Message("perikles-then-goes-to", {"city": city(s, target)})
        return [moved, *election(self.outcome(s, f, move), target)]

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [cube_at(number, owner) for number in range(CITIES) for owner in range(s.seats)]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-I10."""
        number, owner = city_of_cube(move), owner_of_cube(move)
        if not s.column_cubes(owner, number):
            return no_cube(s, number, owner)
        if has_one_target(s):
            return Message("perikles-no-cube-of-target", {"city": city(s, number)})
        return Message("perikles-no-same-cube", {"city": city(s, number), "player": owner})


class ChooseDestinationSpeech(PeriklesSpeech):
    """Alkibiades: where a cube goes. frame.a: the cube; frame.b: cubes left, this one among them."""

    kind = "choose-destination"
    phase = "influence"
    sentence = "perikles-ask-destination"

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"city": city(s, city_of_cube(f.a)), "owner": player(owner_of_cube(f.a))}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"targets": "both" if f.b > 1 and has_one_target(s) else "one"}

    def shown(self, s: Board, f: Frame, viewer: int) -> Question:
        city = army_id(s, city_of_cube(f.a))
        return Question(seat=f.seat, kind=self.kind, city=city, type="", strength=0, location="")

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"to {city_word(s, move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        source, owner = army_id(s, city_of_cube(f.a)), owner_of_cube(f.a)
        return PeriklesAbout("to", city=army_id(s, move), source=source, seat=owner)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("destination", city=city(s, move))

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return election(self.outcome(s, f, move), move)

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return EVERY_CITY

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-I10."""
        name = "perikles-no-same-city" if move == city_of_cube(f.a) else "perikles-no-other-cubes"
        return Message(name, {"city": city(s, move)})


class ChoosePlagueCitySpeech(PeriklesSpeech):
    """Plague: it may strike every city."""

    kind = "choose-plague-city"
    phase = "influence"
    sentence = "perikles-ask-plague"

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"candidates": "count" if s.rules.options.plague_counts_candidates else "out"}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"strike {city_word(s, move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return about_city(s, "strike", move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("plague", city=city(s, move))

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return [
            Consequence("perikles-then-plague", {"player": row[1], "cubes": row[3]}, "bad" if row[1] == f.seat else "")
            for row in self.outcome(s, f, move).facts or []
            if row[0] == facts.PLAGUE_STRUCK and row[3]
        ]
