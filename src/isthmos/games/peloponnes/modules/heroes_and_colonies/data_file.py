"""The data file of the expansion: its shape, its checks, and an owner's corrections laid over it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

import msgspec

from isthmos.core.data_file import OptionRow, Row
from isthmos.core.errors import DataError
from isthmos.games.peloponnes.data_file import GoodsRow, TileRow

SOURCES = ("rules", "photo", "ruling", "reconstructed")
HEROES, COLONIES, CHITS = 10, 9, 8
MULTIPLIERS = (2, 3, 4)
CORRECTABLE = ("hero", "colony", "persians")
"""What an owner of the box can correct; everything else is known."""


class PlayersRow(Row):
    min: int
    max: int
    source: str


class OfferRow(Row):
    players: int
    regular: int
    conquest: int
    source: str


class ChitsRow(Row):
    per_round: int
    source: str


class ValuesRow(Row):
    values: list[int]
    source: str


class PersiansRow(Row):
    name_en: str
    name_de: str
    attack_at: list[int]
    source: str
    chits: ValuesRow


class StrengthRow(Row):
    most: int
    building_wood: int
    building_stone: int
    land_food: int
    source: str


class ConflictRow(Row):
    winners: int
    winners_from_five: int
    source: str


class CloversRow(Row):
    each: int
    points: int
    source: str


class SikyonRow(Row):
    number: int
    id: str
    name_en: str
    name_de: str
    start: GoodsRow
    income: GoodsRow
    protects_from: str
    source: str


class HeroStartRow(Row):
    source: str
    coins: int = 0
    wood: int = 0
    stone: int = 0
    food: int = 0
    inhabitants: int = 0
    strength: int = 0


class RedRow(Row):
    points: int
    source: str


class OrangeRow(Row):
    source: str
    wood: int = 0
    stone: int = 0
    food: int = 0


class HeroRow(Row):
    id: str
    name_en: str
    name_de: str
    ability: int
    source: str
    start: HeroStartRow
    red: RedRow
    orange: OrangeRow


class ColonyStorageRow(Row):
    wood: int
    stone: int
    food: int
    source: str


class ColonyIncomeRow(Row):
    rows: list[tuple[int, int, int]]
    """Inhabitants from, coins, luxury."""
    source: str


class ColonyScoringRow(Row):
    points_per_inhabitant: int
    coins_per_power_point: int
    luxury_per_good: int
    source: str


class ColonySpecialRow(Row):
    source: str
    turn_order: str = ""
    drought_divisor: int = 3
    earthquake_price: int = 1
    tempest_price: int = 1
    marking_coins: int = 1
    inhabitants_per_food: int = 1
    any_land_fits: bool = False
    decline_takes_all: bool = False


class ColonyRow(Row):
    id: str
    name_en: str
    name_de: str
    storage: ColonyStorageRow
    income: ColonyIncomeRow
    scoring: ColonyScoringRow
    special: ColonySpecialRow


class DataFile(Row):
    players: PlayersRow
    offer: list[OfferRow]
    chits: ChitsRow
    persians: PersiansRow
    strength: StrengthRow
    conflict: ConflictRow
    clovers: CloversRow
    option: list[OptionRow]
    sikyon: SikyonRow
    hero: list[HeroRow]
    colony: list[ColonyRow]
    tile: list[TileRow]


def shipped_text() -> str:
    return files(__package__).joinpath("data", "heroes_and_colonies.toml").read_text(encoding="utf-8")


def read(corrections: str, name: str) -> DataFile:
    """The shipped data with an owner's corrections (TOML, or JSON as records keep it) laid over it, checked."""
    table: dict[str, Any] = msgspec.toml.decode(shipped_text())
    if corrections:
        table = laid_over(table, parsed(corrections, name), name)
    try:
        data = msgspec.convert(table, DataFile)
    except msgspec.ValidationError as error:
        raise DataError(f"{name}: {error}{row_named(table, str(error))}") from None
    for problem in problems(data):
        raise DataError(f"{name}: {problem}")
    return data


@cache
def corrected_rows(corrections: str) -> list[str]:
    """What an owner has corrected, as "hero achilles" or "persians", in order."""
    found: set[str] = set()
    for key, value in parsed(corrections, "").items() if corrections else ():
        found |= {f"{key} {row['id']}" for row in value} if isinstance(value, list) else {key}
    return sorted(found)


def parsed(text: str, name: str) -> dict[str, Any]:
    """Corrections as a table."""
    try:
        if text.lstrip().startswith("{"):
            return msgspec.json.decode(text, type=dict[str, Any])
        return msgspec.toml.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise DataError(f"{name}: {error}") from None


def laid_over(table: dict[str, Any], over: dict[str, Any], name: str) -> dict[str, Any]:
    """`over` wins; rows of heroes, colonies and tiles are found by their id."""
    result = dict(table)
    for key, value in over.items():
        if key not in CORRECTABLE:
            raise DataError(f"{name}: there is no '{key}' to correct; there are {', '.join(CORRECTABLE)}")
        if isinstance(table[key], dict):
            if not isinstance(value, dict):
                raise DataError(f"{name}: '{key}' must be a table")
            result[key] = merged(table[key], value)
        elif isinstance(value, list):
            result[key] = rows_laid_over(key, table[key], value, name)
        else:
            raise DataError(f"{name}: '{key}' must be a list of rows; write [[{key}]] before each")
    return result


def rows_laid_over(key: str, rows: list[Any], over: list[Any], name: str) -> list[Any]:
    ids = [row["id"] for row in rows]
    result = list(rows)
    seen: set[str] = set()
    for number, row in enumerate(over, 1):
        ident = str(row.get("id", "")) if isinstance(row, dict) else ""
        if ident not in ids:
            raise DataError(f"{name}: row {number} of '{key}' needs an id; known are {', '.join(ids)}")
        if ident in seen:
            raise DataError(f"{name}: {key} {ident} appears twice")
        seen.add(ident)
        place = ids.index(ident)
        result[place] = merged(result[place], row)
    return result


def merged(table: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """Table within table, so that one number can be corrected without repeating its neighbours."""
    result = dict(table)
    for key, value in over.items():
        inner = result.get(key)
        result[key] = merged(inner, value) if isinstance(inner, dict) and isinstance(value, dict) else value
    return result


def row_named(table: dict[str, Any], error: str) -> str:
    """The id of the row that an error of the form `$.hero[3].red` is about."""
    for key in ("hero", "colony", "tile"):
        _, found, rest = error.partition(f"$.{key}[")
        number = rest.partition("]")[0]
        if found and number.isdigit():
            return f" ({key} {table[key][int(number)].get('id', number)})"
    return ""


def problems(data: DataFile) -> list[str]:
    """What is wrong with the data, each a sentence that names the row."""
    return [*_counts(data), *_sources(data), *_heroes(data), *_colonies(data)]


def _counts(data: DataFile) -> list[str]:
    found = []
    for key, have, need in (
        ("hero", len(data.hero), HEROES),
        ("colony", len(data.colony), COLONIES),
        ("persians.chits.values", len(data.persians.chits.values), CHITS),
    ):
        if have != need:
            found.append(f"{key}: there must be {need}, not {have}")
    first, *later = data.persians.attack_at
    if len(later) != 1 or not 1 <= first < later[0] <= CHITS:
        found.append(f"persians.attack_at: there must be two rising numbers from 1 to {CHITS}")
    if any(value < 1 for value in data.persians.chits.values):
        found.append("persians.chits.values: every value must be at least 1")
    return found


def _sources(data: DataFile) -> list[str]:
    named = [(f"hero {row.id}", part.source) for row in data.hero for part in (row, row.start, row.red, row.orange)]
    for row in data.colony:
        parts = (row.storage, row.income, row.scoring, row.special)
        named += [(f"colony {row.id}", part.source) for part in parts]
    named.append(("persians.chits", data.persians.chits.source))
    return [f"{where}: source must be one of {', '.join(SOURCES)}" for where, source in named if source not in SOURCES]


def _heroes(data: DataFile) -> list[str]:
    found = []
    for row in data.hero:
        if row.red.points < 0:
            found.append(f"hero {row.id}: points of the red side must be at least 0")
        if row.ability < 0:
            found.append(f"hero {row.id}: the number of the power must be at least 0")
        start = row.start
        if min(start.coins, start.wood, start.stone, start.food, start.inhabitants, start.strength) < 0:
            found.append(f"hero {row.id}: start goods must be at least 0")
        if start.strength > data.strength.most:
            found.append(f"hero {row.id}: nobody starts with more strength than {data.strength.most}")
        if max(row.orange.wood, row.orange.stone, row.orange.food) > 0:
            found.append(f"hero {row.id}: the orange side can only cost goods, so its numbers are 0 or less")
    return found


def _colonies(data: DataFile) -> list[str]:
    found = []
    for row in data.colony:
        where, rows = f"colony {row.id}", row.income.rows
        if not rows or rows[0][0] != 0:
            found.append(f"{where}: the income rows must start at 0 inhabitants")
        for before, after in pairwise(rows):
            if after[0] <= before[0]:
                found.append(f"{where}: the inhabitants of the income rows must rise strictly")
            if after[1] < before[1] or after[2] < before[2]:
                found.append(f"{where}: coins and luxury of the income rows must never fall")
        if not {row.scoring.points_per_inhabitant, row.scoring.coins_per_power_point} <= set(MULTIPLIERS):
            found.append(f"{where}: points per inhabitant and coins per point can only be 2, 3 or 4")
        if row.scoring.luxury_per_good < 1 or min(row.storage.wood, row.storage.stone, row.storage.food) < 1:
            found.append(f"{where}: luxury_per_good and the stores must be at least 1")
        special = row.special
        if min(special.drought_divisor, special.marking_coins, special.inhabitants_per_food) < 1:
            found.append(f"{where}: drought_divisor, marking_coins and inhabitants_per_food must be at least 1")
        if min(special.earthquake_price, special.tempest_price) < 1:
            found.append(f"{where}: what a tile kept costs must be at least 1")
        if special.turn_order not in ("", "first", "last"):
            found.append(f"{where}: turn_order can only be 'first' or 'last'")
    return found
