"""The data file and the table options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib.resources import files

import pytest

from isthmos import in_english
from isthmos.core.errors import DataError, OptionError
from isthmos.games.perikles import data_file
from isthmos.games.perikles.content import HOPLITE, TRIREME
from isthmos.games.perikles.data_file import DataFile
from isthmos.games.perikles.title import TITLE, shipped_content


def changed(change: Callable[[DataFile], None]) -> list[str]:
    data = data_file.shipped()
    change(data)
    return [in_english(problem) for problem in data_file.problems(data)]


def rename_location(data: DataFile) -> None:
    data.location[14].id = "megara"


def drop_location(data: DataFile) -> None:
    del data.location[0]


def give_plataea_trireme_militia(data: DataFile) -> None:
    data.location[2].militia = ["T"]


def send_plataea_to_rome(data: DataFile) -> None:
    data.location[2].owner = "rome"


def swap_boxes(data: DataFile) -> None:
    data.city[0].boxes = [3, 5, 5, 1]


def lose_a_tile(data: DataFile) -> None:
    data.any_city.count = 4


def lose_a_counter(data: DataFile) -> None:
    data.city[0].hoplites = [1, 2, 2, 0]


def swap_columns(data: DataFile) -> None:
    data.combat_column[0].attack = 9


def swap_cities(data: DataFile) -> None:
    data.city.reverse()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (rename_location, "city or location megara appears twice"),
        (drop_location, "there are 20 locations, but 3 rounds need 21"),
        (give_plataea_trireme_militia, "location plataea: militia and rebels fight only in its combats"),
        (send_plataea_to_rome, "location plataea: there is no city 'rome'"),
        (swap_boxes, "city athens: boxes must fall from the most valuable to the least"),
        (lose_a_tile, "there are 35 influence tiles, not 36"),
        (lose_a_counter, "there are 60 Greek and 10 Persian counters, which is not what totals says"),
        (swap_columns, "combat_column -2: it must be better for the attack than the one before"),
        (swap_cities, "the rows city must be athens, sparta, argos, corinth, thebes, megara, in this order"),
    ],
)
def test_a_wrong_row_is_named_in_a_sentence(change: Callable[[DataFile], None], sentence: str) -> None:
    """PER-C2, PER-C3, PER-C5."""
    assert sentence in changed(change)


def test_the_shipped_file_is_sound() -> None:
    assert data_file.problems(data_file.shipped()) == []


def test_a_file_that_is_no_data_file_says_so() -> None:
    text = files("isthmos.games.perikles").joinpath("data", "perikles.toml").read_text(encoding="utf-8")
    with pytest.raises(DataError, match=r"mine\.toml: Object contains unknown field `colour`"):
        data_file.read(text.replace('name = "Perikles"', 'name = "Perikles"\ncolour = 1', 1), "mine.toml")
    with pytest.raises(DataError, match=r"mine\.toml: there are 35 influence tiles"):
        data_file.read(text.replace("count = 5", "count = 4"), "mine.toml")


def test_the_box_is_complete() -> None:
    """PER-C2, PER-C3, PER-C4, PER-C5."""
    content = shipped_content()
    assert sum(tile.count for tile in content.tiles) == 36
    assert Counter(tile.sort for tile in content.tiles for _ in range(tile.count)) == {0: 14, 1: 11, 2: 6, 3: 5}
    assert [sum(army.counters) for army in content.armies] == [14, 14, 9, 10, 9, 5, 10]
    assert len(content.specials) == 8
    assert sum(location.points for location in content.locations) == 88
    orders = Counter(location.combats for location in content.locations)
    assert orders == {(TRIREME, HOPLITE): 11, (HOPLITE, TRIREME): 7, (HOPLITE,): 3}


def test_every_option_has_a_rule_and_its_default_first() -> None:
    options = {option.id: option for option in TITLE.options()}
    assert options["relation_mode"].values == ("pairwise", "owner_only")
    assert options["alkibiades_destinations"].values == ("1", "2")
    assert options["militia_alone_holds"].values == ("true", "false")
    assert options["special_before_reveal"].values == ("after_counters", "before_counters")
    assert options["persian_allies"].values == ("loss_absorbed", "loss_passes_on")
    assert options["permission_scope"].values == ("city_location_round", "each_placement", "player")
    assert len(options) == 9
    assert all(option.rule.startswith("PER-") for option in options.values())


def test_an_unknown_option_or_number_of_players_is_refused_with_a_sentence() -> None:
    with pytest.raises(OptionError, match="there is no option 'luck'"):
        TITLE.start(3, {"luck": "true"})
    with pytest.raises(OptionError, match="option reveal cannot be 'never'"):
        TITLE.start(3, {"reveal": "never"})
    with pytest.raises(OptionError, match="2 players cannot play perikles; it takes 3 to 5"):
        TITLE.start(2, {})
