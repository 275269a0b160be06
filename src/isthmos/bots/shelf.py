"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from isthmos.bots.bot import Bot
from isthmos.bots.evaluators.evaluator import Evaluator
from isthmos.bots.greedy import GreedyBot
from isthmos.bots.random_bot import RandomBot
from isthmos.core.errors import OptionError
from isthmos.core.message import Arg, Message
from isthmos.core.title import Title

EVALUATORS = {
    "peloponnes": "isthmos.bots.evaluators.peloponnes.evaluator",
    "heroes": "isthmos.bots.evaluators.heroes.evaluator",
    "perikles": "isthmos.bots.evaluators.perikles.evaluator",
}
"""Where the knowledge of a game is, by its id; opened when a greedy bot is first asked to play it."""


def evaluator_for(game: str) -> Evaluator:
    found = import_module(EVALUATORS[game]).EVALUATOR
    assert isinstance(found, Evaluator)
    return found


def random_bot(title: Title, seed: str) -> Bot:
    return RandomBot(seed)


def greedy_bot(title: Title, seed: str) -> Bot:
    if title.id not in EVALUATORS:
        played: dict[str, Arg] = {"bot": "greedy", "game": title.id, "games": ", ".join(EVALUATORS)}
        raise OptionError(Message("core-bot-cannot-play", played))
    return GreedyBot(evaluator_for(title.id))


BOTS: dict[str, Callable[[Title, str], Bot]] = {"random": random_bot, "greedy": greedy_bot}


def bot_named(name: str, title: Title, seed: str) -> Bot:
    """A bot for one seat of one game. Raises OptionError with the names there are."""
    if name not in BOTS:
        raise OptionError(Message("core-no-bot", {"bot": name, "bots": ", ".join(BOTS)}))
    return BOTS[name](title, seed)
