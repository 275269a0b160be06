"""A disk that is full: nothing is acknowledged, everything can be seen, and when there is room play goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from .running import Data, Person, Server

resource = pytest.importorskip("resource", reason="limits of a process are known to Unix only")


def answered(person: Person, game: str) -> tuple[int, Data]:
    position = person.get(f"/api/games/{game}")
    body = {"seq": position["seq"], "command": str(position["seq"]), "answer": position["choices"][0]["answers"][0]}
    answer = person.http.post(f"/api/games/{game}/answer", json=body)
    return answer.status_code, answer.json()


def play_until_refused(person: Person, seconds: float = 120, filling: Path | None = None) -> tuple[str, Data]:
    """Games of one person, one after the other; the game and the first refusal. A file may take what room there is."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        body = {"title": "peloponnes", "sitters": ["me", "me", "me", "me"], "start": True}
        laid = person.http.post("/api/games", json=body)
        if laid.status_code != 201:
            return "", laid.json()
        game = laid.json()["game"]
        if filling is not None:
            fill(filling)
        while person.get(f"/api/games/{game}")["status"] == "running":
            status, answer = answered(person, game)
            if status != 200:
                return game, answer
    raise AssertionError("the disk is never full")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_file_that_cannot_grow_stops_moves_and_nothing_else(data: Path) -> None:
    with Server(data) as server:
        ann = Person(server, "Ann")
        first = ann.lay("peloponnes", ["me", "me"], start=True)["game"]
        assert server.process is not None
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        wal = (data / "isthmos.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (wal + 4_096, most))
        game, refusal = play_until_refused(ann)
        assert (refusal["type"], refusal["error"]) == ("refusal", "not-now")
        assert "nothing was changed" in refusal["sentence"]
        seen = ann.get(f"/api/games/{game or first}")
        assert seen["status"] == "running", "reading goes on"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert answered(ann, game or first)[0] == 200, "and so does play, by itself"
        assert ann.get(f"/api/games/{game or first}")["seq"] == seen["seq"] + 1
        assert "Traceback" not in server.log.read_text()


def own_disk() -> bool:
    """Whether this machine lets a process have a small disk of its own."""
    command = ["unshare", "-Urm", "sh", "-c", "mount -t tmpfs -o size=1m none /tmp"]
    try:
        return subprocess.run(command, capture_output=True, timeout=20).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


class SmallDisk(Server):
    """A server that sees a disk of 90 MiB in its data directory."""

    def command(self) -> list[str]:
        mount = f'mount -t tmpfs -o size=90m none {self.data} && exec "$0" "$@"'
        return ["unshare", "-Urm", "sh", "-c", mount, *super().command()]

    def inside(self) -> Path:
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}/root{self.data}")


@pytest.mark.skipif(sys.platform != "linux" or not own_disk(), reason="needs a mount namespace of one's own")
def test_a_full_disk_gives_up_the_reserve_then_refuses_and_recovers(data: Path) -> None:
    data.mkdir()
    server = SmallDisk(data)
    with server:
        ann = Person(server, "Ann")
        inside = server.inside()
        assert (inside / "isthmos.ballast").exists()
        filler = inside / "filler"
        fill(filler)
        game, refusal = play_until_refused(ann, filling=filler)
        assert not (inside / "isthmos.ballast").exists()
        assert refusal["error"] == "not-now"
        assert httpx.get(f"{server.address}/readyz", verify=False).status_code == 200
        filler.unlink()
        fresh = ann.lay("peloponnes", ["me", "me"], start=True)["game"]
        assert answered(ann, game or fresh)[0] == 200
        assert "the disk is full" in server.log.read_text()


def fill(file: Path) -> None:
    """To the last byte."""
    with file.open("ab", buffering=0) as filler:
        for size in (2**20, 4096, 1):
            try:
                while filler.write(os.urandom(size)) == size:
                    pass
            except OSError:
                continue
