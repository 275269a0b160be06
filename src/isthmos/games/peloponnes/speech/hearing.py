"""A typed answer taken apart: short forms, German words, names of tiles in many ways."""

from __future__ import annotations

import re
from typing import Final

from isthmos.core.message import Message
from isthmos.games.peloponnes.content import COIN, FOOD, STONE, WOOD, Tile
from isthmos.games.peloponnes.names import plain

GOODS: Final = {WOOD: "wood", STONE: "stone", FOOD: "food", COIN: "coin"}
GOOD_IDS: Final = {WOOD: "wood", STONE: "stone", FOOD: "food", COIN: "coins"}
"""As the view calls them."""
"""Goods that an answer can name."""

OTHER_WORDS: Final = {
    "passe": "pass",
    "passen": "pass",
    "biete": "bid",
    "bieten": "bid",
    "gebot": "bid",
    "verschiebe": "move",
    "ausweichen": "move",
    "zurückziehen": "withdraw",
    "zurücknehmen": "withdraw",
    "zahle": "pay",
    "zahlen": "pay",
    "markiere": "mark",
    "markieren": "mark",
    "verzichte": "forfeit",
    "verzichten": "forfeit",
    "nimm": "take",
    "nehmen": "take",
    "behalte": "keep",
    "behalten": "keep",
    "nichts": "none",
    "nothing": "none",
    "alles": "all",
    "ernähre": "feed",
    "versorge": "feed",
    "auslösen": "redeem",
    "aufgeben": "give-up",
    "wähle": "choose",
    "zusatz": "extra",
    "holz": "wood",
    "stein": "stone",
    "nahrung": "food",
    "münze": "coin",
    "coins": "coin",
}
"""Other words for those of the notation."""

OTHER_VERBS: Final = {
    "b": "bid",
    "buy": "bid",
    "kaufe": "bid",
    "kaufen": "bid",
    "p": "pass",
    "weiche": "move",
    "w": "withdraw",
    "zieh": "withdraw",
    "verzicht": "forfeit",
    "löse": "redeem",
    "gib": "give-up",
    "give": "give-up",
    "k": "keep",
}
"""Short forms and beginnings; they mean a verb and nothing else."""

VERBS: Final = frozenset(
    "choose extra bid pass move withdraw pay mark forfeit take keep feed redeem give-up".split()  # noqa: SIM905
)
"""Of all questions: a verb that answers another one is refused as such."""

ENGLISH_FILLERS: Final = {"on", "to", "for", "the", "and", "with", "a", "in", "every", "round", "coin", "coins"}
GERMAN_FILLERS: Final = {"auf", "nach", "für", "und", "mit", "einer", "jeder", "runde", "münze", "münzen"}
IN_BRACKETS: Final = re.compile(r"\([^)]*\)")
"""Remarks in an answer as it is shown; nobody need type them."""
SHORTEST_PART: Final = 3
LONGEST_NAME: Final = 7
"""Words of the longest name a tile has, its id included."""


class Answers:
    """What an answer to a question can be made of."""

    def __init__(
        self,
        verbs: tuple[str, ...],
        tiles: list[Tile],
        things: tuple[str, ...] = (),
        fillers: tuple[str, ...] = (),
        has_numbers: bool = True,
    ) -> None:
        self.verbs = verbs
        self.tiles = tiles
        self.things = things
        """Words it can name besides tiles: goods, civilizations."""
        self.fillers = fillers
        """Words that change nothing, besides the small ones."""
        self.has_numbers = has_numbers
        """Whether numbers mean something; one that is shown with the answer need not."""


class Heard:
    """A typed answer taken apart."""

    def __init__(self) -> None:
        self.verb = ""
        self.typed_verb = ""
        self.tiles: list[tuple[str, list[Tile]]] = []
        """What was typed for a tile, and the tiles it could be."""
        self.numbers: list[int] = []
        self.things: list[str] = []
        """Goods, civilizations, all and none."""
        self.unknown: list[str] = []

    def is_ambiguous(self) -> bool:
        return any(len(tiles) > 1 for _, tiles in self.tiles)

    def tile(self) -> Tile | None:
        """The first tile that was named."""
        return self.tiles[0][1][0] if self.tiles else None

    def tile_words(self) -> list[str]:
        return [tiles[0].word for _, tiles in self.tiles]


def hear(answers: Answers, all_tiles: list[Tile], text: str) -> Heard:
    """Take a typed answer apart, from the front."""
    heard = Heard()
    words = IN_BRACKETS.sub(" ", text.lower()).replace(",", " ").replace("give up", "give-up").split()
    while words:
        taken = hear_tile(answers, all_tiles, heard, words) or hear_word(answers, heard, words[0])
        del words[: taken or 1]
    return heard


def hear_word(answers: Answers, heard: Heard, raw: str) -> int:
    """One word that is no tile; always takes it."""
    word = OTHER_WORDS.get(raw, raw)
    verb = OTHER_VERBS.get(word, word)
    if not heard.verb and verb in VERBS:
        heard.verb, heard.typed_verb = verb, raw
    elif word in answers.things:
        heard.things.append(word)
    elif is_filler(answers, raw, word):
        pass
    elif word.isdecimal():
        heard.numbers.append(int(word))
    elif word in ("all", "none"):
        heard.things.append(word)
    else:
        hear_beginning(answers, heard, word)
    return 1


def is_filler(answers: Answers, raw: str, word: str) -> bool:
    """What may be said without changing the answer."""
    if raw in ENGLISH_FILLERS or raw in GERMAN_FILLERS or word in answers.fillers:
        return True
    return word.isdecimal() and not answers.has_numbers


def hear_tile(answers: Answers, all_tiles: list[Tile], heard: Heard, words: list[str]) -> int:
    """How many words at the front name a tile in full, the longest name first; tiles in question before all others."""
    tiles = answers.tiles if partly_named(answers.tiles, words[0]) else all_tiles
    for count in range(min(LONGEST_NAME, len(words)), 0, -1):
        typed = " ".join(words[:count])
        found = [tile for tile in tiles if typed in all_names(tile)]
        if found:
            heard.tiles.append((typed, found))
            return count
    return 0


def hear_beginning(answers: Answers, heard: Heard, word: str) -> None:
    """A part of a name is enough: of a thing its beginning, or of a tile in question."""
    things = [thing for thing in answers.things if thing.startswith(word)]
    found = partly_named(answers.tiles, word)
    if len(things) == 1:
        heard.things += things
    elif found:
        heard.tiles.append((word, found))
    else:
        heard.unknown.append(word)


def partly_named(tiles: list[Tile], word: str) -> list[Tile]:
    """The tiles of whose name this could be a part: a beginning, or any whole word but the smallest."""
    if len(word) < SHORTEST_PART:
        return []
    return [tile for tile in tiles if any(name.startswith(word) or word in name.split() for name in all_names(tile))]


def all_names(tile: Tile) -> set[str]:
    """Everything a tile may be called, in lower case; a land by its id followed by its name too."""
    said = set(names(tile))
    return said | {f"{tile.id.lower()} {plain(name).lower()}" for name in (tile.name_en, tile.name_de)}


def names(tile: Tile) -> list[str]:
    said = [tile.word, tile.id.lower(), plain(tile.name_en).lower(), plain(tile.name_de).lower()]
    return said + [name.replace(" ", "-") for name in said if " " in name]


def either(tiles: list[Tile]) -> Message:
    words = [tile.word for tile in tiles]
    return Message("common-or", {"first": ", ".join(words[:-1]), "last": words[-1]})


# --- word for word --------------------------------------------------------------------------------


def in_notation(text: str, tiles: list[Tile]) -> str:
    """Other words and names of tiles replaced where they stand, and nothing else."""
    words = [OTHER_WORDS.get(word, word) for word in text.lower().replace("give up", "give-up").split()]
    line = f" {' '.join(words)} "
    for name, called_so in meant(words, tiles).items():
        if len(called_so) == 1:
            line = line.replace(f" {name} ", f" {called_so[0].word} ")
    return " ".join(line.split())


def meant(words: list[str], tiles: list[Tile]) -> dict[str, list[Tile]]:
    """The names of tiles found in `words`, the longest first, with the tiles each could be."""
    text = f" {' '.join(words)} "
    found: dict[str, list[Tile]] = {}
    by_name: dict[str, list[Tile]] = {}
    for tile in tiles:
        for name in set(names(tile)):
            by_name.setdefault(name, []).append(tile)
    for name in sorted(by_name, key=len, reverse=True):
        if f" {name} " in text:
            found[name] = by_name[name]
            text = text.replace(f" {name} ", " ")
    return found
