# compiled
"""What is in the box: cities, locations, tiles, counters, the combat table. Tables only (PER-C1 to PER-C6)."""

from __future__ import annotations

from typing import Final

from isthmos.core.data_file import OptionRow
from isthmos.core.message import Name
from isthmos.games.perikles.data_file import (
    CITY_IDS,
    STRENGTHS,
    TYPES,
    AnyCityRow,
    CityRow,
    ColumnRow,
    DataFile,
    LocationRow,
    PersiaRow,
    SortRow,
    SpecialRow,
)

ATHENS: Final = 0
SPARTA: Final = 1
ARGOS: Final = 2
CORINTH: Final = 3
THEBES: Final = 4
MEGARA: Final = 5
CITIES: Final = 6
PERSIA: Final = 6
"""The Persians, where an army is meant rather than a city on the board."""
ARMIES: Final = 7
ANY_CITY: Final = 6
"""The colour of the brown influence tiles."""

HOPLITE: Final = 0
TRIREME: Final = 1
ATTACK: Final = 0
DEFENCE: Final = 1

UNITS = ARMIES * 2 * STRENGTHS

DOUBLE: Final = 0
CANDIDATE: Final = 1
ASSASSIN: Final = 2
PLAIN: Final = 3
"""Sorts of influence tiles; the plain ones are brown."""

PERIKLES: Final = 0
ALKIBIADES: Final = 1
PLAGUE: Final = 2
SLAVE_REVOLT: Final = 3
BRASIDAS: Final = 4
THESSALIAN_ALLIES: Final = 5
PHORMIO: Final = 6
PERSIAN_FLEET: Final = 7

ONE_TO_TWO: Final = 0
MINUS_TWO: Final = 1
ONE_TO_ONE: Final = 2
PLUS_TWO: Final = 3
TWO_TO_ONE: Final = 4
THREE_TO_ONE: Final = 5
"""Columns of the combat table, worst for the attack first."""


def unit(army: int, type_: int, strength: int) -> int:
    """A kind of counter as one number: the army, hoplite or trireme, and what is printed on it."""
    return army << 3 | type_ << 2 | strength - 1


def army_of(unit: int) -> int:
    return unit >> 3


def type_of(unit: int) -> int:
    return unit >> 2 & 1


def strength_of(unit: int) -> int:
    return (unit & 3) + 1


class City:
    """One of the six cities, or the Persian shield, which has no boxes."""

    __slots__ = ("boxes", "counters", "id", "name", "number")

    def __init__(self, number: int, row: CityRow | PersiaRow) -> None:
        self.number = number
        self.id = row.id
        self.name = Name(row.name_en, row.name_de)
        self.boxes: tuple[int, ...] = tuple(row.boxes) if isinstance(row, CityRow) else ()
        self.counters = (*row.hoplites, *row.triremes)
        """How many of each unit, in the order of `unit`."""

    def statue_value(self, defeats: int) -> int:
        """PER-F2: the best box no defeat covers."""
        return self.boxes[defeats] if defeats < len(self.boxes) else 0


class Location:
    """A place to fight for. `militia` and `rebels` hold one strength for each type."""

    __slots__ = ("combats", "has_triremes", "id", "militia", "name", "number", "owner", "points", "rebels")

    def __init__(self, number: int, row: LocationRow) -> None:
        self.number = number
        self.id = row.id
        self.name = Name(row.name_en, row.name_de)
        self.owner = CITY_IDS.index(row.owner)
        self.points = row.points
        self.combats = tuple([TYPES.index(one) for one in row.combats])
        self.has_triremes = TRIREME in self.combats
        self.militia = (row.militia.count("H"), row.militia.count("T"))
        self.rebels = (row.rebels.count("H"), row.rebels.count("T"))


class InfluenceTile:
    """A kind of influence tile: its colour, its sort, and how many there are."""

    __slots__ = ("colour", "count", "name", "number", "shards", "sort", "word")

    def __init__(self, number: int, colour: int, city: CityRow, sort: int, row: SortRow) -> None:
        self.number = number
        self.colour = colour
        self.sort = sort
        self.shards = row.shards
        self.count = city.influence[row.id]
        self.name = Name(f"{city.name_en}, {row.name_en}", f"{city.name_de}, {row.name_de}")
        self.word = f"{city.id} {row.id}"


class PlainTile(InfluenceTile):
    """The brown tile."""

    __slots__ = ()

    def __init__(self, number: int, row: AnyCityRow) -> None:
        self.number = number
        self.colour = ANY_CITY
        self.sort = PLAIN
        self.shards = row.shards
        self.count = row.count
        self.name = Name(row.name_en, row.name_de)
        self.word = "any"


class Special:
    """A special tile, usable once by its holder at its moment (PER-C4)."""

    __slots__ = ("id", "moment", "name", "number")

    def __init__(self, number: int, row: SpecialRow) -> None:
        self.number = number
        self.id = row.id
        self.name = Name(row.name_en, row.name_de)
        self.moment = row.moment


class Column:
    """A column of the combat table: what two dice must show at least, for each side."""

    __slots__ = ("attack", "defence", "id", "number")

    def __init__(self, number: int, row: ColumnRow) -> None:
        self.number = number
        self.id = row.id
        self.attack = row.attack
        self.defence = row.defence


class Content:
    """The box, unpacked from a data file."""

    def __init__(self, data: DataFile) -> None:
        game, constants = data.game, data.constants
        self.players_min = game.players_min
        self.players_max = game.players_max
        self.rounds = game.rounds
        self.display_size = game.display_size
        self.locations_per_round = game.locations_per_round
        seats = range(game.players_min, game.players_max + 1)
        self.tiles_taken = {n: game.influence_tiles_taken[f"p{n}"] for n in seats}
        self.cubes_per_player = constants.cubes_per_player
        self.start_cubes = constants.start_cubes_per_city
        self.extra_setup_cubes = constants.extra_setup_cubes
        self.counters_per_tile = constants.counters_per_tile
        self.extra_counters = constants.extra_counters_per_cube
        self.unattacked_cubes = constants.unattacked_defender_cubes
        self.perikles_cubes = constants.perikles_cubes
        self.alkibiades_cubes = constants.alkibiades_cubes
        self.battle_tokens = constants.battle_tokens
        self.tokens_to_win = constants.tokens_to_win
        self.early_end_defeats = constants.early_end_defeats
        self.early_end_cities = tuple([CITY_IDS.index(city) for city in constants.early_end_cities])
        self.points_per_cube = constants.points_per_cube
        self.option_rows: list[OptionRow] = data.option
        self.sort_names = [Name(row.name_en, row.name_de) for row in data.influence_sort]
        self.cities = [City(i, row) for i, row in enumerate(data.city)]
        self.armies = [*self.cities, City(PERSIA, data.persia)]
        """The cities, and the Persians last."""
        self.locations = [Location(i, row) for i, row in enumerate(data.location)]
        self.tiles = influence_tiles(data)
        self.specials = [Special(i, row) for i, row in enumerate(data.special)]
        self.columns = [Column(i, row) for i, row in enumerate(data.combat_column)]


def influence_tiles(data: DataFile) -> list[InfluenceTile]:
    """PER-C2: three sorts of each colour, and the brown ones."""
    tiles: list[InfluenceTile] = []
    for colour, city in enumerate(data.city):
        for sort, row in enumerate(data.influence_sort):
            tiles.append(InfluenceTile(len(tiles), colour, city, sort, row))
    tiles.append(PlainTile(len(tiles), data.any_city))
    return tiles
