"""The kit for Perikles: what can be set, and no nonsense."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.perikles import Scene, table


def war() -> Scene:
    """P1 leads Athens, P2 Sparta, P3 Thebes."""
    scene = (
        table("P1", "P2", "P3").leaders(athens="P1", sparta="P2", thebes="P3").locations("attica", "pylos", "sicily")
    )
    return scene.first("P3").turns("P3", one=1)


# --- the last leader of Athens --------------------------------------------------------------------------------------


def laid_out_anew(scene: Scene) -> str:
    """Who is start player when the next round begins."""
    return scene.start("A").round_end().start()


def test_the_last_leader_of_athens_becomes_start_player() -> None:
    """PER-L3."""
    assert laid_out_anew(table("A", "B", "C").last_leader_of_athens("C")) == "C"
    assert laid_out_anew(table("A", "B", "C").leaders(athens="B")) == "B"
    assert laid_out_anew(table("A", "B", "C").leaders(sparta="B")) == "A"
    assert laid_out_anew(table("A", "B", "C").leaders(sparta="B").last_leader_of_athens("C")) == "C"
    assert table("A", "B", "C").leaders(athens="B").armies().last_leader_of_athens() == "B"
    assert table("A", "B", "C").influence().last_leader_of_athens() is None


# --- relations and permits ------------------------------------------------------------------------------------------


def test_relations_can_be_set() -> None:
    """PER-R1 to PER-R3."""
    game = war().war("thebes", "athens").allied("thebes", "sparta", "argos").sending()
    assert [game.relation("thebes", city) for city in ("athens", "sparta", "argos", "megara")] == [
        "war",
        "allied",
        "allied",
        "neutral",
    ]
    assert game.relation("athens", "thebes") == "war"
    game.play("P3", "send thebes h2").may("P3", "attack attica").may_not("P3", "attack pylos", "defend attica")
    assert game.problems() == []


def test_the_persians_have_relations_too() -> None:
    """PER-R1."""
    game = table("A", "B", "C").leaders(athens="A").allied("persia", "athens").stop_after("sending").sending()
    assert game.relation("athens", "persia") == "allied"


def test_permits_can_be_set() -> None:
    """PER-R5, PER-R7: who has one is not asked for it again."""
    asked = war().sending().play("P3", "send thebes h2", "defend attica")
    assert asked.asked() == "P1"
    game = war().permits("attica", "thebes").sending()
    assert game.permits("attica") == ["thebes"]
    assert game.play("P3", "send thebes h2", "defend attica").at("attica", "defence") == ["thebes h2"]


def test_who_was_sent_to_defend_had_a_permit() -> None:
    """PER-R7."""
    game = war().sent("P3", "attica", "defence", "thebes h1").sent("P1", "attica", "defence", "athens h1").sending()
    assert game.permits("attica") == ["thebes"]
    scene = war().options(permission_scope="each_placement").sent("P3", "attica", "defence", "thebes h1")
    assert scene.sending().permits("attica") == []


# --- what is not said ------------------------------------------------------------------------------------------------


def test_the_round_is_found_or_said() -> None:
    assert table("A", "B", "C").influence().round() == 1
    assert table("A", "B", "C").won("A", "sicily").influence().round() == 2
    assert table("A", "B", "C").won("A", "sicily").scoring().won("A") == ["sicily"]
    assert table("A", "B", "C").round(3).influence().round() == 3


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_scene_with_locations_won_can_be_played_to_the_end(number: int) -> None:
    """PER-L1: seven locations are left for every round to come."""
    scene = table("A", "B", "C").round(number).won("A", "sicily", "attica").leaders(athens="A")
    game = scene.round_end()
    while not game.is_over():
        game.play(game.asked(), game.legal()[0])
    assert len(game.locations()) in (0, 7)


@pytest.mark.parametrize("turns_first", [True, False])
def test_tiles_of_any_colour_leave_those_that_are_named(turns_first: bool) -> None:
    """PER-C2: three Athenian tiles with two shards."""
    scene, named = table("A", "B", "C"), ["athens double"] * 3
    if turns_first:
        scene.turns("A", two=3).display(*named)
    else:
        scene.display(*named).turns("A", two=3)
    game = scene.influence()
    assert game.display().count("athens double") == 3
    assert len(game.taken("A")) == 3


EIGHT = ("attica", "pylos", "sicily", "melos", "delium", "leucas", "lesbos", "cythera")

# --- nonsense --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (
            lambda: war().sent("P2", "attica", "attack", "sparta t1").battles(),
            "P2 cannot have sent sparta t1 to the attack there: only hoplites fight at attica",
        ),
        (
            lambda: war().sent("P1", "attica", "attack", "athens h1").battles(),
            "P1 leads athens, so attica is a location of P1's own",
        ),
        (
            lambda: war().leaders(argos="P3").sent("P3", "attica", "attack", "thebes h1")
            .sent("P3", "attica", "defence", "argos h1").battles(),
            "P3 stands on the other side of attica",
        ),
        (lambda: war().war("thebes", "athens").sent("P3", "attica", "defence", "thebes h1").battles(), "at war with"),
        (lambda: war().allied("thebes", "athens").sent("P3", "attica", "attack", "thebes h1").battles(), "is allied"),
        (
            lambda: table("A", "B", "C").leaders(thebes="B").locations("attica")
            .sent("B", "attica", "defence", "thebes h1").battles(),
            "athens has no leader who could permit it",
        ),
        (lambda: war().sent("P3", "melos", "attack", "thebes h1").battles(), "melos is no location of this round"),
        (lambda: war().sent("P3", "attica", "middle", "thebes h1"), "a side is attack or defence, not 'middle'"),
        (lambda: war().sent("P3", "attica", "attack", *["thebes h1"] * 3).battles(), "so many counters 'thebes h1'"),
        (lambda: war().lost(*["thebes t2"] * 2).battles(), "there are not so many counters 'thebes t2'"),
        (lambda: war().lost("persia h2"), "Persian counters are never lost"),
        (
            lambda: war().locations(*EIGHT).battles(),
            "a round has 7 locations, not 8",
        ),
        (lambda: war().locations("attica", "attica").battles(), "attica is named twice"),
        (lambda: war().won("P1", "attica").battles(), "attica is won already"),
        (
            lambda: table("A", "B", "C").round(1).won("A", "sicily").influence(),
            "1 locations cannot have been won before round 1; round 2 can be",
        ),
        (lambda: table("A", "B", "C").cubes("thebes", A=True), "A cannot have True cubes: it must be a whole number"),
        (lambda: table("A", "B", "C").cubes("thebes", A="3"), "A cannot have '3' cubes: it must be a whole number"),  # type: ignore[arg-type]
        (lambda: table("A", "B", "C").cubes("thebes", A=-1), "A cannot have -1 cubes: it must be at least 0"),
        (lambda: table("A", "B", "C").cubes("thebes", A=31).influence(), "A has only 30 cubes"),
        (lambda: table("A", "B", "C").cubes("argos", A=30).candidates("argos", "A").elections(), "A has only 30 cubes"),
        (lambda: table("A", "B", "C").candidates("argos", "A", "A"), "A cannot be both candidates of argos"),
        (lambda: table("A", "B", "C").statues("A", argos=True), "A cannot have True statues"),
        (lambda: table("A", "B", "C").defeats(argos="1"), "argos cannot have '1' defeats: it goes from 0 to 2"),  # type: ignore[arg-type]
        (lambda: table("A", "B", "C").turns("A", one=True), "A cannot have True tiles: it must be a whole number"),
        (lambda: table("A", "B", "C").turns("A", one=6).sending(), "takes 5 influence tiles in a round, so A cannot"),
        (lambda: table("A", "B", "C").display(*["any"] * 6).influence(), "there are 5 influence tiles 'any', not more"),
        (
            lambda: table("A", "B", "C").special("A", "plague").special("B", "plague"),
            "two players have plague: there is one special tile of each kind",
        ),
        (lambda: war().war("athens", "athens"), "athens has no relation to itself: name two armies"),
        (lambda: war().war("thebes", "athens").allied("athens", "thebes"), "athens and thebes are at war and allied"),
        (lambda: war().permits("melos", "thebes").sending(), "melos is no location of this round"),
        (
            lambda: table("A", "B", "C").leaders(athens="A").last_leader_of_athens("B").battles(),
            "A leads Athens, so B is not its last leader",
        ),
        (lambda: war().battles().at("melos", "attack"), "'melos' is no location of this round; there are "),
        (lambda: war().battles().dice("13/2"), "'13/2' is no throw; '9/6' is 9 for the attack"),
    ],
)  # fmt: skip
def test_nonsense_is_answered_with_what_is_wrong(use: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        use()
    assert sentence in str(caught.value)
