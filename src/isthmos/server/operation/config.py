"""How a server is set up: from the command line and the environment, read once."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable
from inspect import signature
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import msgspec
from msgspec.structs import FieldInfo
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from isthmos.core.errors import IsthmosError
from isthmos.core.message import Arg, Message


class Config(msgspec.Struct):
    """Everything that can be set."""

    data: Path
    database: str = ""
    """A URL postgresql+asyncpg://…; empty for SQLite in the data directory."""
    host: str = "127.0.0.1"
    port: int = 8777
    workers: int = 1
    origins: list[str] = []
    """Addresses under which pages may talk to the server, beside the one they were loaded from."""
    hosts: list[str] = []
    """Names of this server, beside those it knows by itself."""
    proxies: str = ""
    """Addresses whose forwarded headers are believed, separated by commas."""
    secure: bool = False
    """Behind TLS: cookies are Secure and browsers are told to stay with TLS."""
    bot_processes: int = 2
    bot_seconds: float = 10.0
    """For one answer of a bot; then any other is given for it."""
    bot_pause: float = 0.4
    """Seconds a bot takes at least, so that its thinking time tells nothing."""
    cached_games: int = 2000
    bodies: int = 262_144
    """The largest request, in bytes."""
    rate: float = 20.0
    """Requests a second and address."""
    burst: float = 80.0
    socket_rate: float = 10.0
    """Messages a second and socket."""
    socket_burst: float = 40.0
    account_rate: float = 0.1
    """Passwords tried a second and address."""
    account_burst: float = 10.0
    most_sockets: int = 64
    """Of one address."""
    most_connections: int = 256
    """Of one address to each worker, requests and sockets together."""
    most_tables: int = 50
    """Unfinished ones that a guest has laid in a month; an account ten times as many, as of what follows."""
    most_records: int = 20
    """Brought along in a month."""
    most_lines: int = 500
    """Of chat, at one table."""
    most_owners_bytes: int = 16_384
    """Of an owner's corrections of a box."""
    reading_seconds: float = 5.0
    """For playing a record or a past position again."""
    owners_data: bool = False
    """Whether tables and records may bring an owner's corrections of a box."""


ON_THE_COMMAND_LINE = ("data", "host", "port", "workers")
URL = "postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
MAY_BE_NONE = ("bot_pause",)
"""Numbers that may be 0; without any of the others nobody could play."""


def from_environment(data: Path, **given: object) -> Config:
    """The configuration of ISTHMOS_… variables, with what was given on the command line on top. Raises IsthmosError
    with the variable, what it is and what it can be."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Config):
        name = f"ISTHMOS_{field.name.upper()}"
        text = os.environ.get(name, "").strip()
        if text and field.name not in ON_THE_COMMAND_LINE:
            values[field.name] = value_of(field, name, text)
    return msgspec.convert({**values, **given, "data": str(data)}, Config, dec_hook=to_path)


def value_of(field: FieldInfo, name: str, text: str) -> object:
    if field.type is bool:
        return yes_or_no(name, text)
    if field.type in (int, float):
        return number(name, text, whole=field.type is int, least=0 if field.name in MAY_BE_NONE else None)
    if field.name == "database":
        return database_url(name, text)
    check = CHECKS.get(field.name, bool)
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        if not check(part):
            wanted = Message(SHAPES[field.name], {})
            raise IsthmosError(Message("server-config-part", {"name": name, "text": part, "wanted": wanted}))
    return parts if field.type == list[str] else text


def yes_or_no(name: str, text: str) -> bool:
    """Nothing else: what somebody means by "true" must not quietly be no."""
    if text not in ("0", "1"):
        raise cannot_be(name, text, Message("server-config-yes-or-no", {}))
    return text == "1"


def number(name: str, text: str, whole: bool, least: int | None) -> float:
    kind, range_ = "whole" if whole else "any", "from" if least == 0 else "above"
    wanted = Message("server-config-number", {"kind": kind, "range": range_})
    try:
        found = int(text) if whole else float(text)
    except ValueError:
        raise cannot_be(name, text, wanted) from None
    fits = found >= least if least is not None else found > 0
    if not fits or not math.isfinite(found):
        raise cannot_be(name, text, wanted)
    return found


def cannot_be(name: str, text: str, wanted: Message) -> IsthmosError:
    return IsthmosError(Message("server-config-value", {"name": name, "text": text, "wanted": wanted}))


def database_url(name: Arg, text: str) -> str:
    """What was given is not said again: a password may stand in it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise IsthmosError(Message("server-url-unreadable", {"name": name, "wanted": URL})) from None
    if url.drivername != "postgresql+asyncpg":
        raise IsthmosError(Message("server-url-driver", {"name": name, "driver": url.drivername, "wanted": URL}))
    for word in url.query:
        if word not in signature(asyncpg.connect).parameters:
            raise IsthmosError(Message("server-url-word", {"name": name, "word": word, "wanted": URL}))
    return text


def is_origin(text: str) -> bool:
    """As browsers name it: https://play.example."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.path or parts.query)
    except ValueError:
        return False


def is_proxy(text: str) -> bool:
    try:
        return text == "*" or bool(ip_network(text, strict=False))
    except ValueError:
        return False


def is_host(text: str) -> bool:
    """A name or an address, with a port or without."""
    return re.fullmatch(r"([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:\d+)?", text) is not None


CHECKS: dict[str, Callable[[str], bool]] = {"origins": is_origin, "proxies": is_proxy, "hosts": is_host}
SHAPES = {
    "origins": "server-config-origins",
    "proxies": "server-config-proxies",
    "hosts": "server-config-hosts",
}


def to_path(type_: type, value: object) -> object:
    return Path(str(value)) if type_ is Path else value
