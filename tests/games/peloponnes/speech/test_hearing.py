"""Notation: every move reads back, and people may say things in their own words."""

from __future__ import annotations

import random

import pytest

from isthmos.core.errors import IllegalMove
from isthmos.core.state import OVER
from isthmos.games.peloponnes.title import TITLE
from isthmos.testkit.peloponnes import Game, table


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_legal_move_of_whole_games_reads_back(seats: int) -> None:
    for seed in range(2):
        dice = random.Random(seed)
        board = TITLE.start(seats, {"level": "4"} if seats == 1 and seed % 2 else {})
        while board.seat() != OVER:
            texts = [TITLE.write(board, move) for move in board.moves()]
            assert len(set(texts)) == len(texts)
            for move, text in zip(board.moves(), texts, strict=True):
                if dice.random() < 0.1:
                    assert TITLE.normal(board, text) == text
                    assert TITLE.read(board, text) == move
                    assert TITLE.read(board, text.upper()) == move
            board.play(dice.choice(board.moves()))


def test_what_the_answers_to_each_question_look_like() -> None:
    assert table("X").setup().legal("X")[0] == "choose messene"
    assert table("X", "Y").setup().legal("chance")[0] == "deal messene"
    assert table("X").level(2).setup().chance("deal sparta").legal("X") == ["extra wood", "extra stone", "extra food"]
    assert table("X", "Y").round(1).revealing().legal("chance")[0].startswith("reveal ")
    assert table("X", "Y").disasters().legal("chance")[-1] == "chit blank"
    assert table("X", "Y").coins(1).offer("bridge").bidding().legal("X") == ["pass", "bid bridge 1"]
    assert table("X", "Y").buildings("X", "port").income().legal("X") == [
        "take wood",
        "take stone",
        "take food",
        "take coin",
    ]
    assert sorted(table("X", "Y").people(X=1).luxury(X=2).supply().legal("X")) == ["feed 0", "feed 1"]
    keeping = table("X", "Y").wood(X=1).stone(X=1).buildings("X", "bridge").strike("earthquake")
    assert sorted(keeping.legal("X")) == ["keep bridge", "keep none"]
    redeeming = table("X", "Y").wood(X=2).marked("X", "bridge").supply()
    assert redeeming.legal("X") == ["redeem bridge", "give-up bridge"]
    taking = table("X", "Y").luxury(X=2).offer("street").bid("X", "street", 1).taking()
    assert taking.legal("X") == ["pay", "mark", "forfeit"]


def bidding() -> Game:
    return (
        table("X", "Y").coins(20).offer("A07", "epidauros-odeon", conquest=["A01", "temple-of-apollo", "A14"]).bidding()
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("bid a07-forest 2", "bid a07-forest 2"),
        ("bid A07 2", "bid a07-forest 2"),
        ("bid forest 2", "bid a07-forest 2"),
        ("  BID   Forest  2 ", "bid a07-forest 2"),
        ("bid Wald 2", "bid a07-forest 2"),
        ("biete Wald 2", "bid a07-forest 2"),
        ("bieten auf Wald 2", "bid a07-forest 2"),
        ("bid Epidauros Odeon 6", "bid epidauros-odeon 6"),
        ("bid epidauros-odeon 6", "bid epidauros-odeon 6"),
        ("gebot Odeon von Epidauros 6", "bid epidauros-odeon 6"),
        ("bid Temple of Apollo 7", "bid temple-of-apollo 7"),
        ("biete Apollon-Tempel 7", "bid temple-of-apollo 7"),
        ("bid Straße 4", "bid street 4"),
        ("bid mountains 6", "bid a01-mountains 6"),
        ("passe", "pass"),
        ("passen", "pass"),
    ],
)
def test_a_bid_may_be_said_in_many_ways(said: str, meant: str) -> None:
    game = bidding()
    assert TITLE.write(game.board, TITLE.read(game.board, said)) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("keep bridge well", "keep bridge well"),
        ("keep well bridge", "keep bridge well"),
        ("keep Brunnen Brücke", "keep bridge well"),
        ("behalte Brunnen und Brücke", "keep bridge well"),
        ("keep A12 B14", "keep bridge well"),
        ("keep all", "keep bridge well agora"),
        ("behalte alles", "keep bridge well agora"),
        ("keep none", "keep none"),
        ("keep nothing", "keep none"),
        ("behalte nichts", "keep none"),
    ],
)
def test_the_order_of_what_is_kept_does_not_matter(said: str, meant: str) -> None:
    scene = table("X", "Y").wood(X=9).stone(X=9).buildings("X", "bridge", "well", "agora")
    board = scene.strike("earthquake").board
    assert TITLE.write(board, TITLE.read(board, said)) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("redeem Brücke", "redeem bridge"),
        ("auslösen Brücke", "redeem bridge"),
        ("give up bridge", "give-up bridge"),
        ("aufgeben A12", "give-up bridge"),
    ],
)
def test_redeeming_may_be_said_in_many_ways(said: str, meant: str) -> None:
    board = table("X", "Y").wood(X=2).marked("X", "bridge").supply().board
    assert TITLE.write(board, TITLE.read(board, said)) == meant


@pytest.mark.parametrize(
    ("said", "meant"), [("nimm Holz", "take wood"), ("take coins", "take coin"), ("nehmen Münze", "take coin")]
)
def test_income_may_be_chosen_in_german(said: str, meant: str) -> None:
    board = table("X", "Y").buildings("X", "port").income().board
    assert TITLE.write(board, TITLE.read(board, said)) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [("zahle", "pay"), ("markieren", "mark"), ("verzichte", "forfeit")],
)
def test_taking_may_be_said_in_german(said: str, meant: str) -> None:
    board = table("X", "Y").luxury(X=2).offer("street").bid("X", "street", 1).taking().board
    assert TITLE.write(board, TITLE.read(board, said)) == meant


@pytest.mark.parametrize(("said", "meant"), [("zurückziehen", "withdraw"), ("verschiebe Ebene", "move a05-fields")])
def test_moving_may_be_said_in_german(said: str, meant: str) -> None:
    game = table("X", "Y").coins(9).offer("A07", "A05").bidding().play("X", "bid A07 3").play("Y", "bid A07 4")
    assert TITLE.write(game.board, TITLE.read(game.board, said)) == meant


@pytest.mark.parametrize(
    "said", ["", "bid", "bid A07", "bid A07 1", "bid A07 999", "bid agora 4", "jump", "pay", "bid A07 -3"]
)
def test_what_is_not_possible_is_refused_with_the_reason_the_game_gives(said: str) -> None:
    game = bidding()
    before = game.board.hash()
    with pytest.raises(IllegalMove) as caught:
        TITLE.read(game.board, said)
    assert caught.value.message == TITLE.refusal(game.board, said)
    assert caught.value.message.id.startswith("peloponnes-refused-")
    assert game.board.hash() == before


def test_a_name_that_several_tiles_on_offer_bear_is_refused() -> None:
    game = table("X", "Y").coins(9).offer("A06", "A08").bidding()
    with pytest.raises(IllegalMove):
        TITLE.read(game.board, "bid fields with forest 3")
    assert TITLE.write(game.board, TITLE.read(game.board, "bid A08 3")) == "bid a08-fields-with-forest 3"
