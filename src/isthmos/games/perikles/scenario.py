"""Set up any position, play from it and assert on it, without knowing the engine.

`table("A", "B", "C")` opens a Scene. Say what matters; the rest stays empty. A method such as `battles()` then begins
the play at that phase and hands over a Game, which is played with notation and asked for what came of it.
Special tiles count as used unless they are named: then nobody is asked whether to play one.
"""

from __future__ import annotations

from collections.abc import Iterable

from isthmos.core.scenario import Played, ScenarioError
from isthmos.core.state import NOBODY, Phase
from isthmos.games.perikles import facts, questions
from isthmos.games.perikles.content import ATTACK, CITIES, DEFENCE, DOUBLE, Content, army_of, unit
from isthmos.games.perikles.notation import city_word, unit_word, word
from isthmos.games.perikles.phases.armies import FirstWithArmies, Retrieving, SendingArmies
from isthmos.games.perikles.phases.battle import Battles
from isthmos.games.perikles.phases.candidates import Nominating
from isthmos.games.perikles.phases.election import Elections
from isthmos.games.perikles.phases.influence import TakingTiles
from isthmos.games.perikles.phases.placing import place
from isthmos.games.perikles.phases.round_end import RoundEnd
from isthmos.games.perikles.state import NONE, Board, field, unit_of
from isthmos.games.perikles.title import TITLE, rulebook, shipped_content

SIDES = {"attack": ATTACK, "defence": DEFENCE}


def table(*players: str) -> Scene:
    """A table for three to five players, clockwise."""
    return Scene(players)


def number_of(kind: str, name: str, ids: list[str]) -> int:
    wanted = name.lower().replace("_", "-")
    if wanted not in ids:
        raise ScenarioError(f"there is no {kind} '{name}'; there are {', '.join(ids)}")
    return ids.index(wanted)


def army_named(content: Content, name: str) -> int:
    """A city, or "persia"."""
    return number_of("city", name, [word(army.id) for army in content.armies])


def location_named(content: Content, name: str) -> int:
    """A location by its id; the one called Megara is "megara-location"."""
    return number_of("location", name, [word(location.id) for location in content.locations])


def tile_named(content: Content, name: str) -> int:
    """An influence tile as notation has it: "thebes candidate", "any"."""
    return number_of("influence tile", name, [tile.word for tile in content.tiles])


def counter_named(content: Content, name: str) -> int:
    """A counter as notation has it: "athens t4"."""
    army, _, kind = name.lower().partition(" ")
    if len(kind) != 2 or kind[0] not in "ht" or kind[1] not in "1234":
        raise ScenarioError(f"'{name}' is no counter; one is written 'athens t4' or 'sparta h2'")
    return unit(army_named(content, army), "ht".index(kind[0]), int(kind[1]))


class Scene:
    """A position being set up. Everything is empty until it is named; every method hands the scene back."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self._content = shipped_content()
        if len(set(players)) != len(players):
            raise ScenarioError(f"two players are called the same: {', '.join(players)}")
        TITLE.check_seats(len(players))
        self._players = players
        self._options: dict[str, str] = {}
        self._round = 1
        self._start = 0
        self._first = 0
        self._cubes: dict[tuple[int, int], int] = {}
        self._candidates: dict[int, tuple[int, int]] = {}
        self._leaders: dict[int, int] = {}
        self._statues: dict[tuple[int, int], int] = {}
        self._defeats: dict[int, int] = {}
        self._display: list[int] = []
        self._taken: dict[int, list[int]] = {}
        self._locations: list[int] = []
        self._won: dict[int, list[int]] = {}
        self._specials: dict[int, int] = {}
        self._sent: list[tuple[int, int, int, int]] = []
        self._taken_away: list[tuple[int, int]] = []
        self._lost: list[int] = []

    # --- the table ------------------------------------------------------------------------------

    def options(self, **values: str | bool | int) -> Scene:
        """Table options by the names of the data file: `options(militia_alone_holds=False)`."""
        self._options |= {name: str(value).lower() for name, value in values.items()}
        return self

    def round(self, number: int) -> Scene:
        if not 1 <= number <= self._content.rounds:
            raise ScenarioError(f"there is no round {number}: rounds go from 1 to {self._content.rounds}")
        self._round = number
        return self

    def start(self, player: str) -> Scene:
        """The start player of phases 2 and 3; without it, the first of the table."""
        self._start = self._seat(player)
        return self

    def first(self, player: str) -> Scene:
        """Who begins with the armies; without it, the first of the table."""
        self._first = self._seat(player)
        return self

    # --- cities ---------------------------------------------------------------------------------

    def cubes(self, city: str, **players: int) -> Scene:
        """Column cubes: `cubes("thebes", A=3, B=1)`."""
        for player, cubes in players.items():
            self._cubes[self._seat(player), self._city(city)] = cubes
        return self

    def candidates(self, city: str, alpha: str, beta: str | None = None) -> Scene:
        """Candidate cubes, which are not among the column cubes."""
        self._candidates[self._city(city)] = (self._seat(alpha), NONE if beta is None else self._seat(beta))
        return self

    def leaders(self, **cities: str) -> Scene:
        """Who leads what: `leaders(athens="A", sparta="B")`. Who leads nothing is a Persian leader."""
        for city, player in cities.items():
            self._leaders[self._city(city)] = self._seat(player)
        return self

    def statues(self, player: str, **cities: int) -> Scene:
        for city, number in cities.items():
            self._statues[self._seat(player), self._city(city)] = number
        return self

    def defeats(self, **cities: int) -> Scene:
        for city, number in cities.items():
            self._defeats[self._city(city)] = number
        return self

    # --- tiles ----------------------------------------------------------------------------------

    def display(self, *tiles: str) -> Scene:
        """Influence tiles on show; the other spaces are filled with what is left."""
        self._display = [tile_named(self._content, name) for name in tiles]
        return self

    def taken(self, player: str, *tiles: str) -> Scene:
        """Influence tiles in front of a player."""
        self._taken.setdefault(self._seat(player), []).extend([tile_named(self._content, name) for name in tiles])
        return self

    def turns(self, player: str, two: int = 0, one: int = 0) -> Scene:
        """As many tiles with two shards and with one in front of a player, whatever their colour."""
        for wanted, is_double in ((two, True), (one, False)):
            for _ in range(wanted):
                self._taken.setdefault(self._seat(player), []).append(self._free_tile(is_double))
        return self

    def locations(self, *names: str) -> Scene:
        """The locations of this round from top to bottom; the other spaces are filled with what is left."""
        self._locations = [location_named(self._content, name) for name in names]
        return self

    def won(self, player: str, *locations: str) -> Scene:
        self._won[self._seat(player)] = [location_named(self._content, name) for name in locations]
        return self

    def special(self, player: str, name: str) -> Scene:
        """The unused special tile of a player."""
        ids = [word(special.id) for special in self._content.specials]
        self._specials[self._seat(player)] = number_of("special tile", name, ids)
        return self

    # --- armies ---------------------------------------------------------------------------------

    def sent(self, player: str, location: str, side: str, *counters: str) -> Scene:
        """Counters that a player has sent; who is named first on a side is main attacker or main defender."""
        if side not in SIDES:
            raise ScenarioError(f"a side is attack or defence, not '{side}'")
        for name in counters:
            number = counter_named(self._content, name)
            self._sent.append((self._seat(player), number, location_named(self._content, location), SIDES[side]))
        return self

    def taken_away(self, location: str, side: str) -> Scene:
        """All counters of a side are gone again, as after Slave Revolt; roles and relations remain."""
        self._taken_away.append((location_named(self._content, location), SIDES[side]))
        return self

    def lost(self, *counters: str) -> Scene:
        self._lost += [counter_named(self._content, name) for name in counters]
        return self

    # --- where the play begins ------------------------------------------------------------------

    def setup(self) -> Game:
        """Begin before anything is dealt. Only options count."""
        return self._begin(Board(rulebook(len(self._players), self._options)))

    def influence(self) -> Game:
        """Begin phase 2; who has taken tiles already goes on with the next turn."""
        board = self._at(TakingTiles)
        board.step += 1
        board.ask(questions.INFLUENCE_TURN, NOBODY, sum(map(len, board.taken)))
        return self._begin(board)

    def nominating(self) -> Game:
        """Begin phase 3."""
        return self._begin(self._at(Nominating))

    def elections(self) -> Game:
        """Begin phase 4."""
        return self._begin(self._at(Elections))

    def armies(self) -> Game:
        """Begin phase 5: the leader of Sparta chooses who begins."""
        return self._begin(self._at(FirstWithArmies))

    def retrieving(self) -> Game:
        """Begin phase 5 where lost counters come back."""
        return self._begin(self._at(Retrieving))

    def sending(self) -> Game:
        """Begin phase 5 where the first tile is used; name tiles with `turns` or `taken`."""
        return self._begin(self._at(SendingArmies))

    def battles(self) -> Game:
        """Begin phase 6."""
        return self._begin(self._at(Battles))

    def round_end(self) -> Game:
        """Begin phase 7."""
        return self._begin(self._at(RoundEnd))

    def scoring(self) -> Game:
        """The game is over: nothing happens any more, and the scores count."""
        board = self._at(RoundEnd)
        board.chapter, board.step = len(board.book.chapters), 0
        return self._begin(board)

    # --- putting it together --------------------------------------------------------------------

    def _seat(self, player: str) -> int:
        if player not in self._players:
            raise ScenarioError(f"nobody here is called '{player}'; there are {', '.join(self._players)}")
        return self._players.index(player)

    def _city(self, name: str) -> int:
        return number_of("city", name, [word(city.id) for city in self._content.cities])

    def _free_tile(self, is_double: bool) -> int:
        used = [number for row in self._taken.values() for number in row] + self._display
        for tile in self._content.tiles:
            if (tile.sort == DOUBLE) == is_double and used.count(tile.number) < tile.count:
                return tile.number
        raise ScenarioError("there are not so many influence tiles of this sort")

    def _begin(self, board: Board) -> Game:
        board.facts = []
        board.run_on()
        return Game(board, self._players)

    def _at(self, phase: type[Phase[Board]]) -> Board:
        """The position with this phase to come next."""
        board = Board(rulebook(len(self._players), self._options))
        board.chapter = board.round = self._round
        board.step = next(i for i, step in enumerate(board.rules.round) if isinstance(step, phase))
        board.start, board.first = self._start, self._first
        self._fill_cities(board)
        self._fill_tiles(board)
        self._fill_specials(board)
        self._fill_armies(board)
        return board

    def _fill_cities(self, board: Board) -> None:
        for (seat, city), cubes in self._cubes.items():
            if board.place_cubes(seat, city, cubes) != cubes:
                raise ScenarioError(f"{self._players[seat]} has only {self._content.cubes_per_player} cubes")
        for city, (alpha, beta) in self._candidates.items():
            board.alpha[city], board.beta[city] = alpha, beta
            for seat in (alpha, beta):
                if seat != NONE:
                    board.supply[seat] -= 1
        for (seat, city), number in self._statues.items():
            board.statues[seat * CITIES + city] = number
        for city, number in self._defeats.items():
            board.defeats[city] = number
        for city, seat in self._leaders.items():
            board.leaders[city] = seat
        if self._leaders:
            board.take_command()

    def _fill_tiles(self, board: Board) -> None:
        content = self._content
        pile = [tile.count for tile in content.tiles]
        for seat, row in self._taken.items():
            board.taken[seat] = tuple(row)
        named = [number for row in self._taken.values() for number in row] + self._display
        for number in named:
            pile[number] -= 1
        if min(pile) < 0 or len(self._display) > content.display_size:
            raise ScenarioError("there are not so many influence tiles")
        display = [*self._display]
        while len(display) < content.display_size:
            number = max(range(len(pile)), key=lambda one: pile[one])
            pile[number] -= 1
            display.append(number)
        board.display, board.pile = tuple(display), tuple(pile)
        for seat, locations in self._won.items():
            board.won[seat] = tuple(locations)
        gone = {number for row in self._won.values() for number in row} | set(self._locations)
        free = [location.number for location in content.locations if location.number not in gone]
        missing = content.locations_per_round - len(self._locations)
        board.locations = (*self._locations, *free[:missing])
        to_come = (content.rounds - self._round) * content.locations_per_round
        board.unseen = tuple(free[missing:][:to_come])

    def _fill_specials(self, board: Board) -> None:
        free = [number for number in board.undealt if number not in self._specials.values()]
        for seat in range(board.seats):
            if seat in self._specials:
                board.specials[seat] = self._specials[seat]
            else:
                board.specials[seat] = free.pop(0)
                board.used |= 1 << seat
        board.undealt = tuple(free)

    def _fill_armies(self, board: Board) -> None:
        for number in self._lost:
            board.home[number] -= 1
        board.lost = tuple(self._lost)
        for seat, number, location, side in self._sent:
            if location not in board.locations:
                raise ScenarioError("counters are sent to a location of this round: name it in locations(...)")
            if not board.leads(seat, army_of(number)):
                raise ScenarioError(f"{self._players[seat]} does not lead these counters: name it in leaders(...)")
            place(board, seat, number, board.locations.index(location), side)
        for location, side in self._taken_away:
            here = field(board.locations.index(location), side)
            while board.forces[here]:
                board.frozen = (*board.frozen, board.take_from_field(here, 0))
        if min(board.home) < 0:
            raise ScenarioError("there are not so many counters of this strength")


class Game(Played[Board]):
    """A position of Perikles in play."""

    title = TITLE

    # --- playing --------------------------------------------------------------------------------

    def dice(self, *throws: str) -> Game:
        """Totals of both sides, the attack first: `dice("9/6", "7/11")`."""
        for throw in throws:
            for total in map(int, throw.split("/")):
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

    def persians(self) -> list[str]:
        return [self._players[seat] for seat in self.board.persians]

    def statues(self, player: str) -> dict[str, int]:
        seat = self.seat(player)
        counts = {city_word(self.board, city): self.board.statues[seat * CITIES + city] for city in range(CITIES)}
        return {city: count for city, count in counts.items() if count}

    def defeats(self, city: str) -> int:
        return self.board.defeats[self._army(city)]

    def won(self, player: str) -> list[str]:
        locations = self.board.rules.content.locations
        return [word(locations[number].id) for number in self.board.won[self.seat(player)]]

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

    def happened(self, fact: int) -> list[tuple[int, ...]]:
        """The rows of one kind of `facts.py` since the game began here."""
        return [row for row in self.board.facts or [] if row[0] == fact]

    def strengths(self) -> list[tuple[int, int]]:
        """Attack and defence of every contested combat so far."""
        return [(row[3], row[4]) for row in self.happened(facts.COLUMN_FOUND)]

    # --- understanding what was meant -----------------------------------------------------------

    def _player(self, seat: int) -> str | None:
        return None if seat == NONE else self._players[seat]

    def _army(self, name: str) -> int:
        return army_named(self.board.rules.content, name)

    def _field(self, location: str, side: str) -> int:
        number = location_named(self.board.rules.content, location)
        if number not in self.board.locations or side not in SIDES:
            raise ScenarioError(f"'{location} {side}' is no side of a location of this round")
        return field(self.board.locations.index(number), SIDES[side])

    def _counter(self, number: int) -> str:
        return f"{city_word(self.board, army_of(number))} {unit_word(number)}"

    def _makes_sense(self, answer: str) -> None:
        """An answer that is only misspelt must not pass for an illegal one."""
        known = known_words(self.board)
        for one in TITLE.normal(self.board, answer).split():
            if one not in known:
                raise ScenarioError(f"'{answer}' names '{one}', which moves do not know")


def known_words(s: Board) -> set[str]:
    """Every word that can stand in a move."""
    content = s.rules.content
    ids: Iterable[str] = [thing.id for things in (content.armies, content.locations) for thing in things]
    verbs = "take place nominate remove move to strike first retrieve send attack defend defence pay stop revolt play"
    things = "pass yes no hand alpha beta any double candidate assassin column lose hoplite trireme"
    counters = [f"{kind}{strength}" for kind in "ht" for strength in range(1, 5)]
    seats = [f"p{seat + 1}" for seat in range(s.seats)]
    named = [word(ident) for ident in [*ids, *[special.id for special in content.specials]]]
    return {*verbs.split(), *things.split(), *counters, *seats, *named, *[column.id for column in content.columns]}
