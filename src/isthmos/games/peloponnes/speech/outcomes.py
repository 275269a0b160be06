"""What an answer leads to, as differences between a polis and its copy after it."""

from __future__ import annotations

from isthmos.core.message import Consequence, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.coming import after_next_income
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import missing
from isthmos.games.peloponnes.names import amount, cost_of, stocks, tile_list, tile_name
from isthmos.games.peloponnes.phases.supply import food_due
from isthmos.games.peloponnes.phases.taking import FORFEIT, LOSE, MARK, PLACE, OneTimeIncome, covered, due
from isthmos.games.peloponnes.questions import TAKE_TILE
from isthmos.games.peloponnes.state import Board, Polis


def what_is_left(before: Polis, after: Polis) -> list[Message]:
    """The new height of every stock that changes."""
    old, new = stocks(before), stocks(after)
    changed = [amount(stock, new[stock]) for stock in new if old[stock] != new[stock]]
    return [Consequence("peloponnes-then", {"goods": changed}, is_figure=True)] if changed else []


def new_score(before: Polis, after: Polis) -> list[Message]:
    old, new = before.standing()[0], after.standing()[0]
    return [Consequence("peloponnes-then-score", {"old": old, "new": new}, is_figure=True)] if old != new else []


def tiles_lost(tiles: list[Tile]) -> list[Message]:
    if not tiles:
        return []
    return [
        Consequence(
            "peloponnes-then-lost",
            {"tiles": tile_list(tiles), "points": sum(tile.points for tile in tiles)},
            tone="bad",
        )
    ]


# --- with the income of this round ----------------------------------------------------------------


def with_income(s: Board, seat: int, *outcomes: Board) -> list[Message]:
    """The food that is short at the next supply, and the score, for the cheapest and the dearest of some answers."""
    later = [after_next_income(outcome, [seat]).poleis[seat] for outcome in outcomes]
    short = missing(later[0].food, food_due(later[0]))
    lines = [Consequence("peloponnes-then-short", {"food": short}, tone="bad", is_figure=True)] if short else []
    scores = [p.standing()[0] for p in later]
    most, least = max(scores), min(scores)
    same = "yes" if most == least else "no"
    old = s.poleis[seat].standing()[0]
    return [
        *lines,
        Consequence(
            "peloponnes-then-projected", {"old": old, "least": least, "most": most, "same": same}, is_figure=True
        ),
    ]


# --- taking a tile --------------------------------------------------------------------------------


def take_for(copy: Board, seat: int) -> list[Message]:
    """Take the tile on the copy as if the bid held, with its one-time income; whether it can be kept, and for what."""
    p = copy.poleis[seat]
    tile = copy.rules.tiles[copy.offer[p.slot]]
    frame = Frame(TAKE_TILE, seat, 0, 0, None)
    taking = copy.rules.decisions[TAKE_TILE]
    way = best_way(p, tile, taking.moves(copy, frame))
    lines = fate(copy, p, tile, way)
    taking.play(copy, frame, way)
    OneTimeIncome().begin(copy)
    return lines


def best_way(p: Polis, tile: Tile, legal: list[int]) -> int:
    """Paying before marking, with as little luxury as can be, and then with as few goods."""
    ways = [how for how in legal if how not in (MARK, FORFEIT, PLACE, LOSE)]
    if not ways:
        return legal[0]
    return min([(luxury_for(p, tile, how), sum(due(tile, how, p.either_saving)), how) for how in ways])[2]


def luxury_for(p: Polis, tile: Tile, how: int) -> int:
    """What stands in for goods that are missing."""
    wood, stone = due(tile, how, p.either_saving)
    return (missing(p.wood, wood) + missing(p.stone, stone)) * p.mat.luxury_rate


def fate(copy: Board, p: Polis, tile: Tile, way: int) -> list[Message]:
    """Whether the tile can be kept, and for what."""
    if way == LOSE and tile.is_building:
        return [Consequence("peloponnes-then-too-few-people", {"people": tile.needs_people}, tone="bad")]
    if way == LOSE:
        return [
            Consequence("peloponnes-then-does-not-fit", {"land": tile_name(copy.rules.tiles[p.lands[-1]])}, tone="bad")
        ]
    if not tile.is_building:
        return []
    if way == FORFEIT:
        return [Consequence("peloponnes-then-not-payable", {"goods": cost_of(tile)}, tone="bad")]
    if way == MARK:
        return [Message("peloponnes-then-only-marked", {"goods": cost_of(tile)})]
    if not covered(p, tile):
        luxury = luxury_for(p, tile, way)
        return [Message("peloponnes-then-payable-with-luxury", {"goods": cost_of(tile), "luxury": luxury})]
    ident = "peloponnes-then-payable-saving" if p.either_saving else "peloponnes-then-payable"
    return [Consequence(ident, {"goods": cost_of(tile)}, tone="good")]
