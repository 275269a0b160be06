"""Nothing leaves a server that tells somebody what they may not know; and planted leaks are found, every one."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from trust.pairs import CalmPair, Pair, any_game
from trust.plants import (
    AT_A_SERVER,
    Plant,
    shows_only_who_waits_for_good_reason,
    waits_longer_for_those_who_can_play,
)

from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.tables import house
from isthmos.server.tables.bots import BotPool
from isthmos.server.tables.house import House
from isthmos.table.events import Setup

from .twins import LONG_WINDOW, WINDOW, Twins, is_told_apart

INFLUENCE_PHASE = 62
"""Steps until all have taken their tiles."""


class Patient(Pair):
    """Nobody must be quick."""

    lets_windows_go_by = 1.0


class Thoughtful(CalmPair):
    """Whatever is offered, they say one after the other that they want to think; who is asked has their clock then."""

    def play(self) -> None:
        if self.here.sitting.is_offered():
            self.same("wait", self.choice.choice(self.here.sitting.may_wait()))
        else:
            super().play()


def pair_of(seed: int) -> Pair:
    """A pair at which everybody is connected."""
    game, *secrets = any_game(seed)
    return Patient(game._replace(here=tuple(range(game.seats))), *secrets)  # type: ignore[arg-type]


def twins_after(
    folder: Path,
    pair: Pair,
    steps: int,
    *plants: Plant,
    past: bool = False,
    every: int = 40,
    window: float = WINDOW,
) -> Twins:
    twins = Twins(folder, pair, plants, past, window)
    asyncio.run(twins.play(steps, every))
    return twins


def test_two_servers_that_differ_in_secrets_are_one_to_everybody_who_may_not_know(tmp_path: Path) -> None:
    """Other tiles, other counters, other standing answers: messages, doors, refusals, metrics."""
    twins = twins_after(tmp_path, pair_of(27), 125, past=True)
    assert twins.leaks == []
    assert any(step.here != step.there for step in twins.pair.steps), "counters were sent"
    assert twins.compared > 120


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_whole_games_at_two_servers(tmp_path: Path, seed: int) -> None:
    assert twins_after(tmp_path, pair_of(seed), 10_000, past=True).leaks == []


def test_how_long_a_window_is_open_does_not_depend_on_the_tile(tmp_path: Path) -> None:
    twins = twins_after(tmp_path, CalmPair(), INFLUENCE_PHASE, every=INFLUENCE_PHASE)
    assert twins.leaks == []
    assert len(twins.waits) >= 13
    assert min(map(min, twins.waits)) > WINDOW / 2
    assert not is_told_apart(twins.waits)


def test_whoever_says_wait_tells_nothing_whatever_they_hold(tmp_path: Path) -> None:
    """PER-H5: for good reason here, as a bluff there; and who has waited answers on their clock."""
    twins = twins_after(tmp_path, Thoughtful(), 60, every=12, window=LONG_WINDOW)
    assert twins.leaks == []
    assert {step.seat for step in twins.pair.steps if step.what == "wait"} >= {1, 2, 3}


def thinks(seconds: float) -> Plant:
    """A bot that knows at once, or thinks, by the tile it holds; it never plays it."""

    async def answer(self: BotPool, title: Any, state: Any, *rest: object) -> str:
        can_play = title.window(state) is not None and len(state.moves()) > 1
        await asyncio.sleep(seconds if can_play else 0)
        texts: list[str] = title.written(state)
        return next(text for text in texts if not text.startswith("play"))

    return lambda patch: patch.setattr(BotPool, "answer", answer)


def with_bots(folder: Path, plant: Plant) -> Twins:
    twins = Twins(folder, CalmPair(), [plant])
    asyncio.run(twins.play_with_bots(70))
    return twins


def test_what_a_bot_thinks_about_in_a_window_shows_nowhere(tmp_path: Path) -> None:
    twins = with_bots(tmp_path, thinks(WINDOW / 2))
    assert twins.leaks == []
    assert len(twins.waits) >= 10
    assert not is_told_apart(twins.waits)


# --- planted leaks --------------------------------------------------------------------------------


@pytest.mark.parametrize("plant", AT_A_SERVER, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(tmp_path: Path, plant: Plant) -> None:
    if plant is waits_longer_for_those_who_can_play:
        assert is_told_apart(twins_after(tmp_path, CalmPair(), INFLUENCE_PHASE, plant, every=INFLUENCE_PHASE).waits)
        return
    past = plant.__name__ == "shows_the_past_of_another"
    pair, window = (
        (Thoughtful(), LONG_WINDOW) if plant is shows_only_who_waits_for_good_reason else (CalmPair(), WINDOW)
    )
    assert twins_after(tmp_path, pair, 24, plant, past=past, every=4, window=window).leaks != []


def test_a_bot_that_takes_longer_than_its_window_is_found_out(tmp_path: Path) -> None:
    assert is_told_apart(with_bots(tmp_path, thinks(2 * WINDOW)).waits)


# --- what the draws follow from -------------------------------------------------------------------


async def deal(folder: Path) -> list[str]:
    """What is dealt at a table of a new house; everything public about it is always the same."""
    store = SqliteStore(folder / "isthmos.db")
    await store.open()
    laid_in = House(Config(data=folder), store)
    laid_in.now = lambda: 1_000_000_000.0  # type: ignore[assignment]
    bots = [lambda sitting, key, at, n=n: sitting.give_to_bot(n, "random", "chosen", key, at) for n in range(3)]
    game, _ = await laid_in.lay(Setup("perikles", TITLES["perikles"].rules_version, 3, "", ""), "", "", bots)  # type: ignore[arg-type]
    sitting = (await laid_in.open(game)).sitting
    sitting.start("start", 0.0)
    await store.close()
    return [answer.move for answer in sitting.playing().record.answers]


def are_dealt_alike(folder: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    monkeypatch.setattr(house, "new_id", lambda at: "table")
    return asyncio.run(deal(folder / "one")) == asyncio.run(deal(folder / "other"))


def test_what_is_dealt_does_not_follow_from_anything_public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not are_dealt_alike(tmp_path, monkeypatch)


@pytest.mark.parametrize("seed", [b"36000000", b"table"], ids=["Planet Poker: the clock", "18xx#7465: the id"])
def test_a_guessable_seed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    guessable = SimpleNamespace(token_bytes=lambda size: sha256(seed).digest()[:size], token_urlsafe=lambda size: "i")
    monkeypatch.setattr(house, "secrets", guessable)
    assert are_dealt_alike(tmp_path, monkeypatch)
