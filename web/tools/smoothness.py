"""How smooth the board is and how soon a click shows: measured by the browser itself, in words for docs/performance.md.

    python web/tools/smoothness.py [--clicks 20] [--board NAME] [--phone]

Frames: the browser's own trace (CDP Tracing) tells of every frame whether it was presented or dropped while answers
are selected and given up again. Clicks: the Event Timing of real clicks (taps on a phone), from the moment the button
is let go to the next picture, with the processor slowed down four times; then its parts: how long the click waited,
what the page did, and the picture. The load of the machine stands beside the figures; measure on a quiet one.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.house import FLAGS, chromium, serving  # noqa: E402
from tests.web.trace import Trace  # noqa: E402

BOARDS = {
    "peloponnes": ("/#gallery/peloponnes/bid", "button.slot.legal"),
    "heroes": ("/#gallery/heroes/bid", "button.slot.legal"),
    "perikles-tile": ("/#gallery/perikles/take-tile", ".display .legal"),
    "perikles-city": ("/#gallery/perikles/place-cube", ".whole.legal"),
    "perikles-side": ("/#gallery/perikles/choose-target", ".side.legal"),
}
"""Where answers are pieces of the board, and the pieces."""
SLOW_DOWN = 4
REST_MS = 450
"""Between one answer and the next, and longer than a piece moves (--move in tokens.css)."""
HELD_MS = 80
"""How long a finger holds a button down."""
OBSERVE = """() => {
    window.timed = [];
    new PerformanceObserver((list) => {
        for (const {name, startTime, processingStart, processingEnd, duration} of list.getEntries())
            if (name === 'click') window.timed.push({
                all: duration,
                waiting: processingStart - startTime,
                page: processingEnd - processingStart,
                picture: startTime + duration - processingEnd,
            });
    }).observe({type: 'event', durationThreshold: 16});
}"""


def press(page: Page, piece: Locator, is_phone: bool) -> None:
    """As a person does: first the pointer comes to rest on the piece."""
    if is_phone:
        piece.tap()
        return
    piece.hover()
    page.wait_for_timeout(REST_MS)
    page.mouse.down()
    page.wait_for_timeout(HELD_MS)
    page.mouse.up()


def select(page: Page, pieces: str, clicks: int, is_phone: bool = False) -> None:
    """Each piece in turn is selected and given up again."""
    found = page.locator(pieces)
    for number in range(clicks):
        press(page, found.nth(number % found.count()), is_phone)
        page.wait_for_timeout(REST_MS)
        page.keyboard.press("Escape")
        page.wait_for_timeout(REST_MS)


def opened(browser: Browser, address: str, board: str, is_phone: bool) -> Page:
    size = {"width": 360, "height": 740} if is_phone else {"width": 1280, "height": 800}
    page = browser.new_page(base_url=address, viewport=size, has_touch=is_phone)
    where, pieces = BOARDS[board]
    page.goto(where)
    page.locator(pieces).first.wait_for()
    select(page, pieces, 2, is_phone)
    return page


def watch_frames(page: Page, board: str, clicks: int, is_phone: bool) -> dict[str, Any]:
    trace = Trace(page)
    trace.begin()
    select(page, BOARDS[board][1], clicks, is_phone)
    trace.end()
    frames = trace.frames()
    presented = [frame for frame in frames if frame["state"].startswith("STATE_PRESENTED")]
    dropped = [frame for frame in frames if frame["state"] == "STATE_DROPPED"]
    return {
        "presented": len(presented),
        "dropped": len(dropped),
        "dropped_and_seen": sum(1 for frame in dropped if frame.get("affects_smoothness")),
        "presented_percent": round(100 * len(presented) / max(1, len(presented) + len(dropped)), 1),
        "moved_by_the_main_thread": sum(1 for frame in frames if frame.get("has_main_animation")),
        "longest_task_cpu_ms": round(trace.longest_task(), 1),
    }


def time_clicks(page: Page, board: str, clicks: int, is_phone: bool) -> dict[str, Any]:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
    page.evaluate(OBSERVE)
    select(page, BOARDS[board][1], clicks, is_phone)
    took = page.evaluate("window.timed")
    every = sorted(one["all"] for one in took)
    parts = {part: round(statistics.median(one[part] for one in took)) for part in ("waiting", "page", "picture")}
    return {"clicks": len(took), "median_ms": statistics.median(every), **parts, "every_ms": every}


def measure(browser: Browser, address: str, board: str, clicks: int, is_phone: bool) -> dict[str, Any]:
    before = os.getloadavg()[0]
    page = opened(browser, address, board, is_phone)
    found = {
        "frames": watch_frames(page, board, clicks, is_phone),
        f"clicks_{SLOW_DOWN}_times_slower": time_clicks(page, board, clicks, is_phone),
        "load_per_core": [round(load / (os.cpu_count() or 1), 1) for load in (before, os.getloadavg()[0])],
    }
    page.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=20)
    parser.add_argument("--board", choices=BOARDS, action="append", help="these only; all of them if none is named")
    parser.add_argument("--phone", action="store_true", help="on a phone")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for board in given.board or BOARDS:
            found = measure(browser, server.address, board, given.clicks, given.phone)
            print(json.dumps({"board": board, "phone": given.phone, "browser": browser.version, **found}))
        browser.close()


if __name__ == "__main__":
    main()
