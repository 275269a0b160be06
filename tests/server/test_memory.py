"""A server that has played many games needs no more memory than one that has played a few."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psutil
import pytest

from .running import Person, Server, play_seat

ROUNDS, WARM, TABLES = 14, 4, 12
MOST_GROWTH = 8 * 2**20


@pytest.mark.soak
def test_memory_stays_flat_while_games_come_and_go(data: Path) -> None:
    """More games than are kept in memory, each with people who come, play to the end and go."""
    with Server(data, ISTHMOS_CACHED_GAMES=str(TABLES)) as server:
        ann = Person(server, "Ann")
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        sizes = []
        for round_ in range(ROUNDS):
            games = [ann.lay("peloponnes", ["me"] * 3, start=True)["game"] for _ in range(TABLES)]

            async def play(games: list[str] = games, round_: int = round_) -> None:
                await asyncio.gather(*(play_seat(ann, game, round_ * TABLES + n, 9) for n, game in enumerate(games)))

            asyncio.run(play())
            sizes.append(process.memory_info().rss)
        print("\nMiB after each round:", [size // 2**20 for size in sizes])
        assert sizes[-1] - sizes[WARM] < MOST_GROWTH
