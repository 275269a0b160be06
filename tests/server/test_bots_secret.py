"""What a bot draws is known to nobody: its chance comes from a secret of the process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from isthmos.bots.random_bot import RandomBot
from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.store import queries
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.tables.bots import BotPool
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live
from isthmos.server.wire.frames import Outgoing
from isthmos.table.events import Answered, Setup

SEATS = 3


class Onlooker:
    """Somebody who watches, and everything it is told."""

    person, wants = "", ""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def push(self, frame: Outgoing) -> None:
        self.told.append(frame.data)

    def close(self, code: int, reason: str) -> None: ...


class Noting(BotPool):
    """Notes what its bots draw from."""

    def __init__(self, *settings: Any) -> None:
        super().__init__(*settings)
        self.seeds: list[str] = []

    def seed(self, question: str) -> str:
        self.seeds.append(super().seed(question))
        return self.seeds[-1]


async def house_in(data: Path) -> House:
    store = SqliteStore(data / "isthmos.db")
    await store.open()
    return House(Config(data=data, bot_pause=0), store)


async def close(house: House) -> None:
    house.bots.close()
    await house.store.close()


async def played_by_bots(house: House, onlooker: Onlooker) -> Live:
    """A whole game among random bots."""
    setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, SEATS, "", "")
    sit = [lambda sitting, key, at, n=n: sitting.give_to_bot(n, "random", "chosen", key, at) for n in range(SEATS)]
    game, _ = await house.lay(setup, "", "", sit)  # type: ignore[arg-type]
    live = await house.open(game)
    live.listeners.add(onlooker)
    await house.act(live, "start", lambda sitting, key, at: sitting.start(key, at))
    assert live.bot is not None
    await asyncio.wait_for(live.bot, 120)
    assert live.sitting.status() == "finished"
    return live


async def as_could_be_computed(house: House, game: str) -> list[bool]:
    """For every answer with a choice: whether it is what the game, the seat and the number of the event lead to."""
    events = await house.reading(lambda connection: queries.events_of(connection, game, 0))
    found = []
    for event in events:
        if not isinstance(event.what, Answered):
            continue
        sitting = (await house.load(game, event.seq - 1)).sitting
        state = sitting.playing().state
        if len(state.moves()) > 1:
            guess = RandomBot(f"{game} {event.seat} {event.seq - 1}").choose(state, event.seat)
            found.append(sitting.title.write(state, guess) == event.what.answers[0].move)
    return found


def test_nobody_computes_the_answers_of_a_bot_from_what_is_public(data: Path) -> None:
    async def play() -> list[bool]:
        house = await house_in(data)
        live = await played_by_bots(house, Onlooker())
        found = await as_could_be_computed(house, live.id)
        await close(house)
        return found

    guessed = asyncio.run(play())
    assert len(guessed) > 20
    assert sum(guessed) < len(guessed) * 0.8, "only as often as any guess is right"


async def answers_of_a_new_pool() -> list[str]:
    title = TITLES["peloponnes"]
    position, pool = title.start(SEATS, {}), BotPool(1, 0)
    while len(position.moves()) < 2:
        position.play(position.moves()[0])
    given = [await pool.answer(title, position, "random", f"game {number}") for number in range(20)]
    pool.close()
    return given


def test_two_houses_answer_the_same_question_differently() -> None:
    assert asyncio.run(answers_of_a_new_pool()) != asyncio.run(answers_of_a_new_pool())


def test_a_public_seed_of_bots_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """18xx#7465: drawn from the id of the game and the number of the question."""
    monkeypatch.setattr(BotPool, "seed", lambda self, question: question)
    assert asyncio.run(answers_of_a_new_pool()) == asyncio.run(answers_of_a_new_pool())


def test_what_a_bot_draws_from_is_neither_told_nor_logged_nor_kept(data: Path) -> None:
    async def play() -> tuple[list[str], str]:
        house, onlooker = await house_in(data), Onlooker()
        house.bots = pool = Noting(1, 0)
        live = await played_by_bots(house, onlooker)
        events = await house.reading(lambda connection: queries.events_of(connection, live.id, 0))
        await close(house)
        return [*pool.seeds, pool.key.hex()], b"".join(onlooker.told).decode() + repr(events)

    with capture_logs() as logged:
        structlog.get_logger().info("listening")
        secrets, said = asyncio.run(play())
    assert len(secrets) > 20
    assert logged
    assert said
    assert not [secret for secret in secrets if secret in said + repr(logged)]
