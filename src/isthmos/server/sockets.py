"""The live door, /ws/games/{id}: a position at once, then every new one; commands in, acknowledgements out."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from typing import Any, Literal

import msgspec
import structlog

from isthmos.server import chat, frames, metrics, queries
from isthmos.server.frames import Frame
from isthmos.server.guard import address_of, headers_of, is_own_origin, refusal_body, token_of
from isthmos.server.house import Ack, House, Live
from isthmos.server.limits import Bucket
from isthmos.server.line import LINE, Ear
from isthmos.server.people import NOBODY, Who, hashed, who_comes
from isthmos.server.refusals import (
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
from isthmos.server.tables import check_command, table_command

SILENCE = 10.0
"""Seconds in which a client says hello, or is let go."""
TRUST = 3.0
"""Seconds for which a session is believed to last that was seen in the database."""
MOST_WAITING = 128
"""Frames a client may be behind before it is let go."""
MOST_BYTES = 2_000_000
PATH = "/ws/games"
MOST_REFUSALS = 30
"""Messages over the limit before the socket is closed."""
log = structlog.get_logger()
PONG = frames.said({"type": "pong"})
POLICY, TRY_AGAIN, GOING_AWAY = 1008, 1013, 1012


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Which position the client has already, and what it wants to be sent of its choices."""

    seq: int = 0
    choices: bool = True
    consequences: bool = True
    lang: Literal["", "en", "de"] = ""
    """In which refusals are said; without it the one the connection was opened with."""

    def wants(self) -> str:
        if not self.choices:
            return frames.NOTHING
        return frames.CONSEQUENCES if self.consequences else frames.ANSWERS


class AnswerMessage(msgspec.Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    seq: int
    command: str
    answer: str


class CommandMessage(msgspec.Struct, tag_field="type", tag="command", forbid_unknown_fields=True):
    """What a seat does besides answering; `start` is the host's."""

    do: Literal["undo", "agree", "decline", "pause", "resume", "resign", "back", "wait", "start"]
    command: str
    seq: int | None = None


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    text: str


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


decoder = msgspec.json.Decoder(Hello | AnswerMessage | CommandMessage | ChatMessage | Ping)


class Outgoing:
    """Sockets with frames to send. They send in the next turn of the loop, one after the other: whoever listens to
    several is awakened once."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []

    def add(self, socket: Socket) -> None:
        if not self.sockets:
            asyncio.get_running_loop().call_soon(self.send)
        self.sockets.append(socket)

    def send(self) -> None:
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            socket.flush()


class Socket(Ear):
    """One connection. Frames wait in a bounded queue until the line takes them; a client that never reads is let go."""

    def __init__(self, game: str, session: str, bucket: Bucket, language: str, outgoing: Outgoing) -> None:
        super().__init__()
        self.game = game
        self.session = session
        self.expires = 0.0
        self.seen = time.monotonic()
        self.language = language
        self.who = NOBODY
        self.person = ""
        self.bucket = bucket
        self.outgoing = outgoing
        self.wants: str = frames.CONSEQUENCES
        self.waiting: list[Frame] = []
        self.bytes = 0
        self.is_over = False
        """It is told nothing any more, and nothing more will come from it."""
        self.is_let_go = False
        """By us: not even what it has said already is done."""
        self.has_greeted = False
        self.messages: deque[str] = deque()
        self.sleep: asyncio.Future[None] | None = None
        """While no message waits to be listened to."""
        self.refusals = 0

    def is_of(self, who: Who) -> None:
        """Now it is known who that is."""
        self.who, self.person, self.session, self.expires = who, who.person, who.session, who.expires

    def must_have_greeted(self) -> None:
        if not self.has_greeted:
            self.close(POLICY, "no hello was said")

    # --- what comes in ------------------------------------------------------------------------

    def heard(self, text: str) -> None:
        if self.is_over:
            return
        if self.bucket.take():
            self.messages.append(text)
            self.wake()
            return
        metrics.limited.inc()
        self.refusals += 1
        if self.refusals > MOST_REFUSALS:
            self.close(POLICY, "too many messages")
        else:
            self.refuse(TooMuch("server-too-many-messages"))

    async def message(self) -> str | None:
        """The next one, also of somebody who has gone since; nothing when none will come."""
        while not self.messages:
            if self.is_over:
                return None
            self.sleep = self.gone.get_loop().create_future()
            await self.sleep
        return self.messages.popleft()

    def wake(self) -> None:
        if self.sleep is not None and not self.sleep.done():
            self.sleep.set_result(None)

    # --- what goes out ------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """To be sent in a moment."""
        if self.is_over:
            return
        self.waiting.append(frame)
        self.bytes += len(frame.data)
        if len(self.waiting) > MOST_WAITING or self.bytes > MOST_BYTES:
            self.close(TRY_AGAIN, "too slow: connect again")
        elif len(self.waiting) == 1 and not self.full:
            self.outgoing.add(self)

    def flush(self) -> None:
        """Send what waits in one piece; what the line does not take now waits until it does."""
        if self.waiting and not self.full and self.wire is not None and not self.wire.is_disconnected:
            self.wire.underlying_transport.write(b"".join([frame.wire for frame in self.waiting]))
            self.waiting.clear()
            self.bytes = 0

    roomy = flush

    def acknowledge(self, ack: Ack, command: str) -> None:
        """Under the name the client gave its command."""
        self.push(frames.said({"type": "ack", "command": command, "seq": ack.seq, "repeated": ack.repeated}))

    def refuse(self, refusal: Refusal, **more: object) -> None:
        self.push(frames.said({**refusal_body(refusal, self.language), **more}))

    # --- the end ------------------------------------------------------------------------------

    def close(self, code: int, reason: str) -> None:
        self.is_let_go = True
        self.flush()
        self.waiting.clear()
        self.messages.clear()
        super().close(code, reason)

    def ended(self) -> None:
        self.is_over = True
        self.wake()


class Door:
    """The ASGI application for all sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.addresses: Counter[str] = Counter()
        self.outgoing = Outgoing()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        try:
            socket = self.knock(scope)
        except Refusal as refusal:
            await self.turn_away(scope, send, refusal)
            return
        try:
            await self.let_in(scope, send, socket)
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
        socket = Socket(game, hashed(token) if token else "", bucket, language, self.outgoing)
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

    async def let_in(self, scope: Any, send: Any, socket: Socket) -> None:
        """And serve, until the client goes."""
        try:
            live = await self.admit(scope, socket)
        except Refusal as refusal:
            await self.turn_away(scope, send, refusal)
            return
        scope["extensions"][LINE].open(socket)
        silence = asyncio.get_running_loop().call_later(SILENCE, socket.must_have_greeted)
        try:
            await self.serve(live, socket)
        finally:
            silence.cancel()

    async def admit(self, scope: Any, socket: Socket) -> Live:
        """Session and table, before the socket is accepted."""
        socket.is_of(await who_comes(self.house, *token_of(headers_of(scope), self.house.config)))
        live = await self.house.open(socket.game)
        if socket.is_let_go:  # in the meantime
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

    async def serve(self, live: Live, socket: Socket) -> None:
        """Until the client goes. What it has said last is carried out even then."""
        listener = asyncio.create_task(self.listen(live, socket))
        try:
            await asyncio.wait({listener})
        finally:
            socket.ended()
            await listener
            if socket in live.listeners:
                live.listeners.discard(socket)
                self.house.spawn(self.presence(live, socket.person))
            await socket.until_gone()

    async def listen(self, live: Live, socket: Socket) -> None:
        """To messages one after the other."""
        while (text := await socket.message()) is not None:
            await self.hear(live, socket, text)

    async def hear(self, live: Live, socket: Socket, text: str) -> None:
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            socket.refuse(Refused("server-not-a-message", detail=str(error)))
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
        return not socket.is_let_go

    def say_no(self, live: Live, socket: Socket, message: Any, refusal: Refusal) -> None:
        """A stale command is answered with the position as it is now. Who is not greeted is told nothing later either,
        and comes again."""
        socket.refuse(refusal, command=getattr(message, "command", ""))
        if isinstance(message, Hello):
            socket.close(TRY_AGAIN, "connect again")
        elif isinstance(refusal, Stale):
            socket.push(Frame(self.house.position(live, live.sitting.seats_of(socket.person))))

    async def answer(self, live: Live, socket: Socket, message: Any) -> None:
        if isinstance(message, AnswerMessage):
            command = check_command(message.command)

            def acknowledge(ack: Ack) -> None:
                """Ahead of the positions, which take longer to make; while there is much to do, together with them: to
                send it by itself would cost more than it gains."""
                socket.acknowledge(ack, command)
                if not self.house.store.is_hurried():
                    socket.flush()

            await self.house.answer(live, socket.person, message.seq, command, message.answer, acknowledge)
        elif isinstance(message, Hello):
            await self.greet(live, socket, message)
        elif isinstance(message, CommandMessage):
            ack = await table_command(self.house, live, socket.person, message.do, message.command, message.seq)
            socket.acknowledge(ack, message.command)
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
        socket.push(Frame(self.house.position(live, seats, since, socket.wants)))
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
    known = [chapter.last for chapter in live.sitting.chapters if chapter.seq <= seq]
    return known[-1] if known and live.sitting.last_undo <= seq else 0
