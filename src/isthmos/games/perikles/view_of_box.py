"""What is in the box, for clients that show it: cities, locations, tiles, the combat table and options."""

from __future__ import annotations

from isthmos.core.options import text_of
from isthmos.games.perikles.content import ANY_CITY, HOPLITE, TRIREME, City, Content, InfluenceTile, Location
from isthmos.games.perikles.data_file import SORT_IDS
from isthmos.games.perikles.names import TYPE_WORDS, word
from isthmos.games.perikles.shapes import Struct


class ArmyCard(Struct):
    """A city, or the Persians, who have no boxes."""

    id: str
    name_en: str
    name_de: str
    boxes: list[int]
    """The value of a statue with 0, 1, 2 … defeats."""
    hoplites: list[int]
    """How many counters there are, by strength from 1."""
    triremes: list[int]


class LocationCard(Struct):
    id: str
    word: str
    """Its name in notation."""
    name_en: str
    name_de: str
    owner: str
    points: int
    combats: list[str]
    """In the order they are fought."""
    militia: list[str]
    """The combats in which they add 1 to the defence."""
    rebels: list[str]
    """The combats in which they add 1 to the attack."""


class TileCard(Struct):
    word: str
    """Its name in notation, and in the view."""
    name_en: str
    name_de: str
    city: str
    """Empty for the brown one."""
    shards: int
    symbol: str
    """candidate, assassin or nothing."""
    count: int


class SpecialCard(Struct):
    id: str
    word: str
    name_en: str
    name_de: str
    moment: str


class ColumnCard(Struct):
    """What two dice must show at least."""

    id: str
    attack: int
    defence: int


class OptionCard(Struct):
    id: str
    values: list[str]
    """The default first."""
    rule: str


class ContentView(Struct):
    """The box, for clients that show it."""

    armies: list[ArmyCard]
    """The cities, and the Persians last."""
    locations: list[LocationCard]
    tiles: list[TileCard]
    specials: list[SpecialCard]
    columns: list[ColumnCard]
    """The worst for the attack first."""
    options: list[OptionCard]
    rounds: int
    cubes_per_player: int
    tokens_to_win: int
    early_end_defeats: int
    early_end_cities: list[str]


def content(box: Content) -> ContentView:
    return ContentView(
        armies=[army_card(army) for army in box.armies],
        locations=[location_card(box, location) for location in box.locations],
        tiles=[tile_card(box, tile) for tile in box.tiles],
        specials=[
            SpecialCard(
                id=special.id,
                word=word(special.id),
                name_en=special.name.en,
                name_de=special.name.de,
                moment=special.moment,
            )
            for special in box.specials
        ],
        columns=[column_card(box, number) for number in range(len(box.columns))],
        options=[
            OptionCard(id=row.id, values=[text_of(value) for value in row.values], rule=row.rule)
            for row in box.option_rows
        ],
        rounds=box.rounds,
        cubes_per_player=box.cubes_per_player,
        tokens_to_win=box.tokens_to_win,
        early_end_defeats=box.early_end_defeats,
        early_end_cities=[box.cities[city].id for city in box.early_end_cities],
    )


def army_card(army: City) -> ArmyCard:
    half = len(army.counters) // 2
    return ArmyCard(
        id=army.id,
        name_en=army.name.en,
        name_de=army.name.de,
        boxes=list(army.boxes),
        hoplites=list(army.counters[:half]),
        triremes=list(army.counters[half:]),
    )


def location_card(box: Content, location: Location) -> LocationCard:
    return LocationCard(
        id=location.id,
        word=word(location.id),
        name_en=location.name.en,
        name_de=location.name.de,
        owner=box.cities[location.owner].id,
        points=location.points,
        combats=[TYPE_WORDS[type_] for type_ in location.combats],
        militia=[TYPE_WORDS[type_] for type_ in (HOPLITE, TRIREME) if location.militia[type_]],
        rebels=[TYPE_WORDS[type_] for type_ in (HOPLITE, TRIREME) if location.rebels[type_]],
    )


def column_card(box: Content, number: int) -> ColumnCard:
    column = box.columns[number]
    return ColumnCard(id=column.id, attack=column.attack, defence=column.defence)


def tile_card(box: Content, tile: InfluenceTile) -> TileCard:
    is_brown = tile.colour == ANY_CITY
    symbol = "" if is_brown or tile.shards > 1 else SORT_IDS[tile.sort]
    return TileCard(
        word=tile.word,
        name_en=tile.name.en,
        name_de=tile.name.de,
        city="" if is_brown else box.cities[tile.colour].id,
        shards=tile.shards,
        symbol=symbol,
        count=tile.count,
    )
