# compiled
"""Set-up: start player, tiles, special tiles, the first cubes (PER-S1 to PER-S5)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, Decision, Frame, Phase
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import CITIES
from isthmos.games.perikles.questions import DEAL_SPECIAL, DRAW_START_PLAYER, PLACE_SETUP_CUBE
from isthmos.games.perikles.state import Board


class StartPlayer(Phase[Board]):
    """PER-S1."""

    def begin(self, s: Board) -> None:
        s.ask(DRAW_START_PLAYER, CHANCE)


class DrawStartPlayer(Decision[Board]):
    """Who is start player of the first round."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.run(0, s.seats)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.start = move
        s.note(facts.START_PLAYER, move)


class SpecialTiles(Phase[Board]):
    """PER-S3."""

    def begin(self, s: Board) -> None:
        for seat in reversed(range(s.seats)):
            s.ask(DEAL_SPECIAL, CHANCE, seat)


class DealSpecial(Decision[Board]):
    """Which special tile a seat is dealt. frame.a: the seat."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for special in s.undealt:
            legal.one(special)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.specials[f.a] = move
        s.undealt = tuple([special for special in s.undealt if special != move])
        s.note(facts.SPECIAL_DEALT, f.a, move)


class FirstCubes(Phase[Board]):
    """PER-S4: the same number in every city, then laps of one cube, always in the same direction (PER-S5)."""

    def begin(self, s: Board) -> None:
        content = s.rules.content
        for seat in range(s.seats):
            for city in range(CITIES):
                s.place_cubes(seat, city, content.start_cubes)
        for seat in reversed(s.from_seat(s.start) * content.extra_setup_cubes):
            s.ask(PLACE_SETUP_CUBE, seat)


class PlaceSetupCube(Decision[Board]):
    """Which city gets one of the first cubes."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.run(0, CITIES)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.place_cubes(f.seat, move, 1)
