"""The live door, /ws/games/{id}: a position at once, then every new one; commands in, acknowledgements out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from typing import Any

import msgspec
import structlog
from msgspec import UNSET, UnsetType

from isthmos.core.foreign import misfit
from isthmos.server.doors.guard import address_of, headers_of, is_own_origin, refusal_body, token_of
from isthmos.server.doors.line import LINE, Line
from isthmos.server.operation import metrics
from isthmos.server.operation.limits import Bucket
from isthmos.server.people.people import NOBODY, Who, hashed, who_comes
from isthmos.server.store import queries
from isthmos.server.tables import chat
from isthmos.server.tables.commands import carry_out
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Ack, Live
from isthmos.server.wire import frames, shapes
from isthmos.server.wire.frames import Outgoing
from isthmos.server.wire.refusals import (
    Fault,
    NotAllowed,
    NotKnown,
    Refusal,
    Refused,
    Stale,
    TooMuch,
    WhoAreYou,
    language_for,
)
from isthmos.server.wire.requests import (
    CONSEQUENCES,
    AnswerMessage,
    ChatMessage,
    CommandMessage,
    Hello,
    Message,
    read_message,
)

SILENCE = 10.0
"""Seconds in which a client says hello, or is let go."""
TRUST = 3.0
"""Seconds for which a session is believed to last that was seen in the database."""
MOST_WAITING = 128
"""Frames a client may be behind before it is let go."""
MOST_BYTES = 2_000_000
FAREWELL = 2.0
"""Seconds a client has to hear why it is let go."""
PATH = "/ws/games"
MOST_REFUSALS = 30
"""Messages over the limit before the socket is closed."""
log = structlog.get_logger()
PONG = frames.said(shapes.Pong())
NOT_TEXT, POLICY, FAULT, TRY_AGAIN = 1003, 1008, 1011, 1013


class Socket:
    """One connection. Frames wait in a bounded queue until the line takes them; a client that never reads is let go."""

    def __init__(self, game: str, session: str, bucket: Bucket, language: str, line: Line) -> None:
        self.game = game
        self.session = session
        self.expires = 0.0
        self.seen = time.monotonic()
        self.language = language
        self.who = NOBODY
        self.person = ""
        self.bucket = bucket
        self.line = line
        self.wants: str = CONSEQUENCES
        self.waiting: deque[Outgoing] = deque()
        self.bytes = 0
        self.has_news = asyncio.Event()
        self.is_over = False
        """It is told nothing any more, and nothing more will come from it."""
        self.farewell: tuple[int, str] | None = None
        """With which we let it go: not even what it has said already is done."""
        self.has_greeted = False
        self.refusals = 0

    def is_of(self, who: Who) -> None:
        """Now it is known who that is."""
        self.who, self.person, self.session, self.expires = who, who.person, who.session, who.expires

    def must_have_greeted(self) -> None:
        if not self.has_greeted:
            self.close(POLICY, "no hello was said")

    # --- what comes in ------------------------------------------------------------------------

    async def message(self, receive: Any) -> str | None:
        """The next one, also of somebody who has gone since; nothing when none will come."""
        while True:
            event = await receive()
            self.line.heard()
            if event["type"] != "websocket.receive" or self.farewell is not None:
                return None
            if event.get("text") is None:
                self.close(NOT_TEXT, "messages are text")
                return None
            if self.bucket.take():
                return str(event["text"])
            self.limit()

    def limit(self) -> None:
        metrics.limited.inc()
        self.refusals += 1
        if self.refusals > MOST_REFUSALS:
            self.close(POLICY, "too many messages")
        else:
            self.refuse(TooMuch("server-too-many-messages"))

    # --- what goes out ------------------------------------------------------------------------

    def push(self, frame: Outgoing) -> None:
        """To be sent in a moment."""
        if self.is_over:
            return
        self.waiting.append(frame)
        self.bytes += len(frame.data)
        if len(self.waiting) > MOST_WAITING or self.bytes > MOST_BYTES:
            self.waiting.clear()
            self.close(TRY_AGAIN, "too slow: connect again")
        self.has_news.set()

    async def tell(self, send: Any) -> None:
        """Whatever waits, one after the other, and the farewell. A client that has gone is told nothing: uvicorn
        raises OSError then, and RuntimeError where it has ended the connection itself."""
        with contextlib.suppress(OSError, RuntimeError):
            while self.farewell is None:
                await self.has_news.wait()
                self.has_news.clear()
                while self.waiting:
                    frame = self.waiting.popleft()
                    self.bytes -= len(frame.data)
                    await send({"type": "websocket.send", "text": frame.text})
            code, reason = self.farewell
            await send({"type": "websocket.close", "code": code, "reason": reason})

    def acknowledge(self, ack: Ack) -> None:
        self.push(frames.said(ack))

    def refuse(self, refusal: Refusal, command: str | UnsetType = UNSET) -> None:
        body = refusal_body(refusal, self.language)
        body.command = command
        self.push(frames.said(body))

    # --- the end ------------------------------------------------------------------------------

    def close(self, code: int, reason: str) -> None:
        """The last that goes out, after what waits; a client that does not read it goes without."""
        if self.is_over:
            return
        self.is_over, self.farewell = True, (code, reason)
        self.has_news.set()
        asyncio.get_running_loop().call_later(FAREWELL, self.line.abort)


class Door:
    """The ASGI application for all sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.addresses: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        try:
            socket = self.knock(scope)
        except Refusal as refusal:
            await self.turn_away(scope, send, refusal)
            return
        try:
            await self.let_in(scope, receive, send, socket)
        finally:
            self.leave(socket, address_of(scope))

    def knock(self, scope: Any) -> Socket:
        """Before anything is waited for: from now on this one counts, and is told when its session ends."""
        config, headers = self.house.config, headers_of(scope)
        token, by_cookie = token_of(headers, config)
        self.check_page(headers, by_cookie)
        folder, _, game = scope["path"].rpartition("/")
        if folder != PATH:
            raise NotKnown("server-no-socket")
        if self.addresses[address_of(scope)] >= config.most_sockets:
            raise TooMuch("server-too-many-sockets")
        bucket = Bucket(config.socket_rate, config.socket_burst)
        language = language_for(headers.get("accept-language", ""))
        socket = Socket(game, hashed(token) if token else "", bucket, language, scope["state"][LINE])
        self.addresses[address_of(scope)] += 1
        self.house.callers.add(socket)
        metrics.sockets.inc()
        return socket

    def check_page(self, headers: dict[str, str], by_cookie: bool) -> None:
        """Raises NotAllowed for what another site's page makes a browser open."""
        origin = headers.get("origin")
        if (origin is None and by_cookie) or (
            origin is not None and not is_own_origin(origin, headers.get("host", ""), self.house.config)
        ):
            raise NotAllowed("server-foreign-page")

    def leave(self, socket: Socket, address: str) -> None:
        self.house.callers.discard(socket)
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]
        metrics.sockets.dec()

    async def let_in(self, scope: Any, receive: Any, send: Any, socket: Socket) -> None:
        """And serve, until the client goes."""
        try:
            live = await self.admit(scope, socket)
        except Refusal as refusal:
            await self.turn_away(scope, send, refusal)
            return
        await send({"type": "websocket.accept"})
        silence = asyncio.get_running_loop().call_later(SILENCE, socket.must_have_greeted)
        try:
            await self.serve(live, socket, receive, send)
        finally:
            silence.cancel()

    async def admit(self, scope: Any, socket: Socket) -> Live:
        """Session and table, before the socket is accepted."""
        socket.is_of(await who_comes(self.house, *token_of(headers_of(scope), self.house.config)))
        live = await self.house.open(socket.game)
        if socket.is_over:  # in the meantime
            raise WhoAreYou("server-session-ended")
        return live

    async def turn_away(self, scope: Any, send: Any, refusal: Refusal) -> None:
        """With an HTTP answer, so that nobody is subscribed by mistake."""
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": POLICY, "reason": str(refusal)})
            return
        body = refusal_body(refusal, language_for(headers_of(scope).get("accept-language", "")))
        headers = [(b"content-type", b"application/json")]
        await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": frames.encode(body)})

    async def serve(self, live: Live, socket: Socket, receive: Any, send: Any) -> None:
        """Until the client goes. What it has said last is carried out even then."""
        telling = asyncio.create_task(socket.tell(send))
        try:
            while (text := await socket.message(receive)) is not None:
                await self.hear(live, socket, text)
        except Exception:
            log.exception("fault", game=live.id)
            socket.close(FAULT, "a fault of the server")
        finally:
            socket.is_over = True
            if socket.farewell is None:
                telling.cancel()
            await asyncio.wait({telling})
            if socket in live.listeners:
                live.listeners.discard(socket)
                self.house.spawn(self.presence(live, socket.person))

    async def hear(self, live: Live, socket: Socket, text: str) -> None:
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            socket.refuse(Refused("server-not-a-message", detail=misfit(str(error))))
            return
        try:
            if await self.is_welcome(socket, isinstance(message, Hello)):
                await self.answer(live, socket, message)
        except Refusal as refusal:
            self.say_no(live, socket, message, refusal)
        except Exception:
            log.exception("fault", game=live.id)
            socket.refuse(Fault("server-fault"))

    async def is_welcome(self, socket: Socket, anew: bool) -> bool:
        """Whether its session lasts. That it has ended is announced, and looked for every second (`look_at_sessions`);
        where that takes long, and at every hello, it is looked up."""
        if socket.session and (anew or time.monotonic() - socket.seen > TRUST):
            await self.house.look_up({socket.session})
        if socket.session and self.house.now() >= socket.expires:
            self.house.end_sockets(socket.session)
        return socket.farewell is None

    def say_no(self, live: Live, socket: Socket, message: Message, refusal: Refusal) -> None:
        """A stale command is answered with the position as it is now. Who is not greeted is told nothing later either,
        and comes again."""
        socket.refuse(refusal, command=getattr(message, "command", ""))
        if isinstance(message, Hello):
            socket.close(TRY_AGAIN, "connect again")
        elif isinstance(refusal, Stale):
            socket.push(Outgoing(self.house.position(live, live.sitting.seats_of(socket.person))))

    async def answer(self, live: Live, socket: Socket, message: Message) -> None:
        if isinstance(message, AnswerMessage | CommandMessage):
            await carry_out(self.house, live, socket.person, message, socket.acknowledge)
        elif isinstance(message, Hello):
            await self.greet(live, socket, message)
        elif isinstance(message, ChatMessage):
            await chat.say(self.house, live, socket.who, message.text)
        else:
            socket.push(PONG)

    async def greet(self, live: Live, socket: Socket, hello: Hello) -> None:
        """Everything, or what is new since a position the client has."""
        socket.has_greeted = True
        if hello.seq > live.sitting.seq:
            await self.house.catch_up(live)
        await self.house.settled(live)
        if socket.is_over:
            return
        socket.wants = hello.wants()
        socket.language = hello.lang or socket.language
        live.listeners.add(socket)
        socket.push(frames.said(self.house.table(live, socket.person)))
        since = answers_at(live, hello.seq)
        seats = live.sitting.seats_of(socket.person)
        socket.push(Outgoing(self.house.position(live, seats, since, socket.wants)))
        self.house.spawn(self.presence(live, socket.person))

    async def presence(self, live: Live, person: str) -> None:
        """Note when the last connection of a person goes, and when the first comes."""
        seats = live.sitting.seats_of(person)
        if not seats:
            return
        await self.house.settled(live)
        here = live.is_here(person)
        if live.sitting.setup.leave_after:
            gone = 0.0 if here else self.house.now()
            await self.house.writing(lambda connection: queries.set_gone(connection, live.id, seats, gone))
        self.house.tell_table(live, but=person)


def answers_at(live: Live, seq: int) -> int:
    """How many answers a client that has seen this event knows. After an undo it gets everything."""
    known = [entry.last for entry in live.sitting.entries if entry.seq <= seq]
    return known[-1] if known and live.sitting.last_undo <= seq else 0
