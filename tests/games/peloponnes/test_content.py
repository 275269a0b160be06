"""What is in the box: PEL-C1 to PEL-C5. The figures were read from the printed pieces, not from the data file."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.content import Goods, Tile
from isthmos.games.peloponnes.title import shipped_content

from .fields import fields_of

CONTENT = shipped_content()

# id | kind | cost | points | one-time income | minimum bid | special | income per round
TILES = [
    "A01 | land |  | 3 |  | 3 |  | stone 3",
    "A02 | land |  | 2 | people 1 | 3 |  | wood 1, stone 1",
    "A03 | land |  | 2 | coins 5, people 1 | 4 |  | stone 1",
    "A04 | land |  | 2 | coins 2, people 1 | 4 |  | wood 1, stone 1",
    "A05 | land |  | 1 |  | 3 |  | food 3",
    "A06 | land |  | 1 | people 2 | 3 |  | food 2, wood 1",
    "A07 | land |  | 2 | people 2 | 2 |  | wood 3",
    "A08 | land |  | 2 | people 2 | 3 |  | food 1, wood 2",
    "A09 | land |  | 1 | people 2 | 2 |  | food 1, wood 2",
    "A10 | land |  | 2 | coins 2, people 1 | 2 |  | wood 2",
    "A11 | building | wood 1, stone 2 | 4 | coins 4, people -2 | 2 | placement | ",
    "A12 | building | wood 2 | 4 | people 2 | 1 |  | food 1",
    "A13 | building | wood 3 | 3 | people 3 | 3 | half | food 1",
    "A14 | building | stone 1 | 4 | people 1 | 1 |  | food 1",
    "A15 | building | wood 1, stone 3 | 3 | people 2 | 2 | decline | choice 1",
    "B01 | building | wood 1, stone 3 | 4 | people 2 | 4 | plague | food 1",
    "B02 | building | stone 4 | 4 | people 2 | 4 | half | food 1",
    "B03 | building | wood 2, stone 3 | 7 | luxury 3, people 3 | 6 |  | ",
    "B04 | land |  | 2 | people 2 | 4 |  | food 2, wood 1",
    "B05 | land |  | 2 | people 1 | 5 | supply | food 3",
    "B06 | land |  | 4 | people 3 | 3 |  | wood 2",
    "B07 | land |  | 4 | coins 1, people 1 | 4 |  | wood 1, stone 1",
    "B08 | building | wood 3, stone 2 | 5 | luxury 5, people 1 | 2 |  | ",
    "B09 | land |  | 3 | people 1 | 5 |  | stone 3",
    "B10 | land |  | 4 | coins 3, people 1 | 4 |  | stone 1",
    "B11 | land |  | 4 | coins 3, people 2 | 3 |  | wood 1",
    "B12 | building | wood 3 | 5 | food 3 | 2 |  | ",
    "B13 | building | wood 2, stone 2 | 3 |  | 3 |  | stone 2",
    "B14 | building | wood 1, stone 2 | 3 | people 1 | 4 | plague | food 1",
    "B15 | building | stone 5 | 5 | people 2 | 4 | drought | choice 1",
    "C01 | building | stone 6 | 7 | people 1 | 6 | earthquake | ",
    "C02 | building | wood 5 | 5 |  | 4 |  | food 2",
    "C03 | land |  | 4 | people 3 | 5 |  | wood 2",
    "C04 | land |  | 4 | coins 1, people 2 | 4 | supply | wood 1, stone 1",
    "C05 | land |  | 5 | coins 2, people 1 | 5 |  | stone 2",
    "C06 | building | wood 3, stone 3 | 5 | people 1 | 5 | tempest | stone 1",
    "C07 | building | wood 2, stone 4 | 6 | people 2 | 7 | decline | food 1",
    "C08 | building | stone 8 | 8 | people 2 | 8 |  | food 1",
    "C09 | building | wood 1, stone 2 | 4 | people 1 | 5 | drought | stone 1, food 1",
    "C10 | building | wood 1, stone 3 | 7 | people -1 | 6 |  | wood 1, food 1",
]

NAMES = {
    "A01": ("Mountains", "Gebirge"),
    "A02": ("Forest by the mountains", "Wald am Gebirge"),
    "A03": ("Hills by the mountains", "Hügelland am Gebirge"),
    "A04": ("Wooded hills by the mountains", "Waldiges Hügelland am Gebirge"),
    "A05": ("Fields", "Ebene"),
    "A06": ("Fields with forest", "Ebene mit Wald"),
    "A07": ("Forest", "Wald"),
    "A08": ("Fields with forest", "Ebene mit Wald"),
    "A09": ("Fields with forest", "Ebene mit Wald"),
    "A10": ("Hills with forest", "Hügelland mit Wald"),
    "A11": ("Barracks", "Kaserne"),
    "A12": ("Bridge", "Brücke"),
    "A13": ("Market", "Markt"),
    "A14": ("Street", "Straße"),
    "A15": ("Port", "Hafen"),
    "B01": ("Aqueduct", "Aquädukt"),
    "B02": ("Agora", "Agora"),
    "B03": ("Epidauros Odeon", "Odeon von Epidauros"),
    "B04": ("Fields with forest", "Ebene mit Wald"),
    "B05": ("Fields (supply)", "Ebene (Versorgung)"),
    "B06": ("Forest", "Wald"),
    "B07": ("Wooded hills by the mountains", "Waldiges Hügelland am Gebirge"),
    "B08": ("Leonidaion", "Leonidaion"),
    "B09": ("Mountains", "Gebirge"),
    "B10": ("Hills by the mountains", "Hügelland am Gebirge"),
    "B11": ("Hills with forest", "Hügelland mit Wald"),
    "B12": ("Granary", "Kornspeicher"),
    "B13": ("Quarry", "Steinbruch"),
    "B14": ("Well", "Brunnen"),
    "B15": ("Temple of Apollo", "Apollon-Tempel"),
    "C01": ("Cyclopean Masonry", "Zyklopenmauer"),
    "C02": ("Agriculture", "Ackerbau"),
    "C03": ("Forest", "Wald"),
    "C04": ("Wooded hills by the mountains (supply)", "Waldiges Hügelland am Gebirge (Versorgung)"),
    "C05": ("Mountains", "Gebirge"),
    "C06": ("Workshop of Phidias", "Werkstatt des Phidias"),
    "C07": ("Stoa", "Stoa"),
    "C08": ("Statue of Zeus", "Zeusstatue"),
    "C09": ("Liongate", "Löwentor"),
    "C10": ("Tiryns Fortress", "Burg von Tiryns"),
}

DISASTERS = ["earthquake", "drought", "plague", "tempest", "decline"]


def amounts(text: str) -> dict[str, int]:
    """Read "wood 1, stone 2"."""
    return {word: int(number) for word, number in (part.split() for part in text.split(", ") if part)}


def shown(goods: Goods) -> dict[str, int]:
    return {name: getattr(goods, name) for name in fields_of(Goods) if getattr(goods, name)}


def special_of(tile: Tile) -> str:
    found = ["supply"] * tile.supply + ["half"] * tile.bid_bonus + ["placement"] * tile.free_placement
    found += [DISASTERS[tile.shields]] if tile.shields >= 0 else []
    return " ".join(found)


@pytest.mark.parametrize("row", TILES)
def test_every_tile_is_as_printed(row: str) -> None:
    """PEL-C1."""
    name, kind, cost, points, once, value, special, income = (cell.strip() for cell in row.split("|"))
    (tile,) = (tile for tile in CONTENT.tiles if tile.id == name)
    assert (tile.is_building, tile.points, tile.value) == (kind == "building", int(points), int(value))
    assert shown(tile.cost) == amounts(cost)
    assert shown(tile.once) == amounts(once)
    assert shown(tile.income) == amounts(income)
    assert special_of(tile) == special
    assert CONTENT.stack_names[tile.stack] == name[0]
    assert tile.needs_people == max(0, -amounts(once).get("people", 0))


def test_every_tile_has_its_name_in_both_languages() -> None:
    """PEL-C1."""
    assert {tile.id: (tile.name_en, tile.name_de) for tile in CONTENT.tiles} == NAMES


def test_twenty_lands_and_twenty_buildings_in_stacks_of_15_15_and_10() -> None:
    """PEL-C1."""
    stacks = [[tile for tile in CONTENT.tiles if tile.stack == stack] for stack in range(3)]
    assert [len(stack) for stack in stacks] == [15, 15, 10]
    assert [sum(tile.is_building for tile in stack) for stack in stacks] == [5, 8, 7]
    assert [sum(not tile.is_building for tile in stack) for stack in stacks] == [10, 7, 3]
    assert CONTENT.stack_of_round[1:] == [0, 0, 0, 1, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("what", "sums"),
    [
        ("points", (36, 59, 55)),
        ("value", (38, 57, 55)),
        ("once.people", (18, 22, 12)),
        ("once.coins", (13, 7, 3)),
        ("cost.wood", (7, 12, 12)),
        ("cost.stone", (6, 21, 26)),
    ],
)
def test_the_check_sums_of_the_stacks(what: str, sums: tuple[int, int, int]) -> None:
    """PEL-C1."""
    for stack, expected in enumerate(sums):
        total = 0
        for tile in CONTENT.tiles:
            if tile.stack == stack:
                thing: object = tile
                for name in what.split("."):
                    thing = getattr(thing, name)
                assert isinstance(thing, int)
                total += thing
        assert total == expected


def test_three_chits_of_five_disasters_and_one_blank() -> None:
    """PEL-C2."""
    assert [(disaster.id, disaster.chits) for disaster in CONTENT.disasters] == [(name, 3) for name in DISASTERS]
    assert CONTENT.blank_chits == 1
    assert CONTENT.rounds * CONTENT.chits_per_round == 16
    assert [disaster.strikes_at for disaster in CONTENT.disasters] == [(3,)] * 5


def test_there_are_seven_civilizations_with_goods_and_income() -> None:
    """PEL-C3."""
    rows = {c.id: (shown(c.start), shown(c.income)) for c in CONTENT.civilizations}
    assert rows == {
        "messene": ({"coins": 6, "people": 2}, {"food": 2}),
        "patras": ({"coins": 7, "people": 1}, {"wood": 1, "food": 1}),
        "arkadia": ({"coins": 8, "people": 2}, {"people": 1}),
        "korinth": ({"coins": 7, "people": 3, "food": 3}, {"food": 1}),
        "sparta": ({"coins": 7, "people": 3, "wood": 4}, {"wood": 1}),
        "pylos": ({"coins": 8, "people": 2, "stone": 3}, {"stone": 1}),
        "argos": ({"coins": 5, "people": 2}, {"wood": 1, "stone": 1}),
    }


def test_the_population_table() -> None:
    """PEL-C4: every number of inhabitants up to the open end."""
    mat = CONTENT.mats[0]
    assert mat.income_coins == [1] * 3 + [2] * 2 + [3] * 3 + [4] * 3 + [5] * 10
    assert mat.income_luxury == [0] * 14 + [2] * 3 + [4] * 3 + [6]


def test_the_stores() -> None:
    """PEL-C5."""
    mat = CONTENT.mats[0]
    assert (mat.wood_limit, mat.stone_limit, mat.food_limit) == (10, 10, 13)


def test_the_disasters_and_the_buildings_against_them() -> None:
    """PEL-D3."""
    against = {name: [tile.id for tile in CONTENT.tiles if tile.shields == i] for i, name in enumerate(DISASTERS)}
    assert against == {
        "earthquake": ["C01"],
        "drought": ["B15", "C09"],
        "plague": ["B01", "B14"],
        "tempest": ["C06"],
        "decline": ["A15", "C07"],
    }


def test_the_numbers_of_the_rules() -> None:
    """PEL-B2, PEL-B3, PEL-B12, PEL-L2, PEL-T5, PEL-E2, PEL-E3, PEL-D6, PEL-D7, PEL-D8."""
    mat = CONTENT.mats[0]
    assert (CONTENT.pass_coins, CONTENT.withdraw_coins, CONTENT.conquest_surcharge) == (3, 1, 3)
    assert (mat.luxury_rate, mat.marking_coins, mat.coins_per_point, mat.points_per_person) == (2, 1, 3, 3)
    assert (mat.decline_loss, mat.drought_divisor, mat.plague_divisor) == (10, 3, 3)
    assert (mat.earthquake_price, mat.tempest_price) == (1, 1)


def test_words_of_the_notation_name_every_tile_once() -> None:
    words = [tile.word for tile in CONTENT.tiles]
    assert len(set(words)) == 40
    assert all(word == word.lower() and " " not in word for word in words)
