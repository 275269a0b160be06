"""A session is looked at when a socket opens, at hello and with every message; when it ends, its sockets end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from isthmos.server.doors import sockets
from isthmos.server.people import people
from isthmos.server.people.people import hashed
from isthmos.server.store import queries
from isthmos.server.store.schema import Row
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live

from .running import Person, Server, inside, receive_until, send
from .test_admin import admin

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


# --- looked into ----------------------------------------------------------------------------------


async def at_a_table(server: Server) -> tuple[Person, str]:
    ann = await asyncio.to_thread(Person, server, "Ann")
    laid = await asyncio.to_thread(ann.lay, "peloponnes", ["me", "me"], start=True)
    return ann, laid["game"]


async def closed(socket: ClientConnection, seconds: float = 5) -> int | None:
    await asyncio.wait_for(socket.wait_closed(), seconds)
    return socket.close_code


def end_unheard_of(token: str) -> Callable[[Any], None]:
    """As another worker does whose announcement gets lost."""
    return lambda connection: connection.exec_driver_sql(f"DELETE FROM session WHERE token = '{hashed(token)}'")


def test_a_client_that_says_no_hello_is_let_go(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 0.5)

    async def story() -> tuple[int | None, str]:
        async with inside(data) as (server, _):
            ann, game = await at_a_table(server)
            async with ann.socket(game) as silent, ann.socket(game) as greeting:
                await send(greeting, type="hello")
                code = await closed(silent)
                await asyncio.sleep(0.6)
                await send(greeting, type="ping")
                return code, (await receive_until(greeting, "pong"))["type"]

    assert asyncio.run(story()) == (1008, "pong")


@pytest.mark.parametrize("says_hello", [False, True], ids=["silent", "greeted"])
def test_a_session_that_ended_unheard_of_is_found_out(data: Path, says_hello: bool) -> None:
    """An announcement may be lost: the keeper looks at all of them every second, in one statement."""

    async def story() -> int | None:
        async with inside(data) as (server, house):
            ann, game = await at_a_table(server)
            async with ann.socket(game) as socket:
                if says_hello:
                    await send(socket, type="hello")
                    await receive_until(socket, "position")
                await house.store.write(end_unheard_of(ann.token))
                await house.look_at_sessions()
                return await closed(socket)

    assert asyncio.run(story()) == 1008


@pytest.mark.parametrize("message", ["hello", "answer", "command", "chat"])
def test_no_message_depends_on_an_announcement(data: Path, monkeypatch: pytest.MonkeyPatch, message: str) -> None:
    """Nor on the keeper: what was not looked at lately is looked at before anything is done."""
    monkeypatch.setattr(sockets, "TRUST", 0.2)

    async def story() -> tuple[int | None, int, list[Row]]:
        async with inside(data) as (server, house):
            ann, game = await at_a_table(server)
            position = await asyncio.to_thread(ann.get, f"/api/games/{game}")
            messages: dict[str, dict[str, Any]] = {
                "hello": {},
                "answer": {"seq": position["seq"], "command": "c", "answer": position["choices"][0]["answers"][0]},
                "command": {"do": "pause", "command": "c"},
                "chat": {"text": "me again"},
            }
            async with ann.socket(game) as socket:
                await house.store.write(end_unheard_of(ann.token))
                await asyncio.sleep(0.3)
                await send(socket, type=message, **messages[message])
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), 5)
                live = await house.open(game)
                lines = await house.reading(lambda connection: queries.chat_of(connection, game))
                return socket.close_code, live.sitting.seq - position["seq"], lines

    assert asyncio.run(story()) == (1008, 0, [])


def test_a_session_that_runs_out_ends_its_sockets(data: Path) -> None:
    async def story() -> tuple[int | None, int | None]:
        async with inside(data) as (server, house):
            ann, game = await at_a_table(server)
            async with ann.socket(game) as speaking, ann.socket(game) as silent:
                really, later = house.now, house.now() + people.LASTS + 1
                house.now = lambda: later  # type: ignore[assignment]
                await send(speaking, type="ping")
                codes = await closed(speaking), await closed(silent)
                house.now = really
                return codes

    assert asyncio.run(story()) == (1008, 1008)


def test_messages_of_a_session_that_lasts_cost_no_look_into_the_database(data: Path) -> None:
    """Counted: none for a hundred pings, one for a hello, one a second for everybody together."""

    async def story() -> list[int]:
        async with inside(data) as (server, house):
            ann, game = await at_a_table(server)
            reads: list[int] = []
            read = house.store.read

            async def counted(work: Any) -> Any:
                reads.append(1)
                return await read(work)

            async with ann.socket(game) as socket, ann.socket(game) as other:
                house.store.read = counted  # type: ignore[method-assign]
                await send(socket, type="hello")
                await receive_until(socket, "position")
                found = [len(reads)]
                for one in [socket, other] * 50:
                    await send(one, type="ping")
                    await receive_until(one, "pong")
                found.append(len(reads))
                await house.look_at_sessions()
                found.append(len(reads))
            return found

    assert asyncio.run(story()) == [1, 1, 2]


def test_a_session_that_ends_while_its_socket_is_let_in_does_not_get_in(data: Path) -> None:
    """Between the look at the session and the moment in which the socket is open."""

    async def story() -> tuple[int, int]:
        async with inside(data, cached_games=1) as (server, house):
            ann, game = await at_a_table(server)
            open_table = house.open

            async def slowly(game: str) -> Any:
                await people.end_session(house, hashed(ann.token))
                return await open_table(game)

            house.open = slowly  # type: ignore[method-assign]
            with pytest.raises(InvalidStatus) as refused:
                await ann.socket(game)
            return refused.value.response.status_code, len(house.callers)

    assert asyncio.run(story()) == (401, 0)


def test_who_connects_without_a_word_and_goes_has_not_been_here(data: Path) -> None:
    """Otherwise somebody could put off for ever that a bot takes the seat."""

    async def gone(house: House, game: str) -> list[float]:
        rows = await house.reading(lambda connection: queries.seats_of(connection, game))
        return [row["gone"] for row in rows]

    async def story() -> tuple[list[float], list[float]]:
        async with inside(data) as (server, house):
            ann = await asyncio.to_thread(Person, server, "Ann")
            laid = await asyncio.to_thread(ann.lay, "peloponnes", ["me", "me"], start=True, leave_after=60)
            async with ann.socket(laid["game"]) as socket:
                await send(socket, type="hello")
                await receive_until(socket, "position")
            while not (first := await gone(house, laid["game"]))[0]:
                await asyncio.sleep(0.02)
            async with ann.socket(laid["game"]) as socket:
                await send(socket, type="ping")
                await receive_until(socket, "pong")
            while house.callers or house.tasks:
                await asyncio.sleep(0.02)
            return first, await gone(house, laid["game"])

    first, then = asyncio.run(story())
    assert first[0] > 0
    assert then == first


def test_somebody_who_is_not_greeted_is_not_left_waiting(data: Path) -> None:
    """A hello that cannot be answered now: connect again."""

    async def story() -> tuple[str, int | None, bool]:
        async with inside(data) as (server, house):
            ann, game = await at_a_table(server)
            async with ann.socket(game) as socket:
                (await house.open(game)).is_lost = True
                await send(socket, type="hello")
                refused = await receive_until(socket, "refusal")
                return refused["error"], await closed(socket), bool((await house.open(game)).listeners)

    assert asyncio.run(story()) == ("not-now", 1013, False)


# --- at other workers -----------------------------------------------------------------------------


def test_an_operator_who_deletes_a_person_ends_its_sockets(
    database: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By announcement: no keeper is here to look for it."""
    monkeypatch.setenv("ISTHMOS_DATABASE", database)

    async def watch() -> tuple[float, int | None]:
        async with inside(data, database=database) as (server, house):
            await house.store.hears.wait()  # type: ignore[attr-defined]
            ann, login, _ = await asyncio.to_thread(account, server, "Ann")
            game = (await asyncio.to_thread(ann.lay, "peloponnes", ["me", "me"], start=True))["game"]

            def delete() -> None:
                assert admin("delete-person", login, "--data", str(data))[0] == 0

            async with ann.socket(game) as silent:
                return await seconds_until_closed(silent, delete)

    seconds, code = asyncio.run(watch())
    assert code == 1008
    assert seconds < AT_ONCE


def test_who_is_connected_to_one_worker_has_not_gone_when_it_leaves_another(database: str, data: Path) -> None:
    async def story() -> list[float]:
        async with (
            inside(data / "a", database=database) as (first, near),
            inside(data / "b", database=database) as (second, far),
        ):
            await asyncio.gather(*(house.store.hears.wait() for house in (near, far)))  # type: ignore[attr-defined]
            ann = await asyncio.to_thread(Person, first, "Ann")
            laid = await asyncio.to_thread(ann.lay, "peloponnes", ["me"], start=True, leave_after=60)
            told, still_here = asyncio.Event(), near.still_here

            async def noted(live: Live) -> None:
                await still_here(live)
                told.set()

            near.still_here = noted  # type: ignore[method-assign]
            async with ann.socket(laid["game"]) as staying:
                await send(staying, type="hello")
                await receive_until(staying, "position")
                async with ann.socket(laid["game"], second.port) as leaving:
                    await send(leaving, type="hello")
                    await receive_until(leaving, "position")
                await asyncio.wait_for(told.wait(), 10)
                rows = await near.reading(lambda connection: queries.seats_of(connection, laid["game"]))
                return [row["gone"] for row in rows]

    assert asyncio.run(story()) == [0.0]


def test_who_has_left_a_seat_is_a_stranger_at_once(server: Server) -> None:
    """boardgame.io 429: the seat's credential survived leaving. Also on a line that was open before."""
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    laid = ann.lay("peloponnes", ["me", "open"])
    ben.post(f"/api/games/{laid['game']}/sit", {"invitation": laid["invitation"]})

    async def story() -> list[str]:
        async with ben.socket(laid["game"]) as socket:
            await send(socket, type="hello")
            assert (await receive_until(socket, "table"))["you"] == [1]
            await asyncio.to_thread(ben.post, f"/api/games/{laid['game']}/do/resign", {"command": "bye"})
            await send(socket, type="chat", text="still here")
            await send(socket, type="command", do="pause", command="p")
            await send(socket, type="answer", seq=1, command="a", answer="pass")
            return [(await receive_until(socket, "refusal", "ack", "chat")).get("error", "") for _ in range(3)]

    assert asyncio.run(story()) == ["not-allowed"] * 3
    assert [seat["open"] for seat in ann.get(f"/api/games/{laid['game']}/table")["seats"]] == [False, True]


def test_nobody_in_particular_is_neither_told_to_be_here_nor_heard(server: Server) -> None:
    """boardgame.io 876: presence and talk need a person."""
    ann = Person(server, "Ann")
    game = ann.lay("peloponnes", ["me", "open"])["game"]

    async def story() -> tuple[list[bool], str]:
        async with ann.socket(game) as sitting, connect(f"ws://127.0.0.1:{server.port}/ws/games/{game}") as nobody:
            for socket in (sitting, nobody):
                await send(socket, type="hello")
                table = await receive_until(socket, "table")
            await send(nobody, type="chat", text="psst")
            refused = await receive_until(nobody, "refusal", "chat")
            return [seat["connected"] for seat in table["seats"]], refused["error"]

    assert asyncio.run(story()) == ([True, False], "not-allowed")
