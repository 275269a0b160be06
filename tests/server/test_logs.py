"""What goes wrong is told in lines of one kind by every process, and no line tells a secret."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import asyncpg
import pytest

from isthmos.core.errors import IsthmosError
from isthmos.server.operation import logs

from .faulty import SAID
from .running import Person, Server, new_postgres, receive_until, send

ROWS = "SELECT secret, salt, invitation FROM game"
HASHES = "SELECT password, recovery FROM person WHERE password IS NOT NULL"


class FaultyServer(Server):
    """See `faulty.py`."""

    def command(self) -> list[str]:
        command = super().command()
        return [command[0], "-m", "server.faulty", *command[3:]]


class Told(NamedTuple):
    """All a server has said, and what it should not have."""

    lines: list[str]
    secrets: dict[str, str]


def forms(secret: bytes) -> list[str]:
    """How the first bytes of a secret may look."""
    return [secret[:6].hex(), repr(secret[:6])[2:-1], str(list(secret[:6]))[1:-1]]


def provoke(server: Server) -> dict[str, str]:
    """Every fault, some of them several times: who answers is not known. What nobody may read afterwards."""
    canaries: dict[str, str] = {"what a fault says": SAID}
    for turn in range(2 * server.workers):
        ann = Person(server, "Ann")
        password, line = f"password {secrets.token_hex(8)}", f"chat {secrets.token_hex(8)}"
        made = ann.post("/api/account", {"login": f"ann{turn}", "password": password}, 201)
        ann.token = made["token"]
        ann.http.headers["authorization"] = f"Bearer {ann.token}"
        ann.lay("peloponnes", ["bot:random", "bot:random"], start=True)
        game = ann.lay("perikles", ["me", "me", "me"], start=True)
        code, order = made["recovery_codes"][0], f"order{secrets.token_hex(8)}"
        record = f"isthmos record 1\n# {secrets.token_hex(8)}\n"
        for path, body in (
            ("/api/account/login", {"login": f"ann{turn}", "password": password}),
            ("/api/account/recover", {"login": f"ann{turn}", "code": code, "password": password}),
            (f"/api/games/{game['game']}/sit", {"invitation": game["invitation"]}),
            (f"/api/games/{game['game']}/chat", {"text": line}),
            (f"/api/games/{game['game']}/standing", {"ask": [order]}),
        ):
            ann.post(path, body, 500)
        assert ann.http.post("/api/records", content=record).status_code == 500
        ann.get(f"/api/games/{game['game']}/verify", 500)
        ann.get(f"/api/games/{game['game']}/chat", 503)
        asyncio.run(chat_over_a_socket(ann, game["game"], line))
        canaries |= {
            f"{name} {turn}": said
            for name, said in zip(
                ("password", "chat", "token", "code", "order", "record", "invitation"),
                (password, line, ann.token, code, order, record.split()[4], game["invitation"]),
                strict=True,
            )
        }
    return canaries


async def chat_over_a_socket(ann: Person, game: str, line: str) -> None:
    async with ann.socket(game) as socket:
        await send(socket, type="hello")
        await send(socket, type="chat", text=line)
        assert (await receive_until(socket, "refusal"))["error"] == "fault"


async def rows_of(server: Server, query: str) -> list[tuple[object, ...]]:
    if not server.environment["ISTHMOS_DATABASE"]:
        with contextlib.closing(sqlite3.connect(server.data / "isthmos.db")) as connection:
            return connection.execute(query).fetchall()
    dsn = server.environment["ISTHMOS_DATABASE"].replace("+asyncpg", "")
    connected = await asyncpg.connect(dsn)
    try:
        return [tuple(row) for row in await connected.fetch(query)]
    finally:
        await connected.close()


def kept_secrets(server: Server) -> dict[str, str]:
    """Of the dealers, and what is kept of passwords and codes."""
    found: dict[str, str] = {}
    for number, (secret, salt, _) in enumerate(asyncio.run(rows_of(server, ROWS))):
        assert isinstance(secret, bytes)
        assert isinstance(salt, bytes)
        found |= {f"secret {number} {form}": form for form in forms(secret)}
        found |= {f"salt {number} {form}": form for form in forms(salt)}
    for number, (password, recovery) in enumerate(asyncio.run(rows_of(server, HASHES))):
        found |= {f"hash {number}": str(password)[-20:], f"codes {number}": str(recovery)[2:20]}
    return found


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two workers"])
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    folder, tests = tmp_path_factory.mktemp("faulty"), str(Path(__file__).parents[1])
    postgres = new_postgres() if request.param > 1 else None
    url = postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1) if postgres else ""
    path = os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")])
    try:
        with FaultyServer(folder / "data", request.param, url, ISTHMOS_LOG="debug", PYTHONPATH=path) as server:
            canaries = provoke(server)
            wait_for(server.log, "in think", "in let_flags_fall", "in checked_record")
            canaries |= kept_secrets(server)
        assert server.process is not None
        assert server.process.stdout is not None
        printed = server.process.stdout.read()
        yield Told([*printed.splitlines(), *server.log.read_text().splitlines()], canaries)
    finally:
        if postgres:
            postgres.cleanup()


def wait_for(log: Path, *words: str) -> None:
    """What happens by itself takes its time."""
    deadline = time.monotonic() + 30
    while any(word not in log.read_text() for word in words) and time.monotonic() < deadline:
        time.sleep(0.1)


def test_no_fault_of_any_process_tells_a_secret(told: Told) -> None:
    everything = "\n".join(told.lines)
    assert {name for name, secret in told.secrets.items() if secret in everything} == set()


@pytest.mark.parametrize(
    "place",
    [
        "in fail_everywhere",
        "in fail_later",
        "in checked_record",
        "in think",
        "in let_flags_fall",
        "commands.sit(",
        "by_login",
        "chat.say",
        "keep_standing",
        "Exception in callback",
        "Task exception was never retrieved",
        "cannot read",
    ],
)
def test_the_place_of_every_fault_is_told(told: Told, place: str) -> None:
    """Or the test above would find nothing in nothing."""
    assert any(place in line for line in told.lines), place


def test_every_process_writes_lines_of_one_kind(told: Told) -> None:
    """Except the one by which Python itself looks after semaphores; nothing of ours runs there."""
    lines = [line for line in told.lines if not line.startswith(("isthmos: http", "SQLite ", "PostgreSQL at "))]
    ours = [line for line in lines if "resource_tracker" not in line]
    assert ours
    for line in ours:
        assert {"event", "level", "timestamp"} <= json.loads(line).keys(), line


# --- what a line holds ------------------------------------------------------------------------------


def line_of(error: Exception, name: str = "uvicorn.error", text: str = "went wrong") -> dict[str, str]:
    made = logging.LogRecord(name, logging.ERROR, "", 1, text, (), (type(error), error, error.__traceback__))
    line: dict[str, str] = json.loads(logs.Foreign().format(made))
    return line


def test_a_fault_is_told_by_kind_and_places_and_so_is_what_led_to_it() -> None:
    try:
        try:
            raise OSError(28, "canary")
        except OSError as first:
            raise KeyError("canary") from first
    except KeyError as error:
        told = line_of(error)["exception"]
    assert told.count("Traceback (most recent call last)") == 2
    assert "OSError ENOSPC" in told
    assert told.splitlines()[-1] == "KeyError"
    assert "test_logs.py" in told
    assert 'canary"' not in told.replace('raise KeyError("canary")', "").replace('OSError(28, "canary")', "")


def test_a_fault_of_the_start_that_comes_as_text_keeps_its_places_only() -> None:
    text = 'Traceback (most recent call last):\n  File "a.py", line 3, in start\n    x = 1\nsome.Kind: canary\n'
    made = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, text, (), None)
    line = logs.Foreign().format(made)
    assert "canary" not in line
    assert 'a.py\\", line 3, in start' in line
    assert "some.Kind" in line


def test_a_level_nobody_knows_is_refused_with_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISTHMOS_LOG", "loud")
    with pytest.raises(IsthmosError, match="ISTHMOS_LOG is 'loud'; it can be debug, info"):
        logs.set_up()
