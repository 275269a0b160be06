"""Why something cannot be done, and what an answer leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from isthmos.core.state import Frame
from isthmos.core.title import MOST_SHOWN
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ARGOS, ATHENS, ATTACK, DEFENCE, HOPLITE, THEBES, TRIREME
from isthmos.games.perikles.phases.candidates import nomination
from isthmos.games.perikles.questions import NOMINATE
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech import SPEECHES
from isthmos.games.perikles.speech.base import NO
from isthmos.games.perikles.speech.placing import why_not_place
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.title import TITLE
from isthmos.testkit.perikles import Scene, table

from ..playing import positions
from .saying import say
from .test_hearing import game


def reasons(scene: Scene) -> Board:
    return scene.sending().board


def test_a_placement_that_is_not_allowed_has_a_reason() -> None:
    """PER-A7, PER-A8, PER-A9, PER-R2, PER-R3, PER-R8."""
    scene = table("T", "A", "S").leaders(thebes="T", argos="T", athens="A", sparta="S").turns("T", one=1)
    scene.locations("attica", "delium", "leucas", "pylos", "sicily")
    scene.sent("T", "attica", "attack", "thebes h1").sent("S", "attica", "attack", "sparta h1")
    board = reasons(scene)

    def why(army: int, type_: int, slot: int, side: int) -> str:
        found = why_not_place(board, 0, army, type_, slot, side)
        return "" if found is None else say(found)

    assert why(THEBES, HOPLITE, 0, ATTACK) == ""
    assert why(THEBES, HOPLITE, 0, DEFENCE) == "You have counters on the other side of Attica."
    assert why(THEBES, TRIREME, 0, ATTACK) == "Attica is fought for by hoplites only."
    assert why(THEBES, HOPLITE, 1, ATTACK) == "Delium belongs to Thebes, which you lead."
    assert why(THEBES, HOPLITE, 3, ATTACK) == "Thebes is allied with Sparta."
    assert why(ARGOS, HOPLITE, 2, DEFENCE) == "Corinth has no leader who could permit the defence of Leucas."
    assert why(ATHENS, HOPLITE, 3, ATTACK) == "You do not lead Athens."
    board.allies = board.enemies = (0,) * 7
    board.enemies = (1 << THEBES, 0, 0, 0, 1 << ATHENS, 0, 0)
    scene.sent("A", "pylos", "attack", "athens h1")
    other = reasons(scene)
    found = why_not_place(other, 0, THEBES, HOPLITE, 3, ATTACK)
    assert found is not None
    assert say(found) == "Thebes is at war with Athens."
    assert say(found, "de") == "Theben ist im Krieg mit Athen."


def test_a_nomination_that_is_not_allowed_has_a_reason() -> None:
    """PER-N2."""
    scene = table("A", "B", "C").cubes("argos", A=1, B=1).candidates("argos", "B").cubes("thebes", B=1)
    board = scene.candidates("corinth", "A", "B").influence().board
    speech, f = SPEECHES[NOMINATE], Frame(NOMINATE, 0, 0, 0, None)
    assert speech.objection(board, f, nomination(2, 0)) is None
    texts = [speech.objection(board, f, nomination(city, who)) for city, who in ((2, 1), (2, 2), (4, 1), (3, 0))]
    assert [say(text) for text in texts if text] == [
        "1 is a candidate in Argos already.",
        "2 has no cube between the columns of Argos.",
        "You have no cube in Thebes.",
        "Corinth has two candidates already.",
    ]


def test_a_tile_that_may_not_be_taken_has_a_reason() -> None:
    """PER-I2."""
    scene = table("A", "B", "C").taken("A", "athens double").taken("B", "sparta double").taken("C", "argos double")
    board = scene.display("athens candidate", "any").influence().board
    speech, f = TITLE.open_question(board)
    owned = speech.why_not(board, f, "take athens candidate")
    assert owned is not None
    assert say(owned) == "You have a tile of this colour, and the display shows others: Athens, candidate."
    assert speech.why_not(board, f, "take any") is None
    assert say(TITLE.refusal(board, "nimm Athen, Kandidat")) == say(owned)


def test_the_interface_is_told_why_a_typed_target_is_illegal() -> None:
    """PER-R6."""
    scene = table("T", "A", "S").leaders(thebes="T", athens="A", sparta="S").locations("attica", "pylos")
    play = scene.turns("T", one=1).sending().play("T", "send thebes h1", "defend attica").play("A", "no")
    play.play("T", "send thebes h1")
    text = say(TITLE.refusal(play.board, "verteidigen Attika"))
    assert text == "The leader of Athens has refused Thebes the defence of Attica in this turn."
    told = say(TITLE.refusal(play.board, "attack the moon"))
    assert told.startswith("‘attack the moon’ is not possible now; possible: attack attica, ")
    assert told.endswith(f" … ({len(play.board.moves())} in all)")
    assert told.count(",") == MOST_SHOWN - 1


def test_playing_a_tile_and_turning_up_counters_show_something() -> None:
    """PER-H1, PER-H4: there undo stops."""
    assert TITLE.reveals([(facts.SPECIAL_PLAYED, 0, 1)])
    assert TITLE.reveals([(facts.CUBES_PLACED, 0, 1, 1), (facts.FORCES_SHOWN, 0, 1, 0)])
    assert not TITLE.reveals([(facts.CUBES_PLACED, 0, 1, 1)])


def test_a_counter_or_a_cube_that_cannot_be_used_has_a_reason() -> None:
    """PER-A5, PER-A6."""
    scene = table("A", "S", "T").leaders(athens="A", megara="A", sparta="S", thebes="T").cubes("athens", A=1)
    scene.locations("sicily", "pylos").lost("athens h3", "athens h3").turns("A", one=1)
    play = scene.sending()

    def why(text: str) -> str:
        return say(TITLE.refusal(play.board, text))

    assert why("send sparta h2") == "You do not lead Sparta."
    assert why("send athens h3") == "You have no Athens H3 in hand."
    assert why("send athens h9").startswith("‘send athens h9’ is not possible now; possible: ")
    play.play("A", "send athens t4", "attack sicily", "stop")
    assert why("pay sparta") == "You do not lead Sparta."
    assert why("pay megara") == "You have no cube between the columns of Megara."
    play.play("A", "pay athens")
    assert why("send megara h1") == "The cube you pay sends counters of Athens only."
    assert why("stop") == "You have named a city for the cube: a counter of Athens must be sent now."


def test_an_assassin_finds_no_cube() -> None:
    """PER-I5."""
    scene = table("A", "B", "C").cubes("argos", A=1, B=1).display("argos assassin").influence()
    board = scene.play("A", "take argos assassin").board
    assert say(TITLE.refusal(board, "remove thebes p2")) == "1 has no cube between the columns of Thebes."


def test_what_an_answer_leads_to_is_said_before_it_is_given() -> None:
    """PER-E1, PER-A10, PER-R4."""
    scene = table("A", "B", "C").cubes("argos", A=2, B=4).candidates("argos", "A").cubes("thebes", A=1, C=2)
    board = scene.display("argos candidate").influence().play("A", "take argos candidate").board

    def led_to(text: str) -> list[str]:
        return [say(one) for one in TITLE.consequences(board, TITLE.read(board, text))]

    assert led_to("nominate argos p2") == ["second candidate: loses ties", "0 would be elected, 3 to 3"]
    assert led_to("nominate thebes p3") == ["first candidate: wins ties"]


def test_forces_are_told_as_far_as_they_are_seen() -> None:
    """PER-H3: the odds only where nothing lies face down."""
    scene = table("A", "S", "T").leaders(athens="A", sparta="S", thebes="T").locations("melos", "pylos", "lesbos")
    scene.sent("S", "pylos", "defence", "sparta t2").turns("A", one=1)
    board = scene.sending().play("A", "send athens t4").board

    def last(text: str) -> str:
        return say(TITLE.consequences(board, TITLE.read(board, text))[-1])

    assert last("attack pylos") == "triremes: 4 against 0 + 1 face down"
    assert last("defend lesbos") == "triremes: 0 against 4"
    assert last("attack melos") == "triremes 4 against 1: as far as seen the attack wins with 99 %"


def test_to_stop_is_offered_last() -> None:
    board = game().sending().board
    assert [TITLE.write(board, choice.moves[0]) for choice in TITLE.choices(board)][-1] == "stop"


def copies(seed: str) -> Iterator[Board]:
    return (board.clone() for board in positions(seed, 4))


def test_whatever_is_barred_is_not_legal_and_says_why() -> None:
    seen = set()
    for board in [board for seed in range(3) for board in copies(f"barred {seed}")]:
        legal = {TITLE.write(board, move) for move in board.moves()}
        for answer, about, why in TITLE.barred(board) if board.seat() >= 0 else []:
            assert answer not in legal
            assert say(why)
            assert (about.verb, cast(PeriklesAbout, about).reason) == (answer.split()[0], why.id.removeprefix(NO))
            assert TITLE.refusal(board, answer) == why
            seen.add(about.verb)
    everything = {"attack", "defend", "take", "nominate", "send", "pay"}
    assert seen >= everything | {"play", "column", "to", "stop", "move", "remove"}
