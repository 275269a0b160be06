# compiled
"""The legal answers to a question, as its decision names them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

ROW: Final = 3
"""Numbers in a row: the first move, how many answers, and how far their moves lie apart."""
SAME: Final = 0
"""How far: pieces of one kind in a bag, one move."""
KEPT: Final = 1 << 40
"""How far: as they stand in a list that somebody keeps."""
ROOM: Final = 8


@final
@mypyc_attr(acyclic=True)
class Answers:
    """Hears the answers named and keeps them as they were: a run of bids is one row, however many bids it holds.

    A decision names its answers in their order: one by one, in runs of equal steps, or, where chance draws from a bag,
    with the number of pieces behind each.
    """

    __slots__ = ("end", "kept", "moves", "pieces", "room", "rows")

    def __init__(self) -> None:
        self.moves: i64 = 0
        """How many answers were named."""
        self.pieces: i64 = 0
        """How many equally likely ones: each piece of a bag counts."""
        self.rows = vec[i64]()
        self.end: i64 = 0
        self.room: i64 = 0
        """How many numbers there is room for."""
        self.kept: list[int] = []

    def begin(self) -> None:
        """Nothing has been named."""
        self.moves = 0
        self.pieces = 0
        self.end = 0

    # --- for decisions --------------------------------------------------------------------------

    def one(self, move: i64) -> None:
        """One answer."""
        if self.end == self.room:
            self.make_room()
        rows, at = self.rows, self.end
        rows[at] = move
        rows[at + 1] = 1
        rows[at + 2] = 1
        self.end = at + ROW
        self.moves += 1
        self.pieces += 1

    def run(self, first: i64, count: i64, step: i64 = 1) -> None:
        """So many answers at equal distances; none if the count is not positive."""
        if count <= 0:
            return
        if self.end == self.room:
            self.make_room()
        rows, at = self.rows, self.end
        rows[at] = first
        rows[at + 1] = count
        rows[at + 2] = step
        self.end = at + ROW
        self.moves += count if step else 1
        self.pieces += count

    def all_of(self, moves: list[int]) -> None:
        """Those of a list that does not change as long as the question is open."""
        count = len(moves)
        if self.end or count == 1:
            for move in moves:
                self.one(move)
        else:
            self.kept = moves
            self.run(0, count, KEPT)

    def by_pieces(self, pieces: list[int]) -> None:
        """For chance: each kind of which pieces are in the bag, as likely as it has pieces. Kinds count from 0."""
        for kind, count in enumerate(pieces):
            if count:
                self.run(kind, count, SAME)

    def make_room(self) -> None:
        self.room = 2 * self.room + ROW * ROOM
        rows = vec[i64]([0] * self.room)
        for at in range(self.end):
            rows[at] = self.rows[at]
        self.rows = rows

    # --- for whoever asks -----------------------------------------------------------------------

    def move(self, number: i64) -> i64:
        """That of an answer, counted from 0, each piece of a bag for itself."""
        at: i64 = 0
        while at < self.end:
            if number < self.rows[at + 1]:
                step = self.rows[at + 2]
                return self.kept[number] if step == KEPT else self.rows[at] + number * step
            number -= self.rows[at + 1]
            at += ROW
        raise IndexError("there are not so many answers")

    def has(self, move: i64) -> bool:
        """Whether this move was named."""
        at: i64 = 0
        while at < self.end:
            if self.row_has(at, move):
                return True
            at += ROW
        return False

    def row_has(self, at: i64, move: i64) -> bool:
        distance, step = move - self.rows[at], self.rows[at + 2]
        if step == KEPT:
            return move in self.kept
        if step == SAME:
            return distance == 0
        return distance % step == 0 and 0 <= distance // step < self.rows[at + 1]

    def listed(self) -> list[int]:
        """All moves in their order."""
        found: list[int] = []
        at: i64 = 0
        while at < self.end:
            first, count, step = self.rows[at], self.rows[at + 1], self.rows[at + 2]
            if step == KEPT:
                found += self.kept
            elif step == SAME:
                found.append(first)
            else:
                found += range(first, first + count * step, step)
            at += ROW
        return found

    def weights(self) -> list[int]:
        """The pieces behind each move; empty when all are equally likely."""
        if self.moves == 0 or self.rows[2] != SAME:
            return []
        return [self.rows[at] for at in range(1, self.end, ROW)]
