"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from isthmos.bots.bot import Bot
from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.bots.greedy import GreedyBot
from isthmos.bots.random_bot import RandomBot
from isthmos.core.errors import OptionError
from isthmos.core.title import Title
from isthmos.games.catalogue import GAMES

EVALUATORS = {game: manifest.evaluator for game, manifest in GAMES.items() if manifest.evaluator}
"""Where the knowledge of a game is, by its id; opened when a greedy bot is first asked to play it."""


def evaluator_for(game: str) -> Evaluator:
    found = import_module(EVALUATORS[game]).EVALUATOR
    assert isinstance(found, Evaluator)
    return found


def random_bot(title: Title, seed: str) -> Bot:
    return RandomBot(seed)


def greedy_bot(title: Title, seed: str) -> Bot:
    if title.id not in EVALUATORS:
        raise OptionError(f"bot 'greedy' cannot play {title.id}; it plays {', '.join(EVALUATORS)}")
    return GreedyBot(evaluator_for(title.id))


BOTS: dict[str, Callable[[Title, str], Bot]] = {"random": random_bot, "greedy": greedy_bot}


def bot_named(name: str, title: Title, seed: str) -> Bot:
    """A bot for one seat of one game. Raises OptionError with the names there are."""
    if name not in BOTS:
        raise OptionError(f"there is no bot '{name}'; there are {', '.join(BOTS)}")
    return BOTS[name](title, seed)
