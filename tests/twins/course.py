"""Plays games and prints the course of each: a digest of the position's hash after every answer. One run, one build.

python course.py random TITLE SEATS FIRST GAMES
python course.py recorded FILE...
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from random import Random

from isthmos.compiled import is_compiled
from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import Title
from isthmos.games.catalogue import TITLES


def random_course(title: Title, seats: int, game: int) -> str:
    seed = f"twins {title.id} {seats} {game}"
    state, dealer, choice = title.start(seats, {}), dealer_from_seed(seed), Random(seed)
    course, answers = sha256(), 0
    while state.seat() != OVER:
        state.play(draw(state, dealer).move if state.seat() == CHANCE else choice.choice(state.moves()))
        course.update(state.hash().encode())
        answers += 1
    return f"{seed}: {answers} {course.hexdigest()} {state.scores()}"


def recorded_course(path: Path) -> str:
    record = records.load(path.read_bytes(), TITLES)
    replay, course = records.Replay(TITLES[record.game], record), sha256()
    for _ in record.answers:
        replay.step()
        course.update(replay.state.hash().encode())
    return f"{path.stem}: {len(record.answers)} {course.hexdigest()} {replay.state.scores()}"


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    if sys.argv[1] == "random":
        title, seats, first, games = TITLES[sys.argv[2]], *map(int, sys.argv[3:6])
        for game in range(first, first + games):
            print(random_course(title, seats, game))
    else:
        for name in sys.argv[2:]:
            print(recorded_course(Path(name)))
