"""g · Disasters: PEL-D1 to PEL-D12, and luxury in them (PEL-L5)."""

from __future__ import annotations

import pytest

from isthmos.testkit.peloponnes import Game, Stocks, table

PROTECTION = [
    ("earthquake", "cyclopean-masonry"),
    ("drought", "temple-of-apollo"),
    ("drought", "liongate"),
    ("plague", "aqueduct"),
    ("plague", "well"),
    ("tempest", "workshop-of-phidias"),
    ("decline", "port"),
    ("decline", "stoa"),
]


# --- chits ---------------------------------------------------------------------------------------------


def test_two_chits_are_drawn_each_round_one_after_the_other() -> None:
    """PEL-D1."""
    game = table("X", "Y").round(1).disasters()
    game.chance("chit plague")
    assert (game.round(), game.chits_seen()["plague"]) == (1, 1)
    game.chance("chit drought")
    assert (game.round(), sum(game.chits_left().values())) == (2, 14)


def test_the_blank_chit_leaves_the_game_and_nothing_happens() -> None:
    """PEL-D1, PEL-C2."""
    game = table("X", "Y").disasters().chance("chit blank")
    assert game.chits_left()["blank"] == 0
    assert set(game.chits_seen().values()) == {0}
    game.may_not("chance", "chit blank")


@pytest.mark.parametrize("before", [0, 1])
def test_the_first_and_the_second_chit_of_a_kind_do_nothing(before: int) -> None:
    """PEL-D2."""
    game = table("X", "Y").people(X=9).chits(plague=before).disasters().chance("chit plague").has("X", people=9)
    assert game.chits_seen()["plague"] == before + 1


def test_the_third_chit_of_a_kind_strikes_at_once_before_the_next_chit() -> None:
    """PEL-D2: both strike in the same step, and the earthquake is over before the plague is drawn."""
    scene = table("X", "Y").people(X=9).wood(X=1).stone(X=1).buildings("X", "bridge")
    game = scene.chits(plague=2, earthquake=2).disasters().chance("chit earthquake")
    assert game.asked() == "X"
    game.has("X", people=9).play("X", "keep bridge")
    assert game.asked() == "chance"
    game.chance("chit plague").has("X", people=6)


def test_no_disaster_strikes_a_second_time() -> None:
    """PEL-D2, PEL-C2: its three chits are gone."""
    game = table("X", "Y").strike("plague")
    assert game.chits_left()["plague"] == 0
    game.may_not("chance", "chit plague")


def test_a_disaster_strikes_everybody_who_is_not_protected() -> None:
    """PEL-D2, PEL-D3."""
    game = table("X", "Y", "Z").people(9).buildings("Y", "well").strike("plague")
    game.has("X", people=6).has("Y", people=9).has("Z", people=6)


def test_who_has_no_buildings_or_lands_is_not_asked() -> None:
    """PEL-D7, PEL-D8."""
    for disaster in ("earthquake", "tempest"):
        assert table("X", "Y").wood(5).stone(5).food(5).coins(5).strike(disaster).asked() == "chance"


# --- protection ------------------------------------------------------------------------------------------


def struck(disaster: str, building: str, is_marked: bool) -> tuple[Game, Stocks, list[str]]:
    """A rich polis with this building is struck; and what it had before."""
    scene = table("X", "Y").lands("X", "A05", "A06").buildings("X", "bridge")
    scene.marked("X", building) if is_marked else scene.buildings("X", building)
    stocks = Stocks(coins=8, wood=8, stone=8, food=9, luxury=12, people=10)
    return scene.stocks("X", stocks).strike(disaster), stocks, ["bridge", building]


@pytest.mark.parametrize(("disaster", "building"), PROTECTION)
@pytest.mark.parametrize("is_marked", [False, True])
def test_a_building_against_the_disaster_protects_entirely(disaster: str, building: str, is_marked: bool) -> None:
    """PEL-D3, PEL-T8: no payment, no loss, no question."""
    game, stocks, buildings = struck(disaster, building, is_marked)
    assert game.asked() == "chance"
    assert game.stocks("X") == stocks
    assert game.buildings("X") == buildings
    assert len(game.lands("X")) == 2


@pytest.mark.parametrize("disaster", ["earthquake", "drought", "plague", "tempest", "decline"])
def test_no_other_building_protects(disaster: str) -> None:
    """PEL-D3: all seventeen others, with the goods of one of the protected kind missing."""
    right = {building for kind, building in PROTECTION if kind == disaster}
    tiles = table("X", "Y").scoring().board.rules.tiles
    for building in (tile.word for tile in tiles if tile.is_building and tile.word not in right | {"bridge"}):
        game, stocks, _ = struck(disaster, building, False)
        assert game.asked() == "X" or game.stocks("X") != stocks, building


def test_the_owner_of_the_protection_against_tempests_keeps_all_lands_for_nothing() -> None:
    """PEL-D3, PEL-D8."""
    game = table("X", "Y").lands("X", "A05", "A06").buildings("X", "workshop-of-phidias").strike("tempest")
    assert len(game.lands("X")) == 2


# --- drought, plague, decline ------------------------------------------------------------------------------


@pytest.mark.parametrize(("food", "left"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (6, 4), (7, 4), (12, 8), (13, 8)])
def test_a_third_of_the_food_is_lost_rounded_up(food: int, left: int) -> None:
    """PEL-D4."""
    table("X", "Y").food(X=food).people(X=9).luxury(X=9).strike("drought").has("X", food=left, people=9, luxury=9)


@pytest.mark.parametrize(("people", "left"), [(0, 0), (1, 0), (2, 1), (3, 2), (7, 4), (10, 6), (21, 14)])
def test_a_third_of_the_people_is_lost_rounded_up(people: int, left: int) -> None:
    """PEL-D5."""
    table("X", "Y").people(X=people).food(X=9).strike("plague").has("X", people=left, food=9)


@pytest.mark.parametrize(("luxury", "left"), [(0, 0), (7, 0), (10, 0), (11, 1), (24, 14)])
def test_ten_luxury_are_lost_or_all(luxury: int, left: int) -> None:
    """PEL-D6."""
    table("X", "Y").luxury(X=luxury).coins(X=5).strike("decline").has("X", luxury=left, coins=5)


# --- earthquake ----------------------------------------------------------------------------------------------


def test_every_building_kept_costs_one_wood_and_one_stone() -> None:
    """PEL-D7."""
    game = table("X", "Y").wood(X=5).stone(X=4).buildings("X", "bridge", "street", "well").strike("earthquake")
    game.copy().play("X", "keep bridge street well").has("X", wood=2, stone=1)
    game.copy().play("X", "keep bridge well").has("X", wood=3, stone=2)


def test_two_stone_short_cost_two_buildings_but_one_wood_and_one_stone_short_only_one() -> None:
    """PEL-D7, PEL-D9."""
    scene = table("X", "Y").buildings("X", "bridge", "street", "well")
    short_of_stone = scene.wood(X=3).stone(X=1).strike("earthquake")
    short_of_stone.may("X", "keep bridge").may_not("X", "keep bridge street")
    scene = table("X", "Y").buildings("X", "bridge", "street", "well")
    scene.wood(X=2).stone(X=2).strike("earthquake").may("X", "keep bridge street").may_not("X", "keep all")


def test_any_number_from_none_to_all_may_be_kept_and_any_of_them() -> None:
    """PEL-D9."""
    game = (
        table("X", "Y").wood(X=5).stone(X=5).buildings("X", "bridge", "street").marked("X", "well").strike("earthquake")
    )
    game.may_only(
        "X",
        "keep none",
        "keep bridge",
        "keep street",
        "keep well",
        "keep bridge street",
        "keep bridge well",
        "keep street well",
        "keep bridge street well",
    )


def test_nothing_is_paid_for_lost_buildings() -> None:
    """PEL-D9."""
    game = table("X", "Y").wood(X=5).stone(X=5).buildings("X", "bridge", "street").strike("earthquake")
    game.play("X", "keep none").has("X", wood=5, stone=5)


def test_who_can_keep_nothing_is_not_asked() -> None:
    """PEL-D9."""
    game = table("X", "Y").wood(X=5).buildings("X", "bridge", "street").strike("earthquake")
    assert game.asked() == "chance"
    assert game.buildings("X") == []


def test_an_earthquake_takes_no_lands_and_a_tempest_no_buildings_and_neither_the_civilization() -> None:
    """PEL-D7, PEL-D8."""
    scene = table("X", "Y").lands("X", "A05").buildings("X", "bridge")
    game = scene.strike("earthquake")
    assert (game.lands("X"), game.buildings("X"), game.civilization("X")) == (["a05-fields"], [], "messene")
    game = scene.strike("tempest")
    assert (game.lands("X"), game.buildings("X"), game.civilization("X")) == ([], ["bridge"], "messene")


def test_the_coin_on_a_lost_marked_building_returns() -> None:
    """PEL-D10."""
    game = table("X", "Y").wood(X=1).stone(X=1).coins(X=2).marked("X", "bridge", "well").strike("earthquake")
    game.copy().play("X", "keep none").has("X", coins=4)
    kept = game.copy().play("X", "keep well").has("X", coins=3)
    assert kept.marked("X") == ["well"]


def test_where_the_table_plays_so_the_coin_on_a_lost_marked_building_is_lost() -> None:
    """PEL-D10."""
    scene = table("X", "Y").options(demolished_marker_coin="lost").coins(X=2).marked("X", "bridge", "well")
    scene.strike("earthquake").has("X", coins=2)


# --- tempest ---------------------------------------------------------------------------------------------------


def test_every_land_kept_costs_one_food_and_one_coin_of_the_reserve() -> None:
    """PEL-D8."""
    game = table("X", "Y").food(X=5).coins(X=4).lands("X", "A05", "A06", "A07").strike("tempest")
    game.copy().play("X", "keep all").has("X", food=2, coins=1)
    game.copy().play("X", "keep A06").has("X", food=4, coins=3)
    game.copy().play("X", "keep none").has("X", food=5, coins=4)


def test_coins_on_buildings_do_not_pay_for_a_tempest() -> None:
    """PEL-D8."""
    scene = table("X", "Y").food(X=5).coins(X=1).lands("X", "A05", "A06").marked("X", "bridge", "well")
    scene.strike("tempest").may_not("X", "keep A05 A06").may("X", "keep A05", "keep A06")


def test_lands_in_the_middle_of_the_row_may_be_lost_and_the_row_closes_up_unchecked() -> None:
    """PEL-D9, PEL-D11: fields and forest share nothing and stay side by side."""
    scene = table("X", "Y").food(X=2).coins(X=2).lands("X", "A05", "A06", "A07")
    game = scene.strike("tempest").play("X", "keep A05 A07")
    assert game.lands("X") == ["a05-fields", "a07-forest"]


@pytest.mark.parametrize(("kept", "land", "fits"), [("A05", "A08", True), ("A05", "A01", False), ("none", "A01", True)])
def test_a_new_land_must_fit_the_one_that_is_now_at_the_right_end(kept: str, land: str, fits: bool) -> None:
    """PEL-D11, PEL-T2: the whole way from the tempest to the next land; with an empty row everything fits."""
    scene = table("X", "Y").round(2).food(X=2).coins(X=9).lands("X", "A05", "A06", "A02").unseen(land)
    game = scene.strike("tempest").play("X", f"keep {kept}").chance("chit blank", f"reveal {land}")
    while game.asked() == "chance":
        game.chance(game.legal("chance")[0])
    before = len(game.lands("X"))
    game.play("X", f"bid {land} 3")
    assert len(game.lands("X")) - before == fits


def test_lands_that_become_neighbours_may_have_to_fit() -> None:
    """PEL-D11 (`must_fit`): fields, fields with forest, forest, mountains with forest; all are paid for."""
    scene = table("X", "Y").options(land_row_after_loss="must_fit").food(X=9).coins(X=9)
    game = scene.lands("X", "A05", "A06", "A07", "A02").strike("tempest")
    game.may_not("X", "keep A05 A07", "keep A05 A02", "keep A05 A07 A02")
    game.may("X", "keep A05 A06 A07 A02", "keep A06 A02", "keep A05 A06 A02", "keep A07 A02", "keep A05", "keep none")


def test_neighbours_that_were_laid_so_stay_neighbours_though_lands_must_fit() -> None:
    """PEL-D11, PEL-T3: mountains beside fields came thanks to the Barracks, which are gone."""
    scene = table("X", "Y").options(land_row_after_loss="must_fit").food(X=9).coins(X=9)
    game = scene.lands("X", "A05", "A01", "A07").strike("tempest")
    game.may("X", "keep A05 A01 A07", "keep A05 A01", "keep A01 A07").may_not("X", "keep A05 A07")


def test_whoever_may_place_every_land_keeps_every_land() -> None:
    """PEL-D11, PEL-T3."""
    scene = table("X", "Y").options(land_row_after_loss="must_fit").food(X=9).coins(X=9).buildings("X", "barracks")
    scene.lands("X", "A05", "A06", "A07").strike("tempest").may("X", "keep A05 A07")


def test_income_and_points_of_a_lost_tile_end_at_once() -> None:
    """PEL-D12."""
    scene = table("X", "Y").lands("X", "A05", "A07").buildings("X", "bridge", "port")
    polis = scene.strike("earthquake").polis("X")
    assert (polis.points, polis.income_food, polis.choices) == (1 + 2, 2 + 3, 0)
    polis = scene.strike("tempest").polis("X")
    assert (polis.points, polis.income_food, polis.income_wood) == (4 + 3, 2 + 1, 0)


# --- luxury ------------------------------------------------------------------------------------------------------


def test_luxury_replaces_missing_wood_and_stone_in_an_earthquake() -> None:
    """PEL-L5, PEL-L2: own goods first, 2 for each missing unit."""
    game = table("X", "Y").wood(X=1).luxury(X=6).buildings("X", "bridge", "street").strike("earthquake")
    game.play("X", "keep bridge street").has("X", wood=0, stone=0, luxury=0)


def test_luxury_never_saves_goods_one_has() -> None:
    """PEL-L2, PEL-L5."""
    game = table("X", "Y").wood(X=2).stone(X=2).luxury(X=9).buildings("X", "bridge", "street").strike("earthquake")
    game.play("X", "keep bridge street").has("X", wood=0, stone=0, luxury=9)


@pytest.mark.parametrize(
    ("option", "most_buildings", "most_lands", "lands_by_food"),
    [("all", 2, 2, 2), ("resources", 2, 1, 2), ("none", 1, 1, 1)],
)
def test_the_table_decides_what_luxury_may_replace_in_disasters(
    option: str, most_buildings: int, most_lands: int, lands_by_food: int
) -> None:
    """PEL-L5: one building short of stone; one land short of a coin; one land short of food."""

    def most(game: Game) -> int:
        return max(len(answer.split()) - 1 for answer in game.legal("X") if answer != "keep none")

    scene = table("X", "Y").options(luxury_in_disasters=option).luxury(X=2).wood(X=2).stone(X=1)
    assert most(scene.buildings("X", "bridge", "street").strike("earthquake")) == most_buildings
    scene = table("X", "Y").options(luxury_in_disasters=option).luxury(X=2).food(X=2).coins(X=1)
    assert most(scene.lands("X", "A05", "A06").strike("tempest")) == most_lands
    scene = table("X", "Y").options(luxury_in_disasters=option).luxury(X=2).food(X=1).coins(X=2)
    assert most(scene.lands("X", "A05", "A06").strike("tempest")) == lands_by_food


def test_players_suffer_independently_of_each_other() -> None:
    """PEL-D9, PEL-O2: asked in the turn order of now."""
    scene = table("X", "Y").order("Y", "X").wood(3).stone(3).buildings("X", "bridge").buildings("Y", "street")
    game = scene.strike("earthquake")
    assert game.asked() == "Y"
    assert game.play("Y", "keep none").asked() == "X"
    game.has("X", wood=3).play("X", "keep bridge").has("X", wood=2).has("Y", wood=3)
