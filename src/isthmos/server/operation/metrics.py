"""What is counted, for Prometheus. Never anything of a game's content.

Whoever asks shows a token: a proxy on this machine asks from the operator's address, and need not say for whom.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from prometheus_client import Counter, Gauge, Histogram

TOKEN_FILE = "metrics.token"

refused = Counter("isthmos_commands_refused", "Commands the rules or the table refused")
stale = Counter("isthmos_commands_stale", "Commands meant for another position")
repeated = Counter("isthmos_commands_repeated", "Commands that came again")
dropped = Counter("isthmos_bot_answers_dropped", "Answers of bots to positions that were gone")
opened = Counter("isthmos_games_opened", "Games opened from their log")
limited = Counter("isthmos_limited", "Requests and messages over a limit")
seconds = Histogram(
    "isthmos_command_seconds",
    "From receiving a command to its acknowledgement, for all that were kept",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
sockets = Gauge("isthmos_sockets", "Open sockets")


def token_in(data: Path) -> str:
    """The token in the data directory, made when there is none: where several workers make one, the first has."""
    file = data / TOKEN_FILE
    if not file.exists():
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh = data / f"{TOKEN_FILE}.{os.getpid()}"
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
            out.write(secrets.token_urlsafe(32))
        with contextlib.suppress(FileExistsError):
            os.link(fresh, file)
        fresh.unlink()
    return file.read_text().strip()
