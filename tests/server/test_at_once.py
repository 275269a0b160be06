"""What several people do at the same moment: one after the other, nobody unheard. Named after what broke elsewhere."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from .running import Data, Person, Server, receive_until, send, table_of

Post = tuple[Person, str, Data]


def asked_of(people: list[Person], game: str) -> tuple[Person, Data]:
    """Whoever must answer, and the position."""
    found = [(person, person.get(f"/api/games/{game}")) for person in people]
    return next((person, position) for person, position in found if "choices" in position)


def answer_to(position: Data, command: str) -> Data:
    return {"seq": position["seq"], "command": command, "answer": position["choices"][0]["answers"][0]}


def at_once(game: str, *posts: Post) -> list[Any]:
    with ThreadPoolExecutor(len(posts)) as pool:
        sent = [pool.submit(one.http.post, f"/api/games/{game}/{door}", json=body) for one, door, body in posts]
        return [answer.result() for answer in sent]


def test_an_undo_and_an_answer_that_cross(server: Server) -> None:
    """18xx#7621: A takes back while B passes; B's pass must not be taken for an answer to what it did not mean."""
    game, people = table_of(server, "peloponnes", 3)
    first = set()
    for number in range(12):
        ann, position = asked_of(people, game)
        ann.post(f"/api/games/{game}/answer", answer_to(position, f"a {number}"))
        ben, position = asked_of(people, game)
        if ben is ann or not ben.get(f"/api/games/{game}")["undo"]["alone"][people.index(ann)]:
            continue
        undo = {"command": f"undo {number}", "seq": position["seq"]}
        crossed = [(ann, "do/undo", undo), (ben, "answer", answer_to(position, f"b {number}"))]
        answers = at_once(game, *(crossed if number % 2 else crossed[::-1]))[:: 1 if number % 2 else -1]
        codes = tuple(answer.status_code for answer in answers)
        assert sorted(codes) == [200, 409]
        late = answers[codes.index(409)].json()
        assert late["position"]["seq"] == position["seq"] + 1, "it comes with the position as it is now"
        after = ann.get(f"/api/games/{game}")["answers"]
        assert after == position["answers"] - 1 if codes[0] == 200 else after > position["answers"]
        first.add(codes.index(200))
    assert first


def test_two_who_act_at_once_are_both_heard(server: Server) -> None:
    """boardgame.io#828: one of them was silently dropped. Here both may agree, and neither needs to know the other."""
    game, people = table_of(server, "peloponnes", 3, undo="consent")
    ann, position = asked_of(people, game)
    ann.post(f"/api/games/{game}/answer", answer_to(position, "first"))
    ann.post(f"/api/games/{game}/do/undo", {"command": "ask"})
    others = [one for one in people if one is not ann]
    answers = at_once(game, *[(one, "do/agree", {"command": "yes"}) for one in others])
    assert [answer.status_code for answer in answers] == [200, 200]
    assert {answer.json()["seq"] for answer in answers} == {position["seq"] + 3, position["seq"] + 4}
    assert ann.get(f"/api/games/{game}")["answers"] == position["answers"]


@pytest.mark.parametrize("name", ["", "\x00", "c" * 65, "a\nb"], ids=["empty", "nul", "long", "two lines"])
def test_a_command_needs_a_name_that_can_be_kept(server: Server, name: str) -> None:
    """By either door; a legal answer, so that nothing but its name is wrong with it."""
    game, people = table_of(server, "peloponnes", 2)
    ann, position = asked_of(people, game)
    assert ann.post(f"/api/games/{game}/answer", answer_to(position, name), 422)["sentence"]
    assert ann.post(f"/api/games/{game}/do/pause", {"command": name}, 422)["sentence"]

    async def say() -> list[str]:
        async with ann.socket(game) as socket:
            await send(socket, type="answer", **answer_to(position, name))
            first = await receive_until(socket, "refusal", "ack")
            await send(socket, type="command", do="pause", command=name)
            return [first["type"], (await receive_until(socket, "refusal", "ack"))["type"]]

    assert asyncio.run(say()) == ["refusal", "refusal"]
    assert ann.get(f"/api/games/{game}") == position
