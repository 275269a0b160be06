"""The house stands without its upper floors: rules need msgspec and nothing else, and floors import downwards only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCKED = ("fluent", "textual", "litestar", "sqlalchemy", "uvicorn", "numpy", "torch")

WITHOUT = """
import importlib, sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(name + " is not installed", name=name)
        return None

sys.meta_path.insert(0, Missing())
importlib.import_module({module!r})
{more}
"""

MODULES = ["isthmos.core.state", "isthmos.core.title", "isthmos.core.dealer", "isthmos.games.catalogue"]


def run(module: str, blocked: tuple[str, ...], more: str = "") -> subprocess.CompletedProcess[str]:
    code = WITHOUT.format(module=module, blocked=blocked, more=more)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", MODULES)
def test_core_and_games_are_imported_without_anything_of_the_upper_floors(module: str) -> None:
    done = run(module, BLOCKED)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", MODULES)
def test_core_and_games_need_msgspec_alone(module: str) -> None:
    done = run(module, (*BLOCKED, "rich", "typer", "click"))
    assert done.returncode == 0, done.stderr


def test_a_game_is_played_to_the_end_without_them() -> None:
    more = """
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER
from isthmos.games.catalogue import title_named
position, dealer = title_named("peloponnes").start(3, {}), dealer_from_seed("without")
while position.seat() != OVER:
    position.play(draw(position, dealer).move if position.seat() == CHANCE else position.moves()[-1])
"""
    done = run("isthmos.games.catalogue", (*BLOCKED, "rich", "typer", "click"), more)
    assert done.returncode == 0, done.stderr


def test_the_blocking_works() -> None:
    done = run("fluent.runtime", BLOCKED)
    assert done.returncode != 0
    assert "fluent is not installed" in done.stderr


def test_every_floor_imports_downwards_only() -> None:
    """The contracts of pyproject.toml."""
    beside = Path(sys.executable).with_name("lint-imports")
    command = str(beside) if beside.exists() else shutil.which("lint-imports")
    assert command, "import-linter is not installed; `make setup` does it"
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(
        [command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
