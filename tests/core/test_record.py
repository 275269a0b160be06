"""Records: what is written can be read, replayed and trusted; what is damaged is refused with place and reason."""

import random
from collections.abc import Callable

import msgspec
import pytest

from isthmos import verify_draws
from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import RecordError
from isthmos.core.record import Record
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.table.table import Table


def played(seats: int = 3, seed: str = "record", options: dict[str, str] | None = None) -> Record:
    """A whole game of Peloponnes by random answers."""
    choice = random.Random(seed).choice
    names = ["Ann", "Ben", "Cy", "Dora", "Eos"][:seats]
    table = Table.new(TITLES["peloponnes"], seats, options or {}, names, dealer_from_seed(seed))
    while (seat := table.state.seat()) != OVER:
        table.submit(seat, table.title.write(table.state, choice(table.state.moves())))
    return table.record


RECORD = played()
TEXT = records.to_text(RECORD)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_text_and_json_say_the_same(seats: int) -> None:
    record = played(seats, f"same {seats}", {"conquest_overbid": "false"})
    assert records.load(records.to_text(record).encode(), TITLES) == record
    assert records.load(records.to_json(record), TITLES) == record


@pytest.mark.parametrize(
    "value", ["true", "two\nlines\n", 'a "word"', '"quoted"', " spaces  kept ", "ends\u2028here\x85"]
)
def test_any_option_survives_on_its_line(value: str) -> None:
    record = Record(game="peloponnes", rules=1, seats=2, options={"data": value})
    text = records.to_text(record)
    assert len(text.splitlines()) == 5
    assert records.from_text(text) == record


def test_a_damaged_quoted_option_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="line 5: the quoted value is damaged"):
        records.from_text('isthmos record 1\ngame x\nrules 1\nseats 2\noption data "a\n')


def test_a_replay_needs_no_seed_and_gives_the_same_position() -> None:
    bare = msgspec.structs.replace(RECORD, secret="", salt="", commitment="")
    assert records.replay(TITLES["peloponnes"], bare).hash() == RECORD.answers[-1].check


def test_a_replay_can_stop_anywhere() -> None:
    title = TITLES["peloponnes"]
    for i, answer in enumerate(RECORD.answers, 1):
        if answer.check:
            assert records.replay(title, RECORD, i).hash() == answer.check


def test_every_draw_of_a_finished_game_is_verified_by_the_script() -> None:
    assert verify_draws.verify(TEXT) == []
    assert verify_draws.verify(records.to_json(RECORD).decode()) == []


def test_comments_and_empty_lines_do_not_matter() -> None:
    commented = "# a friendly game\n\n" + TEXT.replace("\n0 ", "\n# now seat 0\n\n0 ")
    assert records.load(commented.encode(), TITLES) == RECORD


def test_a_game_going_on_is_a_record_too() -> None:
    half = TEXT.splitlines()[: len(TEXT.splitlines()) // 2]
    record = records.load("\n".join(half).encode(), TITLES)
    assert record.scores == []
    assert verify_draws.verify("\n".join(half)) == ["the record has no secret: it is revealed when the game is over"]


def line_of(start: str) -> int:
    return next(i for i, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start))


def replaced(old: str, new: str) -> Callable[[], bytes]:
    assert old in TEXT
    return lambda: TEXT.replace(old, new, 1).encode()


FIRST_BID = next(line for line in TEXT.splitlines() if " bid " in line)
FIRST_REVEAL = next(line for line in TEXT.splitlines() if line.startswith("* reveal"))


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (replaced("isthmos record 1", "isthmos record 9"), "line 1: 'isthmos record 9' is not a format known here"),
        (replaced("isthmos record 1\n", ""), "no line 'isthmos record …'"),
        (replaced("game peloponnes", "game chess"), "there is no game 'chess'; there are peloponnes"),
        (replaced("rules 1", "rules 99"), "rules version 99"),
        (replaced("rules 1", "rules one"), "line 3: 'rules one' cannot be read"),
        (replaced("seats 3", "seats 7"), "7 players cannot play peloponnes; it takes 1 to 5"),
        (replaced("seats 3\n", ""), "no line 'seats …'"),
        (replaced("player 1", "player 2"), "player 1 should come next"),
        (replaced("commitment ", "commitment x"), "cannot be read"),
        (replaced("seats 3", "seats 3\noption luck high"), "there is no option 'luck'"),
        (replaced("seats 3", "seats 3\nweather fine"), "'weather' is not a word that begins a line"),
        (replaced(FIRST_BID, FIRST_BID.replace("bid", "bud")), f"line {line_of(FIRST_BID)}: I do not know ‘bud’"),
        (
            replaced(FIRST_BID, f"{(int(FIRST_BID[0]) + 1) % 3}{FIRST_BID[1:]}"),
            f"line {line_of(FIRST_BID)}: .* is asked",
        ),
        (replaced(FIRST_BID, FIRST_BID[0]), f"line {line_of(FIRST_BID)}: an answer is missing"),
        (replaced(FIRST_BID, FIRST_BID + " ; draw 1 of 2"), "after a chance answer only"),
        (replaced(FIRST_REVEAL, FIRST_REVEAL + "5"), f"line {line_of(FIRST_REVEAL)}: .* is not draw"),
        (replaced("\n= ", "\n= 0"), "the position after"),
        (replaced("\n* deal", "\n= 00\n* deal"), "before the first answer"),
        (replaced("scores ", "scores 9"), "the scores are"),
        (replaced(FIRST_BID + "\n", ""), "is asked"),
        (lambda: b"", "no line 'isthmos record …'"),
        (lambda: b"\xff\xfe\x00", "neither text nor JSON"),
        (lambda: b"{", "not a record in JSON"),
        (lambda: b'{"game": "peloponnes"}', "not a record in JSON: Object missing required field `rules`"),
        (lambda: records.to_json(RECORD).replace(b'"format": 1', b'"format": 2'), "format 2 is not known"),
        (lambda: records.to_json(RECORD).replace(b'"bid ', b'"bud ', 1), "answer .*: I do not know ‘bud’"),
    ],
)
def test_a_damaged_record_is_refused_with_place_and_reason(damage: Callable[[], bytes], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        records.load(damage(), TITLES)


def test_an_answer_after_the_end_is_refused() -> None:
    with pytest.raises(RecordError, match="the game is over, yet 'pass' follows"):
        records.load(TEXT.replace("scores", "0 pass\nscores").encode(), TITLES)


def test_scores_before_the_end_are_refused() -> None:
    head = TEXT.partition("\n\n")[0]
    with pytest.raises(RecordError, match="not over"):
        records.load(f"{head}\n\nscores 1 2 3\n".encode(), TITLES)


@pytest.mark.parametrize("kind", ["draw", "secret", "commitment"])
def test_a_tampered_draw_is_found_by_the_script(kind: str) -> None:
    changed = {
        "draw": TEXT.replace("draw 2 of", "draw 1 of", 1),
        "secret": TEXT.replace(f"secret {RECORD.secret}", f"secret {'0' * 64}"),
        "commitment": TEXT.replace(RECORD.commitment, "0" * 64),
    }[kind]
    assert changed != TEXT
    assert verify_draws.verify(changed)
