# compiled
"""2 · Taking influence tiles (PER-I1 to PER-I7)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, NOBODY, Decision, Frame, Phase, Work
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ANY_CITY, ASSASSIN, CANDIDATE, CITIES
from isthmos.games.perikles.phases.candidates import can_nominate
from isthmos.games.perikles.phases.special_tiles import play_influence_special, playable_in_influence_turn
from isthmos.games.perikles.questions import (
    AFTER_TILE,
    ASSASSINATE,
    FILL_DISPLAY,
    INFLUENCE_TURN,
    NOMINATE,
    PLACE_CUBE,
    TAKE_TILE,
)
from isthmos.games.perikles.state import NONE, Board

PASS: Final = 0
PLAY_SPECIAL: Final = 31
"""Beyond the numbers of the tiles."""

COLUMN: Final = 0
ALPHA: Final = 1
BETA: Final = 2
"""Where the cube of an assassin's victim stands."""


class TakingTiles(Phase[Board]):
    """PER-I1."""

    def begin(self, s: Board) -> None:
        s.taken = [()] * s.seats
        s.ask(INFLUENCE_TURN, NOBODY)


class InfluenceTurn(Work[Board]):
    """One turn of the phase, and those after it. frame.a: turns before it."""

    def do(self, s: Board, f: Frame) -> None:
        seat = (s.start + f.a) % s.seats
        is_last = f.a + 1 == s.seats * s.rules.tiles_taken
        if not is_last:
            s.ask(INFLUENCE_TURN, NOBODY, f.a + 1)
            s.ask(FILL_DISPLAY, CHANCE)  # PER-I7
        ask_for_tile(s, seat)


def ask_for_tile(s: Board, seat: int) -> None:
    """PER-H5: who may still hold an influence special is asked even about the only legal tile."""
    tiles = legal_tiles(s, seat)
    if len(tiles) == 1 and not s.has_unused_special(seat):
        take_tile(s, seat, tiles[0])
    else:
        s.ask(TAKE_TILE, seat)


class TakeTile(Decision[Board]):
    """Which tile of the display to take, or the special tile before it (PER-I8)."""

    always_asked = True

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.all_of(legal_tiles(s, f.seat))
        if playable_in_influence_turn(s, f.seat):
            legal.one(PLAY_SPECIAL)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == PLAY_SPECIAL:
            s.ask(TAKE_TILE, f.seat)
            play_influence_special(s, f.seat)
        else:
            take_tile(s, f.seat, move)


def legal_tiles(s: Board, seat: int) -> list[int]:
    """PER-I2: a colour the seat has not taken this round; all tiles when the display shows no such colour."""
    shown = sorted(set(s.display))
    tiles = s.rules.content.tiles
    owned = 0
    for tile in s.taken[seat]:
        owned |= 1 << tiles[tile].colour
    fresh = [tile for tile in shown if not owned >> tiles[tile].colour & 1]
    return fresh or shown


def take_tile(s: Board, seat: int, number: int) -> None:
    """PER-I3: cubes first, then the symbol."""
    display = list(s.display)
    display[display.index(number)] = NONE
    s.display = tuple(display)
    s.taken[seat] = (*s.taken[seat], number)
    s.note(facts.TILE_TAKEN, seat, number)
    if s.has_unused_special(seat):
        s.ask(AFTER_TILE, seat)
    tile = s.rules.content.tiles[number]
    if tile.colour == ANY_CITY:
        if s.supply[seat]:
            s.ask(PLACE_CUBE, seat)
        return
    s.place_cubes(seat, tile.colour, tile.shards)
    if tile.sort == CANDIDATE and can_nominate(s, seat):  # PER-I4
        s.ask(NOMINATE, seat)
    elif tile.sort == ASSASSIN:
        s.ask(ASSASSINATE, seat)


class PlaceCube(Decision[Board]):
    """Which city gets the cube of a brown tile (PER-I3)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.run(0, CITIES)

    def play(self, s: Board, f: Frame, move: int) -> None:
        s.place_cubes(f.seat, move, 1)


class AfterTile(Decision[Board]):
    """The special tile after the influence tile, or nothing (PER-I8, PER-H5)."""

    always_asked = True

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.one(PASS)
        if playable_in_influence_turn(s, f.seat):
            legal.one(PLAY_SPECIAL)

    def play(self, s: Board, f: Frame, move: int) -> None:
        if move == PLAY_SPECIAL:
            play_influence_special(s, f.seat)


def victim_move(city: int, space: int, owner: int) -> int:
    return (city * 3 + space) << 3 | owner


def victim_of(move: int) -> tuple[int, int, int]:
    """City, space and owner of the cube."""
    place = move >> 3
    return place // 3, place % 3, move & 7


class Assassinate(Decision[Board]):
    """Which cube is removed (PER-I5)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for city in range(CITIES):
            for owner in range(s.seats):
                if s.cubes[owner * CITIES + city]:
                    legal.one(victim_move(city, COLUMN, owner))
            if s.alpha[city] != NONE:
                legal.one(victim_move(city, ALPHA, s.alpha[city]))
            if s.beta[city] != NONE:
                legal.one(victim_move(city, BETA, s.beta[city]))

    def play(self, s: Board, f: Frame, move: int) -> None:
        city, space, owner = victim_of(move)
        s.note(facts.CUBE_REMOVED, f.seat, city, owner, space)
        if space == COLUMN:
            s.remove_cubes(owner, city, 1)
            return
        s.supply[owner] += 1
        if space == ALPHA:
            s.alpha[city] = s.beta[city]  # PER-I6
            if s.alpha[city] != NONE:
                s.note(facts.CANDIDATE_MOVED_UP, s.alpha[city], city)
        s.beta[city] = NONE
