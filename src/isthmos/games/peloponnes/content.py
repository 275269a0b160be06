# compiled
"""What is in the box: tiles, civilizations, disasters, mats, levels. Tables only (PEL-C1 to PEL-C5)."""

from __future__ import annotations

from typing import Final

from isthmos.core.data_file import OptionRow
from isthmos.games.peloponnes.data_file import (
    CivilizationRow,
    DataFile,
    DisasterRow,
    GoodsRow,
    LevelRow,
    TileRow,
)

WOOD: Final = 1
STONE: Final = 2
FOOD: Final = 4
COIN: Final = 8
"""Kinds of income as bits: what two neighbouring lands may share (PEL-T2), what a choice offers (PEL-I3)."""

OWN_FIRST: Final = -1
BY_BID: Final = 0
OWN_LAST: Final = 1
"""Place in the turn order: by the bid, unless a mat says otherwise."""

ANY_NUMBER: Final = 1 << 20
"""Larger than any bid: a place given by the mat outweighs it."""

ALL_LUXURY: Final = 1 << 30
"""A decline that leaves nothing."""


class Goods:
    """An amount of each stock, as printed on a tile."""

    __slots__ = ("choice", "coins", "food", "luxury", "people", "stone", "wood")

    def __init__(self, row: GoodsRow) -> None:
        self.coins = row.coins
        self.wood = row.wood
        self.stone = row.stone
        self.food = row.food
        self.luxury = row.luxury
        self.people = row.inhabitants
        self.choice = row.choice

    def kinds(self) -> int:
        """The kinds of goods in it, as bits."""
        return WOOD * (self.wood > 0) | STONE * (self.stone > 0) | FOOD * (self.food > 0)


class Tile:
    """A land or a building."""

    __slots__ = (
        "bid_bonus",
        "cost",
        "free_placement",
        "id",
        "income",
        "is_building",
        "kinds",
        "name_de",
        "name_en",
        "needs_people",
        "number",
        "once",
        "points",
        "shields",
        "stack",
        "supply",
        "terrain",
        "value",
        "word",
    )

    def __init__(self, number: int, row: TileRow, stack: int, disaster: int, bid_bonus: int) -> None:
        self.number = number
        self.id = row.id
        self.stack = stack
        self.is_building = row.kind == "building"
        self.name_en = row.name_en
        self.name_de = row.name_de
        self.terrain = tuple(row.terrain)
        self.value = row.min_bid
        self.points = row.points
        self.needs_people = row.min_inhabitants
        self.cost = Goods(row.cost)
        self.once = Goods(row.once)
        self.income = Goods(row.income)
        self.kinds = self.income.kinds()
        self.supply = row.special == "supply"
        self.free_placement = 1 if row.special == "ignore_placement" else 0
        self.bid_bonus = bid_bonus if row.special == "bid_half" else 0
        self.shields = disaster
        """The disaster it protects from, or -1."""
        self.word = word_of(row.id, row.name_en, self.is_building)


class Civilization:
    """Start goods and the income of every round (PEL-C3)."""

    __slots__ = ("id", "income", "name_de", "name_en", "number", "place", "shields", "start")

    def __init__(self, number: int, row: CivilizationRow) -> None:
        self.number = number
        self.id = row.id
        self.name_en = row.name_en
        self.name_de = row.name_de
        self.place = row.number
        """Its printed number: the first turn order (PEL-S3)."""
        self.start = Goods(row.start)
        self.income = Goods(row.income)
        self.shields = -1
        """The disaster it protects from, or -1."""


class Disaster:
    """A kind of chit, and the counts of chits at which it strikes (PEL-D2)."""

    __slots__ = ("chits", "id", "name_de", "name_en", "number", "strikes_at")

    def __init__(self, number: int, row: DisasterRow, strikes_at: tuple[int, ...]) -> None:
        self.number = number
        self.id = row.id
        self.name_en = row.name_en
        self.name_de = row.name_de
        self.chits = row.chits
        self.strikes_at = tuple(sorted(strikes_at))


class Chit:
    """A kind of chit: what it shows, what number it carries, and how many there are (PEL-C2)."""

    __slots__ = ("count", "disaster", "value", "word")

    def __init__(self, word: str, disaster: int, count: int, value: int = 0) -> None:
        self.word = word
        self.disaster = disaster
        """The disaster it shows, or -1 on the blank."""
        self.count = count
        self.value = value


EARTHQUAKE: Final = 0
DROUGHT: Final = 1
PLAGUE: Final = 2
TEMPEST: Final = 3
DECLINE: Final = 4
"""The rows of the data file, in its order; `Content` checks it."""


class Mat:
    """Everything printed on a player mat. The base game has one; every polis points at its own."""

    __slots__ = (
        "any_land_fits",
        "coins_per_point",
        "decline_loss",
        "drought_divisor",
        "earthquake_price",
        "earthquake_price_lost",
        "food_limit",
        "id",
        "income_coins",
        "income_luxury",
        "luxury_rate",
        "marking_coins",
        "order_place",
        "people_per_food",
        "plague_divisor",
        "points_per_person",
        "stone_limit",
        "tempest_price",
        "wood_limit",
    )

    def __init__(self, data: DataFile) -> None:
        constants = data.constants
        self.id = "mat"
        self.wood_limit = data.storage.wood
        self.stone_limit = data.storage.stone
        self.food_limit = data.storage.food
        self.income_coins, self.income_luxury = population_columns(data)
        self.points_per_person = constants.points_per_inhabitant
        self.coins_per_point = constants.coins_per_power_point
        self.luxury_rate = constants.luxury_per_substitute
        self.marking_coins = constants.marking_coins
        self.people_per_food = 1
        self.any_land_fits = 0
        self.order_place = BY_BID
        self.drought_divisor = constants.third_loss_divisor
        self.plague_divisor = constants.third_loss_divisor
        self.decline_loss = constants.decline_loss
        self.earthquake_price = constants.price_per_tile_kept
        self.earthquake_price_lost = 0
        """For a building that is lost, where another is kept."""
        self.tempest_price = constants.price_per_tile_kept


class Level:
    """A level of the solo campaign (PEL-A3)."""

    __slots__ = ("conquest", "extra_incomes", "number", "points_needed", "regular")

    def __init__(self, row: LevelRow) -> None:
        self.number = row.level
        self.points_needed = row.points_needed
        self.extra_incomes = row.extra_incomes
        self.regular = row.regular_row
        self.conquest = row.conquest_row


class Content:
    """The box, unpacked from a data file."""

    def __init__(self, data: DataFile) -> None:
        game, constants = data.game, data.constants
        self.players_min = game.players_min
        self.players_max = game.players_max
        self.rounds = game.rounds
        self.offer_size = game.offer_size
        self.chits_per_round = game.chits_per_round
        self.conquest_surcharge = constants.conquest_surcharge
        self.pass_coins = constants.pass_bonus_coins
        self.withdraw_coins = constants.withdraw_bonus_coins
        self.option_rows: list[OptionRow] = data.option
        strikes_at = (constants.chits_to_trigger,)
        self.disasters = [Disaster(i, row, strikes_at) for i, row in enumerate(data.disaster)]
        assert [d.id for d in self.disasters[:5]] == ["earthquake", "drought", "plague", "tempest", "decline"]
        self.blank_chits = data.blank_chit.count
        self.chits = [Chit(d.id, d.number, d.chits) for d in self.disasters]
        self.chits.append(Chit("blank", -1, self.blank_chits))
        self.civilizations = [Civilization(i, row) for i, row in enumerate(data.civilization)]
        self.mats = [Mat(data)]
        self.levels = [Level(row) for row in data.solo_level]
        stacks = list(game.rounds_per_stack)
        self.stack_names = stacks
        self.stack_of_round = [0] + [i for i, name in enumerate(stacks) for _ in range(game.rounds_per_stack[name])]
        """Indexed by round, from 1."""
        disaster_ids = [d.id for d in self.disasters]
        self.tiles = [
            Tile(
                i,
                row,
                stacks.index(row.stack),
                disaster_ids.index(row.protects_from) if row.protects_from else -1,
                constants.bid_bonus_half_units,
            )
            for i, row in enumerate(data.tile)
        ]
        self.regular_rows = {n: data.layout.regular[f"p{n}"] for n in range(game.players_min, game.players_max + 1)}


def population_columns(data: DataFile) -> tuple[list[int], list[int]]:
    """PEL-C4: coins and luxury indexed by inhabitants; beyond the end the last entry holds."""
    coins: list[int] = []
    luxury: list[int] = []
    for row in data.population_table:
        width = 1 if row.last is None else row.last - row.first + 1
        coins += [row.coins] * width
        luxury += [row.luxury] * width
    return coins, luxury


def word_of(tile_id: str, name: str, is_building: bool) -> str:
    """What a tile is called in notation: buildings by name; lands, whose names repeat, by id and name."""
    plain = name.partition(" (")[0].lower().replace(" ", "-")
    return plain if is_building else f"{tile_id.lower()}-{plain}"
