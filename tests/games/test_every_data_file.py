"""Every number of every data file is bounded by what the game can mean."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from isthmos.core.data_file import shaped
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import DataError
from isthmos.core.state import OVER
from isthmos.games.peloponnes import data_file as peloponnes
from isthmos.games.peloponnes.modules.heroes_and_colonies import data_file as heroes
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE
from isthmos.games.perikles import data_file as perikles
from isthmos.table.table import Table

FILES: list[tuple[Any, str]] = [
    (peloponnes, "peloponnes.toml"),
    (perikles, "perikles.toml"),
    (heroes, "heroes_and_colonies.toml"),
]
MAY_BE_NEGATIVE = ("inhabitants", "wood", "stone", "food", "coins", "luxury", "choice")
MOST_BYTES = 200_000


def numbers(part: Any) -> Iterator[tuple[Any, Any]]:
    """Every number below a part of a file: what holds it, and its key there."""
    for key, value in list(part.items() if isinstance(part, dict) else enumerate(part)):
        if isinstance(value, int) and not isinstance(value, bool):
            yield part, key
        elif isinstance(value, dict | list):
            yield from numbers(value)


@pytest.mark.parametrize(("module", "name"), FILES, ids=[name for _, name in FILES])
def test_a_number_that_no_box_can_have_is_refused_wherever_it_stands(module: Any, name: str) -> None:
    table = tomllib.loads(files(module.__package__).joinpath("data", name).read_text(encoding="utf-8"))
    seen = 0
    for holder, key in numbers(table):
        good = holder[key]
        for bad in (10**7, 2**63, -(10**7), *([] if key in MAY_BE_NEGATIVE else [-1])):
            holder[key] = bad
            with pytest.raises(DataError, match=f" is {bad}; it can be -?[0-9]+ to [0-9]+"):
                shaped(module.DataFile, table, name)
        holder[key] = good
        seen += 1
    assert seen > 100
    shaped(module.DataFile, table, name)


@pytest.mark.parametrize(
    ("correction", "sentence"),
    [
        (
            '{"colony":[{"id":"naxos","income":{"rows":[[0,2,0],[10000000,3,0]]}}]}',
            "the corrected data: colony naxos: income.rows is 10000000; it can be 0 to 40",
        ),
        (
            '{"hero":[{"id":"helen","start":{"coins":1000000}}]}',
            "hero helen: start.coins is 1000000; it can be 0 to 20",
        ),
        ('{"persians":{"chits":{"values":[99,1,1,2,2,2,3,3]}}}', "persians.chits.values is 99; it can be 1 to 9"),
        ('{"hero":[{"id":"helen","name_en":"' + "x" * 10**5 + '"}]}', "(hero helen)"),
        ("a = " + "[" * 10**5, "nested too deeply"),
        ("a = " + "9" * 10**4, "the corrected data: "),
        ("[persians]\nattack_at = []", "there must be two rising numbers"),
    ],
)
def test_a_correction_out_of_range_is_refused_with_the_range(correction: str, sentence: str) -> None:
    """HC-10.11."""
    with pytest.raises(DataError) as caught:
        TITLE.start(2, {"data": correction})
    assert sentence in str(caught.value)


def largest() -> str:
    """Corrections with every number as large as it may be."""
    goods = {"wood": 20, "stone": 20, "food": 20}
    source = {"source": "ruling"}
    return msgspec.json.encode(
        {
            "hero": [
                {
                    "id": row.id,
                    "ability": 9,
                    "start": {**goods, "coins": 20, "inhabitants": 20, "strength": 29, **source},
                    "red": {"points": 20, **source},
                }
                for row in heroes.read("", "shipped").hero
            ],
            "colony": [
                {
                    "id": row.id,
                    "storage": {"wood": 40, "stone": 40, "food": 40, **source},
                    "income": {"rows": [[people, 20, 20] for people in range(41)], **source},
                    "special": source,
                }
                for row in heroes.read("", "shipped").colony
            ],
            "persians": {"chits": {"values": [9] * 8, **source}},
        }
    ).decode()


@pytest.mark.parametrize("last", [False, True], ids=["first answers", "last answers"])
def test_with_the_largest_numbers_there_are_positions_stay_small(last: bool) -> None:
    """HC-10.11: what a seat sees and what it may answer, through a whole game."""
    game = Table.new(TITLE, 8, {"data": largest()}, [""] * 8, dealer_from_seed("largest"))
    sizes = []
    while (seat := game.state.seat()) != OVER:
        answers = game.title.written(game.state)
        sizes.append(len(msgspec.json.encode(game.title.view(game.state, seat))) + sum(map(len, answers)))
        game.submit(seat, answers[-1 if last else 0])
    assert max(sizes) <= MOST_BYTES, max(sizes)
