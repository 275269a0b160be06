"""Who may pass which door: every door of the API and every message of the socket, for everybody who may knock."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any, NamedTuple

import httpx
import pytest

from isthmos.server import sockets
from isthmos.server.tables import COMMANDS

from .running import Person, Server, receive_until, send, table_of

PASSWORD = "a long sentence nobody guesses"
number = itertools.count()


class Door(NamedTuple):
    """What each of those who knock gets. `{next}` in a body is different each time, `{answer}` is a legal answer."""

    method: str
    path: str
    body: dict[str, Any] | None
    statuses: tuple[int, ...]

    def name(self) -> str:
        return f"{self.method} {self.path}"


# Whoever has no session is asked for one; a session that has ended is worth as much as none.
ALONE = ("nobody", "ended", "somebody")
ALONE_DOORS = [
    Door("POST", "/api/session", {"name": "Ann"}, (201, 201, 201)),
    Door("GET", "/api/session", None, (200, 401, 200)),
    Door("POST", "/api/session/enter", {"token": "wrong"}, (401, 401, 401)),
    Door("DELETE", "/api/session", None, (401, 401, 200)),
    Door("GET", "/api/sessions", None, (401, 401, 200)),
    Door("DELETE", "/api/sessions/{session_id}", None, (401, 401, 404)),
    Door("POST", "/api/account", {"login": "door-{next}", "password": PASSWORD}, (401, 401, 201)),
    Door("POST", "/api/account/login", {"login": "nobody-here", "password": PASSWORD}, (403, 403, 403)),
    Door("POST", "/api/account/recover", {"login": "nobody-here", "code": "x", "password": PASSWORD}, (403, 403, 403)),
    Door("POST", "/api/account/codes", {"password": PASSWORD}, (401, 401, 403)),
    Door("POST", "/api/account/password", {"password": PASSWORD, "new": PASSWORD}, (401, 401, 403)),
    Door("POST", "/api/account/second", {"password": PASSWORD}, (401, 401, 403)),
    Door("POST", "/api/account/second/confirm", {"code": "123456"}, (401, 401, 403)),
    Door("POST", "/api/account/second/drop", {"password": PASSWORD, "code": "123456"}, (401, 401, 403)),
    Door("POST", "/api/me/name", {"name": "Bea"}, (401, 401, 200)),
    Door("GET", "/api/me/export", None, (401, 401, 200)),
    Door("DELETE", "/api/me", None, (401, 401, 200)),
    Door("GET", "/api/me/games", None, (401, 401, 200)),
    Door("GET", "/api/me/notifications", None, (401, 401, 200)),
    Door("POST", "/api/me/notifications/seen", {"upto": 0}, (401, 401, 200)),
    Door("GET", "/api/titles", None, (200, 200, 200)),
    Door("GET", "/api/lobby", None, (200, 401, 200)),
    Door("POST", "/api/games", {"title": "peloponnes", "sitters": ["me", "open"]}, (401, 401, 201)),
    Door("POST", "/api/records", {}, (401, 401, 422)),
    Door("GET", "/api/campaign", None, (401, 401, 200)),
    Door("POST", "/api/campaign", {}, (401, 401, 201)),
]

# Before the start: a table with a host, somebody who sits there, and an open seat.
OPEN = ("nobody", "ended", "stranger", "seated", "host")
OPEN_DOORS = [
    Door("POST", "/api/games/{game}/do/start", {"command": "{next}"}, (401, 401, 403, 403, 422)),
    Door("POST", "/api/games/{game}/sit", {"seat": 2}, (401, 401, 403, 403, 403)),
    Door("POST", "/api/games/{game}/bot", {"seat": 2, "bot": "random", "command": "{next}"}, (401, 401, 403, 403, 200)),
]

# A running game: `left` has handed the seat to a bot, `seated` waits, `asked` must answer.
RUNNING = ("nobody", "ended", "stranger", "left", "seated", "asked")
ONLY_SEATS = (401, 401, 403, 403, 422, 422)
"""The rules say no to those who may speak at all."""
RUNNING_DOORS = [
    Door("GET", "/api/games/{game}", None, (200, 401, 200, 200, 200, 200)),
    Door("GET", "/api/games/{game}/table", None, (200, 401, 200, 200, 200, 200)),
    Door("GET", "/api/games/{game}/events", None, (200,) * 6),
    Door("GET", "/api/games/{game}/record", None, (200,) * 6),
    Door("GET", "/api/games/{game}/verify", None, (200,) * 6),
    Door("GET", "/api/games/{game}/chat", None, (200,) * 6),
    Door("GET", "/api/games/{game}/standing", None, (401, 401, 403, 200, 200, 200)),
    Door("POST", "/api/games/{game}/standing", {"ask": ["battle"]}, (401, 401, 403, 200, 200, 200)),
    Door("POST", "/api/games/{game}/chat", {"text": "hello"}, (401, 401, 403, 201, 201, 201)),
    Door("POST", "/api/games/{game}/sit", {"seat": 0}, (401, 401, 403, 403, 403, 403)),
    Door(
        "POST",
        "/api/games/{game}/answer",
        {"seq": "{seq}", "command": "{next}", "answer": "{answer}"},
        (401, 401, 403, 403, 422, 200),
    ),
    Door("POST", "/api/games/{game}/do/undo", {"command": "{next}"}, ONLY_SEATS),
    Door("POST", "/api/games/{game}/do/agree", {"command": "{next}"}, ONLY_SEATS),
    Door("POST", "/api/games/{game}/do/decline", {"command": "{next}"}, ONLY_SEATS),
    Door("POST", "/api/games/{game}/do/resume", {"command": "{next}"}, ONLY_SEATS),
    Door("POST", "/api/games/{game}/do/wait", {"command": "{next}"}, ONLY_SEATS),
    Door("POST", "/api/games/{game}/do/pause", {"command": "{next}"}, (401, 401, 403, 403, 200, 422)),
    Door("POST", "/api/games/{game}/do/resign", {"command": "{next}"}, (401, 401, 403, 403, 200, 200)),
    Door("POST", "/api/games/{game}/do/back", {"command": "{next}"}, (401, 401, 403, 200, 422, 422)),
]

WHERE_SOMETHING_IS_HIDDEN = {"/api/games/{game}/record": (403,) * 6}
"""Of a game that hides something the record is shown to nobody before its end."""
TITLES = ("peloponnes", "perikles")


def template(door: Door) -> tuple[str, str]:
    head, found, _ = door.path.partition("/do/")
    return door.method, head + "/do/{what}" if found else door.path


def test_every_door_is_in_the_table(server: Server) -> None:
    """A new door without a row fails here."""
    spec = httpx.get(f"{server.address}/schema/openapi.json", verify=False).json()
    doors = {(method.upper(), path) for path, methods in spec["paths"].items() for method in methods}
    rows = [*ALONE_DOORS, *OPEN_DOORS, *RUNNING_DOORS]
    assert {template(door) for door in rows} == doors
    done = {door.path.rpartition("/do/")[2] for door in rows if "/do/" in door.path}
    assert done == {"start", *COMMANDS}


def ended(server: Server) -> Person:
    person = Person(server, "Ended")
    person.delete("/api/session")
    return person


def knock(server: Server, person: Person | None, door: Door, **words: object) -> int:
    body = filled(door.body, {"next": next(number), **words})
    path = door.path.replace("{game}", str(words.get("game"))).replace("{session_id}", "ffff")
    if person is None:
        return httpx.request(door.method, server.address + path, json=body, verify=False).status_code
    status = person.http.request(door.method, path, json=body).status_code
    person.http.cookies.clear()
    return status


def filled(body: Any, words: dict[str, object]) -> Any:
    if isinstance(body, dict):
        return {key: filled(value, words) for key, value in body.items()}
    if isinstance(body, str) and body[:1] == "{":
        return words[body[1:-1]] if body != "{next}" else str(words["next"])
    return body.replace("{next}", str(words["next"])) if isinstance(body, str) else body


@pytest.mark.parametrize("door", ALONE_DOORS, ids=Door.name)
def test_doors_that_belong_to_no_table(server: Server, door: Door) -> None:
    people = (None, ended(server), Person(server, "Ann"))
    assert tuple(knock(server, person, door) for person in people) == door.statuses


@pytest.mark.parametrize("door", OPEN_DOORS, ids=Door.name)
def test_doors_of_a_table_that_waits_for_people(server: Server, door: Door) -> None:
    host, seated = Person(server, "Host"), Person(server, "Seated")
    laid = host.lay("perikles", ["me", "open", "open"])
    seated.post(f"/api/games/{laid['game']}/sit", {"invitation": laid["invitation"]})
    people = (None, ended(server), Person(server, "Stranger"), seated, host)
    assert tuple(knock(server, person, door, game=laid["game"]) for person in people) == door.statuses


class Running:
    """A running game and everybody who may knock."""

    def __init__(self, server: Server, title: str) -> None:
        self.game, sitting = table_of(server, title, 3)
        asked = sitting[0].get(f"/api/games/{self.game}")["asked"]
        self.asked, self.seated, self.left = sitting[asked], sitting[asked - 1], sitting[asked - 2]
        self.left.post(f"/api/games/{self.game}/do/resign", {"command": "bye"})
        self.stranger = Person(server, "Stranger")
        self.people = (None, ended(server), self.stranger, self.left, self.seated, self.asked)
        self.position = self.asked.get(f"/api/games/{self.game}")

    def words(self) -> dict[str, object]:
        answer = self.position["choices"][0]["answers"][0]
        return {"game": self.game, "seq": self.position["seq"], "answer": answer}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("door", RUNNING_DOORS, ids=Door.name)
def test_doors_of_a_running_game(server: Server, door: Door, title: str) -> None:
    """The seat comes from the token; whoever is refused has changed nothing."""
    table, statuses = Running(server, title), door.statuses
    if title == "perikles":
        statuses = WHERE_SOMETHING_IS_HIDDEN.get(door.path, statuses)
    for person, status in zip(table.people, statuses, strict=True):
        assert knock(server, person, door, **table.words()) == status
        if status in (401, 403):
            assert table.asked.get(f"/api/games/{table.game}") == table.position


# --- the socket -----------------------------------------------------------------------------------

MESSAGES: dict[str, list[dict[str, Any]]] = {
    "answer": [{"type": "answer", "seq": "{seq}", "command": "{next}", "answer": "{answer}"}],
    "command": [{"type": "command", "do": do, "command": "{next}", "seq": "{seq}"} for do in COMMANDS if do != "back"],
    "chat": [{"type": "chat", "text": "hello"}],
}
FREE = {"hello", "ping"}
"""Whoever watches may say these."""


@pytest.mark.parametrize("title", TITLES)
def test_every_message_of_the_socket_is_refused_to_those_without_a_seat(server: Server, title: str) -> None:
    """boardgame.io 840, 876 and 889; netrunner 6124: whoever watches does not play."""
    table = Running(server, title)
    kinds = {kind.__struct_config__.tag for kind in (sockets.Hello, sockets.AnswerMessage, sockets.CommandMessage)}
    kinds |= {kind.__struct_config__.tag for kind in (sockets.ChatMessage, sockets.Ping)}
    assert kinds == set(MESSAGES) | FREE

    async def say(person: Person) -> list[str]:
        async with person.socket(table.game) as socket:
            errors = []
            for message in itertools.chain(*MESSAGES.values()):
                if person is table.left and message["type"] == "chat":
                    continue
                await send(socket, **filled(message, {"next": next(number), **table.words()}))
                errors.append((await receive_until(socket, "refusal", "ack"))["error"])
            return errors

    for person in (table.stranger, table.left):
        assert set(asyncio.run(say(person))) == {"not-allowed"}
    assert table.asked.get(f"/api/games/{table.game}") == table.position
