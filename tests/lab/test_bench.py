"""`isthmos bench`: what it measures, prints and draws."""

from __future__ import annotations

import itertools
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

from isthmos.cli import bench
from isthmos.cli.bench import Bench, tables_of
from isthmos.cli.main import main
from isthmos.compiled import is_compiled
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.lab import bench as speeds
from isthmos.lab import memory, processes
from isthmos.lab.driving import drive, every_tenth_position, random_game
from isthmos.lab.memory import Held, answer_in_turn, fits, hold_if_it_fits
from isthmos.lab.plot import BETWEEN_NAMES, Line, chart
from isthmos.lab.processes import Rate
from isthmos.language import Language

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def speak_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISTHMOS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def test_every_game_is_measured_at_every_number_of_seats() -> None:
    assert [(title.id, seats) for title, seats in tables_of("", "")] == [
        *[("peloponnes", seats) for seats in range(1, 6)],
        *[("heroes", seats) for seats in range(2, 9)],
        *[("perikles", seats) for seats in range(3, 6)],
    ]


def test_where_no_game_is_named_each_takes_the_numbers_it_can_be_played_with() -> None:
    assert [(title.id, seats) for title, seats in tables_of("", "5..6")] == [
        ("peloponnes", 5),
        ("heroes", 5),
        ("heroes", 6),
        ("perikles", 5),
    ]


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures are wanted here, not exact ones; what runs in a process of its own stays as it is."""
    monkeypatch.setattr(speeds, "PATIENCE", 0.0)


@pytest.fixture
def unweighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the system does not tell what a position takes."""
    monkeypatch.setattr(speeds, "bytes_of_a_position", lambda game, seats: None)


@pytest.mark.usefixtures("speak_english", "brief")
def test_json_holds_every_figure_and_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "peloponnes", "--players", "2", "--games", "2", "--processes", "1", "--json"]) == 0
    printed = capsys.readouterr().out
    found = msgspec.json.decode(printed, type=Bench)
    assert msgspec.json.encode(found).decode() == printed.strip()
    assert [(one.players, one.compiled) for one in found.speeds] == ([(2, True)] if is_compiled() else []) + [
        (2, False)
    ]
    assert found.together is None
    for one in found.speeds:
        rates = (one.playout, one.driven, one.simulate, one.games_per_second)
        costs = (one.play_nanoseconds, one.clone_nanoseconds, one.view_nanoseconds)
        assert 0 <= one.moves_nanoseconds < one.play_nanoseconds
        assert all(figure > 0 for figure in (*rates, *costs, one.sent_microseconds)), one
        assert one.simulate > one.games_per_second
        assert one.position_bytes is None or 200 < one.position_bytes < 20_000


@pytest.mark.usefixtures("speak_english", "brief", "unweighed")
def test_people_get_a_table_that_fits_their_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "run_interpreted", interpreted_like_ours)
    assert main(["bench", "peloponnes", "--players", "4", "--games", "1", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    header = next(line for line in lines if line.startswith("Game"))
    words = "playout driven simulate games moves play clone view sent bytes"
    assert header.split()[1:] == words.split()
    rows = [line for line in lines if line.startswith("peloponnes 4 ")]
    only_interpreted = any(line.startswith("Only the interpreted engine was measured (") for line in lines)
    assert len(rows) == (2 if is_compiled() else 1)
    assert only_interpreted == (not is_compiled())


def interpreted_like_ours(game: str, players: str, games: int, held: bool) -> Bench:
    """As if the interpreted engine had found the same figures: the process is started in another test."""
    found = bench.run(Language("en"), tables_of(game, players), games, 1, held)
    for one in found.speeds:
        one.compiled = False
    return found


def test_a_game_driven_from_outside_ends_and_counts_only_seats() -> None:
    first = TITLES["peloponnes"].start(2, {})
    state = first.clone()
    decisions = drive(state, Random("a"))
    assert state.seat() == OVER
    answers = random_game(first.clone(), Random("a"))
    assert 0 < decisions < len(answers)
    assert len(list(every_tenth_position(first, answers))) == (len(answers) + 9) // 10


def test_games_held_in_memory_are_answered_in_turn_and_replaced_when_over() -> None:
    first = TITLES["perikles"].start(3, {})
    over = first.clone()
    drive(over, Random("a"))
    games = [first.clone(), over]
    answer_in_turn(games, first, Random("a"))
    assert games[0].hash() != first.hash()
    assert games[1].hash() == first.hash()


def test_a_number_of_games_held_has_its_speed_and_size() -> None:
    few, many = hold_if_it_fits("peloponnes", 2, 3)[0], hold_if_it_fits("peloponnes", 2, 1000)[0]
    assert (few.held, many.held) == (3, 1000)
    assert few.decisions_per_second > 0
    assert few.bytes_per_game is None
    assert many.bytes_per_game is None or 200 < many.bytes_per_game < 40_000


def test_games_that_would_fill_the_memory_are_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "free_bytes", lambda: 1_000_000)
    assert fits(100, 2000)
    assert not fits(1000, 2000)
    monkeypatch.setattr(memory, "free_bytes", lambda: None)
    assert fits(1000, 2000)


def test_processes_at_once_are_compared_with_one() -> None:
    found = processes.play_together("peloponnes", 2, 2, 20)
    assert found.processes == 2
    assert found.times > 0
    assert found.times_by_clock > 0


def test_of_processes_at_once_and_of_one_the_best_rounds_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is the start, then one and several in turn."""
    alone = [Rate(100 - number, 50 - number) for number in range(processes.ROUNDS)]
    several = [Rate(150 + number, 60 - number) for number in range(processes.ROUNDS)]
    rates = iter([Rate(999, 999), *itertools.chain(*zip(alone, several, strict=True))])
    monkeypatch.setattr(processes, "rate", lambda *asked: next(rates))
    found = processes.play_together("peloponnes", 2, 2, 20)
    assert (found.times, found.times_by_clock) == (1.54, 1.2)
    assert next(rates, None) is None


def test_a_chart_is_one_picture_with_every_line_named() -> None:
    lines = [Line("a & b", 0, False, [(1, 2000), (10, 3000), (100, 2500)]), Line("c", 1, True, [(1, 40), (100, 41)])]
    picture = ElementTree.fromstring(chart("Speed < light", "games", "decisions/s", lines, logarithmic=True))
    assert picture.tag == f"{SVG}svg"
    said = [element.text for element in picture.iter(f"{SVG}text")]
    assert {"Speed < light", "games", "decisions/s", "a & b", "c", "100"} <= set(said)
    assert len(list(picture.iter(f"{SVG}circle"))) == 5
    assert [path.get("class") for path in picture.iter(f"{SVG}path") if "line" in str(path.get("class"))] == [
        "c0 line",
        "c1 line dashed",
    ]


def test_names_of_lines_that_end_together_do_not_overlap() -> None:
    lines = [Line(f"line {number}", 0, False, [(1, 100), (2, 100 + number)]) for number in range(4)]
    picture = ElementTree.fromstring(chart("t", "x", "y", lines, logarithmic=False))
    heights = sorted(float(e.get("y", "0")) for e in picture.iter(f"{SVG}text") if str(e.text).startswith("line"))
    assert all(lower - upper >= BETWEEN_NAMES - 0.2 for upper, lower in itertools.pairwise(heights))


@pytest.mark.usefixtures("speak_english", "brief", "unweighed")
def test_the_bench_draws_both_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "HELD", (1, 20))
    monkeypatch.setattr(bench, "run_interpreted", lambda *asked: Bench("", [], [], None))
    folder = tmp_path / "pictures"
    line = f"bench peloponnes --players 2..3 --games 1 --processes 1 --json --plot {folder}"
    assert main(line.split()) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Bench)
    assert [one.held for one in found.held] == [1, 20]
    assert all(isinstance(one, Held) for one in found.held)
    for name, points in (("bench-seats.svg", 2), ("bench-memory.svg", 2)):
        picture = ElementTree.parse(folder / name).getroot()
        assert len(list(picture.iter(f"{SVG}circle"))) == points
