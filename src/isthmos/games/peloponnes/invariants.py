"""What must hold in every position, whatever has been played."""

from __future__ import annotations

from isthmos.games.peloponnes.state import NONE, Board, Polis


def violations(s: Board) -> list[str]:
    """Sentences for everything that is wrong; empty as long as the rules are right."""
    found = [*tiles(s), *chits(s), *order(s), *once(s, "civilization")]
    for seat, p in enumerate(s.poleis):
        found += [
            f"seat {seat}: {problem}" for problem in [*stocks(p), *tile_numbers(s, p), *incomes(s, p), *bid(s, seat, p)]
        ]
    if s.top is not None and not s.moves():
        found.append("a question is open and has no legal answer")
    return found


def tiles(s: Board) -> list[str]:
    """PEL-C1: every tile is in one place, and the unseen ones are of the current stack."""
    found: list[str] = []
    owned = [number for p in s.poleis for number in (*p.lands, *p.buildings)]
    taken = set(owned)
    waiting = [number for number in s.offer if number not in taken]
    everywhere = [*s.unseen, *waiting, *owned]
    if len(set(everywhere)) != len(everywhere):
        found.append("a tile lies in two places")
    if 1 <= s.chapter <= s.rules.content.rounds:
        stack = s.stacks[s.rules.content.stack_of_round[s.chapter]]
        if not set(s.unseen) <= set(stack):
            found.append("a tile of another stack is in the bag")
    elif s.chapter > s.rules.content.rounds and s.unseen:
        found.append("the game is over and a tile was never turned up")
    return found


def chits(s: Board) -> list[str]:
    """PEL-C2, PEL-D1: chits are drawn two a round, and each is either in the bag or on the table."""
    content = s.rules.content
    found: list[str] = []
    for kind, chit in enumerate(content.chits):
        left, seen = s.chits_left[kind], s.chits_seen[chit.disaster] if chit.disaster != NONE else 0
        if left < 0 or (chit.disaster != NONE and left + seen != chit.count):
            found.append(f"{chit.word}: {left} chits in the bag and {seen} on the table")
    drawn = sum(chit.count for chit in content.chits) - sum(s.chits_left)
    rounds_done = min(max(s.chapter - 1, 0), content.rounds)
    least = rounds_done * s.rules.chits_per_round
    most = min(s.chapter, content.rounds) * s.rules.chits_per_round
    if not least <= drawn <= most:
        found.append(f"{drawn} chits are drawn in round {s.chapter}")
    return found


def order(s: Board) -> list[str]:
    return [] if sorted(s.order) == list(range(s.rules.seats)) else ["the turn order is not an order of the seats"]


def once(s: Board, what: str) -> list[str]:
    """PEL-S1: what is dealt to one player is dealt to no other."""
    dealt = [number for p in s.poleis if (number := getattr(p, what)) != NONE]
    return [] if len(set(dealt)) == len(dealt) else [f"two have the same {what}"]


def stocks(p: Polis) -> list[str]:
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


def tile_numbers(s: Board, p: Polis) -> list[str]:
    """PEL-I1, PEL-D12: the numbers a polis carries are those of its tiles, mat and civilization."""
    if p.civilization == NONE:
        return []
    blank = blank_with_tiles(s, p)
    shields = s.rules.content.civilizations[p.civilization].shields
    if shields >= 0:
        blank.shield(shields, 1)
    found = [
        f"{name} is {getattr(p, name)}, but the tiles give {getattr(blank, name)}"
        for name in ("points", "choices", "bid_bonus", "free_placement", "shields")
        if getattr(blank, name) != getattr(p, name)
    ]
    if len(p.marks) != len(p.buildings) or any(coins not in (0, p.mat.marking_coins) for coins in p.marks):
        found.append("the coins on buildings do not match the buildings")
    return found


def blank_with_tiles(s: Board, p: Polis) -> Polis:
    blank = Polis(p.mat, len(p.shields))
    for number in (*p.lands, *p.buildings):
        blank.settle(s.rules.tiles[number], 1)
    return blank


def extra_incomes(s: Board, p: Polis) -> dict[str, int]:
    """What the incomes have beyond tiles and civilization."""
    blank, civilization = blank_with_tiles(s, p), s.rules.content.civilizations[p.civilization].income
    return {
        name: getattr(p, f"income_{name}") - getattr(blank, f"income_{name}") - getattr(civilization, name)
        for name in ("wood", "stone", "food", "people")
    }


def incomes(s: Board, p: Polis) -> list[str]:
    """PEL-A5: only a campaign level gives extra incomes, and never inhabitants."""
    if p.civilization == NONE:
        return []
    more, level = extra_incomes(s, p), s.rules.options.level
    allowed = s.rules.content.levels[level - 1].extra_incomes if level else 0
    if min(more.values()) < 0 or more["people"] or sum(more.values()) > allowed:
        return [f"incomes are off by {more}"]
    return []


def bid(s: Board, seat: int, p: Polis) -> list[str]:
    """PEL-B9: a polis has one bid at most, and it lies where the offer says."""
    held = [slot for slot, holder in enumerate(s.holders) if holder == seat]
    if len(held) > 1:
        return ["two bids lie in the offer"]
    if p.slot != NONE and p.stake == 0:
        return ["a bid without coins lies in the offer"]
    if held and held[0] != p.slot:
        return ["the bid is not where the polis says"]
    return []
