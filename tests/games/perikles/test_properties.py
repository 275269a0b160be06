"""What holds in every position of every game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isthmos.core.dealer import dealer_from_seed
from isthmos.core.state import OVER
from isthmos.games.perikles import facts, questions
from isthmos.games.perikles.content import ANY_CITY
from isthmos.games.perikles.state import NONE, Board
from isthmos.games.perikles.title import TITLE

from .playing import choose, positions, start

SEEDS = st.integers(0, 10_000).map(str)
SEATS = st.integers(3, 5)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={option.id: st.sampled_from(option.values) for option in TITLE.options()},
)


@settings(max_examples=25)
@given(seed=SEEDS, seats=SEATS, options=OPTIONS)
def test_every_position_is_sound_and_every_game_ends(seed: str, seats: int, options: dict[str, str]) -> None:
    """PER-C1, PER-C5, PER-A9, PER-B12, PER-I6: cubes, counters, sides, tokens and candidates."""
    last: Board | None = None
    for board in positions(seed, seats, options):
        assert TITLE.violations(board) == []
        last = board
    assert last is not None
    assert last.seat() == OVER
    assert last.winners()


@settings(max_examples=15)
@given(seed=SEEDS, seats=SEATS)
def test_a_copy_leaves_the_original_alone(seed: str, seats: int) -> None:
    stream = dealer_from_seed("copies " + seed)
    for number, board in enumerate(positions(seed, seats)):
        if number % 20 or board.seat() == OVER:
            continue
        before, other = board.hash(), board.clone()
        assert other.hash() == before
        for _ in range(15):
            if other.seat() != OVER:
                other.play(choose(other, stream))
        assert board.hash() == before


@settings(max_examples=15)
@given(seed=SEEDS, seats=SEATS)
def test_a_game_played_again_from_its_notation_ends_the_same(seed: str, seats: int) -> None:
    stream = dealer_from_seed(seed)
    board, written = start(seats), []
    while board.seat() != OVER:
        move = choose(board, stream)
        written.append(TITLE.write(board, move))
        board.play(move)
    again = start(seats)
    for text in written:
        again.play(TITLE.read(again, text))
    assert again.hash() == board.hash()


@settings(max_examples=10)
@given(seed=SEEDS, seats=SEATS)
def test_every_legal_move_can_be_written_and_played(seed: str, seats: int) -> None:
    for number, board in enumerate(positions(seed, seats)):
        words = [TITLE.write(board, move) for move in board.moves()]
        assert len(set(words)) == len(words)
        if number % 7 == 0:
            for move in board.moves():
                other = board.clone()
                other.play(move)
                assert other.seat() == OVER or other.moves()


@settings(max_examples=15)
@given(seed=SEEDS, seats=SEATS)
def test_nobody_takes_a_colour_twice_while_the_display_shows_another(seed: str, seats: int) -> None:
    """PER-I2."""
    stream = dealer_from_seed(seed)
    board = start(seats)
    tiles = board.rules.content.tiles
    while board.seat() != OVER:
        seat, display, taken = board.seat(), board.display, board.taken[:]
        asked = board.top is not None and board.top.kind == questions.TAKE_TILE
        board.play(choose(board, stream))
        if asked and len(board.taken[seat]) > len(taken[seat]):
            colour = tiles[board.taken[seat][-1]].colour
            owned = {tiles[tile].colour for tile in taken[seat]}
            if colour in owned:
                assert {tiles[tile].colour for tile in display if tile != NONE} <= owned


def test_games_end_early_by_four_defeats_and_otherwise_after_three_rounds() -> None:
    """PER-T3: both early ends occur, and they are scored like any other."""
    rounds: Counter[int] = Counter()
    for seed in range(60):
        *_, board = positions(f"ends {seed}", 3 + seed % 3)
        rounds[board.round] += 1
        decided = board.defeats[0] >= 4 or board.defeats[1] >= 4
        assert decided or board.round == 3
        assert set(board.leaders + board.alpha + board.beta) == {NONE}
    assert rounds[3] > 0
    assert rounds[2] > 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_takes_five_tiles_or_four_with_five_players(seats: int) -> None:
    """PER-I1, PER-C2: the brown colour counts like any other."""
    stream = dealer_from_seed(f"tiles {seats}")
    board = start(seats)
    board.facts = []
    while board.round < 2 and board.seat() != OVER:
        board.play(choose(board, stream))
    taken = Counter(row[1] for row in board.facts if row[0] == facts.TILE_TAKEN)
    assert taken == dict.fromkeys(range(seats), 4 if seats == 5 else 5)
    assert board.rules.content.tiles[-1].colour == ANY_CITY


def test_the_first_seat_has_fourteen_cubes_on_the_board_after_set_up() -> None:
    """PER-S1, PER-S2, PER-S3, PER-S4, PER-S5: two laps in the same direction."""
    stream = dealer_from_seed("set-up")
    board = start(4)
    asked = []
    while board.round == 0:
        if board.top is not None and board.top.kind == questions.PLACE_SETUP_CUBE:
            asked.append(board.seat())
        board.play(choose(board, stream))
    lap = [(board.start + i) % 4 for i in range(4)]
    assert asked == lap * 2
    assert board.supply == [16] * 4
    assert len(board.display) == 10
    assert len(board.locations) == 7
    assert len(set(board.specials)) == 4
    assert len(board.undealt) == 4
