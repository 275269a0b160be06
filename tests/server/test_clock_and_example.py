"""Flags that fall, people who go away, and the example bot of the documents."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from isthmos.server.store.queries import LONGEST_PAUSE

from .running import Person, Server, receive_until, send, table_of

ROOT = Path(__file__).parents[2]


def wait_for(person: Person, path: str, what: Any, seconds: float = 60) -> Any:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = person.get(path)
        if what(found):
            return found
        time.sleep(0.1)
    raise AssertionError(f"{path} stayed {found}")


def test_a_flag_falls_and_a_bot_plays_on(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2, clock={"kind": "move", "seconds": 2}, leave_bot="random")
    position = people[0].get(f"/api/games/{game}")
    assert position["clock"][position["asked"]] <= 2
    table = wait_for(people[0], f"/api/games/{game}/table", lambda found: all(seat["bot"] for seat in found["seats"]))
    assert [seat["name"] for seat in table["seats"]] == ["Person 0", "Person 1"]
    kinds = [event["kind"] for event in people[0].get(f"/api/games/{game}/events")]
    assert kinds.count("time-out") == 4, "whoever misses two questions in a row is stood in for"
    wait_for(people[0], f"/api/games/{game}", lambda found: found["status"] == "finished")


def test_a_seat_whose_person_is_gone_goes_to_a_bot(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2, leave_after=1)

    async def come_and_go() -> None:
        async with people[1].socket(game) as socket:
            await send(socket, type="hello")
            await receive_until(socket, "position")

    asyncio.run(come_and_go())
    table = wait_for(people[0], f"/api/games/{game}/table", lambda found: found["seats"][1]["bot"])
    assert table["seats"][0]["bot"] == ""
    people[1].post(f"/api/games/{game}/do/back", {"command": "back"})


def test_downtime_is_credited(data: Path) -> None:
    """However long it took from one look at the clock to the next: the time without a server is not in it."""
    down = LONGEST_PAUSE + 2
    with Server(data) as server:
        game, people = table_of(server, "peloponnes", 2, clock={"kind": "move", "seconds": 3600})
        began = time.monotonic()
        before = people[0].get(f"/api/games/{game}")
        server.stop()
        time.sleep(down)
        server.start()
        after = people[0].get(f"/api/games/{game}")
        spent = before["clock"][before["asked"]] - after["clock"][before["asked"]]
        assert 0 <= spent <= time.monotonic() - began - down


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    ann = Person(server, "Ann")
    laid = ann.lay("peloponnes", ["open", "bot:random"])
    address = ["http://127.0.0.1:" + str(server.port), laid["game"], laid["invitation"]]
    bot = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "bot.py"), *address], stdout=subprocess.PIPE, text=True
    )
    try:
        wait_for(ann, f"/api/games/{laid['game']}/table", lambda found: not found["seats"][0]["open"])
        ann.post(f"/api/games/{laid['game']}/do/start", {"command": "start"})
        said, _ = bot.communicate(timeout=120)
    finally:
        bot.kill()
    assert said.startswith("scores:")


def test_the_protocol_names_every_door(server: Server) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    spec = Person(server, "Reader").get("/schema/openapi.json")
    for path in spec["paths"]:
        named = path.replace("{session_id}", "{id}").replace("/do/{what}", "/do/")
        assert named in text, f"docs/protocol.md does not tell of {path}"
