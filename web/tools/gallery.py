"""Pictures of every screen, and a page that lays them side by side.

    python web/tools/gallery.py [--only PATTERN] [--beside FOLDER] [--out FOLDER]

Desktop and phone, light, dark and high contrast, English and German. `--beside` names a folder of drawings
(peloponnes-bidding-desktop-light.png …) to be laid next to the screens they were drawn for.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.house import FLAGS, chromium, serving  # noqa: E402

SCREENS = {
    "home": "/",
    "watch": "/#watch",
    "rules": "/#rules/peloponnes",
    "bid": "/#gallery/peloponnes/bid/2/1",
    "move": "/#gallery/peloponnes/move-bid/1",
    "take": "/#gallery/peloponnes/take-tile/1",
    "income": "/#gallery/peloponnes/choose-income/1",
    "disaster": "/#gallery/peloponnes/suffer",
    "feed": "/#gallery/peloponnes/feed/1",
    "redeem": "/#gallery/peloponnes/redeem/1",
    "waiting": "/#gallery/peloponnes/waiting",
    "end": "/#gallery/peloponnes/over",
    "five": "/#gallery/five/bid/1",
    "solo": "/#gallery/solo/bid/1",
    "extra-income": "/#gallery/solo/choose-extra-income/1",
    "heroes-bid": "/#gallery/heroes/bid/1",
    "heroes-offer": "/#gallery/heroes/offer/1/1",
    "heroes-answer": "/#gallery/heroes/answer-offer/1",
    "heroes-arm": "/#gallery/heroes/arm/1",
    "heroes-chit": "/#gallery/heroes/return-chit/2",
    "heroes-ward": "/#gallery/heroes/ward/1",
    "heroes-persians": "/#gallery/heroes/suffer-persians/1",
    "heroes-hire": "/#gallery/heroes/hire/2",
    "heroes-exchange": "/#gallery/heroes/exchange/1",
    "heroes-clovers": "/#gallery/heroes/spread-clovers/1",
    "heroes-eight": "/#gallery/eight/bid/1",
    "heroes-eight-end": "/#gallery/eight/over",
    "perikles-influence": "/#gallery/perikles/take-tile/2",
    "perikles-candidates": "/#gallery/perikles/nominate/2",
    "perikles-assassin": "/#gallery/perikles/assassinate/3",
    "perikles-send": "/#gallery/perikles/send",
    "perikles-commit": "/#gallery/perikles/choose-target/2",
    "perikles-permit": "/#gallery/perikles/permit/2",
    "perikles-cube": "/#gallery/perikles/pay-cube/1",
    "perikles-first": "/#gallery/perikles/choose-first/2",
    "perikles-retrieve": "/#gallery/perikles/retrieve/1",
    "perikles-special": "/#gallery/perikles/offer-special/1",
    "perikles-battle": "/#gallery/perikles/choose-column/1",
    "perikles-loss": "/#gallery/perikles/choose-loss/1",
    "perikles-waiting": "/#gallery/perikles/waiting",
    "perikles-five": "/#gallery/perikles-five/choose-target/1",
    "perikles-end": "/#gallery/perikles/over",
    "missing": "/games/nothing",
}


def press(page: Page, *places: str) -> None:
    for place in places:
        page.locator(place).first.dispatch_event("click")


def settings(page: Page) -> None:
    page.goto("/")
    press(page, ".top .right .button:last-child")


def hot_seat(page: Page) -> None:
    page.goto("/")
    press(page, ".action:nth-child(3)")


def own_table(page: Page) -> None:
    page.goto("/")
    press(page, ".how .button", "dialog summary")


def account(page: Page) -> None:
    settings(page)
    press(page, "dialog fieldset:last-of-type .button")


def room(page: Page) -> None:
    page.goto("/")
    press(page, ".action:nth-child(2)")
    page.locator("#link").wait_for()


def tour(page: Page) -> None:
    page.goto("/")
    press(page, ".action:nth-child(1)")
    press(page, ".step .primary", ".step .primary")


def curtain(page: Page) -> None:
    hot_seat(page)
    press(page, "dialog .primary", ".step .button", "button.slot.legal")
    page.keyboard.press("Enter")
    page.locator(".curtain").wait_for()


def at_board(path: str, *places: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        page.goto(path)
        press(page, *places)

    return visit


BID, SEND = SCREENS["bid"], SCREENS["perikles-commit"]
VISITS: dict[str, Callable[[Page], None]] = {
    "settings": settings,
    "account": account,
    "own-table": own_table,
    "hot-seat": hot_seat,
    "room": room,
    "tour": tour,
    "curtain": curtain,
    "tile": at_board(BID, "button.slot.legal[aria-pressed=true]"),
    "standing": at_board(SCREENS["waiting"], "#tab-mine, .polis", ".polis .end .button"),
    "refused": at_board(SCREENS["move"], "button.slot[aria-disabled=true]"),
    "players": at_board(BID, "#tab-players, .rivals .head"),
    "log": at_board(BID, "#tab-log, #tab-told"),
    "history": at_board(BID, "#tab-log, #tab-told", "#tab-history"),
    "perikles-cities": at_board(SEND, ".parts button:nth-child(2), .map"),
    "perikles-relations": at_board(SEND, ".parts button:nth-child(3), .relations"),
    "perikles-mine": at_board(SEND, "#tab-mine, .hand"),
    "perikles-players": at_board(SEND, "#tab-players, .players"),
    "perikles-location": at_board(SEND, "button.plate"),
}
"""Screens that somebody has to go to."""
KINDS = {
    "desktop-light": {"viewport": {"width": 1280, "height": 800}},
    "desktop-dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "desktop-contrast": {"viewport": {"width": 1280, "height": 800}, "contrast": "more"},
    "phone-light": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
    "phone-dark": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "color_scheme": "dark"},
}
LOCALES = {"en": "en-GB", "de": "de-DE"}
DRAWN_FOR = {
    ("home", "desktop-light"): "home-desktop-light.png",
    ("home", "desktop-dark"): "home-desktop-dark.png",
    ("home", "phone-light"): "home-phone.png",
    ("bid", "desktop-light"): "peloponnes-bidding-desktop-light.png",
    ("bid", "desktop-dark"): "peloponnes-bidding-desktop-dark.png",
    ("bid", "desktop-contrast"): "peloponnes-bidding-desktop-contrast.png",
    ("bid", "phone-light"): "peloponnes-bidding-phone.png",
    ("perikles-commit", "desktop-light"): "perikles-commit-desktop-light.png",
    ("perikles-commit", "desktop-dark"): "perikles-commit-desktop-dark.png",
    ("perikles-commit", "phone-light"): "perikles-commit-phone.png",
    ("perikles-candidates", "phone-light"): "perikles-cities-phone.png",
    ("perikles-battle", "desktop-light"): "perikles-battle-desktop-light.png",
}
"""Which drawing a screen was built after."""


def take(browser: Browser, address: str, out: Path, wanted: str) -> list[tuple[str, str, str]]:
    taken = []
    for kind, how in KINDS.items():
        for code, locale in LOCALES.items():
            context = browser.new_context(base_url=address, locale=locale, reduced_motion="reduce", **how)  # type: ignore[arg-type]
            page = context.new_page()
            for screen in filter(re.compile(wanted).search, [*SCREENS, *VISITS]):
                page.goto("about:blank")
                VISITS.get(screen, at_board(SCREENS.get(screen, "")))(page)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(250)
                page.screenshot(path=out / f"{screen}-{kind}-{code}.png", animations="disabled")
                taken.append((screen, kind, code))
            context.close()
    return taken


def page_of(taken: list[tuple[str, str, str]], beside: Path | None) -> str:
    rows = []
    for screen in [*SCREENS, *VISITS]:
        pictures = []
        for _, kind, code in [row for row in taken if row[0] == screen]:
            drawn = DRAWN_FOR.get((screen, kind))
            if drawn and beside and code == "en":
                pictures.append(figure((beside / drawn).resolve().as_uri(), f"drawn: {kind}"))
            pictures.append(figure(f"{screen}-{kind}-{code}.png", f"{kind}, {code}"))
        rows.append(f"<h2>{escape(screen)}</h2><div>{''.join(pictures)}</div>")
    style = "body{font:14px sans-serif}div{display:flex;gap:16px;overflow-x:auto}img{height:420px;border:1px solid}"
    return f"<!doctype html><meta charset=utf-8><title>isthmos</title><style>{style}</style>{''.join(rows)}"


def figure(source: str, words: str) -> str:
    return f'<figure><a href="{source}"><img loading=lazy src="{source}"></a><figcaption>{words}</figcaption></figure>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gallery")
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--only", default="", help="screens whose names match this pattern")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        taken = take(browser, server.address, given.out, given.only)
        browser.close()
    (given.out / "index.html").write_text(page_of(taken, given.beside), encoding="utf-8")
    print(f"{len(taken)} pictures: {given.out / 'index.html'}")


if __name__ == "__main__":
    main()
