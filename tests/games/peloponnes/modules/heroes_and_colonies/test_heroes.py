"""The ten heroes, red side and orange side (HC-9.1 to HC-9.10, HC-7.3)."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import asdict

from isthmos.cli.language import Language
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.state import OVER
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import Hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import HeroIncomeRow
from isthmos.games.peloponnes.modules.heroes_and_colonies.names import describe_hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected
from isthmos.games.peloponnes.modules.heroes_and_colonies.view import view
from isthmos.table.table import Table
from isthmos.testkit.heroes import HeroGame, table
from isthmos.testkit.peloponnes import Stocks

from .scenes import RED, hero_polis, taking

STARTS = {
    "achilles": (Stocks(coins=1, people=2), 5),
    "andromeda": (Stocks(food=5, people=2), 0),
    "ariadne": (Stocks(), 0),
    "daedalus": (Stocks(), 1),
    "hector": (Stocks(), 4),
    "helen": (Stocks(coins=5, people=2), 1),
    "odysseus": (Stocks(), 3),
    "penelope": (Stocks(people=1), 1),
    "sisyphus": (Stocks(coins=2, people=1), 3),
    "tantalus": (Stocks(coins=2, food=2), 3),
}
ORANGE = {"achilles": {"stone": -1}, "andromeda": {"wood": -1}, "helen": {"food": -1}}
OTHERS = {hero: "hector" if hero != "hector" else "penelope" for hero in STARTS}


@pytest.mark.parametrize("hero", STARTS)
def test_a_hero_brings_its_goods_on_top_of_the_civilization(hero: str) -> None:
    """HC-3.3, HC-3.2: Argos alone has 5 coins and 2 inhabitants."""
    game = table("X", "Y").options(colonies=False).setup().chance("deal argos", "deal sparta")
    game.chance(f"hero {hero}", f"hero {OTHERS[hero]}")
    goods, strength = STARTS[hero]
    assert game.stocks("X") == goods._replace(coins=goods.coins + 5, people=goods.people + 2)
    game.has("X", strength=strength, clovers=3)
    assert not game.is_turned("X")


@pytest.mark.parametrize("hero", STARTS)
def test_a_red_hero_counts_its_points_and_an_orange_one_none(hero: str) -> None:
    """HC-12.1, HC-7.3."""
    scene = table("X", "Y").heroes(X=hero).clovers(0)
    assert scene.scoring().power("X") == RED[hero]
    assert scene.turned("X").scoring().power("X") == 0


@pytest.mark.parametrize("hero", STARTS)
def test_an_orange_hero_costs_goods_in_every_income_if_it_does(hero: str) -> None:
    """HC-7.3, HC-4.8: Messene earns two food and nothing else."""
    stocks = Stocks(wood=3, stone=3, food=3)
    game = table(X="messene", Y="sparta").heroes(X=hero).turned("X").stocks("X", stocks).income()
    loss = {"wood": 0, "stone": 0, "food": 0} | ORANGE.get(hero, {})
    game.has("X", wood=3 + loss["wood"], stone=3 + loss["stone"], food=3 + 2 + loss["food"])


@pytest.mark.parametrize("hero", STARTS)
def test_a_lost_first_attack_turns_the_hero_and_the_losses_begin_with_the_next_income(hero: str) -> None:
    """HC-7.3, HC-4.8: nothing is lost in the round of the attack, in which the income is over."""
    scene = table(X="messene", Y="sparta").heroes(X=hero).stocks("X", Stocks(wood=3, stone=3, food=3))
    game = scene.attack(1, 2, 2) if hero != "ariadne" else scene.persians(1, 2).disasters().chance("chit persians-2")
    if hero == "ariadne":
        game.play("X", "keep-chit")
    assert game.is_turned("X")
    game.has("X", wood=3, stone=3, food=3)


def test_only_three_heroes_have_an_orange_loss() -> None:
    """HC-7.3."""
    rows = {row.id: row.orange for row in corrected("").hero}
    for hero, row in rows.items():
        loss = {"wood": 0, "stone": 0, "food": 0} | ORANGE.get(hero, {})
        assert (row.wood, row.stone, row.food) == (loss["wood"], loss["stone"], loss["food"])
        assert row.source == ("rules" if hero in ORANGE else "reconstructed")


# --- Achilles -----------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True])
def test_achilles_gains_two_more_with_a_building_on_either_side(turned: bool) -> None:
    """HC-9.1, HC-7.3."""
    scene = table("X", "Y").heroes(X="achilles").wood(X=3).stone(X=1)
    game = taking(scene.turned("X") if turned else scene, "bridge")
    game.play("X", "arm").has("X", strength=6)


def test_achilles_gains_nothing_more_with_mercenaries() -> None:
    """HC-9.1."""
    game = table("X", "Y").heroes(X="achilles").strength(X=8).coins(X=3).attack(1, 1, 1)
    game.play("X", "hire 3").has("X", strength=7, mercenaries=3)


def test_achilles_gains_nothing_without_a_purchase() -> None:
    """HC-9.1."""
    taking(table("X", "Y").heroes(X="achilles").food(X=2), "A07").play("X", "leave").has("X", strength=0)


# --- Andromeda ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "coins"),
    [("A03", 5 + 3), ("B07", 1 + 3), ("A07", 0)],
)
@pytest.mark.parametrize("turned", [False, True])
def test_andromeda_gets_three_coins_with_every_tile_that_shows_coins(tile: str, coins: int, turned: bool) -> None:
    """HC-9.2: one coin shown or five, it is always three more; and the income of one coin."""
    scene = table("X", "Y").heroes(X="andromeda").offer(tile).bid("X", tile, 9).passed("Y")
    game = (scene.turned("X") if turned else scene).taking()
    game.has("X", coins=coins + 1)


def test_andromeda_gets_them_for_a_marked_building_and_from_the_conquest_row() -> None:
    """HC-9.2: the barracks show four coins; one goes on the building."""
    scene = table("X", "Y").heroes(X="andromeda").people(X=2).coins(X=1).offer(conquest=["barracks"])
    scene.bid("X", "barracks", 5).passed("Y").taking().has("X", coins=0 + 4 + 3 + 1)


def test_andromeda_gets_none_for_a_lost_tile_or_for_coins_as_income() -> None:
    """HC-9.2: the port offers a coin in every round, but shows none that comes at once."""
    scene = table("X", "Y").heroes(X="andromeda").lands("X", "A07").offer("A03").bid("X", "A03", 4).passed("Y")
    scene.taking().has("X", coins=1)
    scene = table("X", "Y").heroes(X="andromeda").wood(X=9).stone(X=9).offer("port").bid("X", "port", 2).passed("Y")
    scene.taking().play("X", "leave", "take coin").has("X", coins=1 + 1)


# --- Daedalus -----------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True])
def test_daedalus_saves_wood_or_stone_never_one_of_each(turned: bool) -> None:
    """HC-9.4: a well costs 1 wood and 2 stone."""
    scene = table("X", "Y").heroes(X="daedalus").wood(X=1).stone(X=2).coins(X=1)
    game = taking(scene.turned("X") if turned else scene, "well")
    game.may_only("X", "pay saving wood", "pay saving stone", "mark")
    game.copy().play("X", "pay saving wood").has("X", wood=1, stone=0)
    game.play("X", "pay saving stone").has("X", wood=0, stone=2)


def test_daedalus_may_pay_what_he_can_only_afford_after_the_saving() -> None:
    """HC-9.4: four stone for a cost of six; without the saving nothing would be payable."""
    game = taking(table("X", "Y").heroes(X="daedalus").stone(X=4).coins(X=1), "cyclopean-masonry")
    game.may_only("X", "pay saving stone", "mark")


def test_what_is_left_of_the_saving_goes_to_the_strength_of_the_same_kind() -> None:
    """HC-9.4: a street costs 1 stone; the second stone saved is the one of the strength."""
    scene = table("X", "Y").heroes(X="daedalus").wood(X=1).coins(X=1)
    taking(scene, "street").play("X", "pay saving stone", "arm").has("X", wood=0, stone=0, strength=4)
    scene = table("X", "Y").heroes(X="daedalus").wood(X=0).stone(X=2).coins(X=1)
    taking(scene, "street").play("X", "pay saving wood", "arm").has("X", wood=0, stone=0, strength=4)


def test_the_saving_does_not_cover_strength_where_the_table_plays_it_so() -> None:
    """HC-9.4."""
    options = {"daedalus_saving_covers_strength_extra": False}
    scene = table("X", "Y").options(**options).heroes(X="daedalus").wood(X=1).stone(X=1).coins(X=1)
    taking(scene, "street").play("X", "pay saving stone", "arm").has("X", wood=0, stone=0, strength=4)
    scene = table("X", "Y").options(**options).heroes(X="daedalus").wood(X=1).coins(X=1)
    game = taking(scene, "street").play("X", "pay saving stone")
    assert (game.asked(), game.strength("X")) == ("Y", 0)


def test_daedalus_may_let_a_building_go_only_without_goods_after_the_saving() -> None:
    """HC-9.4, HC-4.2: own goods suffice after the saving, so he must keep it."""
    game = taking(table("X", "Y").heroes(X="daedalus").stone(X=3).luxury(X=8), "temple-of-apollo")
    game.may_only("X", "pay saving wood", "pay saving stone", "mark")
    game = taking(table("X", "Y").heroes(X="daedalus").stone(X=2).luxury(X=8), "temple-of-apollo")
    game.may("X", "forfeit")


@pytest.mark.parametrize(("saves", "legal"), [(True, "redeem granary saving wood"), (False, "")])
def test_daedalus_saves_when_he_redeems_if_the_table_plays_it_so(saves: bool, legal: str) -> None:
    """HC-9.4."""
    scene = table("X", "Y").options(daedalus_saving_on_redemption=saves).heroes(X="daedalus").wood(X=1)
    game = scene.marked("X", "granary").supply()
    if not saves:
        assert game.buildings("X") == []
        return
    game.may("X", legal).play("X", legal).has("X", wood=0, coins=1)
    assert game.buildings("X") == ["granary"]


def test_daedalus_saves_nothing_in_an_earthquake() -> None:
    """HC-9.4, HC-6.2."""
    game = table("X", "Y").heroes(X="daedalus").wood(X=1).stone(X=1).buildings("X", "bridge", "street")
    game.strike("earthquake").may_not("X", "keep bridge street").may("X", "keep bridge")


# --- Hector -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(9, 7), (3, 1), (2, 0), (1, 0), (0, 0)])
@pytest.mark.parametrize("turned", [False, True])
def test_hector_loses_two_when_he_wins_a_conflict(before: int, after: int, turned: bool) -> None:
    """HC-9.5: mandatory, even when halving would be better."""
    scene = table("X", "Y").heroes(X="hector").strength(X=before, Y=0)
    (scene.turned("X") if turned else scene).supply().has("X", strength=after)


def test_hector_loses_nothing_when_an_attack_is_lost() -> None:
    """HC-9.5, HC-7.5."""
    table("X", "Y").heroes(X="hector").strength(X=4).attack(2, 2, 2).has("X", strength=4)


# --- Helen --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "people"), [("A07", 2 + 1), ("A05", 0 + 1), ("street", 1)])
@pytest.mark.parametrize("turned", [False, True])
def test_helen_gets_an_inhabitant_with_every_land(tile: str, people: int, turned: bool) -> None:
    """HC-9.6."""
    scene = table("X", "Y").heroes(X="helen").stone(X=1).offer(tile).bid("X", tile, 9).passed("Y")
    (scene.turned("X") if turned else scene).taking().has("X", people=people)


def test_helen_gets_none_for_a_land_that_is_lost() -> None:
    """HC-9.6."""
    scene = table("X", "Y").heroes(X="helen").lands("X", "A07").offer("A01").bid("X", "A01", 9).passed("Y")
    scene.taking().has("X", people=0)


# --- Odysseus -----------------------------------------------------------------------------------


@pytest.mark.parametrize("disaster", ["drought", "plague", "decline", "earthquake", "tempest"])
@pytest.mark.parametrize("turned", [False, True])
def test_odysseus_wards_off_any_disaster_once(disaster: str, turned: bool) -> None:
    """HC-9.7, HC-6.1: only himself, and before anything is paid."""
    scene = table("X", "Y").heroes(X="odysseus").coins(X=1).stocks("Y", Stocks(food=3, people=3, luxury=3))
    scene = scene.food(X=3).people(X=3).luxury(X=3).lands("X", "A05").buildings("X", "bridge")
    game = (scene.turned("X") if turned else scene).strike(disaster).play("X", "ward")
    game.has("X", coins=0, food=3, people=3, luxury=3)
    assert (game.lands("X"), game.buildings("X")) == (["a05-fields"], ["bridge"])
    assert hero_polis(game, "X").wards == 0
    struck = {"drought": ("food", 2), "plague": ("people", 2), "decline": ("luxury", 0)}
    if disaster in struck:
        game.has("Y", **dict([struck[disaster]]))


def test_odysseus_is_not_asked_without_an_own_coin_although_he_has_luxury() -> None:
    """HC-9.7."""
    table("X", "Y").heroes(X="odysseus").luxury(X=9).food(X=3).strike("drought").has("X", food=2, luxury=9)


def test_odysseus_is_not_asked_when_a_building_or_his_civilization_protects_him() -> None:
    """HC-9.7, HC-6.2."""
    scene = table("X", "Y").heroes(X="odysseus").coins(X=1).food(X=3).buildings("X", "liongate")
    assert scene.strike("drought").has("X", food=3, coins=1).asked() == "chance"
    scene = table(X="sikyon", Y="argos").heroes(X="odysseus").coins(X=1).lands("X", "A05")
    assert scene.strike("tempest").has("X", coins=1).asked() == "chance"


def test_odysseus_is_not_asked_where_he_has_nothing_to_lose() -> None:
    """HC-9.7."""
    for disaster in ("drought", "plague", "decline", "earthquake", "tempest"):
        scene = table("X", "Y").heroes(X="odysseus").coins(X=1)
        assert scene.strike(disaster).asked() == "chance"


def test_a_used_power_stays_used() -> None:
    """HC-9.7."""
    scene = table("X", "Y").heroes(X="odysseus").spent("X").coins(X=3).food(X=3)
    scene.strike("drought").has("X", food=2, coins=3)


def test_odysseus_may_suffer_and_keep_his_power_for_later() -> None:
    """HC-9.7."""
    game = table("X", "Y").heroes(X="odysseus").coins(X=3).food(X=3).strike("drought").play("X", "suffer")
    assert (game.stocks("X").food, hero_polis(game, "X").wards) == (2, 1)


def test_odysseus_keeps_his_best_tile_in_the_second_attack() -> None:
    """HC-9.7, HC-7.4."""
    scene = table("X", "Y").heroes(X="odysseus").coins(X=1).lands("X", "A07").lands("Y", "A05")
    game = scene.attack(1, 1, 1, 2, 2, 2).play("X", "ward")
    assert (game.lands("X"), game.lands("Y")) == (["a07-forest"], [])


def test_odysseus_is_not_asked_in_the_second_attack_without_a_tile() -> None:
    """HC-9.7, HC-7.4."""
    game = table("X", "Y").heroes(X="odysseus").coins(X=1).attack(1, 1, 1, 2, 2, 2)
    assert game.asked() == "chance"


def test_strength_of_odysseus_counts_even_when_he_wards_himself() -> None:
    """HC-7.2, HC-9.7: 12 against 12 repels; without his 5 it would be lost."""
    scene = table("X", "Y", "Z").heroes(X="odysseus").coins(X=1)
    assert scene.strength(X=5, Y=7).attack(1, 1, 2).is_turned("X") is False


@pytest.mark.parametrize("may", [True, False])
@pytest.mark.parametrize("strength", [9, 1])
def test_odysseus_skips_the_halving_only_where_the_table_plays_it_so(may: bool, strength: int) -> None:
    """HC-9.7: any strength, even the last."""
    scene = table("X", "Y").options(odysseus_may_skip_halving=may).heroes(X="odysseus").coins(X=1)
    game = scene.strength(X=strength, Y=9).attack(1, 1, 1)
    if may:
        game.play("X", "ward").has("X", strength=strength, coins=0)
    else:
        game.has("X", strength=strength // 2, coins=1)
        assert game.asked() == ("X" if strength > 1 else "chance")  # who may hire, and how many: HC-7.6


def test_odysseus_is_not_asked_about_a_halving_that_takes_nothing() -> None:
    """HC-9.7."""
    scene = table("X", "Y").options(odysseus_may_skip_halving=True).heroes(X="odysseus").coins(X=1)
    game = scene.strength(X=0, Y=9).attack(1, 1, 1).has("X", strength=0, coins=1)
    assert game.asked() == "chance"


def test_odysseus_cannot_avert_a_conflict() -> None:
    """HC-9.7, HC-8.5."""
    game = table("X", "Y").heroes(X="odysseus").coins(X=1).people(2).food(2).strength(Y=3).supply()
    game.has("X", people=1, clovers=2, coins=1)


def test_the_coin_of_odysseus_does_not_pay_for_the_tempest() -> None:
    """HC-9.7, HC-12.3: after the ward he has none left for anything."""
    scene = table("X", "Y").heroes(X="odysseus").coins(X=1).food(X=3).lands("X", "A05")
    scene.strike("tempest").play("X", "ward").has("X", coins=0, food=3)


# --- Penelope -----------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True])
def test_penelope_saves_two_food_at_every_supply(turned: bool) -> None:
    """HC-9.8."""
    scene = table("X", "Y", "Z").heroes(X="penelope").people(X=4).food(X=1).strength(X=1, Y=2)
    game = (scene.turned("X") if turned else scene).supply()
    game.has("X", people=3, food=0)


def test_penelope_saves_nothing_in_a_drought_or_a_tempest() -> None:
    """HC-9.8, HC-6.2."""
    table("X", "Y").heroes(X="penelope").food(X=6).strike("drought").has("X", food=4)
    scene = table("X", "Y").heroes(X="penelope").coins(X=1).food(X=0).lands("X", "A05")
    assert scene.strike("tempest").lands("X") == []


# --- Sisyphus -----------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True])
def test_sisyphus_is_outbid_only_by_more_than_one_coin(turned: bool) -> None:
    """HC-9.9."""
    scene = table("X", "Y").heroes(X="sisyphus").coins(9).offer("A05").bid("X", "A05", 3)
    game = (scene.turned("X") if turned else scene).bidding()
    game.may_not("Y", "bid A05 4").may("Y", "bid A05 5")


def test_sisyphus_moves_his_real_coins_with_the_same_advantage() -> None:
    """HC-9.9: displaced with 3 coins, he displaces a bid of 3."""
    scene = table("X", "Y", "Z").heroes(X="sisyphus").coins(9).offer("A05", "A06", "A07")
    game = scene.bid("X", "A05", 3).bid("Y", "A06", 3).bidding().play("Z", "bid A05 5")
    game.may("X", "move A06").play("X", "move A06")
    assert game.asked() == "Y"
    assert game.bids()["X"].coins == 3


def test_sisyphus_counts_real_coins_for_the_turn_order() -> None:
    """HC-9.9, HC-4.1."""
    scene = table("Y", "X").heroes(X="sisyphus").offer("A05", "A06").bid("X", "A05", 3).bid("Y", "A06", 4)
    assert scene.turn_order().order() == ["Y", "X"]


def test_sisyphus_reaches_the_price_by_himself_where_his_one_does_not_help() -> None:
    """HC-9.9."""
    scene = table("X", "Y").options(sisyphus_bonus_counts_for_minimum=False).heroes(X="sisyphus").coins(9)
    game = scene.offer("A05", conquest=["A01"]).bidding()
    game.may_not("X", "bid A05 2", "bid A01 5").may("X", "bid A05 3", "bid A01 6")


def test_half_coins_never_help_sisyphus_to_the_minimum() -> None:
    """HC-9.9."""
    scene = table("X", "Y").heroes(X="sisyphus").coins(9).buildings("X", "market", "agora").offer("A03")
    scene.bidding().may("X", "bid A03 3").may_not("X", "bid A03 2")


def test_sisyphus_is_paid_for_passing_and_withdrawing_like_everybody() -> None:
    """HC-9.9."""
    scene = table("X", "Y").heroes(X="sisyphus").coins(9).offer("A05")
    scene.bidding().play("X", "pass").has("X", coins=12)
    game = scene.bid("X", "A05", 3).bidding().play("Y", "bid A05 5").play("X", "withdraw")
    assert game.stocks("X").coins == 9 + 3 + 1 + 1  # and one coin of income


# --- Tantalus -----------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [False, True])
def test_tantalus_hires_after_a_conflict_he_did_not_win_too(turned: bool) -> None:
    """HC-9.10."""
    scene = table("X", "Y", "Z").heroes(X="tantalus").strength(X=4, Y=6).coins(X=9)
    game = (scene.turned("X") if turned else scene).supply().may_not("X", "hire 5")
    game.play("X", "hire 4").has("X", coins=5, strength=8, mercenaries=4)


def test_tantalus_hires_in_the_middle_of_the_game_too() -> None:
    """HC-9.10, HC-8.1: the supply tile interrupts the revealing."""
    scene = table("X", "Y", "Z").heroes(X="tantalus").strength(X=4, Y=6).coins(X=9).round(5).unseen("B05")
    scene.revealing().chance("reveal B05").play("X", "hire 2").has("X", mercenaries=2)


def test_nobody_else_hires_after_a_conflict() -> None:
    """HC-9.10."""
    assert table("X", "Y").heroes(X="hector").coins(9).strength(5).supply().is_over()


def test_mercenaries_of_tantalus_above_29_still_count_their_points() -> None:
    """HC-7.6, HC-4.7."""
    game = table("X", "Y", "Z").heroes(X="tantalus").strength(X=20, Y=29).coins(X=20).supply()
    game.play("X", "hire 20").has("X", strength=29, mercenaries=20)
    assert hero_polis(game, "X").bare_population() == 20


# --- the income that a side states --------------------------------------------------------------------

STATED = """
[[hero]]
id = "hector"
red = { income = { wood = 2, inhabitants = 1 }, source = "photo" }
orange = { income = { food = 3 }, source = "photo" }
"""


def incomes(game: HeroGame, player: str) -> tuple[int, int, int, int]:
    p = game.polis(player)
    return p.income_wood, p.income_stone, p.income_food, p.income_people


def test_a_hero_states_no_income_unless_its_owner_fills_it_in() -> None:
    """HC-4.8, HC-10.11."""
    for row in corrected("").hero:
        assert row.red.income == row.orange.income == HeroIncomeRow()
        hero = Hero(0, row)
        costs = {name: n for name in ("wood", "stone", "food", "people") if (n := getattr(hero.orange, name))}
        assert costs == ORANGE.get(row.id, {})


def test_the_income_of_the_side_that_shows_is_paid_in_every_round() -> None:
    """HC-4.8: Sparta brings 1 wood itself; inhabitants first, so their coins come with it (PEL-I2)."""
    scene = table(X="sparta", Y="pylos").options(data=STATED).heroes(X="hector").people(X=2).coins(0)
    scene.income().has("X", wood=1 + 2, food=0, people=3, coins=2)
    scene.turned("X").income().has("X", wood=1, food=3, people=2, coins=1)


def test_a_stated_income_comes_with_the_goods_of_the_hero_turns_with_it_and_goes_with_it() -> None:
    """HC-4.8, HC-7.3, HC-7.4."""
    scene = table(X="messene", Y="pylos").options(data=STATED).heroes(X="hector").coins(0)
    assert incomes(scene.disasters(), "X") == (2, 0, 2, 1)
    assert incomes(scene.attack(2, 2, 2), "X") == (0, 0, 2 + 3, 0)
    scene = table(X="messene", Y="pylos").options(data=STATED, persian2_includes_hero_tile=True).heroes(X="hector")
    game = scene.coins(0).attack(1, 1, 1, 2, 2, 2)
    assert (game.hero("X"), incomes(game, "X")) == ("", (0, 0, 2, 0))


def test_a_stated_income_is_shown_wherever_incomes_are() -> None:
    """HC-4.8: in the view, on the card, and in the sum of the next income."""
    game = table(X="sparta", Y="pylos").options(data=STATED).heroes(X="hector").people(X=2).bidding()
    seen = view(game.board).poleis[0]
    assert seen.hero is not None
    assert asdict(seen.hero.income) == {"wood": 2, "stone": 0, "food": 0, "people": 1}
    assert (seen.income.wood, seen.income.people) == (3, 1)
    said = [Language("en").say(line) for line in describe_hero(game.board, hero_polis(game, "X").hero)]
    assert "red side brings 2 wood and 1 inhabitant in every round" in said
    assert "orange side brings 3 food in every round" in said


def test_whole_games_with_stated_incomes_keep_every_rule() -> None:
    """HC-4.8: with every hero stating something on both sides, to the end of games of random answers."""
    rows = [f'[[hero]]\nid = "{row.id}"\nred.income.wood = 1\norange.income.food = 2\n' for row in corrected("").hero]
    for number in range(6):
        options = {"data": "".join(rows), "persian2_includes_hero_tile": "true", "negotiation": "true"}
        played = Table.new(TITLE, 3, options, list("ABC"), dealer_from_seed(f"stated {number}"))
        dice = random.Random(number)
        while (seat := played.state.seat()) != OVER:
            assert TITLE.violations(played.state) == []
            played.submit(seat, TITLE.write(played.state, dice.choice(played.state.moves())))
        assert TITLE.violations(played.state) == []
