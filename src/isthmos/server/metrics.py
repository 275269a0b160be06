"""What is counted, for Prometheus. Never anything of a game's content."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

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
