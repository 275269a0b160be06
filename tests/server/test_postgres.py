"""The same on a real PostgreSQL server, with two worker processes that hear of each other by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from isthmos import verify_draws

from .running import SHOWN, Person, Server, play_seat, postgres_at, receive, receive_until, send, table_of

WORKERS = 2


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    postgres = postgres_at(tmp_path_factory.mktemp("pg"))
    yield postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
    postgres.cleanup()


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("workers") / "data", WORKERS, database) as running:
        yield running


@pytest.fixture(scope="module")
def two_servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers, so that it is known who is connected to which."""
    folder = tmp_path_factory.mktemp("two")
    with Server(folder / "a", 1, database) as first, Server(folder / "b", 1, database) as second:
        yield first, second


@pytest.mark.parametrize("title", SHOWN)
def test_a_game_of_four_is_played_to_the_end_by_two_workers(workers: Server, title: str) -> None:
    game, people = table_of(workers, title, 4)

    async def play() -> None:
        await asyncio.gather(*(play_seat(person, game, n, 7) for n, person in enumerate(people)))

    asyncio.run(asyncio.wait_for(play(), 240))
    assert verify_draws.verify(people[0].http.get(f"/api/games/{game}/record").text) == []


def test_a_move_at_one_server_is_told_at_the_other_at_once(two_servers: tuple[Server, Server]) -> None:
    """Sooner than they would find out by themselves, at the third try at the latest: the machine may be busy."""
    assert min(seconds_until_told(*two_servers) for _ in range(3)) < 2.0


def seconds_until_told(first: Server, second: Server) -> float:
    game, (ann, ben) = table_of(first, "peloponnes", 2)

    async def play() -> float:
        loop = asyncio.get_running_loop()
        async with ann.socket(game) as near, ben.socket(game, second.port) as far:
            for socket in (near, far):
                await send(socket, type="hello")
            here, there = await receive_until(near, "position"), await receive_until(far, "position")
            asked, other = (near, far) if "choices" in here else (far, near)
            position = here if asked is near else there
            began = loop.time()
            text = position["choices"][0]["answers"][0]
            await send(asked, type="answer", seq=position["seq"], command="x", answer=text)
            told = await receive_until(other, "position")
            assert told["seq"] == position["seq"] + 1
            return loop.time() - began

    return asyncio.run(play())


def test_two_workers_cannot_both_answer_the_same_position(two_servers: tuple[Server, Server]) -> None:
    """The unique numbers of the log decide; the loser hears the new position."""
    first, second = two_servers
    ann = Person(first, "Ann")
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]

    async def race() -> list[str]:
        async with ann.socket(game) as near, ann.socket(game, second.port) as far:
            results = []
            for number in range(10):
                position = ann.get(f"/api/games/{game}")
                text = position["choices"][0]["answers"][0]
                for name, socket in (("near", near), ("far", far)):
                    await send(socket, type="answer", seq=position["seq"], command=f"{name} {number}", answer=text)
                answers = [await receive(near), await receive(far)]
                results += [answer["type"] for answer in answers]
                refused = next(answer for answer in answers if answer["type"] == "refusal")
                assert refused["error"] == "stale"
                loser = near if refused is answers[0] else far
                assert (await receive(loser))["seq"] == position["seq"] + 1
            return results

    results = asyncio.run(race())
    assert results.count("ack") == results.count("refusal") == 10
    events = ann.get(f"/api/games/{game}/events")
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))


def test_a_repeat_at_the_other_worker_gets_the_first_answer(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ann = Person(first, "Ann")
    game = ann.lay("peloponnes", ["me"], start=True)["game"]
    position = ann.get(f"/api/games/{game}")
    body = {"seq": position["seq"], "command": "once", "answer": position["choices"][0]["answers"][0]}
    ack = ann.post(f"/api/games/{game}/answer", body)
    again = ann.http.post(f"{second.address}/api/games/{game}/answer", json=body).json()
    assert (again["seq"], again["repeated"]) == (ack["seq"], True)


def test_a_session_that_ends_at_one_server_ends_at_the_other(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ann = Person(first, "Ann")
    game = ann.lay("peloponnes", ["me"], start=True)["game"]

    async def watch() -> int | None:
        async with ann.socket(game, second.port) as socket:
            await send(socket, type="hello")
            await receive_until(socket, "position")
            await asyncio.to_thread(ann.delete, "/api/session")
            await asyncio.wait_for(socket.wait_closed(), 60)
            return socket.close_code

    assert asyncio.run(watch()) == 1008
