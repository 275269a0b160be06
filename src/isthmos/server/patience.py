"""Whoever takes for ever, to say what it wants or to take what it asked for, is let go, and nobody holds every door."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import sys
import termios
from collections import Counter
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from isthmos.server.limits import address_key
from isthmos.server.line import Line
from isthmos.server.refusals import TooMuch, TooSlow

PATIENCE = 10.0
"""Seconds for the head of a request, for each part of its body, and between two looks at a connection."""
WHOLE = 60.0
"""Seconds for all parts of a body."""
LEAST = 512
"""Bytes a second that a client takes of what it is told, while there is more for it: less than any telephone line."""

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


class Impatient(H11Protocol):
    """HTTP, with an end to all waiting for a client. Every so often it is looked whether anything has come of it."""

    patience = PATIENCE

    def __init__(self, crowd: Crowd, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.crowd = crowd
        self.owed: object = None
        self.unread = 0
        """What the client owed, and had still to take, at the last look."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "unknown"
        self.owed = self.what_is_owed()
        self.next_look = self.loop.call_later(self.patience, self.look)
        if not self.crowd.enter(self.address):
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.next_look.cancel()
        self.crowd.leave(self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection has become a socket, which others look after; it is counted until it ends."""
        self.next_look.cancel()
        super().handle_websocket_upgrade(event)
        cast(Line, self.transport.get_protocol()).when_lost = partial(self.crowd.leave, self.address)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = 0  # there is more to take than at the last look, or there will be: count anew

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread = 0

    def look(self) -> None:
        owed, unread = self.what_is_owed(), self.what_is_unread()
        if self.unread >= unread > max(0, self.unread - LEAST * self.patience):
            self.transport.abort()  # to close it would wait for the client
        elif owed is not None and owed == self.owed:
            self.transport.close()
        self.owed, self.unread = owed, unread
        self.next_look = self.loop.call_later(self.patience, self.look)

    def what_is_owed(self) -> object:
        """The rest of a request that has begun, after the answer to the last one; nothing while the client is answered,
        or need not speak. The rest of a body somebody waits for is hurried."""
        if self.cycle is None:
            return "the first request"
        in_a_body = self.conn.their_state is h11.SEND_BODY
        has_begun = in_a_body or self.timeout_keep_alive_task is None or bool(self.conn.trailing_data[0])
        return self.cycle if self.cycle.response_complete and has_begun else None

    def what_is_unread(self) -> int:
        """Bytes the client has not taken: ours, and those the system holds for it."""
        held = bytes(4)
        with contextlib.suppress(OSError, ValueError):  # it is closed already
            held = fcntl.ioctl(self.transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, held)
        return self.transport.get_write_buffer_size() + int.from_bytes(held, sys.byteorder)


def hurried(receive: Any) -> Any:
    """The same, but raises TooSlow when the next part of the body, or the last one, does not come."""
    is_whole = False
    clock = asyncio.get_running_loop().time
    ends = clock() + WHOLE

    async def receiver() -> Any:
        nonlocal is_whole
        if is_whole:
            return await receive()  # waits for the client to go
        try:
            message = await asyncio.wait_for(receive(), min(PATIENCE, ends - clock()))
        except TimeoutError:
            raise TooSlow("server-request-slow") from None
        is_whole = not message.get("more_body", False)
        return message

    return receiver
