"""Whether several processes at once play as many times more games."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import NamedTuple

from msgspec import Struct

from isthmos.core.playout import QuickStream, play_out
from isthmos.games.catalogue import title_named

ROUNDS = 5


class Together(Struct):
    """Playouts of one process and of several at once, turn by turn; the best round of each counts."""

    game: str
    players: int
    processes: int
    times: float
    """How many times the decisions of one, for a second of each one's CPU time: what they cost each other."""
    times_by_clock: float
    """The same for a second on the wall: what comes of it while the machine has cores to spare."""


class Rate(NamedTuple):
    by_cpu: float
    by_clock: float


def cores() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_together(game: str, seats: int, processes: int, games: int) -> Together:
    """`processes` of them, each playing so many games."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        rate(pool, processes, game, seats, 1)  # they start, and load the game
        ones, several = [], []
        for _ in range(ROUNDS):
            ones.append(rate(pool, 1, game, seats, games))
            several.append(rate(pool, processes, game, seats, games))
    by_cpu = max(one.by_cpu for one in several) / max(one.by_cpu for one in ones)
    by_clock = max(one.by_clock for one in several) / max(one.by_clock for one in ones)
    return Together(game, seats, processes, by_cpu, by_clock)


def rate(pool: ProcessPoolExecutor, processes: int, game: str, seats: int, games: int) -> Rate:
    began = perf_counter()
    works = [pool.submit(playouts, game, seats, games, seed) for seed in range(1, processes + 1)]
    played = [work.result() for work in works]
    seconds = perf_counter() - began
    return Rate(sum(decisions / cpu for decisions, cpu in played), sum(decisions for decisions, _ in played) / seconds)


def playouts(game: str, seats: int, games: int, seed: int) -> tuple[int, float]:
    """How many decisions, in how many seconds of this process."""
    first, stream = title_named(game).start(seats, {}), QuickStream(seed)
    began = process_time()
    decisions = sum(play_out(first.clone(), stream) for _ in range(games))
    return decisions, process_time() - began
