"""Where a game hides something, bots are handed what they could imagine, never the position itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from trust.pairs import Pair, Side, any_game

from isthmos.bots.bot import Bot, BotKind, Budget
from isthmos.bots.pool import Job
from isthmos.bots.random_bot import RandomBot
from isthmos.bots.shelf import BOTS, bot_named
from isthmos.core.dealer import Stream
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.games.perikles.title import PeriklesTitle
from isthmos.lab.simulate import Imagination, Tally, simulate_game
from isthmos.server.tables import bots
from isthmos.server.tables.bots import BotPool

from .test_every_bot import questions_for_seats


class Spied(PeriklesTitle):
    """Remembers what was imagined, and for whom."""

    def __init__(self) -> None:
        self.last: tuple[State, int] | None = None

    def imagine(self, state: State, seat: int, stream: Stream) -> State:
        imagined = super().imagine(state, seat, stream)
        assert imagined is not state
        self.last = (imagined, seat)
        return imagined


class Spy(RandomBot):
    """Checks what it is handed."""

    looks = True

    def __init__(self, title: Spied, seat: int) -> None:
        super().__init__(f"spy {seat}")
        self.title = title
        self.seat = seat
        self.asked = 0

    def choose(self, position: State, seat: int) -> int:
        assert self.title.last is not None
        imagined, for_whom = self.title.last
        assert position is imagined
        assert for_whom == seat == self.seat
        self.asked += 1
        return super().choose(position, seat)


def test_the_lab_hands_bots_only_what_they_can_imagine() -> None:
    title = Spied()
    spies = [Spy(title, seat) for seat in range(3)]
    players: list[Bot] = [*spies]
    simulate_game(title, title.start(3, {}), players, "spied on", Tally(), False)
    assert all(spy.asked for spy in spies)


# --- positions that differ only in what a bot cannot see ------------------------------------------

ENOUGH = 3
"""Pairs of positions for each question."""
MOST_GAMES = 60
"""Pairs of games; by then every question has come up."""


def chosen(bot: str, side: Side, seed: str) -> str:
    title, board = side.sitting.title, side.board
    imagined = title.imagine(board, board.seat(), Imagination(seed))
    return title.write(board, bot_named(bot, title, seed).choose(imagined, board.seat()))


class Reader(Bot):
    """Answers by everything there is in the position it is handed."""

    def choose(self, position: State, seat: int) -> int:
        moves = position.moves()
        return moves[int(position.hash(), 16) % len(moves)]


class ReaderKind(BotKind):
    name = "reader"

    def plays(self, title: Title) -> bool:
        return True

    def open(self, title: Title, seed: str, budget: Budget) -> Bot:
        return Reader()


@pytest.fixture(autouse=True)
def reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "reader", ReaderKind())


def blind_pairs(games: int) -> Iterator[tuple[int, Pair]]:
    """Positions of which whoever is asked cannot tell one from the other, by the number of the question."""
    seen: Counter[int] = Counter()
    wanted = questions_for_seats("perikles")
    for seed in range(games):
        if set(seen) == wanted:
            return
        pair = Pair(*any_game(seed))
        while not pair.is_over():
            top = pair.here.board.top
            assert top is not None
            if pair.here.sitting.asked() in pair.viewers and pair.differs() and seen[top.kind] < ENOUGH:
                seen[top.kind] += 1
                yield top.kind, pair
            pair.play()


def decisions_that_differ(games: int) -> tuple[set[int], list[str]]:
    """The questions that came up, and where a bot answered by what it cannot see."""
    kinds, found = set(), []
    for kind, pair in blind_pairs(games):
        kinds.add(kind)
        for bot in BOTS:
            here, there = [chosen(bot, side, f"{kind} {len(pair.steps)}") for side in pair.sides]
            if here != there:
                found.append(f"{bot}: {here}, but {there}")
    return kinds, found


def test_every_bot_answers_every_question_alike_whatever_it_cannot_see() -> None:
    kinds, found = decisions_that_differ(MOST_GAMES)
    assert found == []
    assert kinds == questions_for_seats("perikles")


def test_a_bot_that_reads_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """forge#3604, open-mtg#4, open_spiel#44."""
    monkeypatch.setattr(PeriklesTitle, "imagine", lambda self, state, seat, stream: state.clone())
    assert decisions_that_differ(1)[1] != []


class Caught(BotPool):
    """Keeps what would go to a bot's process."""

    async def _asked(self, job: Job, *rest: Any) -> str:
        self.handed = job
        return ""


def handed(pool: Caught, side: Side) -> Job:
    asyncio.run(pool.answer(side.sitting.title, side.board, "greedy", "question"))
    return pool.handed


def test_what_is_handed_to_the_process_of_a_bot_is_the_same_whatever_it_cannot_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """catanatron#383: it gets what can be seen, and no handle to the game."""
    monkeypatch.setattr(bots, "Imagination", lambda: Imagination("the same"))
    pool = Caught(1, 0)
    for _, pair in blind_pairs(1):
        assert handed(pool, pair.here) == handed(pool, pair.there)
