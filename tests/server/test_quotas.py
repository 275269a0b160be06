"""What one person may keep: tables, records, talk and corrections of a box; and what names in a record look like."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isthmos.core import record as records
from isthmos.server.store.quotas import MONTH

from .test_budgets import OWNERS, Lobby, new_table, played, told

PASSWORD = "a long sentence nobody guesses"


async def lay(http: Lobby, **more: Any) -> tuple[int, str]:
    answer = await http.post("/api/games", json=new_table(**more))
    return answer.status_code, answer.json().get("sentence", "")


async def make_account(http: Lobby) -> None:
    made = await http.post("/api/account", json={"login": "ann", "password": PASSWORD})
    http.cookies.clear()
    http.headers["authorization"] = f"Bearer {made.json()['token']}"


def test_a_guest_lays_so_many_tables_and_an_account_ten_times_as_many(data: Path) -> None:
    """Also when all are laid at once."""

    async def story(http: Lobby) -> list[Any]:
        at_once = await asyncio.gather(*[lay(http) for _ in range(12)])
        await make_account(http)
        as_account = [(await lay(http))[0] for _ in range(28)]
        return [sorted(status for status, _ in at_once), as_account, max(at_once)[1]]

    at_once, as_account, sentence = told(data, story, most_tables=3)
    assert at_once == [201] * 3 + [422] * 9
    assert as_account == [201] * 27 + [422]
    assert "3" in sentence
    assert "30" in sentence


def test_tables_that_are_over_or_a_month_old_are_not_counted(data: Path) -> None:
    async def story(http: Lobby) -> list[int]:
        laid = [(await lay(http))[0] for _ in range(3)]
        house: Any = http.house  # type: ignore[attr-defined]
        now = house.now()
        house.now = lambda: now + MONTH + 1
        return [*laid, (await lay(http))[0]]

    assert told(data, story, most_tables=2) == [201, 201, 422, 201]


def test_records_that_are_brought_along_are_counted(data: Path) -> None:
    text = records.to_text(played("peloponnes", 1, {}))

    async def story(http: Lobby) -> list[Any]:
        answers = [await http.post("/api/records", content=text) for _ in range(3)]
        return [*[answer.status_code for answer in answers], (await lay(http))[0], answers[-1].json()["sentence"]]

    *statuses, sentence = told(data, story, most_records=2)
    assert statuses == [201, 201, 422, 201]
    assert sentence == "A guest may bring 2 records along in a month, an account 20."


def test_talk_at_a_table_has_an_end(data: Path) -> None:
    async def story(http: Lobby) -> list[Any]:
        games = [(await http.post("/api/games", json=new_table())).json()["game"] for _ in range(2)]
        said = [await http.post(f"/api/games/{games[0]}/chat", json={"text": "x"}) for _ in range(4)]
        other = await http.post(f"/api/games/{games[1]}/chat", json={"text": "x"})
        kept = (await http.get(f"/api/games/{games[0]}/chat")).json()
        return [[one.status_code for one in (*said, other)], len(kept), said[-1].json()["sentence"]]

    statuses, kept, sentence = told(data, story, most_lines=3)
    assert (statuses, kept) == ([201, 201, 201, 422, 201], 3)
    assert sentence == "A guest may say 3 lines at a table, an account 30."


@pytest.mark.parametrize(("most", "status"), [(len(OWNERS) - 1, 422), (len(OWNERS), 201)])
def test_an_owners_data_is_counted_in_bytes(data: Path, most: int, status: int) -> None:
    async def story(http: Lobby) -> list[int]:
        table = {"title": "heroes", "sitters": ["me", "bot:random"], "options": {"data": OWNERS}}
        return [(await http.post("/api/games", json=table)).status_code]

    assert told(data, story, owners_data=True, most_owners_bytes=most) == [status]


def test_names_in_a_record_are_cleaned_like_all_others(data: Path) -> None:
    """posio 4, bancho.py 761, by the side door: nobody has typed these names here."""
    record = played("peloponnes", 2, {})
    record.players = ["x" * 500 + "\u202e", "\u0007 Ann\n\u200b <b>", *["one too many"] * 1000]

    async def story(http: Lobby) -> list[Any]:
        game = (await http.post("/api/records", content=msgspec.json.encode(record))).json()["game"]
        table = (await http.get(f"/api/games/{game}/table")).json()
        again = (await http.get(f"/api/games/{game}/record?form=json")).json()
        mine = (await http.get("/api/me/games")).json()
        names = [[seat["name"] for seat in found["seats"]] for found in (table, mine[0])]
        return [*names, again["players"]]

    assert told(data, story) == [["x" * 40, "Ann <b>"]] * 3
