"""What clients know of their commands, line by line, and whether a log agrees with it."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

INVOKE, OK, REFUSED, UNKNOWN, SEEN = "invoke", "ok", "refused", "unknown", "seen"


class Line(msgspec.Struct, omit_defaults=True):
    """Of one client. `seq`: the position a command was meant for, the event it led to, or the position seen."""

    what: str
    at: float
    game: str
    command: str = ""
    seq: int = 0
    answer: str = ""


class Kept(NamedTuple):
    """An event of a log. Without an answer it is none of a person's moves."""

    seq: int
    command: str
    answer: str


class History:
    """One client's own file."""

    def __init__(self, file: Path, game: str, person: str) -> None:
        self.file = file.open("ab", buffering=0)
        self.game = game
        self.person = person

    def note(self, what: str, command: str = "", seq: int = 0, answer: str = "") -> None:
        """Written before anything else happens, so that the file holds whatever the client could know."""
        command = f"{self.person} {command}" if command else ""
        line = Line(what, time.monotonic(), self.game, command, seq, answer)
        self.file.write(msgspec.json.encode(line) + b"\n")


EVENTS = "SELECT game, seq, command, payload FROM event ORDER BY game, seq"


def logs_from(rows: Iterable[Sequence[Any]]) -> dict[str, list[Kept]]:
    """Of all games, from what EVENTS finds."""
    logs: dict[str, list[Kept]] = {}
    for game, seq, command, payload in rows:
        event = msgspec.json.decode(payload)
        answer = event["answers"][0]["move"] if event["type"] == "answer" else ""
        logs.setdefault(game, []).append(Kept(seq, command, answer))
    return logs


def read_logs(data: Path) -> dict[str, list[Kept]]:
    """Of a server on SQLite, which may be running."""
    with contextlib.closing(sqlite3.connect(f"file:{data / 'isthmos.db'}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return logs_from(connection.execute(EVENTS))


def read_histories(folder: Path) -> list[Line]:
    lines = [line for file in folder.iterdir() for line in file.read_bytes().splitlines()]
    return [msgspec.json.decode(line, type=Line) for line in lines]


# --- the check ------------------------------------------------------------------------------------


def faults(lines: Iterable[Line], logs: dict[str, list[Kept]]) -> list[str]:
    """Everything in which the logs, as they are after the last line, do not agree with what the clients know."""
    by_game: dict[str, list[Line]] = {}
    for line in sorted(lines, key=lambda line: line.at):
        by_game.setdefault(line.game, []).append(line)
    return [f"{game}: {fault}" for game in by_game for fault in faults_of_game(by_game[game], logs.get(game, []))]


def faults_of_game(lines: Sequence[Line], log: Sequence[Kept]) -> list[str]:
    return [*in_the_log(log), *lost(lines, log), *phantoms(lines, log), *reordered(lines, log), *unsettled(lines)]


def in_the_log(log: Sequence[Kept]) -> list[str]:
    found = [] if [kept.seq for kept in log] == list(range(1, len(log) + 1)) else ["reordered: numbers of the log"]
    seen: set[str] = set()
    for kept in log:
        if kept.command in seen:
            found.append(f"doubled: {kept.command} is in the log twice")
        seen.add(kept.command)
    return found


def lost(lines: Sequence[Line], log: Sequence[Kept]) -> list[str]:
    """An acknowledged command is in the log, at the number that was said."""
    places = {(kept.seq, kept.command) for kept in log}
    missing = [line for line in lines if line.what == OK and (line.seq, line.command) not in places]
    return [f"lost: {line.command} was acknowledged as {line.seq}" for line in missing]


def phantoms(lines: Sequence[Line], log: Sequence[Kept]) -> list[str]:
    """A move in the log was sent, just so and for that position, and was not refused; what was seen is in the log."""
    sent = {(line.seq + 1, line.command, line.answer) for line in lines if line.what == INVOKE}
    no = {line.command for line in lines if line.what == REFUSED}
    found = [f"phantom: nobody sent {kept.command} as {kept.seq}" for kept in log if kept.answer and kept not in sent]
    found += [f"phantom: {kept.command} was refused and kept" for kept in log if kept.command in no]
    seen = max((line.seq for line in lines if line.what == SEEN), default=0)
    return [*found, f"phantom: position {seen} was seen"] if seen > len(log) else found


def reordered(lines: Sequence[Line], log: Sequence[Kept]) -> list[str]:
    """What was sent after something else had been acknowledged comes after it."""
    numbers = {kept.command: kept.seq for kept in log}
    found, newest, known = [], 0, set()
    for line in lines:
        if line.what == OK:
            newest = max(newest, line.seq)
        if line.what == INVOKE and line.command not in known:
            known.add(line.command)
            if numbers.get(line.command, newest + 1) <= newest:
                found.append(
                    f"reordered: {line.command} came before {newest}, which was acknowledged before it was sent"
                )
    return found


def unsettled(lines: Sequence[Line]) -> list[str]:
    """Sent again often enough, every command is kept or refused."""
    settled = {line.command for line in lines if line.what in (OK, REFUSED)}
    sent = dict.fromkeys(line.command for line in lines if line.what == INVOKE)
    return [f"unsettled: {command}" for command in sent if command not in settled]
