"""The command `isthmos`: how it starts. What a command needs is imported once it is asked for."""

import sys
from importlib import import_module
from importlib.util import find_spec


def run() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty() and find_spec("readline"):
        import_module("readline")  # lines can then be edited and called back
    sys.exit(main(sys.argv[1:]))


def main(args: list[str]) -> int:
    """Run one command; the exit code."""
    if args == ["--version"]:
        from isthmos.compiled import version_text

        print(version_text())
        return 0
    from isthmos.cli.commands import carry_out

    return carry_out(args)


if __name__ == "__main__":
    run()
