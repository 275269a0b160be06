"""What a seat may know: the two laws, and who sees what."""

from __future__ import annotations

from typing import cast

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from isthmos.core.dealer import Stream, dealer_from_seed
from isthmos.core.message import Message
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.perikles import facts, questions
from isthmos.games.perikles.content import UNITS, army_of
from isthmos.games.perikles.phases.influence import PLAY_SPECIAL
from isthmos.games.perikles.phases.sending import REVOLT, STOP
from isthmos.games.perikles.shapes import PeriklesView
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.title import TITLE
from isthmos.games.perikles.view import view
from isthmos.testkit.perikles import Game, Scene, table

from .playing import choose, positions, start

SEEDS = st.integers(0, 10_000).map(str)
SEATS = st.integers(3, 5)


BATTLES = (facts.BATTLE_BEGAN, facts.NOT_ATTACKED, facts.LOCATION_EMPTY)


def seen(board: Board, viewer: int) -> bytes:
    return msgspec.json.encode(TITLE.view(board, viewer))


@settings(max_examples=12)
@given(seed=SEEDS, seats=SEATS)
def test_imagining_changes_neither_the_view_nor_the_legal_moves(seed: str, seats: int) -> None:
    """PER-H1, PER-H2, PER-H3, PER-H4: and what is imagined is a sound position."""
    stream = dealer_from_seed("imagine " + seed)
    for number, board in enumerate(
        positions(seed, seats, {"reveal": ("all_at_location", "per_round_type")[number_of(seed)]})
    ):
        if number % 9 or board.seat() == OVER:
            continue
        for viewer in range(seats):
            before = board.hash()
            other = cast(Board, TITLE.imagine(board, viewer, stream))
            assert board.hash() == before
            assert seen(other, viewer) == seen(board, viewer)
            assert seen(other, SPECTATOR) == seen(board, SPECTATOR)
            assert TITLE.question(other) == TITLE.question(board)
            assert TITLE.violations(other) == []
            if board.seat() == viewer:
                assert other.moves() == board.moves()
                for move in board.moves():
                    assert TITLE.consequences(other, move) == TITLE.consequences(board, move)
                assert [TITLE.describe(other, m) for m in other.moves()] == [
                    TITLE.describe(board, m) for m in board.moves()
                ]


def number_of(seed: str) -> int:
    return int(seed) % 2


def twin_move(board: Board, twin: Board, viewer: int, stream: Stream) -> tuple[int, int] | None:
    """An answer for each of two positions that looks the same to the viewer, or None when there is none."""
    f = board.top
    assert f is not None
    if f.kind == questions.CHOOSE_REVOLT:
        return None
    if f.seat == viewer:
        move = choose(board, stream)
        return None if move == REVOLT else (move, move)
    if f.kind == questions.SEND:
        mine = [move for move in board.moves() if move < UNITS]
        if not mine or stream.below(4) == 0:
            return (STOP, STOP) if STOP in board.moves() and STOP in twin.moves() else None
        move = mine[stream.below(len(mine))]
        if board.leads(viewer, army_of(move)):
            return move, move
        theirs = [other for other in twin.moves() if other < UNITS and other >> 2 == move >> 2]
        return move, theirs[stream.below(len(theirs))]
    both = [move for move in board.moves() if move in twin.moves() and move not in (REVOLT, PLAY_SPECIAL)]
    if f.seat == CHANCE and f.kind in (questions.DRAW_REVOLT, questions.DEAL_SPECIAL):
        return None
    move = both[0] if f.seat != CHANCE and 0 in both else both[stream.below(len(both))]
    return move, move


def told(board: Board, viewer: int) -> list[Message]:
    lines = TITLE.tell(board, board.facts or [], viewer)
    board.facts = []
    return [line.message for line in lines]


@settings(max_examples=25)
@given(seed=SEEDS, seats=SEATS, skipped=st.integers(20, 260))
def test_two_games_that_differ_in_what_a_seat_cannot_see_look_the_same_to_it(
    seed: str, seats: int, skipped: int
) -> None:
    """PER-H5: views, questions, legal moves and log lines, until a battle shows the counters."""
    stream = dealer_from_seed("twins " + seed)
    board = start(seats)
    for _ in range(skipped):
        if board.seat() != OVER:
            board.play(choose(board, stream))
    while board.slot != -1:
        board.play(choose(board, stream))
    viewer = stream.below(seats)
    twin = cast(Board, TITLE.imagine(board, viewer, stream))
    board.facts, twin.facts = [], []
    while board.seat() != OVER:
        assert seen(board, viewer) == seen(twin, viewer)
        assert TITLE.question(board) == TITLE.question(twin)
        assert board.seat() == twin.seat()
        if board.seat() == viewer:
            assert board.moves() == twin.moves()
        pair = twin_move(board, twin, viewer, stream)
        if pair is None:
            break
        board.play(pair[0])
        twin.play(pair[1])
        if board.slot != -1 or any(row[0] in BATTLES for row in board.facts or []):
            break
        assert told(board, viewer) == told(twin, viewer)


# --- who sees what --------------------------------------------------------------------------------


def seen_by(game: Game, player: str | None) -> PeriklesView:
    return view(game.board, SPECTATOR if player is None else game.seat(player))


def sending() -> Scene:
    return (
        table("A", "S", "P", "Q")
        .leaders(athens="A", sparta="S")
        .locations("sicily", "attica")
        .turns("A", one=1)
        .turns("S", one=1)
    )


def test_the_strength_of_a_sent_counter_is_seen_by_its_sender_alone() -> None:
    """PER-H3."""
    game = sending().sending().play("A", "send athens t4", "attack sicily")
    assert seen_by(game, "A").locations[0].attack[0].strength == 4
    for other in ("S", "P", None):
        counter = seen_by(game, other).locations[0].attack[0]
        assert (counter.army, counter.type, counter.strength, counter.sender) == ("athens", "trireme", 0, 0)


def test_what_is_left_in_hand_is_secret_once_a_counter_of_the_city_was_sent() -> None:
    """PER-H2, PER-A1."""
    game = sending().sending()
    assert seen_by(game, "S").armies[0].triremes == [2, 2, 2, 2]
    game.play("A", "send athens t4", "attack sicily")
    assert seen_by(game, "A").armies[0].triremes == [2, 2, 2, 1]
    for other in ("S", None):
        army = seen_by(game, other).armies[0]
        assert (army.hoplites, army.triremes, army.hoplite_count, army.trireme_count) == ([], [], 6, 7)
    assert seen_by(game, "A").armies[1].hoplites == [2, 3, 3, 2]


def test_persian_leaders_see_each_others_counters() -> None:
    """PER-H3, PER-P1."""
    game = sending().sent("P", "attica", "attack", "persia h3").sending()
    assert seen_by(game, "Q").locations[1].attack[0].strength == 3
    assert seen_by(game, "A").locations[1].attack[0].strength == 0


def test_the_counter_about_to_be_sent_is_a_secret_of_its_sender() -> None:
    """PER-R5: the owner's leader sees city, type and place, never the strength."""
    game = table("T", "A", "S").leaders(thebes="T", athens="A", sparta="S").locations("attica").turns("T", one=1)
    play = game.sending().play("T", "send thebes h3", "defend attica")
    question = seen_by(play, "A").question
    assert question is not None
    assert (question.city, question.type, question.strength, question.location) == ("thebes", "hoplite", 0, "attica")
    mine = seen_by(play, "T").question
    assert mine is not None
    assert mine.strength == 3


def test_a_special_tile_is_secret_until_it_is_played() -> None:
    """PER-H1, PER-C4."""
    game = table("A", "B", "C").special("A", "plague").display("any").influence()
    assert seen_by(game, "A").players[0].special == "plague"
    assert seen_by(game, "B").players[0].special == ""
    assert not seen_by(game, "B").players[0].special_used
    game.play("A", "play plague")
    assert seen_by(game, None).players[0].special == "plague"
    assert seen_by(game, None).players[0].special_used


def battle(reveal: str, special: str = "after_counters") -> Game:
    return (
        table("A", "S", "C")
        .options(reveal=reveal, special_before_reveal=special)
        .leaders(athens="A", sparta="S", corinth="C")
        .special("C", "persian-fleet")
        .locations("pylos", "sicily")
        .sent("A", "pylos", "attack", "athens t4", "athens h3")
        .sent("S", "pylos", "defence", "sparta t1", "sparta h4")
        .sent("A", "sicily", "attack", "athens h1")
        .battles()
    )


def test_a_battle_shows_the_whole_location_and_no_other() -> None:
    """PER-H4."""
    locations = seen_by(battle("all_at_location"), "C").locations
    assert [one.strength for one in locations[0].attack] == [4, 3]
    assert [one.strength for one in locations[0].defence] == [1, 4]
    assert [one.strength for one in locations[1].attack] == [0]


def test_with_per_round_type_each_combat_shows_its_own_counters() -> None:
    """PER-H4."""
    game = battle("per_round_type")
    assert [one.strength for one in seen_by(game, "C").locations[0].attack] == [4, 0]
    game.play("C", "pass").play("A", "column 3:1").dice("12/2", "12/2").play("C", "pass")
    assert [one.strength for one in seen_by(game, "C").locations[0].attack] == [4, 3]


def strengths(game: Game) -> list[list[int]]:
    """At Pylos, as Corinth sees them, who has sent nothing: triremes and hoplites of both sides."""
    here = seen_by(game, "C").locations[0]
    return [[one.strength for one in side] for side in (here.attack, here.defence)]


def is_told(game: Game) -> list[str]:
    assert game.board.facts is not None
    return [
        one.message.id.removeprefix("perikles-told-") for one in TITLE.tell(game.board, game.board.facts, SPECTATOR)
    ]


def test_special_tiles_may_be_offered_before_the_counters_are_shown() -> None:
    """PER-B7 (`before_counters`), PER-H4: then all of the location are."""
    game = battle("all_at_location", "before_counters")
    assert (game.asked(), strengths(game)) == ("C", [[0, 0], [0, 0]])
    assert "shown" not in is_told(game)
    game.play("C", "pass")
    assert (game.asked(), strengths(game)) == ("A", [[4, 3], [1, 4]])
    assert is_told(game)[-5:] == ["combat", "shown", "shown", "shown", "shown"]
    game.play("A", "column 3:1").dice("12/2", "12/2")
    assert (game.asked(), strengths(game)) == ("C", [[4, 3], [4]])


def test_before_counters_each_combat_may_show_its_own() -> None:
    """PER-B7 (`before_counters`), PER-H4 (`per_round_type`)."""
    game = battle("per_round_type", "before_counters").play("C", "pass")
    assert strengths(game) == [[4, 0], [1, 0]]
    game.play("A", "column 3:1").dice("12/2", "12/2")
    assert (game.asked(), strengths(game)) == ("C", [[4, 0], [0]])
    assert strengths(game.play("C", "pass")) == [[4, 3], [4]]


def test_counters_that_are_not_fought_for_are_shown_without_a_window() -> None:
    """PER-B7, PER-B4: an automatic win comes first, and shows the whole location."""
    scene = table("A", "S", "C").options(special_before_reveal="before_counters").special("C", "brasidas")
    scene.leaders(athens="A", sparta="S", corinth="C").locations("pylos").sent("A", "pylos", "attack", "athens t1")
    scene.sent("A", "pylos", "attack", "athens h2").sent("S", "pylos", "defence", "sparta h4")
    assert strengths(scene.battles()) == [[1, 2], [4]]


def test_what_is_said_of_a_combat_tells_no_strength_that_lies_face_down() -> None:
    """PER-B7, PER-H4: to nobody, not even to whoever sent the counters, since all are told the same."""
    game = battle("all_at_location", "before_counters")
    for viewer in ("A", "S", "C", None):
        combat = seen_by(game, viewer).combat
        assert combat is not None
        assert (combat.location, combat.type, combat.face_up) == ("pylos", "trireme", False)
        assert (combat.attack, combat.defence, combat.columns, combat.percent) == (0, 0, [], -1)
    question = TITLE.question(game.board)
    assert (question.id, sorted(question.args)) == ("perikles-ask-special-unseen", ["location", "player", "type"])
    assert [TITLE.consequences(game.board, move) for move in game.board.moves()] == [[], [], []]
    combat = seen_by(game.play("C", "pass"), "C").combat
    assert combat is not None
    assert (combat.face_up, combat.attack, combat.defence, combat.columns) == (True, 4, 1, ["3:1", "+2"])


def test_everybody_with_an_unused_special_tile_is_asked_whatever_it_is() -> None:
    """PER-H5."""
    for tile in ("brasidas", "plague", "slave-revolt"):
        scene = table("A", "S", "C").leaders(athens="A", sparta="S", corinth="C").special("C", tile)
        scene.locations("plataea").sent("S", "plataea", "attack", "sparta h2")
        game = scene.battles()
        assert game.asked() == "C"
        assert game.board.facts is not None
        before = len(game.board.facts)
        game.play("C", "pass")
        told_lines = [m.message.id for m in TITLE.tell(game.board, game.board.facts[before:], SPECTATOR)]
        assert told_lines == ["perikles-told-column"]


def test_who_has_no_counters_left_is_still_offered_slave_revolt() -> None:
    """PER-H5: as is everybody whose tile is unused, whatever it is."""
    for tile, legal in (("slave-revolt", ["stop", "play slave-revolt"]), ("brasidas", ["stop"])):
        every = [f"megara {unit}" for unit in ("h1", "h2", "t1", "t2", "t3")]
        scene = table("M", "S", "A").leaders(megara="M", sparta="S", athens="A").special("M", tile).turns("M", one=1)
        game = scene.locations("attica").lost(*every).sending()
        assert game.legal("M") == legal


def test_who_has_used_his_special_tile_and_can_send_nothing_is_not_asked() -> None:
    """PER-A5."""
    every = [f"megara {unit}" for unit in ("h1", "h2", "t1", "t2", "t3")]
    scene = table("M", "S", "A").leaders(megara="M", sparta="S", athens="A").turns("M", one=1).turns("S", one=1)
    assert scene.lost(*every).sending().asked() == "S"


def test_the_order_of_the_piles_is_nowhere() -> None:
    """PER-C7: the bag holds how many there are of each kind, and chance draws by weight."""
    board = start(3)
    while board.top is not None and board.top.kind != questions.FILL_DISPLAY:
        board.play(board.moves()[0])
    assert sum(board.weights()) == 36
    board.play(board.moves()[0])
    assert sum(board.weights()) == 35


def test_spectators_see_what_everybody_sees() -> None:
    """PER-H1, PER-H3."""
    game = sending().special("A", "brasidas").sending().play("A", "send athens t4", "attack sicily")
    public = seen_by(game, None)
    assert public.players[0].special == ""
    assert public.locations[0].attack[0].strength == 0
