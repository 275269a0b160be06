# compiled
"""What lies on the table: the Board, and each player's Polis."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from isthmos.core.state import Frame, State
from isthmos.games.peloponnes import scoring
from isthmos.games.peloponnes.content import Mat, Tile

if TYPE_CHECKING:
    from isthmos.games.peloponnes.rules import Rules

NONE: Final = -1
"""No tile, no slot, no seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Polis:
    """One player's city. Tuples are replaced, never changed, because clones share them."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "bid_bonus",
        "bid_raise",
        "buildings",
        "choices",
        "civilization",
        "coin_tile_bonus",
        "coins",
        "either_saving",
        "food",
        "food_saved",
        "free_placement",
        "income_food",
        "income_people",
        "income_stone",
        "income_wood",
        "land_bonus",
        "lands",
        "luxury",
        "marks",
        "mat",
        "minimum_help",
        "new_tile",
        "people",
        "points",
        "redeem_saving",
        "shields",
        "slot",
        "stake",
        "stone",
        "wood",
    )
    __slots__ = PARTS

    def __init__(self, mat: Mat, disasters: int, source: Polis | None = None) -> None:
        """A bare polis, or a copy of another one."""
        if source is None:
            self.mat = mat
            self.civilization = NONE
            self.coins = 0
            """The reserve: coins in a bid or on a building are not in it."""
            self.wood = 0
            self.stone = 0
            self.food = 0
            self.luxury = 0
            self.people = 0
            self.lands: tuple[int, ...] = ()
            """From the civilization outwards."""
            self.buildings: tuple[int, ...] = ()
            self.marks: tuple[int, ...] = ()
            """Coins lying on each building; 0 on a complete one."""
            self.stake = 0
            """Coins bid in this round; they decide the turn order."""
            self.slot = NONE
            """Where in the offer the bid lies."""
            self.new_tile = NONE
            """Placed in this round, its one-time income still to come."""
            # Numbers that tiles and civilizations bend while they are owned.
            self.points = 0
            self.income_wood = 0
            self.income_stone = 0
            self.income_food = 0
            self.income_people = 0
            self.choices = 0
            self.bid_bonus = 0
            """Half coins that strengthen every bid (PEL-B7)."""
            self.free_placement = mat.any_land_fits
            self.shields: tuple[int, ...] = (0,) * disasters
            """How many protections against each disaster."""
            # Numbers that the base game reads and leaves at 0; powers bend them.
            self.bid_raise = 0
            """Whole coins by which every bid counts as higher."""
            self.minimum_help = 0
            """Coins by which a bid may stay below the price."""
            self.either_saving = 0
            """Wood or stone, not both, that need not be paid for a building when it is taken."""
            self.redeem_saving = 0
            """The same when a marked building is redeemed."""
            self.food_saved = 0
            """Food that need not be eaten at each supply."""
            self.land_bonus = 0
            """Inhabitants that come with every land."""
            self.coin_tile_bonus = 0
            """Coins that come with every tile that brings coins."""
        else:
            self.mat = source.mat
            self.civilization = source.civilization
            self.coins = source.coins
            self.wood = source.wood
            self.stone = source.stone
            self.food = source.food
            self.luxury = source.luxury
            self.people = source.people
            self.lands = source.lands
            self.buildings = source.buildings
            self.marks = source.marks
            self.stake = source.stake
            self.slot = source.slot
            self.new_tile = source.new_tile
            self.points = source.points
            self.income_wood = source.income_wood
            self.income_stone = source.income_stone
            self.income_food = source.income_food
            self.income_people = source.income_people
            self.choices = source.choices
            self.bid_bonus = source.bid_bonus
            self.free_placement = source.free_placement
            self.shields = source.shields
            self.bid_raise = source.bid_raise
            self.minimum_help = source.minimum_help
            self.either_saving = source.either_saving
            self.redeem_saving = source.redeem_saving
            self.food_saved = source.food_saved
            self.land_bonus = source.land_bonus
            self.coin_tile_bonus = source.coin_tile_bonus

    def copy(self) -> Polis:
        return Polis(self.mat, 0, self)

    def settle(self, tile: Tile, sign: i64) -> None:
        """Bend the numbers by a tile that is gained (+1) or lost (-1) (PEL-I1, PEL-D12)."""
        income = tile.income
        self.points += sign * tile.points
        self.income_wood += sign * income.wood
        self.income_stone += sign * income.stone
        self.income_food += sign * income.food
        self.income_people += sign * income.people
        self.choices += sign * income.choice
        self.bid_bonus += sign * tile.bid_bonus
        self.free_placement += sign * tile.free_placement
        if tile.shields >= 0:
            self.shield(tile.shields, sign)

    def shield(self, disaster: int, sign: i64) -> None:
        """One protection more (+1) or less (-1); with two, losing one still protects."""
        shields = list(self.shields)
        shields[disaster] += sign
        self.shields = tuple(shields)

    def add_building(self, tile: Tile, coins: int) -> None:
        """Marked with `coins`, or complete with 0. Either way it works at once (PEL-T8)."""
        self.buildings = (*self.buildings, tile.number)
        self.marks = (*self.marks, coins)
        self.settle(tile, 1)

    def remove_building(self, tile: Tile) -> int:
        """Take it away; the coins that lay on it."""
        i = self.buildings.index(tile.number)
        coins = self.marks[i]
        self.buildings = self.buildings[:i] + self.buildings[i + 1 :]
        self.marks = self.marks[:i] + self.marks[i + 1 :]
        self.settle(tile, -1)
        return coins

    def add_land(self, tile: Tile) -> None:
        self.lands = (*self.lands, tile.number)
        self.settle(tile, 1)

    def remove_land(self, tile: Tile) -> None:
        """PEL-D11: the row closes up."""
        i = self.lands.index(tile.number)
        self.lands = self.lands[:i] + self.lands[i + 1 :]
        self.settle(tile, -1)

    def key(self) -> tuple[object, ...]:
        return (
            self.civilization,
            self.mat.id,
            (self.coins, self.wood, self.stone, self.food, self.luxury, self.people),
            self.lands,
            tuple(sorted(zip(self.buildings, self.marks, strict=True))),
            (self.stake, self.slot, self.new_tile),
            (self.income_wood, self.income_stone, self.income_food, self.income_people, self.choices),
            (self.points, self.bid_bonus, self.free_placement, self.shields),
        )

    def power(self) -> int:
        return scoring.power(self)

    def population(self) -> int:
        return scoring.population(self)

    def standing(self) -> tuple[int, int, int]:
        return scoring.standing(self.power(), self.population(), self.luxury)


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """A position of Peloponnes. `chapter` is the round: 0 set-up, 1 to 8, then the ending."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "chits_left",
        "chits_seen",
        "holders",
        "offer",
        "order",
        "poleis",
        "stacks",
        "unseen",
    )
    __slots__ = (*PARTS, "rules")

    def __init__(self, rules: Rules, source: Board | None = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        """The same book, with the names of this game."""
        if source is None:
            self.poleis = [rules.blank.copy() for _ in range(rules.seats)]
            self.order: tuple[int, ...] = tuple(range(rules.seats))
            self.stacks = rules.stacks
            """The tiles of each stack as laid out at set-up."""
            self.unseen: list[int] = []
            """The tiles of the current stack nobody has seen: a bag, not a deck (PEL-C6). Replaced, never changed."""
            self.offer: list[int] = []
            self.holders: list[int] = []
            """Whose bid lies on each tile of the offer."""
            self.chits_left = [chit.count for chit in rules.content.chits]
            """Unseen chits of each kind. Replaced, never changed, like those seen."""
            self.chits_seen = [0] * len(rules.content.disasters)
            """Chits lying with each disaster."""
        else:
            self.poleis = [polis.copy() for polis in source.poleis]
            self.order = source.order
            self.stacks = source.stacks
            self.unseen = source.unseen
            self.offer = source.offer[:]
            self.holders = source.holders[:]
            self.chits_left = source.chits_left
            self.chits_seen = source.chits_seen

    def clone(self) -> Board:
        return Board(self.rules, self)

    def scores(self) -> list[int]:
        return [polis.standing()[0] for polis in self.poleis]

    def winners(self) -> list[int]:
        """PEL-E5."""
        standings = [polis.standing() for polis in self.poleis]
        best = max(standings)
        return [seat for seat, one in enumerate(standings) if one == best]

    def key(self) -> tuple[object, ...]:
        return (
            self.order,
            tuple(sorted(self.unseen)),
            tuple(self.offer),
            tuple(self.holders),
            tuple(self.chits_left),
            tuple(self.chits_seen),
            tuple(polis.key() for polis in self.poleis),
        )

    def ask_each(self, kind: int, a: int = 0) -> None:
        """Ask every seat, in turn order; the stack answers the last question first."""
        top = self.top
        for seat in reversed(self.order):
            top = Frame(kind, seat, a, 0, top)
        self.top = top
