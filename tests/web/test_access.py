"""Axe finds nothing to complain about on any screen, in any theme; every sentence exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import ROOT
from .player import answer_by_click, sit_down, until, until_asked

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = [
    "/",
    "/#watch",
    "/#rules/peloponnes",
    "/#gallery/peloponnes/bid/1/1",
    "/#gallery/peloponnes/move-bid",
    "/#gallery/peloponnes/take-tile/1",
    "/#gallery/peloponnes/choose-income/1",
    "/#gallery/peloponnes/suffer",
    "/#gallery/peloponnes/feed/1",
    "/#gallery/peloponnes/redeem/1",
    "/#gallery/peloponnes/waiting",
    "/#gallery/peloponnes/over",
    "/#gallery/solo/bid/1",
    "/#gallery/solo/choose-extra-income/1",
    "/#gallery/five/bid/1",
    "/#gallery/eight/bid/1",
    "/#gallery/eight/over",
    "/#gallery/heroes/arm/1",
    "/#gallery/heroes/offer/1/1",
    "/#gallery/heroes/hire/1",
    "/#gallery/heroes/return-chit/1",
    "/#gallery/heroes/ward/1",
    "/#gallery/heroes/suffer-persians/1",
    "/#gallery/heroes/spread-clovers/1",
    "/#rules/heroes_and_colonies",
]


COLOURS = ["color-contrast", "link-in-text-block"]
"""All that a theme can spoil."""
STILL = "document.getAnimations().every((one) => one.playState != 'running' || one.effect.getTiming().iterations > 9)"
"""Nothing changes its colour any more; what pulses for ever does not count."""


def violations(page: Page) -> list[str]:
    """In every theme. The sandbox of the page lets no script of others in: axe comes by the debugger."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    until(page, STILL)
    found = complaints(page, {})
    for theme in ("dark", "contrast"):
        page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light",
            contrast="more" if theme == "contrast" else "no-preference",
        )
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        until(page, STILL)
        found += [f"{theme}: {one}" for one in complaints(page, {"runOnly": COLOURS})]
    page.emulate_media(color_scheme="light", contrast="no-preference")
    return found


def complaints(page: Page, options: dict[str, object]) -> list[str]:
    found = page.evaluate("(options) => axe.run(document, options)", {"resultTypes": ["violations"], **options})
    return [f"{row['id']}: {row['nodes'][0]['html'][:160]}" for row in found["violations"]]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("phone", [False, True])
def test_axe_has_no_complaint(visit: Visit, screen: str, phone: bool) -> None:
    page = visit(screen, phone=phone)
    expect(page.locator("main").first).to_be_visible()
    if "gallery" not in screen:  # what a gallery shows comes with it, other pages ask the server
        page.wait_for_load_state("networkidle")
    assert violations(page) == []


def test_axe_has_no_complaint_about_dialogs_and_the_tour(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Skip").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Skip").click()
    until_asked(page)
    page.keyboard.press("?")
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_has_no_complaint_where_a_table_is_missing(visit: Visit, phone: bool) -> None:
    page = visit("/games/there-is-no-such-table", phone=phone, expected="404")
    page.get_by_role("link", name="To the home page").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_has_no_complaint_about_the_ways_to_a_table(visit: Visit, phone: bool) -> None:
    """The dialog of people at one screen, the curtain, the waiting room from both sides, a table that is watched."""
    page = visit(phone=phone)
    page.get_by_role("button", name="Hot-seat").click()
    page.get_by_role("button", name="Start").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Skip").click()
    assert until_asked(page)
    answer_by_click(page)
    page.locator(".curtain").wait_for()
    assert violations(page) == []

    watched = visit(page.url, phone=phone)
    watched.get_by_role("button", name="Skip").click()
    expect(watched.locator("#status-sentence")).to_contain_text("Waiting for")
    assert violations(watched) == []

    host = visit(phone=phone)
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("Send this link to your friends")
    expect(link).to_have_value(re.compile("invitation=."))
    assert violations(host) == []
    guest = visit(link.input_value(), phone=phone)
    guest.get_by_role("button", name="Sit down").wait_for()
    assert violations(guest) == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_has_no_complaint_about_what_lies_over_the_board(visit: Visit, phone: bool) -> None:
    """A tile, a hero and a polis shown large, the standing, the other drawers."""
    page = visit("/#gallery/heroes/bid", phone=phone)
    if phone:
        page.get_by_role("tab", name="Mine").click()
    page.locator(".polis .own button").first.click()
    page.locator("dialog .picture").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".polis .hero .who").click()
    page.locator("dialog .tondo").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("If it ended now")).click()
    page.locator("dialog table").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    if phone:
        page.get_by_role("tab", name="Players").click()
    page.locator(".rivals .head").first.click()
    page.locator("dialog .polis").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    if phone:
        page.get_by_role("tab", name="Log").click()
    for drawer in ("Chat", "History"):
        page.get_by_role("tab", name=drawer).click()
        assert violations(page) == []


def test_text_at_twice_its_size_loses_nothing(visit: Visit) -> None:
    page = visit("/", phone=True)
    sit_down(page)
    until_asked(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    until(page, "document.documentElement.scrollWidth <= 360")
    page.locator("button.slot.legal").first.click()
    expect(page.locator(".go .primary")).to_be_in_viewport()


def ids(code: str) -> dict[str, set[str]]:
    """Every message of the client with the arguments it names."""
    folder = ROOT / "src" / "isthmos" / "locale" / code
    files = sorted([*folder.glob("web*.ftl"), *folder.glob("lid*.ftl")])
    text = "\n".join(path.read_text("utf-8") for path in files)
    found = {}
    for block in re.split(r"\n(?=[a-z])", text):
        name = re.match(r"[a-z][\w-]*(?= =)", block)
        if name:
            found[name.group()] = set(re.findall(r"\$(\w+)", block))
    return found


def test_every_sentence_of_the_client_is_there_in_both_languages() -> None:
    english, german = ids("en"), ids("de")
    assert english.keys() == german.keys()
    for name, arguments in english.items():
        assert german[name] <= arguments | {"n"}, name


def sources() -> list[Path]:
    return [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]


def test_every_sentence_the_client_says_exists() -> None:
    known = ids("en")
    for path in sources():
        text = path.read_text("utf-8")
        for name in re.findall(r'"(web-[a-z0-9_-]*[a-z0-9_])"', text):
            assert name in known, f"{name} in {path.name}"
        for prefix in re.findall(r'[`"](web-[a-z0-9_-]*)(?:\$\{|(?<=-)")', text):
            assert any(name.startswith(prefix) for name in known), f"{prefix}… in {path.name}"
