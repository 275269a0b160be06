"""Table options: each value of each option makes the difference its rule says, and nothing else is accepted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isthmos.core.errors import OptionError
from isthmos.games.peloponnes import campaign
from isthmos.games.peloponnes.title import TITLE
from isthmos.testkit.peloponnes import Game, Scene, table

VALUES = {option.id: option.values for option in TITLE.options()}


def three(options: Scene) -> Scene:
    return options.coins(9).offer("A05", "A06", "A07", conquest=["A09"])


def chain_eviction(scene: Scene) -> str:
    """PEL-B11."""
    game = three(scene).bidding().play("X", "bid A05 5").play("Y", "bid A06 4").play("Z", "bid A05 6")
    return "true" if "move a06-fields-with-forest" in game.legal("X") else "false"


def conquest_overbid(scene: Scene) -> str:
    """PEL-B4."""
    return "true" if "bid a09-fields-with-forest 6" in three(scene).bidding().legal("X") else "false"


def luxury_for_bids(scene: Scene) -> str:
    """PEL-L3."""
    game = three(scene).coins(X=3).luxury(X=2).bidding()
    return "top_up" if "bid a05-fields 4" in game.legal("X") else "only_when_no_coins"


def luxury_in_disasters(scene: Scene) -> str:
    """PEL-L5."""
    scene.lands("X", "A05", "A06").buildings("X", "bridge").luxury(X=4).coins(X=1).food(X=1)
    if scene.strike("earthquake").asked() != "X":
        return "none"
    return "all" if "keep a05-fields a06-fields-with-forest" in scene.strike("tempest").legal("X") else "resources"


def bid_bonus_stacks(scene: Scene) -> str:
    """PEL-B8."""
    game = three(scene).buildings("X", "market", "agora").bid("X", "A05", 4).bidding()
    return "false" if "bid a05-fields 5" in game.legal("Y") else "true"


def luxury_for_feeding(scene: Scene) -> str:
    """PEL-V3."""
    return "optional" if scene.people(X=1).luxury(X=2).supply().asked() == "X" else "compulsory"


def low_population_bid(scene: Scene) -> str:
    """PEL-B13."""
    game = scene.coins(9).offer("barracks").bidding()
    return "allowed_tile_lost" if "bid barracks 2" in game.legal("X") else "bid_illegal"


def forfeit_building(scene: Scene) -> str:
    """PEL-T7."""
    game = scene.coins(9).stone(X=1).offer("street").bid("X", "street", 1).taking()
    return "always" if "forfeit" in game.legal("X") else "only_without_own_means"


def demolished_marker_coin(scene: Scene) -> str:
    """PEL-D10."""
    return "returned" if scene.marked("X", "bridge").strike("earthquake").stocks("X").coins else "lost"


def land_row_after_loss(scene: Scene) -> str:
    """PEL-D11."""
    game = scene.food(X=2).coins(X=2).lands("X", "A05", "A06", "A07").strike("tempest")
    return "closes_unchecked" if "keep a05-fields a07-forest" in game.legal("X") else "must_fit"


def final_tie(scene: Scene) -> str:
    """PEL-E5."""
    return "shared" if scene.scoring().winners() == ["X", "Y", "Z"] else ""


FOR_THREE: dict[str, Callable[[Scene], str]] = {
    seen.__name__: seen
    for seen in (
        chain_eviction,
        conquest_overbid,
        luxury_for_bids,
        luxury_in_disasters,
        bid_bonus_stacks,
        luxury_for_feeding,
        low_population_bid,
        forfeit_building,
        demolished_marker_coin,
        land_row_after_loss,
        final_tie,
    )
}
"""How each option shows at a table of three."""


def extra_income_kinds(game: Game) -> str:
    """PEL-A5."""
    game.play(game.asked(), game.legal()[0]).play("X", "extra wood")
    return "repeat" if "extra wood" in game.legal("X") else "different"


def solo_civilization(game: Game) -> str:
    """PEL-A6."""
    return "random_unused" if game.asked() == "chance" else "free_choice_unused"


def solo_failed_level(game: Game) -> str:
    """PEL-A7."""
    progress = campaign.Progress(game.board.rules.options.text, [campaign.Attempt("first", 1, "sparta", 24, 24)])
    missed = campaign.with_attempt(progress, campaign.Attempt("second", 2, "argos", 27, 28))
    return "retry_level" if missed.completed else "restart_campaign"


FOR_ONE: dict[str, Callable[[Game], str]] = {
    seen.__name__: seen for seen in (extra_income_kinds, solo_civilization, solo_failed_level)
}
"""How each option shows in the set-up of level 3."""


def test_every_option_of_the_data_file_is_looked_at_here() -> None:
    assert set(FOR_THREE) | set(FOR_ONE) == set(VALUES)


@pytest.mark.parametrize(("option", "value"), [(option, value) for option in FOR_THREE for value in VALUES[option]])
def test_each_value_of_an_option_shows_at_the_table(option: str, value: str) -> None:
    assert FOR_THREE[option](table("X", "Y", "Z").options(**{option: value})) == value


@pytest.mark.parametrize("option", FOR_THREE)
def test_the_first_value_is_the_default(option: str) -> None:
    assert FOR_THREE[option](table("X", "Y", "Z")) == VALUES[option][0]


@pytest.mark.parametrize(("option", "value"), [(option, value) for option in FOR_ONE for value in VALUES[option]])
def test_each_value_of_an_option_of_the_campaign_shows(option: str, value: str) -> None:
    assert FOR_ONE[option](table("X").level(3).options(**{option: value}).setup()) == value


@pytest.mark.parametrize("option", FOR_ONE)
def test_the_first_value_is_the_default_in_the_campaign_too(option: str) -> None:
    assert FOR_ONE[option](table("X").level(3).setup()) == VALUES[option][0]


@pytest.mark.parametrize(
    ("option", "default"),
    [
        ("chain_eviction", "true"),
        ("conquest_overbid", "true"),
        ("luxury_for_bids", "top_up"),
        ("luxury_in_disasters", "all"),
        ("bid_bonus_stacks", "true"),
        ("luxury_for_feeding", "optional"),
        ("low_population_bid", "allowed_tile_lost"),
        ("forfeit_building", "only_without_own_means"),
        ("demolished_marker_coin", "returned"),
        ("land_row_after_loss", "closes_unchecked"),
        ("extra_income_kinds", "repeat"),
        ("solo_civilization", "random_unused"),
        ("solo_failed_level", "retry_level"),
        ("final_tie", "shared"),
    ],
)
def test_the_defaults_are_the_written_rulings(option: str, default: str) -> None:
    assert VALUES[option][0] == default


@pytest.mark.parametrize("option", VALUES)
def test_another_value_is_refused_with_those_there_are(option: str) -> None:
    """PEL-E5 has one value only."""
    with pytest.raises(OptionError) as caught:
        table("X", "Y").options(**{option: "sometimes"}).setup()
    assert str(caught.value) == f"option {option} cannot be 'sometimes'; it can be {' or '.join(VALUES[option])}"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        OptionError, match="there is no option 'house_rule'; known are bid_bonus_stacks, chain_eviction"
    ):
        table("X", "Y").options(house_rule=True).setup()


@pytest.mark.parametrize("seats", [0, 6])
def test_a_table_is_for_one_to_five(seats: int) -> None:
    with pytest.raises(OptionError, match=f"{seats} players cannot play.*; it takes 1 to 5"):
        TITLE.start(seats, {})


def test_the_table_remembers_what_was_asked_for() -> None:
    game = table("X", "Y").options(chain_eviction=False).setup()
    assert game.board.rules.options.text == {"chain_eviction": "false"}


@pytest.mark.parametrize(("former", "today"), [("true", "repeat"), ("false", "different")])
def test_what_records_of_earlier_days_call_otherwise_is_still_read(former: str, today: str) -> None:
    """PEL-A5: and the record stays as it was."""
    game = table("X").level(3).options(solo_extra_income_duplicates=former).setup()
    assert game.board.rules.options.text["solo_extra_income_duplicates"] == former
    assert extra_income_kinds(game) == today
