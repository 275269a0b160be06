"""The random bot: any legal answer, each as likely as the others."""

from __future__ import annotations

from collections import Counter

from isthmos.bots.random_bot import RandomBot
from isthmos.core.state import RuleBook, State


class Question(State):
    """A position with ten legal answers and nothing else."""

    def moves(self) -> list[int]:
        return list(range(100, 110))


def test_every_legal_answer_is_equally_likely() -> None:
    bot = RandomBot("chi-square")
    position = Question(RuleBook())
    counts = Counter(bot.choose(position, 0) for _ in range(10_000))
    assert set(counts) <= set(position.moves())
    chi_square = sum((counts[move] - 1000) ** 2 / 1000 for move in position.moves())
    assert chi_square < 27.9  # nine degrees of freedom, one in a thousand


def test_the_same_seed_gives_the_same_answers() -> None:
    position = Question(RuleBook())
    one, same, other = RandomBot("a"), RandomBot("a"), RandomBot("b")
    answers = [[bot.choose(position, 0) for _ in range(50)] for bot in (one, same, other)]
    assert answers[0] == answers[1] != answers[2]


def test_it_says_among_how_many_answers_it_picked() -> None:
    bot = RandomBot("a")
    bot.choose(Question(RuleBook()), 0)
    [reason] = bot.why()
    assert reason.id == "bot-why-random"
    assert reason.args == {"answers": 10}
