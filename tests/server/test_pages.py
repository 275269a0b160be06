"""What a move costs the disk: a commit writes every page it touches, and the keeper looks every second."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from isthmos.server.store import queries
from isthmos.server.store.appends import Append
from isthmos.server.store.sqlite import SqliteStore
from isthmos.table.events import Event, Paused

from .test_store import GAME, SEAT, opened

GAMES = 400
FRAME = 4096 + 24
"""Bytes of a page in the write-ahead log."""
MOST_PAGES = 4
"""The log, its two indexes, and the game."""
Query = Callable[[Connection], Any]


async def with_games(data: Path, **of_game: object) -> SqliteStore:
    """A store with so many games that each has pages of its own."""
    store = await opened(data)

    def lay(connection: Connection) -> None:
        for number in range(GAMES):
            row = {**GAME, "id": f"game {number:04}", "secret": b"s" * 32, "salt": b"s" * 32, **of_game}
            queries.add_game(connection, row, [{**SEAT, "game": row["id"]}], [moved(1)])

    await store.write(lay)
    return store


def moved(seq: int) -> Event:
    return Event(seq, f"command {seq}", 0, Paused(), 1000.0 + seq)


def pages_written(file: Path) -> int:
    return file.with_name(file.name + "-wal").stat().st_size // FRAME


def pages_of_moves(data: Path, deadline: float = 0.0, **of_game: object) -> list[int]:
    """How many pages each of some moves wrote, each in another game."""

    async def play() -> list[int]:
        store = await with_games(data, **of_game)
        with sqlite3.connect(store.file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = [0]
        for number in range(0, GAMES, 25):
            await store.write(Append(f"game {number:04}", [moved(2)], None, 1, deadline and deadline + number))
            pages.append(pages_written(store.file))
        await store.close()
        return [after - before for before, after in pairwise(pages)]

    return asyncio.run(play())


def test_a_move_writes_the_log_and_the_game_and_no_more(data: Path) -> None:
    pages = pages_of_moves(data)
    assert sum(pages) / len(pages) < MOST_PAGES + 0.5, pages


def test_only_a_game_with_a_clock_or_in_the_lobby_is_in_their_indexes(data: Path) -> None:
    """The counting counts: with both there is more to write."""
    pages = pages_of_moves(data, deadline=5000.0, listed=True)
    assert sum(pages) / len(pages) > MOST_PAGES + 1, pages


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (lambda connection: queries.overdue(connection, 1.0), "ix_game_deadline"),
        (lambda connection: queries.away(connection, 1.0), "ix_seat_gone"),
        (queries.bots_to_move, "ix_game_status"),
        (queries.listed_games, "ix_game_changed"),
    ],
    ids=["overdue", "away", "bots_to_move", "listed_games"],
)
def test_what_is_asked_again_and_again_reads_its_index(data: Path, query: Query, index: str) -> None:
    """Never all games ever played, or all of their seats."""

    async def plans() -> list[str]:
        store = await with_games(data)
        found: list[str] = []

        def explain(connection: Connection) -> None:
            said: list[tuple[str, Any]] = []

            @event.listens_for(connection, "before_cursor_execute")
            def note(_c: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
                said.append((statement, parameters))

            query(connection)
            event.remove(connection, "before_cursor_execute", note)
            for statement, parameters in said:
                rows = connection.exec_driver_sql("EXPLAIN QUERY PLAN " + statement, parameters)
                found.extend(row[-1] for row in rows)

        await store.read(explain)
        await store.close()
        return found

    steps = asyncio.run(plans())
    assert any(index in step for step in steps), steps
    assert not [step for step in steps if step.startswith("SCAN") and index not in step], steps
