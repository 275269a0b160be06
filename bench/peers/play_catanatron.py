"""catanatron: Catan between four random players. Prints the best of three tries, by CPU time."""

from __future__ import annotations

import json
import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TRIES = 3
LONGEST = 1000
"""Turns; the library's own limit."""


def new_game() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= LONGEST


def play(games: int) -> dict[str, float]:
    """It asks even where there is one answer only: `decisions` counts them all, `choices` those with more."""
    decisions = choices = 0
    seconds = 0.0
    for _ in range(games):
        game = new_game()
        began = process_time()
        while not is_over(game):
            choices += len(game.state.playable_actions) > 1
            decisions += 1
            game.play_tick()
        seconds += process_time() - began
    return {"decisions": decisions / seconds, "choices": choices / seconds}


def copy() -> float:
    """Nanoseconds for one copy, over positions of a game."""
    game, positions = new_game(), []
    while not is_over(game):
        for _ in range(20):
            game.play_tick()
        positions.append(game.copy())
    positions *= 5
    return min(1e9 * seconds_to_copy(positions) / len(positions) for _ in range(TRIES))


def seconds_to_copy(positions: list[Game]) -> float:
    began = process_time()
    for position in positions:
        position.copy()
    return process_time() - began


random.seed(sys.argv[2])
tries = [play(int(sys.argv[1])) for _ in range(TRIES)]
print(json.dumps({**max(tries, key=lambda one: one["decisions"]), "copy": copy()}))
