"""What every request passes: who is it, from which page, how often; and the headers every answer carries."""

from __future__ import annotations

import socket
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from isthmos.server.doors.line import patiently
from isthmos.server.operation import metrics
from isthmos.server.operation.config import Config
from isthmos.server.operation.limits import Limiter, address_key
from isthmos.server.wire import frames, shapes
from isthmos.server.wire.refusals import Misdirected, NotAllowed, Refusal, TooLarge, TooMuch, language_for

COOKIE = "isthmos"
HEADER = "x-isthmos"
"""A page of another site cannot send it."""
LONGEST_HOST = 100
"""Of a foreign one, as it is told back."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

CSP = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
ASSETS = "/static/assets/"
"""Files whose names change with their content."""
FOR_EVER, NOT_AT_ALL = b"public, max-age=31536000, immutable", b"no-store"
HSTS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Any) -> str:
    """Whom the limits count a request or a socket for."""
    return address_key(scope["client"][0]) if scope.get("client") else "unknown"


def cookie_name(config: Config) -> str:
    return f"__Host-{COOKIE}" if config.secure else COOKIE


def token_of(headers: dict[str, str], config: Config) -> tuple[str, bool]:
    """The token a request brings, and whether it came by itself, in a cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token.strip():
        return token.strip(), False
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(cookie_name(config))
    except CookieError:
        return "", False
    return (found.value, True) if found else ("", False)


def is_own_origin(origin: str, host: str, config: Config) -> bool:
    """The page was loaded from here, or from an address the operator has named."""
    if origin in config.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()


def own_hosts(config: Config) -> frozenset[str]:
    """Names under which this server is asked. Another site may have its own name lead here (DNS rebinding), and a
    browser then takes its page for ours; but the page cannot choose which host the browser names."""
    machine = socket.gethostname().lower()
    named = [urlsplit(origin).hostname or "" for origin in config.origins]
    own = ["localhost", machine, f"{machine.partition('.')[0]}.local", config.host, *named, *config.hosts]
    return frozenset(filter(None, map(name_of, own)))


def check_host(host: str, hosts: frozenset[str]) -> None:
    """Raises Misdirected for a name that is not ours. A number leads nowhere else, and browsers always name a host."""
    name = name_of(host)
    if host and name not in hosts and not is_number(name):
        raise Misdirected("server-foreign-host", host=host[:LONGEST_HOST])


def name_of(host: str) -> str:
    """Without the port."""
    return host.rpartition("]")[0][1:] if host.startswith("[") else host.partition(":")[0].rstrip(".").lower()


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_page(method: str, headers: dict[str, str], by_cookie: bool, config: Config) -> None:
    """Raises NotAllowed for what another site's page makes a browser send."""
    if method in SAFE_METHODS:
        return
    origin = headers.get("origin")
    if origin is not None and not is_own_origin(origin, headers.get("host", ""), config):
        raise NotAllowed("server-foreign-page")
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none") and origin is None:
        raise NotAllowed("server-foreign-page")
    if by_cookie and HEADER not in headers:
        raise NotAllowed("server-no-header", header=HEADER)


class Guard:
    """The first to see a request. Sockets go to a door of their own."""

    def __init__(self, app: Any, door: Any, config: Config) -> None:
        self.app = app
        self.door = door
        self.config = config
        self.hosts = own_hosts(config)
        self.limiter = Limiter(config.rate, config.burst)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.let_in(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        receive, send = patiently(scope, receive, send)
        sender = self.with_headers(send, FOR_EVER if scope["path"].startswith(ASSETS) else NOT_AT_ALL)
        try:
            self.check(scope)
        except Refusal as refusal:
            await refuse(sender, refusal, language_for(headers_of(scope).get("accept-language", "")))
            return
        if scope["method"] == "HEAD":  # answered wherever GET is: monitors ask so whether a page is there
            scope, sender = {**scope, "method": "GET"}, without_body(sender)
        await self.app(scope, receive, sender)

    async def let_in(self, scope: Any, receive: Any, send: Any) -> None:
        """A socket, to its door."""
        try:
            check_host(headers_of(scope).get("host", ""), self.hosts)
        except Refusal as refusal:
            await self.door.turn_away(scope, send, refusal)
            return
        await self.door(scope, receive, send)

    def check(self, scope: Any) -> None:
        headers = headers_of(scope)
        check_host(headers.get("host", ""), self.hosts)
        if scope["path"] not in ("/healthz", "/readyz") and not self.limiter.take(address_of(scope)):
            metrics.limited.inc()
            raise TooMuch("server-too-many-requests")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.config.bodies:
            raise TooLarge("server-request-large", most=self.config.bodies)
        check_page(scope["method"], headers, token_of(headers, self.config)[1], self.config)

    def with_headers(self, send: Any, caching: bytes) -> Any:
        extra = [*HEADERS, *([HSTS] if self.config.secure else [])]

        async def sender(message: Any) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(row for row in extra if row[0] not in names)]
                if b"cache-control" not in names:
                    message["headers"].append((b"cache-control", caching))
            await send(message)

        return sender


def without_body(send: Any) -> Any:
    """The headers of an answer, the length among them, and nothing after."""

    async def sender(message: Any) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sender


def refusal_body(refusal: Refusal, language: str) -> shapes.RefusalFrame:
    return shapes.RefusalFrame(refusal.word, frames.plain(refusal.message), refusal.in_language(language))


async def refuse(send: Any, refusal: Refusal, language: str) -> None:
    body = frames.encode(refusal_body(refusal, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
