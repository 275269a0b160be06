"""What a table says no with: a message, for which every language has a sentence."""

from __future__ import annotations

from isthmos.core.errors import IllegalMove
from isthmos.core.message import Arg, Message
from isthmos.language import Language


class TableRefused(IllegalMove):
    """Not the rules of the game, but the table does not allow it."""

    def __init__(self, ident: str, **args: Arg) -> None:
        super().__init__(ident)
        self.message = Message(ident, args)

    def __str__(self) -> str:
        return Language("en").say(self.message)
