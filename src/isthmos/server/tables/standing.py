"""Standing answers: at which offers (`Title.window`) a seat wants to be asked. Known to its owner alone (PER-H5)."""

from __future__ import annotations

import msgspec

from isthmos.core.speech import Window
from isthmos.server.wire.requests import Words

ALWAYS = "always"
"""The word for every offer."""


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """Ask me when an offer is about one of these words; let every other go by."""

    ask: Words
    chapter: int = -1
    """The round it holds for; -1: until it is changed."""


def read(text: str) -> Standing | None:
    return msgspec.json.decode(text, type=Standing) if text else None


def written(ask: list[str] | None, chapter: int) -> str:
    return "" if ask is None else msgspec.json.encode(Standing(ask, chapter)).decode()


def wants_to_be_asked(text: str, offer: Window, chapter: int, is_here: bool) -> bool:
    """When a window closes over a seat that has said nothing. Who has left no answer and is not here is waited for
    where there is no other chance: nobody shall lose a tile by being away."""
    standing = read(text)
    if standing is None or standing.chapter not in (-1, chapter):
        return offer.is_only_chance and not is_here
    return ALWAYS in standing.ask or any(word in standing.ask for word in offer.words)
