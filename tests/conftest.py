"""What holds for all tests: the same examples at every run, however busy the machine is."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings


def pytest_configure(config: pytest.Config) -> None:
    """Only `make soak` looks for new examples: what it finds becomes a test of its own."""
    is_soak = config.getoption("markexpr") == "soak"
    settings.register_profile(
        "isthmos", derandomize=not is_soak, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile("isthmos")


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command line chose stays chosen for the process: not for the next test."""
    monkeypatch.setenv("ISTHMOS_LANG", "")
    monkeypatch.delenv("ISTHMOS_LANG")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real servers, sockets and browsers share the machine with others: a second try, named in the summary."""
    here = Path(__file__).parent
    for item in items:
        if not {here / "server", here / "web"}.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))
