"""What is shipped for running a server: unit and compose file name commands, settings and files that exist."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "isthmos.service"
COMPOSE = ROOT / "deploy" / "compose.yaml"
SETTINGS = set(re.findall(r"`(ISTHMOS_\w+)`", (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")))


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(UNIT)
    return parser


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text())
    return found


def is_understood(words: list[str]) -> None:
    """The command line is one that isthmos takes: with --help behind it nothing is started."""
    assert Path(words[0]).name == "isthmos"
    command = [sys.executable, "-m", "isthmos.cli.main", *words[1:], "--help"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    options = set(re.findall(r"--[a-z-]+", done.stdout))
    assert {word for word in words if word.startswith("--")} <= options


def test_the_unit_starts_a_server() -> None:
    service = unit()["Service"]
    is_understood(shlex.split(service["ExecStart"]))
    named = {word.partition("=")[0] for word in shlex.split(service["Environment"])}
    assert named <= SETTINGS
    assert "ISTHMOS_HOSTS" in named, "behind a proxy the name people type is not one the server knows"
    assert f"--data /var/lib/{service['StateDirectory']}" in service["ExecStart"]
    assert int(service["TimeoutStopSec"]) >= 5, "the server promises to stop within five seconds"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    checked = tmp_path / "isthmos.service"
    checked.write_text(UNIT.read_text().replace("/opt/isthmos/bin/isthmos", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(checked)], capture_output=True, text=True, timeout=60)
    assert "isthmos.service" not in done.stderr, done.stderr


def test_the_compose_file_starts_a_server_on_postgresql() -> None:
    services = compose()["services"]
    ours = services["isthmos"]
    script = shlex.split(ours["command"])[-1]
    is_understood(shlex.split(script.rpartition("exec ")[2]))
    assert {"ISTHMOS_HOSTS"} <= set(ours["environment"]) <= SETTINGS
    user = services["database"]["environment"]["POSTGRES_USER"]
    name = services["database"]["environment"]["POSTGRES_DB"]
    assert re.fullmatch(rf"postgresql\+asyncpg://{user}:.*@database/{name}", ours["environment"]["ISTHMOS_DATABASE"])
    for file in re.findall(r"-r (\S+)", script):
        assert (ROOT / file).exists()
    assert all(port.startswith("127.0.0.1:") for port in ours["ports"]), "only the proxy may come in"
    assert set(ours["depends_on"]) <= set(services)


def has_compose() -> bool:
    return (
        bool(shutil.which("docker"))
        and subprocess.run(["docker", "compose", "version"], capture_output=True).returncode == 0
    )


@pytest.mark.skipif(not has_compose(), reason="docker compose is not installed")
def test_the_compose_file_is_one_that_docker_takes() -> None:
    command = ["docker", "compose", "-f", str(COMPOSE), "config", "--quiet"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "POSTGRES_PASSWORD": "x", "ISTHMOS_HOSTS": "x"},
    )
    assert done.returncode == 0, done.stderr
