"""Logs: one line of JSON for each thing worth knowing, the same in every process.

Of a fault its kind is told and the places it came through, never what it said or what anybody held in hand there: that
may be a token, a password, the secret of a dealer or a move.
"""

from __future__ import annotations

import errno
import json
import logging
import os
import re
import sys
import threading
import traceback
from collections.abc import Iterator, MutableMapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import structlog

from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message

VARIABLE = "ISTHMOS_LOG"
TALKATIVE = ("uvicorn", "websockets", "asyncio")
"""In detail they would write down tokens."""
PLACE = re.compile(r'^ +File "[^"]*", line \d+, in .*$')
KIND = re.compile(r"^[\w.]+(?=:|$)")


def set_up() -> None:
    """To standard error; ISTHMOS_LOG sets the level. Every process does this before anything else."""
    level = level_of(os.environ.get(VARIABLE, "warning"))
    set_up_foreign(level)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            told_without_words,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
    sys.excepthook = tell_uncaught
    threading.excepthook = tell_uncaught_in_thread


def set_up_foreign(level: int) -> None:
    """For the libraries we use."""
    handler, root = logging.StreamHandler(sys.stderr), logging.getLogger()
    handler.setFormatter(Foreign())
    root.handlers = [*(other for other in root.handlers if not isinstance(other.formatter, Foreign)), handler]
    root.setLevel(level)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
    logging.captureWarnings(True)


def level_of(name: str) -> int:
    levels = logging.getLevelNamesMapping()
    if name.upper() not in levels:
        wanted = Message("server-config-levels", {})
        raise IsthmosError(Message("server-config-value", {"name": VARIABLE, "text": name, "wanted": wanted}))
    return levels[name.upper()]


# --- a fault ------------------------------------------------------------------------------------


def kind_of(error: BaseException) -> str:
    """What kind of error, with the number by which others know it: "OperationalError SQLITE_FULL"."""
    cause = getattr(error, "orig", None) or error
    number = errno.errorcode.get(cause.errno or 0, "") if isinstance(cause, OSError) else ""
    code = getattr(cause, "sqlite_errorname", "") or getattr(cause, "sqlstate", "") or number
    return f"{type(error).__name__} {code}".rstrip()


def places_of(error: BaseException) -> str:
    """As Python writes a traceback, without what the error says. What led to it comes first."""
    return "".join(f"Traceback (most recent call last):\n{where}{kind}\n" for where, kind in chain(error)).rstrip()


def chain(error: BaseException | None, seen: tuple[int, ...] = ()) -> Iterator[tuple[str, str]]:
    if error is None or id(error) in seen:
        return
    yield from chain(error.__cause__ or (None if error.__suppress_context__ else error.__context__), (*seen, id(error)))
    elsewhere = getattr(error, "tb", None)  # of another process it comes as text
    where = (
        without_words(elsewhere) if isinstance(elsewhere, str) else "".join(traceback.format_tb(error.__traceback__))
    )
    yield where, kind_of(error)


def without_words(text: str) -> str:
    """A traceback that somebody else wrote down: its places and kinds."""
    kept = []
    for line in text.strip().strip('"').splitlines():
        found = PLACE.match(line) or KIND.match(line)
        kept += [found.group()] if found else []
    return "".join(f"{line}\n" for line in kept)


# --- lines --------------------------------------------------------------------------------------


def told_without_words(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """For structlog."""
    given = line.pop("exc_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        line["exception"] = places_of(error)
    return line


class Foreign(logging.Formatter):
    """What the libraries we use have to say, in a line like ours. Where something went wrong they may quote what they
    held: then only the part that is the same every time is kept."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        line = {"event": said(record, error), "logger": record.name, "level": record.levelname.lower()}
        line["timestamp"] = datetime.fromtimestamp(record.created, UTC).isoformat()
        text = str(record.msg)
        if error is not None:
            line["exception"] = places_of(error)
        elif "\nTraceback (" in f"\n{text}":
            line["exception"] = f"Traceback\n{without_words(text)}".rstrip()
        return json.dumps(line)


def said(record: logging.LogRecord, error: BaseException | None) -> str:
    """asyncio puts the arguments of a callback behind a bracket, and the result of a task on a line of its own."""
    if record.name == "asyncio":
        return str(record.msg).partition("\n")[0].partition("(")[0]
    text = str(record.msg) if error is not None else record.getMessage()
    return text.strip().partition("\n")[0]


def tell_uncaught(kind: type[BaseException], error: BaseException, _: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    structlog.get_logger().critical("fault", kind=kind.__name__, exc_info=error)


def tell_uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        tell_uncaught(args.exc_type, args.exc_value, args.exc_traceback)
