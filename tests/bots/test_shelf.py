"""The bots by name."""

from __future__ import annotations

import pytest

from isthmos.bots.shelf import BOTS, bot_named
from isthmos.core.errors import OptionError
from isthmos.core.title import Title
from isthmos.games.catalogue import title_named


def test_every_bot_answers_to_its_name() -> None:
    for name in BOTS:
        assert bot_named(name, title_named("peloponnes"), "seed").name == name


def test_a_name_nobody_has_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(OptionError, match="there is no bot 'hero'; there are random, greedy"):
        bot_named("hero", title_named("peloponnes"), "seed")


def test_greedy_says_which_games_it_knows() -> None:
    title = Title()
    title.id = "chess"
    with pytest.raises(OptionError, match="cannot play chess; it plays peloponnes"):
        bot_named("greedy", title, "seed")
