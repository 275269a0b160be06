"""How well the greedy bot plays Peloponnes."""

from __future__ import annotations

import pytest

from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.bots.greedy import GreedyBot
from isthmos.core.message import Message
from isthmos.core.state import RuleBook, State
from isthmos.games.peloponnes.title import TITLE
from isthmos.testkit.peloponnes import table

from .strength import answer, reasons, share_against_random


class Question(State):
    def moves(self) -> list[int]:
        return [10, 20, 30]

    def clone(self) -> State:
        return self


class Likes(Evaluator):
    """Has fixed values for the three answers."""

    def __init__(self, *values: float) -> None:
        self.given = list(values)

    def values(self, position: State, seat: int) -> list[float]:
        return self.given

    def reasons(self, position: State, seat: int, move: int) -> list[Message]:
        return [Message("reason", {"seat": seat, "move": move})]


def test_it_takes_the_answer_its_evaluator_likes_best() -> None:
    bot = GreedyBot(Likes(0.5, 2.0, 1.0))
    assert bot.choose(Question(RuleBook()), 3) == 20
    assert bot.why() == [Message("reason", {"seat": 3, "move": 20})]


def test_of_equally_good_answers_it_takes_the_first() -> None:
    assert GreedyBot(Likes(0.5, 2.0, 2.0)).choose(Question(RuleBook()), 0) == 20


def test_it_has_no_reasons_before_its_first_choice() -> None:
    assert GreedyBot(Likes()).why() == []


def test_it_beats_three_random_bots() -> None:
    assert share_against_random("peloponnes", 4, 200) >= 0.9


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_beats_random_bots_at_every_table(seats: int) -> None:
    assert share_against_random("peloponnes", seats, 60) >= 0.8


@pytest.mark.soak
def test_it_wins_nearly_all_of_a_thousand_games_against_three_random_bots() -> None:
    assert share_against_random("peloponnes", 4, 1000) >= 0.95


def test_who_passes_compares_the_coins_for_it_with_what_the_best_tile_gains() -> None:
    scene = table("A", "B").round(7).people(A=3).food(A=3).coins(A=6).lands("A", "C05", "B10", "B11")
    game = scene.offer("C02", "C07").bidding()
    assert answer(TITLE, game.board) == "pass"
    [reason] = reasons(TITLE, game.board)
    assert reason.id == "peloponnes-why-pass"
    assert reason.args["coins"] == 3
    assert int(str(reason.args["gain"])) < 3
