"""What the game says: facts in lines, consequences that come true, exact refusals."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from isthmos.cli.language import Language
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import IllegalMove
from isthmos.core.message import Message
from isthmos.core.state import OVER
from isthmos.games.peloponnes import facts, questions
from isthmos.games.peloponnes.phases.bidding import slot_of
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.telling import TELL, tell
from isthmos.games.peloponnes.title import TITLE
from isthmos.table.table import Table
from isthmos.testkit.peloponnes import table

GARBAGE = ["", "x", "7", "bid agora 7", "keep agora", "keep", "move agora", "feed 99", "redeem stoa", "pay", "mark"]
ENGLISH = Language("en", ["Ann", "Ben", "Cid", "Dan"])
GERMAN = Language("de", ["Ann", "Ben", "Cid", "Dan"])


def first_offer(seed: str = "one", seats: int = 4) -> Table:
    return Table.new(TITLE, seats, {}, ENGLISH.players[:seats], dealer_from_seed(seed))


def board(played: Table) -> Board:
    assert isinstance(played.state, Board)
    return played.state


def said(message: Message) -> str:
    return ENGLISH.say(message)


def told(s: Board, rows: Sequence[tuple[int, ...]]) -> list[Message]:
    return [line.message for line in tell(s, rows)]


def until(kind: int, seed: str, seats: int = 4) -> Table:
    """A random game up to a question of this kind."""
    for attempt in range(200):
        played, choose = first_offer(f"{seed} {attempt}", seats), random.Random(attempt)
        while played.state.seat() != OVER:
            assert played.state.top is not None
            if played.state.top.kind == kind:
                return played
            played.submit(played.state.seat(), TITLE.write(played.state, choose.choice(played.state.moves())))
    raise AssertionError(f"no question {kind}")


# --- telling ------------------------------------------------------------------------------------


def test_every_fact_can_be_told() -> None:
    assert set(TELL) == {value for name, value in vars(facts).items() if name.isupper()} & set(range(27))


def test_income_is_one_line_for_each_seat() -> None:
    s = board(first_offer())
    rows = [(facts.GAINED, 0, facts.WOOD, 1), (facts.GAINED, 0, facts.FOOD, 1), (facts.GAINED, 0, facts.COINS, 2)]
    (line,) = told(s, rows)
    assert said(line).endswith("receives 2 coins, 1 wood and 1 food.")


def test_what_does_not_fit_the_store_is_told() -> None:
    s = board(first_offer())
    lines = told(s, [(facts.GAINED, 0, facts.WOOD, 4), (facts.STORED_AS_LUXURY, 0, facts.WOOD, 2)])
    assert [line.id for line in lines] == ["peloponnes-told-receives", "peloponnes-told-overflows"]


def test_a_building_is_told_with_its_price() -> None:
    s = board(first_offer())
    agora = next(tile.number for tile in s.rules.tiles if tile.word == "agora")
    rows = [(facts.EXCHANGED, 0, facts.STONE, 1), (facts.PAID, 0, facts.STONE, 4), (facts.BUILDING_PAID, 0, agora)]
    lines = [said(line) for line in told(s, rows)]
    assert lines[0].endswith("pays 4 stone and owns Agora.")
    assert lines[1].endswith("gives 2 luxury for 1 stone of it.")


def test_a_bid_is_told_without_its_payment() -> None:
    s = board(first_offer())
    rows = [(facts.BID_LAID, 0, s.offer[0], 4), (facts.PAID, 0, facts.COINS, 4)]
    assert [line.id for line in told(s, rows)] == ["peloponnes-told-bid"]


def test_tiles_turned_up_are_told_by_row() -> None:
    lines = [said(line.message) for line in first_offer().told(-1)]
    assert sum(line.startswith("On offer: ") for line in lines) == 1
    assert sum(line.startswith("In the conquest row: ") for line in lines) == 1


# --- consequences -------------------------------------------------------------------------------


def test_a_bid_says_what_it_leaves_and_what_is_short() -> None:
    """As the rules reckon it: tile taken, one-time income and income received."""
    played = first_offer()
    s = board(played)
    line = TITLE.choices(s)[0]
    told = [message.id for message in line.consequences]
    assert told[0] == "peloponnes-then-coins"
    seat = s.seat()
    assert line.consequences[0].args["most"] == s.poleis[seat].coins - line.lowest


def test_the_score_a_bid_is_said_to_lead_to_comes_true() -> None:
    """Alone every bid holds: after tile and income the score is the one that was told for it."""
    checked = 0
    for seed in range(12):
        played = Table.new(TITLE, 1, {}, ["Ann"], dealer_from_seed(f"score {seed}"))
        while played.state.seat() != OVER:
            s = board(played)
            if s.top is not None and s.top.kind == questions.BID:
                checked += sum(score_comes_true(s, line.moves, line.consequences[-1]) for line in TITLE.choices(s))
            played.submit(s.seat(), TITLE.write(s, s.moves()[-1]))
    assert checked > 100


def score_comes_true(s: Board, bids: Sequence[int], told: Message) -> bool:
    assert told.id == "peloponnes-then-projected"
    assert told.args["old"] == s.scores()[0]
    ends = {score_after_income(s, bids[0]), score_after_income(s, bids[-1])}
    if None not in ends:
        assert {told.args["least"], told.args["most"]} == ends
    return None not in ends


def score_after_income(s: Board, bid: int) -> int | None:
    """None where a good may be chosen as income, or a supply is held at once: that is not foretold."""
    copy = s.clone()
    copy.play(bid)
    while copy.top is not None and copy.top.kind == questions.TAKE_TILE:
        copy.play(copy.moves()[0])
    before_disasters = copy.top is not None and copy.top.kind == questions.DRAW_CHIT
    return copy.scores()[0] if before_disasters else None


def test_bids_on_a_tile_share_a_line() -> None:
    s = board(first_offer())
    lines = TITLE.choices(s)
    assert len(lines) <= 6
    assert sorted(move for line in lines for move in line.moves) == sorted(s.moves())


@pytest.mark.parametrize(
    "kind", [questions.TAKE_TILE, questions.SUFFER, questions.FEED, questions.REDEEM, questions.MOVE_BID]
)
def test_what_is_left_is_what_will_be_left(kind: int) -> None:
    """The amounts told are those the rules give."""
    s = board(until(kind, "left"))
    seat = s.seat()
    for move in s.moves():
        told = [message for message in TITLE.consequences(s, move) if message.id == "peloponnes-then"]
        for message in told:
            assert isinstance(message.args["goods"], list)
        copy = s.clone()
        assert copy.top is not None
        frame, copy.top = copy.top, copy.top.under
        s.rules.decisions[kind].play(copy, frame, move)
        changed = copy.poleis[seat].coins != s.poleis[seat].coins
        listed = any("coins" in one.id for message in told for one in message.args["goods"])  # type: ignore[union-attr]
        assert kind == questions.MOVE_BID or changed == listed


def test_consequences_change_nothing() -> None:
    for seed in "abc":
        played, choose = first_offer(seed), random.Random(seed)
        while played.state.seat() != OVER:
            s = board(played)
            before = s.hash()
            for line in TITLE.choices(s):
                assert line.moves
            assert s.hash() == before
            played.submit(s.seat(), TITLE.write(s, choose.choice(s.moves())))


def test_a_land_that_does_not_fit_is_a_warning() -> None:
    for seed in range(60):
        played, choose = first_offer(f"fit {seed}"), random.Random(seed)
        while played.state.seat() != OVER:
            s = board(played)
            told = [message.id for line in TITLE.choices(s) for message in line.consequences]
            if "peloponnes-then-does-not-fit" in told:
                return
            played.submit(s.seat(), TITLE.write(s, choose.choice(s.moves())))
    raise AssertionError("no land that does not fit")


def test_feeding_is_listed_under_its_own_numbers() -> None:
    s = board(until(questions.FEED, "feed"))
    lines = TITLE.choices(s)
    assert [line.number for line in lines] == [line.moves[0] for line in lines] == list(range(len(lines)))


# --- hearing ------------------------------------------------------------------------------------


def offer_words(s: Board) -> list[str]:
    return [s.rules.tiles[number].word for number in s.offer]


def test_short_forms_are_understood() -> None:
    s = board(first_offer())
    word = offer_words(s)[0]
    low = TITLE.choices(s)[0].lowest
    ident = s.rules.tiles[s.offer[0]].id
    wanted = TITLE.read(s, f"bid {word} {low}")
    for text in (f"{word} {low}", f"b {ident} {low}", f"bid {low} on {ident}", f"biete {low} Münzen auf {ident}"):
        assert TITLE.read(s, text) == wanted


def test_every_answer_can_be_typed_as_it_is_shown() -> None:
    for seed in range(12):
        seats = 1 + seed % 4
        options = {"level": str(2 + seed % 4)} if seats == 1 and seed % 8 else {}
        played = Table.new(TITLE, seats, options, ENGLISH.players[:seats], dealer_from_seed(f"shown {seed}"))
        choose = random.Random(seed)
        while played.state.seat() != OVER:
            s = board(played)
            for move in choose.sample(s.moves(), min(3, len(s.moves()))):
                for language in (ENGLISH, GERMAN):
                    assert TITLE.read(s, language.say(TITLE.describe(s, move))) == move
            played.submit(s.seat(), TITLE.write(s, choose.choice(s.moves())))


REFUSALS = {
    "hello": "I do not know ‘hello’ here",
    "mark": "‘mark’ does not answer this question",
    "bid": "‘bid’ does not answer this question",
    "bid statue of zeus 9": "Statue of Zeus is not on offer.",
}


@pytest.mark.parametrize("text", REFUSALS)
def test_a_refusal_says_what_is_wrong(text: str) -> None:
    s = board(first_offer())
    with pytest.raises(IllegalMove):
        TITLE.read(s, text)
    assert said(TITLE.refusal(s, text)).startswith(REFUSALS[text])


def test_a_bid_out_of_range_is_told_the_range() -> None:
    s = board(first_offer())
    line = TITLE.choices(s)[0]
    word, high = offer_words(s)[slot_of(line.moves[0])], line.lowest + len(line.moves) - 1
    assert said(TITLE.refusal(s, f"bid {word} 99")).endswith(f"must be {line.lowest} to {high} coins.")
    assert said(TITLE.refusal(s, f"bid {word}")).endswith(f"must be {line.lowest} to {high} coins.")


def test_a_name_that_could_be_several_tiles_is_asked_back() -> None:
    for seed in range(100):
        s = board(first_offer(f"forest {seed}"))
        forests = [word for word in offer_words(s) if "fields-with-forest" in word]
        if len(forests) > 1:
            told = said(TITLE.refusal(s, "bid fields with forest 5"))
            assert told.startswith(f"‘fields with forest’ could be {', '.join(forests[:-1])} or {forests[-1]}")
            return
    raise AssertionError("no such offer")


def test_a_taken_tile_of_the_conquest_row_is_closed() -> None:
    for seed in range(50):
        played = first_offer(f"closed {seed}")
        s = board(played)
        bids = [move for move in s.moves() if move and slot_of(move) >= s.rules.regular]
        if bids:
            word = offer_words(s)[-1]
            played.submit(s.seat(), TITLE.write(s, bids[0]))
            assert said(TITLE.refusal(board(played), f"bid {word} 9")).endswith(
                "lies in the conquest row and is taken."
            )
            return
    raise AssertionError("no such offer")


@pytest.mark.parametrize(
    "kind",
    [
        questions.MOVE_BID,
        questions.TAKE_TILE,
        questions.CHOOSE_INCOME,
        questions.SUFFER,
        questions.FEED,
        questions.REDEEM,
    ],
)
@pytest.mark.parametrize("text", GARBAGE)
def test_every_question_refuses_in_a_sentence(kind: int, text: str) -> None:
    s = board(KEPT.setdefault(kind, until(kind, "refuse")))
    try:
        TITLE.read(s, text)
    except IllegalMove:
        for language in (ENGLISH, GERMAN):
            assert len(language.say(TITLE.refusal(s, text)).split()) > 2


KEPT: dict[int, Table] = {}
"""Positions that several cases look at."""


def test_lands_that_would_not_fit_are_refused_for_that_and_not_for_their_price() -> None:
    """PEL-D11."""
    scene = table("X", "Y").options(land_row_after_loss="must_fit").food(X=9).coins(X=9)
    s = scene.lands("X", "A05", "A06", "A07").strike("tempest").board
    assert said(TITLE.refusal(s, "keep a05-fields a07-forest")).startswith("These lands would not fit")
