"""`isthmos simulate` as it is typed, and what it and `isthmos bench` refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from isthmos.cli.main import main
from isthmos.cli.simulate import options, seat_counts
from isthmos.games.peloponnes.title import PeloponnesTitle


class Done(NamedTuple):
    exit_code: int
    stdout: str
    stderr: str


class Typed:
    """Runs a command line and keeps what it printed."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def __call__(self, line: str) -> Done:
        exit_code = main(line.split())
        return Done(exit_code, *self.capture.readouterr())


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    monkeypatch.setenv("ISTHMOS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return Typed(capsys)


def test_one_number_of_players_gives_one_json_object(typed: Typed) -> None:
    done = typed("simulate peloponnes --players 3 --games 4 --seed a --bots greedy,random --check --json")
    assert done.exit_code == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["game"], report["players"], report["games"]) == ("peloponnes", 3, 4)
    assert (report["unfinished"], report["violations"]) == (0, 0)


def test_a_range_of_players_gives_a_list(typed: Typed) -> None:
    done = typed("simulate peloponnes --players 2..4 --games 2 --json")
    assert [report["players"] for report in json.loads(done.stdout)] == [2, 3, 4]


def test_options_of_the_table_are_passed_on(typed: Typed) -> None:
    done = typed("simulate peloponnes --players 1 --games 2 --option level=2 --option luxury_for_bids=top_up --json")
    assert done.exit_code == 0, done.stderr


def test_people_get_a_table_in_their_language(typed: Typed) -> None:
    assert "Victories by bot" in typed("simulate peloponnes --games 2").stdout
    german = typed("simulate peloponnes --games 2 --lang de").stdout
    assert "Siege nach Bot" in german
    assert "random 100.0%" in german


def test_an_arena_prints_json_a_table_and_a_picture(typed: Typed, tmp_path: Path) -> None:
    line = "arena peloponnes --bots greedy,random --players 3 --games 4"
    report = json.loads(typed(f"{line} --json").stdout)
    assert (report["title"], report["players"], report["games"], report["deals"]) == ("peloponnes", 3, 6, 2)
    assert set(report["bots"]) == {"greedy", "random"}
    done = typed(f"{line} --picture {tmp_path / 'ladder.svg'} --keep {tmp_path / 'kept'} --lang de")
    assert done.exit_code == 0, done.stderr
    assert "Siege eines Platzes" in done.stdout
    assert "ausgeglichen" in (tmp_path / "ladder.svg").read_text("utf-8")
    assert len((tmp_path / "kept").read_bytes().splitlines()) == 1 + 2


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena chess --bots greedy", "chess"),
        ("arena peloponnes --bots greedy,hero", "there is no bot 'hero'; there are random, greedy"),
        ("arena peloponnes --bots greedy,random --games 0", "0 is too small; it takes at least 1"),
        ("arena peloponnes --bots greedy,random --time-ms -5", "-5 is too small; it takes at least 0"),
        ("arena peloponnes --bots a=greedy,a=random", "‘a’ stands for two bots"),
        ("arena perikles --bots greedy,random", "2 players cannot play perikles; it takes 3 to 5"),
        ("simulate chess", "chess"),
        ("simulate peloponnes --players many", "‘many’ is no number of players; write 4, or 2..5"),
        ("simulate peloponnes --players 5..2", "begins with the larger number; write 2..5"),
        ("simulate peloponnes --players 4..9", "6 players cannot play peloponnes; it takes 1 to 5"),
        ("simulate peloponnes --games 0", "0 games cannot be played; it takes at least 1"),
        ("simulate peloponnes --bots hero", "there is no bot 'hero'; there are random, greedy"),
        ("simulate peloponnes --players 2 --bots random,random,random", "3 bots cannot sit on 2 seats"),
        ("simulate peloponnes --option level", "name=value"),
        ("simulate peloponnes --option colour=red", "there is no option 'colour'; known are"),
        ("simulate peloponnes --option chain_eviction=maybe", "option chain_eviction cannot be 'maybe'"),
        ("simulate peloponnes --lang fr", "en, de"),
        ("bench --games 0", "0 games cannot be played; it takes at least 1"),
        ("bench chess", "chess"),
        ("bench --players many", "‘many’ is no number of players; write 4, or 2..5"),
        ("bench peloponnes --players 4..9", "6 players cannot play peloponnes; it takes 1 to 5"),
        ("bench --players 9", "No game is played with 9 players"),
        ("bench --processes 0", "0 processes cannot play; it takes at least 1"),
        ("bench --plot pictures.svg", "‘pictures.svg’ is a file; name a folder"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(typed: Typed, line: str, sentence: str) -> None:
    done = typed(line)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_broken_rules_show_in_the_exit_code(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PeloponnesTitle, "violations", lambda title, state: ["wrong"])
    assert typed("simulate peloponnes --players 2 --games 1 --check").exit_code == 1


def test_players_are_a_number_or_a_range() -> None:
    assert list(seat_counts("4")) == [4]
    assert list(seat_counts("2..5")) == [2, 3, 4, 5]


def test_an_option_value_may_hold_an_equals_sign() -> None:
    assert options(["a=b", "c=d=e"]) == {"a": "b", "c": "d=e"}
