"""5 · Sending armies."""

from __future__ import annotations

from isthmos.games.perikles import facts
from isthmos.games.perikles.content import PERSIA, SPARTA
from isthmos.games.perikles.view import view
from isthmos.testkit.perikles import Game, Scene, table


def test_the_leader_of_sparta_names_who_begins() -> None:
    """PER-A2."""
    game = table("A", "B", "C").leaders(sparta="B", athens="A").turns("C", one=1).armies()
    game.may_only("B", "first p1", "first p2", "first p3").play("B", "first p3")
    assert game.asked() == "C"


def test_without_a_leader_of_sparta_the_start_player_does() -> None:
    """PER-A2."""
    assert table("A", "B", "C").start("C").leaders(athens="A").armies().asked() == "C"


def test_lost_counters_come_back_clockwise_from_who_begins() -> None:
    """PER-A3."""
    scene = table("A", "B", "C").leaders(athens="A", sparta="B", corinth="C").round(2).first("B")
    scene.lost("athens h1", "athens t1", "sparta h1", "sparta t1", "corinth h1", "corinth t1")
    game = scene.retrieving()
    for player in ("B", "C", "A"):
        game.may_only(player, "retrieve hoplite", "retrieve trireme").play(player, "retrieve hoplite")
    assert game.lost() == ["athens t1", "sparta t1", "corinth t1"]


def test_without_two_shard_tiles_the_first_player_begins_with_one_shard() -> None:
    """PER-A4."""
    scene = table("A", "B", "C").leaders(athens="A", sparta="B", corinth="C").first("B")
    assert scene.turns("A", one=1).turns("B", one=1).sending().asked() == "B"


def at_war() -> Scene:
    return (
        table("A", "S", "T")
        .leaders(athens="A", sparta="S", thebes="T", argos="T")
        .locations("attica", "sicily", "delium", "mantinea")
        .turns("A", one=2)
        .turns("S", one=2)
        .turns("T", one=2)
    )


def test_nothing_need_be_sent_but_the_tile_is_used_up() -> None:
    """PER-A5."""
    game = at_war().sending().play("A", "stop")
    assert game.asked() == "S"
    assert game.board.ones == [1, 1, 2]


def test_a_tile_sends_two_counters_at_most() -> None:
    """PER-A5."""
    game = at_war().sending().play("A", "send athens h1", "attack sicily", "send athens t4", "attack sicily")
    assert game.asked() == "S"


def test_nobody_attacks_his_own_location() -> None:
    """PER-A8."""
    at_war().sending().play("A", "send athens h1").may_not("A", "attack attica").may("A", "defend attica")


def test_nobody_stands_on_both_sides_through_two_cities() -> None:
    """PER-A9: not within one turn either."""
    game = at_war().first("T").sending().play("T", "send thebes h1", "attack attica", "send argos h1")
    game.may_not("T", "defend attica").may("T", "attack attica")


def test_triremes_do_not_go_where_only_hoplites_fight() -> None:
    """PER-A7."""
    at_war().sending().play("A", "send athens t1").may_not("A", "defend attica", "attack mantinea")


def test_cities_at_war_do_not_join_each_other() -> None:
    """PER-R2: Argos fights Sparta at Sicily, so it cannot attack Attica beside Spartans."""
    scene = at_war().sent("S", "attica", "attack", "sparta h1").sent("T", "sicily", "attack", "argos h1").first("T")
    scene.sending().play("T", "send argos h1").may_not("T", "attack attica").may("T", "attack sicily")


def test_whoever_stands_there_counts_not_only_who_came_last() -> None:
    """PER-R2, PER-R3, PER-A9: counters of several armies lie at one place."""
    scene = table("S", "T", "A").leaders(sparta="S", thebes="T", corinth="T", athens="A").turns("T", one=1)
    scene.locations("attica", "sicily").sent("S", "attica", "attack", "sparta h1")
    both = scene.sent("T", "attica", "attack", "thebes h1").war("corinth", "sparta").sending()
    both.play("T", "send corinth h1").may_not("T", "attack attica")


def test_who_has_sent_counters_to_one_side_never_stands_on_the_other_whoever_joined_since() -> None:
    """PER-A9."""
    scene = table("S", "T", "A").leaders(sparta="S", thebes="T", corinth="T", athens="A").turns("T", one=1)
    scene.locations("attica").sent("T", "attica", "attack", "thebes h1").sent("S", "attica", "attack", "sparta h1")
    scene.sending().play("T", "send corinth h1").may_not("T", "defend attica").may("T", "attack attica")


def test_a_city_at_war_with_the_owner_never_defends() -> None:
    """PER-R2."""
    scene = at_war().sent("T", "sicily", "attack", "argos h1").locations("attica", "sicily", "pylos").first("T")
    scene.sending().play("T", "send argos h1").may_not("T", "defend pylos")


def test_allies_do_not_fight_each_other() -> None:
    """PER-R3, PER-R4: who attacked together may not attack each other."""
    scene = at_war().sent("S", "attica", "attack", "sparta h1").sent("T", "attica", "attack", "thebes h1").first("T")
    game = scene.sending()
    assert game.relation("thebes", "sparta") == "allied"
    game.play("T", "send thebes h1").may_not("T", "attack sicily")


def test_attackers_and_foreign_defenders_are_at_war() -> None:
    """PER-R4."""
    scene = at_war().sent("T", "attica", "defence", "thebes h1").sent("S", "attica", "attack", "sparta h1")
    assert scene.sending().relation("thebes", "sparta") == "war"
    assert scene.options(relation_mode="owner_only").sending().relation("thebes", "sparta") == "neutral"


def test_with_owner_only_allies_may_turn_on_each_other() -> None:
    """PER-R4: the later relation counts."""
    scene = at_war().options(relation_mode="owner_only").first("T")
    scene.sent("T", "attica", "defence", "thebes h1")
    assert scene.sending().relation("thebes", "athens") == "allied"
    other = at_war().options(relation_mode="owner_only").sent("S", "delium", "defence", "sparta h1")
    game = other.sent("S", "attica", "attack", "sparta h1").first("T").sending()
    assert (game.relation("sparta", "thebes"), game.relation("sparta", "athens")) == ("allied", "war")


def test_relations_belong_to_cities_not_to_players() -> None:
    """PER-R1."""
    scene = at_war().sent("T", "attica", "attack", "thebes h1").sent("T", "sicily", "attack", "argos h1")
    game = scene.sending()
    assert game.relation("thebes", "athens") == "war"
    assert game.relation("argos", "athens") == "neutral"


def asks_to_defend(scope: str) -> Game:
    scene = at_war().options(permission_scope=scope).first("T")
    return scene.sending().play("T", "send thebes h1", "defend attica").play("A", "yes")


def test_a_permission_lasts_for_the_city_and_location() -> None:
    """PER-R7."""
    game = asks_to_defend("city_location_round").play("T", "send thebes h2", "defend attica")
    assert game.at("attica", "defence") == ["thebes h1", "thebes h2"]


def test_a_permission_for_one_city_is_none_for_another() -> None:
    """PER-R7."""
    game = asks_to_defend("city_location_round").play("T", "send argos h1", "defend attica")
    assert game.asked() == "A"


def test_with_each_placement_every_counter_needs_a_permission() -> None:
    """PER-R7."""
    assert asks_to_defend("each_placement").play("T", "send thebes h2", "defend attica").asked() == "A"


def test_with_player_a_permission_is_for_all_armies_of_the_player() -> None:
    """PER-R7: at that location, and until the round ends."""
    game = asks_to_defend("player").play("T", "send argos h1", "defend attica")
    assert game.at("attica", "defence") == ["thebes h1", "argos h1"]
    assert view(game.board).locations[0].permitted == ["argos", "thebes"]
    game.play("A", "stop").play("S", "stop").play("T", "send argos h2", "defend sicily")
    assert game.asked() == "S"


def test_with_player_a_refusal_is_for_all_armies_of_the_player() -> None:
    """PER-R6, PER-R7."""
    game = at_war().options(permission_scope="player").first("T").sending()
    game.play("T", "send thebes h1", "defend attica").play("A", "no")
    game.play("T", "send argos h1").may_not("T", "defend attica").may("T", "attack attica")


def test_a_refusal_is_forgotten_in_the_next_turn() -> None:
    """PER-R6."""
    game = at_war().first("T").sending().play("T", "send thebes h1", "defend attica").play("A", "no")
    assert game.relation("thebes", "athens") == "neutral"
    game.play("T", "send thebes h1").may_not("T", "defend attica").play("T", "attack sicily", "stop")
    game.play("A", "stop").play("S", "stop").play("T", "send thebes h1").may("T", "defend attica")


def test_the_owner_needs_no_permission_for_any_of_his_cities() -> None:
    """PER-R5."""
    scene = table("A", "S", "C").leaders(athens="A", megara="A", sparta="S").locations("attica").turns("A", one=1)
    game = scene.turns("S", one=1).sending().play("A", "send megara h1", "defend attica", "stop")
    assert game.at("attica", "defence") == ["megara h1"]
    assert game.asked() == "S"


def test_a_city_without_leader_is_defended_by_nobody() -> None:
    """PER-R8."""
    scene = table("A", "S", "T").leaders(athens="A", sparta="S", thebes="T").locations("leucas").turns("A", one=1)
    scene.sending().play("A", "send athens h1").may("A", "attack leucas").may_not("A", "defend leucas")


# --- cubes for more counters ----------------------------------------------------------------------


def test_the_cube_must_stand_in_the_city_whose_counters_are_sent() -> None:
    """PER-A6."""
    scene = at_war().cubes("argos", A=1).cubes("sparta", A=3)
    game = scene.sending().play("A", "send athens h1", "attack sicily", "stop")
    assert game.asked() == "S"


def test_one_cube_is_paid_for_a_tile() -> None:
    """PER-A6."""
    game = at_war().cubes("athens", A=5).sending().play("A", "send athens h1", "attack sicily", "stop", "pay athens")
    game.play("A", "send athens h2", "attack sicily", "send athens h3", "attack sicily")
    assert game.cubes("athens") == {"A": 4}
    assert game.asked() == "S"


def test_after_a_cube_no_counter_of_the_tile_can_follow() -> None:
    """PER-A6: one counter was sent by the tile, and the cube sends counters of its city alone."""
    scene = table("T", "A", "S").leaders(thebes="T", argos="T", athens="A", sparta="S").cubes("argos", T=1)
    game = scene.locations("attica").turns("T", one=1).turns("A", one=1).sending()
    game.play("T", "send thebes h1", "attack attica", "stop", "pay argos")
    game.may_not("T", "send thebes h2", "stop").play("T", "send argos h1", "attack attica").may("T", "stop")
    game.may_not("T", "send thebes h2")


def test_a_persian_leader_pays_from_any_city() -> None:
    """PER-P2."""
    scene = table("P", "A", "S").leaders(athens="A", sparta="S").cubes("argos", P=1).cubes("thebes", P=1)
    game = scene.locations("attica").turns("P", one=1).sending().play("P", "send persia h2", "attack attica", "stop")
    game.may_only("P", "stop", "pay argos", "pay thebes")


def test_persians_never_stand_on_both_sides() -> None:
    """PER-P3, PER-A9."""
    scene = table("P", "Q", "A", "S").leaders(athens="A", sparta="S").locations("attica").turns("Q", one=1)
    game = scene.sent("P", "attica", "attack", "persia h2").sending().play("Q", "send persia h3")
    game.may("Q", "attack attica").may_not("Q", "defend attica")


def test_persians_need_permission_to_defend() -> None:
    """PER-R5, PER-P1."""
    scene = table("P", "Q", "A", "S").leaders(athens="A", sparta="S").locations("attica").turns("P", one=1)
    assert scene.sending().play("P", "send persia h2", "defend attica").asked() == "A"


# --- slave revolt ---------------------------------------------------------------------------------


def revolt() -> Scene:
    scene = table("T", "S", "A").leaders(thebes="T", sparta="S", athens="A").special("T", "slave-revolt")
    return scene.locations("attica", "delium").turns("T", one=1).turns("S", one=1)


def test_slave_revolt_names_a_stack() -> None:
    """PER-A11."""
    game = revolt().sent("S", "attica", "attack", "sparta h4").sending().play("T", "play slave-revolt")
    game.may_only("T", "revolt hand", "revolt attica").play("T", "revolt hand")
    assert game.legal("chance") == ["draw h1", "draw h2", "draw h3", "draw h4"]
    assert game.board.weights() == [2, 3, 3, 1]
    game.chance("draw h3")
    assert game.frozen() == ["sparta h3"]
    assert game.facts(facts.REVOLTED)


def test_slave_revolt_can_be_played_between_and_after_placements() -> None:
    """PER-A11."""
    game = revolt().sending().play("T", "send thebes h1", "attack attica").may("T", "play slave-revolt")
    game.play("T", "send thebes h1", "attack attica").may_only("T", "stop", "play slave-revolt")


def test_slave_revolt_needs_a_spartan_hoplite() -> None:
    """PER-A11: counters of a city without leader are in nobody's hand."""
    scene = table("T", "S", "A").leaders(thebes="T", athens="A").special("T", "slave-revolt").locations("attica")
    scene.turns("T", one=1).sending().may_not("T", "play slave-revolt")


def test_the_leader_of_sparta_may_play_slave_revolt_himself() -> None:
    """PER-A11."""
    scene = table("S", "T", "A").leaders(thebes="T", sparta="S", athens="A").special("S", "slave-revolt")
    scene.locations("attica").turns("S", one=1).sending().may("S", "play slave-revolt")


def test_a_revolting_counter_is_home_in_the_next_round_and_is_no_loss() -> None:
    """PER-A11, PER-T2."""
    game = revolt().sending().play("T", "play slave-revolt").chance("draw h4").play("T", "stop")
    game.may("S", "send sparta h4").play("S", "stop")
    assert game.board.round == 2
    assert game.home("sparta").count("h4") == 2
    assert game.lost() == []


def test_the_defence_takes_the_tile_when_the_attack_was_taken_away() -> None:
    """PER-A12, PER-B4, PER-B16: it counts as attacked, so there are no cubes."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").locations("attica")
    scene.sent("S", "attica", "attack", "sparta h1").taken_away("attica", "attack")
    game = scene.sent("A", "attica", "defence", "athens h1").battles()
    assert game.won("A") == ["attica"]
    assert game.cubes("athens") == {}


def test_a_revolt_may_open_the_way_for_counters_of_the_same_tile() -> None:
    """PER-A11, PER-A5: at first every attack would join Spartans, with whom the Persians are at war."""
    athenian = ("attica", "amphipolis", "lesbos", "plataea", "naupactus", "potidea", "acarnania")
    scene = table("S", "P", "A").leaders(sparta="S", argos="A").special("P", "slave-revolt").locations(*athenian)
    for location, counter in zip(athenian, ("h1", "h2", "h2", "h2", "h3", "h3", "h3"), strict=True):
        scene.sent("S", location, "attack", f"sparta {counter}")
    game = scene.turns("S", one=1).turns("P", one=1).sending()
    game.board.enemies = (0, 1 << PERSIA, 0, 0, 0, 0, 1 << SPARTA)
    game.play("S", "stop").may_only("P", "stop", "play slave-revolt")
    game.play("P", "play slave-revolt", "revolt attica").may("P", "send persia h2")
    game.play("P", "send persia h2")
    assert game.at("attica", "attack") == ["persia h2"]


# --- the defects of the online version, absent here -------------------------------------------------


def test_a_granted_permission_uses_up_the_turn_like_any_other() -> None:
    """PER-R5, PER-A5: the counter counts as one of the two, and the tile is gone."""
    game = asks_to_defend("city_location_round")
    assert game.board.sent == 1
    game.play("T", "stop")
    assert game.board.ones[2] == 1
    assert game.asked() == "A"


def test_two_requests_in_one_turn_are_answered_one_by_one() -> None:
    """PER-R5, PER-R6: one refusal does not undo the other."""
    scene = at_war().locations("attica", "plataea", "sicily").first("T")
    game = scene.sending().play("T", "send thebes h1", "defend attica").play("A", "yes")
    game.play("T", "send thebes h1", "defend plataea").play("A", "no")
    assert (game.at("attica", "defence"), game.at("plataea", "defence")) == (["thebes h1"], [])


def test_the_first_player_is_chosen_even_without_a_leader_of_sparta() -> None:
    """PER-A2."""
    game = table("A", "B", "C").start("B").leaders(athens="A").armies()
    game.may("B", "first p1", "first p2", "first p3")
