"""What speaks for an answer to the questions that the expansion adds."""

from __future__ import annotations

from isthmos.bots.evaluators.heroes.calendar import persians_expected
from isthmos.bots.evaluators.peloponnes.reasons import KINDS, name_of
from isthmos.core.message import Message, Name
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases import arming, chits, wards
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.conflict import ranked
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.exchange import DONE
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import (
    ACCEPT,
    NO_OFFER,
    coins_of,
    seat_of,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import HERO_TILE, tile_of
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.state import Board


def reason_of_kind(s: Board, f: Frame, move: int) -> Message | None:
    """By the kind of question; None where the base game knows it."""
    if f.kind == questions.OFFER:
        return to_offer(f, move)
    if f.kind == questions.ANSWER_OFFER:
        kind = "accept" if move == ACCEPT else "refuse"
        return Message(f"heroes-why-{kind}", {"thing": thing(f.a), "coins": coins_of(f.b)})
    if f.kind == questions.EXCHANGE:
        return to_exchange(move)
    if not isinstance(s, HeroBoard):
        return None
    if f.kind == questions.ARM:
        return to_arm(s, f, move)
    if f.kind == questions.RETURN_CHIT:
        return to_return(s, f, move)
    if f.kind == questions.WARD:
        kind = "ward" if move == wards.YES else "no-ward"
        return Message(f"heroes-why-{kind}", {"disaster": disaster(s, f.a)})
    if f.kind == questions.SUFFER_PERSIANS:
        return to_lose(s, move)
    if f.kind == questions.HIRE:
        return Message("heroes-why-hire", {"mercenaries": move})
    if f.kind == questions.SPREAD_CLOVERS:
        clovers = s.polis(f.seat).clovers
        return Message("heroes-why-clovers", {"power": move, "population": clovers - move})
    return None


def to_offer(f: Frame, move: int) -> Message:
    if move == NO_OFFER:
        return Message("heroes-why-no-offer", {"thing": thing(f.a)})
    return Message("heroes-why-offer", {"thing": thing(f.a), "player": seat_of(move), "coins": coins_of(move)})


def to_exchange(move: int) -> Message:
    if move == DONE:
        return Message("heroes-why-keep-luxury", {})
    return Message("heroes-why-exchange", {"good": KINDS[move]})


def to_arm(s: HeroBoard, f: Frame, move: int) -> Message:
    """With the place in the next conflict, and how the Persians stand, both of which lie open."""
    tile = s.rules.tiles[f.a]
    if move == arming.NO:
        return Message("heroes-why-no-strength", {"tile": name_of(tile)})
    after = s.clone()
    after.play(move)
    return Message(
        "heroes-why-strength",
        {
            "strength": after.polis(f.seat).strength,
            "place": ranked(after).index(f.seat) + 1,
            "seats": s.rules.seats,
            "ours": sum([after.polis(seat).strength for seat in range(s.rules.seats)]),
            "persians": next_attack(s),
        },
    )


def next_attack(s: HeroBoard) -> int:
    """HC-7.1: its strength as far as it can be guessed; 0 when there is none to come."""
    for chits_needed in s.rules.content.disasters[PERSIANS].strikes_at:
        if chits_needed > s.chits_seen[PERSIANS]:
            return round(persians_expected(s, chits_needed))
    return 0


def to_return(s: HeroBoard, f: Frame, move: int) -> Message:
    chit = s.rules.content.chits[f.a]
    if chit.disaster < 0:
        return Message("heroes-why-keep-blank" if move == chits.KEEP else "heroes-why-return-blank", {})
    kind = "keep-chit" if move == chits.KEEP else "return-chit"
    return Message(f"heroes-why-{kind}", {"disaster": disaster(s, chit.disaster)})


def to_lose(s: HeroBoard, move: int) -> Message:
    if move == HERO_TILE:
        return Message("heroes-why-lose-hero", {})
    return Message("heroes-why-lose-tile", {"tile": name_of(s.rules.tiles[tile_of(move)])})


def disaster(s: HeroBoard, number: int) -> Name:
    row = s.rules.content.disasters[number]
    return Name(row.name_en, row.name_de)


def thing(number: int) -> str:
    return "colony" if number == facts.COLONY else "hero"
