"""Refusals, hints and help say what is so at this table."""

from __future__ import annotations

import pytest

from isthmos.core.title import Title
from isthmos.games.peloponnes.title import TITLE
from isthmos.language import Language
from isthmos.testkit.peloponnes import Game, table

ENGLISH, GERMAN = Language("en", ["X", "Y", "Z"]), Language("de", ["X", "Y", "Z"])


def refused(game: Game, text: str, title: Title = TITLE) -> str:
    return ENGLISH.say(title.refusal(game.board, text))


def helped(game: Game, title: Title = TITLE) -> str:
    return ENGLISH.say(title.guidance(game.board))


# --- bids -----------------------------------------------------------------------------------------


def displaced(**options: str | bool | int) -> Game:
    """X bid 5 on the bridge and is displaced; a bid of 2 lies on A07."""
    scene = table("X", "Y", "Z").options(**options).coins(9).offer("bridge", "A07", "A05")
    return scene.bidding().play("X", "bid bridge 5").play("Y", "bid A07 2").play("Z", "bid bridge 6")


def test_a_weaker_bid_in_the_regular_row_is_no_conquest() -> None:
    """PEL-B11."""
    said = refused(displaced(chain_eviction=False), "move A07")
    assert "conquest" not in said
    assert said == ("A bid lies on A07 Forest, and at this table a displaced bid moves only to tiles without one.")


def test_nobody_moves_a_bid_to_the_barracks_when_nobody_is_left() -> None:
    """PEL-B13: for want of inhabitants, not of room."""
    scene = table("X", "Y").options(low_population_bid="bid_illegal").coins(9).people(X=0, Y=9)
    game = scene.offer("bridge", "A07", "barracks").bidding().play("X", "bid bridge 4").play("Y", "bid bridge 5")
    said = refused(game, "move barracks")
    assert "conquest" not in said
    assert said.startswith("A bid on Barracks needs ")


def test_a_bid_that_can_only_be_one_is_no_range() -> None:
    game = table("X", "Y").coins(1).offer("bridge").bidding()
    assert refused(game, "bid bridge 2") == (
        "A bid on Bridge can only be 1 coin: fewer are too few, and you have no more."
    )


@pytest.mark.parametrize(("chains", "sentence"), [(True, "may displace a weaker bid"), (False, "it cannot go")])
def test_help_speaks_of_chains_only_where_there_are_some(chains: bool, sentence: str) -> None:
    """PEL-B11."""
    assert sentence in helped(displaced(chain_eviction=chains))
    assert ("displace a weaker" in helped(displaced(chain_eviction=chains))) is chains


@pytest.mark.parametrize(
    ("luxury", "sentence"),
    [
        ("top_up", "Coins you lack may be made from 2 luxury each"),
        ("only_when_no_coins", "Only with an empty reserve may coins be made from luxury, 2 for each."),
    ],
)
def test_help_for_bids_says_when_luxury_becomes_coins(luxury: str, sentence: str) -> None:
    """PEL-L3."""
    game = table("X", "Y").options(luxury_for_bids=luxury).coins(5).offer("bridge").bidding()
    assert sentence in helped(game)
    assert ("Coins you lack" in helped(game)) is (luxury == "top_up")


@pytest.mark.parametrize(
    ("overbid", "sentence"), [(True, "row at least the value + 3"), (False, "row exactly the value + 3")]
)
def test_help_for_bids_says_what_the_conquest_row_costs(overbid: bool, sentence: str) -> None:
    """PEL-B4."""
    game = table("X", "Y").options(conquest_overbid=overbid).coins(5).offer("bridge").bidding()
    assert sentence in helped(game)


# --- disasters ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("all", "2 luxury stand in for each missing one."),
        ("resources", "2 luxury stand in for each missing good, but for no coin."),
        ("none", "Nothing stands in for what is missing."),
    ],
)
@pytest.mark.parametrize("disaster", ["tempest", "earthquake"])
def test_help_in_a_disaster_speaks_of_luxury_only_where_it_helps(option: str, sentence: str, disaster: str) -> None:
    """PEL-D7, PEL-D8."""
    scene = table("X", "Y").options(luxury_in_disasters=option).food(X=2).coins(X=2).wood(X=2).stone(X=2)
    game = scene.lands("X", "A05", "A06").buildings("X", "bridge", "well").strike(disaster)
    assert sentence in helped(game)
    assert ("luxury" in helped(game)) is (option != "none")


# --- taking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["only_without_own_means", "always"])
def test_help_for_a_building_says_when_it_may_be_let_go(option: str) -> None:
    """PEL-T7."""
    scene = table("X", "Y").options(forfeit_building=option).wood(X=2).coins(X=3)
    game = scene.offer("bridge").bid("X", "bridge", 1).taking()
    assert ("lets it go." in helped(game)) is (option == "always")
    assert ("if you have neither the goods" in helped(game)) is (option != "always")


def test_extra_incomes_that_must_differ_are_refused_for_that() -> None:
    """PEL-A5."""
    scene = table("X").level(3).options(extra_income_kinds="different").setup().chance("deal sparta")
    game = scene.play("X", "extra wood")
    assert refused(game, "extra wood").startswith("You have chosen 1 wood already")
    assert GERMAN.say(TITLE.refusal(game.board, "extra wood")).startswith("1 Holz hast du schon gewählt")
    assert [(one.answer, one.why.id) for one in TITLE.barred(game.board)] == [
        ("extra wood", "peloponnes-refused-extra-taken")
    ]
