"""The power is cut at any moment: every acknowledged move is there, none is half there."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

from isthmos.games.catalogue import TITLES
from isthmos.server import queries, store
from isthmos.server.config import Config
from isthmos.server.house import House, Live
from isthmos.server.store import SqliteStore
from isthmos.table.events import Event, Setup, read_event
from isthmos.table.sitting import Sitting

from .power import AfterCut, Delete, Disk, Driver, Sync

TABLES = 4
SHARE = 0.2
"""Of the writes before which a torn cut is tried; before every sync one is."""
Acks = list[tuple[int, str, str]]
"""After how many steps of the disk which command of which game was acknowledged."""


class Evening:
    """A few tables are played on a recorded disk."""

    def __init__(self, folder: Path, moves: int) -> None:
        self.file = folder / "isthmos.db"
        self.disk = Disk(f"recorded {folder}")
        self.moves = moves
        self.acks: Acks = []

    def engine(self, url: str, **_: Any) -> sqlalchemy.Engine:
        return sqlalchemy.create_engine(
            "sqlite://", creator=lambda: Driver(self.file, self.disk), poolclass=sqlalchemy.NullPool
        )

    async def play(self) -> None:
        opened = SqliteStore(self.file)
        await opened.open()
        house = House(Config(data=self.file.parent), opened)
        lives = [await self.lay(house) for _ in range(TABLES)]
        await asyncio.gather(*(self.play_one(house, live, number) for number, live in enumerate(lives)))
        await opened.close()

    async def lay(self, house: House) -> Live:
        setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, 2, "", "p0")
        sit = [lambda sitting, key, at, n=n: sitting.sit(n, f"p{n}", "", key, at) for n in range(2)]
        game, _ = await house.lay(setup, "", "p0", sit)  # type: ignore[arg-type]
        self.acks.append((len(self.disk.steps), game, "lay"))
        live = await house.open(game)
        await house.act(live, "start", lambda sitting, key, at: sitting.start(key, at))
        return live

    async def play_one(self, house: House, live: Live, seed: int) -> None:
        choice = random.Random(seed)
        for number in range(self.moves):
            if live.sitting.asked() < 0:
                live = await self.lay(house)
            sitting = live.sitting
            state = sitting.playing().state
            text = sitting.title.write(state, choice.choice(state.moves()))
            person = f"p{sitting.asked()}"
            await house.answer(live, person, sitting.seq, str(number), text)
            self.acks.append((len(self.disk.steps), live.id, f"{person} {number}"))


def rows_after(files: dict[str, bytes], folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """What SQLite finds when the power is back: every game with its log."""
    for name in ("isthmos.db", "isthmos.db-wal", "isthmos.db-shm"):
        (folder / name).unlink(missing_ok=True)
        if name in files and not name.endswith("-shm"):
            (folder / name).write_bytes(files[name])
    connection = sqlite3.connect(folder / "isthmos.db")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    try:
        rows = connection.execute(
            "SELECT game, seq, command, seat, payload, at FROM event ORDER BY game, seq"
        ).fetchall()
        seqs = dict(connection.execute("SELECT id, seq FROM game").fetchall())
    except sqlite3.OperationalError:
        return {}  # before the tables were made
    finally:
        connection.close()
    found: dict[str, list[tuple[Any, ...]]] = {game: [] for game in seqs}
    for game, *event in rows:
        found[game].append(tuple(event))
    for game, events in found.items():
        assert [event[0] for event in events] == list(range(1, seqs[game] + 1)), "half a command was kept"
    return found


def lost(evening: Evening, at: int, found: dict[str, list[tuple[Any, ...]]]) -> list[str]:
    """Commands that were acknowledged before a step and are not there."""
    kept = {(game, event[1]) for game, events in found.items() for event in events}
    return [command for when, game, command in evening.acks if when <= at and (game, command) not in kept]


def cuts(evening: Evening, folder: Path, torn: random.Random | None) -> tuple[int, int]:
    """How many cuts were tried, and how many of them lost something. Without torn writes only a sync makes a change."""
    left, losing, found = AfterCut(), 0, rows_after({}, folder)
    for at, step in enumerate(evening.disk.steps):
        if torn is not None and (isinstance(step, Sync) or torn.random() < SHARE):
            found = rows_after(left.files(torn), folder)
        losing += bool(lost(evening, at, found))
        left.take(step)
        if isinstance(step, Sync | Delete):
            found = rows_after(left.files(), folder)
    return len(evening.disk.steps), losing


def played(folder: Path, moves: int, monkeypatch: pytest.MonkeyPatch) -> Evening:
    evening = Evening(folder, moves)
    monkeypatch.setattr(store, "create_engine", evening.engine)
    monkeypatch.setattr(store, "CHECKPOINT", 50)  # or such a short evening would have none
    asyncio.run(evening.play())
    return evening


@pytest.mark.parametrize("moves", [12, pytest.param(100, marks=pytest.mark.soak)])
def test_no_power_cut_loses_an_acknowledged_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    evening = played(tmp_path, moves, monkeypatch)
    (tmp_path / "after").mkdir()
    assert len(evening.acks) >= TABLES * (moves + 1)
    first, last = evening.acks[0][0], evening.acks[-1][0]
    assert evening.disk.steps[first:last].count(Sync("isthmos.db")) >= 2, "no checkpoint in the middle of play"
    tried, losing = cuts(evening, tmp_path / "after", None)
    assert (tried > 100, losing) == (True, 0)
    tried, losing = cuts(evening, tmp_path / "after", random.Random(moves))
    assert losing == 0


def test_the_recorded_disk_would_show_a_missing_sync(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is worth something: with synchronous=NORMAL most cuts lose moves."""
    relaxed = Driver.execute

    def execute(self: Driver, sql: str, values: Any = ()) -> Any:
        return relaxed(self, sql.replace("synchronous=FULL", "synchronous=NORMAL"), values)

    monkeypatch.setattr(Driver, "execute", execute)
    evening = played(tmp_path, 12, monkeypatch)
    (tmp_path / "after").mkdir()
    tried, losing = cuts(evening, tmp_path / "after", None)
    assert losing > tried / 4


def test_what_a_power_cut_leaves_can_be_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every log that is left folds into a sitting."""
    evening = played(tmp_path, 12, monkeypatch)
    (tmp_path / "after").mkdir()
    left, folded = AfterCut(), 0
    secrets = {row["id"]: row for row in rows_of(evening.file)}
    for at, step in enumerate(evening.disk.steps):
        left.take(step)
        if at % 10 == 0:
            for game, rows in rows_after(left.files(), tmp_path / "after").items():
                events: list[Event] = [read_event(*row) for row in rows]
                assert Sitting.opened(TITLES, secrets[game]["secret"], secrets[game]["salt"], events).seq == len(rows)
                folded += 1
    assert folded > 20


def rows_of(file: Path) -> list[queries.Row]:
    connection = sqlite3.connect(file)
    rows = connection.execute("SELECT id, secret, salt FROM game").fetchall()
    return [dict(zip(("id", "secret", "salt"), row, strict=True)) for row in rows]
