"""OpenSpiel: five games at random, driven from Python and inside its C++. Prints the best of three tries, by CPU time.

Its C++ plays whole games between its own random bots (`games`), and rolls out positions for its own tree search
(`rollouts`). A rollout begins when the cards are dealt, so it is the faster of the two where there is a deal; its
length is known from the whole games.
"""

from __future__ import annotations

import json
import random
import sys
from bisect import bisect
from itertools import accumulate
from time import process_time

import pyspiel

NAMES = ("backgammon", "hearts", "dou_dizhu", "chinese_checkers", "gin_rummy")
CHANCE, OVER = -1, -4
TRIES = 3
PLAYED = {"chinese_checkers": 0.1}
"""Its games are ten times as long as the others."""


def drive(state: pyspiel.State) -> int:
    """The same loop as `isthmos.lab.driving.drive`; how many decisions."""
    fraction = random.random
    decisions = 0
    while True:
        player = state.current_player()
        if player == OVER:
            return decisions
        if player == CHANCE:
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            sums = list(accumulate(weights))
            state.apply_action(moves[bisect(sums, fraction() * sums[-1])])
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(fraction() * len(moves))])
            decisions += 1


def driven(game: pyspiel.Game, games: int) -> dict[str, float]:
    states = [game.new_initial_state() for _ in range(games)]
    began = process_time()
    decisions = sum(map(drive, states))
    seconds = process_time() - began
    return {"driven": decisions / seconds, "driven, chance too": sum(map(answers, states)) / seconds}


def answers(state: pyspiel.State) -> int:
    """Chance's among them."""
    return len(state.history())


def whole_games(game: pyspiel.Game, games: int) -> dict[str, float]:
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    states = [game.new_initial_state() for _ in range(games)]
    seeds = [random.randrange(1 << 30) for _ in states]
    began = process_time()
    for state, seed in zip(states, seeds, strict=True):
        pyspiel.evaluate_bots(state, bots, seed)
    seconds = process_time() - began
    decisions = sum(step.player >= 0 for state in states for step in state.full_history())
    return {
        "games": decisions / seconds,
        "games, chance too": sum(map(answers, states)) / seconds,
        "decisions_of_a_game": decisions / games,
    }


def rollouts(game: pyspiel.Game, games: int, decisions: float) -> float:
    """A search of one step asks the evaluator once, at the root."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(games, random.randrange(1 << 30))
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
    began = process_time()
    bot.step(state)
    return games * decisions / (process_time() - began)


def clone(game: pyspiel.Game) -> float:
    """Nanoseconds for one clone, over positions of a game, the loop taken off."""
    state, positions = game.new_initial_state(), []
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        positions.append(state.clone())
    positions *= -(-5000 // len(positions))
    return min(1e9 * seconds_to_clone(positions) / len(positions) for _ in range(TRIES))


def seconds_to_clone(positions: list[pyspiel.State]) -> float:
    began = process_time()
    for position in positions:
        position.clone()
    cloned = process_time()
    for _ in positions:
        pass
    return (cloned - began) - (process_time() - cloned)


def figures(name: str, games: int) -> dict[str, float]:
    game = pyspiel.load_game(name)
    games = max(1, int(games * PLAYED.get(name, 1)))
    found = best([driven(game, games) for _ in range(TRIES)]) | best([whole_games(game, games) for _ in range(TRIES)])
    length = found["decisions_of_a_game"]
    found["rollouts"] = max(rollouts(game, games, length) for _ in range(TRIES))
    return {**found, "clone": clone(game)} if name == "backgammon" else found


def best(tries: list[dict[str, float]]) -> dict[str, float]:
    """The try with the highest rate, which is the first figure of each."""
    return max(tries, key=lambda one: next(iter(one.values())))


random.seed(sys.argv[2])
print(json.dumps({name: figures(name, int(sys.argv[1])) for name in NAMES}))
