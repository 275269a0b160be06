"""Whole games in a real browser, from the home page to the end."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from isthmos.bots.shelf import bot_named
from isthmos.core.record import load, replay
from isthmos.games.catalogue import TITLES as SHELF

from .conftest import Visit
from .house import OWN, ROOT
from .player import (
    NEXT,
    TITLES,
    Person,
    PersonWithKeys,
    answer_by_click,
    box_of,
    look,
    mostly,
    see_end,
    sit_down,
    status,
    until,
    until_asked,
)

SECONDS_TO_FIRST_BID = 30
ATTEMPTS = 5
FEWEST_ANSWERS = {"peloponnes": 8, "heroes": 8, "perikles": 41}
ASKED = {
    "peloponnes": {"bid", "take-tile"},
    "heroes": {"bid"},
    "perikles": {"place-setup-cube", "take-tile", "nominate"},
}


def test_a_first_visitor_bids_within_thirty_seconds_without_an_account(visit: Visit) -> None:
    began = time.monotonic()
    page = visit()
    sit_down(page)
    assert until_asked(page)
    answer_by_click(page)
    assert time.monotonic() - began < SECONDS_TO_FIRST_BID


@pytest.mark.parametrize("title", mostly("heroes"))
def test_a_whole_game_is_played_by_clicks_alone(visit: Visit, title: str) -> None:
    page = visit()
    sit_down(page, title)
    person = Person(page)
    assert person.play() >= FEWEST_ANSWERS[title]
    assert ASKED[title] <= person.asked
    see_end(page)
    if title == "perikles":
        page.get_by_role("button", name="Look at the board").click()
        expect(page.locator(".battles li")).to_have_count(7)


@pytest.mark.parametrize("title", mostly("peloponnes"))
def test_a_whole_game_is_played_by_keys_alone(visit: Visit, title: str) -> None:
    page = visit()
    tab_until(page, "document.activeElement?.value === 'peloponnes'")
    for _ in range(TITLES.index(title)):
        page.keyboard.press("ArrowDown")
    expect(box_of(page, title).locator("input")).to_be_checked()
    tab_until(page, "document.activeElement?.textContent.trim().startsWith('Play now')")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("Escape")
    assert PersonWithKeys(page).play() >= FEWEST_ANSWERS[title]
    see_end(page)


def tab_until(page: Page, holds: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(holds):
            return
    raise AssertionError(f"the tabulator never leads there: {holds}")


@pytest.mark.parametrize("title", mostly("perikles"))
def test_a_whole_game_is_played_on_a_phone_in_german(visit: Visit, title: str) -> None:
    """At a table at which nothing goes by by itself: a game of Perikles has minutes of windows."""
    page = visit(phone=True, language="de")
    page.request.post("/api/session", data={"name": "Ann"}, headers=OWN)
    table = {"title": title, "sitters": ["me", *["bot:greedy"] * 3], "window": 0, "start": True}
    game = page.request.post("/api/games", data=table, headers=OWN).json()["game"]
    page.goto(f"/games/{game}")
    page.get_by_role("button", name=NEXT).click()
    person = Person(page)
    given = 0
    while until_asked(page):
        assert look(page).width <= 360
        person.answer()
        given += 1
    assert given >= FEWEST_ANSWERS[title]
    see_end(page)
    assert "Die Partie ist zu Ende" in page.locator("dialog h2").inner_text()


def test_a_solo_game_is_played_to_its_end(visit: Visit) -> None:
    page = visit(language="de")
    page.get_by_role("button", name=re.compile("^Allein")).click()
    page.get_by_role("button", name="Überspringen").click()
    assert Person(page).play() >= 8
    expect(page.locator("dialog .headline")).to_contain_text("Punkte")


def test_a_level_of_the_campaign_is_played_to_its_end_and_the_next_one_offered(visit: Visit) -> None:
    """Answers are typed, as a bot advises: it wins the first level in most cases, else the level is offered again."""
    page = visit()
    page.get_by_role("button", name="Campaign").click()
    page.get_by_role("button", name="Skip").click()
    for _ in range(ATTEMPTS):
        play_as_advised(page)
        offered = page.get_by_role("button", name=re.compile("level"))
        won = "Level 1 is completed" in page.locator("dialog .headline").inner_text()
        expect(offered).to_have_text("Play level 2" if won else "Try level 1 again")
        before = page.url
        offered.click()
        expect(page).not_to_have_url(before)
        if won:
            break
    assert until_asked(page)
    standing = page.request.get(f"/api/games/{page.url.rpartition('/')[2]}").json()
    assert standing["view"]["level"] == 2


def play_as_advised(page: Page) -> None:
    game = page.url.rpartition("/")[2]
    bot = bot_named("greedy", SHELF["peloponnes"], game)
    while until_asked(page):
        record = load(page.request.get(f"/api/games/{game}/record?form=json").body(), SHELF)
        state = replay(SHELF["peloponnes"], record)
        seq = page.request.get(f"/api/games/{game}").json()["seq"]
        page.locator("#command").fill(SHELF["peloponnes"].write(state, bot.choose(state, 0)))
        page.locator("#command").press("Enter")
        until_answered(page, game, seq)


def until_answered(page: Page, game: str, seq: int) -> None:
    deadline = time.monotonic() + 60
    while page.request.get(f"/api/games/{game}").json()["seq"] == seq:
        assert time.monotonic() < deadline, "the answer does not arrive"
        page.wait_for_timeout(20)


@pytest.mark.parametrize("phone", [False, True])
def test_a_table_of_eight_fits_the_screen(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    box_of(page, "heroes").click()
    page.get_by_role("button", name="Hot-seat").click()
    page.get_by_label("People at this screen").fill("1")
    page.get_by_label("Bots").fill("7")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Skip").click()
    width, height = (360, 740) if phone else (1280, 800)
    for _ in range(6):
        assert until_asked(page)
        until(page, f"document.documentElement.scrollWidth <= {width}")
        until(page, f"document.documentElement.scrollHeight <= {height}")
        answer_by_click(page)
    if phone:
        page.get_by_role("tab", name="Players").click()
    expect(page.locator(".rivals li")).to_have_count(7)
    for seat in range(7):  # with eight players every civilization is dealt, Sikyon with its negative income too
        page.locator(".rivals .head").nth(seat).click()
        page.locator("dialog .polis").wait_for()
        page.keyboard.press("Escape")


def test_an_answer_that_can_be_taken_back_needs_no_confirmation_if_one_likes(visit: Visit) -> None:
    """With two people at one screen the first bid can be taken back; a pass is one click."""
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("only what cannot be taken back").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hot-seat").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Skip").click()
    assert until_asked(page)
    page.locator(".plain .button").click()
    expect(page.locator(".curtain")).to_be_visible()


def test_a_line_of_the_log_lights_what_it_is_about(visit: Visit) -> None:
    page = visit("/#gallery/peloponnes/bid")
    page.locator(".log p", has_text="on Stoa").first.hover()
    expect(page.locator(".place.lit [data-tile]")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".lit")).to_have_count(0)


def test_a_stranger_may_watch_and_has_nothing_to_answer(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert until_asked(page)
    stranger = visit(page.url)
    stranger.get_by_role("button", name="Skip").click()
    expect(stranger.locator("#status-sentence")).to_contain_text("Waiting for")
    assert stranger.locator("button.slot.legal, .status .primary").count() == 0
    answer_by_click(page)
    expect(stranger.locator(".log")).to_contain_text("bids")


def test_the_phone_never_scrolls_sideways_and_its_targets_are_large(visit: Visit) -> None:
    page = visit(phone=True)
    sit_down(page)
    until_asked(page)
    for tab in ("Table", "Mine", "Players", "Log"):
        page.get_by_role("tab", name=tab).first.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("tab", name="Table").click()
    page.locator("button.slot.legal").first.click()
    for button in page.locator(".go button, .step button, [role=tab]").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44


def test_the_table_needs_no_page_scrolling_at_four_seats(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    for _ in range(5):
        assert until_asked(page)
        height, width = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert (height, width) == (800, 1280)
        answer_by_click(page)


def test_a_selection_is_tentative_until_it_is_confirmed(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    until_asked(page)
    page.locator("button.slot.legal").first.click()
    expect(page.locator(".bid.tentative")).to_be_visible()
    assert status(page).endswith("?")
    page.keyboard.press("+")
    page.keyboard.press("Escape")
    expect(page.locator(".bid.tentative")).to_have_count(0)
    page.keyboard.press("p")
    assert "pass" in status(page)
    page.keyboard.press("u")
    assert status(page) == "Your turn: lay a bid on a tile, or pass"


def test_a_tile_that_cannot_be_bid_on_says_why(visit: Visit) -> None:
    page = visit("/#gallery/peloponnes/move-bid")
    expect(page.locator(".status.mine")).to_be_visible()
    impossible = page.locator("button.slot[aria-disabled]").all()
    assert impossible
    for slot in impossible:
        slot.click(force=True)
        expect(page.locator("[role=alert]")).to_be_visible()


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()


def test_every_answer_of_a_long_list_is_reached_by_keys(visit: Visit) -> None:
    page = visit("/#gallery/perikles/assassinate")
    expect(page.locator(".status.mine")).to_be_visible()
    sentence = page.locator("#status-sentence")
    asks = sentence.inner_text()
    fixture = json.loads((ROOT / "web" / "fixtures" / "perikles.json").read_text("utf-8"))
    numbers = [str(choice["number"]) for choice in fixture["assassinate"]["position"]["choices"]]
    assert len(numbers) > 9
    walked: list[str] = []
    for _ in numbers:
        page.keyboard.press("ArrowDown")
        walked.append(sentence.inner_text())
    assert len(set(walked)) == len(numbers)
    page.keyboard.press("ArrowDown")
    expect(sentence).to_have_text(walked[0])
    page.keyboard.press("ArrowUp")
    expect(sentence).to_have_text(walked[-1])
    for number, words in zip(numbers, walked, strict=True):
        page.keyboard.press("Escape")
        expect(sentence).to_have_text(asks)
        for digit in number:
            page.keyboard.press(digit)
        expect(sentence).to_have_text(words)
    page.keyboard.press("Enter")
    expect(sentence).to_have_text("Sending …")


def test_walking_through_answers_sends_none_of_them(visit: Visit) -> None:
    """Where a choice counts at once, the arrow keys still only show what could be chosen."""
    page = visit()
    page.evaluate("localStorage.setItem('isthmos', JSON.stringify({ confirm: 'never' }))")
    page.goto("/#gallery/perikles/nominate")
    page.reload()
    expect(page.locator(".status.mine")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#status-sentence")).to_have_text(re.compile(r"\?$"))
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator("#status-sentence")).to_have_text("Sending …")


def test_what_would_be_kept_is_shown_whichever_way_it_is_chosen(visit: Visit) -> None:
    page = visit("/#gallery/peloponnes/suffer")
    kept = page.locator(".decide .card[aria-pressed=true]")
    expect(kept).to_have_count(3)
    page.keyboard.press("2")
    expect(kept).to_have_count(2)
    page.locator(".decide .card[aria-pressed=false]").click()
    expect(kept).to_have_count(3)


@pytest.mark.parametrize("scene", ["peloponnes/bid", "heroes/bid"])
def test_every_sign_of_a_good_leads_to_its_rule(visit: Visit, scene: str) -> None:
    page = visit(f"/#gallery/{scene}")
    goods = page.locator(".rivals .goods dt a[href*='#rules/peloponnes/PEL-']")
    expect(goods).to_have_count(3 * 6)
    expect(page.locator(".polis .stock a[href*='#rules/']")).to_have_count(2)
    assert {one.get_attribute("tabindex") for one in goods.all()} == {"-1"}, "they are no stops of the tabulator"
    with page.context.expect_page() as opened:
        goods.first.click()
    expect(opened.value.locator("h1, h2").first).to_be_visible()
    assert "#rules/peloponnes/PEL-" in opened.value.url
