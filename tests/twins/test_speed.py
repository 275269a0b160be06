"""Guards against getting slower, by ratio and by count: times of a crowded machine say nothing."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from .test_twins import pytestmark as needs_both_builds

ROUNDS, MOST_ROUNDS = 3, 12
"""Other work on the machine only slows a run down: the best of each build count, of more rounds if need be."""
LEAST_RATIO = {"peloponnes": 4.0, "heroes": 4.0, "perikles": 4.0}
"""How many times as fast the compiled engine must be; it was 6 to 8 when this was written."""
MOST_CALLS = {"peloponnes": 80, "heroes": 91, "perikles": 67}
"""Function calls for each decision in the interpreted engine, a tenth above what they were when this was written."""

PLAYOUTS = """
import sys, time
from isthmos.core.playout import QuickStream, play_out
from isthmos.games.catalogue import TITLES
first, stream, decisions = TITLES[sys.argv[1]].start(4, {}), QuickStream(7), 0
play_out(first.clone(), stream)
began = time.process_time()
while time.process_time() - began < 0.2:
    decisions += play_out(first.clone(), stream)
print(decisions / (time.process_time() - began))
"""

CALLS = """
import sys
from isthmos.core.playout import QuickStream, play_out
from isthmos.games.catalogue import TITLES
first, stream, decisions, calls = TITLES[sys.argv[1]].start(4, {}), QuickStream(7), 0, 0
def count(frame, event, argument):
    global calls
    calls += event in ("call", "c_call")
for _ in range(30):
    position = first.clone()
    sys.setprofile(count)
    decisions += play_out(position, stream)
    sys.setprofile(None)
print(calls / decisions)
"""


def measured(script: str, game: str, pure: str) -> float:
    command = [sys.executable, "-c", script, game]
    done = subprocess.run(command, env={**os.environ, "ISTHMOS_PURE": pure}, capture_output=True, text=True, check=True)
    return float(done.stdout)


@needs_both_builds
@pytest.mark.parametrize("game", LEAST_RATIO)
def test_the_compiled_engine_is_several_times_as_fast(game: str) -> None:
    compiled, interpreted = 0.0, 0.0
    for number in range(1, MOST_ROUNDS + 1):
        compiled = max(compiled, measured(PLAYOUTS, game, "0"))
        interpreted = max(interpreted, measured(PLAYOUTS, game, "1"))
        if number >= ROUNDS and compiled >= LEAST_RATIO[game] * interpreted:
            return
    assert compiled >= LEAST_RATIO[game] * interpreted, (compiled, interpreted)


@pytest.mark.parametrize("game", MOST_CALLS)
def test_a_decision_takes_no_more_calls_than_it_did(game: str) -> None:
    assert measured(CALLS, game, "1") <= MOST_CALLS[game]
