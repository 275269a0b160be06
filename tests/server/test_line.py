"""What is told goes out in order and once, and what comes in is a message or ends the connection."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket as sockets
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import uvicorn
from websockets import frames as websockets
from websockets.asyncio.client import connect
from websockets.frames import Opcode
from websockets.server import ServerProtocol

from isthmos.server.frames import Frame, encode, said
from isthmos.server.limits import Bucket
from isthmos.server.line import LINE, Ear, Line, framed
from isthmos.server.patience import Crowd, Impatient
from isthmos.server.sockets import MOST_REFUSALS, MOST_WAITING, Outgoing, Socket

from .running import Server, receive_until, send, table_of

# --- what goes out ------------------------------------------------------------------------------


GOODBYE = b"goodbye"


class Wire:
    """What a socket writes to, in place of picows' transport and of the loop's below it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed: list[int] = []
        self.reading = True
        self.is_disconnected = False
        self.is_close_frame_sent = False

    @property
    def underlying_transport(self) -> Wire:
        return self

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def send_close(self, code: int, reason: bytes) -> None:
        self.is_close_frame_sent = True
        self.written.append(GOODBYE)
        self.closed.append(code)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def socket_on(wire: Wire, bucket: Bucket | None = None) -> Socket:
    socket = Socket("game", "", bucket or Bucket(1, 1000), "en", Outgoing())
    socket.on_ws_connected(wire)  # type: ignore[arg-type]
    return socket


def numbered(numbers: range) -> list[Frame]:
    return [said({"number": number}) for number in numbers]


async def tell(socket: Socket, numbers: range) -> None:
    """All in one turn of the loop; then there is time to send them."""
    for frame in numbered(numbers):
        socket.push(frame)
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def in_one_piece(numbers: range) -> bytes:
    return b"".join(frame.wire for frame in numbered(numbers))


def test_frames_of_one_turn_go_out_in_one_piece() -> None:
    async def play() -> list[bytes]:
        wire = Wire()
        socket = socket_on(wire)
        await tell(socket, range(5))
        await tell(socket, range(5, 7))
        return wire.written

    assert asyncio.run(play()) == [in_one_piece(range(5)), in_one_piece(range(5, 7))]


def test_frames_keep_their_order_when_the_line_takes_no_more() -> None:
    """Who does not read is told nothing more, and not listened to; what waits goes out when there is room again."""

    async def play() -> list[bytes]:
        wire = Wire()
        socket = socket_on(wire)
        await tell(socket, range(2))
        socket.push(numbered(range(2, 3))[0])
        socket.pause_writing()
        await tell(socket, range(3, 5))
        assert (wire.written, wire.reading) == ([in_one_piece(range(2))], False)
        socket.resume_writing()
        assert (socket.waiting, socket.bytes, wire.reading) == ([], 0, True)
        await tell(socket, range(5, 6))
        return wire.written

    assert asyncio.run(play()) == [in_one_piece(range(2)), in_one_piece(range(2, 5)), in_one_piece(range(5, 6))]


def test_a_client_that_never_reads_is_let_go() -> None:
    async def play() -> tuple[list[int], bool]:
        wire = Wire()
        socket = socket_on(wire)
        socket.pause_writing()
        await tell(socket, range(MOST_WAITING))
        assert not wire.closed
        await tell(socket, range(2))
        return wire.closed, socket.is_over

    assert asyncio.run(play()) == ([1013], True)


def test_what_waits_goes_out_before_the_line_is_closed_and_nothing_after() -> None:
    async def play() -> Wire:
        wire = Wire()
        socket = socket_on(wire)
        socket.push(numbered(range(1))[0])
        socket.close(1008, "enough")
        await tell(socket, range(1, 3))
        socket.close(1012, "again")
        return wire

    wire = asyncio.run(play())
    assert (wire.written, wire.closed) == ([in_one_piece(range(1)), GOODBYE], [1008])


def test_what_there_was_no_room_for_does_not_follow_the_farewell() -> None:
    async def play() -> list[bytes]:
        wire = Wire()
        socket = socket_on(wire)
        socket.pause_writing()
        await tell(socket, range(3))
        socket.close(1008, "enough")
        socket.resume_writing()
        return wire.written

    assert asyncio.run(play()) == [GOODBYE]


def test_messages_over_the_limit_are_refused_before_anybody_listens_to_them() -> None:
    async def play() -> tuple[int, int, list[int]]:
        wire = Wire()
        socket = socket_on(wire, Bucket(0, 3))
        for _ in range(3 + MOST_REFUSALS):
            socket.heard("{}")
        heard, refused = len(socket.messages), len(socket.waiting)
        assert not wire.closed
        socket.heard("{}")
        return heard, refused, wire.closed

    assert asyncio.run(play()) == (3, MOST_REFUSALS, [1008])


# --- what comes in ------------------------------------------------------------------------------


class Parrot(Ear):
    """Says what it has heard."""

    def heard(self, text: str) -> None:
        assert self.wire is not None
        if text == "fault":
            raise ZeroDivisionError
        self.wire.underlying_transport.write(framed(text.encode()))

    def roomy(self) -> None: ...

    def ended(self) -> None: ...


async def app(scope: Any, receive: Any, send: Any) -> None:
    parrot = Parrot()
    await receive()
    scope["extensions"][LINE].open(parrot)
    await parrot.gone


MOST = 1000
"""Bytes of a message."""


@contextlib.asynccontextmanager
async def listening(**settings: Any) -> AsyncIterator[int]:
    """A server for parrots; its port."""
    door = sockets.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, ws=Line, ws_max_size=MOST, lifespan="off", log_config=None, **settings)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[door]))
    yield door.getsockname()[1]
    server.should_exit = True
    await serving


Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def knock(port: int) -> Raw:
    """A client that may send anything."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET / HTTP/1.1\r\nHost: isthmos\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return reader, writer


def frame(kind: int, data: bytes = b"", fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    """A short one, as a client sends it."""
    first = (0x80 if fin else 0) | rsv << 4 | kind
    size = bytes([len(data)]) if len(data) < 126 else b"\x7e" + len(data).to_bytes(2, "big")
    if not masked:
        return bytes([first]) + size + data
    return bytes([first, size[0] | 0x80]) + size[1:] + bytes(4) + data  # a mask of zeros changes nothing


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, size = await reader.readexactly(2)
    length = int.from_bytes(await reader.readexactly(2), "big") if size == 126 else size
    return first & 15, await reader.readexactly(length)


TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
WRONG: dict[str, tuple[bytes, int]] = {
    "binary": (frame(BINARY, b"x"), 1003),
    "not utf-8": (frame(TEXT, b"\xff"), 1007),
    "not utf-8, in pieces": (frame(TEXT, b"\xc3", fin=False) + frame(0, b"x"), 1007),
    "goes on without having begun": (frame(0, b"x"), 1002),
    "begins in the middle": (frame(TEXT, b"x", fin=False) + frame(TEXT, b"y"), 1002),
    "an extension": (frame(TEXT, b"x", rsv=4), 1002),
    "an unknown kind": (frame(3, b"x"), 1002),
    "not masked": (frame(TEXT, b"x", masked=False), 1002),
    "a ping in pieces": (frame(PING, b"x", fin=False), 1002),
    "too long": (frame(TEXT, b"x" * (MOST + 1)), 1009),
    "too long, in pieces": ((frame(TEXT, b"x" * 600, fin=False) + frame(0, b"x" * 600)), 1009),
    "too many empty pieces": (frame(TEXT, b"x", fin=False) + frame(0, b"", fin=False) * MOST, 1009),
    "a fault of ours": (frame(TEXT, b"fault"), 1011),
}


def test_nothing_of_a_line_stays_when_it_is_gone() -> None:
    """It must not wait for somebody who looks for garbage: what was in use for long is looked at once an hour."""
    made = (Line, Impatient, ServerProtocol, Parrot)

    def there() -> list[str]:
        return [type(one).__name__ for one in gc.get_objects() if isinstance(one, made)]

    async def play() -> tuple[list[str], list[str]]:
        async with listening(http=partial(Impatient, Crowd(100))) as port:
            lines = [await knock(port) for _ in range(5)]
            at_first = there()
            for _, writer in lines:
                writer.write(frame(CLOSE, b"\x03\xe8"))
                writer.close()
            ends = time.monotonic() + 5  # a timer would hold them for twice as long
            while there() and time.monotonic() < ends:
                await asyncio.sleep(0.05)
            return at_first, there()

    gc.collect()
    gc.disable()
    try:
        at_first, left = asyncio.run(play())
    finally:
        gc.enable()
    assert {"Line", "ServerProtocol", "Parrot"} <= set(at_first)
    assert left == []


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_message_ends_the_connection_with_the_right_code(name: str) -> None:
    said, code = WRONG[name]

    async def play() -> tuple[int, bytes]:
        async with listening() as port:
            reader, writer = await knock(port)
            writer.write(frame(TEXT, b"before"))
            assert await read_frame(reader) == (TEXT, b"before")
            writer.write(said + frame(TEXT, b"after"))
            kind, data = await read_frame(reader)
            assert kind == CLOSE, data
            rest = await reader.read()
            writer.close()
            return int.from_bytes(data[:2], "big"), rest

    assert asyncio.run(play()) == (code, b"")


def test_messages_come_whole_in_pieces_and_byte_by_byte() -> None:
    words = "Grüße".encode()

    async def play() -> list[tuple[int, bytes]]:
        async with listening() as port:
            reader, writer = await knock(port)
            writer.write(frame(TEXT, words[:3], fin=False) + frame(PING, b"?"))
            writer.write(frame(0, b"", fin=False) + frame(0, words[3:]))
            writer.write(frame(TEXT, words) + frame(PONG, b"unasked"))
            for byte in frame(TEXT, b"x" * MOST):
                writer.write(bytes([byte]))
                await writer.drain()
            writer.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            answers = [await read_frame(reader) for _ in range(5)]
            assert await reader.read() == b""
            writer.close()
            return answers

    goodbye = (CLOSE, (1000).to_bytes(2, "big"))
    assert asyncio.run(play()) == [(PONG, b"?"), (TEXT, words), (TEXT, words), (TEXT, b"x" * MOST), goodbye]


def test_a_client_that_no_longer_answers_is_noticed_and_one_that_does_stays() -> None:
    async def play() -> tuple[int, str]:
        async with listening(ws_ping_interval=0.2, ws_ping_timeout=0.2) as port:
            reader, writer = await knock(port)
            async with connect(f"ws://127.0.0.1:{port}/", ping_interval=None) as alive:
                assert (await asyncio.wait_for(read_frame(reader), 10))[0] == PING
                kind, _ = await asyncio.wait_for(read_frame(reader), 10)
                assert await reader.read() == b""
                writer.close()
                await asyncio.sleep(0.6)
                await alive.send("still here")
                return kind, str(await alive.recv())

    assert asyncio.run(play()) == (CLOSE, "still here")


def test_what_a_client_says_last_is_carried_out(server: Server) -> None:
    """An answer with the farewell right behind it: nobody waits for the acknowledgement."""
    game, people = table_of(server, "peloponnes", 2)

    async def play() -> int:
        asked, seq = people[0].get(f"/api/games/{game}")["asked"], people[0].get(f"/api/games/{game}")["seq"]
        async with people[asked].socket(game) as socket:
            message = {"type": "answer", "seq": seq, "command": "last", "answer": "pass"}
            socket.transport.write(frame(TEXT, encode(message)) + frame(CLOSE, (1000).to_bytes(2, "big")))
            await socket.wait_closed()
        return int(seq)

    seq = asyncio.run(play())
    for _ in range(100):
        if people[0].get(f"/api/games/{game}")["seq"] == seq + 1:
            return
        time.sleep(0.05)
    raise AssertionError("the answer was lost")


def test_messages_of_somebody_who_is_let_go_are_not_listened_to() -> None:
    async def play() -> str | None:
        socket = socket_on(Wire())
        socket.heard("{}")
        socket.close(1008, "the session has ended")
        return await asyncio.wait_for(socket.message(), 1)

    assert asyncio.run(play()) is None


def test_a_server_that_stops_says_so(data: Any) -> None:
    with Server(data) as server:
        game, people = table_of(server, "peloponnes", 2)

        async def play() -> int | None:
            async with people[0].socket(game) as socket:
                await send(socket, type="hello")
                await receive_until(socket, "position")
                assert server.process is not None
                server.process.terminate()
                await asyncio.wait_for(socket.wait_closed(), 30)
                return socket.close_code

        assert asyncio.run(play()) == 1012


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
