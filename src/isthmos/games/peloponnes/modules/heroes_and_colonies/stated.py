"""What the rulebook states in numbers, held against the numbers of a data file (HC-10.12)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from isthmos.core.message import Message
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import (
    ColonyRow,
    DataFile,
    HeroIncomeRow,
    HeroRow,
    read,
)

STATED = "rules"
"""The source of what the printed rules state."""
ATTACKS = "HC-7.1"


class Change(NamedTuple):
    """A value that is not what the rulebook states."""

    row: str
    part: str
    rule: str


@cache
def rulebook() -> DataFile:
    """The numbers as they are shipped; those of source "rules" are the rulebook's."""
    return read("", "heroes_and_colonies.toml")


def changes(data: DataFile) -> list[Change]:
    """Everything in which the data departs from the rulebook."""
    printed = rulebook()
    found = []
    for number, (hero, stated) in enumerate(zip(data.hero, printed.hero, strict=True), 1):
        found += [Change(f"hero {hero.id}", part, f"HC-9.{number}") for part in changed_in_hero(hero, stated)]
    for number, (colony, own) in enumerate(zip(data.colony, printed.colony, strict=True), 1):
        found += [Change(f"colony {colony.id}", part, f"HC-10.{number}") for part in changed_in_colony(colony, own)]
    if data.persians.attack_at != printed.persians.attack_at:
        found.append(Change("persians", "attack_at", ATTACKS))
    return found


def changed_in_hero(row: HeroRow, stated: HeroRow) -> list[str]:
    """The orange side states what it costs; an income on it is for the owner to fill in (HC-4.8)."""
    found = ["ability"] if row.ability != stated.ability else []
    if stated.start.source == STATED and replace(row.start, source=STATED) != stated.start:
        found.append("start")
    costs = replace(row.orange, source=STATED, income=HeroIncomeRow())
    if stated.orange.source == STATED and costs != stated.orange:
        found.append("orange")
    return found


def changed_in_colony(row: ColonyRow, stated: ColonyRow) -> list[str]:
    found = ["scoring"] if replace(row.scoring, source=STATED) != stated.scoring else []
    return [*found, "special"] if replace(row.special, source=STATED) != stated.special else found


def problems(data: DataFile) -> list[Message]:
    """Each names row and rule; none where the file says that it is a house rule."""
    if data.house_rule:
        return []
    return [
        Message("heroes-data-stated", {"where": row, "part": part, "rule": rule}) for row, part, rule in changes(data)
    ]


def house_rules(data: DataFile) -> list[str]:
    """For whoever shows the table: "hero hector: start (HC-9.5)"."""
    return [f"{row}: {part} ({rule})" for row, part, rule in changes(data)]
