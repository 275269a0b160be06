"""People whose clients do not give up: they come back whatever happens, and write down what they know."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException

from .history import INVOKE, OK, REFUSED, SEEN, UNKNOWN, History
from .running import Person, Server, receive, send

BROKEN = (WebSocketException, OSError, EOFError, TimeoutError)
PATIENCE = 5.0
"""Seconds without a word after which a client opens another line."""
PAUSE = 0.01


class NotNow(Exception):
    """The server cannot say at the moment."""


class Player:
    """One client at one table. It sends a command again under the same id until an answer comes, over as many
    connections as it takes. `device` tells apart what one person sends from several."""

    def __init__(self, person: Person, game: str, seed: int, folder: Path, device: str = "") -> None:
        self.person = person
        self.game = game
        self.device = device
        self.choice = random.Random(seed)
        self.history = History(folder / f"{game} {person.id}{device}", game, person.id)
        self.seq = 0
        self.sent: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.count = 0
        self.answered = 0
        self.last: dict[str, Any] = {}
        self.not_now: list[str] = []
        """The sentences of refusals for now."""
        self.accepted: list[float] = []
        """When moves were acknowledged."""
        self.enough = False
        """It answers no more, and ends when everything it has sent is settled."""

    def is_over(self) -> bool:
        return self.sent is None and (self.enough or self.last.get("status") == "finished")

    async def play(self, *ports: int) -> dict[str, Any]:
        """To the end, each time by one of several doors. The last position."""
        while not self.is_over():
            try:
                await self.over_one_line(self.choice.choice(ports))
            except (*BROKEN, NotNow) as error:
                self.must_be_for_now(error)
                if self.sent is not None:
                    self.history.note(UNKNOWN, self.sent["command"])
                await asyncio.sleep(PAUSE)
        self.history.file.close()
        return self.last

    async def over_one_line(self, port: int) -> None:
        async with self.person.socket(self.game, port) as socket:
            await send(socket, type="hello", seq=self.seq, consequences=False)
            if self.sent is not None:
                await self.send(socket, self.sent)
            while not self.is_over():
                self.heard(await asyncio.wait_for(receive(socket), PATIENCE))
                if self.is_to_answer():
                    self.sent = self.next_answer()
                    await self.send(socket, self.sent)

    async def send(self, socket: Any, answer: dict[str, Any]) -> None:
        self.history.note(INVOKE, answer["command"], answer["seq"], answer["answer"])
        await send(socket, **answer)

    def heard(self, data: dict[str, Any]) -> None:
        if data["type"] == "ack":
            self.history.note(OK, data["command"], data["seq"])
            self.accepted.append(time.monotonic())
            self.settle(data["command"])
        if data["type"] == "refusal":
            self.refused(data)
        if data["type"] == "position" and data["seq"] >= self.seq:
            self.log += [row for row in data["log"] if not self.log or row["seq"] > self.log[-1]["seq"]]
            self.seq, self.last = data["seq"], data
            self.history.note(SEEN, seq=self.seq)

    def refused(self, data: dict[str, Any]) -> None:
        if data["error"] == "not-now":
            self.not_now.append(data["sentence"])
            raise NotNow
        assert data["error"] == "stale", data
        self.history.note(REFUSED, data["command"])
        self.settle(data["command"])

    def must_be_for_now(self, error: Exception) -> None:
        """A line may break and a database be away; a server that has lost its way is another matter."""
        if isinstance(error, InvalidStatus):
            assert error.response.status_code == 503, error.response.body
            self.not_now.append(msgspec.json.decode(error.response.body or b"")["sentence"])

    def settle(self, command: str) -> None:
        if self.sent is not None and self.sent["command"] == command:
            self.sent = None

    def is_to_answer(self) -> bool:
        """Each position once, and nothing as long as it is not known what became of the last answer."""
        return "choices" in self.last and self.sent is None and self.answered != self.seq and not self.enough

    def next_answer(self) -> dict[str, Any]:
        self.count, self.answered = self.count + 1, self.seq
        text = self.choice.choice(self.choice.choice(self.last["choices"])["answers"])
        return {"type": "answer", "seq": self.seq, "command": f"{self.device}{self.count}", "answer": text}


class Evening:
    """One person plays on many tables at once, one game after the other, whatever happens. With several devices each
    position is answered by all of them, and one is first."""

    def __init__(self, server: Server, folder: Path, *devices: str) -> None:
        self.server = server
        self.folder = folder
        self.folder.mkdir()
        self.ann = Person(server, "Ann")
        assert self.ann.id
        self.devices = devices or ("",)
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[object]] = []
        self.tables = 0
        self.ports: tuple[int, ...] = (server.port,)
        """The doors by which it is played."""
        self.not_now: list[str] = []
        """The sentences of refusals for now."""

    async def fill(self, tables: int) -> None:
        """New games for those that are over, as far as tables can be laid now."""
        self.tables = tables
        for task in self.playing:
            if task.done():
                task.result()
        self.playing = [task for task in self.playing if not task.done()]
        while len(self.playing) < tables * len(self.devices):
            game = await asyncio.to_thread(self.lay)
            if not game:
                return
            for device in self.devices:
                player = Player(self.ann, game, len(self.players), self.folder, device)
                player.not_now = self.not_now
                self.players.append(player)
                self.playing.append(asyncio.create_task(player.play(*self.ports)))

    def lay(self) -> str:
        body = {"title": "peloponnes", "sitters": ["me"] * 4, "start": True}
        answer = self.ann.http.post("/api/games", json=body)
        if answer.status_code == 201:
            return str(answer.json()["game"])
        assert answer.status_code == 503, answer.text
        self.not_now.append(answer.json()["sentence"])
        return ""

    def moves(self) -> int:
        return sum(len(player.accepted) for player in self.players)

    async def accepted_after(self, since: float) -> float:
        """When the first move of anybody was acknowledged."""
        while not (found := [at for player in self.players for at in player.accepted if at > since]):
            assert time.monotonic() < since + 60, "nobody plays on"
            await self.fill(self.tables)
            await asyncio.sleep(PAUSE)
        return min(found)

    async def settle(self) -> None:
        """Whoever waits for an answer gets one; then it is enough."""
        for player in self.players:
            player.enough = True
        await asyncio.wait_for(asyncio.gather(*self.playing), 60)
