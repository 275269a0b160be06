"""The data file: its shape, its checks, and sentences for what is wrong with it."""

from __future__ import annotations

import itertools
from importlib.resources import files
from typing import Annotated

import msgspec

from isthmos.core.data_file import (
    From1To9,
    From1To20,
    From1To40,
    Name,
    OptionRow,
    Row,
    UpTo9,
    UpTo20,
    UpTo40,
    UpTo99,
    read_as,
    repeated,
    row_of,
)
from isthmos.core.message import Arg, Message

Goods = Annotated[int, msgspec.Meta(ge=-9, le=20)]
"""Of one kind, on one piece. Which may be less than nothing is checked below."""


class GameRow(Row):
    name: str
    players_min: From1To9
    players_max: From1To9
    rounds: From1To20
    offer_size: From1To9
    rounds_per_stack: dict[str, UpTo9]
    chits_per_round: From1To9


class ConstantsRow(Row):
    conquest_surcharge: UpTo9
    pass_bonus_coins: UpTo9
    withdraw_bonus_coins: UpTo9
    luxury_per_substitute: From1To9
    marking_coins: From1To9
    bid_bonus_half_units: UpTo9
    coins_per_power_point: From1To9
    points_per_inhabitant: From1To9
    decline_loss: UpTo40
    third_loss_divisor: From1To9
    price_per_tile_kept: UpTo9
    chits_to_trigger: From1To9


class StorageRow(Row):
    wood: From1To40
    stone: From1To40
    food: From1To40


class LayoutRow(Row):
    regular: dict[str, UpTo9]
    conquest: dict[str, UpTo9]


class PopulationRow(Row, rename={"first": "from", "last": "to"}):
    first: UpTo40
    coins: UpTo20
    luxury: UpTo20
    last: UpTo40 | None = None


class DisasterRow(Row):
    id: str
    name_en: Name
    name_de: Name
    chits: UpTo9
    protected_by: list[str]
    effect: str


class BlankRow(Row):
    count: UpTo40


class LevelRow(Row):
    level: From1To9
    points_needed: UpTo99
    extra_incomes: UpTo9
    regular_row: UpTo9
    conquest_row: UpTo9


class GoodsRow(Row):
    coins: Goods = 0
    wood: Goods = 0
    stone: Goods = 0
    food: Goods = 0
    luxury: Goods = 0
    inhabitants: Goods = 0
    choice: Goods = 0


class CivilizationRow(Row):
    number: From1To20
    id: str
    name_en: Name
    name_de: Name
    start: GoodsRow
    income: GoodsRow


class TileRow(Row):
    id: str
    stack: str
    kind: str
    name_en: Name
    name_de: Name
    name_printed: bool
    min_bid: From1To20
    points: UpTo20
    cost: GoodsRow
    once: GoodsRow
    income: GoodsRow
    terrain: list[str] = msgspec.field(default_factory=list)
    special: str = ""
    protects_from: str = ""
    min_inhabitants: UpTo9 = 0


class DataFile(Row):
    game: GameRow
    constants: ConstantsRow
    storage: StorageRow
    layout: LayoutRow
    population_table: list[PopulationRow]
    disaster: list[DisasterRow]
    blank_chit: BlankRow
    solo_level: list[LevelRow]
    option: list[OptionRow]
    civilization: list[CivilizationRow]
    tile: list[TileRow]


SPECIALS = ("", "ignore_placement", "bid_half", "protect", "supply")
OPTIONS = (
    "chain_eviction",
    "conquest_overbid",
    "luxury_for_bids",
    "luxury_in_disasters",
    "bid_bonus_stacks",
    "luxury_for_feeding",
    "low_population_bid",
    "forfeit_building",
    "demolished_marker_coin",
    "land_row_after_loss",
    "extra_income_kinds",
    "solo_civilization",
    "solo_failed_level",
    "final_tie",
)
"""The options the rules read."""


def read(text: str, name: str) -> DataFile:
    """The data in `text`, checked; `name` is the file's name for the sentence when it is not."""
    return read_as(DataFile, text, name, problems)


def shipped() -> DataFile:
    """The data file inside the package."""
    name = "peloponnes.toml"
    return read(files(__package__).joinpath("data", name).read_text(encoding="utf-8"), name)


def problems(data: DataFile) -> list[Message]:
    """What is wrong with the data, each a message that names the row."""
    return [
        *_problems_of_names(data),
        *_problems_of_stacks(data),
        *_problems_of_population(data.population_table),
        *_problems_of_tiles(data),
        *_problems_of_disasters(data),
        *_problems_of_rows(data),
        *_problems_of_options(data.option),
        *_problems_of_goods(data),
    ]


def _problems_of_names(data: DataFile) -> list[Message]:
    found: list[Message] = []
    for table, ids in (
        ("tile", [row.id for row in data.tile]),
        ("civilization", [row.id for row in data.civilization]),
        ("civilization number", [str(row.number) for row in data.civilization]),
        ("disaster", [row.id for row in data.disaster]),
        ("option", [row.id for row in data.option]),
    ):
        found += repeated(table, ids)
    return found


def _problems_of_stacks(data: DataFile) -> list[Message]:
    """PEL-C1: every tile is turned up exactly once."""
    found: list[Message] = []
    rounds = data.game.rounds_per_stack
    if sum(rounds.values()) != data.game.rounds:
        found.append(Message("peloponnes-data-rounds", {"rounds": data.game.rounds}))
    for stack, number in rounds.items():
        have, need = sum(tile.stack == stack for tile in data.tile), number * data.game.offer_size
        if have != need:
            found.append(
                Message("peloponnes-data-stack", {"stack": stack, "have": have, "rounds": number, "need": need})
            )
    return found


def _problems_of_population(table: list[PopulationRow]) -> list[Message]:
    """PEL-C4: from 0 without gaps, the last row open, and never less for more inhabitants."""
    found: list[Message] = []
    expected = 0
    for number, row in enumerate(table, 1):
        where = row_of("population_table", number)
        if row.first != expected:
            found.append(Message("peloponnes-data-from", {"where": where, "need": expected, "have": row.first}))
        if (row.last is None) != (number == len(table)):
            found.append(Message("peloponnes-data-to", {"where": where}))
        expected = (row.last if row.last is not None else row.first) + 1
    for number, (before, row) in enumerate(itertools.pairwise(table), 2):
        if row.coins < before.coins or row.luxury < before.luxury:
            found.append(Message("peloponnes-data-falls", {"where": row_of("population_table", number)}))
    return found


def _problems_of_tiles(data: DataFile) -> list[Message]:
    found: list[Message] = []
    disasters = {row.id for row in data.disaster}
    for tile in data.tile:
        where = f"tile {tile.id}"
        if tile.kind not in ("land", "building"):
            found.append(Message("peloponnes-data-kind", {"where": where, "kind": tile.kind}))
        if tile.stack not in data.game.rounds_per_stack:
            found.append(Message("peloponnes-data-no-stack", {"where": where, "stack": tile.stack}))
        if tile.special not in SPECIALS:
            known = ", ".join(SPECIALS[1:])
            found.append(Message("peloponnes-data-special", {"where": where, "known": known, "special": tile.special}))
        if (tile.special == "protect") != (tile.protects_from in disasters):
            found.append(Message("peloponnes-data-protect", {"where": where}))
        if tile.kind == "land" and tile.cost != GoodsRow():
            found.append(Message("peloponnes-data-land", {"where": where}))
        if tile.once.inhabitants < 0 and tile.min_inhabitants != -tile.once.inhabitants:
            found.append(Message("peloponnes-data-inhabitants", {"where": where}))
    return found


def _problems_of_disasters(data: DataFile) -> list[Message]:
    """PEL-C2, PEL-D2: all chits are drawn and each disaster strikes once."""
    found: list[Message] = []
    for row in data.disaster:
        listed = sorted(row.protected_by)
        printed = sorted(tile.id for tile in data.tile if tile.protects_from == row.id)
        if listed != printed:
            shields: dict[str, Arg] = {"disaster": row.id, "listed": str(listed), "printed": str(printed)}
            found.append(Message("peloponnes-data-shields", shields))
        if row.chits != data.constants.chits_to_trigger:
            chits = data.constants.chits_to_trigger
            found.append(Message("peloponnes-data-chits", {"disaster": row.id, "chits": chits}))
    have = sum(row.chits for row in data.disaster) + data.blank_chit.count
    need = data.game.rounds * data.game.chits_per_round
    if have != need:
        found.append(Message("peloponnes-data-all-chits", {"have": have, "rounds": data.game.rounds, "need": need}))
    return found


def _problems_of_rows(data: DataFile) -> list[Message]:
    found: list[Message] = []
    size = data.game.offer_size
    for players in range(data.game.players_min, data.game.players_max + 1):
        rows = data.layout.regular.get(f"p{players}", -1) + data.layout.conquest.get(f"p{players}", -1)
        if rows != size:
            found.append(Message("peloponnes-data-layout", {"where": f"layout p{players}", "size": size}))
    for number, level in enumerate(data.solo_level, 1):
        where = f"solo_level {level.level}"
        if level.level != number:
            found.append(Message("peloponnes-data-level", {"where": where, "number": number}))
        if level.regular_row + level.conquest_row != size:
            found.append(Message("peloponnes-data-level-rows", {"where": where, "size": size}))
    return found


def _problems_of_options(rows: list[OptionRow]) -> list[Message]:
    found = [Message("peloponnes-data-no-value", {"option": row.id}) for row in rows if not row.values]
    missing = [name for name in OPTIONS if name not in {row.id for row in rows}]
    return found + [Message("peloponnes-data-no-option", {"option": name}) for name in missing]


def _problems_of_goods(data: DataFile) -> list[Message]:
    """Only the one-time inhabitants of a tile may be negative."""
    parts = [(f"civilization {row.id}", part) for row in data.civilization for part in (row.start, row.income)]
    parts += [(f"tile {row.id}", part) for row in data.tile for part in (row.cost, row.income)]
    parts += [(f"tile {row.id}", msgspec.structs.replace(row.once, inhabitants=0)) for row in data.tile]
    found = [where for where, part in parts if min(msgspec.structs.astuple(part)) < 0]
    return [Message("peloponnes-data-negative", {"where": where}) for where in found]
