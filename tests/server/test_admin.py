"""What an operator does, on real files and a real PostgreSQL server."""

from __future__ import annotations

import contextlib
import io
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog
from alembic import command as alembic
from alembic.config import Config as AlembicConfig

from isthmos import verify_draws
from isthmos.cli.main import main
from isthmos.server.store import migrations
from isthmos.server.store.sqlite import sqlite_engine

from .running import Person, Server, new_postgres
from .test_faults import own_disk

PASSWORD = "a long sentence nobody guesses"


def typed(*args: str) -> tuple[int, str]:
    """A command as it is typed; its exit code and what it says."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = main(["--lang", "en", *args])
    finally:
        structlog.reset_defaults()  # it would have ended with its process
    return code, said.getvalue()


def admin(*args: str) -> tuple[int, str]:
    return typed("admin", *args)


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database of a server that has stopped: a finished solo game and a running one, and a backup taken meanwhile."""
    data = tmp_path_factory.mktemp("admin") / "data"
    with Server(data) as server:
        ann = Person(server, "Canary Ann")
        token = ann.post("/api/account", {"login": "canary-ann", "password": PASSWORD}, 201)["token"]
        ann.http.headers["authorization"] = f"Bearer {token}"
        done = ann.lay("peloponnes", ["me"], start=True)["game"]
        for number in range(200):
            position = ann.get(f"/api/games/{done}")
            if position["status"] == "finished":
                break
            body = {"seq": position["seq"], "command": str(number), "answer": position["choices"][-1]["answers"][0]}
            ann.post(f"/api/games/{done}/answer", body)
        assert verify_draws.verify(ann.http.get(f"/api/games/{done}/verify").text) == []
        ann.lay("peloponnes", ["me", "me"], start=True)
        ann.post(f"/api/games/{done}/chat", {"text": "canary"}, 201)
        assert admin("backup", str(data.parent / "backup.db"), "--data", str(data)) == (
            0,
            f"2 games are in {data.parent / 'backup.db'}\n",
        )
    return data, done


def copy_of(stored: tuple[Path, str], folder: Path) -> Path:
    assert admin("restore", str(stored[0].parent / "backup.db"), "--data", str(folder / "data"))[0] == 0
    return folder / "data"


def test_a_backup_is_restored_and_the_games_go_on(stored: tuple[Path, str], tmp_path: Path) -> None:
    data = copy_of(stored, tmp_path)
    with Server(data) as server:
        ann = Person(server, "Device")
        ann.token = ann.post("/api/account/login", {"login": "canary-ann", "password": PASSWORD})["token"]
        ann.http.headers["authorization"] = f"Bearer {ann.token}"
        games = {row["id"]: row["status"] for row in ann.get("/api/me/games")}
        assert sorted(games.values()) == ["finished", "running"]
        assert admin("restore", str(stored[0].parent / "backup.db"), "--data", str(data))[0] == 2, "a server runs"
        assert admin("delete-person", "canary-ann", "--data", str(data))[0] == 2
        assert "another isthmos server" in admin("move", "postgresql+asyncpg://x@127.0.0.1:1/x", "--data", str(data))[1]


def rubbish(file: Path) -> None:
    file.write_bytes(b"not a database at all" * 1000)


def half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 8192 * 4096])


def nothing(file: Path) -> None:
    file.write_bytes(b"")


def missing(file: Path) -> None:
    file.rename(f"{file}-wal")


def another_programs(file: Path) -> None:
    file.unlink()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipe (name)")


def newer(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


HOUSES: dict[Callable[[Path], None], str] = {
    rubbish: "file is not a database; restore a backup",
    half: "database disk image is malformed; restore a backup",
    nothing: "is empty, so it is damaged: restore a backup",
    missing: "shows that there was one: restore a backup",
    another_programs: "is no isthmos database",
    newer: "was written by a newer version of isthmos (its tables are of version '9999'",
}
COMMANDS = [
    ("admin", "backup", "{folder}/to.db"),
    ("admin", "upgrade", "--check"),
    ("admin", "quarantine"),
    ("admin", "export-person", "canary-ann"),
    ("admin", "new-codes", "canary-ann"),
    ("admin", "delete-person", "canary-ann"),
    ("admin", "move", "postgresql+asyncpg://nobody@127.0.0.1:1/none"),
    ("serve", "--no-browser", "--port", "0"),
]


@pytest.mark.parametrize("spoiled", HOUSES, ids=lambda spoiled: spoiled.__name__)
def test_every_command_refuses_a_house_that_is_not_sound_with_a_sentence(
    stored: tuple[Path, str], tmp_path: Path, spoiled: Callable[[Path], None]
) -> None:
    data = copy_of(stored, tmp_path)
    spoiled(data / "isthmos.db")
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    for command in COMMANDS:
        args = [word.format(folder=tmp_path) for word in command]
        code, said = typed(*args, "--data", str(data))
        assert (code, said.count("\n")) == (2, 1), (command, said)
        assert HOUSES[spoiled] in said
        assert before.items() <= {path.name: path.read_bytes() for path in data.iterdir()}.items(), command
    assert not list(tmp_path.glob("to.db*"))
    if spoiled is not another_programs:
        assert admin("restore", str(stored[0].parent / "backup.db"), "--data", str(data))[0] == 0
        assert admin("quarantine", "--data", str(data)) == (0, "")


def test_a_house_somebody_else_has_locked_is_refused_with_a_sentence(stored: tuple[Path, str], tmp_path: Path) -> None:
    data = copy_of(stored, tmp_path)
    with contextlib.closing(sqlite3.connect(data / "isthmos.db", isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        for command in (("admin", "quarantine"), ("serve", "--no-browser", "--port", "0")):
            code, said = typed(*command, "--data", str(data))
            assert (code, said.count("\n")) == (2, 1), said
            assert "database is locked" in said


def test_bad_files_and_names_are_refused_with_a_sentence(stored: tuple[Path, str], tmp_path: Path) -> None:
    data = copy_of(stored, tmp_path)
    (tmp_path / "bad.db").write_bytes(b"not a database at all" * 100)
    (tmp_path / "empty.db").write_bytes(b"")
    another_programs_file = tmp_path / "recipes.db"
    another_programs_file.touch()
    another_programs(another_programs_file)
    passing = (".lock", ".ballast", ".db-wal", ".db-shm")

    def lying() -> list[Path]:
        return sorted(path for path in tmp_path.rglob("*") if path.suffix not in passing)

    before = lying()
    for args in (
        ("restore", str(tmp_path / "bad.db")),
        ("restore", str(tmp_path / "none.db")),
        ("restore", str(tmp_path / "empty.db")),
        ("restore", str(another_programs_file)),
        ("restore", str(tmp_path)),
        ("restore", str(data / "isthmos.db")),
        ("backup", str(tmp_path / "bad.db")),
        ("backup", str(tmp_path / "no folder" / "to.db")),
        ("backup", str(tmp_path)),
        ("backup", str(data / "isthmos.db")),
        ("backup", str(tmp_path / "bad.db" / "to.db")),
        ("backup", "/proc/to.db"),
        ("backup", str(tmp_path / ("a" * 300))),
        ("export-person", "nobody"),
        ("new-codes", "nobody"),
        ("quarantine", "--release", "nothing"),
        ("move", "mysql://x"),
        ("move", "nonsense"),
        ("move", "postgresql+asyncpg://nobody@127.0.0.1:1/none"),
        ("move", "postgresql+asyncpg://nobody@nowhere.invalid/none"),
        ("upgrade",),
    ):
        code, said = admin(*args, "--data", str(data))
        assert code == 2, (args, said)
        assert said.count("\n") == 1, (args, said)
        assert lying() == before, args
    assert admin("upgrade", "--check", "--data", str(tmp_path / "nowhere"))[0] == 2
    assert admin("quarantine", "--data", str(tmp_path / "bad.db" / "below"))[0] == 2


def test_a_port_or_address_that_cannot_be_had_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for args in (("--port", port), ("--host", "nowhere.invalid"), ("--host", "a." + "b" * 70), ("--host", "::x")):
            code, said = typed("serve", "--no-browser", "--data", str(tmp_path / "data"), *args)
            assert (code, said.count("\n")) == (2, 1), said
            assert "cannot listen on" in said


@pytest.mark.skipif(sys.platform != "linux" or not own_disk(), reason="needs a mount namespace of one's own")
def test_a_folder_that_cannot_be_written_is_refused_with_a_sentence(stored: tuple[Path, str], tmp_path: Path) -> None:
    data = copy_of(stored, tmp_path)
    mount = f'mount --bind {data} {data} && mount -o remount,ro,bind {data} && exec "$0" "$@"'
    program = ["unshare", "-Urm", "sh", "-c", mount, sys.executable, "-m", "isthmos.cli.main"]
    for command in (["serve", "--no-browser", "--port", "0"], ["admin", "new-codes", "canary-ann"]):
        done = subprocess.run([*program, *command, "--data", str(data)], capture_output=True, text=True, timeout=120)
        assert done.returncode == 2, done
        assert done.stderr.count("\n") == 1
        assert "read-only" in done.stderr.lower() or "unable to open" in done.stderr


def test_a_person_is_exported_and_forgotten(stored: tuple[Path, str], tmp_path: Path) -> None:
    data = copy_of(stored, tmp_path)
    code, said = admin("export-person", "canary-ann", "--data", str(data))
    assert code == 0
    assert '"canary"' in said
    assert "password" not in said
    assert admin("delete-person", "canary-ann", "--data", str(data))[0] == 0
    dump = "\n".join(sqlite3.connect(data / "isthmos.db").iterdump())
    assert "anary" not in dump


def test_who_has_lost_password_and_codes_gets_new_codes_from_the_operator(
    stored: tuple[Path, str], tmp_path: Path
) -> None:
    data = copy_of(stored, tmp_path)
    code, said = admin("new-codes", "canary-ann", "--data", str(data))
    assert code == 0
    with Server(data) as server:
        body = {"login": "canary-ann", "code": said.split()[-1], "password": "another long sentence"}
        assert Person(server, "Device").post("/api/account/recover", body)["name"] == "Canary Ann"


def test_every_stored_game_is_played_again_before_an_upgrade(stored: tuple[Path, str], tmp_path: Path) -> None:
    """18xx 3183: one fix of the rules broke 1,707 of 2,488 stored games, and nobody knew before."""
    data = copy_of(stored, tmp_path)
    assert admin("upgrade", "--check", "--data", str(data)) == (0, "peloponnes: 2 play as they did\n")
    spoil(data, stored[1])
    code, said = admin("upgrade", "--check", "--data", str(data))
    assert code == 1
    assert f"{stored[1]} does not: event " in said
    assert "peloponnes: 1 play as they did\n" in said
    assert said.endswith("1 will be put in quarantine when they are opened; all others go on\n")


def bring_back(file: Path, revision: str) -> None:
    """Tables as an older version had them."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = sqlite_engine(file, query_only=False)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.downgrade(config, revision)
    engine.dispose()


def test_a_check_before_an_upgrade_reads_tables_of_an_older_version_and_leaves_them_so(
    stored: tuple[Path, str], tmp_path: Path
) -> None:
    """It used to call every game unreadable: the tables are only brought up to date when the server starts."""
    data = copy_of(stored, tmp_path)
    bring_back(data / "isthmos.db", "0003")
    before = (data / "isthmos.db").read_bytes()
    assert admin("upgrade", "--check", "--data", str(data)) == (0, "peloponnes: 2 play as they did\n")
    assert (data / "isthmos.db").read_bytes() == before


def spoil(data: Path, game: str) -> None:
    """A log that does not play: the last move becomes one that never was."""
    with sqlite3.connect(data / "isthmos.db") as connection:
        query = "SELECT seq, payload FROM event WHERE game = ? AND kind = 'answer' ORDER BY seq DESC"
        seq, payload = connection.execute(query, (game,)).fetchone()
        connection.execute(
            "UPDATE event SET payload = ? WHERE game = ? AND seq = ?",
            (payload.replace(b'"move":"', b'"move":"fly '), game, seq),
        )


def test_a_game_that_does_not_play_is_quarantined_and_the_others_go_on(
    stored: tuple[Path, str], tmp_path: Path
) -> None:
    """terraforming-mars 1331: one game that would not load took the server down."""
    data = copy_of(stored, tmp_path)
    spoil(data, stored[1])
    with Server(data) as server:
        ann = Person(server, "Ann")
        assert ann.get(f"/api/games/{stored[1]}", 410)["error"] == "quarantined"
        assert ann.get(f"/api/games/{stored[1]}", 410)["error"] == "quarantined"
        other = ann.lay("peloponnes", ["me"], start=True)["game"]
        assert ann.get(f"/api/games/{other}")["status"] == "running"
    code, said = admin("quarantine", "--data", str(data))
    assert code == 0
    assert stored[1] in said
    assert admin("quarantine", "--release", stored[1], "--data", str(data))[0] == 0
    assert admin("quarantine", "--data", str(data)) == (0, "")


def test_everything_moves_from_sqlite_to_postgresql(
    stored: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = copy_of(stored, tmp_path)
    postgres = new_postgres()
    try:
        url = postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
        postgres.psql("CREATE TABLE recipe (name text)")
        assert admin("move", url, "--data", str(data)) == (
            2,
            "there is something else in that database (recipe); it must be empty\n",
        )
        assert "alembic_version" not in postgres.psql("\\dt"), "nothing of ours was laid beside it"
        postgres.psql("DROP TABLE recipe")
        code, said = admin("move", url, "--data", str(data))
        assert code == 0, said
        assert "game: 2" in said
        assert admin("move", url, "--data", str(data))[0] == 2, "it is not empty any more"
        with Server(tmp_path / "there", 1, url) as server:
            ann = Person(server, "Device")
            ann.token = ann.post("/api/account/login", {"login": "canary-ann", "password": PASSWORD})["token"]
            ann.http.headers["authorization"] = f"Bearer {ann.token}"
            running = next(row["id"] for row in ann.get("/api/me/games") if row["status"] == "running")
            position = ann.get(f"/api/games/{running}")
            body = {"seq": position["seq"], "command": "here", "answer": position["choices"][0]["answers"][0]}
            ann.post(f"/api/games/{running}/answer", body)
            ann.post(f"/api/games/{running}/chat", {"text": "arrived"}, 201)
        monkeypatch.setenv("ISTHMOS_DATABASE", url)
        assert admin("upgrade", "--check") == (0, "peloponnes: 2 play as they did\n")
        postgres.psql("UPDATE alembic_version SET version_num = '9999'")
        for words in (("admin", "upgrade", "--check"), ("serve", "--no-browser", "--port", "0")):
            code, said = typed(*words, "--data", str(tmp_path / "there"))
            assert (code, said.count("\n")) == (2, 1), said
            assert "newer version of isthmos" in said
    finally:
        postgres.cleanup()
