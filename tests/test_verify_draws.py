"""The script for whoever distrusts the dealer: by itself, on every recorded game, and on what a server says."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from isthmos import verify_draws
from isthmos.cli.record_files import problems_of_play
from isthmos.core import record as records
from isthmos.core.dealer import Dealer
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.server.tables.laying import verification
from isthmos.table.sitting import Sitting
from isthmos.table.table import Table

GAMES = sorted((Path(__file__).parent / "golden").glob("*.game"))
DRAW = re.compile(r"; draw (\d+) of (\d+)$", re.MULTILINE)


def mixed_game(ident: str) -> Table:
    """Played to the end at a table whose seats have mixed something in."""
    title = TITLES[ident]
    mix = [f"of seat {seat}".replace(" ", "-") for seat in range(title.seats_min)]
    table = Table.new(title, title.seats_min, {}, [], Dealer(bytes(range(32)), bytes(16), mix))
    table.deal()
    while table.state.seat() != OVER:
        table.submit(table.state.seat(), title.write(table.state, table.state.moves()[0]))
    return table


def run(script: Path, file: Path) -> tuple[int, str]:
    done = subprocess.run([sys.executable, "-I", "-S", script, file], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_the_script_runs_where_there_is_nothing_but_python(tmp_path: Path) -> None:
    script = tmp_path / "verify_draws.py"
    shutil.copyfile(verify_draws.__file__, script)
    for ident in TITLES:
        path = next(path for path in GAMES if path.stem.startswith(ident))
        text, draws = path.read_text(encoding="utf-8"), len(DRAW.findall(path.read_text(encoding="utf-8")))
        assert run(script, path) == (0, f"{draws} draws verified\n")
        as_json = tmp_path / "game.json"
        as_json.write_bytes(records.to_json(records.load(text.encode(), TITLES)))
        assert run(script, as_json) == (0, f"{draws} draws verified\n")
        spoiled = tmp_path / "spoiled.game"
        spoiled.write_text(changed_draw(text, draws // 2))
        assert run(script, spoiled)[0] == 1


def changed_draw(text: str, which: int) -> str:
    """The draw of that number is another one."""
    found = list(DRAW.finditer(text))[which]
    number, among = int(found[1]), int(found[2])
    return f"{text[: found.start(1)]}{(number + 1) % among if among > 1 else 1}{text[found.end(1) :]}"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_single_changed_draw_is_found_wherever_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for which in range(len(DRAW.findall(text))):
        assert verify_draws.verify(changed_draw(text, which)), which


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_draws_in_another_order_left_out_or_hidden_are_found(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    chance = [number for number, line in enumerate(lines) if line.startswith("*")]
    for first, second in pairwise(chance):
        swapped = list(lines)
        swapped[first], swapped[second] = lines[second], lines[first]
        assert swapped == lines or is_found("\n".join(swapped)), lines[first]
    for number in (chance[0], chance[-1]):
        hidden = [*lines[:number], DRAW.sub("", lines[number]), *lines[number + 1 :]]
        assert verify_draws.verify("\n".join(hidden)), "an answer of chance without its draw"
    assert verify_draws.verify("\n".join([*lines[: chance[0]], *lines[chance[0] + 1 :]]))


def is_found(text: str) -> bool:
    """By the script alone; or by the rules, where the secret would by chance have given these numbers too."""
    return bool(verify_draws.verify(text) or problems_of_play(text.encode()))


@pytest.mark.parametrize("ident", TITLES)
@pytest.mark.parametrize("what", ["secret", "salt", "commitment"])
def test_another_secret_salt_or_commitment_is_found(ident: str, what: str) -> None:
    text = records.to_text(mixed_game(ident).record)
    assert verify_draws.verify(text) == []
    for place in (1, 20):
        found = re.search(rf"^{what} \w+", text, re.MULTILINE)
        assert found is not None
        at = found.start() + len(what) + place
        assert verify_draws.verify(f"{text[:at]}{'0' if text[at] != '0' else '1'}{text[at + 1 :]}")


@pytest.mark.parametrize("ident", TITLES)
def test_what_a_seat_mixed_in_cannot_be_changed_exchanged_or_left_out(ident: str) -> None:
    record = mixed_game(ident).record
    for mix in ([*record.mix[1:], record.mix[0]], ["other", *record.mix[1:]], record.mix[:-1], []):
        if mix != record.mix:
            other = records.from_json(records.to_json(record))
            other.mix = mix
            assert verify_draws.verify(records.to_text(other))
            assert verify_draws.verify(records.to_json(other).decode())


@pytest.mark.parametrize("ident", TITLES)
def test_what_a_server_says_at_verify_is_verified_too(ident: str) -> None:
    sitting = Sitting(TITLES, bytes(range(32)), bytes(16))
    sitting.table = mixed_game(ident)
    said = msgspec.json.decode(msgspec.json.encode(verification(sitting)))
    assert verify_draws.verify(json.dumps(said)) == []
    assert len(said["draws"]) > 5
    said["draws"][3][0] = (said["draws"][3][0] + 1) % said["draws"][3][1]
    assert verify_draws.verify(json.dumps(said)) == [
        f"draw 4 is {said['draws'][3][0]} of {said['draws'][3][1]}, but the secret gives "
        f"{(said['draws'][3][0] - 1) % said['draws'][3][1]}"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{",
        "{}",
        "[1]",
        '{"answers": 3}',
        '{"answers": [3]}',
        '{"secret": "zz"}',
        '{"draws": [[1]]}',
        '{"secret": "00", "draws": [["a", "b"]]}',
        '{"x":' * 10_000,
        f'{{"secret": "00", "draws": [[0, {2**70}]]}}',
    ],
)
def test_what_is_no_record_is_not_verified(text: str) -> None:
    assert verify_draws.verify(text)
