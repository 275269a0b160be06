"""The data file: its shape, its checks, and sentences for what is wrong with it."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from isthmos.core.data_file import (
    From1To9,
    From1To20,
    From1To99,
    Name,
    OptionRow,
    Row,
    UpTo9,
    UpTo20,
    UpTo40,
    UpTo99,
    read_as,
    repeated,
)
from isthmos.core.message import Arg, Message


class GameRow(Row):
    name: str
    players_min: From1To9
    players_max: From1To9
    rounds: From1To9
    influence_tiles_taken: dict[str, From1To9]
    display_size: From1To20
    locations_per_round: From1To20


class ConstantsRow(Row):
    cubes_per_player: From1To99
    start_cubes_per_city: UpTo9
    extra_setup_cubes: UpTo9
    counters_per_tile: UpTo9
    extra_counters_per_cube: UpTo9
    unattacked_defender_cubes: UpTo9
    perikles_cubes: UpTo9
    alkibiades_cubes: UpTo9
    battle_tokens: From1To9
    tokens_to_win: From1To9
    early_end_defeats: From1To9
    early_end_cities: list[str]
    points_per_cube: UpTo9


class TotalsRow(Row):
    influence_tiles: From1To99
    greek_counters: From1To99
    persian_counters: UpTo99
    defeat_counters: UpTo40


class SortRow(Row):
    id: str
    name_en: Name
    name_de: Name
    shards: From1To9


class AnyCityRow(Row):
    name_en: Name
    name_de: Name
    shards: From1To9
    count: UpTo20


class CityRow(Row):
    id: str
    name_en: Name
    name_de: Name
    boxes: list[UpTo20]
    influence: dict[str, UpTo9]
    hoplites: list[UpTo9]
    triremes: list[UpTo9]


class PersiaRow(Row):
    id: str
    name_en: Name
    name_de: Name
    hoplites: list[UpTo9]
    triremes: list[UpTo9]


class LocationRow(Row):
    id: str
    name_en: Name
    name_de: Name
    owner: str
    points: From1To20
    combats: list[str]
    militia: list[str] = msgspec.field(default_factory=list)
    rebels: list[str] = msgspec.field(default_factory=list)


class ColumnRow(Row):
    id: str
    attack: From1To20
    defence: From1To20


class SpecialRow(Row):
    id: str
    name_en: Name
    name_de: Name
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


def problems(data: DataFile) -> list[Message]:
    """What is wrong with the data, each a message that names the row."""
    return [
        *_problems_of_names(data),
        *_problems_of_order(data),
        *_problems_of_locations(data),
        *_problems_of_influence(data),
        *_problems_of_counters(data),
        *_problems_of_numbers(data),
    ]


def _problems_of_names(data: DataFile) -> list[Message]:
    """PER-C3: the location Megara has another id than the city."""
    found: list[Message] = []
    places = [row.id for row in data.city] + [data.persia.id] + [row.id for row in data.location]
    tables: list[tuple[Arg, list[str]]] = [
        (Message("perikles-data-place", {}), places),
        ("special", [row.id for row in data.special]),
        ("option", [row.id for row in data.option]),
    ]
    for table, ids in tables:
        found += repeated(table, ids)
    return found


def _problems_of_order(data: DataFile) -> list[Message]:
    """The rules know cities, sorts, columns and special tiles by their place in the file."""
    found: list[Message] = []
    for table, ids, expected in (
        ("city", [row.id for row in data.city], CITY_IDS),
        ("influence_sort", [row.id for row in data.influence_sort], SORT_IDS),
        ("combat_column", [row.id for row in data.combat_column], COLUMN_IDS),
        ("special", [row.id for row in data.special], SPECIAL_IDS),
    ):
        if ids != expected:
            found.append(Message("perikles-data-order", {"table": table, "ids": ", ".join(expected)}))
    for special in data.special:
        if special.moment not in MOMENTS:
            known = ", ".join(MOMENTS)
            found.append(Message("perikles-data-moment", {"where": f"special {special.id}", "known": known}))
    return found


def _problems_of_locations(data: DataFile) -> list[Message]:
    found: list[Message] = []
    for row in data.location:
        where = f"location {row.id}"
        if row.owner not in CITY_IDS:
            found.append(Message("perikles-data-no-city", {"where": where, "city": row.owner}))
        if sorted(row.combats) not in (["H"], ["H", "T"]):
            found.append(Message("perikles-data-combats", {"where": where}))
        if any(one not in row.combats for one in row.militia + row.rebels):
            found.append(Message("perikles-data-militia", {"where": where}))
        if row.militia and row.rebels:
            found.append(Message("perikles-data-both", {"where": where}))
    need = data.game.rounds * data.game.locations_per_round
    if len(data.location) != need:
        numbers: dict[str, Arg] = {"have": len(data.location), "rounds": data.game.rounds, "need": need}
        found.append(Message("perikles-data-locations", numbers))
    return found


def _problems_of_influence(data: DataFile) -> list[Message]:
    found: list[Message] = []
    have = data.any_city.count
    for row in data.city:
        if sorted(row.influence) != sorted(SORT_IDS):
            known = ", ".join(SORT_IDS)
            found.append(Message("perikles-data-influence", {"where": f"city {row.id}", "known": known}))
        have += sum(row.influence.values())
    if have != data.totals.influence_tiles:
        found.append(Message("perikles-data-tiles", {"have": have, "need": data.totals.influence_tiles}))
    for players in range(data.game.players_min, data.game.players_max + 1):
        taken = data.game.influence_tiles_taken.get(f"p{players}")
        if taken is None:
            found.append(Message("perikles-data-taken", {"players": f"p{players}"}))
        elif players * taken + data.game.display_size - 1 > have:
            found.append(Message("perikles-data-too-many-taken", {"players": f"p{players}"}))
    return found


def _problems_of_counters(data: DataFile) -> list[Message]:
    found: list[Message] = []
    for where, counts in [
        *[(f"city {row.id}: hoplites", row.hoplites) for row in data.city],
        *[(f"city {row.id}: triremes", row.triremes) for row in data.city],
        ("persia: hoplites", data.persia.hoplites),
        ("persia: triremes", data.persia.triremes),
    ]:
        if len(counts) != STRENGTHS:
            found.append(Message("perikles-data-strengths", {"where": where, "count": STRENGTHS}))
    greek = sum(sum(row.hoplites) + sum(row.triremes) for row in data.city)
    persian = sum(data.persia.hoplites) + sum(data.persia.triremes)
    if (greek, persian) != (data.totals.greek_counters, data.totals.persian_counters):
        found.append(Message("perikles-data-counters", {"greek": greek, "persian": persian}))
    return found


def _problems_of_numbers(data: DataFile) -> list[Message]:
    found: list[Message] = []
    for row in data.city:
        if row.boxes != sorted(row.boxes, reverse=True) or not row.boxes:
            found.append(Message("perikles-data-boxes", {"where": f"city {row.id}"}))
    for before, column in zip(data.combat_column, data.combat_column[1:], strict=False):
        if column.attack >= before.attack or column.defence <= before.defence:
            found.append(Message("perikles-data-column", {"where": f"combat_column {column.id}"}))
    owned = [location.owner for location in data.location]
    coverable = sum(min(len(row.boxes), owned.count(row.id)) for row in data.city)
    if coverable != data.totals.defeat_counters:
        counters = data.totals.defeat_counters
        found.append(Message("perikles-data-defeats", {"boxes": coverable, "counters": counters}))
    for city in data.constants.early_end_cities:
        if city not in CITY_IDS:
            found.append(Message("perikles-data-no-city", {"where": "early_end_cities", "city": city}))
    return found
