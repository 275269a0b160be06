"""The log in fields: what a client needs to draw a battle without reading a sentence."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from isthmos.core.title import SPECTATOR
from isthmos.games.perikles.title import TITLE
from isthmos.testkit.perikles import Game, table


def told(game: Game, viewer: int = SPECTATOR) -> list[tuple[str, dict[str, Any]]]:
    rows = TITLE.tell(game.board, game.board.facts or [], viewer)
    return [(row.fact, cast(dict[str, Any], msgspec.json.decode(msgspec.json.encode(row.about)))) for row in rows]


def battle() -> Game:
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").special("C", "persian-fleet")
    scene.locations("pylos").sent("A", "pylos", "attack", "athens t4", "athens h3")
    return scene.sent("S", "pylos", "defence", "sparta t1", "sparta h4").battles()


def test_a_battle_is_told_in_fields() -> None:
    """PER-B3 to PER-B16: roles, counters, what helps, tokens, column, throws, who won and what was lost."""
    game = battle().play("C", "play persian-fleet defence").play("A", "column 3:1").dice("12/2", "12/2")
    rows = told(game)
    facts = [fact for fact, _ in rows]
    first = facts.index("battle_began")
    assert rows[first][1] == {"location": "pylos", "mains": [0, 1]}
    shown = [about for fact, about in rows if fact == "forces_shown"]
    trireme = {"army": "athens", "type": "trireme", "strength": 4}
    assert trireme in [counter for about in shown if about["side"] == "attack" for counter in about["counters"]]
    by_fact = dict(reversed(rows))
    assert by_fact["combat_began"]["type"] == "trireme"
    assert by_fact["combat_began"]["tokens"] == [0, 0]
    assert by_fact["token_given"] == {"side": "defence", "tokens": [0, 1]}
    column = by_fact["column_found"]
    assert (column["column"], column["strengths"], column["tokens"]) == ("3:1", [4, 1], [0, 1])
    assert len(column["needs"]) == 2
    assert 0 < column["percent"] < 100


def test_every_throw_says_what_it_hit_and_the_tokens_after_it() -> None:
    """PER-B12, PER-B13."""
    game = battle().play("C", "pass").play("A", "column 3:1").dice("12/2", "12/2")
    throws = [about for fact, about in told(game) if fact == "thrown"]
    assert [(one["totals"], one["hits"], one["tokens"]) for one in throws] == [
        ([12, 2], [True, False], [1, 0]),
        ([12, 2], [True, False], [2, 0]),
    ]
    assert throws[0]["dice"] == [[6, 6], [1, 1]]
    assert throws[1]["percent"] == 100
    assert ("combat_won", {"side": "attack", "type": "trireme"}) in told(game)
    assert ("counter_lost", {"army": "sparta", "type": "trireme", "strength": 1}) in told(game)
    second = [about for fact, about in told(game) if fact == "combat_began"][1]
    assert (second["type"], second["tokens"]) == ("hoplite", [1, 0])


def test_fields_tell_no_more_than_the_sentence() -> None:
    """PER-H1, PER-H3."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").locations("pylos").turns("A", one=1)
    game = scene.sending().play("A", "send athens t4", "attack pylos")
    sent = {viewer: dict(told(game, viewer))["sent"].get("strength") for viewer in (0, 1, SPECTATOR)}
    assert sent == {0: 4, 1: None, SPECTATOR: None}
