"""Check every draw of a finished game from its record alone: python verify_draws.py FILE

Needs nothing but Python. FILE is a record, in text or JSON, or what a server answers at /api/games/GAME/verify.
What it proves: the secret was fixed before the first draw, and every draw followed from it.
What it cannot prove: that nobody looked at the secret during the game. Which piece a number stands for is a matter of
the rules: `isthmos verify` checks that too.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

CHANCE = -1
"""The seat of chance in a record."""


def mixed(secret: bytes, mix: list[str]) -> bytes:
    """The key: the secret, or its HMAC-SHA256 over a label and what the seats mixed in."""
    return hmac.digest(secret, b"isthmos mix " + "\n".join(mix).encode(), "sha256") if mix else secret


def stream(key: bytes) -> Iterator[int]:
    """64-bit numbers: four from each HMAC-SHA256 of the key over a label and a counter."""
    block = 0
    while True:
        digest = hmac.digest(key, b"isthmos deal " + block.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))
        block += 1


def below(numbers: Iterator[int], n: int) -> int:
    """The next number below the largest multiple of n, modulo n: no outcome is favoured."""
    limit = 2**64 - 2**64 % n
    return next(number for number in numbers if number < limit) % n


class Parts(NamedTuple):
    """What a file says of its draws: each is a number among so many pieces."""

    commitment: str
    secret: str
    salt: str
    draws: list[tuple[int, int]]
    mix: list[str]


def parts(text: str) -> Parts:
    """Of a record in text or JSON, or of a server's answer. Raises ValueError for anything else."""
    if text.lstrip().startswith("{"):
        try:
            return parts_of_json(json.loads(text))
        except (KeyError, TypeError, AttributeError, RecursionError):
            raise ValueError("the file is no record") from None
    words = dict(re.findall(r"^(commitment|secret|salt) ([0-9a-f]+)$", text, re.MULTILINE))
    found = re.findall(r"^\*.*?(?:; draw (\d+) of (\d+))?$", text, re.MULTILINE)
    draws = [numbers(drawn) for drawn in found]
    mix = re.findall(r"^mix \d+ (\S+)$", text, re.MULTILINE)
    return Parts(words.get("commitment", ""), words.get("secret", ""), words.get("salt", ""), draws, mix)


def parts_of_json(given: dict[str, Any]) -> Parts:
    drawn = (
        [answer.get("draw") for answer in given["answers"] if answer["seat"] == CHANCE] if "answers" in given else []
    )
    draws = [numbers(one) for one in given.get("draws", drawn)]
    words = [str(given.get(name, "")) for name in ("commitment", "secret", "salt")]
    return Parts(words[0], words[1], words[2], draws, [str(value) for value in given.get("mix", [])])


def numbers(drawn: Sequence[object] | None) -> tuple[int, int]:
    if drawn is None or len(drawn) != 2 or "" in drawn:
        raise ValueError("an answer of chance does not say which draw it was")
    return int(str(drawn[0])), int(str(drawn[1]))


Problem = tuple[str, dict[str, str]]
SENTENCES = {
    "unreadable": "it cannot be read: it is no record, or does not say which draw an answer of chance was",
    "no-secret": "the record has no secret: it is revealed when the game is over",
    "commitment": "secret and salt do not belong to the commitment",
    "differs": "draw {draw} is {number} of {among}, but the secret gives {given}",
    "impossible": "draw {draw} is {number} of {among}, but the secret gives none",
}


def verify(text: str) -> list[str]:
    """What is wrong, in sentences; empty when every draw is verified."""
    return [SENTENCES[kind].format(**args) for kind, args in problems(text)]


def problems(text: str) -> list[Problem]:
    """What is wrong, by kind, with the numbers that show it."""
    try:
        found = parts(text)
        secret, salt = bytes.fromhex(found.secret), bytes.fromhex(found.salt)
    except ValueError:
        return [("unreadable", {})]
    if not secret:
        return [("no-secret", {})]
    wrong: list[Problem] = []
    if hashlib.sha256(secret + salt).hexdigest() != found.commitment:
        wrong.append(("commitment", {}))
    words = stream(mixed(secret, found.mix))
    for i, (number, among) in enumerate(found.draws, 1):
        drawn = below(words, among) if 1 <= among <= 2**64 else None
        if drawn != number:
            kind = "impossible" if drawn is None else "differs"
            said = {"draw": str(i), "number": str(number), "among": str(among)}
            return [*wrong, (kind, said if drawn is None else {**said, "given": str(drawn)})]
    return wrong


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python verify_draws.py FILE")
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            record_text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        sys.exit(f"{sys.argv[1]} cannot be read: {error}")
    sentences = verify(record_text)
    print("\n".join(sentences) or f"{len(parts(record_text).draws)} draws verified")
    sys.exit(1 if sentences else 0)
