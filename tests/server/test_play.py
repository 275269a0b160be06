"""Whole games over real sockets, on a real SQLite file."""

from __future__ import annotations

import asyncio

import pytest

from isthmos import verify_draws
from isthmos.core import record as records
from isthmos.games.catalogue import TITLES

from .running import SHOWN, Person, Server, play_seat, table_of


@pytest.mark.parametrize("title", SHOWN)
def test_a_game_of_four_is_played_to_the_end_with_reconnects(server: Server, title: str) -> None:
    game, people = table_of(server, title, 4)

    async def play() -> list[dict[str, object]]:
        return await asyncio.gather(*(play_seat(person, game, n, 7) for n, person in enumerate(people)))

    ends = asyncio.run(play())
    assert len({tuple(end["scores"]) for end in ends}) == 1  # type: ignore[arg-type]
    text = people[0].http.get(f"/api/games/{game}/record").text
    assert verify_draws.verify(text) == []
    record = records.load(text.encode(), TITLES)
    assert record.mix == ["zero", "mix1", "mix2", "mix3"]
    assert record.players == ["Person 0", "Person 1", "Person 2", "Person 3"]
    assert people[0].get(f"/api/games/{game}/verify")["secret"] == record.secret


def test_a_person_plays_against_bots_over_http_alone(server: Server) -> None:
    person = Person(server, "Ann")
    game = person.lay("peloponnes", ["me", "bot:greedy", "bot:random"], start=True)["game"]
    while (position := person.asked(game))["status"] != "finished":
        seq = position["seq"]
        body = {"seq": seq, "command": str(seq), "answer": position["choices"][-1]["answers"][0]}
        person.post(f"/api/games/{game}/answer", body)
    assert len(position["scores"]) == 3
