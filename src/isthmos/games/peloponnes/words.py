# compiled
"""Moves and questions as messages. Sentences themselves are in the Fluent files; no rule reads this."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.core.title import Choice
from isthmos.games.peloponnes import facts, questions
from isthmos.games.peloponnes.content import COIN, FOOD, STONE, WOOD, Tile
from isthmos.games.peloponnes.foresight import consequences, consequences_of_bids
from isthmos.games.peloponnes.goods import missing
from isthmos.games.peloponnes.names import (
    amount,
    amounts,
    chit,
    civilization,
    cost_of,
    disaster,
    polis,
    tile_list,
    tile_name,
)
from isthmos.games.peloponnes.notation import offered, threatened
from isthmos.games.peloponnes.phases.bidding import PASS, SLOT_BITS, SLOT_MASK, WITHDRAW
from isthmos.games.peloponnes.phases.supply import HOW_BITS, HOW_MASK, food_due
from isthmos.games.peloponnes.phases.taking import FORFEIT, MARK, PAY, PAY_SAVING_STONE, PAY_SAVING_WOOD, due
from isthmos.games.peloponnes.state import Board

STOCK_OF_KIND = {WOOD: facts.WOOD, STONE: facts.STONE, FOOD: facts.FOOD, COIN: facts.COINS}

QUESTIONS = {
    questions.CHOOSE_CIVILIZATION: "peloponnes-ask-civilization",
    questions.CHOOSE_EXTRA_INCOME: "peloponnes-ask-extra-income",
    questions.BID: "peloponnes-ask-bid",
    questions.MOVE_BID: "peloponnes-ask-move",
    questions.TAKE_TILE: "peloponnes-ask-take",
    questions.CHOOSE_INCOME: "peloponnes-ask-income",
    questions.SUFFER: "peloponnes-ask-keep",
    questions.FEED: "peloponnes-ask-feed",
    questions.REDEEM: "peloponnes-ask-redeem",
    questions.REVEAL_TILE: "peloponnes-ask-chance",
    questions.DRAW_CHIT: "peloponnes-ask-chance",
    questions.DEAL_CIVILIZATION: "peloponnes-ask-chance",
}

GUIDANCE = {
    questions.CHOOSE_CIVILIZATION: "peloponnes-help-civilization",
    questions.CHOOSE_EXTRA_INCOME: "peloponnes-help-extra-income",
    questions.BID: "peloponnes-help-bid",
    questions.MOVE_BID: "peloponnes-help-move",
    questions.TAKE_TILE: "peloponnes-help-take",
    questions.CHOOSE_INCOME: "peloponnes-help-income",
    questions.SUFFER: "peloponnes-help-keep",
    questions.FEED: "peloponnes-help-feed",
    questions.REDEEM: "peloponnes-help-redeem",
}


def question(s: Board) -> Message:
    """Who must do what."""
    f = s.top
    if f is None:
        return Message("peloponnes-over", {})
    if f.seat < 0:
        return Message(QUESTIONS[f.kind], {})
    return Message(QUESTIONS[f.kind], {"player": f.seat, "who": polis(s, f.seat), **details(s, f)})


def details(s: Board, f: Frame) -> dict[str, Arg]:
    """What a question names besides the player."""
    p = s.poleis[f.seat]
    if f.kind == questions.BID:
        return {"alone": "yes" if s.rules.buys_at_exact_price else "no"}
    if f.kind == questions.MOVE_BID:
        return {"tile": tile_name(s.rules.tiles[s.offer[p.slot]]), "coins": p.stake}
    if f.kind == questions.TAKE_TILE:
        tile = s.rules.tiles[s.offer[p.slot]]
        return {"tile": tile_name(tile), "goods": cost_of(tile)}
    if f.kind == questions.SUFFER:
        return {"disaster": disaster(s, f.a), "kind": "land" if f.a else "building"}
    if f.kind == questions.FEED:
        return {"short": missing(p.food, food_due(p)), "rate": p.mat.luxury_rate}
    return {"left": f.a}


def guidance(s: Board) -> Message:
    """What is asked and what each answer does."""
    f = s.top
    assert f is not None
    content, mat = s.rules.content, s.poleis[f.seat].mat
    return Message(
        GUIDANCE[f.kind],
        {
            "pass": content.pass_coins,
            "withdraw": content.withdraw_coins,
            "surcharge": content.conquest_surcharge,
            "rate": mat.luxury_rate,
            "alone": "yes" if s.rules.buys_at_exact_price else "no",
            "kind": "land" if f.a else "building",
        },
    )


# --- moves --------------------------------------------------------------------------------------


def describe(s: Board, move: int) -> Message:
    """A legal move as its player would say it; what it says can be typed."""
    f = s.top
    assert f is not None
    if f.kind == questions.BID:
        return describe_bid(s, move)
    if f.kind == questions.MOVE_BID:
        return describe_moved_bid(s, f, move)
    if f.kind == questions.TAKE_TILE:
        return describe_taking(s, f, move)
    if f.kind == questions.SUFFER:
        kept = [tile for i, tile in enumerate(threatened(s, f)) if move >> i & 1]
        if not kept:
            return Message("peloponnes-do-keep-none", {})
        return Message("peloponnes-do-keep", {"tiles": tile_list(kept)})
    if f.kind == questions.REDEEM:
        return describe_redeeming(s, f, move)
    return describe_plain(s, f, move)


def describe_bid(s: Board, move: int) -> Message:
    if move == PASS:
        return Message("peloponnes-do-pass", {"coins": s.rules.content.pass_coins})
    return bid_message(s, offered(s, move), move >> SLOT_BITS, move >> SLOT_BITS)


def bid_message(s: Board, tile: Tile, low: int, high: int) -> Message:
    if s.rules.buys_at_exact_price:
        return Message("peloponnes-do-buy", {"tile": tile_name(tile), "coins": low})
    if low == high:
        return Message("peloponnes-do-bid", {"tile": tile_name(tile), "coins": low})
    return Message("peloponnes-do-bid-range", {"tile": tile_name(tile), "low": low, "high": high})


def describe_moved_bid(s: Board, f: Frame, move: int) -> Message:
    if move == WITHDRAW:
        return Message("peloponnes-do-withdraw", {"coins": s.rules.content.withdraw_coins})
    return Message("peloponnes-do-move", {"tile": tile_name(offered(s, move)), "coins": s.poleis[f.seat].stake})


PAYMENTS = {
    PAY: "peloponnes-do-pay",
    PAY_SAVING_WOOD: "peloponnes-do-pay-saving-wood",
    PAY_SAVING_STONE: "peloponnes-do-pay-saving-stone",
}
REDEEMINGS = {
    PAY: "peloponnes-do-redeem",
    PAY_SAVING_WOOD: "peloponnes-do-redeem-saving-wood",
    PAY_SAVING_STONE: "peloponnes-do-redeem-saving-stone",
    FORFEIT: "peloponnes-do-give-up",
}


def describe_taking(s: Board, f: Frame, move: int) -> Message:
    p = s.poleis[f.seat]
    tile = s.rules.tiles[s.offer[p.slot]]
    if move == MARK:
        return Message("peloponnes-do-mark", {"coins": p.mat.marking_coins})
    if move == FORFEIT:
        return Message("peloponnes-do-forfeit", {"tile": tile_name(tile)})
    return Message(PAYMENTS[move], {"goods": due_goods(tile, move, p.either_saving)})


def describe_redeeming(s: Board, f: Frame, move: int) -> Message:
    p = s.poleis[f.seat]
    tile = s.rules.tiles[p.buildings[move >> HOW_BITS]]
    goods = due_goods(tile, move & HOW_MASK, p.redeem_saving)
    return Message(REDEEMINGS[move & HOW_MASK], {"tile": tile_name(tile), "goods": goods})


def due_goods(tile: Tile, how: int, saving: int) -> list[Message]:
    wood, stone = due(tile, how, saving)
    return amounts({facts.WOOD: wood, facts.STONE: stone})


def describe_plain(s: Board, f: Frame, move: int) -> Message:
    """Moves that are a verb and one thing."""
    if f.kind == questions.CHOOSE_INCOME:
        return Message("peloponnes-do-take", {"goods": amount(STOCK_OF_KIND[move], 1)})
    if f.kind == questions.CHOOSE_EXTRA_INCOME:
        return Message("peloponnes-do-extra", {"goods": amount(STOCK_OF_KIND[move], 1)})
    if f.kind == questions.FEED:
        return Message("peloponnes-do-feed", {"people": move})
    if f.kind == questions.CHOOSE_CIVILIZATION:
        return Message("peloponnes-do-choose", {"civilization": civilization(s, move)})
    if f.kind == questions.REVEAL_TILE:
        return Message("peloponnes-do-reveal", {"tile": tile_name(s.rules.tiles[move])})
    if f.kind == questions.DRAW_CHIT:
        return Message("peloponnes-do-chit", {"disaster": chit(s, move)})
    return Message("peloponnes-do-deal", {"civilization": civilization(s, move), "player": f.a})


# --- answers as they are offered ----------------------------------------------------------------


def choices(s: Board) -> list[Choice]:
    """Bids on the same tile on one line; the largest sets of tiles first; feeding under its own number."""
    f = s.top
    assert f is not None
    if f.kind == questions.BID:
        return bid_choices(s)
    moves = s.moves()
    numbers = range(1, len(moves) + 1)
    if f.kind == questions.FEED:
        moves = sorted(moves)
        numbers = range(moves[0], moves[-1] + 1)
    elif f.kind == questions.MOVE_BID:
        moves = [*moves[1:], WITHDRAW]
    elif f.kind == questions.SUFFER:
        moves = sorted(moves, key=lambda kept: (-kept.bit_count(), -points_kept(s, f, kept)))
    return [
        Choice(number, describe(s, move), [move], 0, consequences(s, move))
        for number, move in zip(numbers, moves, strict=True)
    ]


def points_kept(s: Board, f: Frame, kept: int) -> int:
    return sum(tile.points for i, tile in enumerate(threatened(s, f)) if kept >> i & 1)


def bid_choices(s: Board) -> list[Choice]:
    """One line for each tile, in the order of the offer; passing last."""
    by_slot: dict[int, list[int]] = {}
    for move in s.moves():
        if move != PASS:
            by_slot.setdefault(move & SLOT_MASK, []).append(move)
    lines = []
    for number, moves in enumerate(by_slot.values(), 1):
        low, high = moves[0] >> SLOT_BITS, moves[-1] >> SLOT_BITS
        label = bid_message(s, offered(s, moves[0]), low, high)
        lines.append(Choice(number, label, moves, low, consequences_of_bids(s, moves[0], moves[-1])))
    return [*lines, Choice(len(lines) + 1, describe(s, PASS), [PASS], 0, consequences(s, PASS))]
