"""1 · Laying out tiles and 2 · Taking influence tiles."""

from __future__ import annotations

import pytest

from isthmos.games.perikles import facts
from isthmos.testkit.perikles import Game, Scene, table


def test_new_tiles_are_laid_out_after_a_round() -> None:
    """PER-L1, PER-L2: all thirty-six influence tiles are in the bag again."""
    game = table("A", "B", "C").taken("A", "athens double").leaders(athens="B").round_end()
    assert game.board.round == 2
    assert len(game.board.unseen) == 14
    for _ in range(7):
        game.chance(game.legal()[0])
    assert len(game.board.locations) == 7
    assert sum(game.board.weights()) == 36
    for _ in range(10):
        game.chance(game.legal()[0])
    assert len(game.display()) == 10
    assert game.taken("A") == []


def after_a_round(scene: Scene) -> Game:
    game = scene.elections()
    while game.board.round == 1:
        game.play(game.asked(), game.legal()[0])
    return game


def test_the_latest_leader_of_athens_starts_the_next_round() -> None:
    """PER-L3."""
    game = after_a_round(table("A", "B", "C").start("A").cubes("athens", C=1).candidates("athens", "C"))
    assert game.board.start == 2


def test_without_a_leader_of_athens_an_earlier_one_starts_again() -> None:
    """PER-L3."""
    scene = table("A", "B", "C").start("A").candidates("argos", "C")
    assert after_a_round(scene).board.start == 0
    game = scene.elections()
    game.board.athens_leader = 1
    while game.board.round == 1:
        game.play(game.asked(), game.legal()[0])
    assert game.board.start == 1


def test_cubes_come_before_the_symbol() -> None:
    """PER-I3, PER-I4: the new cube itself can be nominated."""
    game = table("A", "B", "C").display("thebes candidate").influence().play("A", "take thebes candidate")
    assert game.candidates("thebes") == ("A", None)
    assert game.cubes("thebes") == {}


def test_the_cube_of_a_brown_tile_goes_anywhere() -> None:
    """PER-I3."""
    game = table("A", "B", "C").display("any").influence().play("A", "take any")
    cities = ("athens", "sparta", "argos", "corinth", "thebes", "megara")
    game.may_only("A", *[f"place {city}" for city in cities]).play("A", "place megara")
    assert game.cubes("megara") == {"A": 1}


def test_a_brown_tile_without_cubes_in_supply_asks_for_no_city() -> None:
    """PER-C1."""
    game = table("A", "B", "C").cubes("argos", A=30).display("any").influence().play("A", "take any")
    assert (game.taken("A"), game.asked()) == (["any"], "chance")


def test_a_nomination_by_tile_is_compulsory() -> None:
    """PER-I4."""
    game = table("A", "B", "C").cubes("argos", A=1, B=1).display("thebes candidate").influence()
    game.play("A", "take thebes candidate")
    game.may_only("A", "nominate argos p1", "nominate argos p2", "nominate thebes p1")


def test_a_candidate_tile_without_a_legal_nomination_is_skipped() -> None:
    """PER-I4."""
    scene = table("A", "B", "C").cubes("athens", A=28).candidates("thebes", "A", "B").candidates("athens", "A", "C")
    game = scene.display("thebes candidate").influence().play("A", "take thebes candidate")
    assert game.asked() == "chance"
    assert game.candidates("thebes") == ("A", "B")


def test_an_assassin_may_take_any_cube_even_an_own_one() -> None:
    """PER-I5."""
    scene = table("A", "B", "C").cubes("argos", B=1).candidates("corinth", "B", "C").display("thebes assassin")
    game = scene.influence().play("A", "take thebes assassin")
    game.may_only("A", "remove argos p2", "remove corinth alpha", "remove corinth beta", "remove thebes p1")
    game.play("A", "remove thebes p1")
    assert game.cubes("thebes") == {}
    assert game.supply("A") == 30


def test_alpha_stays_when_beta_is_removed() -> None:
    """PER-I5, PER-I6."""
    scene = table("A", "B", "C").candidates("corinth", "B", "C").display("thebes assassin")
    game = scene.influence().play("A", "take thebes assassin", "remove corinth beta")
    assert game.candidates("corinth") == ("B", None)
    assert game.supply("C") == 30


@pytest.mark.parametrize(("victim", "left"), [("alpha", "C"), ("beta", "B")])
def test_after_an_assassination_there_is_room_for_a_second_candidate(victim: str, left: str) -> None:
    """PER-I5, PER-I6, PER-N2: whoever is left stands on alpha, and beta is free."""
    scene = table("A", "B", "C").candidates("corinth", "B", "C").cubes("corinth", A=1, B=1)
    game = scene.display("thebes assassin", "sparta candidate").influence()
    game.play("A", "take thebes assassin", f"remove corinth {victim}")
    assert game.candidates("corinth") == (left, None)
    game.chance("show any").play("B", "take sparta candidate", "nominate corinth p1")
    assert game.candidates("corinth") == (left, "A")


def test_the_gap_is_filled_before_the_next_turn() -> None:
    """PER-I7."""
    game = table("A", "B", "C").display("megara double", "any").influence().play("A", "take megara double")
    assert len(game.display()) == 9
    game.chance("show thebes assassin")
    assert len(game.display()) == 10
    assert game.asked() == "B"


def test_after_the_last_turn_the_gap_stays_open() -> None:
    """PER-I7."""
    scene = table("A", "B", "C").start("B")
    scene.taken("A", *["athens double"] * 2, "sparta double", "argos double")
    scene.taken("B", "athens candidate", *["sparta candidate"] * 2, *["argos candidate"] * 2)
    scene.taken("C", "corinth double", "thebes double", *["megara double"] * 2, "athens candidate")
    game = scene.display("megara assassin").cubes("argos", B=1).influence()
    game.play("A", "take megara assassin", "remove argos p2")
    assert len(game.display()) == 9
    assert game.board.top is not None
    assert game.asked() != "chance"


def test_the_colour_rule_looks_at_this_round_only() -> None:
    """PER-I2: tiles of earlier rounds are gone."""
    game = table("A", "B", "C").taken("A", "athens double").leaders(athens="A").round_end()
    for _ in range(7):
        game.chance(game.legal()[0])
    for _ in range(3):
        game.chance("show athens double")
    for _ in range(7):
        game.chance(game.legal()[-1])
    game.may("A", "take athens double")


# --- special tiles --------------------------------------------------------------------------------


def test_an_influence_special_can_be_played_before_or_after_the_tile() -> None:
    """PER-I8, PER-I9."""
    scene = table("A", "B", "C").special("A", "perikles").display("megara double")
    before = scene.influence().play("A", "play perikles")
    assert before.cubes("athens") == {"A": 2}
    before.may_not("A", "play perikles").play("A", "take megara double")
    assert before.asked() == "chance"
    after = scene.influence().play("A", "take megara double")
    after.may_only("A", "pass", "play perikles").play("A", "play perikles")
    assert after.cubes("athens") == {"A": 2}


def test_an_influence_special_is_for_the_own_turn_only() -> None:
    """PER-I8: neither in the turns of others nor in phase 3."""
    scene = table("A", "B", "C").special("B", "perikles").display("megara double").cubes("argos", A=1, B=1, C=1)
    game = scene.influence().play("A", "take megara double")
    assert game.asked() == "chance"
    nominating = scene.nominating()
    assert all(not move.startswith("play") for move in nominating.legal())


@pytest.mark.parametrize(("on_board", "placed"), [(29, 1), (28, 2)])
def test_perikles_obeys_the_supply(on_board: int, placed: int) -> None:
    """PER-I9, PER-C1."""
    scene = table("A", "B", "C").special("A", "perikles").cubes("argos", A=on_board).display("any")
    assert scene.influence().play("A", "play perikles").cubes("athens") == {"A": placed}


def test_perikles_is_not_offered_without_a_cube_to_place() -> None:
    """PER-I9."""
    scene = table("A", "B", "C").special("A", "perikles").cubes("argos", A=30).display("any")
    scene.influence().may_not("A", "play perikles")


def alkibiades(destinations: int = 1) -> Game:
    scene = table("A", "B", "C").options(alkibiades_destinations=destinations).special("A", "alkibiades")
    scene.cubes("argos", A=1, B=2).cubes("corinth", C=1).candidates("thebes", "B", "C").display("any")
    return scene.influence().play("A", "play alkibiades")


def test_alkibiades_moves_two_cubes_into_one_city() -> None:
    """PER-I10: owners keep their cubes, candidates take no part."""
    game = alkibiades().may_only("A", "move argos p1", "move argos p2", "move corinth p3")
    game.play("A", "move argos p2").may_not("A", "to argos").may("A", "to corinth", "to megara")
    game.play("A", "to corinth").may_only("A", "move argos p1", "move argos p2").play("A", "move argos p2")
    assert game.cubes("corinth") == {"B": 2, "C": 1}
    assert game.cubes("argos") == {"A": 1}
    assert game.candidates("thebes") == ("B", "C")


def test_alkibiades_leaves_a_second_cube_to_move() -> None:
    """PER-I10: two cubes in two cities cannot go to either of them."""
    scene = table("A", "B", "C").special("A", "alkibiades").cubes("argos", A=1).cubes("corinth", C=1).display("any")
    game = scene.influence().play("A", "play alkibiades", "move argos p1")
    game.may_only("A", "to athens", "to sparta", "to thebes", "to megara").play("A", "to megara")
    assert game.cubes("megara") == {"A": 1, "C": 1}


def test_with_two_destinations_alkibiades_may_part_the_cubes() -> None:
    """PER-I10: but the same cube does not move twice."""
    game = alkibiades(destinations=2).play("A", "move argos p1", "to megara")
    game.may_not("A", "move megara p1").play("A", "move corinth p3").may_not("A", "to corinth").play("A", "to sparta")
    assert (game.cubes("megara"), game.cubes("sparta")) == ({"A": 1}, {"C": 1})


def test_with_two_destinations_alkibiades_may_swap_two_cubes() -> None:
    """PER-I10: the first goes where the second comes from."""
    scene = table("A", "B", "C").options(alkibiades_destinations=2).special("A", "alkibiades").display("any")
    game = scene.cubes("argos", A=1).cubes("corinth", C=1).influence()
    game.play("A", "play alkibiades", "move argos p1", "to corinth").play("A", "to argos")
    assert (game.cubes("argos"), game.cubes("corinth")) == ({"C": 1}, {"A": 1})


def test_with_two_destinations_a_cube_like_the_first_may_be_moved_from_where_it_went() -> None:
    """PER-I10: two cubes of A stand there then, and one of them has not moved."""
    scene = table("A", "B", "C").options(alkibiades_destinations=2).special("A", "alkibiades").display("any")
    game = scene.cubes("argos", A=1, B=1).cubes("corinth", A=1).influence()
    game.play("A", "play alkibiades", "move argos p1", "to corinth").may_only("A", "move argos p2", "move corinth p1")
    game.play("A", "move corinth p1", "to sparta")
    assert (game.cubes("corinth"), game.cubes("sparta")) == ({"A": 1}, {"A": 1})


def test_alkibiades_needs_one_cube_more_outside_the_city_the_first_goes_to() -> None:
    """PER-I10: cubes that stand there already must stay."""
    scene = table("A", "B", "C").special("A", "alkibiades").display("any")
    game = scene.cubes("argos", A=1, B=1).cubes("corinth", C=1).influence().play("A", "play alkibiades")
    game.copy().play("A", "move corinth p3").may_not("A", "to argos")
    game.play("A", "move argos p1", "to corinth")
    assert game.cubes("corinth") == {"A": 1, "B": 1, "C": 1}, "the second cube was the only one left to move"


def test_alkibiades_needs_two_cubes() -> None:
    """PER-I10."""
    scene = table("A", "B", "C").special("A", "alkibiades").cubes("argos", A=1).display("any")
    scene.influence().may_not("A", "play alkibiades")


@pytest.mark.parametrize("special", ["brasidas", "phormio"])
def test_after_a_tile_nothing_can_be_played_that_belongs_to_war(special: str) -> None:
    """PER-I8, PER-H5: its holder is asked like everybody who has an unused tile."""
    game = table("A", "B", "C").special("A", special).display("megara double").influence()
    game.play("A", "take megara double").may_only("A", "pass")


@pytest.mark.parametrize(("counts", "left"), [(True, {"A": 1, "B": 1}), (False, {"A": 1, "B": 2})])
def test_plague_counts_candidates_or_not(counts: bool, left: dict[str, int]) -> None:
    """PER-I11: B has three cubes between the columns and one on alpha."""
    scene = table("A", "B", "C").options(plague_counts_candidates=counts).special("A", "plague").display("any")
    game = scene.cubes("argos", A=2, B=3).candidates("argos", "B").influence().play("A", "play plague", "strike argos")
    assert game.cubes("argos") == left
    assert len(game.facts(facts.PLAGUE_STRUCK)) == 3


def test_a_candidate_alone_survives_the_plague() -> None:
    """PER-I11."""
    scene = table("A", "B", "C").special("A", "plague").display("any").candidates("argos", "B")
    assert scene.influence().play("A", "play plague", "strike argos").candidates("argos") == ("B", None)
