"""Table options of the expansion: each value makes the difference its rule says, and nothing else is accepted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isthmos.core.errors import OptionError
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected
from isthmos.testkit.heroes import HeroScene, table

from .scenes import taking

OWN = [row.id for row in corrected("").option]
VALUES = {option.id: option.values for option in TITLE.options() if option.id in OWN}


def heroes(scene: HeroScene) -> str:
    """HC-1.1."""
    return "true" if isinstance(scene.setup().board, HeroBoard) else "false"


def colonies(scene: HeroScene) -> str:
    """HC-1.1."""
    return "true" if "deal sikyon" in scene.setup().legal() else "false"


def negotiation(scene: HeroScene) -> str:
    """HC-11.1."""
    game = scene.setup().chance("deal messene", "deal sparta", "colony naxos", "colony taras")
    return "true" if game.chance("hero hector", "hero helen").asked() == "X" else "false"


def double_chit_scope(scene: HeroScene) -> str:
    """HC-5.3."""
    return "game" if scene.last_chit("plague").disasters().chance("chit plague").put_back() else "round"


def double_chit_after_return(scene: HeroScene) -> str:
    """HC-5.3."""
    game = scene.heroes(X="ariadne").disasters().chance("chit plague").play("X", "keep-chit")
    game.chance("chit drought").play("X", "put-back").chance("chit plague")
    return "skip" if game.put_back() == ["drought", "plague"] else "literal"


def sisyphus_bonus_counts_for_minimum(scene: HeroScene) -> str:
    """HC-9.9."""
    game = scene.heroes(X="sisyphus").coins(9).offer("A05").bidding()
    return "true" if "bid a05-fields 2" in game.legal("X") else "false"


def min_coins_in_bid(scene: HeroScene) -> str:
    """HC-9.9."""
    legal = scene.heroes(X="sisyphus").coins(9).offer("A12").bidding().legal("X")
    return min(answer.split()[-1] for answer in legal if answer.startswith("bid bridge"))


def daedalus_saving_covers_strength_extra(scene: HeroScene) -> str:
    """HC-9.4."""
    game = taking(scene.heroes(X="daedalus").wood(X=1).coins(X=1), "street").play("X", "pay saving stone")
    return "true" if game.asked() == "X" else "false"


def daedalus_saving_on_redemption(scene: HeroScene) -> str:
    """HC-9.4."""
    game = scene.heroes(X="daedalus").wood(X=1).marked("X", "granary").supply()
    return "true" if game.asked() == "X" else "false"


def luxury_may_pay_strength(scene: HeroScene) -> str:
    """HC-4.5."""
    return "true" if taking(scene.luxury(X=4), "A07").asked() == "X" else "false"


def luxury_may_pay_mercenaries(scene: HeroScene) -> str:
    """HC-7.6."""
    return "true" if scene.luxury(X=4).strength(X=9).attack(1, 1, 1).asked() == "X" else "false"


def mercenary_cap(scene: HeroScene) -> str:
    """HC-7.6."""
    game = scene.heroes(X="tantalus").strength(X=9).mercenaries(X=3).coins(X=9).people(1).food(1).supply()
    return "new_coins" if "hire 4" in game.legal("X") else "all_coins"


def apollonia_earthquake(scene: HeroScene) -> str:
    """HC-10.1."""
    scene.colonies(X="apollonia").wood(X=4).stone(X=6).buildings("X", "bridge", "well", "market")
    game = scene.strike("earthquake")
    return "per_building" if "keep bridge well" in game.legal("X") else "per_missing"


def naukratis_free_exchange(scene: HeroScene) -> str:
    """HC-10.6."""
    game = scene.colonies(X="naukratis").luxury(X=2).coins(9).offer("A05").bidding()
    return "true" if game.legal("X")[0] == "done" else "false"


def persian2_includes_hero_tile(scene: HeroScene) -> str:
    """HC-7.4."""
    return "false" if scene.heroes(X="penelope").attack(1, 1, 1, 2, 2, 2).hero("X") else "true"


def marked_coins_return_on_removal(scene: HeroScene) -> str:
    """HC-7.4."""
    return "true" if scene.marked("X", "bridge").attack(1, 1, 1, 2, 2, 2).stocks("X").coins else "false"


def conflict_pairing(scene: HeroScene) -> str:
    """HC-8.4."""
    rows = [row for row in five(scene).supply().facts() if row[0] == facts.CONFLICT]
    return "extremes" if rows[0][2] == 4 else "reverse"


def conflict_tie_low(scene: HeroScene) -> str:
    """HC-8.3."""
    rows = [row for row in five(scene).strength(A=9, B=9, C=1).supply().facts() if row[0] == facts.CONFLICT]
    return "later_is_weaker" if rows[0][2] == 4 else "earlier_is_weaker"


def odysseus_may_skip_halving(scene: HeroScene) -> str:
    """HC-9.7."""
    game = scene.heroes(X="odysseus").coins(X=1).strength(X=9).attack(1, 1, 1)
    return "true" if "ward" in game.legal("X") else "false"


def clover_distribution(scene: HeroScene) -> str:
    """HC-12.2."""
    return "auto_optimal" if scene.supply().is_over() else "player_choice"


def negotiation_min_offer(scene: HeroScene) -> str:
    """HC-11.3."""
    game = scene.options(negotiation=True).setup().chance("deal messene", "deal sparta", "colony naxos", "colony taras")
    game.chance("hero hector", "hero helen")
    return "0" if "offer colony sparta 0" in game.legal("X") else "1"


def tile_fill_7_8(scene: HeroScene) -> str:
    """HC-13.2."""
    board = table(*"ABCDEFG").options(**scene._options).setup().board
    return "duplicate" if board.rules.offer_size == 7 else "scarce"


def five(scene: HeroScene) -> HeroScene:
    return table(*"ABCDE").options(**scene._options).strength(A=9, B=8).people(1).food(1)


SHOWS: list[Callable[[HeroScene], str]] = [
    heroes,
    colonies,
    negotiation,
    double_chit_scope,
    double_chit_after_return,
    sisyphus_bonus_counts_for_minimum,
    min_coins_in_bid,
    daedalus_saving_covers_strength_extra,
    daedalus_saving_on_redemption,
    luxury_may_pay_strength,
    luxury_may_pay_mercenaries,
    mercenary_cap,
    apollonia_earthquake,
    naukratis_free_exchange,
    persian2_includes_hero_tile,
    marked_coins_return_on_removal,
    conflict_pairing,
    conflict_tie_low,
    odysseus_may_skip_halving,
    clover_distribution,
    negotiation_min_offer,
    tile_fill_7_8,
]
PAIRS = [(show, value) for show in SHOWS for value in VALUES[show.__name__]]


@pytest.mark.parametrize(("show", "value"), PAIRS, ids=[f"{show.__name__}={value}" for show, value in PAIRS])
def test_every_value_of_every_option_shows(show: Callable[[HeroScene], str], value: str) -> None:
    assert show(table("X", "Y").options(**{show.__name__: value})) == value


@pytest.mark.parametrize("show", SHOWS, ids=lambda show: show.__name__)
def test_the_first_value_is_the_default(show: Callable[[HeroScene], str]) -> None:
    assert show(table("X", "Y")) == VALUES[show.__name__][0]


def test_every_option_is_shown() -> None:
    assert [show.__name__ for show in SHOWS] == OWN
    assert len(OWN) == 22


def test_a_single_valued_option_accepts_its_value_and_refuses_another_with_a_sentence() -> None:
    """HC-9.9."""
    TITLE.start(2, {"min_coins_in_bid": "1"})
    with pytest.raises(OptionError) as caught:
        TITLE.start(2, {"min_coins_in_bid": "0"})
    assert str(caught.value) == "option min_coins_in_bid cannot be '0'; it can be 1"


@pytest.mark.parametrize("option", OWN)
def test_a_value_that_is_not_listed_is_refused(option: str) -> None:
    with pytest.raises(OptionError, match=f"option {option} cannot be 'perhaps'; it can be"):
        TITLE.start(2, {option: "perhaps"})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"there is no option 'gods'; known are .*chain_eviction.*heroes"):
        TITLE.start(2, {"gods": "true"})


def test_options_of_the_base_game_hold_here_too() -> None:
    """HC-1.1."""
    game = table("X", "Y").options(conquest_overbid=False).coins(20).offer(conquest=["A01"]).bidding()
    game.may("X", "bid A01 6").may_not("X", "bid A01 7")
