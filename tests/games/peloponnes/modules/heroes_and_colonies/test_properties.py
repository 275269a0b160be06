"""What holds in every game of the expansion, whatever is played: random moves, seats, modules and options."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from isthmos.core.state import OVER
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, first_board, rulebook
from isthmos.games.peloponnes.state import NONE, Board, Polis

from ...fields import fields_of

options = st.fixed_dictionaries({}, optional={option.id: st.sampled_from(option.values) for option in TITLE.options()})
seeds = st.integers(0, 2**32 - 1)


@st.composite
def tables(draw: st.DrawFn, heroes: bool | None = None) -> Board:
    """The first position of a table for two to eight with any options, facts being noted from the very first."""
    seats, chosen = draw(st.integers(2, 8)), draw(options)
    if heroes is not None:
        chosen["heroes"] = "true" if heroes else "false"
    if seats == 8:
        chosen["colonies"] = "true"
    board = first_board(rulebook(seats, chosen))
    board.facts = []
    board.run_on()
    return board


def steps(board: Board, seed: int) -> Iterator[Board]:
    """Play at random to the end; the position before every decision, and the last one."""
    dice = random.Random(seed)
    yield board
    while board.seat() != OVER:
        moves = board.moves()
        wish = dice.choice(moves)
        if wish == moves[0]:
            wish = dice.choice(moves)  # fewer passes, so that more happens
        board.play(wish)
        yield board


@settings(max_examples=80)
@given(tables(), seeds)
def test_nothing_is_ever_wrong_with_a_position(board: Board, seed: int) -> None:
    """HC-1.1, HC-5.1, HC-4.7: clovers, chits, strength, stores, incomes and tiles, after every decision."""
    for position in steps(board, seed):
        assert TITLE.violations(position) == []


@settings(max_examples=60)
@given(tables(heroes=True), seeds)
def test_clovers_chits_and_strength_are_as_the_rules_count_them(board: Board, seed: int) -> None:
    """HC-3.2, HC-4.7, HC-5.1, HC-7.6: counted here once more, without the invariants of the engine."""
    assert isinstance(board, HeroBoard)
    seats = board.rules.seats
    hired = [0] * seats
    for position in steps(board, seed):
        assert isinstance(position, HeroBoard)
        poleis = [position.polis(seat) for seat in range(seats)]
        assert sum(p.clovers for p in poleis) == 3 * seats
        assert all(p.clovers >= 0 for p in poleis)
        assert all(0 <= p.strength <= 29 for p in poleis)
        assert all(p.mercenaries >= before for p, before in zip(poleis, hired, strict=True))
        hired = [p.mercenaries for p in poleis]
        if 1 <= position.chapter <= 8 and position.step == 1:
            assert settled(position) == 3 * (position.chapter - 1)
    assert settled(board) == 24
    rows = board.facts or []
    assert [row[2] for row in rows if row[0] == facts.ATTACKED] == [1, 2]
    struck = [row[2] for row in rows if row[0] == base_facts.STRUCK]
    assert sorted(struck) == [0, 1, 2, 3, 4, PERSIANS, PERSIANS]
    assert sum(row[0] == facts.CONFLICT for row in rows) == (6 if seats >= 5 else 3)


def settled(position: HeroBoard) -> int:
    return sum(row[0] == base_facts.CHIT_DRAWN for row in position.facts or [])


@settings(max_examples=60)
@given(tables(heroes=True), seeds)
def test_all_heroes_show_the_same_side_but_one_that_was_warded(board: Board, seed: int) -> None:
    """HC-7.3, HC-9.7."""
    for position in steps(board, seed):
        assert isinstance(position, HeroBoard)
        if any(row[0] == facts.ATTACK_LOST and row[2] == 1 for row in position.facts or []):
            warded = {row[1] for row in position.facts or [] if row[0] == facts.WARDED and row[2] == PERSIANS}
            if position.top is None or position.chits_seen[PERSIANS] > 3:
                for seat in range(position.rules.seats):
                    p = position.polis(seat)
                    assert p.hero_turned or seat in warded or p.hero == NONE
        else:
            assert not any(position.polis(seat).hero_turned for seat in range(position.rules.seats))


@settings(max_examples=15)
@given(tables(), seeds)
def test_every_listed_move_plays_and_leaves_a_good_position(board: Board, seed: int) -> None:
    for position in steps(board, seed):
        moves = position.moves()
        assert len(set(moves)) == len(moves)
        for move in moves if len(moves) <= 8 else random.Random(seed).sample(moves, 8):
            future = position.clone()
            future.play(move)
            assert TITLE.violations(future) == []


@settings(max_examples=30)
@given(tables(), seeds)
def test_a_question_with_one_answer_is_never_asked(board: Board, seed: int) -> None:
    for position in steps(board, seed):
        assert position.seat() == OVER or len(position.moves()) > 1


@settings(max_examples=25)
@given(tables(), seeds)
def test_playing_a_clone_leaves_the_original_alone(board: Board, seed: int) -> None:
    dice = random.Random(seed)
    for position in steps(board, seed):
        if dice.random() < 0.03:
            before, key, moves = position.hash(), position.key(), list(position.moves())
            for _ in steps(position.clone(), seed + 1):
                pass
            assert (position.hash(), position.key(), position.moves()) == (before, key, moves)


@settings(max_examples=30)
@given(tables(), seeds)
def test_a_clone_has_every_field_of_the_original(board: Board, seed: int) -> None:
    """Fields are taken from the classes, so that none can be forgotten."""
    dice = random.Random(seed)
    for position in steps(board, seed):
        if dice.random() < 0.05:
            copy = position.clone()
            assert type(copy) is type(position)
            for name in fields_of(type(position)):
                if name not in ("facts", "heard", "is_heard", "poleis"):
                    assert getattr(copy, name) == getattr(position, name), name
            assert copy.facts is None
            assert copy.moves() == position.moves()
            for mine, other in zip(position.poleis, copy.poleis, strict=True):
                assert type(other) is type(mine)
                assert mine is not other
                assert {name: getattr(mine, name) for name in fields_of(type(mine))} == {
                    name: getattr(other, name) for name in fields_of(type(other))
                }


@settings(max_examples=25)
@given(tables(), seeds)
def test_the_same_moves_lead_to_the_same_position(board: Board, seed: int) -> None:
    """Also when they were written down and read again, and when nobody notes facts."""
    again = type(board)(board.rules)
    again.run_on()
    dice = random.Random(seed)
    while board.seat() != OVER:
        assert again.hash() == board.hash()
        moves = board.moves()
        texts = [TITLE.write(board, move) for move in moves] if len(moves) < 40 else []
        assert len(set(texts)) == len(texts)
        move = dice.choice(moves)
        text = TITLE.write(board, move)
        board.play(move)
        again.play(TITLE.read(again, text))
    assert again.hash() == board.hash()


# --- the ledger -----------------------------------------------------------------------------------


class Ledger:
    """What each polis must have, by nothing but the facts that were told."""

    def __init__(self, board: Board) -> None:
        seats = len(board.poleis)
        self.stocks = [[0] * 6 for _ in range(seats)]
        self.strength = [0] * seats
        self.mercenaries = [0] * seats
        self.clovers = [3] * seats
        self.hero = [NONE] * seats
        self.turned = [False] * seats
        self.colony = [0] * seats
        self.tiles: list[set[int]] = [set() for _ in range(seats)]
        self.persians = 0
        self.back: list[int] = []
        self.told = 0

    def listen(self, board: Board) -> None:
        for row in (board.facts or [])[self.told :]:
            self.enter(board, *row)
        self.told = len(board.facts or [])

    def enter(self, board: Board, fact: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        if fact in (base_facts.GAINED, base_facts.LOST, base_facts.PAID, base_facts.STARVED):
            sign = 1 if fact == base_facts.GAINED else -1
            stock, amount = (base_facts.PEOPLE, a) if fact == base_facts.STARVED else (a, b)
            self.stocks[seat][stock] += sign * amount
        elif fact in (base_facts.EXCHANGED, base_facts.STORED_AS_LUXURY):
            rate = board.rules.content.mats[self.colony[seat]].luxury_rate
            sign, worth = (1, -rate) if fact == base_facts.EXCHANGED else (-1, 1)
            self.stocks[seat][a] += sign * b
            self.stocks[seat][base_facts.LUXURY] += worth * b
        elif fact in (base_facts.LAND_PLACED, base_facts.BUILDING_PAID, base_facts.BUILDING_MARKED):
            self.tiles[seat].add(a)
        elif fact == base_facts.GAVE_UP or (fact == base_facts.TILE_LOST and b == base_facts.DEMOLISHED):
            self.tiles[seat].remove(a)
        else:
            self.enter_own(board, fact, seat, a, b, c)

    def enter_own(self, board: Board, fact: int, seat: int, a: int, b: int, c: int) -> None:
        if fact in (facts.STRENGTH_GAINED, facts.STRENGTH_LOST):
            self.strength[seat] += a if fact == facts.STRENGTH_GAINED else -a
        elif fact in (facts.ARMED, facts.HIRED):
            self.strength[seat] += b
            self.mercenaries[seat] += a if fact == facts.HIRED else 0
        elif fact == facts.CONFLICT:
            self.clovers[seat] += 1
            self.clovers[a] -= 1
        elif fact == facts.GOT_HERO:
            self.hero[seat] = a
        elif fact == facts.HERO_REMOVED:
            self.hero[seat] = NONE
        elif fact == facts.HERO_TURNED:
            self.turned[seat] = True
        elif fact == facts.GOT_COLONY:
            self.colony[seat] = a
        elif fact == facts.ACCEPTED:
            thing = self.colony if c == facts.COLONY else self.hero
            thing[seat], thing[a] = thing[a], thing[seat]
        elif fact == facts.CHIT_PUT_BACK:
            self.back.append(a)
        elif fact == base_facts.CHIT_DRAWN and board.rules.content.chits[a].disaster == PERSIANS and b <= 6:
            self.persians += board.rules.content.chits[a].value


def stocks(p: Polis) -> list[int]:
    return [p.coins, p.wood, p.stone, p.food, p.luxury, p.people]


@settings(max_examples=60)
@given(tables(), seeds)
def test_the_facts_account_for_everything(board: Board, seed: int) -> None:
    """HC-4.3, HC-7.6, HC-8.2, HC-11.2: from nothing, by what was told alone, after every decision."""
    ledger = Ledger(board)
    for position in steps(board, seed):
        ledger.listen(position)
        for seat, p in enumerate(position.poleis):
            assert ledger.stocks[seat] == stocks(p)
            assert ledger.tiles[seat] == {*p.lands, *p.buildings}
            assert position.rules.content.mats[ledger.colony[seat]] is p.mat
            if isinstance(p, HeroPolis):
                assert (ledger.strength[seat], ledger.mercenaries[seat]) == (p.strength, p.mercenaries)
                assert (ledger.clovers[seat], ledger.hero[seat]) == (p.clovers, p.hero)
                assert ledger.turned[seat] == p.hero_turned
        if isinstance(position, HeroBoard):
            assert ledger.persians == position.persian_sum


@settings(max_examples=40)
@given(tables(), seeds)
def test_scores_follow_from_what_lies_on_the_table(board: Board, seed: int) -> None:
    """HC-12.1, HC-12.2."""
    for _ in steps(board, seed):
        pass
    tiles, values = board.rules.tiles, []
    for p in board.poleis:
        power = sum(tiles[tile].points for tile in (*p.lands, *p.buildings)) + p.coins // p.mat.coins_per_point
        population = p.people * p.mat.points_per_person
        if isinstance(p, HeroPolis):
            power += p.hero_points
            population += p.mercenaries
            ways = range(p.clovers + 1) if p.clovers_on_power < 0 else [p.clovers_on_power]
            pairs = [(power + 2 * a, population + 2 * (p.clovers - a)) for a in ways]
            power, population = max(pairs, key=lambda pair: (min(pair), max(pair)))
        values.append((min(power, population), max(power, population), p.luxury))
    assert board.scores() == [score for score, _, _ in values]
    assert board.winners() == [seat for seat, value in enumerate(values) if value == max(values)]
