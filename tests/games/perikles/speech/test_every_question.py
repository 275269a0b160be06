"""Questions, answers and facts in words, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from isthmos.core.message import Message
from isthmos.core.state import OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.perikles import facts, questions
from isthmos.games.perikles.speech import SPEECHES
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.telling import NAMES, TELLERS
from isthmos.games.perikles.title import TITLE

from ..playing import positions
from .saying import LANGUAGES, say


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
    assert set(SPEECHES) == asked
    assert set(TELLERS) == set(NAMES) == set(range(facts.FURTHER_DEFEAT + 1))
