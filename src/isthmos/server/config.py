"""How a server is set up: from the command line and the environment, read once."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


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
    reading_seconds: float = 5.0
    """For playing a record or a past position again."""
    owners_data: bool = False
    """Whether tables and records may bring an owner's corrections of a box."""


def from_environment(data: Path, **given: object) -> Config:
    """The configuration of ISTHMOS_… variables, with what was given on the command line on top."""
    values: dict[str, object] = {"data": data, "database": os.environ.get("ISTHMOS_DATABASE", "")}
    if origins := os.environ.get("ISTHMOS_ORIGINS"):
        values["origins"] = [origin.strip() for origin in origins.split(",")]
    values["proxies"] = os.environ.get("ISTHMOS_PROXIES", "")
    values["secure"] = os.environ.get("ISTHMOS_SECURE", "") == "1"
    values["owners_data"] = os.environ.get("ISTHMOS_OWNERS_DATA", "") == "1"
    for field in msgspec.structs.fields(Config):
        name = f"ISTHMOS_{field.name.upper()}"
        if field.type in (int, float) and name in os.environ:
            values[field.name] = os.environ[name]
    values.update(given)
    return msgspec.convert({**values, "data": str(data)}, Config, strict=False, dec_hook=to_path)


def to_path(type_: type, value: object) -> object:
    return Path(str(value)) if type_ is Path else value
