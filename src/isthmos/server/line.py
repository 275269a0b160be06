"""A client's WebSocket. uvicorn shakes hands; from then on picows, which is compiled, reads what comes in. What goes to
everybody at a table is framed once and written as it is (ADR 26)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, cast

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSProtocolError,
    WSTransport,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "isthmos.line"
"""The extension of the scope by which a door finds the line of its client."""
FAREWELL = 2.0
"""Seconds a client has to hear why it is let go."""
WHOLE_TEXT = b"\x81"
BUFFER = 2048
"""Bytes for what comes in, at first; few messages are longer."""
TEXT, CONTINUATION, PONG, CLOSE = WSMsgType.TEXT, WSMsgType.CONTINUATION, WSMsgType.PONG, WSMsgType.CLOSE
REQUEST = b"""GET / HTTP/1.1\r\nHost: isthmos\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n\r\n"""
"""All that picows needs to know of what the client has asked for, which uvicorn has looked at already."""
faults = logging.getLogger("isthmos.line")
faults.addFilter(lambda record: record.exc_info is not None)
"""Ours. What a client does wrong it is told; nobody else needs to know."""


def framed(text: bytes) -> bytes:
    """As it goes over the wire (RFC 6455, 5.2): a whole message of text, unmasked."""
    size = len(text)
    if size < 126:
        return WHOLE_TEXT + size.to_bytes(1, "big") + text
    if size < 2**16:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big") + text


def decoded(text: bytes) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise WSProtocolError(WSCloseCode.INVALID_TEXT, "text is UTF-8") from None


class Ear(WSListener):
    """Listens to a client. What is done with a message, with room for more, and at the end, is said by those who derive
    from it."""

    def __init__(self) -> None:
        self.wire: WSTransport | None = None
        self.most = 0
        """Bytes of a message."""
        self.parts: list[bytes] = []
        """Of a message that comes in pieces."""
        self.full = False
        """While the client does not read as fast as it is told; then it is not listened to either."""
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection is."""

    def heard(self, text: str) -> None:
        raise NotImplementedError

    def roomy(self) -> None:
        """There is room again for what goes out."""
        raise NotImplementedError

    def ended(self) -> None:
        """Nothing more will come."""
        raise NotImplementedError

    def close(self, code: int, reason: str) -> None:
        """The last that goes out; whatever comes in from now on is not heard."""
        if self.wire is not None and not self.wire.is_close_frame_sent and not self.wire.is_disconnected:
            self.wire.send_close(cast(WSCloseCode, code), reason.encode())
        self.ended()

    async def until_gone(self) -> None:
        """Until the client has hung up, or has had its moment."""
        if self.wire is None:
            return
        await asyncio.wait({self.gone}, timeout=FAREWELL)
        if not self.gone.done():
            self.wire.disconnect(graceful=False)

    # --- what picows calls --------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.wire = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == CLOSE:
            self.hang_up(transport)
        elif transport.is_close_frame_sent:
            return  # nobody listens any more
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "no extension was agreed on")
        elif kind == TEXT and frame.fin and not self.parts:
            self.heard(decoded(frame.get_payload_as_bytes()))
        elif kind in (TEXT, CONTINUATION):
            self.add_part(frame, kind == CONTINUATION)
        elif kind != PONG:
            raise WSProtocolError(WSCloseCode.UNSUPPORTED_DATA, "messages are text")

    def add_part(self, frame: WSFrame, goes_on: bool) -> None:
        if goes_on != bool(self.parts):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "a message was not finished, or not begun")
        self.parts.append(frame.get_payload_as_bytes())
        if len(self.parts) + sum(map(len, self.parts)) > self.most:
            raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, f"a message has at most {self.most} bytes")
        if frame.fin:
            text, self.parts = decoded(b"".join(self.parts)), []
            self.heard(text)

    def hang_up(self, transport: WSTransport) -> None:
        """The client takes its leave, or has heard ours."""
        if not transport.is_close_frame_sent:
            transport.send_close(WSCloseCode.OK)
        transport.disconnect()
        self.ended()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gone.set_result(None)
        self.ended()

    def pause_writing(self) -> None:
        self.full = True
        if self.wire is not None:
            self.wire.underlying_transport.pause_reading()

    def resume_writing(self) -> None:
        self.full = False
        if self.wire is not None:
            self.wire.underlying_transport.resume_reading()
            self.roomy()


class Gone:
    """In place of a line that broke before its client was let in."""

    def open(self, ear: Ear) -> None:
        raise ClientDisconnected


GONE = Gone()


class Line(WebSocketsSansIOProtocol):
    """uvicorn's, until a client is let in."""

    ear: Ear | None = None
    when_lost: Callable[[], None] | None = None
    """For whoever counts connections."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.transport.pause_reading()  # what a hasty client says already is left for the ear
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    def open(self, ear: Ear) -> None:
        """Let the client in: from now on it speaks to the ear."""
        if self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        self.ear, ear.most = ear, self.config.ws_max_size
        self.handshake_complete = True
        ear.gone.add_done_callback(lambda _: self.connection_lost(None))
        answer = WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), ear)
        protocol = WSProtocol(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=lambda _: answer,
            logger=logging.LoggerAdapter(faults),
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,
            enable_auto_ping=bool(self.ping_interval),
            auto_ping_idle_timeout=self.ping_interval,
            auto_ping_reply_timeout=self.ping_timeout,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=True,
            max_frame_size=ear.most,
            extra_headers=None,
            read_buffer_init_size=BUFFER,
        )
        request = REQUEST % self.request.headers["Sec-WebSocket-Key"].encode()
        protocol.connection_made(self.transport)
        protocol.get_buffer(-1)[: len(request)] = request
        protocol.buffer_updated(len(request))
        self.transport.set_protocol(protocol)
        self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of what holds itself: it would stay in memory until somebody looks for garbage."""
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()
        self.conn.parser.close()
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[LINE] = GONE

    def shutdown(self) -> None:
        if self.ear is None:
            super().shutdown()
        else:
            self.ear.close(1012, "the server stops; connect again in a moment")
