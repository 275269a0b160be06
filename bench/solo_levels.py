"""How many levels of the solo campaign a bot completes: `python bench/solo_levels.py [BOT] [DEALS]`."""

from __future__ import annotations

import sys
from statistics import mean
from time import process_time

from isthmos.bots.shelf import bot_named
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER
from isthmos.games.catalogue import title_named
from isthmos.games.peloponnes.title import shipped_content


def score(bot_name: str, level: int, seed: str) -> int:
    """The score of one deal of a level, the civilization dealt at random."""
    title = title_named("peloponnes")
    state, bot, dealer = title.start(1, {"level": str(level)}), bot_named(bot_name, title, seed), dealer_from_seed(seed)
    while state.seat() != OVER:
        state.play(draw(state, dealer).move if state.seat() == CHANCE else bot.choose(state, 0))
    return state.scores()[0]


def main() -> None:
    bot_name, deals = (sys.argv[1:] + ["greedy", "200"][len(sys.argv) - 1 :])[:2]
    for level in shipped_content().levels:
        began = process_time()
        scores = [score(bot_name, level.number, f"level {level.number}:{deal}") for deal in range(int(deals))]
        share = mean(one >= level.points_needed for one in scores)
        print(
            f"level {level.number}: {share:6.1%} of {deals} deals reach {level.points_needed} points;"
            f" mean {mean(scores):.1f}; {process_time() - began:.1f} s CPU"
        )


if __name__ == "__main__":
    main()
