"""A client's WebSocket. What goes to everybody at a table is framed once, and each line takes it as it is."""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

LINE = "isthmos.line"
"""The extension of the scope by which a door finds the line of its client."""
WHOLE_TEXT = b"\x81"


def framed(text: bytes) -> bytes:
    """As it goes over the wire (RFC 6455, 5.2): a whole message of text, unmasked. The socket library takes three times
    as long to make the same."""
    size = len(text)
    if size < 126:
        return WHOLE_TEXT + size.to_bytes(1, "big") + text
    if size < 2**16:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big") + text


class Line(WebSocketsSansIOProtocol):
    """uvicorn's, with a short way out."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    def take(self, frame: bytes) -> bool:
        """Send what is framed already. False where it must wait, or the line ends."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True
