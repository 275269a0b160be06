"""Bots against each other: what is fair about it, what is counted, and that it can be repeated and gone on with."""

from __future__ import annotations

import random
from math import log
from pathlib import Path

import msgspec
import pytest

from isthmos.bots.bot import Budget
from isthmos.bots.shelf import bot_named
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import OptionError
from isthmos.games.catalogue import title_named
from isthmos.lab.arena import REPORT, SELECT, Block, Game, Match, arena, counted, match_of, places, play_block, spread
from isthmos.lab.game import play_game
from isthmos.lab.ladder import ladder
from isthmos.lab.ratings import POINTS, ratings
from isthmos.lab.simulate import Imagination

PELOPONNES = title_named("peloponnes")


def match(*bots: str, seats: int = 0, seed: str = "a", **more: str) -> Match:
    return match_of(PELOPONNES, bots, seats or len(bots), seed, Budget(simulations=1), more)


def played(block: Block) -> list[object]:
    """Without the times."""
    return [(game.scores, game.places, [len(times) for times in game.milliseconds]) for game in block.games]


def test_a_deal_is_played_once_from_every_seat_and_a_seed_gives_the_same_games_again() -> None:
    ladder_of_three = match("greedy", "x=random", "y=random")
    block = play_block(ladder_of_three, 5)
    assert len(block.games) == 3
    assert played(block) == played(play_block(ladder_of_three, 5))
    assert played(block) != played(play_block(ladder_of_three, 6))
    assert played(block) != played(play_block(match("greedy", "x=random", "y=random", seed="b"), 5))


def test_a_deal_is_what_the_dealer_deals() -> None:
    """By pieces, not by kinds: the same game as at any other table with the dealer of this deal."""
    plain, seed = match("x=random", "y=random"), match("x=random", "y=random").deal_seed(3)
    state = PELOPONNES.start(2, {})
    players = [bot_named("random", PELOPONNES, f"{seed} 0 {seat}") for seat in range(2)]
    play_game(PELOPONNES, state, players, dealer_from_seed(seed), Imagination("unused"), 1000, check=False)
    assert play_block(plain, 3).games[0].scores == state.scores()


def test_a_bot_against_itself_under_two_names_is_neither_stronger_nor_weaker() -> None:
    """On each deal both have sat everywhere, so that for a bot without chance nothing is left to differ."""
    same = arena(match("one=greedy", "other=greedy"), 60)
    one, other = same.bots["one"], same.bots["other"]
    assert one.low <= 0.5 <= one.high
    assert one.win_share + other.win_share == pytest.approx(1.0)
    assert one.rating_low <= 1500 <= one.rating_high


def test_what_is_stronger_is_found_to_be() -> None:
    found = arena(match("greedy", "random", seats=4), 40)
    assert found.bots["greedy"].low > 0.25 > found.bots["random"].high
    assert found.bots["greedy"].win_share + 3 * found.bots["random"].win_share == pytest.approx(1.0)
    assert found.bots["greedy"].rating_low > found.bots["random"].rating_high
    assert found.bots["greedy"].mean_score > found.bots["random"].mean_score


def test_the_promised_keys_are_there() -> None:
    found = msgspec.json.decode(msgspec.json.encode(arena(match("greedy", "random"), 3)))
    assert list(found) == ["title", "players", "games", "deals", "bots"]
    assert (found["title"], found["players"], found["games"], found["deals"]) == ("peloponnes", 2, 4, 2)
    one = found["bots"]["greedy"]
    assert set(one) >= {"win_share", "low", "high", "mean_score", "rating", "move_ms"}
    assert list(one["move_ms"]) == ["p50", "p95", "max"]
    assert 0 < one["move_ms"]["p50"] <= one["move_ms"]["p95"] <= one["move_ms"]["max"]


def test_a_shared_victory_counts_for_each_and_winners_stand_above_others_of_the_same_score() -> None:
    assert places([7, 9, 9, 3], [1, 2], [0, 1, 2, 3]) == [[1, 2], [0], [3]]
    assert places([9, 9, 7, 7], [1], [3, 2, 1, 0]) == [[2], [3], [0, 1]]
    shared = Game([1, 1, 0], [[0, 1], [2]], [[1.0], [1.0], [1.0]])
    found = counted(Match("peloponnes", ("a=greedy", "b=greedy", "c=greedy"), "s"), [Block(0, [shared])])
    assert [found.bots[name].win_share for name in "abc"] == [0.5, 0.5, 0.0]


def test_games_of_one_deal_are_not_counted_as_separate_tries() -> None:
    """A deal that decides everything: four games of it say no more than one."""
    deals = [float(random.Random(n).random() < 0.5) for n in range(100)]
    _, error = spread(deals)
    assert error == pytest.approx(0.098, abs=0.002)  # of 100 throws of a coin, not of 400
    assert spread(deals[:1])[1] == 1.0


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    dice, held = random.Random(1), 0
    for _ in range(500):
        mean, error = spread([sum(dice.random() < 0.3 for _ in range(4)) / 4 for _ in range(150)])
        held += abs(mean - 0.3) <= error
    assert 0.92 < held / 500 < 0.98


def test_ratings_find_the_strengths_that_places_were_drawn_from() -> None:
    """Plackett and Luce: 1, 2 and 4 times as strong."""
    dice, games = random.Random(2), []
    for _ in range(3000):
        left, order = {0: 1.0, 1: 2.0, 2: 4.0}, []
        while left:
            order.append([dice.choices(list(left), list(left.values()))[0]])
            del left[order[-1][0]]
        games.append([order])
    found = ratings(["a", "b", "c"], games)
    for name, strength in (("a", 1), ("b", 2), ("c", 4)):
        assert found[name].value == pytest.approx(1500 + POINTS * log(strength / 2), abs=15)
        assert found[name].low < found[name].value < found[name].high


def test_whoever_never_loses_has_a_rating_and_equals_have_the_same() -> None:
    found = ratings(["a", "b"], [[[[0], [1]]]] * 50)
    assert 1500 < found["a"].value < 3000
    tied = ratings(["a", "b", "c"], [[[[0, 1, 2]]]] * 10)
    assert {round(one.value, 6) for one in tied.values()} == {1500}


def test_a_run_that_was_ended_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, kept = match("greedy", "random"), tmp_path / "kept"
    through = arena(whole, 12, path=tmp_path / "through")
    arena(whole, 6, path=kept)
    kept.write_bytes(kept.read_bytes() + b'{"deal":4,"games":[{"sco')  # the power went
    steps: list[int] = []
    again = arena(whole, 12, path=kept, progress=steps.append)
    assert steps == [8, 10, 12]
    assert [one.win_share for one in again.bots.values()] == [one.win_share for one in through.bots.values()]
    assert len(kept.read_bytes().splitlines()) == 1 + 6


def test_what_another_run_keeps_is_not_mixed_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    arena(match("greedy", "random"), 2, path=kept)
    others = tmp_path / "letters"
    others.write_text("something else\n")
    for other, path in ((match("greedy", "random", seed="b"), kept), (match("greedy", "random"), others)):
        before = path.read_bytes()
        with pytest.raises(OptionError) as refused:
            arena(other, 2, path=path)
        assert refused.value.message.id == "lab-another-match"
        assert path.read_bytes() == before


def test_several_processes_find_what_one_finds() -> None:
    one, two = (arena(match("greedy", "random"), 8, processes=n) for n in (1, 2))
    assert [b.win_share for b in one.bots.values()] == [b.win_share for b in two.bots.values()]


def test_deals_to_select_on_are_never_reported_from() -> None:
    tuned = msgspec.structs.replace(match("greedy", "random"), purpose=SELECT)
    reported = match("greedy", "random")
    assert reported.purpose == REPORT
    assert not {tuned.deal_seed(n) for n in range(1000)} & {reported.deal_seed(n) for n in range(1000)}


@pytest.mark.parametrize(
    ("bots", "seats", "said"),
    [
        (["nobody"], 2, "core-no-bot"),
        (["a=greedy", "a=random"], 2, "lab-one-label"),
        (["greedy"] * 6, 5, "lab-bots-for-seats"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], seats: int, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        match(*bots, seats=seats)
    assert refused.value.message.id == said


@pytest.mark.parametrize("title", ["peloponnes", "heroes", "perikles"])
def test_every_game_has_an_arena(title: str) -> None:
    mixed = match_of(title_named(title), ["greedy", "random"], 3, "a", Budget(), {})
    assert arena(mixed, 3).games == 3


def test_the_picture_shows_everybody_and_what_is_fair() -> None:
    picture = ladder("Title & more", "fair", arena(match("greedy", "random"), 4))
    assert "Title &amp; more" in picture
    assert picture.count("<circle") == 2
    assert ">greedy<" in picture
    assert ">fair<" in picture
