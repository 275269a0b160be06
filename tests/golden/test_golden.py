"""Recorded games: dropping a record into this folder is the test."""

import hashlib
from pathlib import Path

import pytest

from isthmos import verify_draws
from isthmos.core import record as records
from isthmos.core.errors import RecordError
from isthmos.core.record import Record
from isthmos.core.state import OVER
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES
from isthmos.table.table import Table

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*.game"))
FACTS = (HERE / "facts.txt").read_text("utf-8").splitlines()


def loaded(path: Path) -> Record:
    return records.load(path.read_bytes(), TITLES)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_positions_and_scores(path: Path) -> None:
    record = loaded(path)
    assert records.replay(TITLES[record.game], record).seat() == OVER
    assert record.scores
    assert sum(bool(answer.check) for answer in record.answers) >= 2


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_draw_of_a_recorded_game_is_verified(path: Path) -> None:
    assert verify_draws.verify(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert records.to_text(loaded(path)) == body.lstrip("\n")


def facts_of(record: Record) -> str:
    """A sum of everything that happened, as logs tell it."""
    facts = Table(TITLES[record.game], record, None).facts
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_told_of_a_recorded_game_stays_the_same(path: Path) -> None:
    """Positions hold nothing of it: a log that tells a yes as a no would go unnoticed. What is changed on purpose gets
    new lines in facts.txt."""
    assert f"{path.stem} {facts_of(loaded(path))}" in FACTS


def unrecorded(titles: dict[str, Title], found: list[Record]) -> set[tuple[str, int]]:
    """Titles and rules versions of which no finished game is kept: nobody would see that they no longer play."""
    released = {(title.id, version) for title in titles.values() for version in range(1, title.rules_version + 1)}
    return released - {(record.game, record.rules) for record in found if record.scores}


def test_every_released_version_of_the_rules_of_every_title_is_recorded() -> None:
    found = [loaded(path) for path in GAMES]
    assert unrecorded(TITLES, found) == set()


def test_a_version_without_a_record_is_missed() -> None:
    class Perikles(type(TITLES["perikles"])):  # type: ignore[misc]
        rules_version = 2

    found = [loaded(path) for path in GAMES if "perikles" in path.stem]
    assert unrecorded({"perikles": Perikles()}, found) == {("perikles", 2)}
    assert unrecorded({"perikles": TITLES["perikles"]}, []) == {("perikles", 1)}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_position_that_differs_is_named_by_the_first_answer_after_which_it_was_noted(path: Path) -> None:
    """18xx 10074: nobody knew from where on a game was another one."""
    record = loaded(path)
    record.answers[-1].check = "none"
    noted = [number for number, answer in enumerate(record.answers, 1) if answer.check]
    for first in (noted[-1], noted[1]):
        for number in noted[noted.index(first) :]:
            record.answers[number - 1].check = "0" * 16
        with pytest.raises(RecordError, match=f"^answer {first}: the position after"):
            records.replay(TITLES[record.game], record)


def test_peloponnes_is_recorded_for_every_number_of_players_level_and_way_to_end() -> None:
    """Every seat count, every campaign level, a tie broken, and a shared victory."""
    found = [loaded(path) for path in GAMES if path.stem.startswith("peloponnes")]
    assert {record.seats for record in found} == {1, 2, 3, 4, 5}
    assert {record.options.get("level", "") for record in found if record.seats == 1} == {"", "1", "2", "3", "4", "5"}
    ends = set()
    for record in found:
        state = records.replay(TITLES[record.game], record)
        best = [seat for seat, score in enumerate(record.scores) if score == max(record.scores)]
        ends.add("clear" if len(best) == 1 else "shared" if len(state.winners()) > 1 else "tie broken")
    assert ends == {"clear", "tie broken", "shared"}
