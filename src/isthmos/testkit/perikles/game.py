"""A position of Perikles in play."""

from __future__ import annotations

from typing import Self

from isthmos.core.title import Title
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ARMIES, CITIES, army_of
from isthmos.games.perikles.scoring import standing
from isthmos.games.perikles.state import NONE, Board, field, unit_of
from isthmos.games.perikles.title import TITLE
from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.perikles.names import (
    army_named,
    army_word,
    counter_word,
    location_named,
    location_word,
    side_named,
    unit_word,
    word,
)
from isthmos.testkit.played import Played


class Game(Played[Board]):
    """A position of Perikles in play."""

    title: Title = TITLE

    # --- playing --------------------------------------------------------------------------------

    def dice(self, *throws: str) -> Self:
        """Totals of both sides, the attack first: `dice("9/6", "7/11")`."""
        for throw in throws:
            for total in totals(throw):
                low = max(1, total - 6)
                self.chance(f"dice {low} {total - low}")
        return self

    # --- asking ---------------------------------------------------------------------------------

    def cubes(self, city: str) -> dict[str, int]:
        """Column cubes by player; nothing for those who have none."""
        number = self._army(city)
        cubes = {player: self.board.column_cubes(seat, number) for seat, player in enumerate(self._players)}
        return {player: count for player, count in cubes.items() if count}

    def supply(self, player: str) -> int:
        return self.board.supply[self.seat(player)]

    def candidates(self, city: str) -> tuple[str | None, str | None]:
        """Who stands on alpha and on beta."""
        number = self._army(city)
        return self._player(self.board.alpha[number]), self._player(self.board.beta[number])

    def leader(self, city: str) -> str | None:
        return self._player(self.board.leaders[self._army(city)])

    def last_leader_of_athens(self) -> str | None:
        return self._player(self.board.athens_leader)

    def start(self) -> str:
        """The start player of phases 2 and 3."""
        return self._players[self.board.start]

    def round(self) -> int:
        return self.board.round

    def persians(self) -> list[str]:
        return [self._players[seat] for seat in self.board.persians]

    def statues(self, player: str) -> dict[str, int]:
        seat = self.seat(player)
        counts = {
            army_word(self.board.rules.content, city): self.board.statues[seat * CITIES + city]
            for city in range(CITIES)
        }
        return {city: count for city, count in counts.items() if count}

    def defeats(self, city: str) -> int:
        return self.board.defeats[self._army(city)]

    def won(self, player: str) -> list[str]:
        return [location_word(self.board.rules.content, number) for number in self.board.won[self.seat(player)]]

    def display(self) -> list[str]:
        tiles = self.board.rules.content.tiles
        return [tiles[number].word for number in self.board.display if number != NONE]

    def taken(self, player: str) -> list[str]:
        tiles = self.board.rules.content.tiles
        return [tiles[number].word for number in self.board.taken[self.seat(player)]]

    def at(self, location: str, side: str) -> list[str]:
        """The counters on one side of a location, in the order they were sent."""
        return [self._counter(unit_of(one)) for one in self.board.forces[self._field(location, side)]]

    def main(self, location: str, side: str) -> str | None:
        """The main attacker or the main defender."""
        return self._player(self.board.mains[self._field(location, side)])

    def relation(self, one: str, other: str) -> str:
        """war, allied or neutral."""
        bit = 1 << self._army(other)
        if self.board.enemies[self._army(one)] & bit:
            return "war"
        return "allied" if self.board.allies[self._army(one)] & bit else "neutral"

    def permits(self, location: str) -> list[str]:
        """The armies that the leader of the owner has let defend there."""
        armies = self.board.permits[self._slot(location)]
        return [army_word(self.board.rules.content, army) for army in range(ARMIES) if armies >> army & 1]

    def locations(self) -> list[str]:
        """Those of this round, from top to bottom."""
        return [location_word(self.board.rules.content, number) for number in self.board.locations]

    def lost(self) -> list[str]:
        return [self._counter(number) for number in sorted(self.board.lost)]

    def frozen(self) -> list[str]:
        return [self._counter(number) for number in sorted(self.board.frozen)]

    def home(self, city: str) -> list[str]:
        """Counters at a city or in hand, and those that are home again, weakest first."""
        number = self._army(city)
        units = [one for one, count in enumerate(self.board.home) for _ in range(count)] + [*self.board.back]
        return [unit_word(one) for one in sorted(units) if army_of(one) == number]

    def tokens(self) -> tuple[int, int]:
        return self.board.tokens

    def column(self) -> str:
        """The column of the combat in progress, or "" before it is known."""
        column = self.board.column
        return "" if column == NONE else self.board.rules.content.columns[column].id

    def strengths(self) -> list[tuple[int, int]]:
        """Attack and defence of every contested combat so far."""
        return [(row[3], row[4]) for row in self.facts(facts.COLUMN_FOUND)]

    # --- understanding what was meant -----------------------------------------------------------

    def _player(self, seat: int) -> str | None:
        return None if seat == NONE else self._players[seat]

    def _army(self, name: str) -> int:
        return army_named(self.board.rules.content, name)

    def _slot(self, location: str) -> int:
        number = location_named(self.board.rules.content, location)
        if number not in self.board.locations:
            raise ScenarioError(f"'{location}' is no location of this round; there are {', '.join(self.locations())}")
        return self.board.locations.index(number)

    def _field(self, location: str, side: str) -> int:
        return field(self._slot(location), side_named(side))

    def _counter(self, number: int) -> str:
        return counter_word(self.board.rules.content, number)

    def _standing(self, seat: int) -> tuple[int, ...]:
        return standing(self.board, seat)

    def _makes_sense(self, answer: str) -> None:
        if self.board.top is None:
            raise ScenarioError("the game is over: nobody is asked anything")
        known = known_words(self.board)
        for one in TITLE.normal(self.board, answer).split():
            if one not in known:
                raise ScenarioError(f"'{answer}' names '{one}', which moves do not know")


def totals(throw: str) -> list[int]:
    """What two dice of each side show together."""
    parts = throw.split("/")
    if len(parts) != 2 or not all(part.isdigit() and 2 <= int(part) <= 12 for part in parts):
        raise ScenarioError(f"'{throw}' is no throw; '9/6' is 9 for the attack and 6 for the defence, of 2 to 12")
    return [int(part) for part in parts]


def known_words(s: Board) -> set[str]:
    """Every word that can stand in a move."""
    content = s.rules.content
    verbs = "take place nominate remove move to strike first retrieve send attack defend defence pay stop revolt play"
    things = "pass yes no hand alpha beta any double candidate assassin column lose hoplite trireme"
    counters = [f"{kind}{strength}" for kind in "ht" for strength in range(1, 5)]
    seats = [f"p{seat + 1}" for seat in range(s.seats)]
    ids = [army.id for army in content.armies] + [location.id for location in content.locations]
    named = [word(ident) for ident in [*ids, *[special.id for special in content.specials]]]
    return {*verbs.split(), *things.split(), *counters, *seats, *named, *[column.id for column in content.columns]}
