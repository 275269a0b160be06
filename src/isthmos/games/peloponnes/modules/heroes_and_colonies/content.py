# compiled
"""What is in the expansion's box: heroes, colonies, Persians, Sikyon and the extra tiles. Tables only."""

from __future__ import annotations

from typing import Final

from isthmos.games.peloponnes.content import (
    ALL_LUXURY,
    BY_BID,
    OWN_FIRST,
    OWN_LAST,
    Chit,
    Civilization,
    Content,
    Disaster,
    Goods,
    Mat,
    Tile,
)
from isthmos.games.peloponnes.data_file import CivilizationRow, DisasterRow, GoodsRow
from isthmos.games.peloponnes.data_file import DataFile as BaseFile
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import ColonyRow, DataFile, HeroIncomeRow, HeroRow
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions

PERSIANS: Final = 5
"""The row of the Persians among the disasters, after the five of the base game."""

PLACES = {"": BY_BID, "first": OWN_FIRST, "last": OWN_LAST}
CROWD: Final = 40
"""Income tables are written out to so many inhabitants; the last row is open-ended."""


class Hero:
    """A hero tile with both sides."""

    __slots__ = (
        "ability",
        "coins",
        "food",
        "id",
        "name_de",
        "name_en",
        "number",
        "orange",
        "people",
        "points",
        "red",
        "stone",
        "strength",
        "wood",
    )

    def __init__(self, number: int, row: HeroRow) -> None:
        self.number = number
        self.id = row.id
        self.name_en = row.name_en
        self.name_de = row.name_de
        self.ability = row.ability
        """The number in its power."""
        self.coins = row.start.coins
        self.wood = row.start.wood
        self.stone = row.start.stone
        self.food = row.start.food
        self.people = row.start.inhabitants
        self.strength = row.start.strength
        self.points = row.red.points
        """Power points of the red side."""
        self.red = Goods(income_of(row.red.income))
        """What each side brings in every round, or costs."""
        orange = income_of(row.orange.income)
        orange.wood += row.orange.wood
        orange.stone += row.orange.stone
        orange.food += row.orange.food
        self.orange = Goods(orange)


def income_of(row: HeroIncomeRow) -> GoodsRow:
    return GoodsRow(wood=row.wood, stone=row.stone, food=row.food, inhabitants=row.inhabitants)


class Colony(Mat):
    """A mat with its own stores, table, scoring and drawbacks; each colony is a row of the data file (HC-10.4)."""

    __slots__ = ("exchanges_freely", "name_de", "name_en")

    def __init__(self, base: BaseFile, row: ColonyRow, choices: HeroOptions) -> None:
        super().__init__(base)
        special, scoring = row.special, row.scoring
        self.id = row.id
        self.name_en = row.name_en
        self.name_de = row.name_de
        self.wood_limit = row.storage.wood
        self.stone_limit = row.storage.stone
        self.food_limit = row.storage.food
        self.income_coins, self.income_luxury = columns(row.income.rows)
        self.points_per_person = scoring.points_per_inhabitant  # HC-10.2
        self.coins_per_point = scoring.coins_per_power_point  # HC-10.5, HC-10.7
        self.luxury_rate = scoring.luxury_per_good
        self.order_place = PLACES[special.turn_order]  # HC-4.1, HC-3.5
        self.drought_divisor = special.drought_divisor  # HC-10.1
        self.earthquake_price = special.earthquake_price  # HC-6.2
        if choices.missing_goods_cost_buildings:
            self.earthquake_price_lost = special.earthquake_price - 1  # HC-10.1
        self.tempest_price = special.tempest_price
        self.marking_coins = special.marking_coins
        self.people_per_food = special.inhabitants_per_food  # HC-10.8
        self.any_land_fits = 1 if special.any_land_fits else 0
        if special.decline_takes_all:
            self.decline_loss = ALL_LUXURY  # HC-10.9
        self.exchanges_freely = choices.free_exchange and scoring.luxury_per_good == 1


def columns(rows: list[tuple[int, int, int]]) -> tuple[list[int], list[int]]:
    """Coins and luxury indexed by inhabitants."""
    coins: list[int] = []
    luxury: list[int] = []
    for people in range(max(CROWD, rows[-1][0] + 1)):
        row = [row for row in rows if row[0] <= people][-1]
        coins.append(row[1])
        luxury.append(row[2])
    return coins, luxury


def add_colonies(content: Content, base: BaseFile, data: DataFile, choices: HeroOptions) -> None:
    """HC-3.1, HC-10.10: nine mats behind the base one, and Sikyon among the civilizations."""
    content.mats += [Colony(base, row, choices) for row in data.colony]
    row = data.sikyon
    sikyon = Civilization(
        len(content.civilizations),
        CivilizationRow(row.number, row.id, row.name_en, row.name_de, row.start, row.income),
    )
    sikyon.shields = [d.id for d in content.disasters].index(row.protects_from)
    content.civilizations.append(sikyon)


def add_persians(content: Content, data: DataFile) -> None:
    """HC-5.1, HC-7.1: a sixth disaster, and its chits by the number they carry."""
    row = data.persians
    values = row.chits.values
    content.disasters.append(
        Disaster(
            PERSIANS,
            DisasterRow("persians", row.name_en, row.name_de, len(values), [], ""),
            tuple(row.attack_at),
        )
    )
    for value in sorted(set(values)):
        content.chits.append(Chit(f"persians-{value}", PERSIANS, values.count(value), value))


def add_tiles(content: Content, base: BaseFile, data: DataFile, copies: bool) -> None:
    """HC-13.1, HC-13.2: the extra tiles, and second copies of all but the supply tiles, to be drawn from."""
    stacks, disasters = content.stack_names, [d.id for d in content.disasters]
    rows = [*base.tile, *data.tile]
    bonus = base.constants.bid_bonus_half_units
    for row in data.tile:
        shields = disasters.index(row.protects_from) if row.protects_from else -1
        content.tiles.append(Tile(len(content.tiles), row, stacks.index(row.stack), shields, bonus))
    for row, original in zip(rows, content.tiles[: len(rows)], strict=True):
        if copies and not original.supply:
            copy = Tile(len(content.tiles), row, COPIES + original.stack, original.shields, bonus)
            copy.id, copy.word = f"{original.id}-2", f"{original.word}-2"
            if copy.is_building:
                copy.name_en, copy.name_de = f"{copy.name_en} II", f"{copy.name_de} II"
            content.tiles.append(copy)


COPIES: Final = 10
"""Second copies lie in stacks of their own until chance puts them into one."""
