"""The load test itself: it carries games to their end, and notices what does not arrive."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from isthmos.server.loadtest import SEATS, Game, Player, ServerProcess, after, measure


@pytest.mark.parametrize("every", [0, 0.2])
def test_everybody_hears_of_every_move(tmp_path: Path, every: float) -> None:
    server = ServerProcess(tmp_path / "data")
    try:
        load = measure(server, "peloponnes", 2, 2, every)
    finally:
        server.stop()
    assert load.moves > 0
    assert load.missed == 0
    assert load.frames >= SEATS * load.moves


def test_where_the_time_is_shorter_than_the_pace_only_some_games_move(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    try:
        load = measure(server, "peloponnes", 20, 1, 10)
    finally:
        server.stop()
    assert load.moves < 10
    assert load.seconds < 5


def test_games_that_have_met_part_again() -> None:
    """A pause of the machine that made them meet would count again at every lap, otherwise."""
    moments = [after(5.0, 100.0) for _ in range(100)]
    assert min(moments) >= 104.5
    assert max(moments) <= 105.5
    assert max(moments) - min(moments) > 0.5


def test_a_position_that_never_came_is_counted() -> None:
    player = Player(cast(Any, None), 1)
    for seq in (3, 4, 7):
        player.note(b'{"type":"position","game":"g","seq":%d,"status":"running"}' % seq)
    assert player.missed == 2
    assert player.to_answer is None


def test_only_who_is_asked_answers() -> None:
    player = Player(cast(Any, None), 1)
    player.note(b'{"type":"position","seq":9,"view":{},"choices":[{"number":1,"answers":["pass"]}]}')
    assert player.to_answer == (9, "pass")


def test_nothing_of_one_game_is_played_in_the_next() -> None:
    """The numbers of two games begin alike: an answer to the first position of one would fit the other's."""

    async def play() -> tuple[list[bool], list[tuple[int, str] | None]]:
        game = Game(cast(Any, None), 1)
        for player in game.players:
            player.seen, player.to_answer = 6, (6, "bid market 3")
        await game.close()
        kept = [player.to_answer for player in game.players]
        game.expect(1)
        heard = []
        for player in game.players:
            player.note(b'{"type":"position","game":"g","seq":6,"status":"running"}')
            game.look()
            heard.append(game.heard.done())
        return heard, kept

    assert asyncio.run(play()) == ([False] * (SEATS - 1) + [True], [None] * SEATS)
