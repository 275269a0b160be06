"""What an operator does, on real files and a real PostgreSQL server."""

from __future__ import annotations

import contextlib
import io
import sqlite3
from pathlib import Path

import pytest

from isthmos.cli.main import main

from .running import Person, Server, postgres_at

PASSWORD = "a long sentence nobody guesses"


def admin(*args: str) -> tuple[int, str]:
    """The command as it is typed; its exit code and what it says."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = main(["--lang", "en", "admin", *args])
    return code, said.getvalue()


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


def test_bad_files_and_names_are_refused_with_a_sentence(stored: tuple[Path, str], tmp_path: Path) -> None:
    data = copy_of(stored, tmp_path)
    (tmp_path / "bad.db").write_bytes(b"not a database at all" * 100)
    for args in (
        ("restore", str(tmp_path / "bad.db")),
        ("restore", str(tmp_path / "none.db")),
        ("backup", str(tmp_path / "bad.db")),
        ("export-person", "nobody"),
        ("new-codes", "nobody"),
        ("quarantine", "--release", "nothing"),
        ("move", "mysql://x"),
        ("upgrade",),
    ):
        code, said = admin(*args, "--data", str(data))
        assert code == 2, (args, said)
        assert "Traceback" not in said
    assert admin("upgrade", "--check", "--data", str(tmp_path / "nowhere"))[0] == 2


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
    assert f"{stored[1]} does not" in said


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


def test_everything_moves_from_sqlite_to_postgresql(stored: tuple[Path, str], tmp_path: Path) -> None:
    data = copy_of(stored, tmp_path)
    postgres = postgres_at(tmp_path / "pg")
    try:
        url = postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
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
    finally:
        postgres.cleanup()
