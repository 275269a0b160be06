"""What the greedy bot knows about Perikles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from isthmos.bots.evaluators.perikles.battles import Front, cost_of_defeat, outcome
from isthmos.bots.evaluators.perikles.cities import Cities
from isthmos.bots.evaluators.perikles.evaluator import EVALUATOR
from isthmos.bots.evaluators.perikles.sight import Sight
from isthmos.bots.shelf import bot_named
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER
from isthmos.games.perikles.content import ATHENS, HOPLITE, SPARTA
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.title import TITLE, shipped_content
from isthmos.lab.simulate import Imagination
from isthmos.testkit.perikles import Scene, table
from isthmos.testkit.perikles.names import location_named

from .strength import answer, reasons, share_against_random

CONTENT = shipped_content()


def decisions(games: int, seats: int = 4) -> Iterator[tuple[Board, int, Imagination]]:
    """Every position of greedy games in which a seat is asked, with what its bot answers."""
    for number in range(games):
        state, dealer = TITLE.start(seats, {}), dealer_from_seed(f"seen {number}")
        imagination, bot = Imagination(f"seen {number}"), bot_named("greedy", TITLE, "")
        while (seat := state.seat()) != OVER:
            if seat == CHANCE:
                state.play(draw(state, dealer).move)
                continue
            assert isinstance(state, Board)
            move = bot.choose(TITLE.imagine(state, seat, imagination), seat)
            yield state, move, imagination
            state.play(move)


# --- what it may know ------------------------------------------------------------------------------


def test_what_is_imagined_for_it_does_not_change_its_answer() -> None:
    """PER-H1 to PER-H4: it judges by what it sees, so any position that could be this one will do."""
    for state, move, imagination in decisions(2):
        other = TITLE.imagine(state, state.seat(), imagination)
        values = EVALUATOR.values(other, state.seat())
        assert other.moves()[values.index(max(values))] == move


def test_its_reasons_tell_nobody_what_they_cannot_see() -> None:
    """PER-H1 to PER-H3: as another seat imagines the position, the same answer has the same reasons."""
    told = 0
    for state, move, imagination in decisions(2):
        seat = state.seat()
        said = EVALUATOR.reasons(state, seat, move)
        for viewer in range(state.seats):
            other = TITLE.imagine(state, viewer, imagination)
            if viewer != seat and move in other.moves():
                assert EVALUATOR.reasons(other, seat, move) == said
                told += 1
    assert told > 500


def test_who_plays_no_special_tile_says_the_same_whatever_it_is() -> None:
    """PER-H5."""
    scene = table("A", "B", "C").leaders(athens="A", sparta="B").locations("attica")
    scene.sent("B", "attica", "attack", "sparta h3").sent("A", "attica", "defence", "athens h3")
    said = {str(reasons(TITLE, scene.special("A", name).battles().board)) for name in ("plague", "phormio")}
    assert len(said) == 1


def test_hidden_strengths_count_as_the_average_of_the_hidden_ones() -> None:
    """PER-H2, PER-H3: Sparta has 2, 3, 3 and 2 hoplites of strength 1 to 4."""
    scene = table("A", "B", "C").leaders(athens="A", sparta="B").locations("attica").turns("A", one=1)
    s = scene.sent("B", "attica", "attack", "sparta h4").sending().board
    assert Sight(s, 0).force(0) == (2.5, 0.0)
    assert Sight(s, 1).force(0) == (4.0, 0.0)


# --- battles ---------------------------------------------------------------------------------------


def chances(location: str, attack: tuple[int, int], defence: tuple[int, int], alone: bool = True) -> list[float]:
    """Hoplites and triremes of each side."""
    number = location_named(CONTENT, location)
    return [round(one, 4) for one in outcome(CONTENT, number, 0, (0, 0), attack, defence, alone)]


@pytest.mark.parametrize(
    ("location", "attack", "defence", "expected"),
    [
        ("attica", (5, 0), (5, 0), [0.3044, 0.6956]),  # one combat, 1:1
        ("plataea", (2, 0), (0, 0), [0.9179, 0.0821]),  # against the militia alone, 2:1
        ("epidaurus", (3, 0), (0, 0), [1.0, 0.0]),  # nobody there (W15)
        ("epidaurus", (0, 3), (0, 0), [0.0, 0.0]),  # nothing for the last combat (W15)
        ("epidaurus", (3, 3), (3, 0), [0.7023, 0.2977]),  # the first combat is won without dice
        ("attica", (0, 0), (2, 0), [0.0, 1.0]),
    ],
)
def test_the_odds_of_a_battle_are_exact(
    location: str, attack: tuple[int, int], defence: tuple[int, int], expected: list[float]
) -> None:
    """PER-B4, PER-B14, PER-B15; the table of the rules gives the odds of one combat."""
    assert chances(location, attack, defence) == expected


def test_militia_alone_count_where_the_table_plays_it_so() -> None:
    """PER-B5 (W26): six hoplites against three, after the militia won the triremes or not."""
    assert chances("sicily", (6, 0), (2, 0)) == [0.5684, 0.4316]
    assert chances("sicily", (6, 0), (2, 0), alone=False) == [0.9179, 0.0821]


def test_a_defeat_costs_whoever_has_statues_there() -> None:
    """PER-B16: Corinth falls from 9 to 7."""
    scene = table("A", "B", "C").statues("A", corinth=2).locations("leucas").turns("A", one=1).leaders(athens="A")
    s = scene.sending().board
    assert cost_of_defeat(s, 0, 3) == 4.0
    assert cost_of_defeat(s, 1, 3) < 0.0


def war() -> Scene:
    """A leads Athens, S Sparta, T Thebes; one turn each."""
    scene = table("A", "S", "T").leaders(athens="A", sparta="S", thebes="T").cubes("athens", A=3)
    for player in ("S", "A", "T"):
        scene.turns(player, one=1)
    return scene


def test_it_attacks_where_the_most_is_to_be_had() -> None:
    scene = war().first("A").locations("cythera", "pylos")
    game = scene.sending()
    game.play("A", answer(TITLE, game.board))
    assert answer(TITLE, game.board) == "attack pylos"
    assert reasons(TITLE, game.board)[0].args["points"] == 4


def test_a_location_without_hope_is_left_alone() -> None:
    scene = war().first("T").locations("pylos").sent("S", "pylos", "defence", "sparta h4", "sparta h4", "sparta h3")
    front = Front(scene.sending().board, Sight(scene.sending().board, 2), 0)
    assert front.gain(2, HOPLITE, 1.0, 0) < 0.2


# --- permission ------------------------------------------------------------------------------------


def asked_for_permission(scene: Scene, asker: str) -> Board:
    game = scene.sending().play(asker, "send thebes h3", "defend attica")
    assert game.asked() == "A"
    return game.board


def test_help_against_an_attack_on_an_own_city_is_welcome() -> None:
    """PER-R5: A has statues in Athens and nobody there."""
    scene = war().first("T").locations("attica").statues("A", athens=2).defeats(athens=1)
    scene.sent("S", "attica", "attack", "sparta h4", "sparta h3")
    s = asked_for_permission(scene, "T")
    assert answer(TITLE, s) == "yes"
    assert reasons(TITLE, s)[0].id == "perikles-why-permit-main"


def test_nobody_gets_two_cubes_for_nothing() -> None:
    """PER-B2, PER-R5: nobody attacks, so only T gains by it."""
    s = asked_for_permission(war().first("T").locations("attica"), "T")
    assert answer(TITLE, s) == "no"
    assert reasons(TITLE, s)[0].id == "perikles-why-refuse-main"


# --- elections -------------------------------------------------------------------------------------


def test_more_votes_mean_a_better_chance_and_the_first_candidate_wins_ties() -> None:
    """PER-E1."""
    scene = table("A", "B", "C").cubes("athens", A=3, B=3, C=1).cubes("sparta", A=1, B=4)
    s = scene.candidates("athens", "A", "B").nominating().board
    cities = Cities(s, 0)
    assert cities.chance(ATHENS) > 0.5 > Cities(s, 1).chance(ATHENS)
    assert Cities(s, 2).chance(ATHENS) == 0.0
    assert cities.chance(SPARTA) < Cities(s, 1).chance(SPARTA)


def test_it_stands_where_it_can_win() -> None:
    """PER-N1."""
    scene = table("A", "B", "C").start("A").cubes("corinth", A=5, B=3).cubes("megara", A=1, B=5)
    assert answer(TITLE, scene.nominating().board) == "nominate corinth p1"


def test_against_itself_it_nominates_the_weakest() -> None:
    """PER-E2: the winner pays the votes of the loser."""
    scene = table("A", "B", "C").start("A").cubes("corinth", A=4, B=3, C=1).candidates("corinth", "A")
    assert answer(TITLE, scene.nominating().board) == "nominate corinth p3"


def test_an_assassin_removes_the_rival_who_would_win() -> None:
    """PER-I5."""
    scene = table("A", "B", "C").start("A").cubes("corinth", A=3, B=3, C=1).candidates("corinth", "B", "A")
    game = scene.display("argos assassin").influence()
    game.play("A", "take argos assassin")
    assert "corinth" in answer(TITLE, game.board)


# --- how well it plays ---------------------------------------------------------------------------------


def test_it_beats_three_random_bots() -> None:
    assert share_against_random("perikles", 4, 32) >= 0.9


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_random_bots_at_every_table(seats: int) -> None:
    assert share_against_random("perikles", seats, 12) >= 0.75


@pytest.mark.soak
def test_it_wins_nearly_all_of_a_thousand_games_against_three_random_bots() -> None:
    assert share_against_random("perikles", 4, 1000) >= 0.95
