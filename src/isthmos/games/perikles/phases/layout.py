# compiled
"""1 · Laying out tiles (PER-S2, PER-L1 to PER-L3)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, Decision, Frame, Phase
from isthmos.games.perikles import facts
from isthmos.games.perikles.questions import FILL_DISPLAY, TURN_UP_LOCATION
from isthmos.games.perikles.state import NONE, Board


class InfluenceTiles(Phase[Board]):
    """PER-L2: all influence tiles go back to the bag, ten are shown. In round 1 they lie there already."""

    def begin(self, s: Board) -> None:
        if s.display:
            return
        content = s.rules.content
        s.pile = tuple([tile.count for tile in content.tiles])
        s.display = (NONE,) * content.display_size
        s.ask(FILL_DISPLAY, CHANCE)


class FillDisplay(Decision[Board]):
    """Which influence tile comes on the first empty space."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.by_pieces(list(s.pile))

    def play(self, s: Board, f: Frame, move: int) -> None:
        pile, display = list(s.pile), list(s.display)
        pile[move] -= 1
        display[display.index(NONE)] = move
        s.pile, s.display = tuple(pile), tuple(display)
        s.note(facts.TILE_SHOWN, NONE, move)
        if NONE in s.display:
            s.ask(FILL_DISPLAY, CHANCE)


class Locations(Phase[Board]):
    """PER-L1: seven new locations, from top to bottom. In round 1 they lie there already."""

    def begin(self, s: Board) -> None:
        if not s.locations:
            s.ask(TURN_UP_LOCATION, CHANCE)


class TurnUpLocation(Decision[Board]):
    """Which location comes next."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for location in s.unseen:
            legal.one(location)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.locations = (*s.locations, move)
        s.unseen = tuple([location for location in s.unseen if location != move])
        s.note(facts.LOCATION_SHOWN, NONE, move)
        if len(s.locations) < s.rules.content.locations_per_round:
            s.ask(TURN_UP_LOCATION, CHANCE)


class RoundStart(Phase[Board]):
    """Which round it is, and who is start player now (PER-L3)."""

    def begin(self, s: Board) -> None:
        s.round += 1
        s.note(facts.ROUND_BEGAN, NONE, s.round)
        if s.athens_leader != NONE:
            s.start = s.athens_leader
            s.note(facts.START_PLAYER, s.start)
