"""How much memory positions take, and what many of them at once do to speed. Measured in processes of their own."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import TypeVar

from msgspec import Struct

from isthmos.compiled import is_compiled
from isthmos.core.state import CHANCE, OVER, State
from isthmos.games.catalogue import title_named
from isthmos.lab.driving import any_answer, every_tenth_position, random_game

CLONES = 20_000
HELD = (1, 10, 100, 1_000, 10_000, 100_000)
STEPS = 20_000
"""A measurement takes at least so many answers."""
RUNS = 3
SAMPLES = 50
"""Games that positions are taken from."""
ENOUGH = 1_000
"""From so many games on, the growth of the process is theirs."""
ROOM = 4
"""There must be so many times the memory that fresh clones take: games that were played on share less."""

Found = TypeVar("Found")


class Held(Struct):
    """A table with so many games of it in memory, answered in turn, one answer each."""

    game: str
    players: int
    compiled: bool
    held: int
    decisions_per_second: float
    bytes_per_game: float | None
    """None for few games, or where the system does not tell."""


def bytes_of_a_position(game: str, seats: int) -> float | None:
    """What one more clone takes, from the growth of a fresh process; None where the system does not tell."""
    return alone(grown_by_clones, game, seats)


def hold_if_it_fits(game: str, seats: int, count: int) -> list[Held]:
    """One figure of speed against games in memory; none where they would not leave enough room."""
    size = bytes_of_a_position(game, seats) if count > ENOUGH else None
    return [alone(hold, game, seats, count)] if fits(count, size) else []


def fits(count: int, size: float | None) -> bool:
    free = free_bytes()
    return size is None or free is None or count * size * ROOM < free


def alone(work: Callable[..., Found], *arguments: object) -> Found:
    """Done in a fresh process, whose memory nothing else has stretched."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(work, *arguments).result()


def grown_by_clones(game: str, seats: int) -> float | None:
    samples = positions_of_games(game, seats)
    kept = [sample.clone() for sample in samples]  # fills what the playing has left free
    before = resident_bytes()
    kept += [samples[number % len(samples)].clone() for number in range(CLONES)]
    return grown(before, CLONES)


def hold(game: str, seats: int, count: int) -> Held:
    """The first time round only moves the games apart, so that they share little."""
    samples = positions_of_games(game, seats)
    first = title_named(game).start(seats, {})
    before = resident_bytes()
    games = [samples[number % len(samples)].clone() for number in range(count)]
    random = Random("bench")
    answer_in_turn(games, first, random)
    rate = max(rate_in_turn(games, first, random) for _ in range(RUNS))
    size = grown(before, count) if count >= ENOUGH else None
    return Held(game, seats, is_compiled(), count, rate, size)


def positions_of_games(game: str, seats: int) -> list[State]:
    """Every tenth position of some random games, mixed."""
    first, random = title_named(game).start(seats, {}), Random("bench")
    games = [random_game(first.clone(), random) for _ in range(SAMPLES)]
    found = [position for answers in games for position in every_tenth_position(first, answers)]
    random.shuffle(found)
    return found


def rate_in_turn(games: list[State], first: State, random: Random) -> float:
    began = process_time()
    decisions = 0
    for _ in range(max(1, STEPS // len(games))):
        decisions += answer_in_turn(games, first, random)
    return decisions / (process_time() - began)


def answer_in_turn(games: list[State], first: State, random: Random) -> int:
    """One answer in each game; a game that is over makes room for a new one. How many answers were of seats."""
    decisions = 0
    for place, state in enumerate(games):
        seat = state.seat()
        if seat == OVER:
            games[place] = first.clone()
        else:
            state.play(any_answer(state, random))
            decisions += seat != CHANCE
    return decisions


def grown(before: int | None, count: int) -> float | None:
    """By how much this process has grown since, for each of so many."""
    now = resident_bytes()
    return None if before is None or now is None else (now - before) / count


def resident_bytes() -> int | None:
    """The memory this process holds; None where the system has no /proc."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def free_bytes() -> int | None:
    """The memory that processes may still take."""
    try:
        lines = Path("/proc/meminfo").read_text().splitlines()
    except OSError:
        return None
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("MemAvailable")), None)
