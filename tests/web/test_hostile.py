"""A thousand hostile strings as names, as chat, as titles of tables and in records: shown as text, never carried out.

posio#4, bancho.py#761, melee#243: scripts in names.
"""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page, expect

from isthmos.core.record import from_text, to_json

from .conftest import Visit
from .hostile import COUNT, hostile_strings
from .house import ROOT, Server

RECORD = ROOT / "tests" / "golden" / "heroes-8-players.game"
SPEAKERS = 4
LISTED = 25
"""Tables of each speaker that are really laid."""
WATCH = """
  window.carriedOut = [];
  window.hostile = () => window.carriedOut.push("a script");
  window.alert = window.confirm = window.prompt = window.hostile;
  addEventListener("securitypolicyviolation", (event) => window.carriedOut.push(event.violatedDirective));
"""


NEVER = "body script, iframe, object, embed, base, body link, body style, meta[http-equiv], [onerror], [href^=java]"
"""What our pages do not have."""


class Speaker:
    """A guest without a browser."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=60)
        token = self.http.post("/api/session", json={"name": "Speaker"}).json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {token}"

    def call_itself(self, name: str) -> None:
        """Where nothing of it can be shown it is refused."""
        assert self.http.post("/api/me/name", json={"name": name}).status_code in (200, 422)


def arrive(visit: Visit, path: str = "/") -> Page:
    """With an eye on everything that could be carried out."""
    page = visit()
    page.goto("about:blank")
    page.add_init_script(WATCH)
    page.on("dialog", lambda dialog: dialog.accept())
    page.on("request", lambda request: foreign.append(request.url) if "evil" in request.url else None)
    page.goto(path)
    return page


foreign: list[str] = []
"""What a page asked of somebody else's server."""


def must_be_harmless(page: Page, inside: str, allowed: str) -> None:
    """Nothing was carried out, and nothing but text has come into that part of the page."""
    assert page.evaluate("window.carriedOut") == []
    assert foreign == []
    assert page.evaluate(f"document.querySelectorAll({inside!r} + ' *:not({allowed})').length") == 0
    assert page.evaluate(f"document.querySelectorAll({NEVER!r}).length") == 0


def full_table(speakers: list[Speaker]) -> str:
    """All of them at one table, dealt."""
    body = {"title": "peloponnes", "sitters": ["me", *["open"] * (SPEAKERS - 1)]}
    laid = speakers[0].http.post("/api/games", json=body).json()
    for speaker in speakers[1:]:
        speaker.http.post(f"/api/games/{laid['game']}/sit", json={"invitation": laid["invitation"]})
    speakers[0].http.post(f"/api/games/{laid['game']}/do/start", json={"command": "start"})
    return str(laid["game"])


def test_a_thousand_names_and_lines_of_chat_are_text(visit: Visit, server: Server) -> None:
    """Each line by somebody of another name, while a visitor looks on; and once more as they are told later."""
    speakers = [Speaker(server) for _ in range(SPEAKERS)]
    game = full_table(speakers)
    page = arrive(visit, f"/games/{game}")
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("tab", name="Chat").click()
    said = talk(speakers, game)
    assert said > 0.97 * COUNT
    expect(page.locator(".lines p")).to_have_count(said)
    rows = speakers[0].http.get(f"/api/games/{game}/chat").json()
    assert lines_of(page)[-len(rows) :] == [f"{row['name']} {row['text']}" for row in rows]
    must_be_harmless(page, ".lines p", "b")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".lines p")).to_have_count(len(rows))
    must_be_harmless(page, ".lines p", "b")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log p").first).to_be_visible()


def talk(speakers: list[Speaker], game: str) -> int:
    """How many lines were not refused: some are nothing that could be shown, or too long."""
    said = 0
    for number, text in enumerate(hostile_strings()):
        speaker = speakers[number % SPEAKERS]
        speaker.call_itself(text)
        said += speaker.http.post(f"/api/games/{game}/chat", json={"text": text}).status_code == 201
    return said


def lines_of(page: Page) -> list[str]:
    lines: list[str] = page.evaluate("[...document.querySelectorAll('.lines p')].map((line) => line.textContent)")
    return lines


def test_a_thousand_titles_of_tables_are_text(visit: Visit, server: Server) -> None:
    """A hundred of them are laid; then the page is handed a lobby of all of them at once."""
    speakers = [Speaker(server) for _ in range(SPEAKERS)]
    for number, text in enumerate(hostile_strings()[: LISTED * SPEAKERS]):
        body = {"title": "peloponnes", "sitters": ["me", "open"], "name": text, "listed": True}
        speakers[number % SPEAKERS].http.post("/api/games", json=body)
    page = arrive(visit, "/#watch")
    expect(page.locator("main li a")).to_have_count(LISTED * SPEAKERS)
    must_be_harmless(page, "main li a b", "none")
    page.route("**/api/lobby", lambda route: route.fulfill(json=crowded(speakers[0])))
    page.reload()
    expect(page.locator("main li a")).to_have_count(COUNT)
    must_be_harmless(page, "main li a b", "none")
    must_be_harmless(page, "main li a small", "none")


def crowded(speaker: Speaker) -> list[dict[str, Any]]:
    """As many tables as there are strings, the string being everything somebody could have chosen."""
    row = speaker.http.get("/api/lobby").json()[0]
    seats = [{**seat, "open": False} for seat in row["seats"]]
    return [
        {**row, "id": f"{number}", "name": text, "seats": [{**seat, "name": text} for seat in seats]}
        for number, text in enumerate(hostile_strings())
    ]


def test_names_in_records_are_text(visit: Visit, server: Server) -> None:
    """Also in what is told of the game, where sentences are put together."""
    speaker, strings = Speaker(server), hostile_strings()
    for first in (0, 41, 74):
        record = from_text(RECORD.read_text())
        record.players = strings[first : first + record.seats]
        brought = speaker.http.post("/api/records", content=to_json(record))
        assert brought.status_code == 201, brought.text
        page = arrive(visit, f"/games/{brought.json()['game']}")
        expect(page.locator(".log p").first).to_be_visible()
        must_be_harmless(page, ".log p", "svg, svg *, span, a")
