"""The random bot: any legal answer, each as likely as the others."""

from __future__ import annotations

from collections import Counter

from isthmos.bots.random_bot import RandomBot
from isthmos.core.answers import Answers
from isthmos.core.state import Decision, Frame, RuleBook, State


class OneOfTen(Decision[State]):
    """Ten legal answers and nothing else."""

    def answers(self, s: State, f: Frame, legal: Answers) -> None:
        legal.run(100, 10)


def question() -> State:
    book = RuleBook()
    book.decisions = [OneOfTen()]
    position = State(book)
    position.ask(0, 0)
    return position


def test_every_legal_answer_is_equally_likely() -> None:
    bot = RandomBot("chi-square")
    position = question()
    counts = Counter(bot.choose(position, 0) for _ in range(10_000))
    assert set(counts) <= set(position.moves())
    chi_square = sum((counts[move] - 1000) ** 2 / 1000 for move in position.moves())
    assert chi_square < 27.9  # nine degrees of freedom, one in a thousand


def test_the_same_seed_gives_the_same_answers() -> None:
    position = question()
    one, same, other = RandomBot("a"), RandomBot("a"), RandomBot("b")
    answers = [[bot.choose(position, 0) for _ in range(50)] for bot in (one, same, other)]
    assert answers[0] == answers[1] != answers[2]


def test_it_says_among_how_many_answers_it_picked() -> None:
    bot = RandomBot("a")
    bot.choose(question(), 0)
    [reason] = bot.why()
    assert reason.id == "bot-why-random"
    assert reason.args == {"answers": 10}
