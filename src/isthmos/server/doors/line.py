"""A connection, seen from outside. uvicorn speaks HTTP and WebSocket on it; here it is only watched, so that every
state of it ends by itself and nobody holds every door (ADR 44).

uvicorn makes its protocols by what its options `http` and `ws` name. `Line` stands there as one protocol for the whole
life of a connection, hands everything on to uvicorn's own, and uses nothing of them but what asyncio promises of any.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import sys
import termios
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from isthmos.server.operation.limits import address_key
from isthmos.server.wire.refusals import TooMuch, TooSlow

LINE = "line"
"""Where an application finds the line of its client, in the state of the scope."""
PATIENCE = 10.0
"""Seconds for the head of a request, for each part of its body, and between two looks at a connection."""
WHOLE = 60.0
"""Seconds for all parts of a body."""
LEAST = 512
"""Bytes a second that a client takes of what it is told, while there is more for it: less than any telephone line."""
MOST_UNHEARD = 2**18
"""Bytes of a socket that are no message yet. A client could begin one and add nothing to it for ever."""

SENTENCE = str(TooMuch("server-too-many-connections")).encode()
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"
    b"Content-Security-Policy: default-src 'none'\r\nX-Content-Type-Options: nosniff\r\n"
    b"Referrer-Policy: no-referrer\r\nContent-Length: %d\r\n\r\n%b" % (len(SENTENCE), SENTENCE)
)
"""Before anything was asked, so in nobody's language."""


class Crowd:
    """The connections of each address to this process, requests and sockets together."""

    def __init__(self, most: int, proxies: str = "") -> None:
        self.most = most
        self.proxies = [one.strip() for one in proxies.split(",") if one.strip()]
        self.here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more. A proxy comes for many."""
        key = address_key(address)
        self.here[key] += 1
        return self.here[key] <= self.most or any(is_within(address, one) for one in self.proxies)

    def leave(self, address: str) -> None:
        key = address_key(address)
        self.here[key] -= 1
        if not self.here[key]:
            del self.here[key]


def is_within(address: str, network: str) -> bool:
    if network == "*":
        return True
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return False


class Line(asyncio.Protocol):
    """One connection. Every so often it is looked whether anything has come of its client."""

    patience = PATIENCE

    def __init__(self, crowd: Crowd, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        """As uvicorn makes its protocols."""
        self.crowd = crowd
        self.inner: asyncio.Protocol = H11Protocol(config, server_state, {**app_state, LINE: self}, _loop)
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport | None = None
        self.looked = self.loop.time()
        self.owes_since: float | None = self.looked
        """Since when the client owes us the rest of a request; nothing while it is answered, or need not speak."""
        self.is_answered = False
        self.is_socket = False
        self.unread = 0
        """Bytes the client had still to take, at the last look."""
        self.unheard = 0
        """Bytes that have come since the last message of a socket."""

    # --- what the application tells ---------------------------------------------------------------

    def answers(self) -> None:
        """The head of a request is there."""
        self.is_answered, self.owes_since = True, None

    def answered(self, is_whole: bool) -> None:
        """It was answered; with or without having come to its end."""
        self.is_answered, self.owes_since = False, None if is_whole else self.loop.time()

    def heard(self) -> None:
        """A message of a socket is there."""
        self.unheard = 0

    def abort(self) -> None:
        """At once: to close it would wait for the client."""
        if self.transport is not None:
            self.transport.abort()

    # --- what the event loop tells ----------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """A second time when it becomes a socket (`upgraded`)."""
        if self.transport is None:
            self.enter(transport)
        self.inner.connection_made(transport)

    def enter(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else "unknown"
        self.next_look = self.loop.call_later(self.patience, self.look)
        if not self.crowd.enter(self.address):
            self.inner = asyncio.Protocol()  # nobody else hears of it
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.next_look.cancel()
        self.crowd.leave(self.address)
        inner, self.inner = self.inner, asyncio.Protocol()  # which holds the line
        inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_socket and self.unheard > MOST_UNHEARD:
            self.abort()
            return
        self.unheard += len(data)
        if self.owes_since is None and not self.is_answered and not self.is_socket:
            self.owes_since = self.loop.time()
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.unread = 0  # there is more to take than at the last look, or there will be: count anew
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.unread = 0
        self.inner.resume_writing()

    # --- time -------------------------------------------------------------------------------------

    def look(self) -> None:
        assert self.transport is not None
        unread = bytes_unread(self.transport)
        if self.unread >= unread > max(0, self.unread - LEAST * self.patience):
            self.abort()
        elif self.owes_since is not None and self.owes_since <= self.looked:
            self.transport.close()
        self.unread, self.looked = unread, self.loop.time()
        self.next_look = self.loop.call_later(self.patience, self.look)


def upgraded(config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> Line:
    """A socket, as uvicorn makes one: the same line, on which another protocol is spoken from now on."""
    line: Line = app_state[LINE]
    line.inner = WebSocketsSansIOProtocol(config, server_state, app_state, _loop)
    line.is_socket, line.owes_since = True, None
    return line


def bytes_unread(transport: asyncio.Transport) -> int:
    """What the client has not taken, ours and what the system holds for it; nothing where the system holds all."""
    held, ours = bytes(4), transport.get_write_buffer_size()
    if not ours:
        return 0
    with contextlib.suppress(OSError, ValueError):  # it is closed already
        held = fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, held)
    return ours + int.from_bytes(held, sys.byteorder)


# --- for the application --------------------------------------------------------------------------


def patiently(scope: Any, receive: Any, send: Any) -> tuple[Any, Any]:
    """Both for one request: its line knows when it begins and ends, and what comes of it is waited for so long and no
    longer: `receive` raises TooSlow when the next part of the body, or the last one, does not come."""
    line: Line | None = scope.get("state", {}).get(LINE)
    is_whole = not {b"content-length", b"transfer-encoding"} & {name for name, _ in scope["headers"]}
    clock = asyncio.get_running_loop().time
    ends = clock() + WHOLE
    if line is not None:
        line.answers()

    async def receiver() -> Any:
        nonlocal is_whole
        if is_whole:
            return await receive()  # an empty body, or waits for the client to go
        try:
            message = await asyncio.wait_for(receive(), min(PATIENCE, ends - clock()))
        except TimeoutError:
            raise TooSlow("server-request-slow") from None
        is_whole = not message.get("more_body", False)
        return message

    async def sender(message: Any) -> None:
        await send(message)
        if line is not None and message["type"] == "http.response.body" and not message.get("more_body", False):
            line.answered(is_whole)

    return receiver, sender
