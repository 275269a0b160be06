"""Supply: what is said about feeding inhabitants and about marked buildings (PEL-V1 to PEL-V5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isthmos.core.message import Arg, Consequence, Message
from isthmos.core.speech import Barred
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import missing
from isthmos.games.peloponnes.names import tile_list, tile_name
from isthmos.games.peloponnes.phases.supply import food_due, how_of, place_of
from isthmos.games.peloponnes.phases.taking import FORFEIT, PAY, PAY_SAVING_STONE, PAY_SAVING_WOOD, payments
from isthmos.games.peloponnes.shapes import PeloponnesAbout
from isthmos.games.peloponnes.speech.hearing import Heard
from isthmos.games.peloponnes.speech.spoken import Asked
from isthmos.games.peloponnes.speech.taking import SAVING, cannot_pay, due_goods
from isthmos.games.peloponnes.state import Board, Polis

LABELS: Final = {
    PAY: "peloponnes-do-redeem",
    PAY_SAVING_WOOD: "peloponnes-do-redeem-saving-wood",
    PAY_SAVING_STONE: "peloponnes-do-redeem-saving-stone",
    FORFEIT: "peloponnes-do-give-up",
}


class FeedSpeech(Asked):
    kind = "feed"
    phase = "supply"
    sentence = "peloponnes-ask-feed"
    guidance = "peloponnes-help-feed"
    form = "peloponnes-form-feed"
    verbs: tuple[str, ...] = ("feed",)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        p = s.poleis[f.seat]
        return {"short": missing(p.food, food_due(p)), "rate": p.mat.luxury_rate}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        mat = s.poleis[f.seat].mat
        return {"rate": mat.luxury_rate, "each": mat.people_per_food}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"feed {move}"

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        return Message("peloponnes-refused-feed", {"most": max(s.moves())})

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        return PeloponnesAbout(verb="feed", amount=move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("peloponnes-do-feed", {"people": move})

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        """Under their own numbers."""
        return [[move] for move in sorted(s.moves())]

    def first_number(self, s: Board, f: Frame) -> int:
        return min(s.moves())

    def more(self, s: Board, f: Frame, move: int, before: Polis, after: Polis) -> list[Message]:
        starved = before.people - after.people
        return [Consequence("peloponnes-then-starve", {"people": starved}, tone="bad")] if starved else []

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Feeding everybody, where luxury does not reach so far."""
        p, most = s.poleis[f.seat], max(s.moves())
        short = missing(p.food, food_due(p))
        if short <= most:
            return []
        why = Message("peloponnes-refused-feed", {"most": most})
        return [Barred(f"feed {short}", PeloponnesAbout(verb="feed", amount=short), why)]


class RedeemSpeech(Asked):
    kind = "redeem"
    phase = "supply"
    sentence = "peloponnes-ask-redeem"
    guidance = "peloponnes-help-redeem"
    form = "peloponnes-form-redeem"
    verbs: tuple[str, ...] = ("redeem", "give-up")

    def tiles(self, s: Board, f: Frame) -> list[Tile]:
        return [s.rules.tiles[number] for number in s.poleis[f.seat].buildings]

    def write(self, s: Board, f: Frame, move: int) -> str:
        tile, how = meant(s, f, move), how_of(move)
        if how == FORFEIT:
            return f"give-up {tile.word}"
        return f"redeem {tile.word} saving {SAVING[how]}" if how in SAVING else f"redeem {tile.word}"

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        tile, p = heard.tile(), s.poleis[f.seat]
        if tile is None:
            return None
        marked = marked_buildings(s, f)
        if tile not in marked:
            return Message("peloponnes-refused-not-marked", {"tile": tile_name(tile), "tiles": tile_list(marked)})
        return None if payments(p, tile, p.redeem_saving) else cannot_pay(p, tile, p.redeem_saving)

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        how = how_of(move)
        verb = "give-up" if how == FORFEIT else "redeem"
        return PeloponnesAbout(verb=verb, tile=meant(s, f, move).id, saving=SAVING.get(how, ""))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        tile, how = meant(s, f, move), how_of(move)
        goods = due_goods(tile, how, s.poleis[f.seat].redeem_saving)
        return Message(LABELS[how], {"tile": tile_name(tile), "goods": goods})

    def more(self, s: Board, f: Frame, move: int, before: Polis, after: Polis) -> list[Message]:
        """Marked buildings that could be paid before this answer and not after it."""
        lost = []
        for number, coins in zip(after.buildings, after.marks, strict=True):
            tile = s.rules.tiles[number]
            could, can = payments(before, tile, before.redeem_saving), payments(after, tile, after.redeem_saving)
            if coins and could and not can:
                lost.append(tile)
        return [Consequence("peloponnes-then-out-of-reach", {"tiles": tile_list(lost)}, tone="bad")] if lost else []

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Marked buildings that cannot be paid for."""
        p = s.poleis[f.seat]
        return [
            Barred(
                f"redeem {tile.word}",
                PeloponnesAbout(verb="redeem", tile=tile.id),
                cannot_pay(p, tile, p.redeem_saving),
            )
            for tile in marked_buildings(s, f)
            if not payments(p, tile, p.redeem_saving)
        ]


def meant(s: Board, f: Frame, move: int) -> Tile:
    """The building that an answer is about."""
    return s.rules.tiles[s.poleis[f.seat].buildings[place_of(move)]]


def marked_buildings(s: Board, f: Frame) -> list[Tile]:
    p = s.poleis[f.seat]
    return [s.rules.tiles[number] for number, coins in zip(p.buildings, p.marks, strict=True) if coins]
