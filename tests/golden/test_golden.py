"""Recorded games: dropping a record into this folder is the test."""

from pathlib import Path

import pytest

from isthmos import verify_draws
from isthmos.core import record as records
from isthmos.core.record import Record
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*.game"))


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
