"""Many games between bots, counted: who wins, how fast it goes, whether every position keeps the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time

from msgspec import Struct

from isthmos.bots.bot import Bot
from isthmos.bots.shelf import bot_named
from isthmos.compiled import is_compiled
from isthmos.core.dealer import Stream, dealer_from_seed, draw
from isthmos.core.errors import OptionError
from isthmos.core.message import Message
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import Title

MOST_DECISIONS = 10_000
"""A game that has not ended by then never will."""


class WinShare(Struct):
    """Shares of all victories; each of the three adds up to 1. A shared victory counts 1/k for each."""

    by_seat: dict[str, float]
    by_bot: dict[str, float]
    by_civilization: dict[str, float]


class Report(Struct):
    """What a simulation found. A decision is an answer given by a seat; chance does not count."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    cpu_seconds: float
    decisions_per_second: float
    """By CPU time, without the set-up of tables and bots."""
    unfinished: int
    violations: int
    compiled: bool
    win_share: WinShare


class Imagination(Stream):
    """The stream that positions are imagined from, where a game hides something."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


class Tally:
    """What is counted while games are played."""

    def __init__(self) -> None:
        self.decisions = 0
        self.violations = 0
        self.unfinished = 0
        self.cpu_seconds = 0.0
        self.seats: dict[str, float] = {}
        self.bots: dict[str, float] = {}
        self.civilizations: dict[str, float] = {}

    def count(self, title: Title, state: State, players: Sequence[Bot]) -> None:
        """Who won a game that has ended; the others are entered with nothing."""
        winners = state.winners()
        for seat, bot in enumerate(players):
            share = 1 / len(winners) if seat in winners else 0.0
            add(self.seats, str(seat), share)
            add(self.bots, bot.name, share)
            add(self.civilizations, title.seat_label(state, seat), share)

    def win_share(self) -> WinShare:
        return WinShare(shares(self.seats), shares(self.bots), shares(self.civilizations))


def add(sums: dict[str, float], name: str, amount: float) -> None:
    sums[name] = sums.get(name, 0.0) + amount


def shares(sums: dict[str, float]) -> dict[str, float]:
    total = sum(sums.values())
    return {name: sums[name] / total for name in sorted(sums)}


def simulate(
    title: Title,
    seats: int,
    games: int,
    seed: str,
    bots: Sequence[str],
    *,
    check: bool = False,
    options: dict[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many games; the same arguments give the same report, apart from the times."""
    if games < 1:
        raise OptionError(Message("lab-too-few-games", {"games": games}))
    names = fill_seats(bots, seats)
    began = perf_counter()
    first = title.start(seats, options or {})
    tally = Tally()
    for game in range(games):
        players = seat_bots(title, names, seed, game)
        simulate_game(title, first.clone(), players, f"{seed}:{game}", tally, check)
        for bot in players:
            bot.close()
        if progress is not None:
            progress(game + 1)
    return Report(
        game=title.id,
        players=seats,
        games=games,
        decisions=tally.decisions,
        seconds=perf_counter() - began,
        cpu_seconds=tally.cpu_seconds,
        decisions_per_second=tally.decisions / max(tally.cpu_seconds, 1e-9),
        unfinished=tally.unfinished,
        violations=tally.violations,
        compiled=is_compiled(),
        win_share=tally.win_share(),
    )


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the last one named takes those that are left."""
    if not bots or len(bots) > seats:
        raise OptionError(Message("lab-bots-for-seats", {"bots": len(bots), "seats": seats}))
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def seat_bots(title: Title, names: Sequence[str], seed: str, game: int) -> list[Bot]:
    """Every bot moves on by one seat from game to game, so that no seat favours it."""
    seats = len(names)
    return [bot_named(names[(seat - game) % seats], title, f"{seed}:{game}:{seat}") for seat in range(seats)]


def simulate_game(title: Title, state: State, players: Sequence[Bot], seed: str, tally: Tally, check: bool) -> None:
    """One game, from its first position to the end."""
    dealer, imagination = dealer_from_seed(seed), Imagination(seed)
    began = process_time()
    decisions = 0
    sees_all = [title.hides_nothing or not bot.looks for bot in players]
    seat = state.seat()
    while seat != OVER and decisions < MOST_DECISIONS:
        if seat == CHANCE:
            state.play(draw(state, dealer).move)
        else:
            seen = state if sees_all[seat] else title.imagine(state, seat, imagination)
            state.play(players[seat].choose(seen, seat))
            decisions += 1
            if check:
                tally.violations += len(title.violations(state))
        seat = state.seat()
    tally.cpu_seconds += process_time() - began
    tally.decisions += decisions
    if seat == OVER:
        tally.count(title, state, players)
    else:
        tally.unfinished += 1
