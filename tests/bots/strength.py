"""How tests measure and question a bot."""

from __future__ import annotations

from isthmos.bots.shelf import bot_named
from isthmos.core.message import Message
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.games.catalogue import title_named
from isthmos.lab.simulate import simulate


def share_against_random(game: str, seats: int, games: int) -> float:
    """One greedy bot, moving on by one seat from game to game, and random bots at all other seats."""
    report = simulate(title_named(game), seats, games, "greedy against random", ["greedy", "random"])
    return report.win_share.by_bot["greedy"]


def answer(title: Title, position: State) -> str:
    """What greedy answers to the open question, in notation."""
    return title.write(position, bot_named("greedy", title, "").choose(position, position.seat()))


def reasons(title: Title, position: State) -> list[Message]:
    """And why."""
    bot = bot_named("greedy", title, "")
    bot.choose(position, position.seat())
    return bot.why()
