"""Many games at once against a server in another process, on this machine only: what is lost, and how long it takes."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from uvicorn.loops.auto import auto_loop_factory
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

SEATS = 4
HELLO = b'{"type":"hello","consequences":false}'
ABOUT = (0.9, 1.1)
"""Times the pace, from move to move."""
POSITION, ACK, REFUSAL = b'{"type":"position"', b'{"type":"ack"', b'{"type":"refusal"'
SEQ, CHOICES = b'"seq":', b'"choices":['
NO_LIMITS = {
    "ISTHMOS_RATE": "1e9",
    "ISTHMOS_BURST": "1e9",
    "ISTHMOS_SOCKET_RATE": "1e9",
    "ISTHMOS_SOCKET_BURST": "1e9",
    "ISTHMOS_ACCOUNT_RATE": "1e9",
    "ISTHMOS_ACCOUNT_BURST": "1e9",
    "ISTHMOS_MOST_SOCKETS": "1000000",
    "ISTHMOS_MOST_CONNECTIONS": "1000000",
    "ISTHMOS_MOST_TABLES": "1000000",
    "ISTHMOS_CACHED_GAMES": "100000",
}


class Load(msgspec.Struct):
    """What was measured. Times in milliseconds; `cpu` in seconds of the server."""

    games: int
    seconds: float
    moves: int
    p50: float
    p99: float
    longest: float
    frames: int
    missed: int
    """Positions a socket should have been sent and was not."""
    cpu: float
    moves_per_cpu_second: float
    memory_before: int
    """Of the server, in MiB, when all games were laid."""
    memory_after: int


class ServerProcess:
    """A server of its own, in a directory that is thrown away."""

    def __init__(self, data: Path, database: str = "") -> None:
        command = [sys.executable, "-m", "isthmos.cli.main", "serve", "--data", str(data), "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--no-browser"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **NO_LIMITS, "ISTHMOS_DATABASE": database},
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        self.address = f"http://127.0.0.1:{self.port}"
        self.wait()

    def wait(self) -> None:
        for _ in range(400):
            try:
                if httpx.get(f"{self.address}/healthz", verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 2**20

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Player(asyncio.Protocol):
    """One socket at one table. Nothing is awaited for a frame, so that the server is the slower of the two."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.choice = random.Random(number)
        self.seen = 0
        self.frames = 0
        self.missed = 0
        self.to_answer: tuple[int, str] | None = None
        self.client: ClientProtocol | None = None
        self.line: asyncio.Transport | None = None
        self.gone = asyncio.Event()

    async def connect(self, address: str, token: str) -> None:
        self.gone.clear()
        uri = parse_uri(address)
        self.client = ClientProtocol(uri, max_size=None)
        self.line, _ = await asyncio.get_running_loop().create_connection(lambda: self, uri.host, uri.port)
        request = self.client.connect()
        request.headers["Authorization"] = f"Bearer {token}"
        self.client.send_request(request)
        self.flush()

    async def leave(self) -> None:
        if self.line is not None and self.client is not None:
            line, self.line = self.line, None
            self.client.send_close(1000)
            line.writelines(self.client.data_to_send())
            line.close()
            await self.gone.wait()
        self.seen, self.to_answer = 0, None

    def send(self, text: bytes) -> None:
        if self.client is not None:
            self.client.send_text(text)
            self.flush()

    def flush(self) -> None:
        if self.line is not None and self.client is not None:
            self.line.write(b"".join(self.client.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self.client is None or self.line is None:
            return
        self.client.receive_data(data)
        for event in self.client.events_received():
            if isinstance(event, Response):
                self.send(HELLO)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self.flush()

    def hear(self, text: bytes) -> None:
        if text.startswith(POSITION):
            self.note(text)
        elif text.startswith(ACK):
            self.game.acknowledged(msgspec.json.decode(text)["seq"])
        elif text.startswith(REFUSAL):
            self.game.refused(text.decode())
        self.game.look()

    def connection_lost(self, _: Exception | None) -> None:
        self.gone.set()
        if self.line is not None:
            self.game.cut()

    def note(self, text: bytes) -> None:
        """A position: nothing may be left out between two of them."""
        start = text.index(SEQ) + len(SEQ)
        seq = int(text[start : text.index(b",", start)])
        if self.seen and seq > self.seen + 1:
            self.missed += seq - self.seen - 1
        self.seen = max(self.seen, seq)
        self.frames += 1
        self.to_answer = None
        choices = text.rfind(CHOICES)
        if choices >= 0:
            rows = msgspec.json.decode(text[choices + len(CHOICES) - 1 : -1])
            self.to_answer = (seq, self.choice.choice(self.choice.choice(rows)["answers"]))


class Game:
    """Four sockets that play one game after the other."""

    def __init__(self, load: LoadTest, number: int) -> None:
        self.load = load
        self.number = number
        self.players = [Player(self, number * SEATS + seat) for seat in range(SEATS)]
        self.moves = 0
        self.awaited = 0
        """The event everybody must hear of before the next move; 0 while it is not acknowledged."""
        self.began = 0.0
        self.heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Lay a table and connect everybody. They leave the one before first: what they know of it must not be played
        here."""
        game = await self.load.lay()
        await self.close()
        self.expect(1)
        for player, token in zip(self.players, self.load.tokens, strict=True):
            await player.connect(f"ws://127.0.0.1:{self.load.server.port}/ws/games/{game}", token)
        await self.heard

    async def close(self) -> None:
        for player in self.players:
            await player.leave()

    def expect(self, event: int) -> None:
        self.awaited = event
        self.heard = asyncio.get_running_loop().create_future()

    def acknowledged(self, seq: int) -> None:
        self.load.times.append(time.perf_counter() - self.began)
        self.awaited = seq

    def refused(self, text: str) -> None:
        if not self.heard.done():
            self.heard.set_exception(RuntimeError(f"the server refused: {text}"))

    def look(self) -> None:
        """Whether everybody has heard of it."""
        if self.awaited and not self.heard.done() and all(player.seen >= self.awaited for player in self.players):
            self.heard.set_result(None)

    def cut(self) -> None:
        if not self.heard.done():
            self.heard.set_exception(ConnectionResetError("the server has cut the line"))

    async def move(self) -> bool:
        """Whoever is asked answers; everybody hears of it. False when the game is over."""
        player = next((player for player in self.players if player.to_answer), None)
        if player is None or player.to_answer is None or player.line is None:
            return False
        seq, answer = player.to_answer
        self.moves += 1
        message = {"type": "answer", "seq": seq, "command": f"{self.number}-{self.moves}", "answer": answer}
        self.expect(0)
        self.began = time.perf_counter()
        player.send(msgspec.json.encode(message))
        await self.heard
        return True

    async def play(self, until: float, every: float) -> None:
        """One move each so many seconds, in one game after the other; or one game as fast as it goes."""
        try:
            while time.perf_counter() < until:
                began = time.perf_counter()
                if not await self.move():
                    if not every:
                        return
                    await self.open()
                    continue
                if not every:
                    continue
                rest = max(0.0, after(every, began) - time.perf_counter())
                if time.perf_counter() + rest > until:
                    return  # waiting for the end, all would move once more in the same moment
                await asyncio.sleep(rest)
        except OSError:
            self.load.broken += 1


class LoadTest:
    """A number of games for a number of seconds."""

    def __init__(self, server: ServerProcess, title: str) -> None:
        self.server = server
        self.title = title
        self.http = httpx.AsyncClient(base_url=server.address, timeout=60, verify=False)
        self.tokens: list[str] = []
        self.tables: list[Game] = []
        self.times: list[float] = []
        self.broken = 0

    async def run(self, games: int, seconds: float, every: float) -> Load:
        await self.open(games)
        result = await self.play(seconds, every)
        await self.close()
        return result

    async def open(self, games: int) -> None:
        """Lay all tables and connect everybody."""
        for seat in range(SEATS):
            body = {"name": f"Load {seat}"}
            self.tokens.append((await self.post("/api/session", body, ""))["token"])
            self.http.cookies.clear()
        self.tables = [Game(self, number) for number in range(games)]
        await self.deal()

    async def deal(self) -> None:
        """A new game at every table."""
        for first in range(0, len(self.tables), 25):
            await asyncio.gather(*(table.open() for table in self.tables[first : first + 25]))

    async def play(self, seconds: float, every: float) -> Load:
        """For so long, one move each so many seconds, and what was measured of it."""
        self.times = []
        gc.collect()
        gc.freeze()  # or the client would stop to look through its sockets while the clock runs
        memory, cpu, began = self.server.memory(), self.server.cpu(), time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(self.begin(table, until, every) for table in self.tables))
        elapsed, used = time.perf_counter() - began, self.server.cpu() - cpu
        gc.unfreeze()
        return self.result(elapsed, used, memory)

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))
        await self.http.aclose()

    async def begin(self, table: Game, until: float, every: float) -> None:
        """Not all at the same moment; where the time is short, not all of them."""
        first = every * random.random()
        if time.perf_counter() + first < until:
            await asyncio.sleep(first)
            await table.play(until, every)

    def result(self, elapsed: float, cpu: float, memory: int) -> Load:
        times = sorted(self.times)
        players = [player for table in self.tables for player in table.players]
        return Load(
            games=len(self.tables),
            seconds=round(elapsed, 1),
            moves=len(times),
            p50=round(1000 * at(times, 0.5), 2),
            p99=round(1000 * at(times, 0.99), 2),
            longest=round(1000 * at(times, 1.0), 2),
            frames=sum(player.frames for player in players),
            missed=sum(player.missed for player in players) + self.broken,
            cpu=round(cpu, 2),
            moves_per_cpu_second=round(len(times) / cpu) if cpu else 0.0,
            memory_before=memory,
            memory_after=self.server.memory(),
        )

    async def lay(self) -> str:
        """A table with a person on each seat, dealt."""
        laid = await self.post(
            "/api/games", {"title": self.title, "sitters": ["me", *["open"] * (SEATS - 1)]}, self.tokens[0]
        )
        for token in self.tokens[1:]:
            await self.post(f"/api/games/{laid['game']}/sit", {"invitation": laid["invitation"]}, token)
        await self.post(f"/api/games/{laid['game']}/do/start", {"command": "start"}, self.tokens[0])
        return str(laid["game"])

    async def post(self, path: str, body: object, token: str) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()


def after(every: float, began: float) -> float:
    """When a game moves again. Games that met once, because the machine stood still, shall not meet at every lap."""
    return began + every * random.uniform(*ABOUT)


def at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def measure(server: ServerProcess, title: str, games: int, seconds: float, every: float) -> Load:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(LoadTest(server, title).run(games, seconds, every))
