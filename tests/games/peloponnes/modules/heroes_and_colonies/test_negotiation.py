"""The negotiation before the game (HC-11.1 to HC-11.3)."""

from __future__ import annotations

from isthmos.testkit.heroes import HeroGame, table
from isthmos.testkit.peloponnes import Stocks


def begun(**options: str | bool) -> HeroGame:
    """Arkadia (number 3, 8 coins) sits first, Messene (1, 6 coins) second, Sparta (5, 7 coins) third."""
    game = table("A", "M", "S").options(negotiation=True, **options).setup()
    return game.chance("deal arkadia", "deal messene", "deal sparta")


def full() -> HeroGame:
    game = begun().chance("colony apollonia", "colony leptis-magna", "colony naxos")
    return game.chance("hero achilles", "hero andromeda", "hero helen")


def test_without_the_option_nothing_is_exchanged() -> None:
    """HC-11.1."""
    game = table("X", "Y").setup().chance("deal sparta", "deal argos", "colony naxos", "colony taras")
    assert game.chance("hero hector", "hero helen").asked() == "chance"


def test_players_hold_only_the_coins_of_their_civilizations_while_they_negotiate() -> None:
    """HC-11.1: nothing of the hero yet."""
    game = full()
    assert game.stocks("A") == Stocks(coins=8)
    assert game.stocks("M") == Stocks(coins=6)
    assert game.stocks("S") == Stocks(coins=7)
    assert game.strength("A") == 0


def test_offers_go_in_the_order_of_the_civilization_numbers_fixed_places_notwithstanding() -> None:
    """HC-11.2: Apollonia is last in the game, not here; colony first, then hero."""
    game = full()
    asked = []
    while game.asked() != "chance":
        asked.append((game.asked(), game.legal()[1].split()[1]))
        game.play(game.asked(), "pass")
    assert asked == [
        ("M", "colony"),
        ("M", "hero"),
        ("A", "colony"),
        ("A", "hero"),
        ("S", "colony"),
        ("S", "hero"),
    ]


def test_an_accepted_offer_swaps_the_colonies_and_pays_the_other() -> None:
    """HC-11.2: and what the colony allows goes with it."""
    game = full().play("M", "offer colony arkadia 6").may_only("A", "accept", "refuse")
    game.play("A", "accept").has("M", coins=0).has("A", coins=14)
    assert (game.colony("M"), game.colony("A")) == ("apollonia", "leptis-magna")
    assert (game.polis("M").free_placement, game.polis("A").free_placement) == (0, 1)


def test_a_refused_offer_changes_nothing_and_is_not_repeated() -> None:
    """HC-11.2, HC-11.3: the next question is about heroes."""
    game = full().play("M", "offer colony arkadia 6").play("A", "refuse").has("M", coins=6).has("A", coins=8)
    assert (game.colony("M"), game.colony("A")) == ("leptis-magna", "apollonia")
    game.may("M", "offer hero arkadia 1", "offer hero sparta 6")


def test_the_hero_may_be_asked_of_another_player() -> None:
    """HC-11.2."""
    game = full().play("M", "offer colony arkadia 1").play("A", "accept").play("M", "offer hero sparta 2")
    game.play("S", "accept")
    assert (game.hero("M"), game.hero("S")) == ("helen", "andromeda")


def test_what_was_swapped_may_be_asked_for_again() -> None:
    """HC-11.2."""
    game = full().play("M", "offer colony arkadia 1").play("A", "accept").play("M", "pass")
    game.play("A", "offer colony messene 9").play("M", "accept")
    assert game.colony("A") == "apollonia"


def test_coins_just_received_may_be_offered() -> None:
    """HC-11.3."""
    game = full().play("M", "offer colony arkadia 6").play("A", "accept").has("M", coins=0)
    game.play("A", "offer colony sparta 14").has("A", coins=14)  # M has no coin left to offer for a hero
    game.play("S", "accept").has("A", coins=0).has("S", coins=21)


def test_an_offer_is_at_least_one_coin() -> None:
    """HC-11.3."""
    full().may_not("M", "offer colony arkadia 0", "offer colony arkadia 7").may("M", "offer colony arkadia 1")


def test_an_offer_may_be_nothing_where_the_table_plays_it_so() -> None:
    """HC-11.3."""
    game = begun(negotiation_min_offer="0").chance("colony apollonia", "colony leptis-magna", "colony naxos")
    game.chance("hero achilles", "hero andromeda", "hero helen").may("M", "offer colony arkadia 0")
    game.play("M", "offer colony arkadia 0").play("A", "accept").has("M", coins=6)
    assert game.colony("M") == "apollonia"


def test_nobody_offers_to_themselves() -> None:
    """HC-11.2."""
    assert not [answer for answer in full().legal("M") if "messene" in answer]


def test_afterwards_goods_come_with_the_hero_and_the_store_then_owned() -> None:
    """HC-11.1: Andromeda's food in the store of the colony that was bought."""
    game = table("M", "S").options(negotiation=True).options(data='{"colony":[{"id":"massilia","storage":{"food":4}}]}')
    started = game.setup().chance("deal messene", "deal sparta", "colony massilia", "colony naxos")
    started.chance("hero hector", "hero andromeda")
    started.play("M", "pass", "offer hero sparta 1").play("S", "accept", "pass", "pass")
    assert started.stocks("M") == Stocks(coins=5, food=4, luxury=1, people=2 + 2)
    assert (started.strength("M"), started.strength("S")) == (0, 4)
    assert started.stocks("S") == Stocks(coins=8, wood=4, people=3)


def test_colonies_alone_are_negotiated_without_heroes_and_heroes_without_colonies() -> None:
    """HC-11.1, HC-1.1."""
    game = table("X", "Y").options(negotiation=True, heroes=False).setup()
    game.chance("deal messene", "deal sparta", "colony naxos", "colony taras").may("X", "offer colony sparta 1")
    game.play("X", "pass").play("Y", "pass")
    assert game.asked() == "chance"
    game = table("X", "Y").options(negotiation=True, colonies=False).setup()
    game.chance("deal messene", "deal sparta", "hero hector", "hero helen").may("X", "offer hero sparta 1")
