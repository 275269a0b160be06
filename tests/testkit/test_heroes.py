"""The kit for Heroes & Colonies: any number of players, any order of calls, and no nonsense."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.heroes import HeroGame, table
from isthmos.testkit.peloponnes import Bid

SEVEN, EIGHT = "ABCDEFG", "ABCDEFGH"

# --- seven and eight players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5, 6, 7, 8])
@pytest.mark.parametrize("number", [1, 4, 8])
def test_a_scene_can_be_played_to_the_end_by_any_number(players: int, number: int) -> None:
    """HC-13.1, HC-13.2."""
    scene = table(*EIGHT[:players]).round(number).start_goods()
    for begin in (scene.revealing, scene.bidding, scene.taking, scene.income):
        game = begin()
        while not game.is_over():
            game.play(game.asked(), game.legal()[-1])
            assert game.board.moves() or game.is_over()
        assert game.round() == 9


@pytest.mark.parametrize(("players", "tiles"), [(6, 18), (7, 21), (8, 24)])
def test_the_stacks_hold_a_tile_for_everybody_in_every_round(players: int, tiles: int) -> None:
    """HC-13.2."""
    game = table(*EIGHT[:players]).revealing()
    assert len(game.unseen()) == tiles
    assert game.problems() == []


def test_with_scarce_tiles_there_are_six_in_each_round() -> None:
    """HC-13.2."""
    game = table(*SEVEN).options(tile_fill_7_8="scarce").revealing()
    assert len(game.unseen()) == 18
    while not game.is_over():
        game.play(game.asked(), game.legal()[-1])


# --- second copies ------------------------------------------------------------------------------------------------


def test_second_copies_can_be_owned_on_offer_and_still_to_come() -> None:
    """HC-13.2."""
    scene = table(*SEVEN).coins(9).lands("A", "A07", "A07-2").buildings("B", "Bridge II").offer("a05-fields-2")
    game = scene.round(3).bidding().play("A", "bid A05-2 3")
    assert (game.lands("A"), game.buildings("B")) == (["a07-forest", "a07-forest-2"], ["bridge-2"])
    assert game.bids() == {"A": Bid("a05-fields-2", 3)}
    assert "street-2" in table(*SEVEN).round(3).unseen("street-2").revealing().unseen()


def test_a_second_copy_comes_in_the_rounds_of_its_stack() -> None:
    """HC-13.2."""
    assert table(*EIGHT).lands("A", "B04-2").disasters().round() == 4


# --- a bid of Sisyphus ----------------------------------------------------------------------------------------------


def test_a_bid_of_sisyphus_may_lie_below_the_price() -> None:
    """HC-9.9: a tile of 4, and one of 4 in the conquest row; for everybody else a coin more."""
    scene = table("X", "Y").heroes(X="sisyphus").coins(9).offer("A03", "A05", conquest=["A04"])
    assert scene.bid("X", "A03", 3).bidding().bids() == {"X": Bid("a03-hills-by-the-mountains", 3)}
    assert scene.bid("X", "A04", 6).bidding().bids()["X"].coins == 6
    with pytest.raises(ScenarioError, match="a bid on A04 is at least 6 coins here, not 5"):
        scene.bid("X", "A04", 5).bidding()
    with pytest.raises(ScenarioError, match="a bid on A03 is at least 4 coins here, not 3"):
        scene.bid("X", "A04", 6).bid("Y", "A03", 3).bidding()


# --- the order of the calls means nothing ---------------------------------------------------------------------------


@pytest.mark.parametrize("calls", list(permutations(range(4))))
def test_the_colony_may_be_named_before_or_after_what_it_decides(calls: tuple[int, ...]) -> None:
    """HC-10.3: three coins lie on a building marked in Leptis Magna. HC-10.7: Naxos stores more."""
    scene = table("X", "Y")
    steps: list[Callable[[], object]] = [
        lambda: scene.colonies(X="leptis-magna", Y="naxos"),
        lambda: scene.marked("X", "bridge"),
        lambda: scene.food(Y=16),
        lambda: scene.persians(1, 2).chits(plague=1),
    ]
    for step in calls:
        steps[step]()
    game = scene.income()
    assert (game.polis("X").marks, game.stocks("Y").food, game.persian_sum()) == ((3,), 16, 3)
    assert game.chits_seen()["plague"] == 1


def test_the_store_that_counts_is_that_of_the_colony() -> None:
    """HC-10.4."""
    with pytest.raises(ScenarioError, match="X cannot have 9 food: the store holds 8"):
        table("X", "Y").food(X=9).colonies(X="massilia").income()
    with pytest.raises(ScenarioError, match="X cannot have 14 food: the store holds 13"):
        table("X", "Y").food(X=14).income()


def test_chits_may_count_the_persians_before_they_are_named() -> None:
    scene = table("X", "Y").chits(persians=2, plague=1).persians(1, 2)
    assert scene.disasters().chits_seen()["persians"] == 2


# --- a scene can be begun more than once ------------------------------------------------------------------------------


def test_a_strike_leaves_no_chits_in_the_scene() -> None:
    scene = table("X", "Y").people(9).chits(drought=1)
    scene.strike("plague").has("X", people=6)
    assert scene.disasters().chits_seen()["plague"] == 0
    assert scene.strike("decline").chits_seen()["drought"] == 1


def test_an_attack_leaves_no_chits_in_the_scene() -> None:
    scene = table("X", "Y").strength(9)
    assert scene.attack(1, 1, 2).persian_sum() == 4
    assert scene.attack(1, 2, 2).persian_sum() == 5
    assert scene.disasters().chits_seen()["persians"] == 0


# --- nonsense -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (lambda: table("X", "Y").heroes(X="hector", Y="hector"), "X and Y have the same hero: there is one hector"),
        (lambda: table("X", "Y").heroes(X="hector").heroes(Y="hector"), "have the same hero"),
        (lambda: table("X", "Y").colonies(X="naxos", Y="naxos"), "X and Y have the same colony: there is one naxos"),
        (lambda: table("X", "Y").heroes(X="herakles"), "there is no hero 'herakles'; there are achilles"),
        (lambda: table("X", "Y").turned("X").income(), "X has no hero to turn: name one in heroes(...)"),
        (lambda: table("X", "Y").heroes(X="hector").spent("X").income(), "nothing that is used once in the game"),
        (lambda: table("X", "Y").strength(X=True), "X cannot have True strength: it must be a whole number"),
        (lambda: table("X", "Y").strength(X=30), "X cannot have strength 30: it goes from 0 to 29"),
        (lambda: table("X", "Y").clovers("3"), "X cannot have '3' clovers: it must be a whole number"),  # type: ignore[arg-type]
        (lambda: table("X", "Y").mercenaries(X=-1), "X cannot have -1 mercenaries: it must be at least 0"),
        (lambda: table("X", "Y").persians("1"), "a Persian chit has a whole number on it, not '1'"),  # type: ignore[arg-type]
        (lambda: table("X", "Y").persians(4).disasters(), "there is no chit 'persians-4'"),
        (lambda: table("X", "Y").persians(3, 3, 3).disasters(), "so many chits 'persians-3' are not in the box"),
        (lambda: table("X", "Y").chits(persians=2).disasters(), "Persian chits are named by the numbers on them"),
        (lambda: table("X", "Y").strike("persians"), "name the chits of the attack: attack(1, 2, 2)"),
        (lambda: table("X", "Y").chits(plague=3).strike("plague"), "plague has struck already: all 3 of its chits"),
        (lambda: table("X", "Y").attack(1, 2), "the Persians attack with 3 or 6 chits, not 2"),
        (lambda: table("X", "Y").persians(1, 2).attack(1, 2, 2), "leave persians(...) out"),
        (lambda: table("X", "Y").put_back("flood"), "there is no chit 'flood'; there are earthquake"),
        (lambda: table("X", "Y").last_chit("flood"), "there is no disaster 'flood'; there are earthquake"),
        (lambda: table("X", "Y").options(heroes=False).strength(3).income(), "without heroes: leave out strength"),
        (lambda: table("X", "Y").options(heroes=False).persians(1).income(), "without heroes: leave out persians"),
        (lambda: table("X", "Y").options(colonies=False).colonies(X="naxos").income(), "plays without colonies"),
        (lambda: table(*"ABCDEF").lands("A", "A07-2"), "there is no tile 'A07-2'"),
        (
            lambda: table(*SEVEN).options(tile_fill_7_8="scarce").lands("A", "A07-2").income(),
            "A07-2 is not in play at this table: name another tile",
        ),
        (
            lambda: table(*SEVEN).lands("A", "A07-2", "A05-2", "A06-2", "A08-2").income(),
            "3 second copies lie in stack A here: name no more than that",
        ),
    ],
)
def test_nonsense_is_answered_with_what_is_wrong(use: Callable[[], HeroGame], sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        use()
    assert sentence in str(caught.value)
