"""3 · Nominating candidates and 4 · Elections."""

from __future__ import annotations

from isthmos.games.perikles import facts
from isthmos.games.perikles.content import MEGARA
from isthmos.testkit.perikles import table


def test_a_city_without_a_free_space_ends_nothing() -> None:
    """PER-N2: there is room in the cities after it."""
    scene = table("A", "B", "C").candidates("athens", "B", "C").cubes("athens", A=1).cubes("megara", A=1, B=1)
    scene.nominating().may_only("A", "nominate megara p1", "nominate megara p2")


def test_who_cannot_nominate_is_skipped_and_only_he() -> None:
    """PER-N1: B has no cube anywhere, so after A comes C."""
    game = table("A", "B", "C").cubes("argos", A=3, C=3).cubes("thebes", A=2, C=2).nominating()
    game.play("A", "nominate argos p1")
    assert game.asked() == "C"
    game.play("C", "nominate thebes p3")
    assert game.asked() == "A"


def test_the_phase_goes_on_lap_after_lap_until_nobody_can() -> None:
    """PER-N1."""
    game = table("A", "B", "C").cubes("argos", A=2, B=1).cubes("thebes", A=2, B=1).nominating()
    game.play("A", "nominate argos p1").play("B", "nominate thebes p2").play("A", "nominate thebes p1")
    assert [row[1] for row in game.facts(facts.NOMINATED)] == [0, 1, 0, 1]
    assert (game.leader("argos"), game.leader("thebes")) == ("A", "A")


def test_one_may_nominate_oneself_or_another() -> None:
    """PER-N2, PER-N3."""
    game = table("A", "B", "C").cubes("argos", A=1, B=1, C=1).nominating()
    game.may_only("A", "nominate argos p1", "nominate argos p2", "nominate argos p3").play("A", "nominate argos p2")
    assert game.candidates("argos") == ("B", None)
    assert game.cubes("argos") == {"A": 1, "C": 1}


def test_a_candidate_cube_alone_entitles_to_nominate_another() -> None:
    """PER-N2."""
    game = table("A", "B", "C").cubes("argos", B=1, C=1).candidates("argos", "A").nominating()
    game.may_only("A", "nominate argos p2", "nominate argos p3")


def test_nobody_is_both_candidates_of_a_city() -> None:
    """PER-N2: so an only player is elected alone."""
    game = table("A", "B", "C").cubes("argos", A=5).nominating()
    assert game.leader("argos") == "A"
    assert game.cubes("argos") == {"A": 4}


def test_without_a_cube_in_the_city_nobody_nominates_there() -> None:
    """PER-N2."""
    game = table("A", "B", "C").cubes("argos", B=2, C=1).cubes("thebes", A=1, B=1).nominating()
    game.may_only("A", "nominate thebes p1", "nominate thebes p2")


def test_a_single_candidate_loses_only_the_candidate_cube() -> None:
    """PER-E3."""
    game = table("A", "B", "C").cubes("argos", A=2, B=4).candidates("argos", "A").elections()
    assert game.leader("argos") == "A"
    assert game.cubes("argos") == {"A": 2, "B": 4}
    assert game.supply("A") == 28


def test_a_city_without_candidate_has_no_leader() -> None:
    """PER-E3."""
    assert table("A", "B", "C").candidates("argos", "A").elections().leader("thebes") is None


def test_zero_votes_against_zero_go_to_alpha() -> None:
    """PER-E1."""
    assert table("A", "B", "C").candidates("argos", "B", "A").elections().leader("argos") == "B"


def test_a_winner_with_as_many_cubes_as_the_loser_keeps_none() -> None:
    """PER-E2."""
    game = table("A", "B", "C").cubes("argos", A=3, B=3).candidates("argos", "A", "B").elections()
    assert game.cubes("argos") == {"B": 3}


def test_who_leads_nothing_leads_persians() -> None:
    """PER-E4: with six cities and five players that can be four."""
    cities = ("athens", "sparta", "argos", "corinth", "thebes", "megara")
    scene = table("A", "B", "C", "D", "E")
    for city in cities:
        scene.candidates(city, "A")
    assert scene.elections().persians() == ["B", "C", "D", "E"]


def test_leader_counters_are_no_limit() -> None:
    """PER-C6: twelve leaders in two rounds are more than nine counters."""
    cities = ("athens", "sparta", "argos", "corinth", "thebes", "megara")
    scene = table("A", "B", "C").round(3).statues("A", **dict.fromkeys(cities, 2))
    game = scene.leaders(**dict.fromkeys(cities, "A")).round_end()
    assert sum(game.statues("A").values()) == 18


def test_the_city_megara_and_the_location_megara_are_two_things() -> None:
    """PER-C3."""
    scene = table("A", "M", "C").leaders(athens="A", megara="M").locations("megara-location")
    game = scene.sent("A", "megara-location", "attack", "athens h1").battles()
    assert game.won("A") == ["megara-location"]
    assert game.defeats("megara") == 1
    assert game.board.defeats[MEGARA] == 1
