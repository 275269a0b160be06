"""Positions on their way to a bot's process arrive as they were, compiled or interpreted."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.server.tables.bots import Packer, unpacked


@pytest.mark.parametrize("title", TITLES)
def test_a_position_arrives_as_it_was(title: str) -> None:
    seats, choice = max(3, TITLES[title].seats_min), random.Random(5)
    position = TITLES[title].start(seats, {})
    packer, compared = Packer(position.book), 0
    while position.seat() != OVER:
        arrived = unpacked(title, seats, (), packer.packed(position))
        assert (arrived.hash(), arrived.seat(), arrived.moves()) == (position.hash(), position.seat(), position.moves())
        move = choice.choice(position.moves())
        position.play(move)
        arrived.play(move)
        assert arrived.hash() == position.hash(), "and can be played on"
        compared += 1
    assert compared > 40


def test_a_position_arrives_with_the_interpreted_engine_too() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "as_it_was"]
    done = subprocess.run(command, env={**os.environ, "ISTHMOS_PURE": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
