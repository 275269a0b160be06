"""Whoever is refused something reads why, in their own language."""

from __future__ import annotations

import ast
import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from isthmos.language import LANGUAGES
from isthmos.server.wire import refusals
from isthmos.server.wire.refusals import Refusal, language_for

from .running import Data, Person, Server, receive_until, send, table_of

SOURCE = Path(refusals.__file__).parents[2]
KINDS = {name for name, kind in vars(refusals).items() if inspect.isclass(kind) and issubclass(kind, Refusal)}


def refused_in_the_source() -> Iterator[tuple[str, ast.Call]]:
    """Where in the source something is refused."""
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS:
                yield f"{path.name}:{node.lineno}", node


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, about: str) -> dict[str, set[str]]:
    """Every message of a file, with its variables."""
    found = {}
    file = SOURCE / "locale" / language / f"{about}.ftl"
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_and_everything_it_needs(language: str) -> None:
    """None is a sentence of one language, and no hole is left in any."""
    own, seen = messages(language, "server"), set()
    known = own | messages(language, "table")
    for place, call in refused_in_the_source():
        first = call.args[0]
        assert isinstance(first, ast.Constant), place
        assert str(first.value) in known, place
        seen.add(first.value)
        assert {keyword.arg for keyword in call.keywords} == known[str(first.value)], place
    assert set(own) <= seen <= set(known)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB, en;q=0.9, de;q=0.8", "en"),
        ("en;q=0.3, DE;q=0.7", "de"),
        ("fr, de;q=0.5", "de"),
        ("fr", "en"),
        ("de;q=0, *", "en"),
        ("de;q=x,,;q=", "en"),
    ],
)
def test_the_language_is_the_one_a_browser_asks_for(accepted: str, language: str) -> None:
    assert language_for(accepted) == language


def test_a_german_request_is_refused_in_german(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    asked = next(person for person in people if "choices" in person.get(f"/api/games/{game}"))
    other = next(person for person in people if person is not asked)
    for person in people:
        person.http.headers["accept-language"] = "de-DE,de;q=0.9,en;q=0.5"
    seq = asked.get(f"/api/games/{game}")["seq"]
    answer = {"seq": seq, "command": "a", "answer": "bid moon 3"}
    by_the_rules = asked.post(f"/api/games/{game}/answer", answer, 422)
    assert by_the_rules["sentence"].startswith("„moon“ kenne ich hier nicht.")
    assert by_the_rules["reason"]["id"] == "peloponnes-refused-unknown"
    assert by_the_rules["reason"]["args"]["word"] == "moon"
    assert other.post(f"/api/games/{game}/answer", answer, 422)["sentence"].startswith("Nicht Platz ")
    stale = asked.post(f"/api/games/{game}/answer", {**answer, "seq": seq - 1}, 409)
    assert stale["sentence"].startswith("Die Stellung hat sich geändert")
    assert stale["reason"] == {"id": "server-stale", "args": {"meant": seq - 1, "seq": seq}}
    assert other.get("/api/games/nowhere", 404)["sentence"] == "Diese Partie gibt es nicht."
    assert other.get("/api/nothing", 404)["sentence"] == "Diese Seite gibt es nicht."
    assert other.post("/api/me/name", {"nam": "x"}, 400)["sentence"].startswith("Keine Anfrage wie beschrieben: ")
    bad_seats = {"title": "peloponnes", "options": {"final_tie": "nobody"}, "sitters": ["me", "me"]}
    laid = other.post("/api/games", bad_seats, 422)["sentence"]
    assert laid.startswith("So lässt sich der Tisch nicht decken: Die Regelwahl final_tie kann nicht „nobody“ sein;")


def test_who_does_not_ask_for_a_language_is_refused_in_english(server: Server) -> None:
    with httpx.Client(base_url=server.address, verify=False) as http:
        assert http.get("/api/games/nowhere").json()["sentence"] == "There is no such game."


def test_a_socket_is_refused_in_the_language_of_its_hello(server: Server) -> None:
    _, (ann, _) = table_of(server, "peloponnes", 2)
    ben = Person(server, "Ben")
    game = ann.lay("peloponnes", ["me", "open"])["game"]
    assert asyncio.run(said_no(ann, game, lang="de"))["sentence"] == "Es sind noch Plätze frei: 2."
    assert asyncio.run(said_no(ann, game, lang="en"))["sentence"] == "Seats are still open: 2."
    assert asyncio.run(said_no(ann, game))["sentence"] == "Seats are still open: 2."
    assert asyncio.run(said_no(ben, game, "de"))["sentence"] == "Das darf nur, wer den Tisch gedeckt hat."


async def said_no(person: Person, game: str, accepted: str = "", **hello: object) -> Data:
    """The refusal to somebody who deals too early."""
    socket_of = person.socket(game)
    socket_of.additional_headers = {"authorization": f"Bearer {person.token}", "accept-language": accepted}
    async with socket_of as socket:
        await send(socket, type="hello", **hello)
        await receive_until(socket, "position")
        await send(socket, type="command", do="start", command="start")
        return await receive_until(socket, "refusal")
