"""What can be wrong with something that came from outside: a message for the person who sent it."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.core.message import Message

Sayer = Callable[[Message], str]
_say: Sayer = repr
"""How a message becomes a sentence where nobody has said in which language; `isthmos` puts English there."""


def say_by(sayer: Sayer) -> None:
    """Languages are none of this floor's business, so they come from above."""
    global _say
    _say = sayer


class IsthmosError(ValueError):
    """Bad input. The message says what is wrong and what would be right; as text it is English, for logs."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return _say(self.message)


class DataError(IsthmosError):
    """A data file that cannot be used."""


class OptionError(IsthmosError):
    """A set-up that no table can be laid for."""


class IllegalMove(IsthmosError):
    """An answer that is not among the legal ones."""


class TableRefused(IllegalMove):
    """Not the rules of the game, but the table does not allow it."""


class RecordError(IsthmosError):
    """A record that is damaged or breaks a rule."""
