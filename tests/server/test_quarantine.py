"""One game damaged in any way rests in quarantine: the server starts, the others are played, the operator is told.

All damage is done to games of one database, so that one start of a server meets all of it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from .running import Person, Server
from .test_admin import admin

LAST = "(SELECT max(seq) FROM event WHERE game = :game)"
PAYLOAD = f"UPDATE event SET payload = :value WHERE game = :game AND seq = {LAST}"
SEATS = "CAST(replace(CAST(payload AS TEXT), '\"seats\":2', :value) AS BLOB)"
FIRST = f"UPDATE event SET payload = {SEATS} WHERE game = :game AND seq = 1"
DAMAGE: dict[str, tuple[str, object]] = {
    "half an event": (PAYLOAD, b'{"type'),
    "no event at all": (PAYLOAD, b""),
    "letters that are none": (PAYLOAD, b'{"type":"answer","answers":[{"seat":0,"move":"\xff\xfe"}]}'),
    "an unknown kind of event": (PAYLOAD, b'{"type":"flown"}'),
    "an event that is a number": (PAYLOAD, b"17"),
    "a word for a number": (PAYLOAD, b'{"type":"undone","to":"back"}'),
    "text for bytes": (PAYLOAD, "text"),
    "brackets without end": (PAYLOAD, b'{"type":"answer","answers":' + b"[" * 200_000),
    "an answer nobody can give": (PAYLOAD, b'{"type":"answer","answers":[{"seat":0,"move":"fly"}]}'),
    "an answer without answers": (PAYLOAD, b'{"type":"answer","answers":[]}'),
    "back to before the beginning": (PAYLOAD, b'{"type":"undone","to":-1000000}'),
    "no log": ("DELETE FROM event WHERE game = :game", None),
    "no beginning": ("DELETE FROM event WHERE game = :game AND seq = 1", None),
    "a gap in the log": ("DELETE FROM event WHERE game = :game AND seq = 2", None),
    "no end": (f"DELETE FROM event WHERE game = :game AND seq = {LAST}", None),
    "a secret that is too short": ("UPDATE game SET secret = :value WHERE id = :game", b"short"),
    "another secret": ("UPDATE game SET secret = :value WHERE id = :game", bytes(32)),
    "text for a salt": ("UPDATE game SET salt = :value WHERE id = :game", "salt"),
    "a thousand million seats": (FIRST, '"seats":1000000000'),
    "more seats than numbers": (FIRST, '"seats":' + "9" * 400),
    "fewer seats than none": (FIRST, '"seats":-2'),
    "no rows of seats": ("DELETE FROM seat WHERE game = :game", None),
    "a seat that is not there": (f"UPDATE event SET seat = :value WHERE game = :game AND seq = {LAST}", 99),
    "a time that is none": (f"UPDATE event SET at = :value WHERE game = :game AND seq = {LAST}", "noon"),
    "a game that is not installed": ("UPDATE game SET title = :value WHERE id = :game", "chess"),
}


class Damaged(NamedTuple):
    """A server on a database with one damaged game of each kind, and who sits at all of them."""

    server: Server
    ann: Person
    games: dict[str, str]
    sound: str
    checked: tuple[int, str]


def damage(data: Path, games: dict[str, str]) -> None:
    """Clock and bot are made due, so that the keeper looks at each of them by itself."""
    with contextlib.closing(sqlite3.connect(data / "isthmos.db")) as connection, connection:
        for kind, game in games.items():
            statement, value = DAMAGE[kind]
            assert connection.execute(statement, {"game": game, "value": value}).rowcount, kind
            due = "UPDATE game SET deadline = 1, asked = 1, name = CAST(x'ff' AS TEXT) WHERE id = ?"
            connection.execute(due, (game,))


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    data = tmp_path_factory.mktemp("damaged") / "data"
    server = Server(data)
    with server:
        ann = Person(server, "Ann")
        games = {kind: ann.lay("peloponnes", ["me", "bot:random"], start=True)["game"] for kind in DAMAGE}
        sound = ann.lay("peloponnes", ["me", "bot:random"], start=True)["game"]
        for game in (*games.values(), sound):
            ann.asked(game)
        server.stop()
        damage(data, games)
        checked = admin("upgrade", "--check", "--data", str(data))
        server.start()
        yield Damaged(server, ann, games, sound, checked)


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_game_is_quarantined_and_its_players_and_the_operator_are_told(damaged: Damaged, kind: str) -> None:
    game, ann = damaged.games[kind], damaged.ann
    refused = ann.get(f"/api/games/{game}", 410)
    assert refused["error"] == "quarantined"
    assert "quarantine" in refused["sentence"]
    assert {row["id"]: row["status"] for row in ann.get("/api/me/games")}[game] == "quarantined"
    code, said = admin("quarantine", "--data", str(damaged.server.data))
    assert code == 0
    assert game in said
    assert any("quarantine" in line and game in line for line in damaged.server.log.read_text().splitlines())


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_check_before_an_upgrade_reports_a_damaged_game_and_goes_on(damaged: Damaged, kind: str) -> None:
    code, said = damaged.checked
    assert code == 1, said
    assert f"{damaged.games[kind]} does not: " in said
    assert "peloponnes: 1 play as they did" in said


def test_a_check_while_the_server_runs_says_the_same_and_changes_nothing(damaged: Damaged) -> None:
    code, said = admin("upgrade", "--check", "--data", str(damaged.server.data))
    assert code == 1
    assert "peloponnes: 1 play as they did" in said
    assert {game for game in damaged.games.values() if f"{game} does not: " in said} == set(damaged.games.values())
    assert f"{len(DAMAGE)} will be put in quarantine" in said
    assert damaged.ann.get(f"/api/games/{damaged.sound}")["status"] == "running"


def test_the_other_game_is_played_on_with_its_bot(damaged: Damaged) -> None:
    ann, game = damaged.ann, damaged.sound
    for number in range(5):
        position = ann.asked(game)
        body = {"seq": position["seq"], "command": str(number), "answer": position["choices"][0]["answers"][0]}
        ann.post(f"/api/games/{game}/answer", body)
    assert damaged.server.log.read_text().count("Traceback") == 0
