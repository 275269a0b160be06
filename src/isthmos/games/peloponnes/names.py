# compiled
"""Things of the game as parts of messages: tiles, civilizations, disasters, amounts of goods."""

from __future__ import annotations

from collections.abc import Iterable

from isthmos.core.message import Message, Name
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import Goods, Tile
from isthmos.games.peloponnes.state import NONE, Board, Polis

AMOUNTS = {
    facts.COINS: "peloponnes-amount-coins",
    facts.WOOD: "peloponnes-amount-wood",
    facts.STONE: "peloponnes-amount-stone",
    facts.FOOD: "peloponnes-amount-food",
    facts.LUXURY: "peloponnes-amount-luxury",
    facts.PEOPLE: "peloponnes-amount-people",
}
"""In the order in which goods are listed."""


def amount(stock: int, n: int) -> Message:
    return Message(AMOUNTS[stock], {"n": n})


def amounts(of: dict[int, int]) -> list[Message]:
    """Goods as a list, in the order of the mat; nothing of which there is none."""
    return [amount(stock, of[stock]) for stock in AMOUNTS if of.get(stock)]


def goods_of(goods: Goods) -> list[Message]:
    """What is printed, as a list."""
    printed = {
        facts.COINS: goods.coins,
        facts.WOOD: goods.wood,
        facts.STONE: goods.stone,
        facts.FOOD: goods.food,
        facts.LUXURY: goods.luxury,
        facts.PEOPLE: goods.people,
    }
    return amounts(printed)


def cost_of(tile: Tile) -> list[Message]:
    return amounts({facts.WOOD: tile.cost.wood, facts.STONE: tile.cost.stone})


def stocks(p: Polis) -> dict[int, int]:
    return {
        facts.COINS: p.coins,
        facts.WOOD: p.wood,
        facts.STONE: p.stone,
        facts.FOOD: p.food,
        facts.LUXURY: p.luxury,
        facts.PEOPLE: p.people,
    }


def tile_name(tile: Tile) -> Name:
    """Buildings by name; lands, whose names repeat, with their id."""
    if tile.is_building:
        return Name(tile.name_en, tile.name_de)
    return Name(f"{tile.id} {plain(tile.name_en)}", f"{tile.id} {plain(tile.name_de)}")


def plain(name: str) -> str:
    """Without what stands in brackets."""
    return name.partition(" (")[0]


def tile_list(tiles: Iterable[Tile]) -> list[Message]:
    return [Message("peloponnes-thing", {"name": tile_name(tile)}) for tile in tiles]


def civilization(s: Board, number: int) -> Name:
    found = s.rules.content.civilizations[number]
    return Name(found.name_en, found.name_de)


def polis(s: Board, seat: int) -> Name:
    """A seat by its civilization; empty before it has one."""
    number = s.poleis[seat].civilization
    return Name("", "") if number == NONE else civilization(s, number)


def polis_list(s: Board, seats: Iterable[int]) -> list[Message]:
    return [Message("peloponnes-thing", {"name": polis(s, seat)}) for seat in seats]


def disaster(s: Board, number: int) -> Name:
    found = s.rules.content.disasters[number]
    return Name(found.name_en, found.name_de)


def chit(s: Board, kind: int) -> Name:
    """What a chit shows."""
    shown = s.rules.content.chits[kind].disaster
    return Name("blank", "leer") if shown == NONE else disaster(s, shown)
