# compiled
"""What a seat may see: the one way out of the engine for terminal and web. Everything is public (PEL-C6)."""

from __future__ import annotations

from collections.abc import Mapping

from isthmos.core.state import OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.peloponnes.coming import after_next_income, coming
from isthmos.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST, Tile
from isthmos.games.peloponnes.goods import missing
from isthmos.games.peloponnes.phases.bidding import Bidding, half_coins, price
from isthmos.games.peloponnes.phases.disasters import (
    most_kept_in_earthquake,
    most_kept_in_tempest,
    share,
    to_strike,
)
from isthmos.games.peloponnes.phases.supply import food_due
from isthmos.games.peloponnes.phases.taking import Taking, payments
from isthmos.games.peloponnes.scoring import standing
from isthmos.games.peloponnes.shapes import (
    Building,
    Chits,
    Income,
    LaidBid,
    OfferSlot,
    Owed,
    PeloponnesView,
    PolisView,
    Risk,
    Score,
    Stack,
    Supply,
)
from isthmos.games.peloponnes.speech.spoken import Spoken
from isthmos.games.peloponnes.speeches import SPEECHES
from isthmos.games.peloponnes.state import NONE, Board, Polis


def view(s: Board, viewer: int = SPECTATOR, speeches: Mapping[int, Spoken] = SPEECHES) -> PeloponnesView:
    """All that the viewer may see; in this game that is the same for everybody. Modules have further questions."""
    rules, level = s.rules, s.rules.options.level
    over, bids_open, later = s.seat() == OVER, bids_lie_open(s), after_next_income(s, range(s.rules.seats))
    return PeloponnesView(
        viewer=viewer,
        round=min(s.chapter, rules.content.rounds),
        rounds=rules.content.rounds,
        phase="over" if s.top is None else speeches[s.top.kind].phase,
        level=level,
        target=rules.content.levels[level - 1].points_needed if level else 0,
        order=list(s.order),
        question=None if s.top is None else speeches[s.top.kind].shown(s, s.top),
        offer=offer(s),
        stacks=stacks(s),
        chits=chits(s),
        chits_left=sum(s.chits_left),
        chits_per_round=rules.chits_per_round,
        poleis=[polis(s, seat, bids_open, later) for seat in range(rules.seats)],
        winners=s.winners() if over else [],
        tie=tie(s) if over else "",
        completed=level > 0 and s.scores()[0] >= rules.content.levels[level - 1].points_needed,
    )


def tie(s: Board) -> str:
    """PEL-E5: among those with the best score the higher of the two values decides, then luxury."""
    standings, winners = [p.standing() for p in s.poleis], len(s.winners())
    best = max(standings)
    if sum(one[0] == best[0] for one in standings) == winners:
        return ""
    return "higher" if sum(one[:2] == best[:2] for one in standings) == winners else "luxury"


def offer_lies_open(s: Board) -> bool:
    """From revealing until the tiles are taken; later they lie in the poleis or in the box."""
    if not 1 <= s.chapter <= s.rules.content.rounds:
        return False
    return not any(isinstance(phase, Taking) for phase in s.rules.round[: s.step - 1])


def bids_lie_open(s: Board) -> bool:
    """Before the bidding begins a polis still remembers its bid of the round before."""
    return offer_lies_open(s) and any(isinstance(phase, Bidding) for phase in s.rules.round[: s.step])


def offer(s: Board) -> list[OfferSlot]:
    if not offer_lies_open(s):
        return []
    return [
        OfferSlot(
            tile=s.rules.tiles[number].id,
            row="regular" if slot < s.rules.regular else "conquest",
            minimum=price(s, slot),
            bid=laid_bid(s, s.holders[slot]),
        )
        for slot, number in enumerate(s.offer)
    ]


def laid_bid(s: Board, holder: int) -> LaidBid | None:
    if holder == NONE:
        return None
    p = s.poleis[holder]
    return LaidBid(seat=holder, coins=p.stake, half_coins=2 * p.stake + half_coins(s, p))


def stacks(s: Board) -> list[Stack]:
    """PEL-C1: later stacks are whole, earlier ones empty."""
    content = s.rules.content
    over = s.chapter > content.rounds
    current = len(content.stack_names) if over else content.stack_of_round[s.chapter] if s.chapter else NONE
    rows = []
    for i, name in enumerate(content.stack_names):
        unseen = s.stacks[i] if i > current else s.unseen if i == current else ()
        rows.append(Stack(stack=name, unseen=[content.tiles[number].id for number in sorted(unseen)]))
    return rows


def chits(s: Board) -> list[Chits]:
    content = s.rules.content
    left = [0] * len(content.disasters)
    blank_left, blanks = 0, 0
    for chit, unseen in zip(content.chits, s.chits_left, strict=True):
        if chit.disaster < 0:
            blank_left, blanks = blank_left + unseen, blanks + chit.count
        else:
            left[chit.disaster] += unseen
    rows = [
        Chits(disaster=d.id, seen=s.chits_seen[d.number], left=left[d.number], to_strike=to_strike(s, d.number))
        for d in content.disasters
    ]
    return [*rows, Chits(disaster="", seen=blanks - blank_left, left=blank_left, to_strike=0)]


def own(s: Board, seat: int) -> PolisView:
    """One polis, in a position that may only be thought of."""
    return polis(s, seat, bids_lie_open(s), after_next_income(s, [seat]))


def polis(s: Board, seat: int, bids_open: bool, later: Board) -> PolisView:
    """One polis; `later` is the position after the next income."""
    p, content, tiles = s.poleis[seat], s.rules.content, s.rules.tiles
    return PolisView(
        seat=seat,
        civilization="" if p.civilization == NONE else content.civilizations[p.civilization].id,
        coins=p.coins,
        wood=p.wood,
        stone=p.stone,
        food=p.food,
        luxury=p.luxury,
        people=p.people,
        wood_limit=p.mat.wood_limit,
        stone_limit=p.mat.stone_limit,
        food_limit=p.mat.food_limit,
        luxury_rate=p.mat.luxury_rate,
        lands=[tiles[number].id for number in p.lands],
        buildings=[Building(tile=tiles[n].id, coins=coins) for n, coins in zip(p.buildings, p.marks, strict=True)],
        stake=p.stake if bids_open else 0,
        bids_on=tiles[s.offer[s.holders.index(seat)]].id if bids_open and seat in s.holders else "",
        income=income(p),
        bid_bonus=half_coins(s, p),
        shields=[d.id for d in content.disasters if p.shields[d.number]],
        supply=supply(s, p),
        risks={s.rules.content.disasters[one].id: risk(s, p, one) for one in range(DECLINE + 1)},
        score=score(p),
        coming=coming(s, later, seat),
        place=1 + sum(other.standing() > p.standing() for other in s.poleis),
    )


def income(p: Polis) -> Income:
    """PEL-I1 to PEL-I4."""
    row = min(p.people + p.income_people, len(p.mat.income_coins) - 1)
    return Income(
        coins=p.mat.income_coins[row],
        wood=p.income_wood,
        stone=p.income_stone,
        food=p.income_food,
        luxury=p.mat.income_luxury[row],
        people=p.income_people,
        choices=p.choices,
    )


def supply(s: Board, p: Polis) -> Supply:
    """What the next one takes (PEL-V2 to PEL-V4); none comes when the game is over (PEL-E1)."""
    due = 0 if s.chapter >= len(s.rules.chapters) else food_due(p)
    marked = [s.rules.tiles[n] for n, coins in zip(p.buildings, p.marks, strict=True) if coins]
    return Supply(food_due=due, food_short=missing(p.food, due), marked=[owed(p, tile) for tile in marked])


def owed(p: Polis, tile: Tile) -> Owed:
    cost = tile.cost
    return Owed(tile=tile.id, wood=cost.wood, stone=cost.stone, payable=bool(payments(p, tile, p.redeem_saving)))


def risk(s: Board, p: Polis, disaster: int) -> Risk:
    stock, has, loses = threat(s, p, disaster)
    safe = p.shields[disaster] > 0
    return Risk(stock=stock, has=has, loses=0 if safe else loses, safe=safe)


def threat(s: Board, p: Polis, disaster: int) -> tuple[str, int, int]:
    """PEL-D3 to PEL-D8: the stock, how much there is of it, and how much would go."""
    if disaster == EARTHQUAKE:
        return "building", len(p.buildings), len(p.buildings) - most_kept_in_earthquake(s, p)
    if disaster == TEMPEST:
        return "land", len(p.lands), len(p.lands) - most_kept_in_tempest(s, p)
    if disaster == DROUGHT:
        return "food", p.food, share(p.food, p.mat.drought_divisor)
    if disaster == PLAGUE:
        return "people", p.people, share(p.people, p.mat.plague_divisor)
    assert disaster == DECLINE
    return "luxury", p.luxury, min(p.luxury, p.mat.decline_loss)


def score(p: Polis) -> Score:
    a, b = p.power(), p.population()
    return Score(
        tiles=p.points,
        coins=a - p.points,
        power=a,
        population=b,
        score=standing(a, b, p.luxury)[0],
        lower="power" if a < b else "population" if b < a else "both",
    )
