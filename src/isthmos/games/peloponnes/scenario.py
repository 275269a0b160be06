"""Set up any position, play from it and assert on it, without knowing the engine: docs/howto/write_a_scenario.md.

`table(...)` opens a Scene. Say what matters; the rest stays empty. A method such as `bidding()` then begins the
play at that phase and hands over a Game, which is played with notation and asked for what came of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, Self, TypeVar

from isthmos.core.scenario import Played, ScenarioError
from isthmos.core.state import Phase
from isthmos.core.title import Title
from isthmos.games.peloponnes import notation, questions
from isthmos.games.peloponnes.content import Content, Mat, Tile
from isthmos.games.peloponnes.phases.bidding import Bidding, price
from isthmos.games.peloponnes.phases.disasters import Disasters
from isthmos.games.peloponnes.phases.income import Income
from isthmos.games.peloponnes.phases.revealing import Revealing
from isthmos.games.peloponnes.phases.supply import FinalSupply
from isthmos.games.peloponnes.phases.taking import Taking
from isthmos.games.peloponnes.phases.turn_order import TurnOrder
from isthmos.games.peloponnes.rules import Rules, Step
from isthmos.games.peloponnes.state import NONE, Board, Polis
from isthmos.games.peloponnes.title import TITLE, rulebook, shipped_content

BLANK = "blank"
"""The chit without a disaster."""

VERBS = {
    questions.DEAL_CIVILIZATION: ("deal",),
    questions.CHOOSE_CIVILIZATION: ("choose",),
    questions.CHOOSE_EXTRA_INCOME: ("extra",),
    questions.REVEAL_TILE: ("reveal",),
    questions.BID: ("bid", "pass"),
    questions.MOVE_BID: ("move", "withdraw"),
    questions.TAKE_TILE: ("pay", "mark", "forfeit"),
    questions.CHOOSE_INCOME: ("take",),
    questions.DRAW_CHIT: ("chit",),
    questions.SUFFER: ("keep",),
    questions.FEED: ("feed",),
    questions.REDEEM: ("redeem", "give-up"),
}
"""How an answer to each question begins."""


class Stocks(NamedTuple):
    """What a polis has in store; what is not named is 0."""

    coins: int = 0
    wood: int = 0
    stone: int = 0
    food: int = 0
    luxury: int = 0
    people: int = 0


class Bid(NamedTuple):
    """A bid lying on a tile."""

    tile: str
    coins: int


def table(*players: str, **civilizations: str) -> Scene:
    """A table for these players, in this turn order. One player plays alone.

    A player is called by a civilization ("sparta") or by any name; `table(X="sparta")` gives the name X to Sparta,
    and who is named freely plays the first civilization nobody else has.
    """
    return Scene((*players, *civilizations), civilizations)


def find_tile(content: Content, name: str) -> Tile:
    """A tile by id ("A07"), by its word in notation ("a07-forest"), or by its name in English or German."""
    wanted = " ".join(name.lower().split())
    found = [tile for tile in content.tiles if wanted in notation.names(tile)]
    if len(found) == 1:
        return found[0]
    if found:
        ids = ", ".join(tile.id for tile in found)
        raise ScenarioError(f"'{name}' could be {ids}: name the tile by its id")
    raise ScenarioError(f"there is no tile '{name}': name it by id (A07), by word (a07-forest) or by name (Bridge)")


AnyGame = TypeVar("AnyGame", bound="Game")


class AnyScene(Generic[AnyGame]):
    """A position being set up. Everything is empty until it is named; every method hands the scene back."""

    disasters_phase: type[Phase[Any]] = Disasters
    """The step in which chits are drawn."""

    def __init__(self, players: tuple[str, ...], civilizations: dict[str, str], content: Content) -> None:
        self._content = content
        if not 1 <= len(players) <= self._content.players_max:
            raise ScenarioError(f"a table is for 1 to {self._content.players_max} players, not {len(players)}")
        if len(set(players)) != len(players):
            raise ScenarioError(f"two players are called the same: {', '.join(players)}")
        self._players = players
        self._civilizations = self._deal(civilizations)
        self._options: dict[str, str] = {}
        self._round = 0
        self._order = players
        self._stocks: dict[str, dict[str, int]] = {player: {} for player in players}
        self._owned: dict[str, list[tuple[Tile, int]]] = {player: [] for player in players}
        self._extra: tuple[str, ...] = ()
        self._regular: list[Tile] = []
        self._conquest: list[Tile] = []
        self._bids: dict[str, tuple[Tile, int]] = {}
        self._passed: set[str] = set()
        self._chits: dict[str, int] | None = None
        self._unseen: list[Tile] = []

    # --- the table ------------------------------------------------------------------------------

    def options(self, **values: str | bool) -> Self:
        """Table options by the names of the data file: `options(chain_eviction=False)`."""
        self._options |= {name: str(value).lower() for name, value in values.items()}
        return self

    def level(self, number: int, used: Iterable[str] = ()) -> Self:
        """A level of the solo campaign, and the civilizations of the levels completed before."""
        return self.options(level=str(number), used=",".join(used))

    def extra_incomes(self, *kinds: str) -> Self:
        """The extra incomes of the campaign: wood, stone or food, one for each time it is named."""
        for kind in kinds:
            if kind not in ("wood", "stone", "food"):
                raise ScenarioError(f"an extra income is wood, stone or food, not '{kind}'")
        self._extra = kinds
        return self

    def round(self, number: int) -> Self:
        """The round; without it, the first in which the tiles and chits that are named can have been seen."""
        if not 1 <= number <= self._content.rounds:
            raise ScenarioError(f"there is no round {number}: rounds go from 1 to {self._content.rounds}")
        self._round = number
        return self

    def order(self, *players: str) -> Self:
        """The turn order; without it, that of `table(...)`."""
        if sorted(players) != sorted(self._players):
            raise ScenarioError(f"a turn order names each player once: {', '.join(self._players)}")
        self._order = players
        return self

    # --- what a polis has -------------------------------------------------------------------------

    def coins(self, everybody: int | None = None, **players: int) -> Self:
        """Coins in the reserve: `coins(7)` for everybody, `coins(sparta=7)` for one."""
        return self._stock("coins", everybody, players)

    def wood(self, everybody: int | None = None, **players: int) -> Self:
        return self._stock("wood", everybody, players)

    def stone(self, everybody: int | None = None, **players: int) -> Self:
        return self._stock("stone", everybody, players)

    def food(self, everybody: int | None = None, **players: int) -> Self:
        return self._stock("food", everybody, players)

    def luxury(self, everybody: int | None = None, **players: int) -> Self:
        return self._stock("luxury", everybody, players)

    def people(self, everybody: int | None = None, **players: int) -> Self:
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
            start = self._content.civilizations[self._civilizations[player]].start
            self.stocks(player, Stocks(start.coins, start.wood, start.stone, start.food, start.luxury, start.people))
        return self

    def lands(self, player: str, *tiles: str) -> Self:
        """Lands at the right end of the row, from the civilization outwards. They need not fit."""
        return self._own(player, tiles, False, 0)

    def buildings(self, player: str, *tiles: str) -> Self:
        """Complete buildings."""
        return self._own(player, tiles, True, 0)

    def marked(self, player: str, *tiles: str) -> Self:
        """Buildings with a coin on them, which is not in the reserve."""
        return self._own(player, tiles, True, self._mat(self._known(player)).marking_coins)

    # --- the middle of the table ------------------------------------------------------------------

    def offer(self, *tiles: str, conquest: Iterable[str] = ()) -> Self:
        """The tiles on offer in the order they were turned up: the regular row first, then the conquest row.

        `conquest` names tiles of the conquest row when the regular row is not named in full. Places without a name
        are filled with other tiles of the stack.
        """
        self._regular = [find_tile(self._content, name) for name in tiles]
        self._conquest = [find_tile(self._content, name) for name in conquest]
        return self

    def bid(self, player: str, tile: str, coins: int) -> Self:
        """A bid that lies on a tile already; its coins are not in the reserve. The player has had his bid turn."""
        self._known(player)
        self._bids[player] = (find_tile(self._content, tile), coins)
        return self

    def passed(self, *players: str) -> Self:
        """Players who have had their bid turn and have no bid: they passed or withdrew."""
        self._passed |= {self._known(player) for player in players}
        return self

    def chits(self, **seen: int) -> Self:
        """Chits drawn so far by disaster (or `blank`); all others are in the bag."""
        most = self._all_chits()
        for kind, number in seen.items():
            if kind not in most:
                raise ScenarioError(f"there is no chit '{kind}'; there are {', '.join(most)}")
            if not 0 <= number <= most[kind]:
                raise ScenarioError(f"there are {most[kind]} chits '{kind}', so {number} cannot have been drawn")
        self._chits = seen
        return self

    def unseen(self, *tiles: str) -> Self:
        """Tiles of the current stack that are still to come. Those not named are filled up to what the rounds need."""
        self._unseen = [find_tile(self._content, name) for name in tiles]
        return self

    # --- where the play begins --------------------------------------------------------------------

    def setup(self) -> AnyGame:
        """Begin before anything is dealt. Only options count; civilizations are dealt or chosen."""
        return self._begin(self._first_board())

    def revealing(self) -> AnyGame:
        """Begin a · Revealing: no tile lies open yet; turn them up with `chance("reveal A07")`."""
        if self._regular or self._conquest:
            raise ScenarioError("no tile is on offer when revealing begins: turn them up with chance('reveal A07')")
        self._has_no_bids("revealing")
        return self._begin(self._at(Revealing))

    def bidding(self) -> AnyGame:
        """Begin b · Bidding; players with a bid and those who `passed` have had their turn."""
        board = self._at(Bidding)
        if self._bids or self._passed:
            board.step += 1
            for player in reversed(self._order):
                if player not in self._bids and player not in self._passed:
                    board.ask(questions.BID, self._players.index(player))
        return self._begin(board)

    def turn_order(self) -> AnyGame:
        """Begin c · Turn order, with the bids as they lie."""
        return self._begin(self._at(TurnOrder))

    def taking(self) -> AnyGame:
        """Begin d · Taking possession, with the bids as they lie and the turn order as it is."""
        return self._begin(self._at(Taking))

    def income(self) -> AnyGame:
        """Begin f · Income."""
        self._has_no_bids("income")
        return self._begin(self._at(Income))

    def disasters(self) -> AnyGame:
        """Begin g · Disasters: draw with `chance("chit plague")`."""
        self._has_no_bids("disasters")
        return self._begin(self._at(self.disasters_phase))

    def strike(self, disaster: str) -> AnyGame:
        """Begin g · Disasters where this one stands before its last chit, and draw that chit."""
        if disaster == BLANK:
            raise ScenarioError("the blank chit strikes nobody: begin with disasters() and draw it")
        before = self._chits
        game = self.chits(**{**(before or {}), disaster: self._all_chits().get(disaster, 1) - 1}).disasters()
        self._chits = before
        return game.chance(f"chit {disaster}")

    def supply(self) -> AnyGame:
        """Begin the final supply after the last round. (For the other two, reveal B05 or C04.)"""
        self._has_no_bids("the final supply")
        return self._begin(self._at(FinalSupply))

    def scoring(self) -> AnyGame:
        """The game is over: nothing happens any more, and the scores count."""
        self._has_no_bids("scoring")
        board = self._at(FinalSupply)
        board.chapter, board.step = len(board.book.chapters), 0
        return self._begin(board)

    # --- putting it together ----------------------------------------------------------------------

    def _first_board(self) -> Board:
        """The table with its rules, before anything is dealt."""
        return Board(rulebook(len(self._players), self._options))

    def _game(self, board: Board) -> AnyGame:
        raise NotImplementedError

    def _mat(self, player: str) -> Mat:
        """What lies before a player."""
        return self._content.mats[0]

    def _begin(self, board: Board) -> AnyGame:
        board.facts = []
        board.run_on()
        return self._game(board)

    def _deal(self, given: dict[str, str]) -> dict[str, int]:
        """The civilization of each player."""
        numbers = {civilization.id: civilization.number for civilization in self._content.civilizations}
        for name in given.values():
            if name.lower() not in numbers:
                raise ScenarioError(f"there is no civilization '{name}'; there are {', '.join(numbers)}")
        wished = {player: given.get(player, player).lower() for player in self._players}
        dealt = {player: numbers[name] for player, name in wished.items() if name in numbers}
        if len(set(dealt.values())) != len(dealt):
            raise ScenarioError("two players have the same civilization")
        free = [number for number in numbers.values() if number not in dealt.values()]
        for player in self._players:
            if player not in dealt:
                dealt[player] = free.pop(0)
        return dealt

    def _known(self, player: str) -> str:
        if player not in self._players:
            raise ScenarioError(f"nobody here is called '{player}'; there are {', '.join(self._players)}")
        return player

    def _stock(self, stock: str, everybody: int | None, players: dict[str, int]) -> Self:
        amounts = {player: everybody for player in self._players if everybody is not None} | players
        for player, amount in amounts.items():
            mat = self._mat(self._known(player))
            limit = {"wood": mat.wood_limit, "stone": mat.stone_limit, "food": mat.food_limit}.get(stock)
            if amount < 0:
                raise ScenarioError(f"{player} cannot have {amount} {stock}: it must be at least 0")
            if limit is not None and amount > limit:
                raise ScenarioError(f"{player} cannot have {amount} {stock}: the store holds {limit}")
            self._stocks[player][stock] = amount
        return self

    def _own(self, player: str, tiles: Iterable[str], is_building: bool, mark: int) -> Self:
        for name in tiles:
            tile = find_tile(self._content, name)
            if tile.is_building != is_building:
                right = "buildings() or marked()" if tile.is_building else "lands()"
                raise ScenarioError(f"{tile.id} {tile.name_en} does not go there: use {right}")
            self._owned[self._known(player)].append((tile, mark))
        return self

    def _all_chits(self) -> dict[str, int]:
        return {disaster.id: disaster.chits for disaster in self._content.disasters} | {
            BLANK: self._content.blank_chits
        }

    def _has_no_bids(self, phase: str) -> None:
        if self._bids or self._passed:
            raise ScenarioError(f"no bids lie on the table in {phase}: begin with bidding(), turn_order() or taking()")

    def _at(self, phase: type[Phase[Board]]) -> Board:
        """The position with this phase to come next."""
        board = self._first_board()
        rules = board.rules
        is_last = phase is FinalSupply
        script = rules.ending if is_last else rules.round
        round_now = rules.content.rounds if is_last else self._find_round(rules, phase)
        board.chapter = round_now + is_last
        board.step = place_of(script, phase)
        for seat, player in enumerate(self._players):
            self._fill_polis(rules, board.poleis[seat], player)
        board.order = tuple(self._players.index(player) for player in self._order)
        board.unseen = self._find_unseen(rules, round_now, phase)
        self._fill_offer(board, phase, round_now)
        self._fill_chits(board, is_last)
        return board

    def _fill_polis(self, rules: Rules, p: Polis, player: str) -> None:
        civilization = rules.content.civilizations[self._civilizations[player]]
        p.civilization = civilization.number
        p.income_wood = civilization.income.wood + self._extra.count("wood")
        p.income_stone = civilization.income.stone + self._extra.count("stone")
        p.income_food = civilization.income.food + self._extra.count("food")
        p.income_people = civilization.income.people
        if civilization.shields >= 0:
            p.shield(civilization.shields, 1)
        extra = rules.content.levels[rules.options.level - 1].extra_incomes if rules.options.level else 0
        if len(self._extra) > extra:
            raise ScenarioError(
                f"there are {extra} extra incomes here, not {len(self._extra)}: levels 2 to 5 have some"
            )
        stocks = Stocks(**self._stocks[player])
        p.coins, p.wood, p.stone, p.food, p.luxury, p.people = stocks
        for tile, coins in self._owned[player]:
            if tile.is_building:
                p.add_building(tile, coins)
            else:
                p.add_land(tile)

    def _named(self) -> list[Tile]:
        """All tiles that are owned or on offer; each may be in one place only."""
        tiles = [tile for owned in self._owned.values() for tile, _ in owned] + self._regular + self._conquest
        for tile in tiles:
            if tiles.count(tile) > 1:
                raise ScenarioError(f"{tile.id} {tile.name_en} is in two places: there is one tile of each")
        return tiles

    def _find_round(self, rules: Rules, phase: type[Phase[Board]]) -> int:
        """The round that was asked for, if it can be, or the first that can."""
        rounds = [number for number in range(1, rules.content.rounds + 1) if self._can_be(rules, number, phase)]
        if self._round in rounds:
            return self._round
        if not rounds:
            raise ScenarioError("in no round can so many tiles and chits have been seen: name fewer of them")
        if self._round:
            could = ", ".join(map(str, rounds))
            raise ScenarioError(
                f"in round {self._round} these tiles and chits cannot have been seen; possible: {could}"
            )
        return rounds[0]

    def _can_be(self, rules: Rules, number: int, phase: type[Phase[Board]]) -> bool:
        """Whether a round leaves as many tiles and chits unseen as the play from there on needs."""
        named, stack = self._named(), rules.content.stack_of_round[number]
        to_come = tiles_to_come(rules, number, phase)
        free = [tile for tile in rules.tiles if tile.stack <= stack and tile not in named]
        chits = sum(self._all_chits().values()) - sum((self._chits or {}).values())
        return (
            all(tile.stack <= stack for tile in named)
            and sum(tile.stack == stack for tile in free) >= to_come
            and len(free) >= to_come + self._gaps(rules, phase)
            and chits >= (rules.content.rounds - number + 1) * rules.chits_per_round
        )

    def _gaps(self, rules: Rules, phase: type[Phase[Board]]) -> int:
        """How many places of the offer must be filled with tiles that were not named."""
        named = len(self._regular) + len(self._conquest)
        return max(rules.offer_size - named, 0) if phase in (Bidding, TurnOrder, Taking) else 0

    def _find_unseen(self, rules: Rules, round_now: int, phase: type[Phase[Board]]) -> list[int]:
        need = 0 if phase is FinalSupply else tiles_to_come(rules, round_now, phase)
        stack = rules.content.stack_of_round[round_now]
        named = self._named()
        free = [tile for tile in rules.tiles if tile.stack == stack and tile not in named]
        for tile in self._unseen:
            if tile not in free:
                raise ScenarioError(
                    f"{tile.id} cannot be unseen in round {round_now}: another stack, owned or on offer"
                )
        others = [tile for tile in reversed(free) if tile not in self._unseen]
        if len(self._unseen) > need or len(set(self._unseen)) != len(self._unseen):
            raise ScenarioError(
                f"{need} different tiles are still to come in round {round_now}: name no more than that"
            )
        return [tile.number for tile in [*self._unseen, *others][:need]]

    def _fill_offer(self, board: Board, phase: type[Phase[Board]], round_now: int) -> None:
        """The two rows and the bids on them."""
        for player in self._passed & set(self._bids):
            raise ScenarioError(f"{player} has a bid and has passed: it is one or the other")
        rules, size = board.rules, board.rules.offer_size
        board.holders = [NONE] * size
        regular, conquest = [*self._regular], [*self._conquest]
        if len(regular) > rules.regular and not conquest:
            regular, conquest = regular[: rules.regular], regular[rules.regular :]
        if len(regular) > rules.regular or len(conquest) > size - rules.regular:
            raise ScenarioError(
                f"at this table {rules.regular} tiles lie in the regular row and {size - rules.regular} in the "
                f"conquest row, not {len(regular)} and {len(conquest)}"
            )
        if phase in (Bidding, TurnOrder, Taking):
            stack = rules.content.stack_of_round[round_now]
            taken = {tile.number for tile in self._named()} | set(board.unseen)
            free = [tile for tile in rules.tiles if tile.number not in taken and tile.stack <= stack]
            free.sort(key=lambda tile: tile.stack != stack)
            regular += [free.pop(0) for _ in range(rules.regular - len(regular))]
            conquest += [free.pop(0) for _ in range(size - rules.regular - len(conquest))]
        board.offer = [tile.number for tile in regular + conquest]
        for player, (tile, coins) in self._bids.items():
            self._lay_bid(board, player, tile, coins)

    def _lay_bid(self, board: Board, player: str, tile: Tile, coins: int) -> None:
        if tile.number not in board.offer:
            raise ScenarioError(f"{tile.id} is not on offer: name it in offer(...)")
        slot = board.offer.index(tile.number)
        if board.holders[slot] != NONE:
            raise ScenarioError(f"two bids lie on {tile.id}: a tile carries one")
        if coins < price(board, slot):
            raise ScenarioError(f"a bid on {tile.id} is at least {price(board, slot)} coins here, not {coins}")
        seat = self._players.index(player)
        board.holders[slot] = seat
        board.poleis[seat].slot = slot
        board.poleis[seat].stake = coins

    def _fill_chits(self, board: Board, is_last: bool) -> None:
        content = board.rules.content
        chits = self._chits if self._chits is not None else self._all_chits() if is_last else {}
        board.chits_seen = [chits.get(disaster.id, 0) for disaster in content.disasters]
        left = [disaster.chits - chits.get(disaster.id, 0) for disaster in content.disasters]
        board.chits_left = [*left, content.blank_chits - chits.get(BLANK, 0)]


class Scene(AnyScene["Game"]):
    """A position of the base game being set up."""

    def __init__(self, players: tuple[str, ...], civilizations: dict[str, str]) -> None:
        super().__init__(players, civilizations, shipped_content())

    def _game(self, board: Board) -> Game:
        return Game(board, self._players)


class Game(Played[Board]):
    """A position of Peloponnes in play."""

    title: Title = TITLE
    verbs = VERBS

    # --- checking ---------------------------------------------------------------------------------

    def has(self, player: str, **stocks: int) -> Self:
        """The player has exactly this many of each stock named: `has("sparta", coins=7, wood=5)`."""
        now = self.amounts(player)
        for stock, amount in stocks.items():
            if stock not in now:
                raise ScenarioError(f"there is no stock '{stock}'; there are {', '.join(now)}")
            if now[stock] != amount:
                raise AssertionError(f"{player} has {now[stock]} {stock}, not {amount}")
        return self

    # --- asking -----------------------------------------------------------------------------------

    def amounts(self, player: str) -> dict[str, int]:
        """Everything `has` can be asked for."""
        return self.stocks(player)._asdict()

    def stocks(self, player: str) -> Stocks:
        p = self.polis(player)
        return Stocks(p.coins, p.wood, p.stone, p.food, p.luxury, p.people)

    def lands(self, player: str) -> list[str]:
        """The lands from the civilization outwards, as words of the notation."""
        return self._words(self.polis(player).lands)

    def buildings(self, player: str) -> list[str]:
        """All buildings, complete and marked, as words of the notation."""
        return self._words(self.polis(player).buildings)

    def marked(self, player: str) -> list[str]:
        """The buildings with a coin on them."""
        p = self.polis(player)
        return self._words(number for number, coins in zip(p.buildings, p.marks, strict=True) if coins)

    def civilization(self, player: str) -> str:
        """Its id, or "" while it is not known."""
        return self.title.seat_label(self.board, self.seat(player))

    def order(self) -> list[str]:
        """The turn order."""
        return [self._players[seat] for seat in self.board.order]

    def round(self) -> int:
        """The round: 0 in set-up, 1 to 8, and 9 from the final supply on."""
        return min(self.board.chapter, self.board.rules.content.rounds + 1)

    def regular_row(self) -> list[str]:
        return self._words(self.board.offer[: self.board.rules.regular])

    def conquest_row(self) -> list[str]:
        return self._words(self.board.offer[self.board.rules.regular :])

    def bids(self) -> dict[str, Bid]:
        """Whose bid lies where, and how many coins it is."""
        board = self.board
        lying = [(slot, seat) for slot, seat in enumerate(board.holders) if seat != NONE]
        words = self._words(board.offer)
        return {self._players[seat]: Bid(words[slot], board.poleis[seat].stake) for slot, seat in lying}

    def unseen(self) -> list[str]:
        """The tiles of the current stack still to come, in no order."""
        return self._words(sorted(self.board.unseen))

    def chits_seen(self) -> dict[str, int]:
        """Chits drawn so far by disaster; the blank one leaves the game and is not among them."""
        disasters = self.board.rules.content.disasters
        return {disaster.id: seen for disaster, seen in zip(disasters, self.board.chits_seen, strict=True)}

    def chits_left(self) -> dict[str, int]:
        """Chits in the bag."""
        return dict(zip(self._chit_names(), self.board.chits_left, strict=True))

    def power(self, player: str) -> int:
        return self.polis(player).power()

    def population(self, player: str) -> int:
        """Population points."""
        return self.polis(player).population()

    def facts(self) -> list[tuple[int, ...]]:
        """Everything that has happened since the game began here, as rows of `facts.py`."""
        return list(self.board.facts or [])

    def polis(self, player: str) -> Polis:
        """What lies before a player, for those who want to know more."""
        return self.board.poleis[self.seat(player)]

    # --- understanding what was meant ---------------------------------------------------------------

    def _words(self, numbers: Iterable[int]) -> list[str]:
        return [self.board.rules.tiles[number].word for number in numbers]

    def _makes_sense(self, answer: str) -> None:
        """An answer that is only misspelt must not pass for an illegal one."""
        board, f = self.board, self.board.top
        if f is None:
            raise ScenarioError("the game is over: nobody is asked anything")
        verb, *things = self.title.normal(board, answer).split() or [""]
        if verb not in self.verbs[f.kind]:
            raise ScenarioError(
                f"'{answer}' does not answer this question; answers begin with {', '.join(self.verbs[f.kind])}"
            )
        content = board.rules.content
        known = {tile.word for tile in notation.tiles_in_question(board)}
        known |= {*notation.KINDS.values(), *self._chit_names(), *(c.id for c in content.civilizations), "none"}
        known |= self.things()
        for thing in things:
            if thing not in known and not thing.isdigit():
                raise ScenarioError(f"'{answer}' names '{thing}', which this question is not about")
        if verb == "bid" and (len(things) != 2 or not things[1].isdigit()):
            raise ScenarioError(f"'{answer}' is no bid; a bid is 'bid', a tile and a number of coins")

    def things(self) -> set[str]:
        """What else an answer can name."""
        return set()

    def _chit_names(self) -> list[str]:
        return [chit.word for chit in self.board.rules.content.chits]


def place_of(script: list[Step], phase: type[Phase[Board]]) -> int:
    """Where in a list of steps a phase stands."""
    return next(i for i, step in enumerate(script) if isinstance(step, phase))


def tiles_to_come(rules: Rules, round_now: int, phase: type[Phase[Board]]) -> int:
    """How many tiles of its stack a round must leave unseen when this phase begins."""
    stacks = rules.content.stack_of_round
    rounds = stacks[round_now + 1 :].count(stacks[round_now]) + (phase is Revealing)
    return rounds * rules.offer_size
