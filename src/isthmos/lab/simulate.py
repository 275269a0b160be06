"""Many games between bots, counted: who wins, how fast it goes, whether every position keeps the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter, process_time

from msgspec import Struct

from isthmos.bots.bot import Bot
from isthmos.bots.shelf import bot_named
from isthmos.compiled import is_compiled
from isthmos.core.dealer import Stream, dealer_from_seed
from isthmos.core.errors import OptionError
from isthmos.core.message import Message
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.games.catalogue import title_named
from isthmos.lab.game import play_game

MOST_DECISIONS = 10_000
"""A game that has not ended by then never will."""
ALONE = 1.0
"""Seconds: what one process has played by then needs no others."""
BATCH = 0.5
"""Seconds that a process plays before it tells what it has counted."""
WHOLE = 840
"""A victory in parts that are whole numbers however many share it: sums are the same in any order."""


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
        self.games = 0
        self.decisions = 0
        self.violations = 0
        self.unfinished = 0
        self.cpu_seconds = 0.0
        self.seats: dict[str, int] = {}
        self.bots: dict[str, int] = {}
        self.civilizations: dict[str, int] = {}

    def count(self, title: Title, state: State, players: Sequence[Bot]) -> None:
        """Who won a game that has ended; the others are entered with nothing."""
        winners = state.winners()
        for seat, bot in enumerate(players):
            share = WHOLE // len(winners) if seat in winners else 0
            add(self.seats, str(seat), share)
            add(self.bots, bot.name, share)
            add(self.civilizations, title.seat_label(state, seat), share)

    def include(self, other: Tally) -> None:
        """What another process has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations
        self.unfinished += other.unfinished
        self.cpu_seconds += other.cpu_seconds
        pairs = ((self.seats, other.seats), (self.bots, other.bots), (self.civilizations, other.civilizations))
        for sums, more in pairs:
            for name, amount in more.items():
                add(sums, name, amount)

    def win_share(self) -> WinShare:
        return WinShare(shares(self.seats), shares(self.bots), shares(self.civilizations))


def add(sums: dict[str, int], name: str, amount: int) -> None:
    sums[name] = sums.get(name, 0) + amount


def shares(sums: dict[str, int]) -> dict[str, float]:
    total = sum(sums.values())
    return {name: sums[name] / total for name in sorted(sums)}


class Series(Struct):
    """Games that differ in their number alone: each follows from it and the seed, whoever plays it."""

    game: str
    seats: int
    seed: str
    bots: list[str]
    check: bool
    options: dict[str, str]


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
    processes: int = 1,
) -> Report:
    """Play so many games; the same arguments give the same report, apart from the times, however many processes play.
    Interrupted, it reports on the games that have ended."""
    if games < 1:
        raise OptionError(Message("lab-too-few-games", {"games": games}))
    series = Series(title.id, seats, seed, fill_seats(bots, seats), check, options or {})
    began, tally = perf_counter(), Tally()
    try:
        for found in tallies(title, series, games, processes):
            tally.include(found)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        pass
    return Report(
        game=title.id,
        players=seats,
        games=tally.games,
        decisions=tally.decisions,
        seconds=perf_counter() - began,
        cpu_seconds=tally.cpu_seconds,
        decisions_per_second=tally.decisions / max(tally.cpu_seconds, 1e-9),
        unfinished=tally.unfinished,
        violations=tally.violations,
        compiled=is_compiled(),
        win_share=tally.win_share(),
    )


# --- in one process and in several ------------------------------------------------------------------


def tallies(title: Title, series: Series, games: int, processes: int) -> Iterator[Tally]:
    """What is counted, game by game; by batches of games once others are worth starting."""
    began = perf_counter()
    first = title.start(series.seats, series.options)
    for number in range(games):
        if processes > 1 and perf_counter() - began > ALONE:
            batch = max(1, int(number * BATCH / (perf_counter() - began)))
            yield from tallies_of_others(series, range(number, games), batch, processes)
            return
        yield tally_of(title, series, first, range(number, number + 1))


def tallies_of_others(series: Series, numbers: range, batch: int, processes: int) -> Iterator[Tally]:
    """A few batches are given out at a time, so that an interruption is soon heard."""
    parts = iter([numbers[place : place + batch] for place in range(0, len(numbers), batch)])
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=ignore_interruptions) as pool:
        waiting: set[Future[Tally]] = set()
        while True:
            for part in parts:
                waiting.add(pool.submit(tally_of_batch, series, part))
                if len(waiting) == 2 * processes:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from [one.result() for one in done]


def ignore_interruptions() -> None:
    """The process that was started by a person hears them for all."""
    signal(SIGINT, SIG_IGN)


def tally_of_batch(series: Series, numbers: range) -> Tally:
    title = title_named(series.game)
    return tally_of(title, series, title.start(series.seats, series.options), numbers)


def tally_of(title: Title, series: Series, first: State, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        players = seat_bots(title, series.bots, series.seed, number)
        simulate_game(title, first.clone(), players, f"{series.seed}:{number}", tally, series.check)
        for bot in players:
            bot.close()
    return tally


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
    played = play_game(title, state, list(players), dealer, imagination, MOST_DECISIONS, check)
    tally.cpu_seconds += process_time() - began
    tally.games += 1
    tally.decisions += played.decisions
    tally.violations += played.violations
    if played.is_over:
        tally.count(title, state, players)
    else:
        tally.unfinished += 1
