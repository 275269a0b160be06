"""The twenty-eight worked examples of the rules, with their dice."""

from __future__ import annotations

import pytest

from isthmos.games.perikles.combat_table import columns
from isthmos.games.perikles.title import shipped_content
from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.perikles import Game, Scene, table


def column_ids(attack: int, defence: int) -> list[str]:
    return [shipped_content().columns[number].id for number in columns(attack, defence)]


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        (2, 1, ["2:1"]),
        (5, 3, ["+2"]),
        (3, 4, ["1:1"]),
        (7, 12, ["-2"]),
        (2, 4, ["1:2", "-2"]),
    ],
)
def test_example_1_the_columns_of_the_rulebook(attack: int, defence: int, expected: list[str]) -> None:
    """PER-B10."""
    assert column_ids(attack, defence) == expected


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        (1, 2, ["1:2"]),
        (2, 3, ["1:1"]),
        (4, 2, ["2:1", "+2"]),
        (3, 1, ["3:1", "+2"]),
        (9, 1, ["3:1", "+2"]),
        (1, 9, ["1:2", "-2"]),
        (5, 5, ["1:1"]),
        (12, 7, ["+2"]),
        (7, 5, ["+2"]),
        (3, 7, ["1:2", "-2"]),
        (1, 1, ["1:1"]),
        (11, 4, ["2:1", "+2"]),
    ],
)
def test_example_2_more_columns(attack: int, defence: int, expected: list[str]) -> None:
    """PER-B10, PER-B11."""
    assert column_ids(attack, defence) == expected


def test_example_3_the_battle_for_sicily() -> None:
    """PER-B12 to PER-B16: PER-B13 is not needed, PER-B14 and PER-B15 are."""
    game = (
        table("A", "S", "C")
        .leaders(athens="A", sparta="S", corinth="C")
        .locations("sicily")
        .sent("A", "sicily", "attack", "athens t4", "athens t3", "athens h3")
        .sent("S", "sicily", "defence", "sparta t3", "sparta t1", "sparta h4", "sparta h2")
        .battles()
    )
    assert game.column() == "+2"
    game.dice("9/6")
    assert game.tokens() == (1, 0)
    game.dice("7/11")
    assert game.lost() == ["sparta t1"]
    assert game.tokens() == (1, 0)
    game.may_only("S", "column 1:2", "column -2").play("S", "column 1:2")
    assert game.strengths() == [(7, 5), (3, 7)]
    game.dice("7/6")
    assert game.tokens() == (1, 1)
    game.dice("10/8")
    assert game.tokens() == (2, 2)
    game.dice("6/7")
    assert game.lost() == ["athens h3", "sparta t1"]
    assert game.won("S") == ["sicily"]
    assert game.defeats("sparta") == 0
    assert "t4" in game.home("athens")
    assert game.home("sparta").count("h4") == 2


def test_example_4_an_election() -> None:
    """PER-E1, PER-E2."""
    game = (
        table("Red", "Green", "Blue")
        .cubes("argos", Red=5, Green=3, Blue=2)
        .candidates("argos", "Red", "Green")
        .elections()
    )
    assert game.cubes("argos") == {"Red": 2, "Green": 3, "Blue": 2}
    assert game.leader("argos") == "Red"
    assert game.candidates("argos") == (None, None)
    assert (game.supply("Red"), game.supply("Green"), game.supply("Blue")) == (28, 27, 28)


def test_example_5_a_tie_goes_to_alpha() -> None:
    """PER-E1."""
    game = table("Blue", "Red", "X").cubes("argos", Blue=2, Red=2).candidates("argos", "Blue", "Red").elections()
    assert game.leader("argos") == "Blue"
    assert game.cubes("argos") == {"Red": 2}


def alpha_is_assassinated(green: int, red: int) -> Game:
    game = (
        table("Blue", "Green", "Red")
        .cubes("argos", Green=green, Red=red)
        .candidates("argos", "Green", "Red")
        .display("thebes assassin")
        .influence()
    )
    return game.play("Blue", "take thebes assassin", "remove argos alpha")


def test_example_6_beta_moves_up_when_alpha_is_removed() -> None:
    """PER-I5, PER-I6."""
    game = alpha_is_assassinated(4, 1)
    assert game.candidates("argos") == ("Red", None)
    assert game.cubes("argos") == {"Green": 4, "Red": 1}
    game = table("Green", "Red", "Blue").cubes("argos", Green=4, Red=1).candidates("argos", "Red").nominating()
    assert game.leader("argos") == "Green"
    assert game.cubes("argos") == {"Green": 2, "Red": 1}


def test_example_6_who_moved_up_wins_ties() -> None:
    """PER-I6, PER-E1."""
    game = table("Green", "Red", "Blue").cubes("argos", Green=2, Red=1).candidates("argos", "Red").nominating()
    assert game.leader("argos") == "Red"


def test_example_7_a_new_colour_must_be_taken_while_there_is_one() -> None:
    """PER-I2."""
    owner = table("A", "B", "C").special("A", "brasidas").taken("A", "athens double", "sparta double", "any")
    for player in ("B", "C"):
        owner.taken(player, "corinth double", "argos double", "megara double")
    athens = ["athens double"] * 2 + ["athens candidate"] * 2
    sparta = ["sparta double", "sparta candidate", "sparta assassin"]
    owner.display(*athens, *sparta, "any", "any", "thebes candidate").influence().may_only("A", "take thebes candidate")
    owner.display(*athens, *sparta, "any", "any", "any").influence().may_only(
        "A",
        "take athens double",
        "take athens candidate",
        "take sparta double",
        "take sparta candidate",
        "take sparta assassin",
        "take any",
    )


def test_example_8_plague() -> None:
    """PER-I11."""
    game = (
        table("Red", "Blue", "Green", "Black")
        .cubes("argos", Red=5, Blue=3, Green=1)
        .candidates("argos", "Blue")
        .special("Red", "plague")
        .display("any")
        .influence()
        .play("Red", "play plague", "strike argos")
    )
    assert game.cubes("argos") == {"Red": 3, "Blue": 1, "Green": 1}
    assert game.candidates("argos") == ("Blue", None)
    assert game.supply("Blue") == 28


def test_example_9_the_order_of_tiles() -> None:
    """PER-A4."""
    game = (
        table("A", "B", "C")
        .leaders(athens="A", sparta="B", argos="C")
        .first("B")
        .turns("A", two=1, one=4)
        .turns("B", two=3, one=2)
        .turns("C", one=5)
        .locations("sicily", "attica", "mantinea")
        .sending()
    )
    turns = []
    while game.board.round == 1:
        turns.append(game.asked())
        game.play(game.asked(), "stop")
    assert "".join(turns) == "BABB" + "CABCABCACAC"


def extra_forces() -> Scene:
    return (
        table("P", "Q", "R")
        .leaders(sparta="P", megara="P", athens="Q")
        .cubes("sparta", P=3)
        .cubes("megara", P=1)
        .turns("P", two=1)
        .locations("attica", "potidea", "lesbos")
    )


def test_example_10_a_cube_pays_for_more_counters_of_its_city() -> None:
    """PER-A5, PER-A6."""
    game = extra_forces().turns("Q", one=1).sending()
    game.play("P", "send sparta h4", "attack attica", "send sparta h3", "attack attica")
    game.may_only("P", "stop", "pay sparta", "pay megara")
    game.play("P", "pay megara").may_only(
        "P", "send megara h1", "send megara h2", *[f"send megara t{i}" for i in (1, 2, 3)]
    )
    game.play("P", "send megara t3", "attack potidea")
    assert game.cubes("megara") == {}
    game.may_not("P", "send sparta h2").play("P", "send megara h2", "attack lesbos")
    assert game.at("lesbos", "attack") == ["megara h2"]
    assert game.asked() == "Q"
    spartan = extra_forces().sending().play("P", "send sparta h4", "attack attica", "stop", "pay sparta")
    spartan.play("P", "send sparta t1", "attack potidea", "send sparta h1", "attack lesbos")
    assert spartan.cubes("sparta") == {"P": 2}


def test_example_10_without_a_counter_sent_by_the_tile_no_cube_can_be_paid() -> None:
    """PER-A6."""
    game = extra_forces().turns("Q", one=1).sending().play("P", "stop")
    assert game.asked() == "Q"


def test_example_10_a_refused_extra_counter_costs_no_cube() -> None:
    """PER-A6, PER-R6."""
    game = extra_forces().turns("Q", one=1).sending()
    game.play("P", "send sparta h4", "attack attica", "stop", "pay megara", "send megara t3", "defend potidea")
    game.play("Q", "no")
    assert game.cubes("megara") == {"P": 1}
    game.may("P", "pay megara", "pay sparta").play("P", "stop")
    assert game.asked() == "Q"


def five_leaders() -> Scene:
    return (
        table("P1", "P2", "P3", "P4")
        .leaders(athens="P1", sparta="P2", corinth="P3", thebes="P4", argos="P4", megara="P1")
        .locations("pylos", "sicily", "leucas", "plataea")
        .turns("P1", one=2)
        .turns("P2", one=1)
        .turns("P3", one=2)
        .turns("P4", one=3)
        .first("P3")
    )


def test_example_11_relations() -> None:
    """PER-R2, PER-R3, PER-R4, PER-A7, PER-A9."""
    game = five_leaders().sending()
    game.play("P3", "send corinth h2", "attack pylos")  # a
    assert game.relation("corinth", "sparta") == "war"
    assert game.main("pylos", "attack") == "P3"
    game.play("P3", "send corinth h2").may_not("P3", "defend sicily")  # b
    game.play("P3", "attack sicily")
    game.play("P4", "send thebes h2", "attack pylos")  # c
    assert game.relation("thebes", "sparta") == "war"
    assert game.relation("thebes", "corinth") == "allied"
    game.play("P4", "send thebes h1").may_not("P4", "attack leucas")  # d
    game.play("P4", "attack pylos")
    game.play("P1", "send athens t4").may_not("P1", "defend plataea")  # h
    game.play("P1", "attack pylos", "stop")
    game.play("P2", "stop")
    game.play("P3", "stop")
    game.play("P4", "send argos h1").may("P4", "attack leucas").play("P4", "attack leucas")  # e
    assert game.relation("argos", "corinth") == "war"
    game.play("P4", "send argos h2").may_not("P4", "attack pylos")  # f
    game.may_not("P4", "defend pylos")  # g


def test_example_11_with_owner_only_an_ally_may_be_attacked() -> None:
    """PER-R4."""
    game = five_leaders().options(relation_mode="owner_only").sending()
    game.play("P3", "send corinth h2", "attack pylos", "stop")
    game.play("P4", "send thebes h2", "attack pylos", "send thebes h1").may("P4", "attack leucas")
    assert game.relation("thebes", "corinth") == "neutral"


def test_example_12_two_cities_of_one_leader() -> None:
    """PER-R1, PER-A9."""
    game = (
        table("Simon", "A", "B")
        .leaders(thebes="Simon", argos="Simon", athens="A", sparta="B")
        .locations("naupactus", "attica")
        .turns("Simon", one=1)
        .sending()
    )
    game.play("Simon", "send thebes h1", "attack naupactus", "send argos h1")
    game.may("Simon", "defend attica").may_not("Simon", "defend naupactus")


def permission() -> Game:
    game = (
        table("P4", "P1", "P2")
        .leaders(thebes="P4", athens="P1", sparta="P2")
        .locations("attica")
        .turns("P4", one=2)
        .sending()
    )
    return game.play("P4", "send thebes h2", "defend attica")


def test_example_13_permission_refused() -> None:
    """PER-R5, PER-R6."""
    game = permission().play("P1", "no")
    assert game.at("attica", "defence") == []
    assert game.relation("thebes", "athens") == "neutral"
    game.play("P4", "send thebes h2").may_not("P4", "defend attica").may("P4", "attack attica")
    game.play("P4", "attack attica")
    assert game.relation("thebes", "athens") == "war"


def test_example_13_permission_granted() -> None:
    """PER-R5, PER-R7, PER-A10."""
    game = permission().play("P1", "yes")
    assert game.at("attica", "defence") == ["thebes h2"]
    assert game.main("attica", "defence") == "P4"
    assert game.relation("thebes", "athens") == "allied"
    game.play("P4", "send thebes h1", "defend attica")
    assert game.at("attica", "defence") == ["thebes h2", "thebes h1"]


def test_example_14_a_location_that_is_not_attacked() -> None:
    """PER-B2, PER-B17."""
    game = (
        table("P1", "P2", "P4")
        .leaders(athens="P1", sparta="P2", thebes="P4")
        .locations("attica")
        .sent("P4", "attica", "defence", "thebes h2")
        .sent("P1", "attica", "defence", "athens h1")
        .battles()
    )
    assert game.cubes("athens") == {"P4": 2}
    assert [game.won(player) for player in ("P1", "P2", "P4")] == [[], [], []]
    assert game.defeats("athens") == 0
    assert len(game.home("thebes")) == 9


@pytest.mark.parametrize(
    ("counters", "wins"),
    [(("athens t1", "athens h1"), True), (("athens h1",), True), (("athens t1",), False)],
)
def test_example_15_an_unopposed_attack_at_epidaurus(counters: tuple[str, ...], wins: bool) -> None:
    """PER-B4, PER-B15."""
    game = (
        table("A", "S", "C")
        .leaders(athens="A", sparta="S", corinth="C")
        .locations("epidaurus")
        .sent("A", "epidaurus", "attack", *counters)
        .battles()
    )
    assert game.won("A") == (["epidaurus"] if wins else [])
    assert game.defeats("sparta") == int(wins)
    assert game.cubes("sparta") == {}


def plataea() -> Game:
    return (
        table("S", "A", "C")
        .leaders(sparta="S", athens="A", corinth="C")
        .locations("plataea")
        .sent("S", "plataea", "attack", "sparta h2")
        .battles()
    )


def test_example_16_an_attack_beats_the_militia() -> None:
    """PER-B3, PER-B9, PER-F2."""
    game = plataea()
    assert game.column() == "2:1"
    game.dice("5/9", "6/4", "8/3")
    assert game.won("S") == ["plataea"]
    assert game.defeats("athens") == 1
    assert shipped_content().cities[0].statue_value(1) == 5
    assert game.lost() == []


def test_example_16_the_militia_hold() -> None:
    """PER-B9, PER-B15."""
    game = plataea().dice("4/9", "3/10")
    assert game.lost() == ["sparta h2"]
    assert game.won("S") == game.won("A") == []
    assert game.defeats("athens") == 0


def lesbos() -> Scene:
    return (
        table("P1", "P2", "P3")
        .leaders(athens="P1", megara="P1", sparta="P2", corinth="P3", argos="P3")
        .locations("lesbos")
        .sent("P2", "lesbos", "attack", "sparta t3", "sparta t2", "sparta t2")
    )


def test_example_17_the_main_player_chooses_between_equal_losses() -> None:
    """PER-B9."""
    game = lesbos().sent("P1", "lesbos", "defence", "athens t2", "megara t2", "athens t3")
    play = game.sent("P3", "lesbos", "defence", "corinth t1").battles().dice("12/2", "12/2")
    play.may_only("P1", "lose athens", "lose megara").play("P1", "lose megara")
    assert play.lost() == ["megara t2"]


def test_example_17_allies_are_lost_only_when_the_main_force_has_none_of_the_type() -> None:
    """PER-B9."""
    game = lesbos().sent("P1", "lesbos", "defence", "athens h1")
    play = game.sent("P3", "lesbos", "defence", "corinth t1", "argos t1").battles()
    assert play.asked() == "P2"  # the hoplites held without a fight: 0-1
    play.play("P2", "column 3:1").dice("12/2", "12/2")
    play.may_only("P1", "lose corinth", "lose argos").play("P1", "lose argos")
    assert play.lost() == ["argos t1"]


@pytest.mark.parametrize(("answer", "strengths", "column"), [("play brasidas", (8, 11), "-2"), ("pass", (8, 6), "+2")])
def test_example_18_brasidas(answer: str, strengths: tuple[int, int], column: str) -> None:
    """PER-B6, PER-B8."""
    game = (
        table("A", "S", "C")
        .leaders(athens="A", sparta="S", corinth="C")
        .special("C", "brasidas")
        .locations("melos")
        .sent("A", "melos", "attack", "athens h3", "athens h3", "athens h2")
        .sent("S", "melos", "defence", "sparta h3", "sparta h2")
        .battles()
        .play("C", answer)
    )
    assert game.strengths() == [strengths]
    assert game.column() == column
    game.dice("12/2", "12/2")
    assert game.lost() == ["sparta h2"]


def pylos(special: str) -> Scene:
    return (
        table("A", "S", "C")
        .leaders(athens="A", sparta="S", corinth="C")
        .special("C", special)
        .locations("pylos")
        .sent("A", "pylos", "attack", "athens t4", "athens h3")
        .sent("S", "pylos", "defence", "sparta h3")
    )


def test_example_19_thessalanian_allies_go_to_a_side_without_a_token() -> None:
    """PER-B8, PER-B14."""
    game = pylos("thessalian-allies").battles()
    game.may_only("C", "pass", "play thessalian-allies defence").play("C", "play thessalian-allies defence")
    assert game.tokens() == (1, 1)


def test_example_19_in_a_first_combat_either_side_may_be_named() -> None:
    """PER-B8."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").special("C", "thessalian-allies")
    scene.locations("plataea").sent("S", "plataea", "attack", "sparta h2")
    game = scene.battles()
    game.may_only("C", "pass", "play thessalian-allies attack", "play thessalian-allies defence")
    assert game.play("C", "play thessalian-allies attack").tokens() == (1, 0)


def revolt_at_attica(*counters: str) -> Game:
    game = (
        table("P2", "P4", "P1")
        .leaders(sparta="P2", thebes="P4", athens="P1")
        .special("P4", "slave-revolt")
        .locations("attica")
        .sent("P2", "attica", "attack", *counters)
        .turns("P4", one=1)
        .turns("P2", one=1)
        .first("P4")
        .sending()
    )
    return game.play("P4", "play slave-revolt", "revolt attica")


def test_example_20_slave_revolt() -> None:
    """PER-A11, PER-A12, PER-T2."""
    game = revolt_at_attica("sparta h4", "sparta h1")
    assert game.board.weights() == []
    assert game.legal("chance") == ["draw 1", "draw 2"]
    game.chance("draw 1")
    assert game.at("attica", "attack") == ["sparta h1"]
    assert game.frozen() == ["sparta h4"]
    assert game.relation("sparta", "athens") == "war"
    game.play("P4", "stop").may_not("P2", "send thebes h1")
    assert game.legal("P2").count("send sparta h4") == 1  # one of the two is left
    game.play("P2", "stop")
    assert game.lost() == []
    assert game.home("sparta").count("h4") == 2


def test_example_20_roles_remain_even_without_a_counter() -> None:
    """PER-A12, PER-A9."""
    game = revolt_at_attica("sparta h4")
    assert game.at("attica", "attack") == []
    assert game.main("attica", "attack") == "P2"
    game.play("P4", "stop").play("P2", "send sparta h1").may_not("P2", "defend attica").may("P2", "attack attica")


def test_example_21_dead_counters() -> None:
    """PER-A3."""
    game = (
        table("A", "T", "S")
        .round(2)
        .leaders(athens="A", thebes="T", sparta="S")
        .lost("athens t1", "athens t3", "athens h2", "thebes h1", "thebes h2", "argos h1")
        .retrieving()
    )
    game.may_only("A", "retrieve trireme", "retrieve hoplite")
    other = game.copy().play("A", "retrieve hoplite")
    assert other.lost() == ["athens t1", "athens t3", "argos h1", "thebes h2"]
    game.play("A", "retrieve trireme")
    assert game.lost() == ["athens h2", "athens t3", "argos h1", "thebes h2"]


def test_example_22_persians() -> None:
    """PER-P1, PER-P2, PER-P5."""
    game = (
        table("P1", "P2", "P3", "P4", "P5")
        .leaders(athens="P1", sparta="P2", corinth="P3", thebes="P4")
        .cubes("argos", P5=1)
        .turns("P5", two=1)
        .locations("naupactus")
        .sent("P1", "naupactus", "defence", "athens t4", "athens t4", "athens h1")
        .first("P5")
        .sending()
    )
    assert game.home("persia") == ["h2", "h2", "h3", "h3", "h3", "h3", "t2", "t2", "t3", "t3"]
    game.play("P5", "send persia t3", "attack naupactus", "send persia t3", "attack naupactus", "pay argos")
    game.play("P5", "send persia h3", "attack naupactus", "send persia h3", "attack naupactus")
    assert game.cubes("argos") == {}
    game.dice("2/12", "2/12")
    assert game.lost() == []
    game.play("P5", "column 3:1").dice("12/2", "12/2")
    assert game.won("P5") == ["naupactus"]
    assert game.defeats("athens") == 1
    assert game.lost() == ["athens h1"]
    assert len(game.home("persia")) == 10


def two_persians() -> Scene:
    return table("P1", "P2", "P3", "P4", "P5").leaders(athens="P1", sparta="P2", corinth="P3", thebes="P1", argos="P2")


def test_example_23_two_persian_leaders_share_a_location() -> None:
    """PER-P3, PER-P4."""
    game = (
        two_persians()
        .locations("potidea")
        .sent("P4", "potidea", "attack", "persia h3")
        .sent("P5", "potidea", "attack", "persia h3", "persia h2")
        .sent("P1", "potidea", "defence", "athens h1")
        .battles()
    )
    game.may_only("P4", "column 3:1", "column +2").play("P4", "column 3:1").dice("12/2", "12/2")
    assert game.won("P4") == game.won("P5") == ["potidea"]
    assert game.score("P4") == game.score("P5") == 5


def test_example_23_persian_defenders_all_place_cubes() -> None:
    """PER-P4."""
    game = two_persians().locations("leucas").sent("P4", "leucas", "defence", "persia h3").battles()
    assert game.cubes("corinth") == {"P4": 2, "P5": 2}


def test_example_24_an_early_end() -> None:
    """PER-T1, PER-T3, PER-F2."""
    game = (
        table("A", "B", "C")
        .round(2)
        .leaders(sparta="A", athens="B", corinth="C")
        .defeats(sparta=4, athens=1, corinth=2)
        .round_end()
    )
    assert game.is_over()
    assert game.board.round == 2
    assert game.statues("A") == {"sparta": 1}
    assert (game.score("A"), game.score("B"), game.score("C")) == (0, 5, 5)


def test_example_25_the_final_score() -> None:
    """PER-F1, PER-F3."""
    game = (
        table("P1", "P2", "P3")
        .round(3)
        .cubes("argos", P1=9, P2=14)
        .won("P1", "sicily", "attica")
        .won("P2", "mantinea")
        .statues("P1", athens=1, megara=1)
        .statues("P2", thebes=1, sparta=1)
        .defeats(athens=2, thebes=1)
        .scoring()
    )
    assert (game.score("P1"), game.score("P2")) == (29, 29)
    assert game.winners() == ["P1"]


@pytest.mark.parametrize(("holds", "tokens"), [(True, (0, 1)), (False, (0, 0))])
def test_example_26_militia_alone(holds: bool, tokens: tuple[int, int]) -> None:
    """PER-B5."""
    game = (
        table("A", "S", "C")
        .options(militia_alone_holds=holds)
        .leaders(athens="A", sparta="S", corinth="C")
        .locations("sicily")
        .sent("A", "sicily", "attack", "athens h3", "athens h3")
        .sent("S", "sicily", "defence", "sparta h2")
        .battles()
    )
    game.may_only("A", "column 2:1", "column +2")
    assert game.tokens() == tokens


@pytest.mark.parametrize(("on_board", "placed"), [(29, 1), (30, 0)])
def test_example_27_the_supply_of_cubes(on_board: int, placed: int) -> None:
    """PER-C1."""
    game = table("A", "B", "C").cubes("athens", A=on_board).display("argos double").influence()
    game.play("A", "take argos double")
    assert game.cubes("argos") == ({"A": placed} if placed else {})
    assert game.supply("A") == 0
    assert game.taken("A") == ["argos double"]


def test_example_28_a_roll_off() -> None:
    """PER-B12, PER-B13."""
    game = (
        table("S", "A", "C")
        .leaders(sparta="S", athens="A", corinth="C")
        .locations("attica")
        .sent("S", "attica", "attack", "sparta h2")
        .sent("A", "attica", "defence", "athens h2")
        .battles()
    )
    assert game.column() == "1:1"
    game.dice("8/7", "9/9", "7/6", "8/7")
    assert game.won("S") == []
    game.dice("10/5")
    assert game.won("S") == ["attica"]


def test_a_scenario_says_what_is_wrong_with_it() -> None:
    with pytest.raises(ScenarioError, match="there is no city 'rome'"):
        table("A", "B", "C").cubes("rome", A=1)
    with pytest.raises(ScenarioError, match="nobody here is called 'Z'"):
        table("A", "B", "C").cubes("athens", Z=1)
    with pytest.raises(ScenarioError, match="does not lead"):
        table("A", "B", "C").leaders(athens="A").locations("attica").sent(
            "B", "attica", "attack", "athens h1"
        ).battles()
