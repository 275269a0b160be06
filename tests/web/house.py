"""A server on loopback with the built client, and a chromium to visit it with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "isthmos" / "server" / "static"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PLENTY = {
    "ISTHMOS_ACCOUNT_RATE": "50",
    "ISTHMOS_ACCOUNT_BURST": "500",
    "ISTHMOS_RATE": "500",
    "ISTHMOS_BURST": "5000",
    "ISTHMOS_SOCKET_RATE": "200",
    "ISTHMOS_SOCKET_BURST": "1000",
    "ISTHMOS_BOT_PAUSE": "0.02",
}
"""All visitors come from one address here, and bots need not pretend to think."""

OWN = {"X-Isthmos": "1"}
"""With which a page shows that it is the server's own."""


def chromium() -> str:
    """The installed browser. A missing one is a failure, never a silent skip."""
    for name in CHROMIUMS:
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError("no chromium is installed: apt-get install chromium, or make test, which tries it")


class Server:
    """Can be stopped and started again on the same port with the same data."""

    def __init__(self, data: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.data = data
        self.environment = environment
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "isthmos.cli.main", "serve", "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--no-browser"],
            env={**self.environment, **PLENTY},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = ""
        while "http://" not in said:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"the server did not start: {said}")
            said += line
        self.port = int(line.rsplit(":", 1)[1].strip().rstrip("/"))
        self._wait()

    def _wait(self) -> None:
        import urllib.request

        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
            self.process = None


@contextmanager
def serving(data: Path, environment: Mapping[str, str] = os.environ) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        raise RuntimeError("the web client is not built: run make web")
    server = Server(data, environment)
    server.start()
    try:
        yield server
    finally:
        server.stop()
