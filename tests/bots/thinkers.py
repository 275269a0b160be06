"""Bots that tests put into the processes of a pool: what they do there is written into a file."""

from __future__ import annotations

import os
import time
from pathlib import Path

from isthmos.bots import pool
from isthmos.bots.bot import Bot, BotKind, Budget
from isthmos.bots.shelf import BOTS
from isthmos.core.state import State
from isthmos.core.title import Title


def journal() -> Path:
    return Path(os.environ["JOURNAL"])


def note(line: str) -> None:
    with journal().open("a") as file:
        file.write(f"{line}\n")


class Thinker(Bot):
    """Counts its questions; how long it thinks is in its seed."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.asked = 0
        note(f"open {seed} {budget.milliseconds} {budget.simulations}")

    def choose(self, position: State, seat: int) -> int:
        self.asked += 1
        note(f"asked {self.seed} {self.asked}")
        if self.seed.startswith("fail"):
            raise ZeroDivisionError
        time.sleep(float(self.seed.partition(":")[2] or 0))
        return position.moves()[0]

    def close(self) -> None:
        note(f"close {self.seed}")


class ThinkerKind(BotKind):
    name = "thinker"

    def plays(self, title: Title) -> bool:
        return True

    def open(self, title: Title, seed: str, budget: Budget) -> Bot:
        return Thinker(seed, budget)


def settle() -> None:
    """In the process."""
    BOTS["thinker"] = ThinkerKind()
    pool.MOST_KEPT = 2
