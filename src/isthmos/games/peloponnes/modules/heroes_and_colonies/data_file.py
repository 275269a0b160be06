"""The data file of the expansion: its shape, its checks, and an owner's corrections laid over it."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Annotated, Any

import msgspec

from isthmos.core.data_file import (
    From1To9,
    From1To20,
    From1To40,
    From1To99,
    Name,
    OptionRow,
    Row,
    UpTo9,
    UpTo20,
    UpTo40,
    UpTo99,
    in_file,
    parsed,
    shaped,
)
from isthmos.core.message import Arg, Message
from isthmos.games.peloponnes.data_file import GoodsRow, TileRow

SOURCES = ("rules", "photo", "ruling", "reconstructed")
HEROES, COLONIES, CHITS = 10, 9, 8
MULTIPLIERS = (2, 3, 4)
CORRECTABLE = ("hero", "colony", "persians")
"""What an owner of the box can correct; everything else is known."""
HOUSE_RULE = "house_rule"

Cost = Annotated[int, msgspec.Meta(ge=-9, le=0)]
Multiplier = Annotated[int, msgspec.Meta(ge=MULTIPLIERS[0], le=MULTIPLIERS[-1])]


class PlayersRow(Row):
    min: From1To9
    max: From1To9
    source: str


class OfferRow(Row):
    players: From1To9
    regular: UpTo9
    conquest: UpTo9
    source: str


class ChitsRow(Row):
    per_round: From1To9
    source: str


class ValuesRow(Row):
    values: list[From1To9]
    source: str


class PersiansRow(Row):
    name_en: Name
    name_de: Name
    attack_at: list[From1To9]
    source: str
    chits: ValuesRow


class StrengthRow(Row):
    most: From1To99
    building_wood: UpTo9
    building_stone: UpTo9
    land_food: UpTo9
    source: str


class ConflictRow(Row):
    winners: UpTo9
    winners_from_five: UpTo9
    source: str


class CloversRow(Row):
    each: From1To9
    points: UpTo9
    source: str


class SikyonRow(Row):
    number: From1To20
    id: str
    name_en: Name
    name_de: Name
    start: GoodsRow
    income: GoodsRow
    protects_from: str
    source: str


class HeroStartRow(Row):
    source: str
    coins: UpTo20 = 0
    wood: UpTo20 = 0
    stone: UpTo20 = 0
    food: UpTo20 = 0
    inhabitants: UpTo20 = 0
    strength: UpTo99 = 0


class HeroIncomeRow(Row):
    """What a side states as the income of a round (HC-4.8)."""

    wood: UpTo9 = 0
    stone: UpTo9 = 0
    food: UpTo9 = 0
    inhabitants: UpTo9 = 0


class RedRow(Row):
    points: UpTo20
    source: str
    income: HeroIncomeRow = msgspec.field(default_factory=HeroIncomeRow)


class OrangeRow(Row):
    source: str
    wood: Cost = 0
    stone: Cost = 0
    food: Cost = 0
    income: HeroIncomeRow = msgspec.field(default_factory=HeroIncomeRow)


class HeroRow(Row):
    id: str
    name_en: Name
    name_de: Name
    ability: UpTo9
    source: str
    start: HeroStartRow
    red: RedRow
    orange: OrangeRow


class ColonyStorageRow(Row):
    wood: From1To40
    stone: From1To40
    food: From1To40
    source: str


class ColonyIncomeRow(Row):
    rows: list[tuple[UpTo40, UpTo20, UpTo20]]
    """Inhabitants from, coins, luxury."""
    source: str


class ColonyScoringRow(Row):
    points_per_inhabitant: Multiplier
    coins_per_power_point: Multiplier
    luxury_per_good: From1To9
    source: str


class ColonySpecialRow(Row):
    source: str
    turn_order: str = ""
    drought_divisor: From1To9 = 3
    earthquake_price: From1To9 = 1
    tempest_price: From1To9 = 1
    marking_coins: From1To9 = 1
    inhabitants_per_food: From1To9 = 1
    any_land_fits: bool = False
    decline_takes_all: bool = False


class ColonyRow(Row):
    id: str
    name_en: Name
    name_de: Name
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
    house_rule: bool = False
    """Whether the owner's file changes what the rulebook states, and says so (HC-10.12)."""


def shipped_text() -> str:
    return files(__package__).joinpath("data", "heroes_and_colonies.toml").read_text(encoding="utf-8")


def read(corrections: str, name: Arg) -> DataFile:
    """The shipped data with an owner's corrections (TOML, or JSON as records keep it) laid over it, checked."""
    table: dict[str, Any] = msgspec.toml.decode(shipped_text())
    if corrections:
        table = laid_over(table, parsed(corrections, name), name)
    data = shaped(DataFile, table, name)
    for problem in problems(data):
        raise in_file(name, problem)
    return data


@lru_cache(maxsize=8)
def corrected_rows(corrections: str) -> list[str]:
    """What an owner has corrected, as "hero achilles" or "persians", in order."""
    found: set[str] = set()
    for key, value in parsed(corrections, "").items() if corrections else ():
        found |= {f"{key} {row['id']}" for row in value} if isinstance(value, list) else {key}
    return sorted(found - {HOUSE_RULE})


def laid_over(table: dict[str, Any], over: dict[str, Any], name: Arg) -> dict[str, Any]:
    """`over` wins; rows of heroes, colonies and tiles are found by their id."""
    result = dict(table)
    for key, value in over.items():
        if key == HOUSE_RULE:
            result[key] = value
            continue
        if key not in CORRECTABLE:
            raise in_file(name, Message("heroes-data-no-such", {"key": key, "keys": ", ".join(CORRECTABLE)}))
        if isinstance(table[key], dict):
            if not isinstance(value, dict):
                raise in_file(name, Message("heroes-data-table", {"key": key}))
            result[key] = merged(table[key], value)
        elif isinstance(value, list):
            result[key] = rows_laid_over(key, table[key], value, name)
        else:
            raise in_file(name, Message("heroes-data-rows", {"key": key}))
    return result


def rows_laid_over(key: str, rows: list[Any], over: list[Any], name: Arg) -> list[Any]:
    ids = [row["id"] for row in rows]
    result = list(rows)
    seen: set[str] = set()
    for number, row in enumerate(over, 1):
        ident = str(row.get("id", "")) if isinstance(row, dict) else ""
        if ident not in ids:
            raise in_file(name, Message("heroes-data-id", {"number": number, "key": key, "ids": ", ".join(ids)}))
        if ident in seen:
            raise in_file(name, Message("data-twice", {"table": key, "row": ident}))
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


def problems(data: DataFile) -> list[Message]:
    """What is wrong with the data, each a message that names the row."""
    return [*_counts(data), *_sources(data), *_heroes(data), *_colonies(data)]


def _counts(data: DataFile) -> list[Message]:
    found: list[Message] = []
    for key, have, need in (
        ("hero", len(data.hero), HEROES),
        ("colony", len(data.colony), COLONIES),
        ("persians.chits.values", len(data.persians.chits.values), CHITS),
    ):
        if have != need:
            found.append(Message("heroes-data-count", {"where": key, "need": need, "have": have}))
    attacks = data.persians.attack_at
    if len(attacks) != 2 or not attacks[0] < attacks[1] <= CHITS:
        found.append(Message("heroes-data-attacks", {"most": CHITS}))
    return found


def _sources(data: DataFile) -> list[Message]:
    named = [(f"hero {row.id}", part.source) for row in data.hero for part in (row, row.start, row.red, row.orange)]
    for row in data.colony:
        parts = (row.storage, row.income, row.scoring, row.special)
        named += [(f"colony {row.id}", part.source) for part in parts]
    named += [("persians", data.persians.source), ("persians.chits", data.persians.chits.source)]
    known = ", ".join(SOURCES)
    return [
        Message("heroes-data-source", {"where": where, "known": known})
        for where, source in named
        if source not in SOURCES
    ]


def _heroes(data: DataFile) -> list[Message]:
    most = data.strength.most
    return [
        Message("heroes-data-strength", {"hero": row.id, "most": most})
        for row in data.hero
        if row.start.strength > most
    ]


def _colonies(data: DataFile) -> list[Message]:
    found: list[Message] = []
    for row in data.colony:
        where, rows = f"colony {row.id}", row.income.rows
        if not rows or rows[0][0] != 0:
            found.append(Message("heroes-data-income-start", {"where": where}))
        for before, after in pairwise(rows):
            if after[0] <= before[0]:
                found.append(Message("heroes-data-income-rises", {"where": where}))
            if after[1] < before[1] or after[2] < before[2]:
                found.append(Message("heroes-data-income-falls", {"where": where}))
        if row.special.turn_order not in ("", "first", "last"):
            found.append(Message("heroes-data-turn-order", {"where": where}))
    return found
