"""b · Bidding: PEL-B1 to PEL-B14, and luxury in bids (PEL-L3, PEL-L4)."""

from __future__ import annotations

import pytest

from isthmos.testkit.peloponnes import Bid, Scene, table


def four() -> Scene:
    """Four players with ten coins each; regular A05 (3), A06 (3), A07 (2), A08 (3), conquest A09 (2 + 3)."""
    return table("W", "X", "Y", "Z").coins(10).offer("A05", "A06", "A07", "A08", "A09")


# --- bid turns ------------------------------------------------------------------------------------


def test_every_player_has_one_bid_turn_in_turn_order() -> None:
    """PEL-B1."""
    game = four().order("Y", "W", "Z", "X").bidding()
    asked = []
    for tile in ("A05", "A06", "A07", "A08"):
        asked.append(game.asked())
        game.play(asked[-1], f"bid {tile} 3")
    assert asked == ["Y", "W", "Z", "X"]
    assert game.asked() == "chance"


def test_nobody_bids_twice_and_nobody_bids_on_two_tiles() -> None:
    """PEL-B1."""
    game = four().bidding().play("W", "bid A05 3").play("X", "bid A06 3").play("Y", "bid A07 3").play("Z", "pass")
    assert game.asked() == "chance"
    assert [len(game.lands(player)) for player in "WXYZ"] == [1, 1, 1, 0]


def test_a_pass_brings_three_coins_at_once() -> None:
    """PEL-B2."""
    four().bidding().play("W", "pass").has("W", coins=13)


def test_who_passed_is_out_of_the_bidding_of_this_round() -> None:
    """PEL-B2."""
    game = four().bidding().play("W", "pass").play("X", "pass").play("Y", "pass").play("Z", "pass")
    assert game.asked() == "chance"
    assert game.bids() == {}


def test_passing_is_always_allowed_even_to_the_richest() -> None:
    """PEL-B1, PEL-B2."""
    four().coins(W=50).bidding().may("W", "pass")


def test_who_cannot_reach_a_legal_bid_can_only_pass_and_is_not_asked() -> None:
    """PEL-B1: coins and half the luxury together do not reach the cheapest tile."""
    game = four().coins(W=1).luxury(W=1).bidding()
    assert game.asked() == "X"
    game.has("W", coins=4, luxury=1)


def test_the_three_coins_of_a_pass_cannot_be_bid_in_the_same_round() -> None:
    """PEL-B2: there is no second bid turn."""
    game = four().coins(W=0).bidding()
    assert game.asked() == "X"
    game.play("X", "pass").play("Y", "pass").play("Z", "pass")
    assert game.asked() == "chance"
    assert game.round() == 1


def test_the_three_coins_of_a_pass_can_be_paid_in_a_tempest_of_the_same_round() -> None:
    """PEL-B2, PEL-D8: the people are none, so the coins are 3 for the pass and 1 of the income."""
    scene = table("arkadia", "sparta").food(arkadia=4).lands("arkadia", "A01", "A02", "A03", "A04")
    game = scene.chits(tempest=2).bidding()
    assert game.asked() == "chance"
    game.has("arkadia", coins=4).chance("chit tempest").play("arkadia", "keep all").has("arkadia", coins=0, food=0)


# --- how much --------------------------------------------------------------------------------------


def test_a_bid_is_at_least_the_value_of_the_tile() -> None:
    """PEL-B3."""
    four().bidding().may_not("W", "bid A05 1", "bid A05 2").may("W", "bid A05 3").may_not("W", "bid A07 1")


def test_in_the_conquest_row_a_bid_is_at_least_the_value_and_three() -> None:
    """PEL-B3."""
    four().bidding().may_not("W", "bid A09 2", "bid A09 3", "bid A09 4").may("W", "bid A09 5")


def test_a_bid_may_be_higher_than_the_minimum_in_both_rows() -> None:
    """PEL-B4."""
    four().bidding().may("W", "bid A05 4", "bid A05 10", "bid A09 6", "bid A09 10")


def test_nobody_bids_more_than_the_reserve() -> None:
    """PEL-B9."""
    four().coins(W=6).bidding().may("W", "bid A05 6").may_not("W", "bid A05 7", "bid A09 7")


def test_the_coins_of_a_bid_leave_the_reserve_at_once() -> None:
    """PEL-B9."""
    game = four().bidding().play("W", "bid A05 4").has("W", coins=6)
    assert game.bids() == {"W": Bid("a05-fields", 4)}


def test_where_the_table_plays_so_the_conquest_row_takes_the_exact_price_on_a_bid_turn() -> None:
    """PEL-B4."""
    game = four().options(conquest_overbid=False).bidding()
    game.may("W", "bid A09 5", "bid A05 7").may_not("W", "bid A09 4", "bid A09 6", "bid A09 10")


def test_even_then_a_displaced_bid_may_move_to_the_conquest_row_with_more() -> None:
    """PEL-B4, PEL-B11."""
    game = four().options(conquest_overbid=False).bidding().play("W", "bid A05 7").play("X", "bid A05 8")
    game.may("W", "move A09").play("W", "move A09")
    assert game.bids()["W"] == Bid("a09-fields-with-forest", 7)


# --- displacing ----------------------------------------------------------------------------------------


def test_a_bid_on_a_bid_must_be_stronger() -> None:
    """PEL-B5."""
    game = four().bidding().play("W", "bid A05 4")
    game.may_not("X", "bid A05 3", "bid A05 4").may("X", "bid A05 5")


def test_a_stronger_bid_displaces_the_bid_lying_there() -> None:
    """PEL-B5."""
    game = four().bidding().play("W", "bid A05 4").play("X", "bid A05 5")
    assert game.bids() == {"X": Bid("a05-fields", 5)}
    assert game.asked() == "W"


def test_a_conquest_tile_with_a_bid_is_closed_to_everybody() -> None:
    """PEL-B6."""
    game = four().bidding().play("W", "bid A09 5")
    game.may_not("X", *[f"bid A09 {coins}" for coins in range(1, 11)])


def test_not_even_the_half_opens_a_closed_conquest_tile() -> None:
    """PEL-B6, PEL-B7."""
    game = four().buildings("X", "market", "agora").bidding().play("W", "bid A09 5")
    game.may_not("X", "bid A09 5", "bid A09 6", "bid A09 10")


def test_a_displaced_bid_cannot_enter_a_closed_conquest_tile() -> None:
    """PEL-B6, PEL-B11."""
    game = four().bidding().play("W", "bid A09 5").play("X", "bid A05 6").play("Y", "bid A05 7")
    game.may_not("X", "move A09").may_only("X", "move A06", "move A07", "move A08", "withdraw")


def test_a_displaced_player_decides_before_anybody_else() -> None:
    """PEL-B10."""
    game = four().bidding().play("W", "bid A05 4").play("X", "bid A05 5")
    assert game.asked() == "W"
    game.play("W", "move A06")
    assert game.asked() == "Y"


def test_a_displaced_bid_may_move_but_not_grow() -> None:
    """PEL-B11: its coins are unchanged, however many are left in the reserve."""
    game = four().bidding().play("W", "bid A05 3").play("X", "bid A05 4").play("W", "move A06")
    assert game.bids()["W"] == Bid("a06-fields-with-forest", 3)
    game.has("W", coins=7)


def test_a_displaced_bid_may_move_to_any_tile_it_suffices_for() -> None:
    """PEL-B11."""
    game = four().bidding().play("W", "bid A05 5").play("X", "bid A05 6")
    game.may_only("W", "move A06", "move A07", "move A08", "move A09", "withdraw")


def test_a_displaced_bid_may_go_to_the_conquest_row_if_it_reaches_value_and_three() -> None:
    """PEL-B11, PEL-B3."""
    game = four().bidding().play("W", "bid A05 4").play("X", "bid A05 6").may_not("W", "move A09")
    game.play("W", "move A06").play("Y", "bid A06 5").play("W", "withdraw").play("Z", "bid A06 6")
    game.may("Y", "move A09").play("Y", "move A09")
    assert game.bids()["Y"] == Bid("a09-fields-with-forest", 5)


def test_a_displaced_bid_may_displace_a_weaker_one_whose_owner_decides_at_once() -> None:
    """PEL-B11."""
    game = four().bidding().play("W", "bid A05 5").play("X", "bid A06 4").play("Y", "bid A05 6")
    game.may("W", "move A06").play("W", "move A06")
    assert game.asked() == "X"
    assert game.bids() == {"Y": Bid("a05-fields", 6), "W": Bid("a06-fields-with-forest", 5)}


def test_a_displaced_bid_does_not_displace_an_equal_or_stronger_one() -> None:
    """PEL-B11, PEL-B5."""
    game = four().bidding().play("W", "bid A05 4").play("X", "bid A06 4").play("Y", "bid A05 6")
    game.may_not("W", "move A05", "move A06")


def test_without_chains_a_displaced_bid_moves_only_to_tiles_without_a_bid() -> None:
    """PEL-B11."""
    game = four().options(chain_eviction=False).bidding()
    game.play("W", "bid A05 5").play("X", "bid A06 4").play("Y", "bid A05 6")
    game.may_not("W", "move A06").may_only("W", "move A07", "move A08", "move A09", "withdraw")


def test_who_moved_may_be_displaced_again_any_number_of_times() -> None:
    """PEL-B10, PEL-B11."""
    game = four().bidding().play("W", "bid A05 4")
    game.play("X", "bid A05 5").play("W", "move A06").play("Y", "bid A06 6").play("W", "move A07")
    game.play("Z", "bid A07 7").may("W", "move A08", "withdraw").play("W", "move A08")
    assert game.lands("W") == ["a08-fields-with-forest"]


def test_a_displaced_player_has_no_second_bid_turn() -> None:
    """PEL-B1, PEL-B10."""
    game = four().bidding().play("W", "bid A05 4").play("X", "bid A05 5").play("W", "withdraw")
    game.play("Y", "pass").play("Z", "pass")
    assert game.asked() == "chance"
    assert game.lands("W") == []


# --- withdrawing ---------------------------------------------------------------------------------------


def test_withdrawing_brings_back_the_bid_and_one_coin() -> None:
    """PEL-B12."""
    four().bidding().play("W", "bid A05 4").play("X", "bid A05 5").play("W", "withdraw").has("W", coins=11)


def test_withdrawing_is_allowed_even_when_the_bid_could_move() -> None:
    """PEL-B12."""
    four().bidding().play("W", "bid A05 9").play("X", "bid A05 10").may("W", "move A06", "withdraw")


def test_withdrawing_is_forced_when_the_bid_fits_nowhere() -> None:
    """PEL-B12: A01 and A05 take 3, A03 takes 4; with 2 coins only A07 was open."""
    game = table("X", "Y", "Z").coins(9).offer("A07", "A05", "A01", "A02", "A03").bidding()
    game.play("X", "bid A07 2").play("Y", "bid A07 3")
    assert game.asked() == "Z"
    game.has("X", coins=10)


def test_who_withdrew_gets_no_tile_and_cannot_come_back() -> None:
    """PEL-B12."""
    game = four().bidding().play("W", "bid A05 4").play("X", "bid A05 5").play("W", "withdraw")
    assert "W" not in game.bids()
    assert game.asked() == "Y"
    game.play("Y", "pass").play("Z", "pass")
    assert (game.asked(), game.lands("W"), game.buildings("W")) == ("chance", [], [])


# --- the half --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", ["market", "agora"])
@pytest.mark.parametrize("is_marked", [False, True])
def test_the_half_wins_at_equal_coins_in_attack_also_of_a_marked_building(building: str, is_marked: bool) -> None:
    """PEL-B7, PEL-T8."""
    scene = four()
    scene.marked("X", building) if is_marked else scene.buildings("X", building)
    scene.bidding().play("W", "bid A05 4").may("X", "bid A05 4").may_not("X", "bid A05 3")


def test_the_half_defends_so_that_a_plain_bid_needs_one_coin_more() -> None:
    """PEL-B7."""
    four().buildings("W", "market").bidding().play("W", "bid A05 4").may_not("X", "bid A05 4").may("X", "bid A05 5")


def test_the_half_of_a_market_and_of_an_agora_are_equal() -> None:
    """PEL-B7, PEL-B5."""
    scene = four().buildings("W", "market").buildings("X", "agora")
    scene.bidding().play("W", "bid A05 4").may_not("X", "bid A05 4").may("X", "bid A05 5")


def test_the_half_works_for_a_displaced_bid_too() -> None:
    """PEL-B7: it may displace a plain bid of equal coins."""
    game = four().buildings("W", "market").bidding()
    game.play("W", "bid A05 4").play("X", "bid A06 4").play("Y", "bid A05 5").may("W", "move A06")


def test_the_half_never_counts_towards_the_minimum() -> None:
    """PEL-B7."""
    scene = four().buildings("W", "market", "agora")
    scene.bidding().may_not("W", "bid A05 2", "bid A09 4").may("W", "bid A05 3", "bid A09 5")


def test_the_half_is_never_paid() -> None:
    """PEL-B7."""
    game = four().buildings("X", "market").bidding().play("W", "bid A05 4").play("X", "bid A05 4")
    game.has("X", coins=6)
    assert game.bids()["X"].coins == 4


def test_a_building_lost_in_an_earthquake_gives_no_half_any_more() -> None:
    """PEL-B7, PEL-D12."""
    game = table("X", "Y").wood(Y=1).stone(Y=1).coins(9).buildings("Y", "bridge", "market").strike("earthquake")
    assert game.polis("Y").bid_bonus == 1
    game.play("Y", "keep bridge")
    assert game.polis("Y").bid_bonus == 0


def test_a_market_won_in_this_round_gives_its_half_from_the_next_round_on() -> None:
    """PEL-B7: buildings are taken after the bidding."""
    game = table("X", "Y").coins(9).wood(X=3).offer("market", "A05").bidding().play("X", "bid market 3")
    assert game.polis("X").bid_bonus == 0
    game.play("Y", "pass").play("X", "pay")
    assert game.polis("X").bid_bonus == 1


def test_market_and_agora_together_count_one() -> None:
    """PEL-B8: a plain bid needs two coins more against them, and 3 coins with them do not beat 4."""
    scene = table("both", "plain").coins(9).buildings("both", "market", "agora").offer("A05")
    scene.bid("both", "A05", 4).bidding().may_not("plain", "bid A05 5").may("plain", "bid A05 6")
    attack = table("plain", "both").coins(9).buildings("both", "market", "agora").offer("A05")
    attack.bid("plain", "A05", 4).bidding().may("both", "bid A05 4").may_not("both", "bid A05 3")


def test_where_the_half_does_not_stack_market_and_agora_count_one_half() -> None:
    """PEL-B8."""
    scene = table("both", "plain").options(bid_bonus_stacks=False).coins(9).buildings("both", "market", "agora")
    scene.offer("A05").bid("both", "A05", 4).bidding().may_not("plain", "bid A05 4").may("plain", "bid A05 5")


# --- tiles of no use -------------------------------------------------------------------------------------


def test_a_player_may_bid_on_a_land_that_will_not_fit() -> None:
    """PEL-B13."""
    table("X", "Y").coins(9).lands("X", "A07").offer("A01").bidding().may("X", "bid A01 3")


def test_a_player_may_bid_on_a_building_that_cannot_be_paid_or_marked() -> None:
    """PEL-B13."""
    table("X", "Y").coins(X=4, Y=9).offer("agora").bidding().may("X", "bid agora 4")


@pytest.mark.parametrize(("building", "needed"), [("barracks", 2), ("tiryns-fortress", 1)])
def test_too_few_people_do_not_forbid_the_bid(building: str, needed: int) -> None:
    """PEL-B13, PEL-T4."""
    table("X", "Y").coins(9).people(X=needed - 1).offer(building).bidding().may("X", f"bid {building} 6")


@pytest.mark.parametrize(("building", "needed"), [("barracks", 2), ("tiryns-fortress", 1)])
def test_where_the_table_plays_so_too_few_people_forbid_the_bid(building: str, needed: int) -> None:
    """PEL-B13."""
    scene = table("X", "Y").options(low_population_bid="bid_illegal").coins(9).offer(building)
    scene.people(X=needed - 1).bidding().may_not("X", f"bid {building} 6", f"bid {building} 9")
    scene.people(X=needed).bidding().may("X", f"bid {building} 6")


def test_where_the_table_plays_so_too_few_people_forbid_moving_there_too() -> None:
    """PEL-B13, PEL-B11."""
    scene = table("X", "Y", "Z").options(low_population_bid="bid_illegal").coins(9).people(X=1)
    game = scene.offer("A05", "barracks", "A06").bidding().play("X", "bid A05 4").play("Y", "bid A05 5")
    game.may("X", "move A06").may_not("X", "move barracks")


# --- the end of the bidding -----------------------------------------------------------------------------


def test_tiles_without_a_bid_go_to_the_box() -> None:
    """PEL-B14."""
    game = four().bidding().play("W", "bid A05 3").play("X", "pass").play("Y", "pass").play("Z", "pass")
    game.chance("chit blank", "chit plague")
    assert (game.round(), game.regular_row(), game.conquest_row()) == (2, [], [])
    left = {"a06-fields-with-forest", "a07-forest", "a08-fields-with-forest", "a09-fields-with-forest"}
    assert not left & {*game.unseen(), *(tile for player in "WXYZ" for tile in game.lands(player))}


def test_the_bidding_ends_only_when_the_last_displaced_bid_has_moved() -> None:
    """PEL-B14."""
    game = four().bidding().play("W", "bid A05 4").play("X", "pass").play("Y", "pass").play("Z", "bid A05 5")
    assert game.asked() == "W"
    game.play("W", "move A06")
    assert game.asked() == "chance"
    assert game.lands("W") == ["a06-fields-with-forest"]


# --- luxury ------------------------------------------------------------------------------------------------


def test_luxury_tops_up_a_bid_two_for_a_coin() -> None:
    """PEL-L3: an odd one gives nothing."""
    four().coins(W=3).luxury(W=5).bidding().may("W", "bid A05 5", "bid A09 5").may_not("W", "bid A05 6", "bid A09 6")


def test_luxury_is_never_used_while_coins_suffice() -> None:
    """PEL-L3, PEL-L6."""
    four().coins(W=4).luxury(W=8).bidding().play("W", "bid A05 4").has("W", coins=0, luxury=8)


def test_a_bid_may_consist_of_luxury_alone() -> None:
    """PEL-L3."""
    four().coins(W=0).luxury(W=7).bidding().play("W", "bid A05 3").has("W", coins=0, luxury=1)


def test_where_the_table_plays_so_luxury_makes_bids_only_with_an_empty_reserve() -> None:
    """PEL-L3."""
    scene = four().options(luxury_for_bids="only_when_no_coins").luxury(W=8)
    scene.coins(W=3).bidding().may("W", "bid A05 3").may_not("W", "bid A05 4")
    scene.coins(W=0).bidding().may("W", "bid A05 3", "bid A05 4").may_not("W", "bid A05 5")


def test_withdrawn_coins_from_luxury_are_coins() -> None:
    """PEL-L4."""
    game = four().coins(W=0).luxury(W=6).bidding().play("W", "bid A05 3").has("W", coins=0, luxury=0)
    game.play("X", "bid A05 4").play("W", "withdraw").has("W", coins=4, luxury=0)


def test_the_strongest_bid_of_a_round_always_wins_a_tile() -> None:
    """PEL-B5, PEL-B11: each displaced bid is weaker than the one that displaced it, so every chain ends."""
    game = four().bidding().play("W", "bid A05 5").play("X", "bid A06 6").play("Y", "bid A07 7").play("Z", "bid A07 8")
    game.play("Y", "move A06").play("X", "move A05").play("W", "move A08")
    assert game.order() == ["Z", "Y", "X", "W"]
    assert {player: game.lands(player)[0][:3] for player in "WXYZ"} == {"W": "a08", "X": "a05", "Y": "a06", "Z": "a07"}


@pytest.mark.parametrize("coins", [62, 63, 64, 65, 200])
def test_however_rich_a_player_is_every_amount_up_to_the_reserve_may_be_bid(coins: int) -> None:
    """PEL-B4."""
    game = four().coins(W=coins).bidding()
    on_a07 = [int(answer.split()[-1]) for answer in game.legal("W") if "a07" in answer]
    assert on_a07 == list(range(2, coins + 1))
