"""Everything the interface describes, with values nobody meant: a refusal with a sentence, never a fault."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import http.client
import json
import random
import socket as sockets_of_the_system
import statistics
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import psutil
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from isthmos.server.app import make_app
from isthmos.server.doors.line import PATIENCE
from isthmos.server.operation.config import Config
from isthmos.server.wire.requests import Message

from .running import Person, Server, receive, receive_until, send, table_of
from .test_security import HOSTILE_TEXTS

FEW = settings(
    max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate], database=None
)
MANY = settings(FEW, max_examples=600)
SPEC: dict[str, Any] = {}
WORDS = [
    "peloponnes",
    "perikles",
    "me",
    "open",
    "bot:random",
    "bot:",
    "free",
    "none",
    "move",
    "game",
    "pass",
    "de",
    "x",
]
ODD = ["", "\x00", "\ud800", "\u202e", "é" * 700, "💎", "../..", "%00", "' OR 1=1 --", "<script>", "NaN"]
NUMBERS = [0, 1, -1, 2**31, -(2**31) - 1, 2**63 - 1, 2**63, 10**30]

text = st.one_of(st.sampled_from(WORDS), st.sampled_from(ODD), st.text(max_size=20))
number = st.one_of(st.sampled_from(NUMBERS), st.integers())
anything: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), number, st.floats(), text),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(text, inner, max_size=4)),
    max_leaves=8,
)


def spec() -> dict[str, Any]:
    if not SPEC:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            SPEC.update(make_app(Config(data=Path("unused"))).app.openapi_schema.to_schema())
    return SPEC


def values_of(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """What the schema allows; now and then something else."""
    return st.one_of(right_values(schema), right_values(schema), right_values(schema), anything)


def right_values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return right_values(spec()["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if "oneOf" in schema:
        return st.one_of(*map(right_values, schema["oneOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if kind == "object" and "properties" in schema:
        needed = set(schema.get("required", ()))
        fields = {name: values_of(one) for name, one in schema["properties"].items()}
        return st.fixed_dictionaries(
            {name: one for name, one in fields.items() if name in needed},
            optional={name: one for name, one in fields.items() if name not in needed},
        )
    if kind == "array":
        return st.lists(values_of(schema.get("items", {})), max_size=6)
    simple: dict[Any, st.SearchStrategy[Any]] = {
        "string": text,
        "integer": number,
        "number": st.floats(),
        "boolean": st.booleans(),
        "null": st.none(),
        "object": st.dictionaries(text, text, max_size=4),
    }
    return simple.get(kind, anything)


def doors() -> list[tuple[str, str]]:
    return [(method.upper(), path) for path, methods in spec()["paths"].items() for method in methods]


def requests(method: str, path: str, game: str) -> st.SearchStrategy[dict[str, Any]]:
    door = spec()["paths"][path][method.lower()]
    parameters = door.get("parameters", [])
    content = door.get("requestBody", {}).get("content", {}).get("application/json", {})
    names = {one["name"]: values_of(one["schema"]) for one in parameters if one["in"] == "query"}
    inside = {one["name"]: text for one in parameters if one["in"] == "path"}
    if "game" in inside:
        inside["game"] = st.one_of(st.just(game), st.just(game), text)
    return st.fixed_dictionaries(
        {
            "query": st.fixed_dictionaries({}, optional=names),
            "inside": st.fixed_dictionaries(inside),
            "body": values_of(content.get("schema", {})) if content else st.none(),
        }
    )


def knock(person: Person, method: str, path: str, request: dict[str, Any]) -> None:
    for name, value in request["inside"].items():
        path = path.replace("{" + name + "}", quoted(value))
    query = {
        name: value if isinstance(value, int | float) else quoted(str(value))
        for name, value in request["query"].items()
    }
    answer = person.http.request(
        method,
        path,
        params=query,
        content=json.dumps(request["body"]) if request["body"] is not None else None,
        headers={"content-type": "application/json"},
    )
    person.http.cookies.clear()
    assert answer.status_code < 500, (method, path, request, answer.text)
    if answer.status_code >= 400:
        refusal = answer.json()
        assert refusal["type"] == "refusal"
        assert refusal["sentence"]


def quoted(value: str) -> str:
    """As part of an address; never empty and never a way out of it."""
    return "".join(f"%{byte:02X}" for byte in value.encode("utf-8", "replace")) or "x"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of our own: when everything has been tried, its log tells of no fault."""
    with Server(tmp_path_factory.mktemp("fuzzed") / "data") as running:
        yield running
    log = running.log.read_text()
    assert not [line for line in log.splitlines() if any(word in line for word in ("fault", "Traceback", "exception"))]


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, list[Person]]:
    return table_of(server, "peloponnes", 2)


@pytest.mark.parametrize(("method", "path"), doors())
@pytest.mark.parametrize("how", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.soak)])
def test_no_request_makes_a_door_fail(
    server: Server, table: tuple[str, list[Person]], method: str, path: str, how: settings
) -> None:
    """By somebody who sits at another table: nothing changes here."""
    game, people = table
    stranger, before = Person(server, "Stranger"), people[0].get(f"/api/games/{game}")
    slow = "account" in path

    @settings(how, max_examples=4 if slow else how.max_examples)
    @given(requests(method, path, game))
    def try_it(request: dict[str, Any]) -> None:
        knock(stranger, method, path, request)

    try_it()
    assert people[0].get(f"/api/games/{game}") == before


@pytest.mark.parametrize(("method", "path"), doors())
@pytest.mark.parametrize("how", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.soak)])
def test_every_door_does_what_it_is_described_to_do(
    server: Server, table: tuple[str, list[Person]], method: str, path: str, how: settings
) -> None:
    """Schemathesis, with all its checks but one: of what has the right shape the rules refuse a good part. What has not
    is refused by every door; by somebody with a session and by nobody in particular."""
    game, people = table
    stranger, before = Person(server, "Stranger"), people[0].get(f"/api/games/{game}")
    door = described(server.address)[path][method]
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

        @settings(how, max_examples=3 if "account" in path else how.max_examples // 2 + 1)
        @given(door.as_strategy(generation_mode=mode), st.booleans(), st.booleans())
        def try_it(case: schemathesis.Case[Any], here: bool, anonymous: bool) -> None:
            if here and "game" in case.path_parameters:
                case.path_parameters["game"] = game
            headers = {} if anonymous else {"authorization": f"Bearer {stranger.token}"}
            case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance])

        with contextlib.suppress(Unsatisfiable):  # a door that takes nothing can be given nothing wrong
            try_it()
    assert people[0].get(f"/api/games/{game}") == before


@functools.cache
def described(address: str) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{address}/schema/openapi.json")


# --- messages of the socket -------------------------------------------------------------------------

KINDS = get_args(Message)
SCHEMAS: dict[Any, Any] = {kind: msgspec.json.schema(kind)["$defs"][kind.__name__] for kind in KINDS}


def messages_of(kind: Any) -> st.SearchStrategy[Any]:
    return values_of(SCHEMAS[kind]).map(lambda body: tagged(body, str(kind.__struct_config__.tag)))


def tagged(body: Any, tag: str) -> Any:
    return {**body, "type": tag} if isinstance(body, dict) else body


messages = st.one_of(*map(messages_of, KINDS), anything)


@pytest.mark.parametrize("how", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.soak)])
def test_no_message_makes_a_socket_fail(server: Server, table: tuple[str, list[Person]], how: settings) -> None:
    game, people = table
    stranger, before = Person(server, "Stranger"), people[0].get(f"/api/games/{game}")

    async def say(said: list[Any]) -> None:
        async with stranger.socket(game) as socket:
            for one in said:
                await socket.send(json.dumps(one))
            await send(socket, type="ping")
            while (data := await asyncio.wait_for(receive(socket), 30))["type"] != "pong":
                assert data.get("error") != "fault", (said, data)

    @settings(how)
    @given(st.lists(messages, min_size=1, max_size=8))
    def try_it(said: list[Any]) -> None:
        asyncio.run(say(said))

    try_it()
    assert people[0].get(f"/api/games/{game}") == before


# --- a storm of messages ----------------------------------------------------------------------------

FEW_MESSAGES, MANY_MESSAGES, AT_ONCE = 9_000, 1_000_000, 60
LARGEST = 16_384
"""Bytes of a message; one byte more ends the connection."""
MOST_GROWTH = 12_000_000
"""Bytes by which the server may grow while it is talked to like that."""


@functools.cache
def seeds() -> list[str]:
    """Messages of the grammar, and those everybody should try."""
    found = [text for text in HOSTILE_TEXTS if len(text) < 9_000]

    @settings(FEW, max_examples=40, derandomize=True)
    @given(st.lists(messages, min_size=20, max_size=20))
    def collect(said: list[Any]) -> None:
        found.extend(json.dumps(one) for one in said if not comes_back(one))

    collect()
    return found


def comes_back(message: Any) -> bool:
    """Who has left a seat may: then it would be no storm of strangers."""
    return isinstance(message, dict) and message.get("do") == "back"


def mangled(text: str, dice: random.Random) -> str:
    """As it is, or cut, doubled, stretched, nested, or with something else in the middle."""
    place, other = dice.randrange(len(text) + 1), dice.choice(seeds())
    made = dice.choice(
        (
            text,
            text[:place],
            text[:place] + chr(dice.randrange(0xD7FF)) + text[place + 1 :],
            text[:place] + other[: dice.randrange(len(other) + 1)] + text[place:],
            text[:-1] + "," + text[1:],
            text.replace("1", str(dice.choice(NUMBERS))),
            text.replace('"', '"' + dice.choice(ODD).encode("utf-8", "replace").decode()),
            "[" * dice.randrange(3000) + text,
            text + " " * dice.randrange(8000),
        )
    )
    return made.encode()[:LARGEST].decode(errors="ignore")


UNREADABLE = (b"\x00\xff", b"{}", "x" * 20_000, "y" * 1_048_576)
"""What ends a connection."""


async def talk_nonsense(line: connect, count: int, dice: random.Random) -> None:
    """So many messages, some at a time; each time everything is answered, and nothing is a fault."""
    async with line as socket:
        for number in range(0, count, AT_ONCE):
            for _ in range(AT_ONCE):
                await socket.send(mangled(dice.choice(seeds()), dice))
            await send(socket, type="answer", seq=0, command=f"last {number}", answer="?")
            while (data := await asyncio.wait_for(receive(socket), 120)).get("command") != f"last {number}":
                assert data.get("error") != "fault", data
            assert data["error"] == "not-allowed"
        with contextlib.suppress(ConnectionClosed):
            await socket.send(dice.choice(UNREADABLE))
            while True:
                await asyncio.wait_for(receive(socket), 120)
    assert socket.close_code in (1003, 1009)


async def storm(server: Server, game: str, people: list[Person], count: int, seed: int) -> None:
    """By somebody who watches, by somebody who has left a seat, and by nobody in particular."""
    nobody = connect(f"ws://127.0.0.1:{server.port}/ws/games/{game}", max_size=None)
    lines = [*[person.socket(game) for person in people], nobody]
    talks = [talk_nonsense(line, count // len(lines), random.Random(seed + n)) for n, line in enumerate(lines)]
    await asyncio.gather(*talks)


def size_of(server: Server) -> int:
    assert server.process is not None
    return int(psutil.Process(server.process.pid).memory_info().rss)


@pytest.mark.parametrize("count", [FEW_MESSAGES, pytest.param(MANY_MESSAGES, marks=pytest.mark.soak)])
def test_a_storm_of_messages_changes_nothing_and_leaves_nothing_behind(server: Server, count: int) -> None:
    """Also of those who ended a connection badly: a twentieth of the storm each. The server does not grow."""
    game, people = table_of(server, "perikles", 3)
    people[2].post(f"/api/games/{game}/do/resign", {"command": "bye"})
    while (before := people[0].get(f"/api/games/{game}"))["asked"] == 2:
        time.sleep(0.05)
    known = 0
    talkers = [Person(server, "Stranger"), people[2]]
    for part in range(20):
        asyncio.run(storm(server, game, talkers, count // 20, part * 10))
        known = known or size_of(server) * (part == 4)
    assert size_of(server) - known < MOST_GROWTH
    assert people[0].get(f"/api/games/{game}")["seq"] == before["seq"]


# --- floods and those who dawdle --------------------------------------------------------------------


def test_a_flood_of_pings_leaves_others_alone(server: Server, table: tuple[str, list[Person]]) -> None:
    game, people = table

    async def flood() -> float:
        """How long others wait for an answer meanwhile."""
        async with people[0].socket(game) as loud, people[1].socket(game) as quiet:
            pings = asyncio.create_task(ping_for_ever(loud))
            await asyncio.sleep(0.2)
            times = []
            for _ in range(20):
                began = time.monotonic()
                await send(quiet, type="ping")
                await asyncio.wait_for(receive_until(quiet, "pong"), 30)
                times.append(time.monotonic() - began)
            pings.cancel()
            return statistics.median(times)

    async def ping_for_ever(socket: ClientConnection) -> None:
        while True:
            for _ in range(50):
                await socket.ping()
            await asyncio.sleep(0)

    assert asyncio.run(flood()) < 5


def test_those_who_dawdle_hold_no_door_open(server: Server, table: tuple[str, list[Person]]) -> None:
    """Slow loris: half a head, and half a body, are let go; meanwhile everybody else is served; sockets stay."""
    _, people = table
    heads = [
        b"GET /api/titles HTTP/1.1\r\nHost: [::]\r\nX-",
        b"",
        b"POST /api/session HTTP/1.1\r\nHost: [::]\r\n",
    ]
    body = b"POST /api/session HTTP/1.1\r\nHost: [::]\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    slow = [dawdling(server, start) for start in (*heads * 15, body)]
    assert people[0].get("/api/titles")
    answers = [until_let_go(one) for one in slow]
    assert answers[:-1] == [b""] * (len(slow) - 1)
    assert answers[-1].startswith(b"HTTP/1.1 408"), answers[-1]
    assert b"too-slow" in answers[-1]


def dawdling(server: Server, start: bytes) -> sockets_of_the_system.socket:
    line = sockets_of_the_system.create_connection(("127.0.0.1", server.port))
    line.settimeout(6 * PATIENCE)
    line.sendall(start)
    return line


def until_let_go(line: sockets_of_the_system.socket) -> bytes:
    """What the server says before it closes."""
    said = b""
    with line:
        while part := line.recv(4096):
            said += part
            if b"}" in part:
                break
    return said


def test_lines_in_use_outlive_the_patience_with_requests(server: Server, table: tuple[str, list[Person]]) -> None:
    """A socket, and a connection that a proxy keeps for the next request."""
    game, people = table
    line = http.client.HTTPConnection(server.address.removeprefix("http://"))
    line.request("GET", "/healthz")
    line.getresponse().read()
    kept = line.sock

    async def watch() -> str:
        async with people[0].socket(game) as socket:
            await send(socket, type="hello")
            await asyncio.sleep(PATIENCE + 2)
            await send(socket, type="ping")
            return str((await receive_until(socket, "pong"))["type"])

    assert asyncio.run(watch()) == "pong"
    line.request("GET", "/healthz")
    assert line.getresponse().status == 200
    assert line.sock is kept
