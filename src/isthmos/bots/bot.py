"""What every bot can do: choose an answer, and say why."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import State


class Bot:
    """A player. Never changes the position it is handed, and has a stream of its own, not the dealer's."""

    name = "bot"
    looks = True
    """False where nothing but the legal answers is looked at: then no hidden thing need be imagined for it."""

    def choose(self, position: State, seat: int) -> int:
        """One of `position.moves()`, for the seat that is asked."""
        raise NotImplementedError

    def why(self) -> list[Message]:
        """The reasons for the last choice, the weightiest first."""
        raise NotImplementedError
