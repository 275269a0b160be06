# compiled
"""One game between bots, without a table: whoever is asked answers until it is over."""

from __future__ import annotations

from typing import NamedTuple

from isthmos.bots.bot import Bot
from isthmos.core.dealer import Stream
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import Title


class Played(NamedTuple):
    """What came of it. A decision is an answer given by a seat."""

    decisions: int
    violations: int
    is_over: bool


def play_game(
    title: Title, state: State, players: list[Bot], dealer: Stream, imagination: Stream, most: int, check: bool
) -> Played:
    """Play on to the end, or until so many decisions have been made. What a bot looks at hides what its seat must not
    see."""
    sees_all = [title.hides_nothing or not bot.looks for bot in players]
    decisions, violations = 0, 0
    while True:
        seat = state.seat()
        if seat == OVER or decisions == most:
            return Played(decisions, violations, seat == OVER)
        if seat == CHANCE:
            state.play_unchecked(state.answer(dealer.below(state.answers())))
            continue
        seen = state if sees_all[seat] else title.imagine(state, seat, imagination)
        state.play(players[seat].choose(seen, seat))
        decisions += 1
        if check:
            violations += len(title.violations(state))
