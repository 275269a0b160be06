"""Who is counted together, and how much is too much."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from isthmos.server.operation.limits import LONGEST_WAIT, Limiter, address_key, wait_after

from .running import Person, Server


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::7%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_address_stands_for_its_household(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_whole_ipv6_household_has_one_reserve_of_requests_guests_and_sockets(data: Path) -> None:
    """Whoever has one address of it has 2^64: another for each try."""
    limits = {"ISTHMOS_BURST": "25", "ISTHMOS_RATE": "0.001", "ISTHMOS_ACCOUNT_BURST": "3"}
    limits |= {"ISTHMOS_ACCOUNT_RATE": "0.001", "ISTHMOS_MOST_SOCKETS": "2", "ISTHMOS_PROXIES": "127.0.0.1"}
    with Server(data, 1, "", **limits) as server:

        def get(path: str, address: str) -> int:
            headers = {"x-forwarded-for": address}
            return httpx.get(server.address + path, headers=headers, verify=False).status_code

        def log_in(address: str) -> int:
            headers, body = {"x-forwarded-for": address}, {"login": f"x{address[-1]}yz", "password": "x"}
            url = f"{server.address}/api/account/login"
            return httpx.post(url, json=body, headers=headers, verify=False).status_code

        assert [log_in(f"2001:db8:1:2::{number}") for number in range(1, 6)] == [403, 403, 403, 429, 429]
        game = Person(server, "Ann").lay("peloponnes", ["me"])["game"]
        knocks = [f"2001:db8:1:5::{number}" for number in range(1, 5)]
        assert asyncio.run(sockets_for(server, game, knocks)) == [101, 101, 429, 429]
        assert {get("/api/titles", f"2001:db8:1:4::{number}") for number in range(1, 27)} == {200, 429}
        assert get("/api/titles", "2001:db8:1:6::1") == 200


async def sockets_for(server: Server, game: str, addresses: list[str]) -> list[int]:
    """What each is answered while the others stay."""
    answers = []
    async with AsyncExitStack() as stack:
        for address in addresses:
            url = f"ws://127.0.0.1:{server.port}/ws/games/{game}"
            try:
                await stack.enter_async_context(connect(url, additional_headers={"x-forwarded-for": address}))
                answers.append(101)
            except InvalidStatus as refused:
                answers.append(refused.response.status_code)
    return answers


def test_a_limiter_knows_how_long_one_has_to_wait() -> None:
    limiter = Limiter(0.1, 2)
    assert [limiter.take("a") for _ in range(3)] == [True, True, False]
    assert 9 < limiter.wait("a") <= 10


def test_waits_double_up_to_a_quarter_of_an_hour() -> None:
    waits = [wait_after(failed) for failed in range(1, 40)]
    assert waits[:8] == [0, 0, 0, 0, 1, 2, 4, 8]
    assert waits[-1] == max(waits) == LONGEST_WAIT
