"""The data file and an owner's corrections: whatever is wrong is said in a sentence that names the row."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import DataError, IsthmosError, RecordError
from isthmos.core.record import Record
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.games.peloponnes.content import Mat
from isthmos.games.peloponnes.data_file import shipped as shipped_base
from isthmos.games.peloponnes.modules.heroes_and_colonies import data_file, qualities
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import columns
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected
from isthmos.games.peloponnes.modules.heroes_and_colonies.view import view
from isthmos.games.peloponnes.state import Board
from isthmos.table.table import Table
from isthmos.testkit.heroes import table

DATA = corrected("")


def refusal(corrections: str) -> str:
    with pytest.raises(DataError) as caught:
        TITLE.start(2, {"data": corrections})
    return str(caught.value)


def test_the_shipped_file_has_no_problems() -> None:
    assert data_file.problems(DATA) == []
    assert qualities.problems(DATA) == []


def test_there_are_ten_heroes_nine_colonies_and_eight_persian_chits() -> None:
    """HC-3.1, HC-5.1."""
    assert [row.id for row in DATA.hero] == [
        *("achilles", "andromeda", "ariadne", "daedalus", "hector"),
        *("helen", "odysseus", "penelope", "sisyphus", "tantalus"),
    ]
    assert [row.id for row in DATA.colony] == [
        *("apollonia", "byzantium", "leptis-magna", "massilia", "miletus"),
        *("naukratis", "naxos", "salamis", "taras"),
    ]
    assert (len(DATA.persians.chits.values), DATA.persians.attack_at) == (8, [3, 6])


def test_every_value_says_where_it_comes_from() -> None:
    """HC-10.11: what no printed copy has confirmed is marked, and nothing else."""
    assert {row.red.source for row in DATA.hero} == {"reconstructed"}
    assert {row.id for row in DATA.hero if row.start.source != "rules"} == {"ariadne"}
    assert {row.id for row in DATA.hero if row.orange.source == "rules"} == {"achilles", "andromeda", "helen"}
    assert {(row.storage.source, row.income.source) for row in DATA.colony} == {("reconstructed", "reconstructed")}
    assert {(row.scoring.source, row.special.source) for row in DATA.colony} == {("rules", "rules")}
    assert (DATA.persians.chits.source, DATA.persians.source) == ("reconstructed", "rules")
    assert DATA.sikyon.source == "photo"


def test_sikyon_is_as_printed() -> None:
    """HC-10.10."""
    row = DATA.sikyon
    assert (row.number, row.start.coins, row.start.food, row.start.inhabitants) == (14, 9, 9, 3)
    assert (row.income.food, row.income.wood, row.income.stone, row.protects_from) == (1, -1, -1, "tempest")


def test_the_extra_tiles_are_as_photographed() -> None:
    """HC-13.1: value, points, cost, one-time goods, income, protection."""
    rows = {row.id: row for row in DATA.tile}
    tower, kastro, mines, pyramids = rows["A16"], rows["A17"], rows["B17"], rows["C12"]
    assert (tower.min_bid, tower.points, tower.cost.stone, tower.cost.wood, tower.income.stone) == (3, 3, 2, 1, 1)
    assert (kastro.min_bid, kastro.points, kastro.cost.stone, kastro.cost.wood) == (2, 4, 2, 4)
    assert (kastro.once.inhabitants, kastro.income.choice, kastro.protects_from) == (1, 1, "plague")
    assert (mines.min_bid, mines.points, mines.cost.stone, mines.cost.wood, mines.once.coins) == (4, 5, 1, 3, 3)
    assert (mines.once.inhabitants, mines.protects_from) == (2, "tempest")
    assert (pyramids.min_bid, pyramids.points, pyramids.cost.stone, pyramids.cost.wood) == (7, 7, 5, 2)
    income = pyramids.income
    assert (pyramids.once.inhabitants, income.wood, income.food, income.stone) == (3, 1, 1, 1)
    lands = {
        "A18": (5, 0, 1, 0, 0, 3),
        "B16": (3, 2, 2, 2, 1, 0),
        "B18": (5, 3, 3, 0, 0, 2),
        "C11": (6, 5, 3, 1, 2, 0),
    }
    for ident, numbers in lands.items():
        row, given = rows[ident], rows[ident].income
        found = (row.min_bid, row.points, row.once.inhabitants, given.wood, given.stone, given.food)
        assert found == numbers
    assert len(rows) == 8


def test_the_tables_of_the_colonies_are_ordered_as_the_words_of_the_rules_say() -> None:
    """HC-10.11: at every number of inhabitants."""
    mat = Mat(shipped_base())
    base = [(mat.income_coins[min(p, 20)], mat.income_luxury[min(p, 20)]) for p in range(40)]
    found = {row.id: list(zip(*columns(row.income.rows), strict=True)) for row in DATA.colony}
    for people in range(40):
        coins = {name: rows[people][0] for name, rows in found.items()} | {"base": base[people][0]}
        luxury = {name: rows[people][1] for name, rows in found.items()} | {"base": base[people][1]}
        order = ["naukratis", "byzantium", "base", "leptis-magna", "miletus", "naxos"]
        assert [coins[name] for name in order] == sorted(coins[name] for name in order)
        for easier in ("apollonia", "byzantium", "massilia", "miletus"):
            assert luxury["naxos"] <= luxury["base"] <= luxury[easier] <= luxury["taras"]


# --- corrections ----------------------------------------------------------------------------------


def test_a_correction_changes_its_number_and_nothing_else() -> None:
    """HC-10.11: found by id; the neighbours stay."""
    data = corrected('[[hero]]\nid = "hector"\nred = { points = 6, source = "photo" }\n')
    rows = {row.id: row for row in data.hero}
    assert (rows["hector"].red.points, rows["hector"].red.source) == (6, "photo")
    assert rows["hector"].start == next(row for row in DATA.hero if row.id == "hector").start
    assert [row for row in data.hero if row.id != "hector"] == [row for row in DATA.hero if row.id != "hector"]


@pytest.mark.parametrize(
    "text",
    [
        '[[colony]]\nid = "naxos"\nstorage = { wood = 12 }\n[persians.chits]\nvalues = [1, 1, 2, 2, 2, 2, 3, 3]\n',
        '{"colony":[{"id":"naxos","storage":{"wood":12}}],"persians":{"chits":{"values":[1,1,2,2,2,2,3,3]}}}',
    ],
    ids=["toml", "json"],
)
def test_corrections_are_toml_or_json(text: str) -> None:
    """HC-10.11: and they are played with."""
    game = table("X", "Y").options(data=text).colonies(X="naxos").disasters()
    assert game.polis("X").mat.wood_limit == 12
    assert game.chits_left()["persians-2"] == 4


@pytest.mark.parametrize(
    ("corrections", "sentence"),
    [
        ('[[hero]]\nid = "zeus"\n', "row 1 of 'hero' needs an id; known are achilles, andromeda"),
        ("[[hero]]\nred = { points = 3 }\n", "row 1 of 'hero' needs an id"),
        ('[[hero]]\nid = "helen"\n[[hero]]\nid = "helen"\n', "hero helen appears twice"),
        ('[[hero]]\nid = "helen"\nred = { point = 3 }\n', "unknown field `point` - at `$.hero[5].red` (hero helen)"),
        ('[[hero]]\nid = "helen"\nred = { points = "x" }\n', "(hero helen)"),
        ('[[hero]]\nid = "helen"\nred = { points = -1 }\n', "hero helen: red.points is -1; it can be 0 to 20"),
        ('[[hero]]\nid = "helen"\nstart = { coins = -1 }\n', "hero helen: start.coins is -1; it can be 0 to 20"),
        ('[[hero]]\nid = "helen"\nstart = { strength = 30 }\n', "hero helen: nobody starts with more strength than 29"),
        ('[[hero]]\nid = "helen"\nability = -1\n', "hero helen: ability is -1; it can be 0 to 9"),
        ('[[hero]]\nid = "helen"\norange = { wood = 1 }\n', "hero helen: orange.wood is 1; it can be -9 to 0"),
        ('[[hero]]\nid = "helen"\nred = { source = "hearsay" }\n', "hero helen: source must be one of rules, photo"),
        ('[[colony]]\nid = "naxos"\nincome = { rows = [] }\n', "colony naxos: the income rows must start at 0"),
        (
            '[[colony]]\nid = "naxos"\nincome = { rows = [[1, 2, 0]] }\n',
            "colony naxos: the income rows must start at 0",
        ),
        (
            '[[colony]]\nid = "naxos"\nincome = { rows = [[0, 2, 0], [5, 3, 0], [5, 4, 0]] }\n',
            "colony naxos: the inhabitants of the income rows must rise strictly",
        ),
        (
            '[[colony]]\nid = "naxos"\nincome = { rows = [[0, 2, 0], [5, 1, 0]] }\n',
            "colony naxos: coins and luxury of the income rows must never fall",
        ),
        (
            '[[colony]]\nid = "naxos"\nscoring = { coins_per_power_point = 5 }\n',
            "colony naxos: scoring.coins_per_power_point is 5; it can be 2 to 4",
        ),
        ('[[colony]]\nid = "naxos"\nstorage = { wood = 0 }\n', "colony naxos: storage.wood is 0; it can be 1 to 40"),
        ('[[colony]]\nid = "naxos"\nspecial = { turn_order = "third" }\n', "colony naxos: turn_order can only be"),
        (
            '[[colony]]\nid = "naxos"\nspecial = { drought_divisor = 0 }\n',
            "colony naxos: special.drought_divisor is 0; it can be 1 to 9",
        ),
        (
            '[[colony]]\nid = "naxos"\nspecial = { tempest_price = 0 }\n',
            "colony naxos: special.tempest_price is 0; it can be 1 to 9",
        ),
        ("[persians.chits]\nvalues = [1, 1, 1]\n", "persians.chits.values: there must be 8, not 3"),
        (
            "[persians.chits]\nvalues = [0, 1, 1, 2, 2, 2, 3, 3]\n",
            "persians.chits.values is 0; it can be 1 to 9",
        ),
        ("[persians]\nattack_at = [6, 3]\n", "persians.attack_at: there must be two rising numbers"),
        ("[strength]\nmost = 99\n", "there is no 'strength' to correct; there are hero, colony, persians"),
        ("option = []\n", "there is no 'option' to correct"),
        ("hero = 3\n", "'hero' must be a list of rows; write [[hero]] before each"),
        ("persians = 3\n", "'persians' must be a table"),
        ("[[hero]\n", "the corrected data: "),
        ("{", "the corrected data: "),
    ],
)
def test_what_is_wrong_with_a_correction_is_said_with_its_row(corrections: str, sentence: str) -> None:
    """HC-10.11."""
    assert sentence in refusal(corrections)


@pytest.mark.parametrize(
    ("colony", "change", "sentence"),
    [
        (
            "apollonia",
            "storage = { stone = 10 }",
            "its store of stone is smaller than that of the base mat, 10; not 10",
        ),
        ("apollonia", "storage = { food = 13 }", "its store of food is smaller"),
        ("apollonia", "income = { rows = [[0, 2, 0], [11, 5, 1], [20, 5, 7]] }", "its coin income is the same"),
        ("byzantium", "storage = { food = 14 }", "its store of food is smaller"),
        (
            "byzantium",
            "income = { rows = [[0, 2, 0], [11, 4, 1], [14, 4, 3], [20, 4, 7]] }",
            "its coin income is lower",
        ),
        ("leptis-magna", "income = { rows = [[0, 1, 0]] }", "its coin income is higher"),
        ("massilia", "storage = { wood = 10 }", "its store of wood is smaller"),
        ("massilia", "income = { rows = [[0, 1, 0]] }", "its luxury income is higher"),
        ("miletus", "income = { rows = [[0, 1, 0], [11, 5, 1], [17, 5, 7]] }", "its coin income is higher"),
        ("naukratis", "storage = { stone = 9 }", "its store of stone is larger"),
        ("naukratis", "income = { rows = [[0, 2, 0]] }", "its coin income is lower"),
        ("naxos", "storage = { food = 13 }", "its store of food is larger"),
        ("naxos", "income = { rows = [[0, 7, 0], [14, 7, 6]] }", "its luxury income is lower"),
        ("taras", "storage = { stone = 10 }", "its store of stone is smaller"),
        ("taras", "income = { rows = [[0, 1, 0]] }", "its luxury income is higher"),
    ],
)
def test_a_correction_must_obey_the_words_of_the_rules(colony: str, change: str, sentence: str) -> None:
    """HC-10.11."""
    message = refusal(f'[[colony]]\nid = "{colony}"\n{change}\n')
    assert f"colony {colony}: the rules say {sentence}" in message


def test_some_colony_must_store_fewer_than_nine_food() -> None:
    """HC-10.11: the rules treat that case for Sikyon."""
    rows = [f'[[colony]]\nid = "{name}"\nstorage = {{ food = 9 }}\n' for name in ("apollonia", "byzantium", "massilia")]
    assert "at least one must store fewer than 9 food" in refusal("".join(rows))


def test_three_persian_chits_must_be_able_to_make_the_example_of_the_rules() -> None:
    """HC-10.11."""
    assert "three of them must be able to add up to 5" in refusal("[persians.chits]\nvalues = [1,1,1,1,1,1,1,1]\n")
    corrected("[persians.chits]\nvalues = [1,1,1,1,2,2,2,2]\n")


def test_a_table_may_agree_on_values_of_its_own() -> None:
    """HC-10.11: marked as a ruling they need not obey the words."""
    corrected('[[colony]]\nid = "naxos"\nstorage = { wood = 5, source = "ruling" }\n')


def test_a_correction_is_an_error_of_input_like_any_other() -> None:
    with pytest.raises(IsthmosError):
        TITLE.start(2, {"data": "nonsense"})


# --- what the rulebook states ---------------------------------------------------------------------

CHANGES = [
    ('[[hero]]\nid = "hector"\nstart = { strength = 9 }\n', "hero hector: start (HC-9.5)"),
    ('[[hero]]\nid = "hector"\nability = 3\n', "hero hector: ability (HC-9.5)"),
    ('[[hero]]\nid = "helen"\norange = { food = -2 }\n', "hero helen: orange (HC-9.6)"),
    ('[[colony]]\nid = "salamis"\nscoring = { points_per_inhabitant = 3 }\n', "colony salamis: scoring (HC-10.8)"),
    ('[[colony]]\nid = "taras"\nspecial = { tempest_price = 1 }\n', "colony taras: special (HC-10.9)"),
    ("[persians]\nattack_at = [2, 4]\n", "persians: attack_at (HC-7.1)"),
]


@pytest.mark.parametrize(("change", "mark"), CHANGES, ids=[mark for _, mark in CHANGES])
def test_what_the_rulebook_states_is_not_changed_silently(change: str, mark: str) -> None:
    """HC-10.12: refused with the rule's id, unless the file says that it is a house rule; then the table says so."""
    row, part = mark.partition(" (")[0].split(": ")
    with pytest.raises(DataError) as caught:
        TITLE.owners_data(change, "my_box.toml")
    sentence = f"my_box.toml: {row}: the rulebook states its {part} ({mark.partition(' (')[2]}"
    assert str(caught.value) == f"{sentence}; a file that changes it must say house_rule = true"
    with pytest.raises(DataError):
        TITLE.owners_data(f"house_rule = false\n{change}", "my_box.toml")
    options = TITLE.owners_data(f"house_rule = true\n{change}", "my_box.toml")
    assert TITLE.house_rules(options) == [mark]
    assert view(cast(Board, TITLE.start(3, options))).house_rules == [mark]


@pytest.mark.parametrize(
    "change",
    [
        '[[hero]]\nid = "hector"\nred = { points = 6, source = "photo" }\nstart = { strength = 4, source = "photo" }\n',
        '[[hero]]\nid = "helen"\norange = { income = { wood = 1 }, source = "photo" }\n',
        '[[hero]]\nid = "ariadne"\nstart = { coins = 2, source = "photo" }\norange = { food = -1 }\n',
        '[[colony]]\nid = "salamis"\nstorage = { wood = 12, source = "photo" }\n',
        "[persians.chits]\nvalues = [1, 1, 2, 2, 2, 2, 3, 3]\n",
        "",
    ],
)
def test_what_the_rulebook_does_not_state_is_the_owners_to_correct(change: str) -> None:
    """HC-10.11, HC-10.12: nor is it a change to confirm what is stated."""
    assert TITLE.house_rules(TITLE.owners_data(change, "my_box.toml")) == []


def test_that_it_is_a_house_rule_is_said_with_yes_or_no() -> None:
    """HC-10.12."""
    with pytest.raises(DataError, match="house_rule"):
        TITLE.owners_data('house_rule = "perhaps"\n', "my_box.toml")


def test_a_game_that_changed_a_stated_value_without_saying_so_still_plays_and_shows_the_mark() -> None:
    """HC-10.12: it was laid before anybody had to say so."""
    change, mark = CHANGES[0]
    record = played({"data": change})
    again = cast(Board, records.replay(TITLE, record))
    assert view(again).house_rules == [mark]


# --- records --------------------------------------------------------------------------------------

BOX = """# my box
[[hero]]
id = "hector"
red = { points = 6, source = "photo" }

[persians.chits]
values = [2, 2, 2, 2, 3, 3, 3, 3]
source = "photo"
"""


def played(options: dict[str, str]) -> Record:
    game = Table.new(TITLE, 3, options, ["A", "B", "C"], dealer_from_seed("data"))
    while (seat := game.state.seat()) != OVER:
        game.submit(seat, game.title.write(game.state, game.state.moves()[-1]))
    return game.record


def test_a_record_carries_the_corrections_and_replays_with_them() -> None:
    """HC-10.11: as text and as JSON."""
    record = played({"data": BOX})
    for data in (records.to_text(record).encode(), records.to_json(record)):
        again = records.load(data, TITLES)
        assert again == record
        assert again.options["data"] == BOX
    drawn = [answer.move for answer in record.answers if answer.move.startswith("chit persians")]
    assert set(drawn) <= {"chit persians-2", "chit persians-3"}


def test_a_record_does_not_replay_with_other_data() -> None:
    """HC-10.11."""
    record = played({"data": BOX})
    with pytest.raises(RecordError):
        records.replay(TITLE, msgspec.structs.replace(record, options={}))
