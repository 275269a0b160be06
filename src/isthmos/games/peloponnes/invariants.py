"""What must hold in every position, whatever has been played."""

from __future__ import annotations

from isthmos.games.peloponnes.state import NONE, Board, Polis


def violations(s: Board) -> list[str]:
    """Sentences for everything that is wrong; empty as long as the rules are right."""
    found = [*_tiles(s), *_chits(s), *_order(s)]
    for seat, p in enumerate(s.poleis):
        found += [f"seat {seat}: {problem}" for problem in [*_stocks(p), *_numbers(s, p), *_bid(s, seat, p)]]
    if s.top is not None and not s.legal:
        found.append("a question is open and has no legal answer")
    return found


def _tiles(s: Board) -> list[str]:
    """PEL-C1: every tile is in one place, and the unseen ones are of the current stack."""
    found: list[str] = []
    owned = [number for p in s.poleis for number in (*p.lands, *p.buildings)]
    taken = set(owned)
    waiting = [number for number in s.offer if number not in taken]
    everywhere = [*s.unseen, *waiting, *owned]
    if len(set(everywhere)) != len(everywhere):
        found.append("a tile lies in two places")
    if 1 <= s.chapter <= s.rules.content.rounds:
        stack = s.rules.content.stack_of_round[s.chapter]
        if any(s.rules.tiles[number].stack != stack for number in s.unseen):
            found.append("a tile of another stack is in the bag")
    elif s.chapter > s.rules.content.rounds and s.unseen:
        found.append("the game is over and a tile was never turned up")
    return found


def _chits(s: Board) -> list[str]:
    """PEL-C2, PEL-D1: chits are drawn two a round, and each is either in the bag or on the table."""
    content = s.rules.content
    found: list[str] = []
    for disaster, left, seen in zip(content.disasters, s.chits_left, s.chits_seen, strict=False):
        if left < 0 or left + seen != disaster.chits:
            found.append(f"{disaster.id}: {left} chits in the bag and {seen} on the table")
    drawn = sum(d.chits for d in content.disasters) + content.blank_chits - sum(s.chits_left)
    rounds_done = min(max(s.chapter - 1, 0), content.rounds)
    least = rounds_done * content.chits_per_round
    most = min(s.chapter, content.rounds) * content.chits_per_round
    if not least <= drawn <= most:
        found.append(f"{drawn} chits are drawn in round {s.chapter}")
    return found


def _order(s: Board) -> list[str]:
    return [] if sorted(s.order) == list(range(s.rules.seats)) else ["the turn order is not an order of the seats"]


def _stocks(p: Polis) -> list[str]:
    """PEL-C5."""
    stocks = {
        "coins": (p.coins, p.coins),
        "wood": (p.wood, p.mat.wood_limit),
        "stone": (p.stone, p.mat.stone_limit),
        "food": (p.food, p.mat.food_limit),
        "luxury": (p.luxury, p.luxury),
        "people": (p.people, p.people),
    }
    return [f"{amount} {name}" for name, (amount, limit) in stocks.items() if amount < 0 or amount > limit]


def _numbers(s: Board, p: Polis) -> list[str]:
    """PEL-I1, PEL-D12: the numbers a polis carries are those of its tiles, civilization and extra incomes."""
    found: list[str] = []
    if p.civilization == NONE:
        return found
    blank = Polis(p.mat, len(p.shields))
    for number in (*p.lands, *p.buildings):
        blank.settle(s.rules.tiles[number], 1)
    for name in ("points", "choices", "bid_bonus", "free_placement", "shields"):
        if getattr(blank, name) != getattr(p, name):
            found.append(f"{name} is {getattr(p, name)}, but the tiles give {getattr(blank, name)}")
    civilization = s.rules.content.civilizations[p.civilization].income
    extra = 0
    for name in ("wood", "stone", "food", "people"):
        more = getattr(p, f"income_{name}") - getattr(blank, f"income_{name}") - getattr(civilization, name)
        if more < 0 or (more and name == "people"):
            found.append(f"the income of {name} is off by {more}")
        extra += more
    level = s.rules.options.level
    if extra > (s.rules.content.levels[level - 1].extra_incomes if level else 0):
        found.append(f"there are {extra} extra incomes")
    if len(p.marks) != len(p.buildings) or any(coins not in (0, p.mat.marking_coins) for coins in p.marks):
        found.append("the coins on buildings do not match the buildings")
    return found


def _bid(s: Board, seat: int, p: Polis) -> list[str]:
    """PEL-B9: a polis has one bid at most, and it lies where the offer says."""
    held = [slot for slot, holder in enumerate(s.holders) if holder == seat]
    if len(held) > 1:
        return ["two bids lie in the offer"]
    if p.slot != NONE and p.stake == 0:
        return ["a bid without coins lies in the offer"]
    if held and held[0] != p.slot:
        return ["the bid is not where the polis says"]
    return []
