"""The game of docs/howto/add_a_game.md on a server: nothing here knows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from third_game import GAME, installed

from .running import Person, Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("lots")
    with Server(folder / "data", 1, "", **installed(folder)) as server:
        yield server


def test_it_is_on_the_shelf_with_the_bots_that_can_play_it(house: Server) -> None:
    row = next(row for row in Person(house, "Ann").get("/api/titles") if row["id"] == GAME)
    assert (row["bots"], row["campaign"], row["seats_max"]) == (["random"], False, 4)


def test_it_is_laid_and_played_to_the_end_against_a_bot(house: Server) -> None:
    person = Person(house, "Ann")
    game = person.lay(GAME, ["me", "bot:random", "bot:random"], start=True)["game"]
    while (position := person.asked(game))["status"] != "finished":
        seq = position["seq"]
        assert position["guidance"]["id"] == "lots-help-bid"
        body = {"seq": seq, "command": str(seq), "answer": position["choices"][0]["answers"][0]}
        person.post(f"/api/games/{game}/answer", body)
    assert len(position["scores"]) == 3
    assert position["winners"]


def test_its_words_are_told_to_clients_that_were_built_without_them(house: Server) -> None:
    door = f"{house.address}/api/titles/{GAME}/words"
    assert "web-title-lots = Lots\n" in httpx.get(f"{door}/en", verify=False).text
    assert "web-title-lots = Lose\n" in httpx.get(f"{door}/de", verify=False).text
    assert httpx.get(f"{house.address}/api/titles/chess/words/en", verify=False).status_code == 404
