"""c · The new turn order: PEL-O1, PEL-O2."""

from __future__ import annotations

from isthmos.testkit.peloponnes import Scene, table


def five() -> Scene:
    return table("A", "B", "C", "D", "E").coins(9).offer("A05", "A06", "A07", "A08", "A09")


def test_the_highest_bid_comes_first() -> None:
    """PEL-O1."""
    scene = five().bid("A", "A05", 3).bid("B", "A06", 5).bid("C", "A07", 4).bid("D", "A08", 7).bid("E", "A09", 6)
    assert scene.turn_order().order() == ["D", "E", "B", "C", "A"]


def test_passing_counts_nothing() -> None:
    """PEL-O1."""
    assert five().bid("E", "A09", 2).passed("A", "B", "C", "D").turn_order().order() == ["E", "A", "B", "C", "D"]


def test_withdrawing_counts_nothing_whatever_was_bid() -> None:
    """PEL-O1, PEL-B12."""
    game = five().bidding().play("A", "bid A05 8").play("B", "bid A05 9").play("A", "withdraw")
    game.play("C", "bid A07 2").play("D", "pass").play("E", "pass")
    assert game.order() == ["B", "C", "A", "D", "E"]


def test_the_half_does_not_count() -> None:
    """PEL-O1: the owner of the Market ties with the plain bid and stays behind it."""
    scene = five().buildings("C", "market").bid("A", "A05", 4).bid("C", "A07", 4).passed("B", "D", "E")
    assert scene.turn_order().order() == ["A", "C", "B", "D", "E"]


def test_conquest_bids_count_in_full() -> None:
    """PEL-O1."""
    scene = table("A", "B").coins(9).offer("A05", "A06", conquest=["A07"])
    assert scene.bid("A", "A05", 4).bid("B", "A07", 5).turn_order().order() == ["B", "A"]


def test_coins_made_from_luxury_count_like_others() -> None:
    """PEL-O1, PEL-L4."""
    game = five().coins(B=0).luxury(B=10).bidding().play("A", "bid A05 4").play("B", "bid A06 5")
    game.play("C", "pass").play("D", "pass").play("E", "pass")
    assert game.order() == ["B", "A", "C", "D", "E"]


def test_ties_keep_their_previous_order_also_among_those_who_passed() -> None:
    """PEL-O2."""
    scene = five().order("E", "C", "A", "D", "B").bid("B", "A05", 3).bid("C", "A06", 3).passed("A", "D", "E")
    assert scene.turn_order().order() == ["C", "B", "E", "A", "D"]


def test_a_round_in_which_all_pass_changes_nothing() -> None:
    """PEL-O2."""
    game = five().order("C", "A", "B", "E", "D").passed("A", "B", "C", "D", "E").turn_order()
    assert game.order() == ["C", "A", "B", "E", "D"]


def test_the_new_order_holds_from_here_on_in_this_round_too() -> None:
    """PEL-O2: the later bidder pays for her building first."""
    scene = table("A", "B").coins(9).wood(5).offer("bridge", "granary")
    game = scene.bidding().play("A", "bid bridge 1").play("B", "bid granary 2")
    assert game.asked() == "B"
    game.play("B", "pay")
    assert game.asked() == "A"


def test_the_order_of_the_last_round_is_the_order_of_the_next_bidding() -> None:
    """PEL-O2, PEL-B1."""
    game = table("A", "B").coins(9).offer("A05", "A06").round(1).bidding().play("A", "pass").play("B", "bid A05 3")
    game.chance("chit blank", "chit plague")
    for _ in range(5):
        game.chance(game.legal("chance")[0])
    assert game.asked() == "B"


def test_a_lost_tile_still_counts_for_the_order() -> None:
    """PEL-T1, PEL-O1."""
    game = table("A", "B").coins(9).lands("B", "A07").offer("A01", "A05").bid("A", "A05", 3).bid("B", "A01", 4)
    played = game.turn_order()
    assert played.order() == ["B", "A"]
    assert played.lands("B") == ["a07-forest"]
