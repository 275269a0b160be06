"""The recorded games of Perikles show what a set of them should: players, options, ends, special tiles."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, cast

import pytest

from isthmos.core import record as records
from isthmos.core.record import Record, Replay
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import CITIES
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.title import TITLE, shipped_content

GOLDEN = Path(__file__).parents[2] / "golden"


class Played(NamedTuple):
    record: Record
    board: Board
    facts: list[tuple[int, ...]]


def played(path: Path) -> Played:
    record = records.load(path.read_bytes(), {TITLE.id: TITLE})
    again, found = Replay(TITLE, record), []
    for _ in record.answers:
        again.state.facts = []
        again.step()
        found += again.state.facts
    return Played(record, cast(Board, again.state), found)


GAMES = [played(path) for path in sorted(GOLDEN.glob("perikles-*.game"))]


def test_every_number_of_players_is_recorded() -> None:
    assert {game.record.seats for game in GAMES} == {3, 4, 5}


def test_every_option_is_recorded_at_its_alternative() -> None:
    alternatives = {option.id: option.values[-1] for option in TITLE.options()}
    assert alternatives in [game.record.options for game in GAMES]


@pytest.mark.parametrize("last_round", [1, 2])
def test_four_defeats_end_a_game_early_and_are_scored(last_round: int) -> None:
    """PER-T3, PER-F1, PER-F2: leaders of the last round are statues, and those of the beaten city are worth nothing."""
    early = [game for game in GAMES if game.board.round == last_round]
    assert early
    for game in early:
        content = game.board.rules.content
        assert any(game.board.defeats[city] == content.early_end_defeats for city in content.early_end_cities)
        assert sum(game.board.statues) == sum(row[0] == facts.STATUE_RAISED for row in game.facts)
        assert [points(game, seat) for seat in range(game.board.seats)] == game.record.scores


def points(game: Played, seat: int) -> int:
    """A score counted from what happened: cubes in the cities, locations won, statues at what they are worth."""
    board = game.board
    cubes = sum(board.column_cubes(seat, city) for city in range(CITIES))
    content = board.rules.content
    won = [content.locations[row[2]].points for row in game.facts if row[:2] == (facts.LOCATION_WON, seat)]
    raised = [row[2] for row in game.facts if row[:2] == (facts.STATUE_RAISED, seat)]
    defeats = [row[2] for row in game.facts if row[0] == facts.DEFEAT]
    boxes = [(*content.cities[city].boxes, 0)[defeats.count(city)] for city in raised]
    return cubes + sum(won) + sum(boxes)


def test_every_score_is_what_the_log_says() -> None:
    """PER-F1."""
    for game in GAMES:
        assert [points(game, seat) for seat in range(game.board.seats)] == game.record.scores


def test_persian_leaders_win_a_location_together() -> None:
    """PER-P4."""
    shared = [
        row[2]
        for game in GAMES
        for row in game.facts
        if row[0] == facts.LOCATION_WON and sum(row[2] in won for won in game.board.won) > 1
    ]
    assert shared


def test_every_special_tile_is_played_somewhere() -> None:
    """PER-C4."""
    tiles = {row[2] for game in GAMES for row in game.facts if row[0] == facts.SPECIAL_PLAYED}
    assert tiles == {special.number for special in shipped_content().specials}
