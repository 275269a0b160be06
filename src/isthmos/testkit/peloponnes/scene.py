"""Set up any position of Peloponnes without knowing the engine: docs/howto/write_a_scenario.md.

`table(...)` opens a Scene. Say what matters; the rest stays empty. A method such as `bidding()` then begins the
play at that phase and hands over a Game, which is played with notation and asked for what came of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import Self, TypeVar

from isthmos.core.title import Title
from isthmos.games.peloponnes import questions
from isthmos.games.peloponnes.content import Content, Tile
from isthmos.games.peloponnes.phases.bidding import Bidding
from isthmos.games.peloponnes.phases.disasters import Disasters
from isthmos.games.peloponnes.phases.income import Income
from isthmos.games.peloponnes.phases.revealing import Revealing
from isthmos.games.peloponnes.phases.supply import FinalSupply
from isthmos.games.peloponnes.phases.taking import OneTimeIncome, Taking
from isthmos.games.peloponnes.phases.turn_order import TurnOrder
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE, rulebook, shipped_content
from isthmos.testkit.checks import ScenarioError, is_whole
from isthmos.testkit.peloponnes.game import Game
from isthmos.testkit.peloponnes.layout import Layout, check_stores
from isthmos.testkit.peloponnes.wishes import COMPLETE, LAND, MARKED, Stocks, Wishes
from isthmos.testkit.scene import AnyScene
from isthmos.testkit.stopping import Step

BLANK = "blank"
"""The chit without a disaster."""


def table(*players: str, **civilizations: str) -> Scene:
    """A table for these players, in this turn order. One player plays alone.

    A player is called by a civilization ("sparta") or by any name; `table(X="sparta")` gives the name X to Sparta,
    and who is named freely plays the first civilization nobody else has.
    """
    return Scene((*players, *civilizations), civilizations)


AnyPeloponnesGame = TypeVar("AnyPeloponnesGame", bound=Game)


class PeloponnesScene(AnyScene[AnyPeloponnesGame]):
    """What scenes with and without the expansion share."""

    steps: dict[str, Step] = {  # noqa: RUF012
        "revealing": Revealing,
        "bidding": Bidding,
        "turn_order": TurnOrder,
        "taking": Taking,
        "one_time_income": OneTimeIncome,
        "income": Income,
        "disasters": Disasters,
        "supply": FinalSupply,
    }
    layout: type[Layout] = Layout

    def __init__(self, players: tuple[str, ...], civilizations: dict[str, str], content: Content) -> None:
        super().__init__(players)
        self._content = content
        self._wishes = self._empty(players, deal(content, players, civilizations))

    # --- the table ------------------------------------------------------------------------------

    def level(self, number: int, used: Iterable[str] = ()) -> Self:
        """A level of the solo campaign, and the civilizations of the levels completed before."""
        levels = len(self._content.levels)
        if not is_whole(number, 1, levels):
            raise ScenarioError(f"there is no level {number!r}: levels go from 1 to {levels}")
        return self.options(level=number, used=",".join(used))

    def extra_incomes(self, *kinds: str) -> Self:
        """The extra incomes of the campaign: wood, stone or food, one for each time it is named."""
        for kind in kinds:
            if kind not in ("wood", "stone", "food"):
                raise ScenarioError(f"an extra income is wood, stone or food, not '{kind}'")
        self._wishes.extra_incomes = kinds
        return self

    def round(self, number: int) -> Self:
        """The round; without it, the first in which the tiles and chits that are named can have been seen."""
        if not is_whole(number, 1, self._content.rounds):
            raise ScenarioError(f"there is no round {number!r}: rounds go from 1 to {self._content.rounds}")
        self._wishes.round = number
        return self

    def order(self, *players: str) -> Self:
        """The turn order; without it, that of `table(...)`."""
        if sorted(players) != sorted(self._players):
            raise ScenarioError(f"a turn order names each player once: {', '.join(self._players)}")
        self._wishes.order = players
        return self

    # --- what a polis has -------------------------------------------------------------------------

    def coins(self, everybody: int | None = None, /, **players: int) -> Self:
        """Coins in the reserve: `coins(7)` for everybody, `coins(sparta=7)` for one."""
        return self._stock("coins", everybody, players)

    def wood(self, everybody: int | None = None, /, **players: int) -> Self:
        return self._stock("wood", everybody, players)

    def stone(self, everybody: int | None = None, /, **players: int) -> Self:
        return self._stock("stone", everybody, players)

    def food(self, everybody: int | None = None, /, **players: int) -> Self:
        return self._stock("food", everybody, players)

    def luxury(self, everybody: int | None = None, /, **players: int) -> Self:
        return self._stock("luxury", everybody, players)

    def people(self, everybody: int | None = None, /, **players: int) -> Self:
        """Inhabitants."""
        return self._stock("people", everybody, players)

    def stocks(self, player: str, stocks: Stocks) -> Self:
        """Everything one player has in store at once."""
        for stock, amount in stocks._asdict().items():
            self._stock(stock, None, {player: amount})
        return self

    def start_goods(self) -> Self:
        """Every player has what the civilization starts with."""
        for player in self._players:
            start = self._content.civilizations[self._wishes.civilizations[player]].start
            self.stocks(player, Stocks(start.coins, start.wood, start.stone, start.food, start.luxury, start.people))
        return self

    def lands(self, player: str, *tiles: str) -> Self:
        """Lands at the right end of the row, from the civilization outwards. They need not fit."""
        return self._own(player, tiles, LAND)

    def buildings(self, player: str, *tiles: str) -> Self:
        """Complete buildings."""
        return self._own(player, tiles, COMPLETE)

    def marked(self, player: str, *tiles: str) -> Self:
        """Buildings with the coins of a marking on them, which are not in the reserve."""
        return self._own(player, tiles, MARKED)

    # --- the middle of the table ------------------------------------------------------------------

    def offer(self, *tiles: str, conquest: Iterable[str] = ()) -> Self:
        """The tiles on offer in the order they were turned up: the regular row first, then the conquest row.

        `conquest` names tiles of the conquest row when the regular row is not named in full. Places without a name
        are filled with other tiles of the stack.
        """
        self._wishes.regular = self._ids(tiles)
        self._wishes.conquest = self._ids(conquest)
        return self

    def bid(self, player: str, tile: str, coins: int) -> Self:
        """A bid that lies on a tile already; its coins are not in the reserve. The player has had his bid turn."""
        if not is_whole(coins, 1):
            raise ScenarioError(f"a bid is a whole number of coins, at least 1, not {coins!r}")
        self._wishes.bids[self._known(player)] = (find_tile(self._content, tile).id, coins)
        return self

    def passed(self, *players: str) -> Self:
        """Players who have had their bid turn and have no bid: they passed or withdrew."""
        self._wishes.passed |= {self._known(player) for player in players}
        return self

    def chits(self, **seen: int) -> Self:
        """Chits drawn so far by disaster (or `blank`); all others are in the bag."""
        most = self._all_chits()
        for kind, number in seen.items():
            if kind not in most:
                raise ScenarioError(f"there is no chit '{kind}'; there are {', '.join(most)}")
            if not is_whole(number, 0, most[kind]):
                raise ScenarioError(f"there are {most[kind]} chits '{kind}', so {number!r} cannot have been drawn")
        self._wishes.chits = seen
        return self

    def unseen(self, *tiles: str) -> Self:
        """Tiles of the current stack that are still to come. Those not named are filled up to what the rounds need."""
        self._wishes.unseen = self._ids(tiles)
        return self

    # --- where the play begins --------------------------------------------------------------------

    def setup(self) -> AnyPeloponnesGame:
        """Begin before anything is dealt. Only options count; civilizations are dealt or chosen."""
        return self._begin(self._first_board())

    def revealing(self) -> AnyPeloponnesGame:
        """Begin a · Revealing: no tile lies open yet; turn them up with `chance("reveal A07")`."""
        if self._wishes.regular or self._wishes.conquest:
            raise ScenarioError("no tile is on offer when revealing begins: turn them up with chance('reveal A07')")
        return self._begin_at("revealing")

    def bidding(self) -> AnyPeloponnesGame:
        """Begin b · Bidding; players with a bid and those who `passed` have had their turn."""
        board, wishes = self._laid_out("bidding"), self._wishes
        if wishes.bids or wishes.passed:
            board.step += 1
            for player in reversed(wishes.order):
                if player not in wishes.bids and player not in wishes.passed:
                    board.ask(questions.BID, self._seat(player))
        return self._begin(board)

    def turn_order(self) -> AnyPeloponnesGame:
        """Begin c · Turn order, with the bids as they lie."""
        return self._begin(self._laid_out("turn_order"))

    def taking(self) -> AnyPeloponnesGame:
        """Begin d · Taking possession, with the bids as they lie and the turn order as it is."""
        return self._begin(self._laid_out("taking"))

    def income(self) -> AnyPeloponnesGame:
        """Begin f · Income."""
        return self._begin_at("income")

    def disasters(self) -> AnyPeloponnesGame:
        """Begin g · Disasters: draw with `chance("chit plague")`."""
        return self._begin_at("disasters")

    def strike(self, disaster: str) -> AnyPeloponnesGame:
        """Begin g · Disasters where this one stands before its last chit, and draw that chit."""
        if disaster == BLANK:
            raise ScenarioError("the blank chit strikes nobody: begin with disasters() and draw it")
        chits, all_of_it = self._wishes.chits or {}, self._all_chits().get(disaster, 1)
        if chits.get(disaster) == all_of_it:
            raise ScenarioError(f"{disaster} has struck already: all {all_of_it} of its chits are drawn")
        scene = self._variant().chits(**{**chits, disaster: all_of_it - 1})
        return scene.disasters().chance(f"chit {disaster}")

    def supply(self) -> AnyPeloponnesGame:
        """Begin the final supply after the last round. (For the other two, reveal B05 or C04.)"""
        return self._begin_at("supply")

    def scoring(self) -> AnyPeloponnesGame:
        """The game is over: nothing happens any more, and the scores count."""
        self._has_no_bids("scoring")
        board = self._laid_out("supply")
        board.chapter, board.step = len(board.book.chapters), 0
        return self._begin(board)

    # --- putting it together ----------------------------------------------------------------------

    def _empty(self, players: tuple[str, ...], civilizations: dict[str, int]) -> Wishes:
        return Wishes(players, players, civilizations)

    def _new_board(self) -> Board:
        """The table with its rules, before anything is dealt."""
        return Board(rulebook(len(self._players), self._options))

    def _first_board(self) -> Board:
        board = self._new_board()
        self._write_stops(board.book)
        return board

    def _laid_out(self, phase: str) -> Board:
        """The position with this phase to come next."""
        board = self._first_board()
        self.layout(self._wishes, board, phase).lay(self.steps[phase])
        return board

    def _begin_at(self, phase: str) -> AnyPeloponnesGame:
        self._has_no_bids(phase)
        return self._begin(self._laid_out(phase))

    def _has_no_bids(self, phase: str) -> None:
        if self._wishes.bids or self._wishes.passed:
            raise ScenarioError(f"no bids lie on the table in {phase}: begin with bidding(), turn_order() or taking()")

    def _variant(self) -> Self:
        """A scene that can be changed without changing this one."""
        scene = copy(self)
        scene._wishes = replace(self._wishes)
        return scene

    def _stock(self, stock: str, everybody: int | None, players: dict[str, int]) -> Self:
        for player, amount in self._amounts(stock, everybody, players).items():
            self._wishes.stocks.setdefault(player, {})[stock] = amount
            if len(self._content.mats) == 1:  # with colonies it is known when the play begins
                check_stores(player, self._wishes.stocks[player], self._content.mats[0])
        return self

    def _own(self, player: str, tiles: Iterable[str], how: str) -> Self:
        for name in tiles:
            tile = find_tile(self._content, name)
            if tile.is_building != (how != LAND):
                right = "buildings() or marked()" if tile.is_building else "lands()"
                raise ScenarioError(f"{tile.id} {tile.name_en} does not go there: use {right}")
            self._wishes.owned.setdefault(self._known(player), []).append((tile.id, how))
        return self

    def _ids(self, names: Iterable[str]) -> list[str]:
        return [find_tile(self._content, name).id for name in names]

    def _all_chits(self) -> dict[str, int]:
        return {disaster.id: disaster.chits for disaster in self._content.disasters} | {
            BLANK: self._content.blank_chits
        }


class Scene(PeloponnesScene[Game]):
    """A position of the base game being set up."""

    title: Title = TITLE
    game = Game

    def __init__(self, players: tuple[str, ...], civilizations: dict[str, str]) -> None:
        super().__init__(players, civilizations, shipped_content())


def deal(content: Content, players: tuple[str, ...], given: dict[str, str]) -> dict[str, int]:
    """The civilization of each player."""
    numbers = {civilization.id: civilization.number for civilization in content.civilizations}
    for name in given.values():
        if str(name).lower() not in numbers:
            raise ScenarioError(f"there is no civilization '{name}'; there are {', '.join(numbers)}")
    wished = {player: str(given.get(player, player)).lower() for player in players}
    dealt = {player: numbers[name] for player, name in wished.items() if name in numbers}
    if len(set(dealt.values())) != len(dealt):
        raise ScenarioError("two players have the same civilization")
    free = [number for number in numbers.values() if number not in dealt.values()]
    for player in players:
        if player not in dealt:
            dealt[player] = free.pop(0)
    return dealt


def find_tile(content: Content, name: str) -> Tile:
    """A tile by id ("A07"), by its word in notation ("a07-forest"), or by its name in English or German."""
    wanted = " ".join(name.lower().split())
    found = [tile for tile in content.tiles if wanted in names(tile)]
    if len(found) == 1:
        return found[0]
    if found:
        ids = ", ".join(tile.id for tile in found)
        raise ScenarioError(f"'{name}' could be {ids}: name the tile by its id")
    raise ScenarioError(f"there is no tile '{name}': name it by id (A07), by word (a07-forest) or by name (Bridge)")


def names(tile: Tile) -> list[str]:
    """Everything a tile may be called, in lower case."""
    plain = [name.partition(" (")[0].lower() for name in (tile.name_en, tile.name_de)]
    return [tile.id.lower(), tile.word, *plain, *[name.replace(" ", "-") for name in plain]]
