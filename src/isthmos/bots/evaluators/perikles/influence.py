"""Cubes, influence tiles, candidates, assassins, and the special tiles among them (PER-I1 to PER-I11, PER-N1)."""

from __future__ import annotations

from isthmos.bots.evaluators.perikles.cities import Cities
from isthmos.bots.evaluators.perikles.weights import KEEP_FOR_LAST_TURN, KEEP_FOR_LATER, SECOND_MOVE
from isthmos.core.state import Frame
from isthmos.games.perikles.content import ALKIBIADES, ANY_CITY, ASSASSIN, ATHENS, CANDIDATE, CITIES, PERIKLES
from isthmos.games.perikles.phases.candidates import LEGAL, candidate_of, city_of, nomination, objection
from isthmos.games.perikles.phases.influence import ALPHA, COLUMN, PASS, PLAY_SPECIAL, victim_of
from isthmos.games.perikles.phases.special_tiles import city_of_cube, cube_at, owner_of_cube
from isthmos.games.perikles.questions import (
    AFTER_TILE,
    ASSASSINATE,
    CHOOSE_DESTINATION,
    CHOOSE_PLAGUE_CITY,
    MOVE_CUBE,
    NOMINATE,
    PLACE_CUBE,
    PLACE_SETUP_CUBE,
    TAKE_TILE,
)
from isthmos.games.perikles.state import NONE, Board

NEVER = -1000.0

KINDS = {
    PLACE_SETUP_CUBE,
    TAKE_TILE,
    PLACE_CUBE,
    NOMINATE,
    ASSASSINATE,
    AFTER_TILE,
    MOVE_CUBE,
    CHOOSE_DESTINATION,
    CHOOSE_PLAGUE_CITY,
}


class Influence:
    """The answers of one seat, judged by what they change in the cities."""

    def __init__(self, s: Board, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.cities = Cities(s, seat)

    def value(self, f: Frame, move: int) -> float:
        kind = f.kind
        if kind in (PLACE_SETUP_CUBE, PLACE_CUBE):
            return self.cities.gain_of_cubes(move, self.seat, 1)
        if kind == TAKE_TILE:
            return NEVER if move == PLAY_SPECIAL else self.tile(move)
        if kind == NOMINATE:
            return self.cities.gain_of_nomination(city_of(move), candidate_of(move))
        if kind == ASSASSINATE:
            return self.victim(move)
        if kind == AFTER_TILE:
            return 0.0 if move == PASS else self.special() - self.price_of_special()
        if kind == MOVE_CUBE:
            return self.moving(move, f.b)
        if kind == CHOOSE_DESTINATION:
            return self.cities.gain_of_cubes(move, owner_of_cube(f.a), 1)
        assert kind == CHOOSE_PLAGUE_CITY
        return self.plague(move)

    # --- tiles ----------------------------------------------------------------------------------

    def tile(self, number: int) -> float:
        """PER-I3: cubes, then the symbol."""
        tile = self.s.rules.content.tiles[number]
        cubes = min(tile.shards, self.s.supply[self.seat])
        if tile.colour == ANY_CITY:
            return max([self.cities.gain_of_cubes(city, self.seat, cubes) for city in range(CITIES)])
        gain = self.cities.gain_of_cubes(tile.colour, self.seat, cubes)
        if tile.sort == CANDIDATE:
            gain += self.best_nomination()
        elif tile.sort == ASSASSIN:
            gain += max([self.victim(move) for move in victims(self.s)])
        return gain

    def best_nomination(self) -> float:
        """Compulsory, where there is one (PER-I4)."""
        moves = nominations(self.s, self.seat)
        return max([self.cities.gain_of_nomination(city_of(move), candidate_of(move)) for move in moves], default=0.0)

    def victim(self, move: int) -> float:
        city, space, owner = victim_of(move)
        if space == COLUMN:
            return self.cities.gain_of_cubes(city, owner, -1)
        return self.cities.gain_of_dismissal(city, space == ALPHA)

    # --- special tiles ----------------------------------------------------------------------------

    def special(self) -> float:
        """What the own special tile gains now."""
        held, content = self.s.specials[self.seat], self.s.rules.content
        if held == PERIKLES:
            cubes = min(content.perikles_cubes, self.s.supply[self.seat])
            return self.cities.gain_of_cubes(ATHENS, self.seat, cubes)
        if held == ALKIBIADES:
            seats = range(self.s.seats)
            standing = [cube_at(city, o) for city in range(CITIES) for o in seats if self.s.column_cubes(o, city)]
            return (1.0 + SECOND_MOVE) * max([self.moving(cube, NONE) for cube in standing])
        return max([self.plague(city) for city in range(CITIES)])

    def price_of_special(self) -> float:
        """It can be played only once, and later is often better."""
        s = self.s
        price = KEEP_FOR_LATER if s.round < s.rules.content.rounds else 0.0
        is_last_tile = len(s.taken[self.seat]) == s.rules.tiles_taken
        return price if is_last_tile else price + KEEP_FOR_LAST_TURN

    def moving(self, cube: int, first: int) -> float:
        """Alkibiades: away from here, to the best city, or to that of the first cube (PER-I10)."""
        source, owner = city_of_cube(cube), owner_of_cube(cube)
        gone = self.cities.gain_of_cubes(source, owner, -1)
        targets = [city for city in range(CITIES) if city != source]
        if first != NONE and self.s.rules.options.alkibiades_destinations == 1:
            targets = [city_of_cube(first)]
        return gone + max([self.cities.gain_of_cubes(city, owner, 1) for city in targets])

    def plague(self, city: int) -> float:
        """PER-I11: half of everybody's cubes, rounded down."""
        cities = self.cities
        columns = [cubes - cubes // 2 for cubes in cities.columns(city)]
        return cities.value(city, columns, self.s.alpha[city], self.s.beta[city]) - cities.now[city]


def nominations(s: Board, seat: int) -> list[int]:
    return [
        nomination(city, candidate)
        for city in range(CITIES)
        for candidate in range(s.seats)
        if objection(s, seat, city, candidate) == LEGAL
    ]


def victims(s: Board) -> list[int]:
    """Every cube an assassin could remove."""
    return s.book.decisions[ASSASSINATE].moves(s, Frame(ASSASSINATE, 0, 0, 0, None))
