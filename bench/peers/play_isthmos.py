"""isthmos: its three games at four seats. Prints the best of three tries, by CPU time."""

from __future__ import annotations

import json
import sys
from random import Random

from isthmos.compiled import is_compiled
from isthmos.games.catalogue import TITLES
from isthmos.lab import bench
from isthmos.lab.driving import drive, every_tenth_position, random_game

SEATS = 4
TRIES = 3


def figures(name: str, games: int, seed: str) -> dict[str, float]:
    title = TITLES[name]
    first = title.start(SEATS, {})
    answers = [random_game(first.clone(), Random(f"{seed}:{game}")) for game in range(games)]
    decisions = sum(drive(first.clone(), Random(f"{seed}:{game}")) for game in range(games))
    positions = [position for one in answers for position in every_tenth_position(first, one)]
    seen = [(position, number % SEATS) for number, position in enumerate(positions[: bench.VIEWS])]
    many = positions * -(-bench.CALLS // len(positions))
    playout = max(bench.rate_of_playouts(first, games) for _ in range(TRIES))
    driven = max(bench.rate_driven(first, games) for _ in range(TRIES))
    idle = min(bench.seconds_to_pass(many) for _ in range(TRIES))
    clone = min(bench.seconds_of_clones(many) for _ in range(TRIES)) - idle
    sent = min(bench.seconds_to_send(title, seen) for _ in range(TRIES))
    with_chance = sum(map(len, answers)) / decisions
    return {
        "playout": playout,
        "playout, chance too": playout * with_chance,
        "driven": driven,
        "driven, chance too": driven * with_chance,
        "clone": 1e9 * clone / len(many),
        "view and JSON": 1e6 * sent / len(seen),
    }


games, seed = int(sys.argv[1]), sys.argv[2]
print(json.dumps({"compiled": is_compiled(), "games": {name: figures(name, games, seed) for name in TITLES}}))
