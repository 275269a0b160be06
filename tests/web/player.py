"""A person at the table: answers every question, by clicks, by keys, or on a phone."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

NEXT = re.compile("Skip|Überspringen")


def sit_down(page: Page) -> None:
    """From the home page to the first question, past the tour."""
    page.get_by_role("button", name=re.compile("Play now|Jetzt spielen")).click()
    page.get_by_role("button", name=NEXT).click()


def is_asked(page: Page) -> bool:
    return page.locator(".status.mine").count() > 0


def is_over(page: Page) -> bool:
    return page.locator("dialog .headline").count() > 0


def until_asked(page: Page, seconds: float = 180) -> bool:
    """True when this person must answer, False when the game is over."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if is_over(page):
            return False
        if is_asked(page) and page.locator(ANSWERS).count():
            return True
        page.wait_for_timeout(20)
    raise AssertionError("nothing happens at this table")


def until(page: Page, holds: str, seconds: float = 60) -> None:
    """Waits until it is true. Playwright's own way evaluates later on, which the policy of the page forbids."""
    ends = time.monotonic() + seconds
    while not page.evaluate(holds):
        assert time.monotonic() < ends, f"it never came to this: {holds}"
        page.wait_for_timeout(20)


ANSWERS = "button.slot.legal, .decide .card, .plain .button, .go .button:not(.primary):nth-child(n + 3)"
"""Whatever can be clicked to choose an answer."""


def take_the_screen(page: Page) -> str:
    """At a shared screen: step in front of the curtain, if it is drawn; says for whom it was."""
    curtain = page.locator(".curtain")
    if not curtain.count():
        return ""
    words = curtain.locator("h1").inner_text()
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    return words


def status(page: Page) -> str:
    return page.locator("#status-sentence").inner_text()


def answer_by_click(page: Page) -> None:
    """The first thing that can be chosen; of bids the lowest."""
    if not page.locator(".status .primary:enabled, .go .primary:enabled").count():
        page.locator(ANSWERS).first.click()
    page.locator(".status .primary:enabled, .go .primary:enabled").first.click()


def play_by_clicks(page: Page) -> int:
    answers = 0
    while until_asked(page):
        answer_by_click(page)
        answers += 1
    return answers


def play_by_keys(page: Page) -> int:
    """Number keys choose, Enter confirms; nothing else is touched."""
    answers = 0
    while until_asked(page):
        number = page.evaluate("document.querySelector('.status .primary:enabled') ? '' : '1'")
        if number:
            page.keyboard.press("1")
        page.keyboard.press("Enter")
        answers += 1
        page.wait_for_timeout(30)
    return answers


def see_end(page: Page) -> None:
    expect(page.locator("dialog .headline")).to_be_visible()
    expect(page.locator("dialog table tbody tr")).to_have_count(4)
