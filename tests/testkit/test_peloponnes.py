"""The scenario builder: any position can be set up, and bad use is answered with a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isthmos.core.errors import IllegalMove
from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.peloponnes import Bid, Game, Stocks, table

# --- everything can be set --------------------------------------------------------------------------------------


def test_every_stock_can_be_set() -> None:
    scene = table("sparta", "argos").coins(1).wood(2).stone(3).food(4).luxury(5).people(6)
    game = scene.coins(argos=7).scoring()
    assert game.stocks("sparta") == Stocks(coins=1, wood=2, stone=3, food=4, luxury=5, people=6)
    assert game.stocks("argos") == Stocks(coins=7, wood=2, stone=3, food=4, luxury=5, people=6)


def test_what_is_not_named_is_nothing() -> None:
    game = table("sparta", "argos").scoring()
    assert game.stocks("sparta") == Stocks()
    assert (game.lands("sparta"), game.buildings("sparta"), game.marked("sparta")) == ([], [], [])


def test_all_stocks_can_be_set_at_once_or_as_the_civilization_starts() -> None:
    assert table("sparta", "argos").stocks("argos", Stocks(luxury=3)).scoring().stocks("argos") == Stocks(luxury=3)
    assert table("sparta", "argos").start_goods().scoring().stocks("sparta") == Stocks(coins=7, wood=4, people=3)


def test_players_are_civilizations_or_names_or_both() -> None:
    game = table("pylos", "Anna", Ben="argos").scoring()
    assert [game.civilization(player) for player in ("pylos", "Anna", "Ben")] == ["pylos", "messene", "argos"]
    assert table("Sparta", "Argos").scoring().civilization("Sparta") == "sparta"


def test_lands_lie_in_row_order_and_buildings_are_complete_or_marked() -> None:
    scene = table("X", "Y").lands("X", "A07", "A05", "A01")
    game = scene.buildings("X", "bridge", "A14").marked("X", "Well").income()
    assert game.lands("X") == ["a07-forest", "a05-fields", "a01-mountains"]
    assert game.buildings("X") == ["bridge", "street", "well"]
    assert game.marked("X") == ["well"]


@pytest.mark.parametrize("name", ["A12", "a12", "bridge", "Bridge", "Brücke"])
def test_a_tile_is_known_by_id_word_or_name(name: str) -> None:
    assert table("X", "Y").buildings("X", name).income().buildings("X") == ["bridge"]


def test_the_offer_is_laid_out_in_order_and_filled_up() -> None:
    game = table("X", "Y", "Z").coins(9).offer("A07", "A05", "A12", "A01", "A10").bidding()
    assert game.regular_row() == ["a07-forest", "a05-fields", "bridge"]
    assert game.conquest_row() == ["a01-mountains", "a10-hills-with-forest"]
    game = table("X", "Y", "Z").coins(9).offer("A07", conquest=["A01"]).bidding()
    assert (game.regular_row()[0], game.conquest_row()[0]) == ("a07-forest", "a01-mountains")
    assert (len(game.regular_row()), len(game.conquest_row())) == (3, 2)
    assert len({*game.regular_row(), *game.conquest_row(), *game.unseen()}) == 15


def test_bids_lie_on_tiles_and_their_owners_have_had_their_turn() -> None:
    scene = table("W", "X", "Y", "Z").coins(5).offer("A07", "A05").bid("X", "A07", 4).passed("W")
    game = scene.bidding()
    assert game.bids() == {"X": Bid("a07-forest", 4)}
    game.has("X", coins=5).play("Y", "bid A07 5").play("X", "withdraw").has("X", coins=10).play("Z", "pass")
    assert game.order() == ["Y", "W", "X", "Z"]


def test_the_round_is_found_or_said() -> None:
    assert table("X", "Y").disasters().round() == 1
    assert table("X", "Y").lands("X", "A01").coins(9).bidding().round() == 2
    assert table("X", "Y").lands("X", "B04").disasters().round() == 4
    assert table("X", "Y").coins(9).offer("C01").bidding().round() == 7
    assert table("X", "Y").chits(plague=1).disasters().round() == 2
    assert table("X", "Y").round(6).disasters().round() == 6


def test_chits_are_seen_or_in_the_bag() -> None:
    game = table("X", "Y").chits(plague=2, blank=1, drought=3).disasters()
    assert game.chits_seen() == {"earthquake": 0, "drought": 3, "plague": 2, "tempest": 0, "decline": 0}
    assert game.chits_left() == {"earthquake": 3, "drought": 0, "plague": 1, "tempest": 3, "decline": 3, "blank": 0}


def test_unseen_tiles_can_be_named() -> None:
    game = table("X", "Y").round(3).unseen("A01", "A02", "A03", "A04", "A15").revealing()
    assert {tile[:3] for tile in game.unseen()} == {"a01", "a02", "a03", "a04", "por"}
    assert "b05-fields" in table("X", "Y").round(6).unseen("B05").revealing().unseen()


def test_the_turn_order_is_that_of_the_table_or_said() -> None:
    assert table("Z", "X", "Y").scoring().order() == ["Z", "X", "Y"]
    assert table("Z", "X", "Y").order("Y", "Z", "X").scoring().order() == ["Y", "Z", "X"]


def test_options_levels_and_extra_incomes_can_be_set() -> None:
    board = table("X").options(forfeit_building="always").level(4, used=["argos"]).setup().board
    assert (board.rules.options.may_always_forfeit, board.rules.options.level) == (True, 4)
    polis = table("arkadia").level(4).extra_incomes("wood", "food", "food").scoring().polis("arkadia")
    assert (polis.income_wood, polis.income_stone, polis.income_food) == (1, 0, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("number", [1, 3, 4, 8])
def test_a_scene_can_be_played_to_the_end_from_every_phase_of_every_round(players: int, number: int) -> None:
    names = ("A", "B", "C", "D", "E")[:players]

    def start(begin: Callable[[], Game]) -> None:
        game = begin()
        while not game.is_over():
            game.play(game.asked(), game.legal()[-1])
        assert game.round() == 9

    scene = table(*names).round(number).start_goods()
    for begin in (scene.revealing, scene.bidding, scene.turn_order, scene.taking, scene.income, scene.disasters):
        start(begin)


def test_nothing_is_wrong_with_a_scene_that_says_everything() -> None:
    scene = table("sparta", "argos").round(2).start_goods().lands("sparta", "A05").marked("argos", "bridge")
    assert scene.chits(plague=1, blank=1).offer("A01", "A02", "A03", "A04", "A06").bidding().problems() == []


def test_a_copy_is_played_without_touching_the_original() -> None:
    game = table("X", "Y").coins(9).offer("A07").bidding()
    before = game.board.hash()
    game.copy().play("X", "bid A07 3")
    assert game.board.hash() == before
    assert game.asked() == "X"


def test_a_scene_can_be_begun_more_than_once() -> None:
    scene = table("X", "Y").people(9).lands("X", "A05")
    scene.strike("plague").has("X", people=6)
    assert scene.strike("tempest").lands("X") == []
    assert scene.strike("drought").chits_seen()["plague"] == 0


# --- checks can fail ----------------------------------------------------------------------------------------------


def bidding() -> Game:
    return table("X", "Y").coins(X=3, Y=9).offer("A07", "A05", conquest=["A09"]).bidding()


@pytest.mark.parametrize(
    ("check", "sentence"),
    [
        (lambda game: game.may("X", "bid A07 4"), "X may not 'bid A07 4'; legal: pass, bid a07-forest 2"),
        (lambda game: game.may_not("X", "bid A07 3"), "X may 'bid A07 3'"),
        (lambda game: game.may_only("X", "pass"), "X may also bid a07-forest 2, bid a07-forest 3"),
        (lambda game: game.has("X", coins=4), "X has 3 coins, not 4"),
    ],
)
def test_a_check_that_fails_says_what_is_the_case(check: Callable[[Game], Game], sentence: str) -> None:
    with pytest.raises(AssertionError) as caught:
        check(bidding())
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (lambda: bidding().may_not("X", "bit A07 9"), "does not answer this question; answers begin with bid, pass"),
        (lambda: bidding().may_not("X", "bid agora 9"), "names 'agora', which this question is not about"),
        (lambda: bidding().may_not("X", "bid A07"), "is no bid; a bid is 'bid', a tile and a number of coins"),
        (lambda: bidding().may_not("X", "move A07"), "does not answer this question"),
        (lambda: bidding().may("Y", "pass"), "it is X who is asked now, not Y"),
        (lambda: bidding().play("Y", "pass"), "it is X who is asked now, not Y"),
        (lambda: bidding().legal("Anna"), "nobody here is called 'Anna'; there are X, Y"),
        (lambda: bidding().chance("chit plague"), "it is X who is asked now, not chance"),
        (lambda: bidding().stocks("Anna"), "nobody here is called 'Anna'; there are X, Y"),
        (lambda: bidding().has("X", gold=4), "there is no stock 'gold'; there are coins, wood"),
        (lambda: table("X", "Y").supply().may_not("nobody", "pass"), "the game is over"),
        (lambda: table("X", "X"), "two players are called the same: X, X"),
        (lambda: table(), "a table is for 1 to 5 players, not 0"),
        (lambda: table(*"ABCDEF"), "a table is for 1 to 5 players, not 6"),
        (lambda: table(X="athens"), "there is no civilization 'athens'; there are messene, patras"),
        (lambda: table("sparta", X="sparta"), "two players have the same civilization"),
        (lambda: table("X", "Y").coins(Z=3), "nobody here is called 'Z'; there are X, Y"),
        (lambda: table("X", "Y").coins(X=-1), "X cannot have -1 coins: it must be at least 0"),
        (lambda: table("X", "Y").wood(X=11), "X cannot have 11 wood: the store holds 10"),
        (lambda: table("X", "Y").round(9), "there is no round 9: rounds go from 1 to 8"),
        (lambda: table("X", "Y").order("X"), "a turn order names each player once: X, Y"),
        (lambda: table("X", "Y").lands("X", "bridge"), "A12 Bridge does not go there: use buildings() or marked()"),
        (lambda: table("X", "Y").buildings("X", "A07"), "A07 Forest does not go there: use lands()"),
        (lambda: table("X", "Y").lands("X", "forest"), "'forest' could be A07, B06, C03: name the tile by its id"),
        (lambda: table("X", "Y").lands("X", "swamp"), "there is no tile 'swamp': name it by id (A07)"),
        (lambda: table("X", "Y").lands("X", "A07").lands("Y", "A07").income(), "A07 Forest is in two places"),
        (lambda: table("X", "Y").chits(flood=1), "there is no chit 'flood'; there are earthquake"),
        (lambda: table("X", "Y").chits(plague=4), "there are 3 chits 'plague', so 4 cannot have been drawn"),
        (lambda: table("X", "Y").strike("flood"), "there is no chit 'flood'"),
        (lambda: table("X", "Y").strike("blank"), "the blank chit strikes nobody"),
        (lambda: table("X", "Y").round(2).lands("X", "C03").income(), "in round 2 these tiles and chits cannot"),
        (lambda: table("X", "Y").round(1).chits(plague=1).income(), "possible: 2, 3, 4, 5, 6, 7, 8"),
        (
            lambda: table("X", "Y").offer("A01", "A02", "A03", conquest=["A04"]).bidding(),
            "2 tiles lie in the regular row",
        ),
        (lambda: table("X", "Y").offer("A01").revealing(), "no tile is on offer when revealing begins"),
        (lambda: table("X", "Y").bid("X", "A01", 3).income(), "no bids lie on the table in income"),
        (lambda: table("X", "Y").offer("A01").bid("X", "A15", 3).bidding(), "A15 is not on offer"),
        (
            lambda: table("X", "Y").offer("A01").bid("X", "A01", 2).bidding(),
            "a bid on A01 is at least 3 coins here, not 2",
        ),
        (
            lambda: table("X", "Y").offer("A01").bid("X", "A01", 3).bid("Y", "A01", 4).bidding(),
            "two bids lie on A01: a tile carries one",
        ),
        (lambda: table("X", "Y").offer("A01").bid("X", "A01", 3).passed("X").bidding(), "X has a bid and has passed"),
        (lambda: table("X", "Y").round(3).unseen("B01").revealing(), "B01 cannot be unseen in round 3"),
        (lambda: table("X", "Y").round(3).unseen("A01", "A02").disasters(), "0 different tiles are still to come"),
        (lambda: table("X", "Y").chits(plague=3).strike("plague"), "plague has struck already: all 3 of its chits"),
        (lambda: table("X", "Y").coins(X=True), "X cannot have True coins: it must be a whole number"),
        (lambda: table("X", "Y").coins("7"), "X cannot have '7' coins: it must be a whole number"),  # type: ignore[arg-type]
        (lambda: table("X", "Y").people(2.5), "X cannot have 2.5 people: it must be a whole number"),  # type: ignore[arg-type]
        (lambda: table("X", "Y").chits(plague=True), "there are 3 chits 'plague', so True cannot have been drawn"),
        (lambda: table("X", "Y").bid("X", "A07", "3"), "a bid is a whole number of coins, at least 1, not '3'"),  # type: ignore[arg-type]
        (lambda: table("X").level("2"), "there is no level '2': levels go from 1 to 5"),  # type: ignore[arg-type]
        (lambda: table("X").offer("A07").bid("X", "A07", 3).taking(), "alone, A07 is bought for exactly 2 coins"),
        (
            lambda: (
                table("X", "Y")
                .options(low_population_bid="bid_illegal")
                .offer("barracks")
                .bid("X", "barracks", 2)
                .bidding()
            ),
            "a bid on A11 needs 2 inhabitants here, not 0",
        ),
        (lambda: table("X").level(2).extra_incomes("coin"), "an extra income is wood, stone or food, not 'coin'"),
        (lambda: table("X").extra_incomes("wood").income(), "there are 0 extra incomes here, not 1"),
    ],
)
def test_bad_use_is_answered_with_what_is_wrong_and_what_would_be_right(
    use: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(ScenarioError) as caught:
        use()
    assert sentence in str(caught.value)


def test_an_illegal_answer_is_refused_with_the_reason() -> None:
    with pytest.raises(IllegalMove, match="must be 2 to 3 coins"):
        bidding().play("X", "bid A07 4")
