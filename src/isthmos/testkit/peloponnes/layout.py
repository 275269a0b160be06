"""How a scene of Peloponnes becomes a position: what is wished for, and what the rest of the table must then be."""

from __future__ import annotations

from collections.abc import Iterable

from isthmos.games.peloponnes.content import Mat, Tile
from isthmos.games.peloponnes.phases.bidding import lowest_bid
from isthmos.games.peloponnes.state import NONE, Board, Polis
from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.peloponnes.wishes import LAND, MARKED, STORES, Stocks, Wishes
from isthmos.testkit.scene import place_of
from isthmos.testkit.stopping import Step

WITH_AN_OFFER = ("bidding", "turn_order", "taking")


class Layout:
    """One position in the making. `phase` is the step that comes next."""

    def __init__(self, wishes: Wishes, board: Board, phase: str) -> None:
        self.wishes = wishes
        self.board = board
        self.rules = board.rules
        self.content = board.rules.content
        self.phase = phase
        self.is_last = phase == "supply"
        self.tiles = {tile.id: tile for tile in self.rules.tiles}
        self.regular, self.conquest = self.found(wishes.regular), self.found(wishes.conquest)
        self.owned = {
            player: [(self.tile(ident), how) for ident, how in owned] for player, owned in wishes.owned.items()
        }
        self.named = [tile for owned in self.owned.values() for tile, _ in owned] + self.regular + self.conquest

    def lay(self, step: Step) -> None:
        """Everything, in an order in which each part finds what it needs."""
        board, rules = self.board, self.rules
        self.check_named()
        self.lay_stacks()
        self.stack_of = {number: i for i, stack in enumerate(board.stacks) for number in stack}
        self.round = self.content.rounds if self.is_last else self.find_round()
        self.stack = self.content.stack_of_round[self.round]
        board.chapter = self.round + self.is_last
        board.step = place_of(rules.ending if self.is_last else rules.round, step)
        board.order = tuple(self.wishes.players.index(player) for player in self.wishes.order)
        for seat, player in enumerate(self.wishes.players):
            self.lay_polis(seat, player)
        self.lay_unseen()
        self.lay_offer()
        self.lay_bids()
        self.lay_chits()

    # --- tiles ----------------------------------------------------------------------------------

    def tile(self, ident: str) -> Tile:
        if ident not in self.tiles:
            raise ScenarioError(f"{ident} is not in play at this table: name another tile")
        return self.tiles[ident]

    def found(self, ids: Iterable[str]) -> list[Tile]:
        return [self.tile(ident) for ident in ids]

    def check_named(self) -> None:
        """Each tile is in one place only."""
        for tile in self.named:
            if self.named.count(tile) > 1:
                raise ScenarioError(f"{tile.id} {tile.name_en} is in two places: there is one tile of each")

    def lay_stacks(self) -> None:
        """They are as the rules have them."""

    def free(self, stack: int) -> list[Tile]:
        """The tiles up to this stack that are not named, in order."""
        in_play = [tile for tile in self.rules.tiles if tile.number in self.stack_of]
        return [tile for tile in in_play if self.stack_of[tile.number] <= stack and tile not in self.named]

    # --- the round ------------------------------------------------------------------------------

    def find_round(self) -> int:
        """The round that was asked for, if it can be, or the first that can."""
        wished = self.wishes.round
        rounds = [number for number in range(1, self.content.rounds + 1) if self.can_be(number)]
        if wished in rounds:
            return wished
        if not rounds:
            raise ScenarioError("in no round can so many tiles and chits have been seen: name fewer of them")
        if wished:
            could = ", ".join(map(str, rounds))
            raise ScenarioError(f"in round {wished} these tiles and chits cannot have been seen; possible: {could}")
        return rounds[0]

    def can_be(self, number: int) -> bool:
        """Whether a round leaves as many tiles and chits unseen as the play from there on needs."""
        stack, to_come = self.content.stack_of_round[number], self.tiles_to_come(number)
        free = self.free(stack)
        chits = sum(chit.count for chit in self.content.chits) - sum(self.chits_drawn().values())
        return (
            all(self.stack_of[tile.number] <= stack for tile in self.named)
            and sum(self.stack_of[tile.number] == stack for tile in free) >= to_come
            and len(free) >= to_come + self.gaps()
            and chits >= (self.content.rounds - number + 1) * self.rules.chits_per_round
        )

    def tiles_to_come(self, number: int) -> int:
        """How many tiles of its stack a round must leave unseen."""
        stacks = self.content.stack_of_round
        rounds = stacks[number + 1 :].count(stacks[number]) + (self.phase == "revealing")
        return rounds * self.rules.offer_size

    def gaps(self) -> int:
        """How many places of the offer must be filled with tiles that were not named."""
        named = len(self.regular) + len(self.conquest)
        return max(self.rules.offer_size - named, 0) if self.phase in WITH_AN_OFFER else 0

    # --- what a polis has -----------------------------------------------------------------------

    def lay_polis(self, seat: int, player: str) -> None:
        p = self.board.poleis[seat]
        self.lay_civilization(p, player)
        stocks = self.wishes.stocks.get(player, {})
        check_stores(player, stocks, p.mat)
        p.coins, p.wood, p.stone, p.food, p.luxury, p.people = Stocks(**stocks)
        for tile, how in self.owned.get(player, []):
            if how == LAND:
                p.add_land(tile)
            else:
                p.add_building(tile, p.mat.marking_coins if how == MARKED else 0)

    def lay_civilization(self, p: Polis, player: str) -> None:
        civilization = self.content.civilizations[self.wishes.civilizations[player]]
        extra, level = self.wishes.extra_incomes, self.rules.options.level
        most = self.content.levels[level - 1].extra_incomes if level else 0
        if len(extra) > most:
            raise ScenarioError(f"there are {most} extra incomes here, not {len(extra)}: levels 2 to 5 have some")
        p.civilization = civilization.number
        p.income_wood = civilization.income.wood + extra.count("wood")
        p.income_stone = civilization.income.stone + extra.count("stone")
        p.income_food = civilization.income.food + extra.count("food")
        p.income_people = civilization.income.people
        if civilization.shields >= 0:
            p.shield(civilization.shields, 1)

    # --- the middle of the table ----------------------------------------------------------------

    def lay_unseen(self) -> None:
        need = 0 if self.is_last else self.tiles_to_come(self.round)
        free = [tile for tile in self.free(self.stack) if self.stack_of[tile.number] == self.stack]
        wished = self.found(self.wishes.unseen)
        for tile in wished:
            if tile not in free:
                raise ScenarioError(
                    f"{tile.id} cannot be unseen in round {self.round}: another stack, owned or on offer"
                )
        if len(wished) > need or len(set(wished)) != len(wished):
            raise ScenarioError(
                f"{need} different tiles are still to come in round {self.round}: name no more than that"
            )
        others = [tile for tile in reversed(free) if tile not in wished]
        self.board.unseen = [tile.number for tile in [*wished, *others][:need]]

    def lay_offer(self) -> None:
        """The two rows; tiles of the current stack first where places are open."""
        row, size = self.rules.regular, self.rules.offer_size
        regular, conquest = [*self.regular], [*self.conquest]
        if len(regular) > row and not conquest:
            regular, conquest = regular[:row], regular[row:]
        if len(regular) > row or len(conquest) > size - row:
            raise ScenarioError(
                f"at this table {row} tiles lie in the regular row and {size - row} in the "
                f"conquest row, not {len(regular)} and {len(conquest)}"
            )
        if self.phase in WITH_AN_OFFER:
            free = [tile for tile in self.free(self.stack) if tile.number not in self.board.unseen]
            free.sort(key=lambda tile: self.stack_of[tile.number] != self.stack)
            regular += [free.pop(0) for _ in range(row - len(regular))]
            conquest += [free.pop(0) for _ in range(size - row - len(conquest))]
        self.board.offer = [tile.number for tile in regular + conquest]
        self.board.holders = [NONE] * size

    def lay_bids(self) -> None:
        for player, (ident, coins) in self.wishes.bids.items():
            if player in self.wishes.passed:
                raise ScenarioError(f"{player} has a bid and has passed: it is one or the other")
            self.lay_bid(self.wishes.players.index(player), self.tile(ident), coins)

    def lay_bid(self, seat: int, tile: Tile, coins: int) -> None:
        board, p = self.board, self.board.poleis[seat]
        if tile.number not in board.offer:
            raise ScenarioError(f"{tile.id} is not on offer: name it in offer(...)")
        slot = board.offer.index(tile.number)
        if board.holders[slot] != NONE:
            raise ScenarioError(f"two bids lie on {tile.id}: a tile carries one")
        low = lowest_bid(board, p, slot, tile)
        if low == NONE:
            raise ScenarioError(f"a bid on {tile.id} needs {tile.needs_people} inhabitants here, not {p.people}")
        if coins < low:
            raise ScenarioError(f"a bid on {tile.id} is at least {low} coins here, not {coins}")
        if coins > low and self.rules.buys_at_exact_price:
            raise ScenarioError(f"alone, {tile.id} is bought for exactly {low} coins, not {coins}")
        board.holders[slot] = seat
        p.slot, p.stake = slot, coins

    # --- chits ----------------------------------------------------------------------------------

    def chits_drawn(self) -> dict[str, int]:
        """By disaster, the blank included; when the game is over, all of them unless others are named."""
        if self.wishes.chits is not None:
            return self.wishes.chits
        return {chit.word: chit.count for chit in self.content.chits} if self.is_last else {}

    def lay_chits(self) -> None:
        drawn = self.chits_drawn()
        self.board.chits_seen = [drawn.get(disaster.id, 0) for disaster in self.content.disasters]
        self.board.chits_left = [chit.count - drawn.get(chit.word, 0) for chit in self.content.chits]


def check_stores(player: str, stocks: dict[str, int], mat: Mat) -> None:
    for stock in STORES:
        amount, limit = stocks.get(stock, 0), getattr(mat, f"{stock}_limit")
        if amount > limit:
            raise ScenarioError(f"{player} cannot have {amount} {stock}: the store holds {limit}")
