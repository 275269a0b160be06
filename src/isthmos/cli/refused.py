"""Bad input the program itself finds, in the language of the person."""

from __future__ import annotations

from isthmos.core.errors import IsthmosError
from isthmos.core.message import Arg, Message


class Refused(IsthmosError):
    """Says what is wrong and what would be right, as a message."""

    def __init__(self, ident: str, **args: Arg) -> None:
        super().__init__(ident)
        self.message = Message(ident, args)
