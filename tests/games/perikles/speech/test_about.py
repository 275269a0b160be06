"""What an answer is about in fields, and what it would make of the asker's own part of the view."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from isthmos.core.state import OVER
from isthmos.games.perikles.shapes import PeriklesAbout, PeriklesOwn
from isthmos.games.perikles.title import TITLE
from isthmos.testkit.perikles import Game, Scene, table

from ..playing import positions


def fields(about: Any) -> dict[str, Any]:
    return cast(dict[str, Any], msgspec.to_builtins(about))


def about(game: Game, answer: str) -> dict[str, Any]:
    return fields(TITLE.about(game.board, TITLE.read(game.board, answer)))


def after(game: Game, answer: str) -> PeriklesOwn:
    return cast(PeriklesOwn, TITLE.after(game.board, TITLE.read(game.board, answer)))


def own(game: Game) -> PeriklesOwn:
    return TITLE.own(game.board, game.board.seat())


def sending() -> Scene:
    scene = table("T", "A", "S").leaders(thebes="T", athens="A", sparta="S").cubes("thebes", T=2)
    return scene.locations("attica", "pylos", "delium").turns("T", one=1)


def test_an_answer_names_things_by_their_ids_and_leaves_out_what_it_says_nothing_of() -> None:
    game = sending().sending()
    assert about(game, "send thebes h2") == {"verb": "send", "army": "thebes", "type": "hoplite", "strength": 2}
    assert about(game, "stop") == {"verb": "stop"}
    game.play("T", "send thebes h2")
    assert about(game, "attack attica") == {"verb": "attack", "location": "attica", "side": "attack"}
    asks = {"verb": "defend", "location": "attica", "side": "defence", "leader": 1}
    assert about(game, "defend attica") == asks


def test_what_cannot_be_answered_names_its_thing_and_says_why() -> None:
    game = sending().sending().play("T", "send thebes h2")
    barred = {one.answer: (fields(one.about), one.why.id) for one in TITLE.barred(game.board)}
    delium = {"verb": "attack", "location": "delium", "side": "attack"}
    assert barred["attack delium"] == (delium, "perikles-no-own-location")


def test_no_two_answers_are_about_the_same_and_verbs_are_those_of_the_notation() -> None:
    for board in positions("about", 4):
        if board.seat() == OVER:
            continue
        told = [cast(PeriklesAbout, TITLE.about(board, move)) for move in board.moves()]
        if board.seat() >= 0:
            assert len({msgspec.json.encode(one) for one in told}) == len(told)
        words = [TITLE.write(board, move).split()[0] for move in board.moves()]
        assert [one.verb for one in told] == words


# --- what an answer changes -----------------------------------------------------------------------


def test_the_forces_at_a_location_are_those_with_the_counter() -> None:
    """PER-H3, PER-B6: as the consequence tells them."""
    scene = table("A", "S", "T").leaders(athens="A", sparta="S", thebes="T").locations("melos", "pylos")
    game = scene.sent("S", "pylos", "defence", "sparta t2").turns("A", one=1).sending().play("A", "send athens t4")
    assert own(game).locations.keys() == {"pylos"}
    melos, pylos = after(game, "attack melos").locations["melos"], after(game, "attack pylos").locations["pylos"]
    assert (melos.main_attacker, pylos.main_attacker, pylos.main_defender) == (0, 0, 1)
    assert melos.triremes is not None
    assert (melos.triremes.attack, melos.triremes.defence, melos.triremes.percent) == (4, 1, 99)
    assert pylos.triremes is not None
    assert (pylos.triremes.attack, pylos.triremes.defence, pylos.triremes.defenders) == (4, 0, 1)
    assert pylos.triremes.percent == -1
    assert own(game).armies["athens"].triremes == [2, 2, 2, 2]
    assert after(game, "attack pylos").armies["athens"].triremes == [2, 2, 2, 1]
    assert after(game, "attack pylos").armies["athens"].enemies == ["sparta"]


def test_a_defence_is_shown_as_if_it_were_permitted() -> None:
    """PER-R5."""
    game = sending().sending().play("T", "send thebes h2")
    assert after(game, "defend attica").locations["attica"].main_defender == 0
    assert after(game, "defend attica").armies["thebes"].allies == ["athens"]


def test_whoever_permits_does_not_see_the_strength_of_what_will_stand_there() -> None:
    """PER-R5, PER-H3."""
    shown = []
    for counter in ("thebes h1", "thebes h3"):
        game = sending().sending().play("T", f"send {counter}", "defend attica")
        hoplites = after(game, "yes").locations["attica"].hoplites
        assert hoplites is not None
        shown.append((hoplites.attack, hoplites.defence, hoplites.defenders))
        assert after(game, "no") == own(game)
    assert shown[0] == shown[1]
    assert shown[0][2] == 1


def test_the_cube_is_paid_with_the_first_counter() -> None:
    """PER-A6, PER-F1."""
    game = sending().sending().play("T", "send thebes h2", "attack attica", "stop")
    before = own(game)
    assert after(game, "pay thebes").cubes == before.cubes
    game.play("T", "pay thebes", "send thebes h1")
    paid = after(game, "attack attica")
    assert (paid.cubes["thebes"], paid.score.cubes, paid.supply) == (1, before.score.cubes - 1, before.supply + 1)


def test_an_election_is_shown_as_it_would_go_then() -> None:
    """PER-E1."""
    scene = table("A", "B", "C").cubes("argos", A=2, B=4).candidates("argos", "A").cubes("thebes", A=1, C=2)
    game = scene.display("argos candidate").influence().play("A", "take argos candidate")
    assert own(game).elections == {}
    argos = after(game, "nominate argos p2").elections["argos"]
    assert (argos.elected, argos.votes, argos.against) == (0, 3, 3)


@pytest.mark.parametrize(
    ("answer", "tokens", "strengths"), [("pass", (0, 0), (4, 2)), ("play phormio", (0, 0), (8, 2))]
)
def test_a_special_tile_shows_the_combat_as_it_would_be(
    answer: str, tokens: tuple[int, int], strengths: tuple[int, int]
) -> None:
    """PER-B8."""
    scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").special("C", "phormio").locations("pylos")
    scene.sent("A", "pylos", "attack", "athens t4").sent("S", "pylos", "defence", "sparta t2")
    combat = after(scene.battles(), answer).combat
    assert combat is not None
    assert (combat.attack_tokens, combat.defence_tokens) == tokens
    assert (combat.attack, combat.defence) == strengths


def test_nothing_is_known_of_a_combat_that_lies_face_down() -> None:
    """PER-B7."""
    scene = table("A", "S", "C").options(special_before_reveal="before_counters").special("C", "phormio")
    scene.leaders(athens="A", sparta="S", corinth="C").locations("pylos")
    scene.sent("A", "pylos", "attack", "athens t4").sent("S", "pylos", "defence", "sparta t2")
    combat = after(scene.battles(), "play phormio").combat
    assert combat is not None
    assert (combat.attack, combat.defence, combat.percent) == (0, 0, -1)


def test_what_an_answer_makes_of_it_is_what_is_seen_after_it() -> None:
    """Where nobody else acts between: the rules carry it out, and the view shows the same."""
    compared = 0
    for seed in range(2):
        for board in positions(f"after {seed}", 4):
            seat = board.seat()
            if seat < 0:
                continue
            for move in board.moves()[:2]:
                copy = board.clone()
                copy.play(move)
                if copy.seat() == seat and (copy.slot, copy.combat) == (board.slot, board.combat):
                    kind = TITLE.open_question(board)[0].kind  # type: ignore[attr-defined]
                    if kind in ("take-tile", "move-cube", "choose-destination", "send", "pay-cube"):
                        assert TITLE.after(board, move) == TITLE.own(copy, seat)
                        compared += 1
    assert compared > 100
