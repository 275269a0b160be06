"""The dealer answers CHANCE from a secret that was committed to before the first draw, so every draw can be verified.

How a draw below n is made, for anybody who wants to do it again by hand:
block i is HMAC-SHA256(key, "isthmos deal " + i as 8 bytes) and holds four 64-bit numbers, high byte first.
The next number of this stream below the largest multiple of n is taken modulo n; those above it are skipped.
The key is the secret itself, or, where the seats mixed in values of their own after the commitment was published,
HMAC-SHA256(secret, "isthmos mix " + the values in the order of the seats, joined by line feeds).
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from struct import Struct

from isthmos.core.errors import IsthmosError
from isthmos.core.message import Message
from isthmos.core.state import State

LABEL = b"isthmos deal "
MIX_LABEL = b"isthmos mix "
WORD = 1 << 64
FOUR_WORDS = Struct(">4Q")
SECRET_BYTES = 32
SALT_BYTES = 16


class Stream:
    """A source of whole numbers. The dealer's own is never touched by search or by imagining."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


class Dealer(Stream):
    """The stream of one game's secret, and of what the seats mixed in."""

    def __init__(self, secret: bytes, salt: bytes, mix: Sequence[str] = ()) -> None:
        if len(secret) != SECRET_BYTES or len(salt) != SALT_BYTES:
            raise IsthmosError(Message("core-dealer", {"secret": SECRET_BYTES, "salt": SALT_BYTES}))
        self.secret = secret
        self.salt = salt
        self.mix = list(mix)
        self.keyed = hmac.new(mixed(secret, mix), digestmod="sha256")
        self.block = 0
        self.words: list[int] = []

    def rewind(self) -> None:
        """Back to the first draw. An undone draw comes out the same again."""
        self.block = 0
        self.words = []

    def commitment(self) -> str:
        """Published before the first draw: SHA-256 of secret and salt."""
        return sha256(self.secret + self.salt).hexdigest()

    def below(self, n: int) -> int:
        while True:
            word = self.words.pop() if self.words else self.first_of_next_block()
            rest = word % n
            if word - rest <= WORD - n:
                return rest

    def first_of_next_block(self) -> int:
        """The next word, and three more for later."""
        block = self.keyed.copy()
        block.update(LABEL + self.block.to_bytes(8, "big"))
        self.block += 1
        word, second, third, fourth = FOUR_WORDS.unpack(block.digest())
        self.words = [fourth, third, second]
        return int(word)


def mixed(secret: bytes, mix: Sequence[str]) -> bytes:
    """The key the draws follow from."""
    return hmac.digest(secret, MIX_LABEL + "\n".join(mix).encode(), "sha256") if mix else secret


def dealer_from_seed(seed: str) -> Dealer:
    """A dealer that can be had again: for simulations and tests, where nobody must be surprised."""
    return Dealer(sha256(b"secret " + seed.encode()).digest(), sha256(b"salt " + seed.encode()).digest()[:SALT_BYTES])


class Draw:
    """A draw: `number` of `among`, and the move it stands for."""

    __slots__ = ("among", "move", "number")

    def __init__(self, move: int, number: int, among: int) -> None:
        self.move = move
        self.number = number
        self.among = among


def draw(state: State, stream: Stream) -> Draw:
    """Answer the open question of CHANCE; does not play it."""
    among = state.answers()
    number = stream.below(among)
    return Draw(state.answer(number), number, among)


def move_of(state: State, number: int) -> int:
    """The move that a draw with this number stands for: pieces are counted in the order of `moves()`."""
    if not 0 <= number < state.answers():
        raise ValueError("a draw beyond the pieces in the bag")
    return state.answer(number)


def pieces(state: State) -> int:
    """Among how many equally likely pieces CHANCE draws now."""
    return state.answers()
