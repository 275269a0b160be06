"""Moves, questions and facts in words, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from isthmos.core.errors import IllegalMove
from isthmos.core.message import Message
from isthmos.core.state import OVER
from isthmos.core.title import MOST_SHOWN, SPECTATOR
from isthmos.games.perikles import facts, questions
from isthmos.games.perikles.content import ARGOS, ATHENS, ATTACK, DEFENCE, HOPLITE, THEBES, TRIREME
from isthmos.games.perikles.log import JOINERS, TELLERS
from isthmos.games.perikles.notation import WRITERS
from isthmos.games.perikles.reasons import why_not_nominate, why_not_place, why_not_take
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.title import TITLE
from isthmos.games.perikles.view import QUESTIONS
from isthmos.games.perikles.words import DESCRIBERS
from isthmos.testkit.perikles import Scene, table
from isthmos.testkit.perikles.names import tile_named

from .playing import positions

LANGUAGES = ("en", "de")


def bundle(language: str) -> Any:
    found = FluentBundle([language], use_isolating=False)
    for name in ("common", "perikles"):
        text = files("isthmos").joinpath("locale", language, f"{name}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(text))
    return found


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def say(message: Message, language: str = "en") -> str:
    """A message as a sentence; fails on a missing id and on a missing argument."""
    args: dict[str, Any] = {}
    for key, value in message.args.items():
        if isinstance(value, Message):
            args[key] = say(value, language)
        elif isinstance(value, list):
            args[key] = ", ".join(say(one, language) for one in value)
        else:
            args[key] = getattr(value, language, value)
    text, errors = BUNDLES[language].format_pattern(BUNDLES[language].get_message(message.id).value, args)
    assert errors == [], (message, errors)
    return str(text)


def messages(board: Board) -> Iterator[Message]:
    """Everything that can be said about a position."""
    yield TITLE.question(board)
    if board.seat() >= 0:
        yield TITLE.guidance(board)
    for move in board.moves():
        yield TITLE.describe(board, move)
        yield from TITLE.consequences(board, move)
    for viewer in (SPECTATOR, 0):
        yield from [told.message for told in TITLE.tell(board, board.facts or [], viewer)]


@pytest.mark.parametrize("seed", range(6))
def test_everything_in_a_game_can_be_said_in_both_languages(seed: int) -> None:
    for number, board in enumerate(positions(f"words {seed}", 3 + seed % 3)):
        if number == 0:
            board.facts = []
        if number % 5 == 0 or board.seat() == OVER:
            for message in messages(board):
                for language in LANGUAGES:
                    assert say(message, language)
        board.facts = []


def test_both_languages_have_the_same_messages() -> None:
    ids = []
    for language in LANGUAGES:
        text = files("isthmos").joinpath("locale", language, "perikles.ftl").read_text(encoding="utf-8")
        ids.append([line.split(" ")[0] for line in text.splitlines() if line.startswith("perikles-")])
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])


def test_every_question_has_words_and_every_fact_is_told() -> None:
    silent = {
        questions.INFLUENCE_TURN,
        questions.NOMINATION_TURN,
        questions.ARMY_TURN,
        questions.RESUME_ARMY_TURN,
        questions.FIGHT_AT,
        questions.FIGHT_COMBAT,
        questions.FIND_COLUMN,
    }
    asked = {value for name, value in vars(questions).items() if name.isupper()} - silent
    assert set(WRITERS) == set(DESCRIBERS) == set(QUESTIONS) == asked
    assert set(TELLERS) | set(JOINERS) == set(range(facts.FURTHER_DEFEAT + 1))


# --- what a person types --------------------------------------------------------------------------


def game() -> Scene:
    scene = table("A", "S", "T").leaders(athens="A", sparta="S", thebes="T").locations("megara-location", "sicily")
    return scene.turns("A", one=1).turns("S", one=1)


@pytest.mark.parametrize("typed", ["send athens h2", "sende Athen h2", "SCHICKE  athen H2"])
def test_a_counter_can_be_sent_in_either_language(typed: str) -> None:
    board = game().sending().board
    assert TITLE.write(board, TITLE.read(board, typed)) == "send athens h2"


@pytest.mark.parametrize(
    ("typed", "meant"), [("angreifen Megara", "attack megara-location"), ("attack Sizilien", "attack sicily")]
)
def test_where_a_location_is_meant_its_name_is_enough(typed: str, meant: str) -> None:
    board = game().sending().play("A", "send athens h2").board
    assert TITLE.write(board, TITLE.read(board, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("nimm Theben, zwei Scherben", "take thebes double"),
        ("take Thebes, candidate", "take thebes candidate"),
        ("nimm beliebige Stadt", "take any"),
        ("spiele Pest", "play plague"),
    ],
)
def test_tiles_can_be_taken_by_their_names(typed: str, meant: str) -> None:
    scene = table("A", "B", "C").special("A", "plague").display("thebes double", "thebes candidate", "any")
    board = scene.influence().board
    assert TITLE.write(board, TITLE.read(board, typed)) == meant


def test_what_is_not_possible_is_refused_with_what_is() -> None:
    scene = game().first("T").turns("T", one=1).locations("sicily")
    board = scene.sending().play("T", "send thebes h1", "defend sicily").board
    with pytest.raises(IllegalMove, match="‘perhaps’ is not possible now; possible: no, yes"):
        TITLE.read(board, "perhaps")


# --- why not --------------------------------------------------------------------------------------


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
    assert why_not_nominate(board, 0, 2, 0) is None
    texts = [why_not_nominate(board, 0, city, who) for city, who in ((2, 1), (2, 2), (4, 1), (3, 0))]
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
    owned = why_not_take(board, 0, tile_named(board.rules.content, "athens candidate"))
    assert owned is not None
    assert say(owned) == "You have a tile of this colour, and the display shows others: Athens, candidate."
    assert why_not_take(board, 0, tile_named(board.rules.content, "any")) is None
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
    assert why("send athens h9").startswith("‘send athens h9’ is not possible now; possible: stop, send athens ")
    play.play("A", "send athens t4", "attack sicily", "stop")
    assert why("pay sparta") == "You do not lead Sparta."
    assert why("pay megara") == "You have no cube between the columns of Megara."
    play.play("A", "pay athens")
    assert why("send megara h1") == "The cube you pay sends counters of Athens only."
    assert why("stop") == "You have named a city for the cube: send one of its counters, or take it back with undo."


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


def test_whatever_is_barred_is_not_legal_and_says_why() -> None:
    seen = set()
    for board in positions("barred", 4):
        legal = {TITLE.write(board, move) for move in board.moves()}
        for answer, _, why in TITLE.barred(board):
            assert answer not in legal
            assert say(why)
            seen.add(answer.split()[0])
    assert seen == {"attack", "defend", "take", "nominate", "send", "pay"}
