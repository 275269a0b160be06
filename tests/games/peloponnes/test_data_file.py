"""The data file: whatever is wrong with it is said in a sentence that names the row."""

from __future__ import annotations

from importlib.resources import files

import pytest

from isthmos.core.errors import DataError
from isthmos.games.peloponnes import data_file

TEXT = files("isthmos.games.peloponnes").joinpath("data", "peloponnes.toml").read_text(encoding="utf-8")


def refusal(text: str) -> str:
    with pytest.raises(DataError) as caught:
        data_file.read(text, "box.toml")
    return str(caught.value)


def changed(old: str, new: str, after: str = "") -> str:
    """The shipped text with the first `old` that follows `after` replaced."""
    start = TEXT.index(after)
    assert old in TEXT[start:]
    return TEXT[:start] + TEXT[start:].replace(old, new, 1)


def test_the_shipped_file_has_no_problems() -> None:
    assert data_file.problems(data_file.shipped()) == []


def test_broken_toml_is_refused_with_the_name_of_the_file() -> None:
    assert refusal(TEXT + "\n[[tile]\n").startswith("box.toml: ")


def test_an_unknown_key_is_refused_and_named() -> None:
    message = refusal(changed("pass_bonus_coins = 3", "pass_bonus_coins = 3\ngenerosity = 1"))
    assert message.startswith("box.toml: ")
    assert "generosity" in message
    assert "$.constants" in message


def test_an_unknown_key_of_a_tile_is_refused_with_the_tile() -> None:
    message = refusal(changed("min_bid = 3", "min_bid = 3\ncolour = 1", after='id = "A01"'))
    assert "colour" in message
    assert "$.tile" in message


def test_a_missing_field_is_refused_and_named() -> None:
    message = refusal(changed("decline_loss = 10\n", ""))
    assert "decline_loss" in message


def test_a_number_that_is_no_number_is_refused() -> None:
    message = refusal(changed("rounds = 8", 'rounds = "eight"'))
    assert "$.game.rounds" in message


@pytest.mark.parametrize(
    ("old", "new", "after", "sentence"),
    [
        ('id = "A02"', 'id = "A01"', "", "tile A01 appears twice"),
        ('id = "patras"', 'id = "messene"', "", "civilization messene appears twice"),
        ("number = 2", "number = 1", "", "civilization number 1 appears twice"),
        ('id = "conquest_overbid"', 'id = "chain_eviction"', "", "option chain_eviction appears twice"),
        ("rounds = 8", "rounds = 9", "", "rounds_per_stack must add up to rounds = 9"),
        ('stack = "A"', 'stack = "B"', 'id = "A01"', "stack A has 14 tiles, but 3 rounds need 15"),
        ("from = 3", "from = 4", "", "population_table row 2: 'from' must be 3, not 4"),
        ("to = 2\n", "", "", "population_table row 1: only the last row has no 'to'"),
        ("coins = 3\n", "coins = 1\n", "from = 5", "population_table row 3: coins and luxury must never fall"),
        ('kind = "land"', 'kind = "sea"', "", "tile A01: kind must be 'land' or 'building', not 'sea'"),
        ('special = "supply"', 'special = "feast"', "", "tile B05: special must be one of"),
        ('protects_from = "plague"', 'protects_from = "flood"', "", "tile B01: special 'protect' and a known disaster"),
        ("cost = {}", "cost = { wood = 1 }", 'id = "A05"', "tile A05: a land costs no goods"),
        ("min_bid = 3", "min_bid = 0", 'id = "A01"', "tile A01: min_bid is 0; it can be 1 to 20"),
        ("min_inhabitants = 2", "min_inhabitants = 1", "", "tile A11: min_inhabitants must cover the inhabitants"),
        ('["C01"]', '["C02"]', "", "disaster earthquake: protected_by is ['C02'], but the tiles say ['C01']"),
        ("chits = 3", "chits = 4", 'id = "drought"', "disaster drought: chits must be 3"),
        ("count = 1", "count = 2", "[blank_chit]", "there are 17 chits, but 8 rounds draw 16"),
        ("p3 = 3", "p3 = 4", "[layout]", "layout p3: regular and conquest row must add up to 5"),
        ("conquest_row = 1", "conquest_row = 2", "", "solo_level 2: regular_row and conquest_row must add up to 5"),
    ],
)
def test_what_does_not_add_up_is_refused_and_the_row_named(old: str, new: str, after: str, sentence: str) -> None:
    """PEL-C1, PEL-C2, PEL-C4, PEL-R1, PEL-A4."""
    assert sentence in refusal(changed(old, new, after))


def test_every_option_names_a_rule_and_its_default_first() -> None:
    rows = {row.id: row for row in data_file.shipped().option}
    assert len(rows) == 14
    assert all(row.rule.startswith("PEL-") and row.values for row in rows.values())


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("third_loss_divisor = 3", "third_loss_divisor = 0", "constants.third_loss_divisor is 0; it can be 1 to 9"),
        (
            "coins_per_power_point = 3",
            "coins_per_power_point = 0",
            "constants.coins_per_power_point is 0; it can be 1 to 9",
        ),
        (
            "luxury_per_substitute = 2",
            "luxury_per_substitute = 0",
            "constants.luxury_per_substitute is 0; it can be 1 to 9",
        ),
        ("pass_bonus_coins = 3", "pass_bonus_coins = -3", "constants.pass_bonus_coins is -3; it can be 0 to 9"),
        ("wood = 10", "wood = -10", "storage.wood is -10; it can be 1 to 40"),
        ("start = { coins = 6", "start = { coins = -6", "civilization messene: no amount may be negative"),
        ("income = { stone = 3 }", "income = { stone = -3 }", "tile A01: no amount may be negative"),
        ("level = 1\n", "level = 2\n", "solo_level 2: the levels must be numbered from 1 in order"),
        ("values = [true, false]", "values = []", "option chain_eviction: there must be at least one value"),
        ('id = "chain_eviction"', 'id = "chain_evictions"', "there is no row for option chain_eviction"),
    ],
)
def test_a_number_that_would_break_the_rules_is_refused(old: str, new: str, sentence: str) -> None:
    assert sentence in refusal(changed(old, new))
