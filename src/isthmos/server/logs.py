"""Logs: one line of JSON for each thing worth knowing, without tokens and without anything of a game's content."""

from __future__ import annotations

import logging
import os
import sys

import structlog


def set_up() -> None:
    """JSON to standard error; ISTHMOS_LOG sets the level."""
    level = logging.getLevelNamesMapping().get(os.environ.get("ISTHMOS_LOG", "warning").upper(), logging.WARNING)
    logging.basicConfig(stream=sys.stderr, level=level, format="%(levelname)s %(name)s: %(message)s")
    for name in ("uvicorn", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(max(level, logging.INFO))  # in detail they would write down tokens
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
