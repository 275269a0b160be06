"""How fast the engine is and how large its positions are. By CPU time, the best of several runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from time import process_time

import msgspec
from msgspec import Struct

from isthmos.core.playout import QuickStream, play_out
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.lab.driving import drive, every_tenth_position, random_game
from isthmos.lab.memory import bytes_of_a_position
from isthmos.lab.simulate import simulate

RUNS = 5
"""Other work on the machine can only slow a run down: the best one comes nearest to the truth."""
PATIENCE = 0.2
"""Seconds of CPU time; runs that are shorter are repeated as long, so that not all fall into one bad moment."""
CALLS = 5_000
"""So many calls are timed together, that the clock does not count."""
VIEWS = 500


class Speed(Struct):
    """One game at one number of seats, in one build. Rates are answers of seats in a second."""

    game: str
    players: int
    compiled: bool
    playout: float
    """Random games inside the engine, `play_out`: what a search pays."""
    driven: float
    """Random games asked and answered one move at a time from Python: what a researcher's loop pays."""
    simulate: float
    """Random bots with the dealer, as `isthmos simulate` plays."""
    games_per_second: float
    """Of `simulate`."""
    moves_nanoseconds: float
    """Little more than the loop around it, so 0 where other work on the machine hides it."""
    play_nanoseconds: float
    """One answer, chance's among them, with all that follows until the next question."""
    clone_nanoseconds: float
    view_nanoseconds: float
    sent_microseconds: float
    """One `view()` and its JSON."""
    position_bytes: float | None
    """What one more clone takes; None where the system does not tell."""


def measure(title: Title, seats: int, games: int) -> Speed:
    """Every figure of one table, from so many games."""
    first = title.start(seats, {})
    reports = [simulate(title, seats, games, "bench", ["random"]) for _ in range(RUNS)]
    report = max(reports, key=lambda one: one.decisions_per_second)
    answers = [random_game(first.clone(), Random(f"bench:{game}")) for game in range(games)]
    positions = [position for one in answers for position in every_tenth_position(first, one)]
    many = positions * -(-CALLS // len(positions))
    seen = [(position, number % seats) for number, position in enumerate(positions[:VIEWS])]
    idle = best(lambda: seconds_to_pass(many))
    return Speed(
        game=title.id,
        players=seats,
        compiled=report.compiled,
        playout=-best(lambda: -rate_of_playouts(first, games)),
        driven=-best(lambda: -rate_driven(first, games)),
        simulate=report.decisions_per_second,
        games_per_second=games / report.cpu_seconds,
        moves_nanoseconds=1e9 * max(best(lambda: seconds_of_moves(many)) - idle, 0.0) / len(many),
        play_nanoseconds=1e9 * best(lambda: seconds_to_replay(first, answers)) / sum(map(len, answers)),
        clone_nanoseconds=1e9 * (best(lambda: seconds_of_clones(many)) - idle) / len(many),
        view_nanoseconds=1e9 * best(lambda: seconds_of_views(title, seen)) / len(seen),
        sent_microseconds=1e6 * best(lambda: seconds_to_send(title, seen)) / len(seen),
        position_bytes=bytes_of_a_position(title.id, seats),
    )


def best(cost: Callable[[], float]) -> float:
    """The least of at least five runs."""
    began, runs, least = process_time(), 0, inf
    while runs < RUNS or process_time() - began < PATIENCE:
        runs, least = runs + 1, min(least, cost())
    return least


# --- whole games ------------------------------------------------------------------------------


def rate_of_playouts(first: State, games: int) -> float:
    stream = QuickStream(1)
    began = process_time()
    decisions = sum(play_out(first.clone(), stream) for _ in range(games))
    return decisions / (process_time() - began)


def rate_driven(first: State, games: int) -> float:
    random = Random("bench")
    began = process_time()
    decisions = sum(drive(first.clone(), random) for _ in range(games))
    return decisions / (process_time() - began)


# --- single calls -----------------------------------------------------------------------------


def seconds_to_pass(positions: Sequence[State]) -> float:
    """The loop alone, to be taken off."""
    began = process_time()
    for _ in positions:
        pass
    return process_time() - began


def seconds_of_moves(positions: Sequence[State]) -> float:
    began = process_time()
    for position in positions:
        position.moves()
    return process_time() - began


def seconds_of_clones(positions: Sequence[State]) -> float:
    began = process_time()
    for position in positions:
        position.clone()
    return process_time() - began


def seconds_to_replay(first: State, games: Sequence[Sequence[int]]) -> float:
    """Every answer of the games once more, without the loop."""
    pairs = [(first.clone(), answers) for answers in games]
    began = process_time()
    for state, answers in pairs:
        for move in answers:
            state.play(move)
    played = process_time()
    for _, answers in pairs:
        for _ in answers:
            pass
    return (played - began) - (process_time() - played)


def seconds_of_views(title: Title, seen: Sequence[tuple[State, int]]) -> float:
    began = process_time()
    for position, seat in seen:
        title.view(position, seat)
    return process_time() - began


def seconds_to_send(title: Title, seen: Sequence[tuple[State, int]]) -> float:
    encode = msgspec.json.Encoder().encode
    began = process_time()
    for position, seat in seen:
        encode(title.view(position, seat))
    return process_time() - began
