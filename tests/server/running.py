"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import random
import shutil
import signal
import socket as sockets
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from functools import cached_property, partial
from pathlib import Path
from types import TracebackType
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import asyncpg
import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from isthmos.core.title import SPECTATOR, Title
from isthmos.games.catalogue import TITLES
from isthmos.server.app import make_app
from isthmos.server.doors.line import Crowd, Line, upgraded
from isthmos.server.operation.config import Config
from isthmos.server.tables.commands import carry_out
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Ack, Acknowledge, Live
from isthmos.server.wire.requests import AnswerMessage, CommandMessage, Do

Data = dict[str, Any]


def can_be_shown(title: Title) -> bool:
    """A game that is still being built has no view yet."""
    try:
        title.view(title.start(title.seats_max, {}), SPECTATOR)
    except (KeyError, NotImplementedError):
        return False
    return True


SHOWN = [ident for ident, title in TITLES.items() if can_be_shown(title)]


class Server:
    """`isthmos serve` on a free port."""

    def __init__(self, data: Path, workers: int = 1, database: str = "", **environment: str) -> None:
        self.data = data
        self.workers = workers
        self.environment = {
            **os.environ,
            "ISTHMOS_DATABASE": database,
            "ISTHMOS_BOT_PAUSE": "0",
            "ISTHMOS_RATE": "100000",
            "ISTHMOS_BURST": "100000",
            "ISTHMOS_SOCKET_RATE": "100000",
            "ISTHMOS_SOCKET_BURST": "100000",
            "ISTHMOS_ACCOUNT_RATE": "100000",
            "ISTHMOS_ACCOUNT_BURST": "100000",
            "ISTHMOS_MOST_SOCKETS": "100000",
            "ISTHMOS_MOST_CONNECTIONS": "100000",
            "ISTHMOS_MOST_TABLES": "100000",
            "ISTHMOS_MOST_RECORDS": "100000",
            **environment,
        }
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = data.parent / f"{data.name}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        command = [sys.executable, "-m", "isthmos.cli.main", "serve", "--data", str(self.data), "--no-browser"]
        return [*command, "--port", str(self.port), "--workers", str(self.workers)]

    def start(self) -> Server:
        self.launch()
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])
        self.wait()
        return self

    def launch(self) -> None:
        """Without waiting for it."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.environment,
                start_new_session=True,
            )

    def wait(self, seconds: float = 120) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=2, verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError("the server does not answer: " + self.log.read_text())

    def metrics(self) -> str:
        """As Prometheus asks for them."""
        bearer = {"authorization": f"Bearer {(self.data / 'metrics.token').read_text()}"}
        return httpx.get(f"{self.address}/metrics", headers=bearer, verify=False).text

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """End it; how long that took."""
        assert self.process is not None
        began = time.monotonic()
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(60)
        return time.monotonic() - began

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


@contextlib.asynccontextmanager
async def inside(data: Path, **settings: Any) -> AsyncIterator[tuple[Server, House]]:
    """A server in this process and on this loop, without its keeper, to look into."""
    limits = dict.fromkeys(
        ("rate", "burst", "socket_rate", "socket_burst", "account_rate", "account_burst"), 1000000000.0
    )
    guard = make_app(Config(data=data, **{**limits, "bot_pause": 0.0, **settings}))
    house: House = guard.app.state.house
    await house.store.open()
    door = sockets.create_server(("127.0.0.1", 0))
    uvicorns = uvicorn.Server(
        uvicorn.Config(
            guard,
            http=cast(Any, partial(Line, Crowd(1000))),
            ws=cast(Any, upgraded),
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
        )
    )
    serving = asyncio.create_task(uvicorns.serve(sockets=[door]))
    server = Server(data)
    server.port = door.getsockname()[1]
    try:
        yield server, house
    finally:
        uvicorns.should_exit = True
        await serving
        house.bots.close()
        for task in list(house.tasks):
            task.cancel()
        await house.store.close()


async def answered_by(
    house: House,
    live: Live,
    person: str,
    seq: int,
    command: str,
    text: str,
    acknowledge: Acknowledge | None = None,
) -> Ack:
    """As a door hands it on."""
    return await carry_out(house, live, person, AnswerMessage(seq, command, text), acknowledge)


async def done_by(house: House, live: Live, person: str, what: str, command: str, seq: int | None = None) -> Ack:
    return await carry_out(house, live, person, CommandMessage(cast(Do, what), command, seq))


class Person:
    """A guest with a token, a new one unless it holds one already."""

    def __init__(self, server: Server, name: str, token: str = "") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.address, timeout=60, verify=False)
        self.token = token or self.post("/api/session", {"name": name}, 201)["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    @cached_property
    def id(self) -> str:
        """The first word of every command of this person in a log."""
        return str(self.get("/api/session")["person"])

    def post(self, path: str, body: object, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, (path, body, answer.status_code, answer.text)
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def delete(self, path: str, status: int = 200) -> Any:
        answer = self.http.delete(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def lay(self, title: str, sitters: list[str], **more: object) -> Any:
        """Without windows and with undo by oneself, unless they are what is to be seen."""
        return self.post("/api/games", {"title": title, "sitters": sitters, "window": 0, "undo": "free", **more}, 201)

    def asked(self, game: str, seconds: float = 60) -> Data:
        """The position as soon as this person is asked something, or the game is over: bots take their time."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            position: Data = self.get(f"/api/games/{game}")
            if "choices" in position or position["status"] == "finished":
                return position
            time.sleep(0.01)
        raise AssertionError(f"{self.name} was not asked within {seconds} s")

    def socket(self, game: str, port: int = 0) -> connect:
        address = f"ws://127.0.0.1:{port or self.server.port}/ws/games/{game}"
        return connect(address, additional_headers={"authorization": f"Bearer {self.token}"}, max_size=None)


async def receive(socket: ClientConnection) -> Data:
    data: Data = msgspec.json.decode(await socket.recv())
    return data


async def receive_until(socket: ClientConnection, *kinds: str) -> Data:
    while True:
        data = await receive(socket)
        if data["type"] in kinds:
            return data


async def send(socket: ClientConnection, **data: object) -> None:
    await socket.send(msgspec.json.encode(data).decode())


def table_of(server: Server, title: str, seats: int, **more: object) -> tuple[str, list[Person]]:
    """A table with a person on every seat, dealt."""
    people = [Person(server, f"Person {number}") for number in range(seats)]
    laid = people[0].lay(title, ["me", *["open"] * (seats - 1)], mix="zero", **more)
    for number, person in enumerate(people[1:], 1):
        body = {"invitation": laid["invitation"], "mix": f"mix{number}"}
        assert person.post(f"/api/games/{laid['game']}/sit", body)["you"] == [number]
    people[0].post(f"/api/games/{laid['game']}/do/start", {"command": "start"})
    return laid["game"], people


async def play_seat(person: Person, game: str, seed: int, reconnect_every: int = 0, port: int = 0) -> Data:
    """Answer at random whenever asked, until the game is over; every so often the line breaks. The last position."""
    choice, seen, sent = random.Random(seed), 0, 0
    while True:
        async with person.socket(game, port) as socket:
            await send(socket, type="hello", seq=seen)
            in_this_line = 0
            while True:
                data = await receive(socket)
                assert data["type"] != "refusal" or data["error"] == "stale", data
                if data["type"] != "position":
                    continue
                assert data["seq"] >= seen
                seen = data["seq"]
                if data["status"] == "finished":
                    return data
                if "choices" in data:
                    sent += 1
                    in_this_line += 1
                    text = choice.choice(choice.choice(data["choices"])["answers"])
                    await send(socket, type="answer", seq=seen, command=f"{seed} {sent}", answer=text)
                    if reconnect_every and in_this_line >= reconnect_every:
                        break


def new_postgres() -> Any:
    """A real PostgreSQL server of our own. Its package has no build for the newest Pythons: said, not hidden. It lies
    beside pytest's folder: to that every run of pytest that begins shuts out all users but its own, and PostgreSQL has
    one of its own."""
    found = pytest.importorskip("pgserver.postgres_server", reason="pgserver has no build for this Python")
    folder = Path(tempfile.mkdtemp(prefix="isthmos-postgres-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)  # after pgserver, which comes later, has stopped it
    return found.get_server(folder / "data", cleanup_mode="stop")


class Postgres:
    """A database of our own, that can be reached by a line and started again."""

    def __init__(self) -> None:
        self.inner = new_postgres()

    @property
    def socket(self) -> Path:
        return Path(parse_qs(urlsplit(self.inner.get_uri()).query)["host"][0]) / ".s.PGSQL.5432"

    def address(self, port: int) -> str:
        """By way of a port of this machine."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{port}/postgres"

    def url(self) -> str:
        return str(self.inner.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)

    async def rows(self, statement: str) -> list[Any]:
        connection = await asyncpg.connect(self.inner.get_uri())
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    def stop(self, how: str) -> None:
        """`fast`: in order; `immediate`: as if it had crashed."""
        program = Path(sys.modules["pgserver"].__file__ or "").parent / "pginstall" / "bin" / "pg_ctl"
        command = [str(program), "-D", str(self.inner.pgdata), "-w", "-m", how, "stop"]
        subprocess.run(command, user=self.inner.system_user, check=True, stdout=subprocess.DEVNULL, timeout=60)

    def start(self) -> None:
        self.inner.ensure_postgres_running()
