"""How little is imported before a command is known, counted in modules: times of a crowded machine say nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

IMPORTED = """
import sys
from isthmos.cli.main import main
main(sys.argv[1:])
print(*sorted(sys.modules))
"""
HEAVY = {"asyncio", "fluent", "litestar", "rich", "sqlalchemy", "typer", "uvicorn"}


def imported(*args: str) -> set[str]:
    """The modules in memory after a command."""
    command = [sys.executable, "-c", IMPORTED, *args]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1].split())


def test_the_version_is_told_without_anything_heavy() -> None:
    found = imported("--version")
    assert not found & HEAVY
    assert "isthmos.games.catalogue" not in found


@pytest.mark.parametrize(
    ("command", "needless"),
    [
        ("options", {"isthmos.lab.simulate", "isthmos.cli.play", "litestar", "sqlalchemy"}),
        ("simulate", {"isthmos.cli.play", "isthmos.lab.bench", "litestar", "sqlalchemy"}),
        ("serve", {"isthmos.cli.play", "isthmos.lab.simulate", "litestar", "sqlalchemy"}),
    ],
)
def test_a_command_imports_what_it_needs_itself(command: str, needless: set[str]) -> None:
    assert not imported(command, "--help") & needless
