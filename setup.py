"""The compiled build of the engine: mypyc makes an extension of the very files that also run interpreted.

The ordinary install makes it where a C compiler is at hand, and says in one line why where it is not.
ISTHMOS_PURE=1 leaves it out. Which of the two runs is decided in `src/isthmos/compiled.py`.
"""

import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

SRC = Path("src")
MARK = "# compiled"
"""The first line of a file that is to be compiled: the waist, what every game plays and tells by, the table by which
every answer comes in. Others run once or seldom. What `speech/` says of questions stays interpreted: tests put leaks in
its place, and the C compiler took minutes for it. So does the dealer: tests put another in its place. So do the
`shapes` of views: compiled, they forget what their lists hold, and the types of clients are made from them."""
DIRECT = "-fno-semantic-interposition"
"""The functions of the engine call each other directly: nobody puts others in their place."""
EXACT = "-ffp-contract=off"
"""Fractions are rounded as they are interpreted, on every processor."""


def engine() -> list[Path]:
    """The files to compile."""
    return [path for path in sorted(SRC.glob("isthmos/**/*.py")) if first_line(path) == MARK]


def first_line(path: Path) -> str:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().rstrip()


def why_not() -> str:
    """What is in the way of compiling; empty when nothing is."""
    if os.environ.get("ISTHMOS_PURE") == "1":
        return "ISTHMOS_PURE=1 asks for it"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and not shutil.which(compiler.split()[0]):
        return f"there is no C compiler ({compiler.split()[0]}; on Debian or Ubuntu: apt-get install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's own headers are missing (on Debian or Ubuntu: apt-get install python3-dev)"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed (pip install mypy)"
    return ""


class CompileEngine(build_ext):
    """Compiles when extensions are asked for, not each time a tool reads this file."""

    def finalize_options(self) -> None:
        self.distribution.ext_modules = []
        reason = why_not()
        if reason:
            say(reason)
        else:
            from mypyc.build import mypycify

            self.distribution.ext_modules = mypycify(
                [str(path) for path in engine()], opt_level="3", debug_level="0", group_name="isthmos_engine"
            )
            if sys.platform != "win32":
                for extension in self.distribution.ext_modules:
                    extension.extra_compile_args = [*extension.extra_compile_args, DIRECT, EXACT]
        super().finalize_options()

    def run(self) -> None:
        sources = engine()
        folder = SRC if self.inplace else Path(self.build_lib)
        written = folder / "isthmos" / f"compiled.{sys.implementation.cache_tag}.txt"
        written.unlink(missing_ok=True)
        for built in (folder / "isthmos").rglob("*.so"):  # what is no longer compiled would hide its source
            built.unlink()
        try:
            super().run()
        except CompileError as error:
            say(f"the C compiler failed ({error})")
            self.extensions = self.distribution.ext_modules = []
            return
        if self.extensions:
            rows = [
                f"{sha256(path.read_bytes()).hexdigest()}  {path.relative_to(SRC / 'isthmos')}\n" for path in sources
            ]
            written.write_text("".join(rows), encoding="utf-8")


def say(reason: str) -> None:
    print(f"isthmos: the engine runs interpreted, several times slower: {reason}.", file=sys.stderr)


setup(ext_modules=[Extension("isthmos_engine", [])], cmdclass={"build_ext": CompileEngine})
