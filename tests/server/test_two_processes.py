"""Two servers on one PostgreSQL, with bad lines everywhere: every move is kept once, in order, and nobody is told
anything else."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

from isthmos.server.operation.config import Config
from isthmos.server.people import people
from isthmos.server.store import postgres as postgres_store
from isthmos.server.store import queries
from isthmos.server.store.postgres import PostgresStore
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Ack, Live
from isthmos.server.wire.refusals import NotNow

from .bad_line import OF_A_DATABASE, SILENT, TROUBLES, TWICE, UNANSWERED, BadLine
from .history import EVENTS, faults, logs_from, read_histories
from .players import Evening
from .running import Postgres, Server, answered_by
from .test_acknowledging import first_answer, table_for_two

TABLES = 12
DEVICES = ("a", "b")
SOON = 5.0


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.inner.cleanup()


class Pair(NamedTuple):
    """Two servers, and the lines by which they reach their database."""

    first: Server
    second: Server
    lines: list[BadLine]


@contextlib.asynccontextmanager
async def two_servers(postgres: Postgres, folder: Path, longest: int) -> AsyncIterator[Pair]:
    """The lines to the database are good until somebody says otherwise."""
    lines = [BadLine(postgres.socket, seed, OF_A_DATABASE, longest=longest) for seed in (1, 2)]
    async with lines[0] as one, lines[1] as two:
        one.is_bad = two.is_bad = False
        first = Server(folder / "a", database=postgres.address(one.port))
        second = Server(folder / "b", database=postgres.address(two.port))
        await asyncio.gather(asyncio.to_thread(first.start), asyncio.to_thread(second.start))
        try:
            yield Pair(first, second, lines)
        finally:
            one.is_bad = two.is_bad = False
            await asyncio.gather(asyncio.to_thread(first.stop), asyncio.to_thread(second.stop))


# --- one at a time --------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def house_behind(postgres: Postgres, folder: Path, trouble: str) -> AsyncIterator[tuple[House, BadLine]]:
    """In this process, so that it is known what is written when. From now on every line has the trouble."""
    async with BadLine(postgres.socket, 1, (trouble,)) as line:
        line.is_bad, line.most_commits = False, 1
        store = PostgresStore(postgres.address(line.port))
        house = House(Config(data=folder), store)
        await store.open()
        yield house, line
        await asyncio.gather(*house.tasks, return_exceptions=True)
        await store.close()


async def become(house: House, line: BadLine, is_bad: bool) -> None:
    line.is_bad = is_bad
    await cast(PostgresStore, house.store).engine.dispose()


async def one_move(house: House, live: Live) -> Ack:
    person, seq, text = first_answer(live)
    return await answered_by(house, live, person, seq, f"c{seq}", text)


def test_a_commit_whose_answer_was_lost_is_looked_up_by_its_command(postgres: Postgres, tmp_path: Path) -> None:
    async def story() -> tuple[int, int]:
        async with house_behind(postgres, tmp_path, UNANSWERED) as (house, line):
            live = await table_for_two(house)
            await become(house, line, True)
            ack = await one_move(house, live)
            assert line.troubles[UNANSWERED] > 0
            return ack.seq, (await postgres.rows("SELECT max(seq) AS most FROM event"))[0]["most"]

    acknowledged, kept = asyncio.run(story())
    assert acknowledged == kept


def test_what_was_written_with_a_commit_whose_answer_was_lost_is_not_written_again(
    postgres: Postgres, tmp_path: Path
) -> None:
    """A line of talk has no number of its own that would forbid a second one."""

    async def story() -> tuple[Any, int]:
        async with house_behind(postgres, tmp_path, UNANSWERED) as (house, line):
            live = await table_for_two(house)
            who, _ = await people.new_guest(house, "Ann", "")
            await become(house, line, True)
            talk = house.writing(lambda connection: queries.add_chat(connection, live.id, who.person, "well", 0.0))
            found = await asyncio.gather(talk, one_move(house, live), return_exceptions=True)
            return found, len(await postgres.rows("SELECT * FROM chat"))

    (talk, move), lines = asyncio.run(story())
    assert isinstance(move, Ack)
    assert isinstance(talk, NotNow)
    assert "not known" in str(talk)
    assert lines == 1


def test_a_database_that_falls_silent_is_given_up_and_found_again(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No line is cut: nothing comes any more. Whoever moves is refused before long, and plays on when it is over."""
    monkeypatch.setattr(postgres_store, "LONGEST_SILENCE", 0.5)

    async def story() -> tuple[str, float, float, int, int]:
        async with house_behind(postgres, tmp_path, SILENT) as (house, line):
            live = await table_for_two(house)
            line.silence()
            began = time.monotonic()
            with pytest.raises(NotNow) as refused:
                await one_move(house, live)
            refused_after = time.monotonic() - began
            line.is_bad, began = False, time.monotonic()
            fresh = await house.open(live.id)
            ack = await one_move(house, fresh)
            rows = await postgres.rows("SELECT max(seq) AS most FROM event")
            return str(refused.value), refused_after, time.monotonic() - began, ack.seq, rows[0]["most"]

    sentence, refused_after, back_after, acknowledged, kept = asyncio.run(story())
    assert "Try again" in sentence
    assert refused_after < 10 * 0.5
    assert back_after < SOON
    assert acknowledged == kept


# --- all together ---------------------------------------------------------------------------------


async def play(postgres: Postgres, folder: Path, moves: int, longest: int) -> tuple[Evening, dict[str, int]]:
    """All lines are bad; the same person plays on two devices, each by whichever server it finds."""
    async with two_servers(postgres, folder, longest) as (first, second, lines):
        near = BadLine(first.port, 3, (*TROUBLES, TWICE), second.port, 4 * longest)
        far = BadLine(second.port, 4, (*TROUBLES, TWICE), first.port, 4 * longest)
        evening = await asyncio.to_thread(Evening, first, folder / "histories", *DEVICES)
        async with near, far:
            evening.ports = (near.port, far.port)
            for line in lines:
                line.is_bad = True
            while evening.moves() < moves:
                await evening.fill(TABLES)
                await asyncio.sleep(0.05)
            await evening.settle()
        met: dict[str, int] = {}
        for line in (*lines, near, far):
            for trouble, times in line.troubles.items():
                met[trouble] = met.get(trouble, 0) + times
    return evening, met


@pytest.mark.parametrize(
    ("moves", "longest"), [(1_000, 25_000), pytest.param(100_000, 200_000, marks=pytest.mark.soak)]
)
def test_two_servers_behind_bad_lines_keep_every_move_once(
    postgres: Postgres, tmp_path: Path, moves: int, longest: int
) -> None:
    """lichess-org/lila#5921: message loss, duplicate delivery and a failed write together."""
    evening, met = asyncio.run(play(postgres, tmp_path, moves, longest))
    lines, rows = read_histories(tmp_path / "histories"), asyncio.run(postgres.rows(EVENTS))
    print(f"{evening.moves()} moves, troubles {met}")
    assert faults(lines, logs_from(rows)) == []
    assert min(met.get(trouble, 0) for trouble in (UNANSWERED, TWICE, "answer lost")) > 0
    assert "Traceback" not in (tmp_path / "a.log").read_text() + (tmp_path / "b.log").read_text()
