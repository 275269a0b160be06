"""Compiles the engine when it can: the same files, made faster. Without a C compiler they run as they are."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent

RULES = ("content", "options", "questions", "facts", "state", "goods", "rules", "base", "scoring", "heroes", "module")
"""Files of a game that are compiled wherever they are found, with everything in `phases`."""
MORE = (
    "core/state.py",
    "core/playout.py",
    "games/perikles/combat_table.py",
)


def engine() -> list[str]:
    """The files to compile: what bots and analysis spend their time in."""
    package = HERE / "src" / "isthmos"
    found = [package / name for name in MORE]
    for game in (package / "games").rglob("state.py"):
        found += [path for name in RULES if (path := game.parent / f"{name}.py").exists()]
        found += [path for path in sorted((game.parent / "phases").glob("*.py")) if path.name != "__init__.py"]
    return [str(path.relative_to(HERE)) for path in found]


def obstacle() -> str:
    """Why the engine cannot be compiled here; empty when it can."""
    if os.environ.get("ISTHMOS_PURE"):
        return "ISTHMOS_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy, which compiles it, is not installed"
    return ""


why_not = obstacle()
if why_not:
    print(f"isthmos: the engine runs interpreted, because {why_not}", file=sys.stderr)
    setup()
else:
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(HERE / "src"))
    setup(ext_modules=mypycify(engine(), opt_level="3", debug_level="0"))
