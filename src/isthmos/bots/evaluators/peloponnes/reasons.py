"""Why a move looks best, as messages: first what speaks for it, then what it should lead to."""

from __future__ import annotations

from math import floor

from isthmos.bots.evaluators.peloponnes.bids import Bids
from isthmos.bots.evaluators.peloponnes.outlook import Outlook
from isthmos.core.message import Arg, Message, Name
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import COIN, FOOD, STONE, WOOD, Tile
from isthmos.games.peloponnes.phases.bidding import PASS, coins_of, price, slot_of
from isthmos.games.peloponnes.phases.disasters import tiles_kept
from isthmos.games.peloponnes.phases.supply import how_of, place_of
from isthmos.games.peloponnes.phases.taking import FORFEIT, MARK
from isthmos.games.peloponnes.questions import (
    CHOOSE_CIVILIZATION,
    CHOOSE_EXTRA_INCOME,
    CHOOSE_INCOME,
    FEED,
    REDEEM,
    SUFFER,
    TAKE_TILE,
)
from isthmos.games.peloponnes.state import Board

KINDS = {WOOD: "wood", STONE: "stone", FOOD: "food", COIN: "coin"}


# --- bids ---------------------------------------------------------------------------------------


def reasons_to_bid(s: Board, bids: Bids, move: int) -> list[Message]:
    if move == PASS:
        return [reason_to_stay_out(bids)]
    slot, coins = slot_of(move), coins_of(move)
    found = [worth("peloponnes-why-bid", bids, slot)]
    if slot >= s.rules.regular:
        return [*found, Message("peloponnes-why-conquest", {})] if s.rules.seats > 1 else found
    rivals = len([reach for reach in bids.rivals if reach > coins])
    extra = coins - price(s, slot)
    if rivals:
        found.append(Message("peloponnes-why-rivals", {"rivals": rivals, "extra": extra, "coins": coins}))
    return found


def reason_to_stay_out(bids: Bids) -> Message:
    """The best tile within reach, and that it would gain less than the coins for staying out."""
    within = [move for move in bids.s.moves() if move != PASS]
    if not within:
        return Message("peloponnes-why-nothing-in-reach", {})
    best = max(within, key=bids.value)
    if bids.is_displaced:
        return worth("peloponnes-why-withdraw", bids, slot_of(best))
    coins = bids.s.rules.content.pass_coins
    gain = max(0, min(coins - 1, floor(coins + (bids.value(best) - bids.without) / bids.coin)))
    tile, price_of_it = name_of(bids.tile(slot_of(best))), coins_of(best)
    return Message("peloponnes-why-pass", {"coins": coins, "tile": tile, "gain": gain, "price": price_of_it})


def worth(message: str, bids: Bids, slot: int) -> Message:
    """A sentence about one tile of the offer, what it is worth and what it costs."""
    lowest = min([move for move in bids.s.moves() if move != PASS and slot_of(move) == slot], key=coins_of)
    coins = max(0, round(bids.worth_in_coins(lowest)))
    return Message(message, {"tile": name_of(bids.tile(slot)), "worth": coins, "price": coins_of(lowest)})


# --- everything else ------------------------------------------------------------------------------


def reason_of_kind(s: Board, f: Frame, move: int) -> Message:
    """What speaks for an answer, by the kind of question."""
    p = s.poleis[f.seat]
    if f.kind == TAKE_TILE:
        return reason_to_take(s, s.rules.tiles[s.offer[p.slot]], move)
    if f.kind == REDEEM:
        kind = "give-up" if how_of(move) == FORFEIT else "redeem"
        return Message(f"peloponnes-why-{kind}", {"tile": name_of(s.rules.tiles[p.buildings[place_of(move)]])})
    if f.kind == SUFFER:
        most = max([tiles_kept(one) for one in s.moves()])
        return Message("peloponnes-why-keep", {"kept": tiles_kept(move), "most": most})
    if f.kind == FEED:
        return Message("peloponnes-why-feed", {"people": move})
    if f.kind == CHOOSE_INCOME:
        return Message("peloponnes-why-income", {"good": KINDS[move]})
    if f.kind == CHOOSE_EXTRA_INCOME:
        return Message("peloponnes-why-extra-income", {"good": KINDS[move]})
    assert f.kind == CHOOSE_CIVILIZATION
    civilization = s.rules.content.civilizations[move]
    return Message("peloponnes-why-civilization", {"civilization": Name(civilization.name_en, civilization.name_de)})


def reason_to_take(s: Board, tile: Tile, move: int) -> Message:
    args: dict[str, Arg] = {"tile": name_of(tile)}
    if move == FORFEIT:
        return Message("peloponnes-why-forfeit", args)
    if move != MARK:
        return Message("peloponnes-why-pay", args)
    could_pay = any(how not in (MARK, FORFEIT) for how in s.moves())
    return Message("peloponnes-why-mark" if could_pay else "peloponnes-why-mark-for-now", args)


def of_outlook(outlook: Outlook) -> Message:
    """Power and population at the end, if all goes as usual."""
    power, population = round(outlook.power()), round(outlook.population())
    return Message("peloponnes-why-outlook", {"power": power, "population": population})


def name_of(tile: Tile) -> Name:
    return Name(tile.name_en, tile.name_de)
