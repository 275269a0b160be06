"""Plays games and prints the course of each: a digest of the position's hash and its bytes after every answer, and for
recorded games of what everybody is shown and told now and then; of greedy games what every answer is worth, and now and
then what playouts say. One run, one build.

python course.py random TITLE SEATS FIRST GAMES
python course.py greedy TITLE SEATS FIRST GAMES
python course.py recorded FILE...
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from random import Random

from isthmos.bots.greedy import GreedyBot, GreedyPolicy
from isthmos.bots.shelf import bot_named
from isthmos.compiled import is_compiled
from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.packing import pack
from isthmos.core.playout import QuickStream, mean_values, values_of_answers
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import SPECTATOR, Title
from isthmos.games.catalogue import TITLES

SHOWN_EVERY = 5
PLAYED_OUT_EVERY = 50


def shown(title: Title, state: State) -> str:
    """The view and the log of everybody, the question and its answers."""
    parts: list[object] = [title.question(state)]
    for viewer in (SPECTATOR, *range(len(state.scores()))):
        parts += [title.view(state, viewer), title.tell(state, state.facts or (), viewer)]
    if state.seat() >= 0:
        parts += [title.choices(state), title.barred(state)]
    return repr(parts)


def random_course(title: Title, seats: int, game: int) -> str:
    seed = f"twins {title.id} {seats} {game}"
    state, dealer, choice = title.start(seats, {}), dealer_from_seed(seed), Random(seed)
    course, answers = sha256(), 0
    while state.seat() != OVER:
        state.play(draw(state, dealer).move if state.seat() == CHANCE else choice.choice(state.moves()))
        course.update(state.hash().encode())
        course.update(pack(title, state))
        answers += 1
    return f"{seed}: {answers} {course.hexdigest()} {state.scores()}"


def greedy_course(title: Title, seats: int, game: int) -> str:
    seed = f"twins {title.id} {seats} {game}"
    state, dealer, bot = title.start(seats, {}), dealer_from_seed(seed), bot_named("greedy", title, seed)
    assert isinstance(bot, GreedyBot)
    course, answers = sha256(), 0
    while state.seat() != OVER:
        if state.seat() == CHANCE:
            state.play(draw(state, dealer).move)
        else:
            judged = [*bot.values(state, state.seat()), *bot.win_chances(state)]
            course.update(repr([float(one) for one in judged]).encode())
            if answers % PLAYED_OUT_EVERY == 0:
                course.update(repr(played_out(state, GreedyPolicy(bot.evaluator), answers)).encode())
            state.play(bot.choose(state, state.seat()))
        course.update(state.hash().encode())
        answers += 1
    return f"{seed}: {answers} {course.hexdigest()} {state.scores()}"


def played_out(state: State, greedy: GreedyPolicy, seed: int) -> tuple[list[float], list[float]]:
    """What random games say of every answer, and greedy play to the end of the round of the position."""
    stream = QuickStream(seed + 1)
    return values_of_answers(state, 1, stream), mean_values(state, 1, stream, greedy, chapters=1)


def recorded_course(path: Path) -> str:
    record = records.load(path.read_bytes(), TITLES)
    replay, course = records.Replay(TITLES[record.game], record), sha256()
    for number in range(len(record.answers)):
        replay.state.facts = []
        replay.step()
        course.update(replay.state.hash().encode())
        if number % SHOWN_EVERY == 0:
            course.update(shown(TITLES[record.game], replay.state).encode())
    return f"{path.stem}: {len(record.answers)} {course.hexdigest()} {replay.state.scores()}"


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    if sys.argv[1] in ("random", "greedy"):
        course = random_course if sys.argv[1] == "random" else greedy_course
        title, seats, first, games = TITLES[sys.argv[2]], *map(int, sys.argv[3:6])
        for game in range(first, first + games):
            print(course(title, seats, game))
    else:
        for name in sys.argv[2:]:
            print(recorded_course(Path(name)))
