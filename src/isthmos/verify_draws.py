"""Check every draw of a finished game from its record alone: python verify_draws.py FILE

Needs nothing but Python. What it proves: the secret was fixed before the first draw, and every draw followed from it.
What it cannot prove: that nobody looked at the secret during the game.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator


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


def parts(text: str) -> tuple[str, str, str, list[tuple[int, int]], list[str]]:
    """Commitment, secret, salt, draws and mix of a record, in text or JSON."""
    if text.lstrip().startswith("{"):
        record = json.loads(text)
        draws = [tuple(answer["draw"]) for answer in record["answers"] if answer.get("draw")]
        mix = record.get("mix", [])
        return record.get("commitment", ""), record.get("secret", ""), record.get("salt", ""), draws, mix
    words = dict(re.findall(r"^(commitment|secret|salt) ([0-9a-f]+)$", text, re.MULTILINE))
    found = re.findall(r"^\*.*; draw (\d+) of (\d+)$", text, re.MULTILINE)
    draws = [(int(number), int(among)) for number, among in found]
    mix = re.findall(r"^mix \d+ (\S+)$", text, re.MULTILINE)
    return words.get("commitment", ""), words.get("secret", ""), words.get("salt", ""), draws, mix


def verify(text: str) -> list[str]:
    """What is wrong; empty when every draw is verified."""
    commitment, secret, salt, draws, mix = parts(text)
    if not secret:
        return ["the record has no secret: it is revealed when the game is over"]
    wrong = []
    if hashlib.sha256(bytes.fromhex(secret) + bytes.fromhex(salt)).hexdigest() != commitment:
        wrong.append("secret and salt do not belong to the commitment")
    numbers = stream(mixed(bytes.fromhex(secret), mix))
    for i, (number, among) in enumerate(draws, 1):
        if among < 1 or (drawn := below(numbers, among)) != number:
            return [*wrong, f"draw {i} is {number} of {among}, but the secret gives {drawn if among > 0 else 'none'}"]
    return wrong


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python verify_draws.py FILE")
    with open(sys.argv[1], encoding="utf-8") as file:
        record_text = file.read()
    problems = verify(record_text)
    print("\n".join(problems) or f"{len(parts(record_text)[3])} draws verified")
    sys.exit(1 if problems else 0)
