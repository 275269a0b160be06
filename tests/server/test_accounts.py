"""Tries that cost time, codes that cannot be guessed, new passwords, and the second factor."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from argon2 import PasswordHasher
from pyotp.totp import TOTP

from isthmos.server.operation.config import Config
from isthmos.server.operation.limits import FORGIVEN, FREE_TRIES, LONGEST_WAIT
from isthmos.server.people import accounts, people, second
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.store.opening import store_for
from isthmos.server.store.schema import Row
from isthmos.server.tables.house import House
from isthmos.server.wire.refusals import NotAllowed, Refusal

from .running import Person, Server
from .test_admin import admin

PASSWORD, OTHER = "a long sentence nobody guesses", "another long sentence"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Ann:
    """An account in a house whose clock we set; hashes are cheap where nobody counts them."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.clock = 1_000_000.0
        self.house = House(Config(data=data), store_for(database, data))
        self.house.now = lambda: self.clock  # type: ignore[assignment]
        self.codes: list[str] = []
        self.person = ""

    async def __aenter__(self) -> Ann:
        await self.house.store.open()
        guest, _ = await people.new_guest(self.house, "Ann", "")
        self.person = guest.person
        self.token, self.codes = await accounts.make_account(self.house, guest, "ann", PASSWORD, "")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.store.close()

    async def log_in(self, password: str, code: str = "", login: str = "ann") -> str:
        return await came_of(accounts.log_in(self.house, login, password, "", code))

    async def recover(self, code: str, login: str = "ann") -> str:
        return await came_of(accounts.recover(self.house, login, code, OTHER, ""))

    async def who(self) -> Who:
        return await people.who_holds(self.house, self.token)

    async def row(self) -> Row:
        found: Row = await self.house.reading(lambda c: queries.person_row(c, self.person))
        return found

    async def turn_on(self) -> TOTP:
        offered = await accounts.offer_second(self.house, await self.who(), PASSWORD)
        device = TOTP(offered.secret)
        await accounts.confirm_second(self.house, await self.who(), device.at(int(second.clock())))
        return device


async def came_of(work: Awaitable[tuple[Who, str]]) -> str:
    """The name, or why not."""
    try:
        who, _ = await work
    except Refusal as refusal:
        seconds = refusal.message.args.get("seconds", "")
        return f"{refusal.message.id.removeprefix('server-')} {seconds}".strip()
    return who.name


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "hasher", CHEAP)
    monkeypatch.setattr(accounts, "_decoy", [])


class Watch:
    """The time devices and house go by."""

    def __init__(self) -> None:
        self.now = 1_700_000_010.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    monkeypatch.setattr(second, "clock", made)
    return made


# --- tries ----------------------------------------------------------------------------------------


def test_wrong_passwords_cost_time_that_grows_and_is_the_same_for_those_who_do_not_exist(
    data: Path, either_database: str, cheap: None
) -> None:
    async def story() -> dict[str, list[str]]:
        async with Ann(data, either_database) as ann:
            found: dict[str, list[str]] = {"ann": [], "nobody": [], "not a login": []}
            for _ in range(FREE_TRIES + 4):
                for login, came in found.items():
                    came.append(await ann.log_in("wrong wrong", login=login))
                    came.append(await ann.log_in("wrong wrong", login=login.upper()))
                ann.clock += 2
            return found

    found = asyncio.run(story())
    assert found["nobody"] == found["not a login"] == found["ann"]
    assert found["ann"][:FREE_TRIES] == ["login-wrong"] * FREE_TRIES
    assert found["ann"][FREE_TRIES:10] == ["wait 1", "login-wrong", "wait 2", "login-wrong", "wait 4"]
    assert found["ann"][10] == "wait 2", "to ask while one waits costs nothing"


def test_the_wait_ends_with_time_and_everything_is_forgotten_after_success_or_an_hour(data: Path, cheap: None) -> None:
    async def story() -> list[str]:
        async with Ann(data) as ann:
            came = []
            for _ in range(FREE_TRIES + 12):
                await ann.log_in("wrong wrong")
                ann.clock += LONGEST_WAIT
            await ann.log_in("wrong wrong")
            came.append(await ann.log_in(PASSWORD))
            ann.clock += LONGEST_WAIT
            came.append(await ann.log_in(PASSWORD))
            came += [await ann.log_in("wrong wrong") for _ in range(FREE_TRIES + 1)]
            ann.clock += FORGIVEN + 2
            return [*came, *[await ann.log_in("wrong wrong") for _ in range(FREE_TRIES)]]

    wrong = ["login-wrong"] * FREE_TRIES
    assert asyncio.run(story()) == [f"wait {int(LONGEST_WAIT)}", "Ann", *wrong, "wait 1", *wrong]


def test_tries_at_once_are_counted_one_by_one(data: Path, either_database: str, cheap: None) -> None:
    async def story() -> list[str]:
        async with Ann(data, either_database) as ann:
            return list(await asyncio.gather(*[ann.log_in("wrong wrong") for _ in range(40)]))

    assert asyncio.run(story()).count("login-wrong") <= FREE_TRIES


def test_somebody_whose_password_is_tried_by_others_comes_in_with_a_recovery_code(data: Path, cheap: None) -> None:
    async def story() -> list[str]:
        async with Ann(data) as ann:
            for _ in range(FREE_TRIES):
                await ann.log_in("wrong wrong")
            return [await ann.log_in(PASSWORD), await ann.recover(ann.codes[0]), await ann.log_in(OTHER)]

    assert asyncio.run(story()) == ["wait 1", "Ann", "Ann"]


def test_recovery_codes_are_tried_with_growing_waits_too(data: Path, cheap: None) -> None:
    async def story() -> list[list[str]]:
        async with Ann(data) as ann:
            return [[await ann.recover("1-nono", login) for _ in range(FREE_TRIES + 1)] for login in ("ann", "nobody")]

    assert asyncio.run(story()) == [[*["recovery-wrong"] * FREE_TRIES, "wait 1"]] * 2


def test_the_refusal_says_how_long_to_wait(server: Server) -> None:
    ann = Person(server, "Ann")
    tried = {"login": "patience", "password": "wrong"}
    for _ in range(FREE_TRIES):
        ann.post("/api/account/login", tried, 403)
    waits = [2**number for number in range(10)]
    while (refused := ann.http.post("/api/account/login", json=tried).json())["error"] != "too-much":
        waits.pop(0)  # the machine is so busy that the wait was over when the next try came
    seconds = refused["reason"]["args"]["seconds"]
    assert 1 <= seconds <= waits[0]
    assert refused["sentence"] == f"Too many tries. Wait {'a second' if seconds == 1 else f'{seconds} seconds'}."


# --- recovery codes -------------------------------------------------------------------------------


def test_recovery_codes_have_80_bits_and_are_kept_as_salted_password_hashes(data: Path) -> None:
    async def story() -> tuple[list[str], dict[str, float]]:
        async with Ann(data) as ann:
            return ann.codes, msgspec.json.decode((await ann.row())["recovery"])

    codes, kept = asyncio.run(story())
    assert len(accounts.SIGNS) == len(set(accounts.SIGNS)) == 32
    for code in codes:
        assert re.fullmatch(f"[1-8]-{'-'.join([f'[{accounts.SIGNS}]{{4}}'] * 4)}", code), "16 signs of 5 bits"
    assert len({code[2:] for code in codes}) == len(codes) == 8
    assert all("$argon2id$" in key for key in kept)
    for key, code in zip(kept, codes, strict=True):
        assert PasswordHasher().verify(key[1:], code[2:].replace("-", ""))


def test_a_recovery_code_may_be_typed_as_one_reads_it(data: Path, cheap: None) -> None:
    async def story() -> list[str]:
        async with Ann(data) as ann:
            typed = ann.codes[0].upper().replace("-", " ").replace("0", "O")
            return [await ann.recover(f" {typed} "), await ann.recover(ann.codes[1].replace("-", "").replace("1", "l"))]

    assert asyncio.run(story()) == ["Ann", "Ann"]


def test_whatever_code_is_tried_one_hash_is_looked_at(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight slow hashes for each try would be a way to keep the machine busy; none would tell who exists."""
    looked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            looked.append(str(hash).rpartition("$")[0].rpartition("$")[0])
            return super().verify(hash, password)

    monkeypatch.setattr(accounts, "hasher", Counting(time_cost=1, memory_cost=8, parallelism=1))
    monkeypatch.setattr(accounts, "_decoy", [])

    async def story() -> list[list[str]]:
        found = []
        async with Ann(data) as ann:
            await old_code(ann)
            for login, code in (("ann", ann.codes[0][:-1]), ("ann", "9-xxxx"), ("ann", ""), ("nobody", ann.codes[0])):
                looked.clear()
                assert await ann.recover(code, login) == "recovery-wrong"
                found.append(list(looked))
            looked.clear()
            assert await ann.recover("0123456789") == "Ann"
            return [*found, list(looked)]

    found = asyncio.run(story())
    assert found == [found[0]] * 5
    assert len(found[0]) == 1


async def old_code(ann: Ann, good_for: float = 10.0) -> None:
    """As codes were kept before: forty bits, as a plain hash."""
    kept = json.loads((await ann.row())["recovery"])
    kept[people.hashed("0123456789")] = ann.clock + good_for
    await ann.house.writing(lambda c: queries.change_person(c, ann.person, {"recovery": json.dumps(kept)}))


def test_codes_of_before_are_good_until_they_are_used_or_expire(data: Path, cheap: None) -> None:
    async def story() -> list[str]:
        async with Ann(data) as ann:
            await old_code(ann)
            came = [await ann.recover("0123456789"), await ann.recover("0123456789"), await ann.recover(ann.codes[3])]
            await old_code(ann)
            ann.clock += 10
            return [*came, await ann.recover("0123456789")]

    assert asyncio.run(story()) == ["Ann", "recovery-wrong", "Ann", "recovery-expired"]


# --- a new password -------------------------------------------------------------------------------


def account(server: Server, login: str) -> Person:
    person = Person(server, "Ann")
    made = person.post("/api/account", {"login": login, "password": PASSWORD}, 201)
    person.http.cookies.clear()
    person.token = made["token"]
    person.http.headers["authorization"] = f"Bearer {person.token}"
    return person


def test_a_password_is_changed_by_whoever_knows_it_and_other_sessions_end(server: Server) -> None:
    ann = account(server, "ann-changes")
    login = {"login": "ann-changes", "password": PASSWORD}
    other = Person(server, "Other", ann.post("/api/account/login", login)["token"])
    ann.http.cookies.clear()
    ann.post("/api/account/password", {"password": "not this one", "new": OTHER}, 403)
    ann.post("/api/account/password", {"password": PASSWORD, "new": "password1"}, 422)
    assert other.get("/api/session")["login"] == "ann-changes"
    assert ann.post("/api/account/password", {"password": PASSWORD, "new": OTHER}) == {"changed": True}
    assert ann.get("/api/session")["login"] == "ann-changes"
    other.get("/api/session", 401)
    ann.post("/api/account/login", login, 403)
    ann.post("/api/account/login", {**login, "password": OTHER})
    Person(server, "Guest").post("/api/account/password", {"password": PASSWORD, "new": OTHER}, 403)


def test_whoever_logs_in_while_the_password_is_changed_is_not_let_in_with_the_old_one(data: Path, cheap: None) -> None:
    """The password was looked at before the change and the session written after it."""

    async def story() -> None:
        async with Ann(data) as ann:
            known = await ann.row()
            await accounts.change_password(ann.house, await ann.who(), PASSWORD, OTHER, "")
            with pytest.raises(NotAllowed):
                await accounts.enter(ann.house, known, "")

    asyncio.run(story())


# --- the second factor ----------------------------------------------------------------------------


def test_a_second_factor_is_asked_for_from_its_confirmation_on(data: Path, cheap: None, watch: Watch) -> None:
    async def story() -> list[str]:
        async with Ann(data) as ann:
            offered = await accounts.offer_second(ann.house, await ann.who(), PASSWORD)
            device = TOTP(offered.secret)
            came = [await ann.log_in(PASSWORD)]
            with pytest.raises(NotAllowed):
                await accounts.confirm_second(ann.house, await ann.who(), "000000")
            came.append(await ann.log_in(PASSWORD))
            await accounts.confirm_second(ann.house, await ann.who(), device.at(int(watch.now)))
            assert (await ann.who()).second
            came.append(await ann.log_in(PASSWORD))
            came.append(await ann.log_in("wrong wrong", device.at(int(watch.now) + 30)))
            came.append(await ann.log_in(PASSWORD, "123456"))
            return [*came, await ann.log_in(PASSWORD, device.at(int(watch.now) + 30))]

    assert asyncio.run(story()) == ["Ann", "Ann", "code-needed", "login-wrong", "code-wrong", "Ann"]


def test_a_code_is_taken_once_and_for_a_minute_and_a_half(data: Path, cheap: None, watch: Watch) -> None:
    async def story() -> list[str]:
        async with Ann(data) as ann:
            device = await ann.turn_on()
            came = [await ann.log_in(PASSWORD, device.at(int(watch.now)))]
            watch.now += 300
            code = device.at(int(watch.now))
            came += sorted(await asyncio.gather(ann.log_in(PASSWORD, code), ann.log_in(PASSWORD, code)))
            for later in (25, 65, -65):
                made = device.at(int(watch.now + 600))
                watch.now += 600 + later
                came.append(await ann.log_in(PASSWORD, f"{made[:3]} {made[3:]}"))
                ann.clock += 60
            return came

    assert asyncio.run(story()) == ["code-wrong", "Ann", "code-wrong", "Ann", "code-wrong", "code-wrong"]


def test_codes_are_tried_with_growing_waits_also_by_somebody_who_knows_the_password(
    data: Path, cheap: None, watch: Watch
) -> None:
    """The right password alone forgives nothing: it would give free tries for the code."""

    async def story() -> list[str]:
        async with Ann(data) as ann:
            await ann.turn_on()
            return [await ann.log_in(PASSWORD, code) for code in ("1", "", "2", "", "3", "4")]

    assert asyncio.run(story())[-1] == "wait 1"


def test_the_second_factor_guards_what_could_take_it_off(data: Path, cheap: None, watch: Watch) -> None:
    """New recovery codes, a new password, another secret, and turning it off: password and code."""

    async def story() -> list[str]:
        async with Ann(data) as ann:
            device = await ann.turn_on()
            house, who, came = ann.house, await ann.who(), []
            with pytest.raises(Refusal, match="on already"):
                await accounts.offer_second(house, who, PASSWORD)
            with pytest.raises(Refusal, match="Begin again"):
                await accounts.confirm_second(house, who, device.at(int(watch.now) + 30))
            for code in ("", "123456"):
                for work in (
                    accounts.renew_codes(house, who, PASSWORD, code),
                    accounts.change_password(house, who, PASSWORD, OTHER, code),
                    accounts.drop_second(house, who, PASSWORD, code),
                ):
                    with pytest.raises(Refusal) as refused:
                        await work
                    came.append(refused.value.message.id.removeprefix("server-"))
                    ann.clock += 100
            with pytest.raises(Refusal):
                await accounts.drop_second(house, who, "wrong wrong", device.at(int(watch.now) + 30))
            ann.clock += 100
            await accounts.drop_second(house, who, PASSWORD, device.at(int(watch.now) + 30))
            return [*came, await ann.log_in(PASSWORD)]

    assert asyncio.run(story()) == [*["code-needed"] * 3, *["code-wrong"] * 3, "Ann"]


def test_a_recovery_code_stands_for_a_lost_device_too(data: Path, cheap: None, watch: Watch) -> None:
    async def story() -> list[str]:
        async with Ann(data) as ann:
            await ann.turn_on()
            return [await ann.log_in(PASSWORD), await ann.recover(ann.codes[0]), await ann.log_in(OTHER)]

    assert asyncio.run(story()) == ["code-needed", "Ann", "Ann"]


def test_the_secret_of_a_second_factor_is_shown_once_and_nowhere_else(data: Path) -> None:
    """Nor is it in what a person takes along, nor in the log."""
    with Server(data, ISTHMOS_LOG="debug") as server:
        ann = account(server, "ann")
        made: Any = ann.post("/api/account/second", {"password": PASSWORD}, 201)
        assert made["picture"].startswith("data:image/svg+xml")
        assert f"secret={made['secret']}" in made["address"]
        assert len(made["secret"]) == 32, "160 bits"
        ann.post("/api/account/second/confirm", {"code": "000000"}, 403)
        ann.post("/api/account/second/confirm", {"code": TOTP(made["secret"]).now()})
        refused = ann.post("/api/account/login", {"login": "ann", "password": PASSWORD}, 403)
        assert refused["error"] == "code-needed"
        shown = [ann.http.get(path).text for path in ("/api/me/export", "/api/session", "/api/sessions")]
        log = server.log.read_text()
    assert made["secret"] not in "".join(shown) + log
    assert '"second":true' in shown[1]
    code, said = admin("export-person", "ann", "--data", str(data))
    assert (code, made["secret"] in said) == (0, False), said


def test_an_operator_takes_a_lost_second_factor_off(data: Path, cheap: None) -> None:
    async def turn_on() -> None:
        async with Ann(data) as ann:
            await ann.turn_on()

    asyncio.run(turn_on())
    said = admin("drop-second-factor", "ann", "--data", str(data))
    assert said == (0, "ann logs in with the password alone again\n")
    kept = sqlite3.connect(data / "isthmos.db").execute("SELECT second FROM person").fetchone()
    assert kept == ("",)


def test_a_first_sign_of_life_of_the_device_is_not_a_way_in(data: Path, cheap: None) -> None:
    """The code that confirmed is used up: whoever looked over a shoulder cannot log in with it."""

    async def story() -> str:
        async with Ann(data) as ann:
            offered = await accounts.offer_second(ann.house, await ann.who(), PASSWORD)
            code = TOTP(offered.secret).at(int(time.time()))
            await accounts.confirm_second(ann.house, await ann.who(), code)
            return await ann.log_in(PASSWORD, code)

    assert asyncio.run(story()) == "code-wrong"
