"""Two real servers that differ in nothing but secrets, and the same people at both of them, over real sockets.

What is done is what `trust/pairs.py` does at its two tables, which also says who may tell the difference and from when
on. Here everything is compared that leaves a server: messages in their order, every door, and how long things take.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import os
import re
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from itertools import zip_longest
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from trust.pairs import Game, Pair, dealing
from websockets.asyncio.client import ClientConnection, connect

from isthmos.bots.desk import end_with_its_owner
from isthmos.cli import serving
from isthmos.core.dealer import SECRET_BYTES
from isthmos.core.title import SPECTATOR
from isthmos.server import app
from isthmos.server.operation import logs
from isthmos.server.operation.config import Config
from isthmos.server.operation.metrics import TOKEN_FILE
from isthmos.server.operation.now import Now
from isthmos.server.people import people
from isthmos.server.tables import house, live, standing
from isthmos.server.tables.reading_room import ReadingRoom
from isthmos.table import sitting as sittings

Plant = Callable[[pytest.MonkeyPatch], None]
ANONYMOUS = -2
"""Who watches, too, and is nobody: without a session."""
WINDOW = 0.15
LONG_WINDOW = 60.0
"""So that somebody says at both servers that they want to think, however busy the machine is."""
TICK = 0.03
"""Seconds within which nobody tells one moment from another over a network."""
DOORS = (
    "",
    "?lang=de",
    "?since=3",
    "/table",
    "/events",
    "/record",
    "/record?form=json",
    "/verify",
    "/chat",
    "/standing",
)
PAST = ("?at={seq}", "?at={before}", "?at={early}")
OF_A_PERSON = ("/api/session", "/api/me/games", "/api/me/notifications", "/api/me/export", "/api/lobby")
REFUSED = ("fly", "send athens h9", "pass")
MOMENT = re.compile(r'"(at|left|created|expires|changed|deadline)":[-\d.e]+')
"""Times of the wall, which are compared as times."""
OF_THE_HOUSE = re.compile(r"isthmos_(?!\w*(_created|commands_repeated|command_seconds_(bucket|sum)))")
"""What is counted; not when counting began, how long things took, nor which of two timers closed a window first."""


# --- a server -------------------------------------------------------------------------------------


class SameEveryTime:
    """Instead of the system's generator: both servers name everything the same, and deal from the same secret."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.count = 0

    def token_bytes(self, size: int) -> bytes:
        return self.game.secret() if size == SECRET_BYTES else self.game.salt()

    def token_urlsafe(self, size: int) -> str:
        self.count += 1
        return hashlib.sha512(f"{size} {self.count}".encode()).hexdigest()[:size]


def even(moment: float) -> float:
    """A moment with four decimals, the last of them a one."""
    return round(math.ceil(moment * 500) / 500 + 1e-4, 4)


def dealt(tiles: tuple[int, ...], work: Callable[..., Any], *args: object) -> Any:
    """In the reading room of a server that deals these tiles."""
    with dealing(tiles):
        return work(*args)


def serve(folder: Path, game: Game, tiles: tuple[int, ...], plants: Iterable[Plant], pipe: Any) -> None:
    """In a process of its own, as `isthmos serve` does. Moments have all the same number of digits, so that lengths can
    be compared."""
    end_with_its_owner()
    with (folder / "log").open("w") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    sys.stdout = sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115
    patch = pytest.MonkeyPatch()
    same, read = SameEveryTime(game), ReadingRoom.read
    for module in (house, live, people):
        patch.setattr(module, "secrets", same)
    patch.setattr(live, "SPELL", 10**12)
    patch.setattr(Now, "__call__", lambda self: even(self.offset + time.monotonic()))
    patch.setattr(ReadingRoom, "read", lambda self, work, *args: read(self, dealt, tiles, work, *args))
    with dealing(tiles):
        patch.setattr(sittings, "Dealer", sittings.Dealer)  # type: ignore[attr-defined]
        for plant in plants:
            plant(patch)
        limits = dict.fromkeys(("rate", "burst", "account_rate", "account_burst", "socket_rate", "socket_burst"), 1e9)
        config = Config(data=folder, bot_pause=0, reading_seconds=60, **limits)  # type: ignore[arg-type]
        os.environ[app.CONFIG] = msgspec.json.encode(msgspec.to_builtins(config, enc_hook=str)).decode()
        logs.set_up()
        door = serving.bound("127.0.0.1", 0)
        pipe.send(door.getsockname()[1])
        uvicorn.Server(serving.settings(config)).run(sockets=[door])


# --- the people at it -----------------------------------------------------------------------------


class World:
    """One server with its people: one for each seat, one who watches, and nobody in particular who does."""

    def __init__(self, folder: Path, game: Game, tiles: tuple[int, ...], plants: Iterable[Plant]) -> None:
        folder.mkdir()
        self.folder = folder
        ours, theirs = get_context("fork").Pipe()
        arguments = (folder, game, tiles, plants, theirs)
        self.process = get_context("fork").Process(target=serve, args=arguments)
        self.process.start()
        self.port = ours.recv()
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        self.game_set, self.viewers = game, [*range(game.seats), SPECTATOR, ANONYMOUS]
        self.tokens: dict[int, str] = {}
        self.people: dict[int, str] = {}
        self.sockets: dict[int, ClientConnection] = {}
        self.heard: dict[int, list[str]] = {viewer: [] for viewer in self.viewers}
        self.seqs: dict[int, int] = {}
        self.times: dict[int, float] = {}
        """When whoever watches heard of each new position."""
        self.news = asyncio.Condition()
        self.sent = 0
        self.answers_first = False
        """Whether the first person takes the first answer whenever asked."""

    async def lay(self, sitters: list[str], **more: object) -> None:
        await self.until_open()
        for viewer in (*range(self.game_set.seats), SPECTATOR):
            made = (await self.http.post("/api/session", json={"name": f"Person {viewer}"})).json()
            self.tokens[viewer], self.people[viewer] = made["token"], made["person"]
            self.http.cookies.clear()
        game = self.game_set
        body = {"title": game.title, "sitters": sitters, "options": game.options, "undo": game.undo, "listed": True}
        self.game = (await self.post(0, "/api/games", {**body, "window": WINDOW, **more}))["game"]
        for seat in range(1, sitters.count("open") + 1):
            await self.post(seat, f"/api/games/{self.game}/sit", {})

    async def until_open(self, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while True:
            try:
                assert (await self.http.get("/readyz")).status_code == 200
                return
            except httpx.ConnectError:
                assert self.process.is_alive()
                assert time.monotonic() < deadline
                await asyncio.sleep(0.02)

    async def listen(self, stack: AsyncExitStack) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws/games/{self.game}"
        for viewer in self.viewers:
            socket = await stack.enter_async_context(
                connect(address, additional_headers=self.headers(viewer), max_size=None)
            )
            self.sockets[viewer] = socket
            await socket.send('{"type":"hello"}')
            listener = asyncio.create_task(self.hear(viewer, socket))
            stack.callback(listener.cancel)
            await self.until(lambda viewer=viewer: viewer in self.seqs)  # type: ignore[misc]

    async def hear(self, viewer: int, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.monotonic()
            async with self.news:
                self.heard[viewer].append(str(text))
                data = msgspec.json.decode(text)
                if data["type"] == "position" and data["seq"] > self.seqs.get(viewer, 0):
                    self.seqs[viewer] = data["seq"]
                    if viewer == SPECTATOR:
                        self.times[data["seq"]] = now
                self.news.notify_all()
            if self.answers_first and data.get("choices") and not data["window"]:
                await self.say(viewer, type="answer", seq=data["seq"], answer=data["choices"][0]["answers"][0])

    async def until(self, is_so: Callable[[], bool], seconds: float = 60) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(is_so), seconds)

    async def until_told(self, seq: int) -> None:
        await self.until(lambda: all(self.seqs[viewer] >= seq for viewer in self.viewers))

    async def say(self, viewer: int, **message: object) -> None:
        self.sent += 1
        message = {"command": f"c{self.sent}", **message}
        await self.sockets[viewer].send(msgspec.json.encode(message).decode())

    async def until_answered(self, viewer: int) -> None:
        """Whoever has said something hears what became of it."""
        name = f'"command":"c{self.sent}"'
        await self.until(lambda: any(name in text for text in self.heard[viewer][-40:]))

    def taken(self, viewer: int, upto: int) -> list[str]:
        """What somebody has heard until an event; a window may have closed since then at one of the two."""
        heard = self.heard[viewer]
        later = [place for place, text in enumerate(heard) if number_of(text) > upto]
        first = later[0] if later else len(heard)
        self.heard[viewer] = heard[first:]
        return heard[:first]

    def bot_windows(self, upto: int) -> list[float]:
        """How long bots took for each window."""
        told = [msgspec.json.decode(text) for text in self.heard[SPECTATOR]]
        offered = {data["seq"] for data in told if data.get("window") and data.get("asked", 0) > 0}
        return [self.wait(seq + 1) for seq in sorted(offered) if seq < upto]

    def wait(self, seq: int) -> float:
        """How long it took until an event."""
        return self.times[seq] - self.times[seq - 1]

    def headers(self, viewer: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[viewer]}"} if viewer in self.tokens else {}

    async def post(self, viewer: int, path: str, body: object) -> Any:
        answer = await self.http.post(path, json=body, headers=self.headers(viewer))
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def doors(self, viewer: int, seq: int, past: bool) -> dict[str, str]:
        """Everything a person can ask for now; and what is said to what cannot be done."""
        words = {"seq": seq, "before": seq - 1, "early": seq // 2}
        paths = [f"/api/games/{self.game}{end.format(**words)}" for end in (*DOORS, *(PAST if past else ()))]
        found = {}
        operator = {"authorization": f"Bearer {(self.folder / TOKEN_FILE).read_text()}"}
        counted = (await self.http.get("/metrics", headers=operator)).text.splitlines()
        found["metrics"] = "\n".join(line for line in counted if OF_THE_HOUSE.match(line))
        assert found["metrics"]
        for path in (*paths, *OF_A_PERSON):
            answer = await self.http.get(path, headers=self.headers(viewer))
            assert answer.status_code < 500, answer.text
            headers = "".join(f"{name}: {value}\n" for name, value in answer.headers.items() if name != "date")
            found[path] = f"{answer.status_code}\n{headers}\n{answer.text}"
        for text in REFUSED:
            await self.say(viewer, type="answer", seq=seq, answer=text)
            await self.until_answered(viewer)
        return found

    async def close(self) -> None:
        await self.http.aclose()
        self.process.terminate()
        self.process.join(20)
        if self.process.is_alive():
            self.process.kill()


# --- both -----------------------------------------------------------------------------------------


class Twins:
    """The two servers, and the pair of tables that says what is done at them."""

    def __init__(
        self, folder: Path, pair: Pair, plants: Iterable[Plant] = (), past: bool = True, window: float = WINDOW
    ) -> None:
        """`past`: whether past positions are looked at, for which each server needs one more process."""
        self.pair, self.past, self.window = pair, past, window
        self.worlds = [
            World(folder / name, side.game, side.tiles, plants)
            for name, side in zip(("here", "there"), pair.sides, strict=True)
        ]
        self.leaks: list[str] = []
        self.compared = 0
        self.waits: list[tuple[float, float]] = []
        """How long each window of a holder was open at each of the two."""

    async def play(self, steps: int, doors_every: int = 40) -> None:
        """So many steps, or until everybody may tell the two apart."""
        async with AsyncExitStack() as stack:
            for world in self.worlds:
                stack.push_async_callback(world.close)
            sitters = ["me", *["open"] * (self.pair.here.game.seats - 1)]
            await self.each(lambda world: world.lay(sitters, window=self.window))
            await self.each(lambda world: world.listen(stack))
            await self.each(lambda world: world.post(0, f"/api/games/{world.game}/do/start", {"command": "start"}))
            await self.tell_standing_answers()
            await self.heard_everywhere()
            self.compare(self.pair.here.sitting.seq)
            due = doors_every
            while len(self.pair.steps) < steps and not self.pair.is_over() and not self.leaks:
                await self.step()
                if len(self.pair.steps) >= due and not self.pair.here.sitting.is_offered():  # nothing happens by itself
                    await self.compare_doors()
                    due += doors_every

    async def each(self, work: Callable[[World], Any]) -> None:
        await asyncio.gather(*[work(world) for world in self.worlds])

    async def heard_everywhere(self) -> None:
        await self.each(lambda world: world.until_told(self.pair.here.sitting.seq))

    async def tell_standing_answers(self) -> None:
        for world, side in zip(self.worlds, self.pair.sides, strict=True):
            for seat, text in enumerate(side.live.standing):
                kept = standing.read(text)
                if kept is not None:
                    await world.post(seat, f"/api/games/{world.game}/standing", {"ask": kept.ask})

    async def step(self) -> None:
        """What happened at the two tables happens at the two servers."""
        known = len(self.pair.steps)
        self.pair.play()
        assert self.pair.leaks == [], "at the tables"
        for step in self.pair.steps[known:]:
            if step.what == "time_is_up":
                await self.window_closes(step.seat)
                continue
            await asyncio.gather(
                *[
                    world.say(
                        step.seat,
                        **({"type": "answer", "answer": text} if text else {"type": "command", "do": step.what}),
                        seq=max(world.seqs.values()),
                    )
                    for world, text in zip(self.worlds, (step.here, step.there), strict=True)
                ]
            )
            await self.each(lambda world, seat=step.seat: world.until_answered(seat))  # type: ignore[misc]
            await self.each(lambda world, seq=step.seq: world.until_told(seq))  # type: ignore[misc]
        await self.heard_everywhere()
        self.compare(self.pair.here.sitting.seq)

    async def window_closes(self, seat: int) -> None:
        await self.heard_everywhere()
        if seat in self.pair.holders:
            here, there = [world.wait(self.pair.here.sitting.seq) for world in self.worlds]
            self.waits.append((here, there))

    def compare(self, seq: int, doors: dict[int, list[dict[str, str]]] | None = None) -> None:
        """Everything each viewer has received since the last time, up to an event."""
        for viewer in self.worlds[0].viewers:
            here, there = [{"socket": "\n".join(world.taken(viewer, seq))} for world in self.worlds]
            if viewer not in self.viewers():
                continue
            if doors is not None:
                here, there = here | doors[viewer][0], there | doors[viewer][1]
            self.compared += 1
            for door in here:
                if masked(here[door]) != masked(there[door]):
                    found = first_difference(masked(here[door]), masked(there[door]))
                    self.leaks.append(f"{viewer}: {door} after {self.pair.steps[-1:]}: {found}")
            self.leaks += [f"{viewer}: {door} tells a secret" for door in here if self.canaries(viewer, here[door])]

    def viewers(self) -> list[int]:
        """Who may not tell the two apart, also without a session."""
        return [*self.pair.viewers, *([ANONYMOUS] if SPECTATOR in self.pair.viewers else [])]

    def canaries(self, viewer: int, text: str) -> list[str]:
        """What nobody but its owner ever sees, and of the dealer nobody until the end."""
        world, game = self.worlds[0], self.pair.here.game
        others = [one for one in world.tokens if one != viewer]
        hidden = [world.tokens[one] for one in others] + [world.people[one] for one in others]
        hidden += [people.hashed(world.tokens[one])[:16] for one in others]
        return [one for one in (*hidden, game.secret().hex(), game.salt().hex()) if one in text]

    async def compare_doors(self) -> None:
        seq = self.pair.here.sitting.seq
        doors = {
            viewer: [await world.doors(viewer, seq, self.past) for world in self.worlds] for viewer in self.viewers()
        }
        self.compare(seq, doors)

    async def play_with_bots(self, answers: int) -> None:
        """One person among bots, who takes the first answer there is; both servers go on at their own pace."""
        async with AsyncExitStack() as stack:
            for world in self.worlds:
                stack.push_async_callback(world.close)
                world.viewers = [0, SPECTATOR]
                world.answers_first = True
            await self.each(lambda world: world.lay(["me", *["bot:random"] * (self.pair.here.game.seats - 1)]))
            await self.each(lambda world: world.listen(stack))
            await self.each(lambda world: world.post(0, f"/api/games/{world.game}/do/start", {"command": "start"}))
            await self.each(lambda world: world.until_told(answers))
        here, there = [world.bot_windows(answers) for world in self.worlds]
        self.waits = [*zip(here, there, strict=True)]
        self.compare(answers)


def number_of(text: str) -> int:
    """Of the position a message is about."""
    return int(msgspec.json.decode(text).get("seq", 0))


def first_difference(here: str, there: str) -> str:
    rows = zip_longest(here.splitlines(), there.splitlines(), fillvalue="")
    return next(f"{one[:300]} | {other[:300]}" for one, other in rows if one != other)


def masked(text: str) -> str:
    return MOMENT.sub("", text)


def is_told_apart(pairs: list[tuple[float, float]], chance: float = 1e-4) -> bool:
    """The two-sample test of Kolmogorov and Smirnov, in ticks: whether two lots of times are of different kinds. Wrong
    in one of so many comparisons of equal ones, however busy the machine is."""
    here, there = (sorted(int(waited / TICK) for waited in one) for one in zip(*pairs, strict=True))
    steps = {*here, *there}
    apart = max(abs(share(here, step) - share(there, step)) for step in steps)
    return apart > math.sqrt(-math.log(chance / 2) / len(pairs))


def share(sample: list[int], upto: int) -> float:
    return sum(one <= upto for one in sample) / len(sample)
