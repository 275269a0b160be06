"""What is said at a table with the expansion follows its options, its data and the colony of who is asked."""

from __future__ import annotations

import pytest

from isthmos.games.peloponnes.modules.heroes_and_colonies import names
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout, HeroPolisView
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE
from isthmos.language import Language
from isthmos.testkit.heroes import HeroGame, table

from ..scenes import taking

ENGLISH, GERMAN = Language("en", ["X", "Y"]), Language("de", ["X", "Y"])


def helped(game: HeroGame) -> str:
    return ENGLISH.say(TITLE.guidance(game.board))


def told(game: HeroGame, answer: str) -> str:
    return "; ".join(ENGLISH.say(one) for one in TITLE.consequences(game.board, TITLE.read(game.board, answer)))


# --- strength -------------------------------------------------------------------------------------


def test_strength_is_promised_only_up_to_the_most_there_is() -> None:
    """HC-4.7: 27 and a bridge of 4 points make 29."""
    game = taking(table("X", "Y").strength(X=27).wood(X=3).stone(X=1).coins(X=1), "bridge")
    assert "then +2 strength" in told(game, "pay")
    game.play("X", "pay")
    assert ENGLISH.say(TITLE.question(game.board)).endswith("gain 2 strength?")
    about = TITLE.about(game.board, TITLE.read(game.board, "arm"))
    assert about == HeroesAbout(verb="arm", tile="A12", amount=2)
    assert "strength 27 → 29" in told(game, "arm")


@pytest.mark.parametrize("by_luxury", [True, False])
def test_help_on_strength_speaks_of_luxury_only_where_it_helps(by_luxury: bool) -> None:
    """HC-4.3, HC-4.5."""
    said = helped(taking(table("X", "Y").options(luxury_may_pay_strength=by_luxury).food(X=3), "A07"))
    assert "A building costs 1 wood and 1 stone more, a land 2 food" in said
    assert ("luxury stand in" in said) is by_luxury


@pytest.mark.parametrize(
    ("cap", "sentence"), [("new_coins", "No more than your"), ("all_coins", "mercenaries together")]
)
def test_help_on_mercenaries_says_what_strength_limits(cap: str, sentence: str) -> None:
    """HC-7.6."""
    game = table("X", "Y").options(mercenary_cap=cap).coins(X=5).strength(X=8).attack(1, 1, 1)
    assert sentence in helped(game)


# --- Daedalus -------------------------------------------------------------------------------------


def test_the_hint_for_a_bid_takes_the_better_saving() -> None:
    """HC-9.4: an agora costs four stone; two are saved, and luxury stands in for the other two."""
    scene = table("X", "Y").heroes(X="daedalus").coins(9).wood(X=2).stone(X=0).luxury(X=8)
    game = scene.offer("agora").bidding()
    line = TITLE.choices(game.board)[0]
    assert "costs 4 stone: with 4 luxury, or marked" in [ENGLISH.say(one) for one in line.consequences]
    after = TITLE.after(game.board, line.moves[0])
    assert isinstance(after, HeroPolisView)
    assert (after.luxury, after.wood, after.stone) == (4, 2, 0)


# --- colonies -------------------------------------------------------------------------------------

CORRECTED = (
    '{"house_rule":true,"colony":['
    '{"id":"leptis-magna","special":{"marking_coins":2}},'
    '{"id":"apollonia","special":{"earthquake_price":3,"drought_divisor":4}}]}'
)


def card(data: str, colony: str) -> list[str]:
    game = table("X", "Y").options(data=data).coins(9).offer("A05").bidding() if data else None
    board = (game or table("X", "Y").coins(9).offer("A05").bidding()).board
    ids = [mat.id for mat in board.rules.content.mats]
    return [ENGLISH.say(one) for one in names.special(board, ids.index(colony))]


def test_a_colony_card_has_the_printed_numbers() -> None:
    """HC-10.1, HC-10.3."""
    assert card("", "leptis-magna") == ["marking takes 3 coins", "every land fits"]
    assert card("", "apollonia") == [
        "always last",
        "drought takes half the food",
        "an earthquake costs 2 wood and 2 stone for each building",
    ]
    assert card("", "massilia") == []


def test_a_colony_card_follows_a_correction() -> None:
    """HC-10.12."""
    assert card(CORRECTED, "leptis-magna")[0] == "marking takes 2 coins"
    assert card(CORRECTED, "apollonia")[1:] == [
        "drought takes one part in 4 of the food",
        "an earthquake costs 3 wood and 3 stone for each building",
    ]


def test_marking_is_asked_helped_and_refused_with_the_coins_of_the_colony() -> None:
    """HC-10.3."""
    scene = table("X", "Y").colonies(X="leptis-magna").wood(X=2).coins(X=5)
    game = taking(scene, "bridge")
    assert ENGLISH.say(TITLE.question(game.board)).endswith("or mark it with 3 coins?")
    assert "‘mark’ puts 3 coins on the building" in helped(game)
    poor = taking(table("X", "Y").colonies(X="leptis-magna").luxury(X=4).coins(X=0), "bridge")
    assert ENGLISH.say(TITLE.refusal(poor.board, "mark")) == "To mark Bridge takes 3 coins, and you have too few."


def test_an_offer_that_can_only_be_one_is_no_range() -> None:
    """HC-11.3."""
    game = table("X", "Y").options(negotiation=True).setup()
    game.chance("deal messene", "deal sparta", "colony naxos", "colony taras", "hero hector", "hero helen")
    game.board.poleis[0].coins = 1
    game.board.run_on()
    assert ENGLISH.say(TITLE.refusal(game.board, "offer sparta 9")) == "An offer must be 1 coin."
