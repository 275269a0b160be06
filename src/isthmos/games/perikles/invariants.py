"""What must hold in every position, whatever has been played."""

from __future__ import annotations

from isthmos.core.state import OVER
from isthmos.games.perikles.content import ARMIES, ATTACK, CITIES, DEFENCE, PERSIA, UNITS
from isthmos.games.perikles.state import NONE, Board, field, sender_of, unit_of


def violations(s: Board) -> list[str]:
    """Sentences for everything that is wrong; empty as long as the rules are right."""
    found = [*_cubes(s), *_candidates(s), *_counters(s), *_commands(s), *_sides(s), *_relations(s)]
    found += [*_influence(s), *_locations(s), *_specials(s), *_battle(s)]
    if s.top is not None and not s.moves():
        found.append("a question is open and has no legal answer")
    return found


def _cubes(s: Board) -> list[str]:
    """PER-C1."""
    found = []
    for seat in range(s.seats):
        columns = [s.column_cubes(seat, city) for city in range(CITIES)]
        total = sum(columns) + s.alpha.count(seat) + s.beta.count(seat) + s.supply[seat]
        if min(columns) < 0 or s.supply[seat] < 0 or total != s.rules.content.cubes_per_player:
            found.append(f"seat {seat}: {total} cubes in all, {s.supply[seat]} of them in the supply")
    return found


def _candidates(s: Board) -> list[str]:
    """PER-I6, PER-N2."""
    found = []
    for city in range(CITIES):
        if s.alpha[city] == NONE and s.beta[city] != NONE:
            found.append(f"city {city}: the second candidate did not move up")
        if s.alpha[city] == s.beta[city] != NONE:
            found.append(f"city {city}: both candidates are of one player")
    return found


def _counters(s: Board) -> list[str]:
    """PER-C5: every counter is in exactly one place."""
    have = s.home[:]
    for unit in (*s.lost, *s.frozen, *s.back):
        have[unit] += 1
    for row in s.forces:
        for one in row:
            have[unit_of(one)] += 1
    printed = [count for army in s.rules.content.armies for count in army.counters]
    found = [
        f"counter {unit}: {have[unit]}, not {printed[unit]}" for unit in range(UNITS) if have[unit] != printed[unit]
    ]
    if min(s.home) < 0:
        found.append("a counter was sent that was not there")
    if any(unit >= CITIES << 3 for unit in s.lost):
        found.append("a Persian counter is lost")  # PER-P5
    return found


def _commands(s: Board) -> list[str]:
    """PER-A1, PER-E4: every army has the leaders it was given."""
    found = []
    for city, leader in enumerate(s.leaders):
        if [seat for seat in range(s.seats) if s.leads(seat, city)] != ([] if leader == NONE else [leader]):
            found.append(f"city {city} is not commanded by its leader")
    if [seat for seat in range(s.seats) if s.leads(seat, PERSIA)] != list(s.persians):
        found.append("the Persians are not commanded by their leaders")
    return found


def _sides(s: Board) -> list[str]:
    """PER-A9: nobody stands on both sides of a location."""
    found = []
    for slot in range(s.rules.content.locations_per_round):
        attack, defence = field(slot, ATTACK), field(slot, DEFENCE)
        for seat in range(s.seats):
            armies = s.commands[seat]
            if armies & s.stood[attack] and armies & s.stood[defence]:
                found.append(f"seat {seat} stands on both sides of slot {slot}")
        if s.mains[attack] == s.mains[defence] != NONE:
            found.append(f"slot {slot}: main attacker and main defender are the same")
    for here, row in enumerate(s.forces):
        present = 0
        for one in row:
            present |= 1 << (unit_of(one) >> 3)
            if not s.leads(sender_of(one), unit_of(one) >> 3):
                found.append(f"field {here}: a counter was sent by a seat that does not lead it")
        if present != s.present[here] or present & ~s.stood[here] or (row and s.mains[here] == NONE):
            found.append(f"field {here}: what it remembers does not match its counters")
    return found


def _relations(s: Board) -> list[str]:
    """PER-R1: symmetric, and never both at once."""
    found = []
    for one in range(ARMIES):
        if s.enemies[one] & s.allies[one] or (s.enemies[one] | s.allies[one]) >> one & 1:
            found.append(f"army {one} has impossible relations")
        for other in range(ARMIES):
            if s.enemies[one] >> other & 1 != s.enemies[other] >> one & 1:
                found.append(f"armies {one} and {other} disagree about war")
            if s.allies[one] >> other & 1 != s.allies[other] >> one & 1:
                found.append(f"armies {one} and {other} disagree about being allied")
    return found


def _influence(s: Board) -> list[str]:
    """PER-C2: no tile is lost on the way between bag, display and players."""
    if not s.display:
        return []
    have = list(s.pile)
    for tile in s.display:
        if tile != NONE:
            have[tile] += 1
    for row in s.taken:
        for tile in row:
            have[tile] += 1
    printed = [tile.count for tile in s.rules.content.tiles]
    return [] if have == printed else [f"influence tiles are {have}, not {printed}"]


def _locations(s: Board) -> list[str]:
    """PER-C3, PER-B16, PER-P4: a location is in one place; only Persians share one."""
    found = []
    for seat in range(s.seats):
        if len(set(s.won[seat])) != len(s.won[seat]):
            found.append(f"seat {seat} has won a location twice")
    seen = {number for row in s.won for number in row} | set(s.locations)
    if seen & set(s.unseen) or len(s.unseen) != len(set(s.unseen)):
        found.append("a location lies in two places")
    for city, defeats in zip(s.rules.content.cities, s.defeats, strict=True):
        if not 0 <= defeats <= sum(location.owner == city.number for location in s.rules.content.locations):
            found.append(f"{city.id} has {defeats} defeats")
    return found


def _specials(s: Board) -> list[str]:
    """PER-C4: every special tile exists once."""
    dealt = [special for special in s.specials if special != NONE]
    everywhere = sorted([*dealt, *s.undealt])
    return [] if everywhere == list(range(len(s.rules.content.specials))) else ["the special tiles are not all there"]


def _battle(s: Board) -> list[str]:
    """PER-B12, PER-B13."""
    content = s.rules.content
    found = []
    if sum(s.tokens) > content.battle_tokens or max(s.tokens) > content.tokens_to_win or min(s.tokens) < 0:
        found.append(f"battle tokens are {s.tokens}")
    if s.seat() == OVER and (any(s.forces) or s.lost == s.back != ()):
        found.append("the game is over and counters are still out")
    return found
