"""Variables that cannot be meant are refused: by name, with what was given and what would be right."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from isthmos.core.errors import IsthmosError
from isthmos.server.operation.config import ON_THE_COMMAND_LINE, Config, from_environment

FIELDS = {field.name: field.type for field in msgspec.structs.fields(Config) if field.name not in ON_THE_COMMAND_LINE}
NO_NUMBERS = ("abc", "-1", "nan", "inf", "1e999", "0x10", "1,5")
BAD = {int: (*NO_NUMBERS, "0", "1.5"), float: NO_NUMBERS, bool: ("true", "yes", "2", "on")}
BAD_TEXTS = {
    "origins": ("play.example", "https://a.example,nonsense", "https://a.example/path", "ftp://a.example", "http://["),
    "hosts": ("https://play.example", "play.example,a b", "play.example/path", "play.example:port"),
    "proxies": ("proxy", "127.0.0.1,proxy", "1.2.3", "1.2.3.4/99"),
    "database": (
        "postgresql+asyncpg://u:p@host:port/name",
        "mysql://x",
        "nonsense",
        "postgresql+asyncpg://u:p@host/name?sslmode=require",
    ),
}


def bad_values() -> list[tuple[str, str]]:
    """For every variable there is: a new one without bad values fails here."""
    return [(name, text) for name, kind in FIELDS.items() for text in (BAD_TEXTS.get(name) or BAD[kind])]


@pytest.mark.parametrize(("name", "text"), bad_values())
def test_a_variable_that_cannot_be_meant_is_named(name: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"ISTHMOS_{name.upper()}", text)
    with pytest.raises(IsthmosError) as refused:
        from_environment(Path("data"))
    sentence = str(refused.value)
    assert f"ISTHMOS_{name.upper()}" in sentence
    assert "it can be" in sentence
    assert name == "database" or text.rpartition(",")[2] in sentence or text in sentence
    assert "u:p" not in sentence, "a password"


def test_what_can_be_meant_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {
        "RATE": " 2.5 ",
        "BOT_PAUSE": "0",
        "BURST": "",
        "SECURE": "1",
        "OWNERS_DATA": "0",
        "ORIGINS": "https://a.example, http://[::1]:8000",
        "PROXIES": "127.0.0.1,10.0.0.0/8",
        "PORT": "tcp://10.0.0.1:8777",  # what Kubernetes sets for a service called isthmos
    }.items():
        monkeypatch.setenv(f"ISTHMOS_{name}", text)
    config = from_environment(Path("data"), port=1)
    assert (config.rate, config.bot_pause, config.burst, config.port) == (2.5, 0.0, 80.0, 1)
    assert (config.secure, config.owners_data) == (True, False)
    assert config.origins == ["https://a.example", "http://[::1]:8000"]
    assert config.proxies == "127.0.0.1,10.0.0.0/8"
