"""The plain board: a game that the client was built without, the one of docs/howto/add_a_game.md, is played on it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from third_game import installed

from .conftest import Visit
from .house import Server, serving
from .player import Person, PersonWithKeys, look, see_end, status, until_asked
from .test_access import violations


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lots")
    with serving(folder / "house", installed(folder)) as running:
        yield running


def sit_down(page: Page, name: str = "Lots") -> None:
    """From the home page to the first question; there is no tour."""
    page.locator("label.box", has=page.get_by_text(name, exact=True).first).click()
    page.get_by_role("button", name=re.compile("Play now|Jetzt spielen")).click()


def test_a_whole_game_is_played_by_clicks(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert until_asked(page)
    assert re.fullmatch(r"\S+ seals a bid for a prize of \d\.", status(page))
    expect(page.locator(".values")).to_contain_text("has sealed a bid")
    expect(page.locator(".decide")).to_contain_text("Bid 0 to 6 coins. All bids are paid, and the highest wins.")
    assert violations(page) == []
    page.locator(".decide .answer").click()
    page.get_by_role("button", name="more").click()
    expect(page.locator(".decide output")).to_have_text("1")
    assert violations(page) == []
    Person(page).play()
    see_end(page)
    assert violations(page) == []
    expect(page.locator("dialog .headline")).to_contain_text(re.compile("wins|share the victory"))


def test_a_whole_game_is_played_with_keys_alone(visit: Visit) -> None:
    page = visit(dark=True)
    sit_down(page)
    assert until_asked(page)
    assert violations(page) == []
    page.keyboard.press("1")
    page.keyboard.press("+")
    expect(page.locator(".decide output")).to_have_text("1")
    before = look(page).seq
    page.keyboard.press("Enter")
    PersonWithKeys(page).until_sent(before)
    PersonWithKeys(page).play()
    see_end(page)


def test_a_whole_game_is_played_on_a_phone_in_german(visit: Visit) -> None:
    page = visit(phone=True, language="de")
    sit_down(page, "Lose")
    assert until_asked(page)
    expect(page.locator(".values")).to_contain_text("hat geboten")
    assert look(page).width <= 360
    assert violations(page) == []
    page.get_by_role("tab", name="Verlauf").first.click()
    expect(page.locator(".log")).to_contain_text("Es gibt einen Preis von")
    page.get_by_role("tab", name="Tisch").click()
    Person(page).play()
    see_end(page)


def test_help_says_what_is_asked_and_names_no_rules_that_are_not_there(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    until_asked(page)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("All bids are paid")
    expect(page.locator("dialog").get_by_role("link", name="Read the rules")).to_have_count(0)
