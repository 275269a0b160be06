"""What is said holds at this table and in this position: each of these was false once."""

from __future__ import annotations

import pytest

from isthmos.games.perikles import facts
from isthmos.games.perikles.title import TITLE
from isthmos.testkit.perikles import Game, Scene, table

from .saying import say


def helped(game: Game) -> str:
    return say(TITLE.guidance(game.board))


def asked(game: Game) -> str:
    return say(TITLE.question(game.board))


def refused(game: Game, text: str) -> str:
    return say(TITLE.refusal(game.board, text))


def led_to(game: Game, text: str) -> list[str]:
    return [say(one) for one in TITLE.consequences(game.board, TITLE.read(game.board, text))]


def asking(**options: str) -> Game:
    """Thebes asks Athens to let it defend."""
    scene = table("T", "A", "S").options(**options).leaders(thebes="T", argos="T", athens="A", sparta="S")
    return scene.locations("attica").turns("T", one=1).sending().play("T", "send thebes h3", "defend attica")


@pytest.mark.parametrize(
    ("scope", "said"),
    [
        ("city_location_round", "‘yes’ holds for this army and location until the round ends"),
        ("each_placement", "‘yes’ holds for this counter alone"),
        ("player", "‘yes’ holds for all armies of 0 at this location until the round ends"),
    ],
)
def test_how_far_a_permission_holds_follows_the_option(scope: str, said: str) -> None:
    """PER-R7; and after a refusal one may not ask again (PER-R6)."""
    text = helped(asking(permission_scope=scope))
    assert text.startswith(said)
    assert "again in this turn" in text


def test_a_refusal_for_a_player_is_not_told_as_one_for_an_army() -> None:
    """PER-R7 (`player`): Argos has not been refused by name."""
    game = asking(permission_scope="player").play("A", "no").play("T", "send argos h1")
    assert refused(game, "defend attica") == "The leader of Athens has refused you the defence of Attica in this turn."
    army = asking().play("A", "no").play("T", "send thebes h1")
    assert "refused Thebes" in refused(army, "defend attica")


@pytest.mark.parametrize(("mode", "said"), [("pairwise", "allied with all on its side"), ("owner_only", "the owner")])
def test_whom_a_counter_makes_enemies_follows_the_option(mode: str, said: str) -> None:
    """PER-R4."""
    scene = table("T", "A", "S").options(relation_mode=mode).leaders(thebes="T", athens="A", sparta="S")
    text = helped(scene.locations("attica").turns("T", one=1).sending().play("T", "send thebes h3"))
    assert said in text
    assert ("all on the other" in text) == (mode == "pairwise")


@pytest.mark.parametrize(("counts", "said"), [("true", "counts as one more"), ("false", "do not count")])
def test_whether_candidates_count_in_the_plague_follows_the_option(counts: str, said: str) -> None:
    """PER-I11."""
    scene = table("A", "B", "C").options(plague_counts_candidates=counts).special("A", "plague").display("any")
    assert said in helped(scene.influence().play("A", "play plague"))


def alkibiades(destinations: str) -> Game:
    scene = table("A", "B", "C").options(alkibiades_destinations=destinations).special("A", "alkibiades")
    scene.cubes("athens", A=2).cubes("thebes", B=2).cubes("argos", C=1)
    return scene.display("any").influence().play("A", "play alkibiades")


def test_where_alkibiades_moves_his_cubes_follows_the_option() -> None:
    """PER-I10."""
    one, two = alkibiades("1"), alkibiades("2")
    assert "into one other city" in helped(one)
    assert "each to another city" in helped(two)
    for game in (one, two):
        game.play("A", "move athens p1")
    assert helped(one).startswith("The second cube goes to the same city.")
    assert helped(two).startswith("Any city but the one it comes from.")
    for game in (one, two):
        game.play("A", "to thebes")
    assert "the second goes to Thebes" in helped(one)
    assert led_to(one, "move argos p3") == ["it goes to Thebes"]
    assert refused(one, "move thebes p2") == "The first cube went to Thebes; the second comes from another city."
    assert refused(two, "move thebes p1") == "This cube of 0 in Thebes was moved just now."


def paying(*who: str) -> Game:
    """Persians, or Athens, have named Athens for their cube."""
    scene = table("P", "A", "S").leaders(athens=who[0], sparta="S").cubes("athens", P=1, A=1)
    army = "persia" if who[0] != "P" else "athens"
    game = scene.locations("sicily", "pylos").turns("P", one=1).sending()
    return game.play("P", f"send {army} t2", "attack pylos", "stop", "pay athens")


def test_whoever_has_named_a_city_for_the_cube_is_not_told_to_stop() -> None:
    """PER-A6."""
    game = paying("P")
    assert asked(game) == "0: send a counter of Athens for the cube."
    assert "The cube sends up to 2 counters of Athens" in helped(game)
    assert "‘stop’" not in helped(game)
    game.play("P", "send athens h1", "attack pylos")
    assert "‘stop’ sends no more" in helped(game)


def test_persians_are_not_told_to_send_counters_of_a_city() -> None:
    """PER-P2."""
    game = paying("A")
    assert asked(game) == "0: send a counter of Persia for the cube."
    assert refused(game, "stop") == "You have named a city for the cube: a counter of Persia must be sent now."


def test_a_candidate_tile_promises_no_nomination_where_none_is_possible() -> None:
    """PER-I4."""
    scene = table("A", "B", "C").display("argos candidate").cubes("argos", A=1)
    assert led_to(scene.influence(), "take argos candidate")[-1] == "then a nomination"
    full = scene.candidates("argos", "A", "B").influence()
    assert led_to(full, "take argos candidate")[-1] == "no nomination is possible anywhere"


def revolting(scene: Scene) -> Game:
    scene.special("T", "slave-revolt").locations("attica", "aetolia").turns("T", one=1)
    scene.sent("S", "attica", "attack", "sparta h3").sent("S", "aetolia", "attack", "sparta h2")
    return scene.sending().play("T", "play slave-revolt")


def test_the_hand_is_named_for_a_revolt_only_where_it_has_hoplites() -> None:
    """PER-A11."""
    scene = table("T", "S", "A").leaders(thebes="T", sparta="S", athens="A")
    assert "revolt hand" in helped(revolting(scene))
    every = [f"sparta h{strength}" for strength in (1, 1, 2, 2, 3, 3, 4, 4)]
    game = revolting(table("T", "S", "A").leaders(thebes="T", sparta="S", athens="A").lost(*every))
    assert "revolt hand" not in helped(game)
    assert refused(game, "revolt hand") == "No hoplite of Sparta is in the hand of a leader."


def test_militia_that_stay_at_home_are_not_denied() -> None:
    """PER-B5 (`militia_alone_holds`): they stand there, and there is no combat."""
    told = TITLE.tell(alkibiades("1").board, [(facts.NO_COMBAT, -1, 0)], 0)
    assert say(told[0].message) == "No counters have come for the combat of the hoplites; it does not take place."


def test_what_is_nearly_certain_is_not_called_certain() -> None:
    """PER-B12: whoever can miss can lose."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").locations("pylos")
    scene.sent("A", "pylos", "attack", "athens t4", "athens h3").sent("S", "pylos", "defence", "sparta t1")
    game = scene.battles()
    percents = {say(one) for move in game.board.moves() for one in TITLE.consequences(game.board, move)}
    assert percents
    assert "the attack wins with 100 %" not in percents
    game.board.tokens = (1, 0)
    assert led_to(game, "column 3:1") == ["the attack wins with 99 %"]
