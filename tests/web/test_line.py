"""Reloads and cut lines: nothing that was done is lost, nothing is done twice."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from .conftest import Visit
from .house import Server
from .player import (
    answer_by_click,
    is_asked,
    play_by_clicks,
    see_end,
    sit_down,
    status,
    take_the_screen,
    until_asked,
)

SECONDS_FOR_A_GAME = 600


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert until_asked(page)
    answer_by_click(page)
    assert until_asked(page)
    before = status(page)
    page.reload()
    assert until_asked(page)
    assert status(page) == before


def test_a_cut_line_is_told_and_comes_back_by_itself(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page)
    assert until_asked(page)
    page.locator("button.slot.legal").first.click()
    server.stop()
    expect(page.locator(".status.cut")).to_be_visible()
    server.start()
    expect(page.locator(".status.cut")).to_have_count(0)
    assert is_asked(page)
    assert status(page).endswith("?"), "what was selected is still selected"
    answer_by_click(page)
    assert play_by_clicks(page) >= 5
    see_end(page)


def test_a_position_of_the_past_has_its_own_address(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert until_asked(page)
    answer_by_click(page)
    assert until_asked(page)
    page.locator(".log a").first.click()
    expect(page.locator(".past")).to_be_visible()
    assert "at=" in page.url
    page.reload()
    expect(page.locator(".past")).to_be_visible()
    page.locator(".past a").click()
    assert "at=" not in page.url
    assert until_asked(page)


def test_two_people_share_a_table_by_link(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("Send this link to your friends").input_value()
    guest = visit(link)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    seat_bot = host.get_by_role("button", name="Seat a bot")
    for left in (1, 0):
        seat_bot.first.click()
        expect(seat_bot).to_have_count(left)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.get_by_role("button", name="Skip").click()
    ended: set[int] = set()
    deadline = time.monotonic() + SECONDS_FOR_A_GAME
    while len(ended) < 2 and time.monotonic() < deadline:
        for number, page in enumerate((host, guest)):
            if page.locator("dialog .headline").count():
                ended.add(number)
            elif is_asked(page) and until_asked(page):
                answer_by_click(page)
            page.wait_for_timeout(15)
    see_end(host)
    see_end(guest)


def test_people_at_one_screen_hand_it_over(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Hot-seat").click()
    page.get_by_placeholder("Player 1").fill("Ann")
    page.get_by_placeholder("Player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Skip").click()
    seen: set[str] = set()
    while until_asked(page):
        seen.add(take_the_screen(page))
        answer_by_click(page)
    assert {"Ann", "Ben"} <= {words.rpartition(" ")[2].strip(".") for words in seen if words}
    expect(page.locator("dialog .headline")).to_contain_text("wins")
    expect(page.locator("dialog table tbody tr")).to_have_count(2)


def test_what_is_new_since_the_last_turn_is_still_new_after_a_reload(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert until_asked(page)
    answer_by_click(page)
    assert until_asked(page)
    expect(page.locator(".log .new")).to_be_visible()
    before = page.locator(".log .new + p").inner_text()
    page.reload()
    assert until_asked(page)
    assert page.locator(".log .new + p").inner_text() == before
