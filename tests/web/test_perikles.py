"""The board of Perikles in a real browser: every question by its piece, room, access and secrets."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import OWN, ROOT
from .player import ANSWERS, NEXT, THINGS, Person, box_of, look, sit_down, status, until_asked
from .test_access import violations

FIXTURE = json.loads((ROOT / "web" / "fixtures" / "perikles.json").read_text("utf-8"))
QUESTIONS = sorted(set(FIXTURE) - {"waiting", "over"})
BESIDE = {"after-tile", "end-army-turn", "offer-special", "permit"}
"""Questions that no piece on the board answers: yes, no, pass."""


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
        things = page.locator(ANSWERS if kind in BESIDE else THINGS).locator("visible=true")
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
        page.locator(THINGS).locator("visible=true").first.focus()
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
    sit_down(page, "perikles")
    person = Person(page)
    while until_asked(page):
        seen = look(page)
        if seen.covers:
            person.leave_battle()
        if seen.kind == "choose-target" and page.locator(".hand button.stack").count():
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


@pytest.mark.parametrize("phone", [False, True])
def test_axe_has_no_complaint(visit: Visit, phone: bool) -> None:
    page = visit("about:blank", phone=phone)
    for screen in ("choose-target/1", "take-tile/1", "choose-column/1", "assassinate/1", "permit/1", "over"):
        shown(page, f"perikles/{screen}")
        assert violations(page) == [], screen


def test_axe_has_no_complaint_about_sheets_and_the_tour(visit: Visit) -> None:
    page = visit()
    box_of(page, "perikles").click()
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


# --- secrets ---------------------------------------------------------------------------------------


def test_a_stranger_sees_what_everybody_may_see(visit: Visit) -> None:
    page = visit()
    sit_down(page, "perikles")
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


# --- battles --------------------------------------------------------------------------------------


def test_the_odds_of_a_battle_are_shown_throw_by_throw(visit: Visit) -> None:
    page = visit("/#gallery/perikles/over")
    page.get_by_role("button", name="Look at the board").click()
    page.locator(".battles button:enabled").first.click()
    throws = 0
    while not page.get_by_role("button", name="To the board").count():
        if page.locator(".battle .dice svg").count():
            throws += 1
            expect(page.locator(".battle .odds")).to_contain_text(re.compile(r"Attack \d+ %.*Defence \d+ %", re.DOTALL))
        page.locator(".battle .next").click()
    assert throws > 2


def test_a_position_of_the_past_shows_its_combat_with_the_odds(visit: Visit) -> None:
    page = visit()
    page.request.post("/api/session", data={"name": "Ann"}, headers=OWN)
    game, seq, percent = next(found for number in range(GAMES) if (found := until_combat(page, number)))
    page.goto(f"/games/{game}?at={seq}")
    page.get_by_role("button", name=NEXT).click()
    expect(page.locator(".battle .odds")).to_contain_text(f"Attack {percent} %")
    page.locator(".battle header .button").click()
    expect(page.locator(".battle")).to_have_count(0)


GAMES = 20
"""In most games somebody is asked about a combat before it is decided."""


def until_combat(page: Page, number: int) -> tuple[str, int, int] | None:
    """Three people at one screen answer as it comes, and go on once they were asked about a combat."""
    table = {"title": "perikles", "sitters": ["me"] * 3, "start": True}
    game = page.request.post("/api/games", data=table, headers=OWN).json()["game"]
    chance, found = random.Random(number), None
    for step in range(2000):
        position = page.request.get(f"/api/games/{game}").json()
        if found or position["status"] == "finished":
            return found
        if position["view"]["combat"] and position["view"]["question"]["kind"] != "choose-loss":
            found = (game, position["seq"], position["view"]["combat"]["percent"])
        answer = chance.choice(position["choices"])["answers"][0]
        sent = {"seq": position["seq"], "command": f"{number}-{step}", "answer": answer}
        assert page.request.post(f"/api/games/{game}/answer", data=sent, headers=OWN).ok
    raise AssertionError("the game does not end")
