"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import httpx
import pytest
from argon2 import PasswordHasher

from isthmos.server.operation.config import Config
from isthmos.server.people import accounts, people
from isthmos.server.people.common_passwords import COMMON
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.tables.house import House
from isthmos.server.wire.refusals import NotAllowed

from .running import Person, Server, table_of

PASSWORD = "a long sentence nobody guesses"


def login_of(person: Person) -> str:
    return f"login-{person.token[:12].lower().replace('_', 'x')}"


def test_a_guest_becomes_an_account_and_keeps_its_seat(server: Server) -> None:
    ann = Person(server, "Ann")
    game = ann.lay("peloponnes", ["me"], start=True)["game"]
    old, login = ann.token, login_of(ann)
    made = ann.post("/api/account", {"login": login, "password": PASSWORD}, 201)
    assert len(made["recovery_codes"]) == 8
    assert made["token"] != old
    assert ann.get("/api/session", 401)["error"] == "no-session", "the guest's token is worth nothing any more"
    other = Person(server, "Somebody")
    other.token = other.post("/api/account/login", {"login": login.upper(), "password": PASSWORD})["token"]
    other.http.headers["authorization"] = f"Bearer {other.token}"
    assert other.get(f"/api/games/{game}/table")["you"] == [0]
    assert [row["id"] for row in other.get("/api/me/games")] == [game]


def test_a_login_is_taken_once(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    ann.post("/api/account", {"login": login_of(ann), "password": PASSWORD}, 201)
    assert ben.post("/api/account", {"login": login_of(ann), "password": PASSWORD}, 409)["error"] == "taken"


@pytest.mark.parametrize("password", ["short", "x" * 129, "password1", "Peloponnes123", "12345678"])
def test_bad_passwords_are_refused(server: Server, password: str) -> None:
    ann = Person(server, "Ann")
    assert ann.post("/api/account", {"login": login_of(ann), "password": password}, 422)["error"] == "refused"


def test_long_passwords_are_allowed_and_the_common_ones_are_known() -> None:
    assert len(COMMON) > 3000


def test_a_recovery_code_works_once_and_ends_other_sessions(server: Server) -> None:
    ann = Person(server, "Ann")
    login = login_of(ann)
    made = ann.post("/api/account", {"login": login, "password": PASSWORD}, 201)
    body = {"login": login, "code": made["recovery_codes"][0], "password": "another long sentence"}
    fresh = Person(server, "Device")
    fresh.post("/api/account/recover", body)
    assert fresh.post("/api/account/recover", body, 403)["error"] == "not-allowed"
    ann.http.headers["authorization"] = f"Bearer {made['token']}"
    ann.get("/api/session", 401)
    fresh.post("/api/account/login", {"login": login, "password": "another long sentence"})


class Account:
    """Ann and her codes, in a house whose clock we set."""

    def __init__(self, data: Path) -> None:
        self.clock = 1_000_000.0
        self.house = House(Config(data=data), SqliteStore(data / "isthmos.db"))
        self.house.now = lambda: self.clock  # type: ignore[assignment]
        self.who = people.NOBODY
        self.codes: list[str] = []

    async def __aenter__(self) -> Account:
        await self.house.store.open()
        guest, _ = await people.new_guest(self.house, "Ann", "")
        _, self.codes = await accounts.make_account(self.house, guest, "ann", PASSWORD, "")
        self.who = people.Who(guest.person, "Ann", "ann")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.store.close()

    async def recover(self, code: str) -> str:
        """What came of it: the name, or why not."""
        try:
            who, _ = await accounts.recover(self.house, "ann", code, "another long sentence", "")
        except NotAllowed as refusal:
            return refusal.message.id
        return who.name


def test_a_recovery_code_expires_after_a_year(data: Path) -> None:
    async def story() -> list[str]:
        async with Account(data) as ann:
            ann.clock += accounts.CODES_LAST - 1
            in_time = await ann.recover(ann.codes[0])
            ann.clock += 1
            return [in_time, await ann.recover(ann.codes[1]), await ann.recover(ann.codes[0])]

    assert asyncio.run(story()) == ["Ann", "server-recovery-expired", "server-recovery-wrong"]


def test_of_two_who_use_one_recovery_code_at_once_one_is_too_late(data: Path) -> None:
    async def story() -> list[str]:
        async with Account(data) as ann:
            return sorted(await asyncio.gather(ann.recover(ann.codes[0]), ann.recover(ann.codes[0])))

    assert asyncio.run(story()) == ["Ann", "server-recovery-wrong"]


def test_new_recovery_codes_take_the_place_of_the_old_ones(data: Path) -> None:
    async def story() -> list[str]:
        async with Account(data) as ann:
            with pytest.raises(NotAllowed, match="password is wrong"):
                await accounts.renew_codes(ann.house, ann.who, "not this one")
            ann.clock += 2 * accounts.CODES_LAST
            fresh = await accounts.renew_codes(ann.house, ann.who, PASSWORD)
            return [await ann.recover(ann.codes[0]), await ann.recover(fresh[0])]

    assert asyncio.run(story()) == ["server-recovery-wrong", "Ann"]


def test_known_and_unknown_logins_cost_the_same(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: one password is checked with the same parameters whether the login exists or not."""
    checked: list[str] = []

    class Counting(PasswordHasher):
        def hash(self, password: str | bytes, **more: object) -> str:
            checked.append("made")
            return super().hash(password)

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            checked.append(str(hash).rpartition("$")[0].rpartition("$")[0])
            return super().verify(hash, password)

    async def tries() -> list[list[str]]:
        store = SqliteStore(data / "isthmos.db")
        await store.open()
        house = House(Config(data=data), store)
        who, _ = await people.new_guest(house, "Ann", "")
        await accounts.make_account(house, who, "ann", PASSWORD, "")
        await failed(house, "nobody-yet")
        found = []
        for login in ("ann", "nobody-at-all", "not a login", "ann"):
            checked.clear()
            await failed(house, login)
            found.append(list(checked))
        await store.close()
        return found

    async def failed(house: House, login: str) -> None:
        with pytest.raises(NotAllowed, match="Login or password is wrong"):
            await accounts.log_in(house, login, "wrong wrong wrong", "")

    monkeypatch.setattr(accounts, "hasher", Counting())
    monkeypatch.setattr(accounts, "_decoy", [])
    found = asyncio.run(tries())
    assert len(found[0]) == 1
    assert found[0][0].startswith("$argon2id$")
    assert found == [found[0]] * 4


def test_sessions_are_listed_and_ended(server: Server) -> None:
    ann = Person(server, "Ann")
    login = login_of(ann)
    first = ann.post("/api/account", {"login": login, "password": PASSWORD}, 201)["token"]
    ann.http.headers["authorization"] = f"Bearer {first}"
    second = ann.post("/api/account/login", {"login": login, "password": PASSWORD})["token"]
    rows = ann.get("/api/sessions")
    assert [row["this"] for row in rows] == [True, False]
    ann.delete(f"/api/sessions/{rows[1]['id']}")
    with httpx.Client(base_url=server.address, verify=False) as http:
        assert http.get("/api/session", headers={"authorization": f"Bearer {second}"}).status_code == 401
    ann.delete("/api/sessions/ffff", 404)


def test_the_cookie_cannot_be_read_by_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/session", json={"name": "Ann"}, verify=False)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_browser_whose_session_has_ended_is_nobody_and_can_become_somebody_again(server: Server) -> None:
    """Its cookie stays, whoever sits there; a program that shows such a token is told."""
    with httpx.Client(base_url=server.address, verify=False, headers={"X-Isthmos": "1"}) as browser:
        token = browser.post("/api/session", json={"name": "Ann"}).json()["token"]
        bearer = {"authorization": f"Bearer {token}"}
        assert browser.get("/api/session").json()["name"] == "Ann"
        httpx.delete(f"{server.address}/api/session", headers=bearer, verify=False)
        assert browser.cookies
        assert browser.get("/api/session").json() == {"person": "", "name": "", "login": "", "second": False}
        assert browser.get("/api/me/games").status_code == 401
        assert httpx.get(f"{server.address}/api/session", headers=bearer, verify=False).status_code == 401
        browser.post("/api/session", json={"name": "Ann again"})
        assert browser.get("/api/session").json()["name"] == "Ann again"


def test_names_are_shown_as_text_of_one_line(server: Server) -> None:
    """posio 4, bancho.py 761: script in a name. Clients show text nodes; the server keeps one line without controls."""
    ann = Person(server, "<script>alert(1)</script>\n\u202e\u0007 " + "x" * 200)
    name = ann.get("/api/session")["name"]
    assert name.startswith("<script>alert(1)</script>")
    assert len(name) <= 40
    assert name.isprintable()
    assert ann.post("/api/me/name", {"name": " \u0000 "}, 422)["error"] == "refused"


def test_export_and_deletion_leave_nothing_of_a_person(server: Server) -> None:
    ann = Person(server, "Canary Anastasia")
    login = login_of(ann)
    token = ann.post("/api/account", {"login": login, "password": PASSWORD}, 201)["token"]
    ann.http.headers["authorization"] = f"Bearer {token}"
    game = ann.lay("peloponnes", ["me", "me"], name="Canary table", start=True)["game"]
    ann.post(f"/api/games/{game}/chat", {"text": "canary words"}, 201)
    ann.post(f"/api/games/{game}/standing", {"ask": ["canary-offer"]})
    found = ann.get("/api/me/export")
    assert found["person"]["login"] == login
    assert [row["standing"] for row in found["seats"]] == [{"ask": ["canary-offer"], "chapter": -1}] * 2
    assert [row["text"] for row in found["chat"]] == ["canary words"]
    assert len(found["seats"]) == 2
    assert found["sessions"]
    assert [(row["game"], row["kind"]) for row in found["news"]] == [(game, "turn")]
    ann.delete("/api/me")
    ann.get("/api/session", 401)
    connection = sqlite3.connect(f"file:{server.data / 'isthmos.db'}?mode=ro", uri=True)
    dump = "\n".join(connection.iterdump())
    for word in ("Canary", "canary", login):
        assert word not in dump
    with httpx.Client(base_url=server.address, verify=False) as http:
        assert http.get(f"/api/games/{game}").status_code == 200


def test_nobody_waits_for_somebody_who_was_forgotten(server: Server) -> None:
    """A bot takes the seat in a game; at a table that still waits it is open again."""
    game, people = table_of(server, "peloponnes", 2)
    asked = next(person for person in people if "choices" in person.get(f"/api/games/{game}"))
    other = next(person for person in people if person is not asked)
    waiting = other.lay("peloponnes", ["me", "open"])
    asked.post(f"/api/games/{waiting['game']}/sit", {"invitation": waiting["invitation"]})
    asked.delete("/api/me")
    until(lambda: "choices" in other.get(f"/api/games/{game}"))
    seats = other.get(f"/api/games/{game}/table")["seats"]
    assert [bool(seat["bot"]) for seat in seats] == [person is asked for person in people]
    until(lambda: other.get(f"/api/games/{waiting['game']}/table")["seats"][1]["open"])


def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    ends = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < ends, "it never came to this"
        time.sleep(0.1)
