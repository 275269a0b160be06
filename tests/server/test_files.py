"""The files of a house: a restore that is cut short leaves the old one, and what is damaged is not begun anew."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from isthmos.cli.serving import make_ready
from isthmos.core.errors import IsthmosError
from isthmos.server import admin
from isthmos.server.operation.config import Config
from isthmos.server.store import files
from isthmos.server.store.sqlite import SqliteStore

resource = pytest.importorskip("resource", reason="limits of a process are known to Unix only")

PERSON = "INSERT INTO person (id, name, recovery, campaign, created) VALUES (?, ?, '{}', '', 0)"
STEPS = ("open", "sqlite3.connect", "os.link", "os.rename", "os.remove", "os.mkdir", "os.chmod", "shutil.copyfile")
"""What Python tells before it is done. Between them SQLite writes by itself."""


def house(folder: Path, *people: str) -> Path:
    """A house of people, the last of whom came just before the server was killed: only the log knows of them."""
    file = folder / "isthmos.db"

    async def make() -> None:
        store = SqliteStore(file)
        await store.open()
        await store.close()

    asyncio.run(make())
    (folder / "isthmos.ballast").unlink()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        for name in people[:-1]:
            connection.execute(PERSON, (name, name))
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute(PERSON, (people[-1], people[-1]))
        connection.commit()
        for ending in ("", "-wal"):
            shutil.copyfile(f"{file}{ending}", folder / f"kept{ending}")
    for ending in ("", "-wal"):
        (folder / f"kept{ending}").rename(f"{file}{ending}")
    return folder


def people_in(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [name for (name,) in connection.execute("SELECT name FROM person ORDER BY name")]


OLD, NEW = ["Ann", "Ben"], ["Cleo", "Dio"]


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An old house, and a backup of another."""
    folder = tmp_path_factory.mktemp("houses")
    house(folder / "old", *OLD)
    admin.backup(Config(house(folder / "other", *NEW)), folder / "backup.db")
    return folder


@pytest.fixture
def old(houses: Path, tmp_path: Path) -> Path:
    shutil.copytree(houses / "old", tmp_path / "data")
    return tmp_path / "data"


def in_child(work: Callable[[], object]) -> int:
    """In a process of its own: 1 when it was refused with a sentence, -9 when it was killed, else what came of it."""
    child = os.fork()
    if not child:
        code = 2
        try:
            code = int(bool(work())) * 3
        except IsthmosError:
            code = 1
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def at_step(number: int, folder: Path, fault: Callable[[], None]) -> list[str]:
    """Something happens before the step of that number, of those that touch a folder. The steps, as they are made."""
    seen: list[str] = []

    def look(event: str, args: tuple[object, ...]) -> None:
        if event in STEPS and str(folder) in repr(args):
            seen.append(event)
            if len(seen) == number:
                fault()

    sys.addaudithook(look)
    return seen


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def no_room() -> None:
    raise OSError(28, "No space left on device")


def is_whole(data: Path, finished: bool) -> None:
    """One of the two is in place with everyone, and nobody of the old one is lost."""
    files.refuse_damaged(data / "isthmos.db")
    found = people_in(data / "isthmos.db")
    assert found == NEW or (found == OLD and not finished)
    if found == NEW:
        assert people_in(data / "isthmos.db.before") == OLD


@pytest.mark.parametrize("fault", [die, no_room])
def test_a_restore_that_fails_at_any_step_leaves_the_old_house_in_place(
    houses: Path, tmp_path: Path, fault: Callable[[], None]
) -> None:
    codes = []
    for number in range(1, 100):
        data = tmp_path / str(number)
        shutil.copytree(houses / "old", data)

        def work(number: int = number, data: Path = data) -> bool:
            steps = at_step(number, data, fault)
            admin.restore(Config(data), houses / "backup.db")
            return len(steps) >= number

        codes.append(in_child(work))
        is_whole(data, codes[-1] in (0, 3))
        assert admin.restore(Config(data), houses / "backup.db").before is not None
        is_whole(data, True)
        if codes[-1] == 0:
            break
    assert len(codes) > 12
    assert set(codes[:-1]) <= ({-9} if fault is die else {1, 3})


@pytest.mark.parametrize("dies", [True, False], ids=["killed", "refused"])
def test_a_copy_that_fails_at_any_size_leaves_the_old_house_in_place(houses: Path, tmp_path: Path, dies: bool) -> None:
    """In the middle of what SQLite writes: the process is killed, or the disk is full."""
    size = (houses / "backup.db").stat().st_size
    for number, most in enumerate([0, 4_096, size // 2 // 4_096 * 4_096, size - 4_096]):
        data = tmp_path / str(number)
        shutil.copytree(houses / "old", data)

        def work(most: int = most, data: Path = data) -> None:
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL if dies else signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
            admin.restore(Config(data), houses / "backup.db")

        assert in_child(work) == (-signal.SIGXFSZ if dies else 1)
        assert people_in(data / "isthmos.db") == OLD
        assert dies or not (data / "isthmos.db.new").exists()
        admin.restore(Config(data), houses / "backup.db")
        is_whole(data, True)


def test_the_new_file_is_on_the_disk_before_it_takes_a_place_and_the_place_after(
    houses: Path, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut may keep the name and lose what it names."""
    done: list[str] = []

    def told(name: str, honest: Callable[..., None]) -> Callable[..., None]:
        def tell(*paths: Path) -> None:
            done.append(f"{name} {Path(paths[-1]).name}")
            honest(*paths)

        return tell

    monkeypatch.setattr(files, "sync", told("sync", files.sync))
    monkeypatch.setattr("os.replace", told("replace", os.replace))
    admin.restore(Config(old), houses / "backup.db")
    assert done == ["sync isthmos.db.new", "sync data", "replace isthmos.db", "sync data"]


def test_what_was_kept_at_an_earlier_restore_stays(houses: Path, old: Path) -> None:
    first = admin.restore(Config(old), houses / "backup.db")
    second = admin.restore(Config(old), houses / "backup.db")
    assert (first.before, second.before) == (old / "isthmos.db.before", old / "isthmos.db.before-2")
    assert people_in(old / "isthmos.db.before") == OLD
    assert people_in(old / "isthmos.db.before-2") == NEW


def test_a_damaged_house_is_kept_with_its_log(houses: Path, old: Path) -> None:
    (old / "isthmos.db").write_bytes(b"rubbish" * 1000)
    log = (old / "isthmos.db-wal").read_bytes()
    assert admin.restore(Config(old), houses / "backup.db").before == old / "isthmos.db.before"
    assert (old / "isthmos.db.before").read_bytes() == b"rubbish" * 1000
    assert (old / "isthmos.db.before-wal").read_bytes() == log
    assert people_in(old / "isthmos.db") == NEW


@pytest.mark.parametrize("is_there", [True, False], ids=["empty", "missing"])
def test_the_log_of_a_house_that_is_empty_or_missing_is_kept(houses: Path, old: Path, is_there: bool) -> None:
    """SQLite would throw it away."""
    (old / "isthmos.db").write_bytes(b"") if is_there else (old / "isthmos.db").unlink()
    log = (old / "isthmos.db-wal").read_bytes()
    admin.restore(Config(old), houses / "backup.db")
    assert (old / "isthmos.db.before-wal").read_bytes() == log
    assert people_in(old / "isthmos.db") == NEW


def test_a_backup_is_one_file_for_its_owner_only(houses: Path) -> None:
    assert not list(houses.glob("backup.db?*"))
    assert (houses / "backup.db").stat().st_mode & 0o777 == 0o600


# --- damage -----------------------------------------------------------------------------------------


def test_an_empty_database_is_damage_and_not_a_new_house(old: Path) -> None:
    (old / "isthmos.db").write_bytes(b"")
    with pytest.raises(IsthmosError, match=r"is empty, so it is damaged: restore a backup .*, or move it away"):
        files.refuse_damaged(old / "isthmos.db")


@pytest.mark.parametrize("name", files.BESIDE)
def test_what_lies_beside_shows_that_there_was_a_database(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"x")
    with pytest.raises(IsthmosError, match=f"is missing, but {name} beside it .* move {name} away to begin anew"):
        files.refuse_damaged(tmp_path / "isthmos.db")
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_new_folder_is_a_new_house_and_so_is_a_first_start_that_was_cut_short(tmp_path: Path) -> None:
    files.refuse_damaged(tmp_path / "isthmos.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "isthmos.db")) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    assert (tmp_path / "isthmos.db").stat().st_size
    files.refuse_damaged(tmp_path / "isthmos.db")


def test_a_house_that_did_not_come_to_be_leaves_nothing_that_looks_like_a_lost_one(tmp_path: Path) -> None:
    data = tmp_path / "data"
    (tmp_path / "rubbish.db").write_bytes(b"rubbish" * 1000)
    with pytest.raises(IsthmosError, match="not a database"):
        admin.restore(Config(data), tmp_path / "rubbish.db")
    files.refuse_damaged(data / "isthmos.db")

    def first_start_without_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        make_ready(Config(data), SqliteStore(data / "isthmos.db"))

    assert in_child(first_start_without_room) == 1
    files.refuse_damaged(data / "isthmos.db")
    assert list(data.iterdir()) == []
