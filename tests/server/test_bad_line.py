"""Whole games over a line that breaks: they come to their end, and every move is there once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from .bad_line import TROUBLES, BadLine
from .running import Person, Server, receive, send, table_of

BROKEN = (WebSocketException, OSError, EOFError, TimeoutError)


class Player:
    """Sends a command again under the same id until an answer comes, over as many connections as it takes."""

    def __init__(self, person: Person, game: str, seed: int) -> None:
        self.person = person
        self.game = game
        self.choice = random.Random(seed)
        self.seq = 0
        self.sent: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.log: list[dict[str, Any]] = []
        self.count = 0
        self.answered = 0
        self.last: dict[str, Any] = {}

    async def play(self, port: int) -> dict[str, Any]:
        while self.last.get("status") != "finished":
            try:
                await self.over_one_line(port)
            except BROKEN:
                await asyncio.sleep(0.01)
        return self.last

    async def over_one_line(self, port: int) -> None:
        async with self.person.socket(self.game, port) as socket:
            await send(socket, type="hello", seq=self.seq, consequences=False)
            if self.sent is not None:
                await send(socket, **self.sent)
            while self.last.get("status") != "finished":
                data = await asyncio.wait_for(receive(socket), 5)
                answer = self.heard(data)
                if answer is not None:
                    self.sent = answer
                    await send(socket, **answer)

    def heard(self, data: dict[str, Any]) -> dict[str, Any] | None:
        """What to answer, if anything."""
        if data["type"] == "ack":
            assert self.acknowledged.setdefault(data["command"], data["seq"]) == data["seq"]
            if self.sent and self.sent["command"] == data["command"]:
                self.sent = None
        if data["type"] == "refusal":
            assert data["error"] == "stale", data
        if data["type"] == "position" and data["seq"] >= self.seq:
            self.log += [row for row in data["log"] if not self.log or row["seq"] > self.log[-1]["seq"]]
            self.seq, self.last = data["seq"], data
        if "choices" not in self.last or self.sent is not None or self.answered == self.seq:
            return None
        self.count, self.answered = self.count + 1, self.seq
        text = self.choice.choice(self.choice.choice(self.last["choices"])["answers"])
        return {"type": "answer", "seq": self.seq, "command": str(self.count), "answer": text}


def games_over_a_bad_line(server: Server, title: str, games: int, seed: int) -> dict[str, int]:
    tables = [table_of(server, title, 3) for _ in range(games)]

    async def play() -> dict[str, int]:
        async with BadLine(server.port, seed) as line:
            await asyncio.gather(*(play_one(game, people, line.port) for game, people in tables))
            return line.troubles

    async def play_one(game: str, people: list[Person], port: int) -> None:
        players = [Player(person, game, seed + number) for number, person in enumerate(people)]
        ends = await asyncio.wait_for(asyncio.gather(*(player.play(port) for player in players)), 240)
        events = people[0].get(f"/api/games/{game}/events")
        answered = [event["seq"] for event in events if event["kind"] == "answer"]
        acknowledged = sorted(seq for player in players for seq in player.acknowledged.values())
        assert set(acknowledged) <= set(answered), "a move is lost"
        assert len(acknowledged) == len(set(acknowledged)), "two commands were told they are the same move"
        assert len(answered) == sum(player.count for player in players), "a move was made twice or not at all"
        whole = people[0].get(f"/api/games/{game}")
        for player, end in zip(players, ends, strict=True):
            assert end["scores"] == whole["scores"]
            assert [row["seq"] for row in player.log] == [row["seq"] for row in whole["log"]], (
                "a line of the log is missing"
            )

    return asyncio.run(play())


def test_a_game_over_a_bad_line_comes_to_the_same_end(server: Server) -> None:
    """lila 5921, boardgame.io 370: message loss, duplicates and short disconnections."""
    troubles = games_over_a_bad_line(server, "peloponnes", 4, 7)
    assert sum(troubles.values()) > 40, "the line was not bad"


@pytest.mark.soak
@pytest.mark.parametrize("title", ["peloponnes", "perikles"])
def test_many_games_over_a_bad_line(server: Server, title: str) -> None:
    assert set(games_over_a_bad_line(server, title, 12, 11)) == set(TROUBLES)
