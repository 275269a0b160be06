"""Which build runs: an edit always takes effect, and a machine without a C compiler is told so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from isthmos import compiled

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one compiled file, as setup.py leaves it."""
    source = tmp_path / "rule.py"
    source.write_text("price = 3\n")
    written = tmp_path / "compiled.txt"
    written.write_text(f"{sha256(source.read_bytes()).hexdigest()}  rule.py\n")
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "COMPILED", written)
    monkeypatch.delenv("ISTHMOS_PURE", raising=False)
    return source


@pytest.mark.usefixtures("installed")
def test_what_was_compiled_runs_compiled() -> None:
    assert compiled.why_interpreted() == ""


def test_what_was_changed_since_runs_interpreted(installed: Path) -> None:
    installed.write_text("price = 4\n")
    assert compiled.why_interpreted() == "rule.py was changed since it was compiled"
    installed.unlink()
    assert compiled.why_interpreted() == "rule.py was changed since it was compiled"


def test_what_was_never_compiled_runs_interpreted(installed: Path) -> None:
    installed.with_name("compiled.txt").unlink()
    assert compiled.why_interpreted() == "not compiled"


@pytest.mark.usefixtures("installed")
def test_one_variable_asks_for_the_interpreted_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISTHMOS_PURE", "1")
    assert compiled.why_interpreted() == "ISTHMOS_PURE=1"


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        (
            "CC",
            "no-such-compiler",
            "there is no C compiler (no-such-compiler; on Debian or Ubuntu: apt-get install gcc)",
        ),
        ("ISTHMOS_PURE", "1", "ISTHMOS_PURE=1 asks for it"),
    ],
)
def test_an_install_that_cannot_compile_says_so_in_one_line(
    tmp_path: Path, variable: str, value: str, reason: str
) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "isthmos").mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=tmp_path,
        env={**os.environ, variable: value},
        capture_output=True,
        text=True,
        check=True,
    )
    told = [line for line in done.stderr.splitlines() if line.startswith("isthmos:")]
    assert told == [f"isthmos: the engine runs interpreted, several times slower: {reason}."]
    assert not list(tmp_path.rglob("compiled.*.txt"))


def test_what_is_compiled_is_found_by_the_mark_in_its_first_line() -> None:
    if not compiled.COMPILED.exists():
        pytest.skip("the engine was not compiled here")
    rows = compiled.COMPILED.read_text(encoding="utf-8").splitlines()
    marked = [path for path in sorted(compiled.FOLDER.rglob("*.py")) if path.read_text().startswith("# compiled\n")]
    assert [row.partition("  ")[2] for row in rows] == [str(path.relative_to(compiled.FOLDER)) for path in marked]
