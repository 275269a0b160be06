"""Commands: kept once, refused when stale, taken back by the rules of the table. Named after what broke elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from .running import Person, Server, receive_until, send, table_of


def asked_of(people: list[Person], game: str) -> tuple[Person, dict[str, Any]]:
    """Whoever must answer, and the position."""
    for person in people:
        position = person.get(f"/api/games/{game}")
        if "choices" in position:
            return person, position
    raise AssertionError("nobody is asked")


def body(position: dict[str, Any], command: str = "one", choice: int = 0) -> dict[str, Any]:
    return {"seq": position["seq"], "command": command, "answer": position["choices"][choice]["answers"][0]}


def test_a_repeated_command_gets_the_first_answer_again(server: Server) -> None:
    """lichess-org/lila#5921, govariantsteam/govariants#413, mtgred/netrunner#1150: a double click, or a
    retry after a lost answer, is one move."""
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)
    first = person.post(f"/api/games/{game}/answer", body(position))
    again = person.post(f"/api/games/{game}/answer", body(position))
    assert first == {"type": "ack", "command": "one", "seq": position["seq"] + 1, "repeated": False}
    assert again == {**first, "repeated": True}
    assert person.get(f"/api/games/{game}")["seq"] == position["seq"] + 1


@pytest.mark.parametrize("name", ["", "x" * 65, "two\nlines", "x" * 16_000], ids=["empty", "long", "lines", "huge"])
def test_the_id_of_a_command_is_looked_at_by_every_door(server: Server, name: str) -> None:
    """And only one that is looked at comes into a log."""
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)
    said = [{"type": "answer", **body(position, name)}, {"type": "command", "do": "pause", "command": name}]

    async def over_the_socket() -> list[str]:
        async with person.socket(game) as socket:
            for message in said:
                await send(socket, **message)
            return [(await receive_until(socket, "refusal", "ack"))["reason"]["id"] for _ in said]

    refused = asyncio.run(over_the_socket())
    for path, message in (
        ("answer", body(position, name)),
        ("do/pause", {"command": name}),
        ("sit", {"command": name}),
        ("bot", {"command": name, "seat": 0, "bot": "random"}),
    ):
        who = people[0] if path == "bot" else person
        invited = {"invitation": people[0].get(f"/api/games/{game}/table")["invitation"]} if path == "sit" else {}
        refused.append(who.post(f"/api/games/{game}/{path}", {**message, **invited}, 422)["reason"]["id"])
    assert refused == ["server-command-id"] * 6
    assert person.get(f"/api/games/{game}")["seq"] == position["seq"]
    assert person.post(f"/api/games/{game}/answer", body(position, "x" * 64))["command"] == "x" * 64


def test_ten_clicks_at_once_are_one_move(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)
    with ThreadPoolExecutor(10) as pool:
        acks = list(pool.map(lambda _: person.post(f"/api/games/{game}/answer", body(position)), range(10)))
    assert {ack["seq"] for ack in acks} == {position["seq"] + 1}
    assert sum(not ack["repeated"] for ack in acks) == 1


def test_a_stale_command_is_refused_with_the_new_position(server: Server) -> None:
    """18xx 7621: undo by one and pass by another cross."""
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)
    person.post(f"/api/games/{game}/answer", body(position))
    refused = person.post(f"/api/games/{game}/answer", body(position, "two"), 409)
    assert refused["error"] == "stale"
    assert refused["position"]["seq"] == position["seq"] + 1
    assert refused["position"]["view"]


def test_a_command_of_another_person_never_counts_as_a_repeat(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)
    person.post(f"/api/games/{game}/answer", body(position))
    other = next(one for one in people if one is not person)
    assert other.post(f"/api/games/{game}/answer", body(position), 409)["error"] == "stale"


def test_an_illegal_answer_and_one_out_of_turn_change_nothing(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)
    other = next(one for one in people if one is not person)
    bad = {"seq": position["seq"], "command": "bad", "answer": "bid moon 3"}
    assert "‘moon’" in person.post(f"/api/games/{game}/answer", bad, 422)["sentence"]
    out_of_turn = {**body(position), "command": "early"}
    assert "asked" in other.post(f"/api/games/{game}/answer", out_of_turn, 422)["sentence"]
    assert person.get(f"/api/games/{game}") == position


def test_a_hundred_people_race_for_one_seat(server: Server) -> None:
    """boardgameio/boardgame.io#1100: simultaneous joins overwrote each other."""
    host = Person(server, "Host")
    laid = host.lay("peloponnes", ["me", "open"])
    people = [Person(server, f"P{number}") for number in range(100)]

    def join(person: Person) -> int:
        answer = person.http.post(f"/api/games/{laid['game']}/sit", json={"invitation": laid["invitation"], "seat": 1})
        return answer.status_code

    with ThreadPoolExecutor(20) as pool:
        codes = list(pool.map(join, people))
    assert codes.count(200) == 1
    assert set(codes) == {200, 422}
    seats = host.get(f"/api/games/{laid['game']}/table")["seats"]
    assert seats[1]["name"].startswith("P")


def test_undo_alone_where_nothing_was_revealed(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 3)
    person, position = asked_of(people, game)
    while position["view"]["phase"] != "bidding":
        person.post(f"/api/games/{game}/answer", body(position, f"go {position['seq']}"))
        person, position = asked_of(people, game)
    person.post(f"/api/games/{game}/answer", body(position, "bid", -1))
    after = person.get(f"/api/games/{game}")
    seat = person.get(f"/api/games/{game}/table")["you"][0]
    assert after["undo"]["alone"][seat] == 1
    person.post(f"/api/games/{game}/do/undo", {"command": "undo", "seq": after["seq"]})
    back = person.get(f"/api/games/{game}")
    assert back["answers"] == position["answers"]
    assert back["view"] == position["view"]
    assert back["seq"] == after["seq"] + 1
    assert [row["last"] for row in back["log"]][-1] <= back["answers"]


def test_undo_of_what_others_have_answered_since_needs_everybody(server: Server) -> None:
    """terraforming-mars 728: undo as a way to peek. Whoever saw an answer may not simply take their own back."""
    game, people = table_of(server, "peloponnes", 3)
    person, position = asked_of(people, game)
    person.post(f"/api/games/{game}/answer", body(position, "first", 0))
    second, position = asked_of(people, game)
    second.post(f"/api/games/{game}/answer", body(position, "second", 0))
    first_seat = person.get(f"/api/games/{game}/table")["you"][0]
    undo = person.get(f"/api/games/{game}")["undo"]
    assert (undo["alone"][first_seat], undo["agreed"][first_seat]) == (0, 2)
    person.post(f"/api/games/{game}/do/undo", {"command": "ask"})
    asked = person.get(f"/api/games/{game}")
    others = [one for one in people if one is not person]
    assert len(asked["undo"]["request"]["waiting_for"]) == 2
    assert asked["log"][-1]["lines"][0]["message"]["id"] == "table-log-undo-asked"
    person.post(f"/api/games/{game}/do/agree", {"command": "cheat"}, 422)
    others[0].post(f"/api/games/{game}/do/agree", {"command": "yes"})
    assert person.get(f"/api/games/{game}")["answers"] == asked["answers"]
    others[1].post(f"/api/games/{game}/do/agree", {"command": "yes"})
    back = person.get(f"/api/games/{game}")
    assert back["answers"] == asked["answers"] - 2
    assert back["log"][-1]["lines"][0]["message"]["id"] == "table-log-undone"
    assert "request" not in back["undo"]


def test_what_was_revealed_is_not_taken_back_even_if_all_would_agree(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 3)
    person, position = asked_of(people, game)
    while any(person.get(f"/api/games/{game}")["undo"]["agreed"]) or position["seq"] < 8:
        person, position = asked_of(people, game)
        person.post(f"/api/games/{game}/answer", body(position, f"go {position['seq']}", -1))
    refused = person.post(f"/api/games/{game}/do/undo", {"command": "ask"}, 422)
    assert "revealed" in refused["sentence"]


def test_an_answer_says_beforehand_whether_it_can_be_taken_back_alone(server: Server) -> None:
    """With two people the first bid can be taken back; what it takes to reveal a chit cannot."""
    game, people = table_of(server, "peloponnes", 2, undo="free")
    seen = set()
    for number in range(12):
        person, position = asked_of(people, game)
        final = position["choices"][-1].get("final", False)
        person.post(f"/api/games/{game}/answer", body(position, f"try {number}", -1))
        seat = position["asked"]
        undo = person.get(f"/api/games/{game}")["undo"]["alone"]
        assert final == (undo[seat] == 0)
        seen.add(final)
    assert seen == {True, False}


def test_where_nothing_is_taken_back_every_answer_is_final(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2, undo="none")
    _, position = asked_of(people, game)
    assert all(choice.get("final", False) for choice in position["choices"])


def test_whoever_plays_all_seats_alone_need_ask_nobody(server: Server) -> None:
    """Consent is the default, and two at one screen are one person: the first bid is not final."""
    ann = Person(server, "Ann")
    game = ann.lay("peloponnes", ["me", "me"], start=True, undo="consent")["game"]
    assert not any(choice.get("final", False) for choice in ann.get(f"/api/games/{game}")["choices"])


def test_a_declined_undo_is_off_the_table(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2, undo="consent")
    person, position = asked_of(people, game)
    person.post(f"/api/games/{game}/answer", body(position))
    person.post(f"/api/games/{game}/do/undo", {"command": "ask"})
    other = next(one for one in people if one is not person)
    other.post(f"/api/games/{game}/do/decline", {"command": "no"})
    assert "request" not in person.get(f"/api/games/{game}")["undo"]


def game_with_an_answer_to_take_back(ann: Person) -> str:
    """Against a bot that thinks. Whoever bids first may take it back while nobody else has answered."""
    for _ in range(30):
        game = str(ann.lay("peloponnes", ["me", "bot:random"], start=True)["game"])
        position = ann.get(f"/api/games/{game}")
        if "choices" in position:
            ann.post(f"/api/games/{game}/answer", body(position))
            assert ann.get(f"/api/games/{game}")["undo"]["alone"][:1] == [1]
            return game
    raise AssertionError("in thirty games somebody else began")


def test_a_bot_answer_to_a_position_that_was_taken_back_is_dropped(data: Path) -> None:
    """lichess-org/lila#6043, WandererXII/lishogi#693: the AI answered a position that a takeback had removed."""
    with Server(data, ISTHMOS_BOT_PAUSE="2") as server:
        ann = Person(server, "Ann")
        game = game_with_an_answer_to_take_back(ann)
        ann.post(f"/api/games/{game}/do/undo", {"command": "undo"})
        taken_back = ann.get(f"/api/games/{game}")["seq"]
        deadline = time.monotonic() + 60
        while "isthmos_bot_answers_dropped_total 1.0" not in server.metrics():
            assert time.monotonic() < deadline, "the bot's answer was not dropped"
            time.sleep(0.1)
        assert ann.get(f"/api/games/{game}")["seq"] == taken_back


def test_a_position_at_any_event_and_the_pages_of_the_log(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    seen = {}
    for number in range(12):
        person, position = asked_of(people, game)
        seen[position["seq"]] = position
        person.post(f"/api/games/{game}/answer", body(position, f"go {number}"))
    for seq, position in seen.items():
        past = people[0].get(f"/api/games/{game}?at={seq}")
        assert (past["view"], past["answers"]) == (position["view"], position["answers"])
        assert "choices" not in past
    assert people[0].get(f"/api/games/{game}?at=9999", 404)["error"] == "not-found"
    kinds = [event["kind"] for event in people[0].get(f"/api/games/{game}/events")]
    assert kinds[:4] == ["laid", "sat", "sat", "started"]
    german = people[0].get(f"/api/games/{game}?lang=de")
    assert german["question"]["text"]
    assert german["log"][-1]["lines"][-1]["message"]["text"]


def test_resume_brings_only_what_is_new(server: Server) -> None:
    """boardgameio/boardgame.io#817: one id used for several lines made the client skip some."""
    game, people = table_of(server, "peloponnes", 2)

    async def watch() -> None:
        known: list[dict[str, Any]] = []
        for number in range(8):
            async with people[0].socket(game) as socket:
                await send(socket, type="hello", seq=known[-1]["seq"] if known else 0)
                position = await receive_until(socket, "position")
                known += position["log"]
            person, position = asked_of(people, game)
            await asyncio.to_thread(person.post, f"/api/games/{game}/answer", body(position, f"go {number}", -1))
        whole = people[0].get(f"/api/games/{game}")["log"]
        assert known == whole[: len(known)]
        assert len(known) >= len(whole) - 1

    asyncio.run(watch())


def test_hot_seat_one_person_speaks_for_every_seat(server: Server) -> None:
    ann = Person(server, "Ann")
    game = ann.lay("peloponnes", ["me", "me", "me"], start=True)["game"]
    asked = set()
    for number in range(20):
        position = ann.get(f"/api/games/{game}")
        asked.add(position["asked"])
        ann.post(f"/api/games/{game}/answer", body(position, str(number), -1))
    assert asked == {0, 1, 2}


def test_a_seat_is_resigned_to_a_bot_and_taken_back(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    laid = ann.lay("peloponnes", ["me", "open"], leave_bot="greedy")
    game = laid["game"]
    ben.post(f"/api/games/{game}/sit", {"invitation": laid["invitation"]})
    ann.post(f"/api/games/{game}/do/start", {"command": "start"})
    ben.post(f"/api/games/{game}/do/resign", {"command": "bye"})
    seats = ann.get(f"/api/games/{game}/table")["seats"]
    assert (seats[1]["bot"], seats[1]["name"]) == ("greedy", "Ben")
    assert "bot plays your seat" in ben.post(f"/api/games/{game}/do/pause", {"command": "p"}, 403)["sentence"]
    ben.post(f"/api/games/{game}/do/back", {"command": "back"})
    assert ann.get(f"/api/games/{game}/table")["seats"][1]["bot"] == ""


def test_a_paused_game_takes_no_answers(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    person, position = asked_of(people, game)
    person.post(f"/api/games/{game}/do/pause", {"command": "pause"})
    asked = person.get(f"/api/games/{game}")
    assert (asked["status"], asked["undo"]["request"]["what"]) == ("running", "pause")
    (other,) = [people[seat] for seat in asked["undo"]["request"]["waiting_for"]]
    assert other.get("/api/me/notifications")[-1]["kind"] == "pause"
    other.post(f"/api/games/{game}/do/agree", {"command": "agree"})
    paused = person.get(f"/api/games/{game}")
    assert paused["status"] == "paused"
    late = {**body(position), "seq": paused["seq"]}
    assert "paused" in person.post(f"/api/games/{game}/answer", late, 422)["sentence"]
    person.post(f"/api/games/{game}/do/resume", {"command": "resume"})
    assert person.get(f"/api/games/{game}")["status"] == "running"


def test_chat_reaches_everybody_and_only_sitters_talk(server: Server) -> None:
    """boardgame.io 876: chat without authentication."""
    game, people = table_of(server, "peloponnes", 2)
    stranger = Person(server, "Stranger")

    async def talk() -> dict[str, Any]:
        async with stranger.socket(game) as watching, people[0].socket(game) as sitting:
            for socket in (watching, sitting):
                await send(socket, type="hello")
                await receive_until(socket, "position")
            await send(sitting, type="chat", text="  Χαίρετε!\u0007 ")
            heard = await receive_until(watching, "chat")
            await send(watching, type="chat", text="me too")
            refused = await receive_until(watching, "refusal")
            assert refused["error"] == "not-allowed"
            return heard

    heard = asyncio.run(talk())
    assert (heard["name"], heard["text"]) == ("Person 0", "Χαίρετε!")
    assert [row["text"] for row in stranger.get(f"/api/games/{game}/chat")] == ["Χαίρετε!"]


def test_a_record_is_brought_along_and_looked_at(server: Server) -> None:
    text = (Path(__file__).parents[1] / "golden" / "peloponnes-2-players.game").read_text()
    ann = Person(server, "Ann")
    game = ann.http.post("/api/records?name=Old", content=text).json()["game"]
    position = ann.get(f"/api/games/{game}")
    assert (position["status"], position["asked"]) == ("archive", -2)
    rows = position["log"]
    assert [row["seq"] for row in rows] == list(range(1, position["seq"] + 1))
    for row in rows:
        assert ann.get(f"/api/games/{game}?at={row['seq']}&since={row['first']}")["log"] == [row]
    begun, middle = ann.get(f"/api/games/{game}?at=1"), ann.get(f"/api/games/{game}?at={len(rows) // 2}")
    assert (begun["view"]["round"], begun["answers"], len(begun["log"])) == (1, rows[0]["last"], 1)
    assert begun["view"]["round"] < middle["view"]["round"] < position["view"]["round"]
    assert middle["log"] == rows[: len(rows) // 2]
    assert "scores" in position
    assert "scores" not in middle
    assert ann.http.get(f"/api/games/{game}?at={len(rows) + 1}").status_code == 404
    assert ann.http.get(f"/api/games/{game}/record").text.splitlines()[1] == "game peloponnes"
    bad = ann.http.post("/api/records", content=text.replace("seats 2", "seats 3"))
    assert (bad.status_code, bad.json()["error"]) == (422, "refused")


def test_the_campaign_is_laid_and_goes_on(server: Server) -> None:
    ann = Person(server, "Ann")
    assert ann.get("/api/campaign")["next"] == 1
    assert ann.get("/api/campaign?title=peloponnes")["next"] == 1
    assert "perikles has no campaign" in ann.get("/api/campaign?title=perikles", 404)["sentence"]
    game = ann.post("/api/campaign", {}, 201)["game"]
    position = ann.get(f"/api/games/{game}")
    assert position["view"]["level"] == 1
    for number in range(300):
        if position["status"] == "finished":
            break
        ann.post(f"/api/games/{game}/answer", body(position, str(number), -1))
        position = ann.get(f"/api/games/{game}")
    progress = ann.get("/api/campaign")["progress"]
    assert len(progress["completed"]) + len(progress["missed"]) == 1


def test_a_level_that_was_not_counted_in_time_is_counted_when_its_table_is_opened(data: Path) -> None:
    """The machine may stop between the last answer and the count."""
    with Server(data) as server:
        ann = Person(server, "Ann")
        game = ann.post("/api/campaign", {}, 201)["game"]
        while (position := ann.asked(game))["status"] != "finished":
            ann.post(f"/api/games/{game}/answer", body(position, str(position["seq"]), -1))
        counted = ann.get("/api/campaign")
        server.stop()
        with contextlib.closing(sqlite3.connect(data / "isthmos.db")) as database, database:
            database.execute("UPDATE person SET campaign = ''")
        server.start()
        assert ann.get("/api/campaign")["progress"]["missed"] == []
        ann.get(f"/api/games/{game}")
        assert ann.get("/api/campaign") == counted


def test_notifications_are_written_with_the_move_and_delivered_once(server: Server) -> None:
    game, people = table_of(server, "peloponnes", 2)
    person, _ = asked_of(people, game)
    other = next(one for one in people if one is not person)
    for number in range(20):
        speaker, now = asked_of(people, game)
        if speaker is other:
            break
        said = body(now, f"go {number}", -1)
        speaker.post(f"/api/games/{game}/answer", said)
        assert speaker.post(f"/api/games/{game}/answer", said)["repeated"]
    rows = news_of(other, game)
    assert [(row["kind"], row["title"], row["seq"]) for row in rows] == [("turn", "peloponnes", now["seq"])]
    other.post("/api/me/notifications/seen", {"upto": rows[-1]["id"]})
    assert news_of(other, game) == []
    assert any(row["id"] == game and row["your_turn"] for row in other.get("/api/me/games"))


def news_of(person: Person, game: str) -> list[dict[str, Any]]:
    return [row for row in person.get("/api/me/notifications") if row["game"] == game]


def test_nobody_is_told_of_a_turn_that_is_over_but_of_every_end(server: Server) -> None:
    """Each was asked many times, and answered without looking at the news."""
    game, people = table_of(server, "peloponnes", 2)
    number, told = 0, []
    while people[0].get(f"/api/games/{game}")["status"] == "running":
        number += 1
        speaker, now = asked_of(people, game)
        told += [row["seq"] == now["seq"] for row in news_of(speaker, game)]
        speaker.post(f"/api/games/{game}/answer", body(now, f"go {number}", -1))
    assert len(told) > 1
    assert all(told)
    assert [row["kind"] for person in people if person is not speaker for row in news_of(person, game)] == ["finished"]


def test_the_lobby_shows_listed_tables_only(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    hidden = ann.lay("peloponnes", ["me", "open"])["game"]
    shown = ann.lay("peloponnes", ["me", "open"], listed=True, name="Come in")["game"]
    ids = [row["id"] for row in ben.get("/api/lobby")]
    assert shown in ids
    assert hidden not in ids
    assert ben.post(f"/api/games/{hidden}/sit", {}, 403)["error"] == "not-allowed"
    assert ben.post(f"/api/games/{shown}/sit", {})["you"] == [1]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_loses_nothing_and_bots_go_on(data: Path, how: signal.Signals) -> None:
    """boardgameio/boardgame.io#370, #672, #218, lichess-org/lila#11966: a restart left both sides waiting, or
    ate moves."""
    server = Server(data)
    with server:
        ann = Person(server, "Ann")
        game = ann.lay("peloponnes", ["me", "bot:random"], start=True)["game"]
        acks = []
        for number in range(6):
            position = ann.get(f"/api/games/{game}")
            if "choices" in position:
                acks.append(ann.post(f"/api/games/{game}/answer", body(position, str(number))))
        server.stop(how)
        server.start()
        seqs = {event["seq"] for event in ann.get(f"/api/games/{game}/events")}
        assert {ack["seq"] for ack in acks} <= seqs
        assert "choices" in ann.asked(game)


def test_a_server_stops_within_five_seconds_in_the_middle_of_a_game(data: Path) -> None:
    """At the fifth try at the latest: the machine may be busy."""
    server = Server(data, ISTHMOS_BOT_PAUSE="0.4")

    def seconds_to_stop() -> float:
        server.start()
        ann = Person(server, "Ann")
        ann.lay("peloponnes", ["me", "bot:greedy", "bot:greedy"], start=True)
        return server.stop()

    assert any(seconds_to_stop() < 5 for _ in range(5))


def test_a_database_that_does_not_answer_is_told_in_a_sentence(data: Path) -> None:
    server = Server(data, 1, "postgresql+asyncpg://nobody@127.0.0.1:9/nothing")
    with pytest.raises(AssertionError, match="the database cannot be opened"):
        server.start()
    assert "Traceback" not in server.log.read_text()


def test_more_than_one_worker_on_sqlite_is_refused(data: Path) -> None:
    with pytest.raises(AssertionError, match="one writer, so one worker"):
        Server(data, workers=2).start()
