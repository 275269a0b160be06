"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.bots.bot import Bot
from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.bots.evaluators.peloponnes.evaluator import PeloponnesEvaluator
from isthmos.bots.greedy import GreedyBot
from isthmos.bots.random_bot import RandomBot
from isthmos.core.errors import OptionError
from isthmos.core.title import Title

EVALUATORS: dict[str, Callable[[], Evaluator]] = {"peloponnes": PeloponnesEvaluator}
"""By the id of the game they know."""


def random_bot(title: Title, seed: str) -> Bot:
    return RandomBot(seed)


def greedy_bot(title: Title, seed: str) -> Bot:
    if title.id not in EVALUATORS:
        raise OptionError(f"bot 'greedy' cannot play {title.id}; it plays {', '.join(EVALUATORS)}")
    return GreedyBot(EVALUATORS[title.id]())


BOTS: dict[str, Callable[[Title, str], Bot]] = {"random": random_bot, "greedy": greedy_bot}


def bot_named(name: str, title: Title, seed: str) -> Bot:
    """A bot for one seat of one game. Raises OptionError with the names there are."""
    if name not in BOTS:
        raise OptionError(f"there is no bot '{name}'; there are {', '.join(BOTS)}")
    return BOTS[name](title, seed)
