"""What is told goes out in order and once, and what comes in is a message or ends the connection."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket as sockets_of_the_system
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, cast

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from isthmos.server.doors import sockets
from isthmos.server.doors.line import LINE, MOST_UNHEARD, Crowd, Line, upgraded
from isthmos.server.doors.sockets import MOST_REFUSALS, MOST_WAITING, Socket
from isthmos.server.operation.limits import Bucket
from isthmos.server.wire.frames import Outgoing, encode, said

from .running import Server, receive_until, send, table_of

# --- what goes out ------------------------------------------------------------------------------


class Held:
    """A line, for a socket that has none."""

    aborted = False

    def heard(self) -> None: ...

    def abort(self) -> None:
        self.aborted = True


class Wire:
    """What a socket sends to, in place of uvicorn's: it takes what it is given as long as there is room."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.room = asyncio.Event()
        self.room.set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.room.wait()
        self.told.append(message.get("text") or str(message["code"]))

    def closed(self) -> list[str]:
        return [one for one in self.told if one.isdigit()]


def socket_of(bucket: Bucket | None = None) -> Socket:
    return Socket("game", "", bucket or Bucket(1, 1000), "en", cast(Line, Held()))


@contextlib.asynccontextmanager
async def telling(socket: Socket) -> AsyncIterator[Wire]:
    wire = Wire()
    task = asyncio.create_task(socket.tell(wire.send))
    await asyncio.sleep(0)
    yield wire
    task.cancel()


def numbered(numbers: range) -> list[Outgoing]:
    return [said({"number": number}) for number in numbers]


async def push(socket: Socket, numbers: range) -> None:
    """All in one turn of the loop; then there is time to send them."""
    for frame in numbered(numbers):
        socket.push(frame)
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def texts(numbers: range) -> list[str]:
    return [frame.text for frame in numbered(numbers)]


def test_frames_are_sent_in_order_as_soon_as_the_loop_turns() -> None:
    """In the very next turn: an acknowledgement is on its way before its position is made."""

    async def play() -> list[str]:
        socket = socket_of()
        async with telling(socket) as wire:
            socket.push(numbered(range(1))[0])
            await asyncio.sleep(0)
            assert wire.told == texts(range(1))
            await push(socket, range(1, 7))
            return wire.told

    assert asyncio.run(play()) == texts(range(7))


def test_frames_keep_their_order_when_the_line_takes_no_more() -> None:
    """Who does not read is told nothing more; what waits goes out when there is room again."""

    async def play() -> list[str]:
        socket = socket_of()
        async with telling(socket) as wire:
            await push(socket, range(2))
            wire.room.clear()
            await push(socket, range(2, 5))
            assert wire.told == texts(range(2))
            wire.room.set()
            await push(socket, range(5, 6))
            assert (len(socket.waiting), socket.bytes) == (0, 0)
            return wire.told

    assert asyncio.run(play()) == texts(range(6))


def test_a_client_that_never_reads_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told why if it reads soon, and cut off if it does not."""
    monkeypatch.setattr(sockets, "FAREWELL", 0.05)

    async def play(reads_at_last: bool) -> tuple[list[str], bool]:
        socket = socket_of()
        async with telling(socket) as wire:
            wire.room.clear()
            await push(socket, range(1))  # this one is being sent
            await push(socket, range(MOST_WAITING))
            assert not socket.is_over
            await push(socket, range(2))
            assert (socket.is_over, len(socket.waiting)) == (True, 0)
            if reads_at_last:
                wire.room.set()
            await asyncio.sleep(0.1)
            return wire.told, cast(Held, socket.line).aborted

    assert asyncio.run(play(True)) == ([*texts(range(1)), "1013"], True)
    assert asyncio.run(play(False)) == ([], True)


def test_what_waits_goes_out_before_the_line_is_closed_and_nothing_after() -> None:
    async def play() -> list[str]:
        socket = socket_of()
        async with telling(socket) as wire:
            socket.push(numbered(range(1))[0])
            socket.close(1008, "enough")
            await push(socket, range(1, 3))
            socket.close(1012, "again")
            await push(socket, range(3, 5))
            return wire.told

    assert asyncio.run(play()) == [*texts(range(1)), "1008"]


def receiving(*events: dict[str, Any]) -> Any:
    """As uvicorn hands them over."""
    waiting = list(events)

    async def receive() -> dict[str, Any]:
        return waiting.pop(0) if waiting else {"type": "websocket.disconnect", "code": 1006}

    return receive


A_MESSAGE = {"type": "websocket.receive", "text": "{}"}


def test_messages_over_the_limit_are_refused_before_anybody_listens_to_them() -> None:
    async def play() -> tuple[int, int, str | None]:
        socket = socket_of(Bucket(0, 3))
        receive = receiving(*[A_MESSAGE] * (3 + MOST_REFUSALS))
        heard = [await socket.message(receive) for _ in range(3)]
        assert await socket.message(receive) is None
        assert (len(socket.waiting), socket.farewell) == (MOST_REFUSALS, None)
        assert await socket.message(receiving(A_MESSAGE, A_MESSAGE)) is None
        return heard.count("{}"), len(socket.waiting), socket.farewell and socket.farewell[1]

    assert asyncio.run(play()) == (3, MOST_REFUSALS, "too many messages")


# --- what comes in ------------------------------------------------------------------------------


async def app(scope: Any, receive: Any, send: Any) -> None:
    """A parrot says what it has heard; by the ways that the door uses."""
    await receive()
    await send({"type": "websocket.accept"})
    socket = Socket("game", "", Bucket(1000, 1000), "en", scope["state"][LINE])
    task = asyncio.create_task(socket.tell(send))
    while (text := await socket.message(receive)) is not None:
        socket.push(Outgoing(text.encode()))
    await task if socket.farewell else task.cancel()


MOST = 1000
"""Bytes of a message."""


@contextlib.asynccontextmanager
async def listening(crowd: Crowd | None = None, **settings: Any) -> AsyncIterator[int]:
    """A server for parrots; its port."""
    door = sockets_of_the_system.create_server(("127.0.0.1", 0))
    ways: Any = {"http": partial(Line, crowd or Crowd(100)), "ws": upgraded, "ws_per_message_deflate": False}
    config = uvicorn.Config(app, ws_max_size=MOST, lifespan="off", log_config=None, **ways, **settings)
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
}


def test_a_message_that_never_ends_is_cut_off() -> None:
    """Its parts are empty, so that it is never too long; yet each of them is kept."""

    async def play() -> bytes:
        async with listening() as port:
            reader, writer = await knock(port)
            writer.write(frame(TEXT, b"x", fin=False))
            with contextlib.suppress(ConnectionError):
                for _ in range(3 * MOST_UNHEARD // 6000):
                    writer.write(frame(0, b"", fin=False) * 1000)
                    await asyncio.sleep(0)
                return await asyncio.wait_for(reader.read(), 10)
            return b""

    assert asyncio.run(play()) == b""


def test_whoever_pings_for_long_may_go_on_speaking() -> None:
    async def play() -> tuple[int, bytes]:
        async with listening() as port:
            reader, writer = await knock(port)
            for _ in range(3):
                for _ in range(MOST_UNHEARD // 2 // 131):
                    writer.write(frame(PING, b"x" * 125))
                    assert (await read_frame(reader))[0] == PONG
                writer.write(frame(TEXT, b"here"))
                answer = await read_frame(reader)
            writer.close()
            return answer

    assert asyncio.run(play()) == (TEXT, b"here")


def test_little_of_a_line_stays_when_it_is_gone_and_the_collector_finds_it() -> None:
    """uvicorn's protocols hold themselves; what is ours does not wait for somebody who looks for garbage."""

    def there(*kinds: type) -> list[str]:
        return [type(one).__name__ for one in gc.get_objects() if isinstance(one, kinds)]

    async def play() -> tuple[list[str], list[str]]:
        async with listening() as port:
            lines = [await knock(port) for _ in range(5)]
            at_first = there(Line, Socket)
            for _, writer in lines:
                writer.write(frame(CLOSE, b"\x03\xe8"))
                writer.close()
            ends = time.monotonic() + 5  # a timer would hold them for twice as long
            while there(Socket) and time.monotonic() < ends:
                await asyncio.sleep(0.05)
            return at_first, there(Socket)

    gc.collect()
    gc.disable()
    try:
        at_first, left = asyncio.run(play())
    finally:
        gc.enable()
    assert {"Line", "Socket"} == set(at_first)
    assert left == []
    gc.collect()
    assert there(Line, ServerProtocol) == []


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
            answers = [await read_frame(reader) for _ in range(4)]
            writer.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            answers.append(await read_frame(reader))
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
        socket = socket_of()
        socket.close(1008, "the session has ended")
        return await asyncio.wait_for(socket.message(receiving(A_MESSAGE)), 1)

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
