"""A server from its configuration to its last request; what it needs comes with isthmos[server]."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import Any, cast

import msgspec
import segno
import uvicorn
from uvicorn.supervisors import Multiprocess

from isthmos.cli.language import Language, language_of_locale
from isthmos.core.errors import IsthmosError
from isthmos.core.foreign import of_system
from isthmos.core.message import Message
from isthmos.server import app
from isthmos.server.admin import in_sentences
from isthmos.server.doors.line import Crowd, Line, upgraded
from isthmos.server.operation import logs
from isthmos.server.operation.config import Config
from isthmos.server.store import files
from isthmos.server.store.opening import prepare, store_for
from isthmos.server.store.sqlite import old_sqlite
from isthmos.server.store.store import Store

SHUTDOWN_SECONDS = 3
IDLE_SECONDS = 75
"""Until a connection without requests is closed: longer than proxies and clients keep theirs, most of them up to 60.
Who closes first must be the one that asks, or a request may be on its way into a closed connection and be lost."""
MOST_BYTES = 16_384
"""Of a message on a socket."""


def serve(config: Config, browser: bool) -> None:
    """Until it is stopped. Workers find the configuration in their environment."""
    if config.workers > 1 and not config.database:
        raise IsthmosError(Message("cli-one-worker", {}))
    logs.set_up()
    store = store_for(config.database, config.data)
    make_ready(config, store)
    door = bound(config.host, config.port)
    os.environ[app.CONFIG] = msgspec.json.encode(msgspec.to_builtins(config, enc_hook=str)).decode()
    language = Language(language_of_locale())
    print_addresses(language, config.host, door.getsockname()[1])
    print(language.say(store.describe()), flush=True)
    if not config.database and (warning := old_sqlite()) is not None:
        print(language.say(warning), flush=True)
    if browser:
        open_soon(f"http://127.0.0.1:{door.getsockname()[1]}/")
    if config.workers > 1:
        Multiprocess(settings(config), sockets=[door]).run()
    else:
        uvicorn.Server(settings(config)).run(sockets=[door])


def make_ready(config: Config, store: Store) -> None:
    """Raises IsthmosError where the database is not sound, or cannot be had."""
    file = config.data / files.NAME
    if not config.database:
        files.refuse_damaged(file)
    with in_sentences(), files.leaving_no_remains(file):
        asyncio.run(prepare(store))


def settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        "isthmos.server.app:from_environment",
        factory=True,
        workers=config.workers,
        http=cast(Any, partial(Line, Crowd(config.most_connections, config.proxies))),
        ws=cast(Any, upgraded),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        server_header=False,
        log_config=None,
        access_log=False,
        backlog=4096,
    )


def bound(host: str, port: int) -> socket.socket:
    """The door, before anything is printed. Raises IsthmosError when somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, UnicodeError) as error:
        reason = of_address(error) if isinstance(error, OSError) else Message("cli-no-address", {})
        raise IsthmosError(Message("cli-cannot-listen", {"host": host, "port": str(port), "reason": reason})) from None
    door.set_inheritable(True)
    return door


def of_address(error: OSError) -> Message:
    return Message("cli-no-address", {}) if isinstance(error, socket.gaierror) else of_system(error)


def print_addresses(language: Language, host: str, port: int) -> None:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"isthmos: http://{shown}:{port}/", flush=True)
    lan = lan_address() if host in ("0.0.0.0", "::") else ""
    if lan:
        address = f"http://{lan}:{port}/"
        print(language.text("cli-on-your-network", address=address), flush=True)
        if sys.stdout.isatty():
            segno.make(address).terminal(compact=True)


def lan_address() -> str:
    """The address other machines reach this one by, or nothing. No packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
        return "" if address.startswith("127.") or address == "0.0.0.0" else address


def open_soon(address: str) -> None:
    """When the server has had a moment to start."""
    timer = threading.Timer(1.5, webbrowser.open, [address])
    timer.daemon = True
    timer.start()
