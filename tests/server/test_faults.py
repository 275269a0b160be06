"""What goes wrong around the server: moves are refused with a sentence, nothing acknowledged is lost, and when it is
over play goes on by itself. Nobody has to be told, nothing has to be started again."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psutil
import pytest

from isthmos.server.operation.config import Config
from isthmos.server.store.sqlite import SqliteStore

from .history import EVENTS, faults, logs_from, read_histories, read_logs
from .players import PAUSE, Evening
from .running import Person, Postgres, Server

resource = pytest.importorskip("resource", reason="limits of a process are known to Unix only")
TABLES = 6
SOON = 5.0
"""Seconds from the end of a fault to the first move that is accepted again."""
REFUSALS = ("cannot be written now; nothing was changed", "cannot be read now", "not known yet whether this was kept")
PAGE = 4096


def nothing() -> None: ...


async def play_through(
    evening: Evening, begin: Callable[[], None], end: Callable[[], None], again: Callable[[], None] = nothing
) -> float:
    """People play on all the time. Seconds from the end of the fault until a move is accepted."""
    await evening.fill(TABLES)
    await evening.accepted_after(time.monotonic())
    await asyncio.to_thread(begin)
    deadline = time.monotonic() + 60
    while not evening.not_now:
        assert time.monotonic() < deadline, "nobody is refused"
        await asyncio.to_thread(again)
        await evening.fill(TABLES)
        await asyncio.sleep(PAUSE)
    await asyncio.to_thread(end)
    ended = time.monotonic()
    took = await evening.accepted_after(ended) - ended
    await evening.settle()
    return took


def must_be_through(evening: Evening, took: float) -> None:
    assert took < SOON
    for sentence in evening.not_now:
        assert any(refusal in sentence for refusal in REFUSALS), sentence
    assert "Traceback" not in evening.server.log.read_text()


def check_sqlite(evening: Evening, data: Path) -> None:
    assert faults(read_histories(evening.folder), read_logs(data)) == []


# --- the disk -------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_file_that_cannot_grow_stops_moves_and_nothing_else(data: Path, tmp_path: Path) -> None:
    with Server(data) as server:
        assert server.process is not None
        process, evening = server.process.pid, Evening(server, tmp_path / "histories")
        _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)

        def begin() -> None:
            size = (data / "isthmos.db-wal").stat().st_size
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size + PAGE, most))

        def end() -> None:
            seen = evening.ann.get(f"/api/games/{evening.players[0].game}")
            assert seen["seq"] >= evening.players[0].seq, "reading goes on"
            resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))

        took = asyncio.run(play_through(evening, begin, end))
        must_be_through(evening, took)
        check_sqlite(evening, data)


def make_immutable(paths: list[Path], is_so: bool) -> bool:
    """As a disk that the system has made read-only: also whoever has a file open cannot write to it any more."""
    return subprocess.run(["chattr", "+i" if is_so else "-i", *map(str, paths)], capture_output=True).returncode == 0


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    probe = tmp_path / "probe"
    probe.touch()
    can = sys.platform == "linux" and make_immutable([probe], True)
    if not can or not make_immutable([probe], False):
        pytest.skip("to make files read-only under a server that has them open, chattr +i must be allowed here")
    data = tmp_path / "data"
    yield data
    make_immutable([data, *data.iterdir()], False)


def test_a_disk_that_becomes_read_only_stops_moves_and_nothing_else(read_only: Path, tmp_path: Path) -> None:
    with Server(read_only) as server:
        evening = Evening(server, tmp_path / "histories")
        # not -shm: that is memory, and on a disk gone read-only it stays writable where it has its place already
        paths = [read_only / "isthmos.db", read_only / "isthmos.db-wal", read_only]

        def begin() -> None:
            assert make_immutable(paths, True)

        def end() -> None:
            seen = evening.ann.get(f"/api/games/{evening.players[0].game}")
            assert seen["seq"] >= evening.players[0].seq, "reading goes on"
            assert httpx.get(f"{server.address}/healthz").status_code == 503
            assert make_immutable(paths, False)

        took = asyncio.run(play_through(evening, begin, end))
        must_be_through(evening, took)
        check_sqlite(evening, read_only)


def test_a_server_does_not_start_on_a_disk_that_is_read_only_and_says_so(read_only: Path) -> None:
    read_only.mkdir()
    assert make_immutable([read_only], True)
    server = Server(read_only)
    with pytest.raises(AssertionError, match="the database cannot be opened"):
        server.start()
    assert "Traceback" not in server.log.read_text()


def own_disk() -> bool:
    """Whether this machine lets a process have a small disk of its own."""
    command = ["unshare", "-Urm", "sh", "-c", "mount -t tmpfs -o size=1m none /tmp"]
    try:
        return subprocess.run(command, capture_output=True, timeout=20).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


class SmallDisk(Server):
    """A server that sees a disk of 90 MiB in its data directory."""

    options = "size=90m"

    def command(self) -> list[str]:
        mount = f'mount -t tmpfs -o {self.options} none {self.data} && exec "$0" "$@"'
        return ["unshare", "-Urm", "sh", "-c", mount, *super().command()]

    def inside(self) -> Path:
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}/root{self.data}")


def copied(inside: Path, to: Path) -> Path:
    """SQLite does not look into the disks of others. Nobody writes meanwhile."""
    to.mkdir()
    for name in ("isthmos.db", "isthmos.db-wal"):
        shutil.copyfile(inside / name, to / name)
    return to


needs_own_disk = pytest.mark.skipif(
    sys.platform != "linux" or not own_disk(), reason="needs a mount namespace of one's own"
)


def fill(file: Path) -> None:
    """To the last byte."""
    with file.open("ab", buffering=0) as filler:
        for size in (2**20, 4096, 1):
            with contextlib.suppress(OSError):
                while filler.write(os.urandom(size)) == size:
                    pass


@needs_own_disk
def test_a_full_disk_gives_up_the_reserve_then_refuses_and_recovers(data: Path, tmp_path: Path) -> None:
    data.mkdir()
    server = SmallDisk(data)
    with server:
        evening, inside = Evening(server, tmp_path / "histories"), server.inside()
        assert (inside / "isthmos.ballast").exists()

        def begin() -> None:
            fill(inside / "filler")

        def end() -> None:
            assert httpx.get(f"{server.address}/readyz").status_code == 200
            (inside / "filler").unlink()

        took = asyncio.run(play_through(evening, begin, end, begin))
        must_be_through(evening, took)
        check_sqlite(evening, copied(inside, tmp_path / "copy"))
        assert "the disk is full" in server.log.read_text()


class NoInodes(SmallDisk):
    options = "size=90m,nr_inodes=32"


def use_up_inodes(folder: Path) -> list[Path]:
    made: list[Path] = []
    with contextlib.suppress(OSError):
        while True:
            made.append(folder / f"empty {len(made)}")
            made[-1].touch()
    return made[:-1]


@needs_own_disk
def test_a_disk_without_room_for_new_files_stops_nothing(data: Path, tmp_path: Path) -> None:
    """The server needs none. It cannot lay its reserve again, and that is no reason to be unwell."""
    data.mkdir()
    server = NoInodes(data)
    with server:
        evening, inside = Evening(server, tmp_path / "histories"), server.inside()
        (inside / "isthmos.ballast").unlink()
        made = use_up_inodes(inside)
        assert made

        async def play() -> float:
            await evening.fill(TABLES)
            began = time.monotonic()
            took = await evening.accepted_after(began) - began
            await evening.settle()
            return took

        assert asyncio.run(play()) < SOON
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        check_sqlite(evening, copied(inside, tmp_path / "copy"))
        assert "Traceback" not in server.log.read_text()


def test_a_reserve_that_cannot_be_laid_is_no_fault_and_half_of_it_is_none(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async def story() -> tuple[bool, bool]:
        store = SqliteStore(data / "isthmos.db")
        await store.open()
        store.ballast.unlink()
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", fail)
            await store.tend()
            while_full = store.ballast.exists()
        await store.tend()
        await store.close()
        return while_full, store.ballast.exists()

    assert asyncio.run(story()) == (False, True)


# --- the database ---------------------------------------------------------------------------------


def spoil(file: Path, is_spoiled: bool, kept: bytearray) -> None:
    """Every page but the first, and back again."""
    with file.open("r+b", buffering=0) as opened:
        opened.seek(PAGE)
        if is_spoiled:
            kept[:] = opened.read()
            opened.seek(PAGE)
        opened.write(os.urandom(len(kept)) if is_spoiled else kept)


def test_a_database_damaged_while_it_is_used_is_told_and_play_goes_on_when_it_is_whole(
    data: Path, tmp_path: Path
) -> None:
    """Games that cannot be read are not taken for damaged themselves: none of them goes into quarantine."""
    server = Server(data, ISTHMOS_CACHED_GAMES="2")
    with server:
        ann = Person(server, "Ann")
        stored = [ann.lay("peloponnes", ["me"] * 4, start=True)["game"] for _ in range(20)]
        server.stop()
        server.start()
        evening, kept = Evening(server, tmp_path / "histories"), bytearray()

        def begin() -> None:
            spoil(data / "isthmos.db", True, kept)
            refused = [ann.http.get(f"/api/games/{game}") for game in stored]
            assert {answer.status_code for answer in refused} <= {200, 503}
            assert any("cannot be read now" in answer.json().get("sentence", "") for answer in refused)

        def end() -> None:
            spoil(data / "isthmos.db", False, kept)

        async def play() -> float:
            await evening.fill(TABLES)
            await evening.accepted_after(time.monotonic())
            await asyncio.to_thread(begin)
            await asyncio.to_thread(end)
            ended = time.monotonic()
            took = await evening.accepted_after(ended) - ended
            await evening.settle()
            return took

        must_be_through(evening, asyncio.run(play()))
        check_sqlite(evening, data)
        for game in stored:
            assert ann.get(f"/api/games/{game}")["status"] == "running"


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.inner.cleanup()


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_postgresql_restarted_under_load_loses_nothing(postgres: Postgres, tmp_path: Path, how: str) -> None:
    first, second = (Server(tmp_path / name, 1, postgres.url()) for name in ("a", "b"))
    with first, second:
        evening = Evening(first, tmp_path / "histories", "a", "b")
        evening.ports = (first.port, second.port)
        took = asyncio.run(play_through(evening, lambda: postgres.stop(how), postgres.start))
        must_be_through(evening, took)
        assert "Traceback" not in second.log.read_text()
        rows = asyncio.run(postgres.rows(EVENTS))
        assert faults(read_histories(evening.folder), logs_from(rows)) == []


# --- other processes ------------------------------------------------------------------------------


def bots_of(server: Server) -> list[psutil.Process]:
    assert server.process is not None
    found = psutil.Process(server.process.pid).children(recursive=True)
    alive = [process for process in found if process.status() != psutil.STATUS_ZOMBIE]
    return [process for process in alive if "spawn_main" in " ".join(process.cmdline())]


def test_killed_bots_are_replaced_and_their_games_go_on(data: Path, tmp_path: Path) -> None:
    with Server(data, ISTHMOS_BOT_PAUSE="0.05") as server:
        ann = Person(server, "Ann")
        games = [ann.lay("peloponnes", ["bot:random"] * 4, start=True)["game"] for _ in range(4)]
        evening, took = Evening(server, tmp_path / "histories"), list[float]()

        def seqs() -> list[int]:
            return [ann.get(f"/api/games/{game}")["seq"] for game in games]

        def kill_and_wait() -> None:
            for process in bots_of(server):
                process.send_signal(signal.SIGKILL)
            before, began = seqs(), time.monotonic()
            while not all(now > then for now, then in zip(seqs(), before, strict=True)):
                assert time.monotonic() < began + 30, "bots stay away"
                time.sleep(PAUSE)
            took.append(time.monotonic() - began)

        async def play() -> None:
            await evening.fill(TABLES)
            for _ in range(3):
                await asyncio.to_thread(kill_and_wait)
            await evening.settle()

        asyncio.run(play())
        assert min(took) < SOON, "at the third try at the latest: the machine may be busy"
        assert len(bots_of(server)) <= Config(data=data).bot_processes
        check_sqlite(evening, data)
        assert evening.not_now == [], "people notice nothing"


def test_a_second_server_on_one_data_folder_is_refused_and_the_first_plays_on(data: Path, tmp_path: Path) -> None:
    """Also by another name of the folder."""
    with Server(data) as server:
        evening = Evening(server, tmp_path / "histories")
        (tmp_path / "another name").symlink_to(data)

        def start_others() -> None:
            for folder in (data, tmp_path / "another name"):
                with pytest.raises(AssertionError, match="another isthmos server uses"):
                    Server(folder).start()

        async def play() -> None:
            await evening.fill(TABLES)
            began = time.monotonic()
            await asyncio.to_thread(start_others)
            await evening.accepted_after(began)
            await evening.settle()

        asyncio.run(play())
        assert evening.not_now == []
        check_sqlite(evening, data)
