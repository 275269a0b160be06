"""Two servers that differ in nothing but a secret: whatever leaves them for somebody who may not know it must be equal.

Both play the same game of Perikles with the same dealer. Then one seat sends a counter face down, a weak one here and a
strong one there. Everything every other person can get hold of is taken down, byte by byte, on both sides.
"""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from isthmos.core.dealer import Stream
from isthmos.core.state import State
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ARMIES
from isthmos.games.perikles.notation import city_word
from isthmos.games.perikles.state import Board
from isthmos.server import app, house, people
from isthmos.server.config import Config
from isthmos.server.frames import Frame
from isthmos.server.house import House, Live

SEATS = 4
SENT = re.compile(r"send (\w+) ([ht])(\d)")
EVERYTHING = (
    "",
    "?lang=de",
    "?since=3",
    "?at={seq}",
    "?at={before}",
    "/table",
    "/events",
    "/record",
    "/record?form=json",
    "/verify",
    "/chat",
)
OF_A_PERSON = ("/api/me/games", "/api/me/notifications", "/api/me/export", "/api/lobby")
REFUSED: tuple[dict[str, Any], ...] = (
    {"answer": "fly", "seq": "{seq}"},
    {"answer": "send athens h9", "seq": "{seq}"},
    {"answer": "x", "seq": 1},
)


class SameEveryTime:
    """Instead of the system's generator: both servers deal the same and name everything the same."""

    def __init__(self) -> None:
        self.count = 0

    def token_bytes(self, size: int) -> bytes:
        self.count += 1
        return hashlib.sha512(str(self.count).encode()).digest()[:size]

    def token_urlsafe(self, size: int) -> str:
        return self.token_bytes(size).hex()[:size]


class Ear:
    """Somebody connected by a socket."""

    wants = "consequences"

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[str] = []

    def push(self, frame: Frame) -> None:
        self.heard.append(frame.data.decode())

    def close(self, code: int, reason: str) -> None:
        self.heard.append(f"{code} {reason}")


class World:
    """One of the two, with a person on each seat and one who watches."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        limits = {"rate": 1e9, "burst": 1e9, "account_rate": 1e9, "account_burst": 1e9}
        self.guard = app.make_app(Config(data=folder, **limits))  # type: ignore[arg-type]
        self.house: House = self.guard.app.state.house
        self.house.now = lambda: 1_000_000.0
        self.same = SameEveryTime()
        self.monkeypatch = monkeypatch
        self.tokens: list[str] = []
        self.ears: list[Ear] = []
        self.sent = 0

    async def lay(self) -> None:
        """Five guests; four sit down, one watches."""
        for module in (house, people):
            self.monkeypatch.setattr(module, "secrets", self.same)
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(self.guard), base_url="http://localhost")
        for name in range(SEATS + 1):
            made = (await self.http.post("/api/session", json={"name": f"Person {name}"})).json()
            self.tokens.append(made["token"])
            self.ears.append(Ear(made["person"]))
            self.http.cookies.clear()
        body = {"title": "perikles", "sitters": ["me", *["open"] * (SEATS - 1)], "listed": True, "window": 0}
        self.game = (await self.post(0, "/api/games", body))["game"]
        for seat in range(1, SEATS):
            await self.post(seat, f"/api/games/{self.game}/sit", {})
        await self.post(0, f"/api/games/{self.game}/do/start", {"command": "start"})
        self.live: Live = await self.house.open(self.game)
        self.live.listeners = set(self.ears)

    async def post(self, who: int, path: str, body: object) -> Any:
        answer = await self.http.post(path, json=body, headers=self.headers(who))
        assert answer.status_code < 300, answer.text
        return answer.json()

    def headers(self, who: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[who]}"}

    @property
    def state(self) -> State:
        return self.live.sitting.playing().state

    def answers(self) -> list[str]:
        return [self.live.sitting.title.write(self.state, move) for move in self.state.moves()]

    async def answer(self, text: str) -> None:
        sitting = self.live.sitting
        self.sent += 1
        await self.house.answer(self.live, self.ears[sitting.asked()].person, sitting.seq, f"c{self.sent}", text)

    async def seen(self, who: int) -> dict[str, str]:
        """Everything a person can get hold of now, by door."""
        seq = self.live.sitting.seq
        paths = [f"/api/games/{self.game}{end.format(seq=seq, before=seq - 1)}" for end in EVERYTHING]
        found = {}
        for path in (*paths, *OF_A_PERSON):
            answer = await self.http.get(path, headers=self.headers(who))
            assert answer.status_code < 500, answer.text
            found[path] = answer.text
        for number, body in enumerate(REFUSED):
            full = {**body, "seq": seq if body["seq"] == "{seq}" else 1, "command": f"no {number}"}
            answer = await self.http.post(f"/api/games/{self.game}/answer", json=full, headers=self.headers(who))
            assert answer.status_code in (403, 409, 422)
            found[f"refusal {number}"] = answer.text
        found["socket"] = "\n".join(self.ears[who].heard)
        assert f'"seq":{seq}' in self.ears[who].heard[-1], "everything is told"
        return found


class Twins:
    """Two worlds, side by side."""

    def __init__(self, folder: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.worlds = [World(folder / name, monkeypatch) for name in ("here", "there")]
        self.choice = random.Random(seed)

    async def __aenter__(self) -> Twins:
        for world in self.worlds:
            await world.house.store.open()
            await world.lay()
        return self

    async def __aexit__(self, *error: object) -> None:
        for world in self.worlds:
            await world.house.store.close()

    async def same(self, text: str) -> None:
        for world in self.worlds:
            await world.answer(text)

    async def until_sending(self, times: int) -> tuple[str, str]:
        """Play alike until somebody may send a weaker or a stronger counter of a kind; the two answers."""
        while True:
            answers = self.worlds[0].answers()
            pair = [text for text in answers if SENT.fullmatch(text)]
            alike = [(a, b) for a in pair for b in pair if a < b and a[:-1] == b[:-1]]
            if alike:
                times -= 1
                if times == 0:
                    return self.choice.choice(alike)
            await self.same(self.choice.choice(answers))

    async def send_differently(self, times: int = 1) -> list[int]:
        """One sends this, the other that, both to the same place; the people who may not know which."""
        weak, strong = await self.until_sending(times)
        board, sender = cast(Board, self.worlds[0].state), self.worlds[0].live.sitting.asked()
        army = [city_word(board, number) for number in range(ARMIES)].index(weak.split()[1])
        outside = [seat for seat in range(SEATS) if seat != sender and not board.leads(seat, army)]
        await self.worlds[0].answer(weak)
        await self.worlds[1].answer(strong)
        while not self.is_there():
            assert self.worlds[0].answers() == self.worlds[1].answers(), "where to, and whether it may come"
            await self.same(self.worlds[0].answers()[0])
        return [*outside, SEATS]

    def is_there(self) -> bool:
        """Whether the counter has come to its place: the log tells of it, without its strength."""
        return any(fact[0] == facts.SENT for fact in self.worlds[0].live.sitting.playing().facts[-1])

    async def leaks(self, who: int) -> list[str]:
        """The doors through which a person can tell the two worlds apart, or that show what must not be seen at all."""
        here, there = [await world.seen(who) for world in self.worlds]
        told_apart = [door for door in here if here[door] != there[door]]
        sitting = self.worlds[0].live.sitting
        secrets = [
            sitting.secret.hex(),
            sitting.salt.hex(),
            *(t for n, t in enumerate(self.worlds[0].tokens) if n != who),
        ]
        return told_apart + [door for door, text in here.items() if any(secret in text for secret in secrets)]

    async def imagined_leaks(self, who: int) -> list[str]:
        """The same where everything a person may not know is dealt anew: special tiles, hands, what is to come."""
        world = self.worlds[0]
        table = world.live.sitting.playing()
        truth, seat = table.state, who if who < SEATS else -1
        before = await world.seen(who)
        table.state = table.title.imagine(truth, seat, Anew(self.choice)) if seat >= 0 else truth
        after = await world.seen(who)
        table.state = truth
        return [door for door in before if before[door] != after[door]]


class Anew(Stream):
    def __init__(self, choice: random.Random) -> None:
        self.choice = choice

    def below(self, n: int) -> int:
        return self.choice.randrange(n)
