"""The client can be installed: the browser itself finds nothing missing."""

from __future__ import annotations

import json
import struct
from pathlib import Path

from playwright.sync_api import Browser

from .conftest import Visit
from .house import FLAGS, STATIC, Server, chromium

NAMES = {"name", "short_name", "start_url", "scope", "display", "icons", "theme_color", "background_color"}


def test_the_browser_would_install_it(browser: Browser, server: Server, tmp_path: Path) -> None:
    """In a window of its own with a profile: nothing is installed from a private one."""
    profile = browser.browser_type.launch_persistent_context(tmp_path, executable_path=chromium(), args=FLAGS)
    page = profile.new_page()
    page.goto(server.address)
    page.wait_for_selector(".box")
    debugger = profile.new_cdp_session(page)
    manifest = debugger.send("Page.getAppManifest")
    faults = debugger.send("Page.getInstallabilityErrors")["installabilityErrors"]
    profile.close()
    assert manifest["url"].endswith("/static/manifest.webmanifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"]).keys() >= NAMES
    assert faults == []


def test_every_icon_is_as_large_as_it_says(visit: Visit) -> None:
    page = visit()
    for icon in json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
