# compiled
"""The special tiles of the influence turn: Perikles, Alkibiades, Plague (PER-I8 to PER-I11)."""

from __future__ import annotations

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ALKIBIADES, ATHENS, CITIES, PERIKLES, PLAGUE
from isthmos.games.perikles.questions import CHOOSE_DESTINATION, CHOOSE_PLAGUE_CITY, MOVE_CUBE
from isthmos.games.perikles.state import NONE, Board


def use_special(s: Board, seat: int) -> int:
    """PER-C4: a tile works once; played, it is public (PER-H1). Which one it is."""
    s.used |= 1 << seat
    s.note(facts.SPECIAL_PLAYED, seat, s.specials[seat])
    return s.specials[seat]


def playable_in_influence_turn(s: Board, seat: int) -> bool:
    """PER-I8."""
    if not s.has_unused_special(seat):
        return False
    special = s.specials[seat]
    if special == PERIKLES:
        return s.supply[seat] > 0
    if special == ALKIBIADES:
        return sum(s.cubes) >= s.rules.content.alkibiades_cubes
    return special == PLAGUE


def play_influence_special(s: Board, seat: int) -> None:
    special = use_special(s, seat)
    content = s.rules.content
    if special == PERIKLES:
        s.place_cubes(seat, ATHENS, content.perikles_cubes)  # PER-I9
    elif special == ALKIBIADES:
        s.ask(MOVE_CUBE, seat, content.alkibiades_cubes, NONE)
    else:
        s.ask(CHOOSE_PLAGUE_CITY, seat)


def cube_at(city: int, owner: int) -> int:
    """A column cube as a move."""
    return city << 3 | owner


def city_of_cube(cube: int) -> int:
    return cube >> 3


def owner_of_cube(cube: int) -> int:
    return cube & 7


class MoveCube(Decision[Board]):
    """Alkibiades: which cube is moved (PER-I10). frame.a: cubes left; frame.b: where the first one stands now."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for city in range(CITIES):
            for owner in range(s.seats):
                if s.cubes[owner * CITIES + city] and self.is_free(s, f, city, owner):
                    legal.one(cube_at(city, owner))

    def is_free(self, s: Board, f: Frame, city: int, owner: int) -> bool:
        """The second cube leaves another city than the target, and is not the first one again."""
        if f.b == NONE:
            return True
        if s.rules.options.alkibiades_destinations == 1:
            return city != city_of_cube(f.b)
        return cube_at(city, owner) != f.b or s.column_cubes(owner, city) > 1

    def play(self, s: Board, f: Frame, move: int) -> None:
        if f.b != NONE and s.rules.options.alkibiades_destinations == 1:
            move_cube(s, f.seat, move, city_of_cube(f.b))
        else:
            s.ask(CHOOSE_DESTINATION, f.seat, move, f.a)


class ChooseDestination(Decision[Board]):
    """Alkibiades: where a cube goes. frame.a: the cube; frame.b: cubes left, this one among them."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        for city in range(CITIES):
            if city != city_of_cube(f.a) and self.leaves_enough(s, f, city):
                legal.one(city)

    def leaves_enough(self, s: Board, f: Frame, city: int) -> bool:
        """With one target city the next cube must come from outside it."""
        if f.b == 1 or s.rules.options.alkibiades_destinations > 1:
            return True
        outside = sum(s.cubes) - sum([s.column_cubes(owner, city) for owner in range(s.seats)])
        return outside >= f.b

    def play(self, s: Board, f: Frame, move: int) -> None:
        move_cube(s, f.seat, f.a, move)
        if f.b > 1:
            s.ask(MOVE_CUBE, f.seat, f.b - 1, cube_at(move, owner_of_cube(f.a)))


def move_cube(s: Board, seat: int, cube: int, target: int) -> None:
    source, owner = city_of_cube(cube), owner_of_cube(cube)
    s.cubes[owner * CITIES + source] -= 1
    s.cubes[owner * CITIES + target] += 1
    s.note(facts.CUBE_MOVED, seat, owner, source, target)


class ChoosePlagueCity(Decision[Board]):
    """Plague: which city it strikes (PER-I11)."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        legal.run(0, CITIES)

    def play(self, s: Board, f: Frame, move: int) -> None:
        for seat in range(s.seats):
            cubes = s.column_cubes(seat, move)
            if s.rules.options.plague_counts_candidates:
                cubes += seat in (s.alpha[move], s.beta[move])
            s.remove_cubes(seat, move, cubes // 2)
            s.note(facts.PLAGUE_STRUCK, seat, move, cubes // 2)
