"""How much the browser fetches, and how soon it shows something."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .house import ROOT, STATIC
from .player import sit_down, until, until_asked
from .trace import Trace

SHELL_KB = 150
GAME_KB = 120
FIRST_PAINT_MS = 1000
EFFECT_MS = 100
FRAME_MS = 1000 / 60
SLOW_DOWN = 4
"""Waits are counted for a machine four times slower: as four times the processor time that the page takes. The clock
would measure what else the machine does, and the browser's own slow-down loses its beat when it is busy."""
TRIES = 12
"""Noise only ever adds work, so one try below the limit is proof, and so many above it are a failure."""

NOTICE = """() => addEventListener('click', () => requestAnimationFrame(() => {
    window.coins = document.querySelectorAll('.bid.tentative').length;
    requestAnimationFrame(() => { window.shown = true; });
}))"""
"""What lies on the tiles when the first picture after a click is drawn, and that it was drawn."""


def weight(files: set[str]) -> float:
    """In kilobytes, as they travel."""
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in files) / 1000


def reached(manifest: dict[str, dict[str, object]], entry: str) -> set[str]:
    """The files an entry brings with it: its own, those it imports, their styles. Fonts travel as they are."""
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        chunk = manifest[waiting.pop()]
        if str(chunk["file"]) not in found:
            found.add(str(chunk["file"]))
            found.update(chunk.get("css", []))  # type: ignore[arg-type]
            waiting += chunk.get("imports", [])  # type: ignore[arg-type]
    return found


def test_the_shell_and_each_game_keep_their_budget() -> None:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    shell = reached(manifest, "index.html")
    fonts = {
        str(path.relative_to(STATIC))
        for path in STATIC.rglob("*.woff2")
        if path.name.split("-")[1] in ("latin", "greek")
    }
    words = {str(row["file"]) for name, row in manifest.items() if "/en/web.ftl" in name or "/en/common.ftl" in name}
    assert words
    assert not [name for name in manifest if re.search(r"/(cli|bots|lab|server|table)\.ftl", name)]
    assert weight(shell | words) + weight(fonts) < SHELL_KB
    for entry in [name for name in manifest if name.startswith("src/games/") and name.endswith("index.ts")]:
        game = reached(manifest, entry) - shell
        title = Path(entry).parent.name
        words = {str(row["file"]) for name, row in manifest.items() if re.search(f"/en/(web_)?{title}.ftl", name)}
        assert words or title == "plain", "the plain board speaks with the words of the shell"
        assert weight(game | words) < GAME_KB, entry


def first_picture(page: Page, path: str) -> float:
    trace = Trace(page)
    trace.begin()
    page.goto(path)
    page.wait_for_selector(".box")
    until(page, "performance.getEntriesByName('first-contentful-paint').length === 1")
    trace.end()
    return trace.work(trace.named("firstContentfulPaint")[-1])


def test_the_first_picture_comes_within_a_second_on_a_slow_machine(visit: Visit) -> None:
    page = visit("about:blank")
    took = (SLOW_DOWN * first_picture(page, f"/?{number}") for number in range(TRIES))
    assert any(ms + FRAME_MS < FIRST_PAINT_MS for ms in took)


def click_on_a_tile(page: Page) -> float:
    """The work from the click to the picture that shows its effect."""
    page.evaluate("window.shown = false")
    page.locator("button.slot.legal").first.hover()
    trace = Trace(page)
    trace.begin()
    page.mouse.down()
    page.mouse.up()
    until(page, "window.shown")
    trace.end()
    assert page.evaluate("window.coins") == 1
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('.bid.tentative')")
    return trace.work(trace.picture_after(trace.click()), since=trace.click()["ts"])


def test_a_click_shows_an_effect_within_a_tenth_of_a_second_on_a_slow_machine(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    until_asked(page)
    page.evaluate(NOTICE)
    took = (SLOW_DOWN * click_on_a_tile(page) for _ in range(TRIES))
    assert any(ms + FRAME_MS < EFFECT_MS for ms in took)


MOVING = """() => addEventListener('click', () => requestAnimationFrame(() => {
    const frames = document.getAnimations().flatMap((one) => one.effect.getKeyframes());
    const aside = ['offset', 'computedOffset', 'easing', 'composite'];
    window.moved = [...new Set(frames.flatMap(Object.keys))].filter((name) => !aside.includes(name));
}))"""
"""Which properties change while pieces move, noted in the first picture after a click."""


@pytest.mark.parametrize("phone", [False, True])
def test_pieces_are_moved_without_laying_out_or_painting_anything_again(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    sit_down(page)
    until_asked(page)
    page.evaluate(MOVING)
    page.locator("button.slot.legal").first.click()
    until(page, "window.moved")
    assert set(page.evaluate("window.moved")) == {"transform", "opacity"}


def test_what_is_taken_from_the_engine_is_current() -> None:
    check = [sys.executable, str(ROOT / "web" / "tools" / "from_engine.py"), "--check"]
    assert subprocess.run(check, capture_output=True, text=True, check=False).stdout == ""
