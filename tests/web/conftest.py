"""One server and one browser for all tests of the client; a fresh visitor for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .house import FLAGS, Server, chromium, serving

Visit = Callable[..., Page]
PATIENCE = 60_000
"""Milliseconds a test waits for something that must come; a loaded machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Browser tests run when they are named, as `make browser` and `make test` do: they need a built client."""
    return None if any("tests/web" in argument for argument in config.args) else True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A new visitor: `visit()` on a desktop, `visit(phone=True)`, `visit(language="de")`, `visit(dark=True)`.

    Whatever the page complains about fails the test, but for what is `expected`.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        expected: str = "a complaint",
        **more: Any,
    ) -> Page:
        size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
        context = browser.new_context(
            base_url=server.address,
            viewport=more.pop("viewport", size),
            has_touch=phone,
            locale={"en": "en-GB", "de": "de-DE"}[language],
            color_scheme="dark" if dark else "light",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: complaints.append(line.text) if is_complaint(line.type, line.text, expected) else None,
        )
        page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def is_complaint(kind: str, text: str, expected: str) -> bool:
    """A cut line is noted by the browser; everything else it notes is a fault of ours, unless a test is about it."""
    return kind == "error" and not any(part in text for part in ("WebSocket", "ERR_", expected))
