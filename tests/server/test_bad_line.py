"""Whole games over a line that breaks: they come to their end, and every move is there once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .bad_line import TROUBLES, BadLine
from .history import faults, read_histories, read_logs
from .players import Player
from .running import Person, Server, table_of


def games_over_a_bad_line(server: Server, title: str, games: int, seed: int, folder: Path) -> dict[str, int]:
    tables = [table_of(server, title, 3) for _ in range(games)]

    async def play() -> dict[str, int]:
        async with BadLine(server.port, seed) as line:
            await asyncio.gather(*(play_one(game, people, line.port) for game, people in tables))
            return line.troubles

    async def play_one(game: str, people: list[Person], port: int) -> None:
        players = [Player(person, game, seed + number, folder) for number, person in enumerate(people)]
        ends = await asyncio.wait_for(asyncio.gather(*(player.play(port) for player in players)), 240)
        whole = people[0].get(f"/api/games/{game}")
        for player, end in zip(players, ends, strict=True):
            assert end["scores"] == whole["scores"]
            assert [row["seq"] for row in player.log] == [row["seq"] for row in whole["log"]], (
                "a line of the log is missing"
            )

    troubles = asyncio.run(play())
    assert faults(read_histories(folder), read_logs(server.data)) == []
    return troubles


def test_a_game_over_a_bad_line_comes_to_the_same_end(server: Server, tmp_path: Path) -> None:
    """lichess-org/lila#5921, boardgameio/boardgame.io#370, freeboardgames/FreeBoardGames.org#551: message loss,
    duplicates and short disconnections."""
    troubles = games_over_a_bad_line(server, "peloponnes", 4, 7, tmp_path)
    assert sum(troubles.values()) > 40, "the line was not bad"


@pytest.mark.soak
@pytest.mark.parametrize("title", ["peloponnes", "perikles"])
def test_many_games_over_a_bad_line(server: Server, tmp_path: Path, title: str) -> None:
    assert set(games_over_a_bad_line(server, title, 12, 11, tmp_path)) == set(TROUBLES)
