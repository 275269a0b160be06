"""Whatever is wrong: a sentence, exit code 2, no traceback, nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from isthmos.cli import saves

from .conftest import Run
from .typing import finished_text, typed_game

COMMAND_LINES = [
    ("play", "chess"),
    ("play", "--players", "0"),
    ("play", "--players", "6"),
    ("play", "--players", "-1"),
    ("play", "--players", "many"),
    ("play", "--players", "3", "--seats", "Ann,Ben"),
    ("play", "--seats", "Ann,,Ben"),
    ("play", "--seats", "Ann,Ann"),
    ("play", "--seats", "Ann,bot:deep"),
    ("play", "--seats", "a,b,c,d,e,f"),
    ("play", "--option", "nonsense"),
    ("play", "--option", "nonsense=1"),
    ("play", "--option", "final_tie=nobody"),
    ("play", "--option", "level=1"),
    ("play", "--record"),
    ("play", "--nonsense"),
    ("nonsense",),
    ("--lang", "fr", "play"),
    ("--lang",),
    ("resume",),
    ("resume", "nonsense"),
    ("export",),
    ("export", "nonsense"),
    ("replay",),
    ("replay", "/nowhere/at.all"),
    ("replay", "/"),
    ("verify", "/nowhere/at.all"),
    ("verify", "/"),
    ("rules", "zzz"),
    ("simulate", "chess"),
]


@pytest.mark.parametrize("args", COMMAND_LINES, ids=" ".join)
@pytest.mark.parametrize("code", ["en_GB.UTF-8", "de_AT.UTF-8"])
def test_a_bad_command_line_is_a_sentence_and_two(
    isthmos: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], code: str
) -> None:
    monkeypatch.setenv("LANG", code)
    done = isthmos(*args)
    assert done.code == 2
    assert done.err.strip()
    assert "Traceback" not in done.err


def test_a_bad_command_line_leaves_no_traceback_in_a_process_either(process: Run) -> None:
    done = process("play", "chess", language="de_DE.UTF-8")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("Das Spiel „chess“ gibt es nicht; es gibt peloponnes")
    assert done.err.count("\n") == 1


def finished_record(tmp_path: Path) -> Path:
    file = tmp_path / "good.game"
    file.write_text(finished_text("record"))
    return file


DAMAGES = {
    "binary": b"\xff\xfe\x00",
    "empty": b"",
    "json that is none": b"{",
    "another file": b"hello world\n",
    "no game": b"isthmos record 1\n",
    "unknown game": b"isthmos record 1\ngame chess\nrules 1\nseats 2\n",
    "later rules": b"isthmos record 1\ngame peloponnes\nrules 99\nseats 2\n",
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_record_is_refused_with_the_reason(isthmos: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "bad.game"
    file.write_bytes(DAMAGES[name])
    for command in (["replay"], ["replay", "--bless"]):
        done = isthmos(*command, str(file))
        assert done.code == 2, done
        assert done.err.strip()
    assert file.read_bytes() == DAMAGES[name]


OWNERS_DATA = {
    "deep": "x = " + "[" * 10_000 + "]" * 10_000,
    "deep in keys": f"[{'.'.join('a' * 10_000)}]",
    "deep tables": "x = " + "{a=" * 10_000,
    "deep JSON": '{"x":' * 10_000,
    "huge": "".join(f"k{number} = {number}\n" for number in range(100_000)),
    "no text": "\udcff",
}


@pytest.mark.parametrize("code", ["en_GB.UTF-8", "de_AT.UTF-8"])
@pytest.mark.parametrize("name", OWNERS_DATA)
def test_an_owners_file_that_cannot_be_one_is_refused_with_a_sentence(
    isthmos: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, code: str
) -> None:
    monkeypatch.setenv("LANG", code)
    file = tmp_path / "data.toml"
    file.write_bytes(OWNERS_DATA[name].encode(errors="surrogateescape"))
    for command in (("simulate", "heroes", "--games", "1"), ("play", "heroes")):
        done = isthmos(*command, "--data", str(file))
        assert (done.code, done.out) == (2, "")
        assert str(file) in done.err
        assert len(done.err) < 300


@pytest.mark.parametrize("command", [("replay",), ("replay", "--bless"), ("verify",), ("simulate", "heroes", "--data")])
def test_a_file_without_end_is_refused_with_a_sentence(isthmos: Run, command: tuple[str, ...]) -> None:
    done = isthmos(*command, "/dev/zero")
    assert done.code == 2
    assert "/dev/zero is larger than" in done.err


def test_a_record_without_answers_or_with_endless_pieces_is_not_verified(isthmos: Run, tmp_path: Path) -> None:
    file = finished_record(tmp_path)
    file.write_text('{"game": "peloponnes", "rules": 1, "seats": 2, "secret": "00"}')
    assert isthmos("verify", str(file)).code == 1
    file = finished_record(tmp_path)
    file.write_text(file.read_text().replace(" of 16\n", f" of {2**70}\n"))
    assert isthmos("verify", str(file)).code == 1


def test_an_illegal_answer_in_a_record_is_named_with_its_line(isthmos: Run, tmp_path: Path) -> None:
    file = finished_record(tmp_path)
    text = file.read_text()
    number = next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith("0 "))
    lines = text.splitlines()
    lines[number - 1] = "0 bid agora 99"
    file.write_text("\n".join(lines))
    done = isthmos("replay", str(file))
    assert done.code == 2
    assert f"line {number}" in done.err


def test_a_record_is_verified(isthmos: Run, tmp_path: Path) -> None:
    file = finished_record(tmp_path)
    done = isthmos("verify", str(file))
    assert done.code == 0
    assert "draws follow" in done.out


def test_an_exported_record_is_verified_in_json_too(isthmos: Run, tmp_path: Path) -> None:
    lines, _ = typed_game("export", 2)
    isthmos("play", "--seats", "Ann,Ben", "--seed", "export", typed=lines)
    for name, args in (("a.json", ["--json"]), ("a.game", [])):
        file = tmp_path / name
        assert isthmos("export", "last", *args, "-o", str(file)).code == 0
        assert isthmos("verify", str(file)).code == 0
        assert isthmos("replay", str(file), "--to", "20").code == 0


@pytest.mark.parametrize("what", ["draw", "secret", "commitment", "answer", "scores", "draws left out"])
def test_a_tampered_record_is_not_verified(isthmos: Run, tmp_path: Path, what: str) -> None:
    file = finished_record(tmp_path)
    lines = file.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if begins(line, what))
    lines[place] = tampered(lines[place], what)
    file.write_text("\n".join(lines))
    done = isthmos("verify", str(file))
    assert done.code == 1
    assert "not verified" in done.out


def begins(line: str, what: str) -> bool:
    if what in ("draw", "draws left out"):
        return line.startswith("* reveal")
    return line.startswith("0 " if what == "answer" else what)


def tampered(line: str, what: str) -> str:
    if what == "draw":
        words = line.split()
        words[-3] = str((int(words[-3]) + 1) % int(words[-1]))
        return " ".join(words)
    if what == "draws left out":
        return line.partition(" ;")[0]
    if what == "answer":
        return "0 bid agora 99"
    if what == "scores":
        return "scores 99 99"
    head, _, number = line.partition(" ")
    return f"{head} {'0' if number[0] != '0' else '1'}{number[1:]}"


def test_an_unfinished_game_keeps_its_secret(isthmos: Run, tmp_path: Path) -> None:
    isthmos("play", "--seats", "Ann,Ben", "--seed", "bad", typed=["pass"])
    file = tmp_path / "half.game"
    isthmos("export", "-o", str(file))
    secret = saves.load(saves.find("last")).secret
    assert secret not in file.read_text()
    done = isthmos("verify", str(file))
    assert done.code == 1
    assert "secret" in done.out


def test_blessing_writes_checks_and_scores_anew(isthmos: Run, tmp_path: Path) -> None:
    file = finished_record(tmp_path)
    good = file.read_text()
    bare = [line for line in good.splitlines() if not line.startswith(("=", "scores"))]
    file.write_text("\n".join(bare))
    assert isthmos("replay", str(file), "--bless").code == 0
    assert file.read_text() == good


def test_a_damaged_save_is_not_offered_and_not_lost(isthmos: Run, home: Path) -> None:
    isthmos("play", "--seats", "Ann,Ben", "--seed", "bad", typed=["pass"])
    good = saves.find("last")
    damaged = home / "games" / "damaged.json"
    damaged.write_text("{")
    assert saves.unfinished() == [good]
    assert isthmos("resume", "damaged").code == 2
    assert damaged.read_text() == "{"


def test_a_save_with_another_secret_is_refused(isthmos: Run) -> None:
    isthmos("play", "--seats", "Ann,Ben", "--seed", "bad", typed=["pass"])
    path = saves.find("last")
    save = saves.load(path)
    save.secret = "00" * 32
    saves.keep(path, save)
    done = isthmos("resume")
    assert done.code == 2
    assert "damaged" in done.err


def test_a_home_that_cannot_be_written_is_a_sentence(
    isthmos: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ISTHMOS_HOME", str(tmp_path / "file" / "below"))
    done = isthmos("play", "--seats", "Ann,Ben", "--seed", "bad", typed=["pass"])
    assert done.code == 2
    assert "cannot be written" in done.err


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "save.json"
    saves.write_whole(file, b"old")

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(ValueError, match="no space left"):
        saves.write_whole(file, b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["save.json"]
    assert file.read_bytes() == b"old"
