"""What holds in every game, whatever is played: games of random moves at tables with random options."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from isthmos.core.state import CHANCE, OVER
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.state import NONE, Board, Polis
from isthmos.games.peloponnes.title import TITLE, rulebook, shipped_content

CIVILIZATIONS = [civilization.id for civilization in shipped_content().civilizations]

options = st.fixed_dictionaries({}, optional={option.id: st.sampled_from(option.values) for option in TITLE.options()})
campaign = st.fixed_dictionaries(
    {"level": st.sampled_from("12345")},
    optional={"used": st.lists(st.sampled_from(CIVILIZATIONS), max_size=6).map(",".join)},
)


@st.composite
def tables(draw: st.DrawFn) -> Board:
    """The first position of a table for one to five with any options, facts being noted from the very first."""
    seats = draw(st.integers(1, 5))
    chosen = draw(options)
    if seats == 1 and draw(st.booleans()):
        chosen |= draw(campaign)
    board = Board(rulebook(seats, chosen))
    board.facts = []
    board.run_on()
    return board


seeds = st.integers(0, 2**32 - 1)


def steps(board: Board, seed: int, passes: bool = True) -> Iterator[Board]:
    """Play at random to the end; the position before every decision, and the last one."""
    dice = random.Random(seed)
    yield board
    while board.seat() != OVER:
        moves = board.moves()
        wish = dice.choice(moves)
        if not passes and wish == moves[0]:
            wish = dice.choice(moves)  # fewer passes, so that more happens
        board.play(wish)
        yield board


@settings(max_examples=100)
@given(tables(), seeds)
def test_every_game_ends_after_8_rounds_with_all_tiles_and_chits_seen(board: Board, seed: int) -> None:
    """PEL-E1, PEL-C1, PEL-C2, PEL-D2, PEL-V1."""
    for _ in steps(board, seed):
        pass
    assert board.facts is not None
    happened = [row[0] for row in board.facts]
    assert [row[2] for row in board.facts if row[0] == facts.ROUND_BEGAN] == list(range(1, 9))
    revealed = [row[2] for row in board.facts if row[0] == facts.REVEALED]
    assert sorted(revealed) == list(range(40))
    assert [board.rules.tiles[tile].id[0] for tile in revealed] == ["A"] * 15 + ["B"] * 15 + ["C"] * 10
    assert happened.count(facts.CHIT_DRAWN) == 16
    assert sorted(row[2] for row in board.facts if row[0] == facts.STRUCK) == [0, 1, 2, 3, 4]
    assert happened.count(facts.SUPPLY_BEGAN) == 3
    assert (board.unseen, sum(board.chits_left)) == ([], 0)
    assert not any(any(p.marks) for p in board.poleis)
    assert board.moves() == []


@settings(max_examples=100)
@given(tables(), seeds)
def test_nothing_is_ever_wrong_with_a_position(board: Board, seed: int) -> None:
    """PEL-C1, PEL-C2, PEL-C5, PEL-B9, PEL-I1, PEL-D12."""
    for position in steps(board, seed, passes=False):
        assert TITLE.violations(position) == []


@settings(max_examples=25)
@given(tables(), seeds)
def test_every_listed_move_plays_and_leaves_a_good_position(board: Board, seed: int) -> None:
    for position in steps(board, seed):
        moves = position.moves()
        assert len(set(moves)) == len(moves)
        for move in moves if len(moves) <= 24 else random.Random(seed).sample(moves, 24):
            future = position.clone()
            future.play(move)
            assert TITLE.violations(future) == []


@settings(max_examples=50)
@given(tables(), seeds)
def test_a_question_with_one_answer_is_never_asked(board: Board, seed: int) -> None:
    for position in steps(board, seed):
        assert position.seat() == OVER or len(position.moves()) > 1


@settings(max_examples=50)
@given(tables(), seeds)
def test_playing_a_clone_leaves_the_original_alone(board: Board, seed: int) -> None:
    dice = random.Random(seed)
    for position in steps(board, seed):
        if dice.random() < 0.1:
            before, key, moves = position.hash(), position.key(), list(position.moves())
            for _ in steps(position.clone(), seed + 1):
                pass
            assert (position.hash(), position.key(), position.moves()) == (before, key, moves)


@settings(max_examples=50)
@given(tables(), seeds)
def test_the_same_moves_lead_to_the_same_position(board: Board, seed: int) -> None:
    """Also when they were written down and read again, and when nobody notes facts."""
    again = Board(board.rules)
    again.run_on()
    dice = random.Random(seed)
    while board.seat() != OVER:
        assert again.hash() == board.hash()
        move = dice.choice(board.moves())
        text = TITLE.write(board, move)
        board.play(move)
        again.play(TITLE.read(again, text))
    assert again.hash() == board.hash()


@settings(max_examples=100)
@given(st.lists(st.sampled_from(range(40)), unique=True, max_size=12), st.randoms(use_true_random=False))
def test_what_is_taken_away_again_was_never_there(numbers: list[int], dice: random.Random) -> None:
    """PEL-D12: settle, then unsettle in any order, is as if nothing had been."""
    rules = rulebook(2, {})
    polis = Board(rules).poleis[0]
    before = polis.key()
    tiles = [rules.tiles[number] for number in numbers]
    for tile in tiles:
        polis.add_building(tile, dice.randrange(2)) if tile.is_building else polis.add_land(tile)
    dice.shuffle(tiles)
    for tile in tiles:
        polis.remove_building(tile) if tile.is_building else polis.remove_land(tile)
    assert polis.key() == before


# --- the ledger -----------------------------------------------------------------------------------------------


class Ledger:
    """What each polis must have, by nothing but the facts that were told."""

    def __init__(self, board: Board) -> None:
        seats = len(board.poleis)
        self.rate = board.rules.content.mats[0].luxury_rate
        self.stocks = [[0] * 6 for _ in range(seats)]
        self.lands: list[list[int]] = [[] for _ in range(seats)]
        self.buildings: list[dict[int, int]] = [{} for _ in range(seats)]
        self.stakes = [0] * seats
        self.civilizations = [NONE] * seats
        self.order = [0] * seats
        self.offer: list[int] = []
        self.chits = [0] * (len(board.chits_seen) + 1)
        self.told = 0

    def listen(self, board: Board) -> None:
        assert board.facts is not None
        for row in board.facts[self.told :]:
            self.enter(*row)
        self.told = len(board.facts)

    def enter(self, fact: int, seat: int, a: int = 0, b: int = 0) -> None:
        if seat == NONE:
            self.enter_table(fact, a)
        elif fact in (facts.GAINED, facts.LOST, facts.PAID, facts.EXCHANGED, facts.STORED_AS_LUXURY, facts.STARVED):
            self.enter_stock(fact, self.stocks[seat], a, b)
        else:
            self.enter_tile(fact, seat, a, b)

    def enter_table(self, fact: int, a: int) -> None:
        if fact == facts.ROUND_BEGAN:
            self.offer = []
            self.stakes = [0] * len(self.stakes)
        elif fact == facts.REVEALED:
            self.offer.append(a)
        elif fact == facts.CHIT_DRAWN:
            self.chits[a] += 1

    def enter_stock(self, fact: int, have: list[int], a: int, b: int) -> None:
        if fact == facts.GAINED:
            have[a] += b
        elif fact in (facts.LOST, facts.PAID):
            have[a] -= b
        elif fact == facts.STARVED:
            have[facts.PEOPLE] -= a
        elif fact == facts.EXCHANGED:
            have[a] += b
            have[facts.LUXURY] -= b * self.rate
        else:
            have[a] -= b
            have[facts.LUXURY] += b

    def enter_tile(self, fact: int, seat: int, a: int, b: int) -> None:
        if fact == facts.LAND_PLACED:
            self.lands[seat].append(a)
        elif fact in (facts.BUILDING_PAID, facts.BUILDING_MARKED):
            self.buildings[seat][a] = 1 if fact == facts.BUILDING_MARKED else 0
        elif fact == facts.REDEEMED:
            self.buildings[seat][a] = 0
        elif fact == facts.GAVE_UP:
            del self.buildings[seat][a]
        elif fact == facts.TILE_LOST and b == facts.DEMOLISHED:
            self.lands[seat] = [land for land in self.lands[seat] if land != a]
            self.buildings[seat].pop(a, None)
        elif fact == facts.BID_LAID:
            self.stakes[seat] = b
        elif fact == facts.WITHDREW:
            self.stakes[seat] = 0
        elif fact == facts.GOT_CIVILIZATION:
            self.civilizations[seat] = a
        elif fact == facts.ORDER_CHANGED:
            self.order[a] = seat


def stocks(p: Polis) -> list[int]:
    return [p.coins, p.wood, p.stone, p.food, p.luxury, p.people]


@settings(max_examples=100)
@given(tables(), seeds)
def test_the_facts_account_for_every_stock_and_every_tile(board: Board, seed: int) -> None:
    """PEL-L1, PEL-L2, PEL-B9, PEL-V5: from nothing, by what was told alone, after every decision."""
    ledger = Ledger(board)
    for position in steps(board, seed, passes=False):
        ledger.listen(position)
        for seat, p in enumerate(position.poleis):
            assert ledger.stocks[seat] == stocks(p)
            assert tuple(ledger.lands[seat]) == p.lands
            assert ledger.buildings[seat] == dict(zip(p.buildings, p.marks, strict=True))
            assert ledger.civilizations[seat] == p.civilization
            if 1 <= position.chapter <= 8:
                assert ledger.stakes[seat] == (p.stake if position.step > 1 else 0)
        assert ledger.offer == position.offer
        assert ledger.chits[:-1] == position.chits_seen


@settings(max_examples=50)
@given(tables(), seeds)
def test_every_tile_turned_up_is_owned_on_offer_or_in_the_box_for_ever(board: Board, seed: int) -> None:
    """PEL-C1, PEL-B14: a tile that went to the box is never seen again."""
    boxed: set[int] = set()
    for position in steps(board, seed, passes=False):
        owned = [tile for p in position.poleis for tile in (*p.lands, *p.buildings)]
        assert len(set(owned)) == len(owned)
        assert not boxed & {*owned, *position.unseen, *position.offer}
        if position.seat() == CHANCE and not position.offer:
            stack = position.rules.content.stack_of_round[max(position.chapter, 1)]
            seen = {t.number for t in position.rules.tiles if t.stack <= stack and t.number not in position.unseen}
            boxed = seen - set(owned) if position.chapter else set()


@settings(max_examples=50)
@given(tables(), seeds)
def test_scores_follow_from_what_lies_on_the_table(board: Board, seed: int) -> None:
    """PEL-E2, PEL-E3, PEL-E4, PEL-E5."""
    for position in steps(board, seed, passes=False):
        tiles = position.rules.tiles
        values = []
        for p in position.poleis:
            power = sum(tiles[tile].points for tile in (*p.lands, *p.buildings)) + p.coins // 3
            values.append((min(power, 3 * p.people), max(power, 3 * p.people), p.luxury))
        assert position.scores() == [score for score, _, _ in values]
        assert position.winners() == [seat for seat, value in enumerate(values) if value == max(values)]
