"""The bots there are, by name."""

from __future__ import annotations

from isthmos.bots.bot import UNBOUND, Bot, BotKind, Budget
from isthmos.bots.greedy import GreedyKind
from isthmos.bots.random_bot import RandomKind
from isthmos.core.errors import OptionError
from isthmos.core.message import Arg, Message
from isthmos.core.title import Title

EVALUATORS = {
    "peloponnes": "isthmos.bots.evaluators.peloponnes.evaluator",
    "heroes": "isthmos.bots.evaluators.heroes.evaluator",
    "perikles": "isthmos.bots.evaluators.perikles.evaluator",
}
"""Where the knowledge of a game is, by its id; opened when a greedy bot is first asked to play it."""

KINDS: list[BotKind] = [RandomKind(), GreedyKind(EVALUATORS)]
BOTS = {kind.name: kind for kind in KINDS}


def bot_named(name: str, title: Title, seed: str, budget: Budget = UNBOUND) -> Bot:
    """A bot for one seat of one game. Raises OptionError with the names there are."""
    if name not in BOTS:
        raise OptionError(Message("core-no-bot", {"bot": name, "bots": ", ".join(BOTS)}))
    if not BOTS[name].plays(title):
        played: dict[str, Arg] = {"bot": name, "game": title.id, "games": ", ".join(games_of(BOTS[name]))}
        raise OptionError(Message("core-bot-cannot-play", played))
    return BOTS[name].open(title, seed, budget)


def games_of(kind: BotKind) -> list[str]:
    from isthmos.games.catalogue import TITLES  # games are opened when somebody asks about them

    return [game for game, title in TITLES.items() if kind.plays(title)]


def players_of(title: Title) -> list[str]:
    """The bots that play a game."""
    return [name for name, kind in BOTS.items() if kind.plays(title)]
