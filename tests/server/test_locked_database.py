"""Somebody else holds the write lock of the database: everything that needs no disk goes on, and nothing is lost."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

from isthmos.server.store.sqlite import SqliteStore

from .running import Data, Person, Server, inside, receive_until, send, table_of

HELD = 10.0
HOLD = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
time.sleep(float(sys.argv[2]))
connection.execute("ROLLBACK")
"""
PAUSE = 0.25
SOON = 1.0
"""Seconds for what needs no disk, on a machine that is busy with other tests."""


def held(file: Path, seconds: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HOLD, str(file), str(seconds)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


class Evening:
    """Four at a table, one of whom also watches it over a socket, while the database is locked."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.game, self.people = table_of(server, "peloponnes", 4)
        self.other = self.people[0].lay("peloponnes", ["me"], start=True)["game"]
        self.people[0].get(f"/api/games/{self.other}")
        self.slowest = 0.0
        self.acks: list[Data] = []
        self.refusals: list[Data] = []

    async def look_around(self, until: float) -> None:
        """Pages and positions from memory, and pings."""
        async with (
            httpx.AsyncClient(base_url=self.server.address, timeout=30) as http,
            self.people[1].socket(self.game) as socket,
        ):
            await send(socket, type="hello")
            await receive_until(socket, "position")
            while time.monotonic() < until:
                for path in ("/api/titles", f"/api/games/{self.other}", "/"):
                    began = time.monotonic()
                    assert (await http.get(path)).status_code == 200
                    self.slowest = max(self.slowest, time.monotonic() - began)
                began = time.monotonic()
                await send(socket, type="ping")
                await receive_until(socket, "pong")
                self.slowest = max(self.slowest, time.monotonic() - began)
                await asyncio.sleep(0.05)

    async def play(self, until: float) -> None:
        """One after the other answers; what is refused is tried again. Not so fast that the game would be over."""
        while time.monotonic() < until:
            await asyncio.sleep(PAUSE)
            for person in self.people:
                position = await asyncio.to_thread(person.get, f"/api/games/{self.game}")
                if "choices" not in position:
                    continue
                answer = position["choices"][0]["answers"][0]
                body = {"seq": position["seq"], "command": f"c{position['seq']}", "answer": answer}
                said = await asyncio.to_thread(person.http.post, f"/api/games/{self.game}/answer", json=body)
                if said.status_code == 200:
                    self.acks.append({**said.json(), "when": time.monotonic()})
                else:
                    self.refusals.append({**said.json(), "status": said.status_code})


def test_the_house_goes_on_while_the_database_is_locked(data: Path) -> None:
    with Server(data) as server:
        evening = Evening(server)

        async def story() -> float:
            playing = asyncio.create_task(evening.play(time.monotonic() + HELD + 6))
            await asyncio.sleep(4 * PAUSE)  # so that the disk has been quick
            holder = held(data / "isthmos.db", HELD)
            await evening.look_around(time.monotonic() + HELD)
            await asyncio.to_thread(holder.wait, 30)
            free = time.monotonic()
            await playing
            return free

        free = asyncio.run(story())
        assert evening.slowest < SOON
        assert evening.refusals, "moves do not wait for ever"
        assert {(one["status"], one["error"]) for one in evening.refusals} == {(503, "not-now")}
        assert "nothing was changed" in evening.refusals[0]["sentence"]
        again = min(ack["when"] for ack in evening.acks if ack["when"] > free - 0.5)
        assert again - free < 5, "play goes on by itself"
        events = evening.people[0].get(f"/api/games/{evening.game}/events")
        assert {ack["seq"] for ack in evening.acks} <= {event["seq"] for event in events}
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))


class Watch:
    """Notes which files the thread of the loop opens, and what it asks SQLite for. A hook stays for ever: it is told
    when to look."""

    def __init__(self) -> None:
        self.is_looking = False
        self.seen: list[str] = []
        sys.addaudithook(self.hear)

    def hear(self, event: str, args: tuple[object, ...]) -> None:
        if self.is_looking and event in DISK and threading.current_thread() is threading.main_thread():
            self.seen.append(f"{event} {args[:1]}")


DISK = {"open", "os.chmod", "os.mkdir", "os.remove", "os.rename", "os.listdir", "os.scandir", "shutil.copyfile"}
DISK |= {"sqlite3.connect", "sqlite3.connect/handle"}


def test_the_loop_opens_no_file_and_no_database(data: Path) -> None:
    """From the first opening of the store to a whole evening: accounts, tables, moves, talk, pages, being forgotten."""
    watch = Watch()

    async def story() -> list[str]:
        store = SqliteStore(data / "isthmos.db")
        watch.is_looking = True
        await store.open()
        await store.close()
        watch.is_looking = False
        async with inside(data) as (server, house):
            ann = await asyncio.to_thread(Person, server, "Ann")
            await asyncio.to_thread(visit, ann)  # what is read once, and kept, has been
            watch.is_looking = True
            await asyncio.to_thread(visit, ann)
            await house.store.tend()
            await asyncio.to_thread(ann.delete, "/api/me")
            watch.is_looking = False
        return watch.seen

    assert asyncio.run(story()) == []


def visit(ann: Person) -> None:
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]
    for number in range(3):
        position = ann.get(f"/api/games/{game}")
        answer = position["choices"][0]["answers"][0]
        ann.post(f"/api/games/{game}/answer", {"seq": position["seq"], "command": f"c{number}", "answer": answer})
    ann.post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
    ann.post("/api/me/name", {"name": "Anna"})
    for path in ("/", f"/games/{game}", "/static/icon.svg", "/api/titles", "/api/lobby", f"/api/games/{game}?lang=de"):
        ann.http.get(path)
