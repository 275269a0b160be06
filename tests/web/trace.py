"""What the browser itself notes of its work: every task with its processor time, every frame with its fate."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

Row = dict[str, Any]
CATEGORIES = ["benchmark", "cc", "loading", "devtools.timeline", "disabled-by-default-devtools.timeline"]


class Trace:
    """The notes (CDP Tracing) between begin and end. Times are in milliseconds."""

    def __init__(self, page: Page) -> None:
        assert page.context.browser is not None
        self.page = page
        self.session = page.context.browser.new_browser_cdp_session()
        self.rows: list[Row] = []
        self.done = False
        self.session.on("Tracing.dataCollected", lambda part: self.rows.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", self.finish)

    def finish(self, _: object) -> None:
        self.done = True

    def begin(self) -> None:
        config = {"includedCategories": CATEGORIES}
        self.session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def end(self) -> None:
        self.session.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(20)
        self.session.detach()

    def named(self, name: str) -> list[Row]:
        return sorted((row for row in self.rows if row.get("name") == name), key=lambda row: float(row["ts"]))

    def click(self) -> Row:
        """The handling of the last click."""
        clicks = [row for row in self.named("EventDispatch") if row["args"]["data"]["type"] == "click"]
        return clicks[-1]

    def picture_after(self, event: Row) -> Row:
        """The first picture that the thread of an event hands over after it."""
        return next(row for row in self.named("Commit") if is_beside(row, event) and row["ts"] > event["ts"])

    def work(self, until: Row, since: float = 0) -> float:
        """Processor time of the thread up to an event. Other programs do not count, however busy they are."""
        tasks = [row for row in self.named("RunTask") if is_beside(row, until) and row["ts"] <= until["ts"]]
        return sum(float(task["tdur"]) for task in tasks if task["ts"] + task["dur"] >= since) / 1000

    def frames(self) -> list[Row]:
        """What became of every frame of an animation."""
        reports = [row.get("args", {}).get("frame_reporter", {}) for row in self.named("PipelineReporter")]
        return [one for one in reports if one.get("has_compositor_animation") or one.get("has_main_animation")]

    def longest_task(self) -> float:
        return max((float(row.get("tdur", 0)) for row in self.named("RunTask")), default=0) / 1000


def is_beside(row: Row, other: Row) -> bool:
    """On the same thread."""
    return bool(row["pid"] == other["pid"] and row["tid"] == other["tid"])
