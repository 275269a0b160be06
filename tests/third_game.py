"""The game of docs/howto/add_a_game.md, laid in a package of its own as the page has it, and installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "howto" / "add_a_game.md"
BLOCK = re.compile(r"^```\w+\n# ([\w./]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = "lots"


def files() -> dict[str, str]:
    """Every block that begins with the path of a file."""
    return dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))


def installed(folder: Path) -> dict[str, str]:
    """The environment of programs that have the game on their shelf."""
    source, target = folder / "source", folder / "installed"
    for path, text in files().items():
        file = source / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run([*pip, "--target", str(target), str(source)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {**os.environ, "PYTHONPATH": str(target), "ISTHMOS_HOME": str(folder / "home"), "LANG": "en_GB.UTF-8"}
