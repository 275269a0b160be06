"""Every answer says in fields what it is about and what would be the asker's after it; every event says the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.errors import IllegalMove
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import SPECTATOR, Title
from isthmos.games.peloponnes import facts, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts as hero_facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import questions as hero_questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE as HEROES
from isthmos.games.peloponnes.shapes import PeloponnesAbout, PolisView
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE
from isthmos.language import Language
from isthmos.testkit.peloponnes import table

PLAYERS = ["Ann", "Ben", "Cid", "Dan", "Eva"]
LANGUAGES = [Language("en", PLAYERS), Language("de", PLAYERS)]
RICH = {
    "negotiation": "true",
    "naukratis_free_exchange": "true",
    "persian2_includes_hero_tile": "true",
    "clover_distribution": "player_choice",
    "odysseus_may_skip_halving": "true",
}
STRICT = {
    "chain_eviction": "false",
    "low_population_bid": "bid_illegal",
    "luxury_in_disasters": "none",
    "land_row_after_loss": "must_fit",
}
TABLES: list[tuple[Title, int, dict[str, str]]] = [
    (TITLE, 4, {}),
    (TITLE, 3, STRICT),
    (TITLE, 1, {"level": "3", "extra_income_kinds": "different"}),
    (HEROES, 3, RICH),
    (HEROES, 5, STRICT),
    (HEROES, 4, {"heroes": "false", "negotiation": "true"}),
]
BIDS = (questions.BID, questions.MOVE_BID)


def positions(title: Title, seats: int, options: dict[str, str], seed: str) -> Iterator[Board]:
    """A random game, question by question, those of chance included."""
    state, dealer, dice = title.start(seats, options), dealer_from_seed(seed), random.Random(seed)
    while state.seat() != OVER:
        assert isinstance(state, Board)
        state.facts = None
        yield state
        state.facts = []
        state.play(draw(state, dealer).move if state.seat() == CHANCE else dice.choice(state.moves()))
    assert isinstance(state, Board)
    yield state


def some(moves: list[int]) -> list[int]:
    return random.Random(len(moves)).sample(moves, min(4, len(moves)))


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_an_answer_is_about_what_its_notation_says(title: Title, seats: int, options: dict[str, str]) -> None:
    for s in positions(title, seats, options, f"about {seats}"):
        for move in some(s.moves()):
            about, words = title.about(s, move), title.write(s, move).split()
            assert isinstance(about, PeloponnesAbout)
            assert about.verb == words[0]
            ids = {tile.word: tile.id for tile in s.rules.tiles}
            named = [ids[word] for word in words[1:] if word in ids]
            assert named in ([], [about.tile], list(about.tiles))
            numbers = [int(word) for word in words[1:] if word.isdecimal()]
            assert not numbers or numbers == [about.amount]
            packed = msgspec.json.encode(about)
            assert len(packed) < 160
            assert msgspec.json.decode(packed, type=type(about)) == about


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_after_an_answer_is_what_the_rules_make_of_it(title: Title, seats: int, options: dict[str, str]) -> None:
    """Of bids, as if they held; of everything else, as it is carried out."""
    for s in positions(title, seats, options, f"after {seats}"):
        if s.seat() < 0:
            continue
        assert s.top is not None
        before = s.hash()
        for move in some(s.moves()):
            after, f = title.after(s, move), s.top
            assert isinstance(after, PolisView)
            if f.kind in BIDS or f.kind == hero_questions.WARD:
                continue
            copy = s.clone()
            copy.top = f.under
            s.rules.decisions[f.kind].play(copy, f, move)
            assert after == title.own(copy, f.seat)
        assert s.hash() == before
        seen = title.view(s, s.seat())
        assert title.own(s, s.seat()) == seen.poleis[s.seat()]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_what_is_barred_is_refused_with_its_reason(title: Title, seats: int, options: dict[str, str]) -> None:
    """In both languages, and never what is legal."""
    found = set()
    for s in positions(title, seats, options, f"barred {seats}"):
        for barred in title.barred(s) if s.seat() >= 0 else []:
            found.add(barred.why.id)
            with pytest.raises(IllegalMove):
                title.read(s, barred.answer)
            assert barred.about.verb == barred.answer.split()[0]
            for language in LANGUAGES:
                assert "{" not in language.say(barred.why)
    assert found


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_every_event_is_told_with_its_fact_and_its_things(title: Title, seats: int, options: dict[str, str]) -> None:
    names = {name.lower() for book in (facts, hero_facts) for name in vars(book) if name.isupper()}
    state, dealer, dice = title.start(seats, options), dealer_from_seed(f"told {seats}"), random.Random(seats)
    seen = set()
    while state.seat() != OVER:
        state.facts = []
        state.play(draw(state, dealer).move if state.seat() == CHANCE else dice.choice(state.moves()))
        assert isinstance(state, Board)
        for told in title.tell(state, state.facts, SPECTATOR):
            assert told.fact in names
            assert isinstance(told.about, PeloponnesAbout)
            assert set(told.about.tiles) <= {tile.id for tile in state.rules.tiles}
            assert ("who" in told.message.args) <= (told.about.seat >= 0)
            assert ("tile" in told.message.args) <= bool(told.about.tile)
            assert ("disaster" in told.message.args) <= bool(told.about.disaster)
            seen.add(told.fact)
    assert {"revealed", "round_began", "bid_laid", "land_placed", "chit_drawn"} <= seen


# --- single answers -------------------------------------------------------------------------------


def test_two_inhabitants_that_win_a_land_with_two_more_are_shown_two_coins_of_income() -> None:
    """PEL-I4: the population table counts those that come with the land."""
    game = table("X", "Y").people(X=2).coins(9).offer("A06").bidding()
    now, after = TITLE.own(game.board, 0), TITLE.after(game.board, TITLE.read(game.board, "bid A06 3"))
    assert isinstance(after, PolisView)
    assert (now.income.coins, after.income.coins) == (1, 2)
    assert (after.coins, after.people, after.lands, after.bids_on, after.stake) == (6, 4, ["A06"], "A06", 3)
    assert after.coming is not None
    assert after.coming.coins == 6 + 2


def test_every_amount_of_a_bid_has_its_own_outcome() -> None:
    """PEL-B9: coins of the reserve first, then luxury."""
    game = table("X", "Y").people(X=5).coins(X=4).luxury(X=4).offer("A06").bidding()
    (line,) = [line for line in TITLE.choices(game.board) if "A06" in str(line.about)]
    stocks = [(one.coins, one.luxury) for one in (TITLE.after(game.board, move) for move in line.moves)]  # type: ignore[attr-defined]
    assert stocks == [(1, 4), (0, 4), (0, 2), (0, 0)]


def test_a_building_that_can_only_be_marked_is_shown_marked() -> None:
    """PEL-T6."""
    game = table("X", "Y").people(X=5).coins(X=9).offer("bridge").bidding()
    after = TITLE.after(game.board, TITLE.read(game.board, "bid bridge 4"))
    assert isinstance(after, PolisView)
    assert [(one.tile, one.coins) for one in after.buildings] == [("A12", 1)]
    assert after.coins == 4


def test_the_last_question_of_a_round_does_not_look_like_the_end() -> None:
    """PEL-E1: a supply is still to come."""
    game = table("X").people(X=4).coins(X=9).offer("A06").bidding()
    after = TITLE.after(game.board, TITLE.read(game.board, "pass"))
    assert isinstance(after, PolisView)
    assert after.supply.food_due == 4


def test_bids_that_cannot_be_laid_are_barred_with_their_reason() -> None:
    """PEL-B3, PEL-B6."""
    game = table("X", "Y").coins(X=9, Y=2).offer("bridge", "A06", "A07").bidding().play("X", "bid A07 5")
    barred = {one.answer: one.why.id for one in TITLE.barred(game.board)}
    assert barred["bid a07-forest"] == "peloponnes-refused-taken"
    assert barred["bid a06-fields-with-forest"] == "peloponnes-refused-too-dear"
    assert "bid bridge" not in barred
