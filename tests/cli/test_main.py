"""Language, version, help and the rules page."""

from __future__ import annotations

from pathlib import Path

import pytest

import isthmos as package
from isthmos.cli import rules_page, saves
from isthmos.cli.language import language_of_locale
from isthmos.compiled import is_compiled, why_interpreted

from .conftest import Run

ROOT = Path(__file__).parents[2]


def test_the_version_and_the_build_are_told(isthmos: Run) -> None:
    build = "engine compiled" if is_compiled() else f"engine interpreted ({why_interpreted()})"
    assert isthmos("--version").out == f"isthmos {package.__version__}, {build}\n"


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "de", "ISTHMOS_LANG": "en"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(
    home: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], code: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == code


@pytest.mark.parametrize("args", [("--lang", "de", "--help"), ("--help", "--lang=de")])
def test_the_language_may_be_named_anywhere(isthmos: Run, args: tuple[str, ...]) -> None:
    assert "Ein Tisch für Brettspiele" in isthmos(*args).out


COMMANDS = ["play", "solo", "campaign", "resume", "replay", "verify", "export", "rules", "options", "simulate", "bench"]


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("code", ["en", "de"])
def test_every_command_explains_itself(isthmos: Run, name: str, code: str) -> None:
    done = isthmos("--lang", code, name, "--help")
    assert done.code == 0
    assert f"isthmos {name}" in done.out


def test_a_rule_is_found_by_its_id_and_by_words(isthmos: Run) -> None:
    assert isthmos("rules", "pel-b7").out.startswith("PEL-B7 ")
    assert "PEL-D5 Plague" in isthmos("rules", "plague", "third").out
    assert isthmos("rules", "prestige", "points").out.startswith("PEL-E2 Power")
    assert "In one breath" in isthmos("rules").out


def test_every_option_is_listed_with_what_can_be_typed_and_what_it_means(isthmos: Run) -> None:
    lines = [line.rstrip() for line in isthmos("options").out.splitlines()]
    name = lines.index("chain_eviction (PEL-B11) Displaced bids")
    assert lines[name + 1 : name + 3] == [
        "    true   may displace a weaker bid (default)",
        "    false  move only to tiles without a bid",
    ]
    assert "    top_up              wenn die Münzen ausgehen (üblich)" in isthmos("options", "--lang", "de").out


def test_the_page_shipped_with_the_program_is_the_page_of_the_docs() -> None:
    assert rules_page.page("peloponnes") == (ROOT / "docs/rules/peloponnes.md").read_text(encoding="utf-8")


def test_games_are_kept_where_the_system_wants_them(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ISTHMOS_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert saves.home() == Path("/somewhere/isthmos")
    monkeypatch.setattr("sys.platform", "darwin")
    assert saves.home() == Path.home() / "Library" / "Application Support" / "isthmos"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert saves.home() == Path("/local/isthmos")
