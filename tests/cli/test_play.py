"""Playing in a terminal: whole games, saving, resuming, undoing, asking."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from isthmos.cli import saves
from isthmos.cli.language import Language
from isthmos.core import record as records
from isthmos.games.catalogue import TITLES

from .conftest import PATIENCE, Run
from .typing import TITLE, table, typed_game


def last_hash() -> str:
    """The position in which the game played last was left."""
    record = saves.load(saves.find("last")).record
    return records.replay(TITLES[record.game], record).hash()


def test_a_whole_game_is_played_in_notation(process: Run) -> None:
    lines, end = typed_game("first", 2)
    done = process("play", "--seats", "Ann,Ben", "--seed", "first", typed=lines)
    assert (done.code, done.err) == (0, "")
    assert last_hash() == end
    assert "isthmos verify" in done.out


def test_a_whole_game_is_played_in_german_words(process: Run) -> None:
    lines, end = typed_game("zweite", 3, "de")
    done = process("play", "--seats", "Ann,Ben,Cid", "--seed", "zweite", typed=lines, language="de_DE.UTF-8")
    assert (done.code, done.err) == (0, "")
    assert last_hash() == end
    assert "gewinnt mit" in done.out or "teilen sich den Sieg" in done.out


def test_a_game_against_bots_is_played_by_numbers(isthmos: Run) -> None:
    done = isthmos("play", "--seats", "Ann,bot:greedy,bot:random", "--seed", "3", typed=["1"] * 100)
    assert done.code == 0
    assert "points." in done.out


def test_solo_is_played_to_the_end(isthmos: Run) -> None:
    lines, end = typed_game("alone", 1)
    done = isthmos("solo", "--seed", "alone", typed=lines)
    assert done.code == 0
    assert last_hash() == end
    assert "You reach" in done.out


def test_a_table_option_is_played(isthmos: Run) -> None:
    options = {"conquest_overbid": "false"}
    lines, end = typed_game("option", 2, options=options)
    isthmos("play", "--seats", "Ann,Ben", "--option", "conquest_overbid=false", "--seed", "option", typed=lines)
    assert last_hash() == end


def test_the_end_of_input_saves_and_resume_goes_on_to_the_same_end(isthmos: Run) -> None:
    lines, end = typed_game("halves", 2)
    half = len(lines) // 2
    stopped = isthmos("play", "--seats", "Ann,Ben", "--seed", "halves", typed=lines[:half])
    assert stopped.code == 0
    assert "isthmos resume" in stopped.out
    left_at = last_hash()
    assert isthmos("resume").code == 0
    assert last_hash() == left_at
    assert isthmos("resume", typed=lines[half:]).code == 0
    assert last_hash() == end


def test_an_interrupt_saves(home: Path) -> None:
    lines, _ = typed_game("break", 2)
    arguments = [sys.executable, "-m", "isthmos.cli.main", "play", "--seats", "Ann,Ben", "--seed", "break"]
    running = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ})
    assert running.stdin is not None
    running.stdin.write("".join(f"{line}\n" for line in lines[:5]))
    running.stdin.flush()
    deadline = time.monotonic() + PATIENCE
    while saved_answers() < 5 and running.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0
    assert "isthmos resume" in out
    assert saved_answers() == 5


def saved_answers() -> int:
    """How many answers of people the last save holds."""
    paths = saves.newest_first()
    return sum(answer.seat >= 0 for answer in saves.load(paths[0]).record.answers) if paths else 0


def test_undo_takes_back_the_last_answer_of_a_person(isthmos: Run) -> None:
    isthmos("play", "--seats", "Ann,Ben", "--seed", "undo", typed=["pass"])
    before = table("undo", 2).state.hash()
    done = isthmos("resume", typed=["undo"])
    assert "Taken back: pass" in done.out
    assert last_hash() == before


def test_undo_stops_at_what_was_drawn(isthmos: Run) -> None:
    done = isthmos("play", "--seats", "Ann,Ben", "--seed", "undo", typed=["undo", "pass", "pass", "undo"])
    assert done.out.count("Nothing can be taken back") == 2


def test_words_beside_answers_ask_again(isthmos: Run) -> None:
    asked = [
        "?",
        "? pass",
        "? nonsense",
        "log",
        "why",
        "score",
        "legend",
        "show",
        "save",
        "rules PEL-B7",
        "rules zzz",
        "",
    ]
    done = isthmos("play", "--seed", "words", typed=asked)
    assert done.code == 0
    for said in (
        "one bid turn",
        "then ",
        "What has happened",
        "Coins÷3",
        "C coins",
        "Saved: ",
        "PEL-B7",
        "No rule has",
    ):
        assert said in done.out


def test_the_same_seed_and_the_same_answers_give_the_same_game_with_bots(isthmos: Run) -> None:
    ends = set()
    for _ in range(2):
        isthmos("play", "--seats", "Ann,bot:random,bot:random", "--seed", "again", typed=["pass"] * 4)
        ends.add(last_hash())
    assert saved_answers() > 4
    assert len(saves.newest_first()) == 2
    assert len(ends) == 1


def test_bots_say_why_they_moved(isthmos: Run) -> None:
    done = isthmos("play", "--seats", "bot:greedy,bot:greedy,Ann", "--seed", "4", typed=["pass", "why"])
    assert "Greedy: " in done.out
    assert "Greedy 2: " in done.out


@pytest.mark.parametrize(
    "typed", ["hello", "bid", "bid agora 99", "99", "1 99", "1 2 3", "keep all", "ünsinn", "bid 3", "-1"]
)
def test_garbage_is_refused_in_a_sentence_and_asked_again(isthmos: Run, typed: str) -> None:
    done = isthmos("play", "--seats", "Ann,Ben", "--seed", "bad", typed=[typed, "pass"])
    assert done.code == 0
    assert "Traceback" not in done.out + done.err
    assert saved_answers() == 1


def test_the_record_is_written_where_it_is_wanted(isthmos: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    lines, _ = typed_game("mine", 2)
    isthmos("play", "--seats", "Ann,Ben", "--seed", "mine", "--record", str(file), typed=lines)
    assert isthmos("verify", str(file)).code == 0


def test_every_seat_is_named_before_its_question(isthmos: Run) -> None:
    done = isthmos("play", "--seats", "Ann,Ben", "--seed", "who", typed=["pass", "pass"])
    assert "Ann (" in done.out
    assert "Ben (" in done.out


@pytest.mark.parametrize("columns", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_screen_fits_its_columns(isthmos: Run, monkeypatch: pytest.MonkeyPatch, columns: int, code: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines, _ = typed_game("wide", 4)
    done = isthmos("play", "--seats", "Ann,Ben,Cid,Dan", "--seed", "wide", "--lang", code, typed=lines[:12])
    shown = [line for line in done.out.splitlines() if not line.startswith(">")]
    assert max(map(len, shown)) <= columns


def test_colour_can_be_forbidden(process: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    done = process("play", "--seats", "Ann,Ben", "--seed", "grey", typed=["pass"])
    assert "\x1b[" not in done.out


def test_what_is_shown_for_an_answer_can_be_typed() -> None:
    speaking = Language("de")
    state = table("typed", 4).state
    for move in state.moves():
        assert TITLE.read(state, speaking.say(TITLE.describe(state, move))) == move
