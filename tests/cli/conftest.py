"""A terminal for tests: the program in this process, and in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from isthmos.cli.main import main

Run = Callable[..., "Ran"]
PATIENCE = 300
"""Seconds for a process to answer on a machine that is busy with other things."""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the user's is touched, and the language is English."""
    for variable in ("ISTHMOS_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("ISTHMOS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def isthmos(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the program here: arguments, then the lines that are typed."""

    def run(*args: str, typed: Sequence[str] = ()) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = main(list(args))
        monkeypatch.delenv("ISTHMOS_LANG", raising=False)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def process(home: Path) -> Run:
    """Run the program in a process of its own."""

    def run(*args: str, typed: Sequence[str] = (), language: str = "en_GB.UTF-8") -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "isthmos.cli.main", *args],
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            env={**os.environ, "LANG": language, "PYTHONUTF8": "1"},
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run
