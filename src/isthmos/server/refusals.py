"""What the server says no with: a status, a word for programs and a sentence for people."""

from __future__ import annotations


class Refusal(Exception):
    """Bad input or bad luck; never a fault of the server."""

    status = 400
    word = "bad-request"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Fault(Refusal):
    """Ours, not theirs."""

    status, word = 500, "fault"


class NotKnown(Refusal):
    """Also for what a person may not see: it is not told apart."""

    status, word = 404, "not-found"


class NotAllowed(Refusal):
    status, word = 403, "not-allowed"


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
