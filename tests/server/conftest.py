"""One SQLite server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import Server, new_postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def either_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database of each kind; none for SQLite."""
    if request.param == "SQLite":
        yield ""
        return
    postgres = new_postgres()
    yield postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
    postgres.cleanup()


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a PostgreSQL server, for all tests that need nothing special of it."""
    postgres = new_postgres()
    yield postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)
    postgres.cleanup()


@pytest.fixture(scope="session")
def two_servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """On one database, so that it is known who is connected to which."""
    folder = tmp_path_factory.mktemp("two")
    with Server(folder / "a", 1, database) as first, Server(folder / "b", 1, database) as second:
        yield first, second


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
