# compiled
"""d · Taking possession, and e · one-time income (PEL-B14, PEL-T1 to PEL-T8, PEL-N1)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, Phase
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import (
    can_pay,
    gain_coins,
    gain_goods,
    gain_luxury,
    gain_people,
    missing,
    owns,
    pay_coins,
    pay_goods,
)
from isthmos.games.peloponnes.questions import TAKE_TILE
from isthmos.games.peloponnes.state import NONE, Board, Polis

PAY: Final = 0
MARK: Final = 1
FORFEIT: Final = 2
PLACE: Final = 3
LOSE: Final = 4
PAY_SAVING_WOOD: Final = 5
PAY_SAVING_STONE: Final = 6


class Taking(Phase[Board]):
    """Seat by seat in the new order. Stakes are gone already; what nobody bid on goes to the box (PEL-T1, PEL-B14)."""

    def begin(self, s: Board) -> None:
        for seat in reversed(s.order):
            if s.poleis[seat].slot != NONE:
                self.ask_seat(s, seat)
        if s.facts is not None:
            for tile, holder in zip(s.offer, s.holders, strict=True):
                if holder == NONE:
                    s.note(facts.UNSOLD, NONE, tile)

    def ask_seat(self, s: Board, seat: int) -> None:
        s.ask(TAKE_TILE, seat)


class TakeTile(Decision[Board]):
    """What to do with the tile won (D3). Only buildings leave a choice."""

    def answers(self, s: Board, f: Frame, legal: Answers) -> None:
        p = s.poleis[f.seat]
        tile = s.rules.tiles[s.offer[p.slot]]
        if not tile.is_building:
            legal.one(PLACE if fits(s, p, tile) else LOSE)
        elif p.people < tile.needs_people:
            legal.one(LOSE)  # PEL-T4
        else:
            ways_to_take(s, p, tile, legal)

    def play(self, s: Board, f: Frame, move: int) -> None:
        p = s.poleis[f.seat]
        tile = s.rules.tiles[s.offer[p.slot]]
        if move == LOSE:
            reason = facts.TOO_FEW_PEOPLE if tile.is_building else facts.DOES_NOT_FIT
            s.note(facts.TILE_LOST, f.seat, tile.number, reason)
            return
        if move == FORFEIT:
            s.note(facts.TILE_LOST, f.seat, tile.number, facts.NOT_PAID)
            return
        p.new_tile = tile.number
        if move == PLACE:
            p.add_land(tile)
            s.note(facts.LAND_PLACED, f.seat, tile.number)
        elif move == MARK:
            pay_coins(s, f.seat, p.mat.marking_coins)
            p.add_building(tile, p.mat.marking_coins)
            s.note(facts.BUILDING_MARKED, f.seat, tile.number)
        else:
            wood, stone = due(tile, move, p.either_saving)
            pay_goods(s, f.seat, wood, stone)
            p.add_building(tile, 0)
            s.note(facts.BUILDING_PAID, f.seat, tile.number)
        for listener in s.rules.tile_taken:
            listener.tile_taken(s, f.seat, tile, move)


def fits(s: Board, p: Polis, tile: Tile) -> bool:
    """PEL-T2, PEL-T3: next to the civilization everything fits."""
    if not p.lands or p.free_placement:
        return True
    return s.rules.tiles[p.lands[-1]].kinds & tile.kinds != 0


def ways_to_take(s: Board, p: Polis, tile: Tile, legal: Answers) -> None:
    """PEL-T5, PEL-T6, PEL-T7."""
    legal.all_of(payments(p, tile, p.either_saving))
    short = p.mat.marking_coins - p.coins
    by_luxury = s.rules.options.luxury_for_bids_tops_up or p.coins == 0
    if short <= 0 or (by_luxury and p.luxury >= short * p.mat.luxury_rate):
        legal.one(MARK)
    if s.rules.options.may_always_forfeit or (short > 0 and not covered(p, tile)):
        legal.one(FORFEIT)


def payments(p: Polis, tile: Tile, saving: int) -> list[int]:
    """The ways to pay for a building that goods and luxury allow; a saving is taken on wood or on stone."""
    legal = []
    for how in (PAY_SAVING_WOOD, PAY_SAVING_STONE) if saving else (PAY,):
        wood, stone = due(tile, how, saving)
        if can_pay(p, wood, stone):
            legal.append(how)
    return legal


def due(tile: Tile, how: int, saving: int) -> tuple[int, int]:
    """Wood and stone to hand over; a saving never gives change."""
    wood, stone = tile.cost.wood, tile.cost.stone
    if how == PAY_SAVING_WOOD:
        wood = missing(saving, wood)
    elif how == PAY_SAVING_STONE:
        stone = missing(saving, stone)
    return wood, stone


def covered(p: Polis, tile: Tile) -> bool:
    """Whether own goods alone can pay for it."""
    cost, saving = tile.cost, p.either_saving
    return owns(p, missing(saving, cost.wood), cost.stone) or owns(p, cost.wood, missing(saving, cost.stone))


class OneTimeIncome(Phase[Board]):
    """PEL-N1: kept for ever, even when the tile is lost later."""

    def begin(self, s: Board) -> None:
        for seat in s.order:
            p = s.poleis[seat]
            if p.new_tile == NONE:
                continue
            tile = s.rules.tiles[p.new_tile]
            once = tile.once
            p.new_tile = NONE
            gain_people(s, seat, once.people if tile.is_building else once.people + p.land_bonus)
            gain_coins(s, seat, once.coins + p.coin_tile_bonus if once.coins else 0)
            gain_luxury(s, seat, once.luxury)
            gain_goods(s, seat, once.wood, once.stone, once.food)
