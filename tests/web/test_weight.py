"""How much the browser fetches, and how soon it shows something."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import CDPSession

from .conftest import Visit
from .house import ROOT, STATIC
from .player import sit_down, until_asked

SHELL_KB = 150
GAME_KB = 120
FIRST_PAINT_MS = 1000
EFFECT_MS = 100
SLOW_DOWN = 4
TRIES = 6


def crowd() -> float:
    """How many share each core at the moment: times are meant for a machine of one's own, and the best try counts."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


CLICK = """() => new Promise((done) => {
    const tile = document.querySelector('button.slot.legal');
    const began = performance.now();
    tile.click();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
})"""


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
    assert weight(shell | words) + weight(fonts) < SHELL_KB
    for entry in [name for name in manifest if name.startswith("src/games/") and name.endswith("index.ts")]:
        game = reached(manifest, entry) - shell
        title = Path(entry).parent.name
        words = {str(row["file"]) for name, row in manifest.items() if re.search(f"/en/(web_)?{title}.ftl", name)}
        assert words
        assert weight(game | words) < GAME_KB, entry


def slowed(page_session: CDPSession) -> None:
    page_session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})


def test_the_first_picture_comes_within_a_second_on_a_slow_machine(visit: Visit) -> None:
    page = visit("about:blank")
    slowed(page.context.new_cdp_session(page))
    paints = []
    for number in range(3):
        page.goto(f"/?{number}")
        page.wait_for_selector(".box")
        paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    assert min(paints) < FIRST_PAINT_MS * crowd()


def test_a_click_shows_an_effect_within_a_tenth_of_a_second_on_a_slow_machine(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    until_asked(page)
    slowed(page.context.new_cdp_session(page))
    took = []
    for _ in range(TRIES):
        took.append(page.evaluate(CLICK))
        assert page.locator(".bid.tentative").count() == 1
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
    assert min(took) < EFFECT_MS * crowd()


def test_what_is_taken_from_the_engine_is_current() -> None:
    check = [sys.executable, str(ROOT / "web" / "tools" / "from_engine.py"), "--check"]
    assert subprocess.run(check, capture_output=True, text=True, check=False).stdout == ""
