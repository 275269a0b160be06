# compiled
"""Things of the game as parts of messages: players, counters, places."""

from __future__ import annotations

from isthmos.core.message import Arg, Message, Name
from isthmos.games.perikles.content import army_of, strength_of, type_of
from isthmos.games.perikles.notation import TYPE_WORDS
from isthmos.games.perikles.state import Board

SIDE_WORDS = ("attack", "defence")


def player(seat: int) -> Message:
    """A seat that is not the first player of the sentence."""
    return Message("perikles-player", {"player": seat})


def thing(name: Name) -> Message:
    """A thing as part of a list."""
    return Message("perikles-thing", {"name": name})


def city(s: Board, number: int) -> Name:
    """A city, or the Persians."""
    return s.rules.content.armies[number].name


def cities(s: Board, armies: int) -> list[Message]:
    """A set of armies as a list."""
    return [thing(army.name) for army in s.rules.content.armies if armies >> army.number & 1]


def location(s: Board, number: int) -> Name:
    return s.rules.content.locations[number].name


def tile(s: Board, number: int) -> Name:
    return s.rules.content.tiles[number].name


def special(s: Board, number: int) -> Name:
    return s.rules.content.specials[number].name


def counter(s: Board, unit: int, is_known: bool = True) -> Message:
    """A counter; without its strength for those who may not know it."""
    args: dict[str, Arg] = {"city": city(s, army_of(unit)), "type": TYPE_WORDS[type_of(unit)]}
    if not is_known:
        return Message("perikles-counter-hidden", args)
    return Message("perikles-counter", {**args, "strength": strength_of(unit)})
