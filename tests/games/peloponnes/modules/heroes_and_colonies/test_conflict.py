"""Supply with its internal conflict (HC-8.1 to HC-8.5)."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.testkit.heroes import HeroGame, table


def conflicts(game: HeroGame) -> list[tuple[int, ...]]:
    return [row[1:] for row in game.facts() if row[0] == facts.CONFLICT]


def test_the_conflict_comes_after_feeding_and_redeeming() -> None:
    """HC-8.1: the inhabitant taken is not fed, and coins of a marked building are there for Tantalus."""
    scene = table("X", "Y").heroes(X="tantalus").strength(X=4).marked("X", "bridge").wood(X=2).people(2).food(2)
    game = scene.supply().play("X", "redeem bridge").has("X", people=3, food=0, coins=1, strength=2)
    game.may_only("X", "hire 0", "hire 1")


def test_the_conflict_takes_place_in_the_middle_of_the_game() -> None:
    """HC-8.1: both supply tiles bring one."""
    for tile, number in (("B05", 5), ("C04", 7)):
        scene = table("X", "Y").round(number).strength(X=3).people(2).food(2).unseen(tile)
        game = scene.revealing().chance(f"reveal {tile}")
        assert conflicts(game) == [(0, 1, 1)]
        game.has("X", people=3, clovers=4, strength=1)


@pytest.mark.parametrize("players", ["AB", "ABC", "ABCD"])
def test_up_to_four_players_have_one_winner(players: str) -> None:
    """HC-8.2."""
    game = table(*players).strength(B=9).people(2).food(2).supply()
    assert conflicts(game) == [(1, (len(players) - 1) if len(players) > 2 else 0, 1)]


@pytest.mark.parametrize("players", ["ABCDE", "ABCDEF", "ABCDEFG", "ABCDEFGH"])
def test_from_five_players_on_there_are_two(players: str) -> None:
    """HC-8.2, HC-8.4: the strongest takes from the weakest, the second from the last but one."""
    game = table(*players).strength(B=9, C=7).people(2).food(2).supply()
    last = len(players) - 1
    assert conflicts(game) == [(1, last, 1), (2, last - 1, 1)]
    game.has("B", strength=4).has("C", strength=3)


def test_the_pairing_is_reversed_where_the_table_plays_it_so() -> None:
    """HC-8.4."""
    scene = table("A", "B", "C", "D", "E").options(conflict_pairing="reverse").strength(B=9, C=7)
    assert conflicts(scene.people(2).food(2).supply()) == [(1, 3, 1), (2, 4, 1)]


def test_everybody_at_zero_is_decided_by_the_turn_order() -> None:
    """HC-8.3, HC-8.5: it always takes place."""
    game = table("A", "B", "C").order("B", "C", "A").people(2).food(2).supply()
    assert conflicts(game) == [(1, 0, 1)]


def test_the_earlier_is_weaker_where_the_table_plays_it_so() -> None:
    """HC-8.3: of B and C, equally weak, B is earlier."""
    scene = table("A", "B", "C").options(conflict_tie_low="earlier_is_weaker").strength(A=5, B=1, C=1)
    assert conflicts(scene.people(2).food(2).supply()) == [(0, 1, 1)]


def test_the_earlier_is_weaker_but_a_winner_never_pays() -> None:
    """HC-8.3: with everybody at 0 the first wins, and the next is the weakest of the others."""
    scene = table("A", "B", "C").options(conflict_tie_low="earlier_is_weaker").people(2).food(2)
    assert conflicts(scene.supply()) == [(0, 1, 1)]
    scene = table("A", "B", "C", "D", "E").options(conflict_tie_low="earlier_is_weaker").people(2).food(2)
    assert conflicts(scene.supply()) == [(0, 2, 1), (1, 3, 1)]


def test_a_loser_without_inhabitants_gives_the_clover_only_and_the_winner_halves() -> None:
    """HC-8.5."""
    table("X", "Y").strength(X=9).supply().has("X", people=0, clovers=4, strength=4).has("Y", clovers=2)


def test_all_takings_come_before_the_halving() -> None:
    """HC-8.5: halved, the first would be weaker than the third; the ranks stay as they were."""
    game = table("A", "B", "C", "D", "E").strength(A=9, B=8, C=7).people(2).food(2).supply()
    assert conflicts(game) == [(0, 4, 1), (1, 3, 1)]
    game.has("A", strength=4).has("B", strength=4).has("C", strength=7)


def test_a_clover_can_be_lost_in_each_of_the_three_conflicts_and_no_more() -> None:
    """HC-8.5."""
    game = table("X", "Y").strength(X=1).clovers(X=5, Y=1).supply()
    game.has("X", clovers=6).has("Y", clovers=0)


def test_there_is_no_conflict_without_heroes() -> None:
    """HC-1.1."""
    game = table("X", "Y").options(heroes=False).people(2).food(2).supply()
    assert conflicts(game) == []
    game.has("X", people=2).has("Y", people=2)
