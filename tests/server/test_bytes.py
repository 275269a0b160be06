"""How long positions are that carry choices with all that is said of them: no more than a quarter longer than they were
when a choice was notation and sentences."""

from __future__ import annotations

import random

import pytest

from isthmos.core.dealer import Dealer
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.server.wire import frames
from isthmos.table.events import Setup
from isthmos.table.sitting import Sitting

SEATS = 4
OPTIONS = {
    "heroes": {"negotiation": "true", "clover_distribution": "player_choice", "naukratis_free_exchange": "true"},
}
"""So that every question of the expansion is asked."""
BEFORE = {"peloponnes": 7591, "heroes": 10212, "perikles": 8629}
"""Mean bytes of the positions of one game, as they were written before anything was said in fields."""
MORE = 1.25


def sitting_of(title: str) -> Sitting:
    secret, salt = bytes([1] * 32), bytes([1] * 16)
    sitting = Sitting(TITLES, secret, salt)
    commitment, options = Dealer(secret, salt).commitment(), OPTIONS.get(title, {})
    sitting.lay(Setup(title, TITLES[title].rules_version, SEATS, commitment, "p0", options), "lay", 0.0)
    for seat in range(SEATS):
        sitting.sit(seat, f"p{seat}", "", f"sit {seat}", 0.0)
    sitting.start("start", 0.0)
    return sitting


def mean_bytes(title: str) -> float:
    """Of all positions of a game of random answers, for the seat that is asked, each with what was told since the last
    answer."""
    sizes: list[int] = []
    sitting, chosen = sitting_of(title), random.Random(1)
    while sitting.asked() != OVER:
        state, since = sitting.playing().state, max(0, len(sitting.playing().record.answers) - 1)
        position = frames.position("game", sitting, [sitting.asked()], since, float(len(sizes)))
        sizes.append(len(frames.with_choices(position, sitting)))
        answer = sitting.title.write(state, chosen.choice(state.moves()))
        sitting.answer(sitting.asked(), answer, f"c{len(sizes)}", float(len(sizes)))
    return sum(sizes) / len(sizes)


@pytest.mark.parametrize("title", BEFORE)
def test_a_position_with_choices_is_at_most_a_quarter_longer_than_before(title: str) -> None:
    assert mean_bytes(title) <= MORE * BEFORE[title]
