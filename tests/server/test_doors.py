"""Who may pass which door: every door of the house and every message of the socket, for everybody who may knock.

A new door, or a new message, needs a row in RULES or SAYINGS; without one a test fails. An operator has no door of its
own over the net: `isthmos admin` is for whoever may read the data, and what monitors ask is in RULES["house"].
"""

from __future__ import annotations

import asyncio
import itertools
import warnings
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from isthmos.server.app import make_app
from isthmos.server.doors.pages import STATIC
from isthmos.server.operation.config import Config
from isthmos.server.tables.commands import COMMANDS
from isthmos.server.wire import requests

from .running import Data, Person, Server, receive_until, send

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


WHO = {
    "alone": ("nobody", "ended", "somebody"),
    "open": ("nobody", "ended", "stranger", "seated", "host"),
    "running": ("nobody", "ended", "stranger", "left", "host", "seated", "asked"),
    "house": ("nobody", "ended", "somebody"),
}
"""Whoever has no session is asked for one; a session that has ended is worth as much as none. At a table that waits for
people the host sits, somebody else does, and a seat is open. In a running game the host has no seat, `left` has handed
the seat to a bot, `seated` waits, `asked` must answer; a stranger watches."""
PUBLIC = (200, 401, 200)
EVERYBODY = (200,) * 7
ONLY_SEATS = (401, 401, 403, 403, 403, 422, 422)
"""The rules say no to those who may speak at all."""
ONLY_ONES = (401, 401, 403, 200, 403, 200, 200)
"""Whose seat it is, also while a bot plays it."""

RULES = {
    "alone": [
        Door("POST", "/api/session", {"name": "Ann"}, (201, 201, 201)),
        Door("GET", "/api/session", None, PUBLIC),
        Door("POST", "/api/session/enter", {"token": "wrong"}, (401, 401, 401)),
        Door("DELETE", "/api/session", None, (401, 401, 200)),
        Door("GET", "/api/sessions", None, (401, 401, 200)),
        Door("DELETE", "/api/sessions/{session_id}", None, (401, 401, 404)),
        Door("POST", "/api/account", {"login": "door-{next}", "password": PASSWORD}, (401, 401, 201)),
        Door("POST", "/api/account/login", {"login": "nobody-here", "password": PASSWORD}, (403, 403, 403)),
        Door("POST", "/api/account/recover", {"login": "nobody", "code": "x", "password": PASSWORD}, (403, 403, 403)),
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
        Door("GET", "/api/titles/{title}/words/{lang}", None, (200, 200, 200)),
        Door("GET", "/api/lobby", None, PUBLIC),
        Door("POST", "/api/games", {"title": "peloponnes", "sitters": ["me", "open"]}, (401, 401, 201)),
        Door("POST", "/api/records", {}, (401, 401, 422)),
        Door("GET", "/api/campaign", None, (401, 401, 200)),
        Door("POST", "/api/campaign", {}, (401, 401, 201)),
    ],
    "open": [
        Door("POST", "/api/games/{game}/do/start", {"command": "{next}"}, (401, 401, 403, 403, 422)),
        Door("POST", "/api/games/{game}/sit", {"seat": 2}, (401, 401, 403, 403, 403)),
        Door(
            "POST",
            "/api/games/{game}/bot",
            {"seat": 2, "bot": "random", "command": "{next}"},
            (401, 401, 403, 403, 200),
        ),
        Door("GET", "/api/games/{game}/table", None, (200, 401, 200, 200, 200)),
        Door("GET", "/api/games/{game}/record", None, (404, 404, 404, 404, 404)),
    ],
    "running": [
        Door("GET", "/api/games/{game}", None, (200, 401, 200, 200, 200, 200, 200)),
        Door("GET", "/api/games/{game}/table", None, (200, 401, 200, 200, 200, 200, 200)),
        Door("GET", "/api/games/{game}/events", None, EVERYBODY),
        Door("GET", "/api/games/{game}/record", None, EVERYBODY),
        Door("GET", "/api/games/{game}/verify", None, EVERYBODY),
        Door("GET", "/api/games/{game}/chat", None, EVERYBODY),
        Door("GET", "/api/games/{game}/standing", None, ONLY_ONES),
        Door("POST", "/api/games/{game}/standing", {"ask": ["battle"]}, ONLY_ONES),
        Door("POST", "/api/games/{game}/chat", {"text": "hello"}, (401, 401, 403, 201, 403, 201, 201)),
        Door("POST", "/api/games/{game}/sit", {"seat": 0}, (401, 401, 403, 403, 403, 403, 403)),
        Door(
            "POST",
            "/api/games/{game}/bot",
            {"seat": 0, "bot": "random", "command": "{next}"},
            (401, 401, 403, 403, 422, 403, 403),
        ),
        Door(
            "POST",
            "/api/games/{game}/answer",
            {"seq": "{seq}", "command": "{next}", "answer": "{answer}"},
            (401, 401, 403, 403, 403, 422, 200),
        ),
        Door("POST", "/api/games/{game}/do/start", {"command": "{next}"}, (401, 401, 403, 403, 422, 403, 403)),
        Door("POST", "/api/games/{game}/do/undo", {"command": "{next}"}, ONLY_SEATS),
        Door("POST", "/api/games/{game}/do/agree", {"command": "{next}"}, ONLY_SEATS),
        Door("POST", "/api/games/{game}/do/decline", {"command": "{next}"}, ONLY_SEATS),
        Door("POST", "/api/games/{game}/do/resume", {"command": "{next}"}, ONLY_SEATS),
        Door("POST", "/api/games/{game}/do/wait", {"command": "{next}"}, ONLY_SEATS),
        Door("POST", "/api/games/{game}/do/pause", {"command": "{next}"}, (401, 401, 403, 403, 403, 200, 422)),
        Door("POST", "/api/games/{game}/do/resign", {"command": "{next}"}, (401, 401, 403, 403, 403, 200, 200)),
        Door("POST", "/api/games/{game}/do/back", {"command": "{next}"}, (401, 401, 403, 200, 403, 422, 422)),
    ],
    "house": [
        Door("GET", "/", None, (200, 200, 200)),
        Door("GET", "/games/{game}", None, (200, 200, 200)),
        Door("GET", "/healthz", None, (200, 200, 200)),
        Door("GET", "/readyz", None, (200, 200, 200)),
        *[
            Door(method, "/metrics", None, (404, 404, 404))
            for method in ("GET", "POST", "PUT", "PATCH", "DELETE", "TRACE")
        ],
        Door("GET", "/schema/openapi.json", None, (200, 200, 200)),
        *([Door("GET", "/static/{file_path}", None, (404, 404, 404))] if STATIC.is_dir() else []),  # where it is built
    ],
}
HIDING = {"GET /api/games/{game}/record": (403,) * 7}
"""What is otherwise in a game that hides something."""


def template(door: Door) -> tuple[str, str]:
    head, found, _ = door.path.partition("/do/")
    return door.method, head + "/do/{what}" if found else door.path


def doors_there_are() -> set[tuple[str, str]]:
    """Those that are described, and those that are not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        app = make_app(Config(data=Path("unused"))).app
    found = set()
    for route in app.routes:
        path = "/".join(part if isinstance(part, str) else f"{{{part.name}}}" for part in route.path_components)
        found |= {(method, f"/{path}") for method in route.methods if method not in ("OPTIONS", "HEAD")}
    return {(method, path) for method, path in found if path not in UNFOUND}


UNFOUND = ("/schema", "/schema/{path}")
"""Where nothing is: litestar's own page for it."""


def test_every_door_is_in_the_table(server: Server) -> None:
    """A new door without a row fails here."""
    rows = [*itertools.chain(*RULES.values())]
    assert {template(door) for door in rows} == doors_there_are()
    spec = httpx.get(f"{server.address}/schema/openapi.json", verify=False).json()
    assert {
        (method.upper(), path) for path, methods in spec["paths"].items() for method in methods
    } <= doors_there_are()
    assert {door.path.rpartition("/do/")[2] for door in rows if "/do/" in door.path} == {"start", *COMMANDS}


def ended(server: Server) -> Person:
    person = Person(server, "Ended")
    person.delete("/api/session")
    return person


def knock(server: Server, person: Person | None, door: Door, **words: object) -> httpx.Response:
    body = filled(door.body, {"next": next(number), **words})
    path = door.path.replace("{game}", str(words.get("game", "x")))
    path = path.replace("{session_id}", "ffff").replace("{file_path}", "nothing.js")
    path = path.replace("{title}", "perikles").replace("{lang}", "de")
    if person is None:
        return httpx.request(door.method, server.address + path, json=body, verify=False)
    answer = person.http.request(door.method, path, json=body)
    person.http.cookies.clear()
    return answer


def filled(body: Any, words: dict[str, object]) -> Any:
    if isinstance(body, dict):
        return {key: filled(value, words) for key, value in body.items()}
    if isinstance(body, str) and body[:1] == "{":
        return words[body[1:-1]] if body != "{next}" else str(words["next"])
    return body.replace("{next}", str(words["next"])) if isinstance(body, str) else body


WORDS_OF = {401: "no-session", 403: "not-allowed", 404: "not-found"}


def must_be_plain(answer: httpx.Response) -> None:
    """Whoever is turned away is told why, in the same shape everywhere, and nothing of what is behind the door."""
    refusal = answer.json()
    assert set(refusal) == {"type", "error", "reason", "sentence"}
    assert refusal["error"] == WORDS_OF[answer.status_code]


@pytest.mark.parametrize("door", [*RULES["alone"], *RULES["house"]], ids=Door.name)
def test_doors_that_belong_to_no_table(server: Server, door: Door) -> None:
    people = (None, ended(server), Person(server, "Ann"))
    for who, person, status in zip(WHO["alone"], people, door.statuses, strict=True):
        answer = knock(server, person, door)
        assert answer.status_code == status, who
        if status in WORDS_OF:
            must_be_plain(answer)


class Waiting:
    """A table that waits for people, and everybody who may knock."""

    def __init__(self, server: Server) -> None:
        self.host, seated = Person(server, "Host"), Person(server, "Seated")
        laid = self.host.lay("perikles", ["me", "open", "open"])
        self.game = laid["game"]
        seated.post(f"/api/games/{self.game}/sit", {"invitation": laid["invitation"]})
        self.people = (None, ended(server), Person(server, "Stranger"), seated, self.host)

    def words(self) -> dict[str, object]:
        return {"game": self.game}

    def standing(self) -> Data:
        table: Data = self.host.get(f"/api/games/{self.game}/table")
        return table


class Running:
    """A running game and everybody who may knock."""

    def __init__(self, server: Server, title: str = "peloponnes") -> None:
        self.host, self.stranger = Person(server, "Host"), Person(server, "Stranger")
        sitting = [Person(server, f"Person {number}") for number in range(3)]
        laid = self.host.lay(title, ["open"] * 3)
        self.game = laid["game"]
        for person in sitting:
            person.post(f"/api/games/{self.game}/sit", {"invitation": laid["invitation"]})
        self.host.post(f"/api/games/{self.game}/do/start", {"command": "start"})
        asked = sitting[0].get(f"/api/games/{self.game}")["asked"]
        self.asked, self.seated, self.left = sitting[asked], sitting[asked - 1], sitting[asked - 2]
        self.left.post(f"/api/games/{self.game}/do/resign", {"command": "bye"})
        self.people = (None, ended(server), self.stranger, self.left, self.host, self.seated, self.asked)
        self.position = self.standing()

    def words(self) -> dict[str, object]:
        answer = self.position["choices"][0]["answers"][0]
        return {"game": self.game, "seq": self.position["seq"], "answer": answer}

    def standing(self) -> Data:
        position: Data = self.asked.get(f"/api/games/{self.game}")
        return position


def knock_in_turn(server: Server, table: Waiting | Running, door: Door, who: tuple[str, ...]) -> None:
    """The seat comes from the token; whoever is refused has changed nothing."""
    words = table.words()
    for name, person, status in zip(who, table.people, door.statuses, strict=True):
        before = table.standing()
        answer = knock(server, person, door, **words)
        assert answer.status_code == status, (name, answer.text)
        if status in WORDS_OF:
            must_be_plain(answer)
            assert table.standing() == before, name


@pytest.mark.parametrize("door", RULES["open"], ids=Door.name)
def test_doors_of_a_table_that_waits_for_people(server: Server, door: Door) -> None:
    knock_in_turn(server, Waiting(server), door, WHO["open"])


@pytest.mark.parametrize("door", RULES["running"], ids=Door.name)
def test_doors_of_a_running_game(server: Server, door: Door) -> None:
    knock_in_turn(server, Running(server), door, WHO["running"])


@pytest.mark.parametrize("door", RULES["running"], ids=Door.name)
def test_doors_of_a_game_that_hides_something(server: Server, door: Door) -> None:
    rule = door._replace(statuses=HIDING.get(door.name(), door.statuses))
    knock_in_turn(server, Running(server, "perikles"), rule, WHO["running"])


# --- the socket -----------------------------------------------------------------------------------

LISTENERS = ("nobody", "stranger", "left", "host", "seated", "asked")
"""A session that has ended is turned away before it can say anything."""
ACK, NO, NOT_YOURS = "ack", "refused", "not-allowed"
FOR_SEATS = (NOT_YOURS, NOT_YOURS, NOT_YOURS, NOT_YOURS, NO, NO)
SAYINGS: dict[str, tuple[str, ...]] = {
    "hello": ("table",) * 6,
    "ping": ("pong",) * 6,
    "chat": (NOT_YOURS, NOT_YOURS, "chat", NOT_YOURS, "chat", "chat"),
    "answer": (*FOR_SEATS[:5], ACK),
    "command start": (*FOR_SEATS[:3], NO, NOT_YOURS, NOT_YOURS),
    "command undo": FOR_SEATS,
    "command agree": FOR_SEATS,
    "command decline": FOR_SEATS,
    "command resume": FOR_SEATS,
    "command wait": FOR_SEATS,
    "command pause": (*FOR_SEATS[:4], ACK, NO),
    "command resign": (*FOR_SEATS[:4], ACK, ACK),
    "command back": (NOT_YOURS, NOT_YOURS, ACK, NOT_YOURS, NO, NO),
}
"""What each of them gets in a running game."""
FIELDS: dict[str, Data] = {
    "chat": {"text": "hello"},
    "answer": {"seq": "{seq}", "command": "{next}", "answer": "{answer}"},
    "command": {"command": "{next}"},
}


def sayings_there_are() -> set[str]:
    found = set()
    for kind in get_args(requests.Message):
        tag = str(kind.__struct_config__.tag)
        dos = [field.type for field in msgspec.structs.fields(kind) if field.name == "do"]
        found |= {f"{tag} {do}" for do in get_args(dos[0])} if dos else {tag}
    return found


def test_every_message_is_in_the_table() -> None:
    """A new one without a row fails here."""
    assert set(SAYINGS) == sayings_there_are()


@pytest.mark.parametrize("title", ["peloponnes", "perikles"])
@pytest.mark.parametrize("saying", SAYINGS)
def test_messages_of_a_running_game(server: Server, saying: str, title: str) -> None:
    """boardgame.io 840, 876 and 889; netrunner 6124: whoever watches does not play."""
    table = Running(server, title)
    kind, _, do = saying.partition(" ")
    message = {"type": kind, **FIELDS.get(kind, {}), **({"do": do} if do else {})}
    people = (None, *table.people[2:])
    for who, person, expected in zip(LISTENERS, people, SAYINGS[saying], strict=True):
        before = table.standing()
        body = filled(message, {"next": next(number), **table.words()})
        assert asyncio.run(answer_to(server, table.game, person, body)) == expected, who
        if expected == NOT_YOURS:
            assert table.standing() == before, who


async def answer_to(server: Server, game: str, person: Person | None, message: Data) -> str:
    """In a word; chat is told to those who listen."""
    address = f"ws://127.0.0.1:{server.port}/ws/games/{game}"
    async with person.socket(game) if person is not None else connect(address) as socket:
        if message["type"] == "chat":
            await send(socket, type="hello")
            await receive_until(socket, "position")
        await send(socket, **message)
        answer = await receive_until(socket, "refusal", "ack", "table", "pong", "chat")
        return str(answer.get("error", answer["type"]))


def test_whoever_has_no_session_any_more_is_not_let_in(server: Server) -> None:
    table = Running(server)

    async def knock_at_the_socket() -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with ended(server).socket(table.game):
                pass
        return int(refused.value.response.status_code)

    assert asyncio.run(knock_at_the_socket()) == 401
