"""What leaves the engine: complete, of plain values, and true at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from isthmos.core.dealer import dealer_from_seed
from isthmos.core.state import OVER
from isthmos.games.peloponnes.questions import DRAW_CHIT, TAKE_TILE
from isthmos.games.peloponnes.shapes import Coming, PeloponnesView, PolisView
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE, shipped_content
from isthmos.games.peloponnes.view import own, view
from isthmos.games.peloponnes.view_of_box import ContentView, content
from isthmos.table.table import Table
from isthmos.testkit.peloponnes import table

BOX = content(shipped_content())


def positions(seed: str, seats: int) -> Iterator[Board]:
    """A random game, question by question, and its end."""
    played, choose = Table.new(TITLE, seats, {}, [], dealer_from_seed(seed)), random.Random(seed)
    while True:
        assert isinstance(played.state, Board)
        yield played.state
        if played.state.seat() == OVER:
            return
        played.submit(played.state.seat(), TITLE.write(played.state, choose.choice(played.state.moves())))


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_view_survives_the_way_to_a_client(seats: int) -> None:
    for s in positions("wire", seats):
        seen = view(s, 0)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=PeloponnesView) == seen


def test_the_box_survives_the_way_to_a_client() -> None:
    assert msgspec.json.decode(msgspec.json.encode(BOX), type=ContentView) == BOX
    assert (len(BOX.tiles), len(BOX.civilizations), len(BOX.disasters)) == (40, 7, 5)


def test_every_tile_is_seen_in_one_place_or_gone() -> None:
    for s in positions("tiles", 4):
        seen = view(s)
        unseen = [tile for stack in seen.stacks for tile in stack.unseen]
        owned = [tile for p in seen.poleis for tile in (*p.lands, *[b.tile for b in p.buildings])]
        offered = [slot.tile for slot in seen.offer if slot.tile not in owned]
        everywhere = unseen + owned + offered
        assert len(set(everywhere)) == len(everywhere)
        assert set(everywhere) <= {tile.id for tile in BOX.tiles}


def test_unseen_tiles_are_all_of_later_stacks_and_the_rest_of_this_one() -> None:
    seen = view(next(positions("stacks", 4)))
    assert [len(stack.unseen) for stack in seen.stacks] == [10, 15, 10]
    *_, last = positions("stacks", 4)
    assert [len(stack.unseen) for stack in view(last).stacks] == [0, 0, 0]


def test_chits_add_up_and_tell_how_many_are_missing() -> None:
    for s in positions("chits", 3):
        seen = view(s)
        assert sum(chit.seen + chit.left for chit in seen.chits) == 16
        assert all(chit.to_strike == 3 - chit.seen for chit in seen.chits if chit.disaster)


def test_the_offer_lies_open_only_until_the_tiles_are_taken() -> None:
    for s in positions("offer", 4):
        seen = view(s)
        if seen.phase in ("bidding", "taking"):
            assert len(seen.offer) == 5
        if seen.phase in ("income", "disasters", "over"):
            assert seen.offer == []
            assert all(p.stake == 0 and p.bids_on == "" for p in seen.poleis)


def test_bids_lie_on_the_tiles_and_with_their_owners() -> None:
    for s in positions("bids", 5):
        seen = view(s)
        on_tiles = {slot.bid.seat: (slot.tile, slot.bid.coins) for slot in seen.offer if slot.bid}
        with_owners = {p.seat: (p.bids_on, p.stake) for p in seen.poleis if p.bids_on}
        assert on_tiles == with_owners


def test_the_score_is_the_lower_value_and_says_which_it_is() -> None:
    for s in positions("score", 4):
        for p, score in zip(view(s).poleis, s.scores(), strict=True):
            values = {"power": p.score.power, "population": p.score.population}
            assert p.score.score == score == min(values.values())
            assert values.get(p.score.lower, score) == score
            assert p.score.tiles + p.score.coins == p.score.power


def test_what_is_owed_is_what_a_supply_would_ask_as_long_as_one_comes() -> None:
    """PEL-E1: the supply after round 8 is the last."""
    for s in positions("supply", 4):
        if s.seat() == OVER:
            assert any(p.people > p.food for p in s.poleis), "somebody would lack food"
            assert all(seen.supply.food_due == seen.supply.food_short == 0 for seen in view(s).poleis)
            return
        for p in view(s).poleis:
            assert p.supply.food_short == max(0, p.people - p.food)
            assert [owed.tile for owed in p.supply.marked] == [b.tile for b in p.buildings if b.coins]


def test_risks_never_take_more_than_there_is() -> None:
    for s in positions("risks", 4):
        for p in view(s).poleis:
            assert list(p.risks) == [disaster.id for disaster in BOX.disasters]
            assert all(0 <= risk.loses <= risk.has for risk in p.risks.values())
            assert all((disaster in p.shields) == risk.safe for disaster, risk in p.risks.items())


def test_the_question_names_who_is_asked_what() -> None:
    kinds = set()
    for seed in "abcdefgh":
        for s in positions(seed, 4):
            found = view(s).question
            assert (found is None) == (s.seat() == OVER)
            if found is not None:
                assert found.seat == s.seat()
                kinds.add(found.kind)
                assert bool(found.tile) == (found.kind in ("move-bid", "take-tile"))
                assert bool(found.disaster) == (found.kind == "suffer")
    assert kinds == {"bid", "move-bid", "take-tile", "choose-income", "suffer", "feed", "redeem"}


def test_winners_are_known_at_the_end_only() -> None:
    *before, last = [(view(s), s.winners()) for s in positions("winners", 3)]
    assert all(seen.winners == [] for seen, _ in before)
    assert last[0].winners == last[1]


def test_looking_changes_nothing() -> None:
    for s in positions("look", 2):
        before = s.hash()
        view(s, 1)
        assert s.hash() == before


# --- what comes -----------------------------------------------------------------------------------


def test_what_is_said_to_come_is_what_the_income_brings() -> None:
    """PEL-N1, PEL-I1 to PEL-I4: from the last bid or tile to the first chit."""
    checked = 0
    for seed in range(16):
        for s in positions(f"coming {seed}", 3):
            if s.top is not None and s.top.kind == TAKE_TILE and s.top.under is None:
                after = s.clone()
                after.top = None
                s.rules.decisions[TAKE_TILE].play(after, s.top, s.moves()[0])
                foretold = [p.coming for p in view(after, 0).poleis]
                after.run_on()
                if after.top is not None and after.top.kind == DRAW_CHIT:
                    assert [as_it_stands(p) for p in view(after).poleis] == foretold
                    checked += 1
    assert checked > 5


def as_it_stands(p: PolisView) -> Coming:
    return Coming(p.coins, p.wood, p.stone, p.food, p.luxury, p.people, p.supply.food_short, p.score.score)


def test_no_income_comes_after_that_of_the_last_round() -> None:
    """PEL-E1."""
    for s in positions("last", 4):
        seen = view(s)
        if seen.round == seen.rounds and seen.phase in ("disasters", "over"):
            assert all(p.coming is None for p in seen.poleis)
        elif seen.phase in ("bidding", "taking"):
            assert all(p.coming is not None for p in seen.poleis)


def test_goods_chosen_as_income_come_as_soon_as_they_are_chosen() -> None:
    """PEL-I3."""
    game = table("X", "Y").people(X=5).buildings("X", "port").income()
    before, after = view(game.board).poleis[0].coming, own(game.board, 0)
    assert before is not None
    assert after.coming == before
    assert before.people == after.people
