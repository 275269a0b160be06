"""A session is looked at when a socket opens, at hello and with every message; when it ends, its sockets end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .running import Person, Server, receive_until, send

PASSWORD = "a long sentence nobody guesses"
AT_ONCE = 1.0
"""Seconds."""


def account(server: Server, name: str) -> tuple[Person, str, list[str]]:
    """A person with a login; the login and its recovery codes."""
    person = Person(server, name)
    login = f"login-{person.token[:12].lower().replace('_', 'x')}"
    made = person.post("/api/account", {"login": login, "password": PASSWORD}, 201)
    person.token = made["token"]
    person.http.headers["authorization"] = f"Bearer {person.token}"
    return person, login, made["recovery_codes"]


def sign_out(person: Person, login: str, codes: list[str]) -> None:
    person.delete("/api/session")


def end_from_a_list(person: Person, login: str, codes: list[str]) -> None:
    person.delete(f"/api/sessions/{person.get('/api/sessions')[0]['id']}")


def recover(person: Person, login: str, codes: list[str]) -> None:
    body = {"login": login, "code": codes[0], "password": "another long sentence"}
    Person(person.server, "Other device").post("/api/account/recover", body)


def be_forgotten(person: Person, login: str, codes: list[str]) -> None:
    person.delete("/api/me")


ENDS = [sign_out, end_from_a_list, recover, be_forgotten]


async def seconds_until_closed(socket: ClientConnection, end: Callable[[], None]) -> tuple[float, int | None]:
    await asyncio.to_thread(end)
    began = time.monotonic()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(socket.wait_closed(), 5)
    return time.monotonic() - began, socket.close_code


@pytest.mark.parametrize("says_hello", [False, True], ids=["silent", "greeted"])
@pytest.mark.parametrize("end", ENDS)
def test_all_sockets_of_a_session_end_within_a_second(
    server: Server, end: Callable[[Person, str, list[str]], None], says_hello: bool
) -> None:
    """Also those that have said nothing yet: they could read the seat's secrets, and play, for ever."""
    ann, login, codes = account(server, "Ann")
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]

    async def watch() -> tuple[float, int | None]:
        async with ann.socket(game) as socket:
            if says_hello:
                await send(socket, type="hello")
                await receive_until(socket, "position")
            return await seconds_until_closed(socket, lambda: end(ann, login, codes))

    seconds, code = asyncio.run(watch())
    assert code == 1008
    assert seconds < AT_ONCE


def test_an_address_has_no_more_sockets_than_it_may_however_fast_it_knocks(data: Path) -> None:
    most, knocks = 8, 60

    async def knock_at_once(ann: Person, game: str) -> list[int]:
        """The answers; 101 for a socket."""
        sockets: list[ClientConnection] = []

        async def knock() -> int:
            try:
                sockets.append(await ann.socket(game))
            except InvalidStatus as refused:
                return refused.response.status_code
            return 101

        codes = await asyncio.gather(*(knock() for _ in range(knocks)))
        await asyncio.gather(*(socket.close() for socket in sockets))
        return list(codes)

    with Server(data, ISTHMOS_MOST_SOCKETS=str(most)) as server:
        ann = Person(server, "Ann")
        game = ann.lay("peloponnes", ["me"])["game"]
        codes = asyncio.run(knock_at_once(ann, game))
        assert sorted(codes) == [101] * most + [429] * (knocks - most)
        again = asyncio.run(knock_at_once(ann, game))
        assert again.count(101) == most, "who has gone, or was refused, counts no more"


def test_a_table_that_is_put_away_under_a_silent_socket_is_still_one_table(data: Path) -> None:
    """Two of one game in memory: what is played at one is never told at the other."""
    with Server(data, ISTHMOS_CACHED_GAMES="1") as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]

        async def story() -> None:
            async with ann.socket(game) as silent:
                for _ in range(3):
                    await asyncio.to_thread(ann.lay, "peloponnes", ["me"])
                async with ben.socket(game) as watching:
                    await send(watching, type="hello")
                    seq = (await receive_until(watching, "position"))["seq"]
                    position = await asyncio.to_thread(ann.get, f"/api/games/{game}")
                    answer = position["choices"][0]["answers"][0]
                    await send(silent, type="answer", seq=seq, command="c", answer=answer)
                    assert (await receive_until(silent, "ack", "refusal"))["type"] == "ack"
                    told = await asyncio.wait_for(receive_until(watching, "position"), 5)
                    assert told["seq"] == seq + 1

        asyncio.run(story())


def test_a_refused_socket_is_never_told_anything(server: Server) -> None:
    """boardgame.io 889: a refused socket stayed subscribed and got the state at the next broadcast."""
    ann, stranger = Person(server, "Ann"), Person(server, "Stranger")
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]

    async def story() -> None:
        await asyncio.to_thread(stranger.delete, "/api/session")
        with pytest.raises(InvalidStatus) as refused:
            await stranger.socket(game)
        assert refused.value.response.status_code == 401
        async with ann.socket(game) as playing:
            await send(playing, type="hello")
            table = await receive_until(playing, "table")
            assert [seat["connected"] for seat in table["seats"]] == [True, True]
            position = await receive_until(playing, "position")
            answer = position["choices"][0]["answers"][0]
            await send(playing, type="answer", seq=position["seq"], command="c", answer=answer)
            await receive_until(playing, "ack")

    asyncio.run(story())


def test_what_a_socket_says_after_its_session_has_ended_is_not_done(server: Server) -> None:
    """boardgame.io 429: a credential that survives."""
    ann = Person(server, "Ann")
    game = ann.lay("peloponnes", ["me", "me"], start=True)["game"]
    position = ann.get(f"/api/games/{game}")
    answer = {"seq": position["seq"], "command": "late", "answer": position["choices"][0]["answers"][0]}

    async def story() -> None:
        async with ann.socket(game) as silent:
            await asyncio.to_thread(ann.delete, "/api/session")
            with contextlib.suppress(ConnectionClosed):
                await send(silent, type="answer", **answer)
                await send(silent, type="hello")
                assert (await asyncio.wait_for(silent.recv(), 5)) == "nothing"

    asyncio.run(story())
    assert Person(server, "Ben").get(f"/api/games/{game}")["seq"] == position["seq"]
