"""Set-up for 2 to 5, alone and in the campaign: PEL-S1 to PEL-S3, PEL-A1 to PEL-A7."""

from __future__ import annotations

import pytest

from isthmos.core.errors import OptionError
from isthmos.testkit.peloponnes import Stocks, table

START = {
    "messene": Stocks(coins=6, people=2),
    "patras": Stocks(coins=7, people=1),
    "arkadia": Stocks(coins=8, people=2),
    "korinth": Stocks(coins=7, food=3, people=3),
    "sparta": Stocks(coins=7, wood=4, people=3),
    "pylos": Stocks(coins=8, stone=3, people=2),
    "argos": Stocks(coins=5, people=2),
}
"""Start goods in the order of the numbers 1 to 7."""


def test_each_player_is_dealt_one_of_seven_civilizations_at_random() -> None:
    """PEL-S1, PEL-C3: each that is left is equally likely."""
    game = table("X", "Y", "Z").setup()
    assert game.legal("chance") == [f"deal {civilization}" for civilization in START]
    assert game.board.weights() == []
    game.chance("deal sparta").may_not("chance", "deal sparta").may("chance", "deal argos", "deal messene")
    game.chance("deal messene", "deal pylos")
    assert [game.civilization(player) for player in "XYZ"] == ["sparta", "messene", "pylos"]


def test_civilizations_nobody_was_dealt_leave_the_game() -> None:
    """PEL-S1: after the deal there is nothing left to deal."""
    game = table("X", "Y").setup().chance("deal sparta", "deal argos")
    assert game.legal("chance")[0].startswith("reveal ")


@pytest.mark.parametrize("civilization", START)
def test_each_player_receives_the_start_goods_and_nothing_else(civilization: str) -> None:
    """PEL-S2, PEL-C3."""
    other = "sparta" if civilization != "sparta" else "argos"
    game = table("X", "Y").setup().chance(f"deal {civilization}", f"deal {other}")
    assert game.stocks("X") == START[civilization]
    assert (game.lands("X"), game.buildings("X")) == ([], [])


def test_the_first_turn_order_is_that_of_the_civilization_numbers() -> None:
    """PEL-S3."""
    game = table("A", "B", "C", "D", "E").setup()
    game.chance("deal argos", "deal messene", "deal pylos", "deal patras", "deal korinth")
    assert game.order() == ["B", "D", "E", "C", "A"]


def test_the_numbers_of_the_civilizations() -> None:
    """PEL-C3, PEL-S3."""
    civilizations = table("X", "Y").scoring().board.rules.content.civilizations
    assert [(c.id, c.place) for c in civilizations] == [(name, place) for place, name in enumerate(START, 1)]


def test_chance_is_asked_for_nothing_else_before_the_first_round() -> None:
    """PEL-S1, PEL-S2."""
    game = table("X", "Y").setup().chance("deal sparta", "deal argos")
    assert game.round() == 1
    assert game.problems() == []


# --- alone ------------------------------------------------------------------------------------------------


def test_alone_the_player_chooses_a_civilization_freely() -> None:
    """PEL-A1."""
    game = table("X").setup().may_only("X", *[f"choose {civilization}" for civilization in START])
    game.play("X", "choose korinth")
    assert (game.civilization("X"), game.stocks("X")) == ("korinth", START["korinth"])
    assert (game.round(), game.asked()) == (1, "chance")


def test_alone_five_tiles_lie_in_the_regular_row_and_none_in_the_conquest_row() -> None:
    """PEL-A1."""
    game = table("sparta").coins(9).bidding()
    assert (len(game.regular_row()), game.conquest_row()) == (5, [])


def test_alone_a_tile_is_bought_for_exactly_its_value() -> None:
    """PEL-A2."""
    game = table("sparta").coins(20).offer("A01", "A03", "A07", "bridge", "A15").bidding()
    game.may_only("sparta", "pass", "bid A01 3", "bid A03 4", "bid A07 2", "bid bridge 1", "bid port 2")


def test_alone_in_the_conquest_row_it_is_the_value_and_three() -> None:
    """PEL-A2, PEL-A4."""
    game = table("sparta").level(5).coins(20).offer("A01", "A03", "A07", "bridge", "port").bidding()
    game.may_only("sparta", "pass", "bid A01 3", "bid A03 7", "bid A07 5", "bid bridge 4", "bid port 5")


def test_alone_passing_brings_three_coins() -> None:
    """PEL-A2, PEL-B2: and 1 from the population table."""
    table("sparta").coins(5).bidding().play("sparta", "pass").has("sparta", coins=5 + 3 + 1)


def test_alone_one_tile_is_bought_in_a_round() -> None:
    """PEL-A2."""
    game = table("sparta").coins(20).offer("A01", "A02").bidding().play("sparta", "bid A01 3")
    assert (game.asked(), len(game.lands("sparta"))) == ("chance", 1)


def test_alone_the_price_may_contain_coins_from_luxury() -> None:
    """PEL-A2, PEL-L3."""
    game = table("arkadia").coins(1).luxury(5).offer("A01").bidding()
    game.play("arkadia", "bid A01 3").has("arkadia", coins=1, luxury=1)  # the coin is the income


def test_alone_what_cannot_be_afforded_is_not_for_sale() -> None:
    """PEL-A2."""
    table("sparta").coins(3).offer("A01", "A03").bidding().may("sparta", "bid A01 3").may_not("sparta", "bid A03 4")


def test_alone_the_half_has_no_effect() -> None:
    """PEL-A2, PEL-B7."""
    game = table("sparta").coins(9).buildings("sparta", "market", "agora").offer("A01").bidding()
    game.may("sparta", "bid A01 3").may_not("sparta", "bid A01 2", "bid A01 4")


def test_alone_everything_else_is_as_usual() -> None:
    """PEL-A2: marking, supply and disasters."""
    game = table("arkadia").coins(3).offer("bridge").bidding().play("arkadia", "bid bridge 1")
    assert game.marked("arkadia") == ["bridge"]
    table("arkadia").people(9).strike("plague").has("arkadia", people=6)
    table("arkadia").people(9).food(3).supply().has("arkadia", people=3)


# --- the campaign -------------------------------------------------------------------------------------------


def test_the_campaign_has_five_levels_with_points_to_reach() -> None:
    """PEL-A3, PEL-A4, PEL-A5."""
    levels = table("sparta").level(1).scoring().board.rules.content.levels
    rows = [(level.number, level.extra_incomes, level.regular, level.conquest, level.points_needed) for level in levels]
    assert rows == [(1, 0, 5, 0, 24), (2, 1, 4, 1, 28), (3, 2, 3, 2, 32), (4, 3, 2, 3, 35), (5, 3, 1, 4, 35)]


@pytest.mark.parametrize("level", ["0", "6", "two"])
def test_there_is_no_other_level(level: str) -> None:
    """PEL-A3."""
    with pytest.raises(OptionError, match="the campaign has levels 1 to 5"):
        table("X").options(level=level).setup()


def test_a_level_is_played_alone() -> None:
    """PEL-A3."""
    with pytest.raises(OptionError, match="played alone"):
        table("X", "Y").level(1).setup()


@pytest.mark.parametrize(("level", "extra"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_extra_incomes_are_chosen_after_the_civilization_and_before_round_1(level: int, extra: int) -> None:
    """PEL-A5."""
    game = table("X").level(level).setup().chance("deal arkadia")
    for _ in range(extra):
        assert game.round() == 0
        game.may_only("X", "extra wood", "extra stone", "extra food").play("X", "extra stone")
    assert (game.round(), game.asked()) == (1, "chance")
    assert game.polis("X").income_stone == extra


def test_each_extra_income_comes_in_every_round() -> None:
    """PEL-A5."""
    game = table("X").level(3).setup().chance("deal arkadia").play("X", "extra wood", "extra food")
    for number in (1, 2):
        while game.asked() == "chance" and game.legal()[0].startswith("reveal"):
            game.chance(game.legal()[0])
        game.play("X", "pass").has("X", wood=number, food=number, stone=0)
        game.chance("chit plague", "chit drought")


def test_the_same_extra_income_may_be_taken_more_than_once() -> None:
    """PEL-A5."""
    game = table("X").level(4).setup().chance("deal arkadia").play("X", "extra wood", "extra wood", "extra wood")
    assert game.polis("X").income_wood == 3


def test_where_the_table_plays_so_extra_incomes_differ() -> None:
    """PEL-A5: the third is the one that is left, so nobody is asked."""
    game = table("X").options(solo_extra_income_duplicates=False).level(4).setup().chance("deal arkadia")
    game.play("X", "extra wood").may_only("X", "extra stone", "extra food").play("X", "extra food")
    polis = game.polis("X")
    assert (polis.income_wood, polis.income_stone, polis.income_food) == (1, 1, 1)


@pytest.mark.parametrize("level", [1, 2, 5])
def test_the_civilization_of_a_level_is_drawn_among_those_not_used(level: int) -> None:
    """PEL-A6."""
    game = table("X").level(level, used=["sparta", "argos"]).setup()
    assert game.legal("chance") == [f"deal {name}" for name in START if name not in ("sparta", "argos")]


def test_where_the_table_plays_so_it_is_chosen_freely_from_level_2_on() -> None:
    """PEL-A6."""
    options = table("X").options(solo_civilization="free_choice_unused")
    assert options.level(1).setup().asked() == "chance"
    options = table("X").options(solo_civilization="free_choice_unused")
    game = options.level(2, used=["sparta"]).setup()
    game.may_only("X", *[f"choose {name}" for name in START if name != "sparta"])


def test_the_last_civilization_left_is_dealt_without_a_draw() -> None:
    """PEL-A6."""
    game = table("X").level(1, used=[name for name in START if name != "pylos"]).setup()
    assert game.civilization("X") == "pylos"
    assert game.stocks("X") == START["pylos"]


def test_used_civilizations_must_exist_and_one_must_be_left() -> None:
    """PEL-A6."""
    with pytest.raises(OptionError, match="there is no civilization 'athens'; known are messene, patras"):
        table("X").level(2, used=["athens"]).setup()
    with pytest.raises(OptionError, match="one must be left"):
        table("X").level(2, used=list(START)).setup()
    with pytest.raises(OptionError, match="set level as well"):
        table("X").options(used="sparta").setup()


def test_a_level_played_again_is_dealt_anew_from_the_same_civilizations() -> None:
    """PEL-A7, PEL-A6: `test_campaign.py` has the way from level to level."""
    first, again = (table("X").level(2, used=["sparta"]).setup() for _ in range(2))
    assert first.legal("chance") == again.legal("chance")
