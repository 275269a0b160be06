"""Three chits a round, two in a row, Ariadne and the deadlock (HC-5.1 to HC-5.5, HC-9.3)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from isthmos.core.state import CHANCE
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.chits import KEEP, PUT_BACK, Chits
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import RETURN_CHIT
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import rulebook
from isthmos.games.peloponnes.rules import Strike
from isthmos.games.peloponnes.state import Board
from isthmos.testkit.heroes import HeroGame, HeroScene, table


def seen(game: HeroGame) -> dict[str, int]:
    return {kind: number for kind, number in game.chits_seen().items() if number}


def test_there_are_24_chits_and_three_are_settled_in_a_round() -> None:
    """HC-5.1."""
    game = table("X", "Y").disasters()
    assert sum(game.chits_left().values()) == 24
    assert sum(number for kind, number in game.chits_left().items() if kind.startswith("persians")) == 8
    game.chance("chit plague", "chit drought", "chit plague")
    assert game.round() == 2
    assert sum(game.chits_left().values()) == 21


def test_the_comparison_is_with_the_chit_settled_last() -> None:
    """HC-5.2, HC-5.3: those put back do not count."""
    game = (
        table("X", "Y").disasters().chance("chit plague", "chit plague", "chit plague", "chit drought", "chit drought")
    )
    assert (seen(game), game.put_back()) == ({"plague": 1, "drought": 1}, ["plague", "plague", "drought"])
    game.chance("chit tempest")
    assert game.round() == 2


def test_a_chit_put_back_by_ariadne_does_not_interrupt() -> None:
    """HC-5.3, HC-9.3: plague, drought put back by her, plague: it goes back too."""
    game = table("X", "Y").heroes(X="ariadne").disasters()
    game.chance("chit plague").play("X", "keep-chit").chance("chit drought").play("X", "put-back")
    game.chance("chit plague")
    assert (seen(game), game.put_back()) == ({"plague": 1}, ["drought", "plague"])


def test_the_chit_turned_up_just_before_may_be_the_one_that_counts() -> None:
    """HC-5.3 (`literal`): what Ariadne has put back interrupts, and is itself what the next is compared with."""
    scene = table("X", "Y").options(double_chit_after_return="literal").heroes(X="ariadne")
    game = scene.disasters().chance("chit plague").play("X", "keep-chit").chance("chit drought").play("X", "put-back")
    again = game.copy().chance("chit plague")
    assert (seen(again), again.put_back()) == ({"plague": 2}, ["drought"])
    again = game.chance("chit drought", "chit drought")
    assert (seen(again), again.put_back()) == ({"plague": 1}, ["drought", "drought", "drought"])


def test_the_blank_counts_as_a_chit_and_interrupts() -> None:
    """HC-5.3."""
    game = table("X", "Y").disasters().chance("chit drought", "chit blank", "chit drought")
    assert (seen(game), game.put_back(), game.round()) == ({"drought": 2}, [], 2)


def test_the_blank_put_back_by_ariadne_stays_in_the_game() -> None:
    """HC-5.3, HC-9.3."""
    game = table("X", "Y").heroes(X="ariadne").disasters().chance("chit blank").play("X", "put-back")
    assert (game.put_back(), game.chits_left()["blank"], seen(game)) == (["blank"], 0, {})


def test_the_rule_applies_to_persians_whatever_number_they_carry() -> None:
    """HC-5.2."""
    game = table("X", "Y").disasters().chance("chit persians-1", "chit persians-3")
    assert (seen(game), game.put_back(), game.persian_sum()) == ({"persians": 1}, ["persians-3"], 1)


def test_a_chit_put_back_is_not_revealed() -> None:
    """HC-5.2: the third plague goes back, so no plague strikes."""
    scene = table("X", "Y").people(X=6).chits(plague=1)
    game = scene.disasters().chance("chit plague", "chit plague")
    game.has("X", people=6)
    assert game.put_back() == ["plague"]


def test_the_first_chit_of_a_round_is_never_put_back_by_the_rule() -> None:
    """HC-5.3: across the end of a round nothing is compared."""
    game = table("X", "Y").last_chit("plague").disasters().chance("chit plague")
    assert (seen(game), game.put_back()) == ({"plague": 1}, [])


def test_the_first_chit_of_a_round_is_compared_where_the_table_plays_it_so() -> None:
    """HC-5.3."""
    scene = table("X", "Y").options(double_chit_scope="game").last_chit("plague")
    game = scene.disasters().chance("chit plague")
    assert (seen(game), game.put_back()) == ({}, ["plague"])


def test_the_last_chit_is_remembered_over_a_whole_round_where_the_table_plays_it_so() -> None:
    """HC-5.3."""
    for scope, back in (("game", ["tempest"]), ("round", [])):
        game = table("X", "Y").options(double_chit_scope=scope).round(1).disasters()
        game.chance("chit plague", "chit drought", "chit tempest")
        while game.legal()[0].startswith(("reveal", "pass")):
            game.play(game.asked(), game.legal()[0])
        assert game.round() == 2
        game.chance("chit tempest")
        assert game.put_back() == back


def near_the_end(*line: str, **left: int) -> HeroScene:
    """The last round: the bag holds what is left, and the line what was put back."""
    total = Counter({"earthquake": 3, "drought": 3, "plague": 3, "tempest": 3, "decline": 3, "blank": 1})
    total.subtract(chit for chit in line if not chit.startswith("persians"))
    total.subtract(left)
    gone = [int(chit[-1]) for chit in line if chit.startswith("persians")]
    values = [1, 1, 1, 2, 2, 2, 3, 3]
    for value in gone:
        values.remove(value)
    scene = table("X", "Y").persians(*values).chits(**{kind: number for kind, number in total.items() if number})
    return scene.put_back(*line).round(8)


def test_an_empty_bag_is_followed_by_the_chits_put_back_in_their_order() -> None:
    """HC-5.2: they come up without a draw, because everybody knows them."""
    game = near_the_end("plague", "drought", "tempest").disasters()
    assert game.is_over()
    assert (game.put_back(), game.chits_seen()["plague"], game.chits_seen()["tempest"]) == ([], 3, 3)


def settled(game: HeroGame) -> list[str]:
    """The chits settled since the play began, in order."""
    words = [chit.word for chit in game.board.rules.content.chits]
    return [words[row[2]] for row in game.facts() if row[0] == base_facts.CHIT_DRAWN]


def back(game: HeroGame) -> list[str]:
    words = [chit.word for chit in game.board.rules.content.chits]
    return [words[row[2]] for row in game.facts() if row[0] == facts.CHIT_PUT_BACK]


def test_a_chit_that_comes_up_again_in_the_same_draw_is_settled_whatever_it_shows() -> None:
    """HC-5.4: three Persians are all that is left."""
    game = near_the_end("persians-1", "persians-2", "persians-3").disasters()
    assert game.is_over()
    assert settled(game) == ["persians-1", "persians-2", "persians-3"]
    assert back(game) == ["persians-2", "persians-3", "persians-3"]


def test_the_deadlock_looks_at_every_other_chit_first() -> None:
    """HC-5.4, HC-5.2: plague, plague, drought: the second plague goes behind the drought and then fits."""
    game = near_the_end("plague", "plague", "drought").disasters()
    assert settled(game) == ["plague", "drought", "plague"]
    assert back(game) == ["plague"]


def test_the_last_chit_of_the_game_is_settled_after_it_went_back_once() -> None:
    """HC-5.4: the last plague goes back once, finds no other chit behind it, and is settled."""
    game = near_the_end("plague", "plague", drought=1).disasters()
    assert settled(game) == ["drought", "plague", "plague"]
    assert back(game) == ["plague"]


def test_the_deadlock_with_a_bag_that_runs_out_in_the_middle_of_a_draw() -> None:
    """HC-5.4, HC-5.2: the bag gives two plagues; the second finds no other chit and is settled."""
    game = near_the_end("decline", plague=2).disasters()
    assert settled(game) == ["plague", "decline", "plague"]
    game = near_the_end("persians-1", plague=1, decline=1).disasters()
    game.chance("chit plague")
    assert settled(game) == ["plague", "decline", "persians-1"]


def test_ariadne_is_not_asked_about_a_chit_that_comes_up_again() -> None:
    """HC-5.4, HC-9.3: she keeps the first; the others cannot be put back, for nothing else is left."""
    game = near_the_end("persians-1", "persians-2", "persians-3").heroes(X="ariadne").disasters()
    game.play("X", "keep-chit")
    assert game.is_over()
    assert settled(game) == ["persians-1", "persians-2", "persians-3"]


def test_ariadne_is_asked_only_while_another_chit_is_there() -> None:
    """HC-9.3: before the last chit there is nothing to reveal in its place."""
    game = near_the_end("plague", "drought", "tempest").heroes(X="ariadne").disasters()
    game.play("X", "keep-chit", "keep-chit")
    assert game.is_over()
    assert settled(game) == ["plague", "drought", "tempest"]


def test_ariadne_with_two_chits_left_swaps_them() -> None:
    """HC-9.3, HC-5.4."""
    game = near_the_end("plague", "drought", "tempest").heroes(X="ariadne").disasters()
    game.play("X", "keep-chit", "put-back")
    assert game.is_over()
    assert settled(game) == ["plague", "tempest", "drought"]


def test_ariadne_decides_once_in_a_round_and_again_in_the_next() -> None:
    """HC-9.3: not carried over."""
    game = table("X", "Y").heroes(X="ariadne").disasters().chance("chit plague").play("X", "put-back")
    game.chance("chit drought", "chit tempest", "chit decline")
    assert game.round() == 2
    while game.asked() != "chance" or not game.legal()[0].startswith("chit"):
        game.play(game.asked(), game.legal()[0])
    game.chance("chit plague").may_only("X", "keep-chit", "put-back")
    game.play("X", "keep-chit").chance("chit drought").may_only("X", "keep-chit", "put-back")


def test_ariadne_is_asked_after_the_rule_of_two_in_a_row() -> None:
    """HC-9.3: what goes back anyway is not her business."""
    game = table("X", "Y").heroes(X="ariadne").disasters().chance("chit plague").play("X", "keep-chit")
    game.chance("chit plague")
    assert (game.asked(), game.put_back()) == ("chance", ["plague"])


def test_ariadne_decides_before_the_chit_has_any_effect() -> None:
    """HC-9.3, HC-9.7: with the third plague turned up nobody has lost anything yet."""
    scene = table("X", "Y").heroes(X="ariadne", Y="odysseus").people(6).coins(Y=1).chits(plague=2)
    game = scene.disasters().chance("chit plague").has("X", people=6).has("Y", people=6)
    game.copy().play("X", "put-back").has("Y", people=6)
    game.play("X", "keep-chit").has("X", people=4)
    game.may_only("Y", "ward", "suffer")


def test_ariadne_works_on_the_orange_side_too() -> None:
    """HC-9.3, HC-7.3."""
    game = table("X", "Y").heroes(X="ariadne").turned("X").disasters().chance("chit plague")
    game.may_only("X", "keep-chit", "put-back")


def test_without_heroes_two_chits_are_drawn_as_in_the_base_game() -> None:
    """HC-1.1, HC-5.1."""
    game = table("X", "Y").options(heroes=False).disasters().chance("chit plague", "chit plague")
    assert (seen(game), game.round()) == ({"plague": 2}, 2)


def test_the_eighth_persian_does_nothing_and_obeys_the_rule() -> None:
    """HC-5.5, HC-5.2."""
    scene = table("X", "Y").persians(1, 1, 1, 2, 2, 2).round(3)
    game = scene.disasters().chance("chit persians-3", "chit persians-3")
    assert (game.put_back(), game.chits_seen()["persians"]) == (["persians-3"], 7)


# --- statistics ---------------------------------------------------------------------------------


class Nothing(Strike):
    """Disasters that do nothing, so that only chits are left of the game."""

    def strike(self, s: Board, disaster: int) -> None:
        pass


def only_chits(options: dict[str, str]) -> HeroRules:
    """The engine's own chits for eight rounds, and nothing else."""
    rules = rulebook(2, options)
    rules.setup, rules.ending = [], []
    rules.round = [step for step in rules.round if isinstance(step, Chits)]
    rules.strikes = [Nothing() for _ in rules.strikes]
    rules.bind()
    return rules


class Course:
    """What became of the chits of one game."""

    def __init__(self, rules: HeroRules, dice: random.Random, ariadne: bool = False) -> None:
        board = HeroBoard(rules)
        board.facts = []
        if ariadne:
            board.polis(0).returns_each_round = 1
        board.run_on()
        self.round_of_row: list[int] = []
        while board.top is not None:
            moves = board.moves()
            if board.top.kind == RETURN_CHIT:
                move = dice.choice([KEEP, PUT_BACK])
            else:
                assert board.seat() == CHANCE
                move = dice.choices(moves, board.weights())[0]
            board.play(move)
        chits, per_round = rules.content.chits, rules.chits_per_round
        rows = [(row[0], chits[row[2]].disaster) for row in board.facts]
        self.settled = [disaster for fact, disaster in rows if fact == base_facts.CHIT_DRAWN]
        self.rounds = [self.settled[i : i + per_round] for i in range(0, len(self.settled), per_round)]
        self.end = board

    def deadlocks(self) -> list[int]:
        """Rounds in which a chit was settled that shows the same as the one before it."""
        return [number for number, found in enumerate(self.rounds, 1) if any(a == b != -1 for a, b in pairwise(found))]

    def attack(self, persians: int) -> int:
        """The round of the Persian chit with this number."""
        places = [i for i, disaster in enumerate(self.settled) if disaster == PERSIANS]
        return places[persians - 1] // 3 + 1


GAMES = 3000


@pytest.fixture(scope="module")
def courses() -> list[Course]:
    rules, dice = only_chits({}), random.Random("chits")
    return [Course(rules, dice) for _ in range(GAMES)]


def share(count: int) -> float:
    return count / GAMES


def test_every_chit_is_settled_once_and_each_round_settles_three(courses: list[Course]) -> None:
    """HC-5.1."""
    for course in courses:
        assert Counter(course.settled) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3, PERSIANS: 8, -1: 1}
        assert [len(found) for found in course.rounds] == [3] * 8
        assert (course.end.returned, sum(course.end.chits_left)) == ((), 0)


def test_the_deadlock_is_needed_in_about_45_percent_of_games_and_only_near_the_end(courses: list[Course]) -> None:
    """HC-5.4: four standard deviations of 3000 games are 3.6 points."""
    deadlocked = [course for course in courses if course.deadlocks()]
    assert 0.41 < share(len(deadlocked)) < 0.49
    rounds = Counter(number for course in deadlocked for number in course.deadlocks())
    assert set(rounds) <= {7, 8}
    assert rounds[7] < rounds[8] / 4


def test_in_about_22_percent_the_last_round_is_three_persians(courses: list[Course]) -> None:
    """HC-5.4, HC-5.5: exactly the games whose second attack falls into round 8; otherwise a round has two at most."""
    three = [course for course in courses if course.rounds[7].count(PERSIANS) == 3]
    assert 0.19 < share(len(three)) < 0.25
    assert three == [course for course in courses if course.attack(6) == 8]
    for course in courses:
        counts = [found.count(PERSIANS) for found in course.rounds]
        assert max(counts[:6]) <= 2
        assert counts[7] == 3 or max(counts) <= 2


def test_the_attacks_come_when_the_figures_say(courses: list[Course]) -> None:
    """HC-7.1: the first mostly in rounds 3 and 4, the second mostly in rounds 6 and 7."""
    first = Counter(course.attack(3) for course in courses)
    second = Counter(course.attack(6) for course in courses)
    assert min(first) >= 2
    assert max(first) <= 7
    assert min(second) >= 3
    assert max(second) <= 8
    assert {number for number, _ in first.most_common(2)} == {3, 4}
    assert {number for number, _ in second.most_common(2)} == {6, 7}
    assert share(first[3] + first[4]) > 0.5
    assert share(second[6] + second[7]) > 0.5


def test_two_in_a_row_settle_only_in_a_deadlock(courses: list[Course]) -> None:
    """HC-5.2, HC-5.4: before round 7 there is always another chit."""
    assert not [course for course in courses if any(number < 7 for number in course.deadlocks())]


@pytest.mark.parametrize("options", [{}, {"double_chit_scope": "game"}], ids=["round", "game"])
def test_with_ariadne_and_with_the_longer_scope_every_chit_is_settled_too(options: dict[str, str]) -> None:
    """HC-9.3, HC-5.3, HC-5.4."""
    rules, dice = only_chits(options), random.Random("ariadne")
    for _ in range(500):
        course = Course(rules, dice, ariadne=True)
        assert Counter(course.settled) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3, PERSIANS: 8, -1: 1}
        assert [len(found) for found in course.rounds] == [3] * 8
