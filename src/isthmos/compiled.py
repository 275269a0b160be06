"""Which build of the engine runs: the compiled one, or the same files interpreted.

`setup.py` compiles and writes beside this file what it compiled. Where a file was changed since, all of it runs
interpreted: an edit always takes effect.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parent
COMPILED = FOLDER / f"compiled.{sys.implementation.cache_tag}.txt"
"""A line for each compiled file: its SHA-256 as it was then, and its path."""


def why_interpreted() -> str:
    """Empty when the compiled build can run."""
    if os.environ.get("ISTHMOS_PURE") == "1":
        return "ISTHMOS_PURE=1"
    if not COMPILED.exists():
        return "not compiled"
    for row in COMPILED.read_text(encoding="utf-8").splitlines():
        digest, _, name = row.partition("  ")
        path = FOLDER / name
        if not path.exists() or sha256(path.read_bytes()).hexdigest() != digest:
            return f"{name} was changed since it was compiled"
    return ""


class OnlySource(MetaPathFinder):
    """Finds the modules of isthmos in their .py files, whatever was compiled beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("isthmos."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from isthmos.core import state

    return not str(state.__file__).endswith(".py")


def build_text() -> str:
    """For people: which build runs, and why."""
    return "engine compiled" if is_compiled() else f"engine interpreted ({why_interpreted() or 'not compiled'})"


def version_text() -> str:
    """What `isthmos --version` says."""
    from isthmos import __version__

    return f"isthmos {__version__}, {build_text()}"


def choose_build() -> str:
    """Before the engine is imported; why it runs interpreted, or empty."""
    reason = why_interpreted()
    if reason:
        sys.meta_path.insert(0, OnlySource())
        if "changed" in reason:
            print(f"isthmos: running interpreted, {reason}; `make setup` compiles it again.", file=sys.stderr)
    return reason
