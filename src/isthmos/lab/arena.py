"""Bots against each other, fairly: each deal is played once from every seat, and chance is told from strength."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter

import msgspec

from isthmos.bots.bot import Bot, Budget
from isthmos.bots.shelf import bot_named
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import OptionError
from isthmos.core.message import Message
from isthmos.core.state import State
from isthmos.core.title import Title
from isthmos.games.catalogue import title_named
from isthmos.lab.game import play_game
from isthmos.lab.ratings import Places, ratings
from isthmos.lab.simulate import MOST_DECISIONS, Imagination, fill_seats, ignore_interruptions

REPORT, SELECT = "report", "select"
"""Deals that figures are reported from, and those that bots are tuned and chosen on: none is both."""
TWO_SIDED = 1.96
"""Standard errors on both sides of a mean that hold 95 % of a normal distribution."""


class Match(msgspec.Struct, frozen=True):
    """Everything that decides what is played. A bot is called `name` or, to tell two of a kind apart, `label=name`."""

    title: str
    bots: tuple[str, ...]
    seed: str
    budget: Budget = Budget()
    options: dict[str, str] = {}
    purpose: str = REPORT

    def labels(self) -> list[str]:
        return [bot.partition("=")[0] for bot in self.bots]

    def kinds(self) -> list[str]:
        return [bot.rpartition("=")[2] for bot in self.bots]

    def deal_seed(self, deal: int) -> str:
        return f"arena {self.purpose} {self.seed} {deal}"


class Game(msgspec.Struct):
    """What came of one game, by the number of each bot of the match, wherever it sat."""

    scores: list[int]
    places: Places
    milliseconds: list[list[float]]
    """Of each decision."""


class Block(msgspec.Struct):
    """One deal, played once for each way round the table."""

    deal: int
    games: list[Game]


class Times(msgspec.Struct):
    p50: float
    p95: float
    max: float


class Standing(msgspec.Struct):
    """One bot. `win_share` is that of one seat, to be held against 1/n; the interval is clustered by deal."""

    win_share: float
    low: float
    high: float
    mean_score: float
    rating: float
    rating_low: float
    rating_high: float
    move_ms: Times


class Result(msgspec.Struct):
    title: str
    players: int
    games: int
    deals: int
    bots: dict[str, Standing]


# --- playing ----------------------------------------------------------------------------------------


def match_of(
    title: Title, bots: Sequence[str], seats: int, seed: str, budget: Budget, options: dict[str, str]
) -> Match:
    """Raises OptionError where a bot does not exist or too many sit down."""
    match = Match(title.id, tuple(fill_seats(bots, seats)), seed, budget, options)
    kinds: dict[str, str] = {}
    for label, kind in zip(match.labels(), match.kinds(), strict=True):
        bot_named(kind, title, "", budget).close()
        if kinds.setdefault(label, kind) != kind:
            raise OptionError(Message("lab-one-label", {"label": label}))
    title.start(seats, options)
    return match


def play_block(match: Match, deal: int) -> Block:
    """The bots move on by one seat from game to game until each has sat everywhere."""
    title, seats = title_named(match.title), len(match.bots)
    first = title.start(seats, match.options)
    return Block(deal, [play_turn(title, first.clone(), match, deal, turn) for turn in range(seats)])


class Timed(Bot):
    """A bot, and how long it thought about each question."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.milliseconds: list[float] = []

    def choose(self, position: State, seat: int) -> int:
        began = perf_counter()
        move = self.inner.choose(position, seat)
        self.milliseconds.append(1000 * (perf_counter() - began))
        return move

    def close(self) -> None:
        self.inner.close()


def play_turn(title: Title, state: State, match: Match, deal: int, turn: int) -> Game:
    """One game. Bot number b sits on seat b + turn; it draws from a stream of its own."""
    seats, seed = len(match.bots), match.deal_seed(deal)
    order = [(seat - turn) % seats for seat in range(seats)]
    players = [Timed(bot_named(match.kinds()[b], title, f"{seed} {turn} {b}", match.budget)) for b in order]
    try:
        played = play_game(
            title, state, [*players], dealer_from_seed(seed), Imagination(f"{seed} {turn}"), MOST_DECISIONS, False
        )
    finally:
        for bot in players:
            bot.close()
    assert played.is_over, "a game that does not end"
    scores = state.scores()
    seat_of = [order.index(b) for b in range(seats)]
    return Game(
        [scores[seat] for seat in seat_of],
        places(scores, state.winners(), order),
        [players[seat].milliseconds for seat in seat_of],
    )


def places(scores: list[int], winners: list[int], order: list[int]) -> Places:
    """The bots from the first place on, those who share one together. Winners are above all, tie-breaks applied."""
    rest = [seat for seat in range(len(scores)) if seat not in winners]
    groups = [winners, *([s for s in rest if scores[s] == score] for score in sorted({scores[s] for s in rest})[::-1])]
    return [sorted(order[seat] for seat in group) for group in groups]


def blocks(match: Match, wanted: Sequence[int], processes: int, keep: Callable[[Block], None]) -> Iterator[Block]:
    """In whatever order they end; each is kept before it is counted."""
    if processes == 1:
        for deal in wanted:
            block = play_block(match, deal)
            keep(block)
            yield block
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=ignore_interruptions) as pool:
        waiting = [pool.submit(play_block, match, deal) for deal in wanted]
        try:
            for one in as_completed(waiting):
                keep(one.result())
                yield one.result()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


# --- keeping what was played --------------------------------------------------------------------------


class Kept:
    """Blocks in a file, a line each after a line for the match, so that a run that was ended goes on."""

    def __init__(self, path: Path | None, match: Match) -> None:
        self.path, self.blocks = path, dict[int, Block]()
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self.read(path, match)
        else:
            path.write_bytes(msgspec.json.encode(match) + b"\n")

    def read(self, path: Path, match: Match) -> None:
        """A line that was cut off is played again."""
        first, *lines = path.read_bytes().splitlines(keepends=True)
        try:
            is_same = msgspec.json.decode(first, type=Match) == match
        except msgspec.DecodeError:
            is_same = False
        if not is_same:
            raise OptionError(Message("lab-another-match", {"path": str(path)}))
        whole = [line for line in lines if line.endswith(b"\n")]
        path.write_bytes(b"".join([first, *whole]))
        for line in whole:
            block = msgspec.json.decode(line, type=Block)
            self.blocks[block.deal] = block

    def keep(self, block: Block) -> None:
        self.blocks[block.deal] = block
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(block) + b"\n")


# --- counting ---------------------------------------------------------------------------------------


def arena(
    match: Match,
    games: int,
    *,
    processes: int = 1,
    path: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """At least so many games, in whole blocks. Interrupted, it counts the blocks that have ended."""
    if games < 1:
        raise OptionError(Message("lab-too-few-games", {"games": games}))
    seats = len(match.bots)
    deals, kept = -(-games // seats), Kept(path, match)
    try:
        for _ in blocks(match, [d for d in range(deals) if d not in kept.blocks], processes, kept.keep):
            if progress is not None:
                progress(seats * len(kept.blocks))
    except KeyboardInterrupt:
        pass
    return counted(match, [kept.blocks[deal] for deal in sorted(kept.blocks) if deal < deals])


def counted(match: Match, played: list[Block]) -> Result:
    labels = match.labels()
    rated = ratings(labels, [[game.places for game in block.games] for block in played])
    found = {}
    for label in dict.fromkeys(labels):
        numbers = [b for b, one in enumerate(labels) if one == label]
        by_deal = [fmean(share(game, b) for game in block.games for b in numbers) for block in played]
        scores = [game.scores[b] for block in played for game in block.games for b in numbers]
        times = sorted(ms for block in played for game in block.games for b in numbers for ms in game.milliseconds[b])
        mean, error = spread(by_deal)
        found[label] = Standing(
            win_share=mean,
            low=max(0.0, mean - error),
            high=min(1.0, mean + error),
            mean_score=fmean(scores) if scores else 0.0,
            rating=rated[label].value,
            rating_low=rated[label].low,
            rating_high=rated[label].high,
            move_ms=Times(part(times, 0.5), part(times, 0.95), part(times, 1.0)),
        )
    return Result(match.title, len(labels), sum(len(block.games) for block in played), len(played), found)


def share(game: Game, bot: int) -> float:
    """Of the victory."""
    return 1 / len(game.places[0]) if bot in game.places[0] else 0.0


def spread(by_deal: list[float]) -> tuple[float, float]:
    """Mean and half of the 95 % interval. Games of one deal are alike, so only deals are counted as separate tries."""
    if not by_deal:
        return 0.0, 1.0
    if len(by_deal) == 1:
        return by_deal[0], 1.0
    return fmean(by_deal), TWO_SIDED * stdev(by_deal) / sqrt(len(by_deal))


def part(ordered: list[float], of: float) -> float:
    return ordered[max(0, min(len(ordered) - 1, int(of * len(ordered))))] if ordered else 0.0
