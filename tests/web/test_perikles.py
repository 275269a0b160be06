"""Perikles in a real browser: whole games, every question by its piece, secrets, and the way back after a cut line."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import ROOT, Server
from .player import NEXT, see_end, status
from .test_access import violations

THINGS = "button.legal:visible, button.ask:visible"
"""Pieces on the board that answer the question: cities, cubes, tiles, counters, sides, players, columns."""
ANSWERS = f"{THINGS}, .decide .answer:visible"
CONFIRM = ".status .primary:enabled, .go .primary:enabled"
ENOUGH_SENT = 6
"""So many counters are sent in a game; then no more, which is shorter."""
NO_MORE = re.compile("no more|no cube|keine weiteren|keinen Marker", re.IGNORECASE)
FIXTURE = json.loads((ROOT / "web" / "fixtures" / "perikles.json").read_text("utf-8"))
QUESTIONS = sorted(set(FIXTURE) - {"waiting", "over"})
BESIDE = {"after-tile", "end-army-turn", "offer-special", "permit"}
"""Questions that no piece on the board answers: yes, no, pass."""


# --- a person at the table ------------------------------------------------------------------------


def sit_down(page: Page) -> None:
    """From the home page to the first question, past the tour."""
    page.locator("label.box").nth(2).click()
    page.get_by_role("button", name=re.compile("Play now|Jetzt spielen")).click()
    page.get_by_role("button", name=NEXT).click()


def seq(page: Page) -> str:
    return page.locator("main").get_attribute("data-seq") or ""


def question(page: Page) -> str:
    return page.locator("main").get_attribute("data-question") or ""


def is_over(page: Page) -> bool:
    return page.locator("dialog .headline").count() > 0


def is_asked(page: Page) -> bool:
    return page.locator(".status.mine").count() > 0 and page.locator(f"{ANSWERS}, {CONFIRM}").count() > 0


def until_asked(page: Page, seconds: float = 180) -> bool:
    """True when this person must answer, False when the game is over."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if is_asked(page):
            return True
        if is_over(page):
            return False
        page.wait_for_timeout(15)
    raise AssertionError("nothing happens at this table")


class Person:
    """Answers by the pieces of the board, where there are any, else by the buttons beside it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent = 0
        self.asked: set[str] = set()

    def answer(self) -> None:
        page, before, kind = self.page, seq(self.page), question(self.page)
        self.asked.add(kind)
        self.sent += kind == "choose-target"
        self.leave_battle()
        if page.locator(CONFIRM).count() == 0:
            self.choose(kind)
        self.confirm(before)
        expect(page.locator("main")).not_to_have_attribute("data-seq", before)

    def leave_battle(self) -> None:
        """Battles lie over the board until they are put away; those that ask something stay."""
        if self.page.locator(".battle").count() and not self.page.locator(".battle .legal").count():
            self.page.locator(".battle header .button").click()

    def choose(self, kind: str) -> None:
        stop = self.page.locator(".decide .answer:visible").filter(has_text=NO_MORE)
        if kind in ("send", "pay-cube") and self.sent >= ENOUGH_SENT and stop.count():
            stop.click()
            return
        self.page.locator(ANSWERS).first.click()
        if self.page.locator(".near").count():
            self.page.locator(".decide .answer:visible").first.click()

    def confirm(self, before: str) -> None:
        """Some answers only begin something and are sent at once; the next question asks for the rest."""
        if seq(self.page) == before and self.page.locator(CONFIRM).count():
            self.page.locator(CONFIRM).first.click()

    def play(self, answers: int = 10_000) -> int:
        given = 0
        while given < answers and until_asked(self.page):
            self.answer()
            given += 1
        return given


class PersonWithKeys(Person):
    """Touches nothing but the keyboard."""

    def leave_battle(self) -> None:
        pass

    def choose(self, kind: str) -> None:
        may_stop = kind == "pay-cube" or (kind == "send" and self.sent >= ENOUGH_SENT)
        self.page.keyboard.press("p" if may_stop else "1")
        if self.page.locator(CONFIRM).count() == 0:
            self.page.keyboard.press("1")

    def confirm(self, before: str) -> None:
        self.page.keyboard.press("Enter")


# --- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_clicks_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    person = Person(page)
    assert person.play() > 40
    assert {"place-setup-cube", "take-tile", "nominate"} <= person.asked
    see_end(page)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".battles li")).to_have_count(7)


def test_a_whole_game_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.value") == "peloponnes":
            break
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent ?? ''").strip().startswith("Play now"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("Escape")
    assert PersonWithKeys(page).play() > 40
    see_end(page)


def test_a_whole_game_is_played_on_a_phone_in_german(visit: Visit) -> None:
    page = visit(phone=True, language="de")
    sit_down(page)
    person = Person(page)
    while until_asked(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        person.answer()
    see_end(page)
    assert "Die Partie ist zu Ende" in page.locator("dialog h2").inner_text()


# --- every question -------------------------------------------------------------------------------


def shown(page: Page, name: str) -> None:
    page.goto("about:blank")
    page.goto(f"/#gallery/{name}")
    expect(page.locator("main[data-question]")).to_be_visible()


def fits(page: Page, name: str) -> None:
    """Nothing has to be scrolled, neither the page nor a part of it but the log."""
    size = page.viewport_size
    assert size is not None
    measured = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert measured == [size["width"], size["height"]], name
    for part in (".things", "aside", ".locations", ".decide .then", ".battle"):
        for each in page.locator(part).all():
            assert each.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1, f"{part} at {name}"


def test_every_question_fits_one_screen_and_is_answered_by_clicking_its_piece(visit: Visit) -> None:
    page = visit("about:blank")
    for kind in QUESTIONS:
        shown(page, f"perikles/{kind}")
        assert status(page).startswith("Your turn: "), kind
        things = page.locator(ANSWERS if kind in BESIDE else THINGS)
        assert things.count() > 0, kind
        things.last.click()
        if kind in ("send", "move-cube"):
            expect(page.locator("#status-sentence")).to_have_text("Sending …")
            continue
        expect(page.locator("#status-sentence")).to_have_text(re.compile(r"\?$"))
        assert page.locator("[data-pick][aria-pressed=true]").count() >= 1, kind
        fits(page, kind)
        page.keyboard.press("Escape")
        expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(0)


def test_pieces_are_picked_and_confirmed_with_enter(visit: Visit) -> None:
    page = visit("about:blank")
    for kind in ("nominate", "choose-target", "take-tile", "choose-first", "choose-column"):
        shown(page, f"perikles/{kind}")
        page.locator(THINGS).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#status-sentence")).to_have_text(re.compile(r"\?$"))
        page.keyboard.press("Enter")
        expect(page.locator("#status-sentence")).to_have_text("Sending …")


def test_every_answer_has_help_and_says_what_it_leads_to(visit: Visit) -> None:
    page = visit("about:blank")
    shown(page, "perikles/nominate/1")
    expect(page.locator(".decide .then li")).not_to_have_count(0)
    shown(page, "perikles/choose-target/1")
    expect(page.locator(".decide .then")).to_contain_text("against")
    shown(page, "perikles/choose-column/1")
    expect(page.locator(".decide .then")).to_contain_text("%")


@pytest.mark.parametrize("kind", ["choose-target", "take-tile", "nominate"])
def test_what_cannot_be_chosen_says_why(visit: Visit, kind: str) -> None:
    page = visit(f"/#gallery/perikles/{kind}")
    expect(page.locator("main[data-question]")).to_be_visible()
    barred = {row["why"]["id"] for row in FIXTURE[kind]["position"]["barred"]}
    impossible = page.locator(".side[aria-disabled], .spot[aria-disabled], .why[aria-disabled]")
    if not barred:
        return
    assert impossible.count() > 0
    impossible.first.click(force=True)
    expect(page.locator("[role=alert]")).not_to_be_empty()


def test_another_counter_can_be_taken_instead(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    person = Person(page)
    while until_asked(page):
        person.leave_battle()
        if question(page) == "choose-target" and page.locator(".hand button.stack").count():
            break
        person.answer()
    else:
        pytest.fail("no counter was ever sent")
    other = page.locator(".hand button.stack").last
    wanted = (other.get_attribute("title") or "").removeprefix("send ").removesuffix(" instead")
    other.click()
    expect(page.locator("main")).to_have_attribute("data-question", "choose-target")
    expect(page.locator(".hand .stack.up")).to_have_attribute("aria-label", re.compile(re.escape(wanted)))


# --- room and access ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_the_table_needs_no_scrolling_with_five(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("about:blank", viewport={"width": size[0], "height": size[1]})
    for name in ("perikles-five/choose-target/1", "perikles-five/take-tile", "perikles-five/nominate/1"):
        shown(page, name)
        fits(page, name)


def test_the_phone_never_scrolls_sideways_and_its_targets_are_large(visit: Visit) -> None:
    page = visit("about:blank", phone=True)
    for kind in ("take-tile", "nominate", "send", "choose-target", "permit", "choose-column"):
        shown(page, f"perikles/{kind}/1")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, kind
        for button in page.locator(".go button, .answer, [role=tab], .parts button, .side.legal, .side.ask").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44, kind
            assert box["width"] >= 44, kind


@pytest.mark.parametrize("look", ["desktop", "phone", "dark", "contrast"])
def test_axe_has_no_complaint(visit: Visit, look: str) -> None:
    more = {"contrast": "more"} if look == "contrast" else {}
    page = visit("about:blank", phone=look == "phone", dark=look == "dark", **more)
    screens = ["choose-target/1", "take-tile/1", "choose-column/1"]
    if look in ("desktop", "phone"):
        screens += ["assassinate/1", "permit/1", "over"]
    for screen in screens:
        shown(page, f"perikles/{screen}")
        assert violations(page) == [], screen


def test_axe_has_no_complaint_about_sheets_and_the_tour(visit: Visit) -> None:
    page = visit()
    page.locator("label.box").nth(2).click()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Skip").wait_for()
    assert violations(page) == []
    for step in range(2, 9):
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_text(f"{step} of 8")).to_be_visible()
        ring = page.locator(".ring").bounding_box()
        assert ring is not None
        assert ring["width"] > 40, f"step {step} points at nothing"
    page.get_by_role("button", name="Play", exact=True).click()
    until_asked(page)
    page.get_by_role("button", name="All about Thebes").click()
    expect(page.locator("dialog")).to_contain_text("Candidates")
    assert violations(page) == []


# --- several people -------------------------------------------------------------------------------


def test_two_people_share_a_table_by_link(visit: Visit) -> None:
    host = visit()
    host.locator("label.box").nth(2).click()
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("Send this link to your friends").input_value()
    guest = visit(link)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    for left in (1, 0):
        host.get_by_role("button", name="Seat a bot").first.click()
        expect(host.get_by_role("button", name="Seat a bot")).to_have_count(left)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        page.get_by_role("button", name="Skip").click()
    specials = set()
    given = [0, 0]
    ends = time.monotonic() + 300
    while min(given) < 6 and time.monotonic() < ends:
        for number, page in enumerate((host, guest)):
            if is_asked(page):
                specials.add((number, page.locator(".things .special b").inner_text()))
                Person(page).answer()
                given[number] += 1
        host.wait_for_timeout(15)
    assert min(given) >= 6
    assert {number for number, _ in specials} == {0, 1}
    assert len({name for _, name in specials}) == 2, "each sees the own special tile"


def test_people_at_one_screen_hand_it_over_and_keep_their_secrets(visit: Visit) -> None:
    page = visit()
    page.locator("label.box").nth(2).click()
    page.get_by_role("button", name="Hot-seat").click()
    page.get_by_placeholder("Player 1").fill("Ann")
    page.get_by_placeholder("Player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Skip").click()
    handed: set[str] = set()
    specials: set[str] = set()
    for _ in range(10):
        assert until_asked(page)
        curtain = page.locator(".curtain")
        if curtain.count():
            handed.add(curtain.locator("h1").inner_text())
            covered = page.evaluate("document.elementFromPoint(200, 700).closest('.curtain') !== null")
            assert covered, "nothing shows beside the curtain"
            curtain.get_by_role("button").click()
        specials.add(page.locator(".things .special b").inner_text())
        assert specials.isdisjoint(page.locator(".log").inner_text().split(", "))
        Person(page).answer()
    assert len(handed) == 2
    assert len(specials) == 2


def test_a_stranger_sees_what_everybody_may_see(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert until_asked(page)
    own = page.locator(".things .special b").inner_text()
    stranger = visit(page.url)
    stranger.get_by_role("button", name="Skip").click()
    expect(stranger.locator("#status-sentence")).to_contain_text("Waiting for")
    assert stranger.locator(f"{THINGS}, .status .primary").count() == 0
    assert own not in stranger.locator("body").inner_text()
    Person(page).answer()


def test_own_counters_lie_face_up_and_those_of_others_face_down(visit: Visit) -> None:
    page = visit("/#gallery/perikles/choose-target")
    sides = page.locator(".locations .side .counter")
    expect(sides.first).to_be_visible()
    labels = [one.get_attribute("aria-label") or "" for one in sides.all()]
    led = {army["id"] for army in FIXTURE["choose-target"]["position"]["view"]["cities"] if army["leader"] == 0}
    for label in labels:
        is_own = label.split(",")[0].lower() in led
        assert label.endswith("face down") != is_own, label
    assert any(label.endswith("face down") for label in labels)


# --- the line -------------------------------------------------------------------------------------


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    Person(page).play(3)
    assert until_asked(page)
    before = (status(page), seq(page))
    page.reload()
    assert until_asked(page)
    assert (status(page), seq(page)) == before
    assert page.locator(".battle").count() == 0


def test_a_cut_line_keeps_what_was_selected(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page)
    Person(page).play(3)
    assert until_asked(page)
    page.locator(ANSWERS).first.click()
    expect(page.locator("#status-sentence")).to_have_text(re.compile(r"\?$"))
    server.stop()
    expect(page.locator(".status.cut")).to_be_visible()
    server.start()
    expect(page.locator(".status.cut")).to_have_count(0)
    expect(page.locator("#status-sentence")).to_have_text(re.compile(r"\?$"))
    assert Person(page).play(3) == 3
