"""What an answer would lead to in the expansion: strength, Persians, the next conflict, what an exchange brings."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes import foresight as base
from isthmos.games.peloponnes import questions as base_questions
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, names, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.arming import NO, price_of_strength
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.chits import KEEP
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.conflict import ranked
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import ACCEPT, NO_OFFER, SEAT_MASK
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import HERO_TILE
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.names import amounts, disaster, tile_list
from isthmos.games.peloponnes.state import NONE, Board
from isthmos.games.peloponnes.view import to_strike


def consequences(s: Board, move: int) -> list[Message]:
    """What a legal move would lead to for its player."""
    f = s.top
    assert f is not None
    if f.seat < 0:
        return []
    if f.kind in THEN:
        return THEN[f.kind](s, f, move)
    lines = with_saving(s, f, base.consequences(s, move))
    if f.kind == base_questions.TAKE_TILE and isinstance(s, HeroBoard):
        lines += could_arm(base.answered(s, f, move))
    return lines


def with_saving(s: Board, f: Frame, lines: list[Message]) -> list[Message]:
    """HC-9.4: who saves need not have what a building costs in store."""
    if not s.poleis[f.seat].either_saving:
        return lines
    return [
        Message("heroes-then-payable-saving", line.args) if line.id == "peloponnes-then-payable" else line
        for line in lines
    ]


def could_arm(after: Board) -> list[Message]:
    """HC-4.3: whether strength could be bought with the tile, and for what."""
    f = after.top
    if f is None or f.kind != questions.ARM or not isinstance(after, HeroBoard):
        return []
    if after.rules.decisions[f.kind].moves(after, f) == [NO]:
        return []
    wood, stone, food = price_of_strength(after, f)
    goods = amounts({base_facts.WOOD: wood, base_facts.STONE: stone, base_facts.FOOD: food})
    gain = after.rules.tiles[f.a].points + after.polis(f.seat).arming_bonus
    return [Message("heroes-then-could-arm", {"gain": gain, "goods": goods or [Message("heroes-nothing", {})]})]


# --- strength ---------------------------------------------------------------------------------------


def of_strength(s: Board, f: Frame, move: int) -> list[Message]:
    """The goods that are left, the new strength, and what it means for the attack and the conflict to come."""
    after = base.answered(s, f, move)
    assert isinstance(s, HeroBoard)
    assert isinstance(after, HeroBoard)
    before, later = s.polis(f.seat), after.polis(f.seat)
    lines = base.what_is_left(before, later)
    if later.strength != before.strength:
        lines.append(Message("heroes-then-strength", {"old": before.strength, "new": later.strength}))
    return lines + against_persians(after) + rank(after, f.seat) + base.new_score(before, later)


def against_persians(s: HeroBoard) -> list[Message]:
    """HC-7.1, HC-7.2: as it stands, with the chits that lie already."""
    if not chits_to_attack(s):
        return []
    ours, theirs = sum(s.polis(seat).strength for seat in range(s.rules.seats)), s.rules.seats * s.persian_sum
    mark = names.mark(s.hero_rules.data.persians.chits.source)
    return [Message("heroes-then-persians", {"ours": ours, "theirs": theirs, "mark": mark})]


def chits_to_attack(s: HeroBoard) -> int:
    """How many Persian chits are missing to the next attack; 0 when there is none to come."""
    return to_strike(s.rules.content.disasters[PERSIANS], s)


def rank(s: HeroBoard, seat: int) -> list[Message]:
    """HC-8.3: the place in the conflict, were it now."""
    return [Message("heroes-then-rank", {"rank": ranked(s).index(seat) + 1, "players": s.rules.seats})]


# --- chits, wards, Persians -------------------------------------------------------------------------


def of_chit(s: Board, f: Frame, move: int) -> list[Message]:
    shown = s.rules.content.chits[f.a].disaster
    if move != KEEP:
        return [Message("heroes-then-back", {})]
    if shown == NONE:
        return [Message("heroes-then-blank", {})]
    count = s.chits_seen[shown] + 1
    if count in s.rules.content.disasters[shown].strikes_at:
        return [Message("heroes-then-strikes", {"disaster": disaster(s, shown)})]
    return [Message("heroes-then-lies", {"disaster": disaster(s, shown), "count": count})]


def of_ward(s: Board, f: Frame, move: int) -> list[Message]:
    """Safe for a coin; or what happens otherwise, where it leaves no choice."""
    after = base.answered(s, f, move)
    before, later = s.poleis[f.seat], after.poleis[f.seat]
    if move == NO and after.top is not None:
        frame, decision = after.top, after.rules.decisions[after.top.kind]
        legal = decision.moves(after, frame)
        if len(legal) == 1:
            after.top = frame.under
            decision.play(after, frame, legal[0])
        else:
            return [Message("heroes-then-choose-loss", {})]
    lines = base.what_is_left(before, later)
    assert isinstance(before, HeroPolis)
    assert isinstance(later, HeroPolis)
    if later.strength != before.strength:
        lines.append(Message("heroes-then-strength", {"old": before.strength, "new": later.strength}))
    if later.hero_turned and not before.hero_turned:
        lines.append(Message("heroes-then-turned", {"points": before.hero_points}))
    gone = [s.rules.tiles[n] for n in (*before.buildings, *before.lands) if n not in (*later.buildings, *later.lands)]
    if gone:
        lines.append(Message("peloponnes-then-lost", {"tiles": tile_list(gone), "points": points_of(s, gone)}))
    if move != NO:
        lines.append(Message("heroes-then-safe", {}))
    return lines + base.new_score(before, later)


def points_of(s: Board, tiles: list[Tile]) -> int:
    return sum(tile.points for tile in tiles)


def of_giving(s: Board, f: Frame, move: int) -> list[Message]:
    after = base.answered(s, f, move)
    before, later = s.poleis[f.seat], after.poleis[f.seat]
    lines = base.what_is_left(before, later)
    if move == HERO_TILE:
        assert isinstance(before, HeroPolis)
        lines.append(Message("heroes-then-hero-gone", {"points": before.hero_points}))
    else:
        tile = s.rules.tiles[move - 1]
        lines.append(Message("peloponnes-then-lost", {"tiles": tile_list([tile]), "points": tile.points}))
    return lines + base.new_score(before, later)


# --- negotiation, exchange, clovers -----------------------------------------------------------------


def of_offer(s: Board, f: Frame, move: int) -> list[Message]:
    if move == NO_OFFER:
        return []
    return what_it_is(s, (move & SEAT_MASK) - 1, f.a)


def of_answer(s: Board, f: Frame, move: int) -> list[Message]:
    if move != ACCEPT:
        return []
    after = base.answered(s, f, move)
    return [*base.what_is_left(s.poleis[f.seat], after.poleis[f.seat]), *what_it_is(s, (f.b & SEAT_MASK) - 1, f.a)]


def what_it_is(s: Board, seat: int, thing: int) -> list[Message]:
    """The hero or the colony of a seat, for somebody who may get it."""
    if thing == facts.COLONY:
        return names.describe_colony(s, names.mat_number(s, seat))
    p = s.poleis[seat]
    assert isinstance(p, HeroPolis)
    return names.describe_hero(s, p.hero)


def of_exchange(s: Board, f: Frame, move: int) -> list[Message]:
    after = base.answered(s, f, move)
    before, later = s.poleis[f.seat], after.poleis[f.seat]
    return base.what_is_left(before, later) + base.new_score(before, later)


def of_clovers(s: Board, f: Frame, move: int) -> list[Message]:
    later = base.answered(s, f, move).poleis[f.seat]
    score = later.standing()[0]
    return [Message("heroes-then-values", {"power": later.power(), "population": later.population(), "score": score})]


THEN: dict[int, Callable[[Board, Frame, int], list[Message]]] = {
    questions.OFFER: of_offer,
    questions.ANSWER_OFFER: of_answer,
    questions.ARM: of_strength,
    questions.RETURN_CHIT: of_chit,
    questions.WARD: of_ward,
    questions.SUFFER_PERSIANS: of_giving,
    questions.HIRE: of_strength,
    questions.EXCHANGE: of_exchange,
    questions.SPREAD_CLOVERS: of_clovers,
}
