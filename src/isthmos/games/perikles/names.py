# compiled
"""Things of the game as words of the notation and as parts of messages."""

from __future__ import annotations

from isthmos.core.message import Arg, Message, Name
from isthmos.games.perikles.content import HOPLITE, army_of, strength_of, type_of
from isthmos.games.perikles.state import NONE, Board

TYPE_WORDS = ("hoplite", "trireme")
SIDE_WORDS = ("attack", "defence")
SPACE_WORDS = ("column", "alpha", "beta")
"""Where a cube stands in a city."""

# --- in notation ----------------------------------------------------------------------------------


def word(ident: str) -> str:
    """The id of a thing as it is written in moves."""
    return ident.replace("_", "-")


def seat_word(seat: int) -> str:
    """A seat as it is written in moves: p1 is the first one."""
    return f"p{seat + 1}"


def city_word(s: Board, city: int) -> str:
    return word(army_id(s, city))


def location_word(s: Board, slot: int) -> str:
    return word(location_id(s, slot))


def unit_word(unit: int) -> str:
    """Type and strength of a counter: h2, t4."""
    return f"{'h' if type_of(unit) == HOPLITE else 't'}{strength_of(unit)}"


def held_word(s: Board, seat: int) -> str:
    return f"play {word(special_id(s, seat))}"


# --- as ids ---------------------------------------------------------------------------------------


def army_id(s: Board, army: int) -> str:
    """A city, or the Persians; nothing for none."""
    return "" if army == NONE else s.rules.content.armies[army].id


def army_ids(s: Board, armies: int) -> list[str]:
    """A set of armies."""
    return [army.id for army in s.rules.content.armies if armies >> army.number & 1]


def location_id(s: Board, slot: int) -> str:
    """A location of this round."""
    return s.rules.content.locations[s.locations[slot]].id


def special_id(s: Board, seat: int) -> str:
    """The special tile of a seat."""
    return s.rules.content.specials[s.specials[seat]].id


# --- in messages ----------------------------------------------------------------------------------


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
