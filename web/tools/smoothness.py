"""How smooth the board is and how soon a click shows: measured by the browser itself, in words for docs/performance.md.

    python web/tools/smoothness.py [--clicks 20]

Frames: the browser's own trace (CDP Tracing) tells of every frame whether it was presented or dropped while a bid is
laid on a tile and taken up again. Clicks: the Event Timing of real mouse clicks, from the press to the next picture,
with the processor slowed down four times. The load of the machine stands beside the figures; measure on a quiet one.
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

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.house import FLAGS, chromium, serving  # noqa: E402
from tests.web.trace import Trace  # noqa: E402

BOARD = "/#gallery/peloponnes/bid"
SLOW_DOWN = 4
MOVE_MS = 250
"""How long a piece moves (--move in tokens.css)."""
REST_MS = 450
OBSERVE = """() => {
    window.timed = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (entry.name === 'click') window.timed.push(entry.duration);
    }).observe({type: 'event', durationThreshold: 16});
}"""


def lay_bids(page: Page, clicks: int) -> None:
    """Real clicks on the tiles in turn; each lays a coin that slides in."""
    tiles = page.locator("button.slot.legal")
    for number in range(clicks):
        tiles.nth(number % tiles.count()).click()
        page.wait_for_timeout(REST_MS)
        page.keyboard.press("Escape")
        page.wait_for_timeout(REST_MS)


def watch_frames(browser: Browser, address: str, clicks: int) -> dict[str, Any]:
    page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 800})
    page.goto(BOARD)
    page.locator("button.slot.legal").first.wait_for()
    lay_bids(page, 2)
    trace = Trace(page)
    trace.begin()
    lay_bids(page, clicks)
    trace.end()
    page.close()
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


def time_clicks(browser: Browser, address: str, clicks: int) -> dict[str, Any]:
    page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 800})
    page.goto(BOARD)
    page.locator("button.slot.legal").first.wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
    page.evaluate(OBSERVE)
    lay_bids(page, clicks)
    took = sorted(page.evaluate("window.timed"))
    page.close()
    return {"clicks": len(took), "median_ms": statistics.median(took), "best_ms": took[0], "worst_ms": took[-1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        before = os.getloadavg()[0]
        found = {
            "browser": browser.version,
            "frames_while_bids_slide_in": watch_frames(browser, server.address, given.clicks),
            f"clicks_{SLOW_DOWN}_times_slower": time_clicks(browser, server.address, given.clicks),
            "load_per_core": [round(load / (os.cpu_count() or 1), 1) for load in (before, os.getloadavg()[0])],
        }
        browser.close()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
