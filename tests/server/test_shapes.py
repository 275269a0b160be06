"""What the server says has the shapes it promises; the web client's types are written from them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isthmos.server.wire import shapes

from .running import Person, Server, receive_until, send, table_of

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"


def fits(said: Any, shape: Any) -> None:
    """Nothing is missing, of another type, or beyond the shape."""
    assert msgspec.to_builtins(msgspec.convert(said, shape)) == said


@pytest.mark.parametrize("title", ["peloponnes", "heroes", "perikles"])
def test_positions_and_tables(server: Server, title: str) -> None:
    game, people = table_of(server, title, 3)
    for person in people:
        fits(person.get(f"/api/games/{game}"), shapes.Position)
        fits(person.get(f"/api/games/{game}/table"), shapes.TableFrame)


def test_lists(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    person = people[0]
    fits(person.get("/api/session"), shapes.Me)
    fits(person.get("/api/sessions"), list[shapes.SessionRow])
    fits(person.get("/api/titles"), list[shapes.TitleRow])
    fits(person.get("/api/me/games"), list[shapes.ListedGame])
    news = [row for one in people for row in one.get("/api/me/notifications")]
    assert news
    fits(news, list[shapes.News])
    fits(person.get(f"/api/games/{game}/events"), list[shapes.EventRow])
    fits(person.get(f"/api/games/{game}/verify"), shapes.Verification)
    fits(person.get("/api/campaign"), shapes.CampaignState)
    fits(person.post("/api/campaign", None, 201), shapes.Laid)
    person.post(f"/api/games/{game}/chat", {"text": "good luck"}, 201)
    fits(person.get(f"/api/games/{game}/chat"), list[shapes.ChatRow])


def test_what_comes_over_the_socket(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    asked = next(person for person in people if "choices" in person.get(f"/api/games/{game}"))
    asyncio.run(talk(asked, game))


async def talk(person: Person, game: str) -> None:
    async with person.socket(game) as socket:
        await send(socket, type="hello", seq=0)
        fits(await receive_until(socket, "table"), shapes.TableFrame)
        position = await receive_until(socket, "position")
        fits(position, shapes.Position)
        await send(socket, type="answer", seq=position["seq"], command="no", answer="dance")
        fits(await receive_until(socket, "refusal"), shapes.RefusalFrame)
        answer = position["choices"][0]["answers"][0]
        await send(socket, type="answer", seq=position["seq"], command="yes", answer=answer)
        fits(await receive_until(socket, "ack"), shapes.Acknowledgement)
        await send(socket, type="chat", text="hello")
        fits(await receive_until(socket, "chat"), shapes.ChatFrame)
        await send(socket, type="ping")
        fits(await receive_until(socket, "pong"), shapes.Pong)


def test_the_gallery_of_the_client_shows_positions_as_they_are_sent_now(tmp_path: Path) -> None:
    """Otherwise: python web/fixtures/make.py."""
    subprocess.run([sys.executable, FIXTURES / "make.py", tmp_path], check=True, stdout=subprocess.DEVNULL)
    kept = sorted(path.name for path in FIXTURES.glob("*.json"))
    assert sorted(path.name for path in tmp_path.iterdir()) == kept
    assert [name for name in kept if (tmp_path / name).read_bytes() != (FIXTURES / name).read_bytes()] == []
