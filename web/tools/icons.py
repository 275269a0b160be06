"""Draw the icons of the installed client from public/icon.svg: public/icon-192.png, icon-512.png, icon-maskable.png.

    python web/tools/icons.py

Run it when icon.svg changes. A system cuts the maskable one to its own shape, so it has room around the figure.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.house import FLAGS, chromium  # noqa: E402

PUBLIC = ROOT / "web" / "public"
GLAZE = "#1e1712"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.75)}
"""How large, and how much of it the figure fills."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"body{{margin:0;background:{GLAZE};display:grid;place-items:center;height:100vh}}"
            page.set_content(f"<style>{style}svg{{width:{share * size}px}}</style>{drawing}")
            page.screenshot(path=PUBLIC / name)
        browser.close()


if __name__ == "__main__":
    main()
