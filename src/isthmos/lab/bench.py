"""How fast the engine is: whole games with random bots, bare answers, copies. By CPU time, the best of several runs."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from msgspec import Struct

from isthmos.bots.random_bot import RandomBot
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import Title
from isthmos.lab.simulate import is_compiled, simulate

RUNS = 5
"""Other work on the machine can only slow a run down: the best one comes nearest to the truth."""


class Speed(Struct):
    """One game at one number of seats."""

    game: str
    players: int
    decisions_per_second: float
    """Answers of seats, with bots and dealer at work."""
    games_per_second: float
    answer_microseconds: float
    """One `moves()` and one `play()`, chance's answers too, with nobody thinking."""
    clone_microseconds: float
    """One `clone()`, over positions of whole games."""
    compiled: bool


def measure(title: Title, seats: int, games: int) -> Speed:
    """The speed of so many games, each thing measured several times."""
    reports = [simulate(title, seats, games, "bench", ["random"]) for _ in range(RUNS)]
    best = max(reports, key=lambda report: report.decisions_per_second)
    first = title.start(seats, {})
    answers = [random_game(first, f"bench:{game}") for game in range(games)]
    positions = [position for one in answers for position in every_tenth_position(first, one)]
    return Speed(
        game=title.id,
        players=seats,
        decisions_per_second=best.decisions_per_second,
        games_per_second=games / best.cpu_seconds,
        answer_microseconds=min(microseconds_to_answer(first, answers) for _ in range(RUNS)),
        clone_microseconds=min(microseconds_to_clone(positions) for _ in range(RUNS)),
        compiled=is_compiled(),
    )


def random_game(first: State, seed: str) -> list[int]:
    """The answers of one game, chance's among them."""
    state, dealer, bot = first.clone(), dealer_from_seed(seed), RandomBot(seed)
    answers = []
    while state.seat() != OVER:
        seat = state.seat()
        move = draw(state, dealer).move if seat == CHANCE else bot.choose(state, seat)
        answers.append(move)
        state.play(move)
    return answers


def microseconds_to_answer(first: State, games: list[list[int]]) -> float:
    began = process_time()
    for answers in games:
        state = first.clone()
        for move in answers:
            state.moves()
            state.play(move)
    return per_item(process_time() - began, sum(map(len, games)))


def microseconds_to_clone(positions: list[State]) -> float:
    began = process_time()
    for position in positions:
        position.clone()
    return per_item(process_time() - began, len(positions))


def every_tenth_position(first: State, answers: list[int]) -> Iterator[State]:
    state = first.clone()
    for number, move in enumerate(answers):
        if number % 10 == 0:
            yield state.clone()
        state.play(move)


def per_item(seconds: float, items: int) -> float:
    return 1e6 * seconds / items
