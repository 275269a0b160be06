"""What the system and libraries refuse, in messages of ours: of theirs only data goes in, a place or a code."""

from __future__ import annotations

import errno
import re

from isthmos.core.message import Arg, Message, either

KINDS = {
    "int": "data-kind-whole",
    "float": "data-kind-number",
    "str": "data-kind-text",
    "bool": "data-kind-yes",
    "null": "data-kind-nothing",
    "array": "data-kind-list",
    "object": "data-kind-table",
}
"""What msgspec calls the kinds of values."""
PROBLEMS = [
    (re.compile(r"Object missing required field `(?P<field>.+)`"), "data-field-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.+)`"), "data-field-unknown"),
    (re.compile(r"Expected `(?P<wanted>.+)`, got `(?P<found>.+)`"), "data-other-kind"),
    (re.compile(r"Expected `(?P<wanted>.+)` of length (?P<bounds>.+)"), "data-other-length"),
    (re.compile(r"Expected `(?P<wanted>.+)` (?P<bounds>[<>]=? \S+)"), "data-out-of-bounds"),
    (re.compile(r"Invalid (?:enum )?value (?P<value>\S+)"), "data-unlisted"),
]
LINE = re.compile(r"\(at line (\d+), column (\d+)\)")
BYTE = re.compile(r"\(byte (\d+)\)")
PLACE = re.compile(r" - at `(?:key in )?(.+)`$")

SYSTEM = {
    errno.ENOENT: "core-system-no-file",
    errno.EACCES: "core-system-denied",
    errno.EPERM: "core-system-denied",
    errno.ENOSPC: "core-system-full",
    errno.EROFS: "core-system-read-only",
    errno.EISDIR: "core-system-directory",
    errno.ENOTDIR: "core-system-no-directory",
    errno.EEXIST: "core-system-exists",
    errno.ENAMETOOLONG: "core-system-long-name",
    errno.EADDRINUSE: "core-system-address-used",
    errno.EADDRNOTAVAIL: "core-system-no-address",
    errno.ECONNREFUSED: "core-system-nobody-answers",
}


def of_system(error: OSError) -> Message:
    """Why a file or an address cannot be had."""
    number = error.errno or 0
    return Message(SYSTEM.get(number, "core-system-other"), {"code": errno.errorcode.get(number, type(error).__name__)})


def misfit(error: str, row: str = "") -> Message:
    """Why something does not have its shape, by what msgspec says of it, and in which row."""
    found = PLACE.search(error)
    problem = problem_of(error[: found.start()] if found else error)
    if found is None:
        return problem
    if row:
        return Message("data-at-row", {"problem": problem, "place": found[1], "row": row})
    return Message("data-at", {"problem": problem, "place": found[1]})


def problem_of(error: str) -> Message:
    for pattern, ident in PROBLEMS:
        found = pattern.fullmatch(error)
        if found is not None:
            return Message(ident, {name: argument(name, text) for name, text in found.groupdict().items()})
    line, byte = LINE.search(error), BYTE.search(error)
    if line is not None:
        return Message("data-unreadable-at-line", {"line": int(line[1]), "column": int(line[2])})
    if byte is not None:
        return Message("data-unreadable-at-byte", {"byte": int(byte[1])})
    return Message("data-unreadable", {})


def argument(name: str, text: str) -> Arg:
    """Kinds such as `int | str` become words; everything else is data."""
    if name not in ("wanted", "found"):
        return text
    return either([Message(KINDS.get(kind, "data-kind-other"), {}) for kind in text.split(" | ")])
