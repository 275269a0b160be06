"""Every state of a connection ends by itself, and one address has so many; whoever is slow but honest is served."""

from __future__ import annotations

import asyncio
import contextlib
import socket as sockets
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import uvicorn
import uvloop

from isthmos.server.doors import line as lines
from isthmos.server.doors.line import Crowd, Line, patiently, upgraded
from isthmos.server.wire.refusals import TooSlow

from .test_line import app as parrot

SOON = 0.3
"""Patience here."""
MUCH = 8_000_000
"""Bytes that no kernel takes by itself."""
GOOD = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nX-"
Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Hasty(Line):
    patience = SOON


class Counted(Crowd):
    came = 0

    def enter(self, address: str) -> bool:
        self.came += 1
        return super().enter(address)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers at once, whatever else comes; with much on /much. Sockets are parrots'."""
    if scope["type"] == "websocket":
        await parrot(scope, receive, send)
        return
    receive, send = patiently(scope, receive, send)
    body = bytes(MUCH) if scope["path"] == "/much" else b"ok"
    head = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": head})
    for first in range(0, len(body), 50_000):
        more = first + 50_000 < len(body)
        await send({"type": "http.response.body", "body": body[first : first + 50_000], "more_body": more})


@contextlib.asynccontextmanager
async def listening(crowd: Crowd, idle: int = 75) -> AsyncIterator[int]:
    door = sockets.create_server(("127.0.0.1", 0))
    ways: Any = {"http": partial(Hasty, crowd), "ws": upgraded, "ws_per_message_deflate": False}
    config = uvicorn.Config(app, lifespan="off", log_config=None, timeout_keep_alive=idle, **ways)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        yield door.getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await serving


async def come(port: int) -> Raw:
    """A client whose own side takes little by itself."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    return await asyncio.open_connection(sock=line, limit=4096)


def run(work: Awaitable[Any]) -> Any:
    """On the loop that `isthmos serve` has."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(asyncio.wait_for(work, 60))


async def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def ask(line: Raw, request: bytes = GOOD) -> None:
    line[1].write(request)
    assert b"200" in await line[0].readuntil(b"\r\n\r\n")


async def says(line: Raw, text: bytes) -> None:
    line[1].write(text)


async def says_after_an_answer(line: Raw, text: bytes) -> None:
    await ask(line)
    await line[0].readexactly(2)
    line[1].write(text)


async def dribbles(line: Raw, text: bytes) -> None:
    """One sign after the other, for ever."""
    await says_after_an_answer(line, text)
    with contextlib.suppress(ConnectionError):
        while True:
            line[1].write(b"x")
            await line[1].drain()
            await asyncio.sleep(SOON / 4)


LONG_BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"
DAWDLERS: dict[str, tuple[Callable[[Raw, bytes], Awaitable[None]], bytes]] = {
    "says nothing": (says, b""),
    "half a head": (says, HALF),
    "half a head after an answer": (says_after_an_answer, HALF),
    "a head sign by sign after an answer": (dribbles, HALF),
    "a body nobody waits for": (says, LONG_BODY + b"x"),
    "a body nobody waits for, sign by sign": (dribbles, LONG_BODY),
    "does not read": (says, b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n"),
    "does not read what is the last": (says, b"GET /much HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
    "asks on without reading": (says, b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n" + GOOD * 50),
}


@pytest.mark.parametrize("name", DAWDLERS)
def test_whoever_dawdles_is_let_go_in_every_state_of_a_connection(name: str) -> None:
    async def story() -> None:
        crowd = Counted(100)
        async with listening(crowd) as port:
            how, text = DAWDLERS[name]
            lines = [await come(port) for _ in range(20)]
            busy = [asyncio.ensure_future(how(line, text)) for line in lines]
            await until(lambda: crowd.came == 20)
            await until(lambda: not crowd.here, 60 * SOON)
            for task, (_, writer) in zip(busy, lines, strict=True):
                task.cancel()
                writer.close()

    run(story())


def test_half_a_head_in_one_piece_with_a_request_is_held_no_longer_than_an_idle_connection() -> None:
    """From outside it cannot be told from a request alone, until more of it comes."""

    async def story() -> None:
        crowd = Crowd(100)
        async with listening(crowd, idle=1) as port:
            silent = await come(port)
            silent[1].write(GOOD + HALF)
            await until(lambda: not crowd.here, 5)
        async with listening(crowd) as port:
            dribbling = await come(port)
            dribbling[1].write(GOOD + HALF)
            await dribbling[0].readuntil(b"\r\n\r\n")
            dribbling[1].write(b"x")
            await until(lambda: not crowd.here, 60 * SOON)
            for _, writer in (silent, dribbling):
                writer.close()

    run(story())


def test_a_socket_that_does_not_read_is_cut_off() -> None:
    """Not only told to go, which it would not read."""

    async def story() -> None:
        crowd = Crowd(100)
        async with listening(crowd) as port:
            _, writer = await upgraded_line(port)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            message = b"\x81\xfe\x10\x00\0\0\0\0" + b"x" * 4096
            with contextlib.suppress(ConnectionError):
                for _ in range(5000):
                    writer.write(message)
                    await asyncio.wait_for(writer.drain(), 1)
            with contextlib.suppress(ConnectionError, TimeoutError):
                await until(lambda: not crowd.here, 60 * SOON)
            assert not crowd.here
            writer.close()

    run(story())


def test_slow_but_honest_clients_are_served() -> None:
    """A head and a body in pieces, a pause between two requests, and an answer that takes long to be read."""

    async def in_pieces(port: int) -> None:
        line = await come(port)
        for request in (GOOD, LONG_BODY[:-10] + b"0\r\n\r\nabc"):
            for piece in (request[:9], request[9:20], request[20:]):
                line[1].write(piece)
                await asyncio.sleep(SOON / 4)
            assert b"200" in await line[0].readuntil(b"\r\n\r\n")
            await line[0].readexactly(2)
            await asyncio.sleep(3 * SOON)
        line[1].close()

    async def reading_slowly(port: int) -> None:
        line = await come(port)
        await ask(line, b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n")
        got = 0
        for _ in range(40):
            got += len(await line[0].read(4096))
            await asyncio.sleep(SOON / 6)
        got += len(await line[0].readexactly(MUCH - got))
        await asyncio.sleep(3 * SOON)
        await ask(line)
        line[1].close()

    async def in_a_socket(port: int) -> None:
        reader, writer = await upgraded_line(port)
        await asyncio.sleep(4 * SOON)
        writer.write(b"\x81\x82\0\0\0\0ok")
        assert await reader.readexactly(4) == b"\x81\x02ok"
        writer.close()

    async def story() -> None:
        crowd = Crowd(100)
        async with listening(crowd) as port:
            await asyncio.gather(in_pieces(port), reading_slowly(port), in_a_socket(port))
            await until(lambda: not crowd.here)

    run(story())


async def upgraded_line(port: int) -> Raw:
    line = await come(port)
    line[1].write(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b"101" in await line[0].readuntil(b"\r\n\r\n")
    return line


def test_an_address_has_so_many_connections_requests_and_sockets_together() -> None:
    async def story() -> None:
        crowd = Crowd(3)
        async with listening(crowd) as port:
            socket = await upgraded_line(port)
            held = [await come(port) for _ in range(2)]
            await until(lambda: crowd.here.total() == 3)
            many = [await come(port) for _ in range(20)]
            for reader, _ in many:
                refused = await reader.read()
                assert refused.startswith(b"HTTP/1.1 429")
                assert refused.endswith(b"Too many connections from this address.")
            await until(lambda: crowd.here.total() == 3)
            await ask(held[0])
            socket[1].close()
            await until(lambda: crowd.here.total() == 2)
            another = await come(port)
            await ask(another)
            for _, writer in (*held, *many, another):
                writer.close()

    run(story())


@pytest.mark.parametrize("proxies", ["127.0.0.1", "10.0.0.1, 127.0.0.0/8", "*"])
def test_a_proxy_comes_for_many(proxies: str) -> None:
    crowd = Crowd(1, proxies)
    assert [crowd.enter("127.0.0.1") for _ in range(3)] == [True] * 3
    assert [crowd.enter("2001:db8::1"), crowd.enter("2001:db8::2")] == [True, proxies == "*"]
    assert not Crowd(0, "unix:, nonsense").enter("127.0.0.1")


def test_a_body_in_many_small_parts_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.2)
    monkeypatch.setattr(lines, "WHOLE", 0.5)

    async def part() -> dict[str, Any]:
        await asyncio.sleep(0.05)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def read() -> int:
        (receive, _), parts = patiently({"headers": [(b"transfer-encoding", b"chunked")]}, part, None), 0
        with contextlib.suppress(TooSlow):
            while parts < 100:
                await receive()
                parts += 1
        return parts

    assert 1 <= run(read()) <= 10
