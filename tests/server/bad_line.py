"""A bad line between client and server, on this machine only: it delays, tears frames apart, breaks and freezes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from types import TracebackType

LONGEST_DELAY = 0.005
PIECE = 4_000
"""Bytes that go through at once, at most."""


class BadLine:
    """A TCP proxy. What happens to a connection is drawn when it is made."""

    def __init__(self, port: int, seed: int) -> None:
        self.to = port
        self.choice = random.Random(seed)
        self.port = 0
        self.troubles: dict[str, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
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

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        trouble = self.choice.choice(TROUBLES)
        self.troubles[trouble] = self.troubles.get(trouble, 0) + 1
        after = self.choice.randint(2_000, 3_000 if trouble == "byte by byte" else 25_000)
        up = asyncio.create_task(self.pass_on(reader, back, trouble if trouble == "question lost" else "", 900))
        down = asyncio.create_task(self.pass_on(there, writer, trouble if trouble != "question lost" else "", after))
        self.tasks |= {up, down}
        await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, back):
            with contextlib.suppress(OSError):
                if trouble == "reset":
                    reset(end)
                end.close()
        for task in (up, down):
            task.cancel()
            self.tasks.discard(task)

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, trouble: str, after: int
    ) -> None:
        """Until the trouble comes: after so many bytes the line breaks, or nothing more goes through for a while."""
        passed = 0
        with contextlib.suppress(OSError):
            while data := await reader.read(self.choice.randint(1, 3 if trouble == "byte by byte" else PIECE)):
                if trouble and passed + len(data) > after:
                    if trouble == "half a frame":
                        writer.write(data[: len(data) // 2])
                        await writer.drain()
                    if trouble == "frozen":
                        await asyncio.sleep(0.5)
                    return
                passed += len(data)
                if trouble == "slow":
                    await asyncio.sleep(self.choice.random() * LONGEST_DELAY)
                writer.write(data)
                await writer.drain()


TROUBLES = ("slow", "byte by byte", "reset", "half a frame", "frozen", "answer lost", "question lost")
"""`answer lost`: what the server has written down and acknowledged does not arrive."""


def reset(writer: asyncio.StreamWriter) -> None:
    """Without a farewell."""
    door = writer.get_extra_info("socket")
    if door is not None:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
