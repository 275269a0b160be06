"""What the server says no with: a status, a word for programs and a message, which is a sentence in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from isthmos.core.message import Arg, Message
from isthmos.language import LANGUAGES, Language


class Refusal(Exception):
    """Bad input or bad luck; never a fault of the server."""

    status = 400
    word = "bad-request"

    def __init__(self, ident: str, **args: Arg) -> None:
        super().__init__(ident)
        self.message = Message(ident, args)
        self.players: Sequence[str] = ()
        """Who sits at the table the message is about."""

    @classmethod
    def of(cls, message: Message, players: Sequence[str] = ()) -> Self:
        """What a table or a game says no with."""
        refusal = cls(message.id, **message.args)
        refusal.players = players
        return refusal

    def in_language(self, code: str) -> str:
        return Language(code, self.players).say(self.message)

    def __str__(self) -> str:
        return self.in_language(LANGUAGES[0])


class Fault(Refusal):
    """Ours, not theirs."""

    status, word = 500, "fault"


class NotKnown(Refusal):
    """Also for what a person may not see: it is not told apart."""

    status, word = 404, "not-found"


class NoSuchMethod(Refusal):
    status, word = 405, "no-such-method"


class NotAllowed(Refusal):
    status, word = 403, "not-allowed"


class CodeNeeded(Refusal):
    """The password is right; the code of the second factor is missing."""

    status, word = 403, "code-needed"


class Misdirected(Refusal):
    """Meant for a host this server is not known as."""

    status, word = 421, "misdirected"


class WhoAreYou(Refusal):
    status, word = 401, "no-session"


class Refused(Refusal):
    """The rules, or the table, do not allow it. Nothing has changed."""

    status, word = 422, "refused"


class Stale(Refusal):
    """Meant for another position. The answer carries the new one."""

    status, word = 409, "stale"
    position = b""


class Taken(Refusal):
    status, word = 409, "taken"


class TooMuch(Refusal):
    status, word = 429, "too-much"


class TooSlow(Refusal):
    status, word = 408, "too-slow"


class TooLarge(Refusal):
    status, word = 413, "too-large"


class NotNow(Refusal):
    """The database cannot be written: nothing was acknowledged, reading still works."""

    status, word = 503, "not-now"


class Quarantined(Refusal):
    """The game's log does not play again under the rules installed here."""

    status, word = 410, "quarantined"


def language_for(accepted: str) -> str:
    """Of the languages a header Accept-Language names the one we speak with the greatest weight; English if none."""
    weights: dict[str, float] = {}
    for part in accepted.split(","):
        name, _, weight = part.lower().replace(" ", "").partition(";q=")
        code = name.partition("-")[0]
        weights.setdefault(code, weight_of(weight))
    spoken = [code for code in weights if code in LANGUAGES and weights[code] > 0]
    return max(spoken, key=weights.__getitem__, default=LANGUAGES[0])


def weight_of(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
