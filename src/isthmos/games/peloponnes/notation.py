# compiled
"""Moves in words that a person can read and type, and back: "bid agora 7", "keep bridge well"."""

from __future__ import annotations

from isthmos.core.state import Frame
from isthmos.games.peloponnes import questions
from isthmos.games.peloponnes.content import COIN, FOOD, STONE, WOOD, Tile
from isthmos.games.peloponnes.phases.bidding import PASS, SLOT_BITS, SLOT_MASK, WITHDRAW
from isthmos.games.peloponnes.phases.supply import HOW_BITS, HOW_MASK
from isthmos.games.peloponnes.phases.taking import FORFEIT, LOSE, MARK, PAY, PAY_SAVING_STONE, PAY_SAVING_WOOD, PLACE
from isthmos.games.peloponnes.state import Board

KINDS = {WOOD: "wood", STONE: "stone", FOOD: "food", COIN: "coin"}
TAKINGS = {
    PAY: "pay",
    PAY_SAVING_WOOD: "pay saving wood",
    PAY_SAVING_STONE: "pay saving stone",
    MARK: "mark",
    FORFEIT: "forfeit",
    PLACE: "place",
    LOSE: "lose",
}
REDEEMINGS = {
    PAY: "redeem {}",
    PAY_SAVING_WOOD: "redeem {} saving wood",
    PAY_SAVING_STONE: "redeem {} saving stone",
    FORFEIT: "give-up {}",
}

OTHER_WORDS = {
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


def write(s: Board, move: int) -> str:
    """A legal move of the open question in notation."""
    f = s.top
    assert f is not None
    if f.kind == questions.BID:
        return "pass" if move == PASS else f"bid {offered(s, move).word} {move >> SLOT_BITS}"
    if f.kind == questions.MOVE_BID:
        return "withdraw" if move == WITHDRAW else f"move {offered(s, move).word}"
    if f.kind == questions.SUFFER:
        kept = [tile.word for i, tile in enumerate(threatened(s, f)) if move >> i & 1]
        return " ".join(["keep", *(kept or ["none"])])
    if f.kind == questions.REDEEM:
        tile = s.rules.tiles[s.poleis[f.seat].buildings[move >> HOW_BITS]]
        return REDEEMINGS[move & HOW_MASK].format(tile.word)
    return write_plain(s, f, move)


def written(s: Board) -> list[str]:
    """Every legal move of the open question."""
    return [write(s, move) for move in s.moves()]


def write_plain(s: Board, f: Frame, move: int) -> str:
    """Moves that are a verb and one thing."""
    content = s.rules.content
    if f.kind == questions.REVEAL_TILE:
        return f"reveal {content.tiles[move].word}"
    if f.kind == questions.DRAW_CHIT:
        return f"chit {content.chits[move].word}"
    if f.kind == questions.TAKE_TILE:
        return TAKINGS[move]
    if f.kind == questions.CHOOSE_INCOME:
        return f"take {KINDS[move]}"
    if f.kind == questions.CHOOSE_EXTRA_INCOME:
        return f"extra {KINDS[move]}"
    if f.kind == questions.FEED:
        return f"feed {move}"
    verb = "deal" if f.kind == questions.DEAL_CIVILIZATION else "choose"
    return f"{verb} {content.civilizations[move].id}"


def offered(s: Board, move: int) -> Tile:
    """The tile of the offer that a bid names."""
    return s.rules.tiles[s.offer[move & SLOT_MASK]]


def threatened(s: Board, f: Frame) -> list[Tile]:
    """The tiles a disaster asks about, in the order of the bits of a move."""
    p = s.poleis[f.seat]
    numbers = p.buildings if f.a == 0 else p.lands
    return [s.rules.tiles[number] for number in numbers]


def tiles_in_question(s: Board) -> list[Tile]:
    """The tiles an answer to the open question can name."""
    f = s.top
    if f is None or f.seat < 0:
        return s.rules.tiles
    if f.kind == questions.SUFFER:
        return threatened(s, f)
    numbers = s.poleis[f.seat].buildings if f.kind == questions.REDEEM else s.offer
    return [s.rules.tiles[number] for number in numbers]


def names(tile: Tile) -> list[str]:
    """Everything a tile may be called, in lower case."""
    plain_en, plain_de = (name.partition(" (")[0].lower() for name in (tile.name_en, tile.name_de))
    said = [tile.word, tile.id.lower(), plain_en, plain_de]
    return said + [name.replace(" ", "-") for name in said if " " in name]


def meant(s: Board, words: list[str]) -> dict[str, list[Tile]]:
    """The names of tiles found in `words`, the longest first, with the tiles each could be."""
    text = f" {' '.join(words)} "
    found: dict[str, list[Tile]] = {}
    by_name: dict[str, list[Tile]] = {}
    for tile in tiles_in_question(s):
        for name in set(names(tile)):
            by_name.setdefault(name, []).append(tile)
    for name in sorted(by_name, key=len, reverse=True):
        if f" {name} " in text:
            found[name] = by_name[name]
            text = text.replace(f" {name} ", " ")
    return found


def normal(s: Board, text: str) -> str:
    """What was typed, put into notation as far as it can be understood."""
    words = [OTHER_WORDS.get(word, word) for word in text.lower().replace("give up", "give-up").split()]
    line = f" {' '.join(words)} "
    for name, tiles in meant(s, words).items():
        if len(tiles) == 1:
            line = line.replace(f" {name} ", f" {tiles[0].word} ")
    words = line.split()
    f = s.top
    if f is not None and f.kind == questions.SUFFER and words[:1] == ["keep"]:
        words = in_row_order(s, f, words)
    return " ".join(words)


def in_row_order(s: Board, f: Frame, words: list[str]) -> list[str]:
    """Notation for "keep well bridge" and "keep all" as they are written."""
    row = [tile.word for tile in threatened(s, f)]
    if words[1:] == ["all"]:
        return ["keep", *row]
    known = [word for word in row if word in words[1:]]
    unknown = [word for word in words[1:] if word not in row]
    return ["keep", *known, *unknown]
