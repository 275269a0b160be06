"""What a position says in fields: what answers are about, and what they make of the asker's own part of the view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from isthmos.core.state import OVER
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.shapes import PeloponnesAbout
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.language import Language
from isthmos.server.wire import frames
from isthmos.server.wire.changes import changes
from isthmos.server.wire.requests import ANSWERS, CONSEQUENCES
from isthmos.table.sitting import Sitting
from isthmos.testkit.peloponnes import table

from .test_bytes import sitting_of

ABOUT = {"peloponnes": PeloponnesAbout, "heroes": HeroesAbout, "perikles": PeriklesAbout}
STEP = 7
"""So many questions of a game are passed over for each that is looked at."""


def applied(before: Any, change: Any) -> Any:
    """As clients do it; `tests/web/test_changes.py` asks the client's own."""
    if isinstance(change, list):
        return change[0]
    if not isinstance(change, dict):
        return change
    return {**before, **{key: applied(before.get(key), part) for key, part in change.items()}} if change else before


def own_part(title: str, view: Any, seat: int) -> Any:
    return view["own"] if title == "perikles" else view["poleis"][seat]


def positions(title: str, wants: str = CONSEQUENCES) -> Iterator[tuple[Sitting, Any]]:
    """Of a game of random answers, as the seat that is asked gets them."""
    sitting, chosen, number = sitting_of(title), Random(2), 0
    while sitting.asked() != OVER:
        state, number = sitting.playing().state, number + 1
        if number % STEP == 0:
            position = frames.position("game", sitting, [sitting.asked()], 0, 0.0)
            yield sitting, msgspec.json.decode(frames.with_choices(position, sitting, wants))
        answer = sitting.title.write(state, chosen.choice(state.moves()))
        sitting.answer(sitting.asked(), answer, f"c{number}", float(number))


@pytest.mark.parametrize("title", ABOUT)
def test_changes_make_of_the_own_part_in_the_view_what_each_answer_makes_of_it(title: str) -> None:
    for sitting, position in positions(title):
        state = sitting.playing().state
        now = own_part(title, position["view"], sitting.asked())
        assert now == to_json(sitting.title.own(state, sitting.asked()))
        written = dict(zip(sitting.title.written(state), state.moves(), strict=True))
        for choice in position["choices"]:
            then = now
            rows = choice.get("after") or [{}] * len(choice["answers"])
            for answer, change in zip(choice["answers"], rows, strict=True):
                then = applied(then, change)
                assert then == to_json(sitting.title.after(state, written[answer]))


def to_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("title", ABOUT)
def test_everything_is_about_something_in_the_fields_of_its_game(title: str) -> None:
    """Nothing beyond them, no defaults, and no two answers about the same."""
    kind = ABOUT[title]
    for sitting, position in positions(title):
        choices = position["choices"]
        lines = [line for row in position["log"] for line in row["lines"]]
        for one in [*choices, *position["barred"], *lines]:
            assert to_json(msgspec.convert(one["about"], kind)) == one["about"]
        assert all(one["about"]["verb"] for one in [*choices, *position["barred"]])
        assert all(line["fact"] for line in lines)
        abouts = [msgspec.json.encode(one["about"], order="sorted") for one in choices]
        assert len(set(abouts)) == len(abouts), position["view"]["question"]
        answers = {answer for choice in choices for answer in choice["answers"]}
        assert not answers & {one["answer"] for one in position["barred"]}
        assert sitting.asked() >= 0


def test_who_wants_bare_answers_gets_nothing_but_them() -> None:
    for _, position in positions("peloponnes", ANSWERS):
        assert all(choice.keys() == {"number", "answers"} for choice in position["choices"])
        assert "barred" not in position


def test_with_two_inhabitants_a_land_that_brings_two_makes_the_next_income_two_coins() -> None:
    """PEL-N1, PEL-I4: the client said 1, as it counted those there were."""
    board = table("X", "Y").people(X=2).coins(X=9).offer("A06", "A01").bidding().board
    title = sitting_of("peloponnes").title
    own: Any = title.own(board, 0)
    bid = next(choice for choice in title.choices(board) if getattr(choice.about, "tile", "") == "A06")
    then: Any = title.after(board, bid.moves[0])
    assert (own.people, own.income.coins, then.people, then.income.coins) == (2, 1, 4, 2)


def test_consequences_keep_tone_and_mark_in_the_language_that_is_asked_for() -> None:
    sitting, position = next(positions("peloponnes"))
    spoken = to_json(frames.choice_rows(sitting, CONSEQUENCES, Language("en")))
    for choice, same in zip(position["choices"], spoken, strict=True):
        assert all(one.pop("text") for one in same["consequences"])
        assert same["consequences"] == choice["consequences"]
    assert any("is_figure" in one for choice in spoken for one in choice["consequences"])


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"coins": 4}, {"coins": 4}, {}),
        ({"coins": 4, "wood": 1}, {"coins": 2, "wood": 1}, {"coins": 2}),
        ({"income": {"coins": 1, "wood": 0}}, {"income": {"coins": 2, "wood": 0}}, {"income": {"coins": 2}}),
        ({"lands": ["A01"]}, {"lands": ["A01", "A06"]}, {"lands": [["A01", "A06"]]}),
        ({"coming": None}, {"coming": {"coins": 1}}, {"coming": [{"coins": 1}]}),
        ({"coming": {"coins": 1}}, {"coming": None}, {"coming": None}),
        ({"risk": {"has": 1, "loses": 1}}, {"risk": {"has": 1}}, {"risk": [{"has": 1}]}),
        ({"locations": {}}, {"locations": {"pylos": {"main": 1}}}, {"locations": {"pylos": [{"main": 1}]}}),
    ],
)
def test_changes(before: object, after: object, change: object) -> None:
    assert changes(before, after) == change
    assert applied(before, change) == after
