"""A bad line, on this machine only: it delays, tears frames apart, breaks, freezes, and says things twice.

Between clients and a server, or between a server and its PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

LONGEST_DELAY = 0.005
PIECE = 4_000
"""Bytes that go through at once, at most."""
COMMIT = b"COMMIT"
TROUBLES = ("slow", "byte by byte", "reset", "half a frame", "frozen", "answer lost", "question lost")
"""`answer lost`: what the server has written down and acknowledged does not arrive."""
TWICE = "said twice"
"""Whatever a client says is said to another server as well, and nobody listens to what that answers."""
UNANSWERED = "commit unanswered"
"""The database commits, and nobody hears of it."""
SILENT = "silent"
"""Nothing comes any more, and nobody says that the line is broken."""
OF_A_DATABASE = ("slow", "reset", "half a frame", "frozen", "answer lost", UNANSWERED, UNANSWERED)

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(to: int | Path) -> Ends:
    """A port of this machine, or a socket among its files."""
    if isinstance(to, Path):
        return await asyncio.open_unix_connection(to)
    return await asyncio.open_connection("127.0.0.1", to)


class BadLine:
    """A proxy. What happens to a connection is drawn when it is made."""

    def __init__(
        self, to: int | Path, seed: int, troubles: Sequence[str] = TROUBLES, twin: int | Path = 0, longest: int = 25_000
    ) -> None:
        self.to = to
        self.twin = twin
        self.choice = random.Random(seed)
        self.possible = troubles
        self.longest = longest
        """Bytes until the trouble comes, at most."""
        self.most_commits = 20
        """That are answered, before one is not."""
        self.port = 0
        self.is_bad = True
        self.troubles: dict[str, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.carried: list[Carried] = []
        self.server: asyncio.Server | None = None

    async def __aenter__(self) -> BadLine:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.server is not None
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def silence(self) -> None:
        """Of all lines there are and will be, until `is_bad` is taken back: then new ones are good."""
        self.is_bad = True
        for line in self.carried:
            line.trouble, line.after = SILENT, 0

    def draw(self) -> str:
        trouble = self.choice.choice(self.possible) if self.is_bad else "good"
        self.troubles[trouble] = self.troubles.get(trouble, 0) + 1
        return trouble

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await connected(self.to)
        except OSError:  # nobody is there at the moment
            writer.close()
            return
        line = Carried(self, self.draw())
        self.carried.append(line)
        ways = {line.up(reader, back), line.down(there, writer)}
        if line.trouble == TWICE:
            echo, twin = await connected(self.twin)
            line.twin = twin
            ways.add(thrown_away(echo))
        tasks = {asyncio.create_task(way) for way in ways}
        self.tasks |= tasks
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, back, *filter(None, [line.twin])):
            with contextlib.suppress(OSError):
                if line.trouble == "reset":
                    reset(end)
                end.close()
        for task in tasks:
            task.cancel()
        self.tasks -= tasks


class Carried:
    """One connection on its way, up to the server and down from it."""

    def __init__(self, line: BadLine, trouble: str) -> None:
        self.trouble = trouble
        self.choice = line.choice
        self.after = self.choice.randint(2_000, 3_000 if trouble == "byte by byte" else line.longest)
        self.after *= trouble != SILENT
        self.twin: asyncio.StreamWriter | None = None
        self.commits = self.choice.randint(1, line.most_commits)
        """Which commit of a database is the one that is not answered."""
        self.committing = False

    async def up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        passed = 0
        with contextlib.suppress(OSError):
            while data := await reader.read(self.choice.randint(1, PIECE)):
                passed += len(data)
                if self.trouble == "question lost" and passed > 900:
                    return
                self.commits -= COMMIT in data
                self.committing = self.trouble == UNANSWERED and COMMIT in data and self.commits <= 0
                await self.write(writer, data)
                if self.twin is not None:
                    await self.write(self.twin, data)

    async def down(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until the trouble comes: after so many bytes the line breaks, or nothing more goes through for a while."""
        passed, piece = 0, 3 if self.trouble == "byte by byte" else PIECE
        with contextlib.suppress(OSError):
            while data := await reader.read(self.choice.randint(1, piece)):
                passed += len(data)
                if self.committing or (passed > self.after and self.trouble in BREAKING):
                    await self.break_(writer, data)
                    return
                await self.write(writer, data)

    async def break_(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        if self.trouble == "half a frame":
            await self.write(writer, data[: len(data) // 2])
        if self.trouble == "frozen":
            await asyncio.sleep(0.5)
        if self.trouble == SILENT:
            await asyncio.get_running_loop().create_future()

    async def write(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        if self.trouble == "slow":
            await asyncio.sleep(self.choice.random() * LONGEST_DELAY)
        writer.write(data)
        await writer.drain()


BREAKING = {*TROUBLES, TWICE, SILENT} - {"question lost"}


async def thrown_away(reader: asyncio.StreamReader) -> None:
    """To the end of the other line; it ends before the first one only if its server does."""
    with contextlib.suppress(OSError):
        while await reader.read(PIECE):
            pass


def reset(writer: asyncio.StreamWriter) -> None:
    """Without a farewell."""
    door = writer.get_extra_info("socket")
    if door is not None:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
