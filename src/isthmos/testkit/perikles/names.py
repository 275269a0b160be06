"""The things of Perikles by the names that moves have for them."""

from __future__ import annotations

from isthmos.games.perikles.content import ATTACK, DEFENCE, Content, army_of, strength_of, type_of, unit
from isthmos.testkit.checks import ScenarioError, one_of

SIDES = {"attack": ATTACK, "defence": DEFENCE}


def word(ident: str) -> str:
    """The id of a thing as moves have it."""
    return ident.replace("_", "-")


def city_named(content: Content, name: str) -> int:
    return number_of("city", name, [city.id for city in content.cities])


def army_named(content: Content, name: str) -> int:
    """A city, or "persia"."""
    return number_of("city", name, [army.id for army in content.armies])


def location_named(content: Content, name: str) -> int:
    """A location by its id; the one called Megara is "megara-location"."""
    return number_of("location", name, [location.id for location in content.locations])


def special_named(content: Content, name: str) -> int:
    return number_of("special tile", name, [special.id for special in content.specials])


def tile_named(content: Content, name: str) -> int:
    """An influence tile as notation has it: "thebes candidate", "any"."""
    return number_of("influence tile", name, [tile.word for tile in content.tiles])


def side_named(name: str) -> int:
    if name not in SIDES:
        raise ScenarioError(f"a side is attack or defence, not '{name}'")
    return SIDES[name]


def counter_named(content: Content, name: str) -> int:
    """A counter as notation has it: "athens t4"."""
    army, _, kind = name.lower().partition(" ")
    if len(kind) != 2 or kind[0] not in "ht" or kind[1] not in "1234":
        raise ScenarioError(f"'{name}' is no counter; one is written 'athens t4' or 'sparta h2'")
    return unit(army_named(content, army), "ht".index(kind[0]), int(kind[1]))


def number_of(kind: str, name: str, ids: list[str]) -> int:
    words = [word(ident) for ident in ids]
    return words.index(one_of(kind, name, words))


def army_word(content: Content, army: int) -> str:
    return word(content.armies[army].id)


def location_word(content: Content, location: int) -> str:
    return word(content.locations[location].id)


def unit_word(number: int) -> str:
    """Type and strength of a counter: h2, t4."""
    return f"{'ht'[type_of(number)]}{strength_of(number)}"


def counter_word(content: Content, number: int) -> str:
    return f"{army_word(content, army_of(number))} {unit_word(number)}"
