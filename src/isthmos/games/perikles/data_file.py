"""The data file: its shape, its checks, and sentences for what is wrong with it."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from isthmos.core.data_file import OptionRow, Row, read_as, repeated


class GameRow(Row):
    name: str
    players_min: int
    players_max: int
    rounds: int
    influence_tiles_taken: dict[str, int]
    display_size: int
    locations_per_round: int


class ConstantsRow(Row):
    cubes_per_player: int
    start_cubes_per_city: int
    extra_setup_cubes: int
    counters_per_tile: int
    extra_counters_per_cube: int
    unattacked_defender_cubes: int
    perikles_cubes: int
    alkibiades_cubes: int
    battle_tokens: int
    tokens_to_win: int
    early_end_defeats: int
    early_end_cities: list[str]
    points_per_cube: int


class TotalsRow(Row):
    influence_tiles: int
    greek_counters: int
    persian_counters: int
    defeat_counters: int


class SortRow(Row):
    id: str
    name_en: str
    name_de: str
    shards: int


class AnyCityRow(Row):
    name_en: str
    name_de: str
    shards: int
    count: int


class CityRow(Row):
    id: str
    name_en: str
    name_de: str
    boxes: list[int]
    influence: dict[str, int]
    hoplites: list[int]
    triremes: list[int]


class PersiaRow(Row):
    id: str
    name_en: str
    name_de: str
    hoplites: list[int]
    triremes: list[int]


class LocationRow(Row):
    id: str
    name_en: str
    name_de: str
    owner: str
    points: int
    combats: list[str]
    militia: list[str] = msgspec.field(default_factory=list)
    rebels: list[str] = msgspec.field(default_factory=list)


class ColumnRow(Row):
    id: str
    attack: int
    defence: int


class SpecialRow(Row):
    id: str
    name_en: str
    name_de: str
    moment: str


class DataFile(Row):
    game: GameRow
    constants: ConstantsRow
    totals: TotalsRow
    option: list[OptionRow]
    influence_sort: list[SortRow]
    any_city: AnyCityRow
    city: list[CityRow]
    persia: PersiaRow
    location: list[LocationRow]
    combat_column: list[ColumnRow]
    special: list[SpecialRow]


CITY_IDS = ["athens", "sparta", "argos", "corinth", "thebes", "megara"]
SORT_IDS = ["double", "candidate", "assassin"]
COLUMN_IDS = ["1:2", "-2", "1:1", "+2", "2:1", "3:1"]
SPECIAL_IDS = [
    "perikles",
    "alkibiades",
    "plague",
    "slave_revolt",
    "brasidas",
    "thessalian_allies",
    "phormio",
    "persian_fleet",
]
TYPES = "HT"
MOMENTS = ("influence", "armies", "hoplites", "triremes")
STRENGTHS = 4


def read(text: str, name: str) -> DataFile:
    """The data in `text`, checked; `name` is the file's name for the sentence when it is not."""
    return read_as(DataFile, text, name, problems)


def shipped() -> DataFile:
    """The data file inside the package."""
    name = "perikles.toml"
    return read(files(__package__).joinpath("data", name).read_text(encoding="utf-8"), name)


def problems(data: DataFile) -> list[str]:
    """What is wrong with the data, each a sentence that names the row."""
    return [
        *_problems_of_names(data),
        *_problems_of_order(data),
        *_problems_of_locations(data),
        *_problems_of_influence(data),
        *_problems_of_counters(data),
        *_problems_of_numbers(data),
    ]


def _problems_of_names(data: DataFile) -> list[str]:
    """PER-C3: the location Megara has another id than the city."""
    found = []
    places = [row.id for row in data.city] + [data.persia.id] + [row.id for row in data.location]
    for table, ids in (
        ("city or location", places),
        ("special", [row.id for row in data.special]),
        ("option", [row.id for row in data.option]),
    ):
        found += repeated(table, ids)
    return found


def _problems_of_order(data: DataFile) -> list[str]:
    """The rules know cities, sorts, columns and special tiles by their place in the file."""
    found = []
    for table, ids, expected in (
        ("city", [row.id for row in data.city], CITY_IDS),
        ("influence_sort", [row.id for row in data.influence_sort], SORT_IDS),
        ("combat_column", [row.id for row in data.combat_column], COLUMN_IDS),
        ("special", [row.id for row in data.special], SPECIAL_IDS),
    ):
        if ids != expected:
            found.append(f"the rows {table} must be {', '.join(expected)}, in this order")
    for special in data.special:
        if special.moment not in MOMENTS:
            found.append(f"special {special.id}: moment must be one of {', '.join(MOMENTS)}")
    return found


def _problems_of_locations(data: DataFile) -> list[str]:
    found = []
    for row in data.location:
        where = f"location {row.id}"
        if row.owner not in CITY_IDS:
            found.append(f"{where}: there is no city '{row.owner}'")
        if sorted(row.combats) not in (["H"], ["H", "T"]):
            found.append(f"{where}: combats must be H alone, or H and T in either order")
        if any(one not in row.combats for one in row.militia + row.rebels):
            found.append(f"{where}: militia and rebels fight only in its combats")
        if row.militia and row.rebels:
            found.append(f"{where}: it has militia or rebels, never both")
        if row.points < 1:
            found.append(f"{where}: points must be at least 1")
    need = data.game.rounds * data.game.locations_per_round
    if len(data.location) != need:
        found.append(f"there are {len(data.location)} locations, but {data.game.rounds} rounds need {need}")
    return found


def _problems_of_influence(data: DataFile) -> list[str]:
    found = []
    have = data.any_city.count
    for row in data.city:
        if sorted(row.influence) != sorted(SORT_IDS):
            found.append(f"city {row.id}: influence must name {', '.join(SORT_IDS)}")
        have += sum(row.influence.values())
    if have != data.totals.influence_tiles:
        found.append(f"there are {have} influence tiles, not {data.totals.influence_tiles}")
    for players in range(data.game.players_min, data.game.players_max + 1):
        taken = data.game.influence_tiles_taken.get(f"p{players}")
        if taken is None:
            found.append(f"influence_tiles_taken says nothing about p{players}")
        elif players * taken + data.game.display_size - 1 > have:
            found.append(f"influence_tiles_taken p{players}: there are not enough tiles")
    return found


def _problems_of_counters(data: DataFile) -> list[str]:
    found = []
    for where, counts in [
        *[(f"city {row.id}: hoplites", row.hoplites) for row in data.city],
        *[(f"city {row.id}: triremes", row.triremes) for row in data.city],
        ("persia: hoplites", data.persia.hoplites),
        ("persia: triremes", data.persia.triremes),
    ]:
        if len(counts) != STRENGTHS or min(counts) < 0:
            found.append(f"{where} must be {STRENGTHS} numbers from 0 on, one for each strength")
    greek = sum(sum(row.hoplites) + sum(row.triremes) for row in data.city)
    persian = sum(data.persia.hoplites) + sum(data.persia.triremes)
    if (greek, persian) != (data.totals.greek_counters, data.totals.persian_counters):
        found.append(f"there are {greek} Greek and {persian} Persian counters, which is not what totals says")
    return found


def _problems_of_numbers(data: DataFile) -> list[str]:
    found = []
    for row in data.city:
        if row.boxes != sorted(row.boxes, reverse=True) or not row.boxes:
            found.append(f"city {row.id}: boxes must fall from the most valuable to the least")
    for before, column in zip(data.combat_column, data.combat_column[1:], strict=False):
        if column.attack >= before.attack or column.defence <= before.defence:
            found.append(f"combat_column {column.id}: it must be better for the attack than the one before")
    owned = [location.owner for location in data.location]
    coverable = sum(min(len(row.boxes), owned.count(row.id)) for row in data.city)
    if coverable != data.totals.defeat_counters:
        found.append(f"{coverable} boxes can be covered, but there are {data.totals.defeat_counters} defeat counters")
    for city in data.constants.early_end_cities:
        if city not in CITY_IDS:
            found.append(f"early_end_cities: there is no city '{city}'")
    return found
