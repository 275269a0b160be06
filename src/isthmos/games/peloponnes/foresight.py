"""What an answer would lead to: the rules play it on a copy, and the difference is told."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes import facts, questions
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import gain_people, missing, pay_coins
from isthmos.games.peloponnes.names import amount, amounts, cost_of, goods_of, polis, stocks, tile_list, tile_name
from isthmos.games.peloponnes.notation import threatened
from isthmos.games.peloponnes.phases.bidding import PASS, SLOT_BITS, SLOT_MASK, WITHDRAW
from isthmos.games.peloponnes.phases.income import collect
from isthmos.games.peloponnes.phases.supply import food_due
from isthmos.games.peloponnes.phases.taking import FORFEIT, LOSE, MARK, OneTimeIncome, covered, due, payments
from isthmos.games.peloponnes.state import NONE, Board, Polis


def consequences(s: Board, move: int) -> list[Message]:
    """What a legal move would lead to for its player."""
    f = s.top
    assert f is not None
    if f.seat < 0:
        return []
    if f.kind == questions.BID:
        return consequences_of_bids(s, move, move)
    if f.kind == questions.MOVE_BID:
        return consequences_of_moving(s, f, move)
    if f.kind == questions.CHOOSE_CIVILIZATION:
        return consequences_of_civilization(s, move)
    if f.kind == questions.CHOOSE_EXTRA_INCOME:
        return consequences_of_extra_income(s, f, move)
    after = answered(s, f, move)
    lines = what_is_left(s.poleis[f.seat], after.poleis[f.seat])
    if f.kind == questions.SUFFER:
        lines += tiles_lost(s, f, move)
    if f.kind == questions.TAKE_TILE:
        lines += owed_later(s, f, move)
    if f.kind == questions.FEED:
        lines += people_lost(s.poleis[f.seat], after.poleis[f.seat])
    if f.kind == questions.REDEEM:
        lines += out_of_reach(s, s.poleis[f.seat], after.poleis[f.seat])
    return lines + new_score(s.poleis[f.seat], after.poleis[f.seat])


def answered(s: Board, f: Frame, move: int) -> Board:
    """A copy on which this one answer was carried out, and nothing after it."""
    copy = s.clone()
    copy.top = f.under
    s.rules.decisions[f.kind].play(copy, f, move)
    return copy


def what_is_left(before: Polis, after: Polis) -> list[Message]:
    """The new height of every stock that changes."""
    old, new = stocks(before), stocks(after)
    changed = [amount(stock, new[stock]) for stock in new if old[stock] != new[stock]]
    return [Message("peloponnes-then", {"goods": changed})] if changed else []


def new_score(before: Polis, after: Polis) -> list[Message]:
    old, new = before.standing()[0], after.standing()[0]
    return [Message("peloponnes-then-score", {"old": old, "new": new})] if old != new else []


# --- bidding ------------------------------------------------------------------------------------


def consequences_of_bids(s: Board, lowest: int, highest: int) -> list[Message]:
    """For bids on one tile, or a pass: what remains, what becomes of the tile, food at the next supply, the score."""
    f = s.top
    assert f is not None
    if lowest == PASS:
        copy = s.clone()
        s.rules.decisions[f.kind].play(copy, f, PASS)
        left = what_is_left(s.poleis[f.seat], copy.poleis[f.seat])
        return left + food_at_next_supply(copy, f.seat) + projected(s, f.seat, copy)
    slot = lowest & SLOT_MASK
    low, high = with_coins_laid(s, f.seat, lowest), with_coins_laid(s, f.seat, highest)
    lines = coins_left(s.poleis[f.seat], lowest >> SLOT_BITS, highest >> SLOT_BITS)
    lines += displaces(s, slot) + becomes_of_tile(low, f.seat, slot)
    becomes_of_tile(high, f.seat, slot)
    return lines + projected(s, f.seat, low, high)


def with_coins_laid(s: Board, seat: int, bid: int) -> Board:
    copy = s.clone()
    pay_coins(copy, seat, bid >> SLOT_BITS)
    return copy


def projected(s: Board, seat: int, *later: Board) -> list[Message]:
    """The score now, and after the income of this round for the cheapest and the dearest bid."""
    scores = [copy.poleis[seat].standing()[0] for copy in later]
    most, least = max(scores), min(scores)
    same = "yes" if most == least else "no"
    old = s.poleis[seat].standing()[0]
    return [Message("peloponnes-then-projected", {"old": old, "least": least, "most": most, "same": same})]


def coins_left(p: Polis, low: int, high: int) -> list[Message]:
    most, least = max(0, p.coins - low), max(0, p.coins - high)
    luxury = missing(p.coins, high) * p.mat.luxury_rate
    lines = [Message("peloponnes-then-coins", {"most": most, "least": least, "same": "yes" if most == least else "no"})]
    if luxury:
        least_luxury = missing(p.coins, low) * p.mat.luxury_rate
        name = "peloponnes-then-luxury" if least_luxury == luxury else "peloponnes-then-luxury-up-to"
        lines.append(Message(name, {"luxury": luxury}))
    return lines


def displaces(s: Board, slot: int) -> list[Message]:
    holder = s.holders[slot]
    return [Message("peloponnes-then-displaces", {"who": polis(s, holder)})] if holder != NONE else []


def consequences_of_moving(s: Board, f: Frame, move: int) -> list[Message]:
    if move == WITHDRAW:
        after = answered(s, f, move)
        left = what_is_left(s.poleis[f.seat], after.poleis[f.seat])
        return left + food_at_next_supply(after, f.seat) + projected(s, f.seat, after)
    slot = move & SLOT_MASK
    copy = s.clone()
    return displaces(s, slot) + becomes_of_tile(copy, f.seat, slot) + projected(s, f.seat, copy)


def becomes_of_tile(copy: Board, seat: int, slot: int) -> list[Message]:
    """Take the tile on the copy as if the bid held, and its income; own goods before luxury, luxury before marking."""
    p = copy.poleis[seat]
    p.slot = slot
    tile = copy.rules.tiles[copy.offer[slot]]
    frame = Frame(questions.TAKE_TILE, seat, 0, 0, None)
    taking = copy.rules.decisions[questions.TAKE_TILE]
    legal = taking.moves(copy, frame)
    lines = fate(copy, p, tile, legal)
    taking.play(copy, frame, legal[0])
    OneTimeIncome().begin(copy)
    return lines + food_at_next_supply(copy, seat)


def fate(copy: Board, p: Polis, tile: Tile, legal: list[int]) -> list[Message]:
    """Whether the tile can be kept, and for what."""
    if legal[0] == LOSE and tile.is_building:
        return [Message("peloponnes-then-too-few-people", {"people": tile.needs_people})]
    if legal[0] == LOSE:
        return [Message("peloponnes-then-does-not-fit", {"land": tile_name(copy.rules.tiles[p.lands[-1]])})]
    if not tile.is_building:
        return []
    args = {"goods": cost_of(tile)}
    if legal[0] == FORFEIT:
        return [Message("peloponnes-then-not-payable", {**args})]
    if legal[0] == MARK:
        return [Message("peloponnes-then-only-marked", {**args})]
    if covered(p, tile):
        return [Message("peloponnes-then-payable", {**args})]
    wood, stone = due(tile, legal[0], p.either_saving)
    short = missing(p.wood, wood) + missing(p.stone, stone)
    return [Message("peloponnes-then-payable-with-luxury", {**args, "luxury": short * p.mat.luxury_rate})]


def food_at_next_supply(copy: Board, seat: int) -> list[Message]:
    """After the income of this round, and before anything else happens."""
    p = copy.poleis[seat]
    gain_people(copy, seat, p.income_people)
    collect(copy, seat, 0)
    short = missing(p.food, food_due(p))
    return [Message("peloponnes-then-short", {"food": short})] if short else []


# --- the other questions ------------------------------------------------------------------------


def tiles_lost(s: Board, f: Frame, kept: int) -> list[Message]:
    lost = [tile for i, tile in enumerate(threatened(s, f)) if not kept >> i & 1]
    if not lost:
        return []
    return [Message("peloponnes-then-lost", {"tiles": tile_list(lost), "points": sum(tile.points for tile in lost)})]


def owed_later(s: Board, f: Frame, move: int) -> list[Message]:
    if move != MARK:
        return []
    tile = s.rules.tiles[s.offer[s.poleis[f.seat].slot]]
    return [Message("peloponnes-then-owed", {"goods": cost_of(tile)})]


def people_lost(before: Polis, after: Polis) -> list[Message]:
    starved = before.people - after.people
    return [Message("peloponnes-then-starve", {"people": starved})] if starved else []


def out_of_reach(s: Board, before: Polis, after: Polis) -> list[Message]:
    """Marked buildings that could be paid before this answer and not after it."""
    lost = []
    for number, coins in zip(after.buildings, after.marks, strict=True):
        tile = s.rules.tiles[number]
        if coins and payments(before, tile, before.redeem_saving) and not payments(after, tile, after.redeem_saving):
            lost.append(tile)
    return [Message("peloponnes-then-out-of-reach", {"tiles": tile_list(lost)})] if lost else []


def consequences_of_civilization(s: Board, number: int) -> list[Message]:
    chosen = s.rules.content.civilizations[number]
    return [
        Message("peloponnes-then-start", {"goods": goods_of(chosen.start)}),
        Message("peloponnes-then-every-round", {"goods": goods_of(chosen.income)}),
    ]


def consequences_of_extra_income(s: Board, f: Frame, move: int) -> list[Message]:
    p = answered(s, f, move).poleis[f.seat]
    income = {
        facts.WOOD: p.income_wood,
        facts.STONE: p.income_stone,
        facts.FOOD: p.income_food,
        facts.PEOPLE: p.income_people,
    }
    return [Message("peloponnes-then-every-round", {"goods": amounts(income)})]
