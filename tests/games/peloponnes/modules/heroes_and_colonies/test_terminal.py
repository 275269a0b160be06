"""The expansion in a terminal: whole games, an owner's file, every screen at both widths."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from isthmos.cli import saves
from isthmos.cli.main import main
from isthmos.cli.screens.shelf import screen_of
from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE
from isthmos.language import Language
from isthmos.table.table import Table
from isthmos.testkit.heroes import table

Run = Callable[..., tuple[int, str, str]]
NAMES = ["Ann", "Ben", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"]
GOOD = '[[hero]]\nid = "hector"\nred = { points = 6, source = "photo" }\n'
BAD = '[[colony]]\nid = "naxos"\nstorage = { wood = 2 }\n'


@pytest.fixture
def isthmos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The program in this process: arguments, then the lines that are typed."""
    for variable in ("ISTHMOS_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("ISTHMOS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "120")

    def run(*args: str, typed: Sequence[str] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = main(list(args))
        monkeypatch.delenv("ISTHMOS_LANG", raising=False)
        out, err = capsys.readouterr()
        return code, out, err

    return run


def typed_game(seats: int, seed: str, language: str, options: dict[str, str]) -> tuple[list[str], str]:
    """A whole game as a language shows its answers, and the hash of the last position."""
    speaking, dice, lines = Language(language, NAMES[:seats]), random.Random(seed), []
    played = Table.new(TITLE, seats, options, NAMES[:seats], dealer_from_seed(seed))
    while played.state.seat() != OVER:
        state = played.state
        move = dice.choice(state.moves())
        lines.append(speaking.say(TITLE.describe(state, move)))
        played.submit(state.seat(), TITLE.write(state, move))
    return lines, played.state.hash()


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "de")])
def test_a_whole_game_is_played_by_typing_what_is_shown(isthmos: Run, seats: int, language: str) -> None:
    """HC-1.2."""
    lines, end = typed_game(seats, f"terminal {seats}", language, {"negotiation": "true"})
    command = ["play", "heroes", "--seats", ",".join(NAMES[:seats]), "--seed", f"terminal {seats}"]
    code, out, err = isthmos(*command, "--option", "negotiation=true", "--lang", language, typed=lines)
    assert (code, err) == (0, "")
    record = saves.load(saves.find("last")).record
    assert records.replay(TITLES["heroes"], record).hash() == end
    assert ("not confirmed by a printed copy" if language == "en" else "von keinem gedruckten Exemplar") in out


def test_a_game_with_an_owners_file_is_played_and_recorded(isthmos: Run, tmp_path: Path) -> None:
    """HC-10.11."""
    file = tmp_path / "my_box.toml"
    file.write_text(GOOD, encoding="utf-8")
    command = ["play", "heroes", "--seats", "Ann,bot:random", "--seed", "owner", "--data", str(file)]
    code, out, err = isthmos(*command, typed=["1"] * 200)
    assert (code, err) == (0, "")
    assert "Corrected by the owner of the box: hero hector" in out
    assert saves.load(saves.find("last")).record.options["data"] == GOOD


@pytest.mark.parametrize(
    "command", [("play", "heroes"), ("simulate", "heroes", "--games", "1")], ids=["play", "simulate"]
)
def test_a_bad_file_is_refused_with_its_name_and_the_row(
    isthmos: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """HC-10.11: one sentence, exit code 2."""
    file = tmp_path / "my_box.toml"
    file.write_text(BAD, encoding="utf-8")
    code, _, err = isthmos(*command, "--data", str(file))
    assert code == 2
    assert err.startswith(f"{file}: colony naxos: the rules say its store of wood is larger")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("command", [("play", "heroes"), ("simulate", "heroes")], ids=["play", "simulate"])
def test_a_file_that_cannot_be_read_is_a_sentence(isthmos: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    """HC-10.11."""
    code, _, err = isthmos(*command, "--data", str(tmp_path / "nowhere.toml"))
    assert code == 2
    assert "nowhere.toml cannot be read" in err


def test_the_base_game_has_nothing_to_correct(isthmos: Run, tmp_path: Path) -> None:
    """HC-10.11."""
    file = tmp_path / "my_box.toml"
    file.write_text(GOOD, encoding="utf-8")
    code, _, err = isthmos("play", "peloponnes", "--data", str(file))
    assert (code, err.strip()) == (2, "peloponnes has no data that a file could correct")


def test_simulations_run_with_an_owners_file_for_two_to_eight(isthmos: Run, tmp_path: Path) -> None:
    """HC-10.11, HC-1.2."""
    file = tmp_path / "my_box.toml"
    file.write_text(GOOD, encoding="utf-8")
    command = ["simulate", "heroes", "--players", "2..8", "--games", "3", "--check", "--json", "--data", str(file)]
    code, out, _ = isthmos(*command)
    assert code == 0
    assert out.count('"unfinished":0,"violations":0') == 7


def test_rules_and_options_can_be_asked_for(isthmos: Run) -> None:
    """HC-9.3."""
    code, out, _ = isthmos("options", "heroes")
    assert code == 0
    assert "double_chit_scope (HC-5.3) The same disaster twice in a row goes back" in out
    assert "    round  within a round (default)" in out
    command = ["play", "heroes", "--seats", "Ann,bot:random", "--seed", "asked"]
    code, out, _ = isthmos(*command, typed=["rules HC-9.3", "?", "score", "quit"])
    assert "HC-9.3 Ariadne: once in each round" in out
    assert "≈ value not confirmed by a printed copy; behind a colony" in out


def test_the_shipped_rules_page_is_the_page_of_the_documents() -> None:
    root = Path(__file__).parents[5]
    shipped = root / "src/isthmos/games/peloponnes/modules/heroes_and_colonies/data/rules.txt"
    page = root / "docs/rules/heroes_and_colonies.md"
    assert shipped.read_text(encoding="utf-8") == page.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"heroes": "false"}), (4, {"colonies": "false"}), (5, {}), (8, {})]
)
def test_every_position_is_drawn_at_both_widths(width: int, seats: int, options: dict[str, str]) -> None:
    """HC-1.1: no line is longer than the terminal, and every hero is named."""
    screen, dice = screen_of("heroes"), random.Random(width)
    played = Table.new(TITLE, seats, options, NAMES[:seats], dealer_from_seed(f"draw {width}"))
    while played.state.seat() != OVER:
        if dice.random() < 0.15:
            for height in (24, 60):
                out = drawn(screen.table(TITLE.view(played.state, 0), Language("de", NAMES), width, height), width)
                assert max(map(len, out.splitlines())) <= width
        played.submit(played.state.seat(), TITLE.write(played.state, dice.choice(played.state.moves())))
    ending = drawn(screen.ending(TITLE.view(played.state, -1), Language("en", NAMES)), width)
    assert "…" not in ending
    assert ("wins with" in ending) or ("share the victory" in ending)


def drawn(picture: object, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, height=60, highlight=False)
    console.print(picture)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_screen_shows_strength_persians_hero_and_colony() -> None:
    """HC-7.1, HC-8.3, HC-10.11."""
    scene = table(X="sparta", Y="argos").heroes(X="hector", Y="helen").turned("Y").colonies(X="naxos", Y="taras")
    scene = scene.persians(1, 2).strength(X=3, Y=5).mercenaries(Y=2).put_back("plague").coins(9).offer("A05").round(3)
    view = TITLE.view(scene.bidding().board, 0)
    out = drawn(screen_of("heroes").table(view, Language("en", ["Ann", "Ben"]), 120, 50), 120)
    assert "Strength β 5 › α 3 · together 8 against 6≈ Persians so far, 1 chit before the attack" in out
    assert "Put back, coming up again at the end: Plague" in out
    assert "Hector ★4≈" in out
    assert "Helen ○" in out
    assert "Naxos≈" in out
    assert "loses 2 strength where others halve it" in out
    assert "≈ value not confirmed by a printed copy" in out


@pytest.mark.parametrize(("file", "shown"), [("house_rule = true", True), ("", False)])
def test_a_house_rule_is_named_on_the_screen(isthmos: Run, tmp_path: Path, file: str, shown: bool) -> None:
    """HC-10.12: and refused by name where the file does not say that it is one."""
    box = tmp_path / "box.toml"
    box.write_text(f'{file}\n[[colony]]\nid = "salamis"\nscoring = {{ points_per_inhabitant = 3 }}\n', encoding="utf-8")
    command = ["play", "heroes", "--seats", "Ann,bot:random", "--seed", "house", "--data", str(box)]
    code, out, err = isthmos(*command, typed=["1"] * 200)
    if shown:
        assert (code, err) == (0, "")
        assert "House rules, against the rulebook: colony salamis: scoring (HC-10.8)" in " ".join(out.split())
        return
    assert code == 2
    assert err.startswith(f"{box}: colony salamis: the rulebook states its scoring (HC-10.8)")
