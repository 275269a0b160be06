# compiled
"""Moves and questions of the expansion as messages; those of the base game are handed on."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.core.title import Choice
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes import questions as base_questions
from isthmos.games.peloponnes import words as base
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, names, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.foresight import consequences, with_saving
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.arming import price_of_strength
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.exchange import DONE
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import (
    ACCEPT,
    NO_OFFER,
    SEAT_BITS,
    SEAT_MASK,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import HERO_TILE
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.names import amount, amounts, disaster, polis, tile_name
from isthmos.games.peloponnes.state import Board

THINGS = {facts.COLONY: "colony", facts.HERO: "hero"}
CHANCE_ASKS = (questions.FILL_STACK, questions.DEAL_COLONY, questions.DEAL_HERO)


def board(s: Board) -> HeroBoard:
    assert isinstance(s, HeroBoard)
    return s


# --- questions ------------------------------------------------------------------------------------


def question(s: Board) -> Message:
    """Who must do what."""
    f = s.top
    if f is not None and f.kind in CHANCE_ASKS:
        return Message("peloponnes-ask-chance", {})
    if f is None or f.seat < 0 or f.kind not in ASK:
        return base.question(s)
    ident, details = ASK[f.kind]
    return Message(ident, {"player": f.seat, "who": polis(s, f.seat), **details(s, f)})


def ask_keep(s: Board, f: Frame) -> dict[str, Arg]:
    mat = s.poleis[f.seat].mat
    price = mat.tempest_price if f.a else mat.earthquake_price
    return {"disaster": disaster(s, f.a), "kind": price_kind(s, f), "price": price}


def price_kind(s: Board, f: Frame) -> str:
    """What is paid for: each land, each building, or all buildings where every missing good costs one (HC-10.1)."""
    if f.a:
        return "land"
    return "missing" if s.poleis[f.seat].mat.earthquake_price_lost else "building"


def ask_take(s: Board, f: Frame) -> dict[str, Arg]:
    return {**base.details(s, f), "coins": s.poleis[f.seat].mat.marking_coins}


def ask_offer(s: Board, f: Frame) -> dict[str, Arg]:
    mine = names.thing_name(s, f.seat, f.a == facts.COLONY)
    return {"thing": THINGS[f.a], "mine": mine, "coins": s.poleis[f.seat].coins}


def ask_answer(s: Board, f: Frame) -> dict[str, Arg]:
    giver, coins = (f.b & SEAT_MASK) - 1, f.b >> SEAT_BITS
    is_colony = f.a == facts.COLONY
    mine, theirs = names.thing_name(s, f.seat, is_colony), names.thing_name(s, giver, is_colony)
    return {"giver": polis(s, giver), "coins": coins, "mine": mine, "theirs": theirs}


def ask_arm(s: Board, f: Frame) -> dict[str, Arg]:
    tile = s.rules.tiles[f.a]
    gain = tile.points + board(s).polis(f.seat).arming_bonus
    return {"tile": tile_name(tile), "goods": strength_price(s, f), "gain": gain}


def strength_price(s: Board, f: Frame) -> list[Message]:
    wood, stone, food = price_of_strength(board(s), f)
    found = amounts({base_facts.WOOD: wood, base_facts.STONE: stone, base_facts.FOOD: food})
    return found or [Message("heroes-nothing", {})]


def ask_return(s: Board, f: Frame) -> dict[str, Arg]:
    return {"chit": names.chit(s, f.a)}


def ask_ward(s: Board, f: Frame) -> dict[str, Arg]:
    return {"disaster": disaster(s, f.a)}


def ask_hire(s: Board, f: Frame) -> dict[str, Arg]:
    return {"most": s.moves()[-1], "strength": board(s).polis(f.seat).strength}


def ask_exchange(s: Board, f: Frame) -> dict[str, Arg]:
    p = s.poleis[f.seat]
    return {"luxury": p.luxury, "rate": p.mat.luxury_rate}


def ask_clovers(s: Board, f: Frame) -> dict[str, Arg]:
    p = board(s).polis(f.seat)
    return {
        "clovers": p.clovers,
        "points": p.clover_points,
        "power": p.bare_power(),
        "population": p.bare_population(),
    }


def nothing_more(s: Board, f: Frame) -> dict[str, Arg]:
    return {}


ASK: dict[int, tuple[str, Callable[[Board, Frame], dict[str, Arg]]]] = {
    base_questions.SUFFER: ("heroes-ask-keep", ask_keep),
    base_questions.TAKE_TILE: ("heroes-ask-take", ask_take),
    questions.OFFER: ("heroes-ask-offer", ask_offer),
    questions.ANSWER_OFFER: ("heroes-ask-answer", ask_answer),
    questions.ARM: ("heroes-ask-arm", ask_arm),
    questions.RETURN_CHIT: ("heroes-ask-return", ask_return),
    questions.WARD: ("heroes-ask-ward", ask_ward),
    questions.SUFFER_PERSIANS: ("heroes-ask-give", nothing_more),
    questions.HIRE: ("heroes-ask-hire", ask_hire),
    questions.EXCHANGE: ("heroes-ask-exchange", ask_exchange),
    questions.SPREAD_CLOVERS: ("heroes-ask-clovers", ask_clovers),
}
"""Questions the expansion puts, or puts in other words, because colonies have other prices."""

HELP = {
    base_questions.SUFFER: "heroes-help-keep",
    questions.OFFER: "heroes-help-offer",
    questions.ANSWER_OFFER: "heroes-help-answer",
    questions.ARM: "heroes-help-arm",
    questions.RETURN_CHIT: "heroes-help-return",
    questions.WARD: "heroes-help-ward",
    questions.SUFFER_PERSIANS: "heroes-help-give",
    questions.HIRE: "heroes-help-hire",
    questions.EXCHANGE: "heroes-help-exchange",
    questions.SPREAD_CLOVERS: "heroes-help-clovers",
}


def guidance(s: Board) -> Message:
    f = s.top
    assert f is not None
    if f.kind not in HELP:
        return base.guidance(s)
    mat = s.poleis[f.seat].mat
    price = mat.tempest_price if f.a else mat.earthquake_price
    kind = price_kind(s, f) if f.kind == base_questions.SUFFER else "building"
    return Message(HELP[f.kind], {"rate": mat.luxury_rate, "price": price, "kind": kind})


# --- moves ----------------------------------------------------------------------------------------


def describe(s: Board, move: int) -> Message:
    """A legal move as its player would say it; what it says can be typed."""
    f = s.top
    assert f is not None
    return DO[f.kind](s, f, move) if f.kind in DO else base.describe(s, move)


def do_offer(s: Board, f: Frame, move: int) -> Message:
    if move == NO_OFFER:
        return Message("heroes-do-no-offer", {})
    return offer_message(s, f, (move & SEAT_MASK) - 1, move >> SEAT_BITS, move >> SEAT_BITS)


def offer_message(s: Board, f: Frame, seat: int, low: int, high: int) -> Message:
    theirs = names.thing_name(s, seat, f.a == facts.COLONY)
    args: dict[str, Arg] = {"thing": THINGS[f.a], "who": polis(s, seat), "theirs": theirs, "low": low}
    return Message("heroes-do-offer", args) if low == high else Message("heroes-do-offer-range", {**args, "high": high})


def do_answer(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-accept" if move == ACCEPT else "heroes-do-refuse", {})


def do_arm(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-arm", {"goods": strength_price(s, f)}) if move else Message("heroes-do-leave", {})


def do_return(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-put-back" if move else "heroes-do-keep-chit", {})


def do_ward(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-ward" if move else "heroes-do-suffer", {})


def do_give(s: Board, f: Frame, move: int) -> Message:
    if move == HERO_TILE:
        return Message("heroes-do-give-hero", {"hero": names.hero_name(s, board(s).polis(f.seat).hero)})
    return Message("heroes-do-give", {"tile": tile_name(s.rules.tiles[move - 1])})


def do_hire(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-hire", {"n": move})


def do_exchange(s: Board, f: Frame, move: int) -> Message:
    if move == DONE:
        return Message("heroes-do-done", {})
    return Message("heroes-do-exchange", {"goods": amount(base.STOCK_OF_KIND[move], 1)})


def do_clovers(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-power", {"power": move, "population": board(s).polis(f.seat).clovers - move})


def do_colony(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-colony", {"colony": names.colony_name(s, move), "player": f.a})


def do_hero(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-hero", {"hero": names.hero_name(s, move), "player": f.a})


def do_copy(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-copy", {"tile": tile_name(s.rules.tiles[move])})


def do_chit(s: Board, f: Frame, move: int) -> Message:
    return Message("heroes-do-chit", {"chit": names.chit(s, move)})


DO: dict[int, Callable[[Board, Frame, int], Message]] = {
    base_questions.DRAW_CHIT: do_chit,
    questions.FILL_STACK: do_copy,
    questions.DEAL_COLONY: do_colony,
    questions.DEAL_HERO: do_hero,
    questions.OFFER: do_offer,
    questions.ANSWER_OFFER: do_answer,
    questions.ARM: do_arm,
    questions.RETURN_CHIT: do_return,
    questions.WARD: do_ward,
    questions.SUFFER_PERSIANS: do_give,
    questions.HIRE: do_hire,
    questions.EXCHANGE: do_exchange,
    questions.SPREAD_CLOVERS: do_clovers,
}


# --- answers as they are offered ------------------------------------------------------------------

COUNTED = (questions.HIRE, questions.SPREAD_CLOVERS)
"""Answers that are a number are listed under that number."""


def choices(s: Board) -> list[Choice]:
    f = s.top
    assert f is not None
    if f.kind == questions.OFFER:
        return offer_choices(s, f)
    if f.kind not in DO or f.seat < 0:
        return [Choice(line.number, line.label, line.moves, line.lowest, more(s, line)) for line in base.choices(s)]
    first = 0 if f.kind in COUNTED else 1
    moves = s.moves()
    if f.kind == questions.EXCHANGE:
        moves = [*moves[1:], DONE]
    elif f.kind in (questions.ARM, questions.WARD):
        moves = moves[::-1]
    return [Choice(number, describe(s, m), [m], 0, consequences(s, m)) for number, m in enumerate(moves, first)]


def more(s: Board, line: Choice) -> list[Message]:
    """What the expansion has to say of a base answer."""
    f = s.top
    assert f is not None
    return with_saving(s, f, line.consequences) if len(line.moves) > 1 else consequences(s, line.moves[0])


def offer_choices(s: Board, f: Frame) -> list[Choice]:
    """One line for each player, with the coins as a range; no offer last."""
    by_seat: dict[int, list[int]] = {}
    for move in s.moves():
        if move != NO_OFFER:
            by_seat.setdefault((move & SEAT_MASK) - 1, []).append(move)
    lines = []
    for number, (seat, moves) in enumerate(by_seat.items(), 1):
        low, high = moves[0] >> SEAT_BITS, moves[-1] >> SEAT_BITS
        lines.append(Choice(number, offer_message(s, f, seat, low, high), moves, low, consequences(s, moves[0])))
    return [*lines, Choice(len(lines) + 1, describe(s, NO_OFFER), [NO_OFFER], 0, [])]
