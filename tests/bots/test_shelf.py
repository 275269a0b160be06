"""The bots by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

from isthmos.bots.bot import Budget
from isthmos.bots.shelf import BOTS, EVALUATORS, bot_named
from isthmos.core.errors import OptionError
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES, title_named


def test_every_bot_answers_to_its_name() -> None:
    for name in BOTS:
        assert bot_named(name, title_named("peloponnes"), "seed").name == name


def test_a_name_nobody_has_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(OptionError, match="there is no bot 'hero'; there are random, greedy"):
        bot_named("hero", title_named("peloponnes"), "seed")


def test_greedy_says_which_games_it_knows() -> None:
    title = Title()
    title.id = "chess"
    with pytest.raises(OptionError, match="cannot play chess; it plays peloponnes, heroes, perikles"):
        bot_named("greedy", title, "seed")


def test_greedy_knows_every_game_on_the_shelf() -> None:
    assert sorted(EVALUATORS) == sorted(TITLES)
    for title in TITLES.values():
        assert bot_named("greedy", title, "seed").name == "greedy"


def test_whether_a_bot_plays_a_game_is_known_without_opening_one() -> None:
    script = """
import sys
from isthmos.bots.bot import Budget
from isthmos.bots.shelf import BOTS, players_of
from isthmos.core.title import Title
title, other = Title(), Title()
title.id, other.id = "peloponnes", "chess"
opened = [name for name in sys.modules if name.endswith(".evaluator") and name.count(".") > 3]
print(players_of(title), players_of(other), opened)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "['random', 'greedy'] ['random'] []"


def test_a_kind_opens_a_bot_with_a_seed_and_a_budget() -> None:
    title = title_named("peloponnes")
    for kind in BOTS.values():
        bot = kind.open(title, "seed", Budget(milliseconds=10, simulations=3))
        assert bot.name == kind.name
        bot.close()


def test_a_game_that_is_taken_off_the_shelf_takes_nothing_with_it() -> None:
    """The knowledge of a game is opened only when it is asked for."""
    script = "import sys, isthmos.bots.shelf; print([m for m in sys.modules if m.startswith('isthmos.games')])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout.strip() == "[]"
