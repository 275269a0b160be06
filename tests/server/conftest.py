"""One SQLite server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import Server, postgres_at


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def either_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each kind; none for SQLite."""
    if request.param == "SQLite":
        yield ""
        return
    postgres = postgres_at(tmp_path / "pg")
    yield postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
    postgres.cleanup()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
