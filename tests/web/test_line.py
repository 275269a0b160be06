"""Several people, reloads and cut lines: nothing that was done is lost, nothing is done twice, secrets are kept."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visit
from .house import Server
from .player import (
    ANSWERS,
    NEXT,
    TITLES,
    Person,
    box_of,
    look,
    mostly,
    see_end,
    sit_down,
    status,
    take_the_screen,
    until_asked,
)

SECONDS_FOR_A_GAME = 1200
OWN = {"peloponnes": ".polis h2", "heroes": ".polis h2", "perikles": ".special b"}
"""What each person has alone: a civilization, or a special tile that nobody else may see."""
ASKS_SURE = re.compile(r"\?$")


def own(page: Page, title: str) -> str:
    tab = page.get_by_role("tab", name="Mine")
    is_phone = tab.count() > 0
    if is_phone:
        tab.click()
    name = page.locator(OWN[title]).first.inner_text()
    if is_phone:
        page.get_by_role("tab", name="Table").click()
    return name


@pytest.mark.parametrize("title", TITLES)
def test_a_reload_in_the_middle_changes_nothing(visit: Visit, title: str) -> None:
    page = visit()
    sit_down(page, title)
    assert Person(page).play(3) == 3
    assert until_asked(page)
    before = (status(page), look(page).seq)
    page.reload()
    assert until_asked(page)
    assert (status(page), look(page).seq) == before
    assert page.locator(".battle").count() == 0


@pytest.mark.parametrize("title", TITLES)
def test_a_cut_line_is_told_and_comes_back_by_itself(visit: Visit, server: Server, title: str) -> None:
    page = visit()
    sit_down(page, title)
    assert Person(page).play(3) == 3
    assert until_asked(page)
    if not look(page).may_confirm:
        page.locator(ANSWERS).locator("visible=true").first.click()
    expect(page.locator("#status-sentence")).to_have_text(ASKS_SURE)
    server.stop()
    expect(page.locator(".status.cut")).to_be_visible()
    server.start()
    expect(page.locator(".status.cut")).to_have_count(0)
    assert look(page).is_mine
    assert status(page).endswith("?"), "what was selected is still selected"
    if title == "peloponnes":
        assert Person(page).play() >= 4
        see_end(page)
    else:
        assert Person(page).play(3) == 3


class SlowPositions:
    """A line on which acknowledgements come through and positions wait, while they are held."""

    def __init__(self, page: Page) -> None:
        self.held: list[str] | None = None
        self.acknowledged = 0
        page.route_web_socket(re.compile("/ws/games/"), self.connect)

    def connect(self, client: WebSocketRoute) -> None:
        self.client = client
        client.connect_to_server().on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        text = str(message)
        kind = json.loads(text)["type"]
        self.acknowledged += kind == "ack"
        if kind == "position" and self.held is not None:
            self.held.append(text)
        else:
            self.client.send(text)

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for text in held:
            self.client.send(text)


@pytest.mark.parametrize("title", TITLES)
def test_an_answer_is_on_its_way_until_its_position_comes(visit: Visit, title: str) -> None:
    """The acknowledgement comes first: nothing may be answered to the position that is gone."""
    page = visit()
    line = SlowPositions(page)
    sit_down(page, title)
    assert Person(page).play(2) == 2
    assert until_asked(page)
    person, seen = Person(page), look(page)
    line.acknowledged, line.held = 0, []
    if not seen.may_confirm:
        person.choose(seen.kind)
    person.confirm(seen.seq)
    ends = time.monotonic() + 60
    while not (line.acknowledged and line.held):
        assert time.monotonic() < ends, "it is not acknowledged"
        page.wait_for_timeout(20)
    page.wait_for_timeout(200)
    assert status(page) == "Sending …"
    assert look(page) == replace(seen, may_answer=False, may_confirm=False), "the old position, with nothing to answer"
    line.let_go()
    person.until_sent(seen.seq)
    assert until_asked(page)


class DeafToTalk:
    """A line on which some of what is said at the table gets lost, until it is cut."""

    def __init__(self, page: Page) -> None:
        self.is_deaf = False
        page.route_web_socket(re.compile("/ws/games/"), self.connect)

    def connect(self, client: WebSocketRoute) -> None:
        self.client = client
        client.connect_to_server().on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        if not self.is_deaf or json.loads(str(message))["type"] != "chat":
            self.client.send(str(message))


SAY = """(text) => fetch(`/api${location.pathname}/chat`, {
  method: "POST", headers: { "x-isthmos": "1", "content-type": "application/json" }, body: JSON.stringify({ text }),
}).then((answer) => answer.status)"""


def test_what_was_said_while_the_line_was_cut_is_there_when_it_is_back(visit: Visit) -> None:
    """Each line once, in order, whichever way it came."""
    page = visit()
    line = DeafToTalk(page)
    sit_down(page)
    page.get_by_role("tab", name="Chat").click()
    said = page.get_by_role("log", name="Chat").locator("p:has(b)")
    assert page.evaluate(SAY, "heard") == 201
    expect(said).to_have_count(1)
    line.is_deaf = True
    assert [page.evaluate(SAY, text) for text in ("missed", "missed too")] == [201, 201]
    assert said.count() == 1
    line.is_deaf = False
    line.client.close()
    expect(said).to_have_count(3)
    assert page.evaluate(SAY, "heard again") == 201
    expect(said).to_have_count(4)
    assert [text.split(maxsplit=1)[1] for text in said.all_inner_texts()] == [
        "heard",
        "missed",
        "missed too",
        "heard again",
    ]


def test_a_position_of_the_past_has_its_own_address(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert Person(page).play(1) == 1
    assert until_asked(page)
    page.locator(".log a").first.click()
    expect(page.locator(".past")).to_be_visible()
    assert "at=" in page.url
    page.reload()
    expect(page.locator(".past")).to_be_visible()
    page.locator(".past a").click()
    assert "at=" not in page.url
    assert until_asked(page)


@pytest.mark.parametrize("title", mostly("peloponnes"))
def test_two_people_who_share_a_table_by_link_play_a_whole_game(visit: Visit, title: str) -> None:
    """One at a desk, the other with a phone."""
    host = visit()
    box_of(host, title).click()
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("Send this link to your friends").input_value()
    guest = visit(link, phone=True)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    seat_bot = host.get_by_role("button", name="Seat a bot")
    for left in (1, 0):
        seat_bot.first.click()
        expect(seat_bot).to_have_count(left)
    host.get_by_role("button", name="Start").click()
    people = [Person(host), Person(guest)]
    for person in people:
        person.page.get_by_role("button", name=NEXT).click()
    owned: list[set[str]] = [set(), set()]
    given = play_together(people, title, owned)
    see_end(host)
    see_end(guest)
    assert min(given) >= 6
    assert [len(names) for names in owned] == [1, 1]
    assert owned[0].isdisjoint(owned[1]), "each sees the own side of the table"


def play_together(people: list[Person], title: str, owned: list[set[str]]) -> list[int]:
    """Whoever is asked answers; notes what each had alone at the first question."""
    given = [0] * len(people)
    ends = time.monotonic() + SECONDS_FOR_A_GAME
    while time.monotonic() < ends:
        looks = [look(person.page) for person in people]
        if all(seen.is_over for seen in looks):
            return given
        for number, (person, seen) in enumerate(zip(people, looks, strict=True)):
            if seen.is_asked:
                if not given[number]:
                    owned[number].add(own(person.page, title))
                person.answer()
                given[number] += 1
        people[0].page.wait_for_timeout(10)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("title", "answers"), [("peloponnes", 10_000), ("heroes", 10), ("perikles", 10)])
def test_people_at_one_screen_hand_it_over_and_keep_their_secrets(visit: Visit, title: str, answers: int) -> None:
    page = visit()
    box_of(page, title).click()
    page.get_by_role("button", name="Hot-seat").click()
    page.get_by_placeholder("Player 1").fill("Ann")
    page.get_by_placeholder("Player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name=NEXT).click()
    handed: set[str] = set()
    owned: set[str] = set()
    person = Person(page)
    while answers and until_asked(page):
        handed.add(take_the_screen(page))
        owned.add(own(page, title))
        if title == "perikles":
            assert owned.isdisjoint(page.locator(".log").inner_text().split(", "))
        person.answer()
        answers -= 1
    assert {words.rpartition(" ")[2].strip(".") for words in handed if words} == {"Ann", "Ben"}
    assert len(owned) == 2
    if answers:
        expect(page.locator("dialog .headline")).to_contain_text("wins")
        see_end(page, seats=2)


def test_what_is_new_since_the_last_turn_is_still_new_after_a_reload(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert Person(page).play(1) == 1
    assert until_asked(page)
    expect(page.locator(".log .new")).to_be_visible()
    before = page.locator(".log .new + p").inner_text()
    page.reload()
    assert until_asked(page)
    assert page.locator(".log .new + p").inner_text() == before
