"""Set-up, the two modules, and six to eight players (HC-1.1, HC-1.2, HC-3.1 to HC-3.5, HC-13.1, HC-13.2)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from isthmos.core.errors import OptionError
from isthmos.core.state import OVER
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, first_board, rulebook
from isthmos.games.peloponnes.state import Board
from isthmos.testkit.heroes import table
from isthmos.testkit.peloponnes import Stocks


def test_everybody_is_dealt_a_civilization_a_colony_and_a_hero() -> None:
    """HC-3.1."""
    game = table("X", "Y").setup()
    assert len(game.legal("chance")) == 8
    game.chance("deal sparta", "deal argos")
    assert len(game.legal("chance")) == 9
    game.chance("colony naxos").may_not("chance", "colony naxos").chance("colony taras")
    assert len(game.legal("chance")) == 10
    game.chance("hero hector").may_not("chance", "hero hector").chance("hero helen")
    assert [(game.colony(p), game.hero(p)) for p in "XY"] == [("naxos", "hector"), ("taras", "helen")]


def test_heroes_are_red_and_everybody_has_three_clovers() -> None:
    """HC-3.2."""
    game = table("X", "Y").setup().chance("deal sparta", "deal argos", "colony naxos", "colony taras")
    game.chance("hero hector", "hero helen").has("X", clovers=3).has("Y", clovers=3)
    assert not game.is_turned("X")


def test_start_goods_that_do_not_fit_become_luxury_whoever_brings_them() -> None:
    """HC-3.4: five food of Andromeda and three of Korinth, in a store of seven."""
    game = table("X", "Y").options(data='{"colony":[{"id":"massilia","storage":{"food":7}}]}').setup()
    game.chance("deal korinth", "deal argos", "colony massilia", "colony taras", "hero andromeda", "hero helen")
    assert game.stocks("X") == Stocks(coins=7, food=7, luxury=1, people=5)
    game = table("X", "Y").options(data='{"colony":[{"id":"massilia","storage":{"wood":3}}]}').setup()
    game.chance("deal sparta", "deal argos", "colony massilia", "colony taras", "hero hector", "hero helen")
    assert game.stocks("X") == Stocks(coins=7, wood=3, luxury=1, people=3)


def test_fixed_places_hold_from_the_first_round_on() -> None:
    """HC-3.5."""
    game = table("A", "B", "C").setup().chance("deal messene", "deal patras", "deal sikyon")
    game.chance("colony apollonia", "colony naxos", "colony miletus", "hero hector", "hero helen", "hero achilles")
    assert game.order() == ["C", "B", "A"]


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_it_takes_two_to_eight_players(seats: int) -> None:
    """HC-1.2."""
    with pytest.raises(OptionError, match=f"{seats} players cannot play heroes; it takes 2 to 8"):
        TITLE.start(seats, {})


def test_there_is_no_solo_game_and_no_option_for_one() -> None:
    """HC-1.2."""
    assert [option.id for option in TITLE.options() if option.id.startswith("solo")] == []
    for name in ("level", "used", "solo_civilization"):
        with pytest.raises(OptionError, match=f"there is no option '{name}'"):
            TITLE.start(2, {name: "1"})


def test_heroes_alone_play_on_base_mats_without_sikyon() -> None:
    """HC-1.1."""
    game = table("X", "Y").options(colonies=False).setup()
    assert "deal sikyon" not in game.legal("chance")
    game.chance("deal sparta", "deal argos", "hero hector", "hero helen")
    assert (game.colony("X"), game.legal("chance")[0].split()[0]) == ("mat", "reveal")
    assert isinstance(game.board, HeroBoard)


def test_colonies_alone_have_sikyon_two_chits_and_no_strength() -> None:
    """HC-1.1."""
    game = table("X", "Y").options(heroes=False).setup()
    game.chance("deal sikyon", "deal argos", "colony naxos", "colony taras")
    assert not isinstance(game.board, HeroBoard)
    assert game.board.rules.chits_per_round == 2
    assert sum(game.chits_left().values()) == 16


def test_neither_module_is_the_base_game_for_two_to_eight() -> None:
    """HC-1.1."""
    game = table("X", "Y").options(heroes=False, colonies=False).setup().chance("deal sparta", "deal argos")
    assert game.legal("chance")[0].split()[0] == "reveal"


@pytest.mark.parametrize("heroes", ["true", "false"])
def test_eight_players_need_sikyon(heroes: str) -> None:
    """HC-13.1."""
    with pytest.raises(OptionError, match="8 players need Sikyon, which comes with the colonies: set colonies to true"):
        TITLE.start(8, {"colonies": "false", "heroes": heroes})
    TITLE.start(7, {"colonies": "false", "heroes": heroes})


def revealed(seats: int, options: dict[str, str]) -> tuple[Board, list[int]]:
    """A game by random answers: the last position, and all tiles turned up."""
    board, dice = first_board(rulebook(seats, options)), random.Random(f"{seats}{options}")
    board.facts = []
    board.run_on()
    while board.seat() != OVER:
        board.play(dice.choice(board.moves()))
    return board, [row[2] for row in board.facts if row[0] == facts.REVEALED]


@pytest.mark.parametrize(
    ("seats", "regular", "conquest", "stacks"),
    [
        (2, 2, 3, (15, 15, 10)),
        (3, 3, 2, (15, 15, 10)),
        (4, 4, 1, (15, 15, 10)),
        (5, 5, 0, (15, 15, 10)),
        (6, 6, 0, (18, 18, 12)),
        (7, 7, 0, (21, 21, 14)),
        (8, 8, 0, (24, 24, 16)),
    ],
)
def test_rows_and_stacks_for_every_number_of_players(
    seats: int, regular: int, conquest: int, stacks: tuple[int, int, int]
) -> None:
    """HC-13.1, HC-13.2: each tile is turned up once."""
    board, tiles = revealed(seats, {})
    assert (board.rules.regular, board.rules.offer_size - board.rules.regular) == (regular, conquest)
    names = [board.rules.tiles[number].id for number in tiles]
    assert tuple(sum(name[0] == stack for name in names) for stack in "ABC") == stacks
    assert len(set(names)) == len(names)
    assert sum(row[0] == facts.SUPPLY_BEGAN for row in board.facts or []) == 3


def test_the_eight_extra_tiles_join_at_six() -> None:
    """HC-13.1."""
    _, tiles = revealed(6, {})
    assert sorted(tiles) == list(range(48))
    box = table("A", "B", "C", "D", "E", "F").scoring().board.rules.content
    assert [tile.id for tile in box.tiles[40:]] == ["A16", "A17", "A18", "B16", "B17", "B18", "C11", "C12"]
    assert len(table("A", "B", "C", "D", "E").scoring().board.rules.tiles) == 40


@pytest.mark.parametrize("seats", [7, 8])
def test_second_copies_are_drawn_at_random_and_never_of_a_supply_tile(seats: int) -> None:
    """HC-13.2."""
    board, tiles = revealed(seats, {})
    copies = [board.rules.tiles[number] for number in tiles if board.rules.tiles[number].id.endswith("-2")]
    assert len(copies) == (seats - 6) * 8
    assert not [tile for tile in copies if tile.supply]
    assert max(Counter(tile.id for tile in copies).values()) == 1
    first = rulebook(seats, {})
    again = {tuple(sorted(revealed(seats, {"negotiation_min_offer": text})[1])) for text in ("0", "1")}
    assert len(again) == 2, "another game has other copies"
    assert not [tile for tile in first.tiles if tile.id in ("B05-2", "C04-2")]


def test_a_copy_is_the_same_tile_under_another_word() -> None:
    """HC-13.2."""
    tiles = {tile.id: tile for tile in rulebook(8, {}).tiles}
    copy, original = tiles["A12-2"], tiles["A12"]
    assert (copy.word, original.word) == ("bridge-2", "bridge")
    assert (copy.points, copy.value, copy.cost.wood, copy.once.people) == (4, 1, 2, 2)


@pytest.mark.parametrize("seats", [7, 8])
def test_scarce_tables_offer_six_tiles(seats: int) -> None:
    """HC-13.2."""
    board, tiles = revealed(seats, {"tile_fill_7_8": "scarce"})
    assert (board.rules.offer_size, board.rules.regular) == (6, 6)
    assert sorted(tiles) == list(range(48))


@pytest.mark.parametrize("seats", [5, 6])
def test_the_option_for_seven_and_eight_changes_nothing_below(seats: int) -> None:
    """HC-13.2."""
    assert rulebook(seats, {"tile_fill_7_8": "scarce"}).offer_size == seats
