"""What the rules say about the colonies in words, held against the numbers of a data file (HC-10.11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from isthmos.core.message import Arg, Message
from isthmos.games.peloponnes.content import Mat
from isthmos.games.peloponnes.data_file import shipped as shipped_base
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import ColonyRow, DataFile

SMALL, LARGE = "smaller", "larger"
SAME, HIGHER, LOWER = "same", "higher", "lower"
OWN_RULE = "ruling"
"""The source of values that a table has agreed on for itself: they need not agree with the printed words."""
SIKYON_FOOD: Final = 9
"""The rules treat the case that a colony cannot store this."""
CHIT_SUM: Final = 5
"""Three Persian chits of the example in the rules have at least this sum."""


class Quality(NamedTuple):
    """The words for one colony; what is empty is not mentioned."""

    wood: str = ""
    stone: str = ""
    food: str = ""
    coins: str = ""
    luxury: str = ""


QUALITIES = {
    "apollonia": Quality(stone=SMALL, food=SMALL, coins=SAME, luxury=HIGHER),
    "byzantium": Quality(food=SMALL, coins=LOWER, luxury=HIGHER),
    "leptis-magna": Quality(coins=HIGHER),
    "massilia": Quality(wood=SMALL, stone=SMALL, food=SMALL, luxury=HIGHER),
    "miletus": Quality(coins=HIGHER, luxury=HIGHER),
    "naukratis": Quality(wood=LARGE, stone=LARGE, food=LARGE, coins=LOWER),
    "naxos": Quality(wood=LARGE, stone=LARGE, food=LARGE, coins=HIGHER, luxury=LOWER),
    "taras": Quality(wood=SMALL, stone=SMALL, luxury=HIGHER),
}


def problems(data: DataFile) -> list[Message]:
    """Each names the row."""
    mat = Mat(shipped_base())
    found: list[Message] = []
    for row in data.colony:
        quality = QUALITIES.get(row.id, Quality())
        found += [*stores(row, quality, mat), *tables(row, quality, mat)]
    stored = [row.storage.food for row in data.colony if row.storage.source != OWN_RULE]
    if stored and min(stored) >= SIKYON_FOOD:
        found.append(Message("heroes-data-sikyon-food", {"most": SIKYON_FOOD}))
    chits = data.persians.chits
    if chits.source != OWN_RULE and sum(sorted(chits.values)[-3:]) < CHIT_SUM:
        found.append(Message("heroes-data-chit-sum", {"sum": CHIT_SUM}))
    return found


def stores(row: ColonyRow, quality: Quality, mat: Mat) -> list[Message]:
    if row.storage.source == OWN_RULE:
        return []
    found: list[Message] = []
    for good, word, have, base in (
        ("wood", quality.wood, row.storage.wood, mat.wood_limit),
        ("stone", quality.stone, row.storage.stone, mat.stone_limit),
        ("food", quality.food, row.storage.food, mat.food_limit),
    ):
        if (word == SMALL and have >= base) or (word == LARGE and have <= base):
            said: dict[str, Arg] = {"colony": row.id, "good": good, "word": word, "base": base, "have": have}
            found.append(Message("heroes-data-store", said))
    return found


def tables(row: ColonyRow, quality: Quality, mat: Mat) -> list[Message]:
    if row.income.source == OWN_RULE:
        return []
    found: list[Message] = []
    for stock, word, column, base in (
        ("coin", quality.coins, 1, mat.income_coins),
        ("luxury", quality.luxury, 2, mat.income_luxury),
    ):
        pairs = [(at(row, column, people), base[min(people, len(base) - 1)]) for people in range(most_people(row))]
        if word and not obeys(word, pairs):
            found.append(Message("heroes-data-income", {"colony": row.id, "stock": stock, "word": word}))
    return found


def obeys(word: str, pairs: list[tuple[int, int]]) -> bool:
    """Never on the wrong side of the base mat, and somewhere on the right one."""
    if word == SAME:
        return all(have == base for have, base in pairs)
    sign = 1 if word == HIGHER else -1
    return all(sign * (have - base) >= 0 for have, base in pairs) and any(have != base for have, base in pairs)


def at(row: ColonyRow, column: int, people: int) -> int:
    return [found[column] for found in row.income.rows if found[0] <= people][-1]


def most_people(row: ColonyRow) -> int:
    return row.income.rows[-1][0] + 21
