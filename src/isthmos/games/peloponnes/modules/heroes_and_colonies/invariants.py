"""What must hold in every position with the expansion, beside what the base game demands."""

from __future__ import annotations

from isthmos.games.peloponnes import invariants as base
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import RETURN_CHIT
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.state import NONE, Board


def violations(s: Board) -> list[str]:
    """Sentences for everything that is wrong; empty as long as the rules are right."""
    if not isinstance(s, HeroBoard):
        return base.violations(s)
    found = [*base.tiles(s), *base.order(s), *chits(s), *clovers(s)]
    found += [*base.once(s, "civilization"), *base.once(s, "hero")]
    for seat in range(s.rules.seats):
        p = s.polis(seat)
        problems = [*base.stocks(p), *base.tile_numbers(s, p), *incomes(s, p), *base.bid(s, seat, p), *hero(s, p)]
        found += [f"seat {seat}: {problem}" for problem in problems]
    if s.top is not None and not s.moves():
        found.append("a question is open and has no legal answer")
    return found


def chits(s: HeroBoard) -> list[str]:
    """HC-5.1: each chit is in the bag, put back, laid with its disaster, or the blank in the box."""
    found = []
    content, rounds = s.rules.content, s.rules.content.rounds
    for disaster in content.disasters:
        kinds = [kind for kind, chit in enumerate(content.chits) if chit.disaster == disaster.number]
        waiting = sum(s.chits_left[kind] for kind in kinds) + sum(kind in kinds for kind in s.returned)
        held = sum(f_kind in kinds for f_kind in chits_in_question(s))
        if waiting + held + s.chits_seen[disaster.number] != disaster.chits:
            found.append(f"{disaster.id}: the chits do not add up to {disaster.chits}")
    total = sum(chit.count for chit in content.chits)
    settled = total - sum(s.chits_left) - len(s.returned) - len(chits_in_question(s))
    done = min(max(s.chapter - 1, 0), rounds)
    if not done * s.rules.chits_per_round <= settled <= min(s.chapter, rounds) * s.rules.chits_per_round:
        found.append(f"{settled} chits are settled in round {s.chapter}")
    return found


def chits_in_question(s: HeroBoard) -> list[int]:
    """The chit that somebody may still put back."""
    return [a for kind, _, a, _ in s.frames() if kind == RETURN_CHIT]


def clovers(s: HeroBoard) -> list[str]:
    have = sum(s.polis(seat).clovers for seat in range(s.rules.seats))
    need = s.hero_rules.data.clovers.each * s.rules.seats
    return [] if have == need else [f"there are {have} clovers instead of {need}"]


def incomes(s: HeroBoard, p: HeroPolis) -> list[str]:
    """HC-7.3, HC-4.8: tiles, civilization, and the side of the hero that shows, once it has brought its goods."""
    if p.civilization == NONE:
        return []
    more = base.extra_incomes(s, p)
    due = dict.fromkeys(more, 0)
    if p.hero != NONE and s.chapter > 0:
        hero = s.hero_rules.heroes[p.hero]
        side = hero.orange if p.hero_turned else hero.red
        due |= {"wood": side.wood, "stone": side.stone, "food": side.food, "people": side.people}
    return [] if more == due else [f"incomes are off by {more}"]


def hero(s: HeroBoard, p: HeroPolis) -> list[str]:
    found = []
    if not 0 <= p.strength <= s.hero_rules.most_strength:
        found.append(f"strength is {p.strength}")
    if p.clovers < 0 or p.mercenaries < 0 or p.wards < 0 or p.chit_returns < 0:
        found.append("clovers, mercenaries or permissions are below 0")
    if p.hero_turned and (p.hero_points or p.hero == NONE):
        found.append("the orange side has no points")
    if p.hero_turned and s.chits_seen[PERSIANS] < s.hero_rules.first_attack:
        found.append("the hero was turned before the first attack")
    return found
