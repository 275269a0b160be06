"""Everything the interface describes, with values nobody meant: a refusal with a sentence, never a fault."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket as sockets_of_the_system
import statistics
import time
import warnings
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection

from isthmos.server import sockets
from isthmos.server.app import make_app
from isthmos.server.config import Config
from isthmos.server.patience import PATIENCE

from .running import Person, Server, receive, receive_until, send, table_of

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


# --- messages of the socket -------------------------------------------------------------------------

KINDS = (sockets.Hello, sockets.AnswerMessage, sockets.CommandMessage, sockets.ChatMessage, sockets.Ping)
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
