"""What the greedy bot knows about Heroes & Colonies."""

from __future__ import annotations

import pytest

from isthmos.bots.evaluators.heroes.calendar import HeroCalendar, persians_expected
from isthmos.bots.evaluators.heroes.odds import chance_of_places, likely
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE
from isthmos.testkit.heroes import HeroGame, table

from .strength import answer, reasons, share_against_random


def board(game: HeroGame) -> HeroBoard:
    assert isinstance(game.board, HeroBoard)
    return game.board


def value(game: HeroGame, player: str) -> float:
    """What the player has to expect."""
    s, seat = board(game), game._players.index(player)
    return HeroCalendar(s, seat).value(s.poleis[seat])


# --- odds ------------------------------------------------------------------------------------------


def test_the_chances_of_all_places_add_up() -> None:
    places = chance_of_places([0.9, 0.5, 0.2])
    assert sum(places) == pytest.approx(1.0)
    assert places[0] == pytest.approx(0.9 * 0.5 * 0.2)
    assert places[3] == pytest.approx(0.1 * 0.5 * 0.8)


def test_a_lead_is_better_than_none_and_never_quite_safe() -> None:
    assert likely(0.0, 2.0) == 0.5
    assert 0.5 < likely(1.0, 2.0) < likely(5.0, 2.0) < 1.0


def test_the_persians_are_guessed_from_what_was_seen_and_what_is_left() -> None:
    """HC-7.1."""
    s = board(table("X", "Y").persians(3, 3).disasters())
    assert persians_expected(s, 2) == 2 * 6
    assert 2 * (6 + 1) < persians_expected(s, 3) < 2 * (6 + 2)


# --- what strength is worth --------------------------------------------------------------------------


def test_strength_that_changes_the_place_in_a_conflict_is_worth_more_than_strength_that_does_not() -> None:
    """HC-8.2."""

    def worth(own: int) -> float:
        scene = table("X", "Y", "Z").people(6).food(8).persians(1, 1, 1, 2, 2, 2).round(5)
        return value(scene.strength(X=own, Y=5, Z=6).disasters(), "X")

    assert worth(7) - worth(3) > worth(16) - worth(12)


def test_strength_that_may_repel_the_persians_is_worth_more_to_a_precious_hero() -> None:
    """HC-7.3."""
    points = {row.id: row.red.points for row in board(table("X", "Y").disasters()).hero_rules.data.hero}
    precious, poor = max(points, key=points.__getitem__), min(points, key=points.__getitem__)
    other = next(hero for hero in points if hero not in (precious, poor))

    def worth(own: int, hero: str) -> float:
        scene = table("X", "Y").heroes(X=hero, Y=other).people(9).persians(2, 2)
        return value(scene.strength(X=own, Y=3).disasters(), "X")

    assert worth(9, precious) - worth(3, precious) > worth(9, poor) - worth(3, poor)


def test_a_tile_is_armed_when_two_food_can_be_spared() -> None:
    """HC-4.4."""
    scene = table("X", "Y", "Z").round(2).people(X=3).food(X=12).coins(5).strength(Y=2, Z=2)
    game = scene.offer("A07", "bridge", "street").bid("X", "A07", 5).taking()
    assert answer(TITLE, game.board) == "arm"
    [reason, _] = reasons(TITLE, game.board)
    assert reason.id == "heroes-why-strength"
    assert reason.args["place"] == 1


def test_who_would_starve_for_it_keeps_the_food() -> None:
    """HC-4.4: in the last round, with nobody near in strength, food for the supply is worth more."""
    scene = table("X", "Y", "Z").round(8).people(X=9).food(X=4).coins(5).strength(X=20, Y=9, Z=1)
    scene.persians(1, 1, 1, 2, 2, 2).buildings("X", "temple-of-apollo", "agora", "stoa", "statue-of-zeus", "B03")
    game = scene.offer("C03", "C01", "C09").bid("X", "C03", 5).taking()
    assert answer(TITLE, game.board) == "leave"


# --- powers ------------------------------------------------------------------------------------------


def test_odysseus_averts_the_plague_from_a_crowd() -> None:
    """HC-9.7."""
    game = table("X", "Y").heroes(X="odysseus").coins(X=3).people(X=12).food(X=12).round(7).strike("plague")
    assert answer(TITLE, game.board) == "ward"


def test_odysseus_saves_his_power_when_little_is_at_stake() -> None:
    """HC-9.7."""
    scene = table("X", "Y").heroes(X="odysseus").coins(X=3).people(X=12).food(X=1).round(3)
    game = scene.chits(plague=2).strike("drought")
    assert answer(TITLE, game.board) == "suffer"


def test_ariadne_puts_back_the_last_chit_of_a_disaster_that_would_hurt() -> None:
    """HC-9.3."""
    scene = table("X", "Y").heroes(X="ariadne").people(X=12).food(X=3).round(4)
    game = scene.chits(plague=2).disasters().chance("chit plague")
    assert answer(TITLE, game.board) == "put-back"


def test_the_last_coins_become_mercenaries_where_population_is_short() -> None:
    """HC-9.10: after the last conflict nothing else can be done with them."""
    scene = table("X", "Y").heroes(X="tantalus").coins(X=5).strength(X=12, Y=0).people(X=2, Y=2).food(2)
    scene.buildings("X", "temple-of-apollo", "agora").lands("X", "C05")
    assert answer(TITLE, scene.supply().board) == "hire 5"


def test_clovers_go_where_they_count_most() -> None:
    """HC-12.2."""
    scene = table("X", "Y").options(clover_distribution="player_choice").people(X=8, Y=1).food(8).strength(Y=1)
    assert answer(TITLE, scene.lands("X", "C05").supply().board) == "power 2"


@pytest.mark.parametrize(("colonies", "expected"), [(("taras", "naxos"), "refuse"), (("naxos", "taras"), "accept")])
def test_a_good_colony_is_not_given_away_for_a_coin(colonies: tuple[str, str], expected: str) -> None:
    """HC-11.2: Naxos has everything that Taras has not."""
    game = table("X", "Y").options(negotiation=True, heroes=False).setup()
    game.chance("deal messene", "deal sparta", *[f"colony {colony}" for colony in colonies])
    assert answer(TITLE, game.play("X", "offer colony sparta 1").board) == expected


# --- how well it plays -------------------------------------------------------------------------------


def test_it_beats_three_random_bots() -> None:
    assert share_against_random("heroes", 4, 100) >= 0.85


@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (8, 0.65)])
def test_it_beats_random_bots_at_the_smallest_and_the_largest_table(seats: int, share: float) -> None:
    assert share_against_random("heroes", seats, 40) >= share


@pytest.mark.soak
def test_it_wins_nearly_all_of_a_thousand_games_against_three_random_bots() -> None:
    assert share_against_random("heroes", 4, 1000) >= 0.92
