"""g · Disasters: what is said about chits and about the tiles that are kept (PEL-D1 to PEL-D12)."""

from __future__ import annotations

from collections.abc import Sequence

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Barred
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import EARTHQUAKE, Tile
from isthmos.games.peloponnes.names import chit, disaster, tile_list, tile_name
from isthmos.games.peloponnes.phases.disasters import keeps, tiles_kept
from isthmos.games.peloponnes.shapes import PeloponnesAbout, Question
from isthmos.games.peloponnes.speech.hearing import Heard
from isthmos.games.peloponnes.speech.outcomes import tiles_lost
from isthmos.games.peloponnes.speech.spoken import Asked, Drawn
from isthmos.games.peloponnes.state import Board, Polis


class DrawChitSpeech(Drawn):
    kind = "draw-chit"
    phase = "disasters"

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, left=f.a)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"chit {s.rules.content.chits[move].word}"

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        shown = s.rules.content.chits[move].disaster
        return PeloponnesAbout(verb="chit", disaster=s.rules.content.disasters[shown].id if shown >= 0 else "")

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("peloponnes-do-chit", {"disaster": chit(s, move)})


class SufferSpeech(Asked):
    kind = "suffer"
    phase = "disasters"
    sentence = "peloponnes-ask-keep"
    guidance = "peloponnes-help-keep"
    form = "peloponnes-form-keep"
    verbs: tuple[str, ...] = ("keep",)

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, disaster=s.rules.content.disasters[f.a].id)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        mat = s.poleis[f.seat].mat
        price = mat.earthquake_price if f.a == EARTHQUAKE else mat.tempest_price
        return {"disaster": disaster(s, f.a), "kind": paid_for(s, f), "price": price}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {**self.named(s, f), "rate": s.poleis[f.seat].mat.luxury_rate, "luxury": replaced_by_luxury(s)}

    def tiles(self, s: Board, f: Frame) -> list[Tile]:
        return threatened(s, f)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return " ".join(["keep", *([tile.word for tile in kept(s, f, move)] or ["none"])])

    def notation(self, s: Board, f: Frame, verb: str, heard: Heard) -> str:
        """In the order in which they lie; "keep all" by name."""
        if verb != "keep":
            return super().notation(s, f, verb, heard)
        row = [tile.word for tile in threatened(s, f)]
        words = [*heard.tile_words(), *heard.things, *map(str, heard.numbers)]
        if words == ["all"]:
            return " ".join(["keep", *row])
        known = [word for word in row if word in words]
        return " ".join(["keep", *known, *[word for word in words if word not in row]])

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        in_danger = threatened(s, f)
        for _, tiles in heard.tiles:
            if tiles[0] not in in_danger:
                return Message("peloponnes-refused-not-threatened", {"tile": tile_name(tiles[0])})
        return self.why_not_kept(s, f, len(heard.tiles))

    def why_not_kept(self, s: Board, f: Frame, tiles: int) -> Message:
        """For so many tiles that cannot be kept together."""
        most = max([tiles_kept(move) for move in s.moves()])
        if 0 < tiles <= most:
            return Message("peloponnes-refused-row", {})  # PEL-D11
        return Message("peloponnes-refused-keep", {"most": most, "tiles": tile_list(threatened(s, f))})

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        ident = s.rules.content.disasters[f.a].id
        return PeloponnesAbout(verb="keep", tiles=tuple([tile.id for tile in kept(s, f, move)]), disaster=ident)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        tiles = kept(s, f, move)
        return Message("peloponnes-do-keep", {"tiles": tile_list(tiles)}) if tiles else KEEP_NONE

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        """The largest sets first, and of equal ones those with the most points."""

        def order(move: int) -> tuple[int, int]:
            return -tiles_kept(move), -sum([tile.points for tile in kept(s, f, move)])

        return [[move] for move in sorted(s.moves(), key=order)]

    def more(self, s: Board, f: Frame, move: int, before: Polis, after: Polis) -> list[Message]:
        return tiles_lost([tile for i, tile in enumerate(threatened(s, f)) if not keeps(move, i)])

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Keeping all, where it cannot be."""
        tiles = threatened(s, f)
        if max([tiles_kept(move) for move in s.moves()]) == len(tiles):
            return []
        about = PeloponnesAbout(
            verb="keep", tiles=tuple([tile.id for tile in tiles]), disaster=s.rules.content.disasters[f.a].id
        )
        return [Barred(" ".join(["keep", *[tile.word for tile in tiles]]), about, self.why_not_kept(s, f, len(tiles)))]


KEEP_NONE = Message("peloponnes-do-keep-none", {})


def threatened(s: Board, f: Frame) -> list[Tile]:
    """The tiles a disaster asks about, as they lie."""
    p = s.poleis[f.seat]
    return [s.rules.tiles[number] for number in (p.buildings if f.a == EARTHQUAKE else p.lands)]


def kept(s: Board, f: Frame, move: int) -> list[Tile]:
    return [tile for i, tile in enumerate(threatened(s, f)) if keeps(move, i)]


def paid_for(s: Board, f: Frame) -> str:
    """Each land, each building, or all buildings where every missing good costs one (PEL-D7, PEL-D8)."""
    if f.a != EARTHQUAKE:
        return "land"
    return "missing" if s.poleis[f.seat].mat.earthquake_price_lost else "building"


def replaced_by_luxury(s: Board) -> str:
    """What luxury may stand in for in a disaster at this table."""
    options = s.rules.options
    if not options.luxury_in_disasters:
        return "none"
    return "all" if options.luxury_for_tempest_coins else "resources"
