"""A person at the table of any game: answers every question, by clicks, by keys, or on a phone."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

NEXT = re.compile("Skip|Überspringen")
TITLES = ("peloponnes", "heroes", "perikles")

THINGS = "button.legal, button.ask"
"""Pieces on the board that answer the question: tiles, cities, cubes, counters, sides, players, columns."""
BESIDE = ".decide .card, .decide .answer, .plain .button, .go .button:not(.primary):nth-child(n + 3)"
"""Answers that no piece stands for."""
ANSWERS = f"{THINGS}, {BESIDE}"
"""Whatever can be clicked to choose an answer."""
CONFIRM = ".status .primary:enabled, .go .primary:enabled"

ENOUGH_SENT = 6
"""So many counters are sent in a game of Perikles; then no more, which is shorter."""
NO_MORE = re.compile("no more|no cube|keine weiteren|keinen Marker", re.IGNORECASE)

SEE = """([answers, confirm]) => {
  const shows = (css) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility());
  const main = document.querySelector("main");
  const battle = document.querySelector(".battle");
  return {
    seq: main?.dataset.seq ?? "",
    kind: main?.dataset.question ?? "",
    is_mine: document.querySelector(".status.mine") !== null,
    is_over: document.querySelector("dialog .headline") !== null,
    may_answer: shows(answers),
    may_confirm: shows(confirm),
    covers: battle !== null && battle.querySelector(".legal") === null,
    has_curtain: document.querySelector(".curtain") !== null,
    width: document.documentElement.scrollWidth,
  };
}"""
WATCH = """async ([see, holds, milliseconds]) => {
  const changed = () => new Promise((resolve) => {
    const observer = new MutationObserver(() => { observer.disconnect(); resolve(); });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { observer.disconnect(); resolve(); }, 200);
  });
  const ends = performance.now() + milliseconds;
  for (let seen = see(); performance.now() < ends; await changed(), seen = see()) if (holds(seen)) return seen;
  return null;
}"""
"""Looks again whenever the page changes, within the page: there and back again would take longer than most changes."""


def mostly(title: str) -> list[Any]:
    """This game in every run of the tests; the others, which would take minutes, in the long ones."""
    return [one if one == title else pytest.param(one, marks=pytest.mark.soak) for one in TITLES]


@dataclass(frozen=True)
class Look:
    """What a person sees at a glance: one way to the browser and back, where each question alone would take as long."""

    seq: str
    kind: str
    is_mine: bool
    is_over: bool
    may_answer: bool
    may_confirm: bool
    covers: bool
    """A battle that asks nothing lies over the board."""
    has_curtain: bool
    width: int

    @property
    def is_asked(self) -> bool:
        return self.is_mine and (self.may_answer or self.may_confirm)


def look(page: Page) -> Look:
    return Look(**page.evaluate(SEE, [ANSWERS, CONFIRM]))


def look_until(page: Page, holds: str, seconds: float, otherwise: str) -> Look:
    """The first look of which it is true, in the words of the page: `seen.is_over`."""
    css, ends = json.dumps([ANSWERS, CONFIRM]), time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        try:
            seen = page.evaluate(f"() => ({WATCH})([() => ({SEE})({css}), (seen) => {holds}, {1000 * left}])")
        except Error as error:
            if "navigation" not in str(error):
                raise
            continue  # the page was left for another one meanwhile
        if seen is not None:
            return Look(**seen)
    raise AssertionError(otherwise)


def box_of(page: Page, title: str) -> Locator:
    """The box on the home page."""
    return page.locator("label.box").nth(TITLES.index(title))


def sit_down(page: Page, title: str = "peloponnes") -> None:
    """From the home page to the first question, past the tour."""
    box_of(page, title).click()
    page.get_by_role("button", name=re.compile("Play now|Jetzt spielen")).click()
    page.get_by_role("button", name=NEXT).click()


def until_asked(page: Page, seconds: float = 180) -> bool:
    """True when this person must answer, False when the game is over."""
    is_asked = "seen.is_mine && (seen.may_answer || seen.may_confirm)"
    return not look_until(page, f"seen.is_over || {is_asked}", seconds, "nothing happens at this table").is_over


def until(page: Page, holds: str, seconds: float = 60) -> None:
    """Waits until it is true. Playwright's own way evaluates later on, which the policy of the page forbids."""
    ends = time.monotonic() + seconds
    while not page.evaluate(holds):
        assert time.monotonic() < ends, f"it never came to this: {holds}"
        page.wait_for_timeout(20)


def take_the_screen(page: Page) -> str:
    """At a shared screen: step in front of the curtain, if it is drawn; says for whom it was."""
    if not look(page).has_curtain:
        return ""
    curtain = page.locator(".curtain")
    words = curtain.locator("h1").inner_text()
    covered = page.evaluate("document.elementFromPoint(200, 700).closest('.curtain') !== null")
    assert covered, "nothing shows beside the curtain"
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    return words


def status(page: Page) -> str:
    return page.locator("#status-sentence").inner_text()


class Person:
    """Answers by the pieces of the board, where there are any, else by the buttons beside it. Of bids the lowest."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent = 0
        self.asked: set[str] = set()

    def answer(self) -> None:
        seen = look(self.page)
        self.asked.add(seen.kind)
        self.sent += seen.kind == "choose-target"
        if seen.covers:
            self.leave_battle()
        if not seen.may_confirm:
            self.choose(seen.kind)
        self.confirm(seen.seq)
        self.until_sent(seen.seq)

    def has_sent_enough(self, kind: str) -> bool:
        return kind in ("send", "pay-cube") and self.sent >= ENOUGH_SENT

    def leave_battle(self) -> None:
        """Battles lie over the board until they are put away; those that ask something stay."""
        self.page.locator(".battle header .button").click()

    def choose(self, kind: str) -> None:
        if self.has_sent_enough(kind):
            stop = self.page.locator(".decide .answer:visible").filter(has_text=NO_MORE)
            if stop.count():
                stop.click()
                return
        self.page.locator(ANSWERS).locator("visible=true").first.click()
        if kind in ("nominate", "assassinate", "move-cube") and self.page.locator(".near").count():
            self.page.locator(".decide .answer:visible").first.click()

    def confirm(self, before: str) -> None:
        """Some answers only begin something and are sent at once; the next question asks for the rest."""
        seen = look(self.page)
        if seen.seq == before and seen.may_confirm:
            self.page.locator(CONFIRM).first.click()

    def until_sent(self, before: str) -> None:
        look_until(self.page, f"seen.seq !== {json.dumps(before)}", 60, "the answer does not arrive")

    def play(self, answers: int = 10_000) -> int:
        """So many answers, or all of them; says how many it were."""
        given = 0
        while given < answers and until_asked(self.page):
            self.answer()
            given += 1
        return given


class PersonWithKeys(Person):
    """Touches nothing but the keyboard: a number chooses, Enter confirms."""

    def leave_battle(self) -> None:
        pass

    def choose(self, kind: str) -> None:
        stops = kind == "pay-cube" or self.has_sent_enough(kind)
        self.page.keyboard.press("p" if stops else "1")
        if not look(self.page).may_confirm:
            self.page.keyboard.press("1")

    def confirm(self, before: str) -> None:
        self.page.keyboard.press("Enter")


def answer_by_click(page: Page) -> None:
    Person(page).answer()


def see_end(page: Page, seats: int = 4) -> None:
    expect(page.locator("dialog .headline")).to_be_visible()
    expect(page.locator("dialog table tbody tr")).to_have_count(seats)
