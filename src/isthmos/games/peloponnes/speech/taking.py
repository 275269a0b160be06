"""d · Taking possession: what is said about paying for a building, marking it, or letting it go (PEL-T1 to PEL-T8)."""

from __future__ import annotations

from typing import Final

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Barred
from isthmos.core.state import Frame
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import missing
from isthmos.games.peloponnes.names import amounts, cost_of, tile_name
from isthmos.games.peloponnes.phases.taking import (
    FORFEIT,
    MARK,
    PAY,
    PAY_SAVING_STONE,
    PAY_SAVING_WOOD,
    due,
    payments,
)
from isthmos.games.peloponnes.shapes import PeloponnesAbout, Question
from isthmos.games.peloponnes.speech.hearing import GOODS, Answers, Heard
from isthmos.games.peloponnes.speech.spoken import Asked
from isthmos.games.peloponnes.state import Board, Polis

SAVING: Final = {PAY_SAVING_WOOD: "wood", PAY_SAVING_STONE: "stone"}
"""On what a way of paying saves."""
WORDS: Final = {
    PAY: "pay",
    PAY_SAVING_WOOD: "pay saving wood",
    PAY_SAVING_STONE: "pay saving stone",
    MARK: "mark",
    FORFEIT: "forfeit",
}
PAYMENTS: Final = {
    PAY: "peloponnes-do-pay",
    PAY_SAVING_WOOD: "peloponnes-do-pay-saving-wood",
    PAY_SAVING_STONE: "peloponnes-do-pay-saving-stone",
}


class TakeSpeech(Asked):
    kind = "take-tile"
    phase = "taking"
    sentence = "peloponnes-ask-take"
    guidance = "peloponnes-help-take"
    form = "peloponnes-form-take"
    verbs: tuple[str, ...] = ("pay", "mark", "forfeit")

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, tile=won(s, f).id)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        tile = won(s, f)
        return {"tile": tile_name(tile), "goods": cost_of(tile), "coins": s.poleis[f.seat].mat.marking_coins}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        mat = s.poleis[f.seat].mat
        always = "yes" if s.rules.options.may_always_forfeit else "no"
        return {"rate": mat.luxury_rate, "coins": mat.marking_coins, "always": always}

    def answers(self, s: Board, f: Frame) -> Answers:
        return Answers(self.verbs, self.tiles(s, f), fillers=tuple(GOODS.values()), has_numbers=False)

    def notation(self, s: Board, f: Frame, verb: str, heard: Heard) -> str:
        """There is but one tile it could be."""
        return " ".join([verb, *heard.things])

    def write(self, s: Board, f: Frame, move: int) -> str:
        return WORDS[move]

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        p, tile = s.poleis[f.seat], won(s, f)
        if verb == "forfeit":
            return Message("peloponnes-refused-forfeit", {"tile": tile_name(tile)})
        if verb == "mark":
            return Message("peloponnes-refused-mark", {"tile": tile_name(tile), "coins": p.mat.marking_coins})
        return None if payments(p, tile, p.either_saving) else cannot_pay(p, tile, p.either_saving)

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        coins = s.poleis[f.seat].mat.marking_coins if move == MARK else 0
        verb = WORDS[move].split()[0]
        return PeloponnesAbout(verb=verb, tile=won(s, f).id, amount=coins, saving=SAVING.get(move, ""))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        p, tile = s.poleis[f.seat], won(s, f)
        if move == MARK:
            return Message("peloponnes-do-mark", {"coins": p.mat.marking_coins})
        if move == FORFEIT:
            return Message("peloponnes-do-forfeit", {"tile": tile_name(tile)})
        return Message(PAYMENTS[move], {"goods": due_goods(tile, move, p.either_saving)})

    def more(self, s: Board, f: Frame, move: int, before: Polis, after: Polis) -> list[Message]:
        return [Message("peloponnes-then-owed", {"goods": cost_of(won(s, f))})] if move == MARK else []

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Paying, marking or letting go, where it is not possible now."""
        p, tile = s.poleis[f.seat], won(s, f)
        legal, found = [WORDS[move].split()[0] for move in s.moves()], []
        for verb in self.verbs:
            why = None if verb in legal else self.reason(s, f, Heard(), verb)
            if why is not None:
                coins = p.mat.marking_coins if verb == "mark" else 0
                found.append(Barred(verb, PeloponnesAbout(verb=verb, tile=tile.id, amount=coins), why))
        return found


def won(s: Board, f: Frame) -> Tile:
    """The tile that is to be taken."""
    return s.rules.tiles[s.offer[s.poleis[f.seat].slot]]


def due_goods(tile: Tile, how: int, saving: int) -> list[Message]:
    wood, stone = due(tile, how, saving)
    return amounts({facts.WOOD: wood, facts.STONE: stone})


def cannot_pay(p: Polis, tile: Tile, saving: int) -> Message:
    """What is lacking, the saving taken where it helps most."""
    ways = [due(tile, how, saving) for how in (SAVING if saving else (PAY,))]
    wood, stone = min(ways, key=lambda way: missing(p.wood, way[0]) + missing(p.stone, way[1]))
    short = {facts.WOOD: missing(p.wood, wood), facts.STONE: missing(p.stone, stone)}
    needed = sum(short.values()) * p.mat.luxury_rate
    return Message(
        "peloponnes-refused-cannot-pay",
        {"tile": tile_name(tile), "goods": amounts(short), "needed": needed, "luxury": p.luxury},
    )
