"""What a typed answer means: short forms and German words put into notation, and exact reasons when it is refused."""

from __future__ import annotations

import re
from typing import Final

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes import facts, notation, questions
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import missing
from isthmos.games.peloponnes.names import amounts, civilization, plain, tile_list, tile_name
from isthmos.games.peloponnes.phases.bidding import SLOT_MASK, lowest_bid, most_coins
from isthmos.games.peloponnes.phases.supply import HOW_BITS
from isthmos.games.peloponnes.phases.taking import payments
from isthmos.games.peloponnes.state import NONE, Board, Polis

VERBS = {
    questions.CHOOSE_CIVILIZATION: ("choose",),
    questions.CHOOSE_EXTRA_INCOME: ("extra",),
    questions.BID: ("bid", "pass"),
    questions.MOVE_BID: ("move", "withdraw"),
    questions.TAKE_TILE: ("pay", "mark", "forfeit"),
    questions.CHOOSE_INCOME: ("take",),
    questions.SUFFER: ("keep",),
    questions.FEED: ("feed",),
    questions.REDEEM: ("redeem", "give-up"),
}
"""The verbs that answer a question; the first is meant where none was typed."""

FORMS = {
    questions.CHOOSE_CIVILIZATION: "peloponnes-form-civilization",
    questions.CHOOSE_EXTRA_INCOME: "peloponnes-form-extra-income",
    questions.BID: "peloponnes-form-bid",
    questions.MOVE_BID: "peloponnes-form-move",
    questions.TAKE_TILE: "peloponnes-form-take",
    questions.CHOOSE_INCOME: "peloponnes-form-income",
    questions.SUFFER: "peloponnes-form-keep",
    questions.FEED: "peloponnes-form-feed",
    questions.REDEEM: "peloponnes-form-redeem",
}
"""How an answer looks, for somebody who typed something else."""

OTHER_VERBS = {
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
    "nimm": "take",
}
"""Beyond the other words of the notation."""

ENGLISH_FILLERS = {"on", "to", "for", "the", "and", "with", "a", "in", "every", "round", "coin", "coins"}
GERMAN_FILLERS = {"auf", "nach", "für", "und", "mit", "einer", "jeder", "runde", "münze", "münzen"}
KINDS = {"wood", "stone", "food", "coin"}
IN_BRACKETS = re.compile(r"\([^)]*\)")
"""Remarks in an answer as it is shown; nobody need type them."""
WITHOUT_NUMBER = (questions.TAKE_TILE, questions.CHOOSE_INCOME, questions.CHOOSE_EXTRA_INCOME)
"""Questions whose answers hold no number; one that is shown with them means nothing."""
SHORTEST_PART: Final = 3
LONGEST_NAME: Final = 7
"""Words of the longest name a tile has, its id included."""


class Heard:
    """A typed answer taken apart."""

    def __init__(self) -> None:
        self.verb = ""
        self.typed_verb = ""
        self.tiles: list[tuple[str, list[Tile]]] = []
        """What was typed for a tile, and the tiles it could be."""
        self.numbers: list[int] = []
        self.things: list[str] = []
        """Kinds of goods, civilizations, all and none."""
        self.unknown: list[str] = []


def hear(s: Board, f: Frame, text: str) -> Heard:
    """Take a typed answer apart, from the front."""
    heard = Heard()
    words = IN_BRACKETS.sub(" ", text.lower()).replace(",", " ").replace("give up", "give-up").split()
    while words:
        taken = hear_tile(s, heard, words) or hear_word(s, f, heard, words[0])
        del words[: taken or 1]
    return heard


def hear_word(s: Board, f: Frame, heard: Heard, raw: str) -> int:
    """One word that is no tile; always takes it."""
    word = notation.OTHER_WORDS.get(raw, raw)
    verb = OTHER_VERBS.get(word, word)
    if not heard.verb and any(verb in verbs for verbs in VERBS.values()):
        heard.verb, heard.typed_verb = verb, raw
    elif word in KINDS and f.kind in (questions.CHOOSE_INCOME, questions.CHOOSE_EXTRA_INCOME):
        heard.things.append(word)
    elif is_filler(f, raw, word):
        pass
    elif word.isdecimal():
        heard.numbers.append(int(word))
    elif word in ("all", "none"):
        heard.things.append(word)
    else:
        hear_beginning(s, f, heard, word)
    return 1


def is_filler(f: Frame, raw: str, word: str) -> bool:
    """What may be said without changing the answer."""
    if raw in ENGLISH_FILLERS or raw in GERMAN_FILLERS:
        return True
    if f.kind == questions.TAKE_TILE and word in KINDS:
        return True
    return word.isdecimal() and f.kind in WITHOUT_NUMBER


def hear_tile(s: Board, heard: Heard, words: list[str]) -> int:
    """How many words at the front name a tile in full, the longest name first; tiles in question before all others."""
    in_question = notation.tiles_in_question(s)
    tiles = in_question if partly_named(in_question, words[0]) else s.rules.tiles
    for count in range(min(LONGEST_NAME, len(words)), 0, -1):
        typed = " ".join(words[:count])
        found = [tile for tile in tiles if typed in all_names(tile)]
        if found:
            heard.tiles.append((typed, found))
            return count
    return 0


def partly_named(tiles: list[Tile], word: str) -> list[Tile]:
    """The tiles of whose name this could be a part: a beginning, or any whole word but the smallest."""
    if len(word) < SHORTEST_PART:
        return []
    return [tile for tile in tiles if any(name.startswith(word) or word in name.split() for name in all_names(tile))]


def hear_beginning(s: Board, f: Frame, heard: Heard, word: str) -> None:
    """A part of a name is enough: of a civilization its beginning, or of a tile in question."""
    if f.kind == questions.CHOOSE_CIVILIZATION:
        ids = [c.id for c in s.rules.content.civilizations if c.id.startswith(word)]
        heard.things += ids if len(ids) == 1 else []
        heard.unknown += [] if len(ids) == 1 else [word]
        return
    found = partly_named(notation.tiles_in_question(s), word)
    if found:
        heard.tiles.append((word, found))
    else:
        heard.unknown.append(word)


def all_names(tile: Tile) -> set[str]:
    """Everything a tile may be called: by the notation, and a land by its id followed by its name."""
    said = set(notation.names(tile))
    return said | {f"{tile.id.lower()} {plain(name).lower()}" for name in (tile.name_en, tile.name_de)}


# --- into notation ------------------------------------------------------------------------------


def normal(s: Board, text: str) -> str:
    """What was typed, put into notation as far as it can be understood."""
    f = s.top
    if f is None or f.kind not in VERBS or "saving" in text:
        return notation.normal(s, text)
    heard = hear(s, f, text)
    if heard.unknown or any(len(tiles) > 1 for _, tiles in heard.tiles):
        return notation.normal(s, text)
    verb = heard.verb or VERBS[f.kind][0]
    named = [] if f.kind == questions.TAKE_TILE else [tiles[0].word for _, tiles in heard.tiles]
    words = [verb, *named, *heard.things, *map(str, heard.numbers)]
    if verb == "keep":
        words = notation.in_row_order(s, f, words)
    return complete(s, f, words)


def complete(s: Board, f: Frame, words: list[str]) -> str:
    """A bid without coins means the price where no other is possible; a moved bid needs no coins."""
    line = " ".join(words)
    if f.kind == questions.BID and len(words) == 2:
        meant = [text for text in notation.written(s) if text.startswith(line + " ")]
        return meant[0] if len(meant) == 1 else line
    if f.kind == questions.MOVE_BID and len(words) == 3 and words[2] == str(s.poleis[f.seat].stake):
        return " ".join(words[:2])
    return line


# --- refusals -----------------------------------------------------------------------------------


def refusal(s: Board, text: str) -> Message:
    """Why `text` is no legal answer, as exactly as it can be said."""
    f = s.top
    assert f is not None
    heard = hear(s, f, text)
    form = Message(FORMS[f.kind], {})
    if heard.unknown:
        return Message("peloponnes-refused-unknown", {"word": heard.unknown[0], "form": form})
    for typed, tiles in heard.tiles:
        if len(tiles) > 1:
            return Message("peloponnes-refused-ambiguous", {"word": typed, "tiles": either(tiles)})
    verb = heard.verb or VERBS[f.kind][0]
    if verb not in VERBS[f.kind]:
        return Message("peloponnes-refused-verb", {"verb": heard.typed_verb, "form": form})
    tile = heard.tiles[0][1][0] if heard.tiles else None
    reason = REASONS[f.kind](s, f, heard, verb, tile)
    return reason or Message("peloponnes-refused-form", {"text": text, "form": form})


def either(tiles: list[Tile]) -> Message:
    words = [tile.word for tile in tiles]
    return Message("common-or", {"first": ", ".join(words[:-1]), "last": words[-1]})


def reason_bid(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    if tile is None or verb == "pass":
        return None
    if tile.number not in s.offer:
        return Message("peloponnes-refused-not-on-offer", {"tile": tile_name(tile)})
    slot, p = s.offer.index(tile.number), s.poleis[f.seat]
    low, reach = lowest_bid(s, p, slot, tile), most_coins(s, p)
    args: dict[str, Arg] = {"tile": tile_name(tile), "low": low, "high": reach}
    if low == NONE and s.holders[slot] != NONE:
        return Message("peloponnes-refused-taken", args)
    if low == NONE:
        return Message("peloponnes-refused-people", {"tile": tile_name(tile), "people": tile.needs_people})
    if low > reach:
        return Message("peloponnes-refused-too-dear", args)
    if slot >= s.rules.exact_from:
        return Message("peloponnes-refused-exact", args)
    return Message("peloponnes-refused-range", args)


def reason_move(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    if tile is None or verb == "withdraw":
        return None
    if tile.number not in s.offer:
        return Message("peloponnes-refused-not-on-offer", {"tile": tile_name(tile)})
    slot, p = s.offer.index(tile.number), s.poleis[f.seat]
    if slot in [move & SLOT_MASK for move in s.moves()[1:]]:
        return Message("peloponnes-refused-unchanged", {"tile": tile_name(tile), "coins": p.stake})
    low = lowest_bid(s, p, slot, tile)
    if low == NONE or low <= p.stake:
        return Message("peloponnes-refused-taken", {"tile": tile_name(tile)})
    return Message("peloponnes-refused-too-weak", {"tile": tile_name(tile), "coins": p.stake, "low": low})


def reason_take(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    p = s.poleis[f.seat]
    won = s.rules.tiles[s.offer[p.slot]]
    if verb == "forfeit":
        return Message("peloponnes-refused-forfeit", {"tile": tile_name(won)})
    if verb == "mark":
        return Message("peloponnes-refused-mark", {"tile": tile_name(won)})
    return None if payments(p, won, p.either_saving) else cannot_pay(p, won)


def cannot_pay(p: Polis, tile: Tile) -> Message:
    short = {facts.WOOD: missing(p.wood, tile.cost.wood), facts.STONE: missing(p.stone, tile.cost.stone)}
    needed = sum(short.values()) * p.mat.luxury_rate
    return Message(
        "peloponnes-refused-cannot-pay",
        {"tile": tile_name(tile), "goods": amounts(short), "needed": needed, "luxury": p.luxury},
    )


def reason_keep(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    threatened = notation.threatened(s, f)
    for _, tiles in heard.tiles:
        if tiles[0] not in threatened:
            return Message("peloponnes-refused-not-threatened", {"tile": tile_name(tiles[0])})
    most = max(move.bit_count() for move in s.moves())
    if 0 < len(heard.tiles) <= most:
        return Message("peloponnes-refused-row", {})  # PEL-D11
    return Message("peloponnes-refused-keep", {"most": most, "tiles": tile_list(threatened)})


def reason_feed(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    return Message("peloponnes-refused-feed", {"most": max(s.moves())})


def reason_redeem(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    if tile is None:
        return None
    p = s.poleis[f.seat]
    marked = [s.rules.tiles[p.buildings[i]] for i in sorted({move >> HOW_BITS for move in s.moves()})]
    if tile not in marked:
        return Message("peloponnes-refused-not-marked", {"tile": tile_name(tile), "tiles": tile_list(marked)})
    return cannot_pay(p, tile)


def reason_choose(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    free = [Message("peloponnes-thing", {"name": civilization(s, move)}) for move in s.moves()]
    return Message("peloponnes-refused-civilization", {"civilizations": free})


def reason_kind(s: Board, f: Frame, heard: Heard, verb: str, tile: Tile | None) -> Message | None:
    return None


REASONS = {
    questions.CHOOSE_CIVILIZATION: reason_choose,
    questions.CHOOSE_EXTRA_INCOME: reason_kind,
    questions.BID: reason_bid,
    questions.MOVE_BID: reason_move,
    questions.TAKE_TILE: reason_take,
    questions.CHOOSE_INCOME: reason_kind,
    questions.SUFFER: reason_keep,
    questions.FEED: reason_feed,
    questions.REDEEM: reason_redeem,
}
