"""Set up any position of Perikles without knowing the engine: docs/howto/write_a_scenario.md.

`table("A", "B", "C")` opens a Scene. Say what matters; the rest stays empty. A method such as `battles()` then begins
the play at that phase and hands over a Game, which is played with notation and asked for what came of it.
Special tiles count as used unless they are named: then nobody is asked whether to play one.
"""

from __future__ import annotations

from typing import Self

from isthmos.core.state import NOBODY
from isthmos.core.title import Title
from isthmos.games.perikles import facts, questions
from isthmos.games.perikles.content import PERSIA, army_of
from isthmos.games.perikles.phases.armies import FirstWithArmies, Retrieving, SendingArmies
from isthmos.games.perikles.phases.battle import Battles
from isthmos.games.perikles.phases.candidates import Nominating
from isthmos.games.perikles.phases.election import Elections
from isthmos.games.perikles.phases.influence import TakingTiles
from isthmos.games.perikles.phases.round_end import RoundEnd
from isthmos.games.perikles.state import NONE, Board
from isthmos.games.perikles.title import TITLE, rulebook, shipped_content
from isthmos.testkit.checks import ScenarioError, check_amount, is_whole
from isthmos.testkit.perikles.game import Game
from isthmos.testkit.perikles.layout import Layout
from isthmos.testkit.perikles.names import (
    army_named,
    army_word,
    city_named,
    counter_named,
    location_named,
    side_named,
    special_named,
    tile_named,
)
from isthmos.testkit.perikles.wishes import Wishes
from isthmos.testkit.scene import AnyScene, place_of
from isthmos.testkit.stopping import Step


def table(*players: str) -> Scene:
    """A table for three to five players, clockwise."""
    return Scene(players)


class Scene(AnyScene[Game]):
    """A position of Perikles being set up."""

    title: Title = TITLE
    game = Game
    steps: dict[str, Step] = {  # noqa: RUF012
        "influence": TakingTiles,
        "nominating": Nominating,
        "elections": Elections,
        "armies": FirstWithArmies,
        "retrieving": Retrieving,
        "sending": SendingArmies,
        "battles": Battles,
        "round_end": RoundEnd,
    }

    def __init__(self, players: tuple[str, ...]) -> None:
        super().__init__(players)
        self._content = shipped_content()
        self._wishes = Wishes(players)

    # --- the table ------------------------------------------------------------------------------

    def round(self, number: int) -> Self:
        """The round; without it, the first in which so many locations can have been won."""
        if not is_whole(number, 1, self._content.rounds):
            raise ScenarioError(f"there is no round {number!r}: rounds go from 1 to {self._content.rounds}")
        self._wishes.round = number
        return self

    def start(self, player: str) -> Self:
        """The start player of phases 2 and 3; without it, the first of the table."""
        self._wishes.start = self._seat(player)
        return self

    def first(self, player: str) -> Self:
        """Who begins with the armies; without it, the first of the table."""
        self._wishes.first = self._seat(player)
        return self

    # --- cities ---------------------------------------------------------------------------------

    def cubes(self, city: str, /, **players: int) -> Self:
        """Column cubes: `cubes("thebes", A=3, B=1)`."""
        for player, cubes in self._amounts("cubes", None, players).items():
            self._wishes.cubes[self._seat(player), self._city(city)] = cubes
        return self

    def candidates(self, city: str, alpha: str, beta: str | None = None) -> Self:
        """Candidate cubes, which are not among the column cubes."""
        if alpha == beta:
            raise ScenarioError(f"{alpha} cannot be both candidates of {city}: the second one is somebody else")
        self._wishes.candidates[self._city(city)] = (self._seat(alpha), NONE if beta is None else self._seat(beta))
        return self

    def leaders(self, **cities: str) -> Self:
        """Who leads what: `leaders(athens="A", sparta="B")`. Who leads nothing is a Persian leader."""
        for city, player in cities.items():
            self._wishes.leaders[self._city(city)] = self._seat(player)
        return self

    def last_leader_of_athens(self, player: str) -> Self:
        """Who becomes start player of the next round; without it, who leads Athens now."""
        self._wishes.last_leader_of_athens = self._seat(player)
        return self

    def statues(self, player: str, /, **cities: int) -> Self:
        for city, number in cities.items():
            check_amount(self._known(player), number, "statues")
            self._wishes.statues[self._seat(player), self._city(city)] = number
        return self

    def defeats(self, **cities: int) -> Self:
        for name, number in cities.items():
            city = self._city(name)
            owned = sum(location.owner == city for location in self._content.locations)
            most = max(owned, len(self._content.cities[city].boxes))
            if not is_whole(number, 0, most):
                raise ScenarioError(f"{name} cannot have {number!r} defeats: it goes from 0 to {most}")
            self._wishes.defeats[city] = number
        return self

    # --- tiles ----------------------------------------------------------------------------------

    def display(self, *tiles: str) -> Self:
        """Influence tiles on show; the other spaces are filled with what is left."""
        self._wishes.display = [tile_named(self._content, name) for name in tiles]
        return self

    def taken(self, player: str, *tiles: str) -> Self:
        """Influence tiles in front of a player."""
        row = self._wishes.taken.setdefault(self._seat(player), [])
        row += [tile_named(self._content, name) for name in tiles]
        return self

    def turns(self, player: str, two: int = 0, one: int = 0) -> Self:
        """As many tiles with two shards and with one in front of a player, whatever their colour."""
        for number in (two, one):
            check_amount(player, number, "tiles")
        self._wishes.turns.setdefault(self._seat(player), []).extend([True] * two + [False] * one)
        return self

    def locations(self, *names: str) -> Self:
        """The locations of this round from top to bottom; the other spaces are filled with what is left."""
        self._wishes.locations = [location_named(self._content, name) for name in names]
        return self

    def won(self, player: str, *locations: str) -> Self:
        self._wishes.won[self._seat(player)] = [location_named(self._content, name) for name in locations]
        return self

    def special(self, player: str, name: str) -> Self:
        """The unused special tile of a player."""
        seat, special = self._seat(player), special_named(self._content, name)
        if any(other != seat and same == special for other, same in self._wishes.specials.items()):
            raise ScenarioError(f"two players have {name}: there is one special tile of each kind")
        self._wishes.specials[seat] = special
        return self

    # --- armies ---------------------------------------------------------------------------------

    def war(self, one: str, *others: str) -> Self:
        """Armies that one army is at war with, beside those that `sent` counters make so."""
        return self._relate(one, others, facts.WAR)

    def allied(self, one: str, *others: str) -> Self:
        """Armies that one army is allied with, beside those that `sent` counters make so."""
        return self._relate(one, others, facts.ALLIED)

    def permits(self, location: str, *armies: str) -> Self:
        """Armies that the leader of the owner has let defend a location."""
        number = location_named(self._content, location)
        self._wishes.permits += [(number, army_named(self._content, name)) for name in armies]
        return self

    def sent(self, player: str, location: str, side: str, *counters: str) -> Self:
        """Counters that a player has sent; who is named first on a side is main attacker or main defender."""
        seat, number, on = self._seat(player), location_named(self._content, location), side_named(side)
        self._wishes.sent += [(seat, counter_named(self._content, name), number, on) for name in counters]
        return self

    def taken_away(self, location: str, side: str) -> Self:
        """All counters of a side are gone again, as after Slave Revolt; roles and relations remain."""
        self._wishes.taken_away.append((location_named(self._content, location), side_named(side)))
        return self

    def lost(self, *counters: str) -> Self:
        for name in counters:
            number = counter_named(self._content, name)
            if army_of(number) == PERSIA:
                raise ScenarioError("Persian counters are never lost: name counters of a city")
            self._wishes.lost.append(number)
        return self

    # --- where the play begins ------------------------------------------------------------------

    def setup(self) -> Game:
        """Begin before anything is dealt. Only options count."""
        return self._begin(self._first_board())

    def influence(self) -> Game:
        """Begin phase 2; who has taken tiles already goes on with the next turn."""
        board = self._laid_out("influence")
        board.step += 1
        board.ask(questions.INFLUENCE_TURN, NOBODY, sum(map(len, board.taken)))
        return self._begin(board)

    def nominating(self) -> Game:
        """Begin phase 3."""
        return self._begin(self._laid_out("nominating"))

    def elections(self) -> Game:
        """Begin phase 4."""
        return self._begin(self._laid_out("elections"))

    def armies(self) -> Game:
        """Begin phase 5: the leader of Sparta chooses who begins."""
        return self._begin(self._laid_out("armies"))

    def retrieving(self) -> Game:
        """Begin phase 5 where lost counters come back."""
        return self._begin(self._laid_out("retrieving"))

    def sending(self) -> Game:
        """Begin phase 5 where the first tile is used; name tiles with `turns` or `taken`."""
        return self._begin(self._laid_out("sending"))

    def battles(self) -> Game:
        """Begin phase 6."""
        return self._begin(self._laid_out("battles"))

    def round_end(self) -> Game:
        """Begin phase 7."""
        return self._begin(self._laid_out("round_end"))

    def scoring(self) -> Game:
        """The game is over: nothing happens any more, and the scores count."""
        board = self._laid_out("round_end")
        board.chapter, board.step = len(board.book.chapters), 0
        return self._begin(board)

    # --- putting it together --------------------------------------------------------------------

    def _city(self, name: str) -> int:
        return city_named(self._content, name)

    def _relate(self, one: str, others: tuple[str, ...], relation: int) -> Self:
        army = army_named(self._content, one)
        for name in others:
            other = army_named(self._content, name)
            pair = min(army, other), max(army, other)
            if army == other:
                raise ScenarioError(f"{one} has no relation to itself: name two armies")
            if self._wishes.relations.get(pair, relation) != relation:
                names = " and ".join(army_word(self._content, each) for each in pair)
                raise ScenarioError(f"{names} are at war and allied: it is one or the other")
            self._wishes.relations[pair] = relation
        return self

    def _first_board(self) -> Board:
        board = Board(rulebook(len(self._players), self._options))
        self._write_stops(board.book)
        return board

    def _laid_out(self, phase: str) -> Board:
        """The position with this phase to come next."""
        board = self._first_board()
        board.step = place_of(board.rules.round, self.steps[phase])
        Layout(self._wishes, board, phase).lay()
        return board
