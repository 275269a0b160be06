"""What is in the box, for clients that show it: tiles, civilizations, disasters, mat, levels and options."""

from __future__ import annotations

from isthmos.core.options import text_of
from isthmos.games.peloponnes.content import Content, Goods, Mat, Tile
from isthmos.games.peloponnes.shapes import Struct
from isthmos.games.peloponnes.state import NONE


class Amounts(Struct):
    """Goods as printed on a tile."""

    coins: int
    wood: int
    stone: int
    food: int
    luxury: int
    people: int
    choice: int


class TileCard(Struct):
    id: str
    word: str
    """Its name in notation."""
    name_en: str
    name_de: str
    kind: str
    stack: str
    terrain: list[str]
    value: int
    points: int
    needs_people: int
    cost: Amounts
    once: Amounts
    income: Amounts
    special: str
    """supply, free-placement, bid-bonus, shield or nothing."""
    shields: str
    """The disaster it protects from."""


class CivilizationCard(Struct):
    id: str
    name_en: str
    name_de: str
    number: int
    start: Amounts
    income: Amounts


class DisasterCard(Struct):
    id: str
    name_en: str
    name_de: str
    chits: int
    strikes_at: list[int]


class MatCard(Struct):
    """What is printed on the player mat."""

    wood_limit: int
    stone_limit: int
    food_limit: int
    income_coins: list[int]
    """By inhabitants; the last entry holds for more."""
    income_luxury: list[int]
    points_per_person: int
    coins_per_point: int
    luxury_rate: int
    marking_coins: int


class LevelCard(Struct):
    level: int
    points_needed: int
    extra_incomes: int
    regular: int
    conquest: int


class OptionCard(Struct):
    id: str
    values: list[str]
    """The default first."""
    rule: str


class ContentView(Struct):
    """The box, for clients that show it."""

    tiles: list[TileCard]
    civilizations: list[CivilizationCard]
    disasters: list[DisasterCard]
    mat: MatCard
    levels: list[LevelCard]
    options: list[OptionCard]
    rounds: int
    chits_per_round: int
    blank_chits: int
    conquest_surcharge: int
    pass_coins: int
    withdraw_coins: int


def content(box: Content) -> ContentView:
    return ContentView(
        tiles=[tile_card(box, tile) for tile in box.tiles],
        civilizations=[
            CivilizationCard(
                id=c.id,
                name_en=c.name_en,
                name_de=c.name_de,
                number=c.place,
                start=amounts(c.start),
                income=amounts(c.income),
            )
            for c in box.civilizations
        ],
        disasters=[
            DisasterCard(id=d.id, name_en=d.name_en, name_de=d.name_de, chits=d.chits, strikes_at=list(d.strikes_at))
            for d in box.disasters
        ],
        mat=mat_card(box.mats[0]),
        levels=[
            LevelCard(
                level=level.number,
                points_needed=level.points_needed,
                extra_incomes=level.extra_incomes,
                regular=level.regular,
                conquest=level.conquest,
            )
            for level in box.levels
        ],
        options=[
            OptionCard(id=row.id, values=[text_of(value) for value in row.values], rule=row.rule)
            for row in box.option_rows
        ],
        rounds=box.rounds,
        chits_per_round=box.chits_per_round,
        blank_chits=box.blank_chits,
        conquest_surcharge=box.conquest_surcharge,
        pass_coins=box.pass_coins,
        withdraw_coins=box.withdraw_coins,
    )


def tile_card(box: Content, tile: Tile) -> TileCard:
    return TileCard(
        id=tile.id,
        word=tile.word,
        name_en=tile.name_en,
        name_de=tile.name_de,
        kind="building" if tile.is_building else "land",
        stack=box.stack_names[tile.stack],
        terrain=list(tile.terrain),
        value=tile.value,
        points=tile.points,
        needs_people=tile.needs_people,
        cost=amounts(tile.cost),
        once=amounts(tile.once),
        income=amounts(tile.income),
        special=special(tile),
        shields=box.disasters[tile.shields].id if tile.shields != NONE else "",
    )


def special(tile: Tile) -> str:
    if tile.supply:
        return "supply"
    if tile.free_placement:
        return "free-placement"
    if tile.bid_bonus:
        return "bid-bonus"
    return "shield" if tile.shields != NONE else ""


def amounts(goods: Goods) -> Amounts:
    return Amounts(
        coins=goods.coins,
        wood=goods.wood,
        stone=goods.stone,
        food=goods.food,
        luxury=goods.luxury,
        people=goods.people,
        choice=goods.choice,
    )


def mat_card(mat: Mat) -> MatCard:
    return MatCard(
        wood_limit=mat.wood_limit,
        stone_limit=mat.stone_limit,
        food_limit=mat.food_limit,
        income_coins=mat.income_coins,
        income_luxury=mat.income_luxury,
        points_per_person=mat.points_per_person,
        coins_per_point=mat.coins_per_point,
        luxury_rate=mat.luxury_rate,
        marking_coins=mat.marking_coins,
    )
