"""The thirty-two worked examples of the rules. Every number here is written there; none was computed by the engine."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroPolis
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import corrected
from isthmos.testkit.heroes import HeroGame, HeroScene, table
from isthmos.testkit.peloponnes import Stocks


def taking(scene: HeroScene, tile: str, coins: int = 9) -> HeroGame:
    """X takes `tile`; the play waits for Y, who has to decide about a street after X."""
    other = "street" if tile != "street" else "bridge"
    scene.offer(tile, other).coins(Y=5).stone(Y=2).wood(Y=3)
    return scene.bid("X", tile, coins).bid("Y", other, 1).taking()


def test_example_1_the_bridge_with_strength() -> None:
    """HC-4.3."""
    game = taking(table("X", "Y").wood(X=3).stone(X=1).coins(X=1), "bridge")
    game.play("X", "pay", "arm").has("X", wood=0, stone=0, strength=4)


def test_example_2_too_little_for_strength_and_enough_with_two_luxury() -> None:
    """HC-4.3, HC-4.5."""
    game = taking(table("X", "Y").wood(X=3).coins(X=1).luxury(X=1), "bridge")
    game.may_only("X", "pay", "mark").play("X", "pay").has("X", wood=1, luxury=1, strength=0)
    assert game.asked() == "Y"  # nobody asks X about strength
    game = taking(table("X", "Y").wood(X=3).coins(X=1).luxury(X=2), "bridge")
    game.play("X", "pay").may_only("X", "arm", "leave").play("X", "arm")
    game.has("X", wood=0, stone=0, luxury=0, strength=4)


def test_example_3_achilles_buys_strength_with_a_land() -> None:
    """HC-4.4, HC-9.1."""
    game = taking(table("X", "Y").heroes(X="achilles").strength(X=5).food(X=2), "A01")
    game.play("X", "arm").has("X", food=0, strength=10)


def test_example_4_strength_stops_at_29() -> None:
    """HC-4.7."""
    game = taking(table("X", "Y").heroes(X="achilles").strength(X=27).food(X=6), "B06")
    game.play("X", "arm").has("X", food=4, strength=29)


def test_example_5_daedalus_saves_stone_or_wood_on_the_temple_and_its_strength() -> None:
    """HC-9.4, HC-4.3."""
    scene = table("X", "Y").heroes(X="daedalus").stone(X=6).wood(X=1)
    taking(scene, "temple-of-apollo").play("X", "pay saving stone", "arm").has("X", stone=2, wood=0, strength=5)
    taking(scene, "temple-of-apollo").play("X", "pay saving wood", "arm").has("X", stone=0, wood=1, strength=5)


def test_example_6_daedalus_gets_nothing_back() -> None:
    """HC-9.4."""
    game = taking(table("X", "Y").heroes(X="daedalus").stone(X=1).coins(X=1), "street")
    game.play("X", "pay saving stone").has("X", stone=1, wood=0, strength=0)
    assert game.buildings("X") == ["street"]


def test_example_7_the_first_attack_is_lost_and_every_hero_turns() -> None:
    """HC-7.1, HC-7.2, HC-7.3, HC-7.5."""
    scene = table("A", "B", "C", "D").heroes(A="hector", B="penelope", C="daedalus", D="sisyphus")
    game = scene.coins(9).strength(A=5, B=4, C=6, D=3).attack(1, 2, 2)
    assert all(game.is_turned(player) for player in "ABCD")
    assert [game.strength(player) for player in "ABCD"] == [5, 4, 6, 3]
    assert [game.amounts(player)["mercenaries"] for player in "ABCD"] == [0, 0, 0, 0]
    assert game.asked() == "chance"


def test_example_8_equal_strength_repels_the_attack() -> None:
    """HC-7.2, HC-7.5, HC-7.6."""
    game = table("A", "B", "C").coins(A=5).strength(A=7, B=3, C=2).attack(1, 1, 2)
    assert [game.strength(player) for player in "ABC"] == [3, 1, 1]
    game.may_only("A", "hire 0", "hire 1", "hire 2", "hire 3")
    game.play("A", "hire 3").has("A", coins=2, mercenaries=3, strength=6)


def test_example_9_the_second_attack_sums_six_chits() -> None:
    """HC-7.1, HC-7.4."""
    scene = table("A", "B").strength(A=12, B=7).lands("A", "B06")  # 7, 7 and 4 points
    game = scene.buildings("A", "epidauros-odeon", "tiryns-fortress").attack(1, 2, 2, 1, 1, 3)
    assert game.persian_sum() == 10
    game.may_only("A", "give epidauros-odeon", "give tiryns-fortress")
    game.play("A", "give epidauros-odeon")
    assert (game.buildings("A"), game.lands("A")) == (["tiryns-fortress"], ["b06-forest"])
    assert (game.lands("B"), game.buildings("B"), game.asked()) == ([], [], "chance")


@pytest.mark.parametrize(("before", "after"), [(9, 7), (1, 0), (2, 0)])
def test_example_10_hector_loses_two_where_others_halve(before: int, after: int) -> None:
    """HC-9.5."""
    game = table("X", "Y").heroes(X="hector").strength(X=before, Y=20).attack(1, 1, 1)
    assert game.strength("X") == after
    assert game.strength("Y") == 10


def test_example_11_the_earlier_of_two_equally_strong_wins_the_conflict() -> None:
    """HC-8.2, HC-8.3."""
    scene = table("A", "B", "C").order("C", "A", "B").strength(A=6, B=2, C=6)
    game = scene.people(3).food(3).supply()
    game.has("C", people=4, clovers=4, strength=3).has("B", people=2, clovers=2, strength=2)
    game.has("A", people=3, clovers=3, strength=6)


def test_example_12_the_later_of_two_equally_weak_pays() -> None:
    """HC-8.3."""
    game = table("A", "B", "C").strength(A=5, B=1, C=1).people(3).food(3).supply()
    game.has("A", strength=2, people=4, clovers=4).has("C", people=2, clovers=2).has("B", people=3, clovers=3)


def test_example_13_five_players_have_two_winners_and_two_losers() -> None:
    """HC-8.2, HC-8.4, HC-8.5."""
    scene = table("A", "B", "C", "D", "E").strength(A=3, B=8, C=8, D=0, E=3)
    game = scene.people(2, D=0).food(2).supply()
    game.has("B", strength=4, clovers=4, people=2).has("D", clovers=2, people=0)
    game.has("C", strength=4, clovers=4, people=3).has("E", clovers=2, people=1, strength=3)
    game.has("A", strength=3, clovers=3, people=2)


def test_example_14_salamis_and_penelope() -> None:
    """HC-10.8, HC-9.8."""
    scene = table("X", "Y").colonies(X="salamis").heroes(X="penelope").people(X=9, Y=1).food(X=2, Y=1)
    game = scene.strength(X=1, Y=1).supply()
    game.has("X", people=8 + 1, food=0)  # eight live, and the conflict brings one


@pytest.mark.parametrize(("people", "food", "left"), [(5, 7, 4), (1, 3, 3)])
def test_example_15_penelope_with_plenty(people: int, food: int, left: int) -> None:
    """HC-9.8."""
    scene = table("X", "Y", "Z").heroes(X="penelope").people(X=people).food(X=food).strength(X=1, Y=2)
    scene.supply().has("X", people=people, food=left)


def test_example_16_a_drought_takes_half_from_apollonia() -> None:
    """HC-10.1."""
    game = table("X", "Y").colonies(X="apollonia").food(7).strike("drought")
    game.has("X", food=3).has("Y", food=4)


def test_example_17_an_earthquake_costs_apollonia_double() -> None:
    """HC-10.1, HC-6.2."""
    scene = table("X", "Y").colonies(X="apollonia").wood(X=4).stone(X=6).buildings("X", "bridge", "street", "well")
    game = scene.strike("earthquake")
    game.may_not("X", "keep bridge street well").may("X", "keep bridge street", "keep street well", "keep none")
    game.play("X", "keep bridge well").has("X", wood=0, stone=2)
    assert game.buildings("X") == ["bridge", "well"]
    game = scene.luxury(X=4).strike("earthquake").play("X", "keep all")
    game.has("X", wood=0, stone=0, luxury=0)
    assert game.buildings("X") == ["bridge", "street", "well"]


def test_example_18_a_tempest_costs_taras_double() -> None:
    """HC-10.9, HC-6.2."""
    scene = table("X", "Y").colonies(X="taras").food(X=5).coins(X=6).lands("X", "A05", "A06", "A07")
    game = scene.strike("tempest").may_not("X", "keep A05 A06 A07").play("X", "keep A05 A06")
    game.has("X", food=1, coins=2)
    game = scene.luxury(X=2).strike("tempest").play("X", "keep all")
    game.has("X", food=0, coins=0, luxury=0)


def test_example_19_sikyon_starts_with_more_food_than_it_can_store() -> None:
    """HC-3.3, HC-3.4, HC-10.10."""
    game = table("X", "Y").options(data='{"colony":[{"id":"massilia","storage":{"food":8}}]}').setup()
    game.chance("deal sikyon", "deal sparta", "colony massilia", "colony naxos")
    game.chance("hero andromeda", "hero hector")
    assert game.stocks("X") == Stocks(coins=9, food=8, luxury=6, people=5)


def test_example_20_sikyon_nets_its_losses_even_when_the_store_is_full() -> None:
    """HC-4.8, HC-10.10."""
    scene = table("sikyon", "Y").stone(sikyon=10).lands("sikyon", "C05")
    game = scene.round(7).income()
    game.has("sikyon", stone=10, luxury=1, wood=0, food=1)


def test_example_21_sisyphus_and_the_market() -> None:
    """HC-9.9."""
    scene = table("X", "Y").heroes(Y="sisyphus").coins(9).offer("A05", "A06").bid("X", "A05", 4)
    scene.bidding().may_not("Y", "bid A05 3").may("Y", "bid A05 4")
    game = scene.buildings("Y", "market").bidding().may_not("Y", "bid A05 2").may("Y", "bid A05 3")
    game.play("Y", "bid A05 3")
    assert game.asked() == "X"  # displaced: 4 against 4 and a half
    moved = game.copy().play("X", "move A06")
    assert moved.order() == ["X", "Y"]  # 4 real coins go before his 3
    assert game.play("X", "withdraw").order() == ["Y", "X"]


def test_example_22_the_least_sisyphus_can_lay() -> None:
    """HC-9.9."""
    scene = table("X", "Y").heroes(X="sisyphus").coins(20)
    game = scene.offer("A03", "A12", conquest=["A04"]).bidding()
    game.may("X", "bid A03 3").may_not("X", "bid A03 2")
    game.may("X", "bid A04 6", "bid A04 7").may_not("X", "bid A04 5")
    game.may("X", "bid A12 1").may_not("X", "bid A12 0")


def test_example_23_leptis_magna_marks_with_three_coins() -> None:
    """HC-10.3."""
    scene = table("X", "Y").colonies(X="leptis-magna").coins(X=2).luxury(X=2)
    game = taking(scene, "temple-of-apollo").may_only("X", "mark", "forfeit").play("X", "mark")
    game.has("X", coins=0, luxury=0)
    assert game.polis("X").marks == (3,)
    game = taking(scene.luxury(X=1), "temple-of-apollo")
    assert (game.asked(), game.buildings("X")) == ("Y", [])


def test_example_24_turn_order_with_fixed_places() -> None:
    """HC-4.1."""

    def order(b: int) -> list[str]:
        scene = table("M", "C", "B", "A").colonies(M="miletus", A="apollonia").passed("M")
        scene = scene.offer("A05", "A07", "A10", "A12").bid("A", "A05", 5).bid("C", "A07", 2)
        return scene.bid("B", "A10", b).turn_order().order()

    assert order(2) == ["M", "C", "B", "A"]
    assert order(3) == ["M", "B", "C", "A"]


def test_example_25_two_in_a_row_go_back_under_the_last_chit() -> None:
    """HC-5.2."""
    game = table("X", "Y").disasters().chance("chit plague", "chit plague", "chit drought", "chit drought")
    game.chance("chit tempest")
    assert game.put_back() == ["plague", "drought"]
    seen = game.chits_seen()
    assert (seen["plague"], seen["drought"], seen["tempest"], sum(seen.values())) == (1, 1, 1, 3)
    assert game.round() == 2


def test_example_26_ariadne_puts_the_blank_back() -> None:
    """HC-9.3, HC-5.3."""
    game = table("X", "Y").heroes(X="ariadne").disasters()
    game.chance("chit persians-1").play("X", "keep-chit").chance("chit persians-1", "chit blank")
    game.play("X", "put-back").chance("chit decline")
    assert game.put_back() == ["persians-1", "blank"]
    seen = game.chits_seen()
    assert (seen["persians"], seen["decline"]) == (1, 1)
    assert game.asked() == "chance"  # she has used it


def test_example_27_the_seventh_persian_only_counts_as_a_chit() -> None:
    """HC-5.5."""
    scene = table("X", "Y").persians(1, 1, 1, 2, 2, 2).lands("X", "A05").strength(X=9)
    game = scene.disasters().chance("chit persians-3")
    assert (game.chits_seen()["persians"], game.persian_sum(), game.asked()) == (7, 9, "chance")
    assert (game.strength("X"), game.lands("X")) == (9, ["a05-fields"])
    game.chance("chit plague", "chit drought")
    assert game.board.chapter > 0
    assert sum(game.chits_seen().values()) == 9


def test_example_28_tantalus_hires_in_the_final_supply() -> None:
    """HC-9.10, HC-7.6, HC-12.3."""
    game = table("X", "Y").heroes(X="tantalus").strength(X=7).coins(X=5).supply()
    game.has("X", strength=3).may_only("X", "hire 0", "hire 1", "hire 2", "hire 3").play("X", "hire 3")
    game.has("X", coins=2, mercenaries=3, strength=6)
    assert game.is_over()
    p = game.polis("X")
    assert isinstance(p, HeroPolis)
    assert (p.mat.coins_per_point, p.coins // p.mat.coins_per_point) == (3, 0)
    assert p.bare_population() == 3 * p.people + 3


def test_example_29_scoring_with_clovers() -> None:
    """HC-12.1, HC-12.2."""
    scene = table("X", "Y").options(data='{"hero":[{"id":"penelope","red":{"points":4}}]}')
    scene = scene.heroes(X="penelope").people(X=6).mercenaries(X=2).coins(X=7)
    scene = scene.buildings("X", "epidauros-odeon", "statue-of-zeus", "stoa")
    game = scene.scoring()
    assert game.polis("X").points == 21
    assert (game.power("X"), game.population("X"), game.score("X")) == (27, 26, 26)


def test_example_30_scoring_with_an_orange_hero_at_byzantium() -> None:
    """HC-12.1, HC-12.2, HC-10.2."""
    scene = table("X", "Y").heroes(X="penelope").turned("X").colonies(X="byzantium").people(X=5).coins(X=7)
    scene = scene.buildings("X", "epidauros-odeon", "statue-of-zeus", "tiryns-fortress").lands("X", "A07")
    game = scene.clovers(X=4).scoring()
    assert game.polis("X").points == 24
    assert (game.power("X"), game.population("X"), game.score("X")) == (27, 26, 26)


def test_example_31_odysseus_keeps_the_red_side() -> None:
    """HC-9.7, HC-12.3."""
    scene = table("X", "Y").heroes(X="odysseus", Y="hector").coins(X=1).strength(X=1)
    game = scene.attack(1, 2, 2).may_only("X", "ward", "suffer").play("X", "ward")
    game.has("X", coins=0)
    assert (game.is_turned("X"), game.is_turned("Y")) == (False, True)
    kept, lost = game.polis("X"), game.polis("Y")
    assert isinstance(kept, HeroPolis)
    assert isinstance(lost, HeroPolis)
    red = {row.id: row.red.points for row in corrected("").hero}
    assert (kept.bare_power(), lost.bare_power()) == (red["odysseus"], 0)
    game = scene.attack(1, 2, 2).play("X", "suffer")
    assert game.is_turned("X")


def test_example_32_a_hero_is_bought_before_the_game() -> None:
    """HC-11.2, HC-11.3."""
    scene = table("A", "B").options(negotiation=True)
    game = scene.setup().chance("deal messene", "deal arkadia", "colony naxos", "colony taras")
    game.chance("hero hector", "hero penelope").has("A", coins=6).has("B", coins=8)
    game.play("A", "pass", "offer hero arkadia 2").play("B", "accept").has("A", coins=4).has("B", coins=10)
    assert (game.hero("A"), game.hero("B")) == ("penelope", "hector")
    game.may("B", "offer colony messene 10").may_not("B", "offer colony messene 11")
