"""Whoever takes for ever to say what it wants is let go, so that it holds no door open."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from isthmos.server.refusals import TooSlow

PATIENCE = 10.0
"""Seconds for the head of a request, and for each part of its body."""


class Impatient(H11Protocol):
    """HTTP, with an end to waiting for the first request of a connection."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.patience = self.loop.call_later(PATIENCE, self.give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self.patience.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.patience.cancel()  # the connection has become a socket
        super().handle_websocket_upgrade(event)

    def give_up(self) -> None:
        """Unless a request has come."""
        if self.cycle is None:
            self.transport.close()


def hurried(receive: Any) -> Any:
    """The same, but raises TooSlow when the next part of the body does not come."""
    is_whole = False

    async def receiver() -> Any:
        nonlocal is_whole
        if is_whole:
            return await receive()  # waits for the client to go
        try:
            message = await asyncio.wait_for(receive(), PATIENCE)
        except TimeoutError:
            raise TooSlow("server-request-slow") from None
        is_whole = not message.get("more_body", False)
        return message

    return receiver
