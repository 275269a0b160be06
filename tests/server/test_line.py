"""What is told goes out in order and once, whether a line takes it at once or not."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets import frames as websockets
from websockets.frames import Opcode

from isthmos.server.frames import Frame, said
from isthmos.server.limits import Bucket
from isthmos.server.line import LINE, Line, framed
from isthmos.server.people import NOBODY
from isthmos.server.sockets import MOST_WAITING, Outgoing, Socket

from .running import Server, receive_until, send, table_of


class Narrow:
    """A line that takes something at once so many times; more only when its writer waits for it."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.passed: list[str] = []
        self.writes = 0
        self.open = asyncio.Event()
        self.closed = 0

    def take(self, frames: bytes) -> bool:
        if self.room == 0:
            return False
        self.room -= 1
        while frames:
            end = 2 + frames[1]
            self.passed.append(frames[2:end].decode())
            frames = frames[end:]
        return True

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return
        await self.open.wait()
        self.writes += 1
        self.passed.append(message["text"])


def numbered(number: int) -> Frame:
    return said({"number": number})


async def tell(socket: Socket, numbers: range) -> None:
    """All in one turn of the loop; then there is time to send them."""
    for number in numbers:
        socket.push(numbered(number))
    await asyncio.sleep(0.01)


def words(numbers: range) -> list[str]:
    return [numbered(number).data.decode() for number in numbers]


async def socket_on(line: Narrow) -> tuple[Socket, asyncio.Task[None]]:
    socket = Socket(line, line.send, NOBODY, Bucket(1, 1), "en", Outgoing())  # type: ignore[arg-type]
    writer = asyncio.create_task(socket.write())
    await asyncio.sleep(0)
    return socket, writer


def test_frames_go_out_together_and_without_the_writer() -> None:
    async def play() -> Narrow:
        line = Narrow(room=1)
        socket, writer = await socket_on(line)
        await tell(socket, range(5))
        writer.cancel()
        return line

    line = asyncio.run(play())
    assert (line.passed, line.writes) == (words(range(5)), 0)


def test_frames_keep_their_order_when_the_line_takes_no_more() -> None:
    """Some at once, some by the writer, some pushed meanwhile, and again some at once."""

    async def play() -> Narrow:
        line = Narrow(room=1)
        socket, writer = await socket_on(line)
        await tell(socket, range(2))
        await tell(socket, range(2, 4))
        assert line.passed == words(range(2))
        line.open.set()
        await tell(socket, range(4, 5))
        line.room = 1
        await tell(socket, range(5, 6))
        writer.cancel()
        assert (len(socket.waiting), socket.bytes) == (0, 0)
        return line

    line = asyncio.run(play())
    assert (line.passed, line.writes) == (words(range(6)), 3)


def test_a_client_that_never_reads_is_let_go() -> None:
    async def play() -> int:
        line = Narrow(room=0)
        socket, writer = await socket_on(line)
        await tell(socket, range(MOST_WAITING + 1))
        await asyncio.wait_for(writer, 1)
        return line.closed

    assert asyncio.run(play()) == 1013


class Wire(asyncio.Transport):
    """What a line writes to."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...


HANDSHAKE = b"""GET /ws/games/x HTTP/1.1\r\nHost: isthmos\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"""
GOODBYE = bytes([0x88, 0x80, 0, 0, 0, 0])
"""A client's close frame."""


async def opened(wire: Wire) -> Line:
    """A line whose client was let in."""
    lines: list[Line] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        lines.append(scope["extensions"][LINE])
        await asyncio.Event().wait()

    config = uvicorn.Config(app, ws=Line, ws_ping_interval=None, ws_per_message_deflate=False, log_config=None)
    config.load()
    line = Line(config, ServerState(), {})
    line.connection_made(wire)
    line.data_received(HANDSHAKE)
    while not lines:
        await asyncio.sleep(0)
    assert lines == [line]
    wire.written.clear()
    return line


def test_a_line_takes_frames_only_while_there_is_room_and_somebody_listens() -> None:
    async def play() -> tuple[list[bool], list[bytes]]:
        wire = Wire()
        line = await opened(wire)
        taken = [line.take(b"1")]
        line.pause_writing()
        taken.append(line.take(b"2"))
        line.resume_writing()
        taken.append(line.take(b"3"))
        written = list(wire.written)
        line.data_received(GOODBYE)
        taken.append(line.take(b"4"))
        gone = await opened(Wire())
        gone.connection_lost(ConnectionResetError())
        return [*taken, gone.take(b"5")], written

    assert asyncio.run(play()) == ([True, False, True, False, False], [b"1", b"3"])


def test_a_frame_is_what_the_socket_library_would_make_of_it() -> None:
    for size in (0, 1, 125, 126, 65_535, 65_536, 70_000):
        text = b"x" * size
        assert framed(text) == websockets.Frame(Opcode.TEXT, text).serialize(mask=False), size


def test_everybody_at_a_table_reads_the_same_words(server: Server) -> None:
    """Frames that were made once reach every socket whole, by a client of another make."""
    game, people = table_of(server, "peloponnes", 3)

    async def play() -> list[Any]:
        async with people[0].socket(game) as one, people[1].socket(game) as other:
            for socket in (one, other):
                await send(socket, type="hello", choices=False)
                await receive_until(socket, "position")
            await send(one, type="chat", text="Grüße aus Ägina — 2 ⚔")
            return [await receive_until(socket, "chat") for socket in (one, other)]

    first, second = asyncio.run(play())
    assert first == second
    assert first["text"] == "Grüße aus Ägina — 2 ⚔"
