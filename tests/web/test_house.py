"""What is around the games: a table of one's own, an account, records, and the proof of the shuffle."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from pyotp.totp import TOTP

from isthmos.core.record import load
from isthmos.games.catalogue import TITLES

from .conftest import Visit
from .house import OWN, ROOT
from .player import Person, box_of, see_end, until
from .test_access import violations

RECORD = ROOT / "tests" / "golden" / "peloponnes-2-players.game"
REFUSED = "status of 4"
"""The browser itself complains about every refusal."""
MY_GAMES = "aside h2:first-of-type + ul li a"
"""Tables of others may be listed below."""


def set_the_table(page: Page, title: str) -> None:
    box_of(page, title).click()
    page.get_by_role("button", name="Choose seats").click()


def play_for_two(page: Page) -> None:
    """Against one bot."""
    set_the_table(page, "peloponnes")
    page.get_by_label("Seats", exact=True).fill("2")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Skip").click()


def shown(page: Page, path: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api{path}").json()
    return found


def test_a_table_of_ones_own_is_laid_as_it_was_agreed(visit: Visit) -> None:
    page = visit()
    set_the_table(page, "heroes")
    page.get_by_label("Seats", exact=True).fill("6")
    expect(page.locator("dialog .seat")).to_have_count(6)
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("open")
    page.get_by_role("combobox", name="Seat 6", exact=True).select_option("bot:random")
    page.get_by_label("Time to think").select_option(label="1 day for each move")
    page.get_by_label("Who goes away").select_option(label="gives it to a bot after 3 days")
    page.get_by_label("Taking back").select_option("consent")
    page.get_by_label("Name of the table").fill("Symposion")
    page.get_by_label("Strangers may find it").check()
    page.get_by_text("Rules that are left to the table").click()
    page.get_by_label("two winners the strongest takes").select_option(label="from the last but one")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_text("open seat")).to_have_count(1)
    table = shown(page, f"/games/{page.url.rpartition('/')[2]}/table")
    assert [seat["bot"] or ("" if seat["open"] else "me") for seat in table["seats"]] == [
        "me",
        "",
        "greedy",
        "greedy",
        "greedy",
        "random",
    ]
    assert table["clock"] == {"kind": "move", "seconds": 86400}
    assert (table["leave_after"], table["undo"], table["name"], table["listed"]) == (
        259200,
        "consent",
        "Symposion",
        True,
    )
    assert table["options"] == {"conflict_pairing": "reverse"}


def test_a_table_without_friends_begins_at_once_and_can_be_verified_from_its_start(visit: Visit) -> None:
    page = visit()
    play_for_two(page)
    page.get_by_role("tab", name="History").click()
    page.get_by_text("Check the shuffle").click()
    expect(page.locator("details [role=status]")).to_contain_text("before the first draw")
    table = shown(page, f"/games/{page.url.rpartition('/')[2]}/table")
    expect(page.locator("details dd").first).to_have_text(str(table["commitment"]))
    mine = page.locator("details dd").nth(1).inner_text()
    assert len(mine) == 32
    assert table["mix"][0] == mine


def test_every_draw_is_done_again_in_the_browser_and_the_record_kept(visit: Visit) -> None:
    page = visit()
    play_for_two(page)
    Person(page).play()
    see_end(page, 2)
    page.locator("dialog").get_by_text("Check the shuffle").click()
    expect(page.locator("dialog details [role=status]")).to_contain_text("draws follows from them")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="History").click()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Keep the record").click()
    record = load(Path(kept.value.path()).read_bytes(), TITLES)
    assert record.secret


@pytest.mark.parametrize(("lie", "said"), [("draws", "do not follow"), ("secret", "do not belong to the promise")])
def test_a_shuffle_that_was_tampered_with_is_found_out(visit: Visit, lie: str, said: str) -> None:
    """The server is made to lie about one draw, or about the secret."""
    page = visit("/#watch")
    bring(page, RECORD)

    def lies(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        if lie == "draws":
            told["draws"][-1][0] = (told["draws"][-1][0] + 1) % told["draws"][-1][1]
        else:
            told["secret"] = "00" * 32
        route.fulfill(response=answer, json=told)

    page.route("**/verify", lies)
    page.locator("dialog").get_by_text("Check the shuffle").click()
    expect(page.locator("dialog details [role=status]")).to_contain_text(said)


def bring(page: Page, file: Path) -> None:
    page.get_by_label("Look at a game from a file").set_input_files(file)
    page.wait_for_url("**/games/*")
    page.get_by_role("button", name="Look at the board").wait_for()


def test_a_record_from_a_file_is_looked_at_step_by_step(visit: Visit) -> None:
    page = visit("/#watch")
    bring(page, RECORD)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_text("away")).to_have_count(0)
    page.get_by_role("tab", name="History").click()
    steps = int(page.locator("#scrub").get_attribute("max") or "0")
    assert steps > 20
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("header.status")).to_contain_text("Round 1 of 8")
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Position after event 4")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(visit: Visit, tmp_path: Path) -> None:
    page = visit("/#watch", expected=REFUSED)
    (tmp_path / "poem.txt").write_text("Sing, goddess, the anger of Peleus’ son Achilleus")
    page.get_by_label("Look at a game from a file").set_input_files(tmp_path / "poem.txt")
    expect(page.get_by_role("alert")).to_contain_text("record")


def open_account(page: Page, way: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=way).click()


def fill(page: Page, **fields: str) -> None:
    for label, text in fields.items():
        page.get_by_label(label.replace("_", " "), exact=True).fill(text)


def test_an_account_brings_the_games_along_to_another_device(visit: Visit) -> None:
    page = visit(expected=REFUSED)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Skip").click()
    page.goto("/")
    expect(page.locator(MY_GAMES)).to_have_count(1)
    open_account(page, "Make an account")
    fill(page, Login="aspasia", Password="password")
    page.locator("dialog form .primary").click()
    expect(page.get_by_role("alert")).to_contain_text("password")
    fill(page, Password="a wine-dark sea of words")
    page.locator("dialog form .primary").click()
    expect(page.get_by_text("You are signed in as aspasia")).to_be_visible()
    code = page.locator(".codes code").first.inner_text()

    other = visit(phone=True, expected=REFUSED)
    open_account(other, "Password forgotten")
    fill(other, Login="aspasia", Recovery_code=code, New_password="another long password of hers")
    other.locator("dialog form .primary").click()
    expect(other.locator(MY_GAMES)).to_have_count(1)

    third = visit(expected=REFUSED)
    open_account(third, "Sign in")
    fill(third, Login="aspasia", Password="a wine-dark sea of words")
    third.locator("dialog form .primary").click()
    expect(third.get_by_role("alert")).to_be_visible()
    fill(third, Password="another long password of hers")
    third.locator("dialog form .primary").click()
    expect(third.locator(MY_GAMES)).to_have_count(1)
    third.get_by_role("button", name="Settings").click()
    third.get_by_role("button", name="Sign out").click()
    expect(third.get_by_text("Nothing yet")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_second_factor_is_turned_on_and_asked_for(visit: Visit, phone: bool, tmp_path: Path) -> None:
    page, login = visit(phone=phone, expected=REFUSED), f"diotima-{phone}".lower()
    fill_account = {"login": login, "password": "a ladder of many words"}
    page.request.post("/api/session", data={"name": "Diotima"}, headers=OWN)
    assert page.request.post("/api/account", data=fill_account, headers=OWN).ok
    page.goto("/")
    open_account(page, "Turn on a second factor")
    fill(page, Password="a ladder of many words")
    submit(page)
    expect(page.get_by_alt_text("The secret as a QR code")).to_be_visible()
    device = TOTP(page.locator(".secret code").inner_text())
    assert violations(page) == []
    page.screenshot(path=tmp_path / "second.png")
    fill(page, Code_from_your_device="000000")
    submit(page)
    expect(page.get_by_role("alert")).to_contain_text("wrong")
    fill(page, Code_from_your_device=device.now())
    submit(page)
    expect(page.get_by_text("Signing in takes a second factor")).to_be_visible()

    other = visit(phone=phone, language="de", expected=REFUSED)
    other.get_by_role("button", name="Einstellungen").click()
    other.get_by_role("button", name="Anmelden").click()
    fill(other, Anmeldename=login, Passwort="a ladder of many words")
    submit(other)
    expect(other.get_by_role("alert")).to_contain_text("Jetzt fehlt noch der Code")
    fill(other, Code_von_deinem_Gerät=device.at(int(time.time()) + 30))
    submit(other)
    expect(other.get_by_role("alert")).to_have_count(0)
    other.get_by_role("button", name="Einstellungen").click()
    expect(other.get_by_text(f"angemeldet als {login}")).to_be_visible()
    page.get_by_role("button", name="Turn off the second factor").click()
    fill(page, Password="a ladder of many words", Code_from_your_device="000000")
    submit(page)
    expect(page.get_by_role("alert")).to_contain_text("wrong")


def test_a_password_is_changed_in_the_settings(visit: Visit) -> None:
    page = visit(expected=REFUSED)
    page.request.post("/api/session", data={"name": "Gorgias"}, headers=OWN)
    account = {"login": "gorgias", "password": "nothing is and if it is"}
    assert page.request.post("/api/account", data=account, headers=OWN).ok
    page.goto("/")
    open_account(page, "Change the password")
    fill(page, Password="something else", New_password="it cannot be known")
    submit(page)
    expect(page.get_by_role("alert")).to_contain_text("wrong")
    fill(page, Password=account["password"])
    submit(page)
    expect(page.get_by_text("The password is changed")).to_be_visible()
    elsewhere = visit()
    body = {**account, "password": "it cannot be known"}
    assert elsewhere.request.post("/api/account/login", data=body, headers=OWN).ok


def submit(page: Page) -> None:
    page.locator("dialog form .primary").click()


def test_somebody_sees_what_is_kept_of_them_takes_it_along_and_is_forgotten(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("You need no account")).to_be_visible()
    expect(page.get_by_text("What is kept about me")).to_have_count(0)
    fill(page, Your_name="Canary")
    page.keyboard.press("Escape")
    play_for_two(page)
    account = {"login": "sappho", "password": "a long song of hers"}
    assert page.request.post("/api/account", data=account, headers=OWN).ok
    elsewhere = visit()
    assert elsewhere.request.post("/api/account/login", data=account, headers=OWN).ok
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("What is kept about me").click()
    expect(page.locator("details li")).to_have_count(2)
    expect(page.get_by_text("this device")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="Sign out there").click()
    expect(page.locator("details li")).to_have_count(1)
    assert shown(elsewhere, "/session")["person"] == ""
    with page.expect_download() as kept:
        page.get_by_role("link", name="Everything as a file").click()
    assert "Canary" in Path(kept.value.path()).read_text()
    page.get_by_role("button", name="Forget me").click()
    assert shown(page, "/session")["login"] == "sappho", "not before one is sure"
    page.get_by_role("button", name="Forget me for good").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    assert shown(page, "/session")["person"] == ""
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Skip").click()


PAUSE = {"en": ("Ask for a pause", "Go on"), "de": ("Um Unterbrechung bitten", "Weiterspielen")}


# --- news ------------------------------------------------------------------------------------------


def table_for_two(host: Page, guest: Page, name: str) -> str:
    """Laid and dealt; nobody looks at it."""
    for page, who in ((host, "Ann"), (guest, "Ben")):
        if not shown(page, "/session")["person"]:
            page.request.post("/api/session", data={"name": who}, headers=OWN)
    table = {"title": "peloponnes", "sitters": ["me", "open"], "name": name}
    laid = host.request.post("/api/games", data=table, headers=OWN).json()
    guest.request.post(f"/api/games/{laid['game']}/sit", data={"invitation": laid["invitation"]}, headers=OWN)
    host.request.post(f"/api/games/{laid['game']}/do/start", data={"command": "start"}, headers=OWN)
    return str(laid["game"])


def until_asked_at(asked: Page, other: Page, game: str) -> None:
    """The other one answers as it comes."""
    while "choices" not in shown(asked, f"/games/{game}"):
        position = shown(other, f"/games/{game}")
        answer = position["choices"][0]["answers"][0]
        sent = {"seq": position["seq"], "command": f"other {position['seq']}", "answer": answer}
        assert other.request.post(f"/api/games/{game}/answer", data=sent, headers=OWN).ok


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_pause_is_asked_for_and_happens_when_the_other_agrees(visit: Visit, language: str) -> None:
    ask, go_on = PAUSE[language]
    ann, ben = visit(language=language), visit()
    game = table_for_two(ann, ben, "Symposion")
    for page in (ann, ben):
        page.goto(f"/games/{game}")
        page.get_by_role("button", name=re.compile("Skip|Überspringen")).click()
    ann.keyboard.press("?")
    ann.get_by_role("button", name=ask).click()
    asked = ben.get_by_role("alertdialog", name="Request for a pause")
    expect(asked).to_contain_text("Ann asks for a pause.")
    assert shown(ann, f"/games/{game}")["status"] == "running"
    asked.get_by_role("button", name="Agree").click()
    expect(ben.get_by_text("The game is paused.").first).to_be_visible()
    ann.keyboard.press("?")
    ann.get_by_role("button", name=go_on).click()
    expect(ben.get_by_text("The game is paused.")).to_have_count(0)
    assert shown(ann, f"/games/{game}")["status"] == "running"


def come_back(page: Page) -> None:
    """To a page that was behind others: it looks for news at once, not only after a while."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


@pytest.mark.parametrize("phone", [False, True])
def test_a_turn_at_another_table_is_told_once_and_leads_there(visit: Visit, phone: bool) -> None:
    ann, ben = visit(phone=phone), visit()
    other = table_for_two(ann, ben, "Symposion")
    play_for_two(ann)
    until_asked_at(ann, ben, other)
    come_back(ann)
    told = ann.get_by_role("link", name="Your turn: Symposion")
    expect(told).to_be_visible()
    assert violations(ann) == []
    until(ann, "document.documentElement.scrollWidth <= innerWidth")
    ann.reload()
    expect(ann.locator("#status-sentence")).to_be_visible()
    with ann.expect_response("**/api/me/notifications") as looked:
        come_back(ann)
    assert looked.value.json() == []
    assert told.count() == 0
    until_asked_at(ben, ann, other)
    until_asked_at(ann, ben, other)
    come_back(ann)
    told.click()
    ann.wait_for_url(f"**/games/{other}")
    expect(told).to_have_count(0)


def test_who_waits_at_the_door_sees_when_it_is_their_turn(visit: Visit) -> None:
    ann, ben = visit(), visit()
    other = table_for_two(ann, ben, "Symposion")
    until_asked_at(ben, ann, other)
    ann.reload()
    expect(ann.locator(MY_GAMES)).to_have_count(1)
    expect(ann.get_by_text("your turn in 1", exact=True)).to_have_count(0)
    expect(ann).to_have_title("isthmos")
    until_asked_at(ann, ben, other)
    come_back(ann)
    expect(ann.get_by_text("your turn in 1", exact=True)).to_be_visible()
    expect(ann).to_have_title("● isthmos")


@pytest.mark.parametrize("phone", [False, True])
def test_axe_has_no_complaint_about_the_house(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    set_the_table(page, "perikles")
    page.get_by_text("Rules that are left to the table").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    open_account(page, "Make an account")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch").click()
    page.get_by_label("Look at a game from a file").wait_for()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
