"""6 · Battles."""

from __future__ import annotations

from itertools import product

import pytest

from isthmos.cli.language import Language
from isthmos.core.title import SPECTATOR
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import SPARTA
from isthmos.games.perikles.title import TITLE
from isthmos.games.perikles.view import view
from isthmos.testkit.perikles import Game, Scene, table

COUNTERS = {"t": "t2", "h": "h2"}


def battle(attack: str, defence: str | None, militia: bool, holds: bool = True) -> Scene:
    """Athens attacks a location of Sparta with triremes, hoplites or both; "" means its counters were taken away."""
    location = "sicily" if militia else "pylos"
    scene = table("A", "S", "C").options(militia_alone_holds=holds).leaders(athens="A", sparta="S", corinth="C")
    scene.locations(location)
    scene.sent("A", location, "attack", *[f"athens {COUNTERS[one]}" for one in attack or "h"])
    if not attack:
        scene.taken_away(location, "attack")
    if defence is not None:
        scene.sent("S", location, "defence", *[f"sparta {COUNTERS[one]}" for one in defence or "h"])
        if not defence:
            scene.taken_away(location, "defence")
    return scene


def fight(game: Game, attack_is_lucky: bool) -> Game:
    """Every contested combat goes the same way."""
    while game.board.round == 1 and not game.is_over() and game.board.slot == 0:
        if game.asked() == "chance":
            game.dice("12/2" if attack_is_lucky else "2/12")
        else:
            game.play(game.asked(), game.legal()[0])
    return game


def winner_of(attack: bool, defence: bool, militia: bool, holds: bool, lucky: bool) -> str | None:
    """The rule for one combat, said once more."""
    if attack and (defence or militia):
        return "attack" if lucky else "defence"
    if attack:
        return "attack"
    if defence or (militia and holds):
        return "defence"
    return None


CELLS = list(product(["", "t", "h", "th"], [None, "", "t", "h", "th"], [True, False], [True, False], [True, False]))


@pytest.mark.parametrize(("attack", "defence", "militia", "holds", "lucky"), CELLS)
def test_who_wins_with_which_forces(attack: str, defence: str | None, militia: bool, holds: bool, lucky: bool) -> None:
    """PER-B3, PER-B4, PER-B5, PER-B9, PER-B15, PER-B16: attack × defence × militia, first and last combat."""
    game = fight(battle(attack, defence, militia, holds).battles(), lucky)
    winners = [winner_of(one in attack, one in (defence or ""), militia, holds, lucky) for one in "th"]
    first, last = winners
    takes_it = "A" if last == "attack" else "S" if last == "defence" and defence is not None else None
    assert [player for player in ("A", "S", "C") if game.won(player)] == ([takes_it] if takes_it else [])
    assert game.defeats("sparta") == (last == "attack")
    assert game.cubes("sparta") == {}
    contested = [one for one in "th" if one in attack and (one in (defence or "") or militia)]
    assert len(game.facts(facts.COLUMN_FOUND)) == len(contested)
    assert len(game.facts(facts.NO_COMBAT)) == winners.count(None)
    losses = [one for one in contested if not lucky or one in (defence or "")]
    assert len(game.lost()) == len(losses)
    assert len(game.facts(facts.TOKEN_GIVEN)) == (first is not None)


@pytest.mark.parametrize(("attack", "tokens"), [("th", (1, 0)), ("h", (0, 0))])
def test_winning_the_first_combat_without_dice_gives_the_token_too(attack: str, tokens: tuple[int, int]) -> None:
    """PER-B14."""
    assert battle(attack, "h", militia=False).battles().tokens() == tokens


def test_nobody_came() -> None:
    """PER-B1, PER-B2: the tiles leave the game one after the other, from top to bottom."""
    game = table("A", "S", "C").leaders(athens="A", sparta="S").locations("sicily", "attica").battles()
    empty = [row[2] for row in game.facts(facts.LOCATION_EMPTY)]
    assert len(empty) == 7
    names = [game.board.rules.content.locations[number].id for number in empty]
    assert names[:2] == ["sicily", "attica"]
    assert game.won("A") == game.won("S") == game.won("C") == []


def test_a_defender_left_without_counters_still_gets_his_cubes() -> None:
    """PER-B2, PER-A12."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").locations("pylos")
    game = scene.sent("S", "pylos", "defence", "sparta h1").taken_away("pylos", "defence").battles()
    assert game.cubes("sparta") == {"S": 2}


def test_the_cubes_of_an_unattacked_defender_obey_the_supply() -> None:
    """PER-B2, PER-C1."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").locations("pylos").cubes("argos", S=29)
    assert scene.sent("S", "pylos", "defence", "sparta h1").battles().cubes("sparta") == {"S": 1}


def test_allies_get_nothing() -> None:
    """PER-B16."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").locations("mantinea")
    scene.sent("A", "mantinea", "attack", "athens h1").sent("C", "mantinea", "attack", "corinth h3")
    game = scene.battles()
    assert (game.won("A"), game.won("C")) == (["mantinea"], [])
    assert game.defeats("argos") == 1


def test_rebels_help_the_attack_where_it_has_counters() -> None:
    """PER-B6: Lesbos has rebels of both types."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").locations("lesbos")
    scene.sent("S", "lesbos", "attack", "sparta h2", "sparta t2").sent(
        "A", "lesbos", "defence", "athens h2", "athens t2"
    )
    game = scene.battles().dice("12/2", "12/2").dice("12/2")
    assert game.strengths() == [(3, 2), (3, 2)]


def test_rebels_alone_are_no_force() -> None:
    """PER-B5: the triremes of the defence win without a fight."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").locations("lesbos")
    scene.sent("S", "lesbos", "attack", "sparta h2").sent("A", "lesbos", "defence", "athens h2", "athens t2")
    game = scene.battles().dice("12/2", "12/2")
    assert game.strengths() == [(3, 2)]
    assert game.won("A") == ["lesbos"]


def test_the_main_player_chooses_the_column_even_if_only_allies_fight() -> None:
    """PER-B11."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").locations("epidaurus")
    scene.sent("A", "epidaurus", "attack", "athens h1").sent("C", "epidaurus", "attack", "corinth t2", "corinth t2")
    game = scene.sent("S", "epidaurus", "defence", "sparta t2").battles()
    game.may_only("A", "column 2:1", "column +2")


def test_with_auto_best_nobody_is_asked_for_the_column() -> None:
    """PER-B11."""
    scene = battle("th", "th", militia=False).options(column_choice="auto_best")
    scene.sent("A", "pylos", "attack", "athens t4")
    game = scene.battles()
    assert (game.asked(), game.column()) == ("chance", "3:1")
    weak = battle("t", "t", militia=False).options(column_choice="auto_best").sent("S", "pylos", "defence", "sparta t2")
    assert weak.battles().column() == "1:2"


def test_a_defeat_beyond_the_last_box_is_counted_and_told_and_changes_nothing() -> None:
    """PER-B16, PER-F2: the fifth is the fifth."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").defeats(sparta=4).locations("epidaurus")
    game = scene.sent("A", "epidaurus", "attack", "athens h1").battles()
    assert game.won("A") == ["epidaurus"]
    assert game.defeats("sparta") == 5
    assert view(game.board).cities[SPARTA].defeats == 5
    assert view(game.board).cities[SPARTA].statue_value == 0
    assert game.facts(facts.DEFEAT) == []
    [row] = game.facts(facts.FURTHER_DEFEAT)
    said = [
        language.say(TITLE.tell(game.board, [row], SPECTATOR)[0].message)
        for language in (Language("en"), Language("de"))
    ]
    assert said == [
        "Sparta suffers a defeat, the fifth; it has no box left to cover.",
        "Sparta erleidet eine Niederlage, die 5.; kein Kästchen ist mehr frei.",
    ]


def test_positions_with_a_defeat_beyond_the_last_box_are_equal_to_those_without() -> None:
    """PER-B16: nothing follows from it, so records of earlier days, which did not count it, lead where they led."""
    four, five, three = [table("A", "S", "C").defeats(sparta=n).round_end().board.hash() for n in (4, 5, 3)]
    assert four == five != three


def test_defeats_cover_the_best_box_first() -> None:
    """PER-B16, PER-F2."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").locations("epidaurus", "cythera")
    scene.sent("A", "epidaurus", "attack", "athens h1").sent("A", "cythera", "attack", "athens t1")
    assert [row[3] for row in scene.battles().facts(facts.DEFEAT)] == [4, 3]


# --- losses ---------------------------------------------------------------------------------------


def test_the_lowest_printed_strength_is_lost_even_under_brasidas() -> None:
    """PER-B8, PER-B9."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C", argos="S").locations("attica")
    scene.special("C", "brasidas").sent("S", "attica", "attack", "sparta h1", "argos h2")
    game = scene.sent("A", "attica", "defence", "athens h3").battles().play("C", "play brasidas")
    assert game.strengths() == [(4, 3)]
    assert game.dice("2/12", "2/12").lost() == ["sparta h1"]


def allied_persians(*persians: str, **options: str) -> Game:
    """Sparta defends with Persian and Corinthian allies but no trireme of its own."""
    scene = table("S", "A", "C", "P").leaders(sparta="S", athens="A", corinth="C").locations("pylos").options(**options)
    scene.sent("S", "pylos", "defence", "sparta h1").sent("C", "pylos", "defence", "corinth t2")
    scene.sent("P", "pylos", "defence", *persians).sent("A", "pylos", "attack", "athens t1")
    return scene.battles()


def test_a_persian_ally_as_strong_as_a_greek_one_may_take_the_loss() -> None:
    """PER-P5."""
    game = allied_persians("persia t2").play("S", "column 1:2").dice("12/2", "12/2")
    game.may_only("S", "lose corinth", "lose persia")
    assert game.copy().play("S", "lose persia").lost() == []
    assert game.play("S", "lose corinth").lost() == ["corinth t2"]


def test_a_stronger_persian_ally_does_not_take_the_loss() -> None:
    """PER-B9, PER-P5."""
    game = allied_persians("persia t3").play("S", "column 1:2").dice("12/2", "12/2")
    assert game.lost() == ["corinth t2"]


def test_a_weaker_persian_ally_absorbs_the_loss() -> None:
    """PER-P5 (`loss_absorbed`)."""
    scene = weaker_persian().battles().play("S", "column 1:2").dice("12/2", "12/2")
    assert scene.lost() == []
    assert len(scene.facts(facts.COUNTER_SPARED)) == 1


def weaker_persian() -> Scene:
    """Allies without a main force of the type: a Persian trireme of strength 2, a Corinthian one of strength 3."""
    scene = table("S", "A", "C", "P").leaders(sparta="S", athens="A", corinth="C").locations("pylos")
    scene.sent("S", "pylos", "defence", "sparta h1").sent("C", "pylos", "defence", "corinth t3")
    return scene.sent("P", "pylos", "defence", "persia t2").sent("A", "pylos", "attack", "athens t1")


def test_a_loss_may_pass_on_from_a_persian_ally_to_the_next_greek() -> None:
    """PER-P5 (`loss_passes_on`): be the Persian weaker or as strong."""
    game = weaker_persian().options(persian_allies="loss_passes_on").battles()
    assert game.play("S", "column 1:2").dice("12/2", "12/2").lost() == ["corinth t3"]
    assert game.facts(facts.COUNTER_SPARED) == []
    game = allied_persians("persia t2", persian_allies="loss_passes_on").play("S", "column 1:2").dice("12/2", "12/2")
    assert game.lost() == ["corinth t2"]


def test_a_loss_passes_on_to_nobody_where_there_are_only_persians() -> None:
    """PER-P5, PER-P3: as allies alone, or as the main force beside weaker Greek allies."""
    scene = table("S", "A", "C", "P").leaders(sparta="S", athens="A", corinth="C").locations("pylos")
    scene.options(persian_allies="loss_passes_on").sent("S", "pylos", "defence", "sparta h1")
    scene.sent("P", "pylos", "defence", "persia t2").sent("A", "pylos", "attack", "athens t2")
    assert scene.battles().dice("12/2", "12/2").lost() == []
    main = table("A", "S", "C", "P").leaders(athens="A", sparta="S", corinth="C").locations("pylos")
    main.options(persian_allies="loss_passes_on").sent("P", "pylos", "attack", "persia t2")
    main.sent("C", "pylos", "attack", "corinth t1").sent("S", "pylos", "defence", "sparta t3")
    assert main.battles().dice("2/12", "2/12").lost() == []


def test_the_counters_of_all_persian_leaders_are_main_force() -> None:
    """PER-P3, PER-P5: so the loss does not fall on a weaker ally."""
    scene = table("A", "S", "C", "P", "Q").leaders(athens="A", sparta="S", corinth="C").locations("pylos")
    scene.sent("P", "pylos", "attack", "persia h3").sent("Q", "pylos", "attack", "persia t2")
    scene.sent("C", "pylos", "attack", "corinth t1").sent("S", "pylos", "defence", "sparta t3")
    assert scene.battles().dice("2/12", "2/12").lost() == []


# --- special tiles --------------------------------------------------------------------------------


def test_brasidas_is_offered_only_where_spartan_hoplites_fight() -> None:
    """PER-B8."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").special("C", "brasidas")
    scene.locations("mantinea", "pylos").leaders(argos="S")
    scene.sent("A", "mantinea", "attack", "athens h1").sent("S", "mantinea", "defence", "argos h1")
    scene.sent("A", "pylos", "attack", "athens t1").sent("S", "pylos", "defence", "sparta t1")
    game = scene.battles().may_only("C", "pass").play("C", "pass").dice("12/2", "12/2")
    game.may_only("C", "pass")  # triremes at Pylos


def test_phormio_doubles_athenian_triremes_but_not_the_militia() -> None:
    """PER-B8."""
    scene = battle("th", "th", militia=True).special("C", "phormio")
    game = scene.battles().may_only("C", "pass", "play phormio").play("C", "play phormio")
    assert game.strengths() == [(4, 3)]


def test_a_tile_works_for_one_combat() -> None:
    """PER-B8, PER-C4."""
    scene = table("S", "A", "C").leaders(sparta="S", athens="A", corinth="C").special("C", "brasidas")
    scene.locations("attica", "plataea").sent("S", "attica", "attack", "sparta h2")
    scene.sent("A", "attica", "defence", "athens h3").sent("S", "plataea", "attack", "sparta h1")
    game = scene.battles().play("C", "play brasidas").dice("12/2", "12/2")
    assert game.strengths() == [(4, 3), (1, 1)]


def test_two_tiles_may_be_played_before_the_same_combat() -> None:
    """PER-B7: laps from the main attacker on, until nobody plays."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").locations("plataea")
    scene.special("S", "thessalian-allies").special("C", "brasidas").sent("S", "plataea", "attack", "sparta h1")
    game = scene.battles()
    assert game.asked() == "S"
    game.play("S", "pass").play("C", "play brasidas")
    assert game.asked() == "S"  # another lap, because a tile was played
    game.play("S", "play thessalian-allies attack")
    assert game.tokens() == (1, 0)
    assert game.strengths() == [(2, 1)]


def test_no_special_tile_is_offered_before_a_combat_won_without_dice() -> None:
    """PER-B7."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").special("C", "thessalian-allies")
    game = scene.locations("epidaurus").sent("A", "epidaurus", "attack", "athens h1").battles()
    assert game.won("A") == ["epidaurus"]


def test_the_persian_fleet_never_decides_a_combat_by_itself() -> None:
    """PER-B8, PER-B12."""
    scene = battle("t", "t", militia=False).special("C", "persian-fleet")
    game = scene.battles().play("C", "play persian-fleet attack").dice("12/2")
    assert game.facts(facts.COMBAT_WON) != []
    assert len(game.facts(facts.THROWN)) == 1
