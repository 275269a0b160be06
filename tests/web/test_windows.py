"""Special tiles at a table with two browsers: the window is seen by all alike, and Wait holds it open (PER-H5)."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import OWN


def laid(host: Page, guest: Page) -> str:
    """Two people and a bot, who have got as far as the first window."""
    for page, name in ((host, "Ann"), (guest, "Ben")):
        page.request.post("/api/session", data={"name": name}, headers=OWN)
    table = {"title": "perikles", "sitters": ["me", "open", "bot:random"], "window": 20}
    made = host.request.post("/api/games", data=table, headers=OWN).json()
    game = str(made["game"])
    guest.request.post(f"/api/games/{game}/sit", data={"invitation": made["invitation"]}, headers=OWN)
    host.request.post(f"/api/games/{game}/do/start", data={"command": "start"}, headers=OWN)
    for step in range(400):
        seen = [page.request.get(f"/api/games/{game}").json() for page in (host, guest)]
        if seen[0]["window"] and seen[0]["asked"] < 2:
            return game
        for page, position in zip((host, guest), seen, strict=True):
            if position.get("choices"):
                answer = position["choices"][0]["answers"][0]
                body = {"seq": position["seq"], "command": f"go {step}", "answer": answer}
                page.request.post(f"/api/games/{game}/answer", data=body, headers=OWN)
                break
        else:
            host.wait_for_timeout(50)
    raise AssertionError("nothing was offered")


def test_a_window_is_seen_by_all_and_held_open_by_waiting(visit: Visit) -> None:
    pages = visit(), visit()
    game = laid(*pages)
    asked = pages[0].request.get(f"/api/games/{game}").json()["asked"]
    for page in pages:
        page.goto(f"/games/{game}")
        page.keyboard.press("Escape")
        expect(page.locator(".window")).to_contain_text("special tile can be played")
    mine, other = pages[asked], pages[1 - asked]
    expect(other.locator(".window button")).to_have_count(0)
    mine.locator(".window").get_by_role("button", name="Wait").click()
    for page in pages:
        expect(page.locator(".window")).to_contain_text(re.compile(f"Waiting for {('Ann', 'Ben')[asked]}"))
    mine.get_by_role("button", name=re.compile("^Go on|Play nothing|Pass", re.I)).first.click()
    mine.keyboard.press("Enter")
    expect(other.locator(".window")).to_have_count(0)


def test_a_standing_answer_is_chosen_in_the_help_and_stays(visit: Visit) -> None:
    pages = visit(), visit()
    game = laid(*pages)
    page = pages[0]
    page.goto(f"/games/{game}")
    expect(page.locator(".window")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_label("When a special tile can be played").select_option("battle")
    page.wait_for_timeout(300)
    page.reload()
    expect(page.locator(".window")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_label("When a special tile can be played")).to_have_value("battle")
    kept = page.request.get(f"/api/games/{game}/standing").json()
    assert kept == {"ask": ["battle"], "this_round": False}
